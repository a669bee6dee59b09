"""Building: what may be built where, what it costs, and why something cannot be built or played.

`why_not` is the one source of legality: an empty reason means that a card may be built or played.
"""

from typing import Final

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import (
    DECIDES,
    FATE,
    OWN_PLACE,
    RIVALS_PLACE,
    SETTLES,
    YES_NO,
)
from rivalry.games.catan_rivals.action import attacks_forbidden, end_of, toll
from rivalry.games.catan_rivals.card import (
    ANY_SITE,
    AS_MARKER,
    ATTACK,
    BY_REGION,
    CARDS,
    CITY_SITE,
    EXCLUDED,
    FOUNDING,
    GOLD,
    METROPOLIS_CARD,
    MOMENTS,
    ON_CARD,
    ON_CITY,
    ON_ROAD,
    RESOURCES,
    VICTORY,
    WHILE_BUILDING,
    Card,
    cost,
    name_id,
)
from rivalry.games.catan_rivals.place import (
    CELL_OF,
    CITY,
    HARBOUR,
    METROPOLIS,
    NO_CELL,
    NOTHING,
    PLACE_NAMES,
    ROAD,
    SETTLEMENT,
    WEST,
    cell,
    column,
    expansion_of,
)
from rivalry.games.catan_rivals.points import CENTRE_POINTS, count_points, printed
from rivalry.games.catan_rivals.price import (
    PAY,
    can_pay,
    choose_price,
    gold_for,
    missing_resources,
    pay_for,
    payable,
    reduction,
    saved_kinds,
    shortage,
)
from rivalry.games.catan_rivals.resource import (
    has_tokens,
    owned,
    pay_price,
    purse,
    region_beside,
    region_cells,
    resource_of,
)
from rivalry.games.catan_rivals.stack import could_hold, discard_from_hand, leave_play
from rivalry.games.catan_rivals.state import (
    State,
    card_of,
    distinct,
    effect,
    has,
    in_hand,
    is_preparing,
    question,
)

ROAD_COST: Final[list[int]] = list(cost("2 brick, lumber"))
SETTLEMENT_COST: Final[list[int]] = list(cost("brick, grain, lumber, wool"))
CITY_COST: Final[list[int]] = list(cost("2 grain, 3 ore"))

SIDES: Final = (("left", -1), ("right", 1))
BUILD_ROAD: Final[list[Action]] = [("build", "road", side) for side, _ in SIDES]
BUILD_SETTLEMENT: Final[list[Action]] = [("build", "settlement", side) for side, _ in SIDES]
BUILD_CITY: Final[dict[int, Action]] = {x: ("build", "city", x) for x in range(WEST, -WEST + 3, 2)}

SITE: Final = question("build.site", OWN_PLACE, SETTLES, "Where do you build it?")
ABROAD: Final = question(
    "build.abroad", RIVALS_PLACE, SETTLES, "Where in your rival's principality do you build it?"
)
REGIONS: Final = question(
    "settlement.regions",
    YES_NO,
    DECIDES,
    "Do the new regions stay as they lie, or change places?",
)
SHUFFLE_REGIONS: Final = question("regions.shuffle", FATE, SETTLES, "How are the regions shuffled?")


# What may be built


def centre_options(s: State, seat: int, has_resources: list[int]) -> list[Action]:
    """The roads, settlements and cities a player can build now."""
    prince = s.princes[seat]
    found: list[Action] = []
    can_road = s.roads > 0 and shortage(ROAD_COST, has_resources) == 0
    can_settle = s.settlements > 0 and shortage(SETTLEMENT_COST, has_resources) == 0
    if can_road or can_settle:
        for side in (0, 1):
            end = prince.right + 1 if side else prince.left - 1
            beyond: int = prince.centre[end - WEST]
            if can_road and beyond == NOTHING:
                found.append(BUILD_ROAD[side])
            if can_settle and beyond == ROAD:
                found.append(BUILD_SETTLEMENT[side])
    if s.cities > 0 and shortage(CITY_COST, has_resources) == 0:
        for x in range(prince.left, prince.right + 1, 2):
            if prince.centre[x - WEST] == SETTLEMENT:
                found.append(BUILD_CITY[x])
    return found


def centre_why_not(s: State, seat: int, what: str) -> str:
    """Why no road, settlement or city can be built now, as a reason; "" if one can."""
    prince = s.princes[seat]
    ends: list[int] = [
        prince.centre[prince.left - 1 - WEST],
        prince.centre[prince.right + 1 - WEST],
    ]
    if what == "road":
        left, price = s.roads, ROAD_COST
        closed = "no-road-end-by-harbor" if HARBOUR in ends else "no-road-end"
        missing = "" if NOTHING in ends else closed
    elif what == "settlement":
        left, price = s.settlements, SETTLEMENT_COST
        missing = "" if ROAD in ends else "needs-open-road"
    else:
        left, price = s.cities, CITY_COST
        missing = "" if SETTLEMENT in list(prince.centre) else "needs-settlement"
    return "none-left" if left == 0 else missing or missing_resources(price, owned(s, seat), 0)


def announce(s: State, seat: int, card: Card) -> None:
    """Show what is built before its place is chosen. A card without whose help it could not be
    paid for is shown too: everybody can tell that the builder holds it.
    """
    h = in_hand(s, seat, card.key)
    if h >= 0:
        s.cards.show_all(h)
    less, kinds = reduction(s, seat, card), saved_kinds(s, seat, card)
    if gold_for(s, seat, card) and not payable(card.costs, owned(s, seat), less, kinds, 0):
        for helper in MOMENTS[WHILE_BUILDING]:
            h = in_hand(s, seat, helper.key)
            if h >= 0:
                s.cards.show_all(h)


def has_city(s: State, seat: int) -> bool:
    """Whether a player has a city, with or without a metropolis."""
    prince = s.princes[seat]
    cities = [
        x for x in range(prince.left, prince.right + 1, 2) if is_city(prince.centre[x - WEST])
    ]
    return len(cities) > 0


def cities(s: State, seat: int) -> int:
    """How many cities a player has, those with a metropolis included."""
    return sum([1 for what in s.princes[seat].centre if is_city(what)])


def settlements(s: State, seat: int) -> list[int]:
    """The x of each of a player's settlements that could become a city."""
    prince = s.princes[seat]
    xs = range(prince.left, prince.right + 1, 2)
    return [x for x in xs if prince.centre[x - WEST] == SETTLEMENT]


def is_city(what: int) -> bool:
    """Whether a card in the centre row is a city, with or without a metropolis."""
    return what in (CITY, METROPOLIS)


def sites(s: State, seat: int, city_only: bool) -> list[int]:
    """The building sites of a principality."""
    prince = s.princes[seat]
    found: list[int] = []
    for x in range(prince.left, prince.right + 1, 2):
        c = cell(x, 0)
        if is_city(prince.centre[x - WEST]):
            found.append(c + 2)
            found.append(c + 1)
            found.append(c - 1)
            found.append(c - 2)
        elif not city_only:
            found.append(c + 1)
            found.append(c - 1)
    return found


def host_of(seat: int, card: Card) -> int:
    """The seat in whose principality a player's card stands."""
    return 1 - seat if card.abroad else seat


def legal_cells(s: State, seat: int, card: Card) -> list[int]:
    """Where a card may stand now."""
    host = host_of(seat, card)
    found = [c for c in _cells(s, host, card) if c == NO_CELL or _is_free(s, host, card, c)]
    return found if card.fits is None else [c for c in found if card.fits(s, host, c)]


def _cells(s: State, host: int, card: Card) -> list[int]:
    """All places of the kind that a card needs, free or not."""
    prince = s.princes[host]
    if card.place in (ANY_SITE, CITY_SITE, ON_CARD):
        return sites(s, host, card.place != ANY_SITE)
    if card.place == BY_REGION:
        return [cell(x, y) for x in range(prince.left - 1, prince.right + 2, 2) for y in (2, -2)]
    if card.place == ON_ROAD:
        xs = range(prince.left - 1, prince.right + 2, 2)
        return [cell(x, 0) for x in xs if prince.centre[x - WEST] == ROAD]
    if card.place == ON_CITY:
        xs = range(prince.left, prince.right + 1, 2)
        return [cell(x, 0) for x in xs if prince.centre[x - WEST] == CITY]
    return [NO_CELL] if card.place == AS_MARKER else []


def _is_free(s: State, host: int, card: Card, c: int) -> bool:
    """Whether a card could lie on a cell of its kind."""
    grid = s.princes[host].grid
    there: int = grid[c]
    if card.place == ON_CARD:
        return there >= 0 and card_of(s, there).name == card.on
    if card.beside >= 0 and resource_of(s, region_beside(s, host, c)) != card.beside:
        return False
    return there < 0


def buildable_cells(s: State, seat: int, card: Card) -> list[int]:
    """Where a card may be built now: a region that has to pay for it must hold its price."""
    found = legal_cells(s, seat, card)
    if card.pays_beside:
        host = host_of(seat, card)
        found = [c for c in found if s.level[region_beside(s, host, c)] >= card.pays_beside]
    return found


def has_place(s: State, seat: int, card: Card) -> bool:
    """Whether there is a place for a card."""
    if not card.abroad and (card.place == ANY_SITE or card.place == CITY_SITE):
        prince = s.princes[seat]
        grid = prince.grid
        for x in range(prince.left, prince.right + 1, 2):
            c = (x - WEST) * 5 + 2
            if is_city(prince.centre[x - WEST]):
                if grid[c + 2] < 0 or grid[c + 1] < 0 or grid[c - 1] < 0 or grid[c - 2] < 0:
                    return True
            elif card.place == ANY_SITE and (grid[c + 1] < 0 or grid[c - 1] < 0):
                return True
        return False
    if card.place == BY_REGION and card.fits is None and not card.abroad:
        grid = s.princes[seat].grid
        for c in region_cells(s.princes[seat]):
            region: int = grid[c]
            fits = card.beside < 0 or resource_of(s, region) == card.beside
            if fits and grid[expansion_of(c)] < 0 and s.level[region] >= card.pays_beside:
                return True
        return False
    return len(buildable_cells(s, seat, card)) > 0


def why_not(s: State, seat: int, card: Card, has_resources: list[int] | None = None) -> str:
    """Why a card cannot be built or played in the action phase now, as a reason; "" if it can."""
    if is_preparing(s) and (card.is_action or card.abroad or card.meddles):
        return "not-in-preparation"
    if card.is_action:
        if card.moment:
            return f"moment {card.key}"
        if card.kind == ATTACK:
            if attacks_forbidden(s):
                return "attacks-forbidden"
            due = toll(s, seat, card)
            if due > owned(s, seat)[GOLD]:
                return f"needs-toll {due}"
        if card.tokens:
            mine = purse(s, seat, owned(s, seat) if has_resources is None else has_resources)
            if not has_tokens(card.cost, mine):
                return missing_resources(card.costs, mine, 0)
        return card.needs(s, seat) if card.needs is not None else ""
    if card.once and has(s, seat, card.name_id):
        return f"only-one {card.key}"
    if card.person and s.mode.decks and has(s, 1 - seat, card.name_id):
        return f"with-rival {card.key}"
    for name in EXCLUDED.get(card.name, []):
        if has(s, seat, name_id(name)):
            return f"excluded {name}"
    if card.needs is not None:
        missing = card.needs(s, seat)
        if missing:
            return missing
    if not has_place(s, seat, card):
        return _no_place(s, seat, card)
    if has_resources is None:
        has_resources = owned(s, seat)
    if not can_pay(s, seat, card, has_resources):
        return missing_resources(
            card.costs, purse(s, seat, has_resources), reduction(s, seat, card)
        )
    return ""


def _no_place(s: State, seat: int, card: Card) -> str:
    """Why there is no place for a card, as a reason."""
    if card.place == ON_CARD:
        has_one = has(s, seat, name_id(card.on)) and has(s, seat, card.name_id)
        return f"under-taken {card.key}" if has_one else f"needs-under {card.key}"
    if card.abroad:
        return {
            ON_ROAD: "no-rivals-road",
            CITY_SITE: "no-rivals-site",
            BY_REGION: "no-rivals-region",
        }[card.place]
    if card.beside >= 0:
        if legal_cells(s, seat, card):
            return f"needs-stored {RESOURCES[card.beside]} {card.pays_beside}"
        return f"no-place-beside {RESOURCES[card.beside]}"
    if card.pays_beside and legal_cells(s, seat, card):
        return f"needs-any-stored {card.pays_beside}"
    return {
        ANY_SITE: "no-site",
        CITY_SITE: "no-city-site",
        BY_REGION: "no-region-place",
        ON_ROAD: "no-free-road",
        ON_CITY: "no-city-without-metropolis",
    }[card.place]


def building_options(s: State, seat: int, has_resources: list[int]) -> list[Action]:
    """The cards a player can build or play now, from hand or the open stack."""
    found: list[Action] = []
    for i in distinct(s, s.princes[seat].hand + s.face_up):
        card = CARDS[i]
        if card.tokens:
            has_resources = purse(s, seat, has_resources)
        if card.is_action:
            if not card.moment and not why_not(s, seat, card, has_resources):
                found.append(card.play_it)
        elif can_pay(s, seat, card, has_resources) and not why_not(s, seat, card, has_resources):
            found.append(card.build_it)
    return found


# Roads, settlements and cities


@effect
def build_road(s: State, seat: int, side: str) -> None:
    """Pay for a road at one end, and lay it."""
    s.then(pay_price, seat, PAY.key, tuple(ROAD_COST))
    s.then(lay_road, seat, side)


@effect
def lay_road(s: State, seat: int, side: str) -> None:
    """Lay a road at one end."""
    prince = s.princes[seat]
    end = prince.left - 1 if side == "left" else prince.right + 1
    prince.centre[end - WEST] = ROAD
    s.roads -= 1


@effect
def build_settlement(s: State, seat: int, side: str) -> None:
    """Pay for a settlement at the open end of a road; it is founded with its two regions."""
    s.then(pay_price, seat, PAY.key, tuple(SETTLEMENT_COST))
    s.then(find_regions, seat, side)


@effect
def find_regions(s: State, seat: int, side: str) -> None:
    """Take the two top regions, or play a card that finds better ones."""
    for card in MOMENTS.get(FOUNDING, []):
        # Asked whenever the card could be in hand, so that the question gives nothing away.
        if not could_hold(s, seat, card):
            continue
        assert card.asks is not None and card.founds is not None, f"{card.key} finds no regions"
        options: list[Action] = [("no",)]
        if in_hand(s, seat, card.key) >= 0:
            options.append(card.play_it)
        if s.choose(seat, card.asks, options) == card.play_it:
            discard_from_hand(s, seat, card.key)
            for h in s.regions:
                s.cards.show(h, seat)
            s.then(card.founds, seat, side)
            s.then(end_of, seat, card.key)
            return
    found_settlement(s, seat, side, s.regions.pop(), s.regions.pop())


@effect
def shuffle_regions(s: State) -> None:
    """Chance shuffles the region stack."""
    bits = s.choose(CHANCE, SHUFFLE_REGIONS, SHUFFLES)
    s.cards.shuffle(s.regions, chance_number(bits))


def found_settlement(s: State, seat: int, side: str, first: int, second: int) -> None:
    """Place a settlement and its regions, the first above; they may be swapped (RULINGS O-16)."""
    prince = s.princes[seat]
    if side == "left":
        prince.left -= 2
        at, x = prince.left, prince.left - 1
    else:
        prince.right += 2
        at, x = prince.right, prince.right + 1
    set_centre(s, seat, at, SETTLEMENT)
    s.settlements -= 1
    for h, y in ((first, 1), (second, -1)):
        s.cards.show_all(h)
        c = cell(x, y)
        s.where[h] = c
        prince.grid[c] = h
    s.then(arrange_regions, seat, x)


@effect
def arrange_regions(s: State, seat: int, x: int) -> None:
    """The builder keeps the new regions as they lie, or swaps them."""
    if s.choose(seat, REGIONS, [("keep",), ("swap",)]) == ("swap",):
        swap_cards(s, seat, cell(x, 1), cell(x, -1))


@effect
def build_city(s: State, seat: int, x: int) -> None:
    """Pay for a city, and turn a settlement into one."""
    s.then(pay_price, seat, PAY.key, tuple(CITY_COST))
    s.then(found_city, seat, x)


@effect
def found_city(s: State, seat: int, x: int) -> None:
    """A settlement becomes a city; some markers come with the first one."""
    set_centre(s, seat, x, CITY)
    s.cities -= 1
    for h in s.face_up[:]:
        card = card_of(s, h)
        if card.with_city and not has(s, seat, card.name_id):
            s.face_up.remove(h)
            place_card(s, seat, h, NO_CELL)


# Expansions


@effect
def build_card(s: State, seat: int, key: str) -> None:
    """Build an expansion from hand or the open stack: choose the site, pay, place it."""
    h = held(s, seat, key)
    card = card_of(s, h)
    cells = buildable_cells(s, seat, card)
    c = cells[0]
    if len(cells) > 1:
        if not s.given:
            s.ask(seat, ABROAD if card.abroad else SITE, [PLACE_NAMES[c] for c in cells])
            return
        c = CELL_OF[s.given[0]]
    if reduction(s, seat, card):
        s.then(save, seat, key, c)
    else:
        pay_for(s, seat, card, card.cost)
    s.then(place_built, seat, key, c)


@effect
def save(s: State, seat: int, key: str, c: int) -> None:
    """The builder chooses which resources a reduction saves, then pays the rest."""
    card = card_of(s, held(s, seat, key))
    pay_for(s, seat, card, choose_price(s, seat, card))


@effect
def place_built(s: State, seat: int, key: str, c: int) -> None:
    """The expansion that was paid for comes into play."""
    h = held(s, seat, key)
    card = card_of(s, h)
    (s.princes[seat].hand if in_hand(s, seat, key) >= 0 else s.face_up).remove(h)
    if card.pays_beside:
        s.level[region_beside(s, host_of(seat, card), c)] -= card.pays_beside
    place_card(s, seat, h, c)
    if card.built is not None:
        s.then(card.built, seat, c)
        s.then(end_of, seat, key)


def held(s: State, seat: int, key: str) -> int:
    """The handle of a card that a player may build: in hand, or else on the open stack."""
    h = in_hand(s, seat, key)
    if h >= 0:
        return h
    for h in s.face_up:
        if card_of(s, h).key == key:
            return h
    raise AssertionError(f"{key} is neither in hand nor on the open stack")


# Verbs


def set_centre(s: State, seat: int, x: int, what: int) -> None:
    """Put a settlement or a city on a place of the centre row."""
    prince = s.princes[seat]
    before: int = prince.centre[x - WEST]
    prince.centre[x - WEST] = what
    prince.points[VICTORY] += CENTRE_POINTS[what] - CENTRE_POINTS.get(before, 0)
    s.changed = True


def place_card(s: State, seat: int, h: int, c: int) -> None:
    """Put a player's card into play, on top of what lies there."""
    prince = s.princes[seat]
    card = card_of(s, h)
    s.cards.show_all(h)
    s.level[h] = 0
    s.used[h] = int(card.waits)
    if c == NO_CELL:
        prince.markers.append(h)
    else:
        grid = s.princes[host_of(seat, card)].grid
        s.under[h] = grid[c]
        grid[c] = h
        s.where[h] = c
        (prince.abroad if card.abroad else prince.built).append(h)
    if card.kind == METROPOLIS_CARD:
        set_centre(s, seat, column(c), METROPOLIS)
    prince.names[card.name_id] += 1
    count_points(prince, printed(s, h), 1)
    s.changed = True


def take_over(s: State, seat: int, h: int, c: int) -> None:
    """One of the rival's expansions comes into play for a player, as a new copy (RULINGS O-81)."""
    leave_play(s, 1 - seat, h)
    place_card(s, seat, h, c)
    card = card_of(s, h)
    if card.arrives and card.built is not None:
        s.then(card.built, seat, c)
        s.then(end_of, seat, card.key)


def move_card(s: State, seat: int, h: int, c: int) -> None:
    """A player's expansion moves to a free place in the principality where it stands."""
    grid = s.princes[host_of(seat, card_of(s, h))].grid
    left: int = s.where[h]
    grid[left] = -1
    grid[c] = h
    s.where[h] = c
    s.changed = True


def swap_cards(s: State, seat: int, c: int, d: int) -> None:
    """Swap what lies on two cells; regions take their expansions along."""
    prince = s.princes[seat]
    pairs = [(c, d)]
    if column(c) % 2 == 1 and c % 5 in (1, 3):
        pairs.append((expansion_of(c), expansion_of(d)))
    for a, b in pairs:
        first: int = prince.grid[a]
        second: int = prince.grid[b]
        prince.grid[a] = second
        prince.grid[b] = first
        for place in (a, b):
            h: int = prince.grid[place]
            while h >= 0:  # a card moves together with what lies under it
                s.where[h] = place
                h = s.under[h]
    s.changed = True
