"""Wrong input to every command: one clear line, an exit code that is not 0, nothing lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from terminal_command import Command

import rivalry


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("play chess", "no game chess; games: "),
        ("play", "which game? games: "),
        ("simulate chess", "no game chess"),
        ("fly", "No such command 'fly'"),
        ("play lost-cities --fly", "No such option"),
        ("play lost-cities -o rounds=10", "option rounds: 10 is not allowed; allowed: 1 to 9"),
        ("play lost-cities -o rounds=x", "option rounds: x is not allowed"),
        ("play lost-cities -o rounds", "option 'rounds' is not of the form name=value"),
        ("play lost-cities -o =3", "no option in lost-cities"),
        ("play lost-cities -o houses=3", "no option houses in lost-cities; options: rounds"),
        ("play catan-rivals -o x=1", "fresh_reactions, axel, open_discard, stall_cap\n"),
        ("play lost-cities --seats person,hal", "nobody is called 'hal' in lost-cities; known:"),
        ("play lost-cities --seats person", "lost-cities has 2 seats here, but 1 were given"),
        ("play lost-cities --seats person,strong,strong", "but 3 were given"),
        ("play lost-cities-rivals --seats person", "option players: 1 is not allowed"),
        ("play lost-cities-rivals --seats strong,strong,strong -o players=2", "but 3 were given"),
        ("simulate lost-cities --bots strong", "lost-cities has 2 seats here, but 1 were given"),
        ("simulate lost-cities --bots person,strong", "nobody is called 'person'"),
        ("simulate lost-cities -n 0", "Invalid value for '-n'"),
        ("simulate lost-cities -n many", "Invalid value for '-n'"),
        ("simulate lost-cities -n 5 --jobs 0", "Invalid value for '--jobs'"),
        ("simulate lost-cities -n 5 --plot scores.exe", "the name must end in .png, .svg, .pdf"),
        ("replay", "Missing argument 'FILE'"),
        ("verify", "Missing argument 'FILE'"),
    ],
)
def test_wrong_usage_is_refused_in_one_line(
    command: Command, arguments: str, complaint: str
) -> None:
    end = command(*arguments.split())
    assert complaint in end.complaint
    assert end.code == 2 and end.out == ""
    assert os.listdir() == []


def spoil(log: str, how: str) -> str:
    match how:
        case "cut off":
            return log[: len(log) // 2]
        case "empty":
            return ""
        case "another version":
            return log.replace('"version": 1', '"version": 99')
        case "another format":
            return log.replace('"rivalry": 1', '"rivalry": 99')
        case "another game":
            return log.replace('"lost-cities"', '"chess"')
        case "illegal answer":
            return log.replace('"draw deck"', '"draw purple"')
        case "no answer":
            return log.replace('"draw deck"', '"draw a cow"')
        case _:
            return log.replace('"rounds": 3', '"rounds": 30')


SPOILT = {
    "cut off": "cut off",
    "empty": "line 1: ",
    "another version": "line 4: played by version 99 of the rules",
    "another format": "line 2: log format 99",
    "another game": "line 3: no game chess",
    "illegal answer": "'draw purple' is not allowed; allowed: ",
    "no answer": "'draw a cow' is not an action",
    "option out of range": "line 5: option rounds: 30 is not allowed",
}


@pytest.mark.parametrize("how", SPOILT)
@pytest.mark.parametrize("doing", ["verify", "replay", "play --resume"])
def test_a_log_that_cannot_be_used_is_refused_with_its_line_and_left_alone(
    command: Command, how: str, doing: str
) -> None:
    match = rivalry.new("lost-cities", seed=7)
    for text in ("play yellow wager", "draw deck"):
        assert match.decision is not None
        match.answer(match.decision.options[0] if text != "draw deck" else match.parse(text))
    spoilt = spoil(match.log.json(), how)
    assert spoilt != match.log.json()
    Path("g.json").write_text(spoilt)
    end = command(*doing.split(), "g.json")
    assert end.code == 1
    assert "g.json: line " in end.complaint and SPOILT[how] in end.complaint
    assert Path("g.json").read_text() == spoilt and os.listdir() == ["g.json"]


@pytest.mark.parametrize("doing", ["verify", "replay", "play --resume"])
def test_a_file_that_cannot_be_read_is_refused(command: Command, doing: str) -> None:
    Path("folder").mkdir()
    Path("picture.png").write_bytes(bytes(range(256)))
    for name, complaint in (
        ("missing.json", "cannot read missing.json: No such file"),
        ("folder", "cannot read folder: Is a directory"),
        ("picture.png", "picture.png is not a log: it is not text"),
    ):
        end = command(*doing.split(), name)
        assert end.code == 1 and complaint in end.complaint


def test_a_file_that_cannot_be_written_is_refused_before_the_game_begins(
    command: Command,
) -> None:
    end = command("play", "lost-cities", "--save", "nowhere/game.json", typed="1\n")
    assert end.code == 1
    assert "cannot write nowhere/game.json: No such file or directory" in end.complaint
    assert end.out == "" and os.listdir() == []


def test_a_read_only_save_is_not_replaced(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    command("play", "lost-cities", typed="1\n")
    before = Path("lost-cities.json").read_bytes()
    monkeypatch.setattr("os.access", lambda path, mode: False)
    end = command("play", "--resume", "lost-cities.json", typed="1\n")
    assert end.code == 1 and "no permission to write" in end.complaint
    assert Path("lost-cities.json").read_bytes() == before


def test_a_resumed_game_takes_no_new_game_options_or_seed(command: Command) -> None:
    command("play", "lost-cities", typed="1\n")
    resume = ("play", "--resume", "lost-cities.json")
    assert "keeps its options" in command(*resume, "-o", "rounds=1").complaint
    assert "keeps its options" in command(*resume, "--seed", "1").complaint
    assert "is a game of lost-cities" in command(*resume, "lost-cities-rivals").complaint


def test_a_seat_that_does_not_exist_cannot_be_looked_at(command: Command) -> None:
    command("play", "lost-cities", typed="1\n")
    end = command("replay", "lost-cities.json", "--seat", "2")
    assert end.code == 2 and "there is no seat 2; seats: 0 to 1" in end.complaint


@pytest.mark.parametrize(
    ("missing", "arguments", "complaint"),
    [
        ("typer", ["games"], 'pip install ".[cli]"'),
        ("rich", ["games"], 'pip install ".[cli]"'),
        (
            "matplotlib",
            ["simulate", "lost-cities", "-n", "1", "--plot", "a.png"],
            'pip install ".[plot]"',
        ),
    ],
)
def test_a_missing_library_is_named_with_the_way_to_install_it(
    tmp_path: Path, missing: str, arguments: list[str], complaint: str
) -> None:
    program = (
        f"import sys; sys.modules[{missing!r}] = None;"
        f"from rivalry.cli import main; main({arguments!r})"
    )
    end = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert end.returncode == 1 and end.stdout == ""
    assert complaint in end.stderr and end.stderr.count("\n") == 1
