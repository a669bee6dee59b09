"""Lost Cities in buffers: observations and masks, written from the state's own bit masks."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_PILE, ONE
from rivalry.games.lost_cities.playout import bit_count
from rivalry.games.lost_cities.state import State, new
from rivalry.research.lanes.encoder import OVER, Encoder
from rivalry.research.lanes.words import bits4, bits8, four


def _scores() -> list[int]:
    found = []
    for wagers in range(4):
        for numbers in range(512):
            values = [kind + 2 for kind in range(9) if numbers >> kind & 1]
            found.append(rules.expedition_score(sum(values), len(values), wagers))
    return found


_SCORE: Final = _scores()
"""The value of an expedition: entry wagers * 512 + mask of the numbers."""

NUMBERS: Final = sum([1 << card for card in range(60) if card % 10])
"""The mask of all cards but the wagers."""


class LostCities(Encoder):
    """The layout is that of `rivalry.research.lost_cities.spec`: twelve numbers per colour."""

    def __init__(self, size: int, actions: int, options: dict[str, Any]) -> None:
        super().__init__(new(**options), 2, size, actions)
        self.history: i64 = options["rounds"] + (options["tiebreak"] == "extra_round")

    def seat(self, s: Any) -> i64:
        assert isinstance(s, State)
        if s.phase == rules.OVER:
            return OVER
        if s.phase < rules.CARD:
            return CHANCE
        return s.turn

    def glance(self, s: Any) -> i64:
        assert isinstance(s, State)
        return s.sides[s.turn].hand + len(s.piles[0]) + len(s.deck)

    def answer(self, s: Any, action: i64) -> None:
        assert isinstance(s, State)
        if s.phase == rules.CARD:
            rules.put_card(s, action)
        else:
            rules.draw_card(s, action)
        s._decision = None

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        write_sides(s, seat, out, at)
        colour: i64 = 0
        while colour < s.colours:
            write_pile(s, colour, out, at)
            colour += 1
        write_table(s, seat, total(s, seat), total(s, 1 - seat), out, at)
        write_history(s, seat, self.history, out, at)

    def update(self, s: Any, seat: i64, action: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        word: i64 = out[at + 18 * s.colours + 2]
        own: i64 = word >> 32 & 0xFFFF
        if own >= 0x8000:
            own -= 0x10000
        rival: i64 = word >> 48
        if s.phase == rules.DRAW:
            # The same seat, after playing or discarding: only that colour has changed.
            card: i64 = action
            if action >= DISCARD:
                card -= DISCARD
                write_pile(s, card // 10, out, at)
            else:
                own += gain(s.sides[seat], card)
            write_own_colour(s, seat, card // 10, out, at)
            write_table(s, seat, own, rival, out, at)
        elif s.turns == 0 or s.phase != rules.CARD:
            self.observe(s, seat, out, at)  # a new round was dealt
        else:
            turn_round(s, seat, out, at)
            if action >= DRAW_PILE:
                write_drawn(s, seat, action - DRAW_PILE, out, at)
            write_table(s, seat, rival, own, out, at)  # the other seat sees it from the other side
            if s.history:
                write_history(s, seat, self.history, out, at)

    def is_cut(self, s: Any) -> bool:
        assert isinstance(s, State)
        return s.deck_left != 0

    def fits(self, s: Any) -> bool:
        first = self.first
        assert isinstance(first, State)
        return (
            isinstance(s, State)
            and s.rounds == first.rounds
            and s.colours == first.colours
            and s.first_starter == first.first_starter
            and s.tiebreak == first.tiebreak
            and s.stall_cap == first.stall_cap
        )

    def scores(self, s: Any) -> list[int]:
        assert isinstance(s, State)
        return [int(total(s, 0)), int(total(s, 1))]

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        i: i64 = 0
        if s.phase == rules.CARD:
            side = s.sides[s.turn]
            hand: i64 = side.hand
            plays: i64 = hand & ~side.closed
            while i < 7:
                out[at + i] = bits8(plays)
                plays >>= 8
                i += 1
            # Plays end in the middle of a word, with id 59; discards begin there.
            out[at + 7] = bits8(plays & 15 | (hand & 15) * 16)
            hand >>= 4
            i = 8
            while i < 15:
                out[at + i] = bits8(hand)
                hand >>= 8
                i += 1
            out[at + 15] = 0
            return
        while i < 15:
            out[at + i] = 0
            i += 1
        draws: i64 = 0
        if s.phase == rules.DRAW:
            draws = 1 + 2 * s.drawable
        out[at + 15] = bits8(draws)


def write_colour(mask: i64, wagers: i64, out: vec[i64], at: i64) -> None:
    """Twelve numbers: at least one, two, three wagers, and the numbers 2 to 10."""
    cards: i64 = (ONE << (wagers & 3)) - 1 + (mask >> 1 & 511) * 8
    out[at] = bits4(cards)
    out[at + 1] = bits4(cards >> 4)
    out[at + 2] = bits4(cards >> 8)


def write_sides(s: rules.Position, seat: i64, out: vec[i64], at: i64) -> None:
    """Hand, known cards and expeditions, colour by colour."""
    own = s.sides[seat]
    rival = s.sides[1 - seat]
    step: i64 = 3 * s.colours
    end: i64 = at + step
    a: i64 = own.hand
    b: i64 = own.known
    c: i64 = rival.known
    d: i64 = own.played
    e: i64 = rival.played
    aw: i64 = own.hand_wagers
    bw: i64 = own.known_wagers
    cw: i64 = rival.known_wagers
    dw: i64 = own.wagers
    ew: i64 = rival.wagers
    while at < end:
        write_colour(a, aw, out, at)
        write_colour(b, bw, out, at + step)
        write_colour(c, cw, out, at + 2 * step)
        write_colour(d, dw, out, at + 3 * step)
        write_colour(e, ew, out, at + 4 * step)
        a >>= 10
        b >>= 10
        c >>= 10
        d >>= 10
        e >>= 10
        aw >>= 2
        bw >>= 2
        cw >>= 2
        dw >>= 2
        ew >>= 2
        at += 3


def write_own_colour(s: rules.Position, seat: i64, colour: i64, out: vec[i64], at: i64) -> None:
    """The same for one colour of the seat's own side."""
    own = s.sides[seat]
    step: i64 = 3 * s.colours
    bits: i64 = 10 * colour
    pair: i64 = 2 * colour
    at += 3 * colour
    write_colour(own.hand >> bits, own.hand_wagers >> pair, out, at)
    write_colour(own.known >> bits, own.known_wagers >> pair, out, at + step)
    write_colour(own.played >> bits, own.wagers >> pair, out, at + 3 * step)


def turn_round(s: rules.Position, seat: i64, out: vec[i64], at: i64) -> None:
    """Turn the other seat's row into this seat's: write its own hand, swap everything else."""
    own = s.sides[seat]
    hand: i64 = own.hand
    wagers: i64 = own.hand_wagers
    step: i64 = 3 * s.colours
    end: i64 = at + step
    while at < end:
        write_colour(hand, wagers, out, at)
        hand >>= 10
        wagers >>= 2
        at += 3
    end = at + step
    while at < end:
        known: i64 = out[at]
        out[at] = out[at + step]
        out[at + step] = known
        played: i64 = out[at + 2 * step]
        out[at + 2 * step] = out[at + 3 * step]
        out[at + 3 * step] = played
        at += 1


def write_drawn(s: rules.Position, seat: i64, colour: i64, out: vec[i64], at: i64) -> None:
    """The rival has just drawn from a discard pile: the pile, and the card everybody saw."""
    rival = s.sides[1 - seat]
    known: i64 = rival.known >> 10 * colour
    place: i64 = at + 6 * s.colours + 3 * colour
    write_colour(known, rival.known_wagers >> 2 * colour, out, place)
    write_pile(s, colour, out, at)


def write_pile(s: rules.Position, colour: i64, out: vec[i64], at: i64) -> None:
    """For every card of a colour, its place in the discard pile, counted from 1 at the bottom."""
    first: i64 = 10 * colour
    low: i64 = 0  # wagers and the 2
    middle: i64 = 0  # 3 to 6
    high: i64 = 0  # 7 to 10
    place: i64 = 0
    wagers: i64 = 0
    for card in s.piles[colour]:
        kind: i64 = card - first
        place += 1  # noqa: SIM113  (enumerate would count in Python's integers)
        if kind > 5:
            high += place << 16 * (kind - 6)
        elif kind > 1:
            middle += place << 16 * (kind - 2)
        elif kind == 1:
            low += place << 48
        else:
            low += place << wagers
            wagers += 16
    at += 15 * s.colours + 3 * colour
    out[at] = low
    out[at + 1] = middle
    out[at + 2] = high


def write_table(s: rules.Position, seat: i64, own: i64, rival: i64, out: vec[i64], at: i64) -> None:
    """Where the match stands, and the points."""
    own_turn: i64 = 0
    own_start: i64 = 0
    if s.phase != rules.STARTER:
        own_turn = 1 - (s.turn ^ seat)
        starter: i64 = s.starter
        own_start = 1 - (starter ^ seat)
    at += 18 * s.colours
    round: i64 = s.round
    out[at] = four(s.phase, own_turn, own_start, round)
    out[at + 1] = four(s.turns, s.deck_left, hand_size(s, seat), hand_size(s, 1 - seat))
    out[at + 2] = four(closed_colour(s), seat, own, rival)


def write_history(s: rules.Position, seat: i64, rounds: i64, out: vec[i64], at: i64) -> None:
    """The points of the finished rounds, two rounds to a word."""
    at += 18 * s.colours + 3
    done: i64 = len(s.history)
    n: i64 = 0
    while n < rounds:
        word: i64 = 0
        if n < done:
            first = s.history[n]
            word = four(first[seat], first[1 - seat], 0, 0)
        if n + 1 < done:
            second = s.history[n + 1]
            word += four(0, 0, second[seat], second[1 - seat])
        out[at] = word
        at += 1
        n += 2


def total(s: rules.Position, seat: i64) -> i64:
    """The points of a seat, with those of the current round as they stand."""
    points: i64 = 0
    if s.phase == rules.CARD or s.phase == rules.DRAW:
        points = running_score(s.sides[seat])
    for scores in s.history:
        points += scores[seat]
    return points


def gain(side: rules.Side, card: i64) -> i64:
    """What the card just played has added to the value of its expedition."""
    colour: i64 = card // 10
    kind: i64 = card % 10
    numbers: i64 = side.played >> 10 * colour + 1 & 511
    wagers: i64 = side.wagers >> 2 * colour & 3
    after: i64 = _SCORE[wagers * 512 + numbers]
    if kind == 0:
        wagers -= 1
    else:
        numbers -= ONE << (kind - 1)
    return after - _SCORE[wagers * 512 + numbers]


def running_score(side: rules.Side) -> i64:
    """The value of a side's expeditions as they stand."""
    numbers: i64 = side.played
    wagers: i64 = side.wagers
    score: i64 = 0
    while numbers | wagers:
        score += _SCORE[(wagers & 3) * 512 + (numbers >> 1 & 511)]
        numbers >>= 10
        wagers >>= 2
    return score


def hand_size(s: rules.Position, seat: i64) -> i64:
    """How many cards a hand holds: during a round eight, or seven before drawing."""
    if s.phase == rules.CARD:
        return 8
    if s.phase == rules.DRAW:
        return 7 + (seat ^ s.turn)
    side = s.sides[seat]
    wagers: i64 = side.hand_wagers
    count: i64 = bit_count(side.hand & NUMBERS)
    while wagers:
        count += wagers & 3
        wagers >>= 2
    return count


def closed_colour(s: rules.Position) -> i64:
    """1 + the colour just discarded to, which may not be drawn from; 0 if there is none."""
    if s.phase != rules.DRAW or s.drawable == s.open_piles:
        return 0
    closed: i64 = s.open_piles & ~s.drawable
    colour: i64 = 1
    while closed & 1 == 0:
        closed >>= 1
        colour += 1
    return colour
