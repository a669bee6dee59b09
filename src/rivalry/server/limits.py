"""Rate limits, in the notation of the library `limits`: "10/minute"."""

from functools import lru_cache

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter


class RateLimits:
    """Counts what everybody asks for, on this node.

    >>> limits = RateLimits()
    >>> [limits.allows("2/minute", "somebody") for _ in range(3)]
    [True, True, False]
    """

    def __init__(self) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    def allows(self, limit: str, *who: str) -> bool:
        """Count one more; whether it is still within the limit."""
        return self._limiter.hit(_item(limit), *who)


@lru_cache
def _item(limit: str) -> RateLimitItem:
    return parse(limit)
