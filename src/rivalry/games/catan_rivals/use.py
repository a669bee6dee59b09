"""Using cards in play: which can be used at a moment, and whose use is spent.

A card that borrows lets its owner use one of the rival's cards in each of the owner's turns, at the
price printed on that card. The borrowed card is offered under its own name, as if it stood in the
borrower's principality.
"""

from rivalry.games.catan_rivals.card import BORROWERS, CARDS, FREE, Card
from rivalry.games.catan_rivals.resource import affords
from rivalry.games.catan_rivals.state import State, has, in_play


def uses_at(s: State, seat: int, moment: str, against: str = "") -> list[Card]:
    """The cards that a player can use at a moment, each once: their own, then borrowed ones.

    `against` is the event or the face of the event die that the cards must name.
    """
    found: list[Card] = []
    for h in in_play(s.princes[seat]):
        card = CARDS[s.cards.identity[h]]
        if card.moment == moment and card not in found and is_ready(s, seat, h):
            found.append(card)
    found += [card for card in borrowed(s, seat, moment) if card not in found]
    return [card for card in found if against == "" or against in card.against]


def is_ready(s: State, seat: int, h: int) -> bool:
    """Whether a player can use this card of theirs now and pay its price."""
    card = CARDS[s.cards.identity[h]]
    return not ((card.limit or card.waits) and s.used[h]) and _can_use(s, seat, card, h)


def _can_use(s: State, seat: int, card: Card, h: int) -> bool:
    if card.use_price != FREE and not affords(s, seat, card.use_price):
        return False
    return card.can_use is None or card.can_use(s, seat, h)


def borrowed(s: State, seat: int, moment: str) -> list[Card]:
    """The rival's cards that a player can use at a moment of their own turn."""
    found: list[Card] = []
    mine = borrower(s, seat) if seat == s.turn else -1
    if mine < 0:
        return found
    borrows = CARDS[s.cards.identity[mine]].borrows
    assert borrows is not None, "only a card that borrows is asked what"
    for h in s.princes[1 - seat].built:
        card = CARDS[s.cards.identity[h]]
        # It does not matter how often its owner has used it in their own turn.
        if card.moment == moment and borrows(card) and _can_use(s, seat, card, h):
            found.append(card)
    return found


def borrower(s: State, seat: int) -> int:
    """A player's card that borrows and has not done so this turn, or -1."""
    if any(has(s, seat, name) for name in BORROWERS):
        for h in s.princes[seat].built:
            if CARDS[s.cards.identity[h]].borrows is not None and not s.used[h]:
                return h
    return -1


def spend(s: State, seat: int, card: Card) -> None:
    """Mark a use as spent: that of the player's own card, or else of the card that borrows it."""
    for h in in_play(s.princes[seat]):
        if s.cards.identity[h] == card.index and is_ready(s, seat, h):
            s.used[h] = int(card.limit)
            return
    s.used[borrower(s, seat)] = 1
