"""Gymnasium's own suite, unmodified."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from suite_cases import GAMES, by_name

import rivalry.research.gymnasium  # noqa: F401  (registers the environments)
from rivalry.research.registration import ids

ID_OF = {game: id for id, game in ids().items()}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("illegal", ["noop", "terminate"])
@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_check_env(game: str, options: dict[str, Any], illegal: str) -> None:
    env = gymnasium.make(
        ID_OF[game], opponent="random", illegal=illegal, render_mode="ansi", **options
    )
    check_env(env.unwrapped)
