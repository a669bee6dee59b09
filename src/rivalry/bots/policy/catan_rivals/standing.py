"""How good a position is for a seat: how likely it wins, from what both princes have.

How much each part counts was learned from games (see rivalry.bots.fit_catan_rivals).
"""

from math import exp
from typing import Final

from rivalry.bots.policy.catan_rivals.plan import make_plan
from rivalry.bots.policy.catan_rivals.reach import sea_points
from rivalry.bots.policy.catan_rivals.realm import Realm
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.bots.policy.catan_rivals.voyage import sea_standing
from rivalry.bots.policy.catan_rivals.worth import card_points, effect_worth, own_worth
from rivalry.games.catan_rivals.card import GOLD, WOOL
from rivalry.games.catan_rivals.position import Position

MOST: Final = 3  # points of strength or commerce more than the rival's that count


def parts(realm: Realm) -> list[float]:
    """What a prince has and may soon have, in the order of `style.PARTS`."""
    me, rival = realm.me, realm.rival()
    cards = 0.0
    for card, shown in zip(me.cards, me.shown, strict=True):
        cards += card_points(realm.style, shown) + sea_points(realm, shown, -1)
        if not card.boosts:  # what boosters do is part of the income
            cards += effect_worth(realm, card)
    if me.prince.sea:
        cards += sea_standing(realm)
    hand = 0.0
    for card in realm.hand:
        hand += own_worth(realm, card)
    exposed = realm.own[GOLD] + realm.own[WOOL] if me.counted() > 7 else 0.0
    plan = make_plan(realm)
    return [
        float(realm.scores[realm.seat]),
        1.0 / max(1, realm.to_go()),
        sum(realm.income),
        float(min(MOST, max(-MOST, me.strength() - rival.strength()))),
        float(min(MOST, max(-MOST, me.commerce() - rival.commerce()))),
        cards,
        plan.value,
        1.0 if plan.first is not None and plan.first.worth > realm.style.win else 0.0,
        sum(realm.own),
        exposed,
        hand,
        1.0 if realm.s.turn == realm.seat else 0.0,
    ]


def chance_to_win(s: Position, seat: int, style: Style) -> float:
    """How likely a seat wins, with all that is hidden taken as it is."""
    if not s.is_asking():
        winners = s.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    mine, rivals = parts(Realm(s, seat, style)), parts(Realm(s, 1 - seat, style))
    total = 0.0
    for i in range(len(mine)):
        total += style.standing[i] * (mine[i] - rivals[i])
    return float(1.0 / (1.0 + exp(-total)))
