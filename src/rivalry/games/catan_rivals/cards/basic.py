"""The Basic Set: 36 cards for the draw stacks, and nine events. Its regions are in `regions`."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import (
    CARD,
    DECIDES,
    GAINS,
    GIVES,
    NUMBER,
    OWN_PLACE,
    YES_NO,
)
from rivalry.games.catan_rivals.action import end_of, traded
from rivalry.games.catan_rivals.building import (
    found_settlement,
    legal_cells,
    shuffle_regions,
    swap_cards,
)
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ANY,
    ANY_SITE,
    BEFORE_ROLL,
    BRICK,
    BUILDING,
    BY_KEY,
    FIXES_NUMBER,
    FOUNDING,
    GOLD,
    GRAIN,
    HERO,
    LUMBER,
    MOVES,
    ORE,
    RESOURCES,
    SCOUTS,
    SWAPS,
    TRADE_SHIP,
    WOOL,
    card,
)
from rivalry.games.catan_rivals.place import BESIDE, CELL_OF, PLACE_NAMES, expansion_of
from rivalry.games.catan_rivals.points import count
from rivalry.games.catan_rivals.resource import (
    EACH,
    all_but,
    choose_place,
    has_room_beside,
    kinds_with_room,
    owned,
    pay,
    pay_any,
    pay_from,
    pay_price,
    price_of,
    regions,
    resource_of,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.stack import card_names
from rivalry.games.catan_rivals.state import State, card_of, effect, question

SET = "basic"
BEFORE_THE_ROLL = "before you roll the dice"

# Action cards


def can_fix_production(s: State, seat: int) -> str:
    return "" if s.production == 0 else "production-fixed"


NUMBERS: Final[list[Action]] = [("number", n) for n in range(1, 7)]
FIXED_NUMBER: Final = question(
    "brigitta.number", NUMBER, GAINS, "Which production number do you choose?"
)


@effect
def brigitta(s: State, seat: int) -> None:
    """Choose the production number instead of rolling it."""
    s.production = s.choose(seat, FIXED_NUMBER, NUMBERS)[1]


BRIGITTA_TEXT = "Play it before you roll: you choose the production number yourself."

card(
    "Brigitta the Wise Woman",
    "Brigitta, die weise Frau",
    ACTION,
    set=SET,
    printed_requirement=False,
    copies=2,
    needs=can_fix_production,
    play=brigitta,
    moment=BEFORE_ROLL,
    when=BEFORE_THE_ROLL,
    does=FIXES_NUMBER,
    text=BRIGITTA_TEXT,
)


def has_three_gold(s: State, seat: int) -> str:
    return "" if owned(s, seat)[GOLD] >= 3 else "needs-gold 3"


GOLDSMITH_PAY: Final = pay_from("goldsmith.pay", "Where does the gold for the Goldsmith come from?")
GOLDSMITH_TAKE: Final = take_into(
    "goldsmith.take", "Which resource do you take from the Goldsmith?"
)


@effect
def goldsmith(s: State, seat: int) -> None:
    """Pay three gold for two resources of choice."""
    s.then(pay_price, seat, GOLDSMITH_PAY.key, price_of(GOLD, 3))
    s.then(take_any, seat, GOLDSMITH_TAKE.key, 2, ALL_KINDS)


GOLDSMITH_TEXT = "Pay 3 gold and take any 2 resources."

card(
    "Goldsmith",
    "Goldschmied",
    ACTION,
    set=SET,
    printed_requirement=False,
    copies=2,
    needs=has_three_gold,
    play=goldsmith,
    does=SWAPS,
    swaps=(GOLD, 3, 2),
    text=GOLDSMITH_TEXT,
)


def has_two_resources(s: State, seat: int) -> str:
    return "" if sum(owned(s, seat)) >= 2 else "needs-resources 2"


CARAVAN_GIVE: Final = question(
    "caravan.give", OWN_PLACE, GIVES, "Which resource do you give to the caravan?"
)
CARAVAN_TAKE: Final = take_into("caravan.take", "Which resource do you take from the caravan?")


@effect
def merchant_caravan(s: State, seat: int) -> None:
    """Give any two resources for any two others."""
    s.then(pay_any, seat, CARAVAN_GIVE.key, 2)
    s.then(take_any, seat, CARAVAN_TAKE.key, 2, ALL_KINDS)


card(
    "Merchant Caravan",
    "Kaufmannszug",
    ACTION,
    set=SET,
    printed_requirement=False,
    copies=2,
    needs=has_two_resources,
    play=merchant_caravan,
    does=SWAPS,
    swaps=(ANY, 2, 2),
    text="Give any 2 of your resources and take any 2 in exchange.",
)


def movable(s: State, seat: int) -> list[tuple[int, int]]:
    """The pairs of places whose cards may be swapped: regions, or expansions that fit."""
    mine: list[int] = [s.where[h] for h in regions(s, seat)]
    pairs = [
        (a, b)
        for i, a in enumerate(mine)
        for b in mine[i + 1 :]
        if _goes_along(s, seat, a, b) and _goes_along(s, seat, b, a)
    ]
    grid = s.princes[seat].grid
    places: list[int] = sorted({int(s.where[h]) for h in s.princes[seat].built})
    for i, a in enumerate(places):
        for b in places[i + 1 :]:
            if _fits(s, seat, grid[a], b) and _fits(s, seat, grid[b], a):
                pairs.append((a, b))
    return pairs


def _goes_along(s: State, seat: int, a: int, b: int) -> bool:
    """Whether a region's expansion, if it has one, may move with it to another place."""
    h: int = s.princes[seat].grid[expansion_of(a)]
    fits = card_of(s, h).fits if h >= 0 else None
    return fits is None or fits(s, seat, expansion_of(b))


def _fits(s: State, seat: int, h: int, c: int) -> bool:
    """Whether a card, with what it lies on, could stand on a cell once that is cleared."""
    grid = s.princes[seat].grid
    there: int = grid[c]
    grid[c] = -1
    base = h
    while s.under[base] >= 0:
        base = int(s.under[base])
    fits = c in legal_cells(s, seat, card_of(s, base))
    # A card that lies on another needs a city, wherever the two go.
    top: int = grid[int(s.where[base])]
    if fits and top >= 0 and top != base:
        city_card = card_of(s, top)
        grid[c] = base
        fits = c in legal_cells(s, seat, city_card)
    grid[c] = there
    return fits


def can_relocate(s: State, seat: int) -> str:
    return "" if movable(s, seat) else "nothing-to-move"


MOVE_FIRST: Final = question("relocation.first", OWN_PLACE, DECIDES, "Which card do you move?")
MOVE_SECOND: Final = question(
    "relocation.second", OWN_PLACE, DECIDES, "Which card does it change places with?"
)


@effect
def relocation(s: State, seat: int) -> None:
    """Swap two of the player's regions, or two of the player's expansions."""
    pairs = movable(s, seat)
    firsts = sorted({c for pair in pairs for c in pair})
    a = CELL_OF[s.choose(seat, MOVE_FIRST, [PLACE_NAMES[c] for c in firsts])]
    partners = sorted({x + y - a for x, y in pairs if a in (x, y)})
    b = CELL_OF[s.choose(seat, MOVE_SECOND, [PLACE_NAMES[c] for c in partners])]
    swap_cards(s, seat, a, b)


RELOCATION_TEXT = "Exchange the places of two of your regions or of two of your expansions."

card(
    "Relocation",
    "Umzug",
    ACTION,
    set=SET,
    printed_requirement=False,
    needs=can_relocate,
    play=relocation,
    does=MOVES,
    text=RELOCATION_TEXT,
)

SEND_SCOUT: Final = question(
    "settlement.scout",
    YES_NO,
    DECIDES,
    "Do you send a Scout to find the regions of your settlement?",
)
SCOUTED: Final = question("scout.region", CARD, GAINS, "Which region does your Scout choose?")


@effect
def scout_regions(s: State, seat: int, side: str) -> None:
    """Choose two regions from the stack; the rest is shuffled."""
    chosen = s.choose_some(seat, SCOUTED, card_names(s, s.regions), 2)
    keys = [answer[1] for answer in chosen]
    first, second = [h for key in keys for h in s.regions if card_of(s, h).key == key]
    s.regions = [h for h in s.regions if h not in (first, second)]
    s.then(shuffle_regions)
    found_settlement(s, seat, side, first, second)


card(
    "Scout",
    "Kundschafter",
    ACTION,
    set=SET,
    printed_requirement=False,
    copies=2,
    moment=FOUNDING,
    when="while you build a settlement",
    asks=SEND_SCOUT,
    founds=scout_regions,
    does=SCOUTS,
    text="Play it while you build a settlement: choose its 2 regions from the stack.",
)


# Buildings

card(
    "Abbey",
    "Kloster",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    copies=2,
    price="brick, grain, ore",
    points={"progress": 1},
    once=True,
    text="Raises your hand limit by 1.",
)

MARKETPLACE_TAKE: Final = take_into(
    "marketplace.take", "Which resource does your Marketplace bring you?"
)


@effect
def marketplace(s: State, seat: int) -> None:
    """If the rival has more regions with the number, gain one resource that those regions yield."""
    mine = [h for h in regions(s, seat) if card_of(s, h).number == s.production]
    rivals = [h for h in regions(s, 1 - seat) if card_of(s, h).number == s.production]
    if len(rivals) > len(mine):
        kinds = 0
        for h in rivals:
            kinds |= EACH[resource_of(s, h)]
        s.then(take_any, seat, MARKETPLACE_TAKE.key, 1, kinds)
        if kinds_with_room(s, seat) & kinds:
            for h in s.princes[1 - seat].abroad:
                levy = card_of(s, h).market_levies
                if levy is not None:
                    s.then(levy, 1 - seat)
                    s.then(end_of, 1 - seat, card_of(s, h).key)


card(
    "Marketplace",
    "Markt",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    copies=2,
    price="grain, wool",
    points={"commerce": 1},
    once=True,
    produces=marketplace,
    text="When your rival has more regions with the production number, you gain 1 resource of a "
    "kind that those regions yield.",
)

card(
    "Parish Hall",
    "Gemeindehaus",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    copies=2,
    price="brick, grain",
    once=True,
    search_price=1,
    text="Choosing a card from a stack at the end of your turn costs 1 resource instead of 2.",
)

STOREHOUSE_TEXT = "Brigands do not count the resources in the regions left and right of it."

card(
    "Storehouse",
    "Lagerstätte",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    copies=2,
    price="lumber, wool",
    hides=True,
    text=STOREHOUSE_TEXT,
)

TOLL_BRIDGE_TEXT = "A plentiful harvest brings you 2 more gold."

card(
    "Toll Bridge",
    "Zollbrücke",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    price="brick, lumber",
    points={"commerce": 1},
    harvest=2,
    text=TOLL_BRIDGE_TEXT,
)

for _title, _german, _resource, _region, _price in (
    ("Brick Factory", "Ziegelbrennerei", BRICK, "hills", "brick, ore"),
    ("Grain Mill", "Getreidemühle", GRAIN, "fields", "grain, lumber"),
    ("Iron Foundry", "Eisenschmelze", ORE, "mountains", "brick, ore"),
    ("Lumber Camp", "Holzfällerlager", LUMBER, "forests", "lumber, ore"),
    ("Weaver's Shop", "Webstube", WOOL, "pastures", "lumber, wool"),
):
    card(
        _title,
        _german,
        BUILDING,
        set=SET,
        place=ANY_SITE,
        price=_price,
        resource=_resource,
        boosts=True,
        text=f"Doubles the {RESOURCES[_resource]} that {_region} left and right of it yield.",
    )


# Heroes

for _title, _price, _strength, _skill, _heroine in (
    ("Austin", "grain, ore", 1, 2, False),
    ("Candamir", "grain, ore, 2 wool", 4, 1, False),
    ("Inga", "grain, ore, wool", 1, 3, True),
    ("Harald", "grain, ore", 2, 1, False),
    ("Osmund", "grain, ore, wool", 2, 2, False),
    ("Siglind", "grain, ore, 2 wool", 2, 3, True),
):
    card(
        _title,
        _title,
        HERO,
        set=SET,
        place=ANY_SITE,
        price=_price,
        points={"strength": _strength, "skill": _skill},
        heroine=_heroine,
        text="A hero with strength and skill.",
    )


# Trade ships


def can_ship(s: State, seat: int, h: int) -> bool:
    resource = card_of(s, h).resource
    return owned(s, seat)[resource] >= 2 and has_room_beside(s, seat, resource)


SHIP_GIVE: Final = pay_from("ship.give", "Which region pays for the trade? {n} to pay.")
SHIP_TAKE: Final = take_into("ship.take", "Which resource does the ship bring you?")


@effect
def ship_trade(s: State, seat: int, key: str) -> None:
    """Trade two of the ship's resource for one of another kind."""
    resource = BY_KEY[key].resource
    s.then(pay_price, seat, SHIP_GIVE.key, price_of(resource, 2))
    s.then(take_any, seat, SHIP_TAKE.key, 1, all_but(resource))
    traded(s, seat, resource)


for _title, _german, _resource in (
    ("Brick Ship", "Lehm-Handelsschiff", BRICK),
    ("Grain Ship", "Getreide-Handelsschiff", GRAIN),
    ("Lumber Ship", "Holz-Handelsschiff", LUMBER),
    ("Gold Ship", "Gold-Handelsschiff", GOLD),
    ("Ore Ship", "Erz-Handelsschiff", ORE),
    ("Wool Ship", "Woll-Handelsschiff", WOOL),
):
    card(
        _title,
        _german,
        TRADE_SHIP,
        set=SET,
        place=ANY_SITE,
        price="lumber, wool",
        points={"commerce": 1},
        resource=_resource,
        use=ship_trade,
        can_use=can_ship,
        text=f"Trade 2 {RESOURCES[_resource]} for 1 other resource, as often as you like.",
    )


def rich_neighbours(s: State, seat: int, h: int) -> list[int]:
    """The regions beside a ship that hold two resources and could trade them for another kind."""
    grid = s.princes[seat].grid
    near: list[int] = [grid[c] for c in BESIDE[s.where[h]]]
    return [r for r in near if s.level[r] >= 2 and has_room_beside(s, seat, resource_of(s, r))]


def can_large_ship(s: State, seat: int, h: int) -> bool:
    return len(rich_neighbours(s, seat, h)) > 0


LARGE_SHIP_GIVE: Final = question(
    "large-ship.give", OWN_PLACE, GIVES, "Which region beside the ship pays for the trade?"
)
LARGE_SHIP_TAKE: Final = take_into("large-ship.take", "Which resource does the ship bring you?")


@effect
def large_ship_trade(s: State, seat: int, key: str) -> None:
    """Trade two resources from a region beside the ship for one of another kind."""
    near: list[int] = []
    for h in s.princes[seat].built:
        if card_of(s, h).key == key:
            near += [r for r in rich_neighbours(s, seat, h) if r not in near]
    region = choose_place(s, seat, LARGE_SHIP_GIVE, near)
    pay(s, [region, region])
    s.then(take_any, seat, LARGE_SHIP_TAKE.key, 1, all_but(resource_of(s, region)))
    traded(s, seat, resource_of(s, region))


LARGE_SHIP_TEXT = (
    "Trade 2 resources of the region left of it, or of the one right of it, for 1 other resource, "
    "as often as you like."
)

card(
    "Large Trade Ship",
    "Großes Handelsschiff",
    TRADE_SHIP,
    set=SET,
    place=ANY_SITE,
    price="lumber, wool",
    points={"commerce": 1},
    use=large_ship_trade,
    can_use=can_large_ship,
    text=LARGE_SHIP_TEXT,
)


def trade_ships(s: State, seat: int) -> int:
    """How many trade ships a player has."""
    return count(s, seat, TRADE_SHIP)
