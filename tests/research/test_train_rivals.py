"""The network that judges positions of Rivals trains: seconds of it; stopped, it goes on."""

import json
import subprocess
import sys
from pathlib import Path

from rivalry.bots.policy.value_network import Network

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_rivals.py"
SHORT = "--every 0.001 --width 4 --deals 1 --size 50 --keep kept.pt --out judge.json"


def test_a_short_training_leaves_a_network_and_goes_on_when_it_was_stopped(tmp_path: Path) -> None:
    measured = []
    for minutes in ("0.002", "0.004"):
        command = [sys.executable, str(EXAMPLE), "--minutes", minutes, *SHORT.split()]
        ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        assert ran.returncode == 0, ran.stderr
        measured += ran.stdout.splitlines()
    seen = [int(line.split()[2].replace(",", "")) for line in measured]
    assert seen == sorted(seen) and seen[0] > 0, "positions add up over both runs"
    data = json.loads((tmp_path / "judge.json").read_text(encoding="utf-8"))
    assert data["game"] == "lost-cities-rivals" and data["about"]["positions"] in seen
    assert Network(data["weights"]).width == 4
