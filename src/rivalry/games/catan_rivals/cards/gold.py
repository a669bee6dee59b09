"""The Era of Gold: 24 cards, two of them open, and three events."""

from rivalry.games.catan_rivals.card import (
    ACTION,
    ANY_SITE,
    ATTACK,
    BUILDING,
    BY_REGION,
    CITY_SITE,
    COMMERCE,
    EVENT,
    GOLD,
    HERO,
    SHIP,
    SITE,
    STRENGTH,
    TRADE_SHIP,
    UNITS,
    VICTORY,
    card,
)
from rivalry.games.catan_rivals.cards.basic import (
    GOLDSMITH_TEXT,
    LARGE_SHIP_TEXT,
    MERCHANT_TEXT,
    RACE_TEXT,
    STOREHOUSE_TEXT,
    TOLL_BRIDGE_TEXT,
    can_large_ship,
    has_three_gold,
)
from rivalry.games.catan_rivals.place import CITY, WEST
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.resource import (
    FULL,
    choose_demand,
    choose_from,
    choose_gain,
    choose_payment,
    choose_place,
    choose_transfer,
    gain,
    has_room_beside,
    owned,
    pay,
    regions,
    resource_of,
    room,
    stores,
)
from rivalry.games.catan_rivals.stack import leave_play, put_on_discard
from rivalry.games.catan_rivals.state import State, card_of, effect, has
from rivalry.games.catan_rivals.turn import BEFORE_ROLL, usable

SET = "gold"


# What several cards need


def no_spoils(s: State, seat: int) -> str:
    """Why nothing can be taken from the rival: every kind they have is full, or they have none."""
    has_resources, free = owned(s, 1 - seat), room(s, seat)
    for r in range(6):
        if has_resources[r] and free[r]:
            return ""
    return "rival-without-spoils"


@effect
def demand(s: State, seat: int, why: str, n: int, least: int) -> None:
    """A player names resources that the rival must hand over."""
    named = choose_demand(s, seat, 1 - seat, f"{why}.take", n, least)
    given, taken = choose_transfer(s, 1 - seat, seat, why, named)
    pay(s, given)
    gain(s, taken)


def has_city(s: State, seat: int) -> bool:
    """Whether a player has a city."""
    prince = s.princes[seat]
    return CITY in [prince.centre[x - WEST] for x in range(prince.left, prince.right + 1, 2)]


# Action cards


def raidable(s: State, seat: int) -> list[int]:
    """The own regions with room for a resource that the rival has."""
    has_resources = owned(s, 1 - seat)
    return [
        h for h in regions(s, seat) if s.level[h] < FULL and has_resources[resource_of(s, h)] > 0
    ]


def can_raid(s: State, seat: int) -> str:
    if s.hero != seat:
        return "needs-strength-advantage"
    return "" if raidable(s, seat) else "rival-without-loot"


@effect
def brigands(s: State, seat: int) -> None:
    """The rival fills one of the own regions with what they have of its kind."""
    # RULINGS O-24: the Gold Cache is no region, so it may give but not receive.
    region = choose_place(s, seat, "brigands.region", raidable(s, seat))
    resource = resource_of(s, region)
    n = min(FULL - s.level[region], owned(s, 1 - seat)[resource])
    given = choose_from(s, 1 - seat, "brigands.from", stores(s, 1 - seat), resource, n)
    pay(s, given)
    gain(s, [region] * n)


BRIGANDS_TEXT = (
    "With the strength advantage: choose one of your regions. Your rival fills it up with that "
    "resource, as far as they have it."
)

card(
    "Brigands",
    "Raubzug",
    ATTACK,
    set=SET,
    duel=0,
    needs=can_raid,
    play="brigands",
    text=BRIGANDS_TEXT,
)

card(
    "Goldsmith",
    "Goldschmied",
    ACTION,
    set=SET,
    duel=0,
    needs=has_three_gold,
    play="goldsmith",
    text=GOLDSMITH_TEXT,
)


def pirate_ships(s: State, seat: int) -> int:
    """How many Pirate Ships a player has."""
    return sum([card_of(s, h).name == "pirate-ship" for h in s.princes[seat].built])


def can_call_gudrun(s: State, seat: int) -> str:
    if pirate_ships(s, seat) == 0:
        return "needs-card pirate-ship"
    if owned(s, 1 - seat)[GOLD] == 0:
        return "rival-without-gold"
    return "" if room(s, seat)[GOLD] else "no-room-for-gold"


@effect
def gudrun(s: State, seat: int) -> None:
    """The rival gives up to two gold for each own Pirate Ship."""
    n = min(2 * pirate_ships(s, seat), owned(s, 1 - seat)[GOLD], room(s, seat)[GOLD])
    given, taken = choose_transfer(s, 1 - seat, seat, "gudrun", [GOLD] * n)
    pay(s, given)
    gain(s, taken)


card(
    "Gudrun, Terror of the Seas",
    "Gudrun, Schrecken der Meere",
    ATTACK,
    set=SET,
    needs=can_call_gudrun,
    play="gudrun",
    text="Your rival gives you up to 2 gold for each of your Pirate Ships.",
)


def can_use_merchant(s: State, seat: int) -> str:
    if not has_city(s, seat) and points(s, seat, COMMERCE) < 3:
        return "needs-city-or-commerce 3"
    return no_spoils(s, seat)


@effect
def merchant(s: State, seat: int) -> None:
    """Take one or two resources of choice from the rival, then give one back."""
    s.then("demand", seat, "merchant", 2, 1)
    s.then("merchant_return", seat)


@effect
def merchant_return(s: State, seat: int) -> None:
    """Give the rival one resource of choice."""
    free = room(s, 1 - seat)
    # RULINGS O-25: one that fits. What was just taken always does.
    fitting = [h for h in stores(s, seat) if s.level[h] and free[resource_of(s, h)]]
    h = choose_place(s, seat, "merchant.give", fitting)
    received = choose_gain(s, 1 - seat, "merchant.receive", 1, [resource_of(s, h)])
    pay(s, [h])
    gain(s, received)


card(
    "Merchant",
    "Händler",
    ATTACK,
    set=SET,
    copies=2,
    needs=can_use_merchant,
    play="merchant",
    text="With a city or 3 commerce points: name 1 or 2 resources that your rival must give you. "
    "Then give them 1 resource of your choice.",
)


def can_fix_event(s: State, seat: int) -> str:
    return "" if s.face == "" else "event-fixed"


@effect
def reiner(s: State, seat: int) -> None:
    """Make this turn's event a Celebration, which brings one resource more."""
    s.face = "celebration"
    s.herald = True


card(
    "Reiner the Herald",
    "Reiner, der Herold",
    ACTION,
    set=SET,
    duel=0,
    needs=can_fix_event,
    play="reiner",
    when=BEFORE_ROLL,
    text="Play it before you roll: the event is a Celebration, and it brings you 1 resource more.",
)


def has_guild(s: State, seat: int) -> str:
    return "" if has(s, seat, "merchant-guild") else "needs-card merchant-guild"


def can_use_trade_master(s: State, seat: int) -> str:
    return has_guild(s, seat) or no_spoils(s, seat)


@effect
def trade_master(s: State, seat: int) -> None:
    """Take one or two resources of choice from the rival."""
    s.then("demand", seat, "trade-master", 2, 1)


card(
    "Trade Master",
    "Handelsmeister",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_use_trade_master,
    play="trade_master",
    text="With a Merchant Guild: name 1 or 2 resources that your rival must give you.",
)


# Settlement, city and region expansions


def has_strong_hero(s: State, seat: int) -> str:
    for h in s.princes[seat].built:
        if card_of(s, h).kind == HERO and card_of(s, h).points[STRENGTH] > 0:
            return ""
    return "needs-strong-hero"


card(
    "Gold Cache",
    "Goldversteck",
    SITE,
    set=SET,
    place=BY_REGION,
    resource=GOLD,
    needs=has_strong_hero,
    text="Stands beside any region and stores up to 3 gold, which brigands neither count nor take. "
    "You need a hero with a strength point.",
)

card(
    "Storehouse",
    "Lagerstätte",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="lumber, wool",
    text=STOREHOUSE_TEXT,
)

card(
    "Toll Bridge",
    "Zollbrücke",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="brick, lumber",
    points={"commerce": 1},
    text=TOLL_BRIDGE_TEXT,
)

card(
    "Large Trade Ship",
    "Großes Handelsschiff",
    TRADE_SHIP,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="lumber, wool",
    points={"commerce": 1},
    use="large_ship_trade",
    can_use=can_large_ship,
    text=LARGE_SHIP_TEXT,
)


@effect
def pirate_ship(s: State, seat: int, c: int) -> None:
    """The rival discards one of the own trade ships, if there is any."""
    rival = 1 - seat
    ships = [h for h in s.princes[rival].built if card_of(s, h).kind == TRADE_SHIP]
    if ships:
        h = choose_place(s, rival, "pirate-ship.lose", ships)
        leave_play(s, rival, h)
        put_on_discard(s, h)


card(
    "Pirate Ship",
    "Kaperschiff",
    SHIP,
    set=SET,
    place=ANY_SITE,
    copies=2,
    price="lumber, wool",
    built="pirate_ship",
    text="When you build it, your rival discards one of their trade ships. A plentiful harvest "
    "brings you 1 gold more.",
)


# City expansions

card(
    "Harbor",
    "Hafen",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="brick, ore, wool",
    points={"commerce": 1},
    bonus=(VICTORY, "three-trade-ships"),
    text="Worth 1 victory point while you have 3 or more trade ships.",
)

card(
    "Merchant Guild",
    "Händlergilde",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, grain, 2 wool",
    points={"victory": 1, "commerce": 2},
    once=True,
    face_up=True,
    text="Lets you build Staple Houses and play Trade Masters.",
)

card(
    "Moneylender",
    "Geldverleiher",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    price="brick, 2 lumber, 2 ore",
    points={"victory": 1},
    once=True,
    text="When the trade event favours you, you may take up to 2 resources instead of 1.",
)


def can_mint(s: State, seat: int, h: int) -> bool:
    return owned(s, seat)[GOLD] > 0 and has_room_beside(s, seat, GOLD)


@effect
def mint(s: State, seat: int, key: str) -> None:
    """Trade one gold for another resource, once per turn with each Mint."""
    h = usable(s, seat, key)
    paid = choose_payment(s, seat, "mint.pay", (0, 0, 0, 0, 0, 1))
    gained = choose_gain(s, seat, "mint.take", 1, range(5))
    s.used[h] = 1
    pay(s, paid)
    gain(s, gained)


card(
    "Mint",
    "Münzstätte",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, 2 lumber, 2 ore",
    points={"victory": 1},
    use="mint",
    can_use=can_mint,
    limit=True,
    text="Once per turn: trade 1 gold for 1 other resource.",
)

card(
    "Salt Silo",
    "Salzspeicher",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    price="2 gold, brick, 2 wool",
    points={"victory": 1},
    bonus=(COMMERCE, "trade-ships"),
    text="Each of your trade ships has 1 commerce point more.",
)


@effect
def staple_house(s: State, seat: int, c: int) -> None:
    """Take two resources of choice after building it."""
    gain(s, choose_gain(s, seat, "staple-house.take", 2))


card(
    "Staple House",
    "Stapelhaus",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, 2 ore, wool",
    points={"victory": 1},
    needs=has_guild,
    built="staple_house",
    text="When you have built it, take any 2 resources. You need a Merchant Guild.",
)

card(
    "Trading Base",
    "Handelsstützpunkt",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="brick, 2 grain, 2 wool",
    points={"victory": 1, "commerce": 1},
    bonus=(COMMERCE, "market-and-harbor"),
    text="Your Marketplace and your Harbor have 1 commerce point more each.",
)


# Events


@effect
def gift_for_the_prince(s: State) -> None:
    """Each player gets one gold for each own unit with strength."""
    for seat in (s.turn, 1 - s.turn):
        n = 0
        for h in s.princes[seat].built:
            record = card_of(s, h)
            n += record.kind in UNITS and record.points[STRENGTH] > 0
        if n:
            s.then("take_gold", seat, "gift.take", n)


card(
    "Gift for the Prince",
    "Geschenk für den Fürsten",
    EVENT,
    set=SET,
    duel=0,
    play="gift_for_the_prince",
    text="Each gets 1 gold for each own unit with strength points.",
)

card(
    "Trade Ships Race",
    "Wettfahrt der Handelsschiffe",
    EVENT,
    set=SET,
    duel=0,
    play="trade_ships_race",
    text=RACE_TEXT,
)

card(
    "Traveling Merchant",
    "Fahrender Händler",
    EVENT,
    set=SET,
    duel=0,
    play="traveling_merchant",
    text=MERCHANT_TEXT,
)
