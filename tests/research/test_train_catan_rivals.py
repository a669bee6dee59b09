"""The network that judges positions of Rivals for Catan trains, with PyTorch."""

import json
import subprocess
import sys
from pathlib import Path

from rivalry.bots.catan_rivals import network

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_catan_rivals.py"


def test_a_short_training_leaves_a_network_that_the_bots_can_read(tmp_path: Path) -> None:
    given = ["--games", "500", "--epochs", "1", "--keep", "kept", "--out", "judge.json"]
    command = [sys.executable, str(EXAMPLE), *given]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    about = json.loads((tmp_path / "judge.json").read_text(encoding="utf-8"))["about"]
    assert about["games"] == 500 and about["command"].startswith("python examples/")
    assert network(tmp_path / "judge.json").width == network().width
