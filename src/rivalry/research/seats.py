"""Seats as an observation names them: the observer's own first, then clockwise."""

from typing import Final

OTHERS: Final = ("own", "next", "second", "third")


def others(players: int) -> tuple[str, ...]:
    """The names of the seats, the observer's own first.

    >>> others(3)
    ('own', 'next', 'second')
    """
    return OTHERS[:players]


def absolute(n: int, own: int, players: int) -> int | None:
    """The seat that an observation writes as `n`: 1 is its own, 2 the next; None for 0.

    >>> absolute(1, 2, 3), absolute(2, 2, 3), absolute(0, 2, 3)
    (2, 0, None)
    """
    return None if n == 0 else (own + n - 1) % players
