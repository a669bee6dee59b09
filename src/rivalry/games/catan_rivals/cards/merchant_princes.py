"""The Era of Merchant Princes: 30 cards, two of them open, and four events.

City expansions, action cards and events have modules of their own.
"""

from typing import Final

from rivalry.core.question import (
    AMOUNT,
    CARD,
    DECIDES,
    GAINS,
    GIVES,
    OWN_PLACE,
    YES_NO,
)
from rivalry.games.catan_rivals import turning
from rivalry.games.catan_rivals.action import YES, YES_OR_NO, drop_card, traded
from rivalry.games.catan_rivals.building import has_city
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    ANY,
    ANY_SITE,
    BUILDING,
    BY_REGION,
    COMMERCE,
    HERO,
    LUMBER,
    METROPOLIS_CARD,
    ON_CITY,
    ON_ROAD,
    RETRIEVES,
    SHIP,
    SPENDS,
    SWAPS,
    TRADE_SHIP,
    TRADES,
    UNIT,
    WOOL,
    Card,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.basic import trade_ships
from rivalry.games.catan_rivals.cards.gold import PIRATE_SHIP_TEXT, merchant_return, pirate_ship
from rivalry.games.catan_rivals.demand import demand, demands, no_spoils
from rivalry.games.catan_rivals.fetch import FETCHES, Fetch, can_fetch, fetch
from rivalry.games.catan_rivals.place import cell, column, row
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.resource import (
    EACH,
    FULL,
    all_but,
    choose_place,
    gain,
    owned,
    pay,
    pay_from,
    regions,
    resource_of,
    room,
    stores,
    take_any,
    take_gold,
    take_into,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question
from rivalry.games.catan_rivals.turn import all_usable, usable

SET = "merchant-princes"

COMMERCIAL_HARBOR: Final = name_id("commercial-harbor")
RESIDENCES: Final = (name_id("cloth-merchants-residence"), name_id("paper-merchants-residence"))


def residences(s: State, seat: int) -> list[int]:
    """A player's Residences."""
    return [h for h in s.princes[seat].built if card_of(s, h).name_id in RESIDENCES]


def has_harbor(s: State, seat: int) -> str:
    return "" if has(s, seat, COMMERCIAL_HARBOR) else "needs-card commercial-harbor"


def has_harbor_or_ships(s: State, seat: int) -> str:
    if has(s, seat, COMMERCIAL_HARBOR) or trade_ships(s, seat) >= 2:
        return ""
    return "needs-harbor-or-ships 2"


# The metropolis


def can_be_metropolis(s: State, seat: int) -> str:
    if not has_city(s, seat):
        return "needs-city"
    if points(s, seat, COMMERCE) >= 6:
        return ""
    for h in residences(s, seat):
        if turning.is_highest(s, h):
            return ""
    return "needs-high-residence 6"


card(
    "Commercial Metropolis",
    "Handelsmetropole",
    METROPOLIS_CARD,
    set=SET,
    place=ON_CITY,
    duel=0,
    price="2 brick, 2 lumber, 2 wool",
    points={"victory": 2},
    needs=can_be_metropolis,
    text="Lies on one of your cities, which stays a city and is worth 4 victory points with it. "
    "You need a Residence on its highest side, or 6 commerce points.",
)


# On roads


CAMP_GOLD: Final = take_into("brigand-camp.take", "Where do you store the gold from the brigands?")


def one_point_less(s: State, host: int, h: int) -> int:
    return 1


@effect
def brigand_camp(s: State, owner: int) -> None:
    """The owner gets one gold because the rival's Marketplace brought something."""
    take_gold(s, owner, CAMP_GOLD, 1)


card(
    "Brigand Camp",
    "Räuberlager",
    BUILDING,
    set=SET,
    place=ON_ROAD,
    abroad=True,
    price="gold, wool",
    burden_kind=COMMERCE,
    burden=one_point_less,
    market_levies=brigand_camp,
    text="Stands on a road of your rival, who has 1 commerce point less. Whenever their "
    "Marketplace brings them a resource that they store, you get 1 gold.",
)


def across_the_road(s: State, seat: int, h: int) -> list[tuple[int, int]]:
    """The moves of a resource between the regions above and below a post, as (from, to)."""
    grid = s.princes[seat].grid
    road: int = s.where[h]
    above: int = grid[road + 1]
    below: int = grid[road - 1]
    pairs = ((above, below), (below, above))
    return [(giver, taker) for giver, taker in pairs if s.level[giver] and s.level[taker] < FULL]


def can_use_post(s: State, seat: int, h: int) -> bool:
    return len(across_the_road(s, seat, h)) > 0


POST_GIVE: Final = question(
    "trading-post.give", OWN_PLACE, GIVES, "Which region sends a resource across the road?"
)


@effect
def trading_post(s: State, seat: int, key: str) -> None:
    """A resource from the region above the post becomes one in the region below, or vice versa."""
    givers: list[int] = []
    for h in all_usable(s, seat, key):
        givers += [giver for giver, _ in across_the_road(s, seat, h)]
    giver = choose_place(s, seat, POST_GIVE, givers)
    x, y = column(s.where[giver]), row(s.where[giver])
    grid = s.princes[seat].grid
    used: int = grid[cell(x, 0)]
    s.used[used] = 1
    pay(s, [giver])
    gain(s, [grid[cell(x, -y)]])


card(
    "Trading Post",
    "Handelsposten",
    BUILDING,
    set=SET,
    place=ON_ROAD,
    copies=2,
    duel=1,
    price="grain, wool",
    points={"commerce": 1},
    use=trading_post,
    can_use=can_use_post,
    limit=True,
    does=TRADES,
    trades=across_the_road,
    text="Stands on one of your roads. Once per turn: turn 1 resource of the region above the "
    "road into 1 of the region below it, or the other way round.",
)


# Residences


def needs_city(s: State, seat: int) -> str:
    return "" if has_city(s, seat) else "needs-city"


card(
    "Cloth Merchant's Residence",
    "Residenz des Tuch-Handelsherrn",
    BUILDING,
    set=SET,
    place=BY_REGION,
    duel=0,
    beside=WOOL,
    sides=({}, {"commerce": 1}, {"commerce": 2}, {"commerce": 3}),
    turn_price="2 wool",
    turn_beside=True,
    needs=needs_city,
    use=turning.turn_card,
    can_use=turning.can_turn,
    text="Stands beside a pasture and costs nothing. For 2 wool of that pasture turn it to its "
    "next side, as often as you like: 1, 2, then 3 commerce points. You need a city.",
)

card(
    "Paper Merchant's Residence",
    "Residenz des Papier-Handelsherrn",
    BUILDING,
    set=SET,
    place=BY_REGION,
    beside=LUMBER,
    sides=(
        {},
        {"commerce": 1},
        {"commerce": 1, "progress": 1},
        {"commerce": 1, "progress": 1, "victory": 1},
    ),
    turn_price="2 lumber",
    turn_beside=True,
    needs=needs_city,
    use=turning.turn_card,
    can_use=turning.can_turn,
    text="Stands beside a forest and costs nothing. For 2 lumber of that forest turn it to its "
    "next side, as often as you like: 1 commerce point, then also 1 progress point, then also 1 "
    "victory point. You need a city.",
)


# Settlement and city expansions


def movable_goods(s: State, seat: int) -> list[int]:
    """A player's regions that hold something another region of their kind has room for."""
    return [h for h in regions(s, seat) if s.level[h] and receivers(s, seat, h)]


def receivers(s: State, seat: int, region: int) -> list[int]:
    """The other regions of the same kind that have room; the Gold Cache is not a region."""
    resource = resource_of(s, region)
    return [
        h
        for h in regions(s, seat)
        if h != region and resource_of(s, h) == resource and s.level[h] < FULL
    ]


def is_tradable(s: State, seat: int, given: list[int]) -> bool:
    """Whether three resources that include these can be traded for another kind."""
    has_resources, free = owned(s, seat), room(s, seat)
    kinds = [resource_of(s, h) for h in given]
    for r in range(6):
        # RULINGS O-79: what is gained differs from all three.
        if free[r] and r not in kinds and sum(has_resources) - has_resources[r] >= 3:
            return True
    return False


def can_use_wainwright(s: State, seat: int, h: int) -> bool:
    return len(movable_goods(s, seat)) > 0 or is_tradable(s, seat, [])


WAINWRIGHT_TRADES: Final = question(
    "wainwright.trade",
    YES_NO,
    DECIDES,
    "Do you trade three resources for one? If not, the Wainwright moves resources.",
)
WAINWRIGHT_FROM: Final = question(
    "wainwright.from", OWN_PLACE, DECIDES, "Which region does the Wainwright take resources from?"
)
WAINWRIGHT_TO: Final = question(
    "wainwright.to", OWN_PLACE, DECIDES, "Which region does the Wainwright bring them to?"
)
WAINWRIGHT_AMOUNT: Final = question(
    "wainwright.amount", AMOUNT, DECIDES, "How many resources does the Wainwright move?"
)
WAINWRIGHT_GIVE: Final = question(
    "wainwright.give", OWN_PLACE, GIVES, "Which resource do you give to the Wainwright?"
)
WAINWRIGHT_TAKE: Final = take_into("wainwright.take", "Which resource do you get for the three?")


@effect
def wainwright(s: State, seat: int, key: str) -> None:
    """Move resources between two regions of one kind, or trade any three for another kind."""
    trades = is_tradable(s, seat, [])
    if trades and movable_goods(s, seat):
        trades = s.choose(seat, WAINWRIGHT_TRADES, YES_OR_NO) == YES
    s.used[usable(s, seat, key)] = 1
    if trades:
        s.then(wainwright_trade, seat)
    else:
        s.then(wainwright_move, seat)


@effect
def wainwright_move(s: State, seat: int) -> None:
    """Move any number of resources from one region to another of the same kind."""
    giver = choose_place(s, seat, WAINWRIGHT_FROM, movable_goods(s, seat))
    taker = choose_place(s, seat, WAINWRIGHT_TO, receivers(s, seat, giver))
    n = min(int(s.level[giver]), FULL - int(s.level[taker]))
    if n > 1:
        n = s.choose(seat, WAINWRIGHT_AMOUNT, [("number", k) for k in range(1, n + 1)])[1]
    pay(s, [giver] * n)
    gain(s, [taker] * n)


@effect
def wainwright_trade(s: State, seat: int) -> None:
    """Give any three resources for one of a kind that is not among them."""
    given: list[int] = []
    while len(given) < 3:
        left = [h for h in stores(s, seat) for _ in range(int(s.level[h]) - given.count(h))]
        if len(left) == 3 - len(given):
            given += left
            break
        payers = [h for h in left if is_tradable(s, seat, [*given, h])]
        given.append(choose_place(s, seat, WAINWRIGHT_GIVE, list(dict.fromkeys(payers))))
    pay(s, given)
    kinds = ALL_KINDS
    for h in given:
        kinds &= all_but(resource_of(s, h))
    s.then(take_any, seat, WAINWRIGHT_TAKE.key, 1, kinds)
    if kinds == all_but(resource_of(s, given[0])):
        traded(s, seat, resource_of(s, given[0]))


card(
    "Wainwright",
    "Wagner",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    price="lumber, ore",
    points={"commerce": 1},
    use=wainwright,
    can_use=can_use_wainwright,
    limit=True,
    does=SWAPS,
    swaps=(ANY, 3, 1),
    text="Once per turn: move any number of resources between two of your regions of the same "
    "kind, or trade any 3 resources for 1 of another kind.",
)


OLAF: Final = demands("olaf")


def can_call_olaf(s: State, seat: int, h: int) -> bool:
    return not no_spoils(s, seat)


@effect
def olaf(s: State, seat: int, key: str) -> None:
    """Take one or two resources of choice from the rival, give one back; then Olaf leaves."""
    c: int = s.where[usable(s, seat, key)]
    s.then(demand, seat, "olaf", 2, 1)
    s.then(merchant_return, seat)
    s.then(olaf_leaves, seat, c)


@effect
def olaf_leaves(s: State, seat: int, c: int) -> None:
    """Olaf goes to the discard pile."""
    drop_card(s, seat, s.princes[seat].grid[c])


card(
    "Olaf the Merchant Ship Captain",
    "Olaf, der Kauffahrer",
    HERO,
    set=SET,
    place=ANY_SITE,
    price="grain, wool",
    points={"commerce": 1, "skill": 1},
    waits=True,
    use=olaf,
    can_use=can_call_olaf,
    limit=True,
    does=SPENDS,
    text="Once, from your next turn on: name 1 or 2 resources that your rival must give you. Then "
    "give them 1 resource of your choice and discard Olaf.",
)

card(
    "Pirate Ship",
    "Kaperschiff",
    SHIP,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="lumber, wool",
    harvest=1,
    built=pirate_ship,
    meddles=True,
    text=PIRATE_SHIP_TEXT,
)


def ships_cost_one_less(other: Card) -> int:
    return 1 if other.kind in (TRADE_SHIP, SHIP) else 0


def is_trade_ship(other: Card) -> bool:
    return other.kind == TRADE_SHIP


FETCHES["ship-builder"] = Fetch(
    is_trade_ship,
    question(
        "ship-builder.card", CARD, GAINS, "Which trade ship do you buy back from the discard pile?"
    ),
    pay_from("ship-builder.pay", "Where does the gold for the Ship Builder come from?"),
    shows=True,  # because only trade ships may be bought
)

card(
    "Ship Builder",
    "Schiffsbauer",
    UNIT,
    set=SET,
    place=ANY_SITE,
    price="ore, wool",
    points={"skill": 1},
    once=True,
    cheapens=ships_cost_one_less,
    cheapens_kinds=EACH[LUMBER] | EACH[WOOL],
    use=fetch,
    can_use=can_fetch,
    fee="gold",
    does=RETRIEVES,
    text="Each ship you build costs 1 lumber or 1 wool less. For 1 gold each you may take trade "
    "ships from the discard pile into your hand.",
)
