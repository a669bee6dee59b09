"""Observations of Rivals for Catan, in two encodings.

`features` is for learning: one layout of one size for all ways to play, with counts of cards and
what stands where. `complete` holds the whole view, and can be decoded.
"""

from collections.abc import Sequence
from typing import Any, Final

from rivalry.core.decision import Action, BadOption
from rivalry.games.catan_rivals import position
from rivalry.games.catan_rivals.vocabulary import ID_OF, VOCABULARY
from rivalry.research import catan_rivals_complete, catan_rivals_features
from rivalry.research.lanes.catan_rivals import Complete, Layout
from rivalry.research.lanes.catan_rivals_features import Features
from rivalry.research.lanes.catan_rivals_policy import CatanPolicy
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.spec import Spec

ENCODINGS: Final = ("features", "complete")
"""The ways to encode a position; the first is the default."""


def spec(encoding: str = "features", **given: Any) -> Spec:
    """What an observation says, for these options of the game."""
    s = position.new(**given)
    if s.mode.decks:
        raise BadOption("option mode: a game to which players bring decks has no observations")
    if encoding == "complete":
        return catan_rivals_complete.spec(s.options)
    return catan_rivals_features.spec(s.options)


POLICY: Final = CatanPolicy
"""The bots' rules of thumb, for lanes."""


def encoder(spec: Spec) -> Encoder:
    """What writes observations and masks."""
    if spec.encoding == "complete":
        return Complete(spec.size, spec.options, Layout(spec.options))
    return Features(spec.options)


def action(id: int) -> Action:
    """The action of the game that has this id: a word of the vocabulary."""
    return VOCABULARY[id]


def action_id(action: Action) -> int:
    """The id of an action."""
    return ID_OF[action]


def longest(spec: Spec) -> tuple[int, int]:
    """The most answers by players in a game, and the most OpenSpiel chance nodes.

    A turn asks at most about a hundred questions; games end after `stall_cap` turns.
    """
    turns: int = spec.options["stall_cap"]
    return 200 * (turns + 2), 40 * (turns + 2)


def widest(spec: Spec) -> int:
    """The widest possible gap between scores: nobody has less than nothing."""
    return catan_rivals_features.MOST_POINTS[0]


def decode(spec: Spec, values: Sequence[int]) -> dict[str, Any]:
    """The view of the seat that an observation was made for."""
    if spec.encoding != "complete":
        raise BadOption(
            "features leave out what a view holds; take observations with encoding='complete'"
        )
    return catan_rivals_complete.decode(spec, values)
