"""What a bot is, the levels there are, and where to get a bot by name.

A bot sees what a person in its seat sees: the view and the decision. It never sees a state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from rivalry.core.decision import Action, BadOption, Decision
from rivalry.core.game import View

if TYPE_CHECKING:
    from rivalry.bots.knowledge import Knowledge


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


SECONDS = {
    "random": 0.05,
    "novice": 0.05,
    "casual": 0.1,
    "strong": 0.5,
    "master": 1.5,
    "learned": 0.1,
}
"""How long each bot may think about a decision where the caller does not say."""

LEVELS = ("novice", "casual", "strong", "master")
"""The levels of every game, weakest first."""

# The games that have levels: the module that knows how to play each (see knowledge.py).
_knowledge = {
    "catan-rivals": "rivalry.bots.catan_rivals",
    "lost-cities": "rivalry.bots.lost_cities",
    "lost-cities-board": "rivalry.bots.lost_cities_board",
    "lost-cities-rivals": "rivalry.bots.lost_cities_rivals",
}

# Bots beside the levels: the module and the function in it that makes one from a seed. First those
# that people may play against, then those to measure others against.
_others = {
    "lost-cities": {"learned": "rivalry.bots.learned:make"},
}
_yardsticks = {
    "lost-cities": {
        "cautious": "rivalry.bots.yardstick:cautious",
        "committing": "rivalry.bots.yardstick:committing",
    },
}


def names(game: str) -> list[str]:
    """The bots that people may play a game against: the levels, weakest first, then others.

    >>> names("lost-cities")
    ['random', 'novice', 'casual', 'strong', 'master', 'learned']
    """
    return ["random", *(LEVELS if game in _knowledge else ()), *_others.get(game, {})]


def yardsticks(game: str) -> list[str]:
    """Further bots, simple ones to measure the others against.

    >>> yardsticks("lost-cities")
    ['cautious', 'committing']
    """
    return list(_yardsticks.get(game, {}))


def default(game: str) -> str:
    """The bot that plays where nobody said which: good, and quick.

    >>> default("lost-cities")
    'strong'
    """
    return "strong" if "strong" in names(game) else names(game)[-1]


def make(game: str, name: str, seed: int = 0) -> Bot:
    """A fresh bot. The same seed makes it play the same way.

    The address of a process that plays (`http://...`, see remote.py) is a name, too.

    >>> bot = make("lost-cities", "random", seed=1)
    """
    if name.startswith(("http://", "https://")):
        from rivalry.bots.remote import RemoteBot

        return RemoteBot(game, name)
    written = _others.get(game, {}) | _yardsticks.get(game, {})
    if name in written:
        module, _, function = written[name].partition(":")
        maker: Callable[[int], Bot] = getattr(import_module(module), function)
        return maker(seed)
    if name not in names(game):
        raise BadOption(f"no bot {name} for {game}; bots: {', '.join(names(game))}")
    if name == "random":
        from rivalry.bots.random_bot import RandomBot

        return RandomBot(seed)
    from rivalry.bots.player import PolicyBot, SearchBot

    if name == "master":
        return SearchBot(knowledge(game), seed)
    return PolicyBot(knowledge(game), name, seed)


def knowledge(game: str) -> "Knowledge":
    """What the bots know about a game."""
    if game not in _knowledge:
        raise BadOption(f"no bot knows {game}; games with bots: {', '.join(_knowledge)}")
    found: Knowledge = import_module(_knowledge[game]).knowledge
    return found
