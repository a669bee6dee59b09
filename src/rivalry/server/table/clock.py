"""Clocks: the server's time, without the time in which no server was running.

>>> outages = Outages([(100.0, 160.0)])
>>> outages.elapsed(90.0, 170.0)
20.0
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

Span = tuple[float, float]


@dataclass
class Outages:
    """When nobody could have answered, in order: no node was running, or this one was asleep."""

    spans: list[Span] = field(default_factory=list)
    unsaved: list[Span] = field(default_factory=list)  # noticed here, not in the database yet

    def note(self, began: float, ended: float) -> None:
        """From now on this time is charged to nobody."""
        if ended <= began:
            return
        self.unsaved.append((began, ended))
        self.spans = merged([*self.spans, (began, ended)])

    def read(self, stored: Iterable[Span]) -> None:
        """Adopt what all nodes have stored."""
        self.spans = merged([*stored, *self.unsaved])

    def elapsed(self, begin: float, end: float) -> float:
        """The time between two moments in which the server was running."""
        down = sum(
            max(0.0, min(end, until) - max(begin, since))
            for since, until in self.spans
            if until > begin and since < end
        )
        return max(0.0, end - begin - down)

    def moment_after(self, begin: float, seconds: float) -> float:
        """The moment by which the server will have been running this long since `begin`.

        >>> Outages([(100.0, 160.0)]).moment_after(90.0, 20.0)
        170.0
        """
        moment = begin + seconds
        for since, until in self.spans:
            if until > begin and since < moment:
                moment += until - max(begin, since)
        return moment

    def last_end(self) -> float:
        """When the server last came back; 0 if it was never away."""
        return self.spans[-1][1] if self.spans else 0.0


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same spans in order, without overlaps.

    >>> merged([(30.0, 40.0), (10.0, 20.0), (15.0, 25.0)])
    [(10.0, 25.0), (30.0, 40.0)]
    """
    found: list[Span] = []
    for began, ended in sorted(spans):
        if found and began <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ended))
        else:
            found.append((began, ended))
    return found


class Watch:
    """What time it is; it notices when the machine slept, was stopped, or its clock was set ahead.

    It must be looked at more often than every `gap` seconds. A look after a longer while notes an
    outage first, so nobody runs out of time while the machine sleeps. So does a look at a clock
    that is further ahead of the `steady` one, which nobody sets, than it was: by a sixth of `gap`.

    >>> times, steady = iter([100.0, 101.0, 141.0, 143.0]), iter([0.0, 1.0, 41.0, 42.0])
    >>> watch = Watch(lambda: next(times), Outages(), 3.0, lambda: next(steady))
    >>> watch(), watch(), watch(), watch.outages.spans
    (100.0, 101.0, 141.0, [(101.0, 141.0)])
    >>> watch(), watch.outages.spans
    (143.0, [(101.0, 143.0)])
    """

    def __init__(
        self,
        clock: Callable[[], float],
        outages: Outages,
        gap: float,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.outages = outages
        self._clock = clock
        self._gap = gap
        self._steady = steady
        self._last: tuple[float, float] | None = None  # what both clocks said

    def __call__(self) -> float:
        now, steady = self._clock(), self._steady()
        if self._last is not None:
            last, before = self._last
            passed = now - last
            if passed > self._gap or passed - (steady - before) > self._gap / 6:
                self.outages.note(last, now)
        self._last = now, steady
        return now


@dataclass
class Clock:
    """The thinking time of each seat: a total for the game plus increments, or a time per turn.

    >>> clock = Clock(initial=60, increment=5, per_turn=None, spent=[0.0, 0.0])
    >>> clock.charge(0, 0, 12.5)
    >>> clock.left(0, 1), clock.left(1, 1)
    (52.5, 60.0)

    Time that was used is never given back. An undo takes the increment back; at a table with a time
    for each answer, a question that is asked again has only the time left that it had.

    >>> clock.take_back([0], 0, 0, 2.5)
    >>> clock.left(0, 0)
    45.0
    """

    initial: float | None  # seconds for the whole game
    increment: float  # seconds gained with each answer
    per_turn: float | None  # seconds for each answer, instead of the two above
    spent: list[float]  # by seat, less the increments
    used: dict[tuple[int, int], float] = field(default_factory=dict)
    """By question number and seat: the seconds thought, where there is a time for each answer."""

    @property
    def runs(self) -> bool:
        """Whether there is a clock at this table at all."""
        return self.initial is not None or self.per_turn is not None

    def left(self, seat: int, question: int) -> float:
        """The seconds a seat had left when a question was asked, or asked again."""
        if self.per_turn is not None:
            return self.per_turn - self.used.get((question, seat), 0.0)
        assert self.initial is not None, "only a table with a clock has time left"
        return self.initial - self.spent[seat]

    def charge(self, seat: int, question: int, seconds: float) -> None:
        """A seat has thought this long about a question and answered it."""
        self.think(seat, question, seconds)
        if self.initial is not None:
            self.spent[seat] -= self.increment

    def take_back(self, taken: Iterable[int], seat: int, question: int, seconds: float) -> None:
        """A seat goes back to a question, this long after the last answer was given.

        `taken` are the seats that were charged for the answers that no longer count.
        """
        self.think(seat, question, seconds)
        if self.initial is not None:
            for giver in taken:
                self.spent[giver] += self.increment

    def think(self, seat: int, question: int, seconds: float) -> None:
        """A seat has thought this long about a question, and has not answered it."""
        if self.initial is not None:
            self.spent[seat] += seconds
        elif self.per_turn is not None:
            self.used[question, seat] = self.used.get((question, seat), 0.0) + seconds
