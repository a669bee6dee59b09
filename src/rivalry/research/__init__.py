"""The games as environments for research: observations, masks, vectors, adapters, players, data.

This part needs NumPy (the extra [research]), and each adapter needs its framework;
docs/research.md says how to install them.

>>> from rivalry import research
>>> games = research.vector("lost-cities", 4, seed=7, rounds=1)
>>> games.observations.shape, games.masks.shape
((4, 376), (4, 127))
"""

from pathlib import Path
from typing import Any

from rivalry.research.batch import SETTINGS, Vector
from rivalry.research.observation import decode, encodings, games, module, spec
from rivalry.research.spec import Field, Spec

__all__ = [
    "Field",
    "Spec",
    "Vector",
    "decode",
    "encodings",
    "games",
    "load",
    "module",
    "spec",
    "vector",
]


def vector(game: str, n: int, **settings: Any) -> Vector:
    """`n` games stepped in one call; see `Vector`.

    >>> games = vector("lost-cities", 2, seeds=[7, 8], rounds=1)
    >>> games.step(games.sample())
    >>> games.seats.tolist(), games.ends.tolist()
    ([1, 1], [0, 0])
    """
    own = {name: settings.pop(name) for name in SETTINGS if name in settings}
    s = spec(game, **settings)
    return Vector(s, module(game).encoder(s), n, **own)


def load(path: str | Path) -> Vector:
    """The vector that `Vector.save` wrote to a file; it goes on as the saved one would have.

    >>> from tempfile import TemporaryDirectory
    >>> games = vector("lost-cities", 4, seed=7, rounds=1)
    >>> with TemporaryDirectory() as folder:
    ...     games.save(f"{folder}/games.json.gz")
    ...     again = load(f"{folder}/games.json.gz")
    >>> again.sample() == games.sample()
    True
    """
    return Vector.load(path)
