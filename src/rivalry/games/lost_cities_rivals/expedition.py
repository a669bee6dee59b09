"""One player's gold and expeditions: adding cards, and what they score."""

from mypy_extensions import i64

from rivalry.games.lost_cities_rivals.cards import (
    COUNT,
    FOOTPRINTS,
    KINDS,
    ONE,
)


class Side:
    """One player's gold and expeditions."""

    __slots__ = ("gold", "played", "twice", "wagers", "closed")

    def __init__(self) -> None:
        self.gold: i64 = 0
        self.played: i64 = 0  # mask of the numbers in the expeditions
        self.twice: i64 = 0  # mask of the numbers that are there twice
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
        side.wagers += ONE << 3 * (card // KINDS)
    else:
        side.twice |= side.played & ONE << card
        side.played |= ONE << card
        side.closed |= (ONE << card) - (ONE << card - card % KINDS)  # wagers, lower numbers


def bonus(numbers: i64) -> i64:
    """Eight points for four or more number cards, whatever the wagers (RULINGS R27)."""
    if numbers >= 4:
        return 8
    return 0


def expedition_score(footprints: i64, numbers: i64, wagers: i64) -> i64:
    """The value of one expedition, from its footprints, number cards and wagers.

    >>> expedition_score(8, 6, 0), expedition_score(4, 2, 4), expedition_score(0, 0, 2)
    (16, 20, 0)
    """
    return footprints * (1 + wagers) + bonus(numbers)


def footprints(side: Side, colour: i64) -> i64:
    """The footprints in an expedition."""
    shift: i64 = colour * KINDS
    once: i64 = FOOTPRINTS[side.played >> shift & 1023]
    twice: i64 = FOOTPRINTS[side.twice >> shift & 1023]
    return once + twice


def number_cards(side: Side, colour: i64) -> i64:
    """How many number cards lie in an expedition."""
    shift: i64 = colour * KINDS
    once: i64 = COUNT[side.played >> shift & 1023]
    twice: i64 = COUNT[side.twice >> shift & 1023]
    return once + twice


def wager_cards(side: Side, colour: i64) -> i64:
    """How many wagers lie in an expedition, starting wagers included."""
    return side.wagers >> 3 * colour & 7


def score(side: Side) -> i64:
    """The points of one player: all expeditions, and the gold."""
    points: i64 = side.gold
    colour: i64 = 0
    while colour < 5:
        points += expedition_score(
            footprints(side, colour), number_cards(side, colour), wager_cards(side, colour)
        )
        colour += 1
    return points
