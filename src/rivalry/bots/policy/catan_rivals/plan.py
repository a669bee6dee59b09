"""The plan: what to build next and after that, and how to pay for it.

Everything that could be built is a project with a price and a worth. A project that has to wait is
worth less each round. The plan is the best order of two projects; trades and payments serve it.
"""

from collections.abc import Sequence
from typing import Final

from rivalry.bots.policy.catan_rivals.reach import ship_worth
from rivalry.bots.policy.catan_rivals.realm import COSTS, NEVER, Realm, changed
from rivalry.bots.policy.catan_rivals.voyage import rise_worth
from rivalry.bots.policy.catan_rivals.worth import (
    best_side,
    card_worth,
    city_worth,
    marker_worth,
    settlement_worth,
    turning_worth,
)
from rivalry.core.decision import Action
from rivalry.games.catan_rivals.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from rivalry.games.catan_rivals.card import ACTION, ATTACK, CARDS, OWL
from rivalry.games.catan_rivals.place import NOTHING, ROAD, column
from rivalry.games.catan_rivals.resource import region_beside
from rivalry.games.catan_rivals.sea import (
    BUILD_SHIP,
    NO_HARBOUR,
    SAIL_OUT,
    SHIP_COST,
    SHIPS,
    can_rise,
    harbour_of,
    is_discovered,
    reached,
)
from rivalry.games.catan_rivals.state import State

ROAD_PRICE: Final[list[float]] = [float(n) for n in ROAD_COST]
SETTLEMENT_PRICE: Final[list[float]] = [float(n) for n in SETTLEMENT_COST]
CITY_PRICE: Final[list[float]] = [float(n) for n in CITY_COST]
SHIP_PRICE: Final[list[float]] = [float(n) for n in SHIP_COST]
SEVERAL: Final = 7  # projects that are compared in pairs


class Project:
    """Something to build."""

    def __init__(self, action: Action, cost: list[float], worth: float, owls: int = 0) -> None:
        self.action = action
        self.cost = cost
        self.worth = worth
        self.owls = owls  # that it costs besides
        self.rounds = NEVER  # that it has to wait, from what is stored now
        self.value = 0.0  # what it is worth after these rounds


class Plan:
    """What to build first, what then, and what both are worth now."""

    def __init__(self, projects: list[Project]) -> None:
        self.projects = projects  # everything that could be built, now or later
        self.first: Project | None = None
        self.then: Project | None = None
        self.value = 0.0
        self.owls_first = 0.0  # rounds until the owls for the first are there
        self.owls_then = 0.0  # the same for both

    def wanted(self) -> int:
        """The owls that the plan needs."""
        first = 0 if self.first is None else self.first.owls
        return first + (0 if self.then is None else self.then.owls)


def projects(realm: Realm) -> list[Project]:
    """Everything that could be built, now or later."""
    found: list[Project] = []
    me, s = realm.me, realm.s
    if s.settlements:
        worth = settlement_worth(realm)
        waiting, bare = me.ends(ROAD), me.ends(NOTHING)
        if waiting:
            found.append(Project(("build", "settlement", waiting[0]), SETTLEMENT_PRICE, worth))
        elif s.roads and bare:
            worth *= realm.style.road
            found.append(Project(("build", "road", bare[-1]), ROAD_PRICE, worth))
    if s.cities and me.settlements():
        best: Action = ("build", "city", best_city(realm, me.settlements()))
        found.append(Project(best, CITY_PRICE, city_worth(realm)))
    seen: list[int] = []
    for card in realm.hand + realm.open:
        if card.kind == ACTION or card.kind == ATTACK or card.index in seen:
            continue
        seen.append(card.index)
        if realm.obstacle(card):
            continue
        worth = card_worth(realm, card)
        if worth >= realm.style.enough:
            owls = card.cost[OWL]
            found.append(Project(("build", card.key), COSTS[card.index], worth, owls))
    found += _markers(realm)
    for i in range(len(me.cards)):
        card = me.cards[i]
        if card.sides and card.use is not None and _is_near(realm, i):
            side = best_side(realm, i)
            worth = turning_worth(realm, i, side) if side >= 0 else 0.0
            if worth >= realm.style.enough:
                price = [float(n) for n in card.turn_price[:6]]
                found.append(Project(card.use_it, price, worth))
    if me.prince.sea:
        found += voyages(realm)
    return found


def voyages(realm: Realm) -> list[Project]:
    """Another ship, and the missions that have a price."""
    s, prince = realm.s, realm.me.prince
    found: list[Project] = []
    worth = ship_worth(realm)
    if worth >= realm.style.enough:
        found.append(Project(BUILD_SHIP, SHIP_PRICE, worth))
    if prince.unbuilt == SHIPS:
        return found
    for n in reached(s, realm.seat):
        h = prince.sea[n]
        if is_discovered(s, h) and not s.used[h] and can_rise(s, realm.seat, h):
            card = CARDS[s.cards.identity[h]]
            if any(card.turn_price):
                price = [float(due) for due in card.turn_price[:6]]
                found.append(Project(SAIL_OUT, price, rise_worth(realm, h)))
    return found


def _markers(realm: Realm) -> list[Project]:
    """The marker cards of mine that could be turned up for a price."""
    found: list[Project] = []
    s = realm.s
    for h in s.princes[realm.seat].markers:
        card = CARDS[s.cards.identity[h]]
        if card.sides and card.use is not None and s.level[h] + 1 < len(card.sides):
            worth = marker_worth(realm, card, s.level[h])
            price = [float(n) for n in card.turn_price[:6]]
            owls = card.turn_price[OWL]
            if card.use_it in _options(s):  # perhaps something else stands for the owls
                owls = min(owls, sum(realm.owls))
            found.append(Project(card.use_it, price, worth, owls))
    return found


def _options(s: State) -> Sequence[Action]:
    return [] if s.decision is None else s.decision.options


def _is_near(realm: Realm, i: int) -> bool:
    """Whether what turning a card costs lies where it has to be paid from."""
    card = realm.me.cards[i]
    if not card.turn_beside:
        return True
    s, c = realm.s, realm.me.cells[i]
    return s.level[region_beside(s, realm.seat, c)] >= sum(list(card.turn_price))


def best_city(realm: Realm, xs: list[int]) -> int:
    """Which of these places a city or metropolis should be built on: beside the harbour, or where
    a card stands that city expansions lie on.
    """
    harbour = harbour_of(realm.me.prince)
    if harbour != NO_HARBOUR:
        for x in xs:
            if abs(x - harbour) == 1:
                return x
    if realm.s.sets:
        wanted = [card.on for card in realm.hand + realm.open if card.on]
        for card, c in zip(realm.me.cards, realm.me.cells, strict=True):
            if card.name in wanted and column(c) in xs:
                return column(c)
    return xs[0]


def is_offered(project: Project, offered: Sequence[Action]) -> bool:
    """Whether a project can be done now; a ship may sail without the price of this mission."""
    return project.action in offered and (project.action != SAIL_OUT or project.rounds == 0)


def make_plan(realm: Realm) -> Plan:
    """The best order of two projects, from what is stored."""
    own, waiting = realm.own, realm.style.waiting
    plan = Plan(projects(realm))
    possible: list[Project] = []
    for project in plan.projects:
        project.rounds = realm.rounds_until(project.cost, own)
        if project.owls:
            project.rounds = max(project.rounds, realm.rounds_until_owls(project.owls))
        if project.rounds < NEVER:
            project.value = float(project.worth * waiting**project.rounds)
            possible.append(project)
    possible.sort(key=lambda project: -project.value)
    del possible[SEVERAL:]
    for first in possible:
        if first.value > plan.value:
            plan.first, plan.then, plan.value = first, None, first.value
        rest = realm.after(first.cost, own, first.rounds)
        begun = int(first.rounds)
        for then in possible:
            # Waiting for the first one cannot make the second one worth more than it is now.
            if then is first or first.value + then.value <= plan.value:
                continue
            later = begun + realm.rounds_until(then.cost, rest)
            if then.owls:
                later = max(later, realm.rounds_until_owls(first.owls + then.owls))
            both = float(first.value + then.worth * waiting**later)
            if both > plan.value:
                plan.first, plan.then, plan.value = first, then, both
    if plan.first is not None and plan.wanted():
        plan.owls_first = realm.rounds_until_owls(plan.first.owls)
        if plan.then is not None and plan.then.owls:
            plan.owls_then = realm.rounds_until_owls(plan.wanted())
    return plan


def plan_value(realm: Realm, plan: Plan, own: list[float]) -> float:
    """What a plan is worth with other resources in store."""
    first, then, waiting = plan.first, plan.then, realm.style.waiting
    if first is None:
        return 0.0
    rounds = max(plan.owls_first, realm.rounds_until(first.cost, own))
    value = float(first.worth * waiting**rounds)
    if then is not None:
        rest = realm.after(first.cost, own, rounds)
        later = max(plan.owls_then, int(rounds) + realm.rounds_until(then.cost, rest))
        value += float(then.worth * waiting**later)
    return value


def built_meanwhile(realm: Realm, plan: Plan, offered: Sequence[Action]) -> Action | None:
    """Something that can be built now and delays the plan by less than it is worth."""
    best = plan.value
    found: Action | None = None
    for project in plan.projects:
        if project is not plan.first and is_offered(project, offered):
            rest = [max(0.0, realm.own[r] - project.cost[r]) for r in range(6)]
            value = project.worth + plan_value(realm, plan, rest)
            if value > best:
                best, found = value, project.action
    return found


def resource_values(realm: Realm, plan: Plan, own: list[float]) -> list[float]:
    """What one more of each resource would be worth to the plan; scarce ones break ties."""
    base = plan_value(realm, plan, own)
    values: list[float] = []
    for r in range(6):
        rare = 0.01 / (1 + own[r] + realm.income[r])
        values.append(plan_value(realm, plan, changed(own, r, 1.0)) - base + rare)
    return values


def payment_values(realm: Realm, plan: Plan, own: list[float]) -> list[float]:
    """What one less of each resource would cost the plan."""
    base = plan_value(realm, plan, own)
    values: list[float] = []
    for r in range(6):
        plenty = 0.01 * (own[r] + realm.income[r])
        values.append(base - plan_value(realm, plan, changed(own, r, -1.0)) - plenty)
    return values


def useful_trade(realm: Realm, plan: Plan, rates: list[float]) -> int:
    """The resource to trade away so that the plan comes nearer, or -1."""
    if plan.first is None:
        return -1
    cost, own = plan.first.cost, realm.own
    missing = 0.0
    trades = [0] * 6
    for r in range(6):
        missing += max(0.0, cost[r] - own[r])
        if own[r] > cost[r]:
            trades[r] = int((own[r] - cost[r]) / rates[r])
    if missing == 0:
        return -1
    at_once = sum(trades) >= missing
    # A trade that does not complete the plan is made only with what would overflow soon or feed
    # the brigands.
    danger = realm.me.counted() > 7
    best, found = 0.0, -1
    for r in range(6):
        if trades[r] == 0:
            continue
        overflow = own[r] >= realm.capacity[r] - (1 if danger else 0)
        value = (own[r] - cost[r]) / rates[r]
        if (at_once or overflow) and value > best:
            best, found = value, r
    return found
