"""What a card is worth, in victory points: from its facts in the catalogue, not from its name."""

from typing import Final

from rivalry.bots.catan_rivals.realm import ROLLS, Built, Realm
from rivalry.games.catan_rivals.card import (
    ACTION,
    ANY_SITE,
    ATTACK,
    BY_KEY,
    CARDS,
    CITY_SITE,
    COMMERCE,
    EVENT,
    ON_CARD,
    PROGRESS,
    REGION,
    SKILL,
    STRENGTH,
    TRADE_SHIP,
    VICTORY,
    Card,
)

RESOURCE: Final = 0.13  # a resource
WIN: Final = 5.0  # the point that wins
ADVANTAGE_EVENTS: Final = 0.2  # what events bring the holder of a token, beside its point
RIVALS_POINT: Final = 0.6  # a point that the rival does not have
NEARER: Final = 0.15  # a step towards an advantage, or away from losing it
SKILL_POINT: Final = 0.06
PROGRESS_POINT: Final = 0.3
HELP: Final = 0.2  # a card without points, for what it does
USE: Final = 0.2  # a function on demand
AT_ONCE: Final = 0.15  # an effect right after building
FEW_SITES: Final = 0.25  # what the last free sites are kept for
HOPE: Final = 0.4  # part of the worth of a card that cannot be built yet

ATTACK_WORTH: Final = 0.55
ACTION_WORTH: Final = 0.4
# Action cards that are worth more or less than others.
SPECIAL: Final = {
    "scout": 0.5,
    "brigitta-the-wise-woman": 0.35,
    "merchant-caravan": 0.35,
    "goldsmith": 0.25,
    "relocation": 0.05,
}
CHOICE: Final = 0.07  # what each unknown card adds to the best one of a stack
LAST_PLACE: Final = 0.4  # a city site when none is left, for a game that needs city expansions


def advantage(mine: int, rivals: int, holds: bool, rival_holds: bool) -> float:
    """What a standing in strength or commerce is worth.

    >>> round(advantage(3, 2, False, False), 2), round(advantage(2, 2, False, False), 2)
    (1.35, 0.3)
    """
    if mine >= 3 and (mine > rivals or (mine == rivals and holds)):
        return 1 + ADVANTAGE_EVENTS + NEARER * min(3, mine - rivals)
    loss = 0.0
    if rivals >= 3 and (rivals > mine or rival_holds):
        loss = -RIVALS_POINT - ADVANTAGE_EVENTS + NEARER * max(-3, mine - rivals)
    return loss + NEARER * min(3, mine)


def points_worth(realm: Realm, card: Card, sign: int = 1) -> float:
    """What the points on a card are worth to me: with sign -1, what losing them costs."""
    mine, rivals = realm.me.points, realm.rival.points
    gain = sign * (
        card.points[VICTORY]
        + SKILL_POINT * card.points[SKILL]
        + PROGRESS_POINT * card.points[PROGRESS]
    )
    if card.bonus is not None:
        gain += sign * 0.5
    for kind, name, token in ((STRENGTH, "strength", "hero"), (COMMERCE, "commerce", "trader")):
        if card.points[kind]:
            holder = realm.view[token]
            holds, lost = holder == realm.seat, holder == 1 - realm.seat
            now = advantage(mine[name], rivals[name], holds, lost)
            then = mine[name] + sign * card.points[kind]
            gain += advantage(then, rivals[name], holds, lost) - now
    return gain * sign


def points_at_once(realm: Realm, card: Card) -> int:
    """The victory points that building a card brings now, tokens included."""
    points = card.points[VICTORY]
    for kind, name, token in ((STRENGTH, "strength", "hero"), (COMMERCE, "commerce", "trader")):
        total = realm.me.points[name] + card.points[kind]
        if card.points[kind] and realm.view[token] != realm.seat:
            points += total >= 3 and total > realm.rival.points[name]
    return points


def effect_worth(realm: Realm, card: Card) -> float:
    """What a card's text is worth, as far as its facts tell."""
    if card.boosts:
        sites = realm.me.sites_for(card)
        best = max((realm.me.matches(card, site) for site in sites), default=0)
        return best * ROLLS / 6 * RESOURCE * realm.rounds_left()
    worth = 0.0
    if card.kind == TRADE_SHIP:
        # Trading at a better rate: worth most for what comes often.
        often = realm.income[card.resource] if card.resource >= 0 else max(realm.income)
        worth += USE * often * 2
    elif card.use:
        worth += USE
    elif not any(card.points):
        worth += HELP
    if card.built:
        worth += AT_ONCE
    return worth


def card_worth(realm: Realm, card: Card) -> float:
    """What building an expansion is worth to me now."""
    worth = points_worth(realm, card) + effect_worth(realm, card)
    if points_at_once(realm, card) >= realm.to_go():
        worth += WIN
    if card.place == ANY_SITE and not card.points[VICTORY]:
        free = len(realm.me.free_sites())
        if free <= 2:
            worth -= FEW_SITES * (3 - free) / 2
    return worth


def built_worth(realm: Realm, built: Built) -> float:
    """What an own expansion in play is worth to me."""
    worth = points_worth(realm, built.card, -1)
    if built.card.boosts:
        matches = realm.me.matches(built.card, built.cell)
        return worth + matches * ROLLS / 6 * RESOURCE * realm.rounds_left()
    return worth + effect_worth(realm, built.card)


def rivals_worth(realm: Realm, card: Card) -> float:
    """Roughly what a card in the rival's principality or hand is worth to the rival."""
    if card.kind in (ACTION, ATTACK):
        return ATTACK_WORTH if card.kind == ATTACK else SPECIAL.get(card.name, ACTION_WORTH)
    worth = card.points[VICTORY] + 0.3 * (card.points[STRENGTH] + card.points[COMMERCE])
    worth += PROGRESS_POINT * card.points[PROGRESS] + SKILL_POINT * card.points[SKILL]
    return worth + (0.5 if card.boosts else HELP)


def settlement_worth(realm: Realm) -> float:
    """A settlement: its point, its two regions and its two building sites."""
    worth = 1 + 2 * ROLLS / 6 * RESOURCE * realm.rounds_left()
    if len(realm.me.free_sites()) <= 1:
        worth += FEW_SITES
    return worth + (WIN if realm.to_go() <= 1 else 0)


def city_worth(realm: Realm) -> float:
    """A city: its point and its sites for city expansions."""
    worth = 1.0
    if realm.view["sets"] and not realm.me.free_sites(city_only=True):
        waiting = [card for card in realm.hand + realm.open if card.place == CITY_SITE]
        worth += LAST_PLACE * (1.5 if waiting else 1)
    return worth + (WIN if realm.to_go() <= 1 else 0)


def keep_worth(realm: Realm, card: Card) -> float:
    """What it is worth to have a card in hand."""
    if card.kind in (ACTION, ATTACK):
        worth = ATTACK_WORTH if card.kind == ATTACK else SPECIAL.get(card.name, ACTION_WORTH)
        if card.name == "scout" and realm.centre["settlements"] == 0:
            return 0.0
        return worth * (HOPE if realm.blocked(card) and not card.when else 1)
    if card.once and card.name in realm.me.names:
        return 0.0
    worth = card_worth(realm, card) - RESOURCE / 3 * sum(card.cost)
    if any(cost > room for cost, room in zip(card.cost, realm.capacity, strict=True)):
        return 0.0
    if card.place == CITY_SITE and not realm.me.free_sites(city_only=True):
        worth *= 0.6  # a city will come
    elif (card.place == ON_CARD and card.on not in realm.me.names) or realm.blocked(card):
        worth *= HOPE
    return worth


def stack_worth(realm: Realm, stack: int) -> float:
    """What the top card of a stack is worth, as far as it is known."""
    cards: list[str | None] = realm.view["stacks"][stack]["cards"]
    top = cards[-1]
    if top is not None:
        return keep_worth(realm, BY_KEY[top])
    return average_worth(realm, realm.view["stacks"][stack]["back"])


def search_worth(realm: Realm, stack: int) -> float:
    """What the best card of a stack is worth, as far as it is known."""
    cards: list[str | None] = realm.view["stacks"][stack]["cards"]
    known = [keep_worth(realm, BY_KEY[key]) for key in cards if key is not None]
    unknown = len(cards) - len(known)
    if unknown:
        back = realm.view["stacks"][stack]["back"]
        known.append(average_worth(realm, back) + CHOICE * min(6, unknown))
    return max(known)


def average_worth(realm: Realm, back: str) -> float:
    """What a card with this back is worth on average."""
    total, copies = 0.0, 0
    for card in CARDS:
        if card.set == back and card.kind not in (EVENT, REGION):
            total += keep_worth(realm, card) * card.copies
            copies += card.copies
    return total / max(1, copies)
