"""The weights of each game's rules of thumb, level by level: data, made by `rivalry.bots.tune`."""

import json
from functools import cache
from importlib import import_module
from pathlib import Path

from rivalry.core import registry
from rivalry.core.decision import BadOption


@cache
def load(game: str) -> dict[str, dict[str, float]]:
    """The weights of each level of a game. A level says only what it weighs unlike `strong`.

    >>> load("lost-cities")["strong"]["clock"]
    1.0
    """
    levels: dict[str, dict[str, float]] = json.loads(path(game).read_text(encoding="utf-8"))
    return {level: levels["strong"] | weights for level, weights in levels.items()}


def path(game: str) -> Path:
    """The file that holds them, as the game's manifest names it."""
    where = registry.manifest(game).weights
    if where is None:
        raise BadOption(f"the manifest of {game} names no weights")
    package, _, file = where.partition(":")
    folder = import_module(package).__file__
    assert folder is not None, f"{package} is a package with a file"
    return Path(folder).with_name(file)
