"""The journal of a table, and what follows from it: seats, clocks, the game's log, the result.

Everything that ever happened at a table is a row: an answer in notation, or `!` and what happened
beside the game (`!sit`, `!undo`, `!resign` ...). Rows are only added. Any node that reads them
arrives at the same table.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from rivalry.core.account import Told
from rivalry.core.decision import CHANCE
from rivalry.core.game import Game
from rivalry.server.protocol import Change, Event, Result
from rivalry.server.table.clock import Clock, Outages
from rivalry.server.table.wording import overheard, parts

Status = Literal["waiting", "playing", "over", "closed"]


class Row(msgspec.Struct, frozen=True, gc=False):
    """One row: its place, the seat (-1 for chance or nobody), what it says, and when.

    There are many of them, so they are none of the garbage collector's business.
    """

    n: int
    seat: int
    answer: str
    at: float


def note(verb: str, **facts: Any) -> str:
    """The text of a row that is no answer.

    >>> note("undo", to=4), note("resign")
    ('!undo {"to": 4}', '!resign')
    """
    return f"!{verb} {json.dumps(facts)}" if facts else f"!{verb}"


def parse_note(text: str) -> tuple[str, dict[str, Any]]:
    """What `note` wrote."""
    verb, _, facts = text[1:].partition(" ")
    return verb, json.loads(facts) if facts else {}


@dataclass
class Chair:
    """One seat: who sits there, and which bot answers for it."""

    player: str | None = None  # the person's id
    name: str = ""
    level: str | None = None  # of a bot that has the seat, or stands in for a person
    resigned: bool = False

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


@dataclass
class Book:
    """What the rows of a table add up to."""

    chairs: list[Chair]
    clock: Clock
    outages: Outages
    status: Status = "waiting"
    answers: list[str] = field(default_factory=list)  # the game's log, less what was taken back
    given_by: list[int] = field(default_factory=list)  # the seat of each answer
    places: list[int] = field(default_factory=list)  # the row of each answer
    asked_at: float = 0.0  # when the question that is open now was put
    people: set[str] = field(default_factory=set)  # who ever had a seat while the game was on
    result: Result | None = None
    rematch: str | None = None

    def add(self, row: Row) -> None:
        """Take one more row into account."""
        if not row.answer.startswith("!"):
            if row.seat != CHANCE and self.clock.runs and self.chairs[row.seat].level is None:
                self.clock.charge(row.seat, self.outages.elapsed(self.asked_at, row.at))
            self.answers.append(row.answer)
            self.given_by.append(row.seat)
            self.places.append(row.n)
            self.asked_at = row.at
            return
        verb, facts = parse_note(row.answer)
        self._note(verb, row, facts)

    def _note(self, verb: str, row: Row, facts: dict[str, Any]) -> None:
        if verb == "start":
            self.status = "playing"
            self.asked_at = row.at
            self.people = {chair.player for chair in self.chairs if chair.player is not None}
        elif verb == "over":
            self.status = "over"
            self.result = Result(facts["winners"], facts["scores"], facts["reason"])
        elif verb == "close":
            self.status = "closed"
        elif verb == "rematch":
            self.rematch = facts["table"]
        elif verb == "undo":
            del self.answers[facts["to"] :]
            del self.given_by[facts["to"] :]
            del self.places[facts["to"] :]
            self.asked_at = row.at
        else:
            self._chair_note(verb, self.chairs[row.seat], row, facts)

    def _chair_note(self, verb: str, chair: Chair, row: Row, facts: dict[str, Any]) -> None:
        if verb == "sit":
            chair.player, chair.name = facts["player"], facts["name"]
        elif verb == "leave":
            chair.player, chair.name = None, ""
        elif verb == "stand-in":
            chair.level = facts["bot"]
            self.asked_at = row.at
        elif verb == "back":
            chair.level = None
            self.asked_at = row.at
        elif verb in ("resign", "timeout", "claim"):
            chair.resigned = True
        else:
            raise AssertionError(f"a journal has no {verb}")

    def turn_start(self, seat: int) -> int | None:
        """The answer with which a seat's last turn began, if it has given any.

        >>> chairs = [Chair(), Chair()]
        >>> book = Book(chairs, Clock(None, 0, None, []), Outages(), given_by=[-1, 0, 0, 1, -1, 0])
        >>> book.turn_start(0), book.turn_start(1)
        (5, 3)
        """
        last = len(self.given_by) - 1
        while last >= 0 and self.given_by[last] != seat:
            last -= 1
        if last < 0:
            return None
        first = last
        while last >= 0 and self.given_by[last] in (seat, CHANCE):
            if self.given_by[last] == seat:
                first = last
            last -= 1
        return first


def event(game: Game | None, row: Row, seat: int | None, told: Told | None = None) -> Event:
    """A row as a seat, or a spectator, may know it: an allow-list.

    `told` is what the match tells of an answer; of one that was taken back there is nothing. The
    question of a secret answer is as secret as the answer.

    >>> import rivalry
    >>> catan = rivalry.game("catan-rivals")
    >>> row, told = Row(9, 0, "card scout", 1.0), Told(0, "search.take", "library", (), (), 4)
    >>> mine, theirs = event(catan, row, 0, told), event(catan, row, 1, told)
    >>> mine.words, mine.why, mine.card
    ('card scout', 'search.take', 'library')
    >>> theirs.words, theirs.secret, theirs.why, theirs.card
    ('card', True, '', 'library')
    """
    who = None if row.seat == CHANCE else row.seat
    if row.answer.startswith("!"):
        return Event(row.n, parse_note(row.answer)[0], who)
    words, secret = row.answer, False
    if who is None or who != seat:
        words, secret = overheard(game, row.seat, row.answer)
    verb, args = (words, []) if secret else parts(game, words)
    shown = Event(row.n, "chance" if who is None else "answer", who, words, verb, args, secret)
    if told is not None:
        shown.why = "" if secret else told.why
        shown.card, shown.shown = told.card, list(told.shown)
        shown.changes = [Change(*change) for change in told.changes]
    return shown
