"""The four events of the Era of Prosperity."""

from typing import Final

from rivalry.core.question import DECIDES, LOSES, OWN_PLACE, STACK, YES_NO
from rivalry.games.catan_rivals.action import YES, YES_OR_NO, lose_card
from rivalry.games.catan_rivals.card import ALL_KINDS, EVENT, card
from rivalry.games.catan_rivals.cards.basic_events import buildings
from rivalry.games.catan_rivals.cards.prosperity import SET
from rivalry.games.catan_rivals.event import is_spared
from rivalry.games.catan_rivals.resource import (
    choose_place,
    kinds_with_room,
    take_any,
    take_gold,
    take_into,
)
from rivalry.games.catan_rivals.stack import choose_stack_under
from rivalry.games.catan_rivals.star import pay_stars, stars
from rivalry.games.catan_rivals.state import State, card_of, effect, question


def coveted(s: State, seat: int) -> list[int]:
    """A player's buildings with a printed price of two resources or more (RULINGS O-26, O-72)."""
    grid = s.princes[seat].grid
    mine: list[int] = [grid[c] for c in buildings(s, seat)]
    return [h for h in mine if card_of(s, h).price >= 2]


def insurrection_harms(s: State, seat: int) -> bool:
    return len(coveted(s, seat)) > 0


SACKED: Final = question(
    "insurrection.lose", OWN_PLACE, LOSES, "Which building do you lose to the insurgents?"
)
SACKED_STACK: Final = question(
    "insurrection.stack", STACK, LOSES, "Under which stack does the building go?"
)


@effect
def insurrection(s: State) -> None:
    """Each player gives up a building that costs two resources or more."""
    for seat in (s.turn, 1 - s.turn):
        if not is_spared(s, seat) and insurrection_harms(s, seat):
            s.then(insurrection_against, seat)


@effect
def insurrection_against(s: State, seat: int) -> None:
    """The owner chooses the building and puts it under a stack."""
    h = choose_place(s, seat, SACKED, coveted(s, seat))
    stack = choose_stack_under(s, seat, SACKED_STACK, h)
    lose_card(s, seat, h, stack)


card(
    "Insurrection",
    "Aufstand",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=insurrection,
    harms=insurrection_harms,
    above_yule=True,
    returns=4,
    text="Each player puts one of their buildings that costs 2 resources or more under a matching "
    "stack. Then this card goes under the top 4 events.",
)


TAXED: Final = question(
    "taxation.pay", YES_NO, DECIDES, "Do you pay a star for a resource and a gold?"
)
TAX_TAKE: Final = take_into("taxation.take", "Which resource do the taxes bring you?")
TAX_GOLD: Final = take_into("taxation.gold", "Where do you store the gold from the taxes?")


@effect
def taxation(s: State) -> None:
    """Each player with a star may raise taxes."""
    for seat in (s.turn, 1 - s.turn):
        s.then(raise_taxes, seat)


@effect
def raise_taxes(s: State, seat: int) -> None:
    """Pay a star for a resource of choice and one gold, or decline (RULINGS O-36)."""
    if stars(s, seat) and kinds_with_room(s, seat) and s.choose(seat, TAXED, YES_OR_NO) == YES:
        pay_stars(s, seat, 1)
        s.then(take_any, seat, TAX_TAKE.key, 1, ALL_KINDS)
        take_gold(s, seat, TAX_GOLD, 1)


card(
    "Taxation",
    "Besteuerung",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=taxation,
    text="Each player may pay 1 star and take any 1 resource and 1 gold.",
)
