"""Lost Cities: Rivals in buffers: observations and masks, from the state's own bit masks."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities_rivals import expedition, rules, turn
from rivalry.games.lost_cities_rivals.cards import BID, DECK, DONE, PASS, SEAT, UNCOVER
from rivalry.research.lanes.encoder import OVER, Encoder
from rivalry.research.lanes.words import ONE, bits4, bits8, four, since

# Words of the parts, as `rivalry.research.lost_cities_rivals.spec` lays them out.
TABLE: Final = 3
CARDS: Final = 13  # fifty counts
REMOVED: Final = 20  # eighty places
SIDE: Final = 3 + CARDS


class LostCitiesRivals(Encoder):
    """Seats are written from the own one on, clockwise."""

    def __init__(self, players: int, size: int, actions: int, options: dict[str, Any]) -> None:
        super().__init__(rules.new(**options), players, size, actions)

    def seat(self, s: Any) -> i64:
        assert isinstance(s, rules.State)
        if s.phase == rules.OVER:
            return OVER
        if s.phase < rules.TURN:
            return CHANCE
        return s.asked

    def answer(self, s: Any, action: i64) -> None:
        assert isinstance(s, rules.State)
        turn.answer(s, action)
        s._decision = None

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, rules.State)
        write_table(s, seat, out, at)
        at += TABLE
        write_counts(s.display, s.display_twice, s.display_thrice, out, at)
        at += CARDS
        write_removed(s, out, at)
        at += REMOVED
        write_sides(s, seat, out, at)

    def update(self, s: Any, seat: i64, action: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, rules.State)
        removed: i64 = len(s.removed)
        same: bool = out[at + 2] >> 32 & 0xFFFF == removed
        write_table(s, seat, out, at)
        at += TABLE
        write_counts(s.display, s.display_twice, s.display_thrice, out, at)
        at += CARDS
        if not same:
            write_removed(s, out, at)
        at += REMOVED
        write_sides(s, seat, out, at)

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        assert isinstance(s, rules.State)
        takes: i64 = 0
        removes: i64 = 0
        rest: i64 = 0  # from id 96 on, among them the last four cards to remove
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
    """The bits from the first to the last one, none if the last comes before the first."""
    if last < first:
        return 0
    return (ONE << (last + 1)) - (ONE << first)


def write_table(s: rules.State, seat: i64, out: vec[i64], at: i64) -> None:
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


def write_removed(s: rules.State, out: vec[i64], at: i64) -> None:
    """For every copy of a card when it left the game, from 1: sixteen copies a colour."""
    i: i64 = at
    while i < at + REMOVED:
        out[i] = 0
        i += 1
    place: i64 = 0
    for card in s.removed:
        place += 1  # noqa: SIM113  (enumerate would count in Python's integers)
        kind: i64 = card % 10
        copy: i64 = kind + 6
        if kind == 0:
            copy = 0
        elif kind < 5:
            copy = 2 * kind + 1
        copy += card // 10 * 16
        # Copies are alike: the first free one.
        while out[at + (copy >> 2)] >> 16 * (copy & 3) & 0xFFFF:
            copy += 1
        out[at + (copy >> 2)] += place << 16 * (copy & 3)


def write_sides(s: rules.State, seat: i64, out: vec[i64], at: i64) -> None:
    """Gold, wagers and expeditions of everybody, the own seat first."""
    n: i64 = 0
    while n < s.players:
        one: i64 = (seat + n) % s.players
        side = s.sides[one]
        first: i64 = 0
        second: i64 = 0
        if one < len(s.starting):
            pair = s.starting[one]
            first = pair[0] + 1
            second = pair[1] + 1
        bidding: i64 = 0
        if s.bidding & SEAT[one]:
            bidding = 1
        w: i64 = side.wagers
        score: i64 = expedition.score(side)
        out[at] = four(side.gold, score, bidding, first)
        out[at + 1] = four(second, w & 7, w >> 3 & 7, w >> 6 & 7)
        out[at + 2] = four(w >> 9 & 7, w >> 12 & 7, 0, 0)
        write_counts(side.played, side.twice, 0, out, at + 3)
        at += SIDE
        n += 1
