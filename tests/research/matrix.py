"""Runs the research tests with the oldest and newest supported versions of each framework.

Every combination gets a virtual environment of its own under .matrix/, for the frameworks' own
requirements contradict each other. `make test-matrix` starts this; names as arguments pick some.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ALWAYS = ["librt>=0.16", "mypy_extensions>=1.0", "numpy>=1.26", "pytest>=9", "hypothesis>=6.100"]
MATRIX: dict[str, tuple[list[str], list[str]]] = {
    "gymnasium-oldest": (["gymnasium==1.0.0", "numpy==1.26.4"], ["suite_gymnasium", "gymnasium"]),
    "gymnasium-newest": (["gymnasium<2"], ["suite_gymnasium", "gymnasium"]),
    "pettingzoo-oldest": (["pettingzoo==1.24.0"], ["suite_pettingzoo"]),
    "pettingzoo-newest": (["pettingzoo<2"], ["suite_pettingzoo"]),
    "open_spiel-oldest": (["open_spiel==2.0"], ["suite_open_spiel"]),
    "open_spiel-newest": (["open_spiel"], ["suite_open_spiel"]),
    "shimmy-oldest": (["shimmy==2.0.0", "pettingzoo==1.24.0", "open_spiel==2.0"], ["suite_shimmy"]),
    "shimmy-newest": (["shimmy<3", "pettingzoo<2", "open_spiel"], ["suite_shimmy"]),
    "train": (
        ["torch>=2.4", "matplotlib>=3.8"],
        ["learned", "train", "train_rivals", "train_catan_rivals"],
    ),
    "nfsp": (["open_spiel>=2.0.1", "torch>=2.4", "dm-tree>=0.1.8"], ["nfsp"]),
    "tianshou": (["tianshou>=2", "pettingzoo<2"], ["tianshou"]),
    "minari": (["minari[hdf5]>=0.5", "pillow>=10", "gymnasium<2"], ["minari"]),
    "sb3": (["sb3-contrib>=2.4", "gymnasium<2"], ["sb3"]),
}
"""By name: what is installed, and which tests run."""


def run(name: str) -> bool:
    """Whether the tests of one combination pass."""
    packages, tests = MATRIX[name]
    folder = ROOT / ".matrix" / name
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, *ALWAYS, *packages], check=True)
    files = [str(ROOT / "tests" / "research" / f"test_{test}.py") for test in tests]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *files]
    return subprocess.run(command, env=environment, cwd=ROOT).returncode == 0


def main() -> None:
    failed = []
    for name in sys.argv[1:] or MATRIX:
        print(f"== {name}: {', '.join(MATRIX[name][0])}", flush=True)
        if not run(name):
            failed.append(name)
    if failed:
        raise SystemExit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
