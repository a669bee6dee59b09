"""Programs in other languages play: in the arena and on a server, by the same plain HTTP."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit import Served, served

from rivalry.bots import arena
from rivalry.bots.joining import NotJoined, play
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


def rivalry(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "rivalry.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


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
    with pytest.raises(NotJoined, match="no link of a table"):
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
