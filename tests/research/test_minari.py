"""Trajectories as data sets of Minari."""

import json
from pathlib import Path

import minari
import numpy as np
import pytest

from rivalry import research
from rivalry.bots.bot import Budget
from rivalry.research import data
from rivalry.research.minari import datasets

BUDGET = Budget(iterations=4)


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[data.Trajectory]:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    found = list(data.record("lost-cities", ["random", "casual"], [1, 2], BUDGET, rounds=1))
    found += data.record(
        "lost-cities-rivals", ["novice", "random", "random"], ["x"], BUDGET, players=3
    )
    found += data.record("catan-rivals", ["novice", "novice"], [3], BUDGET, stall_cap=10)
    data.write(tmp_path / "games.jsonl", found)
    return found


def test_a_data_set_for_each_game_and_layout(games: list[data.Trajectory], tmp_path: Path) -> None:
    made = datasets(tmp_path / "games.jsonl")
    expected = []
    for game, options in (
        ("lost-cities", {"rounds": 1}),
        ("lost-cities-rivals", {"players": 3}),
        ("catan-rivals", {}),
    ):
        version, hash = research.spec(game, **options).layout.split("-")
        expected.append(f"rivalry/{game}/games-{hash}-{version}")
    assert [one.spec.dataset_id for one in made] == expected
    assert sorted(minari.list_local_datasets()) == sorted(expected)


def test_an_episode_is_what_a_seat_saw_and_answered(
    games: list[data.Trajectory], tmp_path: Path
) -> None:
    rows = list(data.rows(games[:2]))
    [first, *_] = datasets(tmp_path / "games.jsonl")
    loaded = minari.load_dataset(first.spec.dataset_id)
    assert loaded.total_episodes == 4
    for n, episode in enumerate(loaded.iterate_episodes()):
        game, seat = n // 2, n % 2
        mine = [row for row in rows if row["game"] == game and row["seat"] == seat]
        assert episode.actions.tolist() == [row["action"] for row in mine]
        seen, masks = episode.observations["observation"], episode.observations["action_mask"]
        assert seen[:-1].tolist() == [row["observation"] for row in mine]
        assert [np.flatnonzero(mask).tolist() for mask in masks[:-1]] == [
            row["allowed"] for row in mine
        ]
        won = {(): 0.0, (seat,): 1.0}.get(tuple(games[game].winners), -1.0)
        assert episode.rewards.tolist() == [0.0] * (len(mine) - 1) + [won]
        assert episode.terminations.tolist() == [False] * (len(mine) - 1) + [True]
        assert not episode.truncations.any()
        for row in seen:
            assert loaded.observation_space["observation"].contains(row)
        end = research.decode(research.spec("lost-cities", rounds=1), seen[-1])
        assert end["deck"] == 0 and end["seat"] == seat


def test_who_played_what_stands_beside_an_episode(
    games: list[data.Trajectory], tmp_path: Path
) -> None:
    made = datasets(tmp_path / "games.jsonl")
    told = list(made[1].storage.get_episode_metadata(range(3)))
    assert [one["options"]["player"] for one in told] == games[2].players
    assert [one["options"]["seat"] for one in told] == [0, 1, 2]
    assert {one["options"]["seed"] for one in told} == {"x"}
    assert json.loads(told[0]["options"]["options"]) == games[2].options


def test_a_game_that_its_rules_cut_short_is_truncated(
    games: list[data.Trajectory], tmp_path: Path
) -> None:
    catan = datasets(tmp_path / "games.jsonl")[2]
    for episode in catan.iterate_episodes():
        assert episode.truncations[-1] and not episode.terminations.any()
