"""Running a server: start, stop, logs, figures, migrations, bots, and what a move costs."""

import asyncio
import gc
import json
import os
import pty
import random
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import time
import webbrowser
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import pytest
import sqlalchemy
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from kit import GAMES, LEVEL, PATIENCE, Player, Process, Served, served, wait_until

import rivalry
from rivalry.core import registry
from rivalry.core.match import Match
from rivalry.server import run
from rivalry.server.run import open_page
from rivalry.server.store import migration, schema
from rivalry.server.store.database import Write
from rivalry.server.table.actor import Table
from rivalry.server.table.audience import Listener
from rivalry.server.thinking import pool as workers
from rivalry.server.thinking.turns import Share
from rivalry.server.web import websocket


def test_serve_starts_and_stops_in_good_order(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as process:
        ann = Player(process.url)
        assert ann.get("/health") == {"status": "alive"}
        assert ann.get("/ready") == {"status": "ready"}
        seat = ann.open(ann.table("lost-cities", "me random")).ready()
        table = seat.table
        assert process.stop() in (0, -signal.SIGTERM)
        assert seat.closed() == 1001
    lines = (tmp_path / "data.log").read_text().splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["open", "closed"]
    assert table not in "".join(lines)


def test_everybody_is_told_to_connect_again_however_long_the_tables_take(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise those who are not told in time hear 1012, which says nothing to them."""
    farewell = 120.0  # so that only the end of all sockets ends it
    monkeypatch.setattr(run, "FAREWELL", farewell)
    with served(folder / "data") as server:
        stopping = server._server
        left = []

        async def detach(table: Table, listener: Listener) -> None:
            while stopping.servers[0].is_serving():  # as long as the server waits for the sockets
                await asyncio.sleep(0.05)
            left.append(listener)

        monkeypatch.setattr(Table, "detach", detach)
        ann = server.player()
        table = ann.table("lost-cities", "me person")
        seats = [ann.open(table).ready() for _ in range(5)]
        began = time.monotonic()
        stopping.should_exit = True
        assert [seat.closed() for seat in seats] == [1001] * 5
        wait_until(lambda: len(left) == 5)
        assert time.monotonic() - began < farewell, "it waited for the tables"


def test_one_socket_that_does_not_read_does_not_take_the_time_of_all() -> None:
    assert run.FAREWELL > 2 * websocket.GOODBYE


@pytest.mark.parametrize("mute", [False, True], ids=["closed later", "closed from the start"])
def test_a_closed_error_output_stops_neither_bots_nor_signs_of_life(
    tmp_path: Path, mute: bool
) -> None:
    reading, writing = os.pipe()
    with Process(tmp_path / "data", errors=writing, mute=mute) as process:
        os.close(writing)
        os.close(reading)  # from now on every line of the log fails
        ann = Player(process.url)
        table = ann.table("lost-cities", "me random", settings={"pause": 0.0})
        for word in ("nonsense", "[" * 10_000):
            ann.post("/api/tables/import", {"log": word, "seats": ["me", "random"]}, 422)
        for worker in children(process.process.pid):
            os.kill(worker, signal.SIGKILL)  # the server says so, and starts another
        rng = random.Random(1)
        with ann.open(table) as seat:
            for _ in range(6):
                assert seat.play(rng)["type"] == "accepted"
        os.kill(process.process.pid, signal.SIGSTOP)
        time.sleep(4)  # long enough to be noticed, which the server says as it writes a heartbeat
        woken = time.time()
        os.kill(process.process.pid, signal.SIGCONT)
        for later in (0.0, 1.0):  # the first one might have been on its way
            wait_until(lambda later=later: beat(tmp_path / "data") > woken + later)
        assert ann.get("/ready") == {"status": "ready"}
        assert process.stop() in (0, -signal.SIGTERM)


def beat(data: Path) -> float:
    """When the server last wrote that it is alive."""
    with closing(sqlite3.connect(f"file:{data}/rivalry.db?mode=ro", uri=True)) as database:
        [(at,)] = database.execute("SELECT max(beat_at) FROM nodes").fetchall()
    return float(at)


def test_on_a_terminal_the_log_is_for_people(tmp_path: Path) -> None:
    terminal, errors = pty.openpty()
    with Process(tmp_path / "data", errors=errors) as process:
        os.close(errors)
        ann = Player(process.url)
        ann.table("lost-cities", "me random")
        assert process.stop() in (0, -signal.SIGTERM)
    shown = b""
    with suppress(OSError):  # the end, on Linux
        while part := os.read(terminal, 4096):
            shown += part
    os.close(terminal)
    lines = [line.partition("  ") for line in shown.decode().splitlines()]
    assert [words for _, _, words in lines] == ["open (database: sqlite)", "closed"]
    assert all(re.fullmatch(r"\d\d:\d\d:\d\d", at) for at, _, _ in lines)


BROWSER = """#!/bin/sh
echo "$1" > "$(dirname "$0")/shown"
while [ -e "$(dirname "$0")/open" ]; do sleep 0.1; done
"""


def a_browser(folder: Path, name: str = "browser") -> Path:
    """A program that notes what it is told to show, and stays while there is a file `open`."""
    browser = folder / name
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text("<!doctype html><title>Rivalry</title>")
    return browser


@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY", None])
def test_the_page_is_shown_where_there_is_a_display_or_a_browser_was_named(
    display: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", str(a_browser(tmp_path)))
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if display is not None:
        monkeypatch.setenv(display, ":0")
    shown = tmp_path / "shown"
    more = ["--web", str(tmp_path / "page"), "--open"]
    with Process(tmp_path / "data", more=more) as process:
        assert Player(process.url).get("/ready") == {"status": "ready"}
        wait_until(lambda: shown.exists() and shown.read_text() == f"{process.url}\n")
        assert process.stop() in (0, -signal.SIGTERM)


def test_no_browser_is_opened_where_there_is_no_display_for_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a browser for terminals would take the one that the server runs in."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    open_page("http://127.0.0.1:8000")
    assert opened == []
    monkeypatch.setenv("BROWSER", "one")
    open_page("http://127.0.0.1:8000")
    assert opened == ["http://127.0.0.1:8000"]


def test_a_browser_in_the_foreground_does_not_keep_the_server_from_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", str(a_browser(tmp_path)))
    stays, shown = tmp_path / "open", tmp_path / "shown"
    stays.touch()
    more = ["--web", str(tmp_path / "page"), "--open"]
    try:
        with Process(tmp_path / "data", more=more) as process:
            ann = Player(process.url)
            seat = ann.open(ann.table("lost-cities", "me random")).ready()
            wait_until(shown.exists)
            process.process.terminate()
            assert seat.closed() == 1001
            assert process.stop() in (0, -signal.SIGTERM)
    finally:
        stays.unlink()


def test_a_browser_that_cannot_be_started_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    tried = []

    def fail(address: str) -> None:
        tried.append(address)
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    open_page("http://127.0.0.1:8000")
    assert tried == ["http://127.0.0.1:8000"]


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_files_are_private_whatever_the_folder_allows(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o777)
    data.chmod(0o777)
    with Process(data) as process:
        Player(process.url).table("lost-cities", "me random")
        modes = {path.name: path.stat().st_mode & 0o077 for path in data.iterdir()}
    assert len(modes) >= 3 and set(modes.values()) == {0}


def test_files_from_before_become_private_at_the_next_start(tmp_path: Path) -> None:
    """Those that were restored from a copy, or made by another program."""
    data, other = tmp_path / "data", tmp_path / "other"
    with Process(data) as process:
        table = Player(process.url).table("lost-cities", "me random")
        process.kill()  # so that SQLite's journal stays
    for path in data.iterdir():
        path.chmod(0o644)
    assert {"rivalry.db", "rivalry.db-wal", "lock"} <= {path.name for path in data.iterdir()}
    other.touch(0o644)
    other.chmod(0o644)
    (data / "rivalry.db.link").symlink_to(other)
    with Process(data) as process:
        assert Player(process.url).get(f"/api/tables/{table}")["id"] == table
        modes = {path.name: path.lstat().st_mode & 0o777 for path in data.iterdir()}
    del modes["rivalry.db.link"]
    assert len(modes) >= 3 and set(modes.values()) == {0o600}, modes
    assert other.stat().st_mode & 0o777 == 0o644, "a link is not followed"


def test_as_many_files_are_opened_as_the_system_permits(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))  # what it starts with
    try:
        with Process(tmp_path / "data") as process:
            limits = Path(f"/proc/{process.process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    [allowed] = re.findall(r"^Max open files +(\S+) +(\S+)", limits, re.MULTILINE)
    assert allowed == (str(hard), str(hard))


def test_a_second_server_in_the_same_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    with Process(tmp_path / "data"):
        second = subprocess.run(
            [sys.executable, "-m", "rivalry.cli", "serve", "--port", "0"]
            + ["--data", str(tmp_path / "data")],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert second.returncode == 1
    assert second.stderr == f"rivalry: another server is using {tmp_path / 'data'}\n"


def test_metrics_count_what_happens(server: Served) -> None:
    ann = server.player()
    with ann.open(ann.table("lost-cities", "me random")) as seat:
        seat.play(random.Random(1))
        seat.answer("nonsense")
        wait_until(lambda: "rivalry_tables_in_memory 1.0" in ann.http.get("/metrics").text)
        text = ann.http.get("/metrics").text
    assert 'rivalry_answers_total{game="lost-cities"}' in text
    assert 'rivalry_refused_total{code="malformed"} 1.0' in text
    assert "rivalry_sockets 1.0" in text


def test_the_migrations_build_the_schema_that_the_code_uses(folder: Path, database: str) -> None:
    url = database.replace("postgresql://", "postgresql+psycopg://") or f"sqlite:///{folder}/x.db"
    migration.upgrade(url)
    migration.upgrade(url)  # a second time changes nothing
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    engine.dispose()
    assert found == []


def test_a_table_made_from_a_log_before_logs_had_a_column_is_still_that_table(
    folder: Path, databases: Callable[[], str]
) -> None:
    database = databases()
    log = rivalry.new("lost-cities", seed=3, starter=0).log
    with served(folder / "data", database) as server:
        ann = server.player()
        body = {"log": log.json(), "seats": ["me", "person"]}
        tables = [ann.post("/api/tables/import", body)["id"], ann.table()]
        url, cookie = server.node.store.url, ann.cookie
        before = [ann.get(f"/api/tables/{table}") for table in tables]
    command.downgrade(migration.alembic_config(url), "0006")
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        found = connection.execute(sqlalchemy.text("SELECT settings FROM games")).all()
    engine.dispose()
    assert sum(log.answers[0] in row.settings for row in found) == 1, "as it was before"
    with served(folder / "data", database) as server:
        ann, bob = server.player(rivalry=cookie), server.player()
        assert [ann.get(f"/api/tables/{table}") for table in tables] == before
        bob.join(tables[0])
        ann.do(tables[0], "resign")
        assert ann.get(f"/api/tables/{tables[0]}/log")["answers"] == log.answers


def test_idle_tables_leave_memory_and_come_back(folder: Path) -> None:
    with served(folder / "data", idle=0.2) as server:
        ann, bob = server.player(), server.player()
        table = ann.table()
        bob.join(table)
        with ann.open(table) as seat:
            view = seat.position["view"]
            time.sleep(0.5)
            assert len(server.node.tables) == 1, "somebody is there"
        wait_until(lambda: len(server.node.tables) == 0)
        with ann.open(table) as seat:
            assert seat.position["view"] == view


def ours() -> "Counter[str]":
    """The objects of this program that are in memory, by their class."""
    gc.collect()
    names = (f"{type(o).__module__}.{type(o).__qualname__}" for o in gc.get_objects())
    return Counter(name for name in names if name.startswith("rivalry."))


def test_nothing_is_left_in_memory_of_tables_that_nobody_uses(folder: Path) -> None:
    """Objects, counted: no stopwatch and no operating system's idea of memory."""

    def many(server: Served, games: Sequence[str]) -> None:
        ann, bob = server.player(), server.player()
        rng = random.Random(2)
        for game in games:
            table = ann.table(game, f"me {LEVEL}")
            with ann.open(table) as seat, bob.open(table) as spectator:
                seat.play(rng)
                seat.play(rng)
                seat.send(type="chat", words="hello")
                spectator.kind("said")
            ann.do(table, "hint", {"n": 10**6}, 409)
            ann.do(table, "resign")
            ann.get(f"/api/tables/{table}/replay")
            ann.do(ann.do(table, "rematch")["id"], "resign")
        wait_until(lambda: len(server.node.tables) == 0)
        wait_until(lambda: not server.node.sockets_of)

    with served(folder / "data", idle=0.1) as server:
        many(server, GAMES)  # what is loaded once stays
        before = server.inside(ours)
        many(server, GAMES * 3)
        wait_until(lambda: server.inside(ours) - before == Counter())
    assert before["rivalry.server.node.Node"] == 1, "it is our objects that were counted"
    assert not [name for name in before if name.endswith((".Table", ".Match", ".Situation"))]


def test_the_cost_of_a_move_does_not_grow_with_the_length_of_the_game(server: Served) -> None:
    """What is sent and stored for a move, counted: no stopwatch."""
    ann, bob = server.player(), server.player()
    table = ann.table("lost-cities", options={"rounds": 9, "starter": 0})
    bob.join(table)
    seats = [ann.open(table).ready(), bob.open(table).ready()]
    rng = random.Random(3)
    sizes, loads = [], []
    for _ in range(200):
        newest = max(seat.position["n"] for seat in seats)
        for seat in seats:
            seat.at(newest)
        asked = next(seat for seat in seats if seat.position["prompt"])
        asked.play(rng)
        asked.at(newest + 1)
        assert asked.position["since"] == newest, "only what is new is told"
        sizes.append(len(asked.position["events"]))
        loads.append(server.node.metrics.loads._value.get())
    assert max(sizes) <= 4 and loads[0] == loads[-1], "nothing is read again"


def test_what_the_lobby_knows_of_a_table_is_written_when_it_changes(folder: Path) -> None:
    clock = {"now": 1_800_000_000.0}
    with served(folder / "data", now=lambda: clock["now"]) as server:
        ann, bob = server.player(), server.player()
        table = ann.table(options={"starter": 0})
        bob.join(table)
        rng = random.Random(1)

        def lobby() -> tuple[str, float]:
            found = ann.get(f"/api/tables/{table}")
            return found["status"], found["updated_at"] - 1_800_000_000.0

        with ann.open(table) as seat:
            assert lobby() == ("playing", 0.0)
            clock["now"] += 1
            seat.play(rng)
            assert lobby() == ("playing", 0.0), "a move alone is not worth a write"
            clock["now"] += 3
            seat.play(rng)
            assert lobby() == ("playing", 4.0)
            clock["now"] += 1
            ann.do(table, "resign")
            assert lobby() == ("over", 5.0), "what has changed is told at once"


def test_what_is_stored_with_sqlite_is_flushed_to_the_disk(folder: Path) -> None:
    with served(folder / "data") as server:
        for pragma, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
            question = sqlalchemy.text(f"PRAGMA {pragma}")
            [row] = server.inside(lambda asked=question: server.node.store.all(asked))
            assert row[0] == value, pragma


def test_many_tables_share_a_flush(server: Served) -> None:
    store = server.node.store
    before = store.flushes

    async def write_many() -> None:
        rows = [store.write(Write(statements=[sqlalchemy.text("SELECT 1")])) for _ in range(100)]
        await asyncio.gather(*rows)

    server.inside(write_many)
    assert store.flushes - before < 10


def test_a_database_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rivalry.cli", "serve", "--port", "0", "--data"]
    ended = subprocess.run(
        [*command, str(tmp_path), "--database", "postgresql://127.0.0.1:1/none"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 1
    assert ended.stderr == "rivalry: the database cannot be used (OperationalError)\n"


def test_a_game_of_older_rules_is_kept_and_can_be_exported(server: Served) -> None:
    ann = server.player()
    running, ended = ann.table("lost-cities", "me random"), ann.table("lost-cities", "me random")
    ann.do(ended, "resign")
    older = sqlalchemy.update(schema.games).values(version=0)
    server.inside(lambda: server.node.store.write(Write(statements=[older])))
    server.inside(server.node.tables.close)
    with ann.open(running) as seat:
        assert seat.news["version"] == 0 and seat.position["view"] is None
        assert seat.answer("draw deck")["code"] == "rules-version"
    assert ann.do(running, "resign", code=409)["code"] == "rules-version"
    log = ann.get(f"/api/tables/{ended}/log")
    assert log["version"] == 0 and log["answers"] and log["seed"]
    assert ann.get(f"/api/tables/{ended}/position")["result"]["reason"] == "resign"


# Bots


def test_a_bot_that_fails_or_hangs_is_replaced_by_any_legal_answer() -> None:
    match = Match(registry.load("lost-cities"), "7", {})
    decision = match.decision
    assert decision is not None

    async def run() -> None:
        pool = workers.Pool(1)
        try:
            view = match.view(decision.player)

            async def choose(shown: object, seconds: float) -> str:
                args = (match.game, LEVEL, shown, decision, seconds, Share("somebody"))
                return (await pool.choose(*args))[0]

            words = await choose(view, 0.1)
            assert match.parse(words) in decision.options and pool.failures == 0
            # A view that the bot cannot read makes it fail.
            words = await choose({}, 0.1)
            assert match.parse(words) in decision.options and pool.failures == 1
            # A process that was killed is started again.
            [worker] = pool.quick.workers
            assert worker.process is not None
            os.kill(worker.process.pid, signal.SIGKILL)
            words = await choose(view, 0.1)
            assert match.parse(words) in decision.options
            words = await choose(view, 0.1)
            assert match.parse(words) in decision.options and pool.failures == 2
            # A process that hangs is ended.
            os.kill(worker.process.pid, signal.SIGSTOP)
            words = await choose(view, 0.5 - workers.PATIENCE)
            assert match.parse(words) in decision.options and pool.restarts == 2
            # A thought that nobody needs any more gives its process back.
            thinking = asyncio.ensure_future(choose(view, 0.1))
            await asyncio.sleep(0.01)
            thinking.cancel()
            assert await choose(view, 0.1)
        finally:
            await pool.close()

    asyncio.run(run())


def test_tables_share_the_bots_fairly(server: Served) -> None:
    people = [server.player() for _ in range(6)]
    seats = [
        player.open(player.table("lost-cities", "random me", options={"starter": 0})).ready()
        for player in people
    ]
    assert all(seat.my_turn() for seat in seats)
