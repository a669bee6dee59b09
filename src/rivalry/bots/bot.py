"""The bots by name: the levels of every game, and what else a game's manifest brings."""

from collections.abc import Callable

from rivalry.bots.knowledge import known as knowledge
from rivalry.bots.player import PolicyBot, SearchBot
from rivalry.bots.protocol import Bot, Budget
from rivalry.bots.random_bot import RandomBot
from rivalry.core import registry
from rivalry.core.decision import BadOption
from rivalry.core.manifest import resolve

__all__ = [
    "LEVELS",
    "SECONDS",
    "Bot",
    "Budget",
    "default",
    "knowledge",
    "make",
    "names",
    "yardsticks",
]


class Seconds(dict[str, float]):
    """Seconds by the name of a bot; one without an entry thinks for the default time."""

    def __missing__(self, name: str) -> float:
        return Budget.seconds


SECONDS = Seconds(random=0.05, novice=0.05, casual=0.1, strong=0.5, master=1.5)
"""How long each bot may think about a decision where the caller does not say."""

LEVELS = ("novice", "casual", "strong", "master")
"""The levels of every game, weakest first."""


def names(game: str) -> list[str]:
    """The bots that people may play a game against: the levels, weakest first, then others.

    >>> names("lost-cities")
    ['random', 'novice', 'casual', 'strong', 'master', 'learned']
    """
    brought = registry.manifest(game)
    return ["random", *(LEVELS if brought.knowledge else ()), *brought.bots]


def yardsticks(game: str) -> list[str]:
    """Further bots, simple ones to measure the others against.

    >>> yardsticks("lost-cities")
    ['cautious', 'committing', 'frugal', 'patient', 'busy']
    """
    return list(registry.manifest(game).yardsticks)


def default(game: str) -> str:
    """The bot that plays where nobody said which: good and quick.

    >>> default("lost-cities")
    'strong'
    """
    return "strong" if "strong" in names(game) else names(game)[-1]


def make(game: str, name: str, seed: int = 0) -> Bot:
    """A fresh bot. The same seed makes it play the same way.

    The address of a process that plays (`http://...`, see remote.py) is a name too.

    >>> bot = make("lost-cities", "random", seed=1)
    """
    if name.startswith(("http://", "https://")):
        from rivalry.bots.remote import RemoteBot  # its modules take long to load

        return RemoteBot(game, name)
    brought = registry.manifest(game)
    written = {**brought.bots, **brought.yardsticks}
    if name in written:
        maker: Callable[[int], Bot] = resolve(written[name])
        return maker(seed)
    if name not in names(game):
        raise BadOption(f"no bot {name} for {game}; bots: {', '.join(names(game))}")
    if name == "random":
        return RandomBot(seed)
    if name == "master":
        return SearchBot(knowledge(game), seed)
    return PolicyBot(knowledge(game), name, seed)
