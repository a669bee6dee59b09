"""Turning cards: some can be turned to another side for a price (RULES 10)."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import DECIDES, NUMBER
from rivalry.games.catan_rivals.card import VICTORY, Card
from rivalry.games.catan_rivals.points import printed
from rivalry.games.catan_rivals.resource import affords, pay_from, pay_price, region_beside
from rivalry.games.catan_rivals.stack import turn_to
from rivalry.games.catan_rivals.state import State, card_of, effect, question

TURN_TO: Final[list[Action]] = [("side", n) for n in range(4)]

SIDE: Final = question("turn.side", NUMBER, DECIDES, "Which side do you turn up?")
PAY: Final = pay_from("turn.pay", "Which region pays for turning the card? {n} to pay.")


def is_highest(s: State, h: int) -> bool:
    """Whether a card shows its highest side."""
    return s.level[h] == len(card_of(s, h).sides) - 1


def can_turn(s: State, seat: int, h: int) -> bool:
    """Whether a card can be turned and the player can pay for it now."""
    card = card_of(s, h)
    return (card.turn_any or not is_highest(s, h)) and _can_pay(s, seat, h, card)


def _can_pay(s: State, seat: int, h: int, card: Card) -> bool:
    if card.turn_beside:
        return s.level[region_beside(s, seat, s.where[h])] >= sum(card.turn_price)
    return affords(s, seat, card.turn_price)


def marker(s: State, seat: int, name: int) -> int:
    """A player's marker card with this name, or -1."""
    for h in s.princes[seat].markers:
        if card_of(s, h).name_id == name:
            return h
    return -1


def marker_points(s: State, seat: int, name: int) -> int:
    """The victory points that a player's marker card with this name shows."""
    h = marker(s, seat, name)
    return 0 if h < 0 else printed(s, h)[VICTORY]


def turn_up(s: State, seat: int, h: int) -> None:
    """Turn a card in play to its next higher side."""
    turn_to(s, seat, h, s.level[h] + 1)


@effect
def turn_card(s: State, seat: int, key: str) -> None:
    """Pay, and turn the card to the next higher side or to one of choice (RULINGS O-88)."""
    h = next(h for h in s.princes[seat].built if card_of(s, h).key == key and can_turn(s, seat, h))
    card = card_of(s, h)
    side = int(s.level[h]) + 1
    if card.turn_any:
        sides = [n for n in range(len(card.sides)) if n != s.level[h]]
        side = s.choose(seat, SIDE, [TURN_TO[n] for n in sides])[1]
    if card.turn_beside:
        s.level[region_beside(s, seat, s.where[h])] -= sum(card.turn_price)
    else:
        s.then(pay_price, seat, PAY.key, card.turn_price)
    s.then(show_side, seat, int(s.where[h]), side)


@effect
def show_side(s: State, seat: int, c: int, side: int) -> None:
    """The card that was paid for shows another side."""
    turn_to(s, seat, s.princes[seat].grid[c], side)
