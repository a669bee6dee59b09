"""Draw stacks, the hand and the discard pile: drawing, searching, putting away (RULES 12)."""

from rivalry.core.decision import Action
from rivalry.games.catan_rivals.card import CARDS
from rivalry.games.catan_rivals.points import update_tokens
from rivalry.games.catan_rivals.state import State, card_of, in_hand


def full_stacks(s: State) -> list[Action]:
    """The draw stacks that still have cards."""
    return [("stack", i) for i, stack in enumerate(s.stacks) if stack]


def draw(s: State, seat: int, stack: int) -> int:
    """Take the top card of a stack into the hand; its handle."""
    h = s.stacks[stack].pop()
    s.cards.show(h, seat)
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
            return h
    raise AssertionError(f"{key} is not in stack {stack}")


def only_for(s: State, seat: int, handles: list[int]) -> None:
    """A player moves one of these in secret: nobody else can tell any more which is which."""
    for h in handles:
        s.cards.hide(h)
        s.cards.show(h, seat)


def card_names(s: State, handles: list[int]) -> list[Action]:
    """The cards to choose from, each printed card once, in the order of the catalogue."""
    indices = sorted({s.cards.identity[h] for h in handles})
    return [("card", CARDS[i].key) for i in indices]


def matching_stacks(s: State, h: int) -> list[int]:
    """The stacks under which a card may go: those with its back, empty places included."""
    back = card_of(s, h).back
    return [i for i, b in enumerate(s.backs) if b == back]


FACE_UP = -1
"""In place of a stack: the card goes back to the open stack."""


def choose_stack_under(s: State, seat: int, why: str, h: int) -> int:
    """Under which stack a card goes; open cards of a theme game go back to the open stack."""
    if s.options["mode"] != "duel" and card_of(s, h).face_up:
        return FACE_UP
    stacks = matching_stacks(s, h)
    if len(stacks) == 1:
        return stacks[0]
    answer = s.choose(seat, why, [("stack", i) for i in stacks])
    return int(answer[1])


def put_from_hand_under(s: State, seat: int, h: int, stack: int) -> None:
    """Put a card of the hand under a stack in secret; only its back is seen."""
    hand = s.princes[seat].hand
    alike = [other for other in hand if card_of(s, other).back == card_of(s, h).back]
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


def put_on_discard(s: State, h: int) -> None:
    """Lay a card open on the discard pile; cards of the open stack go back there."""
    s.cards.show_all(h)
    if card_of(s, h).face_up and s.options["mode"] != "duel":
        s.face_up.append(h)
    else:
        s.discard.append(h)


def discard_from_hand(s: State, seat: int, key: str) -> None:
    """Lay a card from the hand on the discard pile."""
    h = in_hand(s, seat, key)
    s.princes[seat].hand.remove(h)
    put_on_discard(s, h)


def leave_play(s: State, seat: int, h: int) -> None:
    """Take an expansion out of a principality; a card under it comes to light again."""
    prince = s.princes[seat]
    prince.grid[s.where[h]] = s.under[h]
    prince.built.remove(h)
    s.where[h] = -1
    s.under[h] = -1
    s.level[h] = 0
    s.used[h] = 0
    update_tokens(s)
