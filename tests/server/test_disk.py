"""Full disk and lost database: refused in words, never acknowledged, no divergence afterwards."""

import random
import resource
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
from kit import Player, Process, Seat, Served, new_database, served, wait_until


def playing(server: Served | Process) -> tuple[str, list[Seat]]:
    ann, bob = Player(server.url), Player(server.url)
    table = ann.table(options={"rounds": 9})
    bob.join(table)
    return table, [ann.open(table).ready(), bob.open(table).ready()]


def move(seats: list[Seat], rng: random.Random) -> Any:
    newest = max(seat.position["n"] for seat in seats)
    for seat in seats:
        seat.at(newest)
    [asked] = [seat for seat in seats if seat.position["prompt"]]
    return asked.play(rng)


def check_no_divergence(server: Served, table: str, seats: list[Seat], accepted: int) -> None:
    """What is stored, what the server has in memory and what the sockets show is one thing."""
    rows = server.inside(lambda: server.node.store.journal(table))
    assert [row.n for row in rows] == list(range(len(rows)))
    assert sum(row.seat >= 0 and not row.answer.startswith("!") for row in rows) == accepted
    for seat in seats:
        assert seat.at(len(rows))["n"] == len(rows)
        with seat.player.open(table, len(rows)) as again:
            assert again.position["view"] == seat.position["view"]
    server.inside(server.node.tables.close)  # and so it is when it is read anew
    for seat in seats:
        with seat.player.open(table, len(rows)) as again:
            assert again.position["view"] == seat.position["view"]
            assert again.position["n"] == len(rows)


ANOTHER = {"game": "lost-cities", "seats": ["me", "person"]}


def journal(folder: Path, table: str) -> list[tuple[int, int, str]]:
    """What is stored of a table, read from the file."""
    with sqlite3.connect(f"file:{folder}/rivalry.db?mode=ro", uri=True) as database:
        question = "SELECT n, seat, answer FROM answers WHERE game_id = ? ORDER BY n"
        return database.execute(question, (table,)).fetchall()


def fill_disk(process: Process, full: bool) -> None:
    """From now on the kernel takes no byte beyond this place in any file, or takes all again."""
    most = 8192 if full else resource.RLIM_INFINITY
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def test_on_a_full_disk_moves_are_refused_and_nothing_diverges(tmp_path: Path) -> None:
    data = tmp_path / "data"
    rng = random.Random(1)
    with Process(data) as process:
        table, seats = playing(process)
        accepted = 0
        for _ in range(3):  # it fills up again and again
            for _ in range(5):
                accepted += move(seats, rng)["type"] == "accepted"
            kept = journal(data, table)
            fill_disk(process, True)
            for _ in range(4):
                refused = move(seats, rng)
                assert refused["code"] == "unavailable"
                assert "nothing has changed" in refused["message"]
            made = seats[0].player.http.post("/api/tables", json=ANOTHER)
            assert made.status_code == 503 and made.json()["code"] == "unavailable"
            assert journal(data, table) == kept, "what was refused was stored"
            fill_disk(process, False)  # somebody made room
        for _ in range(5):
            accepted += move(seats, rng)["type"] == "accepted"
        assert accepted == 20
        newest = max(seat.position["n"] for seat in seats)
        shown = [seat.at(newest)["view"] for seat in seats]
        kept = journal(data, table)
        assert [n for n, _, _ in kept] == list(range(newest))
        assert sum(seat >= 0 and not answer.startswith("!") for _, seat, answer in kept) == accepted
        cookies = [seat.player.cookie for seat in seats]
        fill_disk(process, True)
        assert move(seats, rng)["code"] == "unavailable"
        process.kill()  # and the machine goes down with its disk full
    with Process(data) as process:
        assert journal(data, table) == kept
        for cookie, view in zip(cookies, shown, strict=True):
            with Player(process.url, {"rivalry": cookie}).open(table) as again:
                assert again.position["view"] == view and again.position["n"] == newest


def test_without_its_database_the_server_refuses_and_comes_back(
    postgres: str, folder: Path
) -> None:
    database = new_database(postgres)
    name = urlsplit(database).path[1:]
    with served(folder / "data", database) as server:
        table, seats = playing(server)
        rng = random.Random(2)
        accepted = 0
        for _ in range(3):
            accepted += move(seats, rng)["type"] == "accepted"
        with psycopg.connect(postgres, autocommit=True) as operator:
            operator.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            operator.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
            )
            for _ in range(3):
                assert move(seats, rng)["code"] == "unavailable"
            assert seats[0].player.http.get("/ready").status_code == 503
            assert seats[0].player.http.get("/health").status_code == 200
            operator.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        wait_until(lambda: seats[0].player.http.get("/ready").status_code == 200)
        for _ in range(5):
            accepted += move(seats, rng)["type"] == "accepted"
        assert accepted == 8
        check_no_divergence(server, table, seats, accepted)
