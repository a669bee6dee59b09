"""Attack cards: the defence of the attacked player, then the effect (RULES 11)."""

from typing import Final

from rivalry.core.chance import chance_number
from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals.resource import choose_gain, gain
from rivalry.games.catan_rivals.stack import leave_play, put_under
from rivalry.games.catan_rivals.state import State, card_of, effect, has
from rivalry.games.catan_rivals.turn import ROLLS, YES_NO

WARDED_OFF: Final = ("archer", "arsonist", "traitor")


@effect
def attack(s: State, seat: int) -> None:
    """The attacked player may roll in defence; then the card has its effect."""
    card = card_of(s, s.resolving[-1])
    rival = 1 - seat
    saving: list[int] = []
    if card.name in WARDED_OFF:
        if has(s, rival, "lookout-tower"):
            saving += [1, 2]
        if has(s, rival, "heinrich-the-sentinel"):
            saving += [3, 4, 5]
    if saving and s.choose(rival, "defence", YES_NO) == ("yes",):
        roll = chance_number(s.choose(CHANCE, "defence.roll", ROLLS))
        if roll in saving:
            return
    s.then(card.play, seat)


def lose_card(s: State, seat: int, h: int, stack: int) -> None:
    """An event or an opposing action card makes a player put an expansion under a stack."""
    name = card_of(s, h).name
    leave_play(s, seat, h)
    put_under(s, h, stack)
    if has(s, seat, "irmgard-keeper-of-the-light") and name != "irmgard-keeper-of-the-light":
        s.then("irmgard", seat)


@effect
def irmgard(s: State, seat: int) -> None:
    """Irmgard pays one resource of choice for a card her owner was made to remove."""
    gain(s, choose_gain(s, seat, "irmgard.take", 1))
