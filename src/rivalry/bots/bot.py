"""What a bot is, and where to get one by name.

A bot sees what a person in its seat sees: the view and the decision. It never sees a state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from rivalry.core.decision import Action, BadOption, Decision
from rivalry.core.game import View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: seconds, or a fixed number of iterations.

    With `iterations` the answer depends on the seed alone, not on the speed of the machine.
    """

    seconds: float = 0.1
    iterations: int | None = None


class Bot(Protocol):
    """A player."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        """One of the decision's options, within the budget, from the view alone."""
        ...


# Per game, the bots by name: the module and the function in it that makes one from a seed.
# "" stands for every game.
_makers: dict[str, dict[str, str]] = {
    "": {"random": "rivalry.bots.random_bot:make"},
    "catan-rivals": {"rules": "rivalry.bots.catan_rivals:make"},
    "lost-cities": {"rules": "rivalry.bots.lost_cities:make"},
    "lost-cities-board": {"rules": "rivalry.bots.lost_cities_board:make"},
    "lost-cities-rivals": {"rules": "rivalry.bots.lost_cities_rivals:make"},
}


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first.

    >>> names("lost-cities")
    ['random', 'rules']
    """
    return [*_makers[""], *_makers.get(game, {})]


def make(game: str, name: str, seed: int = 0) -> Bot:
    """A fresh bot. The same seed makes it play the same way.

    >>> bot = make("lost-cities", "random", seed=1)
    """
    if name not in names(game):
        raise BadOption(f"no bot {name} for {game}; bots: {', '.join(names(game))}")
    module, _, function = (_makers.get(game, {}).get(name) or _makers[""][name]).partition(":")
    maker: Callable[[int], Bot] = getattr(import_module(module), function)
    return maker(seed)
