"""What holds at every decision of every board game, cheap enough to check all of them."""

from typing import Final

from mypy_extensions import i64

from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities_board import playout, rules, scoring
from rivalry.games.lost_cities_board.cards import BIT, HAND
from rivalry.games.lost_cities_board.layout import BRIDGE, CROSSINGS, STEPS

ALL_KINDS: Final = sum(BIT)
LEAST: Final = -120
MOST: Final = 280
"""The bounds of one player's explorers: all on the first stone, or four of them arrived, the
researcher too, and the fifth, which ends the expedition, just over the bridge."""


class Count:
    """Counts cards without listing them: which kinds were seen an odd number of times, and twice.

    >>> count = Count()
    >>> for card in (3, 3): count.add(BIT[card])
    >>> count.odd, count.twice == BIT[3], count.too_many
    (0, True, False)
    """

    __slots__ = ("odd", "twice", "too_many")

    def __init__(self) -> None:
        self.odd: i64 = 0
        self.twice: i64 = 0
        self.too_many = False

    def add(self, cards: i64) -> None:
        """One more copy of each of these kinds."""
        if self.twice & cards:
            self.too_many = True
        self.twice |= self.odd & cards
        self.odd ^= cards


def fault(s: rules.State) -> str:
    """What is wrong with a position in which cards are dealt; nothing: an empty text.

    >>> s = rules.new(starter=0)
    >>> s.apply(("shuffle", 1))
    >>> s.apply(("shuffle", 2))
    >>> fault(s)
    ''
    >>> s.crossings = 1
    >>> fault(s)
    'crossings: 1 counted, 0 explorers behind the bridge'
    """
    count = Count()
    over: i64 = 0
    for side in s.sides:
        count.add(side.hand)
        count.add(side.hand_both)
        count.add(side.played)
        count.add(side.played_both)
        if side.known & ~side.hand or side.known_both & ~side.hand_both:
            return "a card is known to be in a hand where it is not"
        net: i64 = scoring.net_of_explorers(side)
        if not LEAST <= net <= MOST:
            return f"explorers worth {net}"
        out: i64 = 0
        path: i64 = 0
        while path < 5:
            step: i64 = side.steps >> 4 * path & 15
            if step > STEPS:
                return f"an explorer on step {step}"
            out += 1 if step else 0
            over += 1 if step >= BRIDGE else 0
            path += 1
        if out + side.adventurers + (1 if side.researcher < 0 else 0) != 5:
            return "a player has not five explorers"
    for pile in s.piles:
        for card in pile:
            count.add(BIT[card])
    i: i64 = 0
    while i < s.deck_left:
        count.add(BIT[s.deck[i]])
        i += 1
    for card in s.aside:
        count.add(BIT[card])
    if count.too_many or count.odd or count.twice != ALL_KINDS:
        return "not every card is there exactly twice"
    if s.crossings != over or over > CROSSINGS:
        return f"crossings: {s.crossings} counted, {over} explorers behind the bridge"
    return ""


def play_checked(s: rules.State, rng: SplitMix64) -> str:
    """Play at random to the end of the expedition; the first fault met on the way, if any.

    >>> s = rules.new(starter=0)
    >>> s.apply(("shuffle", 1))
    >>> s.apply(("shuffle", 2))
    >>> play_checked(s, SplitMix64(1))
    ''
    """
    while rules.CARD <= s.phase <= rules.DRAW:
        playout.play_decision(s, rng)
        found = fault(s)
        if found:
            return found
        if s.phase == rules.CARD:
            for side in s.sides:
                if _size(side) != HAND:
                    return "a hand of other than eight cards between turns"
    s._decision = None
    return ""


def _size(side: rules.Side) -> i64:
    """How many cards are in a hand."""
    size: i64 = 0
    mask: i64 = side.hand
    while mask:
        mask &= mask - 1
        size += 1
    mask = side.hand_both
    while mask:
        mask &= mask - 1
        size += 1
    return size
