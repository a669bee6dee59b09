"""Resources: what is stored where, and the choices of paying, receiving and giving (RULES 3).

The functions that start with `choose_` ask and change nothing; they return what was chosen, so
that an effect can choose first and change last. They ask only where there is a choice to make;
what is stored lies open, so nothing is given away by that.
"""

from collections.abc import Sequence

from rivalry.games.catan_rivals.card import CARDS, GOLD, RESOURCES
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES, cell
from rivalry.games.catan_rivals.state import State, in_play

FULL = 3

Names = Sequence[tuple[str, ...]]


def regions(s: State, seat: int) -> list[int]:
    """The handles of a player's regions, from left to right, above before below."""
    prince = s.princes[seat]
    grid = prince.grid
    found = []
    for x in range(prince.left - 1, prince.right + 2, 2):
        c = cell(x, 0)
        found.append(grid[c + 1])
        found.append(grid[c - 1])
    return found


def stores(s: State, seat: int) -> list[int]:
    """Everything that can hold a player's resources: the regions and the Gold Cache."""
    found = regions(s, seat)
    cache = in_play(s, seat, "gold-cache")
    if cache >= 0:
        found.append(cache)
    return found


def resource_of(s: State, h: int) -> int:
    """The resource a region or the Gold Cache holds."""
    return CARDS[s.cards.identity[h]].resource


def owned(s: State, seat: int) -> list[int]:
    """How many of each resource a player has."""
    totals = [0, 0, 0, 0, 0, 0]
    for h in stores(s, seat):
        totals[resource_of(s, h)] += s.level[h]
    return totals


def room(s: State, seat: int) -> list[int]:
    """How many of each resource a player could still store."""
    free = [0, 0, 0, 0, 0, 0]
    for h in stores(s, seat):
        free[resource_of(s, h)] += FULL - s.level[h]
    return free


def has_room_beside(s: State, seat: int, resource: int) -> bool:
    """Whether a player could store something other than this resource."""
    free = room(s, seat)
    return any(free[r] > 0 for r in range(6) if r != resource)


# Choosing


def choose_place(s: State, seat: int, why: str, handles: list[int]) -> int:
    """One of these cards, by its place; asked only if there are several."""
    if len(handles) == 1:
        return handles[0]
    names = [PLACE_NAMES[s.where[h]] for h in handles]
    answer = s.choose(seat, why, names)
    return s.princes[seat].grid[CELL_OF[answer]]


def choose_payment(s: State, seat: int, why: str, cost: Sequence[int]) -> list[int]:
    """Where a cost is paid from: one handle for each resource paid."""
    paid: list[int] = []
    all_stores = stores(s, seat)
    for resource in range(6):
        if cost[resource]:
            paid += choose_from(s, seat, why, all_stores, resource, cost[resource])
    return paid


def choose_from(
    s: State, seat: int, why: str, handles: list[int], resource: int, n: int
) -> list[int]:
    """Where `n` of one resource are taken from."""
    left = {h: s.level[h] for h in handles if resource_of(s, h) == resource and s.level[h]}
    paid: list[int] = []
    while len(paid) < n:
        sources = [h for h in left if left[h]]
        if sum(left.values()) == n - len(paid):
            for h in sources:
                paid += [h] * left[h]
            break
        h = choose_place(s, seat, why, sources)
        left[h] -= 1
        paid.append(h)
    return paid


def choose_any_payment(s: State, seat: int, why: str, n: int) -> list[int]:
    """Where `n` resources of any kinds are taken from."""
    left = {h: s.level[h] for h in stores(s, seat) if s.level[h]}
    paid: list[int] = []
    while len(paid) < n:
        h = choose_place(s, seat, why, [h for h in left if left[h]])
        left[h] -= 1
        paid.append(h)
    return paid


def choose_gain(
    s: State,
    seat: int,
    why: str,
    n: int,
    only: Sequence[int] = range(6),
    paid: Sequence[int] = (),
    may_stop: bool = False,
) -> list[int]:
    """Where a player puts `n` resources of choice; what finds no room is lost.

    `only` limits the kinds. What was `paid` for them has already made room. With `may_stop` the
    player may take fewer.
    """
    free = {h: FULL - s.level[h] for h in stores(s, seat) if resource_of(s, h) in only}
    for h in paid:
        if h in free:
            free[h] += 1
    gained: list[int] = []
    while len(gained) < n:
        open_stores = [h for h in free if free[h]]
        if not open_stores:
            break
        if may_stop:
            names = [PLACE_NAMES[s.where[h]] for h in open_stores]
            answer = s.choose(seat, why, [*names, ("done",)])
            if answer == ("done",):
                break
            h = s.princes[seat].grid[CELL_OF[answer]]
        elif sum(free.values()) <= n - len(gained):
            h = open_stores[0]  # everything will be filled; the order does not matter
        else:
            h = choose_place(s, seat, why, open_stores)
        free[h] -= 1
        gained.append(h)
    return gained


def choose_demand(
    s: State, taker: int, giver: int, why: str, n: int, least: int | None = None
) -> list[int]:
    """The resources, by kind, that the taker names among what can be given and stored.

    `least` is the number after which the taker may stop; by default all `n` are named.
    """
    has, free = owned(s, giver), room(s, taker)
    named: list[int] = []
    while len(named) < n:
        kinds = [r for r in range(6) if has[r] and free[r]]
        if not kinds:
            break
        options: list[tuple[str, ...]] = [("take", RESOURCES[r]) for r in kinds]
        if least is not None and len(named) >= least:
            options.append(("done",))
        answer = options[0] if len(options) == 1 else s.choose(taker, why, options)
        if answer == ("done",):
            break
        r = RESOURCES.index(answer[1])
        named.append(r)
        has[r] -= 1
        free[r] -= 1
    return named


def choose_transfer(
    s: State, giver: int, taker: int, why: str, named: list[int]
) -> tuple[list[int], list[int]]:
    """From which of the giver's places the named resources come, and where the taker puts them."""
    given: list[int] = []
    taken: list[int] = []
    for r in range(6):
        n = named.count(r)
        if n:
            given += choose_from(s, giver, f"{why}.from", stores(s, giver), r, n)
            taken += choose_gain(s, taker, f"{why}.to", n, [r])
    return given, taken


# Changing


def pay(s: State, handles: Sequence[int]) -> None:
    """Take one resource from each of these."""
    for h in handles:
        assert s.level[h] > 0, "nobody pays from an empty region"
        s.level[h] -= 1


def gain(s: State, handles: Sequence[int]) -> None:
    """Put one resource into each of these; a full region loses it."""
    for h in handles:
        if s.level[h] < FULL:
            s.level[h] += 1


def gold_to(s: State, seat: int) -> list[int]:
    """The places that can take gold."""
    return [h for h in stores(s, seat) if resource_of(s, h) == GOLD]
