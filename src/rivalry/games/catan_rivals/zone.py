"""The zones in which cards lie: one table for views, worlds and saving."""

from dataclasses import dataclass
from typing import Any, Final

from rivalry.games.catan_rivals.card import EVENT, REGION
from rivalry.games.catan_rivals.state import State, back_of


@dataclass(frozen=True)
class Zone:
    """A row of cards on the table: its name in a state, in views and when saved."""

    name: str
    back: str = ""  # of its cards that a seat does not know; "": all lie open


ZONES: Final = (
    Zone("face_up"),
    Zone("resolving"),
    Zone("events", EVENT),
    Zone("box", EVENT),
    Zone("regions", REGION),
)
"""The zones that exist once. There are several draw stacks and discard piles, with their backs."""

OWN_ZONES: Final = ("built", "abroad", "markers", "sea")
"""What lies in front of a player, besides hand and regions; some sea cards lie face down."""

SEA_BACKS: Final = ("sea-0", "sea-1")
"""By seat: the back of sea cards, which are shuffled among themselves."""

PLAIN: Final = (
    *("turn", "turns", "phase", "production", "face", "hero", "trader", "winner"),
    *("roads", "settlements", "cities"),
)
"""The numbers and words of a state that everybody sees."""


def card_backs(s: State) -> list[str]:
    """By handle: what the back of a card shows; cards with the same back look alike."""
    found = [back_of(s, h) for h in range(len(s.cards.identity))]
    for seat in (0, 1):
        for h in s.princes[seat].sea:
            found[h] = SEA_BACKS[seat]
    return found


def cards_in(s: State, name: str) -> list[int]:
    """The handles of a zone."""
    found: list[int] = getattr(s, name)
    return found


def plain(s: State) -> dict[str, Any]:
    """What everybody sees, by name, with the notes of the turn."""
    found = {name: getattr(s, name) for name in PLAIN}
    found["notes"] = [[what, n] for what, n in s.notes]
    return found


def set_plain(s: State, data: dict[str, Any]) -> None:
    """Set them from such data: the reverse of `plain`."""
    for name in PLAIN:
        setattr(s, name, data[name])
    s.notes = [(what, n) for what, n in data["notes"]]
