"""`make play`: sets up once, starts interpreted, compiles in the background, uses that next time.

The real Makefile and the real tools/play.py, with stand-ins for all that takes long: pip, Node,
the compiler and the server.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from types import ModuleType

import pytest

HERE = Path(__file__).parent.parent
HANGS = 600.0  # seconds: only a hang takes so long

PIP = "exit 0"
WHEELS = """
case "$*" in
  *wheel*--wheel-dir*) mkdir -p dist && cp web/dist/index.html \\
    dist/rivalry-$([ -n "$RIVALRY_PURE" ] && echo pure || echo compiled).whl ;;
esac
"""
NODE = "exit 0"
NPM = """
case "$1" in
  ci) mkdir -p node_modules ;;
  run) mkdir -p dist && echo page > dist/index.html ;;
esac
"""
PYTHON = """
echo $$ > compiler.pid
echo "$@" >> compiling.log
while [ ! -e go ]; do sleep 0.05; done
touch src/rivalry/core/engine.so
"""
RIVALRY = """
case "$1" in
  info) test -e src/rivalry/core/engine.so && echo compiled || echo interpreted ;;
  serve) echo "$@" > serving.log; echo "served, pure: ${RIVALRY_PURE:-no}" ;;
esac
"""

# Tools as talkative as they are; the page's builder and the server's installer wait for each other.
TALKING_PIP = """
echo "WARNING: you should consider upgrading"
echo "notice: a new release" >&2
touch packages
while [ ! -e page ]; do sleep 0.05; done
"""
TALKING_NPM = """
echo "npm warn deprecated: everything"
echo "added 400 packages, 3 of them want money" >&2
touch page
while [ ! -e ../packages ] && [ ! -e packages ]; do sleep 0.05; done
"""


class Checkout:
    """A fresh clone, with stand-ins."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("Makefile", "tools/play.py", "pyproject.toml", "setup.py"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(HERE / name, folder / name)
        for name in ("web/package.json", "web/package-lock.json", "src/rivalry/core/engine.py"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text("")
        for place in ("games", "bots/policy", "research/lanes"):
            (folder / "src/rivalry" / place).mkdir(parents=True)
        for name, text in (("node", NODE), ("npm", NPM)):
            self.program(f"bin/{name}", text)
            os.utime(folder / "bin" / name, (1, 1))  # Node was installed long ago
        for name, text in (("pip", PIP), ("python", PYTHON), ("rivalry", RIVALRY)):
            self.program(f".venv/bin/{name}", text)
        (folder / ".venv/made").touch()

    def program(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{text}")
        path.chmod(0o755)

    @property
    def environment(self) -> dict[str, str]:
        """That of somebody with these programs."""
        environment = {**os.environ, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}"}
        for name in ("RIVALRY_PURE", "MAKEFLAGS", "MAKELEVEL"):
            environment.pop(name, None)
        return environment

    def play(self, *given: str) -> str:
        """What `make play` says."""
        return self.make("play", *given)

    def make(self, *given: str) -> str:
        """What `make` says."""
        done = subprocess.run(
            ["make", *given, f"PYTHON={sys.executable}"],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=HANGS,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def finish_compiling(self) -> None:
        (self.folder / "go").touch()
        end = time.monotonic() + HANGS
        while not (self.folder / ".venv/compiled").exists():
            assert time.monotonic() < end, "the compiler hangs"
            time.sleep(0.05)

    @property
    def compilations(self) -> int:
        log = self.folder / "compiling.log"
        return len(log.read_text().splitlines()) if log.exists() else 0


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    (tmp_path / "go").touch()  # no compiler waits for ever


def wait_for_compiler(checkout: Checkout) -> None:
    end = time.monotonic() + HANGS
    while not checkout.compilations:
        assert time.monotonic() < end, "nobody compiles"
        time.sleep(0.05)


def wait_for_end(group: int) -> None:
    end = time.monotonic() + HANGS
    with suppress(ProcessLookupError):
        while True:
            os.killpg(group, 0)
            assert time.monotonic() < end, "it goes on compiling"
            time.sleep(0.05)


def test_the_first_start_plays_interpreted_and_the_next_one_compiled(checkout: Checkout) -> None:
    first = checkout.play()
    assert first.splitlines()[0].startswith("== setting up"), "it says at once what it does"
    assert "the next start will use it" in first
    assert first.splitlines()[-1] == "served, pure: 1", "half an engine would be a broken one"
    wait_for_compiler(checkout)
    meanwhile = checkout.play()
    assert "setting up" not in meanwhile, "a second start has nothing to do"
    assert meanwhile.splitlines()[-1] == "served, pure: 1"
    assert checkout.compilations == 1, "it is compiled once, not twice at a time"
    checkout.finish_compiling()
    last = checkout.play()
    assert last.splitlines()[-1] == "served, pure: no"
    assert "setting up" not in last and "background" not in last
    assert checkout.compilations == 1


def test_the_page_and_the_servers_packages_are_set_up_at_the_same_time(checkout: Checkout) -> None:
    """Each waits for the other to begin, and nothing is shown of what the tools say."""
    checkout.program(".venv/bin/pip", TALKING_PIP.replace("page", "web/page"))
    checkout.program("bin/npm", TALKING_NPM + NPM)
    said = checkout.play().splitlines()
    assert all(line.startswith("== ") for line in said[:-1]), "none of it is the tools' own"
    steps = [line.partition("  [")[0] for line in said if line != "== still working"]
    assert len(steps) == len(set(steps)), "nothing is said twice"
    assert {"== installing what the server needs", "== building the page"} <= set(steps)


def test_the_page_is_opened_at_the_port_that_was_asked_for(checkout: Checkout) -> None:
    checkout.play("PORT=8123")
    asked = (checkout.folder / "serving.log").read_text().split()
    assert asked[:1] == ["serve"] and "--open" in asked
    assert asked[asked.index("--port") + 1] == "8123"


def test_who_waits_is_told_that_it_goes_on(
    tool: Callable[[str], ModuleType],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    play = tool("play")
    assert play.SLOW < 60, "no minute without a line"
    monkeypatch.setattr(play, "SLOW", 0.05)
    go = tmp_path / "go"

    class Watched(Queue[str | None]):
        """Lets the step end once nothing has been said three times."""

        silences = 0

        def get(self, block: bool = True, timeout: float | None = None) -> str | None:
            try:
                return super().get(block, timeout)
            except Empty:
                self.silences += 1
                if self.silences == 3:
                    go.touch()
                raise

    monkeypatch.setattr(play, "Queue", Watched)
    slow = f"echo '== a long step'; while [ ! -e {go} ]; do sleep 0.02; done; echo '== its end'"
    assert play.run(["sh", "-c", slow])
    said = [line.partition("  [")[0] for line in capsys.readouterr().out.splitlines()]
    assert "== a long step" in said and said.count("== still working") >= 3
    assert said[-1] == "== its end"


def test_whoever_stops_it_sees_no_traceback(checkout: Checkout) -> None:
    checkout.program(".venv/bin/pip", "touch installing; sleep 1000")
    with subprocess.Popen(
        ["make", "play", f"PYTHON={sys.executable}"],
        cwd=checkout.folder,
        env=checkout.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background does so without this signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as working:
        end = time.monotonic() + HANGS
        while not (checkout.folder / "installing").exists():
            assert time.monotonic() < end, "nothing is installed"
            time.sleep(0.05)
        os.killpg(working.pid, signal.SIGINT)  # as the terminal does
        said, _ = working.communicate(timeout=HANGS)
    assert working.returncode and "Traceback" not in said, said


def test_a_mark_that_was_left_behind_keeps_nobody_from_compiling(checkout: Checkout) -> None:
    """As after a power cut: the number in it is now another process's."""
    (checkout.folder / ".venv/compiling").write_text(str(os.getpid()))
    checkout.play()
    wait_for_compiler(checkout)
    checkout.finish_compiling()


def test_whoever_compiled_and_was_killed_is_replaced(checkout: Checkout) -> None:
    checkout.play()
    wait_for_compiler(checkout)
    compiler = os.getpgid(int((checkout.folder / "compiler.pid").read_text()))
    os.killpg(compiler, signal.SIGKILL)
    wait_for_end(compiler)
    checkout.play()
    checkout.finish_compiling()
    assert checkout.compilations == 2


def test_a_changed_engine_is_compiled_again(checkout: Checkout) -> None:
    checkout.play()
    checkout.finish_compiling()
    source = checkout.folder / "src/rivalry/core/engine.py"
    later = (checkout.folder / ".venv/compiled").stat().st_mtime + 10
    os.utime(source, (later, later))
    again = checkout.play()
    assert "compiled in the background" in again and "setting up" not in again
    assert again.splitlines()[-1] == "served, pure: 1", "the old engine is another one"


def test_one_command_builds_the_wheel_for_this_platform_and_the_pure_one(
    checkout: Checkout,
) -> None:
    checkout.program(".venv/bin/pip", WHEELS)
    checkout.make("wheel")
    built = sorted(path.name for path in (checkout.folder / "dist").iterdir())
    assert built == ["rivalry-compiled.whl", "rivalry-pure.whl"]
    pages = {path.read_text() for path in (checkout.folder / "dist").iterdir()}
    assert pages == {"page\n"}, "the page is built before them"


def test_what_goes_wrong_is_shown(checkout: Checkout) -> None:
    checkout.program("bin/npm", 'echo "no such package"; exit 1')
    with pytest.raises(AssertionError, match="no such package"):
        checkout.play()
