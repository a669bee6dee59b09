"""What the networks of Lost Cities are told of a position: some numbers for each colour.

An actor is told what the seat to move knows. A critic is told of the rival's hand as well: it
judges positions in training, and worlds in which all cards are known. Most of the numbers are zero,
so `Told` holds the others. `Rows` holds all of them for many positions, for somebody who multiplies
matrices: `rivalry.bots.colour_batch`, and the training.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.bots.policy.colour_network import Told, tell
from rivalry.bots.policy.lost_cities_plan import COUNT, NUMBERS, NUMBERS_OF, SUM
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE, KINDS, ONE, WAGERS

CARDS: Final = 12  # of a colour: three wagers, then 2 to 10
PLACES: Final = WAGERS - 1  # a number stands this many places after its kind
WIDE: Final = 10 * CARDS  # ten sets of cards come first
ALIKE: Final = 143  # from here on all colours are told the same
INPUTS: Final = 150  # numbers that it is told about a colour
SECRETS: Final = (
    2 * CARDS
)  # further ones for the critic: what the rival holds, and could play of it
OUTPUTS: Final = 2 * KINDS + 1  # for a colour: its plays, its discards, its pile to draw from
POINTS: Final = 50.0  # what points are divided by
LEAD: Final = 100.0  # what a lead from earlier rounds is divided by; at most twice that counts
WORTH: Final = 20.0  # what the numbers of cards are divided by
COST: Final = 1.0  # what an expedition must earn first, in these
BONUS: Final = 0.4  # for eight cards
NEVER: Final = -1e9  # how much an answer that is not allowed is liked


def tell_cards(t: Told, colour: i64, index: i64, numbers: i64, wagers: i64) -> None:
    """A set of cards: so many wagers, and the numbers of a mask."""
    i: i64 = 0
    while i < wagers:
        tell(t, colour, index + i, 1.0)
        i += 1
    kind: i64 = 1
    rest: i64 = numbers >> 1
    while rest:
        if rest & 1:
            tell(t, colour, index + PLACES + kind, 1.0)
        rest >>= 1
        kind += 1


def tell_below(t: Told, colour: i64, index: i64, numbers: i64) -> None:
    """For each place the value of the numbers below it."""
    below: float = 0.0
    kind: i64 = 1
    while kind < KINDS:
        if below > 0.0:
            tell(t, colour, index + PLACES + kind, below)
        if numbers >> kind & 1:
            below += float(kind + 1) / WORTH
        kind += 1


def tell_closed(t: Told, colour: i64, index: i64, closed: i64) -> None:
    """The cards that may no longer be added; if there are any, wagers are among them."""
    if closed:
        tell_cards(t, colour, index, closed & NUMBERS, WAGERS)


def score(numbers: i64, wagers: i64) -> float:
    """What an expedition of these cards brings, divided like all points."""
    packed: i64 = NUMBERS_OF[numbers]
    cards: i64 = (packed >> COUNT) + wagers
    if cards == 0:
        return 0.0
    points: float = (float(packed & SUM) / WORTH - COST) * (WORTH / POINTS) * float(1 + wagers)
    return points + BONUS if cards >= 8 else points


def look(t: Told, s: rules.Position, me: i64) -> None:
    """Tell all that a seat knows of a running round."""
    mine = s.sides[me]
    rival = s.sides[1 - me]
    won: float = 0.0
    lost: float = 0.0
    c: i64 = 0
    while c < s.colours:
        t.count[c] = 0
        base: i64 = c * KINDS
        pair: i64 = 2 * c
        hand: i64 = mine.hand >> base & NUMBERS
        hand_wagers: i64 = mine.hand_wagers >> pair & 3
        own: i64 = mine.played >> base & NUMBERS
        own_wagers: i64 = mine.wagers >> pair & 3
        other: i64 = rival.played >> base & NUMBERS
        other_wagers: i64 = rival.wagers >> pair & 3
        shown: i64 = rival.known >> base & NUMBERS
        shown_wagers: i64 = rival.known_wagers >> pair & 3
        closed: i64 = mine.closed >> base & 1023
        theirs: i64 = rival.closed >> base & 1023
        lying: i64 = 0
        lying_wagers: i64 = 0
        top: i64 = -1
        for card in s.piles[c]:
            top = card - base
            if top:
                lying |= ONE << top
            else:
                lying_wagers += 1
        play: i64 = hand & ~closed
        play_wagers: i64 = 0 if closed else hand_wagers
        come: i64 = NUMBERS & ~(hand | own | other | shown | lying | closed)
        gone: i64 = hand_wagers + own_wagers + other_wagers + shown_wagers + lying_wagers
        coming: float = 0.0 if closed else float(WAGERS - gone) / float(WAGERS)
        tell_cards(t, c, 0, play, play_wagers)
        tell_cards(t, c, CARDS, hand, hand_wagers)
        tell_cards(t, c, 2 * CARDS, hand & ~theirs, 0 if theirs else hand_wagers)
        tell_cards(t, c, 3 * CARDS, come, 0)
        if coming != 0.0:
            tell(t, c, 3 * CARDS, coming)
            tell(t, c, 3 * CARDS + 1, coming)
            tell(t, c, 3 * CARDS + 2, coming)
        tell_below(t, c, 4 * CARDS, play)
        tell_below(t, c, 5 * CARDS, come)
        tell_closed(t, c, 6 * CARDS, closed)
        tell_closed(t, c, 7 * CARDS, theirs)
        tell_cards(t, c, 8 * CARDS, shown, shown_wagers)
        tell_cards(t, c, WIDE, 0, own_wagers)
        tell_cards(t, c, WIDE + WAGERS, 0, other_wagers)
        n: i64 = WIDE + 2 * WAGERS
        tell_sum(t, c, n, own, float(own_wagers))
        tell_sum(t, c, n + 2, other, float(other_wagers))
        tell_sum(t, c, n + 4, play, float(play_wagers))
        tell_sum(t, c, n + 6, come, 3.0 * coming)
        if own or own_wagers:
            tell(t, c, n + 8, 1.0)
        if other or other_wagers:
            tell(t, c, n + 9, 1.0)
        earned: float = score(own, own_wagers)
        rivals: float = score(other, other_wagers)
        won += earned
        lost += rivals
        tell(t, c, n + 10, earned)
        tell(t, c, n + 11, rivals)
        tell(t, c, n + 12, score(own | play, own_wagers + play_wagers))
        if top >= 0:
            place: i64 = top + PLACES if top else lying_wagers - 1
            worth: float = float(top + 1) / WORTH if top else 0.0
            tell(t, c, 9 * CARDS + place, 1.0)
            tell(t, c, n + 13, float(len(s.piles[c])) / float(CARDS))
            if closed >> top & 1 == 0:
                tell(t, c, n + 14, 1.0)
                tell(t, c, n + 15, worth)
            if theirs >> top & 1 == 0:
                tell(t, c, n + 16, worth)
        c += 1
    deck: float = float(s.deck_left)
    ahead: float = 0.0
    for scores in s.history:
        ahead += float(scores[me] - scores[1 - me])
    ahead = max(-2.0, min(2.0, ahead / LEAD))
    to_come: float = min(1.0, float(max(0, s.rounds - s.round)) / 2.0)
    c = 0
    while c < s.colours:
        if s.phase == rules.DRAW:
            tell(t, c, ALIKE, 1.0)
        tell(t, c, ALIKE + 1, deck / 44.0)
        tell(t, c, ALIKE + 2, 1.0 if deck > 8.0 else deck / 8.0)
        tell(t, c, ALIKE + 3, won)
        tell(t, c, ALIKE + 4, lost)
        if ahead != 0.0:
            tell(t, c, ALIKE + 5, ahead)
        if to_come != 0.0:
            tell(t, c, ALIKE + 6, to_come)
        c += 1


def tell_sum(t: Told, colour: i64, index: i64, numbers: i64, wagers: float) -> None:
    """The value of some cards, and how many they are."""
    packed: i64 = NUMBERS_OF[numbers]
    tell(t, colour, index, float(packed & SUM) / WORTH)
    tell(t, colour, index + 1, (float(packed >> COUNT) + wagers) / 8.0)


def look_at_secrets(t: Told, s: rules.Position, me: i64) -> None:
    """Tell what the rival holds, too: for the critic, in a world where all cards are known."""
    rival = s.sides[1 - me]
    c: i64 = 0
    while c < s.colours:
        base: i64 = c * KINDS
        hand: i64 = rival.hand >> base & NUMBERS
        wagers: i64 = rival.hand_wagers >> 2 * c & 3
        closed: i64 = rival.closed >> base & 1023
        tell_cards(t, c, INPUTS, hand & ~closed, 0 if closed else wagers)
        tell_cards(t, c, INPUTS + CARDS, hand, wagers)
        c += 1


def tell_all(t: Told, s: rules.Position) -> None:
    """Tell the seat to move what it knows, and if there is room for them the secrets."""
    look(t, s, s.turn)
    if t.size > INPUTS:
        look_at_secrets(t, s, s.turn)


class Rows:
    """What is told of many positions, a row each, and which answers they allow."""

    __slots__ = ("colours", "size", "numbers", "closed", "_told")

    def __init__(self, count: i64, colours: i64, secrets: bool) -> None:
        self.colours: i64 = colours
        self.size: i64 = INPUTS + SECRETS if secrets else INPUTS
        self.numbers: vec[float] = vec[float]([0.0] * (count * colours * self.size))
        # In the order of the outputs: 0 for an answer that is allowed, and very little for others.
        self.closed: vec[float] = vec[float]([NEVER] * (count * (colours * OUTPUTS + 1)))
        self._told = Told(colours, self.size)

    def fill(self, positions: list[rules.Position], seat: int = -1) -> None:
        """Tell the seat to move of each position, one row after another, whichever it is."""
        for row, s in enumerate(positions):
            tell_all(self._told, s)
            self.put_told(row)
            self.put_allowed(row, s)

    def put_told(self, row: i64) -> None:
        """Write what was told into a row."""
        told = self._told
        size: i64 = self.size
        c: i64 = 0
        while c < self.colours:
            at: i64 = (row * self.colours + c) * size
            i: i64 = 0
            while i < size:
                self.numbers[at + i] = 0.0
                i += 1
            k: i64 = c * size
            last: i64 = k + told.count[c]
            while k < last:
                self.numbers[at + told.index[k]] = told.value[k]
                k += 1
            c += 1

    def put_allowed(self, row: i64, s: rules.Position) -> None:
        """Write which answers a position allows."""
        wide: i64 = self.colours * OUTPUTS
        at: i64 = row * (wide + 1)
        side = s.sides[s.turn]
        is_card = s.phase == rules.CARD
        c: i64 = 0
        while c < self.colours:
            kind: i64 = 0
            hand: i64 = side.hand >> c * KINDS & 1023 if is_card else 0
            play: i64 = hand & ~(side.closed >> c * KINDS)
            while kind < KINDS:
                self.closed[at + kind] = 0.0 if play >> kind & 1 else NEVER
                self.closed[at + KINDS + kind] = 0.0 if hand >> kind & 1 else NEVER
                kind += 1
            is_open = not is_card and s.drawable >> c & 1 != 0
            self.closed[at + 2 * KINDS] = 0.0 if is_open else NEVER
            at += OUTPUTS
            c += 1
        self.closed[at] = NEVER if is_card else 0.0


def action_of(output: i64, colours: i64) -> i64:
    """The action that an output stands for.

    >>> int(action_of(20, 5)) == DRAW_PILE, int(action_of(105, 5)) == DRAW_DECK
    (True, True)
    """
    if output == colours * OUTPUTS:
        return DRAW_DECK
    colour: i64 = output // OUTPUTS
    place: i64 = output % OUTPUTS
    if place == 2 * KINDS:
        return DRAW_PILE + colour
    if place >= KINDS:
        return DISCARD + colour * KINDS + place - KINDS
    return colour * KINDS + place


def answer_all(positions: list[rules.Position], outputs: list[int]) -> None:
    """Answer each position with what an output stands for."""
    for s, output in zip(positions, outputs, strict=True):
        answer(s, action_of(output, s.colours))


def answer(s: rules.Position, action: i64) -> None:
    """Answer with an action that is allowed."""
    s._decision = None
    if s.phase == rules.CARD:
        rules.put_card(s, action)
    else:
        rules.draw_card(s, action)
