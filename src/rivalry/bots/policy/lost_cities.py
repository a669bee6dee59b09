"""Rules of thumb for Lost Cities: how many points each colour can still bring.

Every answer is judged by what it does to the plan: the points that the cards in hand, the cards
that may still come and the turns that are left promise, colour by colour. Cards that help the
rival are not given away, and the draw pile is the clock. Only what the seat to move knows counts.
"""

from typing import Final

from mypy_extensions import i64

from rivalry.bots.policy.lost_cities_plan import (
    COUNT,
    NUMBERS_OF,
    Plan,
    Style,
    add_up,
    discard,
    draw,
    judge,
    judge_all,
    look,
    look_at_all,
    play,
    total_with,
    total_with_judged,
    whole,
)
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE, HAND, KINDS, WAGERS

DECK_SIZE: Final = 12  # cards of a colour

LOWEST: Final = bytes([(chunk & -chunk).bit_length() - 1 if chunk else 0 for chunk in range(1024)])
"""The lowest kind of a colour's mask."""


def gift(s: rules.Position, style: Style, colour: i64, kind: i64) -> float:
    """What a card on its discard pile is worth to the rival."""
    rival = s.sides[1 - s.turn]
    closed: i64 = rival.closed >> colour * KINDS & 1023
    if closed >> kind & 1 or (kind == 0 and closed):
        return 0.0
    wagers: i64 = rival.wagers >> 2 * colour & 3
    points: i64 = 4
    if kind:
        points = kind + 1
    worth: float = float(points) * float(1 + wagers)
    return worth * (style.gift if closed or wagers else style.gift_new)


# Judging answers


def turns_left(s: rules.Position) -> i64:
    """The turns of the seat that is asked after this one, if everybody draws from the draw pile."""
    return (s.deck_left - 1) // 2


def play_value(plan: Plan, colour: i64, kind: i64) -> float:
    """The plan with a card played."""
    trial = plan.trial
    trial.become(plan.colours[colour])
    play(trial, kind)
    return total_with(plan, colour, trial)


def discard_value(s: rules.Position, plan: Plan, colour: i64, kind: i64) -> float:
    """The plan without a card, and with the rival getting it."""
    before = plan.colours[colour]
    if before.closed >> kind & 1:  # nothing could be planned with it
        return total_with_judged(plan, colour, before) - gift(s, plan.style, colour, kind)
    trial = plan.trial
    trial.become(before)
    discard(trial, kind)
    return total_with(plan, colour, trial) - gift(s, plan.style, colour, kind)


def card_values(s: rules.Position, plan: Plan) -> list[float]:
    """The value of each way to play or discard, in the order of the options."""
    values: list[float] = []
    for action in rules.card_options(s):
        if action < DISCARD:
            values.append(play_value(plan, action // KINDS, action % KINDS))
        else:
            card: i64 = action - DISCARD
            values.append(discard_value(s, plan, card // KINDS, card % KINDS))
    return values


def best_card(s: rules.Position, plan: Plan) -> i64:
    """The best of `card_values`, the first of equal ones."""
    side = s.sides[s.turn]
    best: i64 = -1
    most: float = 0.0
    base: i64 = 0  # the first card of the colour
    rest: i64 = side.hand & ~side.closed
    while rest:
        kinds: i64 = rest & 1023
        while kinds:
            kind: i64 = LOWEST[kinds]
            kinds &= kinds - 1
            value: float = play_value(plan, base // KINDS, kind)
            if best < 0 or value > most:
                most = value
                best = base + kind
        rest >>= KINDS
        base += KINDS
    base = 0
    rest = side.hand
    while rest:
        kinds = rest & 1023
        while kinds:
            kind = LOWEST[kinds]
            kinds &= kinds - 1
            value = discard_value(s, plan, base // KINDS, kind)
            if best < 0 or value > most:
                most = value
                best = DISCARD + base + kind
        rest >>= KINDS
        base += KINDS
    return best


def draw_values(s: rules.Position, plan: Plan, later: Plan) -> list[float]:
    """The value of drawing from the draw pile, then from each discard pile, in order."""
    values: list[float] = [deck_value(s, plan)]
    pause: float = pause_value(s, plan, later)
    colour: i64 = 0
    while colour < s.colours:
        if s.drawable >> colour & 1:
            values.append(pile_value(s, plan, colour) + pause)
        colour += 1
    return values


def best_draw(s: rules.Position, plan: Plan, later: Plan) -> i64:
    """The best of `draw_values`; what an unseen card is worth is worked out only if it matters."""
    if s.drawable == 0:
        return DRAW_DECK
    pause: float = pause_value(s, plan, later)
    best: i64 = -1
    most: float = whole(plan)  # an unseen card is worth at least nothing
    colour: i64 = 0
    while colour < s.colours:
        if s.drawable >> colour & 1:
            value: float = pile_value(s, plan, colour) + pause
            if value > most:
                most = value
                best = colour
        colour += 1
    if best < 0 or deck_value(s, plan) >= most:
        return DRAW_DECK
    return DRAW_PILE + best


def pile_value(s: rules.Position, plan: Plan, colour: i64) -> float:
    """The plan with the top card of a pile in hand, and out of the rival's reach."""
    before = plan.colours[colour]
    trial = plan.trial
    trial.become(before)
    draw(trial, before.pile_top)
    trial.pile_top = -1
    trial.lowest = -1
    value: float = total_with(plan, colour, trial)
    return value + plan.style.denial * gift(s, plan.style, colour, before.pile_top)


def pause_value(s: rules.Position, plan: Plan, later: Plan) -> float:
    """What it is worth that the draw pile does not shrink; `later` is there to work it out."""
    style = plan.style
    pause: float = 0.0
    if style.clock and s.deck_left % 2 == 0:
        c: i64 = 0
        while c < s.colours:
            later.colours[c].become(plan.colours[c])
            c += 1
        judge_all(later, s, style, s.deck_left // 2)
        pause = whole(later) - whole(plan)
    for colour in plan.colours:
        if colour.wanted:
            pause -= style.rival_turn
            break
    drawn: i64 = DECK_SIZE * s.colours - 2 * HAND - s.deck_left
    dull: float = float(s.turns - drawn) - style.patience
    return pause - style.boredom * max(0.0, dull)


def deck_value(s: rules.Position, plan: Plan) -> float:
    """The plan with an unseen card in hand, on average."""
    value: float = 0.0
    count: i64 = 0
    trial = plan.trial
    colour: i64 = 0
    while colour < s.colours:
        before = plan.colours[colour]
        trial.become(before)
        wagers: i64 = unseen_wagers(s, colour)
        if wagers:
            trial.hand_wagers += 1
            value += float(wagers) * total_with(plan, colour, trial)
            trial.hand_wagers -= 1
            count += wagers
        fitting: i64 = before.unseen & ~before.closed
        useless: i64 = NUMBERS_OF[before.unseen ^ fitting] >> COUNT
        if useless:
            value += float(useless) * total_with_judged(plan, colour, before)
            count += useless
        while fitting:
            trial.hand = before.hand | fitting & -fitting
            value += total_with(plan, colour, trial)
            count += 1
            fitting &= fitting - 1
        colour += 1
    return value / float(count) if count else 0.0


def unseen_wagers(s: rules.Position, colour: i64) -> i64:
    """How many wagers of a colour may still come."""
    mine = s.sides[s.turn]
    rival = s.sides[1 - s.turn]
    shift: i64 = 2 * colour
    seen: i64 = (mine.wagers >> shift & 3) + (mine.hand_wagers >> shift & 3)
    seen += (rival.wagers >> shift & 3) + (rival.known_wagers >> shift & 3)
    wager: i64 = colour * KINDS
    for card in s.piles[colour]:
        if card == wager:
            seen += 1
    return WAGERS - seen


def values(s: rules.Position, style: Style) -> list[float]:
    """The value of every option, in order, from what the seat that is asked knows."""
    return values_by(s, Plan(s.colours, style), Plan(s.colours, style))


def values_by(s: rules.Position, plan: Plan, later: Plan) -> list[float]:
    """The same with plans to work with, of the style that judges."""
    look_at_all(plan, s, s.turn)
    judge_all(plan, s, plan.style, turns_left(s))
    return card_values(s, plan) if s.phase == rules.CARD else draw_values(s, plan, later)


# Playing


def play_turns(s: rules.Position, styles: list[Style], turns: i64) -> None:
    """Play so many turns, or until the round is over, every seat in its style."""
    s._decision = None
    last: i64 = s.turns + turns
    plan = Plan(s.colours, styles[s.turn])
    later = Plan(s.colours, styles[s.turn])
    while s.turns < last and (s.phase == rules.CARD or s.phase == rules.DRAW):
        look_at_all(plan, s, s.turn)
        judge_all(plan, s, styles[s.turn], turns_left(s))
        if s.phase == rules.CARD:
            action: i64 = best_card(s, plan)
            rules.put_card(s, action)
            if s.drawable:
                # Nothing else has changed that this seat's plan depends on.
                colour: i64 = (action if action < DISCARD else action - DISCARD) // KINDS
                look(plan.colours[colour], s, s.turn, colour)
                judge(plan, plan.colours[colour])
                add_up(plan)
        rules.draw_card(s, best_draw(s, plan, later))


def play_round(s: rules.Position, styles: list[Style]) -> None:
    """Play until the round is over, every seat in its style."""
    play_turns(s, styles, s.stall_cap)
