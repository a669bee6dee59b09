"""The journal of a table, and what it adds up to: seats, clocks, the game's log, the result.

Everything that ever happened at a table is a row: an answer in notation, or `!` and what happened
outside the game (`!sit`, `!undo`, `!resign` ...). Rows are only added. Any node that reads them
arrives at the same table.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from rivalry.core.decision import CHANCE
from rivalry.server.protocol import Result
from rivalry.server.table.clock import Clock, Outages
from rivalry.server.table.late import Late

Status = Literal["waiting", "choosing", "playing", "over", "closed"]


class Row(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One row: its place, the seat (-1 for chance or nobody), what it says, and when.

    There are so many of them that the garbage collector is kept from looking at them.
    """

    n: int
    seat: int
    answer: str
    at: float

    @property
    def event(self) -> str | None:
        """What happened outside the game: the verb of a note, None for an answer.

        >>> Row(4, 0, '!undo {"to": 4}', 1.0).event, Row(5, 0, "draw deck", 2.0).event
        ('undo', None)
        """
        return self.answer[1:].partition(" ")[0] if self.answer.startswith("!") else None


def note(verb: str, **facts: Any) -> str:
    """The text of a row that is not an answer.

    >>> note("undo", to=4), note("resign")
    ('!undo {"to": 4}', '!resign')
    """
    return f"!{verb} {json.dumps(facts)}" if facts else f"!{verb}"


def stored(table_id: str, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Rows as the database has them."""
    return [
        {"game_id": table_id, "n": row.n, "seat": row.seat, "answer": row.answer, "at": row.at}
        for row in rows
    ]


@dataclass
class Chair:
    """One seat: who sits there, and which bot answers for it."""

    player: str | None = None  # the person's id
    name: str = ""
    level: str | None = None  # of a bot that has the seat, or stands in for a person
    resigned: bool = False
    cut_off: float = 0.0  # the start of the last silence of a node that counted as time away

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down."""
        return self.player is None and self.level is None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """Who has the seat."""
        if self.player is not None:
            return "person"
        return "bot" if self.level is not None else "open"


NOBODY = -2
"""Who is charged for an answer that was not on the clock."""


@dataclass
class Standing:
    """What the rows of a table add up to, without any rule of its game."""

    chairs: list[Chair]
    clock: Clock
    outages: Outages
    status: Status = "waiting"
    picks: list[tuple[int, str, Any]] = field(default_factory=list)  # options chosen at the table
    given: Late[Row] = field(default_factory=Late)  # the answers, without those taken back
    charged: Late[int] = field(default_factory=Late)  # the seat on whose clock each was given
    asked_at: float = 0.0  # when the open question was asked
    people: set[str] = field(default_factory=set)  # whoever had a seat while the game was on
    result: Result | None = None
    rematch: str | None = None

    @property
    def has_begun(self) -> bool:
        """Whether there is a game, though its first question may still be open."""
        return self.status in ("playing", "over")

    @property
    def present(self) -> list[str]:
        """The people who play now, by seat: not those who resigned or whose bot plays for them."""
        return [
            chair.player
            for chair in self.chairs
            if chair.player is not None and chair.level is None and not chair.resigned
        ]

    def add(self, row: Row) -> None:
        """Take one more row into account."""
        if row.event is None:
            self._answer(row)
        else:
            _, _, facts = row.answer.partition(" ")
            self._note(row.event, row, json.loads(facts) if facts else {})

    def _answer(self, row: Row) -> None:
        timed = row.seat != CHANCE and self.clock.runs and self.chairs[row.seat].level is None
        if timed:
            thought = self.outages.elapsed(self.asked_at, row.at)
            self.clock.charge(row.seat, len(self.given), thought)
        self.given.append(row)
        self.charged.append(row.seat if timed else NOBODY)
        self.asked_at = row.at

    def _note(self, verb: str, row: Row, facts: dict[str, Any]) -> None:
        if verb == "start":
            self.status = "playing"
            self.asked_at = row.at
            self.people = {chair.player for chair in self.chairs if chair.player is not None}
        elif verb == "choosing":
            self.status = "choosing"
        elif verb == "choose":
            self.picks.append((row.seat, facts["option"], facts["value"]))
        elif verb == "over":
            self.status = "over"
            self.result = Result(facts["winners"], facts["scores"], facts["reason"])
        elif verb == "close":
            self.status = "closed"
        elif verb == "rematch":
            self.rematch = facts["table"]
        elif verb == "undo":
            self._undo(row, facts["to"])
        else:
            self._chair_note(verb, self.chairs[row.seat], row, facts)

    def _undo(self, row: Row, to: int) -> None:
        if self.clock.runs:
            taken = [seat for seat in self.charged[to:] if seat != NOBODY]
            thought = self.outages.elapsed(self.asked_at, row.at)
            self.clock.take_back(taken, row.seat, to, thought)
        self.given.cut(to)
        self.charged.cut(to)
        self.asked_at = row.at

    def _chair_note(self, verb: str, chair: Chair, row: Row, facts: dict[str, Any]) -> None:
        if verb == "sit":
            chair.player, chair.name = facts["player"], facts["name"]
        elif verb == "leave":
            chair.player, chair.name = None, ""
            self.status, self.picks = "waiting", []  # whoever comes next has a say, too
        elif verb in ("stand-in", "back"):
            if facts.get("asked", False) and chair.level is None:
                self._think(row.seat, row.at)  # the clock goes on from here when they are back
            chair.level = facts.get("bot")
            if facts.get("asked", True):  # whoever else is asked goes on thinking
                self.asked_at = row.at
        elif verb in ("resign", "timeout", "claim"):
            chair.resigned = True
        elif verb == "cut-off":
            chair.cut_off = facts["since"]
            self._think(row.seat, facts["since"])
            self.asked_at = row.at
        else:
            raise AssertionError(f"a journal has no {verb}")

    def _think(self, seat: int, until: float) -> None:
        """A seat was asked until then and has not answered."""
        if self.clock.runs:
            self.clock.think(seat, len(self.given), self.outages.elapsed(self.asked_at, until))

    def turn_start(self, seat: int) -> int | None:
        """The answer with which a seat's last turn began, if it has given any.

        >>> chairs = [Chair(), Chair()]
        >>> clock = Clock(None, 0, None, [])
        >>> given = Late(Row(n, seat, "", 0.0) for n, seat in enumerate([-1, 0, 0, 1, -1, 0]))
        >>> standing = Standing(chairs, clock, Outages(), given=given)
        >>> standing.turn_start(0), standing.turn_start(1)
        (5, 3)
        """
        last = len(self.given) - 1
        while last >= 0 and self.given[last].seat != seat:
            last -= 1
        if last < 0:
            return None
        first = last
        while last >= 0 and self.given[last].seat in (seat, CHANCE):
            if self.given[last].seat == seat:
                first = last
            last -= 1
        return first
