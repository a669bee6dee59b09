"""The games by name, each with its manifest. A game is loaded when it is first asked for."""

from collections.abc import Callable, Iterable
from typing import cast

from rivalry.core.decision import BadOption
from rivalry.core.game import Game
from rivalry.core.manifest import Manifest, resolve

_manifests: dict[str, Manifest] = {}
_sources: list[Callable[[], Iterable[Manifest]]] = []


def register(manifest: Manifest) -> None:
    """Make a game known.

    >>> register(Manifest("high-card", rules="high_card"))
    >>> "high-card" in names()
    True
    >>> forget("high-card")
    """
    _manifests[manifest.name] = manifest


def forget(name: str) -> None:
    """Undo `register`."""
    del _manifests[name]


def look_in(source: Callable[[], Iterable[Manifest]]) -> None:
    """Where to look for games that are not known yet: asked once, and only when it is needed.

    Of two games with the same name, the one that was known first stays.
    """
    _sources.append(source)


def names() -> list[str]:
    """The names of all games, in order."""
    while _sources:
        _look_further()
    return sorted(_manifests)


def manifest(name: str) -> Manifest:
    """What the game of that name brings, or `BadOption` with the names there are."""
    while name not in _manifests and _sources:
        _look_further()
    if name not in _manifests:
        raise BadOption(f"no game {name}; games: {', '.join(names())}")
    return _manifests[name]


def load(name: str) -> Game:
    """The game of that name, or `BadOption` with the names there are."""
    return cast(Game, resolve(manifest(name).rules))


def _look_further() -> None:
    for found in _sources.pop(0)():
        _manifests.setdefault(found.name, found)
