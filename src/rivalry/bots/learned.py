"""A bot for Lost Cities that learned by playing against itself: a small network.

The weights are those that `examples/train_lost_cities.py` exports; `policy/lost_cities_network.py`
runs them. The network learned from games of one round with five colours. It plays a longer match
round by round, and since it treats all colours alike, it plays with six of them, too.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rivalry.bots.policy.lost_cities_network import Layers, Thought, liking, look, think
from rivalry.bots.protocol import Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
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
        world = sampler(view)(0)  # it looks only at what is in the view, so any world will do
        thought = Thought(self.network, world.colours)
        look(thought, world, world.turn)
        think(thought, world.colours)
        found = []
        for action in actions:
            assert isinstance(action, int), "players answer with integers here"
            found.append(liking(thought, world, action))
        return found


@cache
def load(path: Path = FILE) -> Layers:
    """The network in a file."""
    return Layers(json.loads(path.read_text(encoding="utf-8"))["weights"])


def make(seed: int) -> LearnedBot:
    """The bot with the weights that come with Rivalry. It has no use for a seed."""
    return LearnedBot(load())
