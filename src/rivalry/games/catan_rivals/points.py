"""Points of all kinds, the two advantages with their tokens, and the hand limit (RULES 4, 14).

Points printed on cards are counted as the cards come into play and leave it (`count_points`);
points that depend on other cards are added up on demand.
"""

from typing import Final

from rivalry.games.catan_rivals.card import (
    CARDS,
    COMMERCE,
    POINTS,
    PROGRESS,
    STRENGTH,
    VICTORY,
    Card,
    Points,
)
from rivalry.games.catan_rivals.place import CITY, METROPOLIS, SETTLEMENT, WEST
from rivalry.games.catan_rivals.state import Prince, State, in_play

CENTRE_POINTS: Final = {SETTLEMENT: 1, CITY: 2, METROPOLIS: 2}  # the metropolis card adds its own
CENTRE_NAMES: Final = {"settlements": (SETTLEMENT,), "cities": (CITY, METROPOLIS)}
ENOUGH: Final = 3  # points that an advantage needs


def of_kind(s: State, seat: int, kind: str) -> list[int]:
    """A player's cards of a kind, in the order of building."""
    return [h for h in s.princes[seat].built if CARDS[s.cards.identity[h]].kind == kind]


def count(s: State, seat: int, kind: str) -> int:
    """How many cards of a kind stand in a principality."""
    return len(of_kind(s, seat, kind))


def heroines(s: State, seat: int) -> int:
    """How many heroines a player has."""
    return sum([1 for h in s.princes[seat].built if CARDS[s.cards.identity[h]].heroine])


def printed(s: State, h: int) -> Points:
    """The points that a card shows: those of the side turned up, if it has sides."""
    card = CARDS[s.cards.identity[h]]
    return card.sides[s.level[h]] if card.sides else card.points


def count_points(prince: Prince, shown: Points, sign: int) -> None:
    """Add printed points that come into play, or with sign -1 subtract those that leave it."""
    for kind in range(len(shown)):
        if shown[kind]:
            prince.points[kind] += sign * shown[kind]


def points_of(s: State, seat: int, h: int, kind: int) -> int:
    """The points of one kind that a card in play has now, including its bonus."""
    card = CARDS[s.cards.identity[h]]
    n = printed(s, h)[kind]
    return n + _bonus(s, seat, card) if card.bonus_kind == kind else n


def points(s: State, seat: int, kind: int) -> int:
    """A player's points of one kind."""
    prince = s.princes[seat]
    n: int = prince.points[kind]
    for h in prince.built:
        card = CARDS[s.cards.identity[h]]
        if card.bonus_kind == kind:
            n += _bonus(s, seat, card)
    if kind == VICTORY:
        n += int(s.hero == seat) + int(s.trader == seat)
    for h in s.princes[1 - seat].abroad:
        n -= _burden(s, seat, h, kind, n)
    return n


def _burden(s: State, host: int, h: int, kind: int, n: int) -> int:
    """How many of a host's `n` points of a kind one of the rival's cards takes away."""
    card = CARDS[s.cards.identity[h]]
    if card.burden is None or card.burden_kind != kind:
        return 0
    return min(n, card.burden(s, host, h))


def all_points(s: State, seat: int) -> list[int]:
    """A player's points of every kind; usually, no card in play changes what is printed."""
    prince = s.princes[seat]
    plain = not s.princes[1 - seat].abroad
    for h in prince.built:
        if CARDS[s.cards.identity[h]].bonus_kind >= 0:
            plain = False
    if plain:
        found: list[int] = [prince.points[kind] for kind in range(len(POINTS))]
        found[VICTORY] = points(s, seat, VICTORY)
        return found
    return [points(s, seat, kind) for kind in range(len(POINTS))]


def _bonus(s: State, seat: int, card: Card) -> int:
    assert card.bonus is not None, f"{card.key} adds points and does not say how many"
    return card.bonus(s, seat)


def sources(s: State, seat: int, kind: int) -> list[tuple[str, int]]:
    """Where a player's points of one kind come from; the entries add up to `points`.

    Settlements, cities and tokens go by their names, cards by their keys.
    """
    found: list[tuple[str, int]] = []
    prince = s.princes[seat]
    if kind == VICTORY:
        xs = range(prince.left, prince.right + 1, 2)
        centre: list[int] = [prince.centre[x - WEST] for x in xs]
        for name, kinds in CENTRE_NAMES.items():
            worth = sum([CENTRE_POINTS[what] for what in centre if what in kinds])
            if worth:
                found.append((name, worth))
        for holder, name in ((s.hero, "hero-token"), (s.trader, "trade-token")):
            if holder == seat:
                found.append((name, 1))
    for h in in_play(prince) + prince.sea:
        n = points_of(s, seat, h, kind)
        if n:
            found.append((CARDS[s.cards.identity[h]].key, n))
    left = sum([n for _, n in found])
    for h in s.princes[1 - seat].abroad:
        less = _burden(s, seat, h, kind, left)
        if less:
            found.append((CARDS[s.cards.identity[h]].key, -less))
            left -= less
    return found


def victory_points(s: State, seat: int) -> int:
    """What counts towards the goal."""
    return points(s, seat, VICTORY)


def hand_limit(s: State, seat: int) -> int:
    """How many cards a player may hold at the end of their turn."""
    return 3 + points(s, seat, PROGRESS)


def update_tokens(s: State) -> None:
    """Give the hero token and the trade token to whoever has the advantage now."""
    s.hero = _holder(s, s.hero, STRENGTH)
    s.trader = _holder(s, s.trader, COMMERCE)


def _holder(s: State, holder: int, kind: int) -> int:
    first, second = points(s, 0, kind), points(s, 1, kind)
    mine, rivals = (first, second) if holder == 0 else (second, first)
    if holder >= 0 and (mine < ENOUGH or mine < rivals):
        holder = -1
    elif first == second and not s.options["tie_keeps_token"]:
        holder = -1  # RULINGS O-2, the other reading
    if holder < 0 and first != second:
        leader = 0 if first > second else 1
        if max(first, second) >= ENOUGH:
            return leader
    return holder
