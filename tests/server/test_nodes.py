"""Several nodes on one PostgreSQL: players split across them, races between them, one killed."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from itsdangerous import timed
from kit import Player, Process, Seat, Served, new_database, served
from test_races import at_once


def move(seats: list[Seat], rng: random.Random) -> None:
    """Whoever is asked answers; everybody sees it, on whatever node they are."""
    newest = max(seat.position["n"] for seat in seats)
    for seat in seats:
        seat.at(newest)
    [asked] = [seat for seat in seats if seat.position["prompt"]]
    assert asked.play(rng)["type"] == "accepted"
    for seat in seats:
        seat.at(newest + 1)


def test_when_a_node_is_killed_its_tables_go_on_at_the_other(postgres: str, folder: Path) -> None:
    database = new_database(postgres)
    rng = random.Random(1)
    with Process(folder / "one", database) as one, Process(folder / "two", database) as two:
        ann, bob = Player(one.url), Player(two.url)
        table = ann.table(options={"rounds": 9})
        bob.join(table)
        against_bot = ann.table("lost-cities", "me random", settings={"pause": 0.0})
        seats = [ann.open(table).ready(), bob.open(table).ready()]
        alone = ann.open(against_bot).ready()
        for _ in range(12):
            move(seats, rng)
            alone.play(rng)
        ann.post("/api/me/name", {"name": "Ann", "password": "long enough"})
        seats[0].send(type="chat", words="good luck")
        assert seats[1].kind("said")["words"] == "good luck"
        before = seats[1].position
        one.kill()
        moved = Player(two.url, {"rivalry": ann.cookie})
        assert moved.get("/api/me")["name"] == "Ann"
        seats[0] = moved.open(table).ready()
        assert seats[0].news["you"] == 0 and seats[0].position["n"] == before["n"]
        alone = moved.open(against_bot).ready()
        for _ in range(12):
            move(seats, rng)
            alone.play(rng)


def test_commands_for_one_place_on_two_nodes_are_decided_by_the_journal(
    postgres: str, folder: Path
) -> None:
    database = new_database(postgres)
    with served(folder / "one", database) as one, served(folder / "two", database) as two:
        ann, bob = one.player(), two.player()
        table = ann.table(options={"starter": 0})
        bob.join(table)
        twin = two.player(rivalry=ann.cookie)
        seats = [(ann if i % 2 else twin).open(table).ready() for i in range(16)]
        for seat in seats:
            while seat.position["prompt"] is None:
                seat.kind("position")
        n = seats[0].position["n"]
        options = [option["words"] for option in seats[0].position["prompt"]["options"]]
        commands = [
            {"type": "answer", "n": n, "action": options[i % len(options)]} for i in range(16)
        ]
        replies = at_once(seats, commands)
        winners = {
            commands[i]["action"] for i, reply in enumerate(replies) if reply["type"] == "accepted"
        }
        assert len(winners) == 1
        assert all(r["type"] == "accepted" or r["code"] == "stale" for r in replies)
        for seat in seats:
            assert seat.at(n + 1)["n"] == n + 1
        rows = one.inside(lambda: one.node.store.journal(table))
        assert {row.answer for row in rows if row.n == n} == winners
        assert len(rows) == n + 1


def test_a_player_on_one_node_is_seen_as_connected_on_the_other(
    postgres: str, folder: Path
) -> None:
    database = new_database(postgres)
    with served(folder / "one", database) as one, served(folder / "two", database) as two:
        ann, bob = one.player(), two.player()
        table = ann.table()
        bob.join(table)
        with bob.open(table) as seat:
            with ann.open(table):
                seat.sees(lambda table: table["seats"][0]["connected"])
            seat.sees(lambda table: not table["seats"][0]["connected"])


def test_a_whole_game_with_undos_is_the_same_on_both_nodes(postgres: str, folder: Path) -> None:
    database = new_database(postgres)
    rng = random.Random(5)
    with served(folder / "one", database) as one, served(folder / "two", database) as two:
        ann, bob = one.player(), two.player()
        table = ann.table("catan-rivals")
        bob.join(table)
        seats = [ann.open(table).ready(), bob.open(table).ready()]
        loads = two.node.metrics.loads._value.get()
        for _ in range(120):
            move(seats, rng)
            undoing = [seat for seat in seats if seat.position["undo"]]
            if undoing and rng.random() < 0.2:
                place = undoing[0].position["n"]
                undoing[0].send(type="undo", n=place)
                assert undoing[0].reply()["type"] == "accepted"
                for seat in seats:
                    seat.at(place + 1)
        newest = max(seat.position["n"] for seat in seats)
        for seat, elsewhere in zip(seats, (two, one), strict=True):
            seat.at(newest)
            twin = elsewhere.player(rivalry=seat.player.cookie)
            with twin.open(table, newest) as shown:
                assert shown.position["view"] == seat.position["view"]
        assert two.node.metrics.loads._value.get() == loads, "nothing was read anew"


def test_many_spectators_at_one_table_disturb_nobody(postgres: str, folder: Path) -> None:
    """PostgreSQL passes on 8,000 bytes at once: who only watches is no news for other nodes."""
    database = new_database(postgres)
    with served(folder / "one", database) as one, served(folder / "two", database) as two:
        ann, bob = one.player(), two.player()
        table = ann.table(options={"starter": 0})
        bob.join(table)
        watchers = [one.player() for _ in range(220)]
        for watcher in watchers:
            watcher.post("/api/me")
        sockets = [watcher.open(table) for watcher in watchers]
        seats = [ann.open(table).ready(), bob.open(table).ready()]
        seats[1].sees(lambda table: table["seats"][0]["connected"])
        move(seats, random.Random(1))
        for socket in sockets:
            socket.close()


def test_the_longest_line_of_chat_reaches_the_other_node(postgres: str, folder: Path) -> None:
    database = new_database(postgres)
    with served(folder / "one", database) as one, served(folder / "two", database) as two:
        ann, bob = one.player(), two.player()
        ann.post("/api/me")
        ann.post("/api/me/name", {"name": "山" * 24})
        table = ann.table()
        bob.join(table)
        with ann.open(table) as here, bob.open(table) as there:
            words = "\U0001f600" * one.config.limits.chat_length  # each is four bytes, or twelve
            here.web.send(json.dumps({"type": "chat", "words": words}, ensure_ascii=False))
            assert here.kind("said")["words"] == there.kind("said")["words"] == words


def test_a_session_that_is_ended_on_one_node_is_ended_on_all(postgres: str, folder: Path) -> None:
    database = new_database(postgres)
    with served(folder / "one", database) as one, served(folder / "two", database) as two:
        ann = one.player()
        table = ann.table()
        twin = two.player(rivalry=ann.cookie)
        seat = twin.open(table).ready()
        assert seat.news["you"] == 0
        ann.post("/api/sign-out")
        assert seat.closed() == 1001
        assert twin.get("/api/me") is None


@contextmanager
def cut_off(
    postgres: str, folder: Path, time: list[float], **settings: Any
) -> Iterator[tuple[Served, str, Player, Seat]]:
    """Ann, who is asked, is at a node that stops; Bob is at another, with this seat.

    The node keeps her socket open, as one does that is stopped.
    """
    database = new_database(postgres)
    with (
        served(folder / "one", database, now=lambda: time[0]) as one,
        served(folder / "two", database, now=lambda: time[0]) as two,
    ):
        ann, bob = one.player(), two.player()
        table = ann.table(options={"starter": 0}, settings=settings)
        bob.join(table)
        with bob.open(table) as seat, ann.open(table):
            seat.sees(lambda table: table["seats"][0]["connected"])
            one.inside(lambda: [task.cancel() for task in one.node._tasks])
            yield two, table, ann, seat


def test_a_player_whose_node_is_stopped_gets_the_time_of_its_silence_back(
    postgres: str, folder: Path
) -> None:
    time = [1_800_000_000.0]
    clock = {"initial": 60.0, "increment": 0.0}
    with cut_off(postgres, folder, time, clock=clock) as (two, table, ann, seat):
        time[0] += 61
        n = seat.position["n"]
        assert seat.at(n + 1)["status"] == "playing"
        assert seat.position["events"][-1] == {"n": n, "kind": "cut-off", "seat": 0}
        assert seat.position["clocks"] == {"left": [60, 60], "running": 0}
        time[0] += 50
        with two.player(rivalry=ann.cookie).open(table) as moved:
            options = moved.position["prompt"]["options"]
            assert moved.answer(options[0]["words"])["type"] == "accepted"
        assert seat.at(n + 2)["clocks"] == {"left": [10, 60], "running": 0}


def test_a_game_does_not_wait_for_ever_for_a_node_that_is_gone(postgres: str, folder: Path) -> None:
    time = [1_800_000_000.0]
    clock = {"initial": 60.0, "increment": 0.0}
    with cut_off(postgres, folder, time, clock=clock) as (_, _, _, seat):
        time[0] += 61
        assert seat.at(seat.position["n"] + 1)["status"] == "playing"
        time[0] += 61
        assert seat.at(seat.position["n"] + 1)["result"]["reason"] == "timeout"


def test_a_player_whose_node_is_stopped_is_not_claimed_at_once(postgres: str, folder: Path) -> None:
    time = [1_800_000_000.0]
    absence = {"after": 60.0, "rule": "claim"}
    with cut_off(postgres, folder, time, absence=absence) as (_, table, _, seat):
        time[0] += 61
        assert seat.player.do(table, "claim", {}, 409)["code"] == "not-absent"
        time[0] += 59
        assert seat.player.do(table, "claim", {}, 409)["code"] == "not-absent"
        time[0] += 2
        seat.player.do(table, "claim", {})
        over = seat.until(lambda m: m["type"] == "position" and m["status"] == "over")
        assert over["result"]["reason"] == "claim"


def test_nodes_whose_clocks_differ_know_the_same_people(
    postgres: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres)
    clocks = {"one": 1_800_000_002.0, "two": 1_800_000_000.0}
    with (
        served(folder / "one", database, now=lambda: clocks["one"]) as one,
        served(folder / "two", database, now=lambda: clocks["two"]) as two,
    ):

        def at(node: str) -> None:
            """What is done now is done by this node: cookies are stamped by its clock."""
            monkeypatch.setattr(timed, "time", SimpleNamespace(time=lambda: clocks[node]))

        at("one")
        ann = one.player()
        table = ann.table()
        at("two")
        twin = two.player(rivalry=ann.cookie)
        assert twin.post("/api/me")["name"] == twin.get("/api/me")["name"]
        assert twin.cookie == ann.cookie, "a cookie of ours is never replaced"
        with twin.open(table) as seat:
            assert seat.news["you"] == 0
