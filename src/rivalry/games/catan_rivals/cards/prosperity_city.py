"""The city expansions of the Era of Prosperity: Prince and Princess, and seven buildings."""

from typing import Final

from rivalry.core.question import (
    CARD,
    DECIDES,
    GAINS,
    LOSES,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    YES_NO,
)
from rivalry.games.catan_rivals.action import PLAY_PAY, YES, YES_OR_NO
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    BRINGS,
    BUILDING,
    CITY_SITE,
    GRAIN,
    RETRIEVES,
    UNIT,
    WOOL,
    Card,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.prosperity import SET, first_night, has_aqueduct
from rivalry.games.catan_rivals.fetch import FETCHES, Fetch, can_fetch, fetch
from rivalry.games.catan_rivals.resource import (
    EACH,
    at_place,
    kinds_with_room,
    names_of,
    pay_from,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.stack import leave_play, may_defect
from rivalry.games.catan_rivals.star import gain_stars, pay_stars, room_for_stars, stars
from rivalry.games.catan_rivals.state import State, card_of, effect, question
from rivalry.games.catan_rivals.turn import usable

ARTWORKS: Final = (
    name_id("artwork-epic"),
    name_id("artwork-fountain"),
    name_id("artwork-relief"),
    name_id("artwork-sculpture"),
)

# Prince and Princess


def is_artwork(other: Card) -> bool:
    return other.name_id in ARTWORKS


COLLECTED: Final = Fetch(
    is_artwork,
    question("artwork.card", CARD, GAINS, "Which Artwork do you take from the discard pile?"),
    pay_from("artwork.pay", "Where does the gold for the Artwork come from?"),
    shows=True,
)
COLLECTOR_TEXT = (
    "Lets you play Artworks and the Court Astrologer. Once per turn, pay 1 gold and take an "
    "Artwork from the discard pile into your hand. You cannot have a {} as well."
)

for _title, _german, _price, _kind, _other in (
    ("Prince", "Fürst", "star, grain, ore", "strength", "Princess"),
    ("Princess", "Fürstin", "star, ore, wool", "skill", "Prince"),
):
    FETCHES[_title.lower()] = COLLECTED
    card(
        _title,
        _german,
        UNIT,
        set=SET,
        place=CITY_SITE,
        duel=int(_title == "Prince"),
        price=_price,
        points={_kind: 1},
        once=True,
        face_up=True,
        forbids=(_other.lower(),),
        loyal=True,
        use=fetch,
        can_use=can_fetch,
        fee="gold",
        limit=True,
        does=RETRIEVES,
        text=COLLECTOR_TEXT.format(_other),
    )


# Buildings

card(
    "Aqueduct",
    "Wasserversorgung",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, 2 lumber, 2 ore",
    points={"victory": 1},
    once=True,
    irrigates=EACH[GRAIN] | EACH[WOOL],
    text="Fields and pastures among the 4 regions around its city yield 1 more resource. Lets you "
    "build a Hospital and play Prosperity.",
)


def dear_buildings_cost_one_less(other: Card) -> int:
    return 1 if other.kind == BUILDING and other.price >= 6 else 0


card(
    "Builders' Hut",
    "Bauhütte",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, 2 ore",
    points={"victory": 1},
    once=True,
    face_up=True,
    cheapens=dear_buildings_cost_one_less,
    star_at="celebration",
    text="Each Celebration brings you 1 star. Buildings that cost 6 resources or more cost you 1 "
    "resource less, of your choice.",
)


def is_welcome_at_court(other: Card) -> bool:
    # RULINGS O-71: what matters is whether the action card's text has a requirement.
    return other.is_unit or (other.is_action and not other.printed_requirement)


FETCHES["city-palace"] = Fetch(
    is_welcome_at_court,
    question("city-palace.card", CARD, GAINS, "Which card do you take from the discard pile?"),
    PLAY_PAY,
    shows=False,
)

card(
    "City Palace",
    "Stadtschloss",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="2 star, 2 brick, ore",
    points={"victory": 1},
    once=True,
    use=fetch,
    can_use=can_fetch,
    fee="3 star",
    limit=True,
    does=RETRIEVES,
    text="Once per turn, pay 3 stars and take a unit, or an action card whose text demands nothing "
    "of its player, from the discard pile into your hand.",
)


def can_heal(s: State, seat: int) -> bool:
    """Whether a star can be paid for a resource."""
    return stars(s, seat) > 0 and kinds_with_room(s, seat) > 0


def can_use_hospital(s: State, seat: int, h: int) -> bool:
    return room_for_stars(s, seat) > 0 or can_heal(s, seat)


HOSPITAL: Final = question(
    "hospital.star",
    YES_NO,
    DECIDES,
    "Does the Hospital bring you a star? If not, you pay one for a resource.",
)
HOSPITAL_TAKE: Final = take_into("hospital.take", "Which resource does the Hospital bring you?")


@effect
def hospital(s: State, seat: int, key: str) -> None:
    """Take a star, or pay one for a resource of choice."""
    takes_star = room_for_stars(s, seat) > 0
    if takes_star and can_heal(s, seat):
        takes_star = s.choose(seat, HOSPITAL, YES_OR_NO) == YES
    s.used[usable(s, seat, key)] = 1
    if takes_star:
        gain_stars(s, seat, 1)
    else:
        pay_stars(s, seat, 1)
        s.then(take_any, seat, HOSPITAL_TAKE.key, 1, ALL_KINDS)


card(
    "Hospital",
    "Hospital",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="lumber, ore, 2 wool",
    points={"victory": 1},
    once=True,
    needs=has_aqueduct,
    use=hospital,
    can_use=can_use_hospital,
    limit=True,
    does=BRINGS,
    text="Once per turn: take 1 star, or pay 1 star and take any 1 resource. You need an Aqueduct.",
)


SUMMONED: Final = question(
    "monument.offer", OWN_PLACE, LOSES, "Which of your units do you name for the Monument?"
)
SUMMON: Final = question(
    "monument.take", RIVALS_PLACE, POINTS_AT, "Which of these units do you take into your hand?"
)


@effect
def monument(s: State, seat: int, c: int) -> None:
    """The rival names two of their units; the builder takes one of them into hand."""
    rival = 1 - seat
    units = may_defect(s, [h for h in s.princes[rival].built if card_of(s, h).is_unit])
    if units:
        offered = s.choose_some(rival, SUMMONED, names_of(s, units), 2)
        taken = offered[0] if len(offered) == 1 else s.choose(seat, SUMMON, offered)
        h = at_place(s, rival, taken)
        leave_play(s, rival, h)
        s.princes[seat].hand.append(h)


card(
    "Monument to the Prince",
    "Fürstenmonument",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 star, 2 gold, brick",
    points={"victory": 1},
    built=monument,
    meddles=True,
    text="When you have built it, your rival names 2 of their units. You take one of them into "
    "your hand. Prince and Princess cannot be named.",
)


card(
    "Theater",
    "Theater",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="brick, lumber, 2 wool",
    points={"victory": 1, "skill": 2},
    built=first_night,
    text="When you have built it, take 1 star.",
)
