"""The store: one table's fault never reaches another's."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from kit import PATIENCE, Seat, Served, new_database, served, wait_until
from sqlalchemy import insert, text

from rivalry.server.store import database
from rivalry.server.store.database import Conflict, StoreProblem, Write
from rivalry.server.store.schema import keys


def test_what_cannot_be_stored_fails_alone(server: Served) -> None:
    store = server.node.store

    def key(name: str, value: object) -> Write:
        return Write(statements=[insert(keys).values(name=name, value=value)])

    writes = [
        key("a", "first"),
        key("b", None),
        key("c", "half \ud800"),
        Write(statements=[text("SELECT no_such_function()")]),
        key("a", "again"),
        key("d", "last"),
    ]

    async def write_all() -> list[object]:
        return await asyncio.gather(
            *[store.write(write) for write in writes], return_exceptions=True
        )

    found = server.inside(write_all)
    assert found[0] is None and found[5] is None
    assert all(isinstance(problem, StoreProblem) for problem in found[1:5]), found
    assert isinstance(found[1], Conflict) and isinstance(found[4], Conflict)
    stored = server.inside(lambda: store.all(text("SELECT name FROM keys WHERE length(name) = 1")))
    assert sorted(row.name for row in stored) == ["a", "d"]


@pytest.mark.parametrize(
    "code", ["40P01", "54000", "57014"], ids=["deadlock", "too complex", "cancelled"]
)
def test_what_a_driver_calls_operational_fails_alone_as_well(
    postgres: str, folder: Path, code: str
) -> None:
    """Such an error is not the connection's: the next write would succeed."""
    fault = f"DO $$ BEGIN RAISE 'a fault' USING ERRCODE = '{code}'; END $$"
    with served(folder / "data", new_database(postgres)) as server:
        assert fails_alone(server, fault)


def test_a_statement_that_sqlite_refuses_fails_alone(lone: Served) -> None:
    assert fails_alone(lone, "SELECT no_such_function()")


def fails_alone(server: Served, fault: str) -> bool:
    """Whether a statement fails without those that are stored together with it."""
    store = server.node.store
    good = [Write(statements=[insert(keys).values(name=name, value="v")]) for name in "ab"]
    bad = Write(statements=[text(fault)])

    async def write_all() -> list[object]:
        writes = [store.write(write) for write in (good[0], bad, good[1])]
        return await asyncio.gather(*writes, return_exceptions=True)

    found = server.inside(write_all)
    assert isinstance(found[1], StoreProblem), found
    return found[0] is None and found[2] is None


def test_a_nul_in_one_write_reaches_nobody_else(postgres: str, folder: Path) -> None:
    """PostgreSQL cannot hold a NUL; the border refuses it, and the store does not trust that."""
    bad = Write(statements=[insert(keys).values(name="x", value="a\x00b")])
    good = Write(statements=[insert(keys).values(name="y", value="ab")])

    with served(folder / "data", new_database(postgres)) as server:
        write = server.node.store.write

        async def write_both() -> list[object]:
            return await asyncio.gather(write(bad), write(good), return_exceptions=True)

        found = server.inside(write_both)
    assert isinstance(found[0], StoreProblem) and found[1] is None


@contextmanager
def one_flush(server: Served, count: int) -> Iterator[None]:
    """What is written in here, so many writes, goes to the database in one flush."""
    store = server.node.store
    busy, go = threading.Event(), threading.Event()
    before = store._commit

    def commit(writes: Any) -> None:
        busy.set()
        go.wait(PATIENCE)
        before(writes)

    store._commit = commit  # type: ignore[method-assign]
    first = Write(statements=[insert(keys).values(name="first", value="v")])
    ahead = asyncio.run_coroutine_threadsafe(store.write(first), server.loop)
    assert busy.wait(PATIENCE)
    yield
    wait_until(lambda: store.waiting >= count)
    go.set()
    ahead.result(PATIENCE)


LOCK = "SELECT id FROM games WHERE id = %s FOR UPDATE"


def test_a_locked_row_of_one_table_stops_no_other_table(postgres: str, folder: Path) -> None:
    """As when another node is stuck in the middle of a transaction."""
    address = new_database(postgres)
    with served(folder / "data", address) as server, psycopg.connect(address) as stuck:
        seats = []
        for _ in range(3):
            ann = server.player()
            table = ann.table(options={"starter": 0})
            server.player().join(table)
            seats.append(ann.open(table))
            seats[-1].my_turn()
        stuck.execute(LOCK, [seats[1].table])
        with one_flush(server, len(seats)):
            for seat in seats:
                seat.send(type="answer", n=seat.position["n"], action=first_option(seat))
        replies = [seat.reply() for seat in seats]
        assert [reply["type"] for reply in replies] == ["accepted", "refused", "accepted"]
        assert replies[1]["code"] == "unavailable"
        stuck.rollback()
        assert seats[1].answer(first_option(seats[1]))["type"] == "accepted"


def first_option(seat: Seat) -> str:
    return str(seat.position["prompt"]["options"][0]["words"])


def test_a_node_that_waits_for_one_table_holds_no_later_one(
    postgres: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All nodes lock tables in one order, so that no two of them wait for each other."""
    monkeypatch.setitem(database.TIMEOUTS, "lock_timeout", 0)
    monkeypatch.setitem(database.TIMEOUTS, "statement_timeout", 0)
    address = new_database(postgres)
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with (
        served(folder / "data", address) as server,
        psycopg.connect(address) as other,
        psycopg.connect(address, autocommit=True) as watch,
    ):
        ann = server.player()
        lower, upper = sorted(ann.table() for _ in range(2))
        other.execute(LOCK, [lower])
        store = server.node.store
        heads = []
        for table in (upper, lower):
            row = server.inside(lambda table=table: store.game(table))
            names = ("options", "seats", "status", "waiting", "deadline", "updated_at")
            heads.append({"id_": table} | {name: getattr(row, name) for name in names})
        with one_flush(server, len(heads)):
            writing = [
                asyncio.run_coroutine_threadsafe(store.write(Write(head=head)), server.loop)
                for head in heads
            ]
        wait_until(lambda: watch.execute(waiting).fetchall() == [(1,)])
        other.execute(f"{LOCK} NOWAIT", [upper])
        other.rollback()
        for one in writing:
            one.result(PATIENCE)


def test_a_node_that_is_stuck_in_a_transaction_lets_go(
    postgres: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(database.TIMEOUTS, "idle_in_transaction_session_timeout", 500)
    address = new_database(postgres)
    with served(folder / "data", address) as server, psycopg.connect(address) as other:
        table = server.player().table()
        other.execute(f"SET statement_timeout = '{PATIENCE} s'")
        with server.node.store.engine.connect() as stuck:
            stuck.execute(text("SELECT id FROM games FOR UPDATE"))
            other.execute(LOCK, [table])  # waits until it is let go
            stuck.invalidate()


def test_who_listens_to_other_nodes_notices_that_the_database_is_gone(
    postgres: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection on which nothing is sent stays open for hours unless it asks now and then."""
    connect, asked = psycopg.AsyncConnection.connect, []

    async def note(*given: Any, **named: Any) -> Any:
        connection = await connect(*given, **named)
        asked.append(connection.info.get_parameters())
        return connection

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", note)
    with served(folder / "data", new_database(postgres)):
        wait_until(lambda: bool(asked))
    found = [int(asked[0].get(name, 7200)) for name in database.KEEPALIVES]
    idle, interval, count = found
    assert idle + interval * count <= 60
