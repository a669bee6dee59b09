"""Building: what may be built where, what it costs, and why something cannot be built or played.

`why_not` is the one source of legality: an empty reason means that a card may be built or played.
"""

from collections.abc import Sequence
from typing import Final

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.games.catan_rivals.card import (
    ACTION,
    ANY_SITE,
    ATTACK,
    BY_REGION,
    CARDS,
    CITY_SITE,
    HERO,
    ON_CARD,
    RESOURCES,
    Card,
    Cost,
    cost,
)
from rivalry.games.catan_rivals.place import (
    CELL_OF,
    CITY,
    NOTHING,
    PLACE_NAMES,
    ROAD,
    SETTLEMENT,
    WEST,
    cell,
    column,
)
from rivalry.games.catan_rivals.points import update_tokens
from rivalry.games.catan_rivals.resource import choose_payment, owned, pay
from rivalry.games.catan_rivals.stack import card_names, discard_from_hand
from rivalry.games.catan_rivals.state import State, card_of, effect, has, in_hand

ROAD_COST: Final = cost("2 brick, lumber")
SETTLEMENT_COST: Final = cost("brick, grain, lumber, wool")
CITY_COST: Final = cost("2 grain, 3 ore")

SIDES: Final = (("left", -1), ("right", 1))


# What may be built


def centre_options(s: State, seat: int, has_resources: Sequence[int]) -> list[Action]:
    """The roads, settlements and cities a player can build now."""
    prince = s.princes[seat]
    found: list[Action] = []
    can_road = s.roads > 0 and shortage(ROAD_COST, has_resources) == 0
    can_settle = s.settlements > 0 and shortage(SETTLEMENT_COST, has_resources) == 0
    for side, step in SIDES:
        end = (prince.left if step < 0 else prince.right) + step
        beyond = prince.centre[end - WEST]
        if can_road and beyond == NOTHING:
            found.append(("build", "road", side))
        if can_settle and beyond == ROAD:
            found.append(("build", "settlement", side))
    if s.cities > 0 and shortage(CITY_COST, has_resources) == 0:
        for x in range(prince.left, prince.right + 1, 2):
            if prince.centre[x - WEST] == SETTLEMENT:
                found.append(("build", "city", x))
    return found


def centre_why_not(s: State, seat: int, what: str) -> str:
    """Why no road, settlement or city can be built now, as a reason; "" if one can."""
    prince = s.princes[seat]
    ends = [prince.centre[prince.left - 1 - WEST], prince.centre[prince.right + 1 - WEST]]
    if what == "road":
        left, price = s.roads, ROAD_COST
        missing = "" if NOTHING in ends else "no-road-end"
    elif what == "settlement":
        left, price = s.settlements, SETTLEMENT_COST
        missing = "" if ROAD in ends else "needs-open-road"
    else:
        left, price = s.cities, CITY_COST
        missing = "" if SETTLEMENT in prince.centre else "needs-settlement"
    return "none-left" if left == 0 else missing or _short(price, owned(s, seat))


def _short(price: Sequence[int], has_resources: Sequence[int]) -> str:
    """Which resources are missing to pay a price, as a reason; "" if none."""
    missing = [
        f"{price[r] - has_resources[r]} {RESOURCES[r]}"
        for r in range(6)
        if price[r] > has_resources[r]
    ]
    return "short " + " ".join(missing) if missing else ""


def shortage(price: Sequence[int], has_resources: Sequence[int]) -> int:
    """How many resources are missing to pay a price."""
    missing = 0
    for r in range(6):
        if price[r] > has_resources[r]:
            missing += price[r] - has_resources[r]
    return missing


def reduction(s: State, seat: int, card: Card) -> int:
    """How many resources of choice a card costs less (RULES 10: each applies once, all add up)."""
    less = 0
    if card.kind == HERO and has(s, seat, "drill-ground"):
        less += 1
    is_city_expansion = card.place in (CITY_SITE, ON_CARD)
    if is_city_expansion and sum(card.cost) > 4 and has(s, seat, "building-crane"):
        less += 1
    return less


def can_pay(s: State, seat: int, card: Card, has_resources: Sequence[int]) -> bool:
    """Whether a player has the resources for a card, reductions counted in."""
    missing = shortage(card.cost, has_resources)
    return missing == 0 or missing <= reduction(s, seat, card)


def sites(s: State, seat: int, city_only: bool) -> list[int]:
    """The building sites of a principality."""
    prince = s.princes[seat]
    found = []
    for x in range(prince.left, prince.right + 1, 2):
        is_city = prince.centre[x - WEST] >= CITY
        c = cell(x, 0)
        if is_city:
            found += [c + 2, c + 1, c - 1, c - 2]
        elif not city_only:
            found += [c + 1, c - 1]
    return found


def legal_cells(s: State, seat: int, card: Card) -> list[int]:
    """Where a card may be placed now."""
    grid = s.princes[seat].grid
    if card.place in (ANY_SITE, CITY_SITE):
        return [c for c in sites(s, seat, card.place == CITY_SITE) if grid[c] < 0]
    if card.place == BY_REGION:
        prince = s.princes[seat]
        xs = range(prince.left - 1, prince.right + 2, 2)
        beside = [cell(x, y) for x in xs for y in (2, -2)]
        return [c for c in beside if grid[c] < 0]
    if card.place == ON_CARD:
        return [
            c for c in sites(s, seat, True) if grid[c] >= 0 and card_of(s, grid[c]).name == card.on
        ]
    return []


def why_not(s: State, seat: int, card: Card, has_resources: Sequence[int] | None = None) -> str:
    """Why a card cannot be built or played in the action phase now, as a reason; "" if it can."""
    if card.kind in (ACTION, ATTACK):
        if card.when:
            return f"moment {card.key}"
        return card.needs(s, seat) if card.needs is not None else ""
    if card.once and has(s, seat, card.name):
        return f"only-one {card.key}"
    if card.needs is not None:
        missing = card.needs(s, seat)
        if missing:
            return missing
    if not legal_cells(s, seat, card):
        if card.place == ON_CARD:
            return f"needs-under {card.key}"
        return {CITY_SITE: "no-city-site", BY_REGION: "no-region-place"}.get(card.place, "no-site")
    if has_resources is None:
        has_resources = owned(s, seat)
    if not can_pay(s, seat, card, has_resources):
        return _short(card.cost, has_resources)
    return ""


# Choosing what a reduction saves


def choose_price(s: State, seat: int, card: Card) -> Cost:
    """What a card costs after its owner has chosen which resources a reduction saves."""
    price = list(card.cost)
    less = min(reduction(s, seat, card), sum(price))
    has_resources = owned(s, seat)
    for i in range(less):
        kinds = []
        for r in range(6):
            if price[r]:
                price[r] -= 1
                if shortage(price, has_resources) <= less - i - 1:
                    kinds.append(r)
                price[r] += 1
        if len(kinds) > 1:
            options = [("save", RESOURCES[r]) for r in kinds]
            r = RESOURCES.index(s.choose(seat, "build.save", options)[1])
        else:
            r = kinds[0]
        price[r] -= 1
    return (price[0], price[1], price[2], price[3], price[4], price[5])


# Effects


@effect
def build_road(s: State, seat: int, side: str) -> None:
    """Pay and lay a road at one end."""
    paid = choose_payment(s, seat, "build.pay", ROAD_COST)
    pay(s, paid)
    prince = s.princes[seat]
    end = prince.left - 1 if side == "left" else prince.right + 1
    prince.centre[end - WEST] = ROAD
    s.roads -= 1


@effect
def build_settlement(s: State, seat: int, side: str) -> None:
    """Pay for a settlement at the open end of a road; it is founded with its two regions."""
    paid = choose_payment(s, seat, "build.pay", SETTLEMENT_COST)
    pay(s, paid)
    s.then("find_regions", seat, side)


@effect
def find_regions(s: State, seat: int, side: str) -> None:
    """Take the two top regions, or play the Scout and choose them."""
    # Asked whenever a Scout could be in hand, so that the question gives nothing away.
    if any(card_of(s, h).back == "basic" for h in s.princes[seat].hand):
        options: list[Action] = [("no",)]
        if in_hand(s, seat, "scout") >= 0:
            options.append(("play", "scout"))
        if s.choose(seat, "settlement.scout", options) == ("play", "scout"):
            discard_from_hand(s, seat, "scout")
            for h in s.regions:
                s.cards.show(h, seat)
            s.then("scout_regions", seat, side)
            return
    found_settlement(s, seat, side, s.regions.pop(), s.regions.pop())


@effect
def scout_regions(s: State, seat: int, side: str) -> None:
    """Scout: choose two regions of the stack; the rest is shuffled."""
    chosen = s.choose_some(seat, "scout.region", card_names(s, s.regions), 2)
    keys = [answer[1] for answer in chosen]
    first, second = [h for key in keys for h in s.regions if card_of(s, h).key == key]
    s.regions = [h for h in s.regions if h not in (first, second)]
    s.then("shuffle_regions")
    found_settlement(s, seat, side, first, second)


@effect
def shuffle_regions(s: State) -> None:
    """Chance shuffles the region stack."""
    bits = s.choose(CHANCE, "regions.shuffle", SHUFFLES)
    s.cards.shuffle(s.regions, chance_number(bits))


def found_settlement(s: State, seat: int, side: str, first: int, second: int) -> None:
    """Place a settlement and its regions, the first above; they may be exchanged (RULINGS O-16)."""
    prince = s.princes[seat]
    if side == "left":
        prince.left -= 2
        prince.centre[prince.left - WEST] = SETTLEMENT
        x = prince.left - 1
    else:
        prince.right += 2
        prince.centre[prince.right - WEST] = SETTLEMENT
        x = prince.right + 1
    s.settlements -= 1
    for h, y in ((first, 1), (second, -1)):
        s.cards.show_all(h)
        s.where[h] = cell(x, y)
        prince.grid[s.where[h]] = h
    update_tokens(s)
    s.then("arrange_regions", seat, x)


@effect
def arrange_regions(s: State, seat: int, x: int) -> None:
    """The builder keeps the new regions as they lie or exchanges above and below."""
    if s.choose(seat, "settlement.regions", [("keep",), ("swap",)]) == ("swap",):
        swap_cards(s, seat, cell(x, 1), cell(x, -1))


@effect
def build_city(s: State, seat: int, x: int) -> None:
    """Pay and turn a settlement into a city."""
    paid = choose_payment(s, seat, "build.pay", CITY_COST)
    pay(s, paid)
    s.princes[seat].centre[x - WEST] = CITY
    s.cities -= 1


@effect
def build_card(s: State, seat: int, key: str) -> None:
    """Build an expansion from the hand or the open stack: choose the site, pay, place it."""
    h = in_hand(s, seat, key)
    from_hand = h >= 0
    if not from_hand:
        h = next(h for h in s.face_up if card_of(s, h).key == key)
    card = card_of(s, h)
    cells = legal_cells(s, seat, card)
    c = cells[0]
    if len(cells) > 1:
        c = CELL_OF[s.choose(seat, "build.site", [PLACE_NAMES[c] for c in cells])]
    price = choose_price(s, seat, card)
    paid = choose_payment(s, seat, "build.pay", price)
    pay(s, paid)
    (s.princes[seat].hand if from_hand else s.face_up).remove(h)
    place_card(s, seat, h, c)
    if card.built:
        s.then(card.built, seat, c)


# Verbs


def place_card(s: State, seat: int, h: int, c: int) -> None:
    """Put an expansion into a principality, on top of what lies there."""
    prince = s.princes[seat]
    s.cards.show_all(h)
    s.under[h] = prince.grid[c]
    prince.grid[c] = h
    s.where[h] = c
    s.level[h] = 0
    s.used[h] = 0
    prince.built.append(h)
    update_tokens(s)


def swap_cards(s: State, seat: int, c: int, d: int) -> None:
    """Exchange what lies on two cells; regions take their expansion along."""
    prince = s.princes[seat]
    pairs = [(c, d)]
    if column(c) % 2 == 1 and c % 5 in (1, 3):
        pairs.append((_beside(c), _beside(d)))
    for a, b in pairs:
        prince.grid[a], prince.grid[b] = prince.grid[b], prince.grid[a]
        for place in (a, b):
            h = prince.grid[place]
            while h >= 0:  # a card moves together with what lies under it
                s.where[h] = place
                h = s.under[h]
    update_tokens(s)


def _beside(c: int) -> int:
    """The place of a region's expansion."""
    return c + 1 if c % 5 == 3 else c - 1


def building_options(s: State, seat: int, has_resources: Sequence[int]) -> list[Action]:
    """The expansions a player can build now, from the hand and the open stack."""
    indices = [s.cards.identity[h] for h in s.princes[seat].hand]
    indices += [s.cards.identity[h] for h in s.face_up]
    found: list[Action] = []
    for i in sorted(set(indices)):
        card = CARDS[i]
        if card.kind in (ACTION, ATTACK):
            if not card.when and not why_not(s, seat, card):
                found.append(("play", card.key))
        elif can_pay(s, seat, card, has_resources) and not why_not(s, seat, card, has_resources):
            found.append(("build", card.key))
    return found
