"""A small network that judges positions of a game with expeditions in five colours.

It is told some numbers about every seat and colour, the seat that is judged first, and some about
the whole. The same weights read every colour, and the rivals' are averaged: what it learned about
one colour or rival it knows about all, with two to four seats. `examples/train_rivals.py` teaches
it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = 5
SEATS: Final = 4


class Thought:
    """What a network is told of a position, and what it makes of it."""

    __slots__ = ("told", "whole", "first", "second", "mean", "sum", "last")

    def __init__(self, inputs: i64, whole_inputs: i64, width: i64) -> None:
        # Seat by seat, the one that is judged first, and in each colour by colour.
        self.told: vec[float] = vec[float]([0.0] * (SEATS * COLOURS * inputs))
        self.whole: vec[float] = vec[float]([0.0] * whole_inputs)
        self.first: vec[float] = vec[float]([0.0] * width)  # of a colour of a seat
        self.mean: vec[float] = vec[float]([0.0] * width)  # of a colour of the rivals
        self.second: vec[float] = vec[float]([0.0] * width)  # of a colour
        self.sum: vec[float] = vec[float]([0.0] * width)  # of all colours
        self.last: vec[float] = vec[float]([0.0] * width)


class Network:
    """The weights of one network, and room to work in. Columns are what one input adds to all
    outputs."""

    __slots__ = (
        "thought",
        "width",
        "inputs",
        "whole_inputs",
        "own",
        "own_bias",
        "rival",
        "rival_bias",
        "colour",
        "colour_bias",
        "whole",
        "whole_bias",
        "out",
        "skip",
        "out_bias",
    )

    def __init__(self, weights: dict[str, list[list[float]]]) -> None:
        self.width: i64 = len(weights["own.weight"])
        self.inputs: i64 = len(weights["own.weight"][0])
        self.whole_inputs: i64 = len(weights["skip.weight"][0])
        self.own: vec[float] = columns(weights["own.weight"])
        self.own_bias: vec[float] = rows(weights["own.bias"])
        self.rival: vec[float] = columns(weights["rival.weight"])
        self.rival_bias: vec[float] = rows(weights["rival.bias"])
        self.colour: vec[float] = columns(weights["colour.weight"])  # of own, then of rival
        self.colour_bias: vec[float] = rows(weights["colour.bias"])
        self.whole: vec[float] = columns(weights["whole.weight"])  # of colour, then what is told
        self.whole_bias: vec[float] = rows(weights["whole.bias"])
        self.out: vec[float] = rows(weights["out.weight"])
        self.skip: vec[float] = rows(weights["skip.weight"])
        self.out_bias: vec[float] = rows(weights["out.bias"])
        self.thought = Thought(self.inputs, self.whole_inputs, self.width)


def rows(weights: list[list[float]]) -> vec[float]:
    """Row after row."""
    return vec[float]([value for row in weights for value in row])


def columns(weights: list[list[float]]) -> vec[float]:
    """Column after column."""
    return vec[float]([row[i] for i in range(len(weights[0])) for row in weights])


def forget(t: Thought, seats: i64) -> None:
    """Nothing has been told about so many seats."""
    clear(t.told, len(t.told) // SEATS * seats)
    clear(t.whole, len(t.whole))


def clear(numbers: vec[float], count: i64) -> None:
    """Set the first numbers to zero."""
    i: i64 = 0
    while i < count:
        numbers[i] = 0.0
        i += 1


def think(t: Thought, network: Network, seats: i64) -> None:
    """Work out the numbers before the last step from what was told."""
    width: i64 = network.width
    inputs: i64 = network.inputs
    first = t.first
    mean = t.mean
    second = t.second
    total = t.sum
    clear(total, width)
    share: float = 1.0 / float(seats - 1)
    i: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        clear(mean, width)
        seat: i64 = 1
        while seat < seats:
            copy(first, network.rival_bias)
            read(first, t.told, (seat * COLOURS + colour) * inputs, inputs, network.rival)
            i = 0
            while i < width:
                if first[i] > 0.0:
                    mean[i] += first[i] * share
                i += 1
            seat += 1
        copy(first, network.own_bias)
        read(first, t.told, colour * inputs, inputs, network.own)
        copy(second, network.colour_bias)
        add_positive(second, first, network.colour, 0)
        add_positive(second, mean, network.colour, width * width)
        i = 0
        while i < width:
            if second[i] > 0.0:
                total[i] += second[i]
            i += 1
        colour += 1
    last = t.last
    copy(last, network.whole_bias)
    add_positive(last, total, network.whole, 0)
    i = 0
    while i < network.whole_inputs:
        if t.whole[i] != 0.0:
            add_column(last, network.whole, (width + i) * width, t.whole[i])
        i += 1


def copy(to: vec[float], bias: vec[float]) -> None:
    """Begin with these numbers."""
    i: i64 = 0
    while i < len(bias):
        to[i] = bias[i]
        i += 1


def read(to: vec[float], told: vec[float], at: i64, inputs: i64, weights: vec[float]) -> None:
    """Add what was told about a seat and a colour."""
    width: i64 = len(to)
    i: i64 = 0
    while i < inputs:
        if told[at + i] != 0.0:
            add_column(to, weights, i * width, told[at + i])
        i += 1


def add_positive(to: vec[float], numbers: vec[float], weights: vec[float], at: i64) -> None:
    """Add the columns of the numbers above zero, from a place on."""
    width: i64 = len(to)
    i: i64 = 0
    while i < len(numbers):
        if numbers[i] > 0.0:
            add_column(to, weights, at + i * width, numbers[i])
        i += 1


def add_column(to: vec[float], weights: vec[float], first: i64, value: float) -> None:
    """Add a column of weights times a value."""
    width: i64 = len(to)
    i: i64 = 0
    while i < width:
        to[i] += value * weights[first + i]
        i += 1


def output(t: Thought, network: Network, which: i64) -> float:
    """One of the network's answers, when it has thought."""
    last = t.last
    out = network.out
    found: float = network.out_bias[which]
    row: i64 = which * network.width
    i: i64 = 0
    while i < network.width:
        if last[i] > 0.0:
            found += out[row + i] * last[i]
        i += 1
    skip = network.skip
    row = which * network.whole_inputs
    i = 0
    while i < network.whole_inputs:
        found += skip[row + i] * t.whole[i]
        i += 1
    return found
