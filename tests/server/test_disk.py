"""Full disk and lost database: refused in words, never acknowledged, no divergence afterwards."""

import random
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
from kit import Seat, Served, new_database, served, wait_until
from sqlalchemy import event


def playing(server: Served) -> tuple[str, list[Seat]]:
    ann, bob = server.player(), server.player()
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


def test_on_a_full_disk_moves_are_refused_and_nothing_diverges(folder: Path) -> None:
    most = {"pages": 2**30}
    with served(folder / "data") as server:
        # SQLite itself says that the disk is full: as on a real one, in the middle of a write.
        pool = server.node.store.engine.pool

        @event.listens_for(pool, "checkout")
        def limit(connection: Any, *_: object) -> None:
            connection.execute(f"PRAGMA max_page_count = {most['pages']}")

        table, seats = playing(server)
        rng = random.Random(1)
        accepted = 0
        for _ in range(5):
            accepted += move(seats, rng)["type"] == "accepted"
        most["pages"] = 1  # SQLite takes the present size: not one page more
        refused = None
        for _ in range(400):
            reply = move(seats, rng)
            if reply["type"] == "refused":
                refused = reply
                break
            accepted += 1
        assert refused is not None and refused["code"] == "unavailable"
        assert "nothing has changed" in refused["message"]
        made = seats[0].player.http.post("/api/tables", json=ANOTHER)
        assert made.status_code == 503 and made.json()["code"] == "unavailable"
        for _ in range(3):
            assert move(seats, rng)["code"] == "unavailable"
        most["pages"] = 2**30  # somebody made room
        for _ in range(5):
            accepted += move(seats, rng)["type"] == "accepted"
        assert accepted > 9
        check_no_divergence(server, table, seats, accepted)


ANOTHER = {"game": "lost-cities", "seats": ["me", "person"]}


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
