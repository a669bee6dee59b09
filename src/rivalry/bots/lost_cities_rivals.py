"""A rule-based bot for Lost Cities: Rivals: it knows what the display is worth to everybody.

An expedition is worth what it scores plus what may still come (`promise`). The display is worth
to a seat what its best cards add to that (`gain`). The bot bids up to what winning means to it,
its own gain and the rivals' it prevents, at a price per coin that is higher while gold is still
needed; it opens an auction when the display is good enough for the time that is left.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from rivalry.bots.bot import Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities_rivals.cards import (
    BID,
    CARD_OF_NAME,
    DECK,
    DONE,
    FULL_DECK,
    KINDS,
    PASS,
    REMOVE,
    UNCOVER,
)

HOPE: Final = 0.65  # the part of an even share of the cards to come that will really be mine
BONUS: Final = 8
DENIAL: Final = 0.4  # how much a point that rivals do not get is worth, shared among the rivals
COIN_EARLY: Final = 2.5  # what a coin is worth while it can win auctions, at the beginning
COIN_LATE: Final = 1.0  # and at the end
PATIENCE: Final = 10.0  # what the display must be worth to open an auction with much time left
HURRY: Final = 24  # so many cards before the end the bot becomes less choosy


@dataclass(frozen=True)
class Expedition:
    """One colour of one player."""

    wagers: int
    top: int  # the last number, 0 if there is none
    footprints: int
    numbers: int  # how many number cards

    def with_card(self, number: int) -> "Expedition":
        """The expedition with one more card; number 0 is a wager."""
        if number == 0:
            return replace(self, wagers=self.wagers + 1)
        steps = footprints(number)
        return Expedition(self.wagers, number, self.footprints + steps, self.numbers + 1)

    def takes(self, number: int) -> bool:
        """Whether the card may be added."""
        return number >= self.top


Cards = tuple[int, ...]
"""The numbers of one colour, rising; 0 is a wager."""


def footprints(number: int) -> int:
    """The footprints on a number card."""
    return 1 if number <= 5 else 2


def promise(expedition: Expedition, coming: Cards, share: float) -> float:
    """What an expedition will score if a share of the fitting cards to come is added to it."""
    steps = cards = wagers = 0.0
    for number in coming:
        if number == 0:
            wagers += share if expedition.top == 0 else 0.0
        elif expedition.takes(number):
            steps += share * footprints(number)
            cards += share
    factor = 1 + expedition.wagers + wagers
    missing = 4 - expedition.numbers
    bonus = 1.0 if missing <= 0 else min(1.0, cards / missing) ** 2
    return (expedition.footprints + steps) * factor + BONUS * bonus


def best_take(expedition: Expedition, offered: Cards, coming: Cards, share: float) -> Cards:
    """The cards of one colour to take: all that fit up to the best last number."""
    fitting = [number for number in offered if expedition.takes(number)]
    best: Cards = ()
    most = promise(expedition, coming, share)
    for n, number in enumerate(fitting, 1):
        expedition = expedition.with_card(number)
        value = promise(expedition, coming, share)
        if value > most:
            best, most = tuple(fitting[:n]), value
    return best


class Table:
    """What a view says, sorted by colour."""

    def __init__(self, view: View) -> None:
        self.me: int = view["seat"]
        self.players: int = view["players"]
        self.left: int = DECK - view["turned"]
        self.gold: list[int] = view["gold"]
        self.share = HOPE / self.players
        self.sides = [[_expedition(line) for line in side] for side in view["expeditions"]]
        self.offered = _by_colour([CARD_OF_NAME[name] for name in view["display"]])
        self.coming = _by_colour(_unseen(view))

    def gain(self, seat: int) -> float:
        """How much more the seat will score with the display than without."""
        return sum(self.gain_of(seat, colour, self.offered[colour]) for colour in range(5))

    def gain_of(self, seat: int, colour: int, offered: Cards) -> float:
        """The same for some cards of one colour."""
        if not offered:
            return 0.0
        before = after = self.sides[seat][colour]
        coming = self.coming[colour]
        for number in best_take(before, offered, coming, self.share):
            after = after.with_card(number)
        return promise(after, coming, self.share) - promise(before, coming, self.share)

    def rivals(self) -> list[int]:
        """The other seats that can pay for anything."""
        return [seat for seat in range(self.players) if seat != self.me and self.gold[seat]]

    def limit(self) -> float:
        """The highest bid that winning the display is worth."""
        most = max([self.gain(seat) for seat in self.rivals()], default=0.0)
        value = self.gain(self.me) + DENIAL * most / (self.players - 1)
        return value / self.coin()

    def coin(self) -> float:
        """What a coin is worth to its owner."""
        return COIN_LATE + (COIN_EARLY - COIN_LATE) * self.left / DECK


class RuleBot:
    """Plays by worth; no chance is involved, so the same view gets the same answer."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        table = Table(view)
        if decision.why == "turn":
            return _turn(table)
        if decision.why == "bid":
            bid: int = view["auction"]["bid"]
            return BID + bid + 1 if bid + 1 <= table.limit() else PASS
        if decision.why == "take":
            return _take(table)
        return _remove(table)


def make(seed: int) -> RuleBot:
    """The bot; it needs no seed."""
    return RuleBot()


def _turn(table: Table) -> Action:
    """Open with one coin when the display is good enough, otherwise uncover."""
    wanted = PATIENCE * min(1.0, table.left / HURRY)
    if table.gain(table.me) >= max(wanted, 1.5):
        return BID + 1
    return UNCOVER


def _take(table: Table) -> Action:
    """The next card of the best ones, lowest first."""
    for colour in range(5):
        side = table.sides[table.me][colour]
        cards = best_take(side, table.offered[colour], table.coming[colour], table.share)
        if cards:
            return colour * KINDS + _kind(cards[0])
    return DONE


def _remove(table: Table) -> Action:
    """The card that helps the rivals most, unless it helps me as well."""
    best: Action = DONE
    most = 0.0
    for colour in range(5):
        for number in table.offered[colour]:
            harm = sum(table.gain_of(seat, colour, (number,)) for seat in table.rivals())
            harm /= table.players - 1
            harm -= table.gain_of(table.me, colour, (number,))
            if harm > most:
                best, most = REMOVE + colour * KINDS + _kind(number), harm
    return best


# Reading the view


def _kind(number: int) -> int:
    return number - 1 if number else 0


def _by_colour(cards: list[int]) -> list[Cards]:
    sorted_cards: list[list[int]] = [[] for _ in range(5)]
    for card in sorted(cards):
        colour, kind = divmod(card, KINDS)
        sorted_cards[colour].append(kind + 1 if kind else 0)
    return [tuple(numbers) for numbers in sorted_cards]


def _expedition(line: dict[str, Any]) -> Expedition:
    numbers: list[int] = line["numbers"]
    return Expedition(
        line["wagers"], numbers[-1] if numbers else 0, line["footprints"], len(numbers)
    )


def _unseen(view: View) -> list[int]:
    """The cards still face down."""
    seen = [CARD_OF_NAME[name] for name in view["display"] + view["removed"]]
    for side, starting in zip(view["expeditions"], view["starting_wagers"], strict=True):
        for colour, line in enumerate(side):
            first = colour * KINDS
            seen += [first] * (line["wagers"] - starting.count(line["colour"]))
            seen += [first + number - 1 for number in line["numbers"]]
    unseen = FULL_DECK[:]
    for card in seen:
        unseen.remove(card)
    return unseen
