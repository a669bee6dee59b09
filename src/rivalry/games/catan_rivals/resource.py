"""Resources: what is stored where, and paying, receiving and giving (RULES 3).

Paying and taking are separate effects, asked and done store by store. The functions that start with
`choose_` only ask and change nothing; they return what was chosen, for effects that choose first
and change last. Nobody is asked if there is nothing to choose; stored resources lie open, so that
gives nothing away.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from rivalry.core.decision import Action
from rivalry.core.question import (
    GAINS,
    GIVES,
    OWN_PLACE,
    PAYMENT,
    Question,
)
from rivalry.games.catan_rivals.card import ALL_KINDS, CARDS, OWL, PURSE, RESOURCES, STAR
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES, REGION_CELLS, WEST, region_of
from rivalry.games.catan_rivals.state import QUESTIONS, Prince, State, effect, in_play, question

FULL: Final = 3

TAKE: Final[list[Action]] = [("take", resource) for resource in RESOURCES]
DONE: Final[Action] = ("done",)

# Sets of resources as bits.
EACH: Final = [1, 2, 4, 8, 16, 32]
GOLD_ONLY: Final = 32


def all_but(resource: int) -> int:
    """Every resource but one, as bits.

    >>> all_but(0), all_but(5)
    (62, 31)
    """
    return ALL_KINDS - EACH[resource]


def regions(s: State, seat: int) -> list[int]:
    """The handles of a player's regions, from left to right, above before below."""
    prince = s.princes[seat]
    grid = prince.grid
    return [grid[c] for c in region_cells(prince)]


def region_cells(prince: Prince) -> list[int]:
    """The places of a principality's regions, from left to right, above before below."""
    return REGION_CELLS[prince.left - WEST][prince.right - WEST]


def region_beside(s: State, host: int, c: int) -> int:
    """The region on whose outer side an expansion stands, or would stand."""
    return s.princes[host].grid[region_of(c)]


def stores(s: State, seat: int) -> list[int]:
    """Everything that can hold a player's resources: the regions, and cards that store some."""
    found = regions(s, seat)
    for h in s.princes[seat].built:
        if CARDS[s.cards.identity[h]].stores:
            found.append(h)
    return found


def holders(s: State, seat: int, kind: int) -> list[int]:
    """A player's cards on which owls or stars, as `kind` says, may lie."""
    found: list[int] = []
    for h in in_play(s.princes[seat]):
        card = CARDS[s.cards.identity[h]]
        if card.holds and card.resource == kind:
            found.append(h)
    return found


def tokens(s: State, seat: int, kind: int) -> int:
    """How many owls, or stars, a player has."""
    return sum([int(s.level[h]) for h in holders(s, seat, kind)])


def purse(s: State, seat: int, has_resources: list[int]) -> list[int]:
    """These resources with a player's owls and stars: what prices are compared with.

    A list that already includes owls and stars is returned as it is.
    """
    if len(has_resources) == len(PURSE):
        return has_resources
    owls = stars = 0
    for h in in_play(s.princes[seat]):
        card = CARDS[s.cards.identity[h]]
        if card.holds:
            if card.resource == OWL:
                owls += s.level[h]
            else:
                stars += s.level[h]
    return [*has_resources, owls, stars]


def has_tokens(price: Sequence[int], mine: list[int]) -> bool:
    """Whether a purse has the owls and stars of a price."""
    return mine[OWL] >= price[OWL] and mine[STAR] >= price[STAR]


def affords(s: State, seat: int, price: Sequence[int]) -> bool:
    """Whether a player could pay a price in full, owls and stars included."""
    mine = purse(s, seat, owned(s, seat) if any(price[:6]) else [0] * 6)
    return all(mine[kind] >= price[kind] for kind in range(len(mine)))


def resource_of(s: State, h: int) -> int:
    """The resource that a region, or another store, holds."""
    return CARDS[s.cards.identity[h]].resource


def owned(s: State, seat: int) -> list[int]:
    """How many of each resource a player has."""
    prince = s.princes[seat]
    grid = prince.grid
    totals: i64 = 0
    for c in region_cells(prince):
        totals += held_by(s, grid[c])
    for h in prince.built:
        if CARDS[s.cards.identity[h]].stores:
            totals += held_by(s, h)
    return [
        totals & 255,
        totals >> 8 & 255,
        totals >> 16 & 255,
        totals >> 24 & 255,
        totals >> 32 & 255,
        totals >> 40,
    ]


def held_by(s: State, h: int) -> i64:
    """What a store holds, in the eight bits of its resource: `owned` is called so often that it
    adds these up in one number.
    """
    n: int = s.level[h]
    stored: i64 = n
    shift: i64 = 8 * CARDS[s.cards.identity[h]].resource
    return stored << shift


def room(s: State, seat: int) -> list[int]:
    """How many of each resource a player could still store."""
    free = [0, 0, 0, 0, 0, 0]
    for h in stores(s, seat):
        free[CARDS[s.cards.identity[h]].resource] += FULL - s.level[h]
    return free


def kinds_with_room(s: State, seat: int) -> int:
    """The resources of which a player could store more, as bits."""
    kinds = 0
    for h in stores(s, seat):
        if s.level[h] < FULL:
            kinds |= EACH[CARDS[s.cards.identity[h]].resource]
    return kinds


def has_room_beside(s: State, seat: int, resource: int) -> bool:
    """Whether a player could store something other than this resource."""
    return kinds_with_room(s, seat) & all_but(resource) != 0


def names_of(s: State, handles: Sequence[int]) -> list[Action]:
    """The places of these cards, as answers."""
    return [PLACE_NAMES[s.where[h]] for h in handles]


def at_place(s: State, seat: int, answer: Action) -> int:
    """The card of a principality that an answer names by its place."""
    return s.princes[seat].grid[CELL_OF[answer]]


# Paying and taking, store by store


def pay_from(key: str, words: str) -> Question:
    """Declare the question of which of their stores a player pays from."""
    return question(key, PAYMENT, GIVES, words)


def take_into(key: str, words: str) -> Question:
    """Declare the question of which resource a player takes, by the store it goes into."""
    return question(key, OWN_PLACE, GAINS, words)


@effect
def pay_price(s: State, seat: int, why: str, price: tuple[int, ...]) -> None:
    """A player pays a price, and chooses the stores if several could pay."""
    if s.given:
        h = at_place(s, seat, s.given[0])
        rest = list(price)
        rest[CARDS[s.cards.identity[h]].resource] -= 1
        s.level[h] -= 1
        s.then(pay_price, seat, why, tuple(rest))
        return
    mine = stores(s, seat)
    for kind in (OWL, STAR):
        if price[kind]:
            mine += holders(s, seat, kind)
    due = list(price)
    for resource in range(len(due)):
        n = due[resource]
        if n == 0:
            continue
        total = 0
        payers: list[int] = []
        for h in mine:
            if CARDS[s.cards.identity[h]].resource == resource and s.level[h]:
                payers.append(h)
                total += s.level[h]
        assert total >= n, "nobody pays what they do not have"
        # All markers that hold stars are alike.
        if len(payers) > 1 and total > n and resource != STAR:
            s.ask(seat, QUESTIONS[why], names_of(s, payers), None, n)
            return
    for h in mine:
        r = CARDS[s.cards.identity[h]].resource
        if due[r]:
            paid = min(due[r], s.level[h])
            s.level[h] -= paid
            due[r] -= paid


@effect
def pay_any(s: State, seat: int, why: str, n: int) -> None:
    """A player pays `n` resources of any kinds."""
    if s.given:
        s.level[at_place(s, seat, s.given[0])] -= 1
        n -= 1
    if n == 0:
        return
    if s.given:
        s.then(pay_any, seat, why, n)
        return
    payers = [h for h in stores(s, seat) if s.level[h]]
    if len(payers) == 1:
        s.level[payers[0]] -= n
    else:
        s.ask(seat, QUESTIONS[why], names_of(s, payers), None, n)


@effect
def take_any(s: State, seat: int, why: str, n: int, kinds: int) -> None:
    """A player takes `n` resources of choice of these kinds; any without room are lost."""
    if s.given:
        s.level[at_place(s, seat, s.given[0])] += 1
        if n > 1:
            s.then(take_any, seat, why, n - 1, kinds)
        return
    free = 0
    open_stores: list[int] = []
    for h in stores(s, seat):
        if s.level[h] < FULL and kinds & EACH[CARDS[s.cards.identity[h]].resource]:
            open_stores.append(h)
            free += FULL - s.level[h]
    if free <= n:
        for h in open_stores:
            s.level[h] = FULL
    elif len(open_stores) == 1:
        s.level[open_stores[0]] += n
    else:
        s.ask(seat, QUESTIONS[why], names_of(s, open_stores), None, n)


@effect
def take_tokens(s: State, seat: int, why: str, kind: int, n: int) -> None:
    """A player takes owls or stars onto cards of choice; any without room are lost."""
    if s.given:
        s.level[at_place(s, seat, s.given[0])] += 1
        if n > 1:
            s.then(take_tokens, seat, why, kind, n - 1)
        return
    with_room = [h for h in holders(s, seat, kind) if s.level[h] < FULL]
    free = sum([FULL - int(s.level[h]) for h in with_room])
    if free > n and len(with_room) > 1 and kind != STAR:
        s.ask(seat, QUESTIONS[why], names_of(s, with_room), None, n)
        return
    for h in with_room:
        more = min(n, FULL - int(s.level[h]))
        s.level[h] += more
        n -= more


@effect
def take_up_to(s: State, seat: int, why: str, n: int, kinds: int) -> None:
    """The same, but the player may stop at any time."""
    if s.given:
        if s.given[0] != DONE:
            s.level[at_place(s, seat, s.given[0])] += 1
            if n > 1:
                s.then(take_up_to, seat, why, n - 1, kinds)
        return
    names = room_for(s, seat, kinds)
    if names:
        names.append(DONE)
        s.ask(seat, QUESTIONS[why], names, None, n)


def room_for(s: State, seat: int, kinds: int) -> list[Action]:
    """The places of a player's stores that have room and hold one of these kinds."""
    found: list[Action] = []
    for h in stores(s, seat):
        if s.level[h] < FULL and kinds & EACH[CARDS[s.cards.identity[h]].resource]:
            found.append(PLACE_NAMES[s.where[h]])
    return found


def price_of(resource: int, n: int) -> tuple[int, ...]:
    """An amount of one resource, as a price.

    >>> price_of(5, 3)
    (0, 0, 0, 0, 0, 3, 0, 0)
    """
    return tuple([n if r == resource else 0 for r in range(8)])


def take_gold(s: State, seat: int, why: Question, n: int) -> None:
    """When this effect is over, a player takes gold into gold fields or another store for it."""
    s.then(take_any, seat, why.key, n, GOLD_ONLY)


# Choosing


def choose_place(s: State, seat: int, asked: Question, handles: list[int]) -> int:
    """One of these cards of a player's, by its place; asked only if there are several."""
    if len(handles) == 1:
        return handles[0]
    return at_place(s, seat, s.choose(seat, asked, names_of(s, handles)))


def choose_from(
    s: State, seat: int, asked: Question, handles: list[int], resource: int, n: int
) -> list[int]:
    """Where `n` of one resource are taken from."""
    left = {h: int(s.level[h]) for h in handles if resource_of(s, h) == resource and s.level[h]}
    paid: list[int] = []
    while len(paid) < n:
        sources = [h for h in left if left[h]]
        if sum(left.values()) == n - len(paid):
            for h in sources:
                paid += [h] * left[h]
            break
        h = choose_place(s, seat, asked, sources)
        left[h] -= 1
        paid.append(h)
    return paid


def choose_gain(s: State, seat: int, asked: Question, n: int, resource: int) -> list[int]:
    """Where a player puts `n` of one resource; any without room are lost."""
    free = {h: FULL - int(s.level[h]) for h in stores(s, seat) if resource_of(s, h) == resource}
    gained: list[int] = []
    while len(gained) < n:
        open_stores = [h for h in free if free[h]]
        if not open_stores:
            break
        if sum(free.values()) <= n - len(gained):
            h = open_stores[0]  # everything will be filled; the order does not matter
        else:
            h = choose_place(s, seat, asked, open_stores)
        free[h] -= 1
        gained.append(h)
    return gained


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
