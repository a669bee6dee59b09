"""Action cards: laid open, warded off where that is possible, resolved, discarded (RULES 11)."""

from typing import Final

from rivalry.core.chance import chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import DECIDES, FATE, SETTLES, YES_NO
from rivalry.games.catan_rivals.card import ATTACK, BY_KEY, CARDS
from rivalry.games.catan_rivals.stack import leave_play, put_on_discard, put_under
from rivalry.games.catan_rivals.state import State, card_of, effect, in_hand, question

ROLLS: Final[list[Action]] = [("roll", n) for n in range(1, 7)]
YES_OR_NO: Final[list[Action]] = [("yes",), ("no",)]
YES: Final[Action] = ("yes",)
NO: Final[Action] = ("no",)

DEFENCE = question("defence", YES_NO, DECIDES, "Do you roll the die in defence?")
DEFENCE_ROLL = question("defence.roll", FATE, SETTLES, "What does the die show?")


def play_card(s: State, seat: int, key: str) -> None:
    """Lay an action card open, have its effect, then discard it."""
    start_card(s, seat, key)
    card = BY_KEY[key]
    assert card.play is not None, f"{key} has no effect"
    if card.kind == ATTACK:
        s.then(attack, seat)
    else:
        s.then(card.play, seat)
    s.then(finish_card, seat)


def start_card(s: State, seat: int, key: str) -> None:
    """Lay an action card open; it is discarded when its effect is over."""
    h = in_hand(s, seat, key)
    s.princes[seat].hand.remove(h)
    s.cards.show_all(h)
    s.resolving.append(h)


@effect
def finish_card(s: State, seat: int) -> None:
    """The resolved action card goes to the discard pile of its player."""
    put_on_discard(s, seat, s.resolving.pop())


@effect
def end_of(s: State, seat: int, key: str) -> None:
    """What a card started is over. While it is pending, everybody knows whose work goes on."""


@effect
def attack(s: State, seat: int) -> None:
    """The attacked player may roll in defence; then the card has its effect."""
    card = card_of(s, s.resolving[-1])
    rival = 1 - seat
    saving: list[int] = []
    if card.warded_off:
        for h in s.princes[rival].built:
            saving += CARDS[s.cards.identity[h]].defends
    if saving and s.choose(rival, DEFENCE, YES_OR_NO) == YES:
        roll = chance_number(s.choose(CHANCE, DEFENCE_ROLL, ROLLS))
        if roll in saving:
            return
    assert card.play is not None, f"{card.key} has no effect"
    s.then(card.play, seat)


def lose_card(s: State, seat: int, h: int, stack: int) -> None:
    """An event or an opposing action card makes a player put an expansion under a stack.

    Cards of theirs that console them for it do so; a card that goes consoles nobody.
    """
    leave_play(s, seat, h)
    put_under(s, h, stack)
    for other in s.princes[seat].built:
        card = CARDS[s.cards.identity[other]]
        if card.consoles is not None:
            s.then(card.consoles, seat)
            s.then(end_of, seat, card.key)
