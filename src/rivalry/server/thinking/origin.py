"""From which address each player last acted, so that one address has one share of the bots.

It is known on this node, in memory, for an hour, and shown to nobody.
"""

import time
from collections.abc import Callable

LASTS = 3600.0  # seconds for which an address is remembered
MOST = 100_000  # players


class Origins:
    """The addresses of the players who have acted lately, as `border.client` names them.

    >>> origins = Origins()
    >>> origins.note("ann", "192.0.2.7")
    >>> origins.of("ann"), origins.of("bob")
    ('192.0.2.7', '')
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._found: dict[str, tuple[str, float]] = {}  # whoever acted last is last

    def note(self, player: str, address: str) -> None:
        """A player acts from this address."""
        self._found.pop(player, None)
        self._found[player] = address, self._now()
        self._forget()

    def of(self, player: str) -> str:
        """Where a player last acted from; empty if that was long ago, or on another node."""
        self._forget()
        return self._found.get(player, ("", 0.0))[0]

    def _forget(self) -> None:
        while self._found:
            player = next(iter(self._found))
            if len(self._found) <= MOST and self._now() - self._found[player][1] < LASTS:
                return
            del self._found[player]
