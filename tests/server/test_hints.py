"""Hints: for whoever is asked and plays against bots alone, from what that seat may know."""

import asyncio
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kit import GAMES, Player, Seat, Served, served

from rivalry.bots.reason import sentences
from rivalry.core import registry
from rivalry.server.refusal import Refusal


@pytest.fixture
def alone(folder: Path) -> Iterator[Served]:
    """The same on SQLite only, for what no database knows of."""
    with served(folder / "data", playouts=4) as running:
        yield running


@pytest.fixture
def server(folder: Path, database: str) -> Iterator[Served]:
    """A server whose hints depend on the question alone."""
    with served(folder / "data", database, playouts=4) as running:
        yield running


def hint(seat: Seat, n: int | None = None) -> Any:
    return seat.player.do(seat.table, "hint", {"n": seat.position["n"] if n is None else n})


def refusal(player: Player, table: str, n: int) -> tuple[int, str]:
    reply = player.http.post(f"/api/tables/{table}/hint", json={"n": n})
    return reply.status_code, reply.json()["code"]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_best_answers_and_can_be_followed(alone: Served, game: str) -> None:
    ann = alone.player()
    with ann.open(ann.table(game, "me random")) as seat:
        for _ in range(4):
            prompt = seat.my_turn()
            options = [option["words"] for option in prompt["options"]]
            told = hint(seat)
            assert told["n"] == seat.position["n"] and 1 <= len(told["hints"]) <= 3
            values = [one["value"] for one in told["hints"]]
            assert values[0] == max(values)
            for one in told["hints"]:
                assert one["action"] in options
                assert one["words"] == sentences(game)[one["reason"]].format(**one["args"])
            assert hint(seat) == told, "the same question gets the same hint"
            assert seat.answer(told["hints"][0]["action"])["type"] == "accepted"


def test_nobody_gets_a_hint_who_may_not_have_one(server: Served) -> None:
    ann, bob = server.player(), server.player()
    people = ann.table(options={"starter": 0})
    assert refusal(server.player(), people, 1) == (401, "no-player")
    assert refusal(ann, people, 1) == (409, "not-playing")
    bob.join(people)
    with ann.open(people) as seat:
        assert refusal(ann, people, seat.position["n"]) == (409, "no-hints")
    alone = ann.table("lost-cities", "me random", options={"starter": 0})
    with ann.open(alone) as seat:
        n = seat.position["n"]
        assert seat.my_turn() and refusal(ann, alone, n - 1) == (409, "stale")
        assert refusal(bob, alone, n) == (403, "not-seated")
        assert refusal(ann, "0" * 32, n) == (404, "no-table")
    ann.do(alone, "resign")
    assert refusal(ann, alone, n) == (409, "not-playing")


def test_there_is_no_hint_while_a_bot_is_asked_or_stands_in(server: Served) -> None:
    ann = server.player()
    slow = ann.table("lost-cities", "random me", options={"starter": 0}, settings={"pause": 10})
    with ann.open(slow) as seat:
        assert seat.position["prompt"] is None
        assert refusal(ann, slow, seat.position["n"]) == (409, "not-asked")


def test_where_a_person_has_given_up_there_are_no_hints_either(server: Served) -> None:
    ann, bob = server.player(), server.player()
    table = ann.table("lost-cities-rivals", "me person random", options={"players": 3})
    bob.join(table)
    bob.do(table, "resign")
    with ann.open(table) as seat:
        seat.my_turn()
        assert refusal(ann, table, seat.position["n"]) == (409, "no-hints")


def test_a_hint_that_comes_too_late_is_not_given(folder: Path) -> None:
    with served(folder / "data", bot_seconds=60.0) as server:
        ann = server.player()
        table = ann.table("lost-cities", "me random", options={"starter": 0})
        with ann.open(table) as seat:
            n = seat.my_turn() and seat.position["n"]
            inside = server.inside(lambda: server.node.tables.get(table))
            me = server.inside(lambda: server.node.accounts.player(ann.cookie))

            async def ask_and_move_on() -> str:
                asking = asyncio.ensure_future(inside.hint(me, n))
                await asyncio.sleep(0.05)
                words = seat.position["prompt"]["options"][0]["words"]
                await inside.answer(0, n, words)
                try:
                    await asking
                except Refusal as refused:
                    return refused.code
                return "given"

            assert server.inside(ask_and_move_on) == "stale"


def test_a_failing_bot_is_said_and_the_next_try_works(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.player()
    with ann.open(ann.table("lost-cities", "me random", options={"starter": 0})) as seat:
        n = seat.my_turn() and seat.position["n"]
        with monkeypatch.context() as broken:
            broken.setattr(sys, "executable", shutil.which("false"))  # a process that ends at once
            assert refusal(ann, seat.table, n) == (503, "bot-failed")
        assert hint(seat)["hints"]
    assert 'rivalry_hints_total{game="lost-cities"} 1.0' in ann.http.get("/metrics").text


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    alone: Served, game: str
) -> None:
    rng = random.Random(game)
    rules = registry.load(game)
    ann, server = alone.player(), alone
    table = ann.table(game, "me novice")
    inside = server.inside(lambda: server.node.tables.get(table))
    compared = changed = 0

    def be(state: Any) -> None:
        server.inside(lambda: setattr(inside.match, "state", state))

    with ann.open(table) as seat:
        while compared < 6:
            assert seat.my_turn()
            if len(seat.position["prompt"]["options"]) > 1:
                told = hint(seat)
                true = inside.match.state
                other = rules.scramble(true, seat.news["you"], rng.getrandbits(63))
                changed += other.to_json() != true.to_json()
                be(other)
                server.inside(inside.adviser.stop)  # it would only repeat itself
                assert hint(seat) == told
                be(true)
                compared += 1
            seat.play(rng)
    assert changed > 3
