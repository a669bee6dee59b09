"""Trajectories: written, read, replayed, and turned into tables of decisions."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

import rivalry
from rivalry import research
from rivalry.bots.bot import Budget
from rivalry.core import registry
from rivalry.core.decision import BadOption
from rivalry.research import data

BUDGET = Budget(iterations=4)


def some_games() -> list[data.Trajectory]:
    found = list(data.record("lost-cities", ["random", "casual"], [1, 2], BUDGET, rounds=1))
    found += data.record("lost-cities-rivals", ["random", "random"], ["x"], BUDGET)
    return found


def test_trajectories_survive_a_file(tmp_path: Path) -> None:
    games = some_games()
    path = tmp_path / "games.jsonl"
    assert data.write(path, games) == 3
    assert list(data.read(path)) == games
    assert path.read_text().count("\n") == 3


def test_a_trajectory_replays_to_its_result() -> None:
    for game in some_games():
        match = rivalry.replay(game.log())
        assert match.decision is None
        assert match.scores() == game.scores and match.winners() == game.winners
        assert game.version == rivalry.game(game.game).version


def test_the_same_seed_makes_the_same_trajectories() -> None:
    assert some_games() == some_games()


def test_the_decisions_are_those_of_the_players() -> None:
    game = some_games()[0]
    seen = [(seat, answer) for _, seat, answer in game.decisions()]
    players = [text for text in game.answers if not text.startswith(("shuffle", "start"))]
    assert [rivalry.game("lost-cities").text(answer) for _, answer in seen] == players
    assert {seat for seat, _ in seen} == {0, 1}


def test_a_table_has_a_row_per_decision() -> None:
    games = some_games()[:2]
    table = list(data.rows(games))
    assert len(table) == sum(len(list(game.decisions())) for game in games)
    spec = research.spec("lost-cities", rounds=1)
    for row in table[:20]:
        assert len(row["observation"]) == spec.size and row["action"] in row["allowed"]
        assert research.decode(spec, row["observation"])["seat"] == row["seat"]
    assert {row["won"] for row in table} == {True, False}


def test_tables_survive_parquet(tmp_path: Path) -> None:
    games = some_games()
    data.write(tmp_path / "games.jsonl", games)
    written = data.parquet(tmp_path / "games.jsonl", tmp_path)
    names = ["games-lost-cities.parquet", "games-lost-cities-rivals.parquet"]
    assert [path.name for path in written] == names
    expected = list(data.rows(games))
    assert [row for path in written for row in data.read_parquet(path)] == expected
    assert {(row["version"], row["seed"]) for row in expected} == {(1, "1"), (1, "2"), (1, "x")}


def test_other_rules_and_broken_lines_are_refused(tmp_path: Path) -> None:
    game = some_games()[0]
    old = data.Trajectory(**{**vars(game), "version": 0})
    with pytest.raises(ValueError, match="version 0 of the rules"):
        next(old.decisions())
    path = tmp_path / "broken.jsonl"
    path.write_text(game.line() + "\n{}\n")
    with pytest.raises(ValueError, match="line 2"):
        list(data.read(path))


def test_every_seat_has_one_player() -> None:
    for names in (["random"], ["random"] * 3):
        with pytest.raises(BadOption, match=f"{len(names)} players for 2 seats"):
            next(data.record("lost-cities-rivals", names, [1], BUDGET))


def test_the_published_set_replays() -> None:
    path = Path(__file__).parents[2] / "docs" / "data" / "small.jsonl"
    games = list(data.read(path))
    assert {game.game for game in games} == set(rivalry.games())
    assert {len(game.players) for game in games} == {2, 3, 4}
    modes = {game.options["mode"] for game in games if game.game == "catan-rivals"}
    samples = registry.manifest("catan-rivals").samples
    assert modes == {sample["mode"] for sample in samples}
    for game in games:
        assert rivalry.replay(game.log()).scores() == game.scores


def test_the_published_set_is_what_the_present_version_makes() -> None:
    path = Path(__file__).parents[2] / "docs" / "data" / "small.jsonl"
    card = json.loads(path.with_suffix(".card.json").read_text(encoding="utf-8"))
    assert card["sha256"] == sha256(path.read_bytes()).hexdigest()
    assert card["schema"] == data.SCHEMA
    again = "run python -m rivalry.research.data make docs/data/small.jsonl"
    for game, bots in card["bots"].items():
        assert bots == sorted(data.bot_version(game, name) for name in ("casual", "strong")), again
        assert card["rules"][game] == rivalry.game(game).version, again
    # One game of each kind that is quickly played; all of them would take long, interpreted.
    published = {one.game: one for one in reversed(list(data.read(path)))}
    for game in ("lost-cities-rivals", "lost-cities"):
        played = next(data.small(1, only=[game]))
        assert played == published[game], again


def test_a_large_set_has_all_levels_at_all_seats(tmp_path: Path) -> None:
    games = list(data.large(6, only=["lost-cities-rivals"]))
    assert len(games) == 18 and {len(one.players) for one in games} == {2, 3, 4}
    for seat in (0, 1):
        met = {one.players[seat].split("-")[0] for one in games}
        assert met == {"random", "novice", "casual", "strong", "master"}
    path = tmp_path / "games.jsonl"
    data.write(path, games)
    told = json.loads(data.card(path, "a test").read_text(encoding="utf-8"))
    assert told["games"] == {"lost-cities-rivals": 18} and "a test" in told["made_by"]
    assert told["layouts"] == {"lost-cities-rivals": research.spec("lost-cities-rivals").layout}
