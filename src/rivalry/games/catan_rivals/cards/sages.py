"""The Era of Sages: 23 expansions and markers, two of them open. These stand in principalities.

Its action cards and its events have a module of their own.
"""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import (
    CARD,
    DECIDES,
    GAINS,
    GIVES,
    NUMBER,
    OWN_PLACE,
    RIVALS_PLACE,
    SETTLES,
    STACK,
    TOP,
    YES_NO,
)
from rivalry.games.catan_rivals.action import NO, PLAY_PAY, YES, YES_OR_NO
from rivalry.games.catan_rivals.card import (
    AGAINST_ATTACK,
    AGAINST_EVENT,
    AGAINST_FACE,
    ANY_SITE,
    AS_MARKER,
    ATTACK,
    BEFORE_ROLL,
    BRICK,
    BRINGS,
    BUILDING,
    BY_REGION,
    CARDS,
    CITY_SITE,
    FIXES_EVENT,
    FORESEES,
    GATHERS,
    GOLD,
    GRAIN,
    HERO,
    LUMBER,
    MARKER,
    ORE,
    OWL,
    RESOURCES,
    SITE,
    UNIT,
    WOOL,
    Card,
    card,
    cost,
    name_id,
)
from rivalry.games.catan_rivals.cards.basic import BEFORE_THE_ROLL
from rivalry.games.catan_rivals.cards.intrigue import draw_tops, needs_city
from rivalry.games.catan_rivals.demand import Demand, choose_demand, choose_transfer
from rivalry.games.catan_rivals.die import EVENT_DIE
from rivalry.games.catan_rivals.resource import (
    FULL,
    affords,
    all_but,
    at_place,
    choose_place,
    gain,
    holders,
    names_of,
    owned,
    pay,
    pay_any,
    pay_price,
    regions,
    resource_of,
    room,
    stores,
    take_tokens,
)
from rivalry.games.catan_rivals.stack import (
    card_names,
    could_hold,
    discard_from_hand,
    full_stacks,
    look_through,
    only_for,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, question
from rivalry.games.catan_rivals.turn import take_searched, usable
from rivalry.games.catan_rivals.turning import is_highest, marker, turn_up

SET = "sages"

MANIFESTO: Final = name_id("manifesto-of-humane-conduct")


def sages(s: State, seat: int) -> list[int]:
    """A player's sages: the cards on which owls lie."""
    return holders(s, seat, OWL)


def room_for_owls(s: State, seat: int) -> int:
    """How many owls a player's sages could still take."""
    return sum([FULL - int(s.level[h]) for h in sages(s, seat)])


def is_grove(record: Card) -> bool:
    """Whether a card is a grove: a site whose function costs owls."""
    return record.kind == SITE and record.use_price[OWL] > 0


def groves(s: State, seat: int) -> int:
    """How many groves a player has."""
    return sum([1 for h in s.princes[seat].built if is_grove(card_of(s, h))])


# Sages

SAGE_TEXT = "It gains 1 owl whenever that region's number is rolled, and holds up to 3."

card(
    "Principal Sage Woman",
    "Erste Weise",
    UNIT,
    set=SET,
    place=BY_REGION,
    pays_beside=1,
    copies=2,
    duel=1,
    once=True,
    resource=OWL,
    holds=True,
    text=f"Stands beside any region, which pays 1 of its resources for her. {SAGE_TEXT}",
)

for _title, _german, _resource, _region, _duel in (
    ("Barbara, Sage of the Fields", "Barbara, Weise des Ackerlandes", GRAIN, "fields", 0),
    ("Frederich, Sage of the Hills", "Frederich, Weiser des Hügellandes", BRICK, "hills", 1),
    ("Michaela, Sage of the Pasture", "Michaela, Weise des Weidelandes", WOOL, "a pasture", 0),
    ("Peter, Sage of the Forest", "Peter, Weiser des Waldes", LUMBER, "a forest", 1),
    ("Piet, Sage of the Mountains", "Piet, Weiser des Gebirges", ORE, "mountains", 1),
    ("Walther, Sage of the Gold Field", "Walther, Weiser des Goldflusses", GOLD, "a gold field", 0),
):
    card(
        _title,
        _german,
        UNIT,
        set=SET,
        place=BY_REGION,
        beside=_resource,
        pays_beside=1,
        duel=_duel,
        resource=OWL,
        holds=True,
        text=f"Stands beside {_region}, paid with 1 {RESOURCES[_resource]} from there. {SAGE_TEXT}",
    )


# Groves

card(
    "Grove of Courage",
    "Hain des Mutes",
    SITE,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="gold",
    use_price="2 owl",
    moment=AGAINST_EVENT,
    when="when a Feud or Fraternal Feuds are about to harm you",
    against=("feud", "fraternal-feuds"),
    text="When a Feud or Fraternal Feuds would cost you something, pay 2 owls: the event does not "
    "affect you.",
)


def can_draw(s: State, seat: int, h: int) -> bool:
    return len(full_stacks(s, seat)) > 0


FRATERNITY_DRAW: Final = question(
    "grove-of-fraternity.draw", TOP, GAINS, "Which stack do you draw from in the grove?"
)
FRATERNITY_SHARE: Final = question(
    "grove-of-fraternity.share", YES_NO, DECIDES, "Do you draw a card, too?"
)


@effect
def grove_of_fraternity(s: State, seat: int, key: str) -> None:
    """Draw three cards; then the rival may draw one."""
    s.then(draw_tops, seat, FRATERNITY_DRAW.key, 3)
    s.then(share_fraternity, 1 - seat)


@effect
def share_fraternity(s: State, seat: int) -> None:
    """The rival draws a card, or declines."""
    if full_stacks(s, seat) and s.choose(seat, FRATERNITY_SHARE, YES_OR_NO) == YES:
        s.then(draw_tops, seat, FRATERNITY_DRAW.key, 1)


card(
    "Grove of Fraternity",
    "Hain der Brüderlichkeit",
    SITE,
    set=SET,
    place=ANY_SITE,
    price="gold, ore",
    use_price="owl",
    use=grove_of_fraternity,
    can_use=can_draw,
    limit=True,
    does=BRINGS,
    text="Once per turn, pay 1 owl and draw the top cards of any stacks, 3 in all. Then your rival "
    "may draw 1.",
)

FREEDOM_STACK: Final = question(
    "grove-of-freedom.stack", STACK, GAINS, "Which stack do you look through in the grove?"
)


@effect
def grove_of_freedom(s: State, seat: int, key: str) -> None:
    """Look through a stack and take one of its cards."""
    stack = s.choose(seat, FREEDOM_STACK, full_stacks(s, seat))[1]
    look_through(s, seat, stack)
    s.then(take_searched, seat, stack)


card(
    "Grove of Freedom",
    "Hain der Freiheit",
    SITE,
    set=SET,
    place=ANY_SITE,
    price="gold, ore",
    use_price="owl",
    use=grove_of_freedom,
    can_use=can_draw,
    limit=True,
    does=BRINGS,
    text="Once per turn, pay 1 owl, look through a stack and take 1 of its cards.",
)


def has_events(s: State, seat: int, h: int) -> bool:
    return len(s.events) > 1  # Yule is always there, and always stays


FORESEEN: Final = question(
    "grove-of-great-foresight.card", CARD, DECIDES, "Which event do you put under the stack next?"
)


@effect
def grove_of_great_foresight(s: State, seat: int, key: str) -> None:
    """Look at the three top events."""
    for h in s.events[-3:]:
        s.cards.show(h, seat)
    s.then(put_events_under, seat)


@effect
def put_events_under(s: State, seat: int) -> None:
    """Put any of the three top events but Yule under the stack, in any order.

    The rival cannot tell any more which of them lies where.
    """
    seen = [h for h in s.events[-3:] if not card_of(s, h).rebuilds]
    rest = seen[::-1]  # of two alike, the upper one is meant first
    moved: list[int] = []
    while rest:
        answer = s.choose(seat, FORESEEN, [*card_names(s, rest), NO])
        if answer == NO:
            break
        h = next(h for h in rest if card_of(s, h).key == answer[1])
        moved.append(h)
        rest.remove(h)
    if moved:
        only_for(s, seat, seen)
    for h in moved:
        s.events.remove(h)
        s.events.insert(0, h)


card(
    "Grove of Great Foresight",
    "Hain der weisen Voraussicht",
    SITE,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="ore",
    use_price="2 owl",
    use=grove_of_great_foresight,
    can_use=has_events,
    limit=True,
    does=FORESEES,
    text="Once per turn, pay 2 owls and look at the 3 top events. Put any of them but Yule under "
    "the stack, in the order you like.",
)


def can_fix_die(s: State, seat: int, h: int) -> bool:
    return s.face == ""


FIXED_EVENT: Final = question("grove-of-justice.event", NUMBER, GAINS, "What does the die show?")


@effect
def grove_of_justice(s: State, seat: int, key: str) -> None:
    """Choose what the event die shows instead of rolling it."""
    s.face = s.choose(seat, FIXED_EVENT, EVENT_DIE)[1]


card(
    "Grove of Justice",
    "Hain der Gerechtigkeit",
    SITE,
    set=SET,
    place=ANY_SITE,
    price="ore",
    use_price="2 owl",
    moment=BEFORE_ROLL,
    when=BEFORE_THE_ROLL,
    use=grove_of_justice,
    can_use=can_fix_die,
    limit=True,
    does=FIXES_EVENT,
    text="Before you roll, pay 2 owls: you choose what the event die shows.",
)

card(
    "Grove of Peace",
    "Hain des Friedens",
    SITE,
    set=SET,
    place=ANY_SITE,
    price="gold",
    use_price="owl",
    moment=AGAINST_ATTACK,
    when="when your rival plays an attack against you",
    defends=(4, 5, 6),
    text="When your rival plays an attack card, pay 1 owl and roll a die: 4, 5 or 6 cancels it.",
)

card(
    "Grove of Vigilance",
    "Hain der Wachsamkeit",
    SITE,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="gold",
    use_price="owl",
    moment=AGAINST_FACE,
    when="when the event die shows Trade, a Celebration or a Brigand Attack",
    against=("brigands", "trade", "celebration"),
    text="In either turn, when the event die shows Trade, a Celebration or a Brigand Attack, pay 1 "
    "owl: an event card is drawn instead.",
)


# Heroes

card(
    "Cole, Paladin of the Sages",
    "Cole, Paladin der Weisen",
    HERO,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="3 owl, 2 grain, ore",
    points={"victory": 1, "strength": 3},
    borrows=is_grove,
    text="In each of your turns you may use one grove of your rival, for the owls it costs.",
)

card(
    "Robert, Herald of the Sages",
    "Robert, Herold der Weisen",
    HERO,
    set=SET,
    place=CITY_SITE,
    price="2 owl, grain, ore",
    points={"victory": 1, "strength": 2},
    wins_ties=True,
    text="When you roll a die to beat a number or your rival's roll, a tie wins, too.",
)


# City expansions


def can_teach(s: State, seat: int, h: int) -> bool:
    return sum(owned(s, seat)) > 0 and room_for_owls(s, seat) > 0


ACADEMY_GIVE: Final = question(
    "academy-of-sages.give", OWN_PLACE, GIVES, "Which resource do you give to the Academy?"
)
ACADEMY_OWL: Final = question(
    "academy-of-sages.owl", OWN_PLACE, GAINS, "Which of your sages gains the owl?"
)


@effect
def academy_of_sages(s: State, seat: int, key: str) -> None:
    """Pay a resource of choice for an owl, once per turn for each Academy."""
    s.used[usable(s, seat, key)] = 1
    s.then(pay_any, seat, ACADEMY_GIVE.key, 1)
    s.then(take_tokens, seat, ACADEMY_OWL.key, OWL, 1)


card(
    "Academy of Sages",
    "Akademie der Weisen",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="owl, gold, 2 brick",
    points={"victory": 1},
    use=academy_of_sages,
    can_use=can_teach,
    limit=True,
    does=GATHERS,
    text="Once per turn, pay any 1 resource: one of your sages gains 1 owl.",
)

card(
    "Courthouse",
    "Gericht",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="owl, brick, 2 lumber",
    points={"victory": 1},
    once=True,
    names_gifts=True,
    text="When the event die makes you give resources in a Trade, you choose which ones.",
)


def empty_fields(s: State, seat: int) -> list[int]:
    """A player's fields that hold nothing."""
    return [h for h in regions(s, seat) if resource_of(s, h) == GRAIN and not s.level[h]]


def can_feed(s: State, seat: int, h: int) -> bool:
    rival = 1 - seat
    if owned(s, seat)[GRAIN] == 0 or not empty_fields(s, rival):  # RULINGS O-42
        return False
    has, free = owned(s, rival), room(s, seat)
    return any(has[r] and free[r] and r != GRAIN for r in range(6))


GRANARY: Final = Demand("granary")
GRANARY_GIVE: Final = question(
    "granary.give", OWN_PLACE, GIVES, "Which of your fields gives the grain?"
)
GRANARY_FILL: Final = question(
    "granary.fill", RIVALS_PLACE, SETTLES, "Which empty fields of your rival get the grain?"
)


@effect
def granary(s: State, seat: int, key: str) -> None:
    """Put a grain into empty fields of the rival, who gives another resource for it."""
    rival = 1 - seat
    mine = [h for h in stores(s, seat) if resource_of(s, h) == GRAIN and s.level[h]]
    grain = choose_place(s, seat, GRANARY_GIVE, mine)
    empty = empty_fields(s, rival)
    fields = empty[0]
    if len(empty) > 1:
        fields = at_place(s, rival, s.choose(seat, GRANARY_FILL, names_of(s, empty)))
    named = choose_demand(s, seat, rival, GRANARY.take, 1, kinds=all_but(GRAIN))
    given, taken = choose_transfer(s, rival, seat, GRANARY, named)
    s.used[usable(s, seat, key)] = 1
    pay(s, [grain, *given])
    gain(s, [fields, *taken])


card(
    "Granary",
    "Kornspeicher",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 brick, grain, 2 wool",
    points={"victory": 1, "commerce": 1},
    once=True,
    use=granary,
    can_use=can_feed,
    limit=True,
    does=BRINGS,
    text="Once per turn, put 1 of your grain into empty fields of your rival and name 1 resource "
    "of another kind that they must give you. A Famine does not affect you.",
)


# The marker

TURN_PRICE: Final = "lumber, 2 gold, 3 owl"
WITH_ATTACK: Final = cost("lumber, 2 gold, owl")
"""What turning the Manifesto costs besides an attack card."""


def attacks(s: State, seat: int) -> list[int]:
    """The attack cards of a player's hand."""
    return [h for h in s.princes[seat].hand if card_of(s, h).kind == ATTACK]


def could_hold_attack(s: State, seat: int) -> bool:
    """Whether others must reckon with an attack card in a player's hand."""
    return any(could_hold(s, seat, record) for record in CARDS if record.kind == ATTACK)


def can_turn_manifesto(s: State, seat: int, h: int) -> bool:
    if is_highest(s, h):
        return False
    if affords(s, seat, card_of(s, h).turn_price):
        return True
    return len(attacks(s, seat)) > 0 and affords(s, seat, WITH_ATTACK)


MANIFESTO_CARD: Final = question(
    "manifesto.card", CARD, GIVES, "Which attack card do you give instead of 2 owls?"
)


@effect
def turn_manifesto(s: State, seat: int, key: str) -> None:
    """Pay for the next side; an attack card of the hand may stand for two of the owls."""
    price = card_of(s, marker(s, seat, MANIFESTO)).turn_price
    if could_hold_attack(s, seat):
        options: list[Action] = card_names(s, attacks(s, seat))
        # Others cannot know that there is one: in a world they imagine there may be none.
        if affords(s, seat, price) or not options:
            options.append(NO)
        answer = s.choose(seat, MANIFESTO_CARD, options)
        if answer != NO:
            price = WITH_ATTACK
            discard_from_hand(s, seat, answer[1])  # RULINGS O-63: it is not played
        elif not affords(s, seat, price):
            return
    s.then(pay_price, seat, PLAY_PAY.key, price)
    s.then(raise_manifesto, seat)


@effect
def raise_manifesto(s: State, seat: int) -> None:
    """The Manifesto that was paid for shows its next side."""
    turn_up(s, seat, marker(s, seat, MANIFESTO))


card(
    "Manifesto of Humane Conduct",
    "Manifest des humanen Handelns",
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
    turn_price=TURN_PRICE,
    use=turn_manifesto,
    can_use=can_turn_manifesto,
    text="Comes with your first city. Pay 1 lumber, 2 gold and 3 owls to turn it to its next side: "
    "1, 2, then 3 victory points. An attack card from your hand may stand for 2 of the owls.",
)
