"""The network that judges a position of Rivals for Catan, run in compiled code.

It is told the same facts about both princes: what stands, what is in hand and what that still
lacks, stores, income, points and room. The same weights look from either side, so that what one
prince wins the other loses. Most facts are absent, so a layer only adds up the columns of the rest.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.bots.policy.catan_rivals.plan import CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE
from rivalry.bots.policy.catan_rivals.realm import COSTS, Principality
from rivalry.games.catan_rivals.card import (
    BY_KEY,
    CARDS,
    COMMERCE,
    GOLD,
    POINTS,
    STRENGTH,
    VICTORY,
    WOOL,
)
from rivalry.games.catan_rivals.place import CITY, METROPOLIS, ROAD, SETTLEMENT, WEST
from rivalry.games.catan_rivals.points import all_points
from rivalry.games.catan_rivals.position import Position
from rivalry.games.catan_rivals.sea import is_discovered
from rivalry.games.catan_rivals.state import State, in_play

SETS: Final = (
    *("gold", "turmoil", "progress", "intrigue", "merchant-princes", "barbarians"),
    *("explorers", "sages", "prosperity"),
)
PARTS: Final = 4  # of the columns of a card: it stands, is turned up, is in hand, lacks resources
TO_GO: Final = 16  # points to the goal that are told apart
# Where the numbers stand, counted from the end of the cards' columns.
STORED: Final = 0
INCOME: Final = 6
ROOM: Final = 12
NUMBERS: Final = 18  # what each production number yields
NEAR: Final = 24  # one for each distance to the goal
KINDS: Final = NEAR + TO_GO  # points of every kind
LEAD: Final = KINDS + 7  # in strength and in commerce
TOKENS: Final = LEAD + 2
CENTRE: Final = TOKENS + 2  # settlements, cities, roads that wait, free sites, free city sites
TOTAL: Final = CENTRE + 5  # stored, exposed to brigands, whether these would come
LACKING: Final = TOTAL + 3  # for a road, a settlement, a city
CAN_PAY: Final = LACKING + 3  # the same three
HAND: Final = CAN_PAY + 3
TURN: Final = HAND + 1
SHIPS: Final = TURN + 1
UNBUILT: Final = SHIPS + 1
LEFT: Final = UNBUILT + 1  # roads, settlements and cities in the middle
TIME: Final = LEFT + 3
GOAL: Final = TIME + 1
SET: Final = GOAL + 1
NUMBERED: Final = SET + len(SETS)
MOST_FACTS: Final = 256  # about one prince
MOST_LEAD: Final = 3


class Layers:
    """The weights. A column is what one fact adds to all hidden numbers."""

    __slots__ = (
        *("cards", "place", "width", "second"),
        *("own", "rivals", "bias", "deep", "deep_bias", "out"),
    )

    def __init__(self, cards: list[str], weights: dict[str, list[list[float]]]) -> None:
        self.cards: i64 = len(cards)
        # By card: the first of its columns; -1: the network does not know it.
        self.place: list[int] = [-1] * len(CARDS)
        for n, key in enumerate(cards):
            if key in BY_KEY:
                self.place[BY_KEY[key].index] = PARTS * n
        self.width: i64 = len(weights["bias"][0])
        self.second: i64 = len(weights["deep_bias"][0])
        self.own: vec[float] = rows(weights["own"])
        self.rivals: vec[float] = rows(weights["rivals"])
        self.bias: vec[float] = rows(weights["bias"])
        self.deep: vec[float] = rows(weights["deep"])
        self.deep_bias: vec[float] = rows(weights["deep_bias"])
        self.out: vec[float] = rows(weights["out"])


def rows(weights: list[list[float]]) -> vec[float]:
    """Row after row."""
    return vec[float]([value for row in weights for value in row])


class Facts:
    """What the network is told about one prince: which facts, and how much of each."""

    __slots__ = ("count", "index", "value")

    def __init__(self) -> None:
        self.count: i64 = 0
        self.index: vec[i64] = vec[i64]([0] * MOST_FACTS)
        self.value: vec[float] = vec[float]([0.0] * MOST_FACTS)

    def tell(self, index: i64, value: float) -> None:
        """One fact; nothing is told about what is not there."""
        if value != 0.0 and self.count < MOST_FACTS:
            self.index[self.count] = index
            self.value[self.count] = value
            self.count += 1

    def listed(self) -> list[tuple[int, float]]:
        """The facts as plain data, for training."""
        return [(int(self.index[i]), self.value[i]) for i in range(int(self.count))]


# What the network is told


def facts(layers: Layers, s: State, seat: int, mine: list[int], rivals: list[int]) -> Facts:
    """All that a position tells about a prince, with the points of both."""
    told = Facts()
    realm = Principality(s, seat)
    own = realm.own()
    _tell_cards(layers, told, s, seat, own)
    first: i64 = PARTS * layers.cards
    _tell_stores(told, first, realm, own)
    to_go = min(TO_GO - 1, max(0, s.mode.goal - mine[VICTORY]))
    told.tell(first + NEAR + to_go, 1.0)
    for kind in range(len(POINTS)):
        told.tell(first + KINDS + kind, mine[kind] / 4)
    told.tell(first + LEAD, _lead(mine[STRENGTH], rivals[STRENGTH]))
    told.tell(first + LEAD + 1, _lead(mine[COMMERCE], rivals[COMMERCE]))
    told.tell(first + TOKENS, float(s.hero == seat))
    told.tell(first + TOKENS + 1, float(s.trader == seat))
    _tell_centre(told, first, realm)
    told.tell(first + HAND, len(realm.prince.hand) / 4)
    told.tell(first + TURN, float(s.turn == seat))
    told.tell(first + SHIPS, realm.prince.ships / 3)
    told.tell(first + UNBUILT, realm.prince.unbuilt / 3)
    told.tell(first + LEFT, s.roads / 4)
    told.tell(first + LEFT + 1, s.settlements / 4)
    told.tell(first + LEFT + 2, s.cities / 4)
    told.tell(first + TIME, min(80, s.turns) / 40)
    told.tell(first + GOAL, s.mode.goal / 10)
    for n in range(len(SETS)):
        if SETS[n] in s.sets:
            told.tell(first + SET + n, 1.0)
    return told


def _tell_cards(layers: Layers, told: Facts, s: State, seat: int, own: list[float]) -> None:
    """The cards in play and in hand, each in its own columns."""
    prince = s.princes[seat]
    for h in in_play(prince):
        place = layers.place[s.cards.identity[h]]
        if place >= 0:
            told.tell(place, 1.0)
            told.tell(place + 1, s.level[h] / 2)
    for h in prince.sea:
        place = layers.place[s.cards.identity[h]]
        if place >= 0 and is_discovered(s, h):
            told.tell(place, 1.0)
            told.tell(place + 1, s.level[h] / 2)
    for h in prince.hand:
        index: int = s.cards.identity[h]
        place = layers.place[index]
        if place >= 0:
            told.tell(place + 2, 1.0)
            told.tell(place + 3, lacking(COSTS[index], own) / 3)


def _tell_stores(told: Facts, first: i64, realm: Principality, own: list[float]) -> None:
    """What is stored and where more comes from."""
    room, income = realm.capacity(), realm.income()
    total = 0.0
    for r in range(6):
        told.tell(first + STORED + r, own[r] / 3)
        told.tell(first + INCOME + r, income[r])
        told.tell(first + ROOM + r, room[r] / 6)
        total += own[r]
    yields = [0] * 7
    for store in realm.stores:
        yields[store.number] += 1 + store.boosts
    for number in range(1, 7):
        told.tell(first + NUMBERS + number - 1, yields[number] / 3)
    told.tell(first + TOTAL, total / 10)
    if realm.counted() > 7:
        told.tell(first + TOTAL + 1, (own[GOLD] + own[WOOL]) / 6)
        told.tell(first + TOTAL + 2, 1.0)
    prices = (ROAD_PRICE, SETTLEMENT_PRICE, CITY_PRICE)
    for n in range(3):
        short = lacking(prices[n], own)
        told.tell(first + LACKING + n, short / 4)
        told.tell(first + CAN_PAY + n, float(short == 0))


def _tell_centre(told: Facts, first: i64, realm: Principality) -> None:
    """Settlements, cities, roads that wait for a settlement, and free sites."""
    prince = realm.prince
    counts = [0] * 6
    for x in range(prince.left - 1, prince.right + 2):
        what: int = prince.centre[x - WEST]
        counts[what] += 1
    told.tell(first + CENTRE, counts[SETTLEMENT] / 3)
    told.tell(first + CENTRE + 1, (counts[CITY] + counts[METROPOLIS]) / 3)
    settled = counts[SETTLEMENT] + counts[CITY] + counts[METROPOLIS]
    told.tell(first + CENTRE + 2, float(counts[ROAD] - settled + 1))
    told.tell(first + CENTRE + 3, min(8, len(realm.free_sites())) / 4)
    told.tell(first + CENTRE + 4, min(8, len(realm.free_sites(True))) / 4)


def _lead(mine: int, rivals: int) -> float:
    return min(MOST_LEAD, max(-MOST_LEAD, mine - rivals)) / MOST_LEAD


def lacking(cost: list[float], own: list[float]) -> float:
    """How many resources of a price are missing."""
    short = 0.0
    for r in range(6):
        if cost[r] > own[r]:
            short += cost[r] - own[r]
    return short


# What the network makes of it


def both_sides(layers: Layers, s: State) -> tuple[Facts, Facts]:
    """The facts about both princes."""
    points = [all_points(s, 0), all_points(s, 1)]
    return (
        facts(layers, s, 0, points[0], points[1]),
        facts(layers, s, 1, points[1], points[0]),
    )


def merit(layers: Layers, mine: Facts, rivals: Facts) -> float:
    """How well a prince stands, in logits; the rival's merit is to be subtracted."""
    width: i64 = layers.width
    hidden: vec[float] = layers.bias[:]
    add_columns(hidden, layers.own, mine, width)
    add_columns(hidden, layers.rivals, rivals, width)
    found: float = 0.0
    n: i64 = 0
    while n < layers.second:
        total: float = layers.deep_bias[n]
        row: i64 = n * width
        i: i64 = 0
        while i < width:
            if hidden[i] > 0.0:
                total += hidden[i] * layers.deep[row + i]
            i += 1
        if total > 0.0:
            found += total * layers.out[n]
        n += 1
    return found


def add_columns(to: vec[float], weights: vec[float], told: Facts, width: i64) -> None:
    """Add the columns of all facts, each times its value."""
    k: i64 = 0
    while k < told.count:
        at: i64 = told.index[k] * width
        value: float = told.value[k]
        i: i64 = 0
        while i < width:
            to[i] += value * weights[at + i]
            i += 1
        k += 1


def chance_to_win(layers: Layers, s: Position, seat: int) -> float:
    """How likely a seat wins, with all that is hidden taken as it is."""
    if not s.is_asking():
        winners = s.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    first, second = both_sides(layers, s)
    lead = merit(layers, first, second) - merit(layers, second, first)
    return float(1.0 / (1.0 + exp(lead if seat else -lead)))
