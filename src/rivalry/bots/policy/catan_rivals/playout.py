"""Positions played on by rules of thumb, and how good a position is for a seat."""

from rivalry.bots.policy.catan_rivals.answer import best_answer
from rivalry.bots.policy.catan_rivals.plan import make_plan
from rivalry.bots.policy.catan_rivals.realm import Realm
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.bots.policy.catan_rivals.worth import card_points, effect_worth, own_worth
from rivalry.core.chance import SplitMix64, pick
from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals.card import GOLD, WOOL
from rivalry.games.catan_rivals.state import State


def play_on(s: State, styles: list[Style], until: int, rng: SplitMix64) -> None:
    """Play until so many turns have begun, or the game is over; chance answers from the bits."""
    while s.turns < until and s.is_asking():
        decision = s.decision
        assert decision is not None, "the loop ends when nothing is asked"
        if decision.player == CHANCE:
            s.apply(pick(decision, int(rng.next64()) & 0xFFFFFFFFFFFFFFFF))
        else:
            s.apply(best_answer(s, styles[decision.player]))


def lead(s: State, seat: int, style: Style) -> float:
    """How much better a seat stands than its rival, with all that is hidden taken as it is."""
    if not s.is_asking():
        winners = s.winners()
        if len(winners) > 1:
            return 0.0
        return 2 * style.win if seat in winners else -2 * style.win
    return standing(Realm(s, seat, style)) - standing(Realm(s, 1 - seat, style))


def standing(realm: Realm) -> float:
    """What a prince has, and what the prince may soon have: in victory points."""
    style, me, rival = realm.style, realm.me, realm.rival()
    value = float(realm.scores[realm.seat])
    value += style.resource * realm.rounds_left() * sum(realm.income)
    for income in realm.income:
        if income > 0:
            value += style.broad
    value += style.ahead * min(3, max(-3, me.strength() - rival.strength()))
    value += style.ahead * min(3, max(-3, me.commerce() - rival.commerce()))
    for card in me.cards:
        value += style.cards * card_points(style, card)
        if not card.boosts:  # what boosters do is part of the income
            value += style.cards * effect_worth(realm, card)
    value += style.plan * make_plan(realm).value
    value += style.stored * sum(realm.own)
    if me.counted() > 7:
        value -= style.brigands * (realm.own[GOLD] + realm.own[WOOL])
    for card in realm.hand:
        value += style.hand * own_worth(realm, card)
    return value
