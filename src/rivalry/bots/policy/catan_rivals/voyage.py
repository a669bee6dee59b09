"""Where explorer ships should sail: what discoveries, missions and fights are worth.

Of a face-down sea card only what the seat has seen is used.
"""

from typing import Final

from rivalry.bots.policy.catan_rivals.reach import SHIP, is_open, lost_ship
from rivalry.bots.policy.catan_rivals.realm import Realm
from rivalry.bots.policy.catan_rivals.worth import points_at_once, points_worth
from rivalry.core.decision import Action
from rivalry.games.catan_rivals.action import wins_ties
from rivalry.games.catan_rivals.card import (
    CANNON,
    CARDS,
    COMMERCE,
    STRENGTH,
    VICTORY,
    Card,
    Points,
)
from rivalry.games.catan_rivals.points import points, printed
from rivalry.games.catan_rivals.sea import (
    DISTANCES,
    HIGHEST,
    RIVALS_SHIP,
    can_rise,
    is_discovered,
    sea_place,
)

FOUND: Final = 0.45  # what a discovery brings
STEP: Final = [0.0, 0.6, 0.8, 0.0]  # by side: a step towards the third one
BEHIND: Final = 0.5  # part of a step while the rival is further on
LUCK: Final = 1 / 3  # a mission that costs nothing turns the card so often
BAD_LUCK: Final = 1 / 6  # and loses the ship so often
SURE: Final = 0.8  # a fight that is won so often needs no hero


def seen_card(realm: Realm, h: int) -> Card | None:
    """A sea card that the seat knows."""
    cards = realm.s.cards
    return CARDS[cards.identity[h]] if cards.knows(h, realm.seat) else None


def rise_worth(realm: Realm, h: int) -> float:
    """What it is worth to turn a known sea card to its next side."""
    s, style = realm.s, realm.style
    card = CARDS[s.cards.identity[h]]
    level = int(s.level[h])
    more = _more(printed(s, h), card.sides[level + 1])
    worth = points_worth(realm, more)
    if points_at_once(realm, more) >= realm.to_go():
        worth += style.win
    if card.treasure:
        worth += style.resource * card.treasure[level + 1]
    step = STEP[level + 1]
    for other in s.princes[1 - realm.seat].sea:
        if is_discovered(s, other) and s.cards.identity[other] == card.index:
            if s.level[other] == HIGHEST:
                step = 0.0
            elif s.level[other] > level:
                step *= BEHIND
    return worth + step


def _more(now: Points, then: Points) -> Points:
    v, c, st, sk, p, sail, cannon = [b - a for a, b in zip(now, then, strict=True)]
    return (v, c, st, sk, p, sail, cannon)


def odds(realm: Realm, foe: int) -> float:
    """How likely a fight against a pirate is won; equal results are rolled again."""
    cannon = points(realm.s, realm.seat, CANNON)
    least = foe if wins_ties(realm.s, realm.seat) else foe + 1
    won = len([roll for roll in range(1, 7) if roll + cannon >= least])
    lost = len([roll for roll in range(1, 7) if roll + cannon < foe])
    return won / (won + lost) if won else 0.0


def hero(realm: Realm) -> Card | None:
    """A card in hand that would win a fight against a pirate."""
    for card in realm.hand:
        if card.fights is not None and (card.needs is None or not card.needs(realm.s, realm.seat)):
            return card
    return None


def fight_worth(realm: Realm, h: int) -> float:
    """What a fight against a pirate is worth."""
    chance = odds(realm, CARDS[realm.s.cards.identity[h]].foe)
    if chance < SURE and hero(realm) is not None:
        chance = 1.0
    return chance * rise_worth(realm, h) - (1 - chance) * lost_ship(realm)


def tribute_worth(realm: Realm, h: int) -> float:
    """What it is worth to pay a pirate off: the resources less."""
    tribute = CARDS[realm.s.cards.identity[h]].tribute
    return 0.0 if tribute is None else -realm.style.resource * tribute[1]


def sail_worth(realm: Realm, n: int) -> float:
    """What it is worth to send a ship to a place, the price of a mission left aside."""
    s = realm.s
    h = realm.me.prince.sea[n]
    card = seen_card(realm, h)
    if card is None:
        return FOUND
    if card.foe:
        fight = fight_worth(realm, h)
        return fight if is_discovered(s, h) else max(fight, tribute_worth(realm, h))
    if not is_discovered(s, h):
        return FOUND
    if any(card.turn_price):
        return rise_worth(realm, h)
    gain = rise_worth(realm, h) if can_rise(s, realm.seat, h) else 0.0
    return LUCK * gain - BAD_LUCK * lost_ship(realm)


def rivals_sea_worth(realm: Realm, place: Action) -> float:
    """What it is worth to turn an island of the rival back, or to sink a ship."""
    s = realm.s
    prince = s.princes[1 - realm.seat]
    if place == RIVALS_SHIP:
        return SHIP[max(0, prince.ships - 1)]
    n = sea_place(prince, place)
    if n < 0 or not is_discovered(s, prince.sea[n]):
        return 0.0
    h = prince.sea[n]
    level = int(s.level[h])
    less = _more(CARDS[s.cards.identity[h]].sides[level - 1], printed(s, h))
    return less[VICTORY] + 0.3 * (less[STRENGTH] + less[COMMERCE]) + STEP[level]


# Charts


def near_worth(realm: Realm, h: int) -> float:
    """How good it is to have a sea card near, as far as it is known."""
    card = seen_card(realm, h)
    if card is None:
        return 0.5
    if not is_open(realm, h):
        return 0.0
    if card.mission is None:
        return 0.3
    return 0.3 + 0.4 * odds(realm, card.foe) if card.foe else 0.8


def best_chart(realm: Realm) -> tuple[int, int] | None:
    """Two places whose sea cards should change: a good one that is far, a poor one that is near."""
    sea = realm.me.prince.sea
    worths = [near_worth(realm, h) for h in sea]
    best = 0.1
    found: tuple[int, int] | None = None
    for far in range(len(sea)):
        for near in range(len(sea)):
            nearer = DISTANCES[far] - DISTANCES[near]
            gain = (worths[far] - worths[near]) * nearer
            if nearer > 0 and gain > best:
                best, found = gain, (far, near)
    return found


def unseen(realm: Realm) -> bool:
    """Whether there is a sea card that the seat has not seen."""
    return any(seen_card(realm, h) is None for h in realm.me.prince.sea)
