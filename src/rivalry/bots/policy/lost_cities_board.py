"""Rules of thumb for the board game: how far will my explorer come, and what is that worth?

For every path the last step is guessed from the cards in hand and the cards that may still come. A
card is played where that costs the least of the plan, or discarded where neither the plan nor the
neighbours gain from keeping or getting it. Only what the seat to move knows counts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.games.lost_cities_board import moves, rules, scoring
from rivalry.games.lost_cities_board.cards import (
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    MOVE,
    ONE,
    SEND_ADVENTURER,
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
# Tables of small numbers are bytes: compiled code reads them without touching an object.
COUNT: Final = bytes([chunk.bit_count() for chunk in range(2048)])
LOWEST: Final = bytes([(chunk & -chunk).bit_length() - 1 if chunk else 0 for chunk in range(2048)])
"""The lowest value of a colour's mask."""
STONE: Final = vec[float](STONES)
"""What an explorer is worth by its step."""


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
        "promised",
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
        self.promised: float = 0.0  # what it promises as it is

    def become(self, path: "Path") -> None:
        """Look like another path."""
        self.colour = path.colour
        self.step = path.step
        self.played = path.played
        self.closed = path.closed
        self.hand = path.hand
        self.both = path.both
        self.unseen = path.unseen
        self.unseen_both = path.unseen_both
        self.factor = path.factor


class Plan:
    """All paths as a seat sees them, and the time that is left."""

    __slots__ = ("style", "paths", "trial", "turns", "luck", "up_and_down", "ahead", "artifacts")

    def __init__(self, s: rules.Position, style: Style) -> None:
        self.style = style
        self.paths: list[Path] = [Path(), Path(), Path(), Path(), Path()]
        self.trial = Path()  # a path as an answer would make it
        self.turns: float = 0.0  # at least so many are left
        self.luck: float = 0.0  # how likely each unseen card still comes
        self.up_and_down: bool = s.setup.up_and_down
        # What may be expected of the tiles of each path up to each step, one after the other.
        self.ahead: vec[float] = vec[float]([0.0] * (5 * (STEPS + 1)))
        self.artifacts: i64 = -1  # which artifacts lay there when that was worked out


def plan_for(s: rules.Position, style: Style, seat: i64) -> Plan:
    """The plan of a seat."""
    plan = Plan(s, style)
    make_plan(plan, s, style, seat)
    return plan


def make_plan(plan: Plan, s: rules.Position, style: Style, seat: i64) -> None:
    """Make this the plan of a seat; it was one for this expedition before, or is fresh."""
    players: i64 = s.setup.players
    # A turn draws one card, so the draw pile says how many turns are left at least.
    plan.turns = float(s.deck_left) / float(players)
    hidden: float = float(s.deck_left + len(s.aside) + 8 * (players - 1))
    plan.luck = style.hope * plan.turns / max(1.0, hidden)
    if plan.style is not style:
        plan.style = style
        plan.artifacts = -1
    path: i64 = 0
    while path < 5:
        look_again(plan, s, seat, path)
        path += 1


def look_again(plan: Plan, s: rules.Position, seat: i64, path: i64) -> None:
    """Something has changed on one path."""
    if plan.artifacts != s.artifacts_left:
        plan.artifacts = s.artifacts_left
        expect_tiles(plan, s)
    one = plan.paths[path]
    look(one, s, seat, path)
    one.promised = promise(plan, one)


def look(path: Path, s: rules.Position, seat: i64, colour: i64) -> None:
    """Make this a path as a seat sees it."""
    side = s.sides[seat]
    shift: i64 = colour * VALUES
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
        bit: i64 = ONE << card - shift
        second |= first & bit
        first |= bit
    path.unseen = CHUNK & ~second
    path.unseen_both = CHUNK & ~first


def fitting(path: Path, up_and_down: bool) -> i64:
    """The cards that can still be added; with an open direction, those of the better one."""
    if not up_and_down or path.closed or path.played == 0:
        return CHUNK & ~path.closed
    bit: i64 = path.played & -path.played  # only this value lies there
    up: i64 = CHUNK & ~(bit - 1)
    down: i64 = bit + bit - 1
    return up if COUNT[path.hand & up] >= COUNT[path.hand & down] else down


def play(path: Path, value: i64, up_and_down: bool) -> None:
    """A card from the hand is played there."""
    drop(path, value)
    bit: i64 = ONE << value
    if not up_and_down or path.played & (bit - 1):
        path.closed |= bit - 1
    elif path.played & ~(bit + bit - 1):
        path.closed |= CHUNK & ~(bit + bit - 1)
    path.played |= bit
    if path.step < STEPS:
        path.step += 1


def drop(path: Path, value: i64) -> None:
    """A card leaves the hand."""
    bit: i64 = ONE << value
    if path.both & bit:
        path.both ^= bit
    else:
        path.hand ^= bit


def promise(plan: Plan, path: Path) -> float:
    """What a path will be worth in the end, for an explorer that goes on or sets out."""
    fits: i64 = fitting(path, plan.up_and_down)
    count: i64 = COUNT[path.hand & fits]
    if path.both:
        count += COUNT[path.both & fits]
    coming: i64 = COUNT[path.unseen & fits]
    coming += COUNT[path.unseen_both & fits]
    cards: float = float(count)
    cards += plan.luck * float(coming)
    most: float = plan.turns * plan.style.pace
    if cards > most:
        cards = most
    reach: float = float(path.step) + cards
    row: i64 = path.colour * (STEPS + 1)
    ahead = plan.ahead
    if reach >= 9.0:
        worth: float = path.factor * STONE[STEPS] + (reach - 9.0) * plan.style.extra
        return worth + ahead[row + STEPS] - ahead[row + path.step]
    whole: i64 = path.step  # `reach` without its fraction
    part: float = reach - float(whole)
    while part >= 1.0:
        whole += 1
        part = reach - float(whole)
    worth = STONE[whole]
    worth += part * (STONE[whole + 1] - STONE[whole])
    return path.factor * worth + ahead[row + whole] - ahead[row + path.step]


def expect_tiles(plan: Plan, s: rules.Position) -> None:
    """Add up what may be expected of the tiles of each path up to each step."""
    style = plan.style
    ahead = plan.ahead
    space: i64 = 0
    at: i64 = 0
    while space < 5 * STEPS:
        if space % STEPS == 0:
            total: float = 0.0
            ahead[at] = 0.0
            at += 1
        total += style.tiles * worth_of_tile(s, style, space)
        ahead[at] = total
        at += 1
        space += 1


def worth_of_tile(s: rules.Position, style: Style, space: i64) -> float:
    """What the tile on a space brings."""
    tile: i64 = s.tiles[space]
    if tile == ARTIFACT:
        return style.artifact if s.artifacts_left >> space & 1 else 0.0
    return style.arrow if tile == ARROW else float(tile)


def tile_value(s: rules.Position, plan: Plan, path: i64, step: i64) -> float:
    """What the tile on a stone brings, and the end of the expedition, if it comes."""
    if step == BRIDGE and s.crossings == CROSSINGS - 1:
        return plan.style.ending * ahead_of_rivals(s)
    return worth_of_tile(s, plan.style, path * STEPS + step - 1)


def ahead_of_rivals(s: rules.Position) -> float:
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
    shift: i64 = colour * VALUES
    seat: i64 = 0
    while seat < s.setup.players:
        if seat != s.turn:
            side = s.sides[seat]
            if side.played >> shift & CHUNK == 0:
                total += float(10 - value) * style.gift_new
            elif side.closed >> shift + value & 1 == 0:
                total += style.gift
        seat += 1
    return total


# Judging answers: each function gives the best one, and lists the values of all if there is a list


def at_least_nothing(value: float) -> float:
    """What a path is worth that need not be gone."""
    return value if value > 0.0 else 0.0


def play_value(s: rules.Position, plan: Plan, colour: i64, value: i64) -> float:
    """The value of playing a card."""
    style = plan.style
    before = plan.paths[colour]
    after = plan.trial
    after.become(before)
    play(after, value, plan.up_and_down)
    worth: float = promise(plan, after)
    if before.played == 0 and worth < style.opening:
        return worth - 50.0
    bonus: float = style.extra
    if after.step > before.step:
        bonus = tile_value(s, plan, colour, after.step)
    return style.progress + bonus + worth - at_least_nothing(before.promised)


def discard_value(s: rules.Position, plan: Plan, colour: i64, value: i64) -> float:
    """The value of discarding a card."""
    before = plan.paths[colour]
    after = plan.trial
    after.become(before)
    drop(after, value)
    kept: float = at_least_nothing(before.promised)
    kept -= at_least_nothing(promise(plan, after))
    return -kept - gift(s, plan.style, colour, value)


def judge_cards(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """Each way to play or discard, in the order of the options."""
    side = s.sides[s.turn]
    best: i64 = -1
    most: float = 0.0
    rest: i64 = rules.playable_cards(s, side)
    colour: i64 = 0
    while rest:
        cards: i64 = rest & CHUNK
        while cards:
            value: i64 = LOWEST[cards]
            cards &= cards - 1
            worth: float = play_value(s, plan, colour, value)
            if values is not None:
                values.append(worth)
            if best < 0 or worth > most:
                most = worth
                best = colour * VALUES + value
        rest >>= VALUES
        colour += 1
    rest = side.hand
    colour = 0
    while rest:
        cards = rest & CHUNK
        while cards:
            value = LOWEST[cards]
            cards &= cards - 1
            worth = discard_value(s, plan, colour, value)
            if values is not None:
                values.append(worth)
            if best < 0 or worth > most:
                most = worth
                best = DISCARD + colour * VALUES + value
        rest >>= VALUES
        colour += 1
    return best


def judge_draws(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """Each way to draw, in order."""
    style = plan.style
    dull: float = float(s.turns) / float(s.setup.players) / style.patience
    best: i64 = DRAW_DECK
    most: float = style.take
    if values is not None:
        values.append(style.take)
    drawable: i64 = rules.drawable_piles(s)
    colour: i64 = 0
    while colour < 5:
        if drawable >> colour & 1:
            pile = s.piles[colour]
            bit: i64 = ONE << pile[len(pile) - 1] - colour * VALUES
            before = plan.paths[colour]
            after = plan.trial
            after.become(before)
            after.both |= after.hand & bit
            after.hand |= bit
            worth: float = at_least_nothing(promise(plan, after))
            worth = worth - at_least_nothing(before.promised) - dull
            if values is not None:
                values.append(worth)
            if worth > most:
                most = worth
                best = DRAW_PILE + colour
        colour += 1
    return best


def judge_moves(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """Moving each explorer that can, and staying."""
    best: i64 = -1
    most: float = 0.0
    movable: i64 = rules.movable_paths(s.sides[s.turn])
    path: i64 = 0
    while path < 5:
        if movable >> path & 1:
            before = plan.paths[path]
            after = plan.trial
            after.become(before)
            after.step += 1
            gain: float = promise(plan, after) - before.promised
            gain += tile_value(s, plan, path, after.step)
            if values is not None:
                values.append(gain)
            if best < 0 or gain > most:
                most = gain
                best = MOVE + path
        path += 1
    if values is not None:
        values.append(0.0)
    if best < 0 or most < 0.0:
        return STAY
    return best


def judge_sending(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """The researcher goes where an adventurer would be worth much."""
    after = plan.trial
    after.become(plan.paths[s.path])
    after.step += 1
    worth: float = promise(plan, after) - plan.style.researcher
    if values is not None:
        values.append(worth)
        values.append(0.0)
    if worth < 0.0:
        return SEND_ADVENTURER
    return SEND_RESEARCHER


def judge(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """The best option; its value and those of all others, in order, if there is a list for them."""
    if s.phase == rules.CARD:
        return judge_cards(s, plan, values)
    if s.phase == rules.DRAW:
        return judge_draws(s, plan, values)
    if s.phase == rules.SEND:
        return judge_sending(s, plan, values)
    return judge_moves(s, plan, values)


def values(s: rules.Position, style: Style) -> list[float]:
    """The value of every option, in order, from what the seat that is asked knows."""
    found: list[float] = []
    judge(s, plan_for(s, style, s.turn), found)
    return found


# Playing


def play_turns(s: rules.Position, styles: list[Style], turns: i64) -> None:
    """Play so many turns, or until the expedition is over, every seat in its style."""
    play_on(s, styles, turns, Plan(s, styles[s.turn]))


def play_on(s: rules.Position, styles: list[Style], turns: i64, plan: Plan) -> None:
    """The same with a plan to work with."""
    s._decision = None
    last: i64 = s.turns + turns
    seat: i64 = -1  # whose plan it is
    while rules.CARD <= s.phase <= rules.DRAW and s.turns < last:
        if s.phase == rules.DRAW and rules.drawable_piles(s) == 0:
            moves.answer(s, DRAW_DECK)
            continue
        if seat != s.turn:
            seat = s.turn
            make_plan(plan, s, styles[seat], seat)
        action: i64 = judge(s, plan, None)
        path: i64 = path_of(s, action)
        moves.answer(s, action)
        if path >= 0:
            look_again(plan, s, seat, path)


def path_of(s: rules.Position, action: i64) -> i64:
    """The only path that an answer changes for the seat that gives it; -1 if the turn is over."""
    if action < DISCARD:
        return action // VALUES
    if action < SEND_RESEARCHER:
        return (action - DISCARD) // VALUES
    if action < MOVE or action == STAY:
        return s.path
    if action < STAY:
        return action - MOVE
    return -1


def play_expedition(s: rules.Position, styles: list[Style]) -> None:
    """Play until the expedition is over, every seat in its style."""
    play_turns(s, styles, 1000000)
