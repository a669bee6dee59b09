"""The networks of Lost Cities that learned by self-play, and a bot that plays by one alone.

The weights are those that `examples/train_lost_cities.py` exports; `policy/lost_cities_network.py`
runs them. They learned from matches of three rounds with five colours. Since they treat all colours
alike, they play with six of them, too.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rivalry.bots.policy.lost_cities_network import Layers, Thought, liking, think
from rivalry.bots.protocol import Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.world import sampler

FILE = Path(__file__).parent / "weights" / "lost-cities-learned.json"


class LearnedBot:
    """Answers what its network likes best."""

    def __init__(self, network: Layers) -> None:
        self.network = network

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        likes = self.likings(view, decision.options)
        return decision.options[likes.index(max(likes))]

    def likings(self, view: View, actions: Sequence[Action]) -> list[float]:
        """How much the network likes each of these actions."""
        # It looks only at what is in the view, so any world will do.
        return likings(self.network, sampler(view)(0), actions)


def likings(network: Layers, s: rules.Position, actions: Sequence[Action]) -> list[float]:
    """How much a network likes each of these actions in a position."""
    thought = Thought(network, s.colours)
    think(thought, s)
    found = []
    for action in actions:
        assert isinstance(action, int), "players answer with integers here"
        found.append(liking(thought, s, action))
    return found


@cache
def read(path: Path) -> dict[str, Any]:
    """What a file of weights holds."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def load(path: Path = FILE) -> Layers:
    """The actor in a file."""
    return Layers(read(path)["weights"])


@cache
def load_critic(path: Path = FILE) -> Layers:
    """The critic in a file."""
    return Layers(read(path)["critic"])


def make(seed: int) -> LearnedBot:
    """The bot with the weights that come with Rivalry. It has no use for a seed."""
    return LearnedBot(load())
