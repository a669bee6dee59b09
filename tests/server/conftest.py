"""Servers for the tests: on SQLite, and on a real PostgreSQL that is started here."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kit import Served, new_database, postgresql, served

from rivalry.server.table import presence


def memory(needed: int) -> Path | None:
    """A folder in memory with so many bytes free, if there is one: quicker than a disk."""
    shared = Path("/dev/shm")
    return shared if shared.is_dir() and shutil.disk_usage(shared).free > needed else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    folder = Path(tempfile.mkdtemp(prefix="rivalry-pg-", dir=memory(2**30)))
    with postgresql(folder) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest) -> Callable[[], str]:
    """Empty databases of each kind, a new one with every call."""
    if request.param == "sqlite":
        return lambda: ""
    address = request.getfixturevalue("postgres")
    return lambda: new_database(address)


@pytest.fixture
def database(databases: Callable[[], str]) -> str:
    """An empty database of each kind."""
    return databases()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: for tests that are not about disks."""
    made = Path(tempfile.mkdtemp(prefix="rivalry-", dir=memory(2**28) or tmp_path))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def server(folder: Path, database: str) -> Iterator[Served]:
    """A running server; every test that uses it runs on both databases."""
    with served(folder / "data", database) as running:
        yield running


@pytest.fixture
def lone(folder: Path) -> Iterator[Served]:
    """A running server on SQLite, for what no database knows of."""
    with served(folder / "data") as running:
        yield running


@pytest.fixture
def presence_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes or goes is told of when it happens: always between the same two messages."""
    monkeypatch.setattr(presence, "PAUSE", 0.0)
