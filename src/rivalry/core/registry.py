"""The games by name, each with its manifest. A game is loaded when it is first asked for."""

import copyreg
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, cast

from rivalry.core.decision import BadOption
from rivalry.core.game import Game, State
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
    """Add a place to look for games not known yet: asked once, and only when needed.

    Of two games with the same name, the first one found stays.
    """
    _sources.append(source)


def names() -> list[str]:
    """The names of all games, in order."""
    while _sources:
        _look_further()
    return sorted(_manifests)


def manifest(name: str) -> Manifest:
    """The manifest of the game of that name, or `BadOption` with the known names."""
    while name not in _manifests and _sources:
        _look_further()
    if name not in _manifests:
        raise BadOption(f"no game {name}; games: {', '.join(names())}")
    return _manifests[name]


def load(name: str) -> Game:
    """The game of that name, or `BadOption` with the known names.

    From then on its states can be pickled and copied (`pickle`, `copy.deepcopy`), compiled ones
    too, in the form they are saved in.
    """
    rules = resolve(manifest(name).rules)
    made = getattr(rules, "State", None)
    if isinstance(made, type) and made not in copyreg.dispatch_table:
        copyreg.pickle(made, partial(_taken_apart, name))
    return cast(Game, rules)


def _taken_apart(name: str, state: State) -> tuple[Callable[..., State], tuple[str, Any]]:
    return _put_together, (name, state.to_json())


def _put_together(name: str, saved: Any) -> State:
    rules: Any = load(name)
    state: State = rules.State.from_json(saved)
    return state


def _look_further() -> None:
    for found in _sources.pop(0)():
        _manifests.setdefault(found.name, found)
