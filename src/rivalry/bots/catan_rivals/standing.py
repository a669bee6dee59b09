"""How good a position is for a seat, in victory points: points, production, the plan, the hand."""

from typing import Final

from rivalry.bots.catan_rivals.plan import make_plan
from rivalry.bots.catan_rivals.realm import ROLLS, Realm
from rivalry.bots.catan_rivals.worth import RESOURCE, WIN, keep_worth
from rivalry.games.catan_rivals.state import State

PLAN: Final = 0.5  # part of the plan's value that counts
HAND: Final = 0.3  # part of the worth of the cards in hand that counts
BROAD: Final = 0.1  # what each further kind of resource that is produced is worth


def lead(s: State, seat: int) -> float:
    """How much better a seat stands than its rival, with all that is hidden taken as it is."""
    if s.decision is None:
        winners = s.winners()
        return 0.0 if len(winners) > 1 else WIN * 2 if seat in winners else -WIN * 2
    return standing(Realm(s.view(seat))) - standing(Realm(s.view(1 - seat)))


def standing(realm: Realm) -> float:
    """What a prince has, and what the prince may soon have."""
    value = float(realm.scores[realm.seat])
    rounds = realm.rounds_left()
    for store in realm.me.stores:
        if store.number:
            value += (1 + store.boosts) * ROLLS / 6 * RESOURCE * rounds
    value += BROAD * sum(income > 0 for income in realm.income)
    value += PLAN * make_plan(realm, realm.own).value
    value += RESOURCE / 2 * sum(realm.own)
    return value + HAND * sum(keep_worth(realm, card) for card in realm.hand)
