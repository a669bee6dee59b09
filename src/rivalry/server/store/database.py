"""The database: many tables share one flush, and a write that returns is on disk.

SQLite and PostgreSQL go through the same code. Writers wait for `Store.write`; everything that is
waiting at one moment is committed in one transaction (group commit). A transaction is one trip to a
thread of its own: an asynchronous driver would make a trip for every statement.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Row,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from rivalry.server.store import schema

CHANNEL = "rivalry"
LARGEST_BATCH = 500
LONGEST_TELL = 8000  # bytes: PostgreSQL's limit
READERS = 4  # queries at a time

TIMEOUTS = {
    # A lock that another node keeps costs only those who need it, and the others these seconds.
    "lock_timeout": 2000,
    "statement_timeout": 10_000,
    # A node that is stuck between two statements lets go of what it has locked.
    "idle_in_transaction_session_timeout": 15_000,
}
"""PostgreSQL's settings for our connections, in milliseconds."""

KEEPALIVES = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}
"""In seconds: a database whose machine is gone without a word is noticed after a minute."""

DISTURBED = ("08", "53", "57P01", "57P02", "57P03", "58")
"""SQLSTATEs (or their beginnings) of a database that nobody can use: no connection, no room, shut
down, broken. A statement that was cancelled because it took too long (57014) is not among them."""


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
    changed: int = 0  # how many rows the statements have changed, once it is stored


_UPDATE_HEAD = (
    update(schema.games)
    .where(schema.games.c.id == bindparam("id_"))
    .values(
        options=bindparam("options"),
        seats=bindparam("seats"),
        status=bindparam("status"),
        waiting=bindparam("waiting"),
        deadline=bindparam("deadline"),
        updated_at=bindparam("updated_at"),
    )
)


class Store:
    """The only way to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = make_url(url).get_backend_name() == "postgresql"
        self.engine = _engine(url)
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, "write")
        self._readers = ThreadPoolExecutor(READERS, "read")
        self.flushes = 0
        self.written = 0

    async def open(self) -> None:
        """Start writing. The schema must be there (see `migration.upgrade`)."""
        self._task = asyncio.create_task(self._write_for_ever(), name="store")

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        while self._task is not None and not self._queue.empty() and not self._task.done():
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes are waiting for a flush."""
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
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._writer, self._commit, [write for write, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not _is_disturbed(error):
                # One of them is at fault; the others must not suffer.
                for one in batch:
                    await self._flush([one])
            elif isinstance(error, IntegrityError):
                _fail([done for _, done in batch], Conflict("somebody else was first"))
            else:
                _fail([done for _, done in batch], Unavailable(_reason(error)))
        else:
            self.flushes += 1
            self.written += sum(len(write.rows) for write, _ in batch)
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    def _commit(self, writes: Sequence[Write]) -> None:
        with self.engine.begin() as connection:
            games = [write.game for write in writes if write.game is not None]
            if games:
                connection.execute(insert(schema.games), games)
            # In one order on all nodes, so that no two wait for each other.
            rows = [row for write in writes for row in write.rows]
            rows.sort(key=lambda row: (row["game_id"], row["n"]))
            if rows:
                connection.execute(insert(schema.answers), rows)
            heads = [write.head for write in writes if write.head is not None]
            heads.sort(key=lambda head: str(head["id_"]))
            if heads:
                connection.execute(_UPDATE_HEAD, heads)
            self._seat(connection, [sat for write in writes for sat in write.sat])
            for write in writes:
                done = [connection.execute(statement) for statement in write.statements]
                write.changed = sum(result.rowcount for result in done)
            if self.is_postgres:
                tells = [{"tell": tell} for tell in dict.fromkeys(_tells(writes))]
                if tells:
                    connection.execute(_TELL, tells)

    def _seat(self, connection: Connection, sat: list[dict[str, Any]]) -> None:
        if not sat:
            return
        latest = {(one["game_id"], one["player_id"]): one for one in sat}
        dialect = postgresql if self.is_postgres else sqlite
        made = dialect.insert(schema.seats)
        made = made.on_conflict_do_update(
            index_elements=["game_id", "player_id"], set_={"seen_at": made.excluded.seen_at}
        )
        connection.execute(made, [latest[key] for key in sorted(latest)])

    # Reading

    async def all(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows of a query."""
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._readers, self._read, statement)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise Unavailable(_reason(error)) from None

    def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement).all()

    async def first(self, statement: Executable) -> Row[Any] | None:
        """The first row of a query."""
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

    async def snapshot(self, game_id: str) -> bytes | None:
        """The last snapshot of a table."""
        kept = schema.snapshots
        row = await self.first(select(kept.c.data).where(kept.c.game_id == game_id))
        return None if row is None else bytes(row.data)

    async def checkpoint(self) -> None:
        """Move SQLite's journal into its file, without making anybody wait for it."""
        if not self.is_postgres:
            await self.all(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def ping(self) -> None:
        """Raises `Unavailable` if the database does not answer."""
        await self.all(text("SELECT 1"))


def _tells(writes: Sequence[Write]) -> Iterator[str]:
    for write in writes:
        if write.tell is not None:
            assert len(write.tell.encode()) < LONGEST_TELL, "messages to other nodes are short"
            yield write.tell


_TELL = select(func.pg_notify(CHANNEL, bindparam("tell")))


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() == "postgresql":
        return create_engine(
            url,
            pool_pre_ping=True,
            pool_timeout=5,
            # A machine that is gone is noticed late, but one that is busy is not taken for gone.
            connect_args={
                "connect_timeout": 15,
                **KEEPALIVES,
                "options": " ".join(f"-c {name}={most}" for name, most in TIMEOUTS.items()),
            },
        )
    engine = create_engine(url, pool_timeout=5)

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=5000",
            "wal_autocheckpoint=20000",  # usually `checkpoint` comes first, alongside the writer
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _fail(futures: Sequence[asyncio.Future[None]], error: StoreProblem) -> None:
    for done in futures:
        if not done.done():
            done.set_exception(error)


def _is_disturbed(error: Exception) -> bool:
    """Whether the database is out of reach, full or locked, so that no other write would succeed.

    Drivers call much else an operational error, too: a deadlock, a statement that is too complex.
    """
    if not isinstance(error, (OperationalError, InterfaceError)):
        return isinstance(error, OSError)
    problem = error.orig
    if isinstance(problem, sqlite3.Error):
        name = getattr(problem, "sqlite_errorname", "SQLITE_ERROR")
        return isinstance(problem, sqlite3.OperationalError) and name != "SQLITE_ERROR"
    state = getattr(problem, "sqlstate", None)
    return state is None or state.startswith(DISTURBED)


def _reason(error: BaseException) -> str:
    """What went wrong without the statement's values, which may be secret."""
    if isinstance(error, DBAPIError):
        return f"the database refused: {type(error.orig).__name__}"
    return f"the database refused: {type(error).__name__}"
