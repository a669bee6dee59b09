"""The bot's own turn: cards before the roll, the action phase, and the hand at the end of it."""

from collections.abc import Sequence
from typing import Final

from rivalry.bots.policy.catan_rivals.plan import (
    Plan,
    built_meanwhile,
    is_offered,
    make_plan,
    payment_values,
    plan_value,
    resource_values,
    useful_trade,
)
from rivalry.bots.policy.catan_rivals.realm import FULL, Realm, Store, changed
from rivalry.bots.policy.catan_rivals.voyage import best_chart, sail_worth, unseen
from rivalry.bots.policy.catan_rivals.worth import (
    built_worth,
    card_worth,
    face_worth,
    keep_worth,
    own_worth,
    points_worth,
    search_worth,
    stack_worth,
    turning_worth,
)
from rivalry.core.decision import Action
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    ANY,
    ATTACK,
    BRINGS,
    BUILDING,
    BY_KEY,
    CARDS,
    CHARTS,
    CITY_SITE,
    EARNS,
    FIXES_EVENT,
    FIXES_NUMBER,
    GATHERS,
    LOWERS,
    MOVES,
    OWL,
    REPLACES,
    RESOURCES,
    RETRIEVES,
    SAILS,
    SELLS,
    SPENDS,
    STAR,
    SWAPS,
    TRADE_SHIP,
    TRADES,
    VICTORY,
    Card,
)
from rivalry.games.catan_rivals.cards.progress import searched_pile
from rivalry.games.catan_rivals.die import FACES
from rivalry.games.catan_rivals.fetch import FETCHES
from rivalry.games.catan_rivals.place import PLACE_NAMES
from rivalry.games.catan_rivals.points import hand_limit
from rivalry.games.catan_rivals.resource import EACH
from rivalry.games.catan_rivals.sea import SAIL_OUT, is_discovered, ships_at_sea, targets
from rivalry.games.catan_rivals.stack import stacks_of
from rivalry.games.catan_rivals.turn import all_usable, search_price

STORED: Final = 0.06  # a resource more for me, or less for the rival, whatever it is
FEW_STARS: Final = 2  # with so many, no more are bought
DEAR_EVENT: Final = 1.0  # what an event must bring that costs a star and a card


# Before the roll


def before_roll(realm: Realm, options: Sequence[Action]) -> Action:
    """Fix the production number, or the event, if that brings much more than a roll would."""
    for action in options:
        card = _used(action)
        if card is not None:
            owls = card.use_price[OWL]
            best = max([face_worth(realm, face) for face in FACES])
            if best >= owls and realm.spares(owls, make_plan(realm).wanted()):
                return action
            continue
        card = _played(action)
        if card is None:
            continue
        if card.does == FIXES_NUMBER:
            gains = number_values(realm, make_plan(realm))
            if max(gains) - sum(gains) / 6 >= realm.style.number:
                return action
        else:
            return action
    return ("roll",)


def number_values(realm: Realm, plan: Plan) -> list[float]:
    """What each production number, 1 to 6, would bring me, less what it brings the rival."""
    base = plan_value(realm, plan, realm.own)
    values: list[float] = []
    for number in range(1, 7):
        own = list(realm.own)
        stored = 0
        for store in realm.me.stores:
            if store.number == number:
                own[store.resource] += _yield(store)
                stored += _yield(store)
        for store in realm.rival().stores:
            if store.number == number:
                stored -= _yield(store)
        values.append(plan_value(realm, plan, own) - base + STORED * stored)
    return values


def _yield(store: Store) -> int:
    return min(FULL - store.level, 1 + store.boosts)


# The action phase


def act(realm: Realm, options: Sequence[Action]) -> Action:
    """Play what helps, build what is planned, trade for it, or end the phase."""
    plan = make_plan(realm)
    for action in options:
        if isinstance(action, tuple) and action[0] == "expel" and realm.stars_wanted() == 1:
            return action
    for action in options:
        card = _played(action) or _used(action)
        if card is not None and is_worth_playing(realm, plan, card):
            return action
    if SAIL_OUT in options and best_voyage(realm, plan) > 0:
        return SAIL_OUT
    if plan.first is not None:
        if is_offered(plan.first, options):
            return plan.first.action
        trade = _trade(realm, plan, options)
        if trade is not None:
            return trade
    meanwhile = built_meanwhile(realm, plan, options)
    if meanwhile is not None:
        return meanwhile
    if ("remove",) in options and what_to_replace(realm) is not None:
        return ("remove",)
    return ("end",)


def prepare(realm: Realm, options: Sequence[Action]) -> Action:
    """In the preparatory round, build the starting hand: what makes others cheaper comes first."""
    best: Action = ("end",)
    most = -1
    for action in options:
        card = (
            BY_KEY.get(str(action[1])) if isinstance(action, tuple) and len(action) == 2 else None
        )
        if card is None or action != card.build_it:
            continue
        merit = card.price + card.pays_beside
        if card.cheapens is not None and any(card.cheapens(other) for other in realm.hand):
            merit += 10
        if merit > most:
            best, most = action, merit
    return best


def best_voyage(realm: Realm, plan: Plan, back: int = -1) -> float:
    """What the best that a ship could do now is worth; also one that comes back from a place."""
    places = targets(realm.s, realm.seat, back)
    return max([voyage_value(realm, plan, n) for n in places], default=0.0)


def voyage_value(realm: Realm, plan: Plan, n: int) -> float:
    """What it is worth to sail to a place, with what the mission there costs the plan."""
    worth = sail_worth(realm, n)
    h = realm.me.prince.sea[n]
    if not is_discovered(realm.s, h):
        return worth
    price = [float(due) for due in CARDS[realm.s.cards.identity[h]].turn_price[:6]]
    first = plan.first
    if first is not None and first.action == SAIL_OUT and first.cost == price:
        return worth
    rest = [max(0.0, realm.own[r] - price[r]) for r in range(6)]
    return worth + plan_value(realm, plan, rest) - plan_value(realm, plan, realm.own)


def is_worth_playing(realm: Realm, plan: Plan, card: Card) -> bool:
    """Attacks and gifts always are; exchanges only for the plan; moving only for boosters.

    What costs owls and is no gift waits until the plan can do without them; stars are kept for
    what costs some, and against an event that harms.
    """
    owls = card.cost[OWL] + card.use_price[OWL]
    if owls and (card.does != BRINGS or card.use_price[OWL]):
        if not realm.spares(owls, plan.wanted()):
            return False
        if card.does == BRINGS:  # cards, for which there must be room
            return len(realm.hand) <= hand_limit(realm.s, realm.seat)
    price = card.fee[STAR]
    if price:
        wanted = realm.stars_wanted()
        if realm.stars < price + wanted and (price < FULL or wanted > 1):
            return False  # what costs all three leaves none to keep
    if card.does == EARNS:
        return realm.stars < FEW_STARS
    if card.does == FIXES_EVENT:
        return max([face_worth(realm, face) for face in FACES]) > DEAR_EVENT
    if card.kind == ATTACK:
        return True
    if card.does == GATHERS:
        return _gathers_well(realm, plan)
    if card.does == SELLS:
        sold = [own_worth(realm, one) for one in realm.hand if one.is_action or one.is_unit]
        return bool(sold) and min(sold) < realm.style.keep
    if card.does == SWAPS:
        own = _exchanged(realm, plan, card)
        if own is None:
            return False
        gained = plan_value(realm, plan, own) - plan_value(realm, plan, realm.own)
        return gained > realm.style.bargain
    if card.does == TRADES:
        return _traded(realm, plan, card) > realm.style.bargain
    if card.does == LOWERS:
        return _lowered(realm, plan) > realm.style.bargain
    if card.does == SPENDS:
        own = _with_more(realm, plan, list(realm.own), 1)
        gained = plan_value(realm, plan, own) - plan_value(realm, plan, realm.own)
        # What it could be used for later is lost, too.
        return gained > points_worth(realm, card.points, -1) + realm.style.use
    if card.does == MOVES:
        return best_move(realm) is not None
    if card.does == REPLACES:
        return replaces_well(realm)
    if card.does == CHARTS:
        return unseen(realm) or best_chart(realm) is not None
    if card.does == SAILS:
        places = ships_at_sea(realm.s, realm.seat)
        return max([best_voyage(realm, plan, n) for n in places]) > realm.style.enough
    if card.does == RETRIEVES:
        cards = realm.s.cards
        fetch = FETCHES.get(card.key)
        for h in searched_pile(realm.s, realm.seat, card.key):
            # What is covered may be anything; what is seen has to be worth it.
            if not cards.knows(h, realm.seat):
                return True
            found = CARDS[cards.identity[h]]
            if fetch is not None and not fetch.fits(found):
                continue
            if keep_worth(realm, found) > realm.style.keep:
                return True
        return False
    if price:
        return max(resource_values(realm, plan, realm.own)) > realm.style.bargain
    return True


def _gathers_well(realm: Realm, plan: Plan) -> bool:
    """Whether the plan lacks owls and can do without some resource."""
    if plan.wanted() <= sum(realm.owls):
        return False
    costs = payment_values(realm, plan, realm.own)
    return any(realm.own[r] > 0 and costs[r] < realm.style.bargain for r in range(6))


def _exchanged(realm: Realm, plan: Plan, card: Card) -> list[float] | None:
    """The stores after the best use of a card that exchanges resources."""
    assert card.swaps is not None, f"{card.key} swaps nothing"
    kind, pay, take = card.swaps
    own = list(realm.own)
    for _ in range(pay):
        cheapest, most = -1, 0.0
        for r in range(6):
            if own[r] > 0 and kind in (ANY, r):
                left = plan_value(realm, plan, changed(own, r, -1.0))
                if cheapest < 0 or left >= most:
                    cheapest, most = r, left
        if cheapest < 0:
            return None
        own = changed(own, cheapest, -1.0)
    return _with_more(realm, plan, own, take, card.swaps_into)


def _with_more(
    realm: Realm, plan: Plan, own: list[float], n: int, kinds: int = ALL_KINDS
) -> list[float]:
    """The stores with so many resources more of some kinds, those that serve the plan best."""
    for _ in range(n):
        values = resource_values(realm, plan, own)
        best = -1
        for r in range(6):
            fits = own[r] < realm.capacity[r] and kinds & EACH[r]
            if fits and (best < 0 or values[r] >= values[best]):
                best = r
        if best >= 0:
            own = changed(own, best, 1.0)
    return own


def _traded(realm: Realm, plan: Plan, card: Card) -> float:
    """What the best trade of one for one by a card adds to the plan."""
    assert card.trades is not None, f"{card.key} trades nothing"
    s, identity = realm.s, realm.s.cards.identity
    best = 0.0
    for h in all_usable(s, realm.seat, card.key) if card.place else [-1]:
        for giver, taker in card.trades(s, realm.seat, h):
            own = changed(realm.own, CARDS[identity[giver]].resource, -1.0)
            if taker < 0:
                own = _with_more(realm, plan, own, 1)
            else:
                own = changed(own, CARDS[identity[taker]].resource, 1.0)
            best = max(best, plan_value(realm, plan, own))
    return best - plan_value(realm, plan, realm.own)


def _lowered(realm: Realm, plan: Plan) -> float:
    """What two resources add to the plan, less what an own card loses by a side."""
    me = realm.me
    losses: list[float] = []
    for i in range(len(me.cards)):
        side = int(realm.s.level[me.prince.built[i]])
        if me.cards[i].turn_beside and not me.cards[i].turn_any and side > 0:
            losses.append(turning_worth(realm, i, side - 1))
    own = _with_more(realm, plan, list(realm.own), 2)
    gained = plan_value(realm, plan, own) - plan_value(realm, plan, realm.own)
    return gained + max(losses) if losses else 0.0


def _trade(realm: Realm, plan: Plan, options: Sequence[Action]) -> Action | None:
    """A trade for the plan: by card where the rate is better, otherwise three for one."""
    rates = [3.0] * 6
    by_card: dict[int, Action] = {}
    for action in options:
        if isinstance(action, tuple) and action[0] == "use":
            card = BY_KEY[str(action[1])]
            for r in range(6):
                rate = _use_rate(realm, card, r)
                if rate < rates[r]:
                    rates[r] = rate
                    by_card[r] = action
    resource = useful_trade(realm, plan, rates)
    if resource < 0:
        return None
    if resource in by_card:
        return by_card[resource]
    trade: Action = ("trade", RESOURCES[resource])
    return trade if trade in options else None


def _use_rate(realm: Realm, card: Card, resource: int) -> float:
    """How many of a resource a card in play trades for one."""
    if card.kind == TRADE_SHIP:
        if card.resource >= 0:
            return 2.0 if resource == card.resource else 3.0
        return 2.0 if realm.rates[resource] == 2 and realm.own[resource] >= 2 else 3.0
    if card.swaps is None or card.swaps[0] not in (ANY, resource) or card.swaps_into != ALL_KINDS:
        return 3.0
    return card.swaps[1] / card.swaps[2]


def _used(action: Action) -> Card | None:
    """The card that is used for something else than a trade for the plan or turning it."""
    if isinstance(action, tuple) and action[0] == "use":
        card = BY_KEY[str(action[1])]
        return card if card.does else None
    return None


def _played(action: Action) -> Card | None:
    if isinstance(action, tuple) and action[0] == "play":
        return BY_KEY[str(action[1])]
    return None


# Making room


def what_to_replace(realm: Realm) -> Action | None:
    """The place of a poor expansion that stands where a good one in hand could be built."""
    for card in realm.hand + realm.open:
        if card.points[VICTORY] == 0 or card.place != CITY_SITE:
            continue
        if any(card.cost[r] > realm.own[r] for r in range(6)):
            continue
        if realm.obstacle(card) != "no-city-site":
            continue
        poorest, found = 0.0, -1
        for i in range(len(realm.me.cards)):
            if realm.me.cards[i].points[VICTORY] == 0 and realm.me.is_city_at(realm.me.cells[i]):
                worth = built_worth(realm, i)
                if found < 0 or worth < poorest:
                    poorest, found = worth, realm.me.cells[i]
        if found >= 0 and card_worth(realm, card) - poorest > realm.style.replacing:
            return PLACE_NAMES[found]
    return None


def replaces_well(realm: Realm) -> bool:
    """Whether a building in hand is worth much more than the poorest one in play."""
    me = realm.me
    new = [card_worth(realm, card) for card in realm.hand if card.kind == BUILDING]
    old = [built_worth(realm, i) for i in range(len(me.cards)) if me.cards[i].kind == BUILDING]
    return bool(new and old) and max(new) - min(old) > realm.style.replacing


def best_move(realm: Realm) -> tuple[Action, Action] | None:
    """Two regions whose exchange lets boosters double more than now."""
    me = realm.me
    boosters = [i for i in range(len(me.cards)) if me.cards[i].boosts]
    regions = [store for store in me.stores if store.number]
    best = 0
    found: tuple[Action, Action] | None = None
    for i in range(len(regions)):
        for j in range(i + 1, len(regions)):
            a, b = regions[i], regions[j]
            if a.resource == b.resource:
                continue
            gain = 0
            for k in boosters:
                before = me.matches(me.cards[k], me.cells[k])
                a.cell, b.cell = b.cell, a.cell
                gain += me.matches(me.cards[k], me.cells[k]) - before
                a.cell, b.cell = b.cell, a.cell
            if gain > best:
                best, found = gain, (PLACE_NAMES[a.cell], PLACE_NAMES[b.cell])
    return found


# The hand


LONG: Final = 100
"""A game that has lasted so many turns is not won with the cards in hand, whatever they promise."""


def exchange(realm: Realm) -> Action:
    """Exchange a card if the worst one is poor and something better may come.

    A card that waits for more than resources has to be better than what may come.
    """
    stacks = full_stacks(realm)
    if not stacks or not realm.hand:
        return ("no",)
    worst = min([own_worth(realm, card) for card in realm.hand])
    if worst < realm.style.keep or realm.s.turns >= LONG:
        return ("yes",)
    hope = max([stack_worth(realm, i) for i in stacks])
    for card in realm.hand:
        if not card.is_action and realm.obstacle(card) and own_worth(realm, card) < hope:
            return ("yes",)
    return ("yes",) if worst < hope - realm.style.keep else ("no",)


def how_to_take(realm: Realm) -> Action:
    """Search a stack when that is worth the resources, otherwise draw."""
    stacks = full_stacks(realm)
    price = search_price(realm.s, realm.seat)
    own = list(realm.own)
    if not stacks or sum(own) < price:
        return ("draw",)
    plan = make_plan(realm)
    for _ in range(price):
        cheapest, most = -1, 0.0
        for r in range(6):
            if own[r] > 0:
                left = plan_value(realm, plan, changed(own, r, -1.0)) + 0.001 * own[r]
                if cheapest < 0 or left >= most:
                    cheapest, most = r, left
        own = changed(own, cheapest, -1.0)
    gain = max([search_worth(realm, i) for i in stacks])
    gain -= max([stack_worth(realm, i) for i in stacks])
    loss = plan_value(realm, plan, realm.own) - plan_value(realm, plan, own)
    worth = gain - loss - realm.style.spent * price
    return ("search",) if worth > realm.style.search else ("draw",)


def full_stacks(realm: Realm) -> list[int]:
    """The draw stacks of the seat that have cards."""
    return [i for i in stacks_of(realm.s, realm.seat) if realm.s.stacks[i]]
