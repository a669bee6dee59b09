"""The suites of other people, unmodified: Gymnasium's, PettingZoo's, OpenSpiel's, Shimmy's."""

import unittest
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import pettingzoo
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as open_spiel_api_test
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from shimmy import OpenSpielCompatibilityV0

import rivalry.research.gymnasium
import rivalry.research.open_spiel  # noqa: F401  (both register their games)
from rivalry.research import pettingzoo as zoo

# Short games, and every number of seats.
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 1}),
    *[("lost-cities-rivals", {"players": players}) for players in (2, 3, 4)],
    *[
        ("lost-cities-board", {"players": players, "expeditions": 1, "stall_cap": 60})
        for players in (2, 3, 4)
    ],
    ("catan-rivals", {"stall_cap": 50}),
]
TWO = [case for case in GAMES if case[1].get("players", 2) == 2]
IDS = {
    "lost-cities": "rivalry/LostCities-v0",
    "lost-cities-rivals": "rivalry/LostCitiesRivals-v0",
    "lost-cities-board": "rivalry/LostCitiesBoard-v0",
    "catan-rivals": "rivalry/CatanRivals-v0",
}


def by_name(case: Any) -> str:
    return case if isinstance(case, str) else "-".join(f"{k}={v}" for k, v in case.items())


def module(game: str) -> Any:
    return getattr(zoo, f"{game.replace('-', '_')}_v0")


def spiel_name(game: str, options: dict[str, Any]) -> str:
    given = ",".join(f"{name}={value}" for name, value in options.items())
    return f"rivalry_{game.replace('-', '_')}({given})"


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("illegal", ["noop", "terminate"])
@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_gymnasium_check_env(game: str, options: dict[str, Any], illegal: str) -> None:
    env = gymnasium.make(
        IDS[game], opponent="random", illegal=illegal, render_mode="ansi", **options
    )
    check_env(env.unwrapped)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_pettingzoo_api_test(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are dictionaries, as with all masks
        api_test(module(game).env(**options), num_cycles=150)
        api_test(module(game).env(max_cycles=30, **options), num_cycles=60)
        parallel_api_test(module(game).parallel_env(**options), num_cycles=60)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_pettingzoo_seed_test(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: module(game).env(**options), num_cycles=60)


@pytest.mark.parametrize("game", IDS)
def test_pettingzoo_max_cycles_test(game: str) -> None:
    max_cycles_test(module(game))


def test_pettingzoo_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(zoo.lost_cities_v0.env(rounds=1))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", IDS)
def test_pettingzoo_knows_the_games_by_name(game: str) -> None:
    name = game.replace("-", "_")
    env = pettingzoo.make("aec", f"rivalry/{name}-v0")
    assert str(env) == f"{name}_v0"
    parallel = pettingzoo.make("parallel", f"rivalry/{name}-v0", max_cycles=3)
    assert parallel.max_cycles == 3


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_open_spiel_random_sim_test(game: str, options: dict[str, Any]) -> None:
    loaded = pyspiel.load_game(spiel_name(game, options))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


# (The other games do the same; a playthrough of theirs takes up to a minute to write.)
@pytest.mark.parametrize("name", ["rivalry_lost_cities(rounds=1,stall_cap=50)"])
def test_open_spiel_generates_and_replays_playthroughs(name: str, tmp_path: Path) -> None:
    played = tmp_path / "playthrough.txt"
    played.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    flags.FLAGS(["test"])  # the replay reads a flag of OpenSpiel's command line
    expected, actual = generate_playthrough.replay(str(played))
    assert expected == actual
    assert "IsTerminal() = True" in actual


@pytest.mark.parametrize(("game", "options"), TWO, ids=by_name)
def test_open_spiel_api_test(game: str, options: dict[str, Any]) -> None:
    class Suite(open_spiel_api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        pass

    Suite.game_name = spiel_name(game, options)
    Suite.game = pyspiel.load_game(Suite.game_name)
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Suite)
    result = unittest.TestResult()
    tests.run(result)
    assert result.testsRun >= 5 and not result.errors and not result.failures


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_shimmy_converts_the_open_spiel_games(game: str, options: dict[str, Any]) -> None:
    # Shimmy loads a game anew at every reset, by its name and this configuration.
    name = spiel_name(game, {}).removesuffix("()")
    env = OpenSpielCompatibilityV0(game_name=name, config=options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that spaces of OpenSpiel are unbounded
        api_test(env, num_cycles=40)
