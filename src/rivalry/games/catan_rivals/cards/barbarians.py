"""The Era of Barbarians: 20 expansions and markers, four of them open.

Its eight action cards and its four events have modules of their own.
"""

from typing import Final

from rivalry.core.chance import chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import (
    CARD,
    DECIDES,
    FATE,
    GAINS,
    GIVES,
    LOSES,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    SETTLES,
    STACK,
    TOP,
    YES_NO,
)
from rivalry.games.catan_rivals.action import ROLLS, YES, YES_OR_NO, drop_card
from rivalry.games.catan_rivals.building import has_city, is_city, legal_cells, sites, take_over
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    ANY_SITE,
    AS_MARKER,
    BRICK,
    BRINGS,
    BUILDING,
    BY_REGION,
    CITY_SITE,
    GOLD,
    HERO,
    MARKER,
    ON_ROAD,
    ORE,
    SELLS,
    SHIP,
    TRADE_SHIP,
    card,
    name_id,
)
from rivalry.games.catan_rivals.place import BESIDE, CELL_OF, PLACE_NAMES, WEST, column
from rivalry.games.catan_rivals.points import of_kind
from rivalry.games.catan_rivals.resource import (
    DONE,
    EACH,
    FULL,
    at_place,
    gain,
    kinds_with_room,
    names_of,
    owned,
    pay_from,
    pay_price,
    price_of,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.stack import (
    card_names,
    discard_from_hand,
    draw,
    full_stacks,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, is_preparing, question
from rivalry.games.catan_rivals.turn import usable
from rivalry.games.catan_rivals.turning import (
    can_turn,
    is_highest,
    marker,
    marker_points,
    turn_card,
    turn_up,
)

SET = "barbarians"

CASTLE: Final = name_id("castle")
STRONGHOLD: Final = name_id("barbarian-stronghold")
TRIUMPH: Final = name_id("triumph-card")
WOLFGANG: Final = name_id("wolfgang-the-street-performer")

MOST_TRIUMPH: Final = 3


def units(s: State, seat: int) -> list[int]:
    """A player's units in play, of every kind."""
    return [h for h in s.princes[seat].built if card_of(s, h).is_unit]


def standing(s: State, seat: int, name: int) -> int:
    """A player's expansion with this name."""
    for h in s.princes[seat].built:
        if card_of(s, h).name_id == name:
            return h
    raise AssertionError("only a card that stands there is looked for")


# The Triumph Card


def triumph_card(s: State, seat: int) -> int:
    """A player's Triumph Card, or -1."""
    return marker(s, seat, TRIUMPH)


def triumph(s: State, seat: int) -> int:
    """The victory points that a player's Triumph Card shows."""
    return marker_points(s, seat, TRIUMPH)


def can_triumph(s: State, seat: int) -> bool:
    """Whether a player has a Triumph Card that can be turned once more."""
    h = triumph_card(s, seat)
    return h >= 0 and not is_highest(s, h)


def turn_triumph(s: State, seat: int) -> None:
    """Turn a player's Triumph Card to the next side."""
    turn_up(s, seat, triumph_card(s, seat))


# A card in the rival's principality


def may_threaten(s: State, seat: int) -> str:
    return "rival-triumphant" if triumph(s, 1 - seat) == MOST_TRIUMPH else ""


def is_driven_out(s: State, host: int) -> bool:
    return triumph(s, host) == MOST_TRIUMPH


def is_beside_city(s: State, host: int, c: int) -> bool:
    """Whether a road leads to one of its owner's cities."""
    centre = s.princes[host].centre
    x = column(c) - WEST
    return is_city(centre[x - 1]) or is_city(centre[x + 1])


card(
    "Barbarian Stronghold",
    "Barbarenstützpunkt",
    BUILDING,
    set=SET,
    place=ON_ROAD,
    abroad=True,
    duel=0,
    price="gold, lumber",
    needs=may_threaten,
    fits=is_beside_city,
    leaves=is_driven_out,
    text="Stands on a road beside one of your rival's cities: barbarians are 1 stronger against "
    "them. It is discarded as soon as their Triumph Card shows 3 victory points.",
)


# Settlement and city expansions, and one beside a region

card(
    "Border Fortress",
    "Grenzfestung",
    BUILDING,
    set=SET,
    place=BY_REGION,
    beside=BRICK,
    pays_beside=1,
    copies=2,
    duel=1,
    once=True,
    sides=({}, {"strength": 1}, {"strength": 2}, {"strength": 4}),
    turn_price="ore, wool",
    use=turn_card,
    can_use=can_turn,
    text="Stands beside hills, which pay 1 brick for it. Pay 1 ore and 1 wool, as often as you "
    "like, to turn it to its next side: 1, 2, then 4 strength points.",
)


def can_visit_tavern(s: State, seat: int, h: int) -> bool:
    return owned(s, seat)[GOLD] > 0


TAVERN_PAY: Final = pay_from("tavern.pay", "Where does the gold for the tavern come from?")
TAVERN_ROLL: Final = question("tavern.roll", FATE, SETTLES, "What does the tavern's die show?")
TAVERN_TAKE: Final = take_into("tavern.take", "Which resource do you win in the tavern?")
TAVERN_WINS: Final = (0, 0, 1, 1, 1, 2)


@effect
def white_raven_tavern(s: State, seat: int, key: str) -> None:
    """Pay one gold to try your luck, once per turn."""
    s.used[usable(s, seat, key)] = 1
    s.then(pay_price, seat, TAVERN_PAY.key, price_of(GOLD, 1))
    s.then(try_luck, seat)


@effect
def try_luck(s: State, seat: int) -> None:
    """The die brings nothing, or one or two resources of choice."""
    n = TAVERN_WINS[chance_number(s.choose(CHANCE, TAVERN_ROLL, ROLLS)) - 1]
    if n:
        s.then(take_any, seat, TAVERN_TAKE.key, n, ALL_KINDS)


card(
    "White Raven Tavern",
    "Wirtshaus zum weißen Raben",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="grain, lumber",
    points={"skill": 1},
    use=white_raven_tavern,
    can_use=can_visit_tavern,
    limit=True,
    does=BRINGS,
    text="Once per turn, pay 1 gold and roll a die: 3, 4 or 5 wins any 1 resource, 6 any 2.",
)


# Heroes and a ship

card(
    "Arnd the Strategist",
    "Arnd, der Stratege",
    HERO,
    set=SET,
    place=ANY_SITE,
    price="grain, ore, wool",
    points={"strength": 1, "skill": 1},
    company=(HERO,),
    text="Against barbarians, the other heroes of his settlement or city count as 2 units each.",
)

BAROC: Final = take_into("baroc.take", "Where do you store the ore?")


@effect
def baroc(s: State, seat: int) -> None:
    """Gain ore after a Brigand Attack, twice as much with a Stronghold in the rival's realm."""
    s.then(take_any, seat, BAROC.key, 2 if has(s, seat, STRONGHOLD) else 1, EACH[ORE])


card(
    "Baroc the Barbarian",
    "Baroc, der Barbar",
    HERO,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="gold, ore",
    points={"strength": 1},
    after_brigands=baroc,
    text="After a Brigand Attack you gain 1 ore, or 2 while you have a Barbarian Stronghold.",
)


def needs_city(s: State, seat: int) -> str:
    return "" if has_city(s, seat) else "needs-city"


card(
    "Caravel",
    "Karavelle",
    SHIP,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="lumber, ore, wool",
    points={"strength": 2},
    needs=needs_city,
    company=(SHIP, TRADE_SHIP),
    text="Against barbarians, the other ships of its settlement or city count as 2 units each. "
    "You need a city.",
)


def suitable_heroes(s: State, seat: int, c: int) -> list[int]:
    """The rival's heroes that could stand on this site of a player's."""
    found = []
    for h in of_kind(s, 1 - seat, HERO):
        place = card_of(s, h).place
        if place in (ANY_SITE, CITY_SITE) and c in sites(s, seat, place == CITY_SITE):
            found.append(h)
    return found


def can_use_marie(s: State, seat: int, h: int) -> bool:
    return len(suitable_heroes(s, seat, s.where[h])) > 0


OFFERED: Final = question(
    "marie.offer", OWN_PLACE, LOSES, "Which of your heroes do you offer to Marie?"
)
MARIE_TAKE: Final = question(
    "marie.take", RIVALS_PLACE, POINTS_AT, "Which of these heroes takes Marie's place?"
)


@effect
def marie(s: State, seat: int, key: str) -> None:
    """The rival names two heroes; one of them takes Marie's place, and she is discarded."""
    h = usable(s, seat, key)
    c: int = s.where[h]
    offered = s.choose_some(1 - seat, OFFERED, names_of(s, suitable_heroes(s, seat, c)), 2)
    taken = offered[0] if len(offered) == 1 else s.choose(seat, MARIE_TAKE, offered)
    drop_card(s, seat, h)
    take_over(s, seat, at_place(s, 1 - seat, taken), c)


card(
    "Marie the Shieldmaiden",
    "Marie, die Schildmaid",
    HERO,
    set=SET,
    place=ANY_SITE,
    price="ore, 2 wool",
    points={"strength": 1, "skill": 1},
    heroine=True,
    use=marie,
    can_use=can_use_marie,
    waits=True,
    does=BRINGS,
    text="From your next turn on: your rival names 2 of their heroes that could stand in Marie's "
    "place. Discard her and put one of the two there.",
)


EVENTS: Final[Action] = ("events",)
HAND: Final[Action] = ("hand",)
LOOK: Final = question(
    "siward.look", STACK, GAINS, "Which cards does Siward spy out? Your rival's hand costs 1 gold."
)
LOOK_PAY: Final = pay_from("siward.pay", "Where does the gold for Siward come from?")


def spied(s: State, seat: int) -> list[Action]:
    """What Siward can look at."""
    found = full_stacks(s, seat)
    found.append(EVENTS)
    if s.princes[1 - seat].hand and owned(s, seat)[GOLD] and not is_preparing(s):
        found.append(HAND)
    return found


def can_use_siward(s: State, seat: int, h: int) -> bool:
    return True  # the event stack never runs out


@effect
def siward(s: State, seat: int, key: str) -> None:
    """Look at the top of the event stack, the top of a draw stack, or the rival's hand."""
    answer = s.choose(seat, LOOK, spied(s, seat))
    s.used[usable(s, seat, key)] = 1
    if answer == HAND:
        s.then(pay_price, seat, LOOK_PAY.key, price_of(GOLD, 1))
        seen = s.princes[1 - seat].hand
    elif answer == EVENTS:
        seen = s.events[-3:]
    else:
        seen = s.stacks[answer[1]][-3:]
    for h in seen:
        s.cards.show(h, seat)


card(
    "Siward the Scout",
    "Siward, der Späher",
    HERO,
    set=SET,
    place=ANY_SITE,
    price="gold, grain",
    points={"strength": 1},
    use=siward,
    can_use=can_use_siward,
    limit=True,
    does=BRINGS,
    text="Once per turn, look at the top 3 cards of the event stack or of a draw stack, or pay 1 "
    "gold and look at your rival's hand.",
)


WOLFGANG_TAKE: Final = take_into("wolfgang.take", "Which region beside Wolfgang gains a resource?")
WOLFGANG_BUY: Final = question(
    "wolfgang.buy", YES_NO, DECIDES, "Do you pay {n} gold so that Wolfgang moves to you?"
)
WOLFGANG_SITE: Final = question(
    "wolfgang.site", OWN_PLACE, SETTLES, "Where does Wolfgang perform from now on?"
)
WOLFGANG_PAY: Final = pay_from("wolfgang.pay", "Where does Wolfgang's gold come from?")
WOLFGANG_PRICE: Final = 2


@effect
def wolfgang(s: State, seat: int) -> None:
    """One or both regions beside him may gain a resource; if so, the rival may buy him."""
    grid = s.princes[seat].grid
    near: list[int] = [grid[c] for c in BESIDE[s.where[standing(s, seat, WOLFGANG)]]]
    rest = [h for h in near if s.level[h] < FULL]  # RULINGS O-89: if none, no sale
    gained: list[int] = []
    while rest:
        answer = s.choose(seat, WOLFGANG_TAKE, [*names_of(s, rest), DONE])
        if answer == DONE:
            break
        h = at_place(s, seat, answer)
        rest.remove(h)
        gained.append(h)
    gain(s, gained)
    if gained:
        s.then(sell_wolfgang, seat)


@effect
def sell_wolfgang(s: State, seat: int) -> None:
    """The rival may buy Wolfgang, if they have a free site for him."""
    buyer = 1 - seat
    cells = legal_cells(s, buyer, card_of(s, standing(s, seat, WOLFGANG)))
    if not cells or owned(s, buyer)[GOLD] < WOLFGANG_PRICE:
        return
    if s.choose(buyer, WOLFGANG_BUY, YES_OR_NO, amount=WOLFGANG_PRICE) == YES:
        c = cells[0]
        if len(cells) > 1:
            c = CELL_OF[s.choose(buyer, WOLFGANG_SITE, [PLACE_NAMES[c] for c in cells])]
        s.then(pay_price, buyer, WOLFGANG_PAY.key, price_of(GOLD, WOLFGANG_PRICE))
        s.then(move_wolfgang, buyer, c)


@effect
def move_wolfgang(s: State, buyer: int, c: int) -> None:
    """Wolfgang moves to the player who has paid for him."""
    take_over(s, buyer, standing(s, 1 - buyer, WOLFGANG), c)


card(
    "Wolfgang the Street Performer",
    "Wolfgang, der Gaukler",
    HERO,
    set=SET,
    place=ANY_SITE,
    price="2 gold",
    points={"skill": 1},
    celebrates=wolfgang,
    text="At a Celebration, 1 or both of the regions beside him may gain 1 resource each. If one "
    "does, your rival may pay 2 gold and move him to a free site of theirs.",
)


# City expansions

card(
    "Arsenal",
    "Zeughaus",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, lumber, 2 ore",
    points={"victory": 1},
    shelters=ALL_KINDS,
    text="Brigands neither count nor take what lies in the regions left and right of it.",
)


def can_use_bailiwick(s: State, seat: int, h: int) -> bool:
    return len(full_stacks(s, seat)) > 0


BAILIWICK_DRAW: Final = question("bailiwick.draw", TOP, GAINS, "Which stack do you draw from?")


@effect
def bailiwick(s: State, seat: int, key: str) -> None:
    """Draw the top card of a stack; it may be used at once."""
    stack = s.choose(seat, BAILIWICK_DRAW, full_stacks(s, seat))[1]
    s.used[usable(s, seat, key)] = 1
    draw(s, seat, stack)


card(
    "Bailiwick",
    "Vogtei",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, lumber, 2 wool",
    points={"victory": 1},
    once=True,
    use=bailiwick,
    can_use=can_use_bailiwick,
    limit=True,
    does=BRINGS,
    text="Once per turn, draw the top card of a stack.",
)

card(
    "Castle",
    "Burg",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, lumber, ore",
    points={"victory": 1},
    once=True,
    face_up=True,
    text="Against barbarians, the strength points of your Border Fortress count as units too. Lets "
    "you play the Castellan and Siegfried.",
)


def sellable(s: State, seat: int) -> list[int]:
    """The units and action cards in a player's hand."""
    found = []
    for h in s.princes[seat].hand:
        record = card_of(s, h)
        if record.is_unit or record.is_action:
            found.append(h)
    return found


def can_sell(s: State, seat: int, h: int) -> bool:
    return len(sellable(s, seat)) > 0 and kinds_with_room(s, seat) > 0


SOLD: Final = question(
    "brotherhood.card", CARD, GIVES, "Which card do you give to the Secret Brotherhood?"
)
SOLD_FOR: Final = take_into("brotherhood.take", "Which resource do you take for the card?")


@effect
def secret_brotherhood(s: State, seat: int, key: str) -> None:
    """Discard a unit or an action card from hand for a resource of choice."""
    # The others cannot know that there is one; in a world they sample there may be none.
    answer = s.choose(seat, SOLD, card_names(s, sellable(s, seat)) or [("no",)])
    if answer != ("no",):
        # RULINGS O-63: it is not played, so what it needs does not matter.
        s.used[usable(s, seat, key)] = 1
        discard_from_hand(s, seat, answer[1])
        s.then(take_any, seat, SOLD_FOR.key, 1, ALL_KINDS)


card(
    "Secret Brotherhood",
    "Geheime Bruderschaft",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="gold, lumber, 2 wool",
    points={"victory": 1},
    once=True,
    use=secret_brotherhood,
    can_use=can_sell,
    limit=True,
    does=SELLS,
    text="You lose 1 resource to barbarians instead of 2. Once per turn, discard a unit or an "
    "action card from your hand and take any 1 resource.",
)


# The marker

card(
    "Triumph Card",
    "Triumphkarte",
    MARKER,
    set=SET,
    place=AS_MARKER,
    copies=2,
    duel=1,
    once=True,
    face_up=True,
    with_city=True,
    needs=needs_city,
    sides=({}, {"victory": 1}, {"victory": 2}, {"victory": 3}),
    text="Comes with your first city. When you defeat barbarians you may turn it to its next side "
    "instead of taking resources: 1, 2, then 3 victory points.",
)
