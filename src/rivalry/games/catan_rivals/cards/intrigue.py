"""The Era of Intrigue: 24 cards, four of them open, and four events. These are its expansions."""

from typing import Final

from rivalry.core.question import (
    AMOUNT,
    CARD,
    GAINS,
    GIVES,
    LOSES,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    TOP,
)
from rivalry.games.catan_rivals import turning
from rivalry.games.catan_rivals.action import NO, drop_card, traded
from rivalry.games.catan_rivals.building import has_city
from rivalry.games.catan_rivals.card import (
    ANY_SITE,
    BRINGS,
    BUILDING,
    BY_REGION,
    CITY_SITE,
    GOLD,
    GRAIN,
    HERO,
    ON_CARD,
    ON_ROAD,
    SITE,
    STRENGTH,
    UNIT,
    WOOL,
    card,
    name_id,
)
from rivalry.games.catan_rivals.place import BESIDE, column, region_of
from rivalry.games.catan_rivals.points import heroines
from rivalry.games.catan_rivals.resource import (
    EACH,
    GOLD_ONLY,
    all_but,
    at_place,
    choose_place,
    has_room_beside,
    names_of,
    owned,
    pay,
    pay_from,
    pay_price,
    price_of,
    resource_of,
    room,
    stores,
    take_any,
    take_into,
    take_up_to,
)
from rivalry.games.catan_rivals.stack import (
    card_names,
    draw,
    full_stacks,
    may_defect,
    take_from_hand,
)
from rivalry.games.catan_rivals.state import (
    QUESTIONS,
    State,
    card_of,
    effect,
    has,
    in_hand,
    question,
)
from rivalry.games.catan_rivals.turn import usable

SET = "intrigue"

CHURCH: Final = name_id("church")
TEMPLE: Final = name_id("odins-temple")
FOUNTAIN: Final = name_id("odins-fountain")
BISHOPS_SEE: Final = name_id("bishops-see")
ABBEY: Final = name_id("abbey")
CHAPEL: Final = name_id("chapel")


def has_fountain_or_temple(s: State, seat: int) -> str:
    if has(s, seat, FOUNTAIN) or has(s, seat, TEMPLE):
        return ""
    return "needs-card odins-fountain odins-temple"


@effect
def draw_tops(s: State, seat: int, why: str, n: int) -> None:
    """A player draws the top cards of stacks of their choice, one by one."""
    stacks = full_stacks(s, seat)
    if stacks:
        stack = s.choose(seat, QUESTIONS[why], stacks)[1]
        draw(s, seat, stack)
        if n > 1:
            s.then(draw_tops, seat, why, n - 1)


# In the rival's principality and beside regions

MOST_HEROINES: Final = 3


def too_many_heroines(s: State, host: int) -> bool:
    return heroines(s, host) >= MOST_HEROINES


def few_heroines(s: State, seat: int) -> str:
    return f"rival-heroines {MOST_HEROINES}" if too_many_heroines(s, 1 - seat) else ""


def weakened(s: State, host: int, h: int) -> int:
    """The strength beyond one each that the host's units at the two ends of the road have."""
    x = column(s.where[h])
    lost = 0
    for other in s.princes[host].built:
        record = card_of(s, other)
        if record.is_unit and column(s.where[other]) in (x - 1, x + 1):
            lost += max(0, record.points[STRENGTH] - 1)
    return lost


card(
    "Red Light Tavern",
    "Wirtshaus zur Roten Laterne",
    BUILDING,
    set=SET,
    place=ON_ROAD,
    abroad=True,
    duel=0,
    price="grain, lumber",
    needs=few_heroines,
    leaves=too_many_heroines,
    burden_kind=STRENGTH,
    burden=weakened,
    text="Stands on a road of your rival: their units in the settlements and cities at its ends "
    "have no more than 1 strength point each. With 3 heroines your rival is rid of it.",
)


def needs_city(s: State, seat: int) -> str:
    return "" if has_city(s, seat) else "needs-city"


card(
    "Abbey Brewery",
    "Klosterbrauerei",
    BUILDING,
    set=SET,
    place=BY_REGION,
    beside=GRAIN,
    sides=({}, {"commerce": 2}, {"strength": 1, "commerce": 1}, {"strength": 2}),
    turn_price="2 grain",
    turn_beside=True,
    turn_any=True,
    needs=needs_city,
    use=turning.turn_card,
    can_use=turning.can_turn,
    text="Stands beside fields and is empty at first. For 2 grain of these fields turn it to any "
    "other side, as often as you like: 2 commerce points, 1 strength and 1 commerce point, "
    "2 strength points, or nothing. You need a city.",
)


def has_mill_beside(s: State, seat: int, region: int) -> bool:
    """Whether a Grain Mill stands beside a region."""
    for h in s.princes[seat].built:
        if card_of(s, h).name == "grain-mill" and s.where[region] in BESIDE[s.where[h]]:
            return True
    return False


def millers_rates(s: State, seat: int, h: int) -> list[int]:
    """How much grain from the Miller's fields may be traded for another resource: the rates."""
    region: int = s.princes[seat].grid[region_of(s.where[h])]
    rates: list[int] = []
    if has_room_beside(s, seat, GRAIN):
        if s.level[region] >= 1 and not s.used[h] and has_mill_beside(s, seat, region):
            rates.append(1)
        if s.level[region] >= 2:
            rates.append(2)
    return rates


def can_use_miller(s: State, seat: int, h: int) -> bool:
    return len(millers_rates(s, seat, h)) > 0


MILLER_RATE: Final = question(
    "reiner-the-miller.rate", AMOUNT, GIVES, "How much grain do you give for another resource?"
)
MILLER_TAKE: Final = take_into(
    "reiner-the-miller.take", "Which resource does Reiner the Miller bring you?"
)


@effect
def reiner_the_miller(s: State, seat: int, key: str) -> None:
    """Trade grain from his fields two to one, or once per turn one to one with a mill beside."""
    h = usable(s, seat, key)
    rates = millers_rates(s, seat, h)
    n = rates[0]
    if len(rates) > 1:
        n = s.choose(seat, MILLER_RATE, [("number", n) for n in rates])[1]
    pay(s, [s.princes[seat].grid[region_of(s.where[h])]] * n)
    s.then(take_any, seat, MILLER_TAKE.key, 1, all_but(GRAIN))
    if n == 1:
        s.used[h] = 1
    else:
        traded(s, seat, GRAIN)


card(
    "Reiner the Miller",
    "Reiner, der Müller",
    HERO,
    set=SET,
    place=BY_REGION,
    beside=GRAIN,
    duel=0,
    price="gold, grain",
    points={"commerce": 1},
    use=reiner_the_miller,
    swaps=(GRAIN, 2, 1),
    can_use=can_use_miller,
    text="Stands beside fields. Trade 2 grain of these fields for 1 other resource, as often as "
    "you like; once per turn 1 grain is enough if a Grain Mill stands beside them.",
)


# Settlement and city expansions


def has_church_and_temple(s: State, seat: int) -> str:
    if not has(s, seat, CHURCH):
        return "needs-card church"
    return "" if has(s, seat, TEMPLE) else "needs-card odins-temple"


card(
    "Great Thingstead",
    "Großes Thing",
    SITE,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="2 grain, 2 lumber, 2 wool",
    points={"victory": 2},
    needs=has_church_and_temple,
    forbids_attacks=True,
    text="While it stands, nobody plays attack cards, and a Religious Dispute does nothing. You "
    "need a Church and Odin's Temple.",
)

card(
    "Odin's Fountain",
    "Quelle Odins",
    SITE,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="gold, brick, ore",
    once=True,
    exchanges=2,
    text="At the end of your turn you may exchange 2 cards, one after the other.",
)

card(
    "Pilgrimage Site",
    "Wallfahrtsort",
    SITE,
    set=SET,
    place=ANY_SITE,
    price="gold, ore",
    points={"commerce": 1},
    once=True,
    refills=True,
    text="When an event or a card of your rival makes you lose cards from your hand, draw up to "
    "your hand limit at once.",
)


def can_use_godfrey(s: State, seat: int, h: int) -> bool:
    return owned(s, seat)[GOLD] > 0 and len(s.princes[1 - seat].hand) > 0


GODFREY_PAY: Final = pay_from("godfrey.pay", "Where does the gold for Godfrey come from?")
GODFREY_CARD: Final = question(
    "godfrey.card", CARD, GAINS, "Which card does Godfrey bring you from your rival's hand?"
)


@effect
def godfrey(s: State, seat: int, key: str) -> None:
    """Pay one gold to look at the rival's hand."""
    s.used[usable(s, seat, key)] = 1
    s.then(pay_price, seat, GODFREY_PAY.key, price_of(GOLD, 1))
    s.then(godfrey_look, seat, key)


@effect
def godfrey_look(s: State, seat: int, key: str) -> None:
    """The hand is shown to his owner alone."""
    for h in s.princes[1 - seat].hand:
        s.cards.show(h, seat)
    s.then(godfrey_take, seat, key)


@effect
def godfrey_take(s: State, seat: int, key: str) -> None:
    """Take an action card or a unit from that hand and discard Godfrey, or take nothing."""
    names = card_names(s, may_defect(s, actions_and_units(s, 1 - seat)))
    answer = s.choose(seat, GODFREY_CARD, [*names, NO])
    if answer != NO:
        take_from_hand(s, seat, in_hand(s, 1 - seat, answer[1]))
        for h in s.princes[seat].built:
            if card_of(s, h).key == key:
                drop_card(s, seat, h)
                break


def actions_and_units(s: State, seat: int) -> list[int]:
    """The action cards and units in a player's hand."""
    hand = s.princes[seat].hand
    return [h for h in hand if card_of(s, h).is_action or card_of(s, h).is_unit]


card(
    "Godfrey the Intriguer",
    "Gottfried, der Intrigant",
    HERO,
    set=SET,
    place=ANY_SITE,
    price="ore, wool",
    points={"strength": 1},
    use=godfrey,
    does=BRINGS,
    can_use=can_use_godfrey,
    limit=True,
    waits=True,
    text="From your next turn on, once per turn: pay 1 gold and look at your rival's hand. You may "
    "take 1 action card or unit from it; then discard Godfrey.",
)

card(
    "Master of the Brotherhood",
    "Meister der Bruderschaft",
    UNIT,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="2 gold, wool",
    points={"skill": 1, "progress": 1},
    once=True,
    forbids=("abbey",),
    tolls=True,
    text="A rival who has more victory points pays 2 gold for each point of that lead before they "
    "play a card that threatens your hand or your principality; 1 of it is yours. He and an "
    "Abbey cannot stand together.",
)


# City expansions


def has_place_of_worship(s: State, seat: int) -> str:
    # RULINGS O-53: the Abbey will do, too.
    if has(s, seat, CHURCH) or has(s, seat, ABBEY) or has(s, seat, CHAPEL):
        return ""
    return "needs-card church abbey chapel-1-3"


EXPEL: Final = question(
    "bishops-see.name", RIVALS_PLACE, POINTS_AT, "Which unit of your rival do you point at?"
)
EXPELLED: Final = question(
    "bishops-see.lose", OWN_PLACE, LOSES, "Which of these units do you discard?"
)


@effect
def bishops_see(s: State, seat: int, c: int) -> None:
    """Name three of the rival's units; the rival discards one of them."""
    rival = 1 - seat
    units = [h for h in s.princes[rival].built if card_of(s, h).is_unit]
    if units:
        # RULINGS O-86: three, or all if there are fewer.
        named = s.choose_some(seat, EXPEL, names_of(s, units), 3)
        lost = named[0] if len(named) == 1 else s.choose(rival, EXPELLED, named)
        drop_card(s, rival, at_place(s, rival, lost))


card(
    "Bishop's See",
    "Bischofssitz",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 gold, brick, 2 ore",
    points={"victory": 1},
    needs=has_place_of_worship,
    built=bishops_see,
    meddles=True,
    text="When you have built it, point at 3 units of your rival; they discard one of them. You "
    "need a Church, an Abbey or a Chapel.",
)

CHURCH_GOLD: Final = take_into("church.gold", "Where do you store the gold from the Church?")


@effect
def church(s: State, seat: int, c: int) -> None:
    """Take up to two gold after building it."""
    s.then(take_up_to, seat, CHURCH_GOLD.key, 2, GOLD_ONLY)


card(
    "Church",
    "Kirche",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, 2 ore",
    points={"victory": 1},
    once=True,
    face_up=True,
    built=church,
    text="When you have built it, take up to 2 gold. In a Religious Dispute you keep 2 cards.",
)

TEMPLE_DRAW: Final = question(
    "odins-temple.draw", TOP, GAINS, "Which stack do you draw from for Odin's Temple?"
)


@effect
def odins_temple(s: State, seat: int, c: int) -> None:
    """Draw a card after building it."""
    s.then(draw_tops, seat, TEMPLE_DRAW.key, 1)


card(
    "Odin's Temple",
    "Tempel Odins",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 grain, 2 lumber",
    points={"victory": 1},
    once=True,
    face_up=True,
    built=odins_temple,
    text="When you have built it, draw the top card of a stack. In a Religious Dispute you keep 2 "
    "cards.",
)


def can_sacrifice(s: State, seat: int, h: int) -> bool:
    return owned(s, seat)[WOOL] >= 2 and has_room_beside(s, seat, WOOL)


SACRIFICE_GIVE: Final = pay_from("sacrificial-site.give", "Which pasture pays? {n} to pay.")
SACRIFICE_TAKE: Final = take_into(
    "sacrificial-site.take", "Which resource does the Sacrificial Site bring you?"
)


@effect
def sacrificial_site(s: State, seat: int, key: str) -> None:
    """Trade two wool for one other resource."""
    s.then(pay_price, seat, SACRIFICE_GIVE.key, price_of(WOOL, 2))
    s.then(take_any, seat, SACRIFICE_TAKE.key, 1, all_but(WOOL))
    traded(s, seat, WOOL)


card(
    "Sacrificial Site",
    "Opferstätte",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    price="brick, lumber, 2 wool",
    points={"victory": 1},
    needs=has_fountain_or_temple,
    use=sacrificial_site,
    can_use=can_sacrifice,
    shelters=EACH[WOOL],
    swaps=(WOOL, 2, 1),
    text="Trade 2 wool for 1 other resource, as often as you like. Brigands neither count nor take "
    "the wool left and right of it. You need Odin's Fountain or Odin's Temple.",
)


# On top of Temple and Church

BRAN_DRAW: Final = question("bran.draw", TOP, GAINS, "Which stack do you draw from for Bran?")


@effect
def bran(s: State, seat: int, c: int) -> None:
    """Draw two cards after placing him on the Temple."""
    s.then(draw_tops, seat, BRAN_DRAW.key, 2)


card(
    "Bran, Defender of the Temple",
    "Bran, Streiter des Tempels",
    HERO,
    set=SET,
    place=ON_CARD,
    on="odins-temple",
    price="2 ore, 2 wool",
    points={"victory": 1, "strength": 2},
    built=bran,
    arrives=True,
    text="Stands on Odin's Temple, which nothing can touch while he is there. When he comes, draw "
    "2 cards.",
)


def judiths_offerings(s: State, seat: int) -> list[int]:
    """The stores in which a player has something other than gold."""
    return [h for h in stores(s, seat) if s.level[h] and resource_of(s, h) != GOLD]


def can_use_judith(s: State, seat: int, h: int) -> bool:
    return room(s, seat)[GOLD] > 0 and len(judiths_offerings(s, seat)) > 0


JUDITH_GIVE: Final = pay_from("judith.give", "Which resource do you give for Judith's gold?")
JUDITH_GOLD: Final = take_into("judith.gold", "Where do you store the gold that Judith brings?")


@effect
def judith(s: State, seat: int, key: str) -> None:
    """Give a resource other than gold for up to two gold, once per turn."""
    h = choose_place(s, seat, JUDITH_GIVE, judiths_offerings(s, seat))
    s.used[usable(s, seat, key)] = 1
    pay(s, [h])
    s.then(take_up_to, seat, JUDITH_GOLD.key, 2, GOLD_ONLY)


card(
    "Judith, Guardian of the Church",
    "Judith, Hüterin der Kirche",
    HERO,
    set=SET,
    place=ON_CARD,
    on="church",
    price="2 grain, 2 ore",
    points={"victory": 1, "skill": 2},
    heroine=True,
    use=judith,
    does=BRINGS,
    can_use=can_use_judith,
    limit=True,
    text="Stands on the Church, which nothing can touch while she is there. Once per turn: pay 1 "
    "resource other than gold and take up to 2 gold.",
)
