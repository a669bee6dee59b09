"""What brings explorer ships further: sail points, cannon points and ships."""

from typing import Final

from rivalry.bots.policy.catan_rivals.realm import Realm
from rivalry.games.catan_rivals.card import CANNON, CARDS, SAIL, Points
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.sea import DISTANCES, can_rise, is_discovered, reached

FIRST_SAIL: Final = 0.5  # the sail point without which no ship sails
PLACE: Final = 0.5  # another sea card within reach
CANNONS: Final = 0.2  # a cannon point
MOST_CANNONS: Final = 6
SHIP: Final = [0.9, 0.45, 0.25]  # another ship, by how many there are


def sea_points(realm: Realm, shown: Points, sign: int = 1) -> float:
    """What the sail and cannon points on a card are worth to me; with sign -1, if I have it."""
    sea = realm.me.prince.sea
    if not sea or not (shown[SAIL] or shown[CANNON]):
        return 0.0
    sail, cannon = points(realm.s, realm.seat, SAIL), points(realm.s, realm.seat, CANNON)
    if sign < 0:
        sail, cannon = sail - shown[SAIL], cannon - shown[CANNON]
    worth = CANNONS * min(shown[CANNON], max(0, MOST_CANNONS - cannon))
    if shown[SAIL]:
        if sail == 0:
            worth += FIRST_SAIL
        for n in range(len(sea)):
            if sail < DISTANCES[n] <= sail + shown[SAIL] and is_open(realm, sea[n]):
                worth += PLACE
    return worth


def is_open(realm: Realm, h: int) -> bool:
    """Whether a ship could still do something useful at a sea card, now or later."""
    s = realm.s
    if not is_discovered(s, h):
        return True
    card = CARDS[s.cards.identity[h]]
    return card.mission is not None and can_rise(s, realm.seat, h)


def ship_worth(realm: Realm) -> float:
    """What another ship is worth: none if those that are built can do all there is to do."""
    prince = realm.me.prince
    built = len(SHIP) - prince.unbuilt
    if prince.unbuilt == 0:
        return 0.0
    busy = [n for n in reached(realm.s, realm.seat) if is_open(realm, prince.sea[n])]
    return SHIP[built] if len(busy) > built else 0.0


def lost_ship(realm: Realm) -> float:
    """What it costs to lose a ship."""
    return SHIP[max(0, len(SHIP) - 1 - realm.me.prince.unbuilt)]
