"""What a command does to a table: decided from the situation alone, without I/O.

`decide(situation, command, now)` gives the rows to add to the journal, or raises a `Refusal`.
It changes nothing; the table stores the rows and only then acknowledges and shows them.

>>> from rivalry.server.table.clock import Outages
>>> from rivalry.server.table.head import Head
>>> from rivalry.server.table.settings import Settings
>>> from rivalry.server.table.situation import empty
>>> head = Head("id", "lost-cities", 1, {}, Settings(), None, False, "", "7", 2, 0.0)
>>> [row.answer for row in decide(empty(head, Outages()), Sit("ann", "Ann"), now=1.0).rows]
['!sit {"player": "ann", "name": "Ann"}']
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from rivalry.bots import bot as bots
from rivalry.core.decision import CHANCE, IllegalAction, MalformedAction, NotYourDecision
from rivalry.core.game import State, options_for
from rivalry.core.match import Draft, Match
from rivalry.server.refusal import Refusal
from rivalry.server.storable import sayable
from rivalry.server.table.choosing import Picks, bots_pick, chosen, next_pick
from rivalry.server.table.head import ME, PERSON, Head
from rivalry.server.table.journal import Row, note
from rivalry.server.table.situation import (
    Situation,
    is_absent,
    out_of_time,
    seat_or_refusal,
    undoable,
)


@dataclass(frozen=True)
class Open:
    """Seat the bots and whoever makes the table; begin if nobody is missing or the game is over."""

    seats: Sequence[str]
    player: str
    name: str


@dataclass(frozen=True)
class Sit:
    """Take a seat; when the last one is taken, the game begins."""

    player: str
    name: str
    wanted: int | None = None


@dataclass(frozen=True)
class Choose:
    """Pick a value for the option being chosen; after the last one the game begins."""

    player: str
    option: str
    value: Any


@dataclass(frozen=True)
class Leave:
    """Give up a seat before the game has begun; an empty table closes."""

    player: str


@dataclass(frozen=True)
class Answer:
    """Answer the question at place `n`, and with `more` those that follow: all of them or none."""

    seat: int
    n: int
    words: str
    more: tuple[str, ...] = ()
    by_bot: bool = False


@dataclass(frozen=True)
class Undo:
    """Take back the last answer of a seat, or against bots its last turn."""

    seat: int
    n: int
    what: Literal["answer", "turn"]


@dataclass(frozen=True)
class Resign:
    """Give up the game."""

    player: str


@dataclass(frozen=True)
class ComeBack:
    """Play on in a seat where a bot stood in."""

    player: str


@dataclass(frozen=True)
class Claim:
    """Go on without the asked player, last seen at `seen_at`: win, or have a bot stand in."""

    player: str
    outcome: Literal["win", "bot"]
    seen_at: float


@dataclass(frozen=True)
class LookAfter:
    """Time has passed: a clock may have run out, or the player last seen at `seen_at` be absent."""

    seen_at: float


@dataclass(frozen=True)
class CutOff:
    """The node where the asked player was last seen is silent since then: they get that time back.

    They get it once for each silence, so that no game waits for ever for a node that is gone.
    """

    since: float


@dataclass(frozen=True)
class Rematch:
    """Name the one table at which the same players play again."""

    player: str
    table: str


@dataclass(frozen=True)
class Close:
    """Close a table that has waited for players too long."""


Command = (
    Open
    | Sit
    | Choose
    | Leave
    | Answer
    | Undo
    | Resign
    | ComeBack
    | Claim
    | LookAfter
    | CutOff
    | Rematch
    | Close
)


@dataclass(frozen=True)
class Outcome:
    """What a command does: the rows to add to the journal, none if it was carried out before.

    An answer comes with what it does to the match, so that nobody has to work it out again.
    """

    rows: list[Row]
    draft: Draft | None = field(default=None, compare=False)


def decide(s: Situation, command: Command, now: float) -> Outcome:
    """What a command does; it is refused if it is not allowed."""
    draft: Draft | None = None
    match command:
        case Open():
            texts = _open(s, command)
        case Sit():
            texts = _sit(s, command)
        case Choose():
            texts = _choose(s, command)
        case Leave():
            texts = _leave(s, command.player)
        case Answer():
            draft = _answer(s, command, now)
            texts = [] if draft is None else _answered(draft)
        case Undo():
            texts = _undo(s, command, now)
        case Resign():
            texts = _resign(s, command.player)
        case ComeBack():
            texts = _come_back(s, command.player)
        case Claim():
            texts = _claim(s, command, now)
        case LookAfter():
            texts = _look_after(s, command, now)
        case CutOff():
            texts = _cut_off(s, command)
        case Rematch():
            texts = _rematch(s, command)
        case Close():
            waits = s.standing.status in ("waiting", "choosing")
            texts = [(CHANCE, note("close"))] if waits else []
    rows = [Row(s.n + i, seat, text, now) for i, (seat, text) in enumerate(texts)]
    return Outcome(rows, draft)


Texts = list[tuple[int, str]]
"""Rows without their places and times: the seat, and what the row says."""


# Before the game


def first_rows(head: Head, command: Open) -> list[Row]:
    """The first rows of a table, before its game begins: bots and its maker sit down."""
    texts = enumerate(_seated(command))
    return [Row(n, seat, text, head.created_at) for n, (seat, text) in texts]


def _seated(command: Open) -> Texts:
    texts: Texts = []
    for seat, who in enumerate(command.seats):
        if who == ME:
            texts.append((seat, note("sit", player=command.player, name=command.name)))
        elif who != PERSON:
            texts.append((seat, note("stand-in", bot=who)))
    return texts


def _open(s: Situation, command: Open) -> Texts:
    texts = _seated(command)
    imported = s.head.imported
    if PERSON not in command.seats or (imported is not None and imported.result is not None):
        texts += _full(s.head, [seat not in (ME, PERSON) for seat in command.seats], [])
    return texts


def _sit(s: Situation, command: Sit) -> Texts:
    free = [seat for seat, chair in enumerate(s.standing.chairs) if chair.is_open]
    is_bot = [chair.kind == "bot" for chair in s.standing.chairs]
    if s.seat_of(command.player) is not None:
        # A rematch against bots alone is full before it begins.
        full = not free and s.standing.status == "waiting"
        return _full(s.head, is_bot, []) if full else []
    if s.standing.status != "waiting":
        raise Refusal("not-waiting", "the game has begun or is over; no seat is free")
    if command.wanted is not None and command.wanted not in free:
        raise Refusal("seat-taken", f"seat {command.wanted} is not free; free: {free}")
    seat = free[0] if command.wanted is None else command.wanted
    texts: Texts = [(seat, note("sit", player=command.player, name=command.name))]
    return texts + _full(s.head, is_bot, []) if len(free) == 1 else texts


def _choose(s: Situation, command: Choose) -> Texts:
    seat = seat_or_refusal(s, command.player)
    pick = (seat, command.option, command.value)
    if pick in s.standing.picks:
        return []  # it was accepted before
    if s.standing.status != "choosing":
        raise Refusal("not-choosing", "nothing is being chosen at this table")
    wanted = next_pick(s.head, s.standing.picks)
    assert wanted is not None, "something is left to choose"
    if seat != wanted.seat:
        raise Refusal("not-asked", "it is somebody else's pick")
    if command.option != wanted.option or command.value not in wanted.left:
        left = ", ".join(str(value) for value in wanted.left)
        raise Refusal("bad-choice", f"pick one for {wanted.option}: {left}")
    is_bot = [chair.kind == "bot" for chair in s.standing.chairs]
    return [_picked(pick), *_full(s.head, is_bot, [*s.standing.picks, pick])]


def _picked(pick: tuple[int, str, Any]) -> tuple[int, str]:
    seat, option, value = pick
    return seat, note("choose", option=option, value=value)


def _full(head: Head, is_bot: Sequence[bool], picks: Picks) -> Texts:
    """All seats are taken: chance and bots choose until a person must, or the game begins."""
    texts: Texts = [] if picks or not head.settings.choose else [(CHANCE, note("choosing"))]
    made = list(picks)
    while (wanted := next_pick(head, made)) is not None:
        if wanted.seat != CHANCE and not is_bot[wanted.seat]:
            return texts
        made.append((wanted.seat, wanted.option, bots_pick(head, wanted)))
        texts.append(_picked(made[-1]))
    return texts + _begin(head, made)


def _begin(head: Head, picks: Picks) -> Texts:
    """The game begins: with the imported log, or with the first deal."""
    texts: Texts = [(CHANCE, note("start"))]
    if head.imported is not None:
        texts += zip(head.imported.given_by, head.imported.answers, strict=True)
        result = head.imported.result
        if result is not None:
            texts.append((CHANCE, note("over", **result, reason="end")))
        return texts
    rules = head.rules()
    assert rules is not None, "a game only begins with its own rules"
    options = options_for(rules, head.version, chosen(head, picks))
    assert options is not None, "the table has its rules"
    match = Match(rules, head.seed, options)
    texts += [(CHANCE, words) for words in match.log.answers]
    return texts + _end(match.state)


def _leave(s: Situation, player: str) -> Texts:
    seat = seat_or_refusal(s, player)
    if s.standing.status not in ("waiting", "choosing"):
        raise Refusal("not-waiting", "the game has begun; resign instead")
    others = any(chair.player for i, chair in enumerate(s.standing.chairs) if i != seat)
    gone: Texts = [(seat, note("leave"))]
    return gone if others else [*gone, (CHANCE, note("close"))]


# Answers


def _answer(s: Situation, command: Answer, now: float) -> Draft | None:
    """What answers do to the match; None if they have been accepted before."""
    rules, seat = s.head.rules(), command.seat
    if rules is None:
        raise Refusal(
            "rules-version", "this game was played by rules that this server does not have"
        )
    try:
        actions = [rules.parse(words) for words in (command.words, *command.more)]
    except MalformedAction as error:
        raise Refusal("malformed", sayable(str(error))) from None
    if _is_done(s, command, [rules.text(action) for action in actions]):
        return None
    if command.n != s.n:
        raise Refusal("stale", "the table has moved on")
    if s.match is None or s.standing.status != "playing":
        raise Refusal("not-playing", "the game has not begun, or is over")
    if seat != s.asked or (seat == s.asked_person) is command.by_bot:
        raise Refusal("not-asked", "somebody else is asked")
    if out_of_time(s, now) is not None:
        raise Refusal("not-playing", "your time is up")
    try:
        draft = s.match.draft(actions[0], seat)
        for action in actions[1:]:
            s.match.extend(draft, action, seat)
        return draft
    except (IllegalAction, NotYourDecision) as error:
        raise Refusal("illegal", str(error)) from None


def _is_done(s: Situation, command: Answer, words: list[str]) -> bool:
    """Whether these very answers are already at their place."""
    if not 0 <= command.n < s.n:
        return False
    first, seat = s.rows[command.n], command.seat
    given = [row.answer for row in s.rows[command.n :] if row.seat == seat and row.event is None]
    return (first.seat, first.answer) == (seat, words[0]) and given[: len(words)] == words


def _answered(draft: Draft) -> Texts:
    """The answers, what chance answered then, and the end if it is reached."""
    given = zip(draft.told, draft.answers, strict=True)
    return [*((told.player, words) for told, words in given), *_end(draft.state)]


def _end(state: State) -> Texts:
    """The row that says the game is over, if it is."""
    if state.decision is not None:
        return []
    over = note("over", winners=state.winners(), scores=state.scores(), reason="end")
    return [(CHANCE, over)]


def _undo(s: Situation, command: Undo, now: float) -> Texts:
    seat, n = command.seat, command.n
    if 0 <= n < s.n and s.rows[n].seat == seat and s.rows[n].event == "undo":
        return []  # it was accepted before
    if n != s.n:
        raise Refusal("stale", "the table has moved on")
    if command.what not in undoable(s, seat, now):
        raise Refusal("no-undo", "this cannot be taken back")
    to: int | None = len(s.standing.given) - 1
    if command.what == "turn":
        to = s.standing.turn_start(seat)
    return [(seat, note("undo", to=to))]


# Giving up, being absent, running out of time


def _resign(s: Situation, player: str) -> Texts:
    seat = seat_or_refusal(s, player)
    if s.standing.status != "playing" or s.match is None:
        raise Refusal("not-playing", "the game has not begun, or is over")
    if s.standing.chairs[seat].resigned:
        raise Refusal("not-playing", "you have already resigned")
    return _drop_out(s, seat, "resign")


def _drop_out(s: Situation, seat: int, why: str) -> Texts:
    """A seat is out: the game is over if nobody is left to play against; else a bot plays on."""
    texts: Texts = [(seat, note(why))]
    rest = [i for i, c in enumerate(s.standing.chairs) if i != seat and not c.resigned]
    people = [i for i in rest if s.standing.chairs[i].player is not None]
    if len(rest) > 1 and people:
        return [*texts, _stand_in(s, seat)]
    assert s.match is not None, "only a player can drop out"
    result = {"winners": rest, "scores": s.match.scores(), "reason": why}
    return [*texts, (CHANCE, note("over", **result))]


def _stand_in(s: Situation, seat: int) -> tuple[int, str]:
    """A good bot answers for a seat."""
    return seat, note("stand-in", bot=bots.default(s.head.game), asked=seat == s.asked)


def _come_back(s: Situation, player: str) -> Texts:
    seat = seat_or_refusal(s, player)
    chair = s.standing.chairs[seat]
    if s.standing.status != "playing" or chair.level is None or chair.resigned:
        raise Refusal("not-playing", "no bot is standing in for you")
    return [(seat, note("back", asked=seat == s.asked))]


def _claim(s: Situation, command: Claim, now: float) -> Texts:
    seat = seat_or_refusal(s, command.player)
    asked = s.asked
    if asked is None:
        raise Refusal("not-playing", "the game has not begun, or is over")
    if asked == seat or s.standing.chairs[asked].player is None:
        raise Refusal("not-absent", "the game is not waiting for anybody else")
    if s.standing.chairs[asked].level is not None:
        raise Refusal("not-absent", "a bot is already standing in")
    if not is_absent(s, command.seen_at, now):
        raise Refusal("not-absent", "the player is here, or has not been away long enough")
    if command.outcome == "bot":
        return [_stand_in(s, asked)]
    return _drop_out(s, asked, "claim")


def _look_after(s: Situation, command: LookAfter, now: float) -> Texts:
    late = out_of_time(s, now)
    if late is not None:
        return _drop_out(s, late, "timeout")
    person = s.asked_person
    if person is None or s.head.settings.absence.rule != "bot":
        return []
    return [_stand_in(s, person)] if is_absent(s, command.seen_at, now) else []


def _cut_off(s: Situation, command: CutOff) -> Texts:
    person = s.asked_person
    if person is None or command.since <= s.standing.chairs[person].cut_off:
        return []
    return [(person, note("cut-off", since=command.since))]


def _rematch(s: Situation, command: Rematch) -> Texts:
    seat = seat_or_refusal(s, command.player)
    if s.standing.status != "over":
        raise Refusal("not-over", "the game is not over")
    if s.standing.rematch is not None:
        return []
    return [(seat, note("rematch", table=command.table))]
