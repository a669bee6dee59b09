"""The networks of Lost Cities that learned by self-play, run in compiled code.

An actor likes some answers better than others; a critic says what a seat will gain. The same
weights read every colour. Most of the numbers a network is told are zero, so a layer only adds up
the columns of the rest.
"""

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.bots.policy.lost_cities_told import (
    NEVER,
    OUTPUTS,
    Told,
    action_of,
    answer,
    tell_all,
)
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE, KINDS


class Layers:
    """One network. Columns are what one input adds to all outputs; rows are one output's."""

    __slots__ = (
        "width",
        "inputs",
        "mixes",
        "colour",
        "colour_bias",
        "own",
        "around",
        "mix_bias",
        "each",
        "each_bias",
        "direct",
        "whole",
        "whole_bias",
    )

    def __init__(self, weights: dict[str, list[list[float]]]) -> None:
        self.width: i64 = len(weights["colour.weight"])
        self.inputs: i64 = len(weights["colour.weight"][0])
        self.colour: vec[float] = columns(weights["colour.weight"])
        self.colour_bias: vec[float] = rows(weights["colour.bias"])
        # Each mixing layer tells every colour about itself and about all colours together.
        self.mixes: i64 = 0
        own: list[float] = []
        around: list[float] = []
        bias: list[float] = []
        while f"own.{self.mixes}.weight" in weights:
            own += columns(weights[f"own.{self.mixes}.weight"])
            around += columns(weights[f"around.{self.mixes}.weight"])
            bias += [row[0] for row in weights[f"own.{self.mixes}.bias"]]
            self.mixes += 1
        self.own: vec[float] = vec[float](own)
        self.around: vec[float] = vec[float](around)
        self.mix_bias: vec[float] = vec[float](bias)
        self.each: vec[float] = rows(weights["each.weight"])
        self.each_bias: vec[float] = rows(weights["each.bias"])
        self.direct: vec[float] = rows(weights["direct.weight"])
        self.whole: vec[float] = rows(weights["whole.weight"])
        self.whole_bias: vec[float] = rows(weights["whole.bias"])


def rows(weights: list[list[float]]) -> vec[float]:
    """Row after row."""
    return vec[float]([value for row in weights for value in row])


def columns(weights: list[list[float]]) -> vec[float]:
    """Column after column."""
    return vec[float]([row[i] for i in range(len(weights[0])) for row in weights])


class Thought:
    """Room to work in: what the network makes of what it is told of a position."""

    __slots__ = ("layers", "told", "mean", "around", "fresh", "hidden")

    def __init__(self, layers: Layers, colours: i64) -> None:
        width: i64 = layers.width
        self.layers = layers
        self.told = Told(colours, layers.inputs)
        self.fresh: vec[float] = vec[float]([0.0] * (colours * width))
        self.hidden: vec[float] = vec[float]([0.0] * (colours * width))
        self.mean: vec[float] = vec[float]([0.0] * width)
        self.around: vec[float] = vec[float]([0.0] * width)


# What the network makes of it


def think(t: Thought, s: rules.Position) -> None:
    """Work out the hidden numbers of every colour from what the seat to move knows."""
    layers = t.layers
    told = t.told
    width: i64 = layers.width
    colours: i64 = s.colours
    tell_all(told, s)
    c: i64 = 0
    i: i64 = 0
    while c < colours:
        at: i64 = c * width
        copy_row(layers.colour_bias, 0, t.hidden, at, width)
        k: i64 = c * told.size
        last: i64 = k + told.count[c]
        while k < last:
            add_column(t.hidden, at, layers.colour, told.index[k] * width, told.value[k], width)
            k += 1
        i = at
        while i < at + width:
            if t.hidden[i] < 0.0:
                t.hidden[i] = 0.0
            i += 1
        c += 1
    n: i64 = 0
    while n < layers.mixes:
        mix(t, n, colours)
        n += 1


def mix(t: Thought, n: i64, colours: i64) -> None:
    """One mixing layer."""
    layers = t.layers
    width: i64 = layers.width
    square: i64 = n * width * width
    i: i64 = 0
    while i < width:
        total: float = 0.0
        c: i64 = 0
        while c < colours:
            total += t.hidden[c * width + i]
            c += 1
        t.mean[i] = total / float(colours)
        i += 1
    copy_row(layers.mix_bias, n * width, t.around, 0, width)
    i = 0
    while i < width:
        if t.mean[i] != 0.0:
            add_column(t.around, 0, layers.around, square + i * width, t.mean[i], width)
        i += 1
    c = 0
    while c < colours:
        at: i64 = c * width
        copy_row(t.around, 0, t.fresh, at, width)
        i = 0
        while i < width:
            if t.hidden[at + i] != 0.0:
                value: float = t.hidden[at + i]
                add_column(t.fresh, at, layers.own, square + i * width, value, width)
            i += 1
        c += 1
    i = 0
    while i < colours * width:
        if t.fresh[i] > 0.0:
            t.hidden[i] += t.fresh[i]
        i += 1


def copy_row(given: vec[float], first: i64, to: vec[float], at: i64, width: i64) -> None:
    """Copy some numbers."""
    i: i64 = 0
    while i < width:
        to[at + i] = given[first + i]
        i += 1


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
    told = t.told
    found: float = layers.each_bias[output]
    at: i64 = colour * width
    row: i64 = output * width
    i: i64 = 0
    while i < width:
        found += layers.each[row + i] * t.hidden[at + i]
        i += 1
    k: i64 = colour * told.size
    last: i64 = k + told.count[colour]
    row = output * told.size
    while k < last:
        found += layers.direct[row + told.index[k]] * told.value[k]
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


def best_answer(t: Thought, s: rules.Position) -> i64:
    """The answer that an actor likes best, the first of equal ones in the order of the outputs."""
    think(t, s)
    side = s.sides[s.turn]
    best: i64 = DRAW_DECK
    most: float = NEVER
    liked: float = 0.0
    c: i64 = 0
    while c < s.colours:
        if s.phase == rules.DRAW:
            if s.drawable >> c & 1:
                liked = of_colour(t, c, 2 * KINDS)
                if liked > most:
                    most = liked
                    best = DRAW_PILE + c
        else:
            hand: i64 = side.hand >> c * KINDS & 1023
            play: i64 = hand & ~(side.closed >> c * KINDS)
            output: i64 = 0
            while output < 2 * KINDS:
                held: i64 = play >> output if output < KINDS else hand >> output - KINDS
                if held & 1:
                    liked = of_colour(t, c, output)
                    if liked > most:
                        most = liked
                        best = action_of(c * OUTPUTS + output, s.colours)
                output += 1
        c += 1
    if s.phase == rules.DRAW and of_all(t, s.colours) > most:
        return DRAW_DECK
    return best


def play_turns(s: rules.Position, t: Thought, turns: i64) -> None:
    """Play so many turns, or until the round is over, as an actor likes best."""
    last: i64 = s.turns + turns
    while s.turns < last and (s.phase == rules.CARD or s.phase == rules.DRAW):
        answer(s, best_answer(t, s))


def gain_to_come(t: Thought, s: rules.Position) -> float:
    """What a critic thinks the seat to move will gain from here on, compared with the rival."""
    think(t, s)
    found: float = of_all(t, s.colours)
    c: i64 = 0
    while c < s.colours:
        found += of_colour(t, c, 0)
        c += 1
    return found
