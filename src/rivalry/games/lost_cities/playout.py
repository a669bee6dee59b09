"""Random play inside the engine, for search and for measuring speed."""

from typing import Final

from mypy_extensions import i64

from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE

_BIT_OF_REMAINDER: Final = [0] * 67
for _bit in range(62):
    _BIT_OF_REMAINDER[(1 << _bit) % 67] = _bit


def bit_count(mask: i64) -> i64:
    """How many bits of a mask are set.

    >>> bit_count(0b1011)
    3
    """
    m: i64 = mask - (mask >> 1 & 0x5555555555555555)
    m = (m & 0x3333333333333333) + (m >> 2 & 0x3333333333333333)
    m = m + (m >> 4) & 0x0F0F0F0F0F0F0F0F
    return m * 0x0101010101010101 >> 56 & 0xFF


def nth_bit(mask: i64, n: i64) -> i64:
    """The position of the nth set bit, from 0. (The powers of two differ modulo 67.)

    >>> nth_bit(0b1011, 2)
    3
    """
    while n > 0:
        mask &= mask - 1
        n -= 1
    return _BIT_OF_REMAINDER[(mask & -mask) % 67]


def random_card_action(s: rules.Position, rng: SplitMix64) -> i64:
    """A random option to play or discard, each equally likely, chosen without listing them."""
    side = s.sides[s.turn]
    plays: i64 = side.hand & ~side.closed
    count: i64 = bit_count(plays)
    n: i64 = rng.below(count + bit_count(side.hand))
    if n < count:
        return nth_bit(plays, n)
    return DISCARD + nth_bit(side.hand, n - count)


def random_draw(s: rules.Position, rng: SplitMix64) -> i64:
    """A random option to draw, each equally likely."""
    n: i64 = rng.below(1 + bit_count(s.drawable))
    return DRAW_DECK if n == 0 else DRAW_PILE + nth_bit(s.drawable, n - 1)


def play_round(s: rules.Position, rng: SplitMix64) -> int:
    """Play uniformly at random until the round is over; return how many decisions that took.

    >>> from rivalry.games.lost_cities.state import new
    >>> s = new(starter=0)
    >>> s.apply(("shuffle", 7))
    >>> play_round(s, SplitMix64(1)), s.round
    (268, 2)
    """
    decisions: i64 = 0
    while s.phase == rules.CARD or s.phase == rules.DRAW:
        if s.phase == rules.CARD:
            rules.put_card(s, random_card_action(s, rng))
        else:
            rules.draw_card(s, random_draw(s, rng))
        decisions += 1
    s._decision = None
    return decisions
