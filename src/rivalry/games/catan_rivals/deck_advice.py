"""What a deck can do, for whoever builds one: totals, and warnings that forbid nothing."""

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Final

from rivalry.games.catan_rivals import setup
from rivalry.games.catan_rivals.card import (
    ANY_SITE,
    BY_KEY,
    BY_REGION,
    CANNON,
    COMMERCE,
    HERO,
    POINTS,
    PROGRESS,
    RESOURCES,
    SAIL,
    STRENGTH,
    TRADE_SHIP,
    VICTORY,
    Card,
)
from rivalry.games.catan_rivals.deck import EXPLORERS, Deck
from rivalry.games.catan_rivals.points import ENOUGH
from rivalry.games.catan_rivals.position import before_shuffle
from rivalry.games.catan_rivals.resource import EACH
from rivalry.games.catan_rivals.state import State

CENTRE_SHARE: Final = 9
"""The points that a player may hope to get from centre cards: five settlements, four of them
cities, which is the larger half of what the players share.
"""

WARNINGS: Final = {
    "needs-card": "{0} needs a card that is not in the deck: {1}.",
    "needs-points": "{0} needs {1} {2} points; the deck has {3}.",
    "needs-kind": "{0} needs {1} {2}; the deck has {3}.",
    "explorers-only": "The deck has {0} cards of the Explorers: it can only be played where both "
    "players agree to use the sea.",
    "out-of-reach": "{0} points are hard to reach: with nine points for settlements and cities, "
    "the deck reaches {1}.",
    "hand-foreign": "{0} is built in the rival's principality, so it cannot be built in the "
    "preparatory round.",
    "hand-city": "{0} needs a city, so it waits in the starting hand until there is one.",
    "hand-price": "{0}, in the starting hand, cannot be paid for with one resource of each kind.",
    "hand-together": "The cards of the starting hand cannot all be paid for with one resource of "
    "each kind.",
}
"""What is worth a thought, in words."""


def warning_sentence(warning: str) -> str:
    """A warning in English.

    >>> warning_sentence("needs-card doctor bath-house")
    'Doctor needs a card that is not in the deck: Bath House.'
    """
    key, *args = warning.split(" ")
    words = [BY_KEY[arg].title if arg in BY_KEY else arg for arg in args]
    if key == "needs-card":
        words = [words[0], " or ".join(words[1:])]
    return WARNINGS[key].format(*words)


def warnings(deck: Deck) -> list[str]:
    """Everything a deck's builder should look at again; none of it is forbidden."""
    found = [needed for card in _each(deck.drawn()) for needed in missing(card, deck)]
    at_sea = [key for key in deck.drawn() + deck.events if BY_KEY[key].set == EXPLORERS]
    if at_sea:
        found.append(f"explorers-only {len(at_sea)}")
    goal = setup.TOURNAMENT.goal
    if reach(deck) < goal:
        found.append(f"out-of-reach {goal} {reach(deck)}")
    return found + _hand_warnings(deck)


# Totals


def points(deck: Deck) -> dict[str, int]:
    """The points printed on all cards of the hand and the stacks, by kind."""
    cards = [BY_KEY[key] for key in deck.drawn()]
    return {kind: sum([card.points[n] for card in cards]) for n, kind in enumerate(POINTS)}


def prices(deck: Deck) -> dict[int, int]:
    """By price in resources: how many of the deck's expansions cost that much (the price curve)."""
    found: dict[int, int] = {}
    for price in sorted([price_of(BY_KEY[key]) for key in deck.drawn() if _is_built(BY_KEY[key])]):
        found[price] = found.get(price, 0) + 1
    return found


def price_of(card: Card) -> int:
    """How many resources building a card takes, including those from the region beside it."""
    return card.price + card.pays_beside


def reach(deck: Deck) -> int:
    """The victory points that a deck can reach with its share of the centre cards."""
    total = CENTRE_SHARE + _most_points(deck, VICTORY)
    for kind in (STRENGTH, COMMERCE):
        total += int(_most_points(deck, kind) >= ENOUGH)
    return total


def _most_points(deck: Deck, kind: int) -> int:
    """The points of a kind with every card turned to its best side."""
    cards = [BY_KEY[key] for key in deck.drawn()]
    return sum([max([side[kind] for side in (card.points, *card.sides)]) for card in cards])


def _each(keys: Iterable[str]) -> list[Card]:
    return [BY_KEY[key] for key in dict.fromkeys(keys)]


def _is_built(card: Card) -> bool:
    return not card.is_action


# Requirements

POINTS_NEEDED: Final = {"needs-progress": PROGRESS, "needs-sail": SAIL, "needs-cannon": CANNON}
"""By reason: the kind of points that a card asks for."""

KINDS_NEEDED: Final = {
    "needs-hero": HERO,
    "needs-heroes": HERO,
    "needs-strong-hero": HERO,
    "needs-trade-ships": TRADE_SHIP,
    "needs-more-ships": TRADE_SHIP,
}
"""By reason: the kind of cards that a card asks for."""


def missing(card: Card, deck: Deck) -> list[str]:
    """What a card needs but the deck does not have, as warnings.

    The card itself says what it needs: its requirement is checked against an empty principality.
    """
    names = {BY_KEY[key].name for key in deck.drawn()}
    if card.on and card.on not in names:
        return [f"needs-card {card.key} {card.on}"]
    if card.needs is None:
        return []
    reason, *args = card.needs(bare_table(), 0).split(" ")
    if reason == "needs-card" and not any(BY_KEY[arg].name in names for arg in args):
        return [f"needs-card {card.key} {' '.join(args)}"]
    if reason in POINTS_NEEDED:
        kind = POINTS_NEEDED[reason]
        has, wanted = _most_points(deck, kind), int(args[0])
        return [f"needs-points {card.key} {wanted} {POINTS[kind]} {has}"] if has < wanted else []
    if reason in KINDS_NEEDED:
        wanted = int(args[0]) if args else 1
        has = len([key for key in deck.drawn() if BY_KEY[key].kind == KINDS_NEEDED[reason]])
        if has < wanted:
            return [f"needs-kind {card.key} {wanted} {KINDS_NEEDED[reason]} {has}"]
    return []


def bare_table() -> State:
    """A table on which nothing has been built yet."""
    return before_shuffle(setup.checked({}))


# The starting hand


def _hand_warnings(deck: Deck) -> list[str]:
    """Which cards of the starting hand cannot be built in the preparatory round."""
    found: list[str] = []
    payable: list[Card] = []
    for card in [BY_KEY[key] for key in deck.hand if _is_built(BY_KEY[key])]:
        if card.abroad:
            found.append(f"hand-foreign {card.key}")
        elif card.place not in (ANY_SITE, BY_REGION) and not card.given:
            found.append(f"hand-city {card.key}")
        elif not can_build_all([card]):
            found.append(f"hand-price {card.key}")
        else:
            payable.append(card)
    return found if can_build_all(payable) else [*found, "hand-together"]


def can_build_all(cards: list[Card]) -> bool:
    """Whether one resource of each kind pays for all these cards, built in the best order."""
    return any(_can_build(list(order), [1] * len(RESOURCES), []) for order in permutations(cards))


def _can_build(cards: list[Card], purse: list[int], built: list[Card]) -> bool:
    """Whether a purse pays for these cards in this order, each made cheaper by those before it."""
    if not cards:
        return True
    card, rest = cards[0], cards[1:]
    price = [r for r in range(len(RESOURCES)) for _ in range(card.cost[r])]
    if card.pays_beside:
        kinds = range(len(RESOURCES)) if card.beside < 0 else (card.beside,)
        prices = [[*price, *[r] * card.pays_beside] for r in kinds]
    else:
        saved, kinds_saved = 0, 0
        for other in built:
            if other.cheapens is not None:
                saved += other.cheapens(card)
                kinds_saved |= other.cheapens_kinds
        fixed = [r for r in price if not kinds_saved & EACH[r]]
        free = [r for r in price if kinds_saved & EACH[r]]
        left = max(0, len(free) - saved)
        prices = [[*fixed, *kept] for kept in combinations(free, left)]
    for paid in prices:
        after = [has - paid.count(r) for r, has in enumerate(purse)]
        if min(after) >= 0 and _can_build(rest, after, [*built, card]):
            return True
    return False
