"""OpenSpiel's own suite, unmodified."""

import unittest
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test as open_spiel_api_test
from open_spiel.python.algorithms import generate_playthrough
from suite_cases import GAMES, SHORT, TWO, by_name, spiel_name

import rivalry.research.open_spiel  # noqa: F401  (registers the games)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_random_sim_test(game: str, options: dict[str, Any]) -> None:
    loaded = pyspiel.load_game(spiel_name(game, options))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "options"), SHORT, ids=by_name)
def test_generates_and_replays_playthroughs(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    name = spiel_name(game, options)
    played = tmp_path / "playthrough.txt"
    played.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    flags.FLAGS(["test"])  # the replay reads a flag of OpenSpiel's command line
    expected, actual = generate_playthrough.replay(str(played))
    assert expected == actual
    assert "IsTerminal() = True" in actual


@pytest.mark.parametrize(("game", "options"), TWO, ids=by_name)
def test_the_api_test(game: str, options: dict[str, Any]) -> None:
    class Suite(open_spiel_api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        pass

    Suite.game_name = spiel_name(game, options)
    Suite.game = pyspiel.load_game(Suite.game_name)
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Suite)
    result = unittest.TestResult()
    tests.run(result)
    assert result.testsRun >= 5 and not result.errors and not result.failures
