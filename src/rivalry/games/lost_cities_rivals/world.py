"""The worlds of Lost Cities: Rivals that a view leaves possible."""

from collections.abc import Callable
from typing import Any

from rivalry.core.chance import shuffle
from rivalry.games.lost_cities_rivals import rules
from rivalry.games.lost_cities_rivals.cards import FULL_DECK
from rivalry.games.lost_cities_rivals.state import State, new
from rivalry.games.lost_cities_rivals.view import restore_open_part, seen_cards


def sampler(view: dict[str, Any]) -> Callable[[int], State]:
    """Worlds that a view leaves possible, from that view alone.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities-rivals", seed=7)
    >>> sampler(match.view(0))(99).view(0) == match.view(0)
    True
    """
    seat: int | None = view["seat"]
    world = new(**view["options"])
    restore_open_part(world, view)
    if world.phase >= rules.TURN:
        seen = seen_cards(world, view["newest"])
        world.deck = _minus(FULL_DECK, seen) + seen
    return lambda bits: scramble(world, seat, bits)


def scramble(s: State, seat: int | None, bits: int) -> State:
    """A copy in which the cards still face down are mixed again; nobody knows any of them."""
    world = s.copy()
    hidden = s.deck[: s.deck_left]
    shuffle(hidden, bits)
    world.deck = hidden + s.deck[s.deck_left :]
    return world


def _minus(cards: list[int], less: list[int]) -> list[int]:
    rest = cards[:]
    for card in less:
        rest.remove(card)
    return rest
