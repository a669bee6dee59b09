"""Rules of thumb for Lost Cities: how many points each colour can still bring.

Every answer is judged by what it does to the plan: the points that the cards in hand, the cards
that may still come and the turns that are left promise, colour by colour. Cards that help the
rival are not given away, and the draw pile is the clock. Only what the seat to move knows counts.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from rivalry.bots.policy.best import best_of
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE, HAND, KINDS, WAGERS

COST: Final = 20.0  # what every expedition must earn first
DECK_SIZE: Final = 12  # cards of a colour
BONUS: Final = 20.0  # for eight cards
NUMBERS: Final = 1022  # the bits of the nine numbers of a colour; bit 0 is the wager

BIT: Final = [1 << kind for kind in range(KINDS)]
CLOSES: Final = [(2 << kind) - 1 if kind else 0 for kind in range(KINDS)]
"""What may no longer be added to a colour once this kind lies there."""
COUNT: Final = [(chunk >> 1).bit_count() for chunk in range(1024)]
"""How many numbers are in a colour's ten-bit mask."""
SUM: Final = [
    sum(kind + 1 for kind in range(1, KINDS) if chunk >> kind & 1) for chunk in range(1024)
]
"""The sum of these numbers."""


class Style:
    """How a player weighs things; the weights of each level are data (see rivalry.bots.weights)."""

    def __init__(self, weights: dict[str, float]) -> None:
        # How likely a card that is not in hand still comes, relative to an even share of the draws.
        self.hope: float = weights["hope"]
        self.hope_rival: float = weights["hope_rival"]  # of that, for cards the rival wants too
        self.hope_low: float = weights["hope_low"]  # of that, for numbers lower than those in hand
        self.hope_pile: float = weights["hope_pile"]  # to get the top card of a discard pile
        self.doubt: float = weights["doubt"]  # how far off the plan of a new colour may be
        self.caution: float = weights["caution"]  # points that a new colour must promise
        self.gift: float = weights["gift"]  # part of a card's worth that giving it away costs
        self.gift_new: float = weights["gift_new"]  # the same where the rival has not begun
        self.denial: float = weights["denial"]  # part of a gift that taking it away earns
        self.rival_turn: float = weights["rival_turn"]  # what a turn is worth to a busy rival
        self.patience: float = weights["patience"]  # draws from piles before they get dull
        self.boredom: float = weights["boredom"]  # what each further one costs
        self.clock: float = weights["clock"]  # how far it looks at the turns left: 1 or 0


class Colour:
    """One colour as a seat sees it, and what it promises."""

    __slots__ = (
        "total",
        "cards",
        "wagers",
        "closed",
        "hand",
        "hand_wagers",
        "unseen",
        "wanted",
        "pile_top",
        "best",
        "plays",
    )

    def __init__(self) -> None:
        self.total: i64 = 0  # the sum of the numbers in the expedition
        self.cards: i64 = 0  # how many cards lie there, wagers included
        self.wagers: i64 = 0
        self.closed: i64 = 0  # what may no longer be added
        self.hand: i64 = 0  # the numbers in hand
        self.hand_wagers: i64 = 0
        self.unseen: i64 = 0  # the numbers that may still come
        self.wanted: i64 = 0  # the numbers that fit the rival's expedition, if there is one
        self.pile_top: i64 = -1  # the kind on top of the discard pile
        self.best: float = 0.0  # the points it promises
        self.plays: i64 = 0  # how many cards in hand must be played for that

    def copy(self) -> "Colour":
        c = Colour()
        c.total = self.total
        c.cards = self.cards
        c.wagers = self.wagers
        c.closed = self.closed
        c.hand = self.hand
        c.hand_wagers = self.hand_wagers
        c.unseen = self.unseen
        c.wanted = self.wanted
        c.pile_top = self.pile_top
        return c


def look(s: rules.Position, me: i64, colour: i64) -> Colour:
    """A colour as a seat sees it."""
    mine = s.sides[me]
    rival = s.sides[1 - me]
    base: i64 = colour * KINDS
    c = Colour()
    c.hand = mine.hand >> base & NUMBERS
    c.hand_wagers = mine.hand_wagers >> 2 * colour & 3
    played: i64 = mine.played >> base & NUMBERS
    c.wagers = mine.wagers >> 2 * colour & 3
    c.total = SUM[played]
    c.cards = COUNT[played] + c.wagers
    c.closed = mine.closed >> base & 1023
    theirs: i64 = rival.played >> base & NUMBERS
    if theirs or rival.wagers >> 2 * colour & 3:
        c.wanted = NUMBERS & ~(rival.closed >> base)
    seen: i64 = c.hand | played | theirs | rival.known >> base
    for card in s.piles[colour]:
        c.pile_top = card - base
        seen |= BIT[c.pile_top]
    c.unseen = NUMBERS & ~seen
    return c


def with_played(before: Colour, kind: i64) -> Colour:
    """The colour once a card from the hand was played."""
    c = before.copy()
    c.cards += 1
    if kind:
        c.hand ^= BIT[kind]
        c.total += kind + 1
        c.closed |= CLOSES[kind]
    else:
        c.hand_wagers -= 1
        c.wagers += 1
    return c


def with_discarded(before: Colour, kind: i64) -> Colour:
    """The colour without a card of the hand. The card may be covered before it can be got back."""
    c = before.copy()
    if kind:
        c.hand ^= BIT[kind]
    else:
        c.hand_wagers -= 1
    return c


def with_drawn(before: Colour, kind: i64) -> Colour:
    """The colour with one more card in hand."""
    c = before.copy()
    if kind:
        c.hand |= BIT[kind]
    else:
        c.hand_wagers += 1
    return c


class Plan:
    """All colours as a seat sees them, and the turns that are left."""

    __slots__ = ("style", "colours", "turns", "share", "total", "plays", "rows", "others")

    def __init__(self, s: rules.Position, style: Style, me: i64, turns: i64) -> None:
        self.style = style
        self.turns: i64 = turns
        self.colours: list[Colour] = []
        c: i64 = 0
        while c < s.colours:
            self.colours.append(look(s, me, c))
            c += 1
        hidden: float = float(s.deck_left) + 8.0
        part: float = float(turns) / hidden if style.clock else 0.45
        self.share: float = style.hope * part  # how likely each unseen card still comes
        self.total: float = 0.0  # the points of the plan while there are turns enough
        self.plays: i64 = 0
        for colour in self.colours:
            judge(self, colour)
            self.total += colour.best
            self.plays += colour.plays
        # Worked out when turns are short:
        self.rows: list[list[float]] = []  # by colour: what it brings, by the cards still played
        self.others: list[list[float]] = [[]] * len(self.colours)  # the others, by turns used


def judge(plan: Plan, c: Colour) -> None:
    """Set what a colour promises if there are turns enough."""
    numbers: i64 = c.hand & ~c.closed
    wagers: i64 = 0 if c.closed else c.hand_wagers
    count: i64 = COUNT[numbers] + wagers
    c.plays = count
    if c.cards + count == 0:
        c.best = 0.0
        return
    style = plan.style
    coming, coming_cards = hopes(plan, c, numbers)
    total: float = float(c.total + SUM[numbers]) + coming - COST
    if total <= 0.0 and wagers:
        c.plays -= wagers
        wagers = 0
    cards: float = float(c.cards + c.plays) + coming_cards
    value: float = total * float(1 + c.wagers + wagers) + bonus(cards)
    if c.cards == 0:
        value = promise(style, value, wagers)
    c.best = value


def hopes(plan: Plan, c: Colour, numbers: i64) -> tuple[float, float]:
    """The points and the number of the cards that may still come, on average."""
    style = plan.style
    fits: i64 = c.unseen & ~c.closed
    low: i64 = fits & ((numbers & -numbers) - 1) if numbers else 0
    high: i64 = fits ^ low
    want: i64 = c.wanted
    r: float = style.hope_rival
    b: float = style.hope_low
    points: float = float(SUM[high & ~want]) + b * float(SUM[low & ~want])
    cards: float = float(COUNT[high & ~want]) + b * float(COUNT[low & ~want])
    if fits & want:
        points += r * (float(SUM[high & want]) + b * float(SUM[low & want]))
        cards += r * (float(COUNT[high & want]) + b * float(COUNT[low & want]))
    points *= plan.share
    cards *= plan.share
    if c.pile_top > 0 and plan.turns > 0 and c.closed & BIT[c.pile_top] == 0:
        chance: float = style.hope_pile
        if numbers and BIT[c.pile_top] < numbers & -numbers:
            chance *= b
        points += chance * float(c.pile_top + 1)
        cards += chance
    return points, cards


def bonus(cards: float) -> float:
    """What to expect of the bonus for eight cards."""
    return BONUS * min(1.0, max(0.0, (cards - 6.5) / 2.0))


def promise(style: Style, value: float, wagers: i64) -> float:
    """What a colour that can still be left alone is worth: rather more than its plan."""
    value -= style.caution
    doubt: float = style.doubt * (1.0 + float(wagers) / 2.0)
    return (value + sqrt(value * value + doubt * doubt)) / 2.0


def by_plays(plan: Plan, c: Colour) -> list[float]:
    """The points of a colour if 0, 1, 2, ... of its cards in hand are still played."""
    numbers: i64 = c.hand & ~c.closed
    coming, coming_cards = hopes(plan, c, numbers)
    wagers: i64 = 0 if c.closed else c.hand_wagers
    most: i64 = COUNT[numbers] + wagers
    values: list[float] = []
    plays: i64 = 0
    while plays <= most:
        if c.cards + plays == 0:
            values.append(0.0)
        else:
            best: float = -1000.0
            laid: i64 = 0
            while laid <= wagers and laid <= plays:
                if plays - laid <= most - wagers:
                    played: i64 = highest(numbers, plays - laid)
                    total: float = float(c.total + SUM[played]) + coming - COST
                    value: float = total * float(1 + c.wagers + laid)
                    value += bonus(float(c.cards + plays) + coming_cards)
                    if value > best:
                        best = value
                laid += 1
            values.append(promise(plan.style, best, wagers) if c.cards == 0 else best)
        plays += 1
    return values


def highest(numbers: i64, count: i64) -> i64:
    """The highest so many of some numbers."""
    surplus: i64 = COUNT[numbers] - count
    while surplus > 0:
        numbers &= numbers - 1
        surplus -= 1
    return numbers


def total_with(plan: Plan, colour: i64, changed: Colour) -> float:
    """The points of the plan if one colour looked so."""
    judge(plan, changed)
    before = plan.colours[colour]
    plays: i64 = plan.plays - before.plays + changed.plays
    if plays <= plan.turns or not plan.style.clock:
        return plan.total - before.best + changed.best
    if not plan.others[colour]:
        plan.others[colour] = others(plan, colour)
    rest = plan.others[colour]
    values = by_plays(plan, changed)
    best: float = -1000.0
    k: i64 = 0
    while k < len(values) and k <= plan.turns:
        value: float = values[k] + rest[plan.turns - k]
        if value > best:
            best = value
        k += 1
    return best


def others(plan: Plan, left_out: i64) -> list[float]:
    """The most that the other colours can bring, by the turns they may use."""
    if not plan.rows:
        plan.rows = [by_plays(plan, colour) for colour in plan.colours]
    totals: list[float] = [0.0] * int(plan.turns + 1)
    c: i64 = 0
    while c < len(plan.colours):
        if c != left_out:
            values = plan.rows[c]
            used: i64 = plan.turns
            while used >= 0:
                best: float = -1000.0
                k: i64 = 0
                while k < len(values) and k <= used:
                    value: float = totals[used - k] + values[k]
                    if value > best:
                        best = value
                    k += 1
                totals[used] = best
                used -= 1
        c += 1
    return totals


def gift(s: rules.Position, style: Style, colour: i64, kind: i64) -> float:
    """What a card on its discard pile is worth to the rival."""
    rival = s.sides[1 - s.turn]
    closed: i64 = rival.closed >> colour * KINDS & 1023
    if closed & BIT[kind] or (kind == 0 and closed):
        return 0.0
    wagers: i64 = rival.wagers >> 2 * colour & 3
    worth: float = float(kind + 1 if kind else 4) * float(1 + wagers)
    return worth * (style.gift if closed or wagers else style.gift_new)


# Judging answers


def card_values(s: rules.Position, style: Style) -> list[float]:
    """The value of each way to play or discard, in the order of the options."""
    plan = Plan(s, style, s.turn, (s.deck_left - 1) // 2)
    values: list[float] = []
    for action in rules.card_options(s):
        card: i64 = action if action < DISCARD else action - DISCARD
        colour: i64 = card // KINDS
        kind: i64 = card % KINDS
        before = plan.colours[colour]
        if action < DISCARD:
            values.append(total_with(plan, colour, with_played(before, kind)))
        else:
            value: float = total_with(plan, colour, with_discarded(before, kind))
            values.append(value - gift(s, style, colour, kind))
    return values


def draw_values(s: rules.Position, style: Style) -> list[float]:
    """The value of drawing from the draw pile, then from each discard pile, in order."""
    plan = Plan(s, style, s.turn, (s.deck_left - 1) // 2)
    values: list[float] = [deck_value(s, plan)]
    pause: float = pause_value(s, plan)
    colour: i64 = 0
    while colour < s.colours:
        if s.drawable >> colour & 1:
            values.append(pile_value(s, plan, colour) + pause)
        colour += 1
    return values


def pile_value(s: rules.Position, plan: Plan, colour: i64) -> float:
    """The plan with the top card of a pile in hand, and out of the rival's reach."""
    before = plan.colours[colour]
    drawn = with_drawn(before, before.pile_top)
    drawn.pile_top = -1
    value: float = total_with(plan, colour, drawn)
    return value + plan.style.denial * gift(s, plan.style, colour, before.pile_top)


def pause_value(s: rules.Position, plan: Plan) -> float:
    """What it is worth that the draw pile does not shrink."""
    style = plan.style
    pause: float = 0.0
    if style.clock and s.deck_left % 2 == 0:
        later = Plan(s, style, s.turn, s.deck_left // 2)
        pause = whole(later) - whole(plan)
    for colour in plan.colours:
        if colour.wanted:
            pause -= style.rival_turn
            break
    drawn: i64 = DECK_SIZE * s.colours - 2 * HAND - s.deck_left
    dull: float = float(s.turns - drawn) - style.patience
    return pause - style.boredom * max(0.0, dull)


def whole(plan: Plan) -> float:
    """The points of the plan as it is."""
    return total_with(plan, 0, plan.colours[0])


def deck_value(s: rules.Position, plan: Plan) -> float:
    """The plan with an unseen card in hand, on average."""
    value: float = 0.0
    count: i64 = 0
    colour: i64 = 0
    while colour < s.colours:
        before = plan.colours[colour]
        wagers: i64 = unseen_wagers(s, colour)
        if wagers:
            value += float(wagers) * total_with(plan, colour, with_drawn(before, 0))
            count += wagers
        unseen: i64 = before.unseen
        useless: i64 = unseen & before.closed
        if useless:
            value += float(COUNT[useless]) * total_with(plan, colour, before)
            count += COUNT[useless]
        kind: i64 = 1
        while kind < KINDS:
            if (unseen ^ useless) & BIT[kind]:
                value += total_with(plan, colour, with_drawn(before, kind))
                count += 1
            kind += 1
        colour += 1
    return value / float(count) if count else 0.0


def unseen_wagers(s: rules.Position, colour: i64) -> i64:
    """How many wagers of a colour may still come."""
    mine = s.sides[s.turn]
    rival = s.sides[1 - s.turn]
    shift: i64 = 2 * colour
    seen: i64 = (mine.wagers >> shift & 3) + (mine.hand_wagers >> shift & 3)
    seen += (rival.wagers >> shift & 3) + (rival.known_wagers >> shift & 3)
    for card in s.piles[colour]:
        if card % KINDS == 0:
            seen += 1
    return WAGERS - seen


def values(s: rules.Position, style: Style) -> list[float]:
    """The value of every option, in order, from what the seat that is asked knows."""
    return card_values(s, style) if s.phase == rules.CARD else draw_values(s, style)


# Playing


def play_turns(s: rules.Position, styles: list[Style], turns: i64) -> None:
    """Play so many turns, or until the round is over, every seat in its style."""
    last: i64 = s.turns + turns
    while s.turns < last and (s.phase == rules.CARD or s.phase == rules.DRAW):
        style = styles[s.turn]
        if s.phase == rules.CARD:
            rules.put_card(s, rules.card_options(s)[best_of(card_values(s, style))])
        else:
            rules.draw_card(s, best_draw(s, style))
    s._decision = None


def play_round(s: rules.Position, styles: list[Style]) -> None:
    """Play until the round is over, every seat in its style."""
    play_turns(s, styles, s.stall_cap)


def best_draw(s: rules.Position, style: Style) -> i64:
    """The best of `draw_values`; what an unseen card is worth is worked out only if it matters."""
    if s.drawable == 0:
        return DRAW_DECK
    plan = Plan(s, style, s.turn, (s.deck_left - 1) // 2)
    pause: float = pause_value(s, plan)
    best: i64 = 0
    most: float = whole(plan)  # an unseen card is worth at least nothing
    is_deck = True
    colour: i64 = 0
    while colour < s.colours:
        if s.drawable >> colour & 1:
            value: float = pile_value(s, plan, colour) + pause
            if value > most:
                most = value
                best = colour
                is_deck = False
        colour += 1
    if is_deck or deck_value(s, plan) >= most:
        return DRAW_DECK
    return DRAW_PILE + best


def outlook(s: rules.Position, style: Style, seat: i64) -> float:
    """The points that a seat may expect of a running round, from what it knows."""
    turns: i64 = (s.deck_left + 1) // 2 if s.turn == seat else s.deck_left // 2
    return whole(Plan(s, style, seat, turns))
