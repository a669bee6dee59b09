"""MaskablePPO of sb3-contrib learns on our games: seconds of it."""

from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "frameworks"
SHORT = "--minutes 0.02 --every 1 --lanes 16 --steps 8 --batch 32 --deals 1 --width 8"


@pytest.mark.parametrize("game", ["lost-cities", "catan-rivals"])
def test_a_short_training_leaves_a_curve_and_a_model(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    example = import_module("sb3_maskable_ppo")
    files = ["--out", str(tmp_path / "model.zip"), "--curve", str(tmp_path / "curve.csv")]
    rows = example.main("--game", game, *SHORT.split(), *files)
    assert rows[0]["decisions"] == 0 < rows[-1]["decisions"]
    assert all(0 <= row[bot] <= 1 for row in rows for bot in ("random", "novice"))
    assert (tmp_path / "model.zip").exists()
    lines = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + len(rows)
