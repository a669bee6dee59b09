"""What a view of Rivals for Catan says, sorted for planning: stores, income, sites, points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rivalry.core.decision import Action
from rivalry.core.game import View
from rivalry.games.catan_rivals.card import BY_KEY, CITY_SITE, GOLD, RESOURCES, TRADE_SHIP, Card
from rivalry.games.catan_rivals.place import (
    CELL_OF,
    CITY,
    NOTHING,
    PLACE_NAMES,
    ROAD,
    SETTLEMENT,
    WEST,
    cell,
    column,
    regions_beside_site,
)

FULL: Final = 3  # what one region stores
ROLLS: Final = 2  # in a round everybody gets the production of both players' rolls
WINDFALL: Final = 0.4  # resources of choice that events bring in a round
LONGEST: Final = 12  # rounds that a plan may look ahead
NEVER: Final = 30.0
COMMON_RATE: Final = 3  # anybody trades three for one


@dataclass
class Store:
    """A region, or the Gold Cache: what it holds and how often it yields."""

    place: Action
    cell: int
    resource: int
    number: int  # 0: never yields
    level: int
    boosts: int


@dataclass(frozen=True)
class Built:
    """An expansion in play."""

    card: Card
    cell: int


class Prince:
    """One player's principality."""

    def __init__(self, shown: dict[str, Any]) -> None:
        self.left: int = shown["left"]
        self.right: int = shown["right"]
        self.centre: list[int] = shown["centre"]
        self.points: dict[str, int] = shown["points"]
        self.built = [Built(BY_KEY[b["card"]], CELL_OF[tuple(b["place"])]) for b in shown["built"]]
        self.names = {built.card.name for built in self.built}
        self.stores: list[Store] = []
        for region in shown["regions"]:
            place = tuple(region["place"])
            c = CELL_OF[place]
            resource = RESOURCES.index(region["resource"])
            boosts = sum(
                b.card.boosts and b.card.resource == resource and c in regions_beside_site(b.cell)
                for b in self.built
            )
            self.stores.append(Store(place, c, resource, region["number"], region["level"], boosts))
        for placed, built in zip(shown["built"], self.built, strict=True):
            if built.card.name == "gold-cache":
                place = tuple(placed["place"])
                self.stores.append(Store(place, built.cell, GOLD, 0, placed["level"], 0))

    def own(self) -> list[int]:
        """How many of each resource there are."""
        totals = [0] * 6
        for store in self.stores:
            totals[store.resource] += store.level
        return totals

    def capacity(self) -> list[int]:
        """How many of each resource could be stored."""
        totals = [0] * 6
        for store in self.stores:
            totals[store.resource] += FULL
        return totals

    def income(self) -> list[float]:
        """How many of each resource a round yields."""
        totals = [0.0] * 6
        for store in self.stores:
            if store.number:
                totals[store.resource] += ROLLS * (1 + store.boosts) / 6
        return totals

    def rates(self) -> list[int]:
        """How many of each resource buy another one."""
        rates = [COMMON_RATE] * 6
        own = self.own()
        for built in self.built:
            if built.card.kind == TRADE_SHIP and built.card.resource >= 0:
                rates[built.card.resource] = 2
            elif built.card.kind == TRADE_SHIP:
                for store in self.stores:
                    # What lies beside the Large Trade Ship trades like that, if it lies together.
                    near = store.cell in regions_beside_site(built.cell)
                    if near and (store.level >= 2 or own[store.resource] < 2):
                        rates[store.resource] = 2
        return rates

    def counted(self) -> int:
        """The resources that brigands count."""
        safe: set[int] = set()
        for built in self.built:
            if built.card.name == "storehouse":
                safe.update(regions_beside_site(built.cell))
        return sum(s.level for s in self.stores if s.number and s.cell not in safe)

    def free_sites(self, city_only: bool = False) -> list[int]:
        """The cells of the free building sites."""
        taken = {built.cell for built in self.built}
        found: list[int] = []
        for x in range(self.left, self.right + 1, 2):
            is_city = self.centre[x - WEST] >= CITY
            c = cell(x, 0)
            if is_city:
                found += [c + 2, c + 1, c - 1, c - 2]
            elif not city_only:
                found += [c + 1, c - 1]
        return [c for c in found if c not in taken]

    def sites_for(self, card: Card) -> list[int]:
        """The free sites where a card could stand."""
        return self.free_sites(card.place == CITY_SITE)

    def matches(self, card: Card, site: int) -> int:
        """How many regions beside a site a production booster would double."""
        near = regions_beside_site(site)
        return sum(s.cell in near and s.resource == card.resource for s in self.stores)

    def settlements(self) -> list[int]:
        """Where a city could be built."""
        xs = range(self.left, self.right + 1, 2)
        return [x for x in xs if self.centre[x - WEST] == SETTLEMENT]

    def open_ends(self) -> list[str]:
        """The sides where a road waits for its settlement."""
        return self._sides(ROAD)

    def bare_ends(self) -> list[str]:
        """The sides where a road could be laid."""
        return self._sides(NOTHING)

    def _sides(self, what: int) -> list[str]:
        ends = (("left", self.left - 1), ("right", self.right + 1))
        return [side for side, x in ends if self.centre[x - WEST] == what]


class Realm:
    """A view: both princes, the hand, the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.me = Prince(view["princes"][self.seat])
        self.rival = Prince(view["princes"][1 - self.seat])
        self.hand = [BY_KEY[key] for key in view["princes"][self.seat]["hand"]]
        self.open = [BY_KEY[key] for key in view["face_up"]]
        self.goal: int = view["goal"]
        self.scores: list[int] = view["scores"]
        self.centre: dict[str, int] = view["centre"]
        self.own = self.me.own()
        self.capacity = self.me.capacity()
        self.income = self.me.income()
        self.rates = self.me.rates()

    def rounds_left(self) -> float:
        """A guess how long the game still goes on."""
        return max(2.0, 1.5 * (self.goal - max(self.scores)))

    def to_go(self) -> int:
        """The points I still need."""
        return self.goal - self.scores[self.seat]

    def blocked(self, card: Card) -> bool:
        """Whether something other than resources keeps me from building or playing a card."""
        why = self.view["why_not"].get(card.key)
        return why is not None and not why["short"]

    # Time

    def rounds_until(self, cost: Sequence[int], own: Sequence[float]) -> float:
        """How many rounds it takes until a price can be paid, trades included.

        A whole number, and a little more for each resource that is missing now.
        """
        lacking = 0.0
        for r in range(6):
            if cost[r] > own[r]:
                lacking += (cost[r] - own[r]) / (self.income[r] + 0.3)
                if cost[r] > self.capacity[r]:
                    return NEVER
        if lacking == 0:
            return 0.0
        for t in range(LONGEST):
            missing, spare = -WINDFALL * t, 0
            for r in range(6):
                have = min(own[r] + self.income[r] * t, self.capacity[r])
                if have < cost[r]:
                    missing += cost[r] - have
                else:
                    spare += int((have - cost[r]) / self.rates[r])
            if missing <= spare:
                return t + 0.04 * lacking
        return LONGEST + 0.04 * lacking

    def after(self, cost: Sequence[int], own: Sequence[float], rounds: float) -> list[float]:
        """What will be left when a price has been paid so many rounds from now."""
        t = int(rounds)
        rest = [min(own[r] + self.income[r] * t, self.capacity[r]) - cost[r] for r in range(6)]
        missing = -WINDFALL * t - sum(have for have in rest if have < 0)
        for r in sorted(range(6), key=lambda r: self.rates[r] - rest[r]):
            while missing > 0 and rest[r] >= self.rates[r]:
                rest[r] -= self.rates[r]
                missing -= 1
        return [max(0.0, have) for have in rest]


def cell_of(place: Action) -> int:
    """The cell that an option names.

    >>> cell_of(("region", -1, "above")) == cell(-1, 1)
    True
    """
    return CELL_OF[place]


def built_at(prince: Prince, place: Action) -> Card | None:
    """The uppermost expansion at a place."""
    found = None
    for built in prince.built:
        if PLACE_NAMES[built.cell] == place:
            found = built.card
    return found


def is_city_at(prince: Prince, c: int) -> bool:
    """Whether a site belongs to a city."""
    return prince.centre[column(c) - WEST] >= CITY
