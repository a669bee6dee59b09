"""A rule-based bot for Lost Cities: it plans how many points each colour can still bring.

Every answer is judged by what it does to the plan (`Table.outlook`): the points that the cards in
hand, the cards that may still come and the turns that are left promise, colour by colour. Cards
that help the rival are not given away, and the draw pile is the clock.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from rivalry.bots.bot import Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities.cards import (
    CARD_OF_NAME,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    HAND,
    KINDS,
    WAGERS,
    full_deck,
)

COST: Final = 20  # what every expedition must earn first
BONUS: Final = 20  # for eight cards
BONUS_CARDS: Final = 8

# How likely a card that is not in hand still comes, relative to an even share of the draws.
HOPE: Final = 0.85
HOPE_IF_RIVAL_WANTS: Final = 0.55  # of that, for cards that fit the rival's expedition
HOPE_ON_PILE_TOP: Final = 0.45  # the chance to get the top card of a discard pile
HOPE_BELOW_HAND: Final = 0.75  # of that, for numbers lower than those in hand: they must come soon

DOUBT: Final = 8.0  # how far off the plan of an unopened colour may be, per wager factor
CAUTION: Final = 2.0  # points a new expedition must promise to count as a plan

GIFT: Final = 0.8  # part of a card's worth to the rival that giving it away costs
GIFT_UNOPENED: Final = 0.2  # the same for a colour the rival has not opened
DENIAL: Final = 0.35  # part of a card's worth to the rival that taking it away earns
RIVAL_TURN: Final = 2.0  # what a turn is worth to the rival while there is something to play

PATIENCE: Final = 20  # draws from discard piles in a round, of both players, before it gets dull
BOREDOM: Final = 1.0  # what each further one costs, so that no round goes on for ever


@dataclass(frozen=True)
class Expedition:
    """One colour on one side of the table: its wagers and its numbers."""

    wagers: int
    top: int
    total: int
    cards: int

    def with_card(self, number: int) -> "Expedition":
        """The expedition after a card was played; number 0 is a wager."""
        if number == 0:
            return Expedition(self.wagers + 1, self.top, self.total, self.cards + 1)
        return Expedition(self.wagers, number, self.total + number, self.cards + 1)

    def takes(self, number: int) -> bool:
        """Whether the card may be played here."""
        return number > self.top or (number == 0 and self.top == 0)

    def worth(self, number: int) -> float:
        """Roughly what one more card adds here."""
        return (number or 4) * (1 + self.wagers)


Cards = tuple[int, ...]
"""The numbers of one colour, rising; 0 is a wager."""


class Table:
    """What a view says, sorted by colour."""

    def __init__(self, view: View) -> None:
        seat: int = view["seat"]
        self.colours: int = view["colours"]
        self.deck: int = view["deck"]
        drawn = len(full_deck(self.colours)) - 2 * HAND - self.deck
        self.pile_draws: int = view["turns"] - drawn
        self.mine = [_expedition(e) for e in view["expeditions"][seat]]
        self.rivals = [_expedition(e) for e in view["expeditions"][1 - seat]]
        self.piles = [[_number(card) for card in pile] for pile in view["discards"]]
        self.hand = _by_colour(view["hand"], self.colours)
        self.rival_known = _by_colour(view["known"][1 - seat], self.colours)
        self.unseen = [
            _unseen(view, colour, self.hand[colour], self.rival_known[colour])
            for colour in range(self.colours)
        ]
        self.unseen_count = sum(len(cards) for cards in self.unseen)

    def hope(self, colour: int, turns: int) -> list[float]:
        """For each number (0 is a wager) how many of that card may still come."""
        share = HOPE * min(1.0, turns / max(1, self.unseen_count))
        rival = self.rivals[colour]
        hopes = [0.0] * (KINDS + 1)
        for number in self.unseen[colour]:
            wanted = rival.cards > 0 and rival.takes(number)
            hopes[number] += share * (HOPE_IF_RIVAL_WANTS if wanted else 1.0)
        pile = self.piles[colour]
        if pile and turns > 0:
            hopes[pile[-1]] += HOPE_ON_PILE_TOP
        return hopes

    def gift(self, colour: int, number: int) -> float:
        """What a card on its discard pile is worth to the rival."""
        rival = self.rivals[colour]
        if not rival.takes(number):
            return 0.0
        return (GIFT if rival.cards else GIFT_UNOPENED) * rival.worth(number)

    def rival_is_busy(self) -> bool:
        """Whether the rival has expeditions that can still grow."""
        return any(rival.cards and rival.top < 10 for rival in self.rivals)


def plans(expedition: Expedition, hand: Cards, hope: list[float]) -> list[float]:
    """The points of a colour if 0, 1, 2, ... of the cards in hand are still played."""
    numbers = [number for number in hand if number > expedition.top]
    wagers = sum(1 for number in hand if number == 0) if expedition.top == 0 else 0
    lowest = numbers[0] if numbers else 0
    coming = coming_cards = 0.0
    for number in range(max(2, expedition.top + 1), KINDS + 1):
        chance = min(1.0, hope[number]) * (HOPE_BELOW_HAND if number < lowest else 1.0)
        coming += chance * number
        coming_cards += chance
    values = []
    for plays in range(len(numbers) + wagers + 1):
        best = -1000.0
        for laid in range(min(plays, wagers) + 1):
            if plays - laid > len(numbers):
                continue
            count = expedition.cards + plays
            if count == 0:
                best = 0.0
                continue
            played = sum(numbers[len(numbers) - (plays - laid) :])
            total = expedition.total + played + coming - COST
            chance = min(1.0, max(0.0, count + coming_cards - BONUS_CARDS + 1.5) / 2)
            best = max(best, total * (1 + expedition.wagers + laid) + chance * BONUS)
        values.append(best)
    if expedition.cards == 0:
        return [0.0] + [_promise(value, wagers) for value in values[1:]]
    return values


def _promise(value: float, wagers: int) -> float:
    """What a colour that can still be left alone is worth: rather more than its plan."""
    value -= CAUTION
    doubt = DOUBT * (1 + wagers / 2)
    return (value + sqrt(value * value + doubt * doubt)) / 2


def share_turns(plans_of_colours: list[list[float]], turns: int) -> float:
    """The most points when the turns left are shared out among the colours."""
    best = [max(plan) for plan in plans_of_colours]
    plays = sum(plan.index(most) for plan, most in zip(plans_of_colours, best, strict=True))
    if plays <= turns:
        return sum(best)
    totals = [0.0] * (turns + 1)  # by turns used up
    for plan in plans_of_colours:
        totals = [
            max(totals[used - k] + plan[k] for k in range(min(used + 1, len(plan))))
            for used in range(turns + 1)
        ]
    return totals[turns]


class RuleBot:
    """Plays by the plan; no chance is involved, so the same view gets the same answer."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        table = Table(view)
        judge = _judge_card if decision.why == "card" else _judge_draw
        values = judge(table, decision.options)
        return decision.options[values.index(max(values))]


def make(seed: int) -> RuleBot:
    """The bot; it needs no seed."""
    return RuleBot()


def _judge_card(table: Table, options: Sequence[Action]) -> list[float]:
    """The value of each way to play or discard."""
    turns = turns_after_drawing(table.deck - 1)
    hopes = [table.hope(colour, turns) for colour in range(table.colours)]
    base = [plans(*side) for side in zip(table.mine, table.hand, hopes, strict=True)]
    values = []
    for action in options:
        assert isinstance(action, int), "the actions of Lost Cities are numbers"
        colour, kind = divmod(action % DISCARD, KINDS)
        number = kind + 1 if kind else 0
        rest = _without(table.hand[colour], number)
        outlook = base[:]
        if action < DISCARD:
            outlook[colour] = plans(table.mine[colour].with_card(number), rest, hopes[colour])
            values.append(share_turns(outlook, turns))
        else:
            outlook[colour] = plans(table.mine[colour], rest, hopes[colour])
            values.append(share_turns(outlook, turns) - table.gift(colour, number))
    return values


def _judge_draw(table: Table, options: Sequence[Action]) -> list[float]:
    """The value of drawing from the draw pile, then from each discard pile."""
    turns = turns_after_drawing(table.deck - 1)
    hopes = [table.hope(colour, turns) for colour in range(table.colours)]
    base = [plans(*side) for side in zip(table.mine, table.hand, hopes, strict=True)]
    plan = share_turns(base, turns)
    pause = share_turns(base, turns_after_drawing(table.deck)) - plan
    if table.rival_is_busy():
        pause -= RIVAL_TURN
    pause -= BOREDOM * max(0, table.pile_draws - PATIENCE)
    values = []
    for action in options:
        assert isinstance(action, int), "the actions of Lost Cities are numbers"
        if action == DRAW_DECK:
            values.append(_deck_value(table, base, hopes, turns))
        else:
            colour = action - DRAW_PILE
            values.append(_pile_value(table, colour, base, hopes, turns) + pause)
    return values


def _pile_value(
    table: Table, colour: int, base: list[list[float]], hopes: list[list[float]], turns: int
) -> float:
    """The plan with the top card of a pile in hand, and out of the rival's reach."""
    number = table.piles[colour][-1]
    hope = hopes[colour][:]
    hope[number] -= HOPE_ON_PILE_TOP
    outlook = base[:]
    outlook[colour] = plans(table.mine[colour], _with(table.hand[colour], number), hope)
    return share_turns(outlook, turns) + DENIAL * table.gift(colour, number)


def _deck_value(
    table: Table, base: list[list[float]], hopes: list[list[float]], turns: int
) -> float:
    """The plan with an unseen card in hand, on average."""
    value = 0.0
    for colour, unseen in enumerate(table.unseen):
        outlook = base[:]
        for number in unseen:
            outlook[colour] = plans(
                table.mine[colour], _with(table.hand[colour], number), hopes[colour]
            )
            value += share_turns(outlook, turns)
    return value / table.unseen_count


def turns_after_drawing(deck: int) -> int:
    """My turns still to come, if everybody draws from the deck and the rival is next."""
    return deck // 2


# Reading the view


def _number(card: str) -> int:
    """The number on a card, 0 for a wager.

    >>> _number("red 7"), _number("red wager")
    (7, 0)
    """
    kind = CARD_OF_NAME[card] % KINDS
    return kind + 1 if kind else 0


def _by_colour(cards: list[str], colours: int) -> list[Cards]:
    return [
        tuple(sorted(_number(card) for card in cards if CARD_OF_NAME[card] // KINDS == colour))
        for colour in range(colours)
    ]


def _expedition(shown: dict[str, Any]) -> Expedition:
    numbers: list[int] = shown["numbers"]
    wagers: int = shown["wagers"]
    return Expedition(wagers, max(numbers, default=0), sum(numbers), wagers + len(numbers))


def _unseen(view: View, colour: int, hand: Cards, rival_known: Cards) -> list[int]:
    """The cards of a colour in the draw pile or among the rival's unknown cards."""
    seen = [*hand, *rival_known, *(_number(card) for card in view["discards"][colour])]
    for side in view["expeditions"]:
        seen += [0] * side[colour]["wagers"] + side[colour]["numbers"]
    unseen = [0] * WAGERS + list(range(2, KINDS + 1))
    for number in seen:
        unseen.remove(number)
    return unseen


def _with(cards: Cards, number: int) -> Cards:
    return tuple(sorted((*cards, number)))


def _without(cards: Cards, number: int) -> Cards:
    at = cards.index(number)
    return cards[:at] + cards[at + 1 :]
