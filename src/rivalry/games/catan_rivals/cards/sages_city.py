"""The heroes and the city expansions of the Era of Sages, and its Manifesto, which lies open."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import (
    CARD,
    GAINS,
    GIVES,
    OWN_PLACE,
    RIVALS_PLACE,
    SETTLES,
)
from rivalry.games.catan_rivals.action import NO, PLAY_PAY
from rivalry.games.catan_rivals.card import (
    AS_MARKER,
    ATTACK,
    BRINGS,
    BUILDING,
    CARDS,
    CITY_SITE,
    GATHERS,
    GRAIN,
    HERO,
    MARKER,
    OWL,
    card,
    cost,
    name_id,
)
from rivalry.games.catan_rivals.cards.intrigue import needs_city
from rivalry.games.catan_rivals.cards.sages import SET, room_for_owls
from rivalry.games.catan_rivals.cards.sages_groves import is_grove
from rivalry.games.catan_rivals.demand import Demand, choose_demand, choose_transfer
from rivalry.games.catan_rivals.resource import (
    affords,
    all_but,
    at_place,
    choose_place,
    gain,
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
)
from rivalry.games.catan_rivals.state import State, card_of, effect, question
from rivalry.games.catan_rivals.turn import usable
from rivalry.games.catan_rivals.turning import is_highest, marker, turn_up

MANIFESTO: Final = name_id("manifesto-of-humane-conduct")


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
    text="When you roll a die to beat a number or your rival's roll, a tie wins too.",
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
    """A player's empty fields."""
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
    """Put a grain into empty fields of the rival's; the rival gives another resource for it."""
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
    """The attack cards in a player's hand."""
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
    """Pay for the next side; an attack card from hand may replace two of the owls."""
    price = card_of(s, marker(s, seat, MANIFESTO)).turn_price
    if could_hold_attack(s, seat):
        options: list[Action] = card_names(s, attacks(s, seat))
        # The others cannot know that there is one; in a world they sample there may be none.
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
    "1, 2, then 3 victory points. An attack card from your hand may stand in for 2 of the owls.",
)
