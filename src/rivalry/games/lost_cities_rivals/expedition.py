"""One player's gold and expeditions: adding cards, and what they score."""

from mypy_extensions import i64

from rivalry.games.lost_cities_rivals.cards import (
    BIT,
    CLOSES,
    COUNT,
    FOOTPRINTS,
    KINDS,
    ONE_WAGER,
)


class Side:
    """One player's gold and expeditions."""

    __slots__ = ("gold", "played", "twice", "wagers", "closed")

    def __init__(self) -> None:
        self.gold: i64 = 0
        self.played: i64 = 0  # mask of the numbers in the expeditions
        self.twice: i64 = 0  # mask of those that are there twice
        self.wagers: i64 = 0  # how many wagers lie in each expedition, starting wagers included
        self.closed: i64 = 0  # mask of cards that may no longer be added to the expeditions

    def copy(self) -> "Side":
        side = Side()
        side.gold = self.gold
        side.played = self.played
        side.twice = self.twice
        side.wagers = self.wagers
        side.closed = self.closed
        return side


def place(side: Side, card: i64) -> None:
    """Add a card to a player's expeditions."""
    if card % KINDS == 0:
        side.wagers += ONE_WAGER[card // KINDS]
    else:
        side.twice |= side.played & BIT[card]
        side.played |= BIT[card]
        side.closed |= CLOSES[card]


def bonus(numbers: int) -> int:
    """Eight points for four or more number cards, whatever the wagers (RULINGS R27)."""
    return 8 if numbers >= 4 else 0


def expedition_score(footprints: int, numbers: int, wagers: int) -> int:
    """The value of one expedition: its footprints, how many number cards, and its wagers.

    >>> expedition_score(8, 6, 0), expedition_score(4, 2, 4), expedition_score(0, 0, 2)
    (16, 20, 0)
    """
    return footprints * (1 + wagers) + bonus(numbers)


def footprints(side: Side, colour: i64) -> int:
    """The footprints in an expedition."""
    shift: i64 = colour * KINDS
    return FOOTPRINTS[side.played >> shift & 1023] + FOOTPRINTS[side.twice >> shift & 1023]


def number_cards(side: Side, colour: i64) -> int:
    """How many number cards lie in an expedition."""
    shift: i64 = colour * KINDS
    return COUNT[side.played >> shift & 1023] + COUNT[side.twice >> shift & 1023]


def wager_cards(side: Side, colour: i64) -> int:
    """How many wagers lie in an expedition, starting wagers included."""
    return side.wagers >> 3 * colour & 7


def score(side: Side) -> int:
    """The points of one player: all expeditions, and the gold."""
    points: int = side.gold
    for colour in range(5):
        points += expedition_score(
            footprints(side, colour), number_cards(side, colour), wager_cards(side, colour)
        )
    return points
