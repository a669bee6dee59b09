"""The commands arena, analyse and hint."""

import json
from pathlib import Path

import pytest
from terminal_command import Command

ARENA = ("arena", "--game", "lost-cities", "-o", "rounds=1", "--iterations", "4", "--jobs", "1")


def test_the_arena_prints_and_keeps_what_it_measured(command: Command) -> None:
    arguments = (*ARENA, "--bots", "random,casual", "-n", "2", "--file", "games.jsonl")
    end = command(*arguments, "--plot", "ratings.svg")
    assert end.code == 0
    assert "casual - random" in end.out and "100.0%" in end.out
    assert len(Path("games.jsonl").read_text().splitlines()) == 3
    assert Path("ratings.svg").stat().st_size > 1000
    again = json.loads(command(*arguments, "--json").out)
    assert again["games"] == 4 and again["bots"][0]["bot"] == "casual"
    assert len(Path("games.jsonl").read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "random,wizard"), "nobody is called 'wizard'"),
        (("--bots", "random"), "at least two bots"),
        (("--bots", "random,casual", "-o", "rounds=99"), "rounds"),
    ],
)
def test_wrong_input_is_refused(
    command: Command, arguments: tuple[str, ...], complaint: str
) -> None:
    end = command(*ARENA, *arguments)
    assert end.code == 2 and complaint in end.complaint


def test_a_saved_game_is_analysed(command: Command) -> None:
    seats = ("play", "lost-cities", "--seats", "casual,casual", "-o", "rounds=1", "--seed", "2")
    assert command(*seats, "--save", "game.json").code == 0
    end = command("analyse", "game.json", "--iterations", "2", "--plot", "values.png")
    assert end.code == 0 and "luck and skill" in end.out and "mistakes" in end.out
    assert Path("values.png").stat().st_size > 1000
    data = json.loads(command("analyse", "game.json", "--iterations", "2", "--json").out)
    assert len(data["seats"]) == 2 and data["answers"][0]["alternatives"]
    assert command("analyse", "game.json", "--seat", "2").code == 2


def test_a_hint_for_a_saved_game_has_a_reason(command: Command) -> None:
    seats = ("play", "lost-cities", "--seats", "casual,casual", "-o", "rounds=1", "--seed", "2")
    assert command(*seats, "--save", "game.json").code == 0
    end = command("hint", "game.json", "--to", "4", "--seconds", "0.05")
    assert end.code == 0 and end.out.startswith("Seat ")
    found = json.loads(command("hint", "game.json", "--to", "4", "--seconds", "0.05", "--json").out)
    assert found[0]["words"] and found[0]["action"]
    assert command("hint", "game.json").complaint.endswith("nobody is asked\n")
