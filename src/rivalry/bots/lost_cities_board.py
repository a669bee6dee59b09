"""A bot for the board game that plans by path: how far will my explorer come, what is that worth?

For every path it guesses the last step from the cards in hand and the cards it may still draw. A
card is played where that costs the least of the plan, or discarded where neither the plan nor the
neighbours gain from keeping or getting it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rivalry.bots.bot import Budget
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities_board.cards import (
    COLOURS,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    MOVE,
    SEND_ADVENTURER,
    SEND_RESEARCHER,
    STAY,
    VALUES,
)
from rivalry.games.lost_cities_board.layout import BRIDGE, CROSSINGS, STEPS, STONES

PROGRESS = 6.0
"""A card on the table is better than the same card in hand."""
ARTIFACT_WORTH = 14.0
ARROW_WORTH = 10.0
EXTRA_CARD = 5.0
"""A card for a path whose explorer has arrived moves another one."""
SEND_RESEARCHER_FROM = 12.0
"""The researcher goes where an adventurer would be worth so much."""
TAKE_FROM = 7.0
"""A discarded card is taken if it adds so much; the draw pile offers surprises, too."""
PATIENCE = 16.0
"""After so many turns of each player a discarded card must add one point more to be taken."""
OPEN_FROM = 3.0
"""A path is opened if it promises so much."""


@dataclass(frozen=True)
class Path:
    """One path as the bot sees it."""

    step: int
    column: tuple[int, ...]
    direction: str | None  # up, down, or still open
    cards: tuple[int, ...]  # the values of this colour in hand
    factor: int  # 2 for the researcher
    unseen: tuple[int, ...]  # how many copies of each value may still be drawn

    def fits(self, value: int) -> bool:
        """Whether a card can be added to the column."""
        return _fits(self.column, self.direction, value)

    def after(self, value: int) -> "Path":
        """The path once a card from the hand was played there."""
        direction = self.direction
        if direction is None and self.column and value != self.column[-1]:
            direction = "up" if value > self.column[-1] else "down"
        played = replace(self, column=(*self.column, value), direction=direction).without(value)
        return played.moved() if self.step < STEPS else played

    def moved(self) -> "Path":
        return replace(self, step=self.step + 1)

    def without(self, value: int) -> "Path":
        at = self.cards.index(value)
        return replace(self, cards=self.cards[:at] + self.cards[at + 1 :])

    def with_card(self, value: int) -> "Path":
        return replace(self, cards=(*self.cards, value))


class RulesBot:
    """Plays by the plan above; equal plans are decided by the seed."""

    def __init__(self, seed: int) -> None:
        self._rng = SplitMix64(seed)

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        plan = Plan(view, decision.player)
        best: Action = decision.options[0]
        best_worth = float("-inf")
        for option in decision.options:
            assert isinstance(option, int), "players answer with numbers"
            worth = plan.worth(option) + self._rng.below(100) / 1000
            if worth > best_worth:
                best, best_worth = option, worth
        return best


class Plan:
    """What one seat makes of its view."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.paths = _paths(view, seat)
        # A turn draws one card, so the draw pile says how many turns are left at least.
        self.turns = view["deck"] / view["players"]
        hidden = view["deck"] + view["set_aside"] + 8 * (view["players"] - 1)
        self.luck = 0.9 * self.turns / max(1, hidden)

    def worth(self, option: int) -> float:
        """How good an answer is; only differences between the options of one decision matter."""
        if option < DISCARD:
            return self.play(option // VALUES, option % VALUES)
        if option < SEND_RESEARCHER:
            return self.discard((option - DISCARD) // VALUES, (option - DISCARD) % VALUES)
        if option == SEND_RESEARCHER:
            path = COLOURS.index(self.view["path"])
            return self.promise(self.paths[path].moved()) - SEND_RESEARCHER_FROM
        if MOVE <= option < STAY:
            path = option - MOVE
            gain = self.promise(self.paths[path].moved()) - self.promise(self.paths[path])
            return gain + self.stone(path, self.paths[path].step + 1)
        if option >= DRAW_PILE:
            return self.take(option - DRAW_PILE)
        return {SEND_ADVENTURER: 0.0, STAY: 0.0, DRAW_DECK: TAKE_FROM}[option]

    def play(self, path: int, value: int) -> float:
        before = self.paths[path]
        after = before.after(value)
        if not before.column and self.promise(after) < OPEN_FROM:
            return self.promise(after) - 50
        bonus = self.stone(path, after.step) if after.step > before.step else EXTRA_CARD
        return PROGRESS + bonus + self.promise(after) - max(0.0, self.promise(before))

    def discard(self, path: int, value: int) -> float:
        before = self.paths[path]
        after = before.without(value)
        kept = max(0.0, self.promise(before)) - max(0.0, self.promise(after))
        return -kept - self.gift(path, value)

    def take(self, path: int) -> float:
        value = int(self.view["discards"][path][-1].split()[1])
        before = self.paths[path]
        after = before.with_card(value)
        impatience: float = self.view["turns"] / self.view["players"] / PATIENCE
        return max(0.0, self.promise(after)) - max(0.0, self.promise(before)) - impatience

    def promise(self, path: Path) -> float:
        """What a path will be worth in the end, for an explorer that goes on or sets out."""
        in_hand = sum(path.fits(value) for value in path.cards)
        to_draw = sum(n for value, n in enumerate(path.unseen) if path.fits(value))
        cards = min(in_hand + self.luck * to_draw, self.turns * 0.8)
        reach: float = path.step + cards
        whole = min(int(reach), STEPS)
        worth = float(STONES[whole])
        if whole < STEPS:
            worth += (reach - whole) * (STONES[whole + 1] - STONES[whole])
        return path.factor * worth + max(0.0, reach - STEPS) * EXTRA_CARD

    def stone(self, path: int, step: int) -> float:
        """What the tile on a stone brings, and the end of the expedition, if it comes."""
        if step == BRIDGE and self.view["crossings"] == CROSSINGS - 1:
            running: list[int] = [r["explorers"] for r in self.view["running"]]
            others = [r for seat, r in enumerate(running) if seat != self.seat]
            return 2.0 * (running[self.seat] - max(others))
        tile = self.view["paths"][path]["tiles"][step - 1]
        if tile is None:
            return 0.0
        if tile == "artifact":
            return ARTIFACT_WORTH
        return ARROW_WORTH if tile == "arrow" else float(tile)

    def gift(self, path: int, value: int) -> float:
        """What a discarded card is worth to the others."""
        gift = 0.0
        for seat in range(self.view["players"]):
            column = self.view["columns"][seat][path]
            if seat == self.seat:
                continue
            if not column:
                gift += (10 - value) * 0.1
            elif _fits(column, self.view["directions"][seat][path], value):
                gift += 4.0
        return gift


def _fits(column: Sequence[int], direction: str | None, value: int) -> bool:
    if not column or direction is None:
        return True
    return value <= column[-1] if direction == "down" else value >= column[-1]


def _paths(view: View, seat: int) -> list[Path]:
    hands: list[list[int]] = [[] for _ in COLOURS]
    for card in view["hand"]:
        colour, value = card.split()
        hands[COLOURS.index(colour)].append(int(value))
    unseen = _unseen(view, seat)
    paths = []
    for path in range(len(COLOURS)):
        explorer: dict[str, Any] | None = view["explorers"][seat][path]
        paths.append(
            Path(
                step=explorer["step"] if explorer else 0,
                column=tuple(view["columns"][seat][path]),
                direction=view["directions"][seat][path],
                cards=tuple(hands[path]),
                factor=2 if explorer and explorer["piece"] == "researcher" else 1,
                unseen=tuple(unseen[path]),
            )
        )
    return paths


def _unseen(view: View, seat: int) -> list[list[int]]:
    """For each colour and value, the copies that are neither open, nor known, nor in my hand."""
    left = [[2] * VALUES for _ in COLOURS]
    seen = list(view["hand"])
    for other, known in enumerate(view["known"]):
        seen += known if other != seat else []
    for pile in view["discards"]:
        seen += pile
    for columns in view["columns"]:
        for colour, column in zip(COLOURS, columns, strict=True):
            seen += [f"{colour} {value}" for value in column]
    for card in seen:
        colour, value = card.split()
        left[COLOURS.index(colour)][int(value)] -= 1
    return left


def make(seed: int) -> RulesBot:
    """A bot that plays by rules of thumb."""
    return RulesBot(seed)
