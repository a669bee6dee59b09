"""Simple bots for Lost Cities, each written from a few sentences, to measure others by.

The rules of thumb are not tuned against them.

The cautious one opens a colour only when it has twenty points in it, in hand and on the board. The
committing one settles on its richest colours at once and stays with them. Both play the lowest
card that fits, take a discarded card that fits an expedition of theirs, and discard what they need
the least.

The frugal one begins a colour, wagers first, once its cards in hand make fifteen points, a wager
counting four, while there is time for it. It never spoils a colour: of the cards that fit its
expeditions it plays the one that skips the least, and if that skips a lot, it prefers to discard
what nobody needs, until there are as many cards to play as turns. It takes from the piles what fits
an expedition of its own.

The patient one does the same, but skips nothing: while any number below a card may still come,
it waits, even if a discard helps the rival a little.

The busy one plays whatever it can as soon as it can, in colours that it has begun and, while half
of the draw pile is left, in colours of which it holds three cards.
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
TEMPTING = 15  # points in hand for which another colour is begun
LATE = 12  # with this many cards in the draw pile the frugal one begins nothing more
HALF = 22  # and the busy one
ENOUGH_CARDS = 3  # in hand, for the busy one to begin a colour
WAGER = 4  # what a wager counts, in points


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


class Table:
    """What the frugal, the patient and the busy one look at: the hand and all open cards."""

    def __init__(self, view: View) -> None:
        self.me: int = view["seat"]
        self.deck: int = view["deck"]
        self.colours = range(view["colours"])
        self.hand = [CARD_OF_NAME[name] for name in view["hand"]]
        self.piles = [[CARD_OF_NAME[name] for name in pile] for pile in view["discards"]]
        shown = view["expeditions"]
        self.tops = [[max(one["numbers"], default=1) - 1 for one in side] for side in shown]
        self.begun = [[bool(one["numbers"] or one["wagers"]) for one in side] for side in shown]
        self.gone = {card for pile in self.piles for card in pile} | {
            colour * KINDS + number - 1
            for side in shown
            for colour, one in enumerate(side)
            for number in one["numbers"]
        }

    def fits(self, seat: int, card: int) -> bool:
        """Whether a seat may add a card to its expedition."""
        colour, kind = divmod(card, KINDS)
        return kind > self.tops[seat][colour] or not self.tops[seat][colour]

    def held(self, colour: int) -> list[int]:
        """The points of the cards in hand that fit a colour."""
        return [
            worth(card)
            for card in self.hand
            if card // KINDS == colour and self.fits(self.me, card)
        ]

    def left_out(self, card: int) -> int:
        """The points between the expedition and a card that are in hand or may still come."""
        top = self.tops[self.me][card // KINDS]
        first = card - card % KINDS
        between = range(first + top + 1, card)
        return sum(worth(other) for other in between if other not in self.gone)

    def need(self, card: int) -> float:
        """How much anybody needs a card; 0 if it fits nowhere."""
        colour, rival = card // KINDS, 1 - self.me
        found = 0.0
        if self.fits(rival, card):
            found += worth(card) * (2 if self.begun[rival][colour] else 0.5)
        if self.fits(self.me, card):
            if self.begun[self.me][colour]:
                found += 2 * worth(card) + 5
            else:
                found += sum(self.held(colour)) / 2
        return found

    def draw(self, piles: list[int]) -> int:
        """The highest card on the piles that fits an expedition, else the draw pile."""
        fitting = [
            (self.piles[colour][-1] % KINDS, colour)
            for colour in piles
            if self.begun[self.me][colour] and self.fits(self.me, self.piles[colour][-1])
        ]
        return DRAW_PILE + max(fitting)[1] if fitting else DRAW_DECK


def worth(card: int) -> int:
    """The points of a card."""
    return card % KINDS + 1 if card % KINDS else WAGER


class Builder:
    """Plays in colours that it has begun or begins now: which, and what it plays, is up to it.

    `begins` says whether it begins a colour; `play` is given what it could play, and the least
    needed discard, and chooses.
    """

    def __init__(
        self,
        begins: Callable[[Table, int], bool],
        play: Callable[[Table, list[int], int], int],
    ) -> None:
        self._begins = begins
        self._play = play

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        table = Table(view)
        options = [option for option in decision.options if isinstance(option, int)]
        if decision.why == "draw":
            return table.draw([o - DRAW_PILE for o in options if o > DRAW_DECK])
        begun = table.begun[table.me]
        plays = [
            o
            for o in options
            if o < DISCARD and (begun[o // KINDS] or self._begins(table, o // KINDS))
        ]
        spare = min((o for o in options if o >= DISCARD), key=lambda o: table.need(o - DISCARD))
        return self._play(table, plays, spare) if plays else spare


def waiting(leaves_out: int, harm: int) -> Builder:
    """The frugal and the patient one: how much they skip, and how needed a discard may be."""

    def begins(table: Table, colour: int) -> bool:
        return table.deck > LATE and sum(table.held(colour)) >= TEMPTING

    def play(table: Table, plays: list[int], spare: int) -> int:
        turns = (table.deck + 1) // 2
        if turns <= 1 < len(plays):
            return max(plays, key=lambda o: o % KINDS)
        lowest = min(plays, key=lambda o: (table.left_out(o), o))
        can_wait = len(plays) < turns and table.need(spare - DISCARD) <= harm
        return spare if can_wait and table.left_out(lowest) > leaves_out else lowest

    return Builder(begins, play)


def frugal(seed: int) -> Builder:
    """Begins a colour with fifteen points in hand and skips little."""
    return waiting(leaves_out=6, harm=3)


def patient(seed: int) -> Builder:
    """Skips nothing while it can wait."""
    return waiting(leaves_out=0, harm=8)


def busy(seed: int) -> Builder:
    """Plays whatever it can at once."""

    def begins(table: Table, colour: int) -> bool:
        return table.deck > HALF and len(table.held(colour)) >= ENOUGH_CARDS

    def play(table: Table, plays: list[int], spare: int) -> int:
        begun = table.begun[table.me]
        return min(plays, key=lambda o: (not begun[o // KINDS], table.left_out(o), o))

    return Builder(begins, play)
