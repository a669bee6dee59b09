"""What holds at every decision of every board game; checks cheap enough to run at all of them."""

from typing import Final

from mypy_extensions import i64

from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities_board import playout, rules
from rivalry.games.lost_cities_board.cards import HAND, KINDS
from rivalry.games.lost_cities_board.layout import BRIDGE, CROSSINGS, STEPS, STONES

ALL_KINDS: Final = 2**KINDS - 1
LEAST: Final = -120
MOST: Final = 280
"""The bounds on one player's explorers: all on the first stone, or four of them at the end of their
paths, the researcher included, and the fifth, which ends the expedition, just across the bridge."""


def fault(s: rules.Position) -> str:
    """What is wrong with a position after the deal; "" if nothing is.

    >>> from rivalry.games.lost_cities_board.state import new
    >>> s = new(starter=0)
    >>> s.apply(("shuffle", 1))
    >>> s.apply(("shuffle", 2))
    >>> fault(s)
    ''
    >>> s.crossings = 1
    >>> fault(s)
    'crossings: 1 counted, 0 explorers behind the bridge'
    """
    over: i64 = 0
    for side in s.sides:
        if side.known & ~side.hand or side.known_both & ~side.hand_both:
            return "a card is known to be in a hand where it is not"
        if side.hand_both & ~side.hand or side.played_both & ~side.played:
            return "a second copy without the first"
        net: i64 = 0
        out: i64 = 0
        path: i64 = 0
        while path < 5:
            step: i64 = side.steps >> 4 * path & 15
            if step > STEPS:
                return f"an explorer on step {step}"
            if step > 0:
                out += 1
                points: i64 = STONES[step]
                net += 2 * points if side.researcher == path else points
            if step >= BRIDGE:
                over += 1
            path += 1
        if not LEAST <= net <= MOST:
            return f"explorers worth {net}"
        if out + side.adventurers + (1 if side.researcher < 0 else 0) != 5:
            return "a player has not five explorers"
    if not is_complete(s, 1):
        return "not every card is there exactly twice"
    if s.crossings != over or over > CROSSINGS:
        return f"crossings: {s.crossings} counted, {over} explorers behind the bridge"
    return ""


def is_complete(s: rules.Position, one: i64) -> bool:
    """Whether hands, columns, discards, draw pile and cards set aside hold each card twice.

    `one` is 1: the compiler gets shifts of a constant wrong.

    >>> from rivalry.games.lost_cities_board.state import new
    >>> is_complete(new(), 1)
    False
    """
    # With 110 cards and at least two of each kind, there are exactly two of each.
    seen: i64 = 0
    twice: i64 = 0
    cards: i64 = s.deck_left + len(s.aside)
    for side in s.sides:
        twice |= seen & side.hand | side.hand_both
        seen |= side.hand
        twice |= seen & side.played | side.played_both
        seen |= side.played
        cards += _bits(side.hand) + _bits(side.hand_both)
        cards += _bits(side.played) + _bits(side.played_both)
    for pile in s.piles:
        cards += len(pile)
        for card in pile:
            bit: i64 = one << card
            twice |= seen & bit
            seen |= bit
    i: i64 = 0
    while i < s.deck_left:
        bit = one << s.deck[i]
        twice |= seen & bit
        seen |= bit
        i += 1
    for card in s.aside:
        bit = one << card
        twice |= seen & bit
        seen |= bit
    return cards == 2 * KINDS and twice == ALL_KINDS


def play_checked(s: rules.Position, rng: SplitMix64) -> str:
    """Play at random to the end of the expedition; return the first fault on the way, or "".

    >>> from rivalry.games.lost_cities_board.state import new
    >>> s = new(starter=0)
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
                if _bits(side.hand) + _bits(side.hand_both) != HAND:
                    return "a hand of other than eight cards between turns"
    s._decision = None
    return ""


def _bits(mask: i64) -> i64:
    """How many bits are set."""
    bits: i64 = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits
