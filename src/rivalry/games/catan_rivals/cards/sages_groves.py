"""The groves of the Era of Sages: seven sites whose functions cost owls."""

from typing import Final

from rivalry.core.question import CARD, DECIDES, GAINS, NUMBER, STACK, TOP, YES_NO
from rivalry.games.catan_rivals.action import NO, YES, YES_OR_NO
from rivalry.games.catan_rivals.card import (
    AGAINST_ATTACK,
    AGAINST_EVENT,
    AGAINST_FACE,
    ANY_SITE,
    BEFORE_ROLL,
    BRINGS,
    FIXES_EVENT,
    FORESEES,
    OWL,
    SITE,
    Card,
    card,
)
from rivalry.games.catan_rivals.cards.basic import BEFORE_THE_ROLL
from rivalry.games.catan_rivals.cards.intrigue import draw_tops
from rivalry.games.catan_rivals.cards.sages import SET
from rivalry.games.catan_rivals.die import EVENT_DIE
from rivalry.games.catan_rivals.stack import card_names, full_stacks, look_through, only_for
from rivalry.games.catan_rivals.state import State, card_of, effect, question
from rivalry.games.catan_rivals.turn import take_searched


def is_grove(record: Card) -> bool:
    """Whether a card is a grove: a site whose function costs owls."""
    return record.kind == SITE and record.use_price[OWL] > 0


def groves(s: State, seat: int) -> int:
    """How many groves a player has."""
    return sum([1 for h in s.princes[seat].built if is_grove(card_of(s, h))])


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

    The rival can no longer tell which of them lies where.
    """
    seen = [h for h in s.events[-3:] if not card_of(s, h).rebuilds]
    rest = seen[::-1]  # of two copies, the upper one comes first
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
    text="Once per turn, pay 2 owls and look at the top 3 events. Put any of them except Yule "
    "under the stack, in any order you like.",
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
