"""The plan: what to build next and after that, and how to pay for it.

Everything that could be built is a project with a price and a worth. A project that has to wait is
worth less each round. The plan is the best order of two projects; trades and payments serve it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rivalry.bots.catan_rivals.realm import NEVER, Realm
from rivalry.bots.catan_rivals.worth import card_worth, city_worth, settlement_worth
from rivalry.core.decision import Action
from rivalry.games.catan_rivals.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from rivalry.games.catan_rivals.card import ACTION, ATTACK, Cost
from rivalry.games.catan_rivals.place import column

WAITING: Final = 0.84  # what a round of waiting leaves of a worth
ROAD: Final = 0.45  # part of the next settlement's worth that its road stands for
WORTH_BUILDING: Final = 0.12  # less is not worth the resources
SEVERAL: Final = 7  # projects that are compared in pairs


@dataclass(frozen=True)
class Project:
    """Something to build."""

    action: Action
    cost: Cost
    worth: float


@dataclass(frozen=True)
class Plan:
    """What to build first, what then, and what both are worth now."""

    first: Project | None
    then: Project | None
    value: float


NOTHING: Final = Plan(None, None, 0.0)


def projects(realm: Realm) -> list[Project]:
    """Everything that could be built, now or later."""
    found: list[Project] = []
    ends = realm.me.open_ends()
    if realm.centre["settlements"]:
        worth = settlement_worth(realm)
        if ends:
            found.append(Project(("build", "settlement", ends[0]), SETTLEMENT_COST, worth))
        elif realm.centre["roads"] and realm.me.bare_ends():
            side = realm.me.bare_ends()[-1]
            found.append(Project(("build", "road", side), ROAD_COST, ROAD * worth))
    if realm.centre["cities"] and realm.me.settlements():
        x = best_city(realm)
        found.append(Project(("build", "city", x), CITY_COST, city_worth(realm)))
    seen: set[str] = set()
    for card in realm.hand + realm.open:
        if card.kind in (ACTION, ATTACK) or card.key in seen or realm.blocked(card):
            continue
        seen.add(card.key)
        worth = card_worth(realm, card)
        if worth >= WORTH_BUILDING:
            found.append(Project(("build", card.key), card.cost, worth))
    return found


def best_city(realm: Realm) -> int:
    """The settlement that should become a city: one with a card that city expansions lie on."""
    wanted = {card.on for card in realm.hand + realm.open if card.on}
    here = {column(built.cell) for built in realm.me.built if built.card.name in wanted}
    xs = realm.me.settlements()
    return next((x for x in xs if x in here), xs[0])


def make_plan(realm: Realm, own: Sequence[float]) -> Plan:
    """The best order of two projects, from what is stored."""
    ranked = []
    for project in projects(realm):
        rounds = realm.rounds_until(project.cost, own)
        if rounds < NEVER:
            ranked.append((project.worth * WAITING**rounds, rounds, project))
    ranked.sort(key=lambda entry: -entry[0])
    best = NOTHING
    for value, rounds, first in ranked[:SEVERAL]:
        if value > best.value:
            best = Plan(first, None, value)
        rest = realm.after(first.cost, own, rounds)
        for _, _, then in ranked[:SEVERAL]:
            if then is first:
                continue
            later = int(rounds) + realm.rounds_until(then.cost, rest)
            both = value + then.worth * WAITING**later
            if both > best.value:
                best = Plan(first, then, both)
    return best


def plan_value(realm: Realm, plan: Plan, own: Sequence[float]) -> float:
    """What a plan is worth with other resources in store."""
    if plan.first is None:
        return 0.0
    rounds = realm.rounds_until(plan.first.cost, own)
    value = float(plan.first.worth * WAITING**rounds)
    if plan.then is not None:
        rest = realm.after(plan.first.cost, own, rounds)
        later = int(rounds) + realm.rounds_until(plan.then.cost, rest)
        value += plan.then.worth * WAITING**later
    return value


def built_meanwhile(
    realm: Realm, plan: Plan, offered: Sequence[Action], own: Sequence[float]
) -> Action | None:
    """Something that can be built now and delays the plan by less than it is worth."""
    best, found = plan.value, None
    for project in projects(realm):
        if project.action in offered and project != plan.first:
            rest = [max(0.0, own[r] - project.cost[r]) for r in range(6)]
            value = project.worth + plan_value(realm, plan, rest)
            if value > best:
                best, found = value, project.action
    return found


def resource_values(realm: Realm, plan: Plan, own: Sequence[float]) -> list[float]:
    """What one more of each resource would be worth to the plan; scarce ones break ties."""
    base = plan_value(realm, plan, own)
    values = []
    for r in range(6):
        more = [n + (i == r) for i, n in enumerate(own)]
        rare = 0.01 / (1 + own[r] + realm.income[r])
        values.append(plan_value(realm, plan, more) - base + rare)
    return values


def payment_values(realm: Realm, plan: Plan, own: Sequence[float]) -> list[float]:
    """What one less of each resource would cost the plan."""
    base = plan_value(realm, plan, own)
    values = []
    for r in range(6):
        less = [max(0.0, n - (i == r)) for i, n in enumerate(own)]
        plenty = 0.01 * (own[r] + realm.income[r])
        values.append(base - plan_value(realm, plan, less) - plenty)
    return values


def useful_trade(realm: Realm, plan: Plan, rates: Sequence[int]) -> int | None:
    """The resource to trade away so that the plan comes nearer, or None."""
    if plan.first is None:
        return None
    cost = plan.first.cost
    missing = sum(max(0, cost[r] - realm.own[r]) for r in range(6))
    if missing == 0:
        return None
    spare = [realm.own[r] - cost[r] for r in range(6)]
    trades = [spare[r] // rates[r] if spare[r] > 0 else 0 for r in range(6)]
    at_once = sum(trades) >= missing
    # A trade that does not complete the plan is made only with what would overflow soon or feed
    # the brigands.
    danger = realm.me.counted() > 7
    best, found = 0.0, None
    for r in range(6):
        if trades[r] == 0:
            continue
        overflow = realm.own[r] >= realm.capacity[r] - (1 if danger else 0)
        if at_once or overflow:
            value = spare[r] / rates[r]
            if value > best:
                best, found = value, r
    return found
