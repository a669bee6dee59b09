"""The worlds of the board game that a view leaves possible."""

from collections.abc import Callable
from typing import Any

from rivalry.core.chance import shuffle
from rivalry.games.lost_cities_board import moves
from rivalry.games.lost_cities_board.cards import full_deck
from rivalry.games.lost_cities_board.state import State, new
from rivalry.games.lost_cities_board.view import (
    cards_named,
    cards_of,
    hand_cards,
    known_cards,
    minus,
    restore_open_part,
)


def sampler(view: dict[str, Any]) -> Callable[[int], State]:
    """Worlds that a view leaves possible, from that view alone.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities-board", seed=7)
    >>> world = sampler(match.view(0))(99)
    >>> world.view(0) == match.view(0), world.view(1) == match.view(1)
    (True, False)
    """
    seat: int | None = view["seat"]
    world = new(**view["options"])
    restore_open_part(world, view)
    if seat is not None:
        for card in minus(cards_named(view["hand"]), known_cards(world.sides[seat])):
            moves.take(world.sides[seat], card)
    unseen = _unseen(world) if sum(view["hand_sizes"]) else []
    for i, side in enumerate(world.sides):
        for _ in range(view["hand_sizes"][i] - len(hand_cards(side))):
            moves.take(side, unseen.pop())
    world.deck = unseen[: view["deck"]]
    world.aside = unseen[view["deck"] :]
    return lambda bits: scramble(world, seat, bits)


def scramble(s: State, seat: int | None, bits: int) -> State:
    """A copy in which the draw pile and the cards a seat may not know are mixed again."""
    world = s.copy()
    hidden = s.deck[: s.deck_left] + s.aside
    sizes = []
    for i, side in enumerate(world.sides):
        unknown = [] if i == seat else minus(hand_cards(side), known_cards(side))
        sizes.append(len(unknown))
        hidden += unknown
        if i != seat:
            side.hand = side.known
            side.hand_both = side.known_both
    shuffle(hidden, bits)
    for i, side in enumerate(world.sides):
        for _ in range(sizes[i]):
            moves.take(side, hidden.pop())
    world.deck = hidden[: s.deck_left]
    world.aside = hidden[s.deck_left :]
    world._decision = None  # its options are those of the old hand
    return world


def _unseen(world: State) -> list[int]:
    """The cards of the game that lie neither open nor in the hands filled so far."""
    seen = [card for pile in world.piles for card in pile]
    for side in world.sides:
        seen += hand_cards(side) + cards_of(side.played, side.played_both)
    return minus(full_deck(), seen)
