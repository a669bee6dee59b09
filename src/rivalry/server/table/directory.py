"""All tables of a node: found or rebuilt when needed, dropped when idle, looked after when due."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import Row as Found
from sqlalchemy import or_, select

from rivalry.server.protocol import Said
from rivalry.server.refusal import Refusal
from rivalry.server.services import Services
from rivalry.server.store import schema
from rivalry.server.store.database import StoreProblem, Write
from rivalry.server.table.actor import Table
from rivalry.server.table.command import Close, Open, Rematch, Sit, first_rows
from rivalry.server.table.head import ME, PERSON, Head, check_seats, next_head
from rivalry.server.table.journal import stored
from rivalry.server.table.situation import seat_or_refusal

log = structlog.get_logger("tables")

DAY = 86400.0  # seconds
FORGOTTEN = 10.0  # seconds a bot's turn may wait on another node before this one takes it
AHEAD = 60.0  # seconds by which the clocks of two nodes never differ


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
        table = Table(await asyncio.to_thread(Head.from_row, row), self.services)
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

    async def create(self, head: Head, seats: Sequence[str], player: str, name: str) -> Table:
        """Make a table, seat whoever is there, and begin if nobody is missing or it is finished."""
        check_seats(head, seats)
        # In a thread: an imported log is long.
        write = await asyncio.to_thread(_creation, head, seats, player)
        table = Table(head, self.services, fresh=True)
        # Before it is stored: whoever finds it in the database must not make a second one.
        self._tables[head.id] = table
        try:
            await table.perform(Open(seats, player, name), write)
        except BaseException:
            table.stop()
            self._tables.pop(head.id, None)
            raise
        return table

    async def rematch(self, table: Table, player: str, name: str) -> tuple[str, int]:
        """The same players, bots and options again: one next table, whoever asks first.

        Everybody keeps their seat, unless somebody with the link has sat down there.
        """
        situation = await table.look()
        seat = seat_or_refusal(situation, player)
        if situation.standing.rematch is None:
            head = next_head(self.services.config, table.head)
            seats = [_again(chair.player, chair.level) for chair in situation.standing.chairs]
            seats[seat] = ME
            rows = stored(head.id, first_rows(head, Open(seats, player, name)))
            write = _creation(head, seats, player)
            await table.perform(Rematch(player, head.id), replace(write, rows=rows))
            situation = await table.look()
        if situation.standing.rematch is None:
            raise Refusal("not-over", "the game is not over")
        following = await self.get(situation.standing.rematch)
        chair = (await following.look()).standing.chairs[seat]
        wanted = seat if chair.is_open else None
        return following.head.id, await self.sit(following, player, name, wanted)

    # What people do

    async def sit(self, table: Table, player: str, name: str, wanted: int | None) -> int:
        """Give a player a seat."""
        here = _seen(table.head.id, player, self.services.now())
        await table.perform(Sit(player, name, wanted), Write(sat=[here]))
        return seat_or_refusal(await table.look(), player)

    # Looking after tables

    async def look_after(self) -> None:
        """What is due: clocks that ran out, absent players."""
        games = schema.games
        due = await self.services.store.all(
            select(games.c.id)
            .where(games.c.status == "playing", games.c.deadline <= self.services.now())
            .order_by(games.c.deadline)
            .limit(100)
        )
        for row in due:
            await self._careful(self._look_after, row)

    async def _look_after(self, row: Found[Any]) -> None:
        await (await self.get(row.id)).look_after()

    async def close_forgotten(self) -> None:
        """Close tables that have waited for players for more than a day, or for a pick too long."""
        for status, patience in (("waiting", DAY), ("choosing", 30 * DAY)):
            for row in await self._forgotten(status, patience):
                await self._careful(self._close, row)

    async def _forgotten(self, status: str, patience: float) -> list[Found[Any]]:
        """Tables where nothing has happened for so long, while the server was running."""
        games, now = schema.games, self.services.now()
        rows = await self.services.store.all(
            select(games.c.id, games.c.updated_at)
            .where(games.c.status == status, games.c.updated_at <= now - patience)
            .order_by(games.c.updated_at)
            .limit(100)
        )
        elapsed = self.services.outages.elapsed
        return [row for row in rows if elapsed(row.updated_at, now) >= patience]

    async def _close(self, row: Found[Any]) -> None:
        await (await self.get(row.id)).perform(Close())

    async def wake_bots(self, waiting_for: float = FORGOTTEN) -> None:
        """Load tables at which a bot is asked and no node seems to be at work."""
        games, now = schema.games, self.services.now()
        # A table from the future is one whose clock was set back since: that is no reason to wait.
        forgotten = or_(games.c.updated_at <= now - waiting_for, games.c.updated_at > now + AHEAD)
        rows = await self.services.store.all(
            select(games.c.id)
            .where(games.c.status == "playing", games.c.waiting == "bot", forgotten)
            .limit(1000)
        )
        for row in rows:
            if row.id not in self._tables:
                await self._careful(self._wake, row)

    async def _wake(self, row: Found[Any]) -> None:
        await (await self.get(row.id)).look()  # once loaded, its bot thinks

    async def _careful(self, act: Callable[[Found[Any]], Awaitable[None]], row: Found[Any]) -> None:
        try:
            await act(row)
        except (StoreProblem, Refusal) as error:
            log.warning("table_not_reached", why=type(error).__name__)
        except Exception as error:
            log.error("table_broken", why=type(error).__name__)

    def drop_idle(self) -> int:
        """Let idle tables leave memory; returns how many did."""
        idle = [t for t in self._tables.values() if t.is_idle(self.services.config.idle)]
        for table in idle:
            table.stop()
            del self._tables[table.head.id]
        return len(idle)

    # Sockets, here and on other nodes

    def shut_sockets(self, code: int, player: str | None = None) -> None:
        """Close the sockets at all tables, or those of one player: they have to connect again."""
        for table in self._tables.values():
            table.audience.shut(code, player)

    async def hear(self, news: dict[str, Any]) -> None:
        """Another node says what it has written."""
        table = self._tables.get(news["table"])
        if table is None:
            return
        with suppress(StoreProblem):
            if "said" in news:
                table.audience.show_said(Said(**news["said"]))
            elif "here" in news:
                await table.hear_presence(news["node"], news["here"])
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
        now = self.services.now()
        here = {
            (table.head.id, listener.player)
            for table in self._tables.values()
            for listener in table.audience.listeners
            if listener.player is not None and listener.seat is not None
        }
        return [_seen(game, player, now) for game, player in sorted(here)]


def _creation(head: Head, seats: Sequence[str], player: str) -> Write:
    """What to store for a new table, besides its rows."""
    sat = [_seen(head.id, player, head.created_at)] if ME in seats else []
    return Write(game=head.to_row(), sat=sat)


def _seen(game_id: str, player: str, at: float) -> dict[str, Any]:
    return {"game_id": game_id, "player_id": player, "seen_at": at}


def _again(player: str | None, level: str | None) -> str:
    return PERSON if player is not None or level is None else level
