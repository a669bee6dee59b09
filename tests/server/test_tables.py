"""Tables through the real server: made, joined, played, left, resigned, watched, played again."""

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kit import (
    GAMES,
    GENEROUS,
    GOOD,
    LEVEL,
    PATIENCE,
    Player,
    Seat,
    Served,
    served,
    wait_until,
)

import rivalry
from rivalry.bots.bot import Budget, make
from rivalry.server.store.database import Unavailable, Write
from rivalry.server.table import presence
from rivalry.server.web.archive import LONG_GAME
from rivalry.server.web.endpoint import LONG_LOG


def two(server: Served, **more: object) -> tuple[str, Seat, Seat]:
    """A table with two people."""
    ann, bob = server.player(), server.player()
    table = ann.table(**more)
    bob.join(table)
    return table, ann.open(table).ready(), bob.open(table).ready()


def asked(*seats: Seat) -> Seat:
    """The seat that is asked."""
    [seat] = [seat for seat in seats if seat.position["prompt"]]
    return seat


SHORT = {
    "catan-rivals": {"mode": "introductory"},
    "lost-cities": {"rounds": 1},
    "lost-cities-board": {"expeditions": 1},
    "lost-cities-rivals": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays_a_whole_game_against_a_bot(server: Served, game: str) -> None:
    ann = server.player()
    table = ann.table(game, f"me {LEVEL}", options=SHORT[game])
    rng = random.Random(1)
    with ann.open(table) as seat:
        while seat.play(rng):
            pass
        over = seat.position
    assert over["status"] == "over" and over["result"]["reason"] == "end"
    log = ann.get(f"/api/tables/{table}/log")
    assert rivalry.replay(json.dumps(log)).scores() == over["result"]["scores"]
    fair = ann.get(f"/api/tables/{table}/fairness")
    assert fair["fair"] is True and fair["commitment"] == seat.news["commitment"]


def test_the_bot_that_taught_itself_plays_at_a_table(server: Served) -> None:
    ann = server.player()
    options = {"rounds": 1, "stall_cap": 50}
    table = ann.table("lost-cities", "me learned", options=options)
    rng = random.Random(1)
    with ann.open(table) as seat:
        while seat.play(rng):
            pass
    match = rivalry.replay(json.dumps(ann.get(f"/api/tables/{table}/log")))
    bot, game = make("lost-cities", "learned"), rivalry.game("lost-cities")
    state, checked = match.position(0), 0
    for answer in match.log.answers:
        decision = state.decision
        if decision.player == 1:
            assert game.text(bot.choose(state.view(1), decision, Budget())) == answer
            checked += 1
        state.apply(game.parse(answer))
    assert checked > 20


def test_two_people_meet_by_link_and_see_each_other_move(server: Served) -> None:
    _, ann, bob = two(server)
    assert (ann.news["you"], bob.news["you"]) == (0, 1)
    first = asked(ann, bob)
    other = bob if first is ann else ann
    n = first.position["n"]
    assert other.position["asked"] == first.news["you"] and other.position["prompt"] is None
    option = first.position["prompt"]["options"][0]
    assert first.answer(option["words"]) == {"type": "accepted", "n": n}
    told = other.kind("position")
    assert told["n"] == n + 1 and told["since"] == n
    event = {"n": n, "kind": "answer", "seat": first.news["you"], "why": "card"}
    assert told["events"] == [{**event, **option}]


def test_a_socket_that_comes_back_is_told_what_it_missed(server: Served) -> None:
    table, ann, bob = two(server)
    rng = random.Random(2)
    ann.close()
    n = ann.position["n"]
    for played in range(4):
        with ann.player.open(table, n) as back:
            asked(back, bob).play(rng)
        bob.at(n + played + 1)
    with ann.player.open(table, n) as again:
        assert [event["n"] for event in again.position["events"]] == list(range(n, n + 4))
        assert again.position["n"] == bob.position["n"] == n + 4


def test_everything_is_the_same_after_the_table_left_memory(server: Served) -> None:
    table, ann, bob = two(server)
    n = ann.position["n"]
    asked(ann, bob).play(random.Random(3))
    before = ann.at(n + 1)
    server.inside(server.node.tables.close)
    with ann.player.open(table, n) as again:
        assert again.position == before


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path, database: str) -> None:
    rng = random.Random(4)
    with served(tmp_path / "data", database) as server:
        table, ann, bob = two(server)
        first = asked(ann, bob)
        n = first.position["n"]
        first.play(rng)
        seen = first.at(n + 1)
        cookie, seat = first.player.cookie, first.news["you"]
    with served(tmp_path / "data", database) as server:
        again = server.player(rivalry=cookie).open(table).ready()
        assert again.news["you"] == seat
        assert again.position["view"] == seen["view"] and again.position["n"] == seen["n"]
        assert again.play(rng)["type"] == "accepted"


def test_two_who_ask_for_a_table_at_once_get_the_same_one(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.player().table()
    server.inside(server.node.tables.close)
    tables, store = server.node.tables, server.node.store
    read = store.game

    async def slowly(table: str) -> Any:
        found = await read(table)
        await asyncio.sleep(0.1)  # both look for it before either has found it
        return found

    monkeypatch.setattr(store, "game", slowly)

    async def both() -> list[Any]:
        return await asyncio.gather(*[tables.get(table) for _ in range(2)])

    one, two = server.inside(both)
    assert one is two and server.inside(lambda: tables.get(table)) is one


def test_whoever_finds_a_table_as_soon_as_it_is_stored_gets_the_same_one(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, store = server.node.tables, server.node.store
    write = store.write
    found = []

    async def stored(given: Write) -> None:
        await write(given)
        if given.game is not None:  # before whoever makes the table hears that it is stored
            found.append(await tables.get(given.game["id"]))

    monkeypatch.setattr(store, "write", stored)
    table = server.player().table("lost-cities", "random random")
    assert found == [server.inside(lambda: tables.get(table))]


def test_a_table_that_could_not_be_stored_is_not_there(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.player()
    ann.post("/api/me")

    async def refused(given: Write) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.node.store, "write", refused)
        ann.post("/api/tables", {"game": "lost-cities", "seats": ["me", "person"]}, 503)
    assert len(server.node.tables) == 0


def test_a_spectator_sees_what_everybody_sees(server: Served) -> None:
    table, _, _ = two(server)
    with server.player().open(table) as watcher:
        assert watcher.news["you"] is None and watcher.position["prompt"] is None
        assert watcher.position["view"]["hand"] == []
        assert watcher.answer("draw deck")["code"] == "not-seated"
        watcher.send(type="chat", words="play the red one")
        assert watcher.reply()["code"] == "no-chat"


def come_and_go(server: Served, table: str, player: Player, times: int) -> None:
    for _ in range(times):
        player.open(table).ready().close()
    found = server.inside(lambda: server.node.tables.get(table))
    wait_until(lambda: not found.audience.is_here(found.standing.chairs[0].player))


def test_players_who_come_and_go_quickly_are_no_flood_for_those_who_watch(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PAUSE", PATIENCE)  # nobody comes and goes for so long
    ann, bob = server.player(), server.player()
    table = ann.table()
    bob.join(table)
    with server.player().open(table) as watcher, bob.open(table) as seat:
        watcher.sees(lambda table: table["seats"][1]["connected"])
        before = len(watcher.heard)
        come_and_go(server, table, ann, 20)
        seat.send(type="chat", words="what was that?")
        watcher.kind("said")
        assert [message["type"] for message in watcher.heard[before:]] == ["said"]


def test_who_is_there_in_the_end_is_told_however_often_they_came_and_went(
    server: Served,
) -> None:
    ann, bob = server.player(), server.player()
    table = ann.table()
    bob.join(table)
    with server.player().open(table) as watcher:
        come_and_go(server, table, ann, 10)
        watcher.sees(lambda table: table["seats"][0]["connected"])
        watcher.sees(lambda table: not table["seats"][0]["connected"])
        with ann.open(table):
            watcher.sees(lambda table: table["seats"][0]["connected"])


def test_a_table_may_forbid_spectators(server: Served) -> None:
    ann = server.player()
    table = ann.table(settings={"spectators": False})
    assert server.player().open(table).closed() == 1008
    assert server.player().http.get(f"/api/tables/{table}/position").status_code == 403


def test_resigning_ends_a_game_of_two(server: Served) -> None:
    table, ann, bob = two(server)
    ann.player.do(table, "resign")
    over = bob.until(lambda m: m["type"] == "position" and m["status"] == "over")
    assert over["result"]["winners"] == [1] and over["result"]["reason"] == "resign"
    assert ann.player.do(table, "resign", code=409)["code"] == "not-playing"


def test_in_a_larger_game_a_bot_plays_on_for_who_resigns(server: Served) -> None:
    ann, bob, eve = server.player(), server.player(), server.player()
    table = ann.table("lost-cities-rivals", "me person person", options={"players": 3})
    bob.join(table), eve.join(table)
    with eve.open(table) as watching:
        ann.do(table, "resign")
        watching.until(lambda m: m["type"] == "table" and m["seats"][0]["resigned"])
        assert watching.news["seats"][0]["bot"] == GOOD
        bob.do(table, "resign")
        over = watching.until(lambda m: m["type"] == "position" and m["status"] == "over")
        assert over["result"]["winners"] == [2]


def test_leaving_frees_the_seat_and_an_empty_table_closes(server: Served) -> None:
    ann, bob, eve = server.player(), server.player(), server.player()
    table = ann.table("lost-cities-rivals", "me person person", options={"players": 3}, public=True)
    assert bob.join(table) == 1
    bob.do(table, "leave")
    assert eve.join(table, 1) == 1
    ann.do(table, "leave")
    assert table in [found["id"] for found in eve.get("/api/tables")["tables"]]
    eve.do(table, "leave")
    assert bob.get(f"/api/tables/{table}")["status"] == "closed"
    assert bob.do(table, "join", {}, code=409)["code"] == "not-waiting"


def test_only_public_tables_are_listed_and_ids_cannot_be_guessed(server: Served) -> None:
    ann = server.player()
    public, private = ann.table(public=True), ann.table()
    listed = [found["id"] for found in server.player().get("/api/tables")["tables"]]
    assert public in listed and private not in listed
    assert len(private) * 4 >= 128
    mine = [found["id"] for found in ann.get("/api/me/tables")["tables"]]
    assert mine == [private, public]


def test_the_lobby_shows_what_the_lists_show_in_one_answer(server: Served) -> None:
    ann, bob = server.player(), server.player()
    waiting, playing = ann.table(public=True), ann.table(public=True)
    private = ann.table()
    bob.join(playing)
    hers, everybodys = ann.get("/api/lobby", most=100), server.player().get("/api/lobby", most=100)
    assert [one["id"] for one in hers["mine"]] == [
        one["id"] for one in ann.get("/api/me/tables")["tables"]
    ]
    assert everybodys["mine"] == [] and everybodys["build"] == ann.get("/api/about")["build"]
    for kind, table in (("waiting", waiting), ("playing", playing)):
        listed = ann.get("/api/tables", status=kind, most=100)["tables"]
        assert everybodys[kind] == listed and table in [one["id"] for one in listed]
        assert private not in [one["id"] for one in listed]


def test_a_rematch_is_one_table_whoever_asks_first(server: Served) -> None:
    table, ann, bob = two(server)
    assert ann.player.do(table, "rematch", code=409)["code"] == "not-over"
    ann.player.do(table, "resign")
    again = ann.player.do(table, "rematch")
    assert bob.until(lambda m: m["type"] == "table" and m["rematch"])["rematch"] == again["id"]
    assert (
        bob.player.do(table, "rematch")["id"]
        == again["id"]
        == ann.player.do(table, "rematch")["id"]
    )
    with bob.player.open(again["id"]) as seat:
        assert seat.position["status"] == "playing"
        assert seat.news["commitment"] != bob.news["commitment"]


def test_everybody_keeps_their_seat_in_a_rematch_whoever_comes_first(server: Served) -> None:
    ann, bob, cid = server.player(), server.player(), server.player()
    table = ann.table("lost-cities-rivals", "me person person", options={"players": 3})
    assert [bob.join(table), cid.join(table)] == [1, 2]
    for player in (ann, bob):
        player.do(table, "resign")
    again = cid.do(table, "rematch")
    assert again["seat"] == 2
    assert [bob.do(table, "rematch")["seat"], ann.do(table, "rematch")["seat"]] == [1, 0]
    with ann.open(again["id"]) as seat:
        assert seat.news["you"] == 0 and seat.position["status"] == "playing"


def test_whose_seat_was_taken_by_somebody_with_the_link_gets_another(server: Served) -> None:
    ann, bob, cid, eve = (server.player() for _ in range(4))
    table = ann.table("lost-cities-rivals", "me person person", options={"players": 3})
    assert [bob.join(table), cid.join(table)] == [1, 2]
    for player in (ann, bob):
        player.do(table, "resign")
    again = ann.do(table, "rematch")["id"]
    assert eve.join(again, seat=1) == 1
    assert bob.do(table, "rematch")["seat"] == 2
    assert cid.do(table, "rematch", code=409)["code"] == "not-waiting"


def test_a_rematch_against_bots_begins_at_once(server: Served) -> None:
    ann = server.player()
    table = ann.table("lost-cities", "random me")
    ann.do(table, "resign")
    again = ann.do(table, "rematch")
    assert again["seat"] == 1
    assert ann.get(f"/api/tables/{again['id']}")["status"] == "playing"


def test_wrong_seats_and_options_are_refused_in_words(server: Served) -> None:
    ann = server.player()
    for body, code in [
        ({"game": "chess", "seats": ["me"]}, "bad-option"),
        ({"game": "lost-cities", "seats": ["me", "me"]}, "bad-seats"),
        ({"game": "lost-cities", "seats": ["me"]}, "bad-seats"),
        ({"game": "lost-cities", "seats": ["me", "deep-blue"]}, "bad-seats"),
        (
            {"game": "lost-cities", "seats": ["me", LEVEL], "options": {"rounds": 99}},
            "bad-option",
        ),
        ({"game": "catan-rivals", "seats": ["me", LEVEL], "options": {"decks": 5}}, "bad-option"),
        ({"game": "catan-rivals", "seats": ["me", LEVEL], "options": {"sets": {}}}, "bad-option"),
    ]:
        assert ann.post("/api/tables", body, 400)["code"] == code


def test_imported_tables_are_marked_in_every_list(server: Served) -> None:
    ann = server.player()
    log = rivalry.new("lost-cities", seed=3, starter=0).log
    body = {"log": log.json(), "seats": ["me", "person"], "public": True}
    brought = ann.post("/api/tables/import", body)["id"]
    fresh = ann.table(public=True)
    lobby = ann.get("/api/lobby")
    lists = [
        ann.get("/api/tables")["tables"],
        ann.get("/api/me/tables")["tables"],
        lobby["waiting"],
        lobby["mine"],
        [ann.get(f"/api/tables/{table}") for table in (brought, fresh)],
    ]
    for tables in lists:
        assert {table["id"]: table["imported"] for table in tables} == {brought: True, fresh: False}


def test_a_list_of_tables_reads_neither_the_logs_they_were_made_from_nor_their_seeds(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.player()
    log = rivalry.new("lost-cities", seed=3, starter=0).log
    body = {"log": log.json(), "seats": ["me", "person"], "public": True}
    table = ann.post("/api/tables/import", body)["id"]
    read: list[Any] = []
    store = server.node.store
    read_all = store.all

    async def noted(statement: Any) -> Any:
        rows = await read_all(statement)
        read.extend(rows)
        return rows

    monkeypatch.setattr(store, "all", noted)
    for path in ("tables", "me/tables", "lobby"):
        assert table in json.dumps(ann.get(f"/api/{path}"))
    assert server.player().get(f"/api/tables/{table}")["imported"]
    listed = [row._asdict() for row in read if "commitment" in row._fields]
    assert len(listed) >= 5
    for row in listed:
        assert log.answers[-1] not in json.dumps(row) and log.seed not in row.values()


def test_a_finished_log_can_be_imported_and_is_marked(server: Served) -> None:
    ann = server.player()
    match = rivalry.new("lost-cities", seed=5, rounds=1)
    while match.decision:
        match.answer(match.decision.options[0])
    body = {"log": match.log.json(), "seats": ["me", "person"]}
    table = ann.post("/api/tables/import", body)["id"]
    assert ann.get(f"/api/tables/{table}")["status"] == "over"
    assert ann.get(f"/api/tables/{table}/log")["answers"] == match.log.answers
    with ann.open(table) as seat:
        assert seat.news["imported"] and seat.position["result"]["scores"] == match.scores()
    told = ann.get(f"/api/tables/{table}/fairness")
    assert told["imported"] and told["seed_brought"] and told["fair"]
    assert "the seed came with a log" in told["words"]
    own = ann.get(f"/api/tables/{ann.table()}/fairness")
    assert not own["imported"] and own["seed"] is None


def test_of_a_log_without_a_seed_nobody_says_that_the_seed_came_with_it(server: Served) -> None:
    ann = server.player()
    match = rivalry.new("lost-cities", seed=5, rounds=1)
    while match.decision:
        match.answer(match.decision.options[0])
    log = json.dumps({**json.loads(match.log.json()), "seed": None})
    table = ann.post("/api/tables/import", {"log": log, "seats": ["me", "person"]})["id"]
    server.inside(server.node.tables.close)  # it is said of a table that was loaded, too
    told = ann.get(f"/api/tables/{table}/fairness")
    assert told["imported"] and not told["seed_brought"] and not told["fair"]
    assert "the seed came" not in told["words"] and "a log that had no seed" in told["words"]


def test_the_check_of_a_long_game_counts_for_more_than_one(folder: Path) -> None:
    match = rivalry.new("lost-cities", seed=5, rounds=1)
    while match.decision:  # whoever draws what was discarded never comes to an end
        match.answer(match.decision.options[-1 if len(match.log.answers) < 2000 else 0])
    log = match.log.json()
    cost, again = 1 + len(log) // LONG_LOG, 1 + len(match.log.answers) // LONG_GAME
    assert cost > 1 and again > 1
    # To import it, and for two checks.
    limits = replace(GENEROUS, checks=f"{cost + 2 * again}/minute")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        table = ann.post("/api/tables/import", {"log": log, "seats": ["me", "person"]})["id"]
        path = f"/api/tables/{table}/fairness"
        assert [ann.http.get(path).status_code for _ in range(3)] == [200, 200, 429]
        running = ann.table()
        assert ann.get(f"/api/tables/{running}/fairness")["seed"] is None, "nothing is replayed"


def test_an_unfinished_log_is_played_on(server: Served) -> None:
    ann = server.player()
    match = rivalry.new("lost-cities", seed=5, starter=0)
    match.answer(match.parse(match.text(match.decision.options[0])))
    body = {"log": match.log.text(), "seats": ["me", "random"]}
    with ann.open(ann.post("/api/tables/import", body)["id"]) as seat:
        assert seat.my_turn() and seat.position["view"] == match.view(0)
        assert seat.play(random.Random(1))["type"] == "accepted"
    assert ann.post("/api/tables/import", {**body, "log": "rubbish"}, 422)["code"] == "bad-log"


def test_chat_is_kept_and_shown_as_it_was_written(server: Served) -> None:
    table, ann, bob = two(server)
    hostile = '<img src=x onerror="alert(1)"> \' OR 1=1 -- {{7*7}} ${x}'
    ann.send(type="chat", words=hostile + "\x00\u202e")
    said = bob.kind("said")
    assert said["words"] == hostile and said["seat"] == 0
    with server.player().open(table) as later:
        assert [m["words"] for m in later.heard if m["type"] == "said"] == [hostile]
    ann.send(type="chat", words="x" * 501)
    assert ann.reply()["code"] == "too-long"
