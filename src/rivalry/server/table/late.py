"""A list whose beginning is unpacked only when somebody looks at it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Late(Generic[T]):
    """Grows and shrinks at its end, where a table is at work; a long past costs nothing there.

    >>> given = Late([3, 4], before=3, unpack=lambda: print("unpacked") or [0, 1, 2])
    >>> len(given), given[-1], given[3:]
    (5, 4, [3, 4])
    >>> given[1]
    unpacked
    1
    >>> list(given)
    [0, 1, 2, 3, 4]
    """

    __slots__ = ("_before", "_recent", "_unpack")

    def __init__(
        self, recent: Iterable[T] = (), before: int = 0, unpack: Callable[[], list[T]] = list
    ) -> None:
        self._recent = list(recent)
        self._before = before  # how many are still packed
        self._unpack = unpack

    def __len__(self) -> int:
        return self._before + len(self._recent)

    def __iter__(self) -> Iterator[T]:
        return iter(self._since(0))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Late) and self._since(0) == other._since(0)

    def __repr__(self) -> str:
        return f"Late({self._since(0)!r})"

    @overload
    def __getitem__(self, where: int) -> T: ...

    @overload
    def __getitem__(self, where: slice) -> list[T]: ...

    def __getitem__(self, where: int | slice) -> T | list[T]:
        if isinstance(where, slice):
            first, last, step = where.indices(len(self))
            kept = self._since(first)
            return kept[first - self._before : max(first, last) - self._before : step]
        n = where + len(self) if where < 0 else where
        if not 0 <= n < len(self):
            raise IndexError(where)
        kept = self._since(n)
        return kept[n - self._before]

    def append(self, one: T) -> None:
        """One more at the end."""
        self._recent.append(one)

    def cut(self, n: int) -> None:
        """Keep the first `n`."""
        kept = self._since(n)
        del kept[n - self._before :]

    def held(self, n: int) -> Callable[[], list[T]]:
        """A function that gives the first `n` as they are now, whatever happens to the list."""
        unpack, recent = self._unpack, self._recent[: max(0, n - self._before)]
        return (lambda: (unpack() + recent)[:n]) if self._before else (lambda: recent)

    def _since(self, n: int) -> list[T]:
        """What is not packed, including number `n` and all that follow."""
        if n < self._before:
            self._recent[:0] = self._unpack()
            self._before, self._unpack = 0, list  # what was packed need not be kept
        return self._recent
