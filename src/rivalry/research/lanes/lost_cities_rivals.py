"""Lost Cities: Rivals in buffers: observations and masks, from the state's own bit masks."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities_rivals import expedition, rules, turn
from rivalry.games.lost_cities_rivals.cards import BID, DECK, DONE, FULL_DECK, PASS, REMOVE, UNCOVER
from rivalry.games.lost_cities_rivals.state import State, new
from rivalry.research.lanes.encoder import OVER, Encoder
from rivalry.research.lanes.words import (
    ONE,
    bits4,
    bits8,
    four,
    number,
    put_number,
    rotate,
    since,
)

# The sizes of the parts in words, as `rivalry.research.lost_cities_rivals.spec` lays them out.
TABLE: Final = 3
CARDS: Final = 13  # fifty counts
REMOVED: Final = 20  # eighty places
SIDE: Final = 3 + CARDS

COPY: Final = bytes([FULL_DECK.index(card) for card in range(50)])
"""The number of a card's first copy."""


class LostCitiesRivals(Encoder):
    """Seats are written clockwise, starting with the observer's own."""

    def __init__(self, players: int, size: int, actions: int, options: dict[str, Any]) -> None:
        super().__init__(new(**options), players, size, actions)

    def seat(self, s: Any) -> i64:
        assert isinstance(s, State)
        if s.phase == rules.OVER:
            return OVER
        if s.phase < rules.TURN:
            return CHANCE
        return s.asked

    def answer(self, s: Any, action: i64) -> None:
        assert isinstance(s, State)
        turn.answer(s, action)
        s._decision = None

    def is_cut(self, s: Any) -> bool:
        return False

    def fits(self, s: Any) -> bool:
        first = self.first
        assert isinstance(first, State)
        return (
            isinstance(s, State)
            and s.players == first.players
            and s.first_starter == first.first_starter
            and s.tiebreak == first.tiebreak
        )

    def glance(self, s: Any) -> i64:
        assert isinstance(s, State)
        return s.sides[s.asked].gold + len(s.deck) + len(s.removed)

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        write_table(s, seat, out, at)
        write_counts(s.display, s.display_twice, s.display_thrice, out, at + TABLE)
        clear_removed(out, at + TABLE + CARDS)
        write_removed(s, 0, out, at + TABLE + CARDS)
        at += TABLE + CARDS + REMOVED
        n: i64 = 0
        while n < s.players:
            one: i64 = (seat + n) % s.players
            side = s.sides[one]
            write_side(s, one, expedition.score(side), out, at)
            write_counts(side.played, side.twice, 0, out, at + 3)
            at += SIDE
            n += 1

    def update(self, s: Any, seat: i64, action: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        before: i64 = number(out, at, 1)  # the seat that has answered
        turned: i64 = number(out, at, 9)
        removed: i64 = number(out, at, 10)
        write_table(s, seat, out, at)
        if action < REMOVE:
            write_display(s, action, out, at + TABLE)
        elif action < DONE:
            write_display(s, action - REMOVE, out, at + TABLE)
        if turned < DECK - s.deck_left:
            write_display(s, s.deck[s.deck_left], out, at + TABLE)
        write_removed(s, removed, out, at + TABLE + CARDS)
        at += TABLE + CARDS + REMOVED
        if action < REMOVE:
            side = s.sides[before]
            write_counts(side.played, side.twice, 0, out, at + 3)
            write_side(s, before, expedition.score(side), out, at)
        while before != seat:
            rotate(out, at, SIDE, s.players)
            before += 1
            if before == s.players:
                before = 0
        n: i64 = 0
        while n < s.players:
            one: i64 = seat + n
            if one >= s.players:
                one -= s.players
            # Only gold and the auction have changed; the expeditions' values have not.
            gold: i64 = s.sides[one].gold
            word: i64 = out[at]
            score: i64 = (word >> 16 & 0xFFFF) - (word & 0xFFFF) + gold
            out[at] = four(gold, score, s.bidding >> one & 1, word >> 48)
            at += SIDE
            n += 1

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        takes: i64 = 0
        removes: i64 = 0
        rest: i64 = 0  # from id 96 on, including the last four cards to remove
        gold: i64 = s.sides[s.asked].gold
        if s.phase == rules.TURN:
            if s.display == 0:
                gold = 0
            rest = span(UNCOVER - 96, BID - 96 + gold)
        elif s.phase == rules.RAISE:
            rest = span(BID - 96 + s.bid + 1, BID - 96 + gold) + (ONE << (PASS - 96))
        elif s.phase == rules.TAKE:
            takes = s.display & ~s.sides[s.asked].closed
            rest = ONE << (DONE - 96)
        elif s.phase == rules.CLEAR:
            removes = s.display
            rest = (ONE << (DONE - 96)) + (removes >> 46)
        i: i64 = 0
        while i < 6:
            out[at + i] = bits8(takes)
            takes >>= 8
            i += 1
        out[at + 6] = bits8((takes & 3) + (removes & 63) * 4)
        removes >>= 6
        i = 7
        while i < 12:
            out[at + i] = bits8(removes)
            removes >>= 8
            i += 1
        while i < 18:
            out[at + i] = bits8(rest)
            rest >>= 8
            i += 1


def span(first: i64, last: i64) -> i64:
    """The bits from the first to the last, or none if the last comes before the first."""
    if last < first:
        return 0
    return (ONE << (last + 1)) - (ONE << first)


def write_table(s: rules.Position, seat: i64, out: vec[i64], at: i64) -> None:
    """Where the game stands."""
    players: i64 = s.players
    starter: i64 = -1
    whose: i64 = -1
    asked: i64 = -1
    turned: i64 = 0
    if s.phase != rules.STARTER:
        starter = s.starter
        whose = s.turn
    if s.phase >= rules.TURN:
        turned = DECK - s.deck_left
        if s.phase < rules.OVER:
            asked = s.asked
    removed: i64 = len(s.removed)
    out[at] = four(s.phase, seat, since(starter, seat, players), since(whose, seat, players))
    leader: i64 = since(s.leader, seat, players)
    out[at + 1] = four(since(asked, seat, players), s.deck_left, s.bid, leader)
    newest: i64 = 0
    if s.deck_left < len(s.deck):
        newest = s.deck[s.deck_left] + 1
    out[at + 2] = four(s.supply, turned, removed, newest)


def write_counts(once: i64, twice: i64, thrice: i64, out: vec[i64], at: i64) -> None:
    """How often each of the fifty cards is there."""
    end: i64 = at + CARDS
    while at < end:
        out[at] = bits4(once) + bits4(twice) + bits4(thrice)
        once >>= 4
        twice >>= 4
        thrice >>= 4
        at += 1


def write_display(s: rules.Position, card: i64, out: vec[i64], at: i64) -> None:
    """How often a card lies in the display."""
    count: i64 = s.display >> card & 1
    count += s.display_twice >> card & 1
    count += s.display_thrice >> card & 1
    put_number(out, at, card, count)


def clear_removed(out: vec[i64], at: i64) -> None:
    """No card has left the game."""
    end: i64 = at + REMOVED
    while at < end:
        out[at] = 0
        at += 1


def write_removed(s: rules.Position, place: i64, out: vec[i64], at: i64) -> None:
    """For every copy of a card, when it left the game, from 1; up to `place` is already there."""
    end: i64 = len(s.removed)
    while place < end:
        card: i64 = s.removed[place]
        copy: i64 = COPY[card]
        # Copies are alike: the first free one.
        while number(out, at, copy):
            copy += 1
        place += 1
        put_number(out, at, copy, place)


def write_side(s: rules.Position, seat: i64, score: i64, out: vec[i64], at: i64) -> None:
    """One player's gold and wagers; the expeditions follow."""
    side = s.sides[seat]
    first: i64 = 0
    second: i64 = 0
    if seat < len(s.starting):
        pair = s.starting[seat]
        first = pair[0] + 1
        second = pair[1] + 1
    bidding: i64 = s.bidding >> seat & 1
    w: i64 = side.wagers
    out[at] = four(side.gold, score, bidding, first)
    out[at + 1] = four(second, w & 7, w >> 3 & 7, w >> 6 & 7)
    out[at + 2] = four(w >> 9 & 7, w >> 12 & 7, 0, 0)
