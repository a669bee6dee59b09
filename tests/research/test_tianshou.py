"""Tianshou learns on our PettingZoo environments: seconds of it."""

from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "frameworks"


def test_a_short_training_is_measured_before_and_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    example = import_module("pettingzoo_tianshou")
    short = "--game lost-cities-rivals --epochs 1 --steps 1000 --games 2 --width 16"
    won = example.main(*short.split())
    assert len(won) == 2 and all(0 <= share <= 1 for share in won)
