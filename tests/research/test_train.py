"""The baselines train: seconds of it, on the real environment, with PyTorch."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest
from test_learned import plays_its_recorded_game

from rivalry.bots.lost_cities_board import NETWORKS as BOARD

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = EXAMPLES / "train_lost_cities.py"
SHORT = "--minutes 0.02 --every 0.01 --lanes 16 --steps 16 --batch 64 --width 8 --threads 1"
SHORTEST = "--minutes 0.02 --every 0.01 --lanes 16 --threads 1"


def test_a_short_training_leaves_a_bot_a_curve_and_a_picture(tmp_path: Path) -> None:
    files = ["--out", "bot.json", "--curve", "curve.csv", "--picture", "curve.svg"]
    measured = ["--opponent", "random", "--deals", "1"]
    command = [sys.executable, str(EXAMPLE), *SHORT.split(), *measured, *files]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert int(rows[0]["decisions"]) == 0 < int(rows[-1]["decisions"])
    assert {row["games"] for row in rows} == {"2"}
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    plays_its_recorded_game(tmp_path / "bot.json")


def test_a_training_that_was_stopped_goes_on(tmp_path: Path) -> None:
    files = ["--keep", "kept.pt", "--out", "bot.json", "--curve", "curve.csv"]
    measured = ["--opponent", "random", "--deals", "1"]
    for minutes in ("0.02", "0.04"):
        given = SHORT.replace("0.02", minutes).split()
        command = [sys.executable, str(EXAMPLE), *given, *measured, *files]
        ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        assert ran.returncode == 0, ran.stderr
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        decisions = [int(row["decisions"]) for row in csv.DictReader(file)]
    assert decisions == sorted(decisions) and decisions[0] == 0 and decisions.count(0) == 1
    told = json.loads((tmp_path / "bot.json").read_text(encoding="utf-8"))
    assert set(told["critic"]) == set(told["weights"]), "the critic has the same layers"
    for line, minutes in zip(told["about"]["commands"], ("0.02", "0.04"), strict=True):
        assert f"--minutes {minutes} " in line
    plays_its_recorded_game(tmp_path / "bot.json")


@pytest.mark.parametrize("example", [EXAMPLE, EXAMPLES / "train_lost_cities_board.py"])
def test_a_critic_for_search_is_trained_for_an_exported_actor(
    example: Path, tmp_path: Path
) -> None:
    files = ["--out", "bot.json", "--curve", "curve.csv", "--opponent", "random", "--deals", "1"]
    first = [str(example), *SHORT.split(), *files]
    second = [str(EXAMPLES / "train_critic.py"), "bot.json", "--width", "6"]
    second += [*SHORTEST.split(), "--keep", "critic.pt"]
    again = [*first, "--start", "bot.json"]
    for n, command in enumerate((first, second, again)):
        ran = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, cwd=tmp_path
        )
        assert ran.returncode == 0, ran.stderr
        told = json.loads((tmp_path / "bot.json").read_text(encoding="utf-8"))
        width = 6 if command is second else 8
        assert len(told["critic"]["colour.weight"]) == width
        names = [line.split()[1] for line in told["about"]["commands"]]
        assert names == [f"examples/{Path(one[0]).name}" for one in (first, second, again)][: n + 1]
    if example == EXAMPLE:
        plays_its_recorded_game(tmp_path / "bot.json")
    else:
        networks = BOARD.read_from(tmp_path / "bot.json")
        assert networks.actor.width == 8 and networks.critic.width == 8
