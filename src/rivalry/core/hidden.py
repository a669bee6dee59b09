"""Hidden cards: small integer handles, what each handle is, and who may know it.

Zones (a stack, a hand) hold handles. `identity[h]` says which card handle h is; `known[h]` says
who may know. Views, samplers and leak tests derive from these two lists and nothing else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from rivalry.core.chance import SplitMix64, shuffle

EVERYBODY: Final = 255
"""The `known` value of a face-up card: every seat and every spectator sees it."""


NO_CARDS: Final[list[int]] = []


class Cards:
    """The cards of one game, by handle.

    >>> cards = Cards([70, 71, 72])
    >>> cards.show(1, 0)
    >>> cards.knows(1, 0), cards.knows(1, 1), cards.knows(1, None)
    (True, False, False)
    """

    __slots__ = ("identity", "known")

    def __init__(
        self, identity: list[int], known: list[int] | None = None, of: "Cards | None" = None
    ) -> None:
        # By handle: which card it is, and the mask of the seats that may know.
        self.identity: vec[i16] = vec[i16](identity) if of is None else of.identity[:]
        mask = [0] * len(identity) if known is None else known
        self.known: vec[i16] = vec[i16](mask) if of is None else of.known[:]

    def copy(self) -> "Cards":
        return Cards(NO_CARDS, None, self)

    def show(self, h: int, seat: int) -> None:
        """Let one seat know a card."""
        self.known[h] |= SEAT[seat]

    def show_all(self, h: int) -> None:
        """Turn a card face up."""
        self.known[h] = EVERYBODY

    def hide(self, h: int) -> None:
        """Turn a card face down, so that nobody can tell it from its neighbours any longer."""
        self.known[h] = 0

    def knows(self, h: int, seat: int | None) -> bool:
        """Whether the seat, or a spectator (None), may know this card."""
        if seat is None:
            return self.known[h] == EVERYBODY
        return self.known[h] & SEAT[seat] != 0

    def shuffle(self, zone: list[int], bits: int) -> None:
        """Shuffle the cards of a zone: the handles stay, their cards change, nobody knows them.

        >>> cards = Cards([70, 71, 72, 73])
        >>> cards.show_all(2)
        >>> cards.shuffle([0, 2, 3], 1)
        >>> list(cards.identity), list(cards.known)
        ([70, 71, 73, 72], [0, 0, 0, 0])
        """
        there: list[int] = [self.identity[h] for h in zone]
        shuffle(there, bits)
        for h, card in zip(zone, there, strict=True):
            self.identity[h] = card
            self.known[h] = 0

    def scramble(self, seat: int | None, alike: list[list[int]], bits: int) -> None:
        """Shuffle what the seat may not know, within each group of handles that look alike."""
        rng = SplitMix64(bits)
        for group in alike:
            unknown = [h for h in group if not self.knows(h, seat)]
            there: list[int] = [self.identity[h] for h in unknown]
            shuffle(there, rng.next64() & 0x7FFFFFFFFFFFFFFF)
            for h, card in zip(unknown, there, strict=True):
                self.identity[h] = card


SEAT: Final = [1, 2, 4, 8, 16, 32, 64]
"""The bit of each seat in `known`. The top bit is nobody's: it marks face-up cards."""
