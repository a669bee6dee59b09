"""What a seat sees of a position, sorted for planning: stores, income, sites, points.

Only what the seat may look at is read: both principalities, the own hand, open cards, and the
cards of stacks that the seat knows.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.core.decision import Action
from rivalry.games.catan_rivals.building import SIDES, is_city, sites, why_not
from rivalry.games.catan_rivals.card import (
    CARDS,
    CITY_SITE,
    COMMERCE,
    OWL,
    PURSE,
    STAR,
    STRENGTH,
    TRADE_SHIP,
    Card,
    Points,
)
from rivalry.games.catan_rivals.place import (
    BESIDE,
    CELL_OF,
    SETTLEMENT,
    WEST,
    column,
    regions_around,
)
from rivalry.games.catan_rivals.points import points, printed, victory_points
from rivalry.games.catan_rivals.production import counted_by_brigands
from rivalry.games.catan_rivals.resource import EACH, holders, stores, take_tokens
from rivalry.games.catan_rivals.star import stars
from rivalry.games.catan_rivals.state import State, has

FULL: Final = 3  # what one region stores
ROLLS: Final = 2.0  # in a round everybody gets the production of both players' rolls
LONGEST: Final = 12  # rounds that a plan may look ahead
NEVER: Final = 30.0
COMMON_RATE: Final = 3.0  # anybody trades three for one
PLENTY: Final = [99] * len(PURSE)

COSTS: Final[list[list[float]]] = [[float(n) for n in card.cost[:6]] for card in CARDS]
"""What each card costs."""


class Store:
    """A region, or the Gold Cache: what it holds and how often it yields."""

    def __init__(self, cell: int, resource: int, number: int, level: int) -> None:
        self.cell = cell
        self.resource = resource
        self.number = number  # 0: never yields
        self.level = level
        self.boosts = 0  # how many production boosters stand beside it


class Principality:
    """One player's principality: everything in it lies open."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.prince = s.princes[seat]
        identity = s.cards.identity
        self.cards: list[Card] = [CARDS[identity[h]] for h in self.prince.built]
        self.cells: list[int] = [s.where[h] for h in self.prince.built]
        self.shown: list[Points] = [printed(s, h) for h in self.prince.built]
        self._sites: list[int] | None = None
        self._city_sites: list[int] | None = None
        self.stores: list[Store] = []
        for h in stores(s, seat):
            card = CARDS[identity[h]]
            self.stores.append(Store(s.where[h], card.resource, card.number, s.level[h]))
        for card, c in zip(self.cards, self.cells, strict=True):
            if card.boosts:
                for store in self.stores:
                    if store.resource == card.resource and store.cell in BESIDE[c]:
                        store.boosts += 1
            elif card.irrigates:
                for store in self.irrigated(card, c):
                    store.boosts += 1

    def own(self) -> list[float]:
        """How many of each resource there are."""
        totals = [0.0] * 6
        for store in self.stores:
            totals[store.resource] += store.level
        return totals

    def capacity(self) -> list[float]:
        """How many of each resource could be stored."""
        totals = [0.0] * 6
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

    def rates(self, own: list[float]) -> list[float]:
        """How many of each resource buy another one."""
        rates = [COMMON_RATE] * 6
        for card, c in zip(self.cards, self.cells, strict=True):
            if card.kind != TRADE_SHIP:
                continue
            if card.resource >= 0:
                rates[card.resource] = 2.0
                continue
            for store in self.stores:
                # What lies beside the Large Trade Ship trades like that, if it lies together.
                near = store.cell in BESIDE[c]
                if near and (store.level >= 2 or own[store.resource] < 2):
                    rates[store.resource] = 2.0
        return rates

    def counted(self) -> int:
        """The resources that brigands count."""
        return counted_by_brigands(self.s, self.seat)

    def free_sites(self, city_only: bool = False) -> list[int]:
        """The cells of the free building sites."""
        found = self._city_sites if city_only else self._sites
        if found is None:
            grid = self.prince.grid
            found = [c for c in sites(self.s, self.seat, city_only) if grid[c] < 0]
            if city_only:
                self._city_sites = found
            else:
                self._sites = found
        return found

    def has(self, name: int) -> bool:
        """Whether a card of that name, given by its number, stands here."""
        return has(self.s, self.seat, name)

    def strength(self) -> int:
        """Points of strength."""
        return points(self.s, self.seat, STRENGTH)

    def commerce(self) -> int:
        """Points of commerce."""
        return points(self.s, self.seat, COMMERCE)

    def sites_for(self, card: Card) -> list[int]:
        """The free sites where a card could stand."""
        return self.free_sites(card.place == CITY_SITE)

    def matches(self, card: Card, site: int) -> int:
        """How many regions beside a site a production booster would double."""
        near = BESIDE[site]
        found = 0
        for store in self.stores:
            if store.resource == card.resource and store.cell in near:
                found += 1
        return found

    def irrigated(self, card: Card, site: int) -> list[Store]:
        """The regions around a city that a card on one of its sites has yield more."""
        around = regions_around(column(site))
        return [
            store
            for store in self.stores
            if card.irrigates & EACH[store.resource] and store.cell in around
        ]

    def settlements(self) -> list[int]:
        """Where a city could be built."""
        centre = self.prince.centre
        xs = range(self.prince.left, self.prince.right + 1, 2)
        return [x for x in xs if centre[x - WEST] == SETTLEMENT]

    def ends(self, what: int) -> list[str]:
        """The sides where a road waits for its settlement, or where nothing lies yet."""
        found: list[str] = []
        for side, step in SIDES:
            x = (self.prince.left if step < 0 else self.prince.right) + step
            if self.prince.centre[x - WEST] == what:
                found.append(side)
        return found

    def is_city_at(self, c: int) -> bool:
        """Whether a site belongs to a city."""
        return is_city(self.prince.centre[column(c) - WEST])

    def built_at(self, place: Action) -> int:
        """Which of the expansions is the uppermost one at a place, or -1."""
        c = CELL_OF[place]
        found = -1
        for i in range(len(self.cells)):
            if self.cells[i] == c:
                found = i
        return found

    def store_at(self, place: Action) -> Store | None:
        """The region or Gold Cache at a place."""
        c = CELL_OF.get(place, -1)
        for store in self.stores:
            if store.cell == c:
                return store
        return None


class Realm:
    """A position as one seat sees it: both principalities, the hand, the table."""

    def __init__(self, s: State, seat: int, style: Style) -> None:
        self.s = s
        self.seat = seat
        self.style = style
        self.me = Principality(s, seat)
        self._rival: Principality | None = None
        identity = s.cards.identity
        self.hand: list[Card] = [CARDS[identity[h]] for h in s.princes[seat].hand]
        self.open: list[Card] = [CARDS[identity[h]] for h in s.face_up]
        self.scores: list[int] = [victory_points(s, 0), victory_points(s, 1)]
        self.own = self.me.own()
        self.capacity = self.me.capacity()
        self.income = self.me.income()
        self.rates = self.me.rates(self.own)
        # The same as numbers that compiled code need not unpack: plans ask for them most often.
        self._income: vec[float] = vec[float](self.income)
        self._capacity: vec[float] = vec[float](self.capacity)
        self._rates: vec[float] = vec[float](self.rates)
        self.owls: list[int] = [s.level[h] for h in holders(s, seat, OWL)]  # sage by sage
        self.stars = stars(s, seat)

    def rival(self) -> Principality:
        """The other principality; few questions need it."""
        if self._rival is None:
            self._rival = Principality(self.s, 1 - self.seat)
        return self._rival

    def rounds_left(self) -> float:
        """A guess how long the game still goes on."""
        return max(2.0, 1.5 * (self.s.mode.goal - max(self.scores[0], self.scores[1])))

    def to_go(self) -> int:
        """The points I still need."""
        return self.s.mode.goal - self.scores[self.seat]

    def obstacle(self, card: Card) -> str:
        """What keeps me from building or playing a card of mine, resources left aside."""
        return why_not(self.s, self.seat, card, PLENTY)

    # Owls

    def spares(self, owls: int, wanted: int) -> bool:
        """Whether so many owls can be spent, if others are wanted for something better.

        What sages have no room for is lost anyway.
        """
        left = sum(self.owls) - owls
        return left >= wanted or sum(self.owls) >= FULL * len(self.owls) - 1

    def rounds_until_owls(self, owls: int) -> float:
        """How many rounds it takes until there are so many owls."""
        held = sum(self.owls) + self.owls_to_come()
        if owls <= held:
            return 0.0
        if owls > FULL * len(self.owls):
            return NEVER
        return 1.0 + int(6 * (owls - held) / (ROLLS * len(self.owls)))

    def owls_to_come(self) -> int:
        """The owls of which only the sage is still to be chosen."""
        coming = 0
        for name, args, _ in self.s.stack:
            if name == take_tokens.name and args[0] == self.seat and args[2] == OWL:
                coming += int(args[3])
        return coming

    def stars_wanted(self) -> int:
        """How many stars I should keep: for what costs some, or against an event that harms."""
        wanted = 1
        for card in self.hand + self.open:
            if card.cost[STAR] > wanted and self.obstacle(card).partition(" ")[0] in ("", "short"):
                wanted = card.cost[STAR]
        return wanted

    # Time

    def rounds_until(self, cost: list[float], own: list[float]) -> float:
        """How many rounds it takes until a price can be paid, trades included.

        A whole number, and a little more for each resource that is missing now.
        """
        income, capacity, rates = self._income, self._capacity, self._rates
        price: vec[float] = vec[float](cost)
        stored: vec[float] = vec[float](own)
        lacking = 0.0
        r: i64 = 0
        while r < 6:
            if price[r] > stored[r]:
                lacking += (price[r] - stored[r]) / (income[r] + 0.3)
                if price[r] > capacity[r]:
                    return NEVER
            r += 1
        if lacking == 0.0:
            return 0.0
        t: i64 = 0
        while t < LONGEST:
            missing = -self.style.windfall * float(t)
            spare = 0
            r = 0
            while r < 6:
                have = stored[r] + income[r] * float(t)
                if have > capacity[r]:
                    have = capacity[r]
                if have < price[r]:
                    missing += price[r] - have
                else:
                    spare += int((have - price[r]) / rates[r])
                r += 1
            if missing <= spare:
                return float(t) + 0.04 * lacking
            t += 1
        return LONGEST + 0.04 * lacking

    def after(self, cost: list[float], own: list[float], rounds: float) -> list[float]:
        """What will be left when a price has been paid so many rounds from now."""
        t = int(rounds)
        rates = self.rates
        missing = -self.style.windfall * t
        rest: list[float] = []
        for r in range(6):
            have = own[r] + self.income[r] * t
            if have > self.capacity[r]:
                have = self.capacity[r]
            have -= cost[r]
            rest.append(have)
            if have < 0:
                missing -= have
        while missing > 0:
            # What there is most of, by its rate, is traded away first.
            best = -1
            for r in range(6):
                if rest[r] >= rates[r] and (
                    best < 0 or rest[r] - rates[r] > rest[best] - rates[best]
                ):
                    best = r
            if best < 0:
                break
            rest[best] -= rates[best]
            missing -= 1
        for r in range(6):
            if rest[r] < 0:
                rest[r] = 0.0
        return rest


def changed(own: Sequence[float], resource: int, by: float) -> list[float]:
    """The same resources with more or less of one."""
    new = list(own)
    new[resource] = max(0.0, new[resource] + by)
    return new
