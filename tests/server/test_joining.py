"""Programs in other languages play: in the arena and on a server, by the same plain HTTP."""

import json
import re
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from kit import PATIENCE, Player, Process, Served, served, wait_until

from rivalry.bots import arena, joining
from rivalry.bots.joining import NotJoined, SeatLost, play
from rivalry.bots.remote import NoReply

PAGE = Path(__file__).parents[2] / "docs" / "research-players.md"
NODE = Path(sys.prefix) / "node" / "node"  # the one the page is built with


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the player of the page, which runs in Node."""
    [code] = re.findall(r"^```js\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    file = tmp_path_factory.mktemp("player") / "player.mjs"
    file.write_text(code.replace("9000", str(port)), encoding="utf-8")
    with subprocess.Popen([NODE, file]) as running:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
        running.terminate()


@pytest.fixture
def sqlite(folder: Path) -> Iterator[Served]:
    with served(folder / "data") as running:
        yield running


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the keys to seats are kept: not in the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "rivalry" / "seats.json"


def rivalry(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "rivalry.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_a_program_takes_a_seat_at_a_servers_table(sqlite: Served, program: str) -> None:
    ann = sqlite.player()
    table = ann.table("lost-cities", "random person", options={"rounds": 1})
    done = rivalry("join", f"{sqlite.url}/table/{table}", "--bot", program)
    assert done.returncode == 0, done.stderr
    log = ann.get(f"/api/tables/{table}/log")
    answers = [text for text in log["answers"] if text.startswith("draw ")]
    assert "(end)" in done.stdout and answers


@pytest.mark.parametrize("game", ["lost-cities-rivals", "catan-rivals"])
def test_a_bot_of_ours_plays_from_elsewhere(sqlite: Served, game: str) -> None:
    options = {"stall_cap": 10} if game == "catan-rivals" else {}
    table = sqlite.player().table(game, "random person", options=options)
    result = play(f"{sqlite.url}/table/{table}", "novice", seat=1)
    assert result["reason"] == "end" and len(result["scores"]) == 2


def test_who_cannot_join_is_told_why(sqlite: Served) -> None:
    table = sqlite.player().table("lost-cities", "random person")
    play_link = f"{sqlite.url}/table/{table}"
    with pytest.raises(NoReply, match=r"127\.0\.0\.1:9/"):
        play(play_link, "http://127.0.0.1:9/")
    with pytest.raises(NotJoined, match="seat"):
        play(play_link, "novice")  # the seat is taken now
    with pytest.raises(NotJoined, match="not the link of a table"):
        play("nonsense", "novice")
    with pytest.raises(NotJoined, match="refused"):
        play("http://127.0.0.1:9/table/x", "novice")


def test_a_program_plays_in_the_arena(program: str) -> None:
    contest = arena.Contest("lost-cities", (program, "novice"), 1, "1", {"rounds": 1}, 8)
    games = arena.run(contest, arena.here)
    assert {game.seats for game in games} == {(program, "novice"), ("novice", program)}
    dead = arena.Contest("lost-cities", ("http://127.0.0.1:9", "novice"), 1, "1", {}, 8)
    with pytest.raises(NoReply, match=r"127\.0\.0\.1:9"):
        arena.run(dead, arena.here)


def answers(player: Player, table: str) -> int:
    """How many answers a table's journal has."""
    with player.open(table) as seat:
        return int(seat.position["n"])


def test_a_killed_server_costs_neither_the_seat_nor_the_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    def wait(seconds: float) -> None:
        waited.append(seconds)
        time.sleep(0.3)

    monkeypatch.setattr(joining, "time", SimpleNamespace(sleep=wait, time_ns=time.time_ns))
    server = Process(folder / "data")
    ann = Player(server.url)
    table = ann.table("lost-cities", "me person", options={"rounds": 1, "starter": 1})
    results: list[dict[str, Any]] = []
    link = f"{server.url}/table/{table}"
    # A daemon, because its patience is without end.
    threading.Thread(target=lambda: results.append(play(link, "novice")), daemon=True).start()
    for _ in range(2):
        with ann.open(table) as seat:
            for _ in range(4):  # a card, a draw, and the same again
                options = seat.my_turn()["options"]
                seat.answer(options[0]["words"])
        before = answers(ann, table)
        server.kill()
        had = len(waited)
        wait_until(lambda had=had: len(waited) >= had + 4)  # type: ignore[misc]
        server = Process(folder / "data", port=server.port)
        assert answers(ann, table) >= before
    ann.do(table, "resign")
    wait_until(lambda: bool(results))
    [result] = results
    assert result["reason"] == "resign" and result["winners"] == [1]
    assert waited[:3] == [1.0, 2.0, 4.0] and max(waited) <= 60
    server.stop()


def test_a_bot_that_is_started_again_has_its_seat_again(sqlite: Served, state: Path) -> None:
    ann = sqlite.player()
    table = ann.table("lost-cities", "me person", options={"starter": 0})
    link = f"{sqlite.url}/table/{table}"
    command = [sys.executable, "-m", "rivalry.cli", "join", link, "--bot", "novice"]
    with subprocess.Popen(command) as first:
        wait_until(state.exists)
        first.kill()
    [(kept, cookie)] = json.loads(state.read_text()).items()
    assert kept == f"{link} novice" and cookie
    assert stat.S_IMODE(state.stat().st_mode) == 0o600
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as again:
        with ann.open(table) as seat:
            for _ in range(2):
                seat.answer(seat.my_turn()["options"][0]["words"])
            seat.my_turn()  # so the bot has answered
        ann.do(table, "resign")
        said, _ = again.communicate(timeout=PATIENCE)
    assert again.returncode == 0 and "won by seat 1 (resign)" in said
    assert json.loads(state.read_text()) == {}


def test_a_key_that_opens_no_seat_is_forgotten(sqlite: Served, state: Path) -> None:
    ann = sqlite.player()
    table = ann.table("lost-cities", "me person")
    link = f"{sqlite.url}/table/{table}"
    state.parent.mkdir(parents=True)
    state.write_text(json.dumps({f"{link} novice": "stale", "other": "kept"}))
    with pytest.raises(SeatLost, match="join again"):
        play(link, "novice")
    assert json.loads(state.read_text()) == {"other": "kept"}


def test_a_table_that_is_gone_is_given_up(sqlite: Served, state: Path) -> None:
    link = f"{sqlite.url}/table/no-such-table"
    state.parent.mkdir(parents=True)
    state.write_text(json.dumps({f"{link} novice": "stale"}))
    with pytest.raises(NotJoined, match="there is no such table any more"):
        play(link, "novice")
