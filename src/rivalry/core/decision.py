"""What a game asks, what may be answered, and the errors a wrong answer raises."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Action: TypeAlias = int | tuple[int | str, ...]
"""An answer: a small integer, or a tuple of integers and words."""

CHANCE: Final = -1
"""The seat number of chance, which rolls the dice and shuffles the cards."""


class ActionError(ValueError):
    """An answer that was refused. Nothing has changed."""


class MalformedAction(ActionError):
    """The answer is not an action of this game at all."""


class IllegalAction(ActionError):
    """The answer is an action of the game, but not one that is allowed now."""


class NotYourDecision(ActionError):
    """Somebody else is asked, or nobody because the game is over."""


class NoSuchSeat(ActionError):
    """A seat that this game does not have."""


class BadOption(ValueError):
    """A game or an option that does not exist, or a value that is not allowed."""


class Decision:
    """One question to one player.

    `player` is the seat that is asked, or `CHANCE`. `why` is a stable key that says what the
    question is about. `options` are all legal answers: complete, without repetition, in a fixed
    order, never empty. `weights` are the relative probabilities of a chance decision; `None`
    means equally likely. `amount` is the number that the question mentions, if any.

    >>> d = Decision(0, "card", [3, 63])
    >>> d
    Decision(0, 'card', [3, 63])
    >>> 3 in d.options
    True
    """

    __slots__ = ("player", "why", "options", "weights", "amount")

    def __init__(
        self,
        player: int,
        why: str,
        options: Sequence[Action],
        weights: Sequence[int] | None = None,
        amount: int = 0,
    ) -> None:
        self.player = player
        self.why = why
        self.options = options
        self.weights = weights
        self.amount = amount

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.player == other.player
            and self.why == other.why
            and self.options == other.options
            and self.weights == other.weights
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return hash((self.player, self.why))

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.player, self.why, self.options, self.weights, self.amount)

    def __repr__(self) -> str:
        more = "" if self.weights is None and not self.amount else f", {self.weights!r}"
        more += f", {self.amount!r}" if self.amount else ""
        return f"Decision({self.player!r}, {self.why!r}, {self.options!r}{more})"


def seat_or_none(seat: object, seats: int) -> int | None:
    """The seat, or None for a spectator; anything else raises `NoSuchSeat`.

    Takes any object, including -1 (the seat number of chance).

    >>> seat_or_none(1, 2), seat_or_none(None, 2)
    (1, None)
    >>> seat_or_none(-1, 2)
    Traceback (most recent call last):
      ...
    rivalry.core.decision.NoSuchSeat: there is no seat -1; seats: 0, 1
    """
    if seat is None:
        return None
    if type(seat) is int and 0 <= seat < seats:
        return seat
    known = ", ".join([str(n) for n in range(seats)])
    raise NoSuchSeat(f"there is no seat {seat!r}; seats: {known}")


def in_words(action: object) -> str:
    """An action's words joined by spaces: the notation of actions that are tuples.

    >>> in_words(("build", "city", 2))
    'build city 2'
    """
    return " ".join([str(word) for word in action]) if isinstance(action, tuple) else str(action)


SHOWN: Final = 24
"""The number of options that an error lists."""


def not_allowed(decision: Decision, words: str, text: Callable[[Action], str]) -> IllegalAction:
    """The error for an action, in words, that is not among the options: says what was allowed.

    >>> str(not_allowed(Decision(0, "card", [3, 63]), "4", str))
    "'4' is not allowed; allowed: 3, 63"
    """
    if decision.player == CHANCE:
        return IllegalAction(f"chance is asked first, for {decision.why}")
    allowed = [text(option) for option in decision.options[:SHOWN]]
    more = len(decision.options) - len(allowed)
    if more:
        allowed.append(f"and {more} more")
    return IllegalAction(f"{words!r} is not allowed; allowed: {', '.join(allowed)}")
