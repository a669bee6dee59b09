"""Snapshots: a long table is loaded without a whole replay, and its journal is always right."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from typing import Any
from zlib import compress

import msgspec
import pytest
from kit import GENEROUS, Player, Served, served, wait_until
from sqlalchemy import delete, select, update

import rivalry
from rivalry.core.log import GameLog
from rivalry.core.match import MARK, Draft, Match
from rivalry.core.match import replay as replay_log
from rivalry.server.store.database import Write
from rivalry.server.store.schema import games, snapshots
from rivalry.server.table import command, keeper, snapshot
from rivalry.server.table.actor import Table
from rivalry.server.table.clock import Outages
from rivalry.server.table.head import Head
from rivalry.server.table.journal import Row, Standing, stored
from rivalry.server.table.keeper import EVERY

LONG = {"starter": 0, "rounds": 9, "stall_cap": 10_000}


def stall(match: Match) -> int | tuple[int | str, ...]:
    """An answer that brings the game no nearer to its end."""
    assert match.decision is not None
    options = list(match.decision.options)
    for wanted in ("discard", "draw "):
        for option in options:
            text = match.text(option)
            if text.startswith(wanted) and text != "draw deck":
                return option
    return options[0]


def get(server: Served, table: str) -> Table:
    found: Table = server.inside(lambda: server.node.tables.get(table))
    return found


def lengthen(server: Served, table: str, answers: int) -> None:
    """Write answers into a table's journal, as another node would, until it has so many."""

    async def work() -> None:
        found = await server.node.tables.get(table)
        s = await found.look()
        assert s.match is not None
        match = replay_log(s.match.game, s.match.log, s.head.seed)
        rows: list[Row] = []
        while len(match.log.answers) < answers or _asks_for_more(match):
            asked, before = match.decision, len(match.log.answers)
            assert asked is not None, "the game goes on"
            match.answer(stall(match))
            for given in match.log.answers[before:]:
                seat = asked.player if given == match.log.answers[before] else -1
                rows.append(Row(s.n + len(rows), seat, given, s.rows[-1].at))
        await server.node.store.write(Write(rows=stored(table, rows)))
        await found.catch_up()

    server.inside(work)


def _asks_for_more(match: Match) -> bool:
    """Whether a turn has begun and is not over."""
    return match.decision is not None and match.decision.why != "card"


def forget(server: Served, table: str) -> None:
    """The table leaves memory."""

    def work() -> None:
        server.node.tables._tables.pop(table).stop()

    server.inside(work)


def kept(server: Served, table: str) -> Any:
    """The snapshot in the database."""
    question = select(snapshots).where(snapshots.c.game_id == table)
    return server.inside(lambda: server.node.store.first(question))


def wait_for_snapshot(server: Served, table: str, since: int = 0) -> None:
    get(server, table)
    wait_until(lambda: (row := kept(server, table)) is not None and row.n > since)
    wait_until(lambda: not get(server, table).keeper.is_busy)


def put(server: Served, table: str, data: bytes) -> None:
    """Somebody changes the snapshot in the database."""
    changed = update(snapshots).where(snapshots.c.game_id == table).values(data=data)
    server.inside(lambda: server.node.store.write(Write(statements=[changed])))


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Every answer that is applied in this process meanwhile."""
    applied: list[int] = []
    add = Draft.add

    def count(draft: Draft, *given: Any) -> None:
        applied.append(draft.n)
        add(draft, *given)

    with monkeypatch.context() as patch:
        patch.setattr(Draft, "add", count)
        yield applied


def two(server: Served, **more: Any) -> tuple[Player, Player, str]:
    """Ann and Bob at a table."""
    ann, bob = server.player(), server.player()
    table = ann.table(options=LONG, **more)
    bob.join(table)
    return ann, bob, table


def shown(*players: Player, table: str) -> list[Any]:
    return [player.get(f"/api/tables/{table}/position") for player in players]


def test_loading_costs_no_more_however_long_the_game_is(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(server)
    eve = server.player()
    costs = []
    for length in (500, 3_000):
        lengthen(server, table, length)
        wait_for_snapshot(server, table, length - EVERY)
        before = shown(ann, bob, eve, table=table)
        forget(server, table)
        with counted(monkeypatch) as applied:
            assert shown(ann, bob, eve, table=table) == before
        costs.append(len(applied))
    assert max(costs) <= 2 * MARK + EVERY, "some answers are replayed, never all of them"
    seats = [ann.open(table).ready(), bob.open(table).ready()]
    asked = next(seat for seat in seats if seat.position["prompt"])
    n, question = asked.position["n"], asked.position["prompt"]
    with counted(monkeypatch) as applied:
        assert asked.answer(question["options"][0]["words"])["type"] == "accepted"
        asked.at(n + 1)
        asked.send(type="undo", n=asked.position["n"], what="answer")
        assert asked.reply()["type"] == "accepted"
        assert asked.at(n + 2)["prompt"] == question
    assert len(applied) <= 2 * MARK, "an undo does not go back to the beginning either"
    for seat in seats:
        seat.close()
    ann.do(table, "resign")
    steps = ann.get(f"/api/tables/{table}/replay", **{"from": 0, "to": 9})["steps"]
    assert [step["k"] for step in steps] == list(range(10)), "whoever looks back sees all of it"
    assert ann.get(f"/api/tables/{table}/fairness")["fair"]


def test_what_lies_far_back_is_not_even_unpacked_before_somebody_looks_at_it(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(server)
    lengthen(server, table, 700)
    wait_for_snapshot(server, table, 700 - EVERY)
    before = shown(ann, table=table)
    forget(server, table)
    unpacked = []

    def unpack(data: bytes) -> snapshot.Part:
        unpacked.append(len(data))
        return msgspec.msgpack.decode(data, type=snapshot.Part)

    monkeypatch.setattr(snapshot, "_decode_past", unpack)
    n = before[0]["n"]
    seats = [player.open(table, n).ready() for player in (ann, bob)]
    asked = next(seat for seat in seats if seat.position["prompt"])
    assert asked.answer(asked.position["prompt"]["options"][0]["words"])["type"] == "accepted"
    asked.at(n + 1)
    asked.send(type="undo", n=n + 1, what="answer")
    assert asked.reply()["type"] == "accepted"
    assert not unpacked
    for seat in seats:
        seat.close()
    [after] = shown(ann, table=table)
    assert after["events"][:-2] == before[0]["events"][2:] and len(unpacked) == 1
    forget(server, table)
    ann.do(table, "resign")
    assert len(ann.get(f"/api/tables/{table}/log")["answers"]) >= 700 and len(unpacked) == 2


def test_a_server_that_comes_back_goes_on_from_the_snapshot(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(folder / "data") as server:
        ann, bob, table = two(server)
        lengthen(server, table, 700)
        wait_for_snapshot(server, table)
        before = shown(ann, bob, table=table)
    with served(folder / "data") as server:
        again = [server.player(rivalry=player.cookie) for player in (ann, bob)]
        with counted(monkeypatch) as applied:
            assert shown(*again, table=table) == before
        assert len(applied) <= 2 * MARK + EVERY
        lengthen(server, table, 1_000)
        before = shown(*again, table=table)
        forget(server, table)
        assert shown(*again, table=table) == before


def long_log(answers: int, over: bool) -> str:
    """A log of at least so many answers; whoever draws what was discarded comes to no end."""
    match = rivalry.new("lost-cities", seed=5, rounds=1, starter=0, stall_cap=10_000)
    while match.decision and (over or len(match.log.answers) < answers or _asks_for_more(match)):
        early = len(match.log.answers) < answers
        match.answer(stall(match) if early else match.decision.options[0])
    return match.log.json()


def bring(player: Player, log: str, *seats: str) -> str:
    return str(player.post("/api/tables/import", {"log": log, "seats": seats})["id"])


@pytest.mark.parametrize("over", [False, True])
def test_what_another_process_has_replayed_is_not_replayed_again_here(
    server: Served, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    log = long_log(2_000, over)
    ann, bob = server.player(), server.player()
    with counted(monkeypatch) as applied:
        table = bring(ann, log, "me", "person")
        if not over:
            forget(server, table)  # it may leave memory before somebody sits down opposite
            bob.join(table)
        before = shown(ann, bob, table=table)
    assert before[0]["n"] > 2_000 and len(applied) <= 2 * MARK
    match = rivalry.replay(log)
    assert before[0]["view"] == json.loads(json.dumps(match.view(0)))
    wait_for_snapshot(server, table)
    forget(server, table)
    with counted(monkeypatch) as applied:
        assert shown(ann, bob, table=table) == before
    assert len(applied) <= 2 * MARK
    if over:
        assert ann.get(f"/api/tables/{table}/log") == json.loads(log)
        assert ann.get(f"/api/tables/{table}/fairness")["fair"]


def test_a_long_log_is_taken_in_beside_what_goes_on_at_other_tables(
    lone: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever grows with the log happens in another thread than the server's own."""
    here: list[int] = []
    add = Standing.add

    def count(standing: Standing, row: Row) -> None:
        if get_ident() == lone._thread.ident:
            here.append(row.n)
        add(standing, row)

    def elsewhere(name: str, work: Any) -> Any:
        def checked(*given: Any) -> Any:
            assert get_ident() != lone._thread.ident, f"{name} runs in the server's own thread"
            return work(*given)

        return checked

    monkeypatch.setattr(Standing, "add", count)
    monkeypatch.setattr(command, "_begin", elsewhere("the beginning", command._begin))
    monkeypatch.setattr(Head, "to_row", elsewhere("a head's row", Head.to_row))
    monkeypatch.setattr(GameLog, "json", elsewhere("a log's text", GameLog.json))
    monkeypatch.setattr(keeper, "pack", elsewhere("a snapshot", keeper.pack))
    ann = lone.player()
    table = bring(ann, long_log(2_000, over=True), "me", "person")
    assert ann.get(f"/api/tables/{table}/position")["status"] == "over"
    wait_for_snapshot(lone, table)
    for what in ("log", "fairness"):
        ann.get(f"/api/tables/{table}/{what}")
    assert not here


def test_whoever_asks_for_long_logs_is_soon_told_to_wait(folder: Path) -> None:
    limits = replace(GENEROUS, replays="7/minute")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        table = bring(ann, long_log(2_000, over=True), "me", "person")
        path = f"/api/tables/{table}/log"
        assert [ann.http.get(path).status_code for _ in range(3)] == [200, 200, 429]


def changed(data: bytes, change: Callable[[snapshot.Snapshot], None]) -> bytes:
    """What is stored of a table, changed and made to add up again."""
    kept = snapshot._decode_stored(data[snapshot.DIGEST :])
    found = snapshot._decode(kept.snapshot)
    change(found)
    again = snapshot._encode(snapshot.Stored(snapshot._encode(found), kept.past))
    return sha256(again).digest() + again


def damaged(data: bytes) -> bytes:
    return data[:-40] + b"?" + data[-39:]


def of_other_code(data: bytes) -> bytes:
    def change(found: snapshot.Snapshot) -> None:
        found.code = "of yesterday"

    return changed(data, change)


def of_another_table(data: bytes) -> bytes:
    def change(found: snapshot.Snapshot) -> None:
        last = found.recent.rows[-1]
        found.recent.rows[-1] = Row(last.n, last.seat, "draw deck", last.at)

    return changed(data, change)


def of_another_deal(data: bytes) -> bytes:
    """Everything adds up, but the cards are others: the answers since do not fit."""

    def change(found: snapshot.Snapshot) -> None:
        saved = json.loads(found.base.saved)
        state = saved["state"]
        # Numbers, since of a wager both players may hold one: then every answer would fit.
        numbers = [card for card in state["draw_pile"] if "wager" not in card]
        for hand in state["hands"]:
            for i, card in enumerate(hand):
                hand[i] = numbers.pop()
                state["draw_pile"][state["draw_pile"].index(hand[i])] = card
        found.base.packed = compress(json.dumps(saved).encode())

    return changed(data, change)


def with_nonsense_in_it(data: bytes) -> bytes:
    def change(found: snapshot.Snapshot) -> None:
        found.base.packed = compress(b'{"n": 64}')

    return changed(data, change)


@pytest.mark.parametrize(
    "change", [damaged, of_other_code, of_another_table, of_another_deal, with_nonsense_in_it]
)
def test_a_snapshot_that_is_wrong_is_ignored(
    lone: Served, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    ann, bob, table = two(lone)
    lengthen(lone, table, 400)
    wait_for_snapshot(lone, table)
    before = shown(ann, bob, table=table)
    forget(lone, table)
    put(lone, table, change(kept(lone, table).data))
    with counted(monkeypatch) as applied:
        assert shown(ann, bob, table=table) == before
    assert len(applied) >= 400, "all of it was replayed"
    wait_until(lambda: not get(lone, table).keeper.is_busy)
    forget(lone, table)
    with counted(monkeypatch) as applied:
        assert shown(ann, bob, table=table) == before
    assert len(applied) <= 2 * MARK + EVERY, "a right one has taken its place"


@pytest.mark.parametrize("wrong", [{"code": "of yesterday"}, {"saved": '{"n": 64}'}])
def test_a_position_that_came_with_a_log_and_is_wrong_is_ignored(
    lone: Served, monkeypatch: pytest.MonkeyPatch, wrong: Any
) -> None:
    ann, bob = lone.player(), lone.player()
    log = long_log(400, over=False)
    table = bring(ann, log, "me", "person")
    forget(lone, table)
    row = lone.inside(lambda: lone.node.store.game(table))
    brought = json.dumps({**json.loads(row.brought), **wrong})
    change = update(games).where(games.c.id == table).values(brought=brought)
    lone.inside(lambda: lone.node.store.write(Write(statements=[change])))
    with counted(monkeypatch) as applied:
        bob.join(table)
    assert len(applied) >= 400, "all of it was replayed"
    match = rivalry.replay(log)
    assert shown(ann, table=table)[0]["view"] == json.loads(json.dumps(match.view(0)))


def test_snapshots_can_be_thrown_away(lone: Served) -> None:
    ann, bob, table = two(lone)
    lengthen(lone, table, 400)
    wait_for_snapshot(lone, table)
    before = shown(ann, bob, table=table)
    forget(lone, table)
    lone.inside(lambda: lone.node.store.write(Write(statements=[delete(snapshots)])))
    assert shown(ann, bob, table=table) == before
    wait_for_snapshot(lone, table)


def test_a_position_that_another_process_does_not_arrive_at_is_not_kept(
    lone: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = Match.saved

    def wrong(match: Match) -> dict[str, Any] | None:
        found = saved(match)
        return found and {**found, "chances": found["chances"] + 1}

    monkeypatch.setattr(Match, "saved", wrong)  # here, not in the processes that check
    ann, _, table = two(lone)
    lengthen(lone, table, 400)
    assert get(lone, table).keeper.is_busy
    wait_until(lambda: not get(lone, table).keeper.is_busy)
    assert kept(lone, table) is None
    assert shown(ann, table=table)[0]["n"] > 400


def test_time_that_counts_for_nobody_and_is_known_later_makes_a_snapshot_old(
    lone: Served,
) -> None:
    _, _, table = two(lone, settings={"clock": {"initial": 3600, "increment": 0}})
    lengthen(lone, table, 400)
    wait_for_snapshot(lone, table)
    found = get(lone, table)
    data = kept(lone, table).data
    assert snapshot.restore(found.head, found.services.outages, data) is not None
    end = found.rows[-1].at
    assert snapshot.restore(found.head, Outages([(end + 1, end + 9)]), data) is not None
    assert snapshot.restore(found.head, Outages([(end - 9, end - 1)]), data) is None


def test_the_time_that_was_used_for_a_question_comes_through_a_snapshot(
    folder: Path, database: str
) -> None:
    clock = [1_800_000_000.0]
    with served(folder / "data", database, now=lambda: clock[0]) as server:
        ann, bob, table = two(server, settings={"days": 1.0})
        clock[0] += 40_000
        with ann.open(table) as seat:
            n = seat.position["n"]
            seat.answer(seat.position["prompt"]["options"][0]["words"])
            seat.at(n + 1)
            seat.send(type="undo", n=n + 1)
            assert seat.reply()["type"] == "accepted"
        lengthen(server, table, 400)
        wait_for_snapshot(server, table)
        used = get(server, table).standing.clock.used
        before = shown(ann, bob, table=table)
        assert 40_000 in used.values()
        forget(server, table)
        assert shown(ann, bob, table=table) == before
        again = get(server, table)
        assert again.situation.base is not None, "the snapshot was good"
        assert again.standing.clock.used == used


def test_a_base_whose_answers_were_taken_back_does_not_fit(lone: Served) -> None:
    _, _, table = two(lone)
    lengthen(lone, table, 400)
    wait_for_snapshot(lone, table)
    s = get(lone, table).situation
    assert s.base is not None and s.base.fits(s.standing)
    again = snapshot.restore(s.head, s.standing.outages, kept(lone, table).data)
    assert again is not None and again.standing == s.standing
    again.add([Row(again.n, 0, json.dumps({"to": s.base.n - 1}).join(["!undo ", ""]), 0.0)])
    assert not s.base.fits(again.standing)
    again.add(Row(again.n + i, 0, "draw deck", 0.0) for i in range(MARK))
    assert not s.base.fits(again.standing), "other answers in their place are others"


def test_a_table_keeps_one_snapshot_the_latest(server: Served) -> None:
    _, _, table = two(server)
    lengthen(server, table, 400)
    wait_for_snapshot(server, table)
    first = kept(server, table).n
    lengthen(server, table, 400 + 2 * EVERY)
    wait_for_snapshot(server, table, first)
    there = server.inside(lambda: server.node.store.all(select(snapshots.c.game_id)))
    assert [row.game_id for row in there] == [table]
