"""The worlds of Lost Cities that a view leaves possible."""

from collections.abc import Callable
from typing import Any

from rivalry.core.chance import shuffle
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import FULL_DECKS
from rivalry.games.lost_cities.state import State, new
from rivalry.games.lost_cities.view import (
    cards_named,
    cards_of,
    hand_cards,
    known_cards,
    minus,
    restore_open_part,
    take_known,
)


def sampler(view: dict[str, Any]) -> Callable[[int], State]:
    """Worlds that a view leaves possible, from that view alone.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities", seed=7)
    >>> world = sampler(match.view(0))(99)
    >>> world.view(0) == match.view(0), world.view(1) == match.view(1)
    (True, False)
    """
    seat: int | None = view["seat"]
    world = new(**view["options"])
    restore_open_part(world, view)
    for i, names in enumerate(view["known"]):
        for card in cards_named(names):
            take_known(world.sides[i], card)
    if seat is not None:
        for card in minus(cards_named(view["hand"]), cards_named(view["known"][seat])):
            rules.take(world.sides[seat], card)
    unseen = _unseen(world) if view["deck"] or sum(view["hand_sizes"]) else []
    for i, side in enumerate(world.sides):
        for _ in range(view["hand_sizes"][i] - len(hand_cards(side))):
            rules.take(side, unseen.pop())
    world.deck = unseen
    return lambda bits: scramble(world, seat, bits)


def scramble(s: State, seat: int | None, bits: int) -> State:
    """A copy in which the draw pile and the cards a seat may not know are mixed again."""
    world = s.copy()
    hidden = s.deck[: s.deck_left]
    sizes = [0, 0]
    for i, side in enumerate(world.sides):
        if i != seat:
            known = known_cards(side)
            unknown = minus(hand_cards(side), known)
            sizes[i] = len(unknown)
            hidden += unknown
            side.hand = 0
            side.hand_wagers = 0
            for card in known:
                rules.take(side, card)
    shuffle(hidden, bits)
    for i, side in enumerate(world.sides):
        for _ in range(sizes[i]):
            rules.take(side, hidden.pop())
    world.deck = hidden
    world._decision = None
    return world


def _unseen(world: State) -> list[int]:
    """The cards of the game that lie neither open nor in the hands filled so far."""
    seen = [card for pile in world.piles for card in pile]
    for side in world.sides:
        seen += hand_cards(side) + cards_of(side.played, side.wagers)
    return minus(FULL_DECKS[world.colours], seen)
