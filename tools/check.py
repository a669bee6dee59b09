"""What `make check` does: style, types, and the tests of what changed since main, in two minutes.

Tests that changed come first, then those that use, import or name what changed, the page's last.
What does not fit into the time is said at the end, and left to `make test`.
"""

import argparse
import ast
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

SECONDS = 106.0  # for everything
GRACE = 6.0  # seconds more for what was interrupted to tidy up
BIN = Path(sys.executable).parent
HERE = Path(__file__).parent.parent
QUICK = "tests/test_architecture.py"
PAGE = "tests/web/"  # tests in a browser
COMPONENT = (".ts", ".tsx", ".css", ".json", ".js")


def main(seconds: float = SECONDS) -> int:
    """Check everything; return how much failed or was cut off."""
    base = main_branch()
    if base is None:
        print(
            "== there is no branch main, here or at origin, to compare with: git fetch origin main"
        )
        return 1
    changed = changed_files(base)
    print(f"== {len(changed)} files changed since {base}")
    run = Run(time.monotonic() + seconds)
    types = None
    if any(path.endswith(".py") for path in changed):
        types = run.begin([str(BIN / "mypy")])  # beside everything else
    run.do([str(BIN / "ruff"), "format", "--check", "-q", "."])
    run.do([str(BIN / "ruff"), "check", "-q", "."])
    page = [path.removeprefix("web/") for path in changed if path.startswith("web/")]
    if page:
        run.do(["make", "--no-print-directory", "web/node_modules/ready"])
        run.do(["npm", "run", "--silent", "check"], folder=HERE / "web")
    tests = tests_for(changed)
    first = [path for path in tests if path in (QUICK, *changed) and not path.startswith(PAGE)]
    run_tests(run, first)
    run_components(run, page)
    run_tests(run, [path for path in tests if path not in first])
    if types is not None:
        run.end(types)
    return run.report()


def run_tests(run: "Run", paths: Sequence[str]) -> None:
    """Run files of tests; those in a browser need the page."""
    if any(path.startswith(PAGE) for path in paths):
        run.do(["make", "--no-print-directory", "web"])
    for path in paths:
        run.do([str(BIN / "python"), "-m", "pytest", "-q", "-x", "-n", "2", path], path)


def run_components(run: "Run", changed: Sequence[str]) -> None:
    """Run the tests of the page's components that use what changed; paths are those within web/."""
    parts = [path for path in changed if path.startswith("src/") and path.endswith(COMPONENT)]
    parts = [path for path in parts if (HERE / "web" / path).exists()]
    vitest = "node_modules/.bin/vitest"
    if {"vite.config.ts", "package.json"} & set(changed):
        run.do([vitest, "run"], folder=HERE / "web")
    elif parts:
        run.do([vitest, "related", "--run", "--passWithNoTests", *parts], folder=HERE / "web")
    if parts:
        run.left.append("the page in a browser (make test-page)")


# Running


@dataclass
class Begun:
    """A command that runs beside others; what it prints is shown at its end."""

    what: str
    process: "subprocess.Popen[bytes]"
    said: IO[bytes]


@dataclass
class Run:
    """Commands, one after another, until the time is up."""

    until: float
    failed: list[str] = field(default_factory=list)
    cut_off: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)  # never begun

    def do(self, command: Sequence[str], what: str = "", folder: Path | None = None) -> None:
        """Run a command, if there is time for it."""
        what = what or shown(command)
        if time.monotonic() > self.until:
            self.left.append(what)
            return
        print("==", shown(command), flush=True)
        self._wait(what, self._start(command, folder, None))

    def begin(self, command: Sequence[str]) -> Begun:
        """Start a command that runs beside the next ones."""
        said = tempfile.TemporaryFile()  # noqa: SIM115 - closed at its end
        return Begun(shown(command), self._start(command, None, said), said)

    def end(self, begun: Begun) -> None:
        """Wait for a command that was begun, and show what it said."""
        print("==", begun.what, flush=True)
        self._wait(begun.what, begun.process)
        begun.said.seek(0)
        print(begun.said.read().decode(errors="replace"), end="", flush=True)
        begun.said.close()

    def _start(
        self, command: Sequence[str], folder: Path | None, said: IO[bytes] | None
    ) -> "subprocess.Popen[bytes]":
        # The Node.js that the page is built with: this machine's, or one from a Python package.
        path = f"{BIN.parent / 'node'}:{os.environ['PATH']}"
        return subprocess.Popen(
            command,
            cwd=folder or HERE,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=None if said is None else subprocess.STDOUT,
            start_new_session=True,  # so that all it starts can be ended with it
        )

    def _wait(self, what: str, process: "subprocess.Popen[bytes]") -> None:
        try:
            while process.poll() is None and time.monotonic() < self.until:
                time.sleep(0.02)
        finally:  # Ctrl-C ends what is running, too
            if process.poll() is None:
                self.cut_off.append(what)
                end(process)
            elif process.returncode:
                self.failed.append(what)

    def report(self) -> int:
        """Say what came of it; how much failed or was cut off."""
        if self.left:
            print(f"== no time for, or left to make test: {', '.join(self.left)}")
        if self.cut_off:
            print(f"== not finished when the time was up: {', '.join(self.cut_off)}")
        if self.failed:
            print(f"== failed: {', '.join(self.failed)}")
        elif self.cut_off:
            print("== nothing has failed so far")
        else:
            print("== all good" if not self.left else "== all good, as far as it was checked")
        return len(self.failed) + len(self.cut_off)


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a process and all that it has started; it may tidy up."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def shown(command: Sequence[str]) -> str:
    """A command as it is printed, not longer than a line or two."""
    words = " ".join(command).replace(f"{BIN}/", "")
    return words if len(words) < 160 else f"{words[:156]} ..."


# What changed, and the tests of it


def main_branch() -> str | None:
    """What the change is compared with; a clone of a branch may know main only from its origin."""
    known = (name for name in ("main", "origin/main") if git("merge-base", "HEAD", name))
    return next(known, None)


def changed_files(base: str) -> list[str]:
    """The files that differ from where this left a branch, committed or not."""
    [common] = git("merge-base", "HEAD", base)
    return sorted(
        {*git("diff", "--name-only", common), *git("ls-files", "-o", "--exclude-standard")}
    )


def git(*words: str) -> list[str]:
    """The lines that git prints."""
    done = subprocess.run(["git", *words], cwd=HERE, capture_output=True, text=True)
    return done.stdout.splitlines()


def tests_for(changed: Sequence[str]) -> list[str]:
    """The test files to run: those that changed, then the nearest, those in a browser last."""
    texts = {
        path.relative_to(HERE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((HERE / "tests").rglob("*.py"))
    }
    found = [path for path in changed if path in texts and is_test(path)]
    for path in changed:
        if not is_test(path):
            found += users(path, texts)
    quick = [QUICK] if QUICK in texts and any(path.endswith(".py") for path in changed) else []
    once = list(dict.fromkeys([*quick, *found]))
    return sorted(once, key=lambda path: path.startswith(PAGE))


def is_test(path: str) -> bool:
    """Whether a path is that of a file of tests."""
    return path.startswith("tests/") and Path(path).name.startswith("test_")


def users(changed: str, texts: dict[str, str]) -> list[str]:
    """The tests that have to do with a file that is not one of theirs."""
    path = Path(changed)
    if path.name == "conftest.py" and changed in texts:
        return [test for test in texts if is_test(test) and test.startswith(f"{path.parent}/")]
    if changed.startswith("tests/") and path.suffix == ".py":
        return importers(path.stem, texts)
    if changed.startswith("src/rivalry/") and path.suffix == ".py":
        return tests_of_module(path.relative_to("src/rivalry"), texts)
    # Whatever names the file, or the example it belongs to, or reads all pages of docs/.
    name = path.parts[1] if changed.startswith("examples/") else path.name
    wanted = re.compile(
        rf"\b{re.escape(name)}\b" + ('|"docs"' if changed.startswith("docs/") else "")
    )
    named = [one for one, text in texts.items() if wanted.search(text)]
    direct = [one for one in named if is_test(one)]
    helpers = [Path(one).stem for one in named if not is_test(one)]
    return [*direct, *(test for helper in helpers for test in importers(helper, texts))]


def tests_of_module(inside: Path, texts: dict[str, str]) -> list[str]:
    """The tests that import a module of ours or are named after it; all of its layer if none is.

    Those of the server come in any case, though later: they start a real one, in which every
    module has a part.
    """
    parts = inside.with_suffix("").parts
    if parts[-1] == "__init__":
        parts = parts[:-1]
    module = ".".join(["rivalry", *parts])
    package, _, name = module.rpartition(".")
    imported = re.compile(
        rf"\b{re.escape(module)}\b|from {re.escape(package)} import [^\n]*\b{name}\b"
    )
    layer = f"tests/{inside.parts[0]}/"
    tests = [path for path in texts if is_test(path)]
    named = [path for path in tests if path.startswith(layer) and inside.stem in Path(path).stem]
    found = [*named, *(path for path in tests if imported.search(texts[path]))]
    if found and layer != "tests/server/":
        return found
    return [*found, *(path for path in tests if path.startswith(layer))]


def importers(stem: str, texts: dict[str, str], seen: frozenset[str] = frozenset()) -> list[str]:
    """The tests that use a helper of the tests, through other helpers and fixtures as well."""
    imported = re.compile(rf"^\s*(?:from|import) {re.escape(stem)}\b", re.MULTILINE)
    found: list[str] = []
    for path, text in texts.items():
        if not imported.search(text) or path in seen:
            continue
        if is_test(path):
            found.append(path)
        elif Path(path).name == "conftest.py":
            below = [test for test in texts if is_test(test) and test.startswith(path[:-11])]
            for fixture in fixtures(text, stem):
                found += [test for test in below if re.search(rf"\b{fixture}\b", texts[test])]
        else:
            found += importers(Path(path).stem, texts, seen | {path})
    return found


def fixtures(text: str, stem: str) -> Iterator[str]:
    """The functions of a conftest that name a helper they import."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and re.search(rf"\b{stem}\b", ast.unparse(node)):
            yield node.name


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    sys.exit(min(1, main(parser.parse_args().seconds)))
