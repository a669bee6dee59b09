"""The Era of Prosperity: 24 cards to draw, four open ones, a marker for each player, four events.

These are the marker and what stands on roads, in settlements and beside regions. City expansions,
action cards and events have modules of their own.
"""

from typing import Final

from rivalry.core.question import (
    DECIDES,
    GIVES,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    SETTLES,
    YES_NO,
)
from rivalry.games.catan_rivals.action import YES, YES_OR_NO
from rivalry.games.catan_rivals.building import legal_cells, move_card
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    ANY,
    ANY_SITE,
    AS_MARKER,
    BRINGS,
    BUILDING,
    BY_REGION,
    EARNS,
    GOLD,
    MARKER,
    ON_ROAD,
    SITE,
    STAR,
    STRENGTH,
    SWAPS,
    UNIT,
    WOOL,
    card,
    name_id,
)
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES, cell, column
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.production import plundered
from rivalry.games.catan_rivals.resource import (
    FULL,
    affords,
    all_but,
    choose_gain,
    choose_place,
    gain,
    has_room_beside,
    kinds_with_room,
    pay,
    pay_from,
    pay_price,
    region_beside,
    regions,
    resource_of,
    room,
    stores,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.star import gain_stars, pay_stars, room_for_stars, stars
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question
from rivalry.games.catan_rivals.turn import usable

SET = "prosperity"

AQUEDUCT: Final = name_id("aqueduct")


def has_aqueduct(s: State, seat: int) -> str:
    return "" if has(s, seat, AQUEDUCT) else "needs-card aqueduct"


# The marker


def can_ask_people(s: State, seat: int, h: int) -> bool:
    return affords(s, seat, card_of(s, h).fee) and kinds_with_room(s, seat) > 0


FEELING_TAKE: Final = take_into("public-feeling.take", "Which resource do your stars bring you?")


@effect
def public_feeling(s: State, seat: int, key: str) -> None:
    """Pay two stars for a resource of choice."""
    s.used[usable(s, seat, key)] = 1
    pay_stars(s, seat, 2)
    s.then(take_any, seat, FEELING_TAKE.key, 1, ALL_KINDS)


card(
    "Public Feeling",
    "Volksstimmung",
    MARKER,
    set=SET,
    place=AS_MARKER,
    copies=2,
    given=True,
    resource=STAR,
    holds=True,
    against=("riots", "insurrection"),
    saves_for="star",
    use=public_feeling,
    can_use=can_ask_people,
    fee="2 star",
    limit=True,
    does=BRINGS,
    text="Holds up to 3 stars. Pay 1 star when Riots or an Insurrection are drawn: the event does "
    "not affect you. Once per turn, pay 2 stars and take any 1 resource.",
)


# Beside one of the rival's regions

DRIVEN_OUT: Final = 5


def is_strong(s: State, host: int) -> bool:
    return points(s, host, STRENGTH) >= DRIVEN_OUT


def may_hide(s: State, seat: int) -> str:
    return f"rival-strong {DRIVEN_OUT}" if is_strong(s, 1 - seat) else ""


def hideouts(s: State, seat: int, h: int) -> list[int]:
    """Where else the thieves could hide: beside regions that hold something they can carry."""
    free = room(s, seat)
    free[WOOL] += 1  # RULES 3: the wool for moving them is paid first
    found = []
    for c in legal_cells(s, seat, card_of(s, h)):
        region = region_beside(s, 1 - seat, c)
        if s.level[region] and free[resource_of(s, region)]:  # RULINGS O-41: room is needed
            found.append(c)
    return found


def can_steal(s: State, seat: int, h: int) -> bool:
    return affords(s, seat, card_of(s, h).fee) and len(hideouts(s, seat, h)) > 0


HIDEOUT: Final = question(
    "thieves-hideout.place", RIVALS_PLACE, POINTS_AT, "Beside which region do the thieves hide?"
)
HIDEOUT_PAY: Final = pay_from("thieves-hideout.pay", "Which pasture pays for the thieves?")
HIDEOUT_STORE: Final = question(
    "thieves-hideout.to", OWN_PLACE, SETTLES, "Where do you store what the thieves bring?"
)


@effect
def thieves_hideout(s: State, seat: int, key: str) -> None:
    """Move the thieves beside another region for one wool, once per turn."""
    h = usable(s, seat, key)
    cells = hideouts(s, seat, h)
    c = cells[0]
    if len(cells) > 1:
        c = CELL_OF[s.choose(seat, HIDEOUT, [PLACE_NAMES[c] for c in cells])]
    price = card_of(s, h).fee
    s.used[h] = 1
    move_card(s, seat, h, c)
    s.then(pay_price, seat, HIDEOUT_PAY.key, price)
    s.then(steal, seat, c)


@effect
def steal(s: State, seat: int, c: int) -> None:
    """Take one resource from the region beside which the thieves hide now."""
    region = region_beside(s, 1 - seat, c)
    taken = choose_gain(s, seat, HIDEOUT_STORE, 1, resource_of(s, region))
    pay(s, [region])
    gain(s, taken)


card(
    "Thieves' Hideout",
    "Diebesversteck",
    SITE,
    set=SET,
    place=BY_REGION,
    abroad=True,
    duel=0,
    price="wool",
    needs=may_hide,
    leaves=is_strong,
    expel_price="3 star",
    use=thieves_hideout,
    can_use=can_steal,
    fee="wool",
    limit=True,
    does=BRINGS,
    text="Stands beside a free region of your rival. Once per turn, pay 1 wool, move it to another "
    "free region of theirs and take 1 resource from there. Your rival is rid of it with 5 strength "
    "points, or by paying 3 stars in their turn.",
)


# Settlement and city expansions


def tradable(s: State, seat: int, handles: list[int]) -> list[int]:
    """Those of a player's stores that hold something to trade for another kind of resource."""
    return [h for h in handles if s.level[h] and has_room_beside(s, seat, resource_of(s, h))]


def can_use_common_land(s: State, seat: int, h: int) -> bool:
    if not affords(s, seat, card_of(s, h).fee):
        return False
    return len(tradable(s, seat, stores(s, seat))) > 0


COMMON_LAND_GIVE: Final = question(
    "common-land.give", OWN_PLACE, GIVES, "Which resource do you trade on the Common Land?"
)
COMMON_LAND_TAKE: Final = take_into("common-land.take", "Which resource do you get for it?")


@effect
def common_land(s: State, seat: int, key: str) -> None:
    """Pay a star and trade one resource for one of another kind."""
    store = choose_place(s, seat, COMMON_LAND_GIVE, tradable(s, seat, stores(s, seat)))
    s.used[usable(s, seat, key)] = 1
    pay_stars(s, seat, 1)
    pay(s, [store])
    s.then(take_any, seat, COMMON_LAND_TAKE.key, 1, all_but(resource_of(s, store)))


card(
    "Common Land",
    "Allmende",
    SITE,
    set=SET,
    place=ANY_SITE,
    price="grain",
    use=common_land,
    can_use=can_use_common_land,
    fee="star",
    limit=True,
    does=SWAPS,
    swaps=(ANY, 1, 1),
    text="Once per turn, pay 1 star and trade any 1 resource for 1 of another kind.",
)


@effect
def village_school(s: State, seat: int, c: int) -> None:
    """Gain two stars after building it."""
    gain_stars(s, seat, 2)


card(
    "Village School",
    "Dorfschule",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    copies=2,
    duel=1,
    price="grain, lumber",
    once=True,
    built=village_school,
    star_at="trade",
    text="When you have built it, take up to 2 stars. Each Trade event brings you 1 star, whoever "
    "has the trade advantage.",
)


# On roads

MERCENARIES: Final = question(
    "mercenaries.pay",
    YES_NO,
    DECIDES,
    "Do you pay a star so that the brigands leave you everything?",
)
MERCENARIES_KEEP: Final = question(
    "mercenaries.keep", OWN_PLACE, SETTLES, "In which of these regions does one resource stay?"
)


@effect
def mercenaries(s: State, seat: int) -> None:
    """Brigands leave one gold and one wool; for a star, they leave everything."""
    filled = [h for h in plundered(s, seat) if s.level[h]]
    kept: list[int] = []
    losses = 0
    for kind in (GOLD, WOOL):
        losses += max(0, sum([int(s.level[h]) for h in filled if resource_of(s, h) == kind]) - 1)
    if losses == 0:
        return
    if stars(s, seat) and s.choose(seat, MERCENARIES, YES_OR_NO) == YES:
        pay_stars(s, seat, 1)
        return
    for kind in (GOLD, WOOL):
        there = [h for h in filled if resource_of(s, h) == kind]
        if there:
            kept.append(choose_place(s, seat, MERCENARIES_KEEP, there))
    for h in filled:
        s.level[h] = int(h in kept)


card(
    "Mercenaries",
    "Landsknechte",
    UNIT,
    set=SET,
    place=ON_ROAD,
    price="gold, ore",
    points={"strength": 1},
    guards=mercenaries,
    text="Stand on one of your roads. When a Brigand Attack hits you, you keep 1 gold and 1 wool, "
    "or all of it if you pay 1 star.",
)


def stage_regions(s: State, seat: int, h: int) -> list[int]:
    """The regions beside other free roads that hold something to pay for a play."""
    roads = [column(c) for c in legal_cells(s, seat, card_of(s, h))]
    return [r for r in regions(s, seat) if s.level[r] and column(s.where[r]) in roads]


def can_travel(s: State, seat: int, h: int) -> bool:
    return room_for_stars(s, seat) > 0 and len(stage_regions(s, seat, h)) > 0


STAGE: Final = question(
    "traveling-theater.give",
    OWN_PLACE,
    GIVES,
    "Which region beside another road pays for the play there?",
)


@effect
def first_night(s: State, seat: int, c: int) -> None:
    """Gain a star after building it."""
    gain_stars(s, seat, 1)


@effect
def traveling_theater(s: State, seat: int, key: str) -> None:
    """Move to another free road and trade a resource from a region beside it for a star."""
    h = usable(s, seat, key)
    region = choose_place(s, seat, STAGE, stage_regions(s, seat, h))
    s.used[h] = 1
    move_card(s, seat, h, cell(column(s.where[region]), 0))
    pay(s, [region])
    gain_stars(s, seat, 1)


card(
    "Traveling Theater",
    "Wanderbühne",
    UNIT,
    set=SET,
    place=ON_ROAD,
    duel=0,
    price="gold, grain",
    built=first_night,
    use=traveling_theater,
    can_use=can_travel,
    limit=True,
    waits=True,
    does=EARNS,
    text="Stands on one of your roads. When you have built it, take 1 star. From your next turn "
    "on, once per turn: move it to another free road and trade 1 resource of a region above or "
    "below that road for 1 star.",
)


def full_regions(s: State, seat: int) -> list[int]:
    """A player's full regions whose resource could be traded for another kind."""
    return tradable(s, seat, [h for h in regions(s, seat) if s.level[h] == FULL])


def can_go_to_town(s: State, seat: int, h: int) -> bool:
    return len(full_regions(s, seat)) > 0


TOWN_GIVE: Final = question(
    "small-market-town.give", OWN_PLACE, GIVES, "Which of your full regions trades 1 resource?"
)
TOWN_TAKE: Final = take_into("small-market-town.take", "Which resource do you get for it?")


@effect
def small_market_town(s: State, seat: int, key: str) -> None:
    """Trade one resource from a full region for one of another kind."""
    region = choose_place(s, seat, TOWN_GIVE, full_regions(s, seat))
    s.used[usable(s, seat, key)] = 1
    pay(s, [region])
    s.then(take_any, seat, TOWN_TAKE.key, 1, all_but(resource_of(s, region)))


card(
    "Small Market Town",
    "Marktfleck",
    BUILDING,
    set=SET,
    place=ON_ROAD,
    duel=0,
    price="grain",
    points={"commerce": 1},
    use=small_market_town,
    can_use=can_go_to_town,
    limit=True,
    does=SWAPS,
    swaps=(ANY, 1, 1),
    text="Stands on one of your roads. Once per turn, trade 1 resource from any of your regions "
    "that holds 3 for 1 of another kind.",
)
