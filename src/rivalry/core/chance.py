"""Chance: our own generator, unbiased shuffles, and the answers chance gives in a match.

The numbers are part of every saved game's meaning, so they are pinned by tests and never change.
"""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, cast

from mypy_extensions import i64

from rivalry.core.decision import Action, Decision, MalformedAction

# The published constants, as signed numbers. (Literals as large as these are objects to mypyc.)
_STEP: Final[i64] = int("-7046029254386353131")
_FIRST: Final[i64] = int("-4658895280553007687")
_SECOND: Final[i64] = int("-7723592293110705685")


class SplitMix64:
    """Steele, Lea and Flood's SplitMix64.

    Only the low 64 bits of each intermediate value matter. Compiled code keeps just those, because
    its integers wrap; interpreted code carries the higher bits along and never looks at them.

    >>> SplitMix64(1234567).below(6)
    2
    """

    __slots__ = ("state",)

    state: i64

    def __init__(self, seed: int) -> None:
        seed &= 0xFFFFFFFFFFFFFFFF
        self.state = seed - 0x10000000000000000 if seed >= 0x8000000000000000 else seed

    def __reduce__(self) -> tuple[object, ...]:
        return SplitMix64, (int(self.state) & 0xFFFFFFFFFFFFFFFF,)

    def next64(self) -> i64:
        """The next 64 bits, in the low end of the number (take them with a mask)."""
        self.state += _STEP
        z: i64 = self.state
        z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST
        z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND
        return z ^ ((z >> 31) & 0x1FFFFFFFF)

    def next32(self) -> i64:
        """The upper half of the next 64 bits."""
        return (self.next64() >> 32) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each exactly equally likely (Lemire's method), n < 2**31."""
        m: i64 = self.next32() * n
        low: i64 = m & 0xFFFFFFFF
        if low < n:
            floor: i64 = (0x100000000 - n) % n
            while low < floor:
                m = self.next32() * n
                low = m & 0xFFFFFFFF
        return m >> 32


def shuffle(cards: list[Any], seed: int) -> None:
    """Shuffle in place by Fisher and Yates; the same seed gives the same order for ever.

    >>> cards = list(range(8))
    >>> shuffle(cards, 7)
    >>> cards
    [5, 1, 6, 7, 4, 0, 2, 3]
    """
    rng = SplitMix64(seed)
    bits: i64 = 0
    i: i64 = len(cards) - 1
    fresh = True
    while i > 0:
        # Each 64 bits serve two cards: first the upper half, then the lower.
        if fresh:
            bits = rng.next64()
            m: i64 = (bits >> 32 & 0xFFFFFFFF) * (i + 1)
        else:
            m = (bits & 0xFFFFFFFF) * (i + 1)
        fresh = not fresh
        low: i64 = m & 0xFFFFFFFF
        # Lemire's method, as in `below`: too small a remainder would make some places likelier.
        if low > i or low >= (0x100000000 - i - 1) % (i + 1):
            j: i64 = m >> 32
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


class Shuffles:
    """All 2**64 answers to "how are the cards shuffled?", in order, without listing them.

    >>> SHUFFLES[7], ("shuffle", 7) in SHUFFLES, ("shuffle", -1) in SHUFFLES
    (('shuffle', 7), True, False)
    """

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, tuple)
            and len(action) == 2
            and action[0] == "shuffle"
            and type(action[1]) is int
            and 0 <= action[1] < 0x10000000000000000
        )

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < 0x10000000000000000:
            raise IndexError("a shuffle is a number of at most 64 bits")
        return ("shuffle", index)

    def __iter__(self) -> Iterator[Action]:
        n = 0
        while n < 0x10000000000000000:
            yield ("shuffle", n)
            n += 1

    def __bool__(self) -> bool:
        return True

    def __reduce__(self) -> str:
        return "SHUFFLES"  # there is only one

    def __repr__(self) -> str:
        return "SHUFFLES"


SHUFFLES: Final = cast(Sequence[Action], cast(Any, Shuffles()))
"""The options of a shuffle. Too many for `len`; every answer is `("shuffle", n)`."""


STARTERS: Final[tuple[Action, ...]] = (("start", 0), ("start", 1), ("start", 2), ("start", 3))
"""The answers to "who begins?"; a game with fewer seats takes the first ones."""


def is_start(action: object, players: int) -> bool:
    """Whether this makes one of the seats begin. (`("start", True)` does not.)

    >>> is_start(("start", 1), 2), is_start(("start", 2), 2), is_start(("start", True), 2)
    (True, False, False)
    """
    return (
        isinstance(action, tuple)
        and len(action) == 2
        and action[0] == "start"
        and type(action[1]) is int
        and 0 <= action[1] < players
    )


def answer(seed: str, n: int, decision: Decision) -> Action:
    """What chance answers when it is asked for the `n`th time in a game with this seed.

    It depends on nothing else. So a game resumes anywhere, the same seed gives the same deals
    whatever the players do, and whoever knows the seed can check every shuffle and roll.
    SHA-256 keeps the seed secret although its answers are seen.

    >>> answer("7", 0, Decision(-1, "roll", [("roll", 1), ("roll", 2), ("roll", 3)]))
    ('roll', 3)
    """
    bits = int.from_bytes(sha256(f"{seed}:{n}".encode()).digest()[:8], "big")
    return pick(decision, bits)


def lot(seed: str, what: str, values: Sequence[Any], count: int) -> list[Any]:
    """`count` of the values, drawn from a seed before the game; `what` says what they are for.

    No answer of chance comes from the same bits, so seeing a lot reveals nothing about the deal.

    >>> lot("7", "sets", ["gold", "turmoil", "progress", "intrigue"], 3)
    ['progress', 'turmoil', 'gold']
    """
    bits = int.from_bytes(sha256(f"{seed}:lot:{what}".encode()).digest()[:8], "big")
    drawn = list(values)
    shuffle(drawn, bits)
    return drawn[:count]


def pick(decision: Decision, bits: int) -> Action:
    """The option that 64 random bits choose, by the weights of the decision."""
    options = decision.options
    if isinstance(options, Shuffles):
        return ("shuffle", bits)
    rng = SplitMix64(bits)
    if decision.weights is None:
        return options[rng.below(len(options))]
    if len(decision.weights) != len(options):
        raise ValueError("a chance decision needs exactly one weight per option")
    rest: int = rng.below(sum(decision.weights))
    for i, weight in enumerate(decision.weights):
        rest -= weight
        if rest < 0:
            return options[i]
    raise AssertionError("the weights of a chance decision are positive")


def chance_number(action: object) -> int:
    """The number in a chance answer such as `("roll", 4)`.

    >>> chance_number(("roll", 4))
    4
    """
    assert isinstance(action, tuple), "a chance answer is a word and a number"
    number = action[1]
    assert isinstance(number, int), "a chance answer is a word and a number"
    return number


def text(action: tuple[int | str, ...]) -> str:
    """The notation of a chance answer: its words, with a shuffle's number in hexadecimal.

    >>> text(("shuffle", 255)), text(("roll", 4))
    ('shuffle 0xff', 'roll 4')
    """
    if action[:1] == ("shuffle",):
        if action not in SHUFFLES:
            raise MalformedAction(f"{action!r} is not an action; a shuffle's number has 64 bits")
        return f"shuffle {action[1]:#x}"
    return " ".join(str(word) for word in action)


# ASCII digits only: Python would accept those of every script, and underscores between them.
_BITS: Final = re.compile("(0x)?[0-9a-f]{1,16}")
_NUMBER: Final = re.compile("[0-9]{1,9}")


def parse(words: str, kinds: Sequence[str]) -> tuple[int | str, ...] | None:
    """The chance answer with this notation, if its first word is one of `kinds`; otherwise None.

    >>> parse("shuffle 0xff", ["shuffle"]), parse("play red 7", ["shuffle"])
    (('shuffle', 255), None)
    """
    kind, _, rest = words.partition(" ")
    if kind not in kinds:
        return None
    if kind == "shuffle":
        if _BITS.fullmatch(rest) is not None:
            return (kind, int(rest, 16))
        raise MalformedAction(f"{words!r} needs a number of at most 64 bits after 'shuffle'")
    if _NUMBER.fullmatch(rest) is None:
        raise MalformedAction(f"{words!r} needs a number after {kind!r}")
    return (kind, int(rest))
