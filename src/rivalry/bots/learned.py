"""A bot for Lost Cities that learned by playing itself: a small network, run in plain Python.

The weights are those that `examples/train_lost_cities.py` exports, and what the network is told is
what it was told there. It learned from games of one round with five colours. A longer match it
plays round by round, and since it treats all colours alike, it plays with six of them, too.
"""

import json
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, repeat
from operator import add, mul
from pathlib import Path

from rivalry.bots.protocol import Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities.cards import (
    CARD_OF_NAME,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    KINDS,
    WAGERS,
)

FILE = Path(__file__).parent / "weights" / "lost-cities-learned.json"
CARDS = 12  # of a colour: three wagers and nine numbers
VALUES = [0.0] * WAGERS + [number / 20 for number in range(2, 11)]
POINTS = 50.0  # what points are divided by

Rows = list[list[float]]


class Layer:
    """A layer of the network: rows of weights, one for each output."""

    def __init__(self, rows: Rows, bias: Rows) -> None:
        self.rows = rows
        self.columns = list(zip(*rows, strict=True))
        self.bias = [one for [one] in bias]

    def outputs(self, values: Sequence[float]) -> list[float]:
        """All outputs. Column by column, because many values are 0 or 1."""
        found = self.bias
        for value, column in zip(values, self.columns, strict=True):
            if value == 1:
                found = list(map(add, found, column))
            elif value:
                found = list(map(add, found, map(mul, column, repeat(value))))
        return found

    def output(self, n: int, values: Sequence[float]) -> float:
        """One of the outputs."""
        found: float = sum(map(mul, self.rows[n], values))
        return found + self.bias[n]


class LearnedBot:
    """Answers what its network likes best."""

    def __init__(self, network: dict[str, Layer]) -> None:
        self.network = network

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        liking = self.likings(view, [_id(option) for option in decision.options])
        return decision.options[liking.index(max(liking))]

    def likings(self, view: View, actions: Sequence[int]) -> list[float]:
        """How much the network likes each of these actions."""
        net = self.network
        told = features(view)
        first = [_relu(net["colour"].outputs(values)) for values in told]
        around = net["around"].outputs(_mean(first))
        hidden = [_sum(one, _relu(_sum(net["own"].outputs(one), around))) for one in first]
        found = []
        for action in actions:
            if action == DRAW_DECK:
                found.append(net["whole"].output(0, _mean(hidden)))
            else:
                colour, n = place(action)
                like = net["each"].output(n, hidden[colour])
                found.append(like + net["direct"].output(n, told[colour]))
        return found


def place(action: int) -> tuple[int, int]:
    """The colour of an action, and which of the colour's outputs is for it.

    >>> place(46), place(60 + 46), place(121 + 4)
    ((4, 6), (4, 16), (4, 20))
    """
    if action >= DRAW_PILE:
        return action - DRAW_PILE, 2 * KINDS
    discarded, card = divmod(action, DISCARD)
    return card // KINDS, discarded * KINDS + card % KINDS


def _id(action: Action) -> int:
    assert isinstance(action, int), "players answer with integers here"
    return action


def _relu(values: Sequence[float]) -> list[float]:
    return [value if value > 0 else 0.0 for value in values]


def _sum(a: Sequence[float], b: Sequence[float]) -> list[float]:
    return list(map(add, a, b))


def _mean(rows: Rows) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


# What the network is told


def features(view: View) -> Rows:
    """The numbers that the network is told about each colour."""
    seat: int = view["seat"]
    hand, shown = _by_colour(view, view["hand"]), _by_colour(view, view["known"][1 - seat])
    own, rival = ([_laid(one) for one in view["expeditions"][who]] for who in (seat, 1 - seat))
    before = [sum(done[who] for done in view["history"]) for who in (0, 1)]
    once = [
        float(view["phase"] == "draw"),
        view["deck"] / 44,
        min(1.0, view["deck"] / 8),
        (view["scores"][seat] - before[seat]) / POINTS,
        (view["scores"][1 - seat] - before[1 - seat]) / POINTS,
    ]
    return [
        _colour(hand[c], shown[c], own[c], rival[c], [CARD_OF_NAME[name] % KINDS for name in pile])
        + once
        for c, pile in enumerate(view["discards"])
    ]


def _colour(
    hand: list[float],
    shown: list[float],
    own: list[float],
    rival: list[float],
    pile: list[int],
) -> list[float]:
    """One colour. Cards are twelve numbers: three wagers, then 2 to 10."""
    lying, top = _cards(pile), [0.0] * CARDS
    if pile:
        top[pile[-1] + WAGERS - 1 if pile[-1] else pile.count(0) - 1] = 1.0
    mine, theirs = _closed(own), _closed(rival)
    gone = [sum(cards) for cards in zip(hand, shown, own, rival, lying, strict=True)]
    unseen = [1 - sum(gone[:WAGERS]) / WAGERS] * WAGERS + [1 - cards for cards in gone[WAGERS:]]
    play, come, take = _open(hand, mine), _open(unseen, mine), _open(top, mine)
    gift, given = _open(hand, theirs), _open(top, theirs)
    below, missed = _lower(play), _lower(come)
    numbers = [
        *[part for cards in (own, rival, play, come) for part in (_value(cards), sum(cards) / 8)],
        max(own),
        max(rival),
        _score(own),
        _score(rival),
        _score(_sum(own, play)),
        len(pile) / CARDS,
        sum(take),
        _value(take),
        _value(given),
    ]
    wide = (play, hand, gift, come, below, missed, mine, theirs, shown, top)
    wagers = own[:WAGERS] + rival[:WAGERS]
    return [*[value for cards in wide for value in cards], *wagers, *numbers]


def _by_colour(view: View, names: Sequence[str]) -> Rows:
    """Some cards, colour by colour."""
    kinds: list[list[int]] = [[] for _ in range(view["colours"])]
    for name in names:
        colour, kind = divmod(CARD_OF_NAME[name], KINDS)
        kinds[colour].append(kind)
    return [_cards(some) for some in kinds]


def _laid(expedition: View) -> list[float]:
    """The cards of an expedition."""
    return _cards([0] * expedition["wagers"] + [number - 1 for number in expedition["numbers"]])


def _cards(kinds: Sequence[int]) -> list[float]:
    """1 for every card that is there; so many wagers fill the first places."""
    wagers = kinds.count(0)
    return [float(i < wagers) for i in range(WAGERS)] + [float(n in kinds) for n in range(1, KINDS)]


def _closed(cards: Sequence[float]) -> list[float]:
    """1 for every card that may no longer be added: a number as high or higher lies there."""
    highest = max([i for i in range(WAGERS, CARDS) if cards[i]], default=-1)
    return [float(i <= highest) for i in range(CARDS)]


def _open(cards: Sequence[float], closed: Sequence[float]) -> list[float]:
    """Those that may be added."""
    return [0.0 if shut else card for card, shut in zip(cards, closed, strict=True)]


def _lower(cards: Sequence[float]) -> list[float]:
    """For each card the value of those below it."""
    return [0.0, *accumulate(map(mul, cards, VALUES))][:CARDS]


def _value(cards: Sequence[float]) -> float:
    found: float = sum(map(mul, cards, VALUES))
    return found


def _score(cards: Sequence[float]) -> float:
    """What an expedition of these cards is worth."""
    points = (_value(cards) - min(1.0, max(cards))) * (20 / POINTS)
    return points * (1 + sum(cards[:WAGERS])) + (sum(cards) >= 8) * (20 / POINTS)


def network(weights: dict[str, Rows]) -> dict[str, Layer]:
    """The layers, by name."""
    names = [name.removesuffix(".bias") for name in weights if name.endswith(".bias")]
    return {name: Layer(weights[f"{name}.weight"], weights[f"{name}.bias"]) for name in names}


@cache
def load(path: Path = FILE) -> dict[str, Layer]:
    """The network in a file."""
    return network(json.loads(path.read_text(encoding="utf-8"))["weights"])


def make(seed: int) -> LearnedBot:
    """The bot with the weights that come with Rivalry. It has no use for a seed."""
    return LearnedBot(load())
