"""Pending work as plain data: effects that ask in the middle, and the stack that holds them.

An effect is an ordinary function. What is pending is a stack of frames `(effect, args, answers so
far)`. `choose` returns the recorded answer; if there is none yet it sets the decision and leaves
the function, which runs again from its top when the answer arrives. So an effect must not change
the state before its last choice; `then` splits it where the rules say "change, then choose".
See docs/how-effects-work.md.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from rivalry.core.decision import (
    Decision,
    MalformedAction,
    NotYourDecision,
    in_words,
    not_allowed,
)

Frame: TypeAlias = tuple[str, tuple[Any, ...], tuple[Any, ...]]
"""An effect's name, its arguments, and the answers it has got so far."""

Effect: TypeAlias = Callable[..., None]


class Asked(Exception):
    """Leaves an effect that waits for an answer. Raised fresh each time, caught by `run`."""


class Book:
    """The effects of one game by name.

    >>> book = Book()
    >>> @book.effect
    ... def feud(s, holder): ...
    >>> sorted(book.effects)
    ['feud']
    """

    def __init__(self) -> None:
        self.effects: dict[str, Effect] = {}
        self.answers: dict[str, Effect] = {}  # by effect: what to do with the answer to its `ask`

    def effect(self, function: Effect) -> Effect:
        """Register an effect."""
        name: str = function.__name__
        assert name not in self.effects, f"two effects are called {name}"
        self.effects[name] = function
        return function

    def answered(self, function: Effect) -> Effect:
        """Register what follows an `ask`: `turn_answered` gets the answer to the effect `turn`."""
        name: str = function.__name__.removesuffix("_answered")
        assert name in self.effects, f"there is no effect {name} to answer"
        self.answers[name] = function
        return function


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects:
    """The part of a state that holds its pending work. A state inherits it and gives its book."""

    def __init__(self) -> None:
        self.stack: list[Frame] = []  # pending work, the next on top
        self.decision: Decision | None = None  # what is asked; the top frame waits for it
        self._answers: tuple[Any, ...] = ()  # of the running effect
        self._used = 0  # how many of them the running effect has taken
        self._later: list[Frame] = []  # what the running effect put off with `then`

    def book(self) -> Book:
        """The effects of this game."""
        raise AssertionError("a state with effects gives its book")

    def digest(self) -> object:
        """Everything an effect might change, comparable. Used by the check in test mode."""
        raise AssertionError("a state with effects gives its digest")

    # What effects call

    def choose(
        self,
        player: int,
        why: str,
        options: Sequence[Any],
        weights: Sequence[int] | None = None,
    ) -> Any:
        """The player's answer. Asks, and leaves the effect, if it has not been given yet."""
        if self._used < len(self._answers):
            self._used += 1
            return self._answers[self._used - 1]
        assert options, f"{why} has no options"
        self.decision = Decision(player, why, options, weights)
        raise Asked()

    def choose_some(self, player: int, why: str, options: Sequence[Any], n: int) -> list[Any]:
        """`n` different options, asked one at a time; all of them if there are no more than n."""
        if len(options) <= n:
            return list(options)
        rest = list(options)
        chosen: list[Any] = []
        while len(chosen) < n:
            answer = self.choose(player, why, rest[:])
            rest.remove(answer)
            chosen.append(answer)
        return chosen

    def then(self, name: str, *args: Any) -> None:
        """Do this effect when the running one is finished; several in the order written."""
        assert name in self.book().effects, f"there is no effect {name}"
        self._later.append((name, args, ()))

    def ask(
        self,
        player: int,
        why: str,
        options: Sequence[Any],
        weights: Sequence[int] | None = None,
    ) -> None:
        """Ask, and end: the answer goes to the function registered with `answered`.

        Faster than `choose`, for hot questions. The effect that asks changes nothing.
        """
        assert self.decision is None, "an effect asks one thing at a time"
        self.decision = Decision(player, why, options, weights)

    # What the state's own `apply` calls

    def answer(self, action: object) -> None:
        """Record a legal answer and run until the next question or the end."""
        decision = self.decision
        if decision is None:
            raise NotYourDecision("the game is over")
        if not is_action(action):
            raise MalformedAction(f"{action!r} is no action of this game")
        if action not in decision.options:
            raise not_allowed(decision, in_words(action), in_words)
        name, args, answers = self.stack.pop()
        self.stack.append((name, args, (*answers, action)))
        self.decision = None
        self.run()

    def run(self) -> None:
        """Do pending work until something is asked or nothing is left."""
        book = self.book()
        while self.stack and not self.is_asking():
            frame = self.stack.pop()
            name, args, answers = frame
            self._answers = answers
            self._used = 0
            before = self.digest() if _checking[0] else None
            try:
                if answers and name in book.answers:
                    book.answers[name](self, *args, *answers)
                else:
                    book.effects[name](self, *args)
            except Asked:
                pass
            if self.is_asking():
                if _checking[0] and (before != self.digest() or self._later):
                    raise AssertionError(
                        f"the effect {name} changed the state before its last choice"
                    )
                self.stack.append(frame)
                return
            if self._later:
                self.stack.extend(reversed(self._later))
                self._later = []

    def is_asking(self) -> bool:
        """Whether something is asked. (A function, so that compiled code looks again each time.)"""
        return self.decision is not None

    def copy_effects_to(self, other: "Effects") -> None:
        """Give another state the same pending work."""
        other.stack = self.stack[:]
        other.decision = self.decision


_checking = [False]


def check_digests(on: bool) -> None:
    """Test mode: an effect that changes the state before its last choice fails at once."""
    _checking[0] = on


def is_action(action: object) -> bool:
    """Whether this is an action at all. (True equals 1 in Python, but it is no answer.)

    >>> is_action(("region", 3)), is_action(True), is_action(("region", True))
    (True, False, False)
    """
    if isinstance(action, tuple):
        return all(type(word) is int or type(word) is str for word in action)
    return type(action) is int


def frames_from_json(data: Sequence[Any]) -> list[Frame]:
    """Frames as they were before JSON made lists of their tuples.

    >>> frames_from_json([["feud", [0], [["card", 3]]]])
    [('feud', (0,), (('card', 3),))]
    """
    return [(name, as_tuple(args), as_tuple(answers)) for name, args, answers in data]


def as_tuple(data: Any) -> Any:
    """Lists turned into tuples, all the way down."""
    if isinstance(data, list):
        return tuple([as_tuple(item) for item in data])
    return data
