"""Draw stacks, hands and discard piles: drawing, searching, putting cards under stacks.

A card that was seen stays known where it lies. If somebody moves one of several cards in secret,
only they know which: the others can no longer tell these cards apart.
"""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.hidden import EVERYBODY
from rivalry.core.question import Question
from rivalry.games.catan_rivals.card import BASIC, CARDS, Card
from rivalry.games.catan_rivals.points import count_points, printed
from rivalry.games.catan_rivals.state import (
    State,
    back_of,
    card_of,
    distinct,
    in_hand,
    is_preparing,
    note,
    noted,
    pile_of,
)

EVERY_STACK: Final = list(range(16))
STACKS: Final[list[Action]] = [("stack", i) for i in EVERY_STACK]
OWN_STACKS: Final = 4
"""How many draw stacks a player who brings a deck has."""
FACE_UP: Final = -1
"""In place of a stack: the card goes back to the open stack."""


def stacks_of(s: State, seat: int) -> list[int]:
    """The draw stacks that a player uses: all of them, or those of the player's own deck."""
    if s.mode.decks:
        return EVERY_STACK[OWN_STACKS * seat : OWN_STACKS * (seat + 1)]
    return EVERY_STACK[: len(s.stacks)]


def full_stacks(s: State, seat: int) -> list[Action]:
    """The draw stacks that a player can draw from."""
    return [STACKS[i] for i in stacks_of(s, seat) if s.stacks[i]]


def draw(s: State, seat: int, stack: int) -> int:
    """Take the top card of a stack into hand; returns its handle."""
    h = s.stacks[stack].pop()
    s.cards.show(h, seat)
    s.level[h] = 0  # it may have lain face up
    s.used[h] = 0  # it may have been put away in the turn it was drawn
    s.princes[seat].hand.append(h)
    return h


def look_through(s: State, seat: int, stack: int) -> None:
    """Let a player see every card of a stack; what was seen stays known."""
    for h in s.stacks[stack]:
        s.cards.show(h, seat)


def take_from_stack(s: State, seat: int, stack: int, key: str) -> int:
    """Take a card a player has found in a stack; the order of the rest does not change."""
    for h in s.stacks[stack]:
        if card_of(s, h).key == key:
            only_for(s, seat, s.stacks[stack])
            s.stacks[stack].remove(h)
            s.princes[seat].hand.append(h)
            s.used[h] = 0
            s.level[h] = 0
            return h
    raise AssertionError(f"{key} is not in stack {stack}")


def only_for(s: State, seat: int, handles: list[int]) -> None:
    """A player moves one of these in secret: nobody else can still tell which is which.

    Everybody sees a card that is face up in its stack, whether it stays or goes.
    """
    for h in handles:
        if not s.level[h]:
            s.cards.hide(h)
            s.cards.show(h, seat)


def card_names(s: State, handles: list[int]) -> list[Action]:
    """The cards to choose from, each printed card once, in catalogue order."""
    return [CARDS[i].name_it for i in distinct(s, handles)]


def could_hold(s: State, seat: int, card: Card, but: int = -1) -> bool:
    """Whether others must reckon with a card in a player's hand: it is in this game, and the hand
    has a card with its back besides the one announced. A deck may hold any card.
    """
    if s.mode.decks:
        if is_preparing(s) or not (card.set == BASIC or card.set in s.sets):
            return False
        return any(h != but for h in s.princes[seat].hand)
    for h in s.princes[seat].hand:
        if h != but and card_of(s, h).back == card.back:
            return s.rules == 1 or card.index in list(s.cards.identity)
    return False


def matching_stacks(s: State, seat: int, h: int) -> list[int]:
    """The stacks under which a card may go: those with its back, empty places included.

    With decks, a player's own stacks take any of their cards, since those are in sleeves.
    """
    if s.mode.decks:
        return stacks_of(s, seat)
    back = card_of(s, h).back
    return [i for i in stacks_of(s, seat) if s.backs[i] == back]


def choose_stack_under(s: State, seat: int, asked: Question, h: int, owner: int = -1) -> int:
    """Under which stack a card goes; open cards of a theme game go back to the open stack.

    `owner` says whose stacks are meant, if players have their own and these are the other player's.
    """
    if s.mode.has_open_stack and card_of(s, h).face_up:
        return FACE_UP
    stacks = matching_stacks(s, seat if owner < 0 else owner, h)
    if len(stacks) == 1:
        return stacks[0]
    answer = s.choose(seat, asked, [STACKS[i] for i in stacks])
    return int(answer[1])


def put_all_under(
    s: State, seat: int, handles: list[int], which: Question, under: Question
) -> None:
    """A player puts these cards from their hand under matching stacks, in any order.

    Everything is chosen before any card moves: others see the stacks, not which card went where.
    """
    moved: list[tuple[int, int]] = []
    secret: list[int] = []
    for back in sorted(set(s.backs)):  # the order of cards with different backs does not matter
        rest = [h for h in handles if back_of(s, h) == back]
        if len(rest) > 1:
            secret += rest
        while rest:
            h = rest[0]
            # Those who do not know the hand cannot tell whether there is anything to choose.
            if len(distinct(s, rest)) > 1 or (len(rest) > 1 and not lie_open(s, rest)):
                key = s.choose(seat, which, card_names(s, rest))[1]
                h = next(other for other in rest if card_of(s, other).key == key)
            moved.append((h, choose_stack_under(s, seat, under, h)))
            rest.remove(h)
    only_for(s, seat, secret)
    for h, stack in moved:
        s.princes[seat].hand.remove(h)
        put_under(s, h, stack)
    if moved:
        lost_from_hand(s, seat)


def lie_open(s: State, handles: list[int]) -> bool:
    """Whether everybody knows these cards."""
    return all(s.cards.known[h] == EVERYBODY for h in handles)


def put_from_hand_under(s: State, seat: int, h: int, stack: int) -> None:
    """Put a card from the hand under a stack in secret; only its back is seen."""
    hand = s.princes[seat].hand
    back = back_of(s, h)
    alike = [other for other in hand if back_of(s, other) == back]
    if len(alike) > 1:
        only_for(s, seat, alike)
    hand.remove(h)
    put_under(s, h, stack)


def put_under(s: State, h: int, stack: int) -> None:
    """Put a card under a stack. Whoever knows it still does: the order never changes."""
    if stack == FACE_UP:
        s.cards.show_all(h)
        s.face_up.append(h)
    else:
        s.stacks[stack].insert(0, h)


def put_on_discard(s: State, seat: int, h: int) -> None:
    """Lay a card open on the discard pile; cards of the open stack go back there.

    Only the top of the pile shows, unless players agreed that everybody may remember the rest.
    """
    s.cards.show_all(h)
    if s.mode.has_open_stack and card_of(s, h).face_up:
        s.face_up.append(h)
        return
    pile = pile_of(s, seat)
    if pile and not s.options["open_discard"]:
        s.cards.hide(pile[-1])
    pile.append(h)


def discard_from_hand(s: State, seat: int, key: str) -> None:
    """Lay a card from the hand on the discard pile."""
    h = in_hand(s, seat, key)
    s.princes[seat].hand.remove(h)
    put_on_discard(s, seat, h)


def leave_play(s: State, seat: int, h: int) -> None:
    """Take an expansion out of a principality; a card under it is uncovered again."""
    prince = s.princes[seat]
    card = card_of(s, h)
    host = s.princes[1 - seat] if card.abroad else prince
    c: int = s.where[h]
    host.grid[c] = s.under[h]
    (prince.abroad if card.abroad else prince.built).remove(h)
    prince.names[card.name_id] -= 1
    count_points(prince, printed(s, h), -1)
    s.where[h] = -1
    s.under[h] = -1
    s.level[h] = 0
    s.used[h] = 0
    s.changed = True


def may_defect(s: State, handles: list[int]) -> list[int]:
    """Those of a player's cards that may go to the rival's hand or principality."""
    return [h for h in handles if not card_of(s, h).loyal]


def take_from_hand(s: State, seat: int, h: int) -> None:
    """A player takes a card from the rival's hand; only the two of them know which one."""
    hand = s.princes[1 - seat].hand
    for other in hand:
        if back_of(s, other) == back_of(s, h):
            s.cards.hide(other)
            s.cards.show(other, 0)
            s.cards.show(other, 1)
    hand.remove(h)
    s.princes[seat].hand.append(h)
    lost_from_hand(s, 1 - seat)


LOST: Final = note("lost")
"""The note that a player was made to lose hand cards."""


def lost_from_hand(s: State, seat: int) -> None:
    """An event or the rival has made a player lose hand cards."""
    if not noted(s, LOST, seat):
        s.notes.append((LOST, seat))


def turn_to(s: State, seat: int, h: int, side: int) -> None:
    """Turn a card in play to another of its sides."""
    prince = s.princes[seat]
    count_points(prince, printed(s, h), -1)
    s.level[h] = side
    count_points(prince, printed(s, h), 1)
    s.changed = True
