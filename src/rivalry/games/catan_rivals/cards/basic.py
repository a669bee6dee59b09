"""The Basic Set: 36 cards for the draw stacks, and nine events. Its regions stand apart."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import (
    CARD,
    DECIDES,
    GAINS,
    GIVES,
    LOSES,
    NUMBER,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    SETTLES,
    STACK,
    YES_NO,
)
from rivalry.games.catan_rivals.action import lose_card
from rivalry.games.catan_rivals.building import (
    found_settlement,
    legal_cells,
    shuffle_regions,
    swap_cards,
)
from rivalry.games.catan_rivals.card import (
    ACTION,
    ANY,
    ANY_SITE,
    BEFORE_ROLL,
    BRICK,
    BUILDING,
    BY_KEY,
    EVENT,
    FIXES_NUMBER,
    FOUNDING,
    GOLD,
    GRAIN,
    HERO,
    LUMBER,
    MOVES,
    ORE,
    PROGRESS,
    RESOURCES,
    SCOUTS,
    SWAPS,
    TRADE_SHIP,
    WOOL,
    card,
)
from rivalry.games.catan_rivals.event import is_spared
from rivalry.games.catan_rivals.place import BESIDE, CELL_OF, PLACE_NAMES
from rivalry.games.catan_rivals.points import count
from rivalry.games.catan_rivals.resource import (
    ALL_KINDS,
    DONE,
    EACH,
    all_but,
    at_place,
    choose_place,
    gain,
    has_room_beside,
    owned,
    pay,
    pay_any,
    pay_from,
    pay_price,
    price_of,
    regions,
    resource_of,
    room_for,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.stack import card_names, choose_stack_under, only_for, put_under
from rivalry.games.catan_rivals.state import State, card_of, effect, question

SET = "basic"
BEFORE_THE_ROLL = "before you roll the dice"

# Action cards


def can_fix_production(s: State, seat: int) -> str:
    return "" if s.production == 0 else "production-fixed"


NUMBERS: Final[list[Action]] = [("number", n) for n in range(1, 7)]
FIXED_NUMBER = question("brigitta.number", NUMBER, GAINS, "Which number does production get?")


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


GOLDSMITH_PAY = pay_from("goldsmith.pay", "Where does the gold for the Goldsmith come from?")
GOLDSMITH_TAKE = take_into("goldsmith.take", "Which resource do you take from the Goldsmith?")


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
    copies=2,
    needs=has_three_gold,
    play=goldsmith,
    does=SWAPS,
    swaps=(GOLD, 3, 2),
    text=GOLDSMITH_TEXT,
)


def has_two_resources(s: State, seat: int) -> str:
    return "" if sum(owned(s, seat)) >= 2 else "needs-resources 2"


CARAVAN_GIVE = question(
    "caravan.give", OWN_PLACE, GIVES, "Which resource do you give to the caravan?"
)
CARAVAN_TAKE = take_into("caravan.take", "Which resource do you take from the caravan?")


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
    copies=2,
    needs=has_two_resources,
    play=merchant_caravan,
    does=SWAPS,
    swaps=(ANY, 2, 2),
    text="Give any 2 of your resources and take any 2 in exchange.",
)


def movable(s: State, seat: int) -> list[tuple[int, int]]:
    """The pairs of places whose cards may be exchanged: regions, or expansions that fit."""
    mine: list[int] = [s.where[h] for h in regions(s, seat)]
    pairs = [(a, b) for i, a in enumerate(mine) for b in mine[i + 1 :]]
    grid = s.princes[seat].grid
    places: list[int] = sorted({int(s.where[h]) for h in s.princes[seat].built})
    for i, a in enumerate(places):
        for b in places[i + 1 :]:
            if _fits(s, seat, grid[a], b) and _fits(s, seat, grid[b], a):
                pairs.append((a, b))
    return pairs


def _fits(s: State, seat: int, h: int, c: int) -> bool:
    """Whether a card, with what it lies on, could stand on a cell that is made free for it."""
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


MOVE_FIRST = question("relocation.first", OWN_PLACE, DECIDES, "Which card do you move?")
MOVE_SECOND = question(
    "relocation.second", OWN_PLACE, DECIDES, "Which card does it change places with?"
)


@effect
def relocation(s: State, seat: int) -> None:
    """Exchange two of one's own regions, or two of one's own expansions."""
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
    needs=can_relocate,
    play=relocation,
    does=MOVES,
    text=RELOCATION_TEXT,
)

SEND_SCOUT = question(
    "settlement.scout",
    YES_NO,
    DECIDES,
    "Do you send a Scout to find the regions of your settlement?",
)
SCOUTED = question("scout.region", CARD, GAINS, "Which region does your Scout choose?")


@effect
def scout_regions(s: State, seat: int, side: str) -> None:
    """Choose two regions of the stack; the rest is shuffled."""
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

MARKETPLACE_TAKE = take_into("marketplace.take", "Which resource does your Marketplace bring you?")


@effect
def marketplace(s: State, seat: int) -> None:
    """With fewer regions of the number, gain one resource of a kind the rival's regions yield."""
    mine = [h for h in regions(s, seat) if card_of(s, h).number == s.production]
    rivals = [h for h in regions(s, 1 - seat) if card_of(s, h).number == s.production]
    if len(rivals) > len(mine):
        kinds = 0
        for h in rivals:
            kinds |= EACH[resource_of(s, h)]
        s.then(take_any, seat, MARKETPLACE_TAKE.key, 1, kinds)


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

TOLL_BRIDGE_TEXT = "A plentiful harvest brings you 2 gold more."

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


SHIP_GIVE = pay_from("ship.give", "Which region pays for the trade? {n} to pay.")
SHIP_TAKE = take_into("ship.take", "Which resource does the ship bring you?")


@effect
def ship_trade(s: State, seat: int, key: str) -> None:
    """Trade two of the ship's resource for one of another kind."""
    resource = BY_KEY[key].resource
    s.then(pay_price, seat, SHIP_GIVE.key, price_of(resource, 2))
    s.then(take_any, seat, SHIP_TAKE.key, 1, all_but(resource))


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
    """The regions beside a ship that hold two resources, where something else can be stored."""
    grid = s.princes[seat].grid
    near: list[int] = [grid[c] for c in BESIDE[s.where[h]]]
    return [r for r in near if s.level[r] >= 2 and has_room_beside(s, seat, resource_of(s, r))]


def can_large_ship(s: State, seat: int, h: int) -> bool:
    return len(rich_neighbours(s, seat, h)) > 0


LARGE_SHIP_GIVE = question(
    "large-ship.give", OWN_PLACE, GIVES, "Which region beside the ship pays for the trade?"
)
LARGE_SHIP_TAKE = take_into("large-ship.take", "Which resource does the ship bring you?")


@effect
def large_ship_trade(s: State, seat: int, key: str) -> None:
    """Trade two resources of a region beside the ship for one of another kind."""
    near: list[int] = []
    for h in s.princes[seat].built:
        if card_of(s, h).key == key:
            near += [r for r in rich_neighbours(s, seat, h) if r not in near]
    region = choose_place(s, seat, LARGE_SHIP_GIVE, near)
    pay(s, [region, region])
    s.then(take_any, seat, LARGE_SHIP_TAKE.key, 1, all_but(resource_of(s, region)))


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


# Events


def buildings(s: State, seat: int) -> list[int]:
    """The places of a player's buildings, from left to right."""
    grid = s.princes[seat].grid
    found: list[int] = []
    for h in s.princes[seat].built:
        c: int = s.where[h]
        if card_of(s, h).kind == BUILDING and grid[c] == h:
            found.append(c)
    return sorted(found)


def advantage_harms(s: State, seat: int) -> bool:
    """Feuds harm the player whose rival has the strength advantage."""
    return s.hero == 1 - seat


def feud_harms(s: State, seat: int) -> bool:
    """A Feud harms only a player with buildings."""
    return advantage_harms(s, seat) and len(buildings(s, seat)) > 0


FEUD_NAME = question(
    "feud.name", RIVALS_PLACE, POINTS_AT, "Which building of your rival do you point at?"
)
FEUD_GIVE_UP = question(
    "feud.give-up", OWN_PLACE, LOSES, "Which of these buildings do you give up?"
)
FEUD_STACK = question("feud.stack", STACK, LOSES, "Under which stack does the building go?")


@effect
def feud(s: State) -> None:
    """The strength advantage points at three buildings; their owner gives one of them up."""
    victim = 1 - s.hero
    if s.hero < 0 or is_spared(s, victim) or not buildings(s, victim):
        return
    places = [PLACE_NAMES[c] for c in buildings(s, victim)]
    named = s.choose_some(s.hero, FEUD_NAME, places, 3)
    lost = named[0] if len(named) == 1 else s.choose(victim, FEUD_GIVE_UP, named)
    h = at_place(s, victim, lost)
    stack = choose_stack_under(s, victim, FEUD_STACK, h)
    lose_card(s, victim, h, stack)


FEUD_TEXT = (
    "The player with the strength advantage points at 3 buildings of the other, who puts one of "
    "them under a matching stack."
)

card(
    "Feud",
    "Fehde",
    EVENT,
    set=SET,
    duel=0,
    event=feud,
    harms=feud_harms,
    text=FEUD_TEXT,
)

FEUDS_CARD = question(
    "fraternal-feuds.card", CARD, POINTS_AT, "Which card of your rival's hand do you put away?"
)
FEUDS_STACK = question(
    "fraternal-feuds.stack", STACK, SETTLES, "Under which stack does the card go?"
)


@effect
def fraternal_feuds(s: State) -> None:
    """The strength advantage looks at the other hand and puts two of its cards away."""
    victim = 1 - s.hero
    if s.hero < 0 or is_spared(s, victim):
        return
    for h in s.princes[victim].hand:
        s.cards.show(h, s.hero)
    s.then(put_rivals_cards_away, s.hero)


@effect
def put_rivals_cards_away(s: State, seat: int) -> None:
    """A player puts two cards of the rival's hand under matching stacks.

    All is chosen before anything moves: the rival sees the stacks, but not which card went where.
    """
    hand = s.princes[1 - seat].hand
    rest = hand[:]
    moved: list[tuple[int, int]] = []
    while rest and len(moved) < 2:
        answer = s.choose(seat, FEUDS_CARD, card_names(s, rest))
        h = next(h for h in rest if card_of(s, h).key == answer[1])
        moved.append((h, choose_stack_under(s, seat, FEUDS_STACK, h)))
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
    event=fraternal_feuds,
    harms=advantage_harms,
    text=FRATERNAL_FEUDS_TEXT,
)


INVENTED = take_into("invention.take", "Which resource does the invention bring you?")


@effect
def invention(s: State) -> None:
    """Each player takes a resource for each building with a progress point, at most two."""
    for seat in (s.turn, 1 - s.turn):
        n = 0
        for h in s.princes[seat].built:
            record = card_of(s, h)
            n += record.kind == BUILDING and record.points[PROGRESS] > 0
        if n:
            s.then(take_any, seat, INVENTED.key, min(n, 2), ALL_KINDS)


INVENTION_TEXT = "Each takes 1 resource for each own building with a progress point, at most 2."

card("Invention", "Erfindung", EVENT, set=SET, event=invention, text=INVENTION_TEXT)


RACE_WON = take_into("race.take", "Which resource does the race of the trade ships bring you?")


def trade_ships(s: State, seat: int) -> int:
    """How many trade ships a player has."""
    return count(s, seat, TRADE_SHIP)


@effect
def trade_ships_race(s: State) -> None:
    """Whoever has more trade ships takes a resource; both do if they have as many, but some."""
    ships = [trade_ships(s, 0), trade_ships(s, 1)]
    for seat in (s.turn, 1 - s.turn):
        if ships[seat] and ships[seat] >= ships[1 - seat]:
            s.then(take_any, seat, RACE_WON.key, 1, ALL_KINDS)


RACE_TEXT = (
    "Whoever has more trade ships takes 1 resource; if both have as many, both do. Nobody wins "
    "anything without a trade ship."
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


BUY = take_into("merchant.buy", "Which resource do you buy from the traveling merchant?")
BUY_PAY = pay_from("merchant.pay", "Where does the gold for the traveling merchant come from?")


@effect
def traveling_merchant(s: State) -> None:
    """Each player may buy up to two resources for one gold each."""
    for seat in (s.turn, 1 - s.turn):
        s.then(buy_from_merchant, seat, 2)


@effect
def buy_from_merchant(s: State, seat: int, left: int) -> None:
    """Buy one resource for one gold, or stop."""
    if s.given:
        if s.given[0] != DONE:
            s.then(pay_price, seat, BUY_PAY.key, price_of(GOLD, 1))
            s.then(take_bought, seat, CELL_OF[s.given[0]])
            s.then(buy_from_merchant, seat, left - 1)
        return
    if left and owned(s, seat)[GOLD]:
        places = room_for(s, seat, all_but(GOLD))
        if places:
            s.ask(seat, BUY, [*places, DONE], None, left)


@effect
def take_bought(s: State, seat: int, c: int) -> None:
    """What was bought goes where the buyer said."""
    gain(s, [s.princes[seat].grid[c]])


MERCHANT_TEXT = "Each may buy up to 2 resources for 1 gold each."

card(
    "Traveling Merchant",
    "Fahrender Händler",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=traveling_merchant,
    text=MERCHANT_TEXT,
)


@effect
def year_of_plenty(s: State) -> None:
    """Each region gains one for each Storehouse and each Abbey beside it."""
    for seat in (0, 1):
        prince = s.princes[seat]
        for h in prince.built:
            if card_of(s, h).name in ("storehouse", "abbey"):
                gain(s, [prince.grid[place] for place in BESIDE[s.where[h]]])


card(
    "Year of Plenty",
    "Ertragreiches Jahr",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=year_of_plenty,
    text="Each region gains 1 resource for each Storehouse and each Abbey beside it.",
)

card(
    "Yule",
    "Julfest",
    EVENT,
    set=SET,
    back="yule",
    rebuilds=True,
    text="The event stack is built anew; then another event is drawn.",
)
