"""A wheel, installed where there is no checkout, serves the page, and a game is played there."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from browsing import DIST, ROOT, NewPage, answer, my_turn, options, start
from playwright.sync_api import expect

import rivalry

HANGS = 600.0  # seconds: only a hang takes so long

# What surrounds the tests says nothing to whoever installs a wheel.
ELSEWHERE = {
    key: os.environ[key] for key in os.environ if not key.startswith(("PYTHON", "RIVALRY"))
}


def run(*command: object, folder: Path, **environment: str) -> str:
    """What a command prints; it must not fail."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**ELSEWHERE, **environment},
        capture_output=True,
        text=True,
        timeout=HANGS,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def once(name: str, make: Callable[[Path], object], factory: pytest.TempPathFactory) -> Path:
    """A folder that is filled once, whichever of the tests' workers is first."""
    parent = factory.getbasetemp()
    shared = parent.parent if "PYTEST_XDIST_WORKER" in os.environ else parent
    folder = shared / name
    with open(shared / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            (folder / "done").touch()
    return folder


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel of a copy of the checkout, as `make wheel` builds it."""

    def build(copy: Path) -> None:
        for name in ("setup.py", "pyproject.toml", "README.md"):
            shutil.copy(ROOT / name, copy / name)
        built = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
        shutil.copytree(ROOT / "src", copy / "src", ignore=built)
        shutil.copytree(DIST, copy / "web" / "dist")
        pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation")
        run(*pip, "--wheel-dir", "dist", ".", folder=copy, RIVALRY_PURE="1")

    [made] = (once("wheel", build, tmp_path_factory) / "dist").glob("rivalry-*-py3-none-any.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of an environment that was empty, with the wheel installed as the docs say.

    What `[server]` does not name, from the package indexes of whoever tests, is not there.
    """

    def install(folder: Path) -> None:
        venv.create(folder / "env", with_pip=False)
        pip = (sys.executable, "-m", "pip", "--python", folder / "env", "install", "--no-compile")
        run(*pip, "-c", ROOT / "requirements.lock", f"{wheel}[server]", folder=folder)

    return once("elsewhere", install, tmp_path_factory) / "env" / "bin"


PACKAGES = "import importlib.metadata as m; print(*[d.name for d in m.distributions()])"


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where `rivalry serve` of the wheel is to be found."""
    command = [str(installed / "rivalry"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with open(tmp_path / "log", "w") as log:
        serving = subprocess.Popen(
            command, cwd=tmp_path, env=ELSEWHERE, stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert serving.stdout is not None
    line = serving.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, (tmp_path / "log").read_text()
    yield found[0]
    serving.terminate()
    serving.wait(HANGS)


def test_a_wheel_has_the_page_and_the_weights_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "rivalry/server/web/dist/index.html" in names
    for name in ("bots/weights/*.json", "games/*/manifest.toml", "server/store/migrations/*/*.py"):
        here = {path.relative_to(ROOT / "src") for path in (ROOT / "src/rivalry").glob(name)}
        assert here and {path.as_posix() for path in here} <= set(names), name
    assert not [name for name in names if name.startswith(("tests", "web", "tools"))]


def test_an_installed_wheel_knows_its_version_and_nothing_of_the_checkout(installed: Path) -> None:
    assert run(installed / "rivalry", "--version", folder=installed) == (
        f"rivalry {rivalry.__version__}"
    )
    modules = run(installed / "python", "-c", PACKAGES, folder=installed).split()
    assert "rivalry" in modules and "pytest" not in modules, "it is an environment of its own"
    program = "import rivalry; print(rivalry.__file__)"
    where = run(installed / "python", "-c", program, folder=installed)
    assert Path(where).is_relative_to(installed.parent)


def test_a_game_is_played_on_the_page_of_an_installed_wheel(
    new_page: NewPage, address: str
) -> None:
    page = new_page(url=address)
    page.goto("/")
    expect(page.locator(".game-card")).to_have_count(4)
    start(page, seats="me novice", options={"rounds": 1})
    answers = 0
    while my_turn(page):
        words = options(page)
        answer(page, "draw deck" if "draw deck" in words else words[-1])
        answers += 1
    assert answers > 20
    expect(page.locator("dialog[open] .score")).to_be_visible()
