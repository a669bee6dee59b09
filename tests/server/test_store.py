"""The store: one table's fault never reaches another's."""

import asyncio
from pathlib import Path

import pytest
from kit import Served, new_database, served
from sqlalchemy import insert, text

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


@pytest.mark.parametrize("code", ["40P01", "54000"], ids=["deadlock", "too complex"])
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
