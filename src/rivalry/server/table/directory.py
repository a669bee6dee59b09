"""All tables of a node: found or rebuilt when needed, dropped when idle, looked after in time."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import Row as Found
from sqlalchemy import select

from rivalry.core.decision import CHANCE
from rivalry.server.protocol import Said
from rivalry.server.services import Refusal, Services
from rivalry.server.store import schema
from rivalry.server.store.database import StoreProblem, Write
from rivalry.server.table import conduct, dealing
from rivalry.server.table.actor import Table
from rivalry.server.table.dealing import Head
from rivalry.server.table.journal import Row, note

log = structlog.get_logger("tables")

FORGOTTEN = 10.0  # seconds a bot's turn may wait on another node before this one takes it


class Tables:
    """The tables in memory, by id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self._hearing: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Future[Table | None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    async def get(self, table_id: str) -> Table:
        """The table of that id, from memory or rebuilt; refused if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            opening = self._opening.get(table_id)
            if opening is None:
                opening = asyncio.ensure_future(self._open(table_id))
                self._opening[table_id] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
            table = await asyncio.shield(opening)
        if table is None:
            raise Refusal("no-table", "there is no such table")
        table.used_at = asyncio.get_running_loop().time()
        return table

    async def _open(self, table_id: str) -> Table | None:
        row = await self.services.store.game(table_id)
        if row is None:
            return None
        table = Table(Head.from_row(row), self.services)
        self._tables[table_id] = table
        return table

    def in_memory(self) -> list[Table]:
        """Every table in memory."""
        return list(self._tables.values())

    def close(self) -> None:
        """Drop all tables; their journals are stored."""
        for table in self._tables.values():
            table.stop()
        self._tables.clear()

    # Making tables

    async def create(
        self, head: Head, seats: Sequence[str], player: str, name: str, finished: bool = False
    ) -> Table:
        """Make a table, seat who is there, and begin if nobody is missing or it is finished."""
        dealing.check_seats(head, seats)
        table = Table(head, self.services, fresh=True)

        async def work() -> None:
            rows = dealing.first_rows(head, seats, player, name)
            write = dealing.creation(head, [], player)
            if dealing.ME in seats:
                write.sat.append(_seen(head.id, player, head.created_at))
            if dealing.PERSON not in seats or finished:
                rows += conduct.begin_rows(table, len(rows))
            await table.commit(rows, write)

        try:
            await table.do(work)
        except BaseException:
            table.stop()
            raise
        self._tables[head.id] = table
        return table

    async def rematch(self, table: Table, player: str, name: str) -> tuple[str, int]:
        """The same players, bots and options again: the one next table, whoever asks first."""
        seat = conduct.seat_or_refusal(table, player)

        async def work() -> str:
            if table.book.status != "over":
                raise Refusal("not-over", "the game is not over")
            if table.book.rematch is None:
                old = table.head
                head = dealing.new_head(
                    self.services.config, old.game, old.options, old.settings, old.public
                )
                seats = [_again(chair.player, chair.level) for chair in table.book.chairs]
                seats[seat] = dealing.ME
                write = dealing.creation(
                    head, dealing.first_rows(head, seats, player, name), player
                )
                now = self.services.config.now()
                made = Row(len(table.rows), seat, note("rematch", table=head.id), now)
                await table.commit([made], write)
            assert table.book.rematch is not None, "it was just made"
            return table.book.rematch

        next_id = await table.do(work)
        mine = await self.sit(await self.get(next_id), player, name, None)
        return next_id, mine

    # What people do

    async def sit(self, table: Table, player: str, name: str, wanted: int | None) -> int:
        """Give a player a seat."""

        async def work() -> int:
            seat, rows = conduct.sit_rows(table, player, name, wanted)
            full = not any(chair.is_open for chair in table.book.chairs)
            if not rows and full and table.book.status == "waiting":
                rows = conduct.begin_rows(table, len(table.rows))  # a rematch with bots alone
            if rows:
                here = _seen(table.head.id, player, self.services.config.now())
                await table.commit(rows, Write(sat=[here]))
            return seat

        return await table.do(work)

    async def act(self, table: Table, rows: Callable[[], list[Row]]) -> None:
        """Do what somebody wants to do at a table; `rows` says what the journal gets."""

        async def work() -> None:
            await table.commit(rows())

        await table.do(work)

    async def claim(self, table: Table, player: str, outcome: str) -> None:
        """Go on without an absent player."""
        seen_at = await self._asked_seen_at(table)
        await self.act(table, lambda: conduct.claim_rows(table, player, outcome, seen_at))

    async def _asked_seen_at(self, table: Table) -> float:
        await table.do(_nothing)
        asked = table.asked()
        who = None if asked is None else table.book.chairs[asked].player
        row = await self.services.store.first(
            select(schema.seats.c.seen_at).where(
                schema.seats.c.game_id == table.head.id, schema.seats.c.player_id == who
            )
        )
        return 0.0 if row is None else float(row.seen_at)

    # Looking after tables

    async def look_after(self) -> None:
        """What is due: clocks that ran out, absent players, bots that nobody lets think."""
        now = self.services.config.now()
        games = schema.games
        due = await self.services.store.all(
            select(games.c.id)
            .where(games.c.status == "playing", games.c.deadline <= now)
            .order_by(games.c.deadline)
            .limit(100)
        )
        for row in due:
            await self._careful(self._tick, row)

    async def close_forgotten(self) -> None:
        """Close tables that have waited for players for more than a day."""
        games = schema.games
        rows = await self.services.store.all(
            select(games.c.id)
            .where(
                games.c.status == "waiting",
                games.c.updated_at <= self.services.config.now() - 86400,
            )
            .limit(100)
        )
        for row in rows:
            await self._careful(self._close, row)

    async def _close(self, row: Found[Any]) -> None:
        table = await self.get(row.id)

        def rows() -> list[Row]:
            if table.book.status != "waiting":
                return []
            return [Row(len(table.rows), CHANCE, note("close"), self.services.config.now())]

        await self.act(table, rows)

    async def wake_bots(self, waiting_for: float = FORGOTTEN) -> None:
        """Load tables at which a bot is asked and no node seems to be at work."""
        games = schema.games
        rows = await self.services.store.all(
            select(games.c.id)
            .where(
                games.c.status == "playing",
                games.c.waiting == "bot",
                games.c.updated_at <= self.services.config.now() - waiting_for,
            )
            .limit(1000)
        )
        for row in rows:
            if row.id not in self._tables:
                await self._careful(self._wake, row)

    async def _wake(self, row: Found[Any]) -> None:
        await (await self.get(row.id)).do(_nothing)  # loading it lets its bot think

    async def _careful(self, act: Callable[[Found[Any]], Awaitable[None]], row: Found[Any]) -> None:
        try:
            await act(row)
        except (StoreProblem, Refusal) as error:
            log.warning("table_not_reached", why=type(error).__name__)
        except Exception as error:
            log.error("table_broken", why=type(error).__name__)

    async def _tick(self, row: Found[Any]) -> None:
        table = await self.get(row.id)
        seen_at = await self._asked_seen_at(table)

        async def work() -> None:
            asked = table.asked()
            rows: list[Row] = []
            if conduct.out_of_time(table) is not None:
                rows = conduct.timeout_rows(table)
            elif asked is not None and table.head.settings.absence.rule == "bot":
                chair = table.book.chairs[asked]
                if chair.level is None and conduct.is_absent(table, asked, seen_at):
                    rows = [conduct.stand_in_row(table, asked, len(table.rows))]
            await table.commit(rows)  # without rows, this only sets the next deadline

        await table.do(work)

    def drop_idle(self) -> int:
        """Let idle tables leave memory; how many did."""
        idle = [t for t in self._tables.values() if t.is_idle(self.services.config.idle)]
        for table in idle:
            table.stop()
            del self._tables[table.head.id]
        return len(idle)

    async def hear(self, news: dict[str, Any]) -> None:
        """Another node tells what it has written."""
        table = self._tables.get(news["table"])
        if table is None:
            return
        with suppress(StoreProblem):
            if "said" in news:
                table.audience.show_said(Said(**news["said"]))
            elif "here" in news:
                await table.audience.hear_presence(news["node"], news["here"])
            else:
                await table.catch_up()

    def hear_soon(self, news: dict[str, Any]) -> None:
        """Hear this without keeping other news waiting."""
        if news["table"] not in self._tables or news["node"] == self.services.node:
            return
        task = asyncio.create_task(self.hear(news), name="hear")
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def catch_up_all(self) -> None:
        """News may have been missed: look at every table in memory."""
        for table in self.in_memory():
            with suppress(StoreProblem):
                await table.catch_up()

    def present(self) -> list[dict[str, Any]]:
        """Who is at which table now, for the database."""
        now = self.services.config.now()
        here = {
            (table.head.id, listener.player)
            for table in self._tables.values()
            for listener in table.audience.listeners
            if listener.player is not None and listener.seat is not None
        }
        return [_seen(game, player, now) for game, player in sorted(here)]


def _seen(game_id: str, player: str, at: float) -> dict[str, Any]:
    return {"game_id": game_id, "player_id": player, "seen_at": at}


def _again(player: str | None, level: str | None) -> str:
    if player is not None or level is None:
        return dealing.PERSON
    return level


async def _nothing() -> None:
    """Only wait until the table is up to date."""
