"""Rules of thumb for Lost Cities: Rivals: what the display is worth to everybody.

An expedition is worth what it scores plus what may still come (`promise`). The display is worth
to a seat what its best cards add to that (`gain`). A player bids up to what winning means to it,
its own gain and the rivals' it prevents, at a price per coin that is higher while gold is still
needed; it opens an auction when the display is good enough for the time that is left. Everything
but the order of the cards to come lies open, and that order is never looked at.
"""

from typing import Final

from mypy_extensions import i64

from rivalry.bots.policy.best import best_of
from rivalry.games.lost_cities_rivals import rules, turn
from rivalry.games.lost_cities_rivals.cards import (
    BID,
    COUNT,
    DECK,
    DONE,
    FOOTPRINTS,
    KINDS,
    PASS,
    REMOVE,
    UNCOVER,
    WAGERS,
)
from rivalry.games.lost_cities_rivals.expedition import Side

BONUS: Final = 8.0
NUMBERS: Final = 1022  # the bits of the nine numbers of a colour; bit 0 is the wager
TWICE: Final = 30  # the bits of the numbers that are there twice, 2 to 5
BELOW: Final = [(1 << kind) - 1 for kind in range(KINDS)]
"""The bits of the cards of a colour below this kind."""


class Style:
    """How a player weighs things; the weights of each level are data (see rivalry.bots.weights)."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.hope: float = weights["hope"]  # the part of an even share of what comes that is mine
        self.denial: float = weights["denial"]  # what a point that a rival does not get is worth
        self.coin_early: float = weights["coin_early"]  # what a coin is worth while much is to come
        self.coin_late: float = weights["coin_late"]  # and at the end
        self.patience: float = weights["patience"]  # what the display must be worth to open
        self.hurry: float = weights["hurry"]  # so many cards before the end that shrinks
        self.least: float = weights["least"]  # but not below this


class Coming:
    """What lies face down, colour by colour."""

    __slots__ = ("once", "both", "wagers")

    def __init__(self, s: rules.Position) -> None:
        self.once: list[int] = []  # the numbers that may still come
        self.both: list[int] = []  # those of which both copies may
        self.wagers: list[int] = []
        colour: i64 = 0
        while colour < 5:
            shift: i64 = colour * KINDS
            first: i64 = (s.display >> shift) & NUMBERS  # one copy was seen
            second: i64 = (s.display_twice >> shift) & NUMBERS
            wagers: i64 = (s.display >> shift & 1) + (s.display_twice >> shift & 1)
            wagers += s.display_thrice >> shift & 1
            seat: i64 = 0
            while seat < s.players:
                side = s.sides[seat]
                played: i64 = side.played >> shift & NUMBERS
                second |= first & played | (side.twice >> shift & NUMBERS)
                first |= played
                wagers += side.wagers >> 3 * colour & 7
                for started in s.starting[seat]:
                    if started == colour:
                        wagers -= 1
                seat += 1
            for card in s.removed:
                if card // KINDS == colour:
                    if card % KINDS == 0:
                        wagers += 1
                    else:
                        bit: i64 = KIND_BIT[card % KINDS]
                        second |= first & bit
                        first |= bit
            # Of the low numbers there are two: one more may come while only one was seen.
            self.once.append(NUMBERS & ~(first & ~TWICE | second))
            self.both.append(TWICE & ~first)
            self.wagers.append(WAGERS - wagers)
            colour += 1


KIND_BIT: Final = [1 << kind for kind in range(KINDS)]


class Line:
    """One colour of one player."""

    __slots__ = ("wagers", "closed", "footprints", "numbers")

    def __init__(self, side: Side, colour: i64) -> None:
        shift: i64 = colour * KINDS
        played: i64 = side.played >> shift & 1023
        twice: i64 = side.twice >> shift & 1023
        self.wagers: i64 = side.wagers >> 3 * colour & 7
        self.closed: i64 = side.closed >> shift & 1023  # what may no longer be added
        self.footprints: i64 = FOOTPRINTS[played] + FOOTPRINTS[twice]
        self.numbers: i64 = COUNT[played] + COUNT[twice]  # how many number cards


def add(line: Line, kind: i64, copies: i64) -> None:
    """Put so many equal cards to a colour."""
    if kind == 0:
        line.wagers += copies
    else:
        line.footprints += copies * (1 if kind < 5 else 2)
        line.numbers += copies
        line.closed |= BELOW[kind]


def promise(style: Style, s: rules.Position, coming: Coming, colour: i64, line: Line) -> float:
    """What a colour will score if a share of the fitting cards to come is added to it."""
    share: float = style.hope / float(s.players)
    once: i64 = coming.once[colour] & ~line.closed
    both: i64 = coming.both[colour] & ~line.closed
    steps: float = share * float(FOOTPRINTS[once] + FOOTPRINTS[both])
    cards: float = share * float(COUNT[once] + COUNT[both])
    factor: float = 1.0 + float(line.wagers)
    if line.closed == 0:
        factor += share * float(coming.wagers[colour])
    value: float = (float(line.footprints) + steps) * factor
    missing: float = 4.0 - float(line.numbers)
    if missing <= cards:
        return value + BONUS
    return value + BONUS * (cards / missing) * (cards / missing)


def copies_in_display(s: rules.Position, card: i64) -> i64:
    """How often a card lies in the display."""
    return (s.display >> card & 1) + (s.display_twice >> card & 1) + (s.display_thrice >> card & 1)


def best_promise(
    style: Style, s: rules.Position, coming: Coming, colour: i64, line: Line, display: i64
) -> float:
    """What a colour is worth with the best of the display: all that fits up to some number."""
    most: float = promise(style, s, coming, colour, line)
    kind: i64 = 0
    while kind < KINDS:
        if display >> kind & 1 and line.closed >> kind & 1 == 0:
            add(line, kind, copies_in_display(s, colour * KINDS + kind))
            value: float = promise(style, s, coming, colour, line)
            if value > most:
                most = value
        kind += 1
    return most


def gain(style: Style, s: rules.Position, coming: Coming, seat: i64) -> float:
    """How much more the seat will score with the display than without."""
    total: float = 0.0
    colour: i64 = 0
    while colour < 5:
        display: i64 = s.display >> colour * KINDS & 1023
        if display:
            total += gain_of(style, s, coming, seat, colour, display)
        colour += 1
    return total


def gain_of(
    style: Style, s: rules.Position, coming: Coming, seat: i64, colour: i64, display: i64
) -> float:
    """The same for some cards of one colour."""
    side = s.sides[seat]
    before: float = promise(style, s, coming, colour, Line(side, colour))
    return best_promise(style, s, coming, colour, Line(side, colour), display) - before


def coin(style: Style, s: rules.Position) -> float:
    """What a coin is worth to its owner."""
    left: float = float(s.deck_left) / float(DECK)
    return style.coin_late + (style.coin_early - style.coin_late) * left


def limit(style: Style, s: rules.Position, coming: Coming) -> float:
    """What winning the display is worth to the seat that is asked."""
    most: float = 0.0
    seat: i64 = 0
    while seat < s.players:
        if seat != s.asked and s.sides[seat].gold:
            value: float = gain(style, s, coming, seat)
            if value > most:
                most = value
        seat += 1
    return gain(style, s, coming, s.asked) + style.denial * most / float(s.players - 1)


# Judging answers


def turn_values(s: rules.Position, style: Style) -> list[float]:
    """Uncover, or open with 1, 2, 3 ...: open low when the display is good enough."""
    values: list[float] = [0.0]
    if s.display == 0:
        return values
    wanted: float = style.patience * min(1.0, float(s.deck_left) / style.hurry)
    value: float = gain(style, s, Coming(s), s.asked) - max(wanted, style.least)
    price: float = coin(style, s)
    gold: i64 = s.sides[s.asked].gold
    bid: i64 = 1
    while bid <= gold:
        values.append(value)
        value -= price
        bid += 1
    return values


def bid_values(s: rules.Position, style: Style) -> list[float]:
    """Pass, or bid more: as little more as possible, up to what winning is worth."""
    values: list[float] = [0.0]
    price: float = coin(style, s)
    value: float = limit(style, s, Coming(s)) - float(s.bid + 1) * price
    gold: i64 = s.sides[s.asked].gold
    bid: i64 = s.bid + 1
    while bid <= gold:
        values.append(value)
        value -= price
        bid += 1
    return values


def take_values(s: rules.Position, style: Style) -> list[float]:
    """What is lost of the best that can still be taken: nothing with the lowest of those cards."""
    coming = Coming(s)
    side = s.sides[s.asked]
    values: list[float] = []
    for action in rules.take_options(s):
        if action == DONE:
            values.append(0.000001 - gain(style, s, coming, s.asked))
        else:
            colour: i64 = action // KINDS
            kind: i64 = action % KINDS
            display: i64 = s.display >> colour * KINDS & 1023
            best: float = best_promise(style, s, coming, colour, Line(side, colour), display)
            line = Line(side, colour)
            add(line, kind, 1)
            if copies_in_display(s, action) == 1:
                display ^= KIND_BIT[kind]
            values.append(best_promise(style, s, coming, colour, line, display) - best)
    return values


def remove_values(s: rules.Position, style: Style) -> list[float]:
    """How much more a card helps the rivals than me, in the order of the options."""
    coming = Coming(s)
    values: list[float] = []
    for action in rules.remove_options(s):
        if action == DONE:
            values.append(0.000001)
            continue
        colour: i64 = (action - REMOVE) // KINDS
        bit: i64 = KIND_BIT[(action - REMOVE) % KINDS]
        harm: float = 0.0
        seat: i64 = 0
        while seat < s.players:
            if seat != s.asked and s.sides[seat].gold:
                harm += gain_of(style, s, coming, seat, colour, bit)
            seat += 1
        harm /= float(s.players - 1)
        values.append(harm - gain_of(style, s, coming, s.asked, colour, bit))
    return values


def values(s: rules.Position, style: Style) -> list[float]:
    """The value of every option, in order, from what lies open."""
    if s.phase == rules.TURN:
        return turn_values(s, style)
    if s.phase == rules.RAISE:
        return bid_values(s, style)
    if s.phase == rules.TAKE:
        return take_values(s, style)
    return remove_values(s, style)


# Playing


def play_cards(s: rules.Position, styles: list[Style], cards: i64) -> None:
    """Play until so many cards were turned over, or the game is over, every seat in its style."""
    last: i64 = max(0, s.deck_left - cards)
    while s.deck_left > last or (s.phase != rules.TURN and s.phase != rules.OVER):
        turn.answer(s, option(s, best_of(values(s, styles[s.asked]))))
    s._decision = None


def play_game(s: rules.Position, styles: list[Style]) -> None:
    """Play until the game is over, every seat in its style."""
    play_cards(s, styles, DECK)


def option(s: rules.Position, n: i64) -> i64:
    """The nth option of the decision."""
    if s.phase == rules.TURN:
        return UNCOVER + n
    if s.phase == rules.RAISE:
        return PASS if n == 0 else BID + s.bid + n
    if s.phase == rules.TAKE:
        return rules.take_options(s)[n]
    return rules.remove_options(s)[n]


def outlook(s: rules.Position, style: Style, seat: i64) -> float:
    """The points that a seat may expect of a running game: its expeditions and its gold."""
    side = s.sides[seat]
    coming = Coming(s)
    points: float = coin(style, s) * float(side.gold)
    colour: i64 = 0
    while colour < 5:
        points += promise(style, s, coming, colour, Line(side, colour))
        colour += 1
    return points
