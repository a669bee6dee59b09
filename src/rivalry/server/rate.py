"""Rate limits, in the notation of the library `limits`: "10/minute"."""

import time
from collections.abc import Callable
from functools import lru_cache

from limits import parse

FEWEST = 1000  # windows: up to this number, old ones are kept


class RateLimits:
    """Counts what everybody asks for, on this node, in windows that begin with the first request.

    The library's own counters start a thread every hundredth of a second that looks at all of
    them; here old windows are thrown away when their number has doubled.

    >>> limits = RateLimits()
    >>> [limits.allows("2/minute", "somebody") for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._windows: dict[tuple[str, ...], tuple[float, int]] = {}  # the end, and how many
        self._most = FEWEST

    def allows(self, limit: str, *who: str, cost: int = 1) -> bool:
        """Count one more, or as many as it costs; says whether that is within the limit."""
        amount, seconds = _meaning(limit)
        now = self._now()
        key = (limit, *who)
        end, count = self._windows.get(key, (0.0, 0))
        if now >= end:
            end, count = now + seconds, 0
        self._windows[key] = (end, count + cost)
        if len(self._windows) > self._most:
            self._forget(now)
        return count + cost <= max(amount, cost)

    def give_back(self, limit: str, *who: str) -> None:
        """What was counted shall not count after all.

        >>> limits = RateLimits()
        >>> limits.allows("1/minute", "somebody")
        True
        >>> limits.give_back("1/minute", "somebody")
        >>> limits.allows("1/minute", "somebody")
        True
        """
        key = (limit, *who)
        end, count = self._windows.get(key, (0.0, 0))
        if count and self._now() < end:
            self._windows[key] = (end, count - 1)

    def _forget(self, now: float) -> None:
        self._windows = {key: found for key, found in self._windows.items() if found[0] > now}
        self._most = max(FEWEST, 2 * len(self._windows))

    def __len__(self) -> int:
        return len(self._windows)


@lru_cache
def _meaning(limit: str) -> tuple[int, int]:
    item = parse(limit)
    return item.amount, item.get_expiry()
