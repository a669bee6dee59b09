"""Observations of High Card: what every number means, the numbers, and the way back."""

from collections.abc import Sequence
from typing import Any

import high_card as game
from high_card import CARDS, NOTATION
from rivalry.core.decision import Action
from rivalry.core.game import View
from rivalry.core.option import check
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.plain import Plain
from rivalry.research.spec import Spec


def spec(**given: Any) -> Spec:
    """What an observation says, for these options of the game."""
    options = check(game.options(), given)
    s = Spec(game.name, game.version, options, 2, NOTATION.words)
    most = options["rounds"] * max(2, options["prize"])
    s.add("card", "own card, 0 before the deal", ["card"], 0, CARDS)
    s.add("said", "what the other has said: 1 fold, 2 hold, 0 nothing", ["said"], 0, 2)
    s.add("seat", "own seat", ["seat"], 0, 1)
    s.add("round", "deals that are over", ["round"], 0, options["rounds"])
    s.add("points", "points by seat", ["seat 0", "seat 1"], 0, most)
    return s


def numbers(s: game.State, seat: int) -> list[int]:
    """The observation of a seat, field by field; each starts at a multiple of four."""
    card = s.cards[seat] if s.cards else 0
    said = s.said[0] + 1 if s.said else 0
    return [card, 0, 0, 0, said, 0, 0, 0, seat, 0, 0, 0, s.round, 0, 0, 0, *s.points, 0, 0]


def encoder(spec: Spec) -> Encoder:
    """What writes observations and masks."""
    first = game.new(**spec.options)
    return Plain(first, spec.players, spec.size, len(spec.actions), numbers, action, action_id)


def action(id: int) -> Action:
    """The action with this id: the id itself."""
    return id


def action_id(action: Action) -> int:
    """The id of an action."""
    assert isinstance(action, int), "players answer with integers here"
    return action


def longest(spec: Spec) -> tuple[int, int]:
    """The most answers of players and the most chance nodes in a game: a shuffle has eight."""
    return 2 * spec.options["rounds"], 8 * spec.options["rounds"]


def decode(spec: Spec, values: Sequence[int]) -> View:
    """The view of the seat that an observation was made for."""
    part = spec.named(values)
    [card], [said] = part["card"], part["said"]
    return {
        "game": game.name,
        "seat": part["seat"][0],
        "options": spec.options,
        "round": part["round"][0],
        "dealt": card > 0,
        "card": card or None,
        "said": [NOTATION.words[said - 1]] if said else [],
        "points": part["points"],
    }
