"""Rules of thumb for the board game: how far will my explorer come, and what is that worth?

For every path the last step is guessed from the cards in hand and the cards that may still come. A
card is played where that costs the least of the plan, or discarded where neither the plan nor the
neighbours gain from keeping or getting it. Only what the seat to move knows counts.
"""

from typing import Final

from mypy_extensions import i64

from rivalry.bots.policy.best import best_of
from rivalry.games.lost_cities_board import moves, rules, scoring
from rivalry.games.lost_cities_board.cards import (
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    MOVE,
    SEND_RESEARCHER,
    STAY,
    VALUES,
)
from rivalry.games.lost_cities_board.layout import (
    ARROW,
    ARTIFACT,
    BRIDGE,
    CROSSINGS,
    STEPS,
    STONES,
)

CHUNK: Final = 2047  # the bits of the eleven cards of a colour
COUNT: Final = [chunk.bit_count() for chunk in range(2048)]
BIT: Final = [1 << value for value in range(VALUES)]
FROM: Final = [CHUNK - (1 << value) + 1 for value in range(VALUES)]
"""The cards of a colour from this value up."""
UP_TO: Final = [(2 << value) - 1 for value in range(VALUES)]
"""The cards of a colour up to this value."""


class Style:
    """How a player weighs things; the weights of each level are data (see rivalry.bots.weights)."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.hope: float = weights["hope"]  # part of an even share of the draws that will be mine
        self.progress: float = weights["progress"]  # a card on the table is better than in hand
        self.artifact: float = weights["artifact"]  # what an artifact is worth
        self.arrow: float = weights["arrow"]  # what an arrow is worth
        self.tiles: float = weights["tiles"]  # part of the tiles ahead that will be reached in time
        self.extra: float = weights["extra"]  # what a card beyond the last step is worth
        self.researcher: float = weights["researcher"]  # what the researcher's path must promise
        self.take: float = weights["take"]  # what a card from the draw pile is worth
        self.patience: float = weights["patience"]  # turns after which piles lose a point of appeal
        self.opening: float = weights["opening"]  # what a new path must promise
        self.pace: float = weights["pace"]  # part of the turns left that a path can use
        self.gift: float = weights["gift"]  # what a card that fits costs on the pile, per rival
        self.gift_new: float = weights[
            "gift_new"
        ]  # the same for a low card where a rival can begin
        self.ending: float = weights["ending"]  # how much the own lead counts when ending it all


class Path:
    """One path as a seat sees it."""

    __slots__ = (
        "colour",
        "step",
        "played",
        "closed",
        "hand",
        "both",
        "unseen",
        "unseen_both",
        "factor",
    )

    def __init__(self) -> None:
        self.colour: i64 = 0
        self.step: i64 = 0
        self.played: i64 = 0  # the cards of the column
        self.closed: i64 = 0  # the cards that may no longer be added
        self.hand: i64 = 0  # the cards in hand
        self.both: i64 = 0  # those that are there twice
        self.unseen: i64 = 0  # the cards that may still come
        self.unseen_both: i64 = 0  # those of which both copies may
        self.factor: float = 1.0  # 2 for the researcher

    def copy(self) -> "Path":
        path = Path()
        path.colour = self.colour
        path.step = self.step
        path.played = self.played
        path.closed = self.closed
        path.hand = self.hand
        path.both = self.both
        path.unseen = self.unseen
        path.unseen_both = self.unseen_both
        path.factor = self.factor
        return path


class Plan:
    """All paths as a seat sees them, and the time that is left."""

    __slots__ = ("style", "paths", "turns", "luck", "ahead")

    def __init__(self, s: rules.Position, style: Style, seat: i64) -> None:
        self.style = style
        self.paths: list[Path] = [look(s, seat, path) for path in range(5)]
        players: i64 = s.setup.players
        # A turn draws one card, so the draw pile says how many turns are left at least.
        self.turns: float = float(s.deck_left) / float(players)
        hidden: float = float(s.deck_left + len(s.aside) + 8 * (players - 1))
        self.luck: float = style.hope * self.turns / max(1.0, hidden)
        self.ahead: list[float] = tiles_up_to(s, style)


def look(s: rules.Position, seat: i64, colour: i64) -> Path:
    """A path as a seat sees it."""
    side = s.sides[seat]
    shift: i64 = colour * VALUES
    path = Path()
    path.colour = colour
    path.step = side.steps >> 4 * colour & 15
    path.played = side.played >> shift & CHUNK
    path.closed = side.closed >> shift & CHUNK
    path.hand = side.hand >> shift & CHUNK
    path.both = side.hand_both >> shift & CHUNK
    path.factor = 2.0 if side.researcher == colour else 1.0
    first: i64 = path.hand  # one copy was seen
    second: i64 = path.both
    other: i64 = 0
    while other < s.setup.players:
        theirs = s.sides[other]
        played: i64 = theirs.played >> shift & CHUNK
        second |= first & played | (theirs.played_both >> shift & CHUNK)
        first |= played
        if other != seat:
            known: i64 = theirs.known >> shift & CHUNK
            second |= first & known | (theirs.known_both >> shift & CHUNK)
            first |= known
        other += 1
    for card in s.piles[colour]:
        bit: i64 = BIT[card - shift]
        second |= first & bit
        first |= bit
    path.unseen = CHUNK & ~second
    path.unseen_both = CHUNK & ~first
    return path


def fitting(path: Path, up_and_down: bool) -> i64:
    """The cards that can still be added; with an open direction, those of the better one."""
    if not up_and_down or path.closed or path.played == 0:
        return CHUNK & ~path.closed
    value: i64 = COUNT[path.played - 1]  # only this value lies there
    up: i64 = FROM[value]
    down: i64 = UP_TO[value]
    return up if COUNT[path.hand & up] >= COUNT[path.hand & down] else down


def with_played(before: Path, value: i64, up_and_down: bool) -> Path:
    """The path once a card from the hand was played there."""
    path = without(before, value)
    if not up_and_down or path.played & (UP_TO[value] ^ BIT[value]):
        path.closed |= UP_TO[value] ^ BIT[value]
    elif path.played & (FROM[value] ^ BIT[value]):
        path.closed |= FROM[value] ^ BIT[value]
    path.played |= BIT[value]
    if path.step < STEPS:
        path.step += 1
    return path


def without(before: Path, value: i64) -> Path:
    """The path without a card of the hand."""
    path = before.copy()
    if path.both & BIT[value]:
        path.both ^= BIT[value]
    else:
        path.hand ^= BIT[value]
    return path


def with_card(before: Path, value: i64) -> Path:
    """The path with one more card in hand."""
    path = before.copy()
    path.both |= path.hand & BIT[value]
    path.hand |= BIT[value]
    return path


def moved(before: Path) -> Path:
    """The path with the explorer one step further."""
    path = before.copy()
    path.step += 1
    return path


def promise(plan: Plan, path: Path, up_and_down: bool) -> float:
    """What a path will be worth in the end, for an explorer that goes on or sets out."""
    fits: i64 = fitting(path, up_and_down)
    cards: float = float(COUNT[path.hand & fits] + COUNT[path.both & fits])
    cards += plan.luck * float(COUNT[path.unseen & fits] + COUNT[path.unseen_both & fits])
    reach: float = float(path.step) + min(cards, plan.turns * plan.style.pace)
    whole: i64 = i64(int(reach))
    if whole >= STEPS:
        worth: float = float(STONES[STEPS])
    else:
        worth = float(STONES[whole])
        worth += (reach - float(whole)) * float(STONES[whole + 1] - STONES[whole])
    worth = path.factor * worth + max(0.0, reach - float(STEPS)) * plan.style.extra
    row: i64 = path.colour * (STEPS + 1)
    return worth + plan.ahead[row + min(whole, STEPS)] - plan.ahead[row + path.step]


def tiles_up_to(s: rules.Position, style: Style) -> list[float]:
    """What may be expected of the tiles of each path up to each step, one path after the other."""
    sums: list[float] = []
    space: i64 = 0
    while space < 5 * STEPS:
        if space % STEPS == 0:
            total: float = 0.0
            sums.append(0.0)
        total += style.tiles * worth_of_tile(s, style, space)
        sums.append(total)
        space += 1
    return sums


def worth_of_tile(s: rules.Position, style: Style, space: i64) -> float:
    """What the tile on a space brings."""
    tile: i64 = s.tiles[space]
    if tile == ARTIFACT:
        return style.artifact if s.artifacts_left >> space & 1 else 0.0
    return style.arrow if tile == ARROW else float(tile)


def tile_value(s: rules.Position, plan: Plan, path: i64, step: i64) -> float:
    """What the tile on a stone brings, and the end of the expedition, if it comes."""
    if step == BRIDGE and s.crossings == CROSSINGS - 1:
        return plan.style.ending * lead(s)
    return worth_of_tile(s, plan.style, path * STEPS + step - 1)


def lead(s: rules.Position) -> float:
    """How much more my explorers are worth than those of the best other player."""
    best: float = -1000.0
    seat: i64 = 0
    while seat < s.setup.players:
        if seat != s.turn:
            best = max(best, float(scoring.net_of_explorers(s.sides[seat])))
        seat += 1
    return float(scoring.net_of_explorers(s.sides[s.turn])) - best


def gift(s: rules.Position, style: Style, colour: i64, value: i64) -> float:
    """What a discarded card is worth to the others."""
    total: float = 0.0
    seat: i64 = 0
    while seat < s.setup.players:
        if seat != s.turn:
            side = s.sides[seat]
            card: i64 = colour * VALUES + value
            if side.played >> colour * VALUES & CHUNK == 0:
                total += float(10 - value) * style.gift_new
            elif side.closed >> card & 1 == 0:
                total += style.gift
        seat += 1
    return total


# Judging answers


def play_value(s: rules.Position, plan: Plan, colour: i64, value: i64) -> float:
    """The value of playing a card."""
    up_and_down: bool = s.setup.up_and_down
    style = plan.style
    before = plan.paths[colour]
    after = with_played(before, value, up_and_down)
    worth: float = promise(plan, after, up_and_down)
    if before.played == 0 and worth < style.opening:
        return worth - 50.0
    bonus: float = style.extra
    if after.step > before.step:
        bonus = tile_value(s, plan, colour, after.step)
    return style.progress + bonus + worth - max(0.0, promise(plan, before, up_and_down))


def discard_value(s: rules.Position, plan: Plan, colour: i64, value: i64) -> float:
    """The value of discarding a card."""
    up_and_down: bool = s.setup.up_and_down
    before = plan.paths[colour]
    kept: float = max(0.0, promise(plan, before, up_and_down))
    kept -= max(0.0, promise(plan, without(before, value), up_and_down))
    return -kept - gift(s, plan.style, colour, value)


def card_values(s: rules.Position, plan: Plan) -> list[float]:
    """The value of each way to play or discard, in the order of the options."""
    values: list[float] = []
    for action in rules.card_options(s):
        if action < DISCARD:
            values.append(play_value(s, plan, action // VALUES, action % VALUES))
        else:
            card: i64 = action - DISCARD
            values.append(discard_value(s, plan, card // VALUES, card % VALUES))
    return values


def draw_values(s: rules.Position, plan: Plan) -> list[float]:
    """The value of each way to draw, in order."""
    up_and_down: bool = s.setup.up_and_down
    style = plan.style
    dull: float = float(s.turns) / float(s.setup.players) / style.patience
    values: list[float] = []
    for action in rules.draw_options(s):
        if action == DRAW_DECK:
            values.append(style.take)
        else:
            colour: i64 = action - DRAW_PILE
            pile = s.piles[colour]
            before = plan.paths[colour]
            after = with_card(before, pile[len(pile) - 1] - colour * VALUES)
            worth: float = max(0.0, promise(plan, after, up_and_down))
            values.append(worth - max(0.0, promise(plan, before, up_and_down)) - dull)
    return values


def move_values(s: rules.Position, plan: Plan) -> list[float]:
    """The value of moving each explorer that can, and of staying."""
    up_and_down: bool = s.setup.up_and_down
    values: list[float] = []
    for action in rules.move_options(s):
        if action == STAY:
            values.append(0.0)
        else:
            path = plan.paths[action - MOVE]
            after = moved(path)
            gain: float = promise(plan, after, up_and_down) - promise(plan, path, up_and_down)
            values.append(gain + tile_value(s, plan, action - MOVE, after.step))
    return values


def send_values(s: rules.Position, plan: Plan) -> list[float]:
    """The researcher goes where an adventurer would be worth much."""
    worth: float = promise(plan, moved(plan.paths[s.path]), s.setup.up_and_down)
    return [worth - plan.style.researcher, 0.0]


def values(s: rules.Position, style: Style) -> list[float]:
    """The value of every option, in order, from what the seat that is asked knows."""
    plan = Plan(s, style, s.turn)
    if s.phase == rules.CARD:
        return card_values(s, plan)
    if s.phase == rules.DRAW:
        return draw_values(s, plan)
    if s.phase == rules.SEND:
        return send_values(s, plan)
    return move_values(s, plan)


# Playing


def play_turns(s: rules.Position, styles: list[Style], turns: i64) -> None:
    """Play so many turns, or until the expedition is over, every seat in its style."""
    last: i64 = s.turns + turns
    while rules.CARD <= s.phase <= rules.DRAW and s.turns < last:
        moves.answer(s, option(s, best_of(values(s, styles[s.turn]))))
    s._decision = None


def play_expedition(s: rules.Position, styles: list[Style]) -> None:
    """Play until the expedition is over, every seat in its style."""
    play_turns(s, styles, 1000000)


def option(s: rules.Position, n: i64) -> i64:
    """The nth option of the decision."""
    if s.phase == rules.CARD:
        return rules.card_options(s)[n]
    if s.phase == rules.DRAW:
        return rules.draw_options(s)[n]
    if s.phase == rules.SEND:
        return SEND_RESEARCHER + n
    return rules.move_options(s)[n]


def outlook(s: rules.Position, style: Style, seat: i64) -> float:
    """The points that a seat may expect of a running expedition, from what it knows."""
    up_and_down: bool = s.setup.up_and_down
    plan = Plan(s, style, seat)
    side = s.sides[seat]
    points: float = float(side.points) + style.artifact * float(side.found)
    for path in plan.paths:
        worth: float = promise(plan, path, up_and_down)
        if path.played == 0 and worth < style.opening:
            worth = 0.0
        points += worth
    return points
