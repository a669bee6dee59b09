"""Simple bots for Lost Cities, written from a description in a sentence, to measure others by.

The cautious one opens a colour only when it has twenty points of it in hand and on the board. The
committing one settles on its richest colours at once and stays with them. Both play the lowest
card that fits, take a discarded card that fits an expedition of theirs, and discard what they need
least.
"""

from collections.abc import Callable

from rivalry.bots.protocol import Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities.cards import (
    CARD_OF_NAME,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    KINDS,
)

ENOUGH = 20  # points that pay for an expedition
COMMITTED = 2  # colours to settle on
TEMPTING = 15  # points in hand for which a further colour is begun


class Yardstick:
    """Plays in the colours that it wants."""

    def __init__(self, wants: Callable[["Hand"], list[int]]) -> None:
        self._wants = wants

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        hand = Hand(view)
        wanted = self._wants(hand)
        options = [option for option in decision.options if isinstance(option, int)]
        if decision.why == "draw":
            return next((o for o in options if o > DRAW_DECK and hand.fits(o, wanted)), DRAW_DECK)
        plays = [o for o in options if o < DISCARD and o // KINDS in wanted]
        if plays:
            # The smallest step up, so that little is skipped; wagers come before numbers.
            return min(plays, key=lambda o: (o % KINDS - hand.tops[o // KINDS], o))
        return min(options[-hand.kinds :], key=lambda o: hand.need(o - DISCARD, wanted))


class Hand:
    """What the bots look at: their own hand and expeditions."""

    def __init__(self, view: View) -> None:
        colours = range(view["colours"])
        cards = [CARD_OF_NAME[name] for name in view["hand"]]
        shown = view["expeditions"][view["seat"]]
        self.piles: list[list[str]] = view["discards"]
        self.kinds = len(set(cards))
        self.tops = [max(shown[c]["numbers"], default=1) - 1 for c in colours]
        self.begun = [bool(shown[c]["numbers"]) or shown[c]["wagers"] > 0 for c in colours]
        self.board = [sum(shown[c]["numbers"]) for c in colours]
        self.held = [
            sum(card % KINDS + 1 for card in cards if card // KINDS == c and card % KINDS)
            for c in colours
        ]

    def fits(self, draw: int, wanted: list[int]) -> bool:
        """Whether the top card of a pile can be played in a colour that is wanted."""
        colour = draw - DRAW_PILE
        kind = CARD_OF_NAME[self.piles[colour][-1]] % KINDS
        return colour in wanted and self.begun[colour] and kind > self.tops[colour]

    def need(self, card: int, wanted: list[int]) -> int:
        """How much a card is needed: not at all if it no longer fits."""
        colour, kind = divmod(card, KINDS)
        if kind <= self.tops[colour] and self.begun[colour] and self.tops[colour]:
            return 0
        return kind + 1 + (20 if colour in wanted else self.held[colour] // 2)


def cautious(seed: int) -> Yardstick:
    """Opens a colour only with twenty points in hand and on the board."""

    def wants(hand: Hand) -> list[int]:
        return [
            c for c, held in enumerate(hand.held) if hand.begun[c] or held + hand.board[c] >= ENOUGH
        ]

    return Yardstick(wants)


def committing(seed: int) -> Yardstick:
    """Settles on its two richest colours at once, and begins another for a rich hand."""

    def wants(hand: Hand) -> list[int]:
        begun = [c for c, is_begun in enumerate(hand.begun) if is_begun]
        rich = sorted(range(len(hand.held)), key=lambda c: -hand.held[c])
        more = [c for c in rich if c not in begun][: max(0, COMMITTED - len(begun))]
        tempting = [c for c in rich if hand.held[c] >= TEMPTING]
        return sorted({*begun, *more, *tempting})

    return Yardstick(wants)
