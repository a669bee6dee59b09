"""The nine events of the Basic Set."""

from typing import Final

from rivalry.core.question import (
    CARD,
    LOSES,
    OWN_PLACE,
    POINTS_AT,
    RIVALS_PLACE,
    SETTLES,
    STACK,
)
from rivalry.games.catan_rivals.action import lose_card
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    BUILDING,
    EVENT,
    GOLD,
    PROGRESS,
    card,
)
from rivalry.games.catan_rivals.cards.basic import trade_ships
from rivalry.games.catan_rivals.event import is_spared
from rivalry.games.catan_rivals.place import BESIDE, CELL_OF, PLACE_NAMES
from rivalry.games.catan_rivals.points import printed
from rivalry.games.catan_rivals.resource import (
    DONE,
    all_but,
    at_place,
    gain,
    owned,
    pay_from,
    pay_price,
    price_of,
    room_for,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.stack import (
    card_names,
    choose_stack_under,
    lost_from_hand,
    only_for,
    put_under,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, question

SET = "basic"


def buildings(s: State, seat: int) -> list[int]:
    """The places of a player's buildings, from left to right."""
    grid = s.princes[seat].grid
    found: list[int] = []
    for h in s.princes[seat].built:
        c: int = s.where[h]
        if card_of(s, h).kind == BUILDING and grid[c] == h:
            found.append(c)
    return sorted(found)


def advantage_harms(s: State, seat: int) -> bool:
    """Feuds harm the player whose rival has the strength advantage."""
    return s.hero == 1 - seat


def feud_harms(s: State, seat: int) -> bool:
    """A Feud harms only a player with buildings."""
    return advantage_harms(s, seat) and len(buildings(s, seat)) > 0


def fraternal_feuds_harm(s: State, seat: int) -> bool:
    """Fraternal Feuds harm only a player with cards in hand."""
    return advantage_harms(s, seat) and len(s.princes[seat].hand) > 0


FEUD_NAME: Final = question(
    "feud.name", RIVALS_PLACE, POINTS_AT, "Which building of your rival do you point at?"
)
FEUD_GIVE_UP: Final = question(
    "feud.give-up", OWN_PLACE, LOSES, "Which of these buildings do you give up?"
)
FEUD_STACK: Final = question("feud.stack", STACK, LOSES, "Under which stack does the building go?")


@effect
def feud(s: State) -> None:
    """The holder of the strength advantage names three rival buildings; the rival gives up one."""
    victim = 1 - s.hero
    if s.hero < 0 or is_spared(s, victim) or not buildings(s, victim):
        return
    places = [PLACE_NAMES[c] for c in buildings(s, victim)]
    named = s.choose_some(s.hero, FEUD_NAME, places, 3)
    lost = named[0] if len(named) == 1 else s.choose(victim, FEUD_GIVE_UP, named)
    h = at_place(s, victim, lost)
    stack = choose_stack_under(s, victim, FEUD_STACK, h)
    lose_card(s, victim, h, stack)


FEUD_TEXT = (
    "The player with the strength advantage points at 3 of the other player's buildings; that "
    "player puts one of them under a matching stack."
)

card(
    "Feud",
    "Fehde",
    EVENT,
    set=SET,
    duel=0,
    event=feud,
    harms=feud_harms,
    text=FEUD_TEXT,
)

FEUDS_CARD: Final = question(
    "fraternal-feuds.card", CARD, POINTS_AT, "Which card of your rival's hand do you put away?"
)
FEUDS_STACK: Final = question(
    "fraternal-feuds.stack", STACK, SETTLES, "Under which stack does the card go?"
)


@effect
def fraternal_feuds(s: State) -> None:
    """The holder of the strength advantage puts away two cards from the rival's hand."""
    victim = 1 - s.hero
    if s.hero < 0 or is_spared(s, victim):
        return
    for h in s.princes[victim].hand:
        s.cards.show(h, s.hero)
    s.then(put_rivals_cards_away, s.hero)


@effect
def put_rivals_cards_away(s: State, seat: int) -> None:
    """A player puts two cards from the rival's hand under matching stacks.

    Everything is chosen before any card moves: the rival sees the stacks, but not which card went
    where.
    """
    hand = s.princes[1 - seat].hand
    rest = hand[:]
    moved: list[tuple[int, int]] = []
    while rest and len(moved) < 2:
        answer = s.choose(seat, FEUDS_CARD, card_names(s, rest))
        h = next(h for h in rest if card_of(s, h).key == answer[1])
        moved.append((h, choose_stack_under(s, seat, FEUDS_STACK, h, 1 - seat)))
        rest.remove(h)
    if len(moved) > 1:
        only_for(s, seat, [h for h, _ in moved])
    for h, stack in moved:
        hand.remove(h)
        put_under(s, h, stack)
    if moved:
        lost_from_hand(s, 1 - seat)


FRATERNAL_FEUDS_TEXT = (
    "The player with the strength advantage looks at the other player's hand and puts 2 of its "
    "cards under matching stacks."
)

card(
    "Fraternal Feuds",
    "Bruderzwist",
    EVENT,
    set=SET,
    duel=0,
    event=fraternal_feuds,
    harms=fraternal_feuds_harm,
    text=FRATERNAL_FEUDS_TEXT,
)


INVENTED: Final = take_into("invention.take", "Which resource does the invention bring you?")


@effect
def invention(s: State) -> None:
    """Each player takes a resource for each building with a progress point, at most two."""
    for seat in (s.turn, 1 - s.turn):
        n = 0
        for h in s.princes[seat].built:
            n += card_of(s, h).kind == BUILDING and printed(s, h)[PROGRESS] > 0
        if n:
            s.then(take_any, seat, INVENTED.key, min(n, 2), ALL_KINDS)


INVENTION_TEXT = (
    "Each player takes 1 resource for each of their buildings with a progress point, at most 2."
)

card("Invention", "Erfindung", EVENT, set=SET, event=invention, text=INVENTION_TEXT)


RACE_WON: Final = take_into(
    "race.take", "Which resource does the race of the trade ships bring you?"
)


@effect
def trade_ships_race(s: State) -> None:
    """Whoever has more trade ships takes a resource; on a tie both do, if they have any."""
    ships = [trade_ships(s, 0), trade_ships(s, 1)]
    for seat in (s.turn, 1 - s.turn):
        if ships[seat] and ships[seat] >= ships[1 - seat]:
            s.then(take_any, seat, RACE_WON.key, 1, ALL_KINDS)


RACE_TEXT = (
    "Whoever has more trade ships takes 1 resource; in a tie, both do. Nobody takes anything "
    "without a trade ship."
)

card(
    "Trade Ships Race",
    "Wettfahrt der Handelsschiffe",
    EVENT,
    set=SET,
    duel=0,
    event=trade_ships_race,
    text=RACE_TEXT,
)


BUY: Final = take_into("merchant.buy", "Which resource do you buy from the traveling merchant?")
BUY_PAY: Final = pay_from(
    "merchant.pay", "Where does the gold for the traveling merchant come from?"
)


@effect
def traveling_merchant(s: State) -> None:
    """Each player may buy up to two resources for one gold each."""
    for seat in (s.turn, 1 - s.turn):
        s.then(buy_from_merchant, seat, 2)


@effect
def buy_from_merchant(s: State, seat: int, left: int) -> None:
    """Buy one resource for one gold, or stop."""
    if s.given:
        if s.given[0] != DONE:
            s.then(pay_price, seat, BUY_PAY.key, price_of(GOLD, 1))
            s.then(take_bought, seat, CELL_OF[s.given[0]])
            s.then(buy_from_merchant, seat, left - 1)
        return
    if left and owned(s, seat)[GOLD]:
        places = room_for(s, seat, all_but(GOLD))
        if places:
            s.ask(seat, BUY, [*places, DONE], None, left)


@effect
def take_bought(s: State, seat: int, c: int) -> None:
    """What was bought goes where the buyer said."""
    gain(s, [s.princes[seat].grid[c]])


MERCHANT_TEXT = "Each player may buy up to 2 resources for 1 gold each."

card(
    "Traveling Merchant",
    "Fahrender Händler",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=traveling_merchant,
    text=MERCHANT_TEXT,
)


@effect
def year_of_plenty(s: State) -> None:
    """Each region gains one for each Storehouse and each Abbey beside it."""
    for seat in (0, 1):
        prince = s.princes[seat]
        for h in prince.built:
            if card_of(s, h).name in ("storehouse", "abbey"):
                gain(s, [prince.grid[place] for place in BESIDE[s.where[h]]])


card(
    "Year of Plenty",
    "Ertragreiches Jahr",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=year_of_plenty,
    text="Each region gains 1 resource for each Storehouse and each Abbey beside it.",
)

card(
    "Yule",
    "Julfest",
    EVENT,
    set=SET,
    back="yule",
    rebuilds=True,
    text="The event stack is built again; then another event is drawn.",
)
