"""How people behave at a table: sitting, leaving, undoing, resigning, running out of time.

Functions that answer a question look at a table; those that end in `_rows` say what the journal
gets. Nothing here knows a rule of any game.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from rivalry.bots import bot as bots
from rivalry.core.decision import CHANCE
from rivalry.server.services import Refusal
from rivalry.server.table import dealing
from rivalry.server.table.journal import Row, note

if TYPE_CHECKING:
    from rivalry.server.table.actor import Table


def undoable(table: "Table", seat: int) -> list[Literal["answer", "turn"]]:
    """What a seat may take back now (PRODUCT 4).

    Its own last answer while that showed nothing hidden; against bots alone, its last turn too.
    """
    match, book = table.match, table.book
    if match is None or book.status != "playing" or book.chairs[seat].level is not None:
        return []
    allowed: list[Literal["answer", "turn"]] = []
    if match.can_undo(seat):
        allowed.append("answer")
    if is_alone(table, seat) and book.turn_start(seat) is not None:
        allowed.append("turn")
    return allowed


def is_alone(table: "Table", seat: int) -> bool:
    """Whether all others at the table are bots, and were from the start."""
    return table.book.people == {table.book.chairs[seat].player}


def budget(table: "Table", level: str) -> float:
    """The seconds a bot of this level may think: the strongest as long as the server allows."""
    share = bots.SECONDS[level] / max(bots.SECONDS.values())
    return table.services.config.bot_seconds * share


# Time


def on_the_clock(table: "Table") -> int | None:
    """The seat whose clock runs: a person's that is asked."""
    asked = table.asked()
    if asked is None or not table.book.clock.runs or table.book.chairs[asked].level is not None:
        return None
    return asked


def out_of_time(table: "Table") -> int | None:
    """The seat that is asked and has used up its time."""
    seat = on_the_clock(table)
    if seat is None:
        return None
    now = table.services.config.now()
    thought = table.services.outages.elapsed(table.book.asked_at, now)
    return seat if thought > table.book.clock.left(seat) else None


def deadline(table: "Table") -> float | None:
    """When the table must be looked at again even if nobody does anything."""
    seat = on_the_clock(table)
    outages, asked_at = table.services.outages, table.book.asked_at
    if seat is not None:
        return outages.moment_after(asked_at, table.book.clock.left(seat))
    asked = table.asked()
    absence = table.head.settings.absence
    if asked is None or table.book.chairs[asked].level is not None or absence.rule != "bot":
        return None
    moment = outages.moment_after(max(asked_at, outages.last_end()), absence.after)
    return max(moment, table.services.config.now() + absence.after / 4)


def is_absent(table: "Table", seat: int, seen_at: float) -> bool:
    """Whether the asked player has been away for as long as the table allows.

    Time in which no server was running does not count, nor a moment before it came back.
    """
    if table.head.settings.days is not None or table.audience.is_here(
        table.book.chairs[seat].player
    ):
        return False
    outages = table.services.outages
    since = max(table.book.asked_at, seen_at, outages.last_end())
    away = outages.elapsed(since, table.services.config.now())
    return away >= table.head.settings.absence.after


def timeout_rows(table: "Table") -> list[Row]:
    """The asked player has run out of time."""
    seat = out_of_time(table)
    assert seat is not None, "somebody has run out of time"
    return drop_out_rows(table, seat, "timeout")


def drop_out_rows(table: "Table", seat: int, why: str) -> list[Row]:
    """A seat is out: the game is over if nobody is left to play against, or a bot goes on."""
    n, now = len(table.rows), table.services.config.now()
    rows = [Row(n, seat, note(why), now)]
    rest = [i for i, c in enumerate(table.book.chairs) if i != seat and not c.resigned]
    people = [i for i in rest if table.book.chairs[i].player is not None]
    if len(rest) <= 1 or not people:
        assert table.match is not None, "only who plays can drop out"
        result = {"winners": rest, "scores": table.match.scores(), "reason": why}
        rows.append(Row(n + 1, CHANCE, note("over", **result), now))
    else:
        rows.append(stand_in_row(table, seat, n + 1))
    return rows


def stand_in_row(table: "Table", seat: int, n: int) -> Row:
    """A good bot answers for a seat."""
    level = bots.default(table.head.game)
    return Row(n, seat, note("stand-in", bot=level), table.services.config.now())


# Sitting down and leaving


def sit_rows(table: "Table", player: str, name: str, wanted: int | None) -> tuple[int, list[Row]]:
    """A player takes a seat; when the last one is taken, the game begins."""
    book = table.book
    mine = table.seat_of(player)
    if mine is not None:
        return mine, []
    if book.status != "waiting":
        raise Refusal("not-waiting", "the game has begun or is over; no seat is free")
    free = [seat for seat, chair in enumerate(book.chairs) if chair.is_open]
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken", f"seat {wanted} is not free; free: {free}")
    seat = free[0] if wanted is None else wanted
    n, now = len(table.rows), table.services.config.now()
    rows = [Row(n, seat, note("sit", player=player, name=name), now)]
    if len(free) == 1:
        rows += begin_rows(table, n + 1)
    return seat, rows


def begin_rows(table: "Table", n: int) -> list[Row]:
    """The game begins: the first deal, from the seed that was committed to."""
    table.match = dealing.make_match(table.head, table.head.imported or [])
    return dealing.start_rows(table.head, table.match, n, table.services.config.now())


def leave_rows(table: "Table", player: str) -> list[Row]:
    """A player gives up a seat before the game has begun; an empty table closes."""
    seat = seat_or_refusal(table, player)
    if table.book.status != "waiting":
        raise Refusal("not-waiting", "the game has begun; resign instead")
    n, now = len(table.rows), table.services.config.now()
    rows = [Row(n, seat, note("leave"), now)]
    if not any(c.player for i, c in enumerate(table.book.chairs) if i != seat):
        rows.append(Row(n + 1, CHANCE, note("close"), now))
    return rows


def resign_rows(table: "Table", player: str) -> list[Row]:
    """A player gives up the game."""
    seat = seat_or_refusal(table, player)
    if table.book.status != "playing" or table.match is None:
        raise Refusal("not-playing", "the game has not begun, or is over")
    if table.book.chairs[seat].resigned:
        raise Refusal("not-playing", "you have given up already")
    return drop_out_rows(table, seat, "resign")


def back_rows(table: "Table", player: str) -> list[Row]:
    """A player for whom a bot stood in plays on."""
    seat = seat_or_refusal(table, player)
    chair = table.book.chairs[seat]
    if table.book.status != "playing" or chair.level is None or chair.resigned:
        raise Refusal("not-playing", "no bot stands in for you")
    return [Row(len(table.rows), seat, note("back"), table.services.config.now())]


def claim_rows(table: "Table", player: str, outcome: str, seen_at: float) -> list[Row]:
    """The others go on without an absent player: the game is won, or a bot stands in."""
    seat = seat_or_refusal(table, player)
    asked = table.asked()
    if asked is None:
        raise Refusal("not-playing", "the game has not begun, or is over")
    if asked == seat or table.book.chairs[asked].player is None:
        raise Refusal("not-absent", "nobody else is waited for")
    if table.book.chairs[asked].level is not None:
        raise Refusal("not-absent", "a bot stands in already")
    if not is_absent(table, asked, seen_at):
        raise Refusal("not-absent", "the player is here, or has not been away long enough")
    if outcome == "bot":
        return [stand_in_row(table, asked, len(table.rows))]
    return drop_out_rows(table, asked, "claim")


def seat_or_refusal(table: "Table", player: str) -> int:
    """Where a player sits; whoever does not sit here is refused."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refusal("not-seated", "you have no seat at this table")
    return seat


def call_hook(table: "Table", rows: Sequence[Row]) -> None:
    """Tell the player whose turn has come, at a days-per-turn table."""
    asked = table.asked()
    if asked is None or table.head.settings.days is None or not rows:
        return
    chair = table.book.chairs[asked]
    if rows[0].seat != asked and chair.player is not None and chair.level is None:
        services = table.services
        services.call_hook(chair.player, table.head.id, table.head.game, len(table.rows))
