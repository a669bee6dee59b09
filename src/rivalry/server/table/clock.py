"""Clocks: the server's time, without the time in which no server was running.

>>> outages = Outages([(100.0, 160.0)])
>>> outages.elapsed(90.0, 170.0)
20.0
"""

from dataclasses import dataclass, field


@dataclass
class Outages:
    """When no node was running, in order."""

    spans: list[tuple[float, float]] = field(default_factory=list)

    def elapsed(self, begin: float, end: float) -> float:
        """The time between two moments in which the server was running."""
        down = sum(
            max(0.0, min(end, until) - max(begin, since))
            for since, until in self.spans
            if until > begin and since < end
        )
        return max(0.0, end - begin - down)

    def moment_after(self, begin: float, seconds: float) -> float:
        """The moment by which the server will have been running for so long since `begin`.

        >>> Outages([(100.0, 160.0)]).moment_after(90.0, 20.0)
        170.0
        """
        moment = begin + seconds
        for since, until in self.spans:
            if until > begin and since < moment:
                moment += until - max(begin, since)
        return moment

    def last_end(self) -> float:
        """When the server last came back; long ago if it never was away."""
        return self.spans[-1][1] if self.spans else 0.0


@dataclass
class Clock:
    """The thinking time of each seat: so much for the game and more for each answer, or per turn.

    >>> clock = Clock(initial=60, increment=5, per_turn=None, spent=[0.0, 0.0])
    >>> clock.charge(0, 12.5)
    >>> clock.left(0), clock.left(1)
    (52.5, 60.0)
    """

    initial: float | None  # seconds for the whole game
    increment: float  # seconds won with each answer
    per_turn: float | None  # seconds for each answer, instead of the two above
    spent: list[float]  # by seat, less the increments

    @property
    def runs(self) -> bool:
        """Whether there is a clock at this table at all."""
        return self.initial is not None or self.per_turn is not None

    def left(self, seat: int) -> float:
        """The seconds a seat has left before the question it is asked now."""
        if self.per_turn is not None:
            return self.per_turn
        assert self.initial is not None, "only a table with a clock has time left"
        return self.initial - self.spent[seat]

    def charge(self, seat: int, seconds: float) -> None:
        """A seat has thought for so long and answered."""
        if self.initial is not None:
            self.spent[seat] += seconds - self.increment
