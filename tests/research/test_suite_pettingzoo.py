"""PettingZoo's own suite, unmodified."""

import warnings
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from suite_cases import GAMES, NAMES, by_name

from rivalry.research import pettingzoo as zoo


def module(game: str) -> Any:
    return getattr(zoo, f"{game.replace('-', '_')}_v0")


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_api_test(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are dictionaries, as with all masks
        api_test(module(game).env(**options), num_cycles=150)
        api_test(module(game).env(max_cycles=30, **options), num_cycles=60)
        parallel_api_test(module(game).parallel_env(**options), num_cycles=60)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
def test_seed_test(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: module(game).env(**options), num_cycles=60)


@pytest.mark.parametrize("game", NAMES)
def test_max_cycles_test(game: str) -> None:
    max_cycles_test(module(game))


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    # It goes on for five seconds by the clock, whatever is measured: all of them side by side.
    with ThreadPoolExecutor(len(GAMES)) as threads:
        list(threads.map(performance_benchmark, [module(g).env(**options) for g, options in GAMES]))
    assert capsys.readouterr().out.count("turns per second") == len(GAMES)


@pytest.mark.parametrize("game", NAMES)
def test_the_games_are_known_by_name(game: str) -> None:
    name = game.replace("-", "_")
    assert str(module(game).env()) == f"{name}_v0"
    if not hasattr(pettingzoo, "make"):
        assert pettingzoo.__version__ < "1.27"  # the registry came with it
        return
    assert str(pettingzoo.make("aec", f"rivalry/{name}-v0")) == f"{name}_v0"
    parallel = pettingzoo.make("parallel", f"rivalry/{name}-v0", max_cycles=3)
    assert parallel.max_cycles == 3
