"""The last turns of a round of Lost Cities, solved: both sides see all cards and play perfectly.

What a position is worth is what the seat to move gains from here on, less what its rival gains.
Drawing from the discard piles puts off the end, for ever if both like; here it is done so many
times in all, `spare`, and from then on cards come from the draw pile alone. Then neither side can
do anything to the other any more, and each plays what brings it most.

Of answers that come to the same only one is tried: of the cards of a colour that nobody can use any
more, one is discarded, and a card that somebody can use only if there is none of these. Wagers, and
colours that do not earn their cost from the hand, are not begun.
"""

from typing import Final

from mypy_extensions import i64

from rivalry.bots.policy.lost_cities_plan import COUNT, NUMBERS, NUMBERS_OF, SUM
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE, KINDS, ONE, closes

FEW: Final = 4  # cards in the draw pile with which the rest is solved
SPARE: Final = 3  # draws from the discard piles that are looked at
MOST: Final = 10000  # more than a round can bring
COST: Final = 20


def is_late(s: rules.Position) -> bool:
    """Whether so few cards are left that the rest is solved, and no cap on turns cuts it short."""
    if s.phase != rules.CARD and s.phase != rules.DRAW:
        return False
    return s.deck_left <= FEW and s.turns + FEW + SPARE < s.stall_cap


def solved_lead(s: rules.Position, seat: int) -> float:
    """The lead of a seat in the match at the end of the round, if both play perfectly from here."""
    return solve(s, seat, SPARE)


def solve(s: rules.Position, seat: i64, spare: i64) -> float:
    """The same with so many draws from the discard piles. The position is left as it was."""
    totals = rules.totals(s)
    ahead: i64 = totals[seat] - totals[1 - seat]
    if s.phase != rules.CARD and s.phase != rules.DRAW:
        return float(ahead)
    s._decision = None
    value: i64 = 0
    if s.phase == rules.CARD:
        value = turn_value(s, spare, -MOST, MOST)
    else:
        value = draw_value(s, spare, -MOST, MOST)
    return float(ahead + value if s.turn == seat else ahead - value)


def gain(side: rules.Side, card: i64) -> i64:
    """The points that playing a number brings at once."""
    colour: i64 = card // KINDS
    wagers: i64 = side.wagers >> 2 * colour & 3
    cards: i64 = (NUMBERS_OF[side.played >> colour * KINDS & NUMBERS] >> COUNT) + wagers
    points: i64 = card % KINDS + 1
    if cards == 0:
        return points - COST
    points *= 1 + wagers
    return points + 20 if cards == 7 else points


def worth_playing(side: rules.Side, colours: i64) -> i64:
    """The numbers in hand that fit an expedition, or a colour that earns its cost from the hand."""
    found: i64 = 0
    colour: i64 = 0
    while colour < colours:
        base: i64 = colour * KINDS
        numbers: i64 = side.hand >> base & NUMBERS & ~(side.closed >> base)
        if numbers and (is_begun(side, colour) or NUMBERS_OF[numbers] & SUM > COST):
            found |= numbers << base
        colour += 1
    return found


def is_begun(side: rules.Side, colour: i64) -> bool:
    """Whether a card lies there."""
    numbers: i64 = side.played >> colour * KINDS & NUMBERS
    return bool(numbers or side.wagers >> 2 * colour & 3)


def is_wanted(s: rules.Position, card: i64) -> bool:
    """Whether a number fits an expedition that somebody has begun."""
    if card % KINDS == 0:
        return False
    return is_missing(s.sides[0], card) or is_missing(s.sides[1], card)


def is_missing(side: rules.Side, card: i64) -> bool:
    """Whether a number fits an expedition that this side has begun."""
    return side.closed & ONE << card == 0 and is_begun(side, card // KINDS)


# Both sides, while cards are drawn from the discard piles


def turn_value(s: rules.Position, spare: i64, low: i64, high: i64) -> i64:
    """What the seat to move gains from its turn on, less what the rival gains.

    Right between the two bounds; beyond them it is only known to be beyond.
    """
    if spare == 0 or (s.open_piles == 0 and s.deck_left == 1):
        return race(s)
    best: i64 = -MOST
    for action in answers(s):
        value: i64 = answer_value(s, action, spare, low, high)
        if value > best:
            best = value
            low = max(low, value)
            if low >= high:
                return best
    return best


def answer_value(s: rules.Position, action: i64, spare: i64, low: i64, high: i64) -> i64:
    """The same with the card to play or to discard given."""
    side = s.sides[s.turn]
    open_piles: i64 = s.open_piles
    hand: i64 = side.hand
    wagers: i64 = side.hand_wagers
    known: i64 = side.known
    known_wagers: i64 = side.known_wagers
    played: i64 = side.played
    closed: i64 = side.closed
    points: i64 = gain(side, action) if action < DISCARD else 0
    rules.put_card(s, action)
    value: i64 = points + draw_value(s, spare, low - points, high - points)
    if action >= DISCARD:
        s.piles[(action - DISCARD) // KINDS].pop()
        s.open_piles = open_piles
    side.hand = hand
    side.hand_wagers = wagers
    side.known = known
    side.known_wagers = known_wagers
    side.played = played
    side.closed = closed
    s.phase = rules.CARD
    return value


def answers(s: rules.Position) -> list[i64]:
    """The cards to play, highest first, which cuts most; then those to discard.

    Of each colour one card is discarded that nobody can use, or, if there is none, any card.
    """
    side = s.sides[s.turn]
    found: list[i64] = []
    rest: i64 = worth_playing(side, s.colours)
    while rest:
        card: i64 = highest(rest)
        rest ^= ONE << card
        found.append(card)
    plays: i64 = len(found)
    wanted: list[i64] = []
    hand: i64 = side.hand
    colour: i64 = -1
    card = 0
    while hand:
        if hand & 1:
            if is_wanted(s, card):
                wanted.append(DISCARD + card)
            elif card // KINDS != colour:
                colour = card // KINDS
                found.append(DISCARD + card)
        hand >>= 1
        card += 1
    if len(found) == plays:
        found.extend(wanted)
    return found


def highest(cards: i64) -> i64:
    """The card of a mask with the highest bit."""
    found: i64 = 0
    while cards >> 10:
        cards >>= 10
        found += 10
    while cards > 1:
        cards >>= 1
        found += 1
    return found


def draw_value(s: rules.Position, spare: i64, low: i64, high: i64) -> i64:
    """The same from the draw on that ends the turn."""
    turn: i64 = s.turn
    side = s.sides[turn]
    drawable: i64 = s.drawable
    open_piles: i64 = s.open_piles
    hand: i64 = side.hand
    wagers: i64 = side.hand_wagers
    best: i64 = 0
    if s.deck_left > 1:
        rules.draw_card(s, DRAW_DECK)
        best = -turn_value(s, spare, -high, -low)
        s.deck_left += 1
        undo_draw(s, turn, hand, wagers, drawable)
    if best >= high or spare == 0:
        return best
    low = max(low, best)
    known: i64 = side.known
    known_wagers: i64 = side.known_wagers
    is_put_off: bool = False  # one card that nobody wants is as good as another
    colour: i64 = 0
    while colour < s.colours:
        if drawable >> colour & 1:
            card: i64 = s.piles[colour][-1]
            wanted: bool = is_wanted(s, card)
            if wanted or not is_put_off:
                is_put_off = is_put_off or not wanted
                rules.draw_card(s, DRAW_PILE + colour)
                value: i64 = -turn_value(s, spare - 1, -high, -low)
                s.piles[colour].append(card)
                s.open_piles = open_piles
                side.known = known
                side.known_wagers = known_wagers
                undo_draw(s, turn, hand, wagers, drawable)
                if value > best:
                    best = value
                    low = max(low, value)
                    if low >= high:
                        return best
        colour += 1
    return best


def undo_draw(s: rules.Position, turn: i64, hand: i64, wagers: i64, drawable: i64) -> None:
    """The seat has not drawn yet."""
    s.turn = turn
    s.turns -= 1
    s.phase = rules.DRAW
    s.drawable = drawable
    side = s.sides[turn]
    side.hand = hand
    side.hand_wagers = wagers


# Each side for itself, when cards come from the draw pile alone


def race(s: rules.Position) -> i64:
    """The most that the seat to move can gain, less the most that the rival can."""
    left: i64 = s.deck_left
    mine: i64 = alone(s, s.sides[s.turn], (left + 1) // 2, left - 1)
    return mine - alone(s, s.sides[1 - s.turn], left // 2, left - 2)


def alone(s: rules.Position, side: rules.Side, turns: i64, draw: i64) -> i64:
    """The most that one side gains in its turns; `draw` is the place of its next card."""
    if turns == 0:
        return 0
    best: i64 = 0
    cards: i64 = worth_playing(side, s.colours)
    if turns == 1:
        while cards:
            card: i64 = highest(cards)
            cards &= ~closes(card)  # no lower number of the colour brings more
            best = max(best, gain(side, card))
        return best
    hand: i64 = side.hand
    drawn: i64 = s.deck[draw]
    if drawn % KINDS:
        side.hand |= ONE << drawn
    best = alone(s, side, turns - 1, draw - 2)  # after discarding what is of no use
    with_drawn: i64 = side.hand
    closed: i64 = side.closed
    while cards:
        card = highest(cards)
        bit: i64 = ONE << card
        cards ^= bit
        points: i64 = gain(side, card)
        side.hand = with_drawn & ~bit
        side.played |= bit
        side.closed |= closes(card)
        best = max(best, points + alone(s, side, turns - 1, draw - 2))
        side.played ^= bit
        side.closed = closed
    side.hand = hand
    return best
