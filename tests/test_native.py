"""Compiled or interpreted: the same games, and no harm where nothing can be compiled."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rivalry
from rivalry import native
from rivalry.core.contract import fingerprint

ROOT = Path(__file__).parent.parent

# Decisions and views of some matches, as a program another process can run.
PROGRAM = """
import json, rivalry
from rivalry import native
from rivalry.core.contract import fingerprint
game = rivalry.game("lost-cities")
prints = [fingerprint(game, seed, rounds=1, colours=n) for seed in (1, 2) for n in (5, 6)]
print(json.dumps([native.is_compiled(), prints]))
"""


def run(program: str, *, where: Path | None = None, **environment: str) -> str:
    """What a program prints in a process of its own."""
    env = {**os.environ, **environment}
    if where is not None:
        env["PYTHONPATH"] = str(where)
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def prints_here() -> list[str]:
    game = rivalry.game("lost-cities")
    return [fingerprint(game, seed, rounds=1, colours=n) for seed in (1, 2) for n in (5, 6)]


def test_rivalry_pure_forces_the_interpreted_engine_and_it_plays_the_same_games() -> None:
    compiled, prints = json.loads(run(PROGRAM, RIVALRY_PURE="1"))
    assert compiled is False and prints == prints_here()


@pytest.mark.parametrize("word", ["", "0"])
def test_without_rivalry_pure_the_compiled_engine_runs_where_there_is_one(word: str) -> None:
    compiled, prints = json.loads(run(PROGRAM, RIVALRY_PURE=word))
    assert compiled == any(Path(rivalry.__file__).parent.rglob("*.so"))
    assert prints == prints_here()


def test_what_is_compiled_is_told_by_the_file_that_runs() -> None:
    from rivalry.core import decision

    assert native.is_compiled() == str(decision.__file__).endswith(".so")
    if os.environ.get("RIVALRY_PURE", "") not in ("", "0"):
        assert not native.is_compiled()


def test_compiled_modules_are_stale_when_their_source_is_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "_PACKAGE", tmp_path)
    source, compiled = tmp_path / "rules.py", tmp_path / "rules.cpython-311-x86_64-linux-gnu.so"
    source.write_text("")
    assert native.stale_modules() == []
    compiled.write_text("")
    os.utime(source, (1000, 1000))
    os.utime(compiled, (2000, 2000))
    assert native.stale_modules() == []
    os.utime(source, (3000, 3000))
    assert native.stale_modules() == ["rules.py"]


def test_without_a_working_compiler_the_engine_is_built_interpreted(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    # One game is enough to see it; the more there is to translate, the longer it takes.
    shutil.copytree(
        ROOT / "src",
        tmp_path / "src",
        ignore=lambda folder, names: [
            name
            for name in names
            if name.endswith((".so", ".egg-info"))
            or name == "__pycache__"
            or (folder.endswith("games") and name not in ("__init__.py", "lost_cities"))
        ],
    )
    env = {key: value for key, value in os.environ.items() if key != "RIVALRY_PURE"}
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=tmp_path,
        env={**env, "CC": "/bin/false"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "no working C compiler" in done.stdout and "runs interpreted" in done.stdout
    assert list(tmp_path.rglob("*.so")) == []
    program = (
        "import rivalry; from rivalry import native; "
        "match = rivalry.new('lost-cities', seed=7, rounds=1); "
        "print(native.is_compiled(), rivalry.__file__, match.decision.why)"
    )
    answer = run(program, where=tmp_path / "src", RIVALRY_PURE="")
    assert answer == f"False {tmp_path / 'src' / 'rivalry' / '__init__.py'} card"
