"""A bot for Lost Cities that learned by playing itself: a small network, run in plain Python.

The weights are those that `examples/train_lost_cities.py` exports. The network was trained on games
of one round with five colours; a longer match it plays round by round.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rivalry.bots.bot import Budget
from rivalry.core.decision import Action, BadOption, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities.cards import (
    CARD_OF_NAME,
    COLOURS,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    KINDS,
)
from rivalry.games.lost_cities.view import PHASES

FILE = Path(__file__).parent / "weights" / "lost-cities-learned.json"
CARDS = 12
DEPTH = 12.0
SCALE = (4.0, 1.0, 1.0, 3.0, 50.0, 44.0, 8.0, 8.0, 5.0, 1.0, 50.0, 50.0)

Rows = list[list[float]]


class LearnedBot:
    """Answers what its network likes best."""

    def __init__(self, weights: dict[str, Rows]) -> None:
        self.weights = weights

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        if view["colours"] != 5:
            raise BadOption("the learned bot knows games with five colours only")
        liking = self._likings(view)
        return max(decision.options, key=lambda action: (liking[_id(action)], -_id(action)))

    def _likings(self, view: View) -> dict[int, float]:
        """How much the network likes each action."""
        table = scalars(view)
        first = [_relu(self._layer("colour", cards + table)) for cards in colour_features(view)]
        around = _mean(first)
        hidden = []
        for own in first:
            mixed = _relu(self._layer("mixed", own + around))
            hidden.append([a + b for a, b in zip(own, mixed, strict=True)])
        found = {DRAW_DECK: self._layer("deck", _mean(hidden))[0]}
        for colour, row in enumerate(hidden):
            likes = self._layer("actions", row)
            for kind in range(KINDS):
                found[colour * KINDS + kind] = likes[kind]
                found[DISCARD + colour * KINDS + kind] = likes[KINDS + kind]
            found[DRAW_PILE + colour] = likes[2 * KINDS]
        return found

    def _layer(self, name: str, values: Sequence[float]) -> list[float]:
        rows, bias = self.weights[f"{name}.weight"], self.weights[f"{name}.bias"]
        # Most inputs of the first layer are 0.
        some = [(i, value) for i, value in enumerate(values) if value]
        return [
            sum([row[i] * value for i, value in some]) + b[0]
            for row, b in zip(rows, bias, strict=True)
        ]


def _id(action: Action) -> int:
    assert isinstance(action, int), "players answer with integers here"
    return action


def _relu(values: Sequence[float]) -> list[float]:
    return [value if value > 0 else 0.0 for value in values]


def _mean(rows: Rows) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def scalars(view: View) -> list[float]:
    """Where the match stands, for the network: the round is the only one."""
    seat: int = view["seat"]
    before = [sum(done[one] for done in view["history"]) for one in (seat, 1 - seat)]
    values = [
        PHASES.index(view["phase"]),
        view["turn"] == seat,
        view["starter"] == seat,
        1,
        view["turns"],
        view["deck"],
        view["hand_sizes"][seat],
        view["hand_sizes"][1 - seat],
        COLOURS.index(view["closed"]) + 1 if view["closed"] else 0,
        seat,
        view["scores"][seat] - before[0],
        view["scores"][1 - seat] - before[1],
    ]
    return [float(value) / scale for value, scale in zip(values, SCALE, strict=True)]


def colour_features(view: View) -> Rows:
    """For each colour its cards, twelve numbers each: hand, known ones, expeditions, discards."""
    seat: int = view["seat"]
    own, rival = view["expeditions"][seat], view["expeditions"][1 - seat]
    planes = [
        _plane([CARD_OF_NAME[name] for name in view["hand"]]),
        _plane([CARD_OF_NAME[name] for name in view["known"][seat]]),
        _plane([CARD_OF_NAME[name] for name in view["known"][1 - seat]]),
        _plane(_expedition_cards(own)),
        _plane(_expedition_cards(rival)),
        _places(view["discards"]),
    ]
    return [
        [value for plane in planes for value in plane[colour * CARDS : (colour + 1) * CARDS]]
        for colour in range(5)
    ]


def _expedition_cards(expeditions: Sequence[dict[str, Any]]) -> list[int]:
    cards = []
    for colour, one in enumerate(expeditions):
        cards += [colour * KINDS] * one["wagers"]
        cards += [colour * KINDS + number - 1 for number in one["numbers"]]
    return cards


def _plane(cards: Sequence[int]) -> list[float]:
    """1 for every card that is there; a colour's wagers fill its first three places."""
    plane = [0.0] * (5 * CARDS)
    for card in cards:
        place = card // KINDS * CARDS + (card % KINDS + 2 if card % KINDS else 0)
        while plane[place]:
            place += 1
        plane[place] = 1.0
    return plane


def _places(piles: Sequence[Sequence[str]]) -> list[float]:
    """For every card its place in its discard pile, from the bottom."""
    found = [0.0] * (5 * CARDS)
    for pile in piles:
        for height, name in enumerate(pile, 1):
            card = CARD_OF_NAME[name]
            place = card // KINDS * CARDS + (card % KINDS + 2 if card % KINDS else 0)
            while found[place]:
                place += 1
            found[place] = height / DEPTH
    return found


@cache
def load(path: Path = FILE) -> dict[str, Rows]:
    """The weights in a file."""
    weights: dict[str, Rows] = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return weights


def make(seed: int) -> LearnedBot:
    """The bot with the weights that come with Rivalry. It has no use for a seed."""
    return LearnedBot(load())
