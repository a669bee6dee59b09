"""The four events of the Era of Merchant Princes."""

from typing import Final

from rivalry.core.question import GAINS, LOSES, OWN_PLACE, STACK
from rivalry.games.catan_rivals import turning
from rivalry.games.catan_rivals.action import lose_card
from rivalry.games.catan_rivals.card import ALL_KINDS, EVENT, TRADE_SHIP, card, name_id
from rivalry.games.catan_rivals.cards.basic import trade_ships
from rivalry.games.catan_rivals.cards.merchant_princes import SET, residences
from rivalry.games.catan_rivals.place import BESIDE
from rivalry.games.catan_rivals.points import of_kind
from rivalry.games.catan_rivals.resource import (
    EACH,
    choose_place,
    gain,
    region_beside,
    resource_of,
    take_any,
    take_into,
    take_up_to,
)
from rivalry.games.catan_rivals.stack import choose_stack_under, turn_to
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question

LIGHTHOUSE: Final = name_id("lighthouse")
CALM: Final = 4  # up to this production number the sea brings resources


SEA_TAKE: Final = take_into("capricious-sea.take", "Which resource do your ships bring you?")
SEA_LOSE: Final = question(
    "capricious-sea.lose", OWN_PLACE, LOSES, "Which of your trade ships sinks in the storm?"
)
SEA_STACK: Final = question(
    "capricious-sea.stack", STACK, LOSES, "Under which stack does the ship go?"
)


@effect
def capricious_sea(s: State) -> None:
    """On a calm sea, each trade ship brings a resource; a storm costs each player a trade ship."""
    # RULINGS O-33: this turn's production number counts; the die is not rolled again.
    for seat in (s.turn, 1 - s.turn):
        ships = trade_ships(s, seat)
        if ships and s.production <= CALM:
            s.then(take_any, seat, SEA_TAKE.key, ships, ALL_KINDS)
        elif ships and not has(s, seat, LIGHTHOUSE):
            s.then(storm, seat)


@effect
def storm(s: State, seat: int) -> None:
    """A player puts one of their trade ships under a stack."""
    h = choose_place(s, seat, SEA_LOSE, of_kind(s, seat, TRADE_SHIP))
    stack = choose_stack_under(s, seat, SEA_STACK, h)
    lose_card(s, seat, h, stack)


card(
    "Capricious Sea",
    "Launische See",
    EVENT,
    set=SET,
    event=capricious_sea,
    text="With a production number up to 4, each player takes any 1 resource for each of their "
    "trade ships. With a 5 or 6, each puts one of these ships under a matching stack.",
)


VOYAGE_SHIP: Final = question(
    "trade-voyage.ship", OWN_PLACE, GAINS, "Which of your trade ships goes on the voyage?"
)
VOYAGE_REGION: Final = question(
    "trade-voyage.region", OWN_PLACE, GAINS, "Which region beside the ship does it trade from?"
)
VOYAGE_TAKE: Final = take_into("trade-voyage.take", "Where do you store what the ship brings?")


@effect
def fortunate_trade_voyage(s: State) -> None:
    """Each player with trade ships sends one of them."""
    for seat in (s.turn, 1 - s.turn):
        if of_kind(s, seat, TRADE_SHIP):
            s.then(trade_voyage, seat)


@effect
def trade_voyage(s: State, seat: int) -> None:
    """One ship brings up to two of its resource; a large one, that of a region beside it."""
    ship = choose_place(s, seat, VOYAGE_SHIP, of_kind(s, seat, TRADE_SHIP))
    resource = card_of(s, ship).resource
    if resource < 0:
        grid = s.princes[seat].grid
        near: list[int] = [grid[c] for c in BESIDE[s.where[ship]]]
        resource = resource_of(s, choose_place(s, seat, VOYAGE_REGION, near))
    s.then(take_up_to, seat, VOYAGE_TAKE.key, 2, EACH[resource])


card(
    "Fortunate Trade Voyage",
    "Glückliche Handelsfahrt",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=fortunate_trade_voyage,
    text="Each player chooses one of their trade ships and takes up to 2 of its resource; with a "
    "Large Trade Ship, up to 2 of the resource of a region left or right of it.",
)


@effect
def hour_of_the_master_merchants(s: State) -> None:
    """Each Residence turns to its next side; if on its highest, its region gains a resource."""
    for seat in (0, 1):
        for h in residences(s, seat):
            if turning.is_highest(s, h):
                gain(s, [region_beside(s, seat, s.where[h])])
            else:
                turn_to(s, seat, h, int(s.level[h]) + 1)


card(
    "Hour of the Master Merchants",
    "Stunde der Handelsherren",
    EVENT,
    set=SET,
    duel=0,
    event=hour_of_the_master_merchants,
    text="Each Residence is turned to its next side. Beside one on its highest side, the region "
    "gains 1 resource instead.",
)
