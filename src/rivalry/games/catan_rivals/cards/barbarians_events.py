"""The four events of the Era of Barbarians, and what decides a Barbarian Attack (RULES 9)."""

from typing import Final

from rivalry.core.question import CARD, DECIDES, GAINS, LOSES, OWN_PLACE, STACK, YES_NO
from rivalry.games.catan_rivals.action import YES, YES_OR_NO
from rivalry.games.catan_rivals.building import has_city, is_city
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    CITY_SITE,
    EVENT,
    HERO,
    ON_CARD,
    ON_CITY,
    SHIP,
    STRENGTH,
    TRADE_SHIP,
    VICTORY,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.barbarians import (
    CASTLE,
    SET,
    STRONGHOLD,
    can_triumph,
    turn_triumph,
    units,
)
from rivalry.games.catan_rivals.place import column
from rivalry.games.catan_rivals.points import CENTRE_POINTS, points_of, printed
from rivalry.games.catan_rivals.resource import owned, pay_any, take_any, take_into
from rivalry.games.catan_rivals.stack import (
    full_stacks,
    look_through,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question
from rivalry.games.catan_rivals.turn import take_searched, take_second

ARND: Final = name_id("arnd-the-strategist")
BORDER_FORTRESS: Final = name_id("border-fortress")
CARAVEL: Final = name_id("caravel")
SECRET_BROTHERHOOD: Final = name_id("secret-brotherhood")


def columns_of(s: State, seat: int, name: int) -> list[int]:
    """The x of each settlement or city where a player's cards with this name stand."""
    mine = s.princes[seat].built
    return [column(s.where[h]) for h in mine if card_of(s, h).name_id == name]


def defenders(s: State, seat: int) -> int:
    """How many units a player can count against barbarians."""
    with_arnd, with_caravel = columns_of(s, seat, ARND), columns_of(s, seat, CARAVEL)
    n = 0
    for h in units(s, seat):  # RULINGS O-31: all kinds of units count, wherever they stand
        record = card_of(s, h)
        x = column(s.where[h])
        led = record.kind == HERO and record.name_id != ARND and x in with_arnd
        is_ship = record.kind in (SHIP, TRADE_SHIP) and record.name_id != CARAVEL
        n += 2 if led or (is_ship and x in with_caravel) else 1
    if has(s, seat, CASTLE):
        for h in s.princes[seat].built:
            if card_of(s, h).name_id == BORDER_FORTRESS:
                n += printed(s, h)[STRENGTH]
    return n


def barbarians(s: State, seat: int) -> int:
    """The barbarians' strength against a player: points of that player's cities and their cards."""
    n = int(has(s, 1 - seat, STRONGHOLD))
    for what in s.princes[seat].centre:
        if is_city(what):
            n += CENTRE_POINTS[int(what)]
    for h in s.princes[seat].built:
        if card_of(s, h).place in (CITY_SITE, ON_CARD, ON_CITY):
            n += points_of(s, seat, h, VICTORY)
    return n


ATTACKED: Final = question(
    "barbarians.lose", OWN_PLACE, LOSES, "Which resource do the barbarians take? {n} to give up."
)
DEFEATED: Final = question(
    "barbarians.triumph",
    YES_NO,
    DECIDES,
    "You defeat the barbarians. Do you turn your Triumph Card instead of taking resources?",
)
SPOILS: Final = take_into("barbarians.take", "Which resource does the victory bring you?")


@effect
def barbarian_attack(s: State) -> None:
    """Each player with a city compares their units with the strength of the barbarians."""
    for seat in (s.turn, 1 - s.turn):
        if has_city(s, seat):
            s.then(meet_barbarians, seat)


@effect
def meet_barbarians(s: State, seat: int) -> None:
    """With fewer units, lose resources; with more, take some or turn the Triumph Card."""
    ahead = defenders(s, seat) - barbarians(s, seat)
    if ahead < 0:
        n = 1 if has(s, seat, SECRET_BROTHERHOOD) else 2
        s.then(pay_any, seat, ATTACKED.key, min(n, sum(owned(s, seat))))
    elif ahead > 0:
        if can_triumph(s, seat) and s.choose(seat, DEFEATED, YES_OR_NO) == YES:
            turn_triumph(s, seat)
        else:
            s.then(take_any, seat, SPOILS.key, 2, ALL_KINDS)


card(
    "Barbarian Attack",
    "Barbarenüberfall",
    EVENT,
    set=SET,
    copies=3,
    duel=2,
    event=barbarian_attack,
    above_yule=True,
    returns=4,
    text="Each player with a city compares their units with the victory points of their cities and "
    "city expansions. Fewer units: lose 2 resources. More: take any 2 resources, or turn the "
    "Triumph Card. Then this card goes under the top 4 events.",
)


RETREAT: Final = question("retreat.stack", STACK, GAINS, "Which stack do you look through?")
RETREAT_MORE: Final = question(
    "retreat.more", CARD, GAINS, "Which second card do you take from this stack?"
)


@effect
def retreat(s: State) -> None:
    """Each player with a unit searches a stack, and no stack is searched twice."""
    s.then(search_after_retreat, s.turn, -1)


@effect
def search_after_retreat(s: State, seat: int, searched: int) -> None:
    """Look through a stack that the other player has not searched, and take one or two cards."""
    stacks = [stack for stack in full_stacks(s, seat) if stack != ("stack", searched)]
    if units(s, seat) and stacks:
        searched = s.choose(seat, RETREAT, stacks)[1]
        look_through(s, seat, searched)
        s.then(take_searched, seat, searched)
        if s.hero == seat:
            s.then(take_second, seat, searched, RETREAT_MORE.key)  # RULINGS O-77
    if seat == s.turn:
        s.then(search_after_retreat, 1 - seat, searched)


card(
    "Retreat of the Barbarians",
    "Rückzug der Barbaren",
    EVENT,
    set=SET,
    duel=0,
    event=retreat,
    text="Each player with a unit looks through a stack, not both the same one, and takes 1 card; "
    "with the strength advantage, 1 or 2.",
)
