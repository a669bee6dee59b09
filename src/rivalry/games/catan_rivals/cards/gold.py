"""The Era of Gold: 24 cards, two of them open, and three events."""

from typing import Final

from rivalry.core.question import AMOUNT, DECIDES, GAINS, GIVES, LOSES, OWN_PLACE, SETTLES
from rivalry.games.catan_rivals.action import drop_card
from rivalry.games.catan_rivals.building import has_city
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ANY_SITE,
    ATTACK,
    BEFORE_ROLL,
    BUILDING,
    BY_REGION,
    CITY_SITE,
    COMMERCE,
    EVENT,
    FIXES_EVENT,
    GOLD,
    HERO,
    SHIP,
    SITE,
    STRENGTH,
    SWAPS,
    TRADE_SHIP,
    VICTORY,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.basic import (
    BEFORE_THE_ROLL,
    GOLDSMITH_TEXT,
    LARGE_SHIP_TEXT,
    STOREHOUSE_TEXT,
    TOLL_BRIDGE_TEXT,
    can_large_ship,
    goldsmith,
    has_three_gold,
    large_ship_trade,
    trade_ships,
)
from rivalry.games.catan_rivals.cards.basic_events import (
    MERCHANT_TEXT,
    RACE_TEXT,
    trade_ships_race,
    traveling_merchant,
)
from rivalry.games.catan_rivals.demand import (
    Transfer,
    choose_transfer,
    demand,
    demands,
    no_spoils,
)
from rivalry.games.catan_rivals.points import of_kind, points
from rivalry.games.catan_rivals.production import HERALD
from rivalry.games.catan_rivals.resource import (
    FULL,
    all_but,
    choose_from,
    choose_gain,
    choose_place,
    gain,
    has_room_beside,
    owned,
    pay,
    pay_from,
    pay_price,
    price_of,
    regions,
    resource_of,
    room,
    stores,
    take_any,
    take_gold,
    take_into,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question
from rivalry.games.catan_rivals.turn import usable

SET = "gold"

MARKETPLACE: Final = name_id("marketplace")
HARBOR: Final = name_id("harbor")
MERCHANT_GUILD: Final = name_id("merchant-guild")
PIRATE_SHIP: Final = name_id("pirate-ship")


# Action cards


def raidable(s: State, seat: int) -> list[int]:
    """A player's regions with room for a resource that the rival has."""
    has_resources = owned(s, 1 - seat)
    return [
        h for h in regions(s, seat) if s.level[h] < FULL and has_resources[resource_of(s, h)] > 0
    ]


def can_raid(s: State, seat: int) -> str:
    if s.hero != seat:
        return "needs-strength-advantage"
    return "" if raidable(s, seat) else "rival-without-loot"


RAIDED: Final = question(
    "brigands.region", OWN_PLACE, DECIDES, "Which of your regions do the brigands fill?"
)
RAID_FROM: Final = pay_from("brigands.from", "Which of your regions do the resources leave?")


@effect
def brigands(s: State, seat: int) -> None:
    """The rival fills one of the player's regions, as far as they have its resource."""
    # RULINGS O-24: the Gold Cache is not a region, so it may give but not receive.
    region = choose_place(s, seat, RAIDED, raidable(s, seat))
    resource = resource_of(s, region)
    n = min(FULL - int(s.level[region]), owned(s, 1 - seat)[resource])
    given = choose_from(s, 1 - seat, RAID_FROM, stores(s, 1 - seat), resource, n)
    pay(s, given)
    gain(s, [region] * n)


BRIGANDS_TEXT = (
    "With the strength advantage: choose one of your regions. Your rival fills it up with that "
    "resource, as far as their supply lasts."
)

card(
    "Brigands",
    "Raubzug",
    ATTACK,
    set=SET,
    duel=0,
    needs=can_raid,
    play=brigands,
    text=BRIGANDS_TEXT,
)

card(
    "Goldsmith",
    "Goldschmied",
    ACTION,
    set=SET,
    printed_requirement=False,
    duel=0,
    needs=has_three_gold,
    play=goldsmith,
    does=SWAPS,
    swaps=(GOLD, 3, 2),
    text=GOLDSMITH_TEXT,
)


def pirate_ships(s: State, seat: int) -> int:
    """How many Pirate Ships a player has."""
    return s.princes[seat].names[PIRATE_SHIP]


def can_call_gudrun(s: State, seat: int) -> str:
    if pirate_ships(s, seat) == 0:
        return "needs-card pirate-ship"
    if owned(s, 1 - seat)[GOLD] == 0:
        return "rival-without-gold"
    return "" if room(s, seat)[GOLD] else "no-room-for-gold"


GUDRUN: Final = Transfer("gudrun", "gold")
GUDRUN_AMOUNT: Final = question(
    "gudrun.amount", AMOUNT, GAINS, "How much gold must your rival give you?"
)


@effect
def gudrun(s: State, seat: int) -> None:
    """The rival gives up to two gold for each of the player's Pirate Ships."""
    n = min(2 * pirate_ships(s, seat), owned(s, 1 - seat)[GOLD], room(s, seat)[GOLD])
    if n > 1 and s.rules > 1:
        n = s.choose(seat, GUDRUN_AMOUNT, [("number", k) for k in range(1, n + 1)])[1]
    given, taken = choose_transfer(s, 1 - seat, seat, GUDRUN, [GOLD] * n)
    pay(s, given)
    gain(s, taken)


card(
    "Gudrun, Terror of the Seas",
    "Gudrun, Schrecken der Meere",
    ATTACK,
    set=SET,
    needs=can_call_gudrun,
    play=gudrun,
    text="Your rival gives you up to 2 gold for each of your Pirate Ships.",
)


def can_use_merchant(s: State, seat: int) -> str:
    if not has_city(s, seat) and points(s, seat, COMMERCE) < 3:
        return "needs-city-or-commerce 3"
    return no_spoils(s, seat)


MERCHANT: Final = demands("merchant")
MERCHANT_GIVE: Final = question(
    "merchant.give", OWN_PLACE, GIVES, "Which resource do you give back?"
)
MERCHANT_RECEIVE: Final = question(
    "merchant.receive", OWN_PLACE, SETTLES, "Where do you store the resource?"
)


@effect
def merchant(s: State, seat: int) -> None:
    """Take one or two resources of choice from the rival, then give one back."""
    s.then(demand, seat, "merchant", 2, 1)
    s.then(merchant_return, seat)


@effect
def merchant_return(s: State, seat: int) -> None:
    """Give the rival one resource of choice."""
    free = room(s, 1 - seat)
    # RULINGS O-25: one that fits. What was just taken always does.
    fitting = [h for h in stores(s, seat) if s.level[h] and free[resource_of(s, h)]]
    h = choose_place(s, seat, MERCHANT_GIVE, fitting)
    received = choose_gain(s, 1 - seat, MERCHANT_RECEIVE, 1, resource_of(s, h))
    pay(s, [h])
    gain(s, received)


card(
    "Merchant",
    "Händler",
    ATTACK,
    set=SET,
    copies=2,
    needs=can_use_merchant,
    play=merchant,
    text="With a city or 3 commerce points: name 1 or 2 resources that your rival must give you. "
    "Then give them 1 resource of your choice.",
)


def can_fix_event(s: State, seat: int) -> str:
    return "" if s.face == "" else "event-fixed"


@effect
def reiner(s: State, seat: int) -> None:
    """Make this turn's event a Celebration, which brings one more resource."""
    s.face = "celebration"
    s.notes.append((HERALD, seat))


card(
    "Reiner the Herald",
    "Reiner, der Herold",
    ACTION,
    set=SET,
    printed_requirement=False,
    duel=0,
    needs=can_fix_event,
    play=reiner,
    moment=BEFORE_ROLL,
    when=BEFORE_THE_ROLL,
    does=FIXES_EVENT,
    text="Play it before you roll: the event is a Celebration, and it brings you 1 more resource.",
)


def has_guild(s: State, seat: int) -> str:
    return "" if has(s, seat, MERCHANT_GUILD) else "needs-card merchant-guild"


def can_use_trade_master(s: State, seat: int) -> str:
    return has_guild(s, seat) or no_spoils(s, seat)


TRADE_MASTER: Final = demands("trade-master")


@effect
def trade_master(s: State, seat: int) -> None:
    """Take one or two resources of choice from the rival."""
    s.then(demand, seat, "trade-master", 2, 1)


card(
    "Trade Master",
    "Handelsmeister",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_use_trade_master,
    play=trade_master,
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
    stores=True,
    needs=has_strong_hero,
    text="Stands beside any region and stores up to 3 gold. A Brigand Attack on the event die "
    "neither counts nor takes this gold; the card Brigands may. You need a hero with a strength "
    "point.",
)

card(
    "Storehouse",
    "Lagerstätte",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="lumber, wool",
    hides=True,
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
    harvest=2,
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
    use=large_ship_trade,
    can_use=can_large_ship,
    text=LARGE_SHIP_TEXT,
)


SINKING: Final = question(
    "pirate-ship.lose", OWN_PLACE, LOSES, "Which of your trade ships do the pirates sink?"
)


@effect
def pirate_ship(s: State, seat: int, c: int) -> None:
    """The rival discards one of their trade ships, if they have any."""
    rival = 1 - seat
    ships = of_kind(s, rival, TRADE_SHIP)
    if ships:
        drop_card(s, rival, choose_place(s, rival, SINKING, ships))


PIRATE_SHIP_TEXT = (
    "When you build it, your rival discards one of their trade ships. A plentiful harvest brings "
    "you 1 more gold."
)

card(
    "Pirate Ship",
    "Kaperschiff",
    SHIP,
    set=SET,
    place=ANY_SITE,
    copies=2,
    price="lumber, wool",
    harvest=1,
    built=pirate_ship,
    meddles=True,
    text=PIRATE_SHIP_TEXT,
)


# City expansions


def point_for_three_ships(s: State, seat: int) -> int:
    return 1 if trade_ships(s, seat) >= 3 else 0


card(
    "Harbor",
    "Hafen",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="brick, ore, wool",
    points={"commerce": 1},
    bonus_kind=VICTORY,
    bonus=point_for_three_ships,
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
    trade_event=2,
    text="When the trade event favours you, you may take up to 2 resources instead of 1.",
)


def can_mint(s: State, seat: int, h: int) -> bool:
    return owned(s, seat)[GOLD] > 0 and has_room_beside(s, seat, GOLD)


MINT_PAY: Final = pay_from("mint.pay", "Where does the gold for the Mint come from?")
MINT_TAKE: Final = take_into("mint.take", "Which resource do you take for the gold?")


@effect
def mint(s: State, seat: int, key: str) -> None:
    """Trade one gold for another resource, once per turn with each Mint."""
    s.used[usable(s, seat, key)] = 1
    s.then(pay_price, seat, MINT_PAY.key, price_of(GOLD, 1))
    s.then(take_any, seat, MINT_TAKE.key, 1, all_but(GOLD))


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
    use=mint,
    swaps=(GOLD, 1, 1),
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
    bonus_kind=COMMERCE,
    bonus=trade_ships,
    text="Each of your trade ships has 1 more commerce point.",
)


STAPLED: Final = take_into("staple-house.take", "Which resource does the Staple House bring you?")


@effect
def staple_house(s: State, seat: int, c: int) -> None:
    """Take two resources of choice after building it."""
    s.then(take_any, seat, STAPLED.key, 2, ALL_KINDS)


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
    built=staple_house,
    text="When you have built it, take any 2 resources. You need a Merchant Guild.",
)


def market_and_harbor(s: State, seat: int) -> int:
    return int(has(s, seat, MARKETPLACE)) + int(has(s, seat, HARBOR))


card(
    "Trading Base",
    "Handelsstützpunkt",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="brick, 2 grain, 2 wool",
    points={"victory": 1, "commerce": 1},
    bonus_kind=COMMERCE,
    bonus=market_and_harbor,
    text="Your Marketplace and your Harbor have 1 more commerce point each.",
)


# Events


GIFT: Final = take_into("gift.take", "Where do you store the prince's gold?")


@effect
def gift_for_the_prince(s: State) -> None:
    """Each player gets one gold for each of their units with strength."""
    for seat in (s.turn, 1 - s.turn):
        n = 0
        for h in s.princes[seat].built:
            record = card_of(s, h)
            n += record.is_unit and record.points[STRENGTH] > 0
        if n:
            take_gold(s, seat, GIFT, n)


card(
    "Gift for the Prince",
    "Geschenk für den Fürsten",
    EVENT,
    set=SET,
    duel=0,
    event=gift_for_the_prince,
    text="Each player gets 1 gold for each of their units with strength points.",
)

card(
    "Trade Ships Race",
    "Wettfahrt der Handelsschiffe",
    EVENT,
    set=SET,
    duel=0,
    event=trade_ships_race,
    text=RACE_TEXT,
)

card(
    "Traveling Merchant",
    "Fahrender Händler",
    EVENT,
    set=SET,
    duel=0,
    event=traveling_merchant,
    text=MERCHANT_TEXT,
)
