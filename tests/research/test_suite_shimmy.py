"""Shimmy's conversion of the OpenSpiel games, under PettingZoo's unmodified test."""

import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0
from suite_cases import GAMES, by_name, spiel_name

import rivalry.research.open_spiel  # noqa: F401  (registers the games)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_shimmy_converts_the_open_spiel_games(game: str, options: dict[str, Any]) -> None:
    # Shimmy loads a game anew at every reset, by its name and this configuration.
    env = OpenSpielCompatibilityV0(
        game_name=spiel_name(game, {}).removesuffix("()"), config=options
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that spaces of OpenSpiel are unbounded
        api_test(env, num_cycles=40)
