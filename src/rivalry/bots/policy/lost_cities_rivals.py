"""Rules of thumb for Lost Cities: Rivals: what the display is worth to everybody.

An expedition is worth what it scores plus what may still come (`promise`). The display is worth
to a seat what its best cards add to that (`gain`). A player bids up to what winning means to it,
its own gain and the rivals' it prevents, at a price per coin that is higher while gold is still
needed; it opens an auction when the display is good enough for the time that is left. Everything
but the order of the cards to come lies open, and that order is never looked at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.games.lost_cities_rivals import rules, turn
from rivalry.games.lost_cities_rivals.cards import (
    BID,
    COUNT,
    DECK,
    DONE,
    FOOTPRINTS,
    KINDS,
    ONE,
    PASS,
    REMOVE,
    UNCOVER,
    WAGERS,
)
from rivalry.games.lost_cities_rivals.expedition import Side

BONUS: Final = 8.0
NUMBERS: Final[i64] = sum([1022 << KINDS * colour for colour in range(5)])  # all but the wagers
TWICE: Final[i64] = sum([30 << KINDS * colour for colour in range(5)])  # there twice: 2 to 5
ALL_WAGERS: Final[i64] = sum([WAGERS << 3 * colour for colour in range(5)])
LOWEST: Final = bytes([(chunk & -chunk).bit_length() - 1 if chunk else 0 for chunk in range(1024)])
"""The lowest kind of a colour's ten-bit mask."""


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


class Line:
    """One colour of one player."""

    __slots__ = ("wagers", "closed", "footprints", "numbers")

    def __init__(self) -> None:
        self.wagers: i64 = 0
        self.closed: i64 = 0  # what may no longer be added
        self.footprints: i64 = 0
        self.numbers: i64 = 0  # how many number cards


def look(line: Line, side: Side, colour: i64) -> None:
    """Make this a colour as it lies before a player."""
    shift: i64 = colour * KINDS
    played: i64 = side.played >> shift & 1023
    line.wagers = side.wagers >> 3 * colour & 7
    line.closed = side.closed >> shift & 1023
    line.footprints = FOOTPRINTS[played]
    line.numbers = COUNT[played]
    twice: i64 = side.twice >> shift & 1023
    if twice:
        line.footprints += FOOTPRINTS[twice]
        line.numbers += COUNT[twice]


def add(line: Line, kind: i64, copies: i64) -> None:
    """Put so many equal cards to a colour."""
    if kind == 0:
        line.wagers += copies
        return
    line.numbers += copies
    line.footprints += copies
    if kind >= 5:
        line.footprints += copies
    line.closed |= (ONE << kind) - 1


class Plan:
    """What lies face down, and what the display is worth to everybody by that."""

    __slots__ = ("style", "share", "once", "both", "wagers", "left", "line", "gains", "gained")

    def __init__(self, s: rules.Position, style: Style) -> None:
        self.style = style
        self.share: float = style.hope / float(s.players)  # of what comes that will be mine
        self.once: i64 = 0  # mask of the numbers that may still come
        self.both: i64 = 0  # mask of those of which both copies may
        self.wagers: i64 = 0  # how many wagers may, three bits a colour
        self.left: i64 = s.deck_left  # how many cards that are
        self.line = Line()  # a colour as an answer would make it
        self.gains: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])  # of the seats from the display
        self.gained: i64 = 0  # mask of the seats for which that is worked out
        count_unseen(self, s)


def count_unseen(plan: Plan, s: rules.Position) -> None:
    """What has not been turned over yet: neither in the display nor taken nor removed."""
    first: i64 = s.display  # one copy was seen
    second: i64 = s.display_twice
    wagers: i64 = ALL_WAGERS
    colour: i64 = 0
    while colour < 5:
        wagers -= copies_in_display(s, colour * KINDS) << 3 * colour
        colour += 1
    seat: i64 = 0
    while seat < s.players:
        side = s.sides[seat]
        second |= first & side.played | side.twice
        first |= side.played
        wagers -= side.wagers
        for started in s.starting[seat]:
            wagers += ONE << 3 * started
        seat += 1
    for card in s.removed:
        if card % KINDS == 0:
            wagers -= ONE << 3 * (card // KINDS)
        else:
            bit: i64 = ONE << card
            second |= first & bit
            first |= bit
    # Of the low numbers there are two: one more may come while only one was seen.
    plan.once = NUMBERS & ~(first & ~TWICE | second)
    plan.both = TWICE & ~first
    plan.wagers = wagers


def keep_up(plan: Plan, s: rules.Position, style: Style) -> None:
    """Go on with a plan after an answer, for a player of this style."""
    if plan.style is not style:
        plan.style = style
        plan.share = style.hope / float(s.players)
        plan.gained = 0
    while plan.left > s.deck_left:
        plan.left -= 1
        plan.gained = 0
        card: i64 = s.deck[plan.left]
        if card % KINDS == 0:
            plan.wagers -= ONE << 3 * (card // KINDS)
        elif plan.both >> card & 1:
            plan.both ^= ONE << card
        else:
            plan.once ^= ONE << card


def promise(plan: Plan, colour: i64, line: Line) -> float:
    """What a colour will score if a share of the fitting cards to come is added to it."""
    share: float = plan.share
    shift: i64 = colour * KINDS
    open: i64 = 1023 & ~line.closed
    once: i64 = plan.once >> shift & open
    both: i64 = plan.both >> shift & open
    prints: i64 = FOOTPRINTS[once]
    count: i64 = COUNT[once]
    if both:
        prints += FOOTPRINTS[both]
        count += COUNT[both]
    steps: float = share * float(prints)
    cards: float = share * float(count)
    factor: float = 1.0 + float(line.wagers)
    if line.closed == 0:
        factor += share * float(plan.wagers >> 3 * colour & 7)
    value: float = (float(line.footprints) + steps) * factor
    missing: float = 4.0 - float(line.numbers)
    if missing <= cards:
        return value + BONUS
    return value + BONUS * (cards / missing) * (cards / missing)


def copies_in_display(s: rules.Position, card: i64) -> i64:
    """How often a card lies in the display."""
    return (s.display >> card & 1) + (s.display_twice >> card & 1) + (s.display_thrice >> card & 1)


def best_promise(
    plan: Plan, s: rules.Position, colour: i64, line: Line, display: i64, most: float
) -> float:
    """What a colour is worth with the best of some cards: all that fits up to some number.

    Without them, it promises `most`.
    """
    kinds: i64 = display & ~line.closed
    while kinds:
        kind: i64 = LOWEST[kinds]
        kinds &= kinds - 1
        add(line, kind, copies_in_display(s, colour * KINDS + kind))
        value: float = promise(plan, colour, line)
        if value > most:
            most = value
    return most


def gain(plan: Plan, s: rules.Position, seat: i64) -> float:
    """How much more the seat will score with the display than without."""
    if plan.gained >> seat & 1 == 0:
        plan.gained |= ONE << seat
        total: float = 0.0
        colour: i64 = 0
        while colour < 5:
            display: i64 = s.display >> colour * KINDS & 1023
            if display:
                total += gain_of(plan, s, seat, colour, display)
            colour += 1
        plan.gains[seat] = total
    return plan.gains[seat]


def gain_of(plan: Plan, s: rules.Position, seat: i64, colour: i64, display: i64) -> float:
    """The same for some cards of one colour."""
    line = plan.line
    look(line, s.sides[seat], colour)
    before: float = promise(plan, colour, line)
    return best_promise(plan, s, colour, line, display, before) - before


def coin(style: Style, s: rules.Position) -> float:
    """What a coin is worth to its owner."""
    left: float = float(s.deck_left) / float(DECK)
    return style.coin_late + (style.coin_early - style.coin_late) * left


def limit(plan: Plan, s: rules.Position) -> float:
    """What winning the display is worth to the seat that is asked."""
    most: float = 0.0
    seat: i64 = 0
    while seat < s.players:
        if seat != s.asked and s.sides[seat].gold:
            value: float = gain(plan, s, seat)
            if value > most:
                most = value
        seat += 1
    return gain(plan, s, s.asked) + plan.style.denial * most / float(s.players - 1)


# Judging answers: each function gives the best one, and lists the values of all if there is a list


def judge_turn(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """Uncover, or open with 1, 2, 3 ...: open low when the display is good enough."""
    if values is not None:
        values.append(0.0)
    if s.display == 0:
        return UNCOVER
    style = plan.style
    wanted: float = style.patience * min(1.0, float(s.deck_left) / style.hurry)
    value: float = gain(plan, s, s.asked) - max(wanted, style.least)
    bid: i64 = best_bid(s, style, 1, value, values)
    if bid == 0:
        return UNCOVER
    return BID + bid


def judge_bid(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """Pass, or bid more: as little more as possible, up to what winning is worth."""
    if values is not None:
        values.append(0.0)
    value: float = limit(plan, s) - float(s.bid + 1) * coin(plan.style, s)
    bid: i64 = best_bid(s, plan.style, s.bid + 1, value, values)
    if bid == 0:
        return PASS
    return BID + bid


def best_bid(
    s: rules.Position, style: Style, bid: i64, value: float, values: list[float] | None
) -> i64:
    """The best of the bids from this one on, which has this value; 0 if none is worth anything."""
    price: float = coin(style, s)
    gold: i64 = s.sides[s.asked].gold
    best: i64 = 0
    most: float = 0.0
    while bid <= gold:
        if values is not None:
            values.append(value)
        if value > most:
            most = value
            best = bid
        value -= price
        bid += 1
    return best


def judge_take(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """What is lost of the best that can still be taken: nothing with the lowest of those cards."""
    side = s.sides[s.asked]
    line = plan.line
    best: i64 = -1
    most: float = 0.0
    colour: i64 = 0
    while colour < 5:
        display: i64 = s.display >> colour * KINDS & 1023
        kinds: i64 = display & ~(side.closed >> colour * KINDS)
        all: float = 0.0
        if kinds:
            look(line, side, colour)
            all = promise(plan, colour, line)
            all = best_promise(plan, s, colour, line, display, all)
        while kinds:
            kind: i64 = LOWEST[kinds]
            kinds &= kinds - 1
            card: i64 = colour * KINDS + kind
            look(line, side, colour)
            add(line, kind, 1)
            rest: i64 = display
            if copies_in_display(s, card) == 1:
                rest ^= ONE << kind
            value: float = promise(plan, colour, line)
            value = best_promise(plan, s, colour, line, rest, value) - all
            if values is not None:
                values.append(value)
            if best < 0 or value > most:
                most = value
                best = card
        colour += 1
    none: float = 0.000001 - gain(plan, s, s.asked)
    if values is not None:
        values.append(none)
    if best < 0 or none > most:
        return DONE
    return best


def judge_removal(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """How much more a card helps the rivals than me, in the order of the options."""
    best: i64 = -1
    most: float = 0.0
    colour: i64 = 0
    while colour < 5:
        kinds: i64 = s.display >> colour * KINDS & 1023
        while kinds:
            bit: i64 = kinds & -kinds
            kinds ^= bit
            harm: float = 0.0
            seat: i64 = 0
            while seat < s.players:
                if seat != s.asked and s.sides[seat].gold:
                    harm += gain_of(plan, s, seat, colour, bit)
                seat += 1
            harm /= float(s.players - 1)
            value: float = harm - gain_of(plan, s, s.asked, colour, bit)
            if values is not None:
                values.append(value)
            if best < 0 or value > most:
                most = value
                best = REMOVE + colour * KINDS + LOWEST[bit]
        colour += 1
    if values is not None:
        values.append(0.000001)
    if best < 0 or most < 0.000001:
        return DONE
    return best


def judge(s: rules.Position, plan: Plan, values: list[float] | None) -> i64:
    """The best option; its value and those of all others, in order, if there is a list for them."""
    if s.phase == rules.TURN:
        return judge_turn(s, plan, values)
    if s.phase == rules.RAISE:
        return judge_bid(s, plan, values)
    if s.phase == rules.TAKE:
        return judge_take(s, plan, values)
    return judge_removal(s, plan, values)


def values(s: rules.Position, style: Style) -> list[float]:
    """The value of every option, in order, from what lies open."""
    found: list[float] = []
    judge(s, Plan(s, style), found)
    return found


# Playing


def play_cards(s: rules.Position, styles: list[Style], cards: i64) -> None:
    """Play until so many cards were turned over, or the game is over, every seat in its style."""
    s._decision = None
    play_on(s, styles, cards, Plan(s, styles[s.asked]))


def play_on(s: rules.Position, styles: list[Style], cards: i64, plan: Plan) -> None:
    """The same with a plan for the position."""
    last: i64 = s.deck_left - cards
    if last < 0:
        last = 0
    while s.deck_left > last or (s.phase != rules.TURN and s.phase != rules.OVER):
        keep_up(plan, s, styles[s.asked])
        action: i64 = judge(s, plan, None)
        turn.answer(s, action)
        if action < DONE:  # the display is no longer the same
            plan.gained = 0


def play_game(s: rules.Position, styles: list[Style]) -> None:
    """Play until the game is over, every seat in its style."""
    play_cards(s, styles, DECK)
