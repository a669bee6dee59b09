"""The two protocols every game follows. They are the manual: each method says what must hold.

A game is a Python module with the members of `Game` (see docs/add-a-game.md). Nothing here is
inherited; a game that has these members is a game, and `rivalry.core.contract` checks the rest.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from rivalry.core.account import Glance
from rivalry.core.decision import Action, Decision
from rivalry.core.option import Option

View: TypeAlias = dict[str, Any]
"""What a seat may know: dictionaries, lists, strings, numbers, booleans and None, nothing else."""


class State(Protocol):
    """One position of one game: plain data that waits for one answer or is over."""

    @property
    def decision(self) -> Decision | None:
        """The one question the game waits for, or None when it is over.

        Asking changes nothing. Two equal states ask the same question with the same options in
        the same order, in every process and on every machine.
        """
        ...

    def apply(self, action: Action) -> None:
        """Answer the decision and go on to the next one.

        An answer that is not an action of this game raises `MalformedAction`, one that is not
        among the options `IllegalAction`, any answer after the end `NotYourDecision`; the state is
        then exactly as before. (So accept any `object` here: compiled code would check the type and
        raise another error.) What happens depends on the state and the answer alone.
        """
        ...

    def copy(self) -> "State":
        """An independent state: whatever happens to one never shows in the other."""
        ...

    def view(self, seat: int | None) -> View:
        """All that a seat, or a spectator (None), may know, built up from what is allowed.

        No part of it may depend on what that seat may not know: two states that differ only in
        such things have equal views. A view is enough to show the game and to choose an answer.
        """
        ...

    def scores(self) -> list[int]:
        """One integer per seat: the result so far, and the final one when the game is over."""
        ...

    def winners(self) -> list[int]:
        """The seats that win by the game's own tie-breaks; before the end, those that lead."""
        ...

    def to_json(self) -> dict[str, Any]:
        """The whole state as JSON-able data, secrets included. For saving, never for showing."""
        ...

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        """The state that `to_json` wrote, equal in everything."""
        ...


class Game(Protocol):
    """The rules of one game. A module with these members is a game.

    Two more are optional. `upgrade(version, options)` gives the options with which a game of an
    older version of the rules is played (see `options_for`). `questions` declares every question:
    see core/question.py.
    """

    @property
    def name(self) -> str:
        """The name in code and logs, in kebab-case: `lost-cities`."""
        ...

    @property
    def title(self) -> str:
        """The name for people: `Lost Cities`."""
        ...

    @property
    def version(self) -> int:
        """The version of the rules. It grows when an old log would no longer replay."""
        ...

    def options(self) -> Sequence[Option]:
        """Everything that can be set, with defaults and allowed values."""
        ...

    def new(self, **options: Any) -> State:
        """A fresh game, before the first shuffle. A wrong option raises `BadOption`."""
        ...

    def text(self, action: Action) -> str:
        """The notation of an action: stable, readable, one line, the same in every state."""
        ...

    def parse(self, text: str) -> Action:
        """The action for a text: `parse(text(a)) == a`. Anything else raises `MalformedAction`."""
        ...

    @property
    def prompts(self) -> Mapping[str, str]:
        """Every question in words, by the key that a decision carries in `why`."""
        ...

    def is_secret(self, action: Action) -> bool:
        """Whether only the player who gives this answer may know it.

        A secret answer is told to nobody else during the game, not in words either.
        """
        ...

    def glance(self, state: State) -> Glance:
        """What everybody sees in a position, as far as the log of the game mentions it.

        Cheap, because it runs after every answer. It shows nothing that a spectator's view hides.
        """
        ...

    def sampler(self, view: View) -> Callable[[int], State]:
        """A function from 64 random bits to a world that could be the true one.

        It uses the view and nothing else. The view of every world it gives, from the same seat,
        equals the view it was made from; every world consistent with the view can come out.
        """
        ...

    def scramble(self, state: State, seat: int | None, bits: int) -> State:
        """A copy in which everything the seat may not know has been swapped around at random.

        The view from that seat stays equal. The contract's leak test is built on it.
        """
        ...

    def reveals(self, state: State, action: Action) -> bool:
        """Whether this answer shows anybody something hidden. If so, it cannot be undone."""
        ...


def options_for(game: Game, version: int, options: dict[str, Any]) -> dict[str, Any] | None:
    """The options to play a game of that version of the rules with; None if it cannot be played.

    >>> import rivalry
    >>> catan = rivalry.game("catan-rivals")
    >>> options_for(catan, catan.version, {"mode": "gold"})
    {'mode': 'gold'}
    >>> options_for(catan, 1, {"mode": "gold"})
    {'mode': 'gold', 'rules': 1}
    >>> options_for(catan, catan.version + 1, {"mode": "gold"}) is None
    True
    """
    if version == game.version:
        return options
    upgrade = getattr(game, "upgrade", None)
    if upgrade is None or not 0 < version < game.version:
        return None
    upgraded: dict[str, Any] = upgrade(version, options)
    return upgraded


def answers_are_open(action: Action) -> bool:
    """The `is_secret` of games without secret answers.

    >>> answers_are_open(46)
    False
    """
    return False
