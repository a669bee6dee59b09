"""What the small games have in common: positions are values and never change."""

from collections.abc import Sequence
from typing import Any, Protocol

from rivalry.core.decision import BadOption

CHANCE = -1
OVER = -2


class Position(Protocol):
    """One position of a small game for two. What follows an answer is another position."""

    @property
    def player(self) -> int:
        """Who is asked: a seat, `CHANCE`, or `OVER`."""
        ...

    def actions(self) -> Sequence[int]:
        """What may be answered: small numbers, in order."""
        ...

    def chances(self) -> Sequence[tuple[int, float]]:
        """What chance may answer, and how likely each answer is."""
        ...

    def after(self, action: int) -> "Position":
        """The position after an answer."""
        ...

    def known(self, seat: int) -> str:
        """All that a seat has seen so far: equal only if it cannot tell two positions apart."""
        ...

    def lead(self) -> float:
        """What seat 0 wins from seat 1, when the game is over."""
        ...

    def text(self, action: int) -> str:
        """An answer in words."""
        ...


class Game(Protocol):
    """A small game with its parameters."""

    @property
    def name(self) -> str:
        """Its name, as a Python identifier."""
        ...

    @property
    def parameters(self) -> dict[str, int]:
        """What was set."""
        ...

    @property
    def words(self) -> Sequence[str]:
        """What every answer of a player is called."""
        ...

    @property
    def outcomes(self) -> int:
        """The most answers that chance can have."""
        ...

    @property
    def longest(self) -> int:
        """The most answers by players in a game."""
        ...

    @property
    def stakes(self) -> float:
        """The most that can be won or lost."""
        ...

    def new(self) -> Position:
        """The position in which a game begins."""
        ...


def within(name: str, value: Any, low: int, high: int) -> int:
    """A parameter, checked; raises `BadOption` with what is allowed.

    >>> within("colours", 2, 1, 3)
    2
    """
    if type(value) is not int or not low <= value <= high:
        raise BadOption(f"{name}: {value!r} is not allowed; allowed: {low} to {high}")
    return value
