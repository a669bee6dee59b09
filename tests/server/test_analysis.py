"""Looking back at a finished game: worked out once, in pieces, by whichever node is first."""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kit import GAMES, PATIENCE, Player, Served, new_database, served, wait_until
from sqlalchemy import select, update
from test_replay import kept, played

import rivalry
from rivalry.bots.reason import sentences
from rivalry.server.store import schema
from rivalry.server.store.database import Write
from rivalry.server.thinking import analysis as analysing


@pytest.fixture
def alone(folder: Path) -> Iterator[Served]:
    """The same on SQLite only, for what no database knows of."""
    with served(folder / "data", playouts=1) as running:
        yield running


@pytest.fixture
def server(folder: Path, database: str) -> Iterator[Served]:
    """A server that tries every answer out once."""
    with served(folder / "data", database, playouts=1) as running:
        yield running


def short(game: str = "lost-cities", answers: int = 25) -> rivalry.Match:
    """The beginning of a game that was played at random."""
    match, _ = played(game)
    match.restart(match.log.answers[:answers])
    return match


def ended() -> rivalry.Match:
    """A short game of Lost Cities to its end."""
    match = rivalry.new("lost-cities", seed=1, rounds=1)
    deck = match.parse("draw deck")
    while match.decision:
        options = match.decision.options
        match.answer(deck if deck in options else options[-1])
    return match


def given_up(player: Player, match: rivalry.Match) -> str:
    """A table at which a game was begun so, and given up."""
    seats = ["me"] + ["person"] * (len(match.scores()) - 1)
    table = player.post("/api/tables/import", {"log": match.log.json(), "seats": seats})["id"]
    other = Player(player.url)
    other.join(table)
    player.do(table, "resign")
    return str(table)


def finish(player: Player, table: str, wanted: str = "done") -> Any:
    """Ask for an analysis and wait for it."""
    found: Any = player.do(table, "analysis")

    def is_there() -> bool:
        found.update(player.get(f"/api/tables/{table}/analysis"))
        return bool(found["status"] == wanted)

    wait_until(is_there, 3 * PATIENCE)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_finished_game_is_judged(alone: Served, game: str) -> None:
    ann = alone.player()
    match = ended() if game == "lost-cities" else short(game)
    over = match.decision is None
    table = kept(ann, match) if over else given_up(ann, match)
    assert ann.get(f"/api/tables/{table}/analysis")["status"] == "none"
    found = finish(ann, table)
    total = len(ann.get(f"/api/tables/{table}/log")["answers"])
    assert found["done"] == found["total"] == total
    analysis = found["analysis"]
    assert analysis["over"] is over
    choices = [
        n
        for n in range(total)
        if (decision := match.position(n).decision)
        and decision.player >= 0
        and len(decision.options) > 1
    ]
    assert [one["n"] for one in analysis["answers"]] == choices
    for one in analysis["answers"]:
        decision = match.position(one["n"]).decision
        assert decision and one["seat"] == decision.player and one["loss"] >= 0
        assert one["answer"]["words"] == match.log.answers[one["n"]]
        options = [match.text(option) for option in decision.options]
        for better in one["better"]:
            assert better["words"] in options and better["words"] != one["answer"]["words"]
            assert better["words"].startswith(better["verb"])
        assert bool(one["better"]) is (one["reason"] is not None)
        if one["reason"]:
            why = one["reason"]
            assert why["words"] == sentences(game)[why["reason"]].format(**why["args"])
    for seat, summary in enumerate(analysis["seats"]):
        mine = [one for one in analysis["answers"] if one["seat"] == seat]
        assert (summary["seat"], summary["answers"]) == (seat, len(mine))
        assert summary["loss"] == pytest.approx(
            sum(one["loss"] for one in mine), abs=(len(mine) + 1) / 20
        )
    if over:
        assert [one["score"] for one in analysis["seats"]] == match.scores()


def test_a_game_that_goes_on_is_not_analysed(server: Served) -> None:
    ann = server.player()
    table = ann.table("lost-cities", "me random")
    for reply in (
        ann.http.get(f"/api/tables/{table}/analysis"),
        ann.http.post(f"/api/tables/{table}/analysis"),
    ):
        assert (reply.status_code, reply.json()["code"]) == (409, "not-over")


def test_an_analysis_is_made_once_and_kept(server: Served) -> None:
    ann = server.player()
    table = given_up(ann, short())
    asked: list[int] = []
    pool = server.node.services.pool
    judge = pool.judge

    async def count(*args: Any) -> Any:
        asked.append(args[1])
        return await judge(*args)

    pool.judge = count  # type: ignore[method-assign]
    first = finish(ann, table)
    begun = len(asked)
    assert begun >= 1
    assert finish(server.player(), table) == first == finish(ann, table)
    assert len(asked) == begun
    assert 'rivalry_analyses_total{game="lost-cities",outcome="done"} 1.0' in (
        ann.http.get("/metrics").text
    )


def test_a_long_game_is_judged_in_pieces_and_says_how_far_it_is(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "PIECE", 0.0)  # one answer at a time
    ann = server.player()
    table = given_up(ann, short(answers=12))
    seen = []
    node = server.node
    note = node.analyses._note

    async def watch(*args: Any, **news: Any) -> None:
        await note(*args, **news)
        seen.append((await node.analyses.look(table))[:3])

    node.analyses._note = watch  # type: ignore[method-assign]
    finish(ann, table)
    wait_until(lambda: seen[-1][0] == "done")  # whoever asks may hear of it before the test does
    total = seen[-1][2]
    assert seen == [*(("working", k, total) for k in range(1, total + 1)), ("done", total, total)]


def test_a_failing_process_is_said_and_the_next_try_works(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.player()
    table = given_up(ann, short(answers=12))
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", shutil.which("false"))  # a process that ends at once
        for worker in server.node.services.pool.workers:
            if worker.process is not None:
                os.kill(worker.process.pid, signal.SIGKILL)
        found = finish(ann, table, "failed")
        assert found["analysis"] is None
    assert finish(ann, table)["analysis"]["answers"]


def test_only_so_many_games_wait_for_an_analysis(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "WAITING", 1)
    ann = server.player()
    one, two = given_up(ann, short(answers=12)), given_up(ann, short(answers=14))
    turn = server.node.analyses._turn
    server.inside(turn.acquire)
    assert ann.do(one, "analysis")["status"] == "working"
    assert ann.do(one, "analysis")["status"] == "working", "it waits for its turn already"
    assert ann.do(two, "analysis", code=429)["code"] == "too-many"
    server.inside(turn.release)
    finish(ann, one)
    finish(ann, two)


def test_what_a_dead_node_has_begun_is_begun_anew(server: Served) -> None:
    ann = server.player()
    table = given_up(ann, short(answers=12))
    done = finish(ann, table)
    row = schema.analyses
    now = server.config.now()

    def pretend(touched_at: float) -> None:
        """A node works on it, and was last heard of then."""
        begun = {"status": "working", "done": 3, "data": None, "touched_at": touched_at}
        statement = update(row).values(begun)
        server.inside(lambda: server.node.store.write(Write(statements=[statement])))

    pretend(now - 1)
    assert ann.do(table, "analysis")["done"] == 3
    assert table not in server.node.analyses._tasks, "the other node is at work"
    pretend(now - analysing.SILENT - 1)
    assert ann.get(f"/api/tables/{table}/analysis")["status"] == "none"
    assert finish(ann, table) == done


def test_two_nodes_make_one_analysis(postgres: str, folder: Path) -> None:
    database = new_database(postgres)
    with (
        served(folder / "one", database, playouts=1) as one,
        served(folder / "two", database, playouts=1) as two,
    ):
        ann = one.player()
        table = given_up(ann, short(answers=12))
        elsewhere = two.player()
        begun = [player.do(table, "analysis")["status"] for player in (ann, elsewhere)]
        assert begun[0] == "working" and begun[1] in ("working", "done")
        assert finish(ann, table) == finish(elsewhere, table)
        rows = one.inside(lambda: one.node.store.all(select(schema.analyses)))
        assert len(rows) == 1
        outcomes = one.player().http.get("/metrics").text + two.player().http.get("/metrics").text
        assert outcomes.count('outcome="done"} 1.0') == 1
