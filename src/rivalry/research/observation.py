"""What can be observed: the games, their encodings, and what every index means."""

from typing import Any

from rivalry.core import registry
from rivalry.core.decision import BadOption
from rivalry.core.manifest import resolve
from rivalry.research.spec import Spec


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


def spec(
    game: str, encoding: str | None = None, made_for: str | None = None, **options: Any
) -> Spec:
    """What every index of a game's observation means, in one of its encodings.

    Callers made for one layout, such as weights, name it: another layout is refused.

    >>> spec("lost-cities").explain(60)
    'known: yellow 1 wager or more (0 to 1)'
    >>> spec("catan-rivals").encoding, spec("catan-rivals", encoding="complete").encoding
    ('features', 'complete')
    """
    known = encodings(game)
    if encoding is not None and encoding not in known:
        raise BadOption(f"no encoding {encoding!r} of {game}; encodings: {', '.join(known)}")
    given = options if encoding is None or len(known) == 1 else {**options, "encoding": encoding}
    found: Spec = module(game).spec(**given)
    if made_for is not None and found.layout != made_for:
        raise BadOption(f"made for layout {made_for} of {game}; this is {found.layout}")
    return found


def encodings(game: str) -> tuple[str, ...]:
    """The ways to encode a game's positions, the default first. Every game has `complete`.

    >>> encodings("lost-cities"), encodings("catan-rivals")
    (('complete',), ('features', 'complete'))
    """
    found: tuple[str, ...] = getattr(module(game), "ENCODINGS", ("complete",))
    return found


def decode(spec: Spec, observation: Any) -> dict[str, Any]:
    """The view of the seat that a complete observation was made for.

    >>> import rivalry
    >>> from rivalry import research
    >>> games = research.vector("lost-cities", 1, seed=7)
    >>> match = rivalry.new("lost-cities", seed=7)
    >>> decode(games.spec, games.observations[0]) == match.view(match.decision.player)
    True
    """
    view: dict[str, Any] = module(spec.game).decode(spec, observation)
    return view
