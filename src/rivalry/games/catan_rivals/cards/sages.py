"""The seven sages of the Era of Sages, on whom owls lie.

Its groves, its city expansions, and its action cards and events have modules of their own.
"""

from rivalry.games.catan_rivals.card import (
    BRICK,
    BY_REGION,
    GOLD,
    GRAIN,
    LUMBER,
    ORE,
    OWL,
    RESOURCES,
    UNIT,
    WOOL,
    card,
)
from rivalry.games.catan_rivals.resource import (
    FULL,
    holders,
)
from rivalry.games.catan_rivals.state import State

SET = "sages"


def sages(s: State, seat: int) -> list[int]:
    """A player's sages: the cards on which owls lie."""
    return holders(s, seat, OWL)


def room_for_owls(s: State, seat: int) -> int:
    """How many owls a player's sages could still take."""
    return sum([FULL - int(s.level[h]) for h in sages(s, seat)])


# Sages

SAGE_TEXT = "It gains 1 owl whenever that region's number is rolled, and holds up to 3."

card(
    "Principal Sage Woman",
    "Erste Weise",
    UNIT,
    set=SET,
    place=BY_REGION,
    pays_beside=1,
    copies=2,
    duel=1,
    once=True,
    resource=OWL,
    holds=True,
    text=f"Stands beside any region, which pays 1 of its resources for her. {SAGE_TEXT}",
)

for _title, _german, _resource, _region, _duel in (
    ("Barbara, Sage of the Fields", "Barbara, Weise des Ackerlandes", GRAIN, "fields", 0),
    ("Frederich, Sage of the Hills", "Frederich, Weiser des Hügellandes", BRICK, "hills", 1),
    ("Michaela, Sage of the Pasture", "Michaela, Weise des Weidelandes", WOOL, "a pasture", 0),
    ("Peter, Sage of the Forest", "Peter, Weiser des Waldes", LUMBER, "a forest", 1),
    ("Piet, Sage of the Mountains", "Piet, Weiser des Gebirges", ORE, "mountains", 1),
    ("Walther, Sage of the Gold Field", "Walther, Weiser des Goldflusses", GOLD, "a gold field", 0),
):
    card(
        _title,
        _german,
        UNIT,
        set=SET,
        place=BY_REGION,
        beside=_resource,
        pays_beside=1,
        duel=_duel,
        person=True,
        resource=OWL,
        holds=True,
        text=f"Stands beside {_region}, paid with 1 {RESOURCES[_resource]} from there. {SAGE_TEXT}",
    )
