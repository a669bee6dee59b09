"""What the networks of the board game are told of a position: some numbers for each path.

An actor is told what a seat knows; a critic is told of the rivals' hands as well. Rivals come in
the order in which they sit. Most of the numbers are zero, so `Told` holds the others; `Rows` holds
all of them for many positions, for somebody who multiplies matrices.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.bots.policy.colour_network import Told, tell
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
from rivalry.games.lost_cities_board.layout import ARROW, ARTIFACT, STEPS, STONES

PATHS: Final = 5
RIVALS: Final = 3  # at most
CHUNK: Final = 2047  # the bits of the eleven cards of a colour

# Where the numbers about a path stand; sets of cards have a place for each value.
PLAY: Final = 0  # cards in hand that can be played
PAIR: Final = 11  # both copies of them
HOLD: Final = 22  # all cards in hand
COME: Final = 33  # cards that may still come and can be played, by copies
BELOW: Final = 44  # by value, how many cards to play lie below it
UNDER: Final = 55  # the same of those that may come
SHUT: Final = 66  # cards that can no longer be played
TOP: Final = 77  # the card on the pile
STEP: Final = 88  # how far the explorer has come
TILES: Final = 98  # by step: artifacts, then arrows, then points
NEAR: Final = 125  # the same on the next three stones
SINGLE: Final = 134  # numbers that stand alone
RIVAL: Final = 144  # here the rivals' begin
R_FITS: Final = 10  # cards in the seat's hand that the rival could play
R_KNOWN: Final = 21  # cards known to be in the rival's hand that it could play
R_SHUT: Final = 32
R_SINGLE: Final = 43
R_SIZE: Final = 46
ALIKE: Final = RIVAL + RIVALS * R_SIZE  # from here on all paths are told the same
INPUTS: Final = ALIKE + 44
SECRET: Final = 2 * VALUES  # for each rival what it holds and could play, and all that it holds
SECRETS: Final = RIVALS * SECRET
# Outputs for a path: plays, discards, its pile, moving there, and who sets out; two for all.
O_DISCARD: Final = VALUES
O_PILE: Final = 2 * VALUES
O_MOVE: Final = O_PILE + 1
O_RESEARCHER: Final = O_PILE + 2
O_ADVENTURER: Final = O_PILE + 3
OUTPUTS: Final = O_PILE + 4
ALL: Final = 2  # the draw pile, and staying
POINTS: Final = 100.0  # what points are divided by
NEVER: Final = -1e9  # how much an answer that is not allowed is liked


def tell_set(t: Told, path: i64, index: i64, cards: i64, weight: float) -> None:
    """A set of cards, each with this weight."""
    while cards:
        if cards & 1:
            tell(t, path, index, weight)
        cards >>= 1
        index += 1


def tell_copies(t: Told, path: i64, index: i64, once: i64, both: i64) -> None:
    """Cards of which one copy or both count."""
    while once:
        if once & 1:
            tell(t, path, index, 1.0 if both & 1 else 0.5)
        once >>= 1
        both >>= 1
        index += 1


def tell_below(t: Told, path: i64, index: i64, once: i64, both: i64, part: float) -> None:
    """By value, how many cards lie below it, each counting for so much."""
    below: float = 0.0
    value: i64 = 0
    while value < VALUES:
        if below > 0.0:
            tell(t, path, index + value, below)
        if once >> value & 1:
            below += part
        if both >> value & 1:
            below += part
        value += 1


def count(cards: i64) -> i64:
    """How many cards are in a set."""
    found: i64 = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def look(t: Told, s: rules.Position, me: i64) -> None:
    """Tell all that a seat knows of a running expedition."""
    path: i64 = 0
    while path < PATHS:
        t.count[path] = 0
        look_at_path(t, s, me, path)
        look_at_tiles(t, s, me, path)
        path += 1
    look_around(t, s, me)


def look_at_path(t: Told, s: rules.Position, me: i64, path: i64) -> None:
    """Cards, explorers and the pile of one colour."""
    mine = s.sides[me]
    shift: i64 = path * VALUES
    hand: i64 = mine.hand >> shift & CHUNK
    both: i64 = mine.hand_both >> shift & CHUNK
    closed: i64 = mine.closed >> shift & CHUNK
    step: i64 = mine.steps >> 4 * path & 15
    play: i64 = hand & ~closed
    pair: i64 = both & ~closed
    first: i64 = hand  # one copy was seen
    second: i64 = both
    pile = s.piles[path]
    for card in pile:
        lying: i64 = ONE << card - shift
        second |= first & lying
        first |= lying
    top: i64 = 0
    if pile:
        top = ONE << pile[len(pile) - 1] - shift
    players: i64 = s.setup.players
    base: i64 = RIVAL
    n: i64 = 1
    while n < players:
        seat: i64 = me + n
        if seat >= players:
            seat -= players
        rival = s.sides[seat]
        known: i64 = rival.known >> shift & CHUNK
        second |= first & known | (rival.known_both >> shift & CHUNK)
        first |= known
        theirs: i64 = rival.closed >> shift & CHUNK
        tell(t, path, base + (rival.steps >> 4 * path & 15), 1.0)
        tell_set(t, path, base + R_FITS, hand & ~theirs, 1.0)
        tell_set(t, path, base + R_KNOWN, known & ~theirs, 1.0)
        tell_set(t, path, base + R_SHUT, theirs, 1.0)
        if rival.researcher == path:
            tell(t, path, base + R_SINGLE, 1.0)
        if top & ~theirs:
            tell(t, path, base + R_SINGLE + 1, 1.0)
        tell(t, path, base + R_SINGLE + 2, worth(rival, path))
        base += R_SIZE
        n += 1
    n = 0
    while n < players:
        side = s.sides[n]
        played: i64 = side.played >> shift & CHUNK
        second |= first & played | (side.played_both >> shift & CHUNK)
        first |= played
        n += 1
    come: i64 = CHUNK & ~(second | closed)
    come_both: i64 = CHUNK & ~(first | closed)
    tell_set(t, path, PLAY, play, 1.0)
    tell_set(t, path, PAIR, pair, 1.0)
    tell_set(t, path, HOLD, hand, 1.0)
    tell_copies(t, path, COME, come, come_both)
    tell_below(t, path, BELOW, play, pair, 0.25)
    tell_below(t, path, UNDER, come, come_both, 0.125)
    tell_set(t, path, SHUT, closed, 1.0)
    tell_set(t, path, TOP, top, 1.0)
    tell(t, path, STEP + step, 1.0)
    if mine.researcher == path:
        tell(t, path, SINGLE, 1.0)
    tell(t, path, SINGLE + 1, float(count(play) + count(pair)) / 4.0)
    tell(t, path, SINGLE + 2, float(count(come) + count(come_both)) / 8.0)
    tell(t, path, SINGLE + 3, worth(mine, path))
    if s.path == path and rules.SEND <= s.phase <= rules.ARROW_MOVE:
        tell(t, path, SINGLE + 4, 1.0)
    if top:
        tell(t, path, SINGLE + 5, float(len(pile)) / 8.0)
        if top & ~closed:
            tell(t, path, SINGLE + 6, 1.0)
    if s.closed_pile == path:
        tell(t, path, SINGLE + 7, 1.0)
    if step == 0 and play:
        tell(t, path, SINGLE + 8, 1.0)
    if 0 < step < STEPS:
        tell(t, path, SINGLE + 9, 1.0)


def worth(side: rules.Side, path: i64) -> float:
    """What the explorer on a path is worth where it stands, divided."""
    points: i64 = STONES[side.steps >> 4 * path & 15]
    if side.researcher == path:
        points += points
    return float(points) / 50.0


def look_at_tiles(t: Told, s: rules.Position, me: i64, path: i64) -> None:
    """The tiles of a path, and those on the next stones of the seat's explorer."""
    here: i64 = s.sides[me].steps >> 4 * path & 15
    step: i64 = 1
    while step <= STEPS:
        space: i64 = path * STEPS + step - 1
        tile: i64 = s.tiles[space]
        near: i64 = NEAR + 3 * (step - here - 1)
        is_near = here < step <= here + 3
        if tile == ARTIFACT:
            if s.artifacts_left >> space & 1:
                tell(t, path, TILES + step - 1, 1.0)
                if is_near:
                    tell(t, path, near, 1.0)
        elif tile == ARROW:
            tell(t, path, TILES + STEPS + step - 1, 1.0)
            if is_near:
                tell(t, path, near + 1, 1.0)
        elif tile:
            tell(t, path, TILES + 2 * STEPS + step - 1, float(tile) / 15.0)
            if is_near:
                tell(t, path, near + 2, float(tile) / 15.0)
        step += 1


def look_around(t: Told, s: rules.Position, me: i64) -> None:
    """What all paths are told: time, points, explorers, artifacts, and what is asked of whom."""
    players: i64 = s.setup.players
    mine = s.sides[me]
    turn: i64 = s.turn - me
    if turn < 0:
        turn += players
    tell_all_paths(t, ALIKE + s.phase - rules.CARD, 1.0)  # five of them
    tell_all_paths(t, ALIKE + 5 + turn, 1.0)
    tell_all_paths(t, ALIKE + 9 + players - 2, 1.0)
    tell_all_paths(t, ALIKE + 12 + s.crossings, 1.0)
    deck: float = float(s.deck_left)
    rest: float = deck / float(players)
    tell_all_paths(t, ALIKE + 17, deck / 80.0)
    tell_all_paths(t, ALIKE + 18, rest / 20.0)
    tell_all_paths(t, ALIKE + 19, 1.0 if rest > 6.0 else rest / 6.0)
    tell_all_paths(t, ALIKE + 20, float(s.turns) / float(players) / 40.0)
    if mine.researcher < 0:
        tell_all_paths(t, ALIKE + 21, 1.0)
    tell_all_paths(t, ALIKE + 22, float(mine.adventurers) / 4.0)
    tell_all_paths(t, ALIKE + 23, float(mine.found) / 4.0)
    tell_all_paths(t, ALIKE + 24, float(mine.tokens) / 6.0)
    tell_all_paths(t, ALIKE + 25, artifact_worth(s, scoring.artifacts(mine)))
    tell_all_paths(t, ALIKE + 26, artifact_worth(s, scoring.artifacts(mine) + 1))
    tell_all_paths(t, ALIKE + 27, float(mine.points) / POINTS)
    tell_all_paths(t, ALIKE + 28, float(scoring.net_of_explorers(mine)) / POINTS)
    to_come: i64 = s.setup.expeditions - s.expedition
    tell_all_paths(t, ALIKE + 29, float(to_come) / 2.0)
    if to_come == 0:
        tell_all_paths(t, ALIKE + 30, 1.0)
    if s.setup.up_and_down:
        tell_all_paths(t, ALIKE + 31, 1.0)
    own: i64 = scoring.total(s, mine)
    n: i64 = 1
    while n < players:
        seat: i64 = me + n
        if seat >= players:
            seat -= players
        rival = s.sides[seat]
        at: i64 = ALIKE + 28 + 4 * n
        ahead: float = float(own - scoring.total(s, rival)) / POINTS
        tell_all_paths(t, at, 3.0 if ahead > 3.0 else -3.0 if ahead < -3.0 else ahead)
        tell_all_paths(t, at + 1, float(scoring.net_of_explorers(rival)) / POINTS)
        tell_all_paths(t, at + 2, float(scoring.artifacts(rival)) / 6.0)
        tell_all_paths(t, at + 3, float(rival.points) / POINTS)
        n += 1


def artifact_worth(s: rules.Position, number: i64) -> float:
    """What so many artifacts are worth in the end, divided."""
    return float(scoring.track_value(s.setup.track, number)) / 50.0


def tell_all_paths(t: Told, index: i64, value: float) -> None:
    """One number, the same for all paths."""
    if value == 0.0:
        return
    path: i64 = 0
    while path < PATHS:
        tell(t, path, index, value)
        path += 1


def look_at_secrets(t: Told, s: rules.Position, me: i64) -> None:
    """Tell what the rivals hold: for the critic, in a world where all cards are known."""
    players: i64 = s.setup.players
    n: i64 = 1
    while n < players:
        seat: i64 = me + n
        if seat >= players:
            seat -= players
        rival = s.sides[seat]
        at: i64 = INPUTS + SECRET * (n - 1)
        path: i64 = 0
        while path < PATHS:
            shift: i64 = path * VALUES
            hand: i64 = rival.hand >> shift & CHUNK
            both: i64 = rival.hand_both >> shift & CHUNK
            tell_copies(t, path, at, hand & ~(rival.closed >> shift), both)
            tell_copies(t, path, at + VALUES, hand, both)
            path += 1
        n += 1


def tell_all(told: Told, s: rules.Position, me: i64) -> None:
    """Tell a seat what it knows, and if there is room for them the secrets."""
    look(told, s, me)
    if told.size > INPUTS:
        look_at_secrets(told, s, me)


# Answers


def output_of(s: rules.Position, action: i64) -> i64:
    """The output that stands for an answer: path by path, then those for all.

    >>> from rivalry.games.lost_cities_board import new
    >>> int(output_of(new(), 12)), int(output_of(new(), DRAW_DECK))
    (27, 130)
    """
    if action < DISCARD:
        return action // VALUES * OUTPUTS + action % VALUES
    if action < SEND_RESEARCHER:
        card: i64 = action - DISCARD
        return card // VALUES * OUTPUTS + O_DISCARD + card % VALUES
    if action == SEND_RESEARCHER:
        return s.path * OUTPUTS + O_RESEARCHER
    if action == SEND_ADVENTURER:
        return s.path * OUTPUTS + O_ADVENTURER
    if action == STAY:
        return PATHS * OUTPUTS + 1
    if action < STAY:
        return (action - MOVE) * OUTPUTS + O_MOVE
    if action == DRAW_DECK:
        return PATHS * OUTPUTS
    return (action - DRAW_PILE) * OUTPUTS + O_PILE


def action_of(output: i64) -> i64:
    """The action that an output stands for.

    >>> int(action_of(27)), int(action_of(130)) == DRAW_DECK
    (12, True)
    """
    if output >= PATHS * OUTPUTS:
        return DRAW_DECK if output == PATHS * OUTPUTS else STAY
    path: i64 = output // OUTPUTS
    place: i64 = output % OUTPUTS
    if place < O_DISCARD:
        return path * VALUES + place
    if place < O_PILE:
        return DISCARD + path * VALUES + place - O_DISCARD
    if place == O_PILE:
        return DRAW_PILE + path
    if place == O_MOVE:
        return MOVE + path
    return SEND_RESEARCHER if place == O_RESEARCHER else SEND_ADVENTURER


def allowed(s: rules.Position) -> list[int]:
    """The answers that are allowed, in the order of the options."""
    if s.phase == rules.CARD:
        return rules.card_options(s)
    if s.phase == rules.DRAW:
        return rules.draw_options(s)
    if s.phase == rules.SEND:
        return [SEND_RESEARCHER, SEND_ADVENTURER]
    return rules.move_options(s)


class Rows:
    """What is told of many positions, a row each, and which answers they allow."""

    __slots__ = ("size", "numbers", "closed", "_told")

    def __init__(self, count: i64, secrets: bool) -> None:
        self.size: i64 = INPUTS + SECRETS if secrets else INPUTS
        self.numbers: vec[float] = vec[float]([0.0] * (count * PATHS * self.size))
        # In the order of the outputs: 0 for an answer that is allowed, and very little for others.
        self.closed: vec[float] = vec[float]([NEVER] * (count * (PATHS * OUTPUTS + ALL)))
        self._told = Told(PATHS, self.size)

    def fill(self, positions: list[rules.Position], seat: int = -1) -> None:
        """Tell a seat of each position, or the one to move, one row after another."""
        for row, s in enumerate(positions):
            tell_all(self._told, s, s.turn if seat < 0 else seat)
            self.put_told(row)
            self.put_allowed(row, s)

    def put_told(self, row: i64) -> None:
        """Write what was told into a row."""
        told = self._told
        size: i64 = self.size
        path: i64 = 0
        while path < PATHS:
            at: i64 = (row * PATHS + path) * size
            i: i64 = 0
            while i < size:
                self.numbers[at + i] = 0.0
                i += 1
            k: i64 = path * size
            last: i64 = k + told.count[path]
            while k < last:
                self.numbers[at + told.index[k]] = told.value[k]
                k += 1
            path += 1

    def put_allowed(self, row: i64, s: rules.Position) -> None:
        """Write which answers a position allows."""
        wide: i64 = PATHS * OUTPUTS + ALL
        at: i64 = row * wide
        i: i64 = 0
        while i < wide:
            self.closed[at + i] = NEVER
            i += 1
        for action in allowed(s):
            self.closed[at + output_of(s, action)] = 0.0


def answer_all(positions: list[rules.Position], outputs: list[int]) -> None:
    """Answer each position with what an output stands for."""
    for s, output in zip(positions, outputs, strict=True):
        s._decision = None
        moves.answer(s, action_of(output))
