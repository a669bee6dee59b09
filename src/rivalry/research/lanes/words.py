"""Small numbers packed into 64-bit words, the unit in which buffers are written.

NumPy sees a buffer of words as 16-bit numbers (four to a word) or as bytes (eight to a word), the
lowest first. That is the order of little-endian machines, which are all that matter today.
"""

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

assert sys.byteorder == "little", "rivalry.research needs a little-endian machine"

_LANE: Final = 0x1000000000000

ONE: Final[i64] = int("1")
"""The 1 of `ONE << n`. Not a literal, because mypyc 2.4 shifts literals as 32-bit numbers."""

_NUMBER: Final[i64] = int("65535")


def four(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four numbers of 16 bits, negative ones too, as one word.

    >>> [four(1, 2, 3, 4) >> 16 * n & 0xFFFF for n in range(4)], four(0, 0, 0, -1) >> 48
    ([1, 2, 3, 4], -1)
    """
    return (a & 0xFFFF) + (b & 0xFFFF) * 0x10000 + (c & 0xFFFF) * 0x100000000 + d * _LANE


def bits4(mask: i64) -> i64:
    """The low four bits of a mask as four 16-bit numbers.

    >>> hex(bits4(0b1011))
    '0x1000000010001'
    """
    return (mask & 15) * 0x200040008001 & 0x1000100010001


def bits8(mask: i64) -> i64:
    """The low eight bits of a mask as eight bytes.

    >>> hex(bits8(0b10000011))
    '0x100000000000101'
    """
    low: i64 = (mask & 15) * 0x204081 & 0x1010101
    high: i64 = (mask >> 4 & 15) * 0x204081 & 0x1010101
    return low + high * 0x100000000


def since(seat: i64, own: i64, players: i64) -> i64:
    """1 + how many seats clockwise from `own` a seat is; 0 for no seat.

    >>> since(0, 2, 3), since(2, 2, 3), since(-1, 2, 3)
    (2, 1, 0)
    """
    if seat < 0:
        return 0
    return (seat + players - own) % players + 1


def number(words: vec[i64], at: i64, n: i64) -> i64:
    """The nth of the 16-bit numbers from word `at` on; for those that are never negative.

    >>> number(vec[i64]([0, four(5, 6, 7, 8)]), 1, 2)
    7
    """
    return words[at + (n >> 2)] >> 16 * (n & 3) & 0xFFFF


def put_number(words: vec[i64], at: i64, n: i64, value: i64) -> None:
    """Write the nth of the 16-bit numbers from word `at` on; none of them is negative.

    >>> words = vec[i64]([0, four(5, 6, 7, 8)])
    >>> put_number(words, 0, 6, 9)
    >>> [number(words, 1, n) for n in range(4)]
    [5, 6, 9, 8]
    """
    place: i64 = at + (n >> 2)
    shift: i64 = 16 * (n & 3)
    words[place] = words[place] & ~(_NUMBER << shift) | value << shift


def rotate(words: vec[i64], at: i64, size: i64, blocks: i64) -> None:
    """Move the first of several blocks of words to the end.

    >>> words = vec[i64]([1, 2, 3, 4, 5, 6])
    >>> rotate(words, 0, 2, 3)
    >>> list(words)
    [3, 4, 5, 6, 1, 2]
    """
    end: i64 = at + size * (blocks - 1)
    while at < end:
        first: i64 = words[at]
        words[at] = words[at + size]
        words[at + size] = first
        at += 1
