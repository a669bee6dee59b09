"""Simulations: the same games for the same seed, whatever the number of processes."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest
from terminal_command import Command

import rivalry
from rivalry.terminal.simulate import Task, play, run, wilson

RANDOM = Task("lost-cities", {"rounds": 1}, ["random", "random"], "1")
ARGUMENTS = ("simulate", "lost-cities", "-n", "12", "--bots", "random,random", "-o", "rounds=1")


def figures(command: Command, *more: str) -> dict[str, Any]:
    """What `--json` prints, without what depends on the machine."""
    end = command(*ARGUMENTS, "--json", *more)
    assert end.code == 0 and end.err == ""
    data: dict[str, Any] = json.loads(end.out)
    assert data.pop("seconds") > 0 and data.pop("decisions_per_second") > 0
    data.pop("jobs")
    return data


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(command: Command) -> None:
    alone = figures(command, "--jobs", "1")
    assert alone == figures(command, "--jobs", "3") == figures(command)
    assert alone != figures(command, "--seed", "2")


def test_a_game_depends_on_the_task_and_its_number_alone() -> None:
    together = run(RANDOM, 6, jobs=1).outcomes
    assert [play(RANDOM, number) for number in range(6)] == together
    assert len({tuple(outcome.scores) for outcome in together}) > 1


def test_the_deals_are_those_of_a_match_with_the_seed_of_that_game() -> None:
    """Whatever the bots do: the cards a simulated game deals can be dealt again to people."""
    deals: list[list[str]] = []

    class Watcher:
        def choose(self, view: Any, decision: Any, budget: Any) -> Any:
            deals.append(view["hand"])
            return decision.options[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rivalry.bots.bot.make", lambda *_: Watcher())
        play(RANDOM, 4)
    match = rivalry.new("lost-cities", seed="1:4", rounds=1)
    assert match.decision is not None
    assert deals[0] == match.view(match.decision.player)["hand"]


def test_the_figures_are_those_of_the_games(command: Command) -> None:
    data = figures(command)
    outcomes = [play(RANDOM, number) for number in range(12)]
    for seat, shown in enumerate(data["seats"]):
        scores = [outcome.scores[seat] for outcome in outcomes]
        wins = sum(outcome.winners == [seat] for outcome in outcomes)
        assert shown["bot"] == "random"
        assert shown["mean"] == pytest.approx(fmean(scores))
        assert shown["deviation"] == pytest.approx(stdev(scores))
        assert shown["wins"] == pytest.approx(wins / 12)
        assert shown["wins_interval"] == pytest.approx(wilson(wins, 12))
    assert data["plies"] == pytest.approx(fmean(outcome.turns for outcome in outcomes))
    assert data["decisions"] == pytest.approx(2 * data["plies"])
    assert data["games"] == 12


def test_the_interval_is_wilsons() -> None:
    """Against values computed with exact arithmetic; the ends stay within 0 and 1."""
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.16113), abs=1e-5)
    assert wilson(20, 20) == pytest.approx((0.83887, 1.0), abs=1e-5)


def test_the_table_shows_every_seat(command: Command) -> None:
    end = command(*ARGUMENTS)
    assert end.code == 0 and end.err == ""
    assert "12 games of lost-cities" in end.out and "95 % interval" in end.out
    assert "plies" in end.out and "decisions per second" in " ".join(end.out.split())


def test_one_game_has_no_deviation(command: Command) -> None:
    end = command("simulate", "lost-cities", "-n", "1", "-o", "rounds=1", "--json")
    assert json.loads(end.out)["seats"][0]["deviation"] == 0


@pytest.mark.parametrize("game", ["lost-cities-rivals", "lost-cities-board"])
def test_games_for_several_are_simulated_with_as_many_bots(command: Command, game: str) -> None:
    end = command("simulate", game, "-n", "2", "--bots", "random,strong,random", "--json")
    assert end.code == 0, end.err
    assert [seat["bot"] for seat in json.loads(end.out)["seats"]] == ["random", "strong", "random"]


def test_an_interrupted_simulation_stops_quietly(tmp_path: Path) -> None:
    """The signal goes to the program and its workers alike, as a terminal sends it."""
    program = (
        "import os, signal, threading, rivalry.cli, rivalry.terminal.app, rivalry.terminal.plot;"
        # What runs in the background may have been started with the signal ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler);"
        "threading.Timer(1, os.killpg, (0, signal.SIGINT)).start();"
        "rivalry.cli.main(['simulate', 'lost-cities', '-n', '100000', '--jobs', '2'])"
    )
    end = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False,
        start_new_session=True,
    )  # fmt: skip
    assert (end.returncode, end.stdout, end.stderr) == (130, "", "rivalry: stopped\n")


def test_a_histogram_is_drawn(command: Command) -> None:
    end = command(*ARGUMENTS, "--plot", "scores.png")
    assert end.code == 0
    assert Path("scores.png").read_bytes().startswith(b"\x89PNG")


def test_a_histogram_that_cannot_be_written_is_refused_before_the_games(command: Command) -> None:
    end = command(*ARGUMENTS, "--plot", "nowhere/scores.png")
    assert end.code == 1 and "there is no folder nowhere" in end.complaint and end.out == ""
    Path("scores.png").mkdir()
    end = command(*ARGUMENTS, "--plot", "scores.png")
    assert end.code == 1 and "cannot write scores.png" in end.complaint
