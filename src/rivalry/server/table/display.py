"""What a seat or a spectator is shown of a table: its view, its events, its question."""

from bisect import bisect_left
from typing import TYPE_CHECKING

from rivalry.core.account import Told
from rivalry.server.protocol import Clocks, Event, Position, Seat, TableNews
from rivalry.server.table import conduct
from rivalry.server.table import wording as words
from rivalry.server.table.journal import event

if TYPE_CHECKING:
    from rivalry.server.table.actor import Table


def position(table: "Table", seat: int | None, since: int) -> Position:
    """The table as this seat may see it, with what happened from place `since` on."""
    book, match = table.book, table.match
    end = len(table.rows)
    since = max(since if 0 <= since <= end else 0, end - table.services.config.limits.events)
    asked = table.asked()
    rules = table.head.rules()
    prompt = None
    mine = seat is not None and seat == asked and book.chairs[seat].level is None
    if mine and match is not None and match.decision is not None:
        prompt = words.prompt(match.game, match.decision)
    told: dict[int, Told] = {}
    if match is not None:
        first = bisect_left(book.places, since)
        told = dict(zip(book.places[first:], match.told[first:], strict=True))
    return Position(
        n=end,
        since=since,
        status=book.status,
        asked=asked,
        view=None if match is None else match.view(seat),
        events=[event(rules, row, seat, told.get(row.n)) for row in table.rows[since:]],
        account=_account(table, seat),
        prompt=prompt,
        undo=[] if seat is None else conduct.undoable(table, seat),
        clocks=_clocks(table),
        result=book.result,
    )


def _account(table: "Table", seat: int | None) -> list[Event]:
    """What this turn has brought so far, as a seat may know it."""
    match, rules = table.match, table.head.rules()
    if match is None:
        return []
    turn = match.account(len(match.told))
    return [event(rules, table.rows[table.book.places[k]], seat, match.told[k]) for k in turn]


def news(table: "Table", seat: int | None) -> TableNews:
    """Who sits at the table and what is played."""
    head, book = table.head, table.book
    rules = head.rules()
    return TableNews(
        game=head.game,
        title=head.game if rules is None else rules.title,
        version=head.version,
        options=head.options,
        public=head.public,
        seats=[
            Seat(
                chair.kind,
                chair.name,
                chair.level,
                chair.player is not None and table.audience.is_connected(chair.player),
                chair.resigned,
            )
            for chair in book.chairs
        ],
        you=seat,
        chat=seat is not None or head.settings.spectator_chat,
        commitment=head.commitment,
        seed=head.seed if book.status == "over" else None,
        imported=head.imported is not None,
        rematch=book.rematch,
        build=table.services.build,
    )


def _clocks(table: "Table") -> Clocks | None:
    clock = table.book.clock
    if not clock.runs:
        return None
    left = [clock.left(seat) for seat in range(len(table.book.chairs))]
    running = conduct.on_the_clock(table)
    if running is not None:
        now = table.services.config.now()
        left[running] -= table.services.outages.elapsed(table.book.asked_at, now)
    return Clocks([round(max(0.0, seconds), 3) for seconds in left], running)
