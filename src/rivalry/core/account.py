"""What an answer was for and what it openly brought: the facts behind a log in words.

A game gives a `Glance` at any of its states; two of them, before and after an answer, tell what
the answer brought. A glance holds only public facts, so everybody may be told.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from rivalry.core.decision import Decision

Change: TypeAlias = tuple[int, str, int, str]
"""A seat, what it gained (or lost, if negative), how much, and the cause ("" for the answer)."""


class Glance:
    """What everybody sees in a position, as far as a log mentions it.

    `turn` numbers the turns. `asking` is the card whose effect asks, "" if none does. `shown` are
    the cards that were turned up, the latest last; `held` is what each seat has of what is counted,
    and `brought` what seats gained from something other than the answer, and from what.
    """

    __slots__ = ("turn", "asking", "shown", "held", "brought")

    def __init__(
        self,
        turn: int = 0,
        asking: str = "",
        shown: Sequence[str] = (),
        held: Sequence[Mapping[str, int]] = (),
        brought: Sequence[Change] = (),
    ) -> None:
        self.turn = turn
        self.asking = asking
        self.shown = shown
        self.held = held
        self.brought = brought


class Told:
    """What is told about one answer.

    `player` gave it; `why` is the key of its question and `card` the card that asked. `shown` are
    the cards it turned up, `changes` what it gave and took; `turn` is the turn in which that
    happened.
    """

    __slots__ = ("player", "why", "card", "shown", "changes", "turn")

    def __init__(
        self,
        player: int,
        why: str,
        card: str,
        shown: tuple[str, ...],
        changes: tuple[Change, ...],
        turn: int,
    ) -> None:
        self.player = player
        self.why = why
        self.card = card
        self.shown = shown
        self.changes = changes
        self.turn = turn

    def __reduce__(self) -> tuple[object, ...]:
        return Told, (self.player, self.why, self.card, self.shown, self.changes, self.turn)

    def json(self) -> list[Any]:
        """The same as JSON-able data.

        >>> it = Told(0, "mint.take", "mint", ("rain",), ((0, "gold", -1, ""),), 3)
        >>> it.json()
        [0, 'mint.take', 'mint', ['rain'], [[0, 'gold', -1, '']], 3]
        >>> Told.from_json(it.json()).changes
        ((0, 'gold', -1, ''),)
        """
        changes = [list(change) for change in self.changes]
        return [self.player, self.why, self.card, list(self.shown), changes, self.turn]

    @staticmethod
    def from_json(data: list[Any]) -> "Told":
        """What `json` wrote."""
        player, why, card, shown, changes, turn = data
        made: list[Change] = [(seat, what, n, by) for seat, what, n, by in changes]
        return Told(player, why, card, tuple(shown), tuple(made), turn)


UNKNOWN: Final = Told(0, "", "", (), (), -1)
"""Stands in where what is told about an answer has not been worked out."""

NOTHING: Final = Glance()


def nothing_to_tell(state: object) -> Glance:
    """The `glance` of games whose answers say everything.

    >>> nothing_to_tell(None).asking
    ''
    """
    return NOTHING


def told(decision: Decision, before: Glance, after: Glance) -> Told:
    """What the answer to a decision brought.

    >>> before = Glance(3, "mint", ["frost"], [{"ore": 0, "gold": 2}])
    >>> after = Glance(3, "", ["frost", "rain"], [{"ore": 1, "gold": 1}], [(0, "ore", 1, "mine")])
    >>> it = told(Decision(0, "mint.take", [7]), before, after)
    >>> it.why, it.card, it.shown, it.changes, it.turn
    ('mint.take', 'mint', ('rain',), ((0, 'ore', 1, 'mine'), (0, 'gold', -1, '')), 3)
    """
    same = 0
    while same < min(len(before.shown), len(after.shown)):
        if before.shown[same] != after.shown[same]:
            break
        same += 1
    changes: list[Change] = []
    for seat in range(min(len(before.held), len(after.held))):
        had = before.held[seat]
        for what, n in after.held[seat].items():
            more = n - had.get(what, 0)
            for who, kind, count, by in after.brought:
                if who == seat and kind == what:
                    changes.append((seat, what, count, by))
                    more -= count
            if more:
                changes.append((seat, what, more, ""))
    shown = tuple(after.shown[same:])
    return Told(decision.player, decision.why, before.asking, shown, tuple(changes), after.turn)
