"""The networks that learned a game by self-play: actor, critic, and a bot that is the actor.

The weights are those that `examples/train_lost_cities.py` and its like export. What a network is
told of a position is compiled with the engine (`policy/*_told.py`); it runs in compiled code, or
for many positions at once with NumPy (`colour_batch.py`), with the same results within rounding.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from rivalry.bots.policy.colour_network import Layers
from rivalry.bots.protocol import Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

FOLDER = Path(__file__).parent / "weights"


@dataclass(frozen=True)
class Networks:
    """The networks of one game, and how it uses them."""

    file: Path
    points: float  # by how much the points that a critic speaks of are divided
    sampler: Callable[[View], Callable[[int], Any]]
    is_running: Callable[[Any], bool]  # whether a player is asked, in a round of cards
    likings: Callable[[Layers, Any, list[int]], list[float]]  # of an actor for some answers
    play_turns: Callable[[Any, Layers, int], None]  # as an actor likes best
    deal: Callable[[Any, int], None]  # let chance begin the next round, if that is worth it
    prospects: Callable[[Layers, Any, int], tuple[float, float]]  # of a seat, by a critic
    judges_mover: bool  # a critic judges the seat to move alone: the other's loss is its gain
    table: Callable[[Any, int, bool], Any]  # rows for so many such positions, to multiply matrices
    answer_all: Callable[[list[Any], list[int]], None]  # with outputs of the actor

    def read_from(self, file: Path) -> "Networks":
        """The same with the weights of another file."""
        return replace(self, file=file)

    @property
    def actor(self) -> Layers:
        """What is played."""
        return layers(self.file, "weights")

    @property
    def critic(self) -> Layers:
        """What positions are worth: the points, and the victories, that are to come."""
        return layers(self.file, "critic")


@cache
def read(path: Path) -> dict[str, Any]:
    """What a file of weights holds."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def layers(path: Path, which: str) -> Layers:
    """One of the networks in a file."""
    return Layers(read(path)[which])


class LearnedBot:
    """Answers what its actor likes best."""

    def __init__(self, networks: Networks) -> None:
        self._networks = networks

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        likings = self.likings(view, decision.options)
        return decision.options[likings.index(max(likings))]

    def likings(self, view: View, actions: Sequence[Action]) -> list[float]:
        """How much the actor likes each of these actions."""
        # It looks only at what is in the view, so any world will do.
        world = self._networks.sampler(view)(0)
        return self._networks.likings(self._networks.actor, world, numbers(actions))


def numbers(actions: Sequence[Action]) -> list[int]:
    """These actions as what they are in these games."""
    found = [action for action in actions if isinstance(action, int)]
    assert len(found) == len(actions), "players answer with integers here"
    return found
