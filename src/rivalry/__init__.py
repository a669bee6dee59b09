"""Rivalry: four games of rival expeditions and rival princes, with the rules enforced.

>>> import rivalry
>>> match = rivalry.new("lost-cities", seed=7, rounds=1)
>>> while match.decision:
...     match.answer(match.decision.options[0])
>>> match.scores()
[-2, -3]
"""

import secrets
import sys as _sys
from collections.abc import Callable as _Callable
from types import ModuleType as _ModuleType
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any

from rivalry import native as _native

_native.prefer_source_if_asked()

import rivalry.games  # noqa: E402, F401  (a package that can be called, see below)
from rivalry import discovery as _discovery  # noqa: E402
from rivalry.core import decision as _decision  # noqa: E402
from rivalry.core import match as _match  # noqa: E402
from rivalry.core import registry as _registry  # noqa: E402
from rivalry.core.decision import (  # noqa: E402
    CHANCE,
    Action,
    ActionError,
    BadOption,
    Decision,
    IllegalAction,
    MalformedAction,
    NoSuchSeat,
    NotYourDecision,
)
from rivalry.core.game import Game, State, View  # noqa: E402
from rivalry.core.log import BadLog, GameLog, line_of_field  # noqa: E402
from rivalry.core.match import Match  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "Action",
    "ActionError",
    "BadLog",
    "BadOption",
    "Decision",
    "Game",
    "GameLog",
    "IllegalAction",
    "MalformedAction",
    "Match",
    "NoSuchSeat",
    "NotYourDecision",
    "State",
    "View",
    "game",
    "games",
    "new",
    "replay",
]

_native.restore_docstrings(_decision)
_registry.look_in(_discovery.built_in)
_registry.look_in(_discovery.installed)


class _Games(_ModuleType):
    """The package `rivalry.games`, which can be called as well: `rivalry.games()` lists them."""

    def __call__(self) -> list[str]:
        """The names of all games.

        >>> import rivalry
        >>> "lost-cities" in rivalry.games()
        True
        """
        return _registry.names()


_sys.modules["rivalry.games"].__class__ = _Games

if _TYPE_CHECKING:
    games: _Callable[[], list[str]]


def game(name: str) -> Game:
    """The rules of one game, for bare states with chance decisions explicit.

    >>> state = game("lost-cities").new(rounds=3, starter=0)
    >>> state.decision.player == CHANCE, state.decision.why
    (True, 'deal')
    """
    return _registry.load(name)


def new(name: str, *, seed: int | str | None = None, **options: Any) -> Match:
    """A new match. The same seed and options give the same deals, for ever.

    Without a seed one is drawn from the operating system.

    >>> new("lost-cities", seed=7, colours=6).view(0)["colours"]
    6
    """
    return Match(game(name), secrets.token_hex(32) if seed is None else str(seed), options)


def replay(log: GameLog | str) -> Match:
    """The match a log describes, answer by answer, ready to continue.

    Takes a `GameLog` or the text of one; one that cannot be replayed raises `BadLog` with the line.

    >>> match = new("lost-cities", seed=7)
    >>> replay(match.log).view(0) == match.view(0)
    True
    """
    source = log if isinstance(log, str) else None
    log = GameLog.read(log) if isinstance(log, str) else log
    if log.game not in _registry.names():
        line = line_of_field("game", log.json() if source is None else source)
        raise BadLog(line, f"no game {log.game}; games: {', '.join(_registry.names())}")
    return _match.replay(game(log.game), log, secrets.token_hex(32), source)
