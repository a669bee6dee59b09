"""The games by name. A game is loaded when it is first asked for."""

from importlib import import_module
from typing import Any, cast

from rivalry.core.decision import BadOption
from rivalry.core.game import Game

_modules: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Make a game known: its name and the module that holds its rules.

    >>> register("lost-cities", "rivalry.games.lost_cities")
    """
    _modules[name] = module


def names() -> list[str]:
    """The names of all known games, in order."""
    return sorted(_modules)


def load(name: str) -> Game:
    """The game of that name, or `BadOption` with the names there are."""
    if name not in _modules:
        raise BadOption(f"no game {name}; games: {', '.join(names())}")
    return cast(Game, cast(Any, import_module(_modules[name])))
