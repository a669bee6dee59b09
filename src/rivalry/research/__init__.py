"""The games as environments for research: observations, masks, vectors, adapters, players, data.

This part needs NumPy (the extra [research]), and each adapter the framework it is for; how to
install them stands in docs/research.md.

>>> from rivalry import research
>>> games = research.vector("lost-cities", 4, seed=7, rounds=1)
>>> games.observations.shape, games.masks.shape
((4, 376), (4, 127))
"""

from pathlib import Path
from typing import Any

from rivalry.core import registry
from rivalry.core.decision import BadOption
from rivalry.core.manifest import resolve
from rivalry.research.batch import SETTINGS, Vector
from rivalry.research.spec import Field, Spec

__all__ = ["Field", "Spec", "Vector", "decode", "games", "load", "spec", "vector"]


def games() -> list[str]:
    """The games that can be observed.

    >>> "lost-cities" in games()
    True
    """
    return [name for name in registry.names() if registry.manifest(name).observations]


def module(game: str) -> Any:
    """The module of a game's observations: `spec`, `encoder` and `decode`."""
    where = registry.manifest(game).observations
    if where is None:
        raise BadOption(f"{game} has no observations; games that have: {', '.join(games())}")
    return resolve(where)


def spec(game: str, **options: Any) -> Spec:
    """What every index of a game's observation means.

    >>> spec("lost-cities").explain(60)
    'known: yellow 1 wager or more (0 to 1)'
    """
    found: Spec = module(game).spec(**options)
    return found


def decode(spec: Spec, observation: Any) -> dict[str, Any]:
    """The view of the seat that an observation was made for.

    >>> import rivalry
    >>> games = vector("lost-cities", 1, seed=7)
    >>> match = rivalry.new("lost-cities", seed=7)
    >>> decode(games.spec, games.observations[0]) == match.view(match.decision.player)
    True
    """
    view: dict[str, Any] = module(spec.game).decode(spec, observation)
    return view


def vector(game: str, n: int, **settings: Any) -> Vector:
    """`n` games stepped in one call; see `Vector`.

    >>> games = vector("lost-cities", 2, seeds=[7, 8], rounds=1)
    >>> games.step(games.sample())
    >>> games.seats.tolist(), games.ends.tolist()
    ([1, 1], [0, 0])
    """
    found = module(game)
    own = {name: settings.pop(name) for name in SETTINGS if name in settings}
    s: Spec = found.spec(**settings)
    return Vector(s, found.encoder(s), n, **own)


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
