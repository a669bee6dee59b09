"""What a card is worth, in victory points: from its facts in the catalogue, not from its name."""

from typing import Final

from rivalry.bots.policy.best import best_of
from rivalry.bots.policy.catan_rivals.reach import sea_points
from rivalry.bots.policy.catan_rivals.realm import COSTS, FULL, ROLLS, Realm
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.games.catan_rivals.card import (
    ACTION,
    ANY,
    ANY_SITE,
    ATTACK,
    CARDS,
    CITY_SITE,
    COMMERCE,
    EXCLUDED,
    FIXES_NUMBER,
    GOLD,
    MOVES,
    ON_CARD,
    OWL,
    PROGRESS,
    SCOUTS,
    SKILL,
    STRENGTH,
    TRADE_SHIP,
    VICTORY,
    Card,
    Points,
    name_id,
)
from rivalry.games.catan_rivals.place import ROAD
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.production import counted_by_brigands, plundered

# What action cards do that is worth more or less than what others do.
SPECIAL: Final[dict[str, float]] = {SCOUTS: 0.5, FIXES_NUMBER: 0.35, MOVES: 0.05}
SWAPPED: Final = {ANY: 0.35, GOLD: 0.25}  # exchanges of resources, by what has to be paid
BONUS: Final = 0.5  # a card whose points grow with others
OWL_WORTH: Final = 0.25  # of an owl: three of them are a victory point, with some resources
LASTS: Final = 6.0  # rounds that a game lasts at least if it is decided by owls


def advantage(style: Style, mine: int, rivals: int, holds: bool, rival_holds: bool) -> float:
    """What a standing in strength or commerce is worth."""
    if mine >= 3 and (mine > rivals or (mine == rivals and holds)):
        return 1 + style.events + style.nearer * min(3, mine - rivals)
    loss = 0.0
    if rivals >= 3 and (rivals > mine or rival_holds):
        loss = -style.rivals_point - style.events + style.nearer * max(-3, mine - rivals)
    return loss + style.nearer * min(3, mine)


def card_points(style: Style, shown: Points) -> float:
    """What the points on a card are worth that nobody competes for, victory points left aside."""
    return style.skill * shown[SKILL] + style.progress * shown[PROGRESS]


def points_worth(realm: Realm, shown: Points, sign: int = 1) -> float:
    """What the points on a card are worth to me: with sign -1, what losing them costs."""
    style, s, seat = realm.style, realm.s, realm.seat
    gain = sign * (shown[VICTORY] + card_points(style, shown))
    if shown[STRENGTH]:
        mine, rivals = realm.me.strength(), points(s, 1 - seat, STRENGTH)
        holds, lost = s.hero == seat, s.hero == 1 - seat
        then = mine + sign * shown[STRENGTH]
        gain += advantage(style, then, rivals, holds, lost)
        gain -= advantage(style, mine, rivals, holds, lost)
    if shown[COMMERCE]:
        mine, rivals = realm.me.commerce(), points(s, 1 - seat, COMMERCE)
        holds, lost = s.trader == seat, s.trader == 1 - seat
        then = mine + sign * shown[COMMERCE]
        gain += advantage(style, then, rivals, holds, lost)
        gain -= advantage(style, mine, rivals, holds, lost)
    return gain * sign


def points_at_once(realm: Realm, shown: Points) -> int:
    """The victory points that the points on a card bring now, tokens included."""
    s, seat = realm.s, realm.seat
    found = shown[VICTORY]
    if shown[STRENGTH] and s.hero != seat:
        total = realm.me.strength() + shown[STRENGTH]
        found += total >= 3 and total > points(s, 1 - seat, STRENGTH)
    if shown[COMMERCE] and s.trader != seat:
        total = realm.me.commerce() + shown[COMMERCE]
        found += total >= 3 and total > points(s, 1 - seat, COMMERCE)
    return found


def yield_worth(realm: Realm) -> float:
    """What one more resource for each roll of a number is worth until the end."""
    return ROLLS / 6 * realm.style.resource * realm.rounds_left()


def effect_worth(realm: Realm, card: Card) -> float:
    """What a card's text is worth, as far as its facts tell."""
    style = realm.style
    if card.boosts:
        best = 0
        for site in realm.me.sites_for(card):
            best = max(best, realm.me.matches(card, site))
        return best * yield_worth(realm)
    if card.holds:
        # The first owls buy most; and as long as there are none, a game may last.
        rolls = ROLLS / 6 * max(LASTS, realm.rounds_left())
        return rolls * OWL_WORTH / (1 + len(realm.owls))
    if card.irrigates:
        best = 0
        for site in realm.me.sites_for(card):
            best = max(best, len(realm.me.irrigated(card, site)))
        return best * yield_worth(realm)
    worth = 0.0
    if card.kind == TRADE_SHIP:
        # Trading at a better rate: worth most for what comes often.
        often = realm.income[card.resource] if card.resource >= 0 else max(realm.income)
        worth += style.use * often * 2
    elif card.use:
        worth += style.use
    elif card.celebrates or card.after_brigands or not any(card.points):
        worth += style.help
    if card.built:
        worth += style.at_once
    if card.guards is not None:
        worth += style.help
    return worth


def bonus_worth(card: Card) -> float:
    """What the points are worth that a card adds depending on others."""
    return 0.0 if card.bonus is None else BONUS


def turning_worth(realm: Realm, i: int, side: int) -> float:
    """What it is worth to turn an own expansion to another side."""
    return side_worth(realm, realm.me.shown[i], realm.me.cards[i].sides[side])


def marker_worth(realm: Realm, card: Card, side: int) -> float:
    """What it is worth to turn a marker card of mine from a side to the next."""
    return side_worth(realm, card.sides[side], card.sides[side + 1])


def side_worth(realm: Realm, now: Points, then: Points) -> float:
    """What it is worth that a card shows other points than now."""
    v, c, st, sk, p, sail, cannon = [
        after - before for after, before in zip(then, now, strict=True)
    ]
    more = (v, c, st, sk, p, sail, cannon)
    worth = points_worth(realm, more)
    return worth + realm.style.win if points_at_once(realm, more) >= realm.to_go() else worth


def best_side(realm: Realm, i: int) -> int:
    """The side to which an own expansion should be turned next; -1: it is the one turned up."""
    card = realm.me.cards[i]
    level = int(realm.s.level[realm.me.prince.built[i]])
    if not card.turn_any:
        return level + 1 if level + 1 < len(card.sides) else -1
    worths = [turning_worth(realm, i, side) for side in range(len(card.sides))]
    best = int(best_of(worths))
    return -1 if best == level else best


def card_worth(realm: Realm, card: Card) -> float:
    """What building an expansion is worth to me now."""
    shown = card.sides[0] if card.sides else card.points
    worth = points_worth(realm, shown) + bonus_worth(card) + effect_worth(realm, card)
    worth += sea_points(realm, shown)
    if points_at_once(realm, shown) >= realm.to_go():
        worth += realm.style.win
    if card.sides:  # it will be turned up some day
        worth += realm.style.hope * points_worth(realm, card.sides[-1])
    if card.place == ANY_SITE and not card.points[VICTORY]:
        free = len(realm.me.free_sites())
        if free <= 2:
            worth -= realm.style.few_sites * (3 - free) / 2
    return worth


def built_worth(realm: Realm, i: int) -> float:
    """What an own expansion in play is worth to me."""
    card = realm.me.cards[i]
    worth = points_worth(realm, realm.me.shown[i], -1) + bonus_worth(card)
    worth += sea_points(realm, realm.me.shown[i], -1)
    if card.boosts:
        return worth + realm.me.matches(card, realm.me.cells[i]) * yield_worth(realm)
    if card.irrigates:
        return worth + len(realm.me.irrigated(card, realm.me.cells[i])) * yield_worth(realm)
    return worth + effect_worth(realm, card)


def action_worth(style: Style, card: Card) -> float:
    """What an action card is worth in hand."""
    if card.kind == ATTACK:
        return style.attack
    if card.swaps is not None:
        return SWAPPED[card.swaps[0]]
    return SPECIAL.get(card.does, style.action)


def rivals_worth(realm: Realm, card: Card) -> float:
    """Roughly what a card in the rival's principality or hand is worth to the rival."""
    style = realm.style
    if card.kind in (ACTION, ATTACK):
        return action_worth(style, card)
    worth = card.points[VICTORY] + 0.3 * (card.points[STRENGTH] + card.points[COMMERCE])
    return worth + card_points(style, card.points) + (0.5 if card.boosts else style.help)


def settlement_worth(realm: Realm) -> float:
    """A settlement: its point, its two regions and its two building sites."""
    worth = 1 + 2 * yield_worth(realm)
    if len(realm.me.free_sites()) <= 1:
        worth += realm.style.few_sites
    return worth + (realm.style.win if realm.to_go() <= 1 else 0.0)


def city_worth(realm: Realm) -> float:
    """A city: its point and its sites for city expansions."""
    worth = 1.0
    if realm.s.sets and not realm.me.free_sites(True):
        waiting = any(card.place == CITY_SITE for card in realm.hand + realm.open)
        worth += realm.style.last_place * (1.5 if waiting else 1.0)
    return worth + (realm.style.win if realm.to_go() <= 1 else 0.0)


def keep_worth(realm: Realm, card: Card, blocked: bool = False) -> float:
    """What it is worth to have a card in hand; blocked: something but resources is missing."""
    if card.kind in (ACTION, ATTACK):
        if card.does == SCOUTS:
            return scout_worth(realm)
        worth = action_worth(realm.style, card) * owls_at_hand(realm, card)
        return worth * realm.style.hope if blocked and not card.moment else worth
    if (card.once and realm.me.has(card.name_id)) or is_hopeless(realm, card):
        return 0.0
    cost = COSTS[card.index]
    for r in range(6):
        if cost[r] > realm.capacity[r]:
            return 0.0
    worth = card_worth(realm, card) - realm.style.resource / 3 * sum(cost)
    worth *= owls_at_hand(realm, card)
    if card.place == CITY_SITE and not realm.me.free_sites(True):
        worth *= 0.6  # a city will come
    elif (card.place == ON_CARD and not realm.me.has(name_id(card.on))) or blocked:
        worth *= realm.style.hope
    return worth


def scout_worth(realm: Realm) -> float:
    """A Scout is worth most while a road waits for its settlement, and nothing without one."""
    if realm.s.settlements == 0:
        return 0.0
    return SPECIAL[SCOUTS] * (2 if realm.me.ends(ROAD) else 1)


def is_hopeless(realm: Realm, card: Card) -> bool:
    """Whether a card will find no place: it is excluded, or no free site is left or to come."""
    if any(realm.me.has(name_id(name)) for name in EXCLUDED.get(card.name, [])):
        return True
    if card.abroad or card.place not in (ANY_SITE, CITY_SITE) or realm.me.sites_for(card):
        return False
    city_comes = realm.s.cities > 0 and len(realm.me.settlements()) > 0
    return not city_comes and (card.place == CITY_SITE or realm.s.settlements == 0)


def owls_at_hand(realm: Realm, card: Card) -> float:
    """What is left of a card's worth if too few owls could be there to pay for it."""
    if card.cost[OWL] <= FULL * len(realm.owls):
        return 1.0
    return realm.style.hope if realm.owls else realm.style.hope / 2


def own_worth(realm: Realm, card: Card) -> float:
    """What it is worth to have a card of the own hand or of the open stack."""
    return keep_worth(realm, card, realm.obstacle(card) != "")


# Events

STAR_VALUE: Final = 0.5  # a star, in resources
LOOT: Final = 2.0  # a trade: what I gain, and what the rival loses


def event_worth(realm: Realm, card: Card) -> float:
    """How good an event card is for me: whom it would harm now."""
    if card.harms is None:
        return 0.0
    s, seat = realm.s, realm.seat
    return float(int(card.harms(s, 1 - seat)) - int(card.harms(s, seat)))


def face_worth(realm: Realm, face: str) -> float:
    """How many resources more a face of the event die brings me than my rival."""
    s, seat = realm.s, realm.seat
    value = 0.0
    for player, sign in ((seat, 1), (1 - seat, -1)):
        for h in s.princes[player].built:
            card = CARDS[s.cards.identity[h]]
            value += sign * STAR_VALUE * (card.star_at == face)
            value += sign * card.harvest * (face == "harvest")
        if face == "brigands" and counted_by_brigands(s, player) > 7:
            value -= sign * sum([int(s.level[h]) for h in plundered(s, player)])
        if face == "trade" and s.trader == player:
            value += sign * LOOT
        if face == "celebration":
            value += sign * (points(s, player, SKILL) >= points(s, 1 - player, SKILL))
    return value


# Stacks


def stack_worth(realm: Realm, stack: int) -> float:
    """What the top card of a stack is worth, as far as it is known."""
    top = realm.s.stacks[stack][-1]
    if realm.s.cards.knows(top, realm.seat):
        return keep_worth(realm, CARDS[realm.s.cards.identity[top]])
    return average_worth(realm, realm.s.backs[stack])


def search_worth(realm: Realm, stack: int) -> float:
    """What the best card of a stack is worth, as far as it is known."""
    best, unknown = 0.0, 0
    for h in realm.s.stacks[stack]:
        if realm.s.cards.knows(h, realm.seat):
            best = max(best, keep_worth(realm, CARDS[realm.s.cards.identity[h]]))
        else:
            unknown += 1
    if unknown:
        hope = average_worth(realm, realm.s.backs[stack]) + realm.style.choice * min(6, unknown)
        best = max(best, hope)
    return best


def average_worth(realm: Realm, back: str) -> float:
    """What a card with this back is worth on average."""
    return realm.style.basic if back == "basic" else realm.style.theme
