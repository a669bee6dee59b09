"""Clocks, absentees and days per turn: the server's time, and never while it was down."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest
from itsdangerous import timed as timed_cookies
from kit import GOOD, LEVEL, PATIENCE, Player, Process, Seat, Served, served, wait_until
from sqlalchemy import select

from rivalry.server.store.schema import outages
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


def test_a_waiting_table_is_not_closed_for_time_the_server_was_down(
    folder: Path, database: str, time: Time
) -> None:
    day = 86_400
    with served(folder / "data", database, now=time) as server:
        ann = server.player()
        table = ann.table()
        time.now += 0.9 * day
    time.now += 2 * day
    with served(folder / "data", database, now=time) as server:
        server.inside(server.node.tables.close_forgotten)
        assert server.player().get(f"/api/tables/{table}")["status"] == "waiting"
        time.now += 0.2 * day
        server.inside(server.node.tables.close_forgotten)
        assert server.player().get(f"/api/tables/{table}")["status"] == "closed"


def test_a_clock_that_jumps_by_days_closes_no_table(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time, gap=3.0) as server:
        table = server.player().table()
        time.now += 2 * 86_400
        server.inside(server.node.tables.close_forgotten)
        assert server.player().get(f"/api/tables/{table}")["status"] == "waiting"


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


def test_answering_and_taking_back_gives_no_time(timed: Served, time: Time) -> None:
    table, ann, _ = two(timed, clock={"initial": 30.0, "increment": 10.0})
    with ann.open(table) as seat:
        for _ in range(15):
            time.now += 0.4
            n = seat.position["n"]
            seat.answer(first_words(seat))
            seat.at(n + 1)
            seat.send(type="undo", n=n + 1)
            assert seat.reply()["type"] == "accepted"
            seat.at(n + 2)
        assert seat.position["clocks"] == {"left": [24, 30], "running": 0}
    timed.inside(timed.node.tables.close)
    with ann.open(table) as seat:
        assert seat.position["clocks"] == {"left": [24, 30], "running": 0}


def test_taking_back_a_whole_turn_gives_no_time(timed: Served, time: Time) -> None:
    ann = timed.player()
    settings = {"clock": {"initial": 30.0, "increment": 10.0}, "pause": 0.0}
    table = ann.table("lost-cities", f"me {LEVEL}", options={"starter": 0}, settings=settings)
    with ann.open(table) as seat:
        for _ in range(2):
            for words in (first_words(seat), "draw deck"):
                time.now += 1
                n = seat.position["n"]
                seat.answer(words)
                seat.at(n + 1)
            assert seat.my_turn(), "the bot has played"
            n = seat.position["n"]
            seat.send(type="undo", n=n, what="turn")
            assert seat.reply()["type"] == "accepted"
            seat.at(n + 1)
        assert seat.position["clocks"]["left"][0] == 26
    timed.inside(timed.node.tables.close)
    with ann.open(table) as seat:
        assert seat.position["clocks"]["left"][0] == 26


def test_days_for_an_answer_do_not_begin_again_by_an_undo(timed: Served, time: Time) -> None:
    table, ann, _ = two(timed, days=1.0)
    with ann.open(table) as seat:
        for _ in range(2):
            time.now += 40_000
            n = seat.position["n"]
            seat.answer(first_words(seat))
            seat.at(n + 1)
            seat.send(type="undo", n=n + 1)
            assert seat.reply()["type"] == "accepted"
            seat.at(n + 2)
        assert seat.position["clocks"]["left"][0] == 6_400
        time.now += 6_401
        timed.inside(timed.node.tables.look_after)
        over = seat.until(lambda m: m["type"] == "position" and m["status"] == "over")
        assert over["result"] == {"winners": [1], "scores": [0, 0], "reason": "timeout"}


def given(seat: Seat, words: str) -> None:
    """Answer, or with `undo` take back."""
    n = seat.position["n"]
    if words == "undo":
        seat.send(type="undo", n=n)
        assert seat.reply()["type"] == "accepted"
    else:
        assert seat.answer(words)["type"] == "accepted"
    seat.at(n + 1)


def test_a_question_that_was_also_asked_of_another_does_not_begin_again(
    timed: Served, time: Time
) -> None:
    ann, bob = timed.player(), timed.player()
    table = ann.table("lost-cities-rivals", options={"players": 2}, settings={"days": 1.0})
    bob.join(table)
    with ann.open(table) as one, bob.open(table) as two:
        other, first = (one, two) if one.position["prompt"] else (two, one)
        given(other, "uncover")
        first.at(other.position["n"])
        options = [option["words"] for option in first.position["prompt"]["options"]]
        bids = [words for words in options if words.startswith("bid")]
        least, most = bids[0], bids[-1]
        given(first, most)  # next they say how they pay
        time.now += 40_000
        for words in ("done", "undo", "undo", least):
            given(first, words)
        other.at(first.position["n"])  # next the other one is asked instead
        for words in ("pass", "undo"):
            given(other, words)
        first.at(other.position["n"])
        for words in ("undo", most):
            given(first, words)
        seat = first.news["you"]
        assert first.position["clocks"] == {
            "left": [46_400 if i == seat else 86_400 for i in range(2)],
            "running": seat,
        }


def test_a_bot_that_stands_in_gives_no_time_back(timed: Served, time: Time) -> None:
    settings = {"clock": {"initial": 120.0}, "absence": {"after": 60.0, "rule": "claim"}}
    table, ann, bob = two(timed, **settings)
    time.now += 100
    bob.do(table, "claim", {"outcome": "bot"})
    ann.do(table, "back")
    with ann.open(table) as seat:
        assert seat.position["clocks"]["left"] == [20, 120]
    timed.inside(timed.node.tables.close)
    with ann.open(table) as seat:
        assert seat.position["clocks"]["left"] == [20, 120]


def test_a_clock_that_jumps_ahead_costs_nobody_the_game(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time, gap=3.0) as server:
        table, ann, _ = two(server, **CLOCK)
        with ann.open(table) as seat:
            n = seat.position["n"]
            time.now += 3600
            server.inside(server.node.tables.look_after)
            assert seat.answer(first_words(seat))["type"] == "accepted"
            assert seat.at(n + 1)["clocks"] == {"left": [65, 60], "running": 0}
    with (
        served(folder / "data", database, now=time, gap=3.0) as server,
        server.player(rivalry=ann.cookie).open(table) as seat,
    ):
        left = seat.position["clocks"]["left"]
        assert left == [65, 60], "what was noticed is known after a restart"


def test_a_clock_that_jumps_ahead_a_little_many_times_costs_nobody_the_game(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time, gap=3.0) as server:
        table, ann, _ = two(server, **CLOCK)
        with ann.open(table) as seat:
            n = seat.position["n"]
            for _ in range(40):  # more than she has, together
                time.now += 2.0
                server.inside(server.node.tables.look_after)
            assert seat.answer(first_words(seat))["type"] == "accepted"
            assert seat.at(n + 1)["clocks"] == {"left": [65, 60], "running": 0}


def test_a_server_that_was_stopped_for_a_while_costs_nobody_the_game(folder: Path) -> None:
    with Process(folder / "data") as process:
        ann, bob = Player(process.url), Player(process.url)
        table = ann.table(options={"starter": 0}, settings={"clock": {"initial": 30.0}})
        bob.join(table)
        with ann.open(table) as seat:
            os.kill(process.process.pid, signal.SIGSTOP)
            sleep(31)  # more than she has
            os.kill(process.process.pid, signal.SIGCONT)
            assert seat.answer(first_words(seat))["type"] == "accepted"


def test_a_clock_that_is_set_back_takes_nobodys_seat(
    folder: Path, database: str, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timed_cookies, "time", SimpleNamespace(time=time))  # cookies are stamped
    with served(folder / "data", database, now=time) as server:
        table, ann, _ = two(server, **CLOCK)
    time.now -= 7200
    with served(folder / "data", database, now=time) as server:
        again = server.player(rivalry=ann.cookie)
        assert again.post("/api/me")["name"] == again.get("/api/me")["name"]
        assert again.cookie == ann.cookie, "a cookie of ours is never replaced"
        with again.open(table) as seat:
            assert seat.news["you"] == 0
            assert seat.answer(first_words(seat))["type"] == "accepted"


def test_downtime_is_noticed_after_the_clock_was_set_back(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time):
        pass
    time.now -= 7200
    with served(folder / "data", database, now=time) as server:
        table, ann, _ = two(server, **CLOCK)
        time.now += 10
        stopped = time.now
    time.now += 3600  # it is still earlier than it has been once
    with (
        served(folder / "data", database, now=time) as server,
        server.player(rivalry=ann.cookie).open(table) as seat,
    ):
        assert server.node.services.outages.spans == [(stopped, time.now)]
        assert seat.position["clocks"] == {"left": [50, 60], "running": 0}


def test_an_outage_does_not_go_on_after_the_clock_was_set_back(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time):
        pass
    time.now += 3600
    with served(folder / "data", database, now=time):
        pass  # this hour has been noted
    time.now -= 1800
    with served(folder / "data", database, now=time) as server:
        table, ann, _ = two(server, **CLOCK)
        time.now += 20
        with ann.open(table) as seat:
            assert seat.position["clocks"] == {"left": [40, 60], "running": 0}


def test_an_outage_that_was_noted_before_it_was_over_is_noted_at_its_full_length(
    folder: Path, database: str, time: Time
) -> None:
    with served(folder / "data", database, now=time) as server:
        node, began = server.node, time.now
        for seconds in (20, 50, 30):
            server.inside(lambda ended=began + seconds: node._was_away(began, ended))
        kept = server.inside(lambda: node.store.all(select(outages)))
        assert [tuple(row) for row in kept] == [(began, began + 50)]
        assert node.services.outages.spans == [(began, began + 50)]


def test_a_bot_plays_on_after_the_clock_was_set_back(
    folder: Path, database: str, time: Time
) -> None:
    """Nobody looks at the table: the server itself has to remember whose turn it is."""
    with served(folder / "data", database, now=time, bot_seconds=PATIENCE) as server:
        ann = server.player()
        table = ann.table("lost-cities", "master me", options={"starter": 0})
        rows = len(server.inside(lambda: server.node.store.journal(table)))
    time.now -= 7200
    with served(folder / "data", database, now=time) as server:
        wait_until(lambda: len(server.inside(lambda: server.node.store.journal(table))) > rows)


def test_outages_count_for_nobody() -> None:
    away = Outages([(10.0, 20.0), (30.0, 40.0)])
    assert away.elapsed(0.0, 50.0) == 30
    assert away.elapsed(12.0, 18.0) == 0
    assert away.elapsed(15.0, 35.0) == 10
    assert away.moment_after(0.0, 30.0) == 50
    assert away.moment_after(15.0, 5.0) == 25
