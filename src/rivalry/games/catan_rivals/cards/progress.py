"""The Era of Progress: 26 cards, two of them open, and five events."""

from typing import Final

from rivalry.core.question import CARD, DECIDES, GAINS, OWN_PLACE, STACK
from rivalry.games.catan_rivals.building import is_city
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ANY_SITE,
    ATTACK,
    BEFORE_ROLL,
    BUILDING,
    BY_KEY,
    CITY_SITE,
    EVENT,
    FIXES_NUMBER,
    GRAIN,
    MOVES,
    ON_CARD,
    ORE,
    PROGRESS,
    RETRIEVES,
    UNIT,
    Card,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.basic import (
    BEFORE_THE_ROLL,
    BRIGITTA_TEXT,
    RELOCATION_TEXT,
    brigitta,
    can_fix_production,
    can_relocate,
    relocation,
)
from rivalry.games.catan_rivals.cards.basic_events import INVENTION_TEXT, invention
from rivalry.games.catan_rivals.place import BESIDE, WEST, column, regions_around
from rivalry.games.catan_rivals.points import points, victory_points
from rivalry.games.catan_rivals.resource import (
    EACH,
    FULL,
    choose_place,
    gain,
    regions,
    room,
    take_any,
    take_into,
    take_up_to,
)
from rivalry.games.catan_rivals.stack import card_names, full_stacks, look_through
from rivalry.games.catan_rivals.state import (
    State,
    card_of,
    effect,
    has,
    note,
    noted,
    pile_of,
    question,
)
from rivalry.games.catan_rivals.turn import take_searched

SET = "progress"

UNIVERSITY: Final = name_id("university")
BATH_HOUSE: Final = name_id("bath-house")
TOWN_HALL: Final = name_id("town-hall")
LIBRARY: Final = name_id("library")
ABBEY: Final = name_id("abbey")


def has_university(s: State, seat: int) -> str:
    return "" if has(s, seat, UNIVERSITY) else "needs-card university"


# Action cards


def regions_to_serve(s: State, seat: int) -> list[int]:
    """A player's regions with this turn's production number that have room."""
    return [
        h for h in regions(s, seat) if card_of(s, h).number == s.production and s.level[h] < FULL
    ]


def can_call_benjamin(s: State, seat: int) -> str:
    if regions_to_serve(s, seat):
        return ""
    return "no-region-of-number"


@effect
def benjamin(s: State, seat: int) -> None:
    """Each of the player's regions with this turn's production number gains one more."""
    gain(s, regions_to_serve(s, seat))


card(
    "Benjamin the Traveling Scholar",
    "Benjamin, der fahrende Scholar",
    ACTION,
    set=SET,
    printed_requirement=False,
    needs=can_call_benjamin,
    play=benjamin,
    text="Each of your regions with this turn's production number gains 1 more resource.",
)

card(
    "Brigitta the Wise Woman",
    "Brigitta, die weise Frau",
    ACTION,
    set=SET,
    printed_requirement=False,
    duel=0,
    needs=can_fix_production,
    play=brigitta,
    moment=BEFORE_ROLL,
    when=BEFORE_THE_ROLL,
    does=FIXES_NUMBER,
    text=BRIGITTA_TEXT,
)


def useful_bath_houses(s: State, seat: int) -> list[int]:
    """A player's Bath Houses with room in a region beside them."""
    grid = s.princes[seat].grid
    found = []
    for h in s.princes[seat].built:
        if card_of(s, h).name == "bath-house":
            near: list[int] = [grid[c] for c in BESIDE[s.where[h]]]
            if s.level[near[0]] < FULL or s.level[near[1]] < FULL:
                found.append(h)
    return found


def can_call_doctor(s: State, seat: int) -> str:
    if not has(s, seat, BATH_HOUSE):
        return "needs-card bath-house"
    return "" if useful_bath_houses(s, seat) else "bath-houses-full"


VISITED: Final = question(
    "doctor.bath-house", OWN_PLACE, DECIDES, "Which Bath House does the Doctor visit?"
)


@effect
def doctor(s: State, seat: int) -> None:
    """The two regions beside one Bath House gain one each."""
    # RULINGS O-50: only the regions left and right of it.
    h = choose_place(s, seat, VISITED, useful_bath_houses(s, seat))
    grid = s.princes[seat].grid
    gain(s, [grid[c] for c in BESIDE[s.where[h]]])


card(
    "Doctor",
    "Medicus",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_call_doctor,
    play=doctor,
    text="Choose one of your Bath Houses: the regions left and right of it gain 1 resource each.",
)


GUIDO: Final = "guido-the-ambassador"
MOST_RETRIEVALS: Final = 2  # RULINGS O-14: of the same retrieval card in one turn
RETRIEVED: Final = note("retrieved")
"""The note that a retrieval card, given by its index, was played this turn."""


def can_retrieve(s: State, seat: int, key: str, building: int, of: str) -> str:
    if not has(s, seat, building) and victory_points(s, seat) >= victory_points(s, 1 - seat):
        return f"needs-card-or-fewer-points {of}"
    if noted(s, RETRIEVED, BY_KEY[key].index) >= MOST_RETRIEVALS:
        return "played-twice"
    return "" if searched_pile(s, seat, key) else "discard-empty"


def searched_pile(s: State, seat: int, key: str) -> list[int]:
    """The discard pile that a card searches: if each player has one, Guido searches the rival's."""
    return pile_of(s, 1 - seat if key == GUIDO else seat)


def can_call_guido(s: State, seat: int) -> str:
    return can_retrieve(s, seat, GUIDO, TOWN_HALL, "town-hall")


def can_call_gustav(s: State, seat: int) -> str:
    return can_retrieve(s, seat, "gustav-the-librarian", LIBRARY, "library")


RETRIEVED_CARD: Final = question(
    "retrieve.card", CARD, GAINS, "Which card do you take from the discard pile?"
)


@effect
def retrieve(s: State, seat: int) -> None:
    """Look through the discard pile and take a card of choice into hand."""
    for h in searched_pile(s, seat, card_of(s, s.resolving[-1]).key):
        s.cards.show(h, seat)
    s.then(take_retrieved, seat)


@effect
def take_retrieved(s: State, seat: int) -> None:
    """Take a card from the discard pile that was looked through."""
    pile = searched_pile(s, seat, card_of(s, s.resolving[-1]).key)
    key = s.choose(seat, RETRIEVED_CARD, card_names(s, pile))[1]
    h = next(h for h in pile if card_of(s, h).key == key)
    pile.remove(h)
    if pile:
        s.cards.show_all(pile[-1])  # everybody sees the card that now lies on top
    s.princes[seat].hand.append(h)
    s.notes.append((RETRIEVED, int(s.cards.identity[s.resolving[-1]])))


card(
    "Guido the Ambassador",
    "Guido, der Gesandte",
    ATTACK,
    set=SET,
    needs=can_call_guido,
    play=retrieve,
    does=RETRIEVES,
    text="With a Town Hall, or with fewer victory points than your rival: take any card from the "
    "discard pile into your hand.",
)

card(
    "Gustav the Librarian",
    "Gustav, der Bibliothekar",
    ACTION,
    set=SET,
    needs=can_call_gustav,
    play=retrieve,
    does=RETRIEVES,
    text="With a Library, or with fewer victory points than your rival: take any card from the "
    "discard pile into your hand.",
)


def can_mine(s: State, seat: int) -> str:
    return has_university(s, seat) or ("" if room(s, seat)[ORE] else "mountains-full")


MINED: Final = take_into("mineral-mining.take", "Where do you store the ore?")


@effect
def mineral_mining(s: State, seat: int) -> None:
    """Take up to two ore."""
    s.then(take_up_to, seat, MINED.key, 2, EACH[ORE])


card(
    "Mineral Mining",
    "Flözbau",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_mine,
    play=mineral_mining,
    text="With a University: take up to 2 ore.",
)

card(
    "Relocation",
    "Umzug",
    ACTION,
    set=SET,
    printed_requirement=False,
    duel=0,
    needs=can_relocate,
    play=relocation,
    does=MOVES,
    text=RELOCATION_TEXT,
)


def can_rotate_crops(s: State, seat: int) -> str:
    return has_university(s, seat) or ("" if room(s, seat)[GRAIN] else "fields-full")


REAPED: Final = take_into("three-field-system.take", "Where do you store the grain?")


@effect
def three_field_system(s: State, seat: int) -> None:
    """Take up to two grain."""
    s.then(take_up_to, seat, REAPED.key, 2, EACH[GRAIN])


card(
    "Three-Field System",
    "Dreifelderwirtschaft",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_rotate_crops,
    play=three_field_system,
    text="With a University: take up to 2 grain.",
)


# Settlement and city expansions

card(
    "Chief Cannoneer",
    "Geschützmeister",
    UNIT,
    set=SET,
    place=ANY_SITE,
    copies=2,
    duel=1,
    price="lumber, ore",
    points={"strength": 4},
    needs=has_university,
    text="A unit with strength, but no hero. You need a University.",
)


# City expansions

card(
    "Bath House",
    "Badhaus",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=3,
    duel=2,
    price="2 brick, ore, wool",
    points={"victory": 1},
    text="The plague spares the 4 regions around its city.",
)


def dear_city_cards_cost_one_less(other: Card) -> int:
    is_city_expansion = other.place in (CITY_SITE, ON_CARD)
    return 1 if is_city_expansion and other.price > 4 else 0


card(
    "Building Crane",
    "Baukran",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    price="lumber",
    cheapens=dear_city_cards_cost_one_less,
    needs=has_university,
    text="City expansions that cost more than 4 resources cost you 1 resource less, of your "
    "choice. You need a University.",
)


LOOK_THROUGH: Final = question("library.stack", STACK, GAINS, "Which stack do you look through?")


@effect
def library(s: State, seat: int, c: int) -> None:
    """Look through a draw stack and take a card, free of charge."""
    stacks = full_stacks(s, seat)
    if stacks:
        stack = s.choose(seat, LOOK_THROUGH, stacks)[1]
        look_through(s, seat, stack)
        s.then(take_searched, seat, stack)


card(
    "Library",
    "Bibliothek",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, 2 lumber, ore",
    points={"victory": 1},
    built=library,
    text="When you have built it, look through a stack and take 1 of its cards.",
)


def has_two_progress(s: State, seat: int) -> str:
    return "" if points(s, seat, PROGRESS) >= 2 else "needs-progress 2"


card(
    "Parliament",
    "Parlament",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="2 brick, 3 lumber, 2 wool",
    points={"victory": 2},
    needs=has_two_progress,
    text="Worth 2 victory points. You need 2 progress points.",
)

card(
    "Pharmacy",
    "Apotheke",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="gold, brick, 2 wool",
    points={"victory": 1},
    text="A plague brings you any 1 resource.",
)

card(
    "Town Hall",
    "Rathaus",
    BUILDING,
    set=SET,
    place=ON_CARD,
    on="parish-hall",
    search_price=0,
    copies=2,
    duel=1,
    price="brick, 2 ore, 2 wool",
    points={"victory": 1},
    text="Stands on your Parish Hall in a city. Choosing a card from a stack at the end of your "
    "turn costs nothing.",
)


def has_learned_house(s: State, seat: int) -> str:
    if has(s, seat, ABBEY) or has(s, seat, LIBRARY):
        return ""
    return "needs-card abbey library"


card(
    "University",
    "Universität",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, 2 grain, 2 lumber",
    points={"victory": 1, "progress": 1},
    once=True,
    face_up=True,
    needs=has_learned_house,
    text="Raises your hand limit by 1. You need an Abbey or a Library.",
)


# Events

card(
    "Invention",
    "Erfindung",
    EVENT,
    set=SET,
    copies=2,
    duel=0,
    event=invention,
    text=INVENTION_TEXT,
)


def infected(s: State, seat: int) -> list[int]:
    """A player's regions beside a city, except those around a city with a Bath House."""
    prince = s.princes[seat]
    safe: list[int] = []
    for h in prince.built:
        if card_of(s, h).name == "bath-house":
            safe += regions_around(column(s.where[h]))
    found = []
    for h in regions(s, seat):
        x = column(s.where[h])
        beside_city = [
            is_city(prince.centre[x + side - WEST])
            for side in (-1, 1)
            if prince.left <= x + side <= prince.right
        ]
        if any(beside_city) and s.where[h] not in safe:
            found.append(h)
    return found


CURED: Final = take_into("pharmacy.take", "Which resource does your Pharmacy bring you?")


@effect
def plague(s: State) -> None:
    """Regions beside cities lose one; Bath Houses protect and Pharmacies pay."""
    for seat in (0, 1):
        for h in infected(s, seat):
            s.level[h] = max(0, int(s.level[h]) - 1)
    for seat in (s.turn, 1 - s.turn):
        n = 0
        for h in s.princes[seat].built:
            n += card_of(s, h).name == "pharmacy"
        if n:
            s.then(take_any, seat, CURED.key, n, ALL_KINDS)


card(
    "Plague",
    "Seuche",
    EVENT,
    set=SET,
    copies=3,
    duel=1,
    event=plague,
    sure=True,
    text="Each region beside a city loses 1 resource.",
)
