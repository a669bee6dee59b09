"""A small Lost Cities: few colours and ranks, dealt card by card.

Each colour has the numbers 1 to `ranks`. In a turn, a player plays a card to their own expedition,
higher than those already there, or discards it; then draws from the draw pile or the top of a
discard pile other than the one just discarded to. A started expedition scores the sum of its
numbers less `cost`. The game ends with the last card of the draw pile, or after `turns` turns.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rivalry.research.theory.game import CHANCE, OVER, within


class Expeditions:
    """The game, with its parameters.

    >>> game = Expeditions(colours=2, ranks=2)
    >>> game.words
    ['play red 1', 'play red 2', 'play blue 1', 'play blue 2', 'discard red 1', 'discard red 2', \
'discard blue 1', 'discard blue 2', 'draw deck', 'draw red', 'draw blue']
    """

    name = "expeditions"

    def __init__(
        self, colours: int = 2, ranks: int = 2, hand: int = 1, cost: int = 2, turns: int = 4
    ) -> None:
        self.colours = within("colours", colours, 2, 3)
        self.ranks = within("ranks", ranks, 2, 5)
        self.hand = within("hand", hand, 1, 3)
        self.cost = within("cost", cost, 0, 10)
        self.turns = within("turns", turns, 2, 20)
        self.cards = colours * ranks
        within("hand", hand, 1, (self.cards - 1) // 2)
        self.names = [
            f"{colour} {rank}"
            for colour in ("red", "blue", "green")[:colours]
            for rank in range(1, ranks + 1)
        ]

    @property
    def parameters(self) -> dict[str, int]:
        names = ("colours", "ranks", "hand", "cost", "turns")
        return {name: getattr(self, name) for name in names}

    @cached_property
    def words(self) -> list[str]:
        draws = ["draw deck", *[f"draw {name.split()[0]}" for name in self.names[:: self.ranks]]]
        cards = [f"{verb} {name}" for verb in ("play", "discard") for name in self.names]
        return cards + draws

    @property
    def outcomes(self) -> int:
        return self.cards

    @property
    def longest(self) -> int:
        return 2 * self.turns

    @property
    def stakes(self) -> float:
        whole = self.ranks * (self.ranks + 1) // 2
        return float(self.colours * (max(0, whole - self.cost) + max(0, self.cost - 1)))

    def new(self) -> "Table":
        nothing: tuple[tuple[int, ...], ...] = ((),) * self.colours
        return Table(self, tuple(range(self.cards)), ((), ()), (nothing, nothing), nothing)


@dataclass(frozen=True)
class Table:
    """A position. Cards are numbers, colour by colour; a pile's top is its last card."""

    game: Expeditions
    deck: tuple[int, ...]  # in no particular order: chance decides which one is drawn
    hands: tuple[tuple[int, ...], tuple[int, ...]]  # in order
    expeditions: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    piles: tuple[tuple[int, ...], ...]
    turns: int = 0  # turns finished
    drawing: int = -1  # the seat that gets the next card from the draw pile; -1: none
    closed: int = -1  # the colour that was just discarded to; -1: a card was played
    has_put: bool = False  # whether this turn's card has been played or discarded
    seen: tuple[str, str] = ("", "")  # what each seat has seen, in order

    @property
    def turn(self) -> int:
        return self.turns % 2

    @property
    def player(self) -> int:
        if self.drawing >= 0 or not self._is_dealt:
            return CHANCE
        if not self.has_put and (not self.deck or self.turns == self.game.turns):
            return OVER
        return self.turn

    @property
    def _is_dealt(self) -> bool:
        return self.turns > 0 or self.has_put or len(self.hands[1]) == self.game.hand

    def actions(self) -> Sequence[int]:
        cards, ranks = self.game.cards, self.game.ranks
        if self.has_put:
            piles = range(self.game.colours)
            open_piles = [c for c in piles if self.piles[c] and c != self.closed]
            return [2 * cards, *[2 * cards + 1 + colour for colour in open_piles]]
        own, hand = self.expeditions[self.turn], self.hands[self.turn]
        fits = [card for card in hand if card > max(own[card // ranks], default=-1)]
        return [*fits, *[cards + card for card in hand]]

    def chances(self) -> Sequence[tuple[int, float]]:
        return [(card, 1 / len(self.deck)) for card in self.deck]

    def after(self, action: int) -> "Table":
        if self.player == CHANCE:
            return self._drawn(action)
        cards = self.game.cards
        told = f" {self.turn}:{self.game.words[action]}"
        now = replace(self, seen=(self.seen[0] + told, self.seen[1] + told))
        if action < 2 * cards:
            return now._put(action % cards, action >= cards)
        if action == 2 * cards:
            return replace(now, drawing=self.turn)
        colour = action - 2 * cards - 1
        piles = _with(self.piles, colour, self.piles[colour][:-1])
        return replace(now, piles=piles)._take(self.turn, self.piles[colour][-1])._next()

    def _put(self, card: int, discarded: bool) -> "Table":
        seat, colour = self.turn, card // self.game.ranks
        hands = _with(self.hands, seat, tuple(c for c in self.hands[seat] if c != card))
        if discarded:
            piles = _with(self.piles, colour, (*self.piles[colour], card))
            return replace(self, hands=hands, piles=piles, closed=colour, has_put=True)
        own = self.expeditions[seat]
        laid = _with(self.expeditions, seat, _with(own, colour, (*own[colour], card)))
        return replace(self, hands=hands, expeditions=laid, closed=-1, has_put=True)

    def _drawn(self, card: int) -> "Table":
        dealing = self.drawing < 0
        seat = len(self.hands[0]) - len(self.hands[1]) if dealing else self.drawing
        seen = _with(self.seen, seat, f"{self.seen[seat]} +{self.game.names[card]}")
        rest = tuple(c for c in self.deck if c != card)
        now = replace(self, deck=rest, seen=seen, drawing=-1)._take(seat, card)
        return now if dealing else now._next()

    def _take(self, seat: int, card: int) -> "Table":
        return replace(
            self, hands=_with(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
        )

    def _next(self) -> "Table":
        return replace(self, turns=self.turns + 1, has_put=False, closed=-1)

    def known(self, seat: int) -> str:
        return self.seen[seat]

    def score(self, seat: int) -> int:
        """The points of a seat as the expeditions stand."""
        ranks = self.game.ranks
        begun = [laid for laid in self.expeditions[seat] if laid]
        return sum(sum(c % ranks + 1 for c in laid) - self.game.cost for laid in begun)

    def lead(self) -> float:
        return float(self.score(0) - self.score(1))

    def text(self, action: int) -> str:
        if self.player == CHANCE:
            return f"deal {self.game.names[action]}"
        return self.game.words[action]


def _with(things: tuple, n: int, thing: object) -> tuple:  # type: ignore[type-arg]
    """The same tuple with another thing at one place."""
    return (*things[:n], thing, *things[n + 1 :])
