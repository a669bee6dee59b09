"""The plan of a seat in Lost Cities: the points that each colour can still bring.

They follow from the cards in hand, the cards that may still come and the turns that are left. A
plan is made once and then changed from turn to turn: playouts do not allocate anything.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import HAND, KINDS, ONE

COST: Final = 20.0  # what every expedition must earn first
BONUS: Final = 20.0  # for eight cards
NUMBERS: Final = 1022  # the bits of the nine numbers of a colour; bit 0 is the wager
SUM: Final = 255
COUNT: Final = 8
ROW: Final = HAND + 2  # there are fewer turns than cards in hand where rows are needed

NUMBERS_OF: Final = vec[i64](
    [
        sum([kind + 1 + (1 << COUNT) for kind in range(1, KINDS) if chunk >> kind & 1])
        for chunk in range(1024)
    ]
)
"""The numbers of a colour's ten-bit mask: their sum, and from bit COUNT on how many there are."""


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
        "lowest",
        "coming",
        "coming_cards",
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
        self.lowest: i64 = (
            -1
        )  # with which lowest number in hand the hopes were worked out; -1: none
        self.coming: float = 0.0  # the points of the cards that may still come, on average
        self.coming_cards: float = 0.0  # how many these are
        self.best: float = 0.0  # the points it promises
        self.plays: i64 = 0  # how many cards in hand must be played for that

    def become(self, c: "Colour") -> None:
        """Look like another colour; what it promises is not known, but what it hopes for is."""
        self.total = c.total
        self.cards = c.cards
        self.wagers = c.wagers
        self.closed = c.closed
        self.hand = c.hand
        self.hand_wagers = c.hand_wagers
        self.unseen = c.unseen
        self.wanted = c.wanted
        self.pile_top = c.pile_top
        self.lowest = c.lowest
        self.coming = c.coming
        self.coming_cards = c.coming_cards


def look(c: Colour, s: rules.Position, me: i64, colour: i64) -> None:
    """Make this a colour as a seat sees it."""
    mine = s.sides[me]
    rival = s.sides[1 - me]
    base: i64 = colour * KINDS
    pair: i64 = 2 * colour
    c.hand = mine.hand >> base & NUMBERS
    c.hand_wagers = mine.hand_wagers >> pair & 3
    played: i64 = mine.played >> base & NUMBERS
    c.wagers = mine.wagers >> pair & 3
    packed: i64 = NUMBERS_OF[played]
    c.total = packed & SUM
    c.cards = (packed >> COUNT) + c.wagers
    c.closed = mine.closed >> base & 1023
    theirs: i64 = rival.played >> base & NUMBERS
    c.wanted = 0
    if theirs or rival.wagers >> pair & 3:
        c.wanted = NUMBERS & ~(rival.closed >> base)
    seen: i64 = c.hand | played | theirs | rival.known >> base
    kind: i64 = -1
    for card in s.piles[colour]:
        kind = card - base
        seen |= ONE << kind
    c.pile_top = kind
    c.unseen = NUMBERS & ~seen
    c.lowest = -1


def play(c: Colour, kind: i64) -> None:
    """A card from the hand is played."""
    c.lowest = -1
    c.cards += 1
    if kind:
        c.hand ^= ONE << kind
        c.total += kind + 1
        c.closed |= (ONE << (kind + 1)) - 1
    else:
        c.hand_wagers -= 1
        c.wagers += 1


def discard(c: Colour, kind: i64) -> None:
    """A card leaves the hand. It may be covered before it can be got back."""
    if kind:
        c.hand ^= ONE << kind
    else:
        c.hand_wagers -= 1


def draw(c: Colour, kind: i64) -> None:
    """One more card comes to the hand."""
    if kind:
        c.hand |= ONE << kind
    else:
        c.hand_wagers += 1


class Plan:
    """All colours as a seat sees them, and the turns that are left."""

    __slots__ = (
        "colours",
        "trial",
        "style",
        "turns",
        "share",
        "total",
        "plays",
        "rows",
        "lengths",
        "sums",
        "summed",
    )

    def __init__(self, colours: i64, style: Style) -> None:
        self.colours: list[Colour] = [Colour() for _ in range(colours)]
        self.trial = Colour()  # a colour as an answer would make it
        self.style = style
        self.turns: i64 = 0
        self.share: float = 0.0  # how likely each unseen card still comes
        self.total: float = 0.0  # the points of the plan while there are turns enough
        self.plays: i64 = 0  # and how many cards in hand it plays
        # Where turns are short, for every colour and for the trial, ROW numbers each:
        self.rows: vec[float] = vec[float]()  # what it brings, by the cards still played
        self.lengths: vec[i64] = vec[i64]()  # how many of these numbers there are
        self.sums: vec[float] = vec[float]()  # what all others bring, by the turns they may use
        self.summed: i64 = -1  # the colours for which that is worked out; -1: no rows either


def plan_for(s: rules.Position, style: Style, me: i64, turns: i64) -> Plan:
    """The plan of a seat with so many turns left."""
    plan = Plan(s.colours, style)
    look_at_all(plan, s, me)
    judge_all(plan, s, style, turns)
    return plan


def look_at_all(plan: Plan, s: rules.Position, me: i64) -> None:
    """See all colours as a seat sees them."""
    c: i64 = 0
    while c < s.colours:
        look(plan.colours[c], s, me, c)
        c += 1


def judge_all(plan: Plan, s: rules.Position, style: Style, turns: i64) -> None:
    """Judge the colours as a player of this style with so many turns left does."""
    hidden: float = float(s.deck_left) + 8.0
    part: float = 0.45
    if style.clock:
        part = float(turns) / hidden
    plan.style = style
    plan.turns = turns
    plan.share = style.hope * part
    for c in plan.colours:
        c.lowest = -1
        judge(plan, c)
    add_up(plan)


def add_up(plan: Plan) -> None:
    """The plan is what its colours promise."""
    total: float = 0.0
    plays: i64 = 0
    for c in plan.colours:
        total += c.best
        plays += c.plays
    plan.total = total
    plan.plays = plays
    plan.summed = -1


def judge(plan: Plan, c: Colour) -> None:
    """Set what a colour promises if there are turns enough."""
    numbers: i64 = c.hand & ~c.closed
    wagers: i64 = 0
    if c.closed == 0:
        wagers = c.hand_wagers
    packed: i64 = NUMBERS_OF[numbers]
    count: i64 = (packed >> COUNT) + wagers
    c.plays = count
    if c.cards + count == 0:
        c.best = 0.0
        return
    lowest: i64 = numbers & -numbers
    if c.lowest != lowest:
        hope(plan, c, lowest)
    total: float = float(c.total + (packed & SUM)) + c.coming - COST
    if total <= 0.0 and wagers:
        count -= wagers
        c.plays = count
        wagers = 0
    cards: float = float(c.cards + count) + c.coming_cards
    value: float = total * float(1 + c.wagers + wagers) + bonus(cards)
    if c.cards == 0:
        value = promise(plan.style, value, wagers)
    c.best = value


def hope(plan: Plan, c: Colour, lowest: i64) -> None:
    """Set what may still come, with this lowest number in hand, as a bit; 0: none."""
    c.lowest = lowest
    style = plan.style
    fits: i64 = c.unseen & ~c.closed
    low: i64 = 0
    if lowest:
        low = fits & (lowest - 1)
    want: i64 = c.wanted
    b: float = style.hope_low
    part: i64 = NUMBERS_OF[(fits ^ low) & ~want]
    points: float = float(part & SUM)
    cards: float = float(part >> COUNT)
    part = NUMBERS_OF[low & ~want]
    points += b * float(part & SUM)
    cards += b * float(part >> COUNT)
    if want:
        part = NUMBERS_OF[(fits ^ low) & want]
        wanted_points: float = float(part & SUM)
        wanted_cards: float = float(part >> COUNT)
        part = NUMBERS_OF[low & want]
        wanted_points += b * float(part & SUM)
        wanted_cards += b * float(part >> COUNT)
        points += style.hope_rival * wanted_points
        cards += style.hope_rival * wanted_cards
    points *= plan.share
    cards *= plan.share
    if c.pile_top > 0 and plan.turns > 0:
        top: i64 = ONE << c.pile_top
        if c.closed & top == 0:
            chance: float = style.hope_pile
            if top < lowest:
                chance *= b
            points += chance * float(c.pile_top + 1)
            cards += chance
    c.coming = points
    c.coming_cards = cards


def bonus(cards: float) -> float:
    """What to expect of the bonus for eight cards."""
    part: float = (cards - 6.5) / 2.0
    if part <= 0.0:
        return 0.0
    return BONUS if part >= 1.0 else BONUS * part


def promise(style: Style, value: float, wagers: i64) -> float:
    """What a colour that can still be left alone is worth: rather more than its plan."""
    value -= style.caution
    doubt: float = style.doubt * (1.0 + float(wagers) / 2.0)
    return (value + sqrt(value * value + doubt * doubt)) / 2.0


def by_plays(plan: Plan, c: Colour, row: i64) -> None:
    """Write down what a judged colour brings if 0, 1, 2, ... of its cards in hand are still played.

    Of the numbers these are always the highest.
    """
    numbers: i64 = c.hand & ~c.closed
    wagers: i64 = 0
    if c.closed == 0:
        wagers = c.hand_wagers
    packed: i64 = NUMBERS_OF[numbers]
    count: i64 = packed >> COUNT
    rows = plan.rows
    first: i64 = row * ROW
    last: i64 = first + count + wagers
    plan.lengths[row] = count + wagers + 1
    at: i64 = first
    while at <= last:
        rows[at] = -1000.0
        at += 1
    while count >= 0:
        total: float = float(c.total + (packed & SUM)) + c.coming - COST
        laid: i64 = 0
        while laid <= wagers:
            at = first + count + laid
            value: float = total * float(1 + c.wagers + laid)
            value += bonus(float(c.cards + count + laid) + c.coming_cards)
            if value > rows[at]:
                rows[at] = value
            laid += 1
        numbers &= numbers - 1
        packed = NUMBERS_OF[numbers]
        count -= 1
    if c.cards == 0:
        rows[first] = 0.0
        at = first + 1
        while at <= last:
            rows[at] = promise(plan.style, rows[at], wagers)
            at += 1


def total_with(plan: Plan, colour: i64, changed: Colour) -> float:
    """The points of the plan if one colour looked so."""
    judge(plan, changed)
    return total_with_judged(plan, colour, changed)


def total_with_judged(plan: Plan, colour: i64, changed: Colour) -> float:
    """The same if that colour was judged already."""
    before = plan.colours[colour]
    if plan.plays - before.plays + changed.plays <= plan.turns or not plan.style.clock:
        return plan.total - before.best + changed.best
    return short_total_with(plan, colour, changed)


def whole(plan: Plan) -> float:
    """The points of the plan as it is."""
    return total_with_judged(plan, 0, plan.colours[0])


def short_total_with(plan: Plan, colour: i64, changed: Colour) -> float:
    """The same where there are not turns enough for all."""
    add_up_others(plan, colour)
    row: i64 = colour
    if changed is not plan.colours[colour]:
        row = len(plan.colours)
        by_plays(plan, changed, row)
    rows = plan.rows
    sums = plan.sums
    last: i64 = colour * ROW + plan.turns
    best: float = -1000.0
    k: i64 = 0
    while k < plan.lengths[row] and k <= plan.turns:
        value: float = rows[row * ROW + k] + sums[last - k]
        if value > best:
            best = value
        k += 1
    return best


def add_up_others(plan: Plan, left_out: i64) -> None:
    """Work out the most that the other colours can bring, by the turns they may use."""
    colours: i64 = len(plan.colours)
    c: i64 = 0
    if plan.summed < 0:
        if not plan.rows:
            plan.rows = vec[float]([0.0] * ((colours + 1) * ROW))
            plan.sums = vec[float]([0.0] * ((colours + 1) * ROW))
            plan.lengths = vec[i64]([0] * (colours + 1))
        while c < colours:
            by_plays(plan, plan.colours[c], c)
            c += 1
        plan.summed = 0
    if plan.summed >> left_out & 1:
        return
    plan.summed |= ONE << left_out
    rows = plan.rows
    sums = plan.sums
    first: i64 = left_out * ROW
    used: i64 = 0
    while used <= plan.turns:
        sums[first + used] = 0.0
        used += 1
    c = 0
    while c < colours:
        if c != left_out:
            length: i64 = plan.lengths[c]
            used = plan.turns
            while used >= 0:
                best: float = -1000.0
                k: i64 = 0
                while k < length and k <= used:
                    value: float = sums[first + used - k] + rows[c * ROW + k]
                    if value > best:
                        best = value
                    k += 1
                sums[first + used] = best
                used -= 1
        c += 1
