"""The bot's answer to every question: those of the turn by name, all others by what they offer.

A question that no rule names is answered by its options: a region to pay from or to store in, a
card to keep or to part with, a building to lose or to point at, a resource to demand.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rivalry.bots.catan_rivals import turn
from rivalry.bots.catan_rivals.plan import make_plan, payment_values, resource_values
from rivalry.bots.catan_rivals.realm import Built, Realm, Store, built_at, cell_of, is_city_at
from rivalry.bots.catan_rivals.worth import (
    built_worth,
    keep_worth,
    rivals_worth,
    search_worth,
    stack_worth,
)
from rivalry.core.decision import Action, Decision
from rivalry.games.catan_rivals.card import ANY_SITE, BY_KEY, GOLD, REGION, RESOURCES, Card
from rivalry.games.catan_rivals.place import regions_beside_site

# How the last word of a question tells that something is given away or lost.
GIVING: Final = ("pay", "pay-from", "give", "from", "lose", "give-up", "which", "put-away")
# Questions that point at the rival's cards.
POINTING: Final = ("feud.name", "arsonist.target", "fraternal-feuds.card")
# Questions for a stack to choose a card from; all others put a card under one.
SEARCHED: Final = ("start.stack", "library.stack", "exchange.search")
# The stacks under which the bot's own buildings and units go.
LOSSES: Final = ("feud.stack", "archer.stack", "arsonist.stack", "riots.stack")
# Effects whose first answers say what is paid; what they take is asked after that.
PAID_FIRST: Final = {"merchant_caravan": 2, "trade_three": 9, "ship_trade": 9, "mint": 9}
# How worth trying the kinds of answers are that are not the best by the rules of thumb.
KINDS: Final = {"build": 0.8, "play": 0.7, "end": 0.6, "yes": 0.6, "no": 0.6, "use": 0.5}


def answer(realm: Realm, decision: Decision) -> Action:
    """One of the options."""
    rule = RULES.get(decision.why)
    if rule is not None:
        chosen = rule(realm, decision.options)
        if chosen in decision.options:
            return chosen
    values = [value(realm, decision, option) for option in decision.options]
    return decision.options[values.index(max(values))]


def ranking(realm: Realm, decision: Decision) -> list[float]:
    """Which options come nearest to the best one: numbers below 1, more is better."""
    if decision.why in RULES:
        return [KINDS.get(_kind(option), 0.2) for option in decision.options]
    values = [value(realm, decision, option) for option in decision.options]
    most, least = max(values), min(values)
    return [0.9 * (v - least) / (most - least + 0.001) for v in values]


def value(realm: Realm, decision: Decision, option: Action) -> float:
    """How good an option is, by what it is."""
    assert isinstance(option, tuple), "the actions of Rivals for Catan are tuples"
    kind = option[0]
    giving = is_giving(decision.why)
    if kind in ("region", "beside") and _is_store(realm, option):
        return store_value(realm, decision.why, option, giving)
    if kind in ("site", "region", "beside", "road"):
        return place_value(realm, decision.why, option, giving)
    if kind == "card":
        return card_value(realm, decision.why, BY_KEY[str(option[1])], giving)
    if kind in ("take", "save"):
        return resource_value(realm, str(option[1]), kind == "save")
    if kind == "stack":
        return stack_value(realm, decision.why, int(option[1]))
    if kind == "number":
        return turn.number_values(realm)[int(option[1]) - 1]
    if kind == "done" and decision.why == "merchant.buy":
        return payment_values(realm, make_plan(realm, realm.own), realm.own)[GOLD]
    # What remains is yes or no, to play a card or not, to go on or to stop.
    return {"play": 3.0, "yes": 2.0, "keep": 2.0, "no": 0.0, "done": 0.0}.get(str(kind), 1.0)


def stack_value(realm: Realm, why: str, stack: int) -> float:
    """How good a stack is to search, or to put a card under."""
    size = len(realm.view["stacks"][stack]["cards"])
    if why in SEARCHED:
        return search_worth(realm, stack) if size else -1.0
    # My own good cards come back sooner from a small stack, everything else later from a large.
    return float(-size if why in LOSSES else size)


def is_giving(why: str) -> bool:
    """Whether a question asks for something that is lost.

    >>> is_giving("build.pay"), is_giving("celebration.take"), is_giving("feud.give-up")
    (True, False, True)
    """
    return why.split(".")[-1] in GIVING or ".put-away" in why


# Regions


def store_value(realm: Realm, why: str, place: Action, giving: bool) -> float:
    """How good it is to take a resource from a region, or to put one there."""
    store = _store(realm, place)
    own = [float(n) for n in realm.own]
    effect, _, answers = realm.view["pending"][-1]
    given = [_store(realm, tuple(a)) for a in answers if _is_store(realm, tuple(a))]
    if giving:
        for before in given:
            own[before.resource] = max(0.0, own[before.resource] - 1)
        left = store.level - sum(before is store for before in given)
        values = payment_values(realm, make_plan(realm, realm.own), own)
        # From the fullest region, so that nothing is lost when it yields.
        return -values[store.resource] + 0.002 * left
    # A store that is exposed to brigands is worse than the Gold Cache, a full one worst.
    for before in given[PAID_FIRST.get(effect, 0) :]:
        own[before.resource] += 1
    values = resource_values(realm, make_plan(realm, realm.own), own)
    if own[store.resource] >= realm.capacity[store.resource]:
        return -1.0
    return values[store.resource] - 0.002 * store.level


def resource_value(realm: Realm, name: str, saving: bool) -> float:
    """How good it is to get, or to save, a resource."""
    r = RESOURCES.index(name)
    plan = make_plan(realm, realm.own)
    if saving:
        return payment_values(realm, plan, realm.own)[r]
    own = [float(n) for n in realm.own]
    for taken in realm.view["pending"][-1][2]:
        if taken[0] == "take":
            own[RESOURCES.index(taken[1])] += 1
    return resource_values(realm, plan, own)[r]


# Expansions and cards


def place_value(realm: Realm, why: str, place: Action, giving: bool) -> float:
    """How good it is to name a place where something stands, or to build there."""
    if why == "build.site":
        return site_value(realm, BY_KEY[realm.view["pending"][-1][1][1]], cell_of(place))
    mine, rivals = built_at(realm.me, place), built_at(realm.rival, place)
    pointing = why.startswith(POINTING) or (mine is None and not giving)
    if pointing and rivals is not None:
        return rivals_worth(realm, rivals)
    if mine is None:
        return 0.0
    worth = built_worth(realm, Built(mine, cell_of(place)))
    return -worth if giving or why == "axel.site" else worth


def site_value(realm: Realm, card: Card, site: int) -> float:
    """How good a site is for a card: boosters beside their regions, city sites for city cards."""
    if card.boosts:
        return float(realm.me.matches(card, site))
    worth = 0.0
    if card.place == ANY_SITE and realm.view["sets"]:
        on_it = any(other.on == card.name for other in realm.hand + realm.open)
        worth += (1 if on_it else -1) * is_city_at(realm.me, site)
    near = [s for s in realm.me.stores if s.cell in regions_beside_site(site)]
    if card.name == "storehouse":
        worth += 0.1 * sum(s.level for s in near)
    elif card.use and card.resource < 0:
        worth += 0.1 * sum(1 + s.boosts for s in near)
    else:
        # Leave the places between two equal regions to boosters.
        worth -= 0.05 * (len(near) - len({s.resource for s in near}))
    return worth


def card_value(realm: Realm, why: str, card: Card, giving: bool) -> float:
    """How good it is to name a card."""
    if card.kind == REGION:
        return region_value(realm, card)
    if why.startswith(POINTING):
        return rivals_worth(realm, card)
    worth = keep_worth(realm, card)
    return -worth if giving else worth


def region_value(realm: Realm, card: Card) -> float:
    """How good a new region is: what is scarce, on a number that I do not have yet."""
    income = realm.income[card.resource]
    same = sum(store.number == card.number for store in realm.me.stores)
    dear = 0.3 if card.resource == RESOURCES.index("ore") else 0.0
    dear -= 0.3 if card.resource == RESOURCES.index("gold") else 0.0
    return 1 / (0.2 + income) - 0.3 * same + dear


# The turn's own questions


def _drawn(realm: Realm, options: Sequence[Action]) -> Action:
    return max(options, key=lambda option: stack_worth(realm, _number(option)))


def _first_moved(realm: Realm, options: Sequence[Action]) -> Action:
    move = turn.best_move(realm)
    return move[0] if move is not None else options[0]


def _second_moved(realm: Realm, options: Sequence[Action]) -> Action:
    first = tuple(realm.view["pending"][-1][2][-1])
    move = turn.best_move(realm)
    if move is None or first not in move:
        return options[0]
    return move[1] if first == move[0] else move[0]


RULES: Final[dict[str, Callable[[Realm, Sequence[Action]], Action]]] = {
    "turn.start": turn.before_roll,
    "turn.action": turn.act,
    "start.arrange": lambda realm, options: ("done",),
    "remove.which": lambda realm, options: turn.what_to_replace(realm) or options[0],
    "exchange": lambda realm, options: turn.exchange(realm),
    "exchange.how": lambda realm, options: turn.how_to_take(realm),
    "exchange.draw": _drawn,
    "replenish.draw": _drawn,
    "relocation.first": _first_moved,
    "relocation.second": _second_moved,
}


def _kind(option: Action) -> str:
    assert isinstance(option, tuple), "the actions of Rivals for Catan are tuples"
    return str(option[0])


def _number(option: Action) -> int:
    assert isinstance(option, tuple), "the actions of Rivals for Catan are tuples"
    return int(option[1])


def _is_store(realm: Realm, place: Action) -> bool:
    return any(store.place == place for store in realm.me.stores)


def _store(realm: Realm, place: Action) -> Store:
    return next(store for store in realm.me.stores if store.place == place)
