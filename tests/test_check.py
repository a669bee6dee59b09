"""`make check`: which tests it chooses, and that it says honestly what it has not finished.

The real tools/check.py: it chooses from the real tests, and runs in a small repository with
stand-ins for all that takes long.
"""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent.parent
HANGS = 600.0  # seconds: only a hang takes so long


@pytest.fixture
def check(tool: Callable[[str], ModuleType]) -> ModuleType:
    return tool("check")


@pytest.mark.parametrize(
    ("changed", "chosen"),
    {
        "src/rivalry/server/people/name.py": "tests/server/test_names.py",
        "src/rivalry/server/web/border.py": "tests/server/test_openapi.py",
        "src/rivalry/server/people/account.py": "tests/server/test_accounts.py",
        "src/rivalry/server/table/actor.py": "tests/server/test_races.py",
        "src/rivalry/server/storable.py": "tests/server/test_border.py",  # all of the server
        "src/rivalry/core/log.py": "tests/core/test_log.py",
        "tests/web/test_web_start.py": "tests/web/test_web_start.py",
        "tests/web/browsing.py": "tests/web/test_web_start.py",
        "tests/server/kit.py": "tests/server/test_accounts.py",
        "tests/server/conftest.py": "tests/server/test_limits.py",
        "tests/conftest.py": "tests/core/test_match.py",
        "tests/high_card_site.py": "tests/core/test_fifth_game.py",
        "tests/golden.py": "tests/games/lost_cities/test_lost_cities_golden.py",
        "examples/high_card/high_card/__init__.py": "tests/cli/test_fifth_terminal.py",
        "tools/play.py": "tests/test_play.py",
        "tools/check.py": "tests/test_check.py",
        "docs/rulings.md": "tests/test_docs.py",
        "Containerfile": "tests/test_release.py",
        "requirements.lock": "tests/test_release.py",
    }.items(),
)
def test_what_changed_is_tested(check: ModuleType, changed: str, chosen: str) -> None:
    assert chosen in check.tests_for([changed])


def test_tests_that_changed_come_first_and_those_in_a_browser_last(check: ModuleType) -> None:
    web, own = "tests/web/test_web_start.py", "tests/server/test_page.py"
    chosen = check.tests_for([web, "src/rivalry/server/people/name.py", own])
    assert chosen[:3] == [check.QUICK, own, "tests/server/test_names.py"] and chosen[-1] == web


def test_a_change_to_one_thing_is_not_a_reason_to_test_everything(check: ModuleType) -> None:
    everything = sum(1 for _ in (HERE / "tests").rglob("test_*.py"))
    for changed in ("tools/play.py", "tests/high_card_site.py", "src/rivalry/core/log.py"):
        assert len(check.tests_for([changed])) < everything / 8


LOGS = """#!/bin/sh
echo "$(basename "$0") $*" >> "$LOG"
"""
PYTEST = (
    LOGS
    + """
for path in "$@"; do :; done
if grep -q fails "$path"; then exit 1; fi
if grep -q hangs "$path"; then sleep 1000 > "$LOG.pipe" & touch "$LOG.hanging"; wait; fi
"""
)


MAKEFILE = """
.PHONY: web web/node_modules/ready
web web/node_modules/ready:
	@echo make $@ >> $(LOG)
"""


class Repository:
    """A repository with a branch on which something has changed, and stand-ins for the tools."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / ".git" / "log"
        for name in ("tests/test_one.py", "tests/test_two.py", "src/rivalry/a.py", "web/src/a.ts"):
            self.write(name, "")
        self.write("Makefile", MAKEFILE)
        for name, text in (("python", PYTEST), ("ruff", LOGS), ("mypy", LOGS)):
            self.program(f".venv/bin/{name}", text)
        self.program(".venv/node/npm", LOGS)
        self.program("web/node_modules/.bin/vitest", LOGS)
        self.write(".gitignore", ".venv/\nnode_modules/\n")
        self.git("init", "-q", "-b", "main")
        self.git("add", "-A")
        self.git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "all")
        self.git("checkout", "-qb", "branch")

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def program(self, name: str, text: str) -> None:
        self.write(name, text)
        (self.folder / name).chmod(0o755)

    def git(self, *words: str) -> None:
        subprocess.run(["git", *words], cwd=self.folder, check=True, timeout=HANGS)

    @property
    def ran(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def repository(check: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    made = Repository(tmp_path)
    monkeypatch.setattr(check, "HERE", tmp_path)
    monkeypatch.setattr(check, "BIN", tmp_path / ".venv" / "bin")
    monkeypatch.setenv("LOG", str(made.log))
    return made


def test_all_is_good_when_all_was_checked_and_is_good(
    check: ModuleType, repository: Repository, capfd: pytest.CaptureFixture[str]
) -> None:
    repository.write("tests/test_one.py", "changed")
    assert check.main(HANGS) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "== all good"
    assert sorted(repository.ran) == [
        "mypy ",
        "python -m pytest -q -x -n 2 tests/test_one.py",
        "ruff check -q .",
        "ruff format --check -q .",
    ]


def test_without_a_main_to_compare_with_nothing_is_called_good(
    check: ModuleType, repository: Repository, capfd: pytest.CaptureFixture[str]
) -> None:
    repository.git("branch", "-D", "-q", "main")
    assert check.main(HANGS) == 1
    assert "no branch main" in capfd.readouterr().out
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
    repository.write("tests/test_one.py", "changed")
    assert check.main(HANGS) == 0
    assert "== 1 files changed since origin/main" in capfd.readouterr().out


def test_a_test_that_fails_is_named(
    check: ModuleType, repository: Repository, capfd: pytest.CaptureFixture[str]
) -> None:
    repository.write("tests/test_one.py", "fails")
    repository.write("tests/test_two.py", "changed")
    assert check.main(HANGS) == 1
    assert capfd.readouterr().out.splitlines()[-1] == "== failed: tests/test_one.py"
    assert repository.ran[-1].endswith("tests/test_two.py"), "the others are run all the same"


def test_a_test_that_does_not_end_has_not_passed(
    check: ModuleType,
    repository: Repository,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The time is up as soon as a test hangs."""
    repository.write("tests/test_one.py", "hangs")
    repository.write("tests/test_two.py", "changed")
    hanging, pipe = Path(f"{repository.log}.hanging"), f"{repository.log}.pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)

    class Impatient(check.Run):  # type: ignore[name-defined]
        @property
        def until(self) -> float:
            return 0.0 if hanging.exists() else self._until

        @until.setter
        def until(self, until: float) -> None:
            self._until = until

    monkeypatch.setattr(check, "Run", Impatient)
    monkeypatch.setattr(check, "GRACE", 0.1)
    assert check.main(HANGS) == 1
    said = capfd.readouterr().out
    assert "all good" not in said
    assert said.splitlines()[-3:] == [
        "== no time for, or left to make test: tests/test_two.py",
        "== not finished when the time was up: tests/test_one.py",
        "== nothing has failed so far",
    ]
    os.set_blocking(reading, True)
    assert os.read(reading, 1) == b"", "nobody who could write is left"
    os.close(reading)


def test_types_that_take_too_long_are_cut_off_and_said_to_be(
    check: ModuleType, repository: Repository, capfd: pytest.CaptureFixture[str]
) -> None:
    repository.program(".venv/bin/mypy", "#!/bin/sh\necho thinking; sleep 1000\n")
    repository.write("tests/test_one.py", "changed")
    assert check.main(0.5) >= 1
    said = capfd.readouterr().out.splitlines()
    assert "== nothing has failed so far" in said and "mypy" in said[-2]


def test_components_that_use_what_changed_are_tested(
    check: ModuleType, repository: Repository, capfd: pytest.CaptureFixture[str]
) -> None:
    repository.write("web/src/a.ts", "changed")
    repository.write("web/src/new.test.ts", "new")
    assert check.main(HANGS) == 0
    assert "vitest related --run --passWithNoTests src/a.ts src/new.test.ts" in repository.ran
    assert "npm run --silent check" in repository.ran
    assert capfd.readouterr().out.splitlines()[-1] == "== all good, as far as it was checked"


def test_for_a_test_in_a_browser_the_page_is_built(
    check: ModuleType, repository: Repository
) -> None:
    repository.write("tests/web/test_page.py", "changed")
    assert check.main(HANGS) == 0
    built = repository.ran.index("make web")
    assert repository.ran[built + 1] == "python -m pytest -q -x -n 2 tests/web/test_page.py"
