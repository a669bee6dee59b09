"""The network of Lost Cities that learned by self-play, run in compiled code.

It likes some answers better than others, judging by what the seat to move knows. It is told about
each colour what `examples/train_lost_cities.py` told it while it learned, and the same weights read
every colour. Most of the numbers it is told are zero, so a layer only adds up the columns of the
rest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.bots.policy.lost_cities_plan import COUNT, NUMBERS, NUMBERS_OF, SUM
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE, KINDS, ONE, WAGERS

CARDS: Final = 12  # of a colour: three wagers, then 2 to 10
PLACES: Final = WAGERS - 1  # a number stands this many places after its kind
WIDE: Final = 10 * CARDS  # ten sets of cards come first
ALIKE: Final = 143  # from here on all colours are told the same
INPUTS: Final = 148  # numbers that it is told about a colour
POINTS: Final = 50.0  # what points are divided by
WORTH: Final = 20.0  # what the numbers of cards are divided by
COST: Final = 1.0  # what an expedition must earn first, in these
BONUS: Final = 0.4  # for eight cards


class Layers:
    """One network. Columns are what one input adds to all outputs; rows are one output's."""

    __slots__ = (
        "width",
        "colour",
        "colour_bias",
        "own",
        "own_bias",
        "around",
        "around_bias",
        "each",
        "each_bias",
        "direct",
        "direct_bias",
        "whole",
        "whole_bias",
    )

    def __init__(self, weights: dict[str, list[list[float]]]) -> None:
        self.width: i64 = len(weights["colour.weight"])
        self.colour: vec[float] = columns(weights["colour.weight"])
        self.own: vec[float] = columns(weights["own.weight"])
        self.around: vec[float] = columns(weights["around.weight"])
        self.each: vec[float] = rows(weights["each.weight"])
        self.direct: vec[float] = rows(weights["direct.weight"])
        self.whole: vec[float] = rows(weights["whole.weight"])
        self.colour_bias: vec[float] = rows(weights["colour.bias"])
        self.own_bias: vec[float] = rows(weights["own.bias"])
        self.around_bias: vec[float] = rows(weights["around.bias"])
        self.each_bias: vec[float] = rows(weights["each.bias"])
        self.direct_bias: vec[float] = rows(weights["direct.bias"])
        self.whole_bias: vec[float] = rows(weights["whole.bias"])


def rows(weights: list[list[float]]) -> vec[float]:
    """Row after row."""
    return vec[float]([value for row in weights for value in row])


def columns(weights: list[list[float]]) -> vec[float]:
    """Column after column."""
    return vec[float]([row[i] for i in range(len(weights[0])) for row in weights])


class Thought:
    """Room to work in: what the network is told of a position, and what it makes of it."""

    __slots__ = ("layers", "count", "index", "value", "first", "mean", "around", "hidden")

    def __init__(self, layers: Layers, colours: i64) -> None:
        width: i64 = layers.width
        self.layers = layers
        # Colour by colour, INPUTS places each, what is not zero: how many, which, and how much.
        self.count: vec[i64] = vec[i64]([0] * colours)
        self.index: vec[i64] = vec[i64]([0] * (colours * INPUTS))
        self.value: vec[float] = vec[float]([0.0] * (colours * INPUTS))
        self.first: vec[float] = vec[float]([0.0] * (colours * width))
        self.hidden: vec[float] = vec[float]([0.0] * (colours * width))
        self.mean: vec[float] = vec[float]([0.0] * width)
        self.around: vec[float] = vec[float]([0.0] * width)


# What the network is told


def tell(t: Thought, colour: i64, index: i64, value: float) -> None:
    """One number about a colour."""
    count: i64 = t.count[colour]
    place: i64 = colour * INPUTS + count
    t.index[place] = index
    t.value[place] = value
    t.count[colour] = count + 1


def tell_cards(t: Thought, colour: i64, index: i64, numbers: i64, wagers: i64) -> None:
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


def tell_below(t: Thought, colour: i64, index: i64, numbers: i64) -> None:
    """For each place the value of the numbers below it."""
    below: float = 0.0
    kind: i64 = 1
    while kind < KINDS:
        if below > 0.0:
            tell(t, colour, index + PLACES + kind, below)
        if numbers >> kind & 1:
            below += float(kind + 1) / WORTH
        kind += 1


def tell_closed(t: Thought, colour: i64, index: i64, closed: i64) -> None:
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


def look(t: Thought, s: rules.Position, me: i64) -> None:
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
    c = 0
    while c < s.colours:
        if s.phase == rules.DRAW:
            tell(t, c, ALIKE, 1.0)
        tell(t, c, ALIKE + 1, deck / 44.0)
        tell(t, c, ALIKE + 2, 1.0 if deck > 8.0 else deck / 8.0)
        tell(t, c, ALIKE + 3, won)
        tell(t, c, ALIKE + 4, lost)
        c += 1


def tell_sum(t: Thought, colour: i64, index: i64, numbers: i64, wagers: float) -> None:
    """The value of some cards, and how many they are."""
    packed: i64 = NUMBERS_OF[numbers]
    tell(t, colour, index, float(packed & SUM) / WORTH)
    tell(t, colour, index + 1, (float(packed >> COUNT) + wagers) / 8.0)


# What the network makes of it


def think(t: Thought, colours: i64) -> None:
    """Work out the hidden numbers of every colour from what was told."""
    layers = t.layers
    width: i64 = layers.width
    i: i64 = 0
    while i < width:
        t.mean[i] = 0.0
        t.around[i] = layers.around_bias[i]
        i += 1
    c: i64 = 0
    while c < colours:
        at: i64 = c * width
        i = 0
        while i < width:
            t.first[at + i] = layers.colour_bias[i]
            i += 1
        k: i64 = c * INPUTS
        last: i64 = k + t.count[c]
        while k < last:
            add_column(t.first, at, layers.colour, t.index[k] * width, t.value[k], width)
            k += 1
        i = 0
        while i < width:
            if t.first[at + i] < 0.0:
                t.first[at + i] = 0.0
            else:
                t.mean[i] += t.first[at + i] / float(colours)
            i += 1
        c += 1
    i = 0
    while i < width:
        if t.mean[i] != 0.0:
            add_column(t.around, 0, layers.around, i * width, t.mean[i], width)
        i += 1
    c = 0
    while c < colours:
        at = c * width
        i = 0
        while i < width:
            t.hidden[at + i] = layers.own_bias[i] + t.around[i]
            i += 1
        i = 0
        while i < width:
            if t.first[at + i] != 0.0:
                add_column(t.hidden, at, layers.own, i * width, t.first[at + i], width)
            i += 1
        i = 0
        while i < width:
            if t.hidden[at + i] < 0.0:
                t.hidden[at + i] = t.first[at + i]
            else:
                t.hidden[at + i] += t.first[at + i]
            i += 1
        c += 1


def add_column(
    to: vec[float], at: i64, weights: vec[float], first: i64, value: float, width: i64
) -> None:
    """Add a column of weights times a value."""
    i: i64 = 0
    while i < width:
        to[at + i] += value * weights[first + i]
        i += 1


def of_colour(t: Thought, colour: i64, output: i64) -> float:
    """One of the outputs for a colour."""
    layers = t.layers
    width: i64 = layers.width
    found: float = layers.each_bias[output] + layers.direct_bias[output]
    at: i64 = colour * width
    row: i64 = output * width
    i: i64 = 0
    while i < width:
        found += layers.each[row + i] * t.hidden[at + i]
        i += 1
    k: i64 = colour * INPUTS
    last: i64 = k + t.count[colour]
    row = output * INPUTS
    while k < last:
        found += layers.direct[row + t.index[k]] * t.value[k]
        k += 1
    return found


def of_all(t: Thought, colours: i64) -> float:
    """The output for all colours together."""
    layers = t.layers
    width: i64 = layers.width
    found: float = 0.0
    c: i64 = 0
    while c < colours:
        i: i64 = 0
        while i < width:
            found += layers.whole[i] * t.hidden[c * width + i]
            i += 1
        c += 1
    return found / float(colours) + layers.whole_bias[0]


def liking(t: Thought, s: rules.Position, action: i64) -> float:
    """How much the network likes an answer, in a position that it has thought about."""
    if action == DRAW_DECK:
        return of_all(t, s.colours)
    if action >= DRAW_PILE:
        return of_colour(t, action - DRAW_PILE, 2 * KINDS)
    if action >= DISCARD:
        card: i64 = action - DISCARD
        return of_colour(t, card // KINDS, KINDS + card % KINDS)
    return of_colour(t, action // KINDS, action % KINDS)
