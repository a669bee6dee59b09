"""The situation at a table: its head, its journal, what that adds up to, and the match.

Functions here answer questions about a situation. They know no database, no socket, and no
clock but the `now` they are given.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal
from zlib import decompress

import msgspec

from rivalry.core.decision import CHANCE
from rivalry.core.game import options_for
from rivalry.core.log import GameLog
from rivalry.core.match import Draft, Match, replay
from rivalry.server.refusal import Refusal
from rivalry.server.table.choosing import chosen, next_pick
from rivalry.server.table.clock import Clock, Outages
from rivalry.server.table.head import Head
from rivalry.server.table.journal import Chair, Row, Standing
from rivalry.server.table.late import Late

SLICE = 16
"""Answers that are replayed at a time: compiled rules let no other thread run in between."""


class Base(msgspec.Struct, array_like=True):
    """An earlier position of a table's match, from which it can be built without a full replay."""

    packed: bytes  # JSON, as `Match.saved` gives it
    n: int  # the answers before it
    place: int  # the row of the last of them
    rows: int  # the rows the table had when it was saved

    @property
    def saved(self) -> str:
        """What `Match.saved` gave, as JSON."""
        return decompress(self.packed).decode()

    def fits(self, standing: Standing) -> bool:
        """Whether it is a position of these answers; not if they were taken back."""
        return len(standing.given) >= self.n and standing.given[self.n - 1].n == self.place


@dataclass
class Situation:
    """A table as data. Everything but the head follows from the rows."""

    head: Head
    standing: Standing
    rows: Late[Row] = field(default_factory=Late)
    match: Match | None = None  # None before the game begins, and without its rules
    base: Base | None = None  # the position in the last snapshot

    @property
    def n(self) -> int:
        """The place of the next row."""
        return len(self.rows)

    @property
    def asked(self) -> int | None:
        """The seat the game waits for."""
        if self.match is None or self.standing.status != "playing" or self.match.decision is None:
            return None
        return self.match.decision.player

    @property
    def asked_person(self) -> int | None:
        """The seat the game waits for, if a person answers for it."""
        asked = self.asked
        return None if asked is None or self.standing.chairs[asked].level is not None else asked

    @property
    def picking(self) -> int | None:
        """The seat that picks a value for an option now, before the game begins."""
        if self.standing.status != "choosing":
            return None
        wanted = next_pick(self.head, self.standing.picks)
        assert wanted is not None, "something is left to choose"
        return wanted.seat

    def seat_of(self, player: str | None) -> int | None:
        """Where a player sits."""
        if player is None:
            return None
        for seat, chair in enumerate(self.standing.chairs):
            if chair.player == player:
                return seat
        return None

    def add(self, rows: Iterable[Row], draft: Draft | None = None) -> bool:
        """Take new rows into account; False if the match has to be rebuilt.

        The match continues from these rows alone, or from the draft they were made from. There
        chance answers by itself, from the same seed; if the journal says otherwise, the journal is
        right.
        """
        for row in rows:
            self.rows.append(row)
            self.standing.add(row)
            if self.match is None or draft is not None:
                continue
            if row.event == "undo":
                self.match.rewind(len(self.standing.given))
            elif row.event is None and row.seat != CHANCE:
                self.match.answer(self.match.parse(row.answer), row.seat)
        if self.match is not None and draft is not None:
            self.match.take(draft)
        if self.match is None:
            return not self.standing.has_begun or self.head.rules() is None
        n = len(self.standing.given)
        last = [row.answer for row in self.standing.given[-SLICE:]]
        return len(self.match.told) == n and self.match.answers_since(n - len(last)) == last


def empty(head: Head, outages: Outages) -> Situation:
    """A table at which nothing has happened yet."""
    settings = head.settings
    clock = Clock(
        None if settings.clock is None else settings.clock.initial,
        0.0 if settings.clock is None else settings.clock.increment,
        None if settings.days is None else settings.days * 86400,
        [0.0] * head.seats,
    )
    return Situation(head, Standing([Chair() for _ in range(head.seats)], clock, outages))


def make_match(head: Head, standing: Standing, base: Base | None = None) -> Match | None:
    """The match that a table's answers describe; it continues with the table's own seed.

    With a base, the answers before it are not replayed.
    """
    rules = head.rules()
    if rules is None or not standing.has_begun:
        return None
    given = standing.given[0 if base is None else base.n :]
    answers = [row.answer for row in given]
    ends = [i for i in range(SLICE, len(given)) if given[i].seat != CHANCE]
    begin = ends[0] if ends else len(answers)
    if base is None:
        options = chosen(head, standing.picks)
        log = GameLog(head.game, head.version, options, answers[:begin], head.seed)
        match = replay(rules, log, head.seed)
    else:
        played = options_for(rules, head.version, chosen(head, standing.picks))
        assert played is not None, "the table has its rules"
        match = Match(rules, head.seed, played)
        earlier = standing.given.held(base.n)
        match.resume(
            json.loads(base.saved), answers[:begin], lambda: [row.answer for row in earlier()]
        )
    for end in [*ends, len(answers)]:
        if end - begin >= SLICE or end == len(answers):
            match.follow(answers[begin:end])
            begin = end
    return match


def seat_or_refusal(s: Situation, player: str) -> int:
    """Where a player sits; anybody without a seat here is refused."""
    seat = s.seat_of(player)
    if seat is None:
        raise Refusal("not-seated", "you have no seat at this table")
    return seat


def is_alone(s: Situation, seat: int) -> bool:
    """Whether all others at the table are bots, and were from the start."""
    return s.standing.people == {s.standing.chairs[seat].player}


# Taking back


def undoable(s: Situation, seat: int, now: float) -> list[Literal["answer", "turn"]]:
    """What a seat may take back now (PRODUCT 4).

    Its own last answer, if that showed nothing hidden; against bots alone, its last turn too.
    """
    match, standing = s.match, s.standing
    if match is None or standing.status != "playing" or standing.chairs[seat].level is not None:
        return []
    allowed: list[Literal["answer", "turn"]] = []
    if match.can_undo(seat) and _has_time(s, seat, len(standing.given) - 1, now):
        allowed.append("answer")
    start = standing.turn_start(seat) if is_alone(s, seat) else None
    if start is not None and _has_time(s, seat, start, now):
        allowed.append("turn")
    return allowed


def _has_time(s: Situation, seat: int, question: int, now: float) -> bool:
    """Whether a seat that goes back to a question has time left to answer it."""
    clock = s.standing.clock
    if not clock.runs:
        return True
    lost = clock.increment * s.standing.charged[question:].count(seat)
    thought = s.standing.outages.elapsed(s.standing.asked_at, now)
    return clock.left(seat, question) - lost > thought


# Time


def on_the_clock(s: Situation) -> int | None:
    """The seat whose clock runs: the one that is asked, if it is a person's."""
    return s.asked_person if s.standing.clock.runs else None


def time_left(s: Situation, seat: int, now: float) -> float:
    """The seconds a seat has left on its clock."""
    left = s.standing.clock.left(seat, len(s.standing.given))
    if seat == on_the_clock(s):
        left -= s.standing.outages.elapsed(s.standing.asked_at, now)
    return left


def out_of_time(s: Situation, now: float) -> int | None:
    """The seat that is asked and has used up its time."""
    seat = on_the_clock(s)
    return None if seat is None or time_left(s, seat, now) >= 0 else seat


def deadline(s: Situation, now: float) -> float | None:
    """When the table must be looked at again even if nobody does anything."""
    seat = on_the_clock(s)
    outages, asked_at = s.standing.outages, s.standing.asked_at
    if seat is not None:
        left = s.standing.clock.left(seat, len(s.standing.given))
        return outages.moment_after(asked_at, left)
    absence = s.head.settings.absence
    if s.asked_person is None or absence.rule != "bot":
        return None
    moment = outages.moment_after(max(asked_at, outages.last_end()), absence.after)
    return max(moment, now + absence.after / 4)


def is_absent(s: Situation, seen_at: float, now: float) -> bool:
    """Whether the asked player, last seen at `seen_at`, has been away too long for this table.

    Time in which no server was running does not count, nor any time before it came back.
    """
    if s.head.settings.days is not None:
        return False
    outages = s.standing.outages
    since = max(s.standing.asked_at, seen_at, outages.last_end())
    return outages.elapsed(since, now) >= s.head.settings.absence.after
