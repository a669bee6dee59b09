"""What a position of Rivals is worth: some cards later, by a network that learned it.

The network is told about every seat and colour what lies there, what may still come and what the
display would add, by the rules of thumb; and about all seats gold, points and whose turn it is.
Everything but the order of the cards to come lies open.
"""

from math import tanh
from typing import Final

from mypy_extensions import i64

from rivalry.bots.policy.lost_cities_rivals import (
    Plan,
    Style,
    best_promise,
    coin,
    keep_up,
    look,
    play_on,
    promise,
)
from rivalry.bots.policy.value_network import Network, Thought, forget, output, think
from rivalry.games.lost_cities_rivals import rules
from rivalry.games.lost_cities_rivals.cards import COUNT, FOOTPRINTS, KINDS, PILE
from rivalry.games.lost_cities_rivals.expedition import score

INPUTS: Final = 34  # numbers about a seat and a colour
WHOLE: Final = 24  # numbers about the whole
POINTS: Final = 40.0  # what points are divided by


def tell(t: Thought, s: rules.Position, plan: Plan, seat: i64) -> None:
    """Tell a network about a position at the beginning of a turn, as a seat judges it."""
    players: i64 = s.players
    forget(t, players)
    whole = t.whole
    best: float = -1000.0  # what the best rival may expect by the rules of thumb
    richest: i64 = 0
    most: i64 = 0
    n: i64 = 0
    while n < players:
        other: i64 = seat + n
        if other >= players:
            other -= players
        side = s.sides[other]
        hoped: float = tell_side(t, s, plan, other, n * 5 * INPUTS)
        hoped += coin(plan.style, s) * float(side.gold)
        points: i64 = score(side)
        if n == 0:
            whole[0] = float(side.gold) / 18.0
            whole[1] = float(points) / POINTS
            whole[2] = hoped / POINTS
        else:
            if hoped > best:
                best = hoped
            if side.gold > richest:
                richest = side.gold
            if points > most:
                most = points
        if other == s.turn:
            whole[3 + n] = 1.0
        n += 1
    left: float = float(s.deck_left)
    whole[7] = float(richest) / 18.0
    whole[8] = float(most) / POINTS
    whole[9] = best / POINTS
    whole[10] = whole[2] - whole[9]
    whole[11] = left / 80.0
    whole[12] = float(s.deck_left % PILE) / 20.0
    whole[13] = float(s.supply) / 18.0
    whole[14] = (whole[0] - whole[7]) * whole[11]
    whole[15] = whole[0] - whole[7]
    whole[16] = 1.0 if left > 10.0 else left / 10.0
    whole[17] = whole[10] * whole[11]
    whole[17 + players - 1] = 1.0  # 18 to 20
    if s.deck_left < 3 * PILE:
        whole[21] = 1.0
    if s.deck_left < 2 * PILE:
        whole[22] = 1.0
    if s.deck_left < PILE:
        whole[23] = 1.0


def tell_side(t: Thought, s: rules.Position, plan: Plan, seat: i64, at: i64) -> float:
    """Tell about the expeditions of one seat; what they promise, added up."""
    told = t.told
    line = plan.line
    side = s.sides[seat]
    total: float = 0.0
    colour: i64 = 0
    while colour < 5:
        shift: i64 = colour * KINDS
        look(line, side, colour)
        open: i64 = 1023 & ~line.closed
        once: i64 = plan.once >> shift & open
        both: i64 = plan.both >> shift & open
        shown: i64 = s.display >> shift & open
        coming: float = float(COUNT[once] + COUNT[both])
        prints: float = float(FOOTPRINTS[once] + FOOTPRINTS[both])
        factor: float = 1.0 + float(line.wagers)
        promised: float = promise(plan, colour, line)
        total += promised
        told[at + line.wagers] = 1.0  # 0 to 4
        told[at + 5 + COUNT[line.closed]] = 1.0  # 5 to 14: the highest number
        told[at + 15 + (line.numbers if line.numbers < 5 else 5)] = 1.0  # 15 to 20
        told[at + 21] = float(line.footprints) / 10.0
        told[at + 22] = float(line.footprints) * factor / POINTS
        told[at + 23] = prints / 10.0
        told[at + 24] = prints * factor / POINTS
        told[at + 25] = coming / 10.0
        if line.closed == 0:
            told[at + 26] = float(plan.wagers >> 3 * colour & 7) / 3.0
        told[at + 27] = promised / POINTS
        if shown:
            told[at + 28] = float(FOOTPRINTS[shown]) / 4.0
            told[at + 29] = float(FOOTPRINTS[shown]) * factor / POINTS
            told[at + 30] = float(COUNT[shown]) / 2.0
            if shown & 1:
                told[at + 31] = 1.0
            gained: float = best_promise(plan, s, colour, line, shown, promised) - promised
            told[at + 32] = gained / 10.0
            told[at + 33] = 1.0
        colour += 1
        at += INPUTS
    return total


def facts(s: rules.Position, style: Style, seat: i64) -> list[float]:
    """All that a network is told about a position: whole first, then seat by seat, to learn by."""
    t = Thought(INPUTS, WHOLE, 1)
    tell(t, s, Plan(s, style), seat)
    numbers = s.players * 5 * INPUTS
    return [t.whole[i] for i in range(WHOLE)] + [t.told[i] for i in range(numbers)]


def lead(
    s: rules.Position, seat: i64, styles: list[Style], cards: i64, network: Network
) -> tuple[float, float]:
    """The lead over the best other seat that is to be expected some cards later.

    Also how much more likely the seat is to win than not, from -1 to 1.
    """
    s._decision = None
    plan = Plan(s, styles[seat])
    play_on(s, styles, cards, plan)
    if s.phase == rules.OVER:
        return final_lead(s, seat)
    keep_up(plan, s, styles[seat])
    t = network.thought
    tell(t, s, plan, seat)
    think(t, network, s.players)
    return POINTS * output(t, network, 0), tanh(output(t, network, 1))


def final_lead(s: rules.Position, seat: i64) -> tuple[float, float]:
    """The same when the game is over."""
    best: i64 = -1
    other: i64 = 0
    while other < s.players:
        points: i64 = score(s.sides[other])
        if other != seat and points > best:
            best = points
        other += 1
    won: i64 = score(s.sides[seat]) - best
    return float(won), 1.0 if won > 0 else (-1.0 if won < 0 else 0.0)
