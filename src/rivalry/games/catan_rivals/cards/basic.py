"""The Basic Set: 36 cards for the draw stacks, and nine events. Its regions stand apart."""

from rivalry.games.catan_rivals.attack import lose_card
from rivalry.games.catan_rivals.building import legal_cells, swap_cards
from rivalry.games.catan_rivals.card import (
    ACTION,
    ANY_SITE,
    BRICK,
    BUILDING,
    EVENT,
    GOLD,
    GRAIN,
    HERO,
    LUMBER,
    ORE,
    PROGRESS,
    RESOURCES,
    TRADE_SHIP,
    WOOL,
    card,
)
from rivalry.games.catan_rivals.event import HARMS
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES
from rivalry.games.catan_rivals.place import regions_beside_site as beside
from rivalry.games.catan_rivals.points import trade_ships
from rivalry.games.catan_rivals.production import regions_beside
from rivalry.games.catan_rivals.resource import (
    choose_any_payment,
    choose_from,
    choose_gain,
    choose_payment,
    choose_place,
    gain,
    has_room_beside,
    owned,
    pay,
    regions,
    resource_of,
    stores,
)
from rivalry.games.catan_rivals.stack import card_names, choose_stack_under, only_for, put_under
from rivalry.games.catan_rivals.state import State, card_of, effect
from rivalry.games.catan_rivals.turn import BEFORE_ROLL, NUMBERS

SET = "basic"

# Action cards


def can_fix_production(s: State, seat: int) -> str:
    return "" if s.production == 0 else "production-fixed"


@effect
def brigitta(s: State, seat: int) -> None:
    """Choose the production number instead of rolling it."""
    s.production = s.choose(seat, "brigitta.number", NUMBERS)[1]


BRIGITTA_TEXT = "Play it before you roll: you choose the production number yourself."

card(
    "Brigitta the Wise Woman",
    "Brigitta, die weise Frau",
    ACTION,
    set=SET,
    copies=2,
    needs=can_fix_production,
    play="brigitta",
    when=BEFORE_ROLL,
    text=BRIGITTA_TEXT,
)


def has_three_gold(s: State, seat: int) -> str:
    return "" if owned(s, seat)[GOLD] >= 3 else "needs-gold 3"


@effect
def goldsmith(s: State, seat: int) -> None:
    """Pay three gold for two resources of choice."""
    paid = choose_payment(s, seat, "goldsmith.pay", (0, 0, 0, 0, 0, 3))
    gained = choose_gain(s, seat, "goldsmith.take", 2, paid=paid)
    pay(s, paid)
    gain(s, gained)


GOLDSMITH_TEXT = "Pay 3 gold and take any 2 resources."

card(
    "Goldsmith",
    "Goldschmied",
    ACTION,
    set=SET,
    copies=2,
    needs=has_three_gold,
    play="goldsmith",
    text=GOLDSMITH_TEXT,
)


def has_two_resources(s: State, seat: int) -> str:
    return "" if sum(owned(s, seat)) >= 2 else "needs-resources 2"


@effect
def merchant_caravan(s: State, seat: int) -> None:
    """Give any two resources for any two others."""
    paid = choose_any_payment(s, seat, "caravan.give", 2)
    gained = choose_gain(s, seat, "caravan.take", 2, paid=paid)
    pay(s, paid)
    gain(s, gained)


card(
    "Merchant Caravan",
    "Kaufmannszug",
    ACTION,
    set=SET,
    copies=2,
    needs=has_two_resources,
    play="merchant_caravan",
    text="Give any 2 of your resources and take any 2 in exchange.",
)


def movable(s: State, seat: int) -> list[tuple[int, int]]:
    """The pairs of places whose cards may be exchanged: regions, or expansions that fit."""
    mine = [s.where[h] for h in regions(s, seat)]
    pairs = [(a, b) for i, a in enumerate(mine) for b in mine[i + 1 :]]
    grid = s.princes[seat].grid
    places = sorted({s.where[h] for h in s.princes[seat].built})
    for i, a in enumerate(places):
        for b in places[i + 1 :]:
            if _fits(s, seat, grid[a], b) and _fits(s, seat, grid[b], a):
                pairs.append((a, b))
    return pairs


def _fits(s: State, seat: int, h: int, c: int) -> bool:
    """Whether a card, with what it lies on, could stand on a cell that is made free for it."""
    grid = s.princes[seat].grid
    there, grid[c] = grid[c], -1
    while h >= 0:
        base = h
        h = s.under[h]
    fits = c in legal_cells(s, seat, card_of(s, base))
    # A card that lies on another needs a city, wherever the two go.
    top = grid[s.where[base]]
    if fits and top >= 0 and top != base:
        city_card = card_of(s, top)
        grid[c] = base
        fits = c in legal_cells(s, seat, city_card)
    grid[c] = there
    return fits


def can_relocate(s: State, seat: int) -> str:
    return "" if movable(s, seat) else "nothing-to-move"


@effect
def relocation(s: State, seat: int) -> None:
    """Exchange two own regions, or two own expansions."""
    pairs = movable(s, seat)
    firsts = sorted({c for pair in pairs for c in pair})
    a = CELL_OF[s.choose(seat, "relocation.first", [PLACE_NAMES[c] for c in firsts])]
    partners = sorted({x + y - a for x, y in pairs if a in (x, y)})
    b = CELL_OF[s.choose(seat, "relocation.second", [PLACE_NAMES[c] for c in partners])]
    swap_cards(s, seat, a, b)


RELOCATION_TEXT = "Exchange the places of two of your regions or of two of your expansions."

card(
    "Relocation",
    "Umzug",
    ACTION,
    set=SET,
    needs=can_relocate,
    play="relocation",
    text=RELOCATION_TEXT,
)

card(
    "Scout",
    "Kundschafter",
    ACTION,
    set=SET,
    copies=2,
    when="while you build a settlement",
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
    text=STOREHOUSE_TEXT,
)

TOLL_BRIDGE_TEXT = "A plentiful harvest brings you 2 gold more."

card(
    "Toll Bridge",
    "Zollbrücke",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    price="brick, lumber",
    points={"commerce": 1},
    text=TOLL_BRIDGE_TEXT,
)

for _title, _german, _resource, _region, _price in (
    ("Brick Factory", "Ziegelbrennerei", BRICK, "hills", "brick, ore"),
    ("Grain Mill", "Getreidemühle", GRAIN, "fields", "grain, lumber"),
    ("Iron Foundry", "Eisenschmelze", ORE, "mountains", "brick, ore"),
    ("Lumber Camp", "Holzfällerlager", LUMBER, "forest", "lumber, ore"),
    ("Weaver's Shop", "Webstube", WOOL, "pasture", "lumber, wool"),
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


@effect
def ship_trade(s: State, seat: int, key: str) -> None:
    """Trade two of the ship's resource for one of another kind."""
    resource = next(
        card_of(s, h) for h in s.princes[seat].built if card_of(s, h).key == key
    ).resource
    paid = choose_from(s, seat, "ship.give", stores(s, seat), resource, 2)
    gained = choose_gain(s, seat, "ship.take", 1, [r for r in range(6) if r != resource])
    pay(s, paid)
    gain(s, gained)


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
        use="ship_trade",
        can_use=can_ship,
        text=f"Trade 2 {RESOURCES[_resource]} for 1 other resource, as often as you like.",
    )


def rich_neighbours(s: State, seat: int, h: int) -> list[int]:
    """The regions beside a ship that hold two resources, where something else can be stored."""
    grid = s.princes[seat].grid
    near = [grid[c] for c in beside(s.where[h])]
    return [r for r in near if s.level[r] >= 2 and has_room_beside(s, seat, resource_of(s, r))]


def can_large_ship(s: State, seat: int, h: int) -> bool:
    return len(rich_neighbours(s, seat, h)) > 0


@effect
def large_ship_trade(s: State, seat: int, key: str) -> None:
    """Trade two resources of a region beside the ship for one of another kind."""
    near: list[int] = []
    for h in s.princes[seat].built:
        if card_of(s, h).key == key:
            near += [r for r in rich_neighbours(s, seat, h) if r not in near]
    region = choose_place(s, seat, "large-ship.give", near)
    resource = resource_of(s, region)
    gained = choose_gain(s, seat, "large-ship.take", 1, [r for r in range(6) if r != resource])
    pay(s, [region, region])
    gain(s, gained)


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
    use="large_ship_trade",
    can_use=can_large_ship,
    text=LARGE_SHIP_TEXT,
)


# Events


def buildings(s: State, seat: int) -> list[int]:
    """The places of a player's buildings, from left to right."""
    grid = s.princes[seat].grid
    return sorted(
        s.where[h]
        for h in s.princes[seat].built
        if card_of(s, h).kind == BUILDING and grid[s.where[h]] == h
    )


def advantage_harms(s: State, seat: int) -> bool:
    """Feuds harm the player whose rival has the strength advantage."""
    return s.hero == 1 - seat


def feud_harms(s: State, seat: int) -> bool:
    """A Feud harms only a player with buildings."""
    return advantage_harms(s, seat) and len(buildings(s, seat)) > 0


HARMS["feud"] = feud_harms
HARMS["fraternal-feuds"] = advantage_harms


@effect
def feud(s: State) -> None:
    """The strength advantage points at three buildings; their owner gives one of them up."""
    victim = 1 - s.hero
    if s.hero < 0 or s.protected[victim] or not buildings(s, victim):
        return
    places = [PLACE_NAMES[c] for c in buildings(s, victim)]
    named = s.choose_some(s.hero, "feud.name", places, 3)
    lost = named[0] if len(named) == 1 else s.choose(victim, "feud.give-up", named)
    h = s.princes[victim].grid[CELL_OF[lost]]
    stack = choose_stack_under(s, victim, "feud.stack", h)
    lose_card(s, victim, h, stack)


FEUD_TEXT = (
    "The player with the strength advantage points at 3 buildings of the other, who puts one of "
    "them under a matching stack."
)

card("Feud", "Fehde", EVENT, set=SET, duel=0, play="feud", text=FEUD_TEXT)


@effect
def fraternal_feuds(s: State) -> None:
    """The strength advantage looks at the other hand and puts two of its cards away."""
    victim = 1 - s.hero
    if s.hero < 0 or s.protected[victim]:
        return
    for h in s.princes[victim].hand:
        s.cards.show(h, s.hero)
    s.then("put_rivals_cards_away", s.hero)


@effect
def put_rivals_cards_away(s: State, seat: int) -> None:
    """A player puts two cards of the rival's hand under matching stacks.

    All is chosen before anything moves: the rival sees the stacks, but not which card went where.
    """
    hand = s.princes[1 - seat].hand
    rest = hand[:]
    moved: list[tuple[int, int]] = []
    while rest and len(moved) < 2:
        answer = s.choose(seat, "fraternal-feuds.card", card_names(s, rest))
        h = next(h for h in rest if card_of(s, h).key == answer[1])
        moved.append((h, choose_stack_under(s, seat, "fraternal-feuds.stack", h)))
        rest.remove(h)
    if len(moved) > 1:
        only_for(s, seat, [h for h, _ in moved])
    for h, stack in moved:
        hand.remove(h)
        put_under(s, h, stack)


FRATERNAL_FEUDS_TEXT = (
    "The player with the strength advantage looks at the other's hand and puts 2 of its cards "
    "under matching stacks."
)

card(
    "Fraternal Feuds",
    "Bruderzwist",
    EVENT,
    set=SET,
    duel=0,
    play="fraternal_feuds",
    text=FRATERNAL_FEUDS_TEXT,
)


@effect
def invention(s: State) -> None:
    """Each player takes a resource for each building with a progress point, at most two."""
    for seat in (s.turn, 1 - s.turn):
        n = 0
        for h in s.princes[seat].built:
            record = card_of(s, h)
            n += record.kind == BUILDING and record.points[PROGRESS] > 0
        if n:
            s.then("take_resources", seat, "invention.take", min(n, 2))


INVENTION_TEXT = "Each takes 1 resource for each own building with a progress point, at most 2."

card("Invention", "Erfindung", EVENT, set=SET, play="invention", text=INVENTION_TEXT)


@effect
def trade_ships_race(s: State) -> None:
    """Whoever has more trade ships takes a resource; both do if they are equal."""
    ships = [trade_ships(s, 0), trade_ships(s, 1)]
    for seat in (s.turn, 1 - s.turn):
        if ships[seat] and ships[seat] >= ships[1 - seat]:
            s.then("take_resources", seat, "race.take", 1)


RACE_TEXT = "Whoever has more trade ships takes 1 resource; if both have as many, both do."

card(
    "Trade Ships Race",
    "Wettfahrt der Handelsschiffe",
    EVENT,
    set=SET,
    duel=0,
    play="trade_ships_race",
    text=RACE_TEXT,
)


@effect
def traveling_merchant(s: State) -> None:
    """Each player may buy up to two resources for one gold each."""
    for seat in (s.turn, 1 - s.turn):
        s.then("buy_from_merchant", seat, 2)


@effect
def buy_from_merchant(s: State, seat: int, left: int) -> None:
    """Buy one resource for one gold, or stop."""
    if left == 0 or owned(s, seat)[GOLD] == 0 or not has_room_beside(s, seat, GOLD):
        return
    gained = choose_gain(s, seat, "merchant.buy", 1, range(5), may_stop=True)
    if gained:
        paid = choose_payment(s, seat, "merchant.pay", (0, 0, 0, 0, 0, 1))
        pay(s, paid)
        gain(s, gained)
        s.then("buy_from_merchant", seat, left - 1)


MERCHANT_TEXT = "Each may buy up to 2 resources for 1 gold each."

card(
    "Traveling Merchant",
    "Fahrender Händler",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    play="traveling_merchant",
    text=MERCHANT_TEXT,
)


@effect
def year_of_plenty(s: State) -> None:
    """Each region gains one for each Storehouse and each Abbey beside it."""
    for seat in (0, 1):
        for place in regions_beside(s, seat, "storehouse") + regions_beside(s, seat, "abbey"):
            gain(s, [s.princes[seat].grid[place]])


card(
    "Year of Plenty",
    "Ertragreiches Jahr",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    play="year_of_plenty",
    text="Each region gains 1 resource for each Storehouse and each Abbey beside it.",
)

card(
    "Yule",
    "Julfest",
    EVENT,
    set=SET,
    text="The event stack is built anew; then another event is drawn.",
)
