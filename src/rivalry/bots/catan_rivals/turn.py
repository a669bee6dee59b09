"""The bot's own turn: cards before the roll, the action phase, and the hand at the end of it."""

from collections.abc import Sequence
from typing import Final

from rivalry.bots.catan_rivals.plan import (
    Plan,
    built_meanwhile,
    make_plan,
    plan_value,
    resource_values,
    useful_trade,
)
from rivalry.bots.catan_rivals.realm import COMMON_RATE, FULL, Realm, is_city_at
from rivalry.bots.catan_rivals.worth import (
    built_worth,
    card_worth,
    keep_worth,
    search_worth,
    stack_worth,
)
from rivalry.core.decision import Action
from rivalry.games.catan_rivals.card import (
    ATTACK,
    BUILDING,
    BY_KEY,
    CITY_SITE,
    GOLD,
    RESOURCES,
    TRADE_SHIP,
    VICTORY,
    Card,
)
from rivalry.games.catan_rivals.place import PLACE_NAMES

# Action cards that exchange resources, played only when that helps: what they cost and bring.
ANY: Final = -1
EXCHANGES: Final = {"goldsmith": (GOLD, 3, 2), "merchant-caravan": (ANY, 2, 2)}
BARGAIN: Final = 0.12  # what such an exchange must add to the plan
GOOD_NUMBER: Final = 0.25  # what choosing the number must bring more than a roll
KEEP: Final = 0.3  # a card that is worth less is exchanged
SEARCH: Final = 0.35  # what searching must bring more than drawing
SPENT: Final = 0.25  # what a resource spent on searching is worth, beside its part in the plan
REPLACING: Final = 0.6  # what a new card must be worth more than one that makes room for it


# Before the roll


def before_roll(realm: Realm, options: Sequence[Action]) -> Action:
    """Fix the production number if one of them brings much more than a roll would."""
    for action in options:
        card = _played(action)
        if card is None:
            continue
        if card.name == "brigitta-the-wise-woman":
            gains = number_values(realm)
            if max(gains) - sum(gains) / 6 >= GOOD_NUMBER:
                return action
        else:
            return action
    return ("roll",)


def number_values(realm: Realm) -> list[float]:
    """What each production number, 1 to 6, would bring me, less what it brings the rival."""
    plan = make_plan(realm, realm.own)
    base = plan_value(realm, plan, realm.own)
    values = []
    for number in range(1, 7):
        own = [float(n) for n in realm.own]
        stored = 0
        for store in realm.me.stores:
            if store.number == number:
                gain = min(FULL - store.level, 1 + store.boosts)
                own[store.resource] += gain
                stored += gain
        for store in realm.rival.stores:
            if store.number == number:
                stored -= min(FULL - store.level, 1 + store.boosts)
        values.append(plan_value(realm, plan, own) - base + 0.06 * stored)
    return values


# The action phase


def act(realm: Realm, options: Sequence[Action]) -> Action:
    """Play what helps, build what is planned, trade for it, or end the phase."""
    plan = make_plan(realm, realm.own)
    for action in options:
        card = _played(action)
        if card is not None and is_worth_playing(realm, plan, card):
            return action
    if plan.first is not None:
        if plan.first.action in options:
            return plan.first.action
        trade = _trade(realm, plan, options)
        if trade is not None:
            return trade
    meanwhile = built_meanwhile(realm, plan, options, realm.own)
    if meanwhile is not None:
        return meanwhile
    if ("remove",) in options and what_to_replace(realm) is not None:
        return ("remove",)
    return ("end",)


def is_worth_playing(realm: Realm, plan: Plan, card: Card) -> bool:
    """Attacks and gifts always are; exchanges only for the plan; moving only for boosters."""
    if card.kind == ATTACK:
        return True
    if card.name in EXCHANGES:
        own, best = _exchanged(realm, plan, card)
        return best and plan_value(realm, plan, own) - plan_value(realm, plan, realm.own) > BARGAIN
    if card.name == "relocation":
        return best_move(realm) is not None
    if card.name == "axel-the-inventor":
        return replaces_well(realm)
    if "discard" in card.text:
        return any(keep_worth(realm, BY_KEY[key]) > KEEP for key in realm.view["discard"])
    return True


def _exchanged(realm: Realm, plan: Plan, card: Card) -> tuple[list[float], bool]:
    """The stores after the best use of a card that exchanges resources."""
    kind, pay, take = EXCHANGES[card.name]
    own = [float(n) for n in realm.own]
    for _ in range(pay):
        losses = [
            (plan_value(realm, plan, _changed(own, r, -1)), r)
            for r in range(6)
            if own[r] > 0 and kind in (ANY, r)
        ]
        if not losses:
            return own, False
        own = _changed(own, max(losses)[1], -1)
    for _ in range(take):
        values = resource_values(realm, plan, own)
        fits = [(values[r], r) for r in range(6) if own[r] < realm.capacity[r]]
        if fits:
            own = _changed(own, max(fits)[1], 1)
    return own, True


def _changed(own: Sequence[float], resource: int, by: int) -> list[float]:
    return [n + by * (r == resource) for r, n in enumerate(own)]


def _trade(realm: Realm, plan: Plan, options: Sequence[Action]) -> Action | None:
    """A trade for the plan: by card where the rate is better, otherwise three for one."""
    rates = [COMMON_RATE] * 6
    by_card: dict[int, Action] = {}
    for action in options:
        if isinstance(action, tuple) and action[0] == "use":
            for r, rate in _use_rates(realm, BY_KEY[str(action[1])]):
                if rate < rates[r]:
                    rates[r] = rate
                    by_card[r] = action
    resource = useful_trade(realm, plan, rates)
    if resource is None:
        return None
    if resource in by_card:
        return by_card[resource]
    return next((a for a in options if a == ("trade", RESOURCES[resource])), None)


def _use_rates(realm: Realm, card: Card) -> list[tuple[int, int]]:
    """The resources that a card in play trades, and how many of them for one."""
    if card.kind == TRADE_SHIP:
        if card.resource >= 0:
            return [(card.resource, 2)]
        rich = [r for r in range(6) if realm.rates[r] == 2 and realm.own[r] >= 2]
        return [(r, 2) for r in rich]
    if "1 gold" in card.text:
        return [(GOLD, 1)]
    return []


def _played(action: Action) -> Card | None:
    if isinstance(action, tuple) and action[0] == "play":
        return BY_KEY[str(action[1])]
    return None


# Making room


def what_to_replace(realm: Realm) -> Action | None:
    """The place of a poor expansion that stands where a good one in hand could be built."""
    for card in [*realm.hand, *realm.open]:
        if card.points[VICTORY] == 0 or sum(_lacking(realm, card)) > 0:
            continue
        if card.place != CITY_SITE or realm.me.free_sites(city_only=True):
            continue
        if card.once and card.name in realm.me.names:
            continue
        key: str = realm.view["why_not"].get(card.key, {}).get("key", "")
        if key != "no-city-site":
            continue
        poor = [
            (built_worth(realm, built), PLACE_NAMES[built.cell])
            for built in realm.me.built
            if is_city_at(realm.me, built.cell) and built.card.points[VICTORY] == 0
        ]
        if poor and card_worth(realm, card) - min(poor)[0] > REPLACING:
            return min(poor)[1]
    return None


def replaces_well(realm: Realm) -> bool:
    """Whether a building in hand is worth much more than the poorest one in play."""
    new = [card_worth(realm, card) for card in realm.hand if card.kind == BUILDING]
    old = [built_worth(realm, built) for built in realm.me.built if built.card.kind == BUILDING]
    return bool(new and old) and max(new) - min(old) > REPLACING


def _lacking(realm: Realm, card: Card) -> list[int]:
    return [max(0, card.cost[r] - realm.own[r]) for r in range(6)]


def best_move(realm: Realm) -> tuple[Action, Action] | None:
    """Two regions whose exchange lets boosters double more than now."""
    me = realm.me
    boosters = [built for built in me.built if built.card.boosts]
    regions = [store for store in me.stores if store.number]
    best, found = 0, None
    for i, a in enumerate(regions):
        for b in regions[i + 1 :]:
            gain = 0
            for built in boosters:
                before = me.matches(built.card, built.cell)
                a.cell, b.cell = b.cell, a.cell
                gain += me.matches(built.card, built.cell) - before
                a.cell, b.cell = b.cell, a.cell
            if gain > best:
                best, found = gain, (a.place, b.place)
    return found


# The hand


def exchange(realm: Realm) -> Action:
    """Exchange a card if the worst one is poor and something better may come."""
    stacks = [i for i, stack in enumerate(realm.view["stacks"]) if stack["cards"]]
    if not stacks or not realm.hand:
        return ("no",)
    worst = min(keep_worth(realm, card) for card in realm.hand)
    hope = max(stack_worth(realm, i) for i in stacks)
    return ("yes",) if worst < KEEP or worst < hope - KEEP else ("no",)


def how_to_take(realm: Realm) -> Action:
    """Search a stack when that is worth the resources, otherwise draw."""
    stacks = [i for i, stack in enumerate(realm.view["stacks"]) if stack["cards"]]
    plan = make_plan(realm, realm.own)
    price = 0 if "town-hall" in realm.me.names else 1 if "parish-hall" in realm.me.names else 2
    own = [float(n) for n in realm.own]
    if not stacks or sum(own) < price:
        return ("draw",)
    for _ in range(price):
        r = max((plan_value(realm, plan, _changed(own, r, -1)), own[r], r) for r in _stored(own))[2]
        own = _changed(own, r, -1)
    gain = max(search_worth(realm, i) for i in stacks) - max(stack_worth(realm, i) for i in stacks)
    loss = plan_value(realm, plan, realm.own) - plan_value(realm, plan, own)
    return ("search",) if gain - loss - SPENT * price > SEARCH else ("draw",)


def _stored(own: Sequence[float]) -> list[int]:
    return [r for r in range(6) if own[r] > 0]
