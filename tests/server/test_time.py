"""Clocks, absentees and days per turn: the server's time, and never while it was down."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from kit import GOOD, Player, Seat, Served, served, wait_until

from rivalry.server.table.clock import Outages


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def timed(folder: Path, database: str, time: Time) -> Iterator[Served]:
    with served(folder / "data", database, now=time) as running:
        yield running


def two(server: Served, **settings: Any) -> tuple[str, Player, Player]:
    ann, bob = server.player(), server.player()
    table = ann.table(options={"starter": 0}, settings=settings)
    bob.join(table)
    return table, ann, bob


CLOCK = {"clock": {"initial": 60.0, "increment": 5.0}}


def first_words(seat: Seat) -> str:
    return str(seat.position["prompt"]["options"][0]["words"])


def test_thinking_is_charged_and_answers_add_time(timed: Served, time: Time) -> None:
    table, ann, bob = two(timed, **CLOCK)
    with ann.open(table) as seat:
        assert seat.position["clocks"] == {"left": [60, 60], "running": 0}
        time.now += 20
        n = seat.position["n"]
        seat.answer(first_words(seat))
        assert seat.at(n + 1)["clocks"] == {"left": [45, 60], "running": 0}
        time.now += 10
        with bob.open(table) as other:
            assert other.position["clocks"] == {"left": [35, 60], "running": 0}


def test_who_runs_out_of_time_loses(timed: Served, time: Time) -> None:
    table, ann, bob = two(timed, **CLOCK)
    with ann.open(table) as seat, bob.open(table) as other:
        time.now += 61
        over = other.until(lambda m: m["type"] == "position" and m["status"] == "over")
        assert over["result"]["reason"] == "timeout" and over["result"]["winners"] == [1]
        assert seat.answer("draw deck", n=seat.position["n"])["code"] in ("stale", "not-playing")


def test_time_while_the_server_was_down_is_not_charged(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time) as server:
        table, ann, _ = two(server, **CLOCK)
        time.now += 10
    time.now += 3600
    with served(folder / "data", database, now=time) as server:
        with server.player(rivalry=ann.cookie).open(table) as seat:
            assert seat.position["clocks"] == {"left": [50, 60], "running": 0}
        time.now += 49
        server.inside(server.node.tables.look_after)
        with server.player(rivalry=ann.cookie).open(table) as seat:
            assert seat.position["status"] == "playing"
            assert seat.answer(first_words(seat))["type"] == "accepted"


def test_an_absent_player_can_be_claimed_but_not_too_early(timed: Served, time: Time) -> None:
    table, ann, bob = two(timed, absence={"after": 60.0, "rule": "claim"})
    assert bob.do(table, "claim", {}, 409)["code"] == "not-absent"
    with ann.open(table):
        time.now += 100
        assert bob.do(table, "claim", {}, 409)["code"] == "not-absent", "she is here"
    assert ann.do(table, "claim", {}, 409)["code"] == "not-absent", "she is asked herself"
    wait_until(lambda: not timed.inside(lambda: timed.node.tables.get(table)).audience.listeners)
    time.now += 100
    bob.do(table, "claim", {})
    result = bob.get(f"/api/tables/{table}/position")["result"]
    assert result == {"winners": [1], "scores": [0, 0], "reason": "claim"}


def test_a_bot_stands_in_for_an_absent_player_until_she_is_back(timed: Served, time: Time) -> None:
    table, ann, bob = two(timed, absence={"after": 60.0, "rule": "claim"})
    time.now += 100
    with bob.open(table) as seat:
        bob.do(table, "claim", {"outcome": "bot"})
        assert seat.my_turn(), "the bot has played her turn"
        assert seat.news["seats"][0]["bot"] == GOOD
        ann.do(table, "back")
        seat.until(lambda m: m["type"] == "table" and m["seats"][0]["bot"] is None)
    assert ann.do(table, "back", code=409)["code"] == "not-playing"


def test_an_absent_player_is_not_claimed_for_time_the_server_was_down(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time) as server:
        table, _, bob = two(server, absence={"after": 60.0, "rule": "claim"})
    time.now += 3600
    with served(folder / "data", database, now=time) as server:
        again = server.player(rivalry=bob.cookie)
        assert again.do(table, "claim", {}, 409)["code"] == "not-absent"
        time.now += 59
        assert again.do(table, "claim", {}, 409)["code"] == "not-absent"
        time.now += 2
        again.do(table, "claim", {})
        assert again.get(f"/api/tables/{table}")["status"] == "over"


def test_where_the_table_says_so_a_bot_stands_in_by_itself(timed: Served, time: Time) -> None:
    table, _, bob = two(timed, absence={"after": 60.0, "rule": "bot"})
    with bob.open(table) as seat:
        time.now += 70
        seat.until(lambda m: m["type"] == "table" and m["seats"][0]["bot"] == GOOD)
        assert seat.my_turn(), "the bot has played her turn"


class Hook:
    """A web server that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                hook.told.append(json.loads(self.rfile.read(length)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/turn"


def test_days_per_turn_call_a_web_hook_and_run_out(folder: Path, time: Time) -> None:
    hook = Hook()
    with served(folder / "data", now=time, hooks_to_private=True) as server:
        ann, bob = server.player(), server.player()
        bob.post("/api/me")
        reply = bob.http.put("/api/me/webhook", json={"url": hook.url})
        assert reply.json()["webhook"] == hook.url
        table = ann.table(options={"starter": 0}, settings={"days": 2.0})
        bob.join(table)
        with ann.open(table) as seat:
            n = seat.position["n"]
            seat.answer(first_words(seat))
            seat.at(n + 1)
            seat.answer("draw deck")
        wait_until(lambda: bool(hook.told))
        assert hook.told == [
            {"event": "your-turn", "table": table, "game": "lost-cities", "n": n + 2}
        ]
        assert ann.do(table, "claim", {}, 409)["code"] == "not-absent", "days are days"
        time.now += 2 * 86400 + 1
        server.inside(server.node.tables.look_after)
        assert ann.get(f"/api/tables/{table}/position")["result"]["reason"] == "timeout"
    hook.server.shutdown()


def test_a_web_hook_may_not_lead_into_the_own_network(server: Served) -> None:
    ann = server.player()
    ann.post("/api/me")
    for url in ("http://127.0.0.1/x", "http://localhost:8000/", "http://10.0.0.1/", "ftp://a/b"):
        reply = ann.http.put("/api/me/webhook", json={"url": url})
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-url")


def test_outages_count_for_nobody() -> None:
    outages = Outages([(10.0, 20.0), (30.0, 40.0)])
    assert outages.elapsed(0.0, 50.0) == 30
    assert outages.elapsed(12.0, 18.0) == 0
    assert outages.elapsed(15.0, 35.0) == 10
    assert outages.moment_after(0.0, 30.0) == 50
    assert outages.moment_after(15.0, 5.0) == 25
