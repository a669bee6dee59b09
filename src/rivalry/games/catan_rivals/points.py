"""Points of all kinds, the two advantages with their tokens, and the hand limit (RULES 4, 14).

Standing effects are numbers summed on demand: nothing registers and nothing unregisters.
"""

from collections.abc import Callable
from typing import Final

from rivalry.games.catan_rivals.card import (
    CARDS,
    COMMERCE,
    PROGRESS,
    STRENGTH,
    TRADE_SHIP,
    VICTORY,
)
from rivalry.games.catan_rivals.place import CITY, METROPOLIS, SETTLEMENT, WEST
from rivalry.games.catan_rivals.state import State, has

CENTRE_POINTS: Final = {SETTLEMENT: 1, CITY: 2, METROPOLIS: 4}
CENTRE_NAMES: Final = {SETTLEMENT: "settlements", CITY: "cities", METROPOLIS: "metropolises"}
ENOUGH: Final = 3  # points that an advantage needs


def count(s: State, seat: int, kind: str) -> int:
    """How many cards of a kind stand in a principality."""
    n = 0
    for h in s.princes[seat].built:
        if CARDS[s.cards.identity[h]].kind == kind:
            n += 1
    return n


def trade_ships(s: State, seat: int) -> int:
    """How many trade ships a player has."""
    return count(s, seat, TRADE_SHIP)


def point_for_three_ships(s: State, seat: int) -> int:
    return 1 if trade_ships(s, seat) >= 3 else 0


def market_and_harbor(s: State, seat: int) -> int:
    return int(has(s, seat, "marketplace")) + int(has(s, seat, "harbor"))


BONUSES: Final[dict[str, Callable[[State, int], int]]] = {
    "trade-ships": trade_ships,
    "three-trade-ships": point_for_three_ships,
    "market-and-harbor": market_and_harbor,
}
"""The sums that cards add to their owner's points, by the name used in a card's `bonus`."""


def points(s: State, seat: int, kind: int) -> int:
    """A player's points of one kind."""
    n = 0
    for h in s.princes[seat].built:
        card = CARDS[s.cards.identity[h]]
        n += card.points[kind]
        if card.bonus is not None and card.bonus[0] == kind:
            n += BONUSES[card.bonus[1]](s, seat)
    if kind == VICTORY:
        prince = s.princes[seat]
        for x in range(prince.left, prince.right + 1, 2):
            n += CENTRE_POINTS[prince.centre[x - WEST]]
        n += int(s.hero == seat) + int(s.trader == seat)
    return n


def sources(s: State, seat: int, kind: int) -> list[tuple[str, int]]:
    """Where a player's points of one kind come from: they add up to `points`.

    Settlements, cities and tokens go by their names, cards by their keys.
    """
    found: list[tuple[str, int]] = []
    prince = s.princes[seat]
    if kind == VICTORY:
        centre = [prince.centre[x - WEST] for x in range(prince.left, prince.right + 1, 2)]
        for what, name in CENTRE_NAMES.items():
            if what in centre:
                found.append((name, CENTRE_POINTS[what] * centre.count(what)))
        for holder, name in ((s.hero, "hero-token"), (s.trader, "trade-token")):
            if holder == seat:
                found.append((name, 1))
    for h in prince.built:
        card = CARDS[s.cards.identity[h]]
        n = card.points[kind]
        if card.bonus is not None and card.bonus[0] == kind:
            n += BONUSES[card.bonus[1]](s, seat)
        if n:
            found.append((card.key, n))
    return found


def victory_points(s: State, seat: int) -> int:
    """What counts towards the goal."""
    return points(s, seat, VICTORY)


def hand_limit(s: State, seat: int) -> int:
    """How many cards a player may hold at the end of the own turn."""
    return 3 + points(s, seat, PROGRESS)


def update_tokens(s: State) -> None:
    """Give the hero and the trade token to whoever has the advantage now."""
    s.hero = _holder(s, s.hero, STRENGTH)
    s.trader = _holder(s, s.trader, COMMERCE)


def _holder(s: State, holder: int, kind: int) -> int:
    totals = [points(s, 0, kind), points(s, 1, kind)]
    tied = totals[0] == totals[1]
    if holder >= 0 and (totals[holder] < ENOUGH or totals[holder] < totals[1 - holder]):
        holder = -1
    elif tied and not s.options["tie_keeps_token"]:
        holder = -1  # RULINGS O-2, the other reading
    if holder < 0 and not tied:
        leader = 0 if totals[0] > totals[1] else 1
        if totals[leader] >= ENOUGH:
            return leader
    return holder
