"""The database: many tables share one flush, and a write that returns is on disk.

SQLite and PostgreSQL go through the same code. Whoever writes waits for `Store.write`; all that
waits at one moment is committed in one transaction (group commit).
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, Row, bindparam, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rivalry.server import schema

CHANNEL = "rivalry"
LARGEST_BATCH = 500


class StoreProblem(Exception):
    """Something could not be written or read."""


class Conflict(StoreProblem):
    """Somebody else has written this place of the journal, or this name, first."""


class Unavailable(StoreProblem):
    """The database cannot be reached or cannot take more; nothing may be acknowledged."""


@dataclass
class Write:
    """What belongs together: all of it is stored, or nothing."""

    game: dict[str, Any] | None = None  # a new table
    rows: list[dict[str, Any]] = field(default_factory=list)  # of the journal
    head: dict[str, Any] | None = None  # the projection in `games`, with the table's `id_`
    sat: list[dict[str, Any]] = field(default_factory=list)  # players who are there
    statements: list[Executable] = field(default_factory=list)
    tell: str | None = None  # to the other nodes


_UPDATE_HEAD = (
    update(schema.games)
    .where(schema.games.c.id == bindparam("id_"))
    .values(
        seats=bindparam("seats"),
        status=bindparam("status"),
        waiting=bindparam("waiting"),
        deadline=bindparam("deadline"),
        updated_at=bindparam("updated_at"),
    )
)


class Store:
    """The one way to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = make_url(url).get_backend_name() == "postgresql"
        self.engine = _engine(url)
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.flushes = 0
        self.written = 0

    async def open(self) -> None:
        """Start writing. The schema must be there (see `migration.upgrade`)."""
        self._task = asyncio.create_task(self._write_for_ever(), name="store")

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        while self._task is not None and not self._queue.empty() and not self._task.done():
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes wait for a flush."""
        return self._queue.qsize()

    # Writing

    async def write(self, write: Write) -> None:
        """Store this. When it returns, it is on disk; if it raises, nothing may be acknowledged."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        await done

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            try:
                await self._flush(batch)
            except asyncio.CancelledError:
                _fail([done for _, done in batch], Unavailable("the server is stopping"))
                raise

    async def _flush(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        try:
            await self._commit([write for write, _ in batch])
        except IntegrityError:
            if len(batch) > 1:  # one of them came too late; the others must not suffer
                for one in batch:
                    await self._flush([one])
            else:
                _fail([batch[0][1]], Conflict("somebody else was first"))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            _fail([done for _, done in batch], Unavailable(_reason(error)))
        else:
            self.flushes += 1
            self.written += sum(len(write.rows) for write, _ in batch)
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        async with self.engine.begin() as connection:
            games = [write.game for write in writes if write.game is not None]
            if games:
                await connection.execute(insert(schema.games), games)
            rows = [row for write in writes for row in write.rows]
            if rows:
                await connection.execute(insert(schema.answers), rows)
            heads = [write.head for write in writes if write.head is not None]
            if heads:
                await connection.execute(_UPDATE_HEAD, heads)
            await self._seat(connection, [sat for write in writes for sat in write.sat])
            for write in writes:
                for statement in write.statements:
                    await connection.execute(statement)
            if self.is_postgres:
                for tell in [write.tell for write in writes if write.tell is not None]:
                    await connection.execute(select(func.pg_notify(CHANNEL, tell)))

    async def _seat(self, connection: AsyncConnection, sat: list[dict[str, Any]]) -> None:
        if not sat:
            return
        latest = {(one["game_id"], one["player_id"]): one for one in sat}
        dialect = postgresql if self.is_postgres else sqlite
        made = dialect.insert(schema.seats)
        made = made.on_conflict_do_update(
            index_elements=["game_id", "player_id"], set_={"seen_at": made.excluded.seen_at}
        )
        await connection.execute(made, [latest[key] for key in sorted(latest)])

    # Reading

    async def all(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows a question gives."""
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise Unavailable(_reason(error)) from None

    async def first(self, statement: Executable) -> Row[Any] | None:
        """The first row a question gives."""
        rows = await self.all(statement)
        return rows[0] if rows else None

    async def game(self, game_id: str) -> Row[Any] | None:
        """The head of a table."""
        return await self.first(select(schema.games).where(schema.games.c.id == game_id))

    async def journal(self, game_id: str, since: int = 0) -> Sequence[Row[Any]]:
        """The journal of a table from place `since` on."""
        rows = schema.answers
        return await self.all(
            select(rows.c.n, rows.c.seat, rows.c.answer, rows.c.at)
            .where(rows.c.game_id == game_id, rows.c.n >= since)
            .order_by(rows.c.n)
        )

    async def checkpoint(self) -> None:
        """Move SQLite's journal into its file, without making anybody wait for it."""
        if not self.is_postgres:
            await self.all(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def ping(self) -> None:
        """Raises `Unavailable` if the database does not answer."""
        await self.all(text("SELECT 1"))


def _engine(url: str) -> AsyncEngine:
    if make_url(url).get_backend_name() == "postgresql":
        return create_async_engine(
            url,
            pool_pre_ping=True,
            pool_timeout=5,
            connect_args={"connect_timeout": 5, "options": "-c statement_timeout=10000"},
        )
    engine = create_async_engine(url, pool_timeout=5)

    @event.listens_for(engine.sync_engine, "connect")
    def _set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=5000",
            "wal_autocheckpoint=20000",  # usually `checkpoint` comes first, beside the writer
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _fail(futures: Sequence[asyncio.Future[None]], error: StoreProblem) -> None:
    for done in futures:
        if not done.done():
            done.set_exception(error)


def _reason(error: BaseException) -> str:
    """What went wrong without the statement's values, which may be secret."""
    if isinstance(error, DBAPIError):
        return f"the database refused: {type(error.orig).__name__}"
    return f"the database refused: {type(error).__name__}"
