"""The Era of Explorers: 24 cards to draw, 2 open ones, 4 events, and 10 sea cards for each player.

This module has everything that is built; sea cards, action cards and events have their own.
"""

from typing import Final

from rivalry.core.question import DECIDES, GIVES, OWN_PLACE
from rivalry.games.catan_rivals.card import (
    ANY,
    ANY_SITE,
    BUILDING,
    BY_REGION,
    CITY_SITE,
    DISCOVERS,
    GOLD,
    LUMBER,
    METROPOLIS_CARD,
    ON_CITY,
    SWAPS,
    UNIT,
    WOOL,
    card,
    name_id,
)
from rivalry.games.catan_rivals.place import CITY, WEST, cell, column
from rivalry.games.catan_rivals.resource import (
    EACH,
    choose_place,
    kinds_with_room,
    owned,
    pay,
    pay_from,
    pay_price,
    price_of,
    resource_of,
    stores,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.sea import (
    DISCOVERED,
    HIGHEST,
    LEFT_HARBOUR,
    NO_HARBOUR,
    choose_at_sea,
    discovered,
    harbour_of,
    islands,
    sail_to,
    undiscovered,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, noted, question
from rivalry.games.catan_rivals.turn import usable

SET = "explorers"

ASTRONOMER: Final = name_id("astronomer")
CANNON_FOUNDRY: Final = name_id("cannon-foundry")
LANDING_STAGE: Final = name_id("landing-stage")


def unused(s: State, seat: int, name: int) -> int:
    """A player's card with this name that has not been used this turn, or -1."""
    for h in s.princes[seat].built:
        if card_of(s, h).name_id == name and not s.used[h]:
            return h
    return -1


# Region expansions beside the harbour


def is_by_harbor(s: State, host: int, c: int) -> bool:
    return column(c) == harbour_of(s.princes[host])


def has_place_by_harbor(s: State, seat: int) -> str:
    prince = s.princes[seat]
    x = harbour_of(prince)
    if x != NO_HARBOUR and (prince.grid[cell(x, 2)] < 0 or prince.grid[cell(x, -2)] < 0):
        return ""
    return "no-place-by-harbor"


card(
    "Landing Stage",
    "Anlegestelle",
    BUILDING,
    set=SET,
    place=BY_REGION,
    copies=2,
    duel=1,
    price="brick, grain",
    points={"commerce": 1},
    once=True,
    needs=has_place_by_harbor,
    fits=is_by_harbor,
    text="Stands beside a region above or below your Explorer Harbor. Once per turn, you may pay 1 "
    "of the 2 resources for a mission to the Bards, Scholars or Merchants in gold.",
)


SHIPYARD_KINDS: Final = EACH[LUMBER] + EACH[WOOL]


def turned_into(resource: int) -> int:
    """The other resources that a Shipyard can turn a resource into, as bits."""
    return SHIPYARD_KINDS & ~EACH[resource]


def shipyard_stores(s: State, seat: int) -> list[int]:
    """The stores that hold something a Shipyard could use."""
    room = kinds_with_room(s, seat)
    return [h for h in stores(s, seat) if s.level[h] and room & turned_into(resource_of(s, h))]


def can_use_shipyard(s: State, seat: int, h: int) -> bool:
    return len(shipyard_stores(s, seat)) > 0


SHIPYARD_GIVE: Final = question(
    "shipyard.give", OWN_PLACE, GIVES, "Which resource do you give to the Shipyard?"
)
SHIPYARD_TAKE: Final = take_into("shipyard.take", "What does the Shipyard make of it?")


@effect
def shipyard(s: State, seat: int, key: str) -> None:
    """Turn a resource into lumber or wool."""
    h = choose_place(s, seat, SHIPYARD_GIVE, shipyard_stores(s, seat))
    s.used[usable(s, seat, key)] = 1
    pay(s, [h])
    s.then(take_any, seat, SHIPYARD_TAKE.key, 1, turned_into(resource_of(s, h)))


card(
    "Shipyard",
    "Werft",
    BUILDING,
    set=SET,
    place=BY_REGION,
    copies=2,
    price="brick, lumber, wool",
    points={"sail": 1, "cannon": 1},
    once=True,
    face_up=True,
    needs=has_place_by_harbor,
    fits=is_by_harbor,
    use=shipyard,
    can_use=can_use_shipyard,
    limit=True,
    does=SWAPS,
    swaps=(ANY, 1, 1),
    swaps_into=SHIPYARD_KINDS,
    text="Stands beside a region above or below your Explorer Harbor. Once per turn: turn any 1 "
    "resource into 1 lumber or 1 wool.",
)


# Settlement and city expansions

card(
    "Armory",
    "Waffenschmiede",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    copies=3,
    duel=1,
    price="brick, ore",
    points={"strength": 1, "cannon": 1},
    text="Arms you on land and at sea: it does nothing else.",
)

card(
    "Sailmakers' Shop",
    "Segelmacherei",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    copies=3,
    duel=2,
    price="brick, grain",
    points={"commerce": 1, "sail": 1},
    text="Your explorer ships reach 1 sea card further: it does nothing else.",
)

card(
    "Cannon Foundry",
    "Geschützgießerei",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, lumber, 2 ore",
    points={"victory": 1, "strength": 1, "cannon": 2},
    once=True,
    text="Once per turn: if you lose a fight against a pirate, you may roll once more.",
)


def may_discover_again(s: State, seat: int) -> bool:
    """Whether an Astronomer allows a second discovery this turn, provided there is a ship."""
    return (
        noted(s, DISCOVERED, seat) == 1
        and discovered(s, seat) < discovered(s, 1 - seat)
        and owned(s, seat)[GOLD] > 0
        and len(undiscovered(s, seat)) > 0
    )


def can_discover_again(s: State, seat: int, h: int) -> bool:
    return s.princes[seat].ships > 0 and may_discover_again(s, seat)


ASTRONOMER_WHERE: Final = question(
    "astronomer.where", OWN_PLACE, DECIDES, "Which sea card does your ship discover?"
)
ASTRONOMER_PAY: Final = pay_from("astronomer.pay", "Where does the gold come from?")


@effect
def astronomer(s: State, seat: int, key: str) -> None:
    """Make a second discovery in the same turn, for one gold."""
    n = choose_at_sea(s, seat, ASTRONOMER_WHERE, undiscovered(s, seat))
    s.used[usable(s, seat, key)] = 1
    s.then(pay_price, seat, ASTRONOMER_PAY.key, price_of(GOLD, 1))
    s.then(sail_to, seat, n)


card(
    "Astronomer",
    "Astronom",
    UNIT,
    set=SET,
    place=CITY_SITE,
    copies=2,
    price="brick, 2 grain, wool",
    points={"victory": 1, "sail": 2},
    once=True,
    use=astronomer,
    can_use=can_discover_again,
    limit=True,
    does=DISCOVERS,
    text="Once per turn, while your rival has discovered more sea cards than you: pay 1 gold and "
    "discover a second sea card in the same turn.",
)


# The metropolis

DISCOVERIES: Final = 6  # sea cards to be discovered for a metropolis
EXPLORED: Final = 2  # or this many islands on their highest side


def town_by_harbor(s: State, seat: int) -> int:
    """The column of the settlement or city next to a player's harbour."""
    x = harbour_of(s.princes[seat])
    return x + 1 if x == LEFT_HARBOUR else x - 1


def is_town_by_harbor(s: State, host: int, c: int) -> bool:
    return column(c) == town_by_harbor(s, host)


def can_be_explorer_metropolis(s: State, seat: int) -> str:
    if s.princes[seat].centre[town_by_harbor(s, seat) - WEST] != CITY:
        return "needs-city-by-harbor"
    if discovered(s, seat) >= DISCOVERIES or len(islands(s, seat, HIGHEST)) >= EXPLORED:
        return ""
    return f"needs-discoveries {DISCOVERIES} {EXPLORED}"  # RULINGS O-6


card(
    "Explorer Metropolis",
    "Entdeckermetropole",
    METROPOLIS_CARD,
    set=SET,
    place=ON_CITY,
    copies=2,
    duel=1,
    price="2 brick, 2 grain, 2 ore",
    points={"victory": 2},
    once=True,
    needs=can_be_explorer_metropolis,
    fits=is_town_by_harbor,
    text="Lies on the city next to your Explorer Harbor, which stays a city and is worth 4 victory "
    "points with it. You need 6 discovered sea cards, or 2 islands on their third side.",
)
