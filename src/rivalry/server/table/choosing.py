"""Options that are chosen at the table, once all seats are taken and before the game begins.

For example the three sets of a Duel: the players pick them in turn, or they are drawn by lot. The
lot, who picks first, and what a bot picks follow from the seed that the table has committed to, so
all of it can be checked after the game (`rivalry.core.chance.lot`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rivalry.core import registry
from rivalry.core.chance import lot
from rivalry.core.decision import CHANCE
from rivalry.server.protocol import Choice, Pick
from rivalry.server.table.head import Head

Picks = Sequence[tuple[int, str, Any]]
"""What was chosen so far: by which seat (chance for a lot), for which option, which value."""


@dataclass(frozen=True)
class Next:
    """What is to be chosen next: by which seat, for which option, from what."""

    seat: int
    option: str
    left: list[Any]


def chosen(head: Head, picks: Picks) -> dict[str, Any]:
    """The table's options, with what was chosen for them."""
    found: dict[str, Any] = dict(head.options)
    for name in head.settings.choose:
        values = [value for _, option, value in picks if option == name]
        found[name] = values or None
    return found


def next_pick(head: Head, picks: Picks) -> Next | None:
    """What is to be chosen next; None when everything has been."""
    for name, way in head.settings.choose.items():
        values, total = _several(head, name)
        taken = [value for _, option, value in picks if option == name]
        if len(taken) == total:
            continue
        if way == "lot":
            return Next(CHANCE, name, lot(head.seed, name, values, total)[len(taken) :])
        turns = sum(seat != CHANCE for seat, _, _ in picks)
        seat = (first_seat(head) + turns) % head.seats
        return Next(seat, name, [value for value in values if value not in taken])
    return None


def first_seat(head: Head) -> int:
    """The seat that picks first."""
    found: int = lot(head.seed, "first", range(head.seats), 1)[0]
    return found


def bots_pick(head: Head, wanted: Next) -> Any:
    """What chance or a bot chooses: chance the next of its lot, a bot any of what is left."""
    if wanted.seat == CHANCE:
        return wanted.left[0]
    return lot(head.seed, f"{wanted.option}:{len(wanted.left)}", wanted.left, 1)[0]


def shown(head: Head, picks: Picks, is_open: bool) -> list[Choice]:
    """Everything that is chosen at this table, and who is asked while that `is_open`."""
    wanted = next_pick(head, picks) if is_open else None
    choices = []
    for name, way in head.settings.choose.items():
        values, total = _several(head, name)
        made = [
            Pick(None if seat == CHANCE else seat, value)
            for seat, option, value in picks
            if option == name
        ]
        asked = wanted.seat if wanted is not None and wanted.option == name else None
        choices.append(Choice(name, way, values, total, made, asked))
    return choices


def _several(head: Head, name: str) -> tuple[list[Any], int]:
    for option in registry.load(head.game).options():
        found = option.several() if option.name == name else None
        if found is not None:
            return found
    raise AssertionError(f"{name} was checked when the table was made")
