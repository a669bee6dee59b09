"""What the page knows of the server and of the games is what they say now."""

import subprocess
import sys

import pytest
from browsing import ROOT

from rivalry.server import export

GENERATED = ROOT / "web" / "src" / "generated"
HANGS = 3600  # seconds: only a hang takes this long


@pytest.mark.parametrize("name", sorted(export.files()))
def test_what_the_server_exports_is_not_stale(name: str) -> None:
    kept = (GENERATED / name).read_text(encoding="utf-8")
    assert kept == export.files()[name], f"{name} is stale: run make generated"


@pytest.mark.parametrize("script", ["positions.py", "catalogue.py", "questions.py"])
def test_what_is_recorded_of_the_games_is_not_stale(script: str) -> None:
    command = [sys.executable, str(ROOT / "web" / script), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=HANGS)
    assert checked.returncode == 0, f"{checked.stdout}{checked.stderr}run make generated"
