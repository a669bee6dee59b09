"""A network that reads every colour with the same weights, run in compiled code.

What it learned about one colour it knows about all. Each layer but the first also mixes in the mean
of all colours. Most of the numbers a network is told are zero, so a layer only adds up the columns
of the rest.
"""

from librt.vecs import vec
from mypy_extensions import i64


class Told:
    """What is told of a position: colour by colour, `size` places each, what is not zero."""

    __slots__ = ("size", "count", "index", "value")

    def __init__(self, colours: i64, size: i64) -> None:
        self.size: i64 = size
        self.count: vec[i64] = vec[i64]([0] * colours)  # how many
        self.index: vec[i64] = vec[i64]([0] * (colours * size))  # which
        self.value: vec[float] = vec[float]([0.0] * (colours * size))  # and how much


def tell(t: Told, colour: i64, index: i64, value: float) -> None:
    """One number about a colour."""
    count: i64 = t.count[colour]
    place: i64 = colour * t.size + count
    t.index[place] = index
    t.value[place] = value
    t.count[colour] = count + 1


class Layers:
    """The weights. Columns are what one input adds to all outputs; rows are one output's."""

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

    __slots__ = ("layers", "colours", "told", "mean", "around", "fresh", "hidden")

    def __init__(self, layers: Layers, colours: i64) -> None:
        width: i64 = layers.width
        self.layers = layers
        self.colours: i64 = colours
        self.told = Told(colours, layers.inputs)
        self.fresh: vec[float] = vec[float]([0.0] * (colours * width))
        self.hidden: vec[float] = vec[float]([0.0] * (colours * width))
        self.mean: vec[float] = vec[float]([0.0] * width)
        self.around: vec[float] = vec[float]([0.0] * width)


# What the network makes of it


def think(t: Thought) -> None:
    """Work out the hidden numbers of every colour from what was told."""
    layers = t.layers
    told = t.told
    width: i64 = layers.width
    colours: i64 = t.colours
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
        mix(t, n)
        n += 1


def mix(t: Thought, n: i64) -> None:
    """One mixing layer."""
    layers = t.layers
    colours: i64 = t.colours
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


def of_all(t: Thought, output: i64) -> float:
    """One of the outputs for all colours together."""
    layers = t.layers
    width: i64 = layers.width
    colours: i64 = t.colours
    row: i64 = output * width
    found: float = 0.0
    c: i64 = 0
    while c < colours:
        i: i64 = 0
        while i < width:
            found += layers.whole[row + i] * t.hidden[c * width + i]
            i += 1
        c += 1
    return found / float(colours) + layers.whole_bias[output]


def sum_of_all(t: Thought, output: i64) -> float:
    """One of a critic's outputs: what it makes of every colour and of all together, added up."""
    found: float = of_all(t, output)
    c: i64 = 0
    while c < t.colours:
        found += of_colour(t, c, output)
        c += 1
    return found
