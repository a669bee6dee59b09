"""The city expansions of the Era of Merchant Princes."""

from typing import Final

from rivalry.core.question import DECIDES, GIVES, OWN_PLACE, SETTLES
from rivalry.games.catan_rivals import turning
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    BUILDING,
    CITY_SITE,
    GOLD,
    LOWERS,
    SWAPS,
    TRADE_SHIP,
    TRADES,
    card,
)
from rivalry.games.catan_rivals.cards.merchant_princes import (
    SET,
    has_harbor,
    has_harbor_or_ships,
    residences,
)
from rivalry.games.catan_rivals.demand import demand, demands, no_spoils
from rivalry.games.catan_rivals.place import BESIDE, cell, column, row
from rivalry.games.catan_rivals.resource import (
    EACH,
    all_but,
    choose_gain,
    choose_place,
    gain,
    has_room_beside,
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
from rivalry.games.catan_rivals.stack import turn_to
from rivalry.games.catan_rivals.state import State, card_of, effect, question
from rivalry.games.catan_rivals.turn import all_usable, usable


def turned_up(s: State, seat: int) -> list[int]:
    """A player's Residences that can be turned back."""
    return [h for h in residences(s, seat) if s.level[h] > 0]


def can_use_harbor(s: State, seat: int, h: int) -> bool:
    return len(turned_up(s, seat)) > 0 and kinds_with_room(s, seat) != 0


HARBOR_TURN: Final = question(
    "commercial-harbor.turn", OWN_PLACE, GIVES, "Which of your Residences do you turn back?"
)
HARBOR_TAKE: Final = take_into(
    "commercial-harbor.take", "Which resource does the Commercial Harbor bring you?"
)


@effect
def commercial_harbor(s: State, seat: int, key: str) -> None:
    """Turn a Residence back by one side for two resources of choice."""
    h = choose_place(s, seat, HARBOR_TURN, turned_up(s, seat))
    s.used[usable(s, seat, key)] = 1
    turn_to(s, seat, h, int(s.level[h]) - 1)
    s.then(take_any, seat, HARBOR_TAKE.key, 2, ALL_KINDS)


card(
    "Commercial Harbor",
    "Handelshafen",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, 2 grain, 2 wool",
    points={"victory": 1, "commerce": 1},
    once=True,
    face_up=True,
    use=commercial_harbor,
    can_use=can_use_harbor,
    limit=True,
    does=LOWERS,
    text="Once per turn: turn one of your Residences back by one side and take any 2 resources.",
)


def rising(s: State, seat: int) -> list[int]:
    """A player's Residences that have a higher side."""
    return [h for h in residences(s, seat) if not turning.is_highest(s, h)]


GUILD_TAKE: Final = take_into("craft-guild.take", "Which resource does the Craft Guild bring you?")


@effect
def craft_guild(s: State, seat: int, c: int) -> None:
    """Turn each Residence to its next side, or take two resources if none can be turned."""
    turned = rising(s, seat)
    for h in turned:
        turn_to(s, seat, h, int(s.level[h]) + 1)
    if not turned:
        s.then(take_any, seat, GUILD_TAKE.key, 2, ALL_KINDS)


card(
    "Craft Guild",
    "Handwerkerzunft",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, lumber, 3 ore",
    points={"victory": 1},
    once=True,
    built=craft_guild,
    text="When you have built it, turn each of your Residences to its next side. If none can be "
    "turned, take any 2 resources instead.",
)


def ship_beside(s: State, seat: int, h: int) -> int:
    """The trade ship on the site next to a Lighthouse, on the same side of its city, or -1."""
    x, y = column(s.where[h]), row(s.where[h])
    next_y = {2: 1, 1: 2, -1: -2, -2: -1}[y]
    ship: int = s.princes[seat].grid[cell(x, next_y)]
    return ship if ship >= 0 and card_of(s, ship).kind == TRADE_SHIP else -1


def lit_stores(s: State, seat: int, h: int) -> list[int]:
    """The stores that can pay for a trade with the ship beside a Lighthouse."""
    ship = ship_beside(s, seat, h)
    if ship < 0:
        return []
    resource = card_of(s, ship).resource
    if resource >= 0:
        payers = [store for store in stores(s, seat) if resource_of(s, store) == resource]
    else:
        payers = [s.princes[seat].grid[c] for c in BESIDE[s.where[ship]]]
    return [
        store
        for store in payers
        if s.level[store] and has_room_beside(s, seat, resource_of(s, store))
    ]


def ships_trades(s: State, seat: int, h: int) -> list[tuple[int, int]]:
    """The trades of a Lighthouse's ship: each of these stores gives one for any other kind."""
    return [(store, -1) for store in lit_stores(s, seat, h)]


def can_use_lighthouse(s: State, seat: int, h: int) -> bool:
    return len(lit_stores(s, seat, h)) > 0


LIGHTHOUSE_WHICH: Final = question(
    "lighthouse.which", OWN_PLACE, DECIDES, "Which of your Lighthouses do you use?"
)
LIGHTHOUSE_GIVE: Final = question(
    "lighthouse.give", OWN_PLACE, GIVES, "Which resource does the ship beside it take along?"
)
LIGHTHOUSE_TAKE: Final = take_into("lighthouse.take", "Which resource does the ship bring you?")


@effect
def lighthouse(s: State, seat: int, key: str) -> None:
    """Trade one for one with the trade ship beside a Lighthouse, once per turn with each."""
    h = choose_place(s, seat, LIGHTHOUSE_WHICH, all_usable(s, seat, key))
    store = choose_place(s, seat, LIGHTHOUSE_GIVE, lit_stores(s, seat, h))
    s.used[h] = 1
    pay(s, [store])
    s.then(take_any, seat, LIGHTHOUSE_TAKE.key, 1, all_but(resource_of(s, store)))


card(
    "Lighthouse",
    "Leuchtturm",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, lumber, ore",
    points={"victory": 1},
    needs=has_harbor_or_ships,
    use=lighthouse,
    can_use=can_use_lighthouse,
    limit=True,
    does=TRADES,
    trades=ships_trades,
    company=(TRADE_SHIP,),
    text="Once per turn: trade 1 for 1 with a trade ship on the site next to it, on the same side "
    "of the city. A capricious sea costs you no ship. You need a Commercial Harbor or 2 trade "
    "ships.",
)


LEVY: Final = take_into("alliance.take", "Where do you store what the alliance brings you?")


@effect
def master_merchants_alliance(s: State, owner: int, resource: int) -> None:
    """The owner gets one of the resource that the rival has traded."""
    s.then(take_any, owner, LEVY.key, 1, EACH[resource])


card(
    "Master Merchants' Alliance",
    "Bund der Handelsherren",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    price="brick, 2 grain, lumber",
    points={"victory": 1},
    levies=master_merchants_alliance,
    text="Whenever your rival trades 2 or 3 resources of one kind for another, you get 1 of the "
    "kind they gave.",
)


def can_use_station(s: State, seat: int, h: int) -> bool:
    return owned(s, seat)[GOLD] > 0 and not no_spoils(s, seat)


STATION: Final = demands("trading-station")
STATION_PAY: Final = pay_from("trading-station.pay", "Where does the gold come from?")
STATION_GOLD: Final = question(
    "trading-station.gold", OWN_PLACE, SETTLES, "Where do you store the buyer's gold?"
)


@effect
def trading_station(s: State, seat: int, key: str) -> None:
    """Buy a resource of choice from the rival for one gold."""
    s.used[usable(s, seat, key)] = 1
    s.then(pay_price, seat, STATION_PAY.key, price_of(GOLD, 1))
    s.then(receive_gold, 1 - seat)
    s.then(demand, seat, "trading-station", 1, 1)


@effect
def receive_gold(s: State, seat: int) -> None:
    """A player gets the gold that was paid to them."""
    # RULINGS O-8: it is lost if there is no room.
    gain(s, choose_gain(s, seat, STATION_GOLD, 1, GOLD))


card(
    "Trading Station",
    "Niederlassung",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    abroad=True,
    duel=0,
    price="brick, wool",
    needs=has_harbor,
    use=trading_station,
    can_use=can_use_station,
    limit=True,
    does=SWAPS,
    swaps=(GOLD, 1, 1),
    text="Stands on a free site of one of your rival's cities. Once per turn: name 1 resource that "
    "your rival must sell you for 1 gold. You need a Commercial Harbor.",
)
