"""NFSP of OpenSpiel learns on our small games: seconds of it."""

from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "frameworks"


def test_the_average_of_play_becomes_harder_to_exploit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    example = import_module("open_spiel_nfsp")
    before, after = example.main("--episodes", "1000", "--every", "1000")
    assert after < 0.95 * before
