"""A small Rivals: a few cards are turned over one by one and sold to the higher bidder.

The cards are numbered 1 to `cards`. The seats take turns to open. Whoever opens bids or passes;
then the other bids more or passes, and so on. The highest bidder pays and gets the card; if both
pass without a bid, nobody does. In the end a seat scores the sum of its cards; gold is worth
nothing. Nothing is hidden but what comes next.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rivalry.research.theory.game import CHANCE, OVER, within

PASS = 0


class Auction:
    """The game, with its parameters.

    >>> Auction(cards=3, gold=2).words
    ['pass', 'bid 1', 'bid 2']
    """

    name = "auction"

    def __init__(self, cards: int = 3, gold: int = 3) -> None:
        self.cards = within("cards", cards, 2, 6)
        self.gold = within("gold", gold, 1, 10)

    @property
    def parameters(self) -> dict[str, int]:
        return {"cards": self.cards, "gold": self.gold}

    @cached_property
    def words(self) -> list[str]:
        return ["pass", *[f"bid {amount}" for amount in range(1, self.gold + 1)]]

    @property
    def outcomes(self) -> int:
        return self.cards

    @property
    def longest(self) -> int:
        return self.cards * (self.gold + 1)

    @property
    def stakes(self) -> float:
        return self.cards * (self.cards + 1) / 2

    def new(self) -> "Sale":
        return Sale(self, tuple(range(1, self.cards + 1)), (self.gold, self.gold), (0, 0))


@dataclass(frozen=True)
class Sale:
    """A position."""

    game: Auction
    deck: tuple[int, ...]  # in no particular order
    gold: tuple[int, int]
    points: tuple[int, int]
    card: int = 0  # for sale; 0: the next one is to be turned over
    asked: int = 0
    bid: int = 0  # the highest one
    passed: bool = False  # whether somebody has passed before any bid
    seen: str = ""

    @property
    def player(self) -> int:
        if self.card:
            return self.asked
        return CHANCE if self.deck else OVER

    def actions(self) -> Sequence[int]:
        return [PASS, *range(self.bid + 1, self.gold[self.asked] + 1)]

    def chances(self) -> Sequence[tuple[int, float]]:
        return [(card - 1, 1 / len(self.deck)) for card in self.deck]

    def after(self, action: int) -> "Sale":
        seen = f"{self.seen} {self.text(action)}"
        if not self.card:
            card = action + 1
            first = (self.game.cards - len(self.deck)) % 2
            deck = tuple(one for one in self.deck if one != card)
            return replace(self, deck=deck, card=card, asked=first, bid=0, passed=False, seen=seen)
        if action > PASS:
            return replace(self, bid=action, asked=1 - self.asked, seen=seen)._or_sold()
        if self.bid:
            return replace(self, seen=seen)._sold(1 - self.asked)
        if self.passed:
            return replace(self, card=0, seen=seen)
        return replace(self, asked=1 - self.asked, passed=True, seen=seen)

    def _or_sold(self) -> "Sale":
        """Whoever cannot bid more is not asked, nor is whoever has passed."""
        if self.passed or self.gold[self.asked] <= self.bid:
            return self._sold(1 - self.asked)
        return self

    def _sold(self, seat: int) -> "Sale":
        gold, points = list(self.gold), list(self.points)
        gold[seat] -= self.bid
        points[seat] += self.card
        return replace(self, card=0, gold=(gold[0], gold[1]), points=(points[0], points[1]))

    def known(self, seat: int) -> str:
        return self.seen

    def lead(self) -> float:
        return float(self.points[0] - self.points[1])

    def text(self, action: int) -> str:
        return self.game.words[action] if self.card else f"card {action + 1}"
