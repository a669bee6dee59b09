"""Pending work as plain data: effects that ask in the middle, and the stack that holds them.

An effect is an ordinary function. What is pending is a stack of frames `(effect, args, answers so
far)`. `choose` returns the recorded answer; if there is none yet it sets the decision and leaves
the function, which runs again from its top when the answer arrives. So an effect must not change
the state before its last choice; `then` splits it where the rules say "change, then choose".
See docs/how-effects-work.md.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, TypeVarTuple, Unpack

from mypy_extensions import mypyc_attr

from rivalry.core.decision import (
    Decision,
    MalformedAction,
    NotYourDecision,
    in_words,
    not_allowed,
)
from rivalry.core.question import Question

Args = TypeVarTuple("Args")
S = TypeVar("S")

Frame: TypeAlias = tuple[str, tuple[Any, ...], tuple[Any, ...]]
"""An effect's name, its arguments, and the answers it has been given so far."""


class Asked(Exception):
    """Leaves an effect that waits for an answer. Raised fresh each time, caught by `run`."""


class Effect(Generic[*Args]):
    """One effect: put off by reference, stored by name. `Args` are its arguments."""

    def __init__(self, name: str, run: Callable[..., None]) -> None:
        self.name = name
        self.run = run

    def __repr__(self) -> str:
        return f"<effect {self.name}>"


class Book:
    """The effects and the questions of one game by name.

    >>> book = Book()
    >>> @book.effect
    ... def feud(s, holder): ...
    >>> feud, sorted(book.effects)
    (<effect feud>, ['feud'])
    """

    def __init__(self) -> None:
        self.effects: dict[str, Effect[*tuple[Any, ...]]] = {}
        self.questions: dict[str, Question] = {}

    def effect(self, function: Callable[[S, Unpack[Args]], None]) -> Effect[*Args]:
        """Register an effect."""
        name: str = function.__name__
        assert name not in self.effects, f"two effects are called {name}"
        found: Effect[*Args] = Effect(name, function)
        self.effects[name] = found
        return found

    def question(self, key: str, kind: str, meaning: str, words: str) -> Question:
        """Declare a question."""
        assert key not in self.questions, f"two questions have the key {key}"
        found = Question(key, kind, meaning, words)
        self.questions[key] = found
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects:
    """The part of a state that holds its pending work. A state inherits it and returns its book."""

    def __init__(self, of: "Effects | None" = None) -> None:
        # Pending work, the next on top; and the question whose answer the top frame waits for.
        self.stack: list[Frame] = [] if of is None else of.stack[:]
        self.decision: Decision | None = None if of is None else of.decision
        self.given: tuple[Any, ...] = ()  # the answers the running effect has been given
        self.changed = False  # the running effect changed something that `settle` looks at
        self._used = 0  # how many of the answers the running effect has taken
        self._top = 0  # where the frame of the running effect is
        self._put_off = False  # what the running effect put off has replaced its frame

    def book(self) -> Book:
        """The effects of this game."""
        raise AssertionError("a state with effects must return its book")

    def digest(self) -> object:
        """Everything an effect might change, comparable. Used by the check in test mode."""
        raise AssertionError("a state with effects must return its digest")

    def settle(self) -> None:
        """What follows automatically from a change; called when an effect has set `changed`."""

    # What effects call

    def choose(
        self,
        player: int,
        question: Question,
        options: Sequence[Any],
        weights: Sequence[int] | None = None,
        amount: int = 0,
    ) -> Any:
        """The player's answer. Asks, and leaves the effect, if it has not been given yet."""
        if self._used < len(self.given):
            self._used += 1
            return self.given[self._used - 1]
        self.ask(player, question, options, weights, amount)
        raise Asked()

    def choose_some(
        self, player: int, question: Question, options: Sequence[Any], n: int
    ) -> list[Any]:
        """`n` different options, asked one at a time; all of them if there are no more than n."""
        if len(options) <= n:
            return list(options)
        rest = list(options)
        chosen: list[Any] = []
        while len(chosen) < n:
            answer = self.choose(player, question, rest[:])
            rest.remove(answer)
            chosen.append(answer)
        return chosen

    def ask(
        self,
        player: int,
        question: Question,
        options: Sequence[Any],
        weights: Sequence[int] | None = None,
        amount: int = 0,
    ) -> None:
        """Ask. The effect then returns, and runs again with the answer as the last of `given`.

        Like `choose`, but without raising an exception, for questions on the hot path.
        """
        assert options, f"{question.key} has no options"
        assert not self.is_asking(), "an effect asks one thing at a time"
        self.decision = Decision(player, question.key, options, weights, amount)

    def then(self, effect: Effect[*Args], *args: *Args) -> None:
        """Run this effect when the current one has finished; several run in the order written."""
        frame = (effect.name, args, ())
        if self._put_off:
            self.stack.insert(self._top, frame)
        else:
            self.stack[self._top] = frame
            self._put_off = True

    # What the state's own `apply` calls

    def answer(self, action: object) -> None:
        """Record a legal answer and run until the next question or the end."""
        decision = self.decision
        if decision is None:
            raise NotYourDecision("the game is over")
        if not is_offered(action, decision.options):
            if not self.knows(action):
                raise MalformedAction(f"{action!r} is not an action of this game")
            raise not_allowed(decision, in_words(action), in_words)
        self.go_on(action)

    def knows(self, action: object) -> bool:
        """Whether this is an action of the game, allowed or not; a game that knows overrides it."""
        return is_action(action)

    def go_on(self, action: object) -> None:
        """The same with an answer that is known to be among the options."""
        name, args, given = self.stack[-1]
        self.stack[-1] = (name, args, given + (action,))
        self.decision = None
        self.run()

    def run(self) -> None:
        """Do pending work until something is asked or nothing is left."""
        effects = self.book().effects
        stack = self.stack
        while stack:
            self._top = len(stack) - 1
            self._put_off = False
            self._used = 0
            name, args, self.given = stack[-1]
            effect = effects[name]
            before = self.digest() if _checking[0] else None
            try:
                n = len(args)
                if n == 0:
                    effect.run(self)
                elif n == 1:
                    effect.run(self, args[0])
                elif n == 2:
                    effect.run(self, args[0], args[1])
                elif n == 3:
                    effect.run(self, args[0], args[1], args[2])
                elif n == 4:
                    effect.run(self, args[0], args[1], args[2], args[3])
                else:
                    effect.run(self, *args)
            except Asked:
                pass
            if self.is_asking():
                if _checking[0] and (before != self.digest() or self._put_off or self.changed):
                    raise AssertionError(
                        f"the effect {effect.name} changed the state before its last choice"
                    )
                return
            if not self.has_put_off():
                stack.pop()
            if self.has_changed():
                self.changed = False
                self.settle()

    def is_asking(self) -> bool:
        """Whether something is asked. (A function, so that compiled code looks again each time.)"""
        return self.decision is not None

    def has_changed(self) -> bool:
        """Whether the effect that ran has set `changed`; a function for the same reason."""
        return self.changed

    def has_put_off(self) -> bool:
        """Whether the effect that ran has put something off."""
        return self._put_off

    def copy_effects_to(self, other: "Effects") -> None:
        """Give another state the same pending work."""
        other.stack = self.stack[:]
        other.decision = self.decision


_checking: Final = [False]


def check_digests(on: bool) -> None:
    """Test mode: an effect that changes the state before its last choice fails at once."""
    _checking[0] = on


def is_offered(action: object, options: Sequence[Any]) -> bool:
    """Whether an action is one of the options.

    >>> is_offered(("end",), [("roll",), ("end",)]), is_offered(True, [1])
    (True, False)
    """
    if isinstance(options, list):  # usually the very object that was offered
        for option in options:
            if option is action:
                return True
    return is_action(action) and action in options


def is_action(action: object) -> bool:
    """Whether this is an action at all. (True equals 1 in Python, but it is not an answer.)

    >>> is_action(("region", 3)), is_action(True), is_action(("region", True))
    (True, False, False)
    """
    if isinstance(action, tuple):
        return all(type(word) is int or type(word) is str for word in action)
    return type(action) is int


def frames_from_json(data: Sequence[Any]) -> list[Frame]:
    """Frames as they were before JSON turned their tuples into lists.

    >>> frames_from_json([["feud", [0], [["card", 3]]]])
    [('feud', (0,), (('card', 3),))]
    """
    return [(name, as_tuple(args), as_tuple(answers)) for name, args, answers in data]


def as_tuple(data: Any) -> Any:
    """Lists turned into tuples, all the way down."""
    if isinstance(data, list):
        return tuple([as_tuple(item) for item in data])
    return data
