"""What `make check` does: style, types, and the tests of what changed since main, in two minutes.

Tests that changed come first, then those beside or named after what changed. Tests that do not fit
into the time are listed, and left to `make test`.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

BUDGET = 110.0  # seconds, style and types included
BIN = Path(sys.executable).parent
HERE = Path(__file__).parent.parent
# The Node.js that the page is built with: this machine's, or one from a Python package.
WITH_NODE = {**os.environ, "PATH": f"{BIN.parent / 'node'}:{os.environ['PATH']}"}


def main() -> int:
    """Check everything; return the number of failures."""
    end = time.monotonic() + BUDGET
    changed = changed_files()
    print(f"== {len(changed)} files changed since main")
    failed = 0
    for command in (["ruff", "format", "--check", "-q", "."], ["ruff", "check", "-q", "."]):
        failed += run([str(BIN / command[0]), *command[1:]])
    if any(path.endswith(".py") for path in changed):
        failed += run([str(BIN / "mypy")])
    if any(path.startswith("web/") for path in changed):
        failed += run(["make", "--no-print-directory", "web/node_modules/ready"])
        failed += run(["npm", "run", "--silent", "check"], HERE / "web")
    left_out = []
    for path in tests_for(changed):
        if time.monotonic() > end:
            left_out.append(path)
        else:
            command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", path]
            failed += run(command, seconds=max(5.0, end - time.monotonic() + 30))
    if left_out:
        print(f"== no time left for {len(left_out)} more (make test): {' '.join(left_out)}")
    print("== all good" if not failed else f"== {failed} of these failed")
    return failed


def run(command: list[str], folder: Path = HERE, seconds: float | None = None) -> bool:
    """Run a command; return whether it failed."""
    print("==", " ".join(command).replace(f"{BIN}/", ""), flush=True)
    try:
        return subprocess.run(command, cwd=folder, env=WITH_NODE, timeout=seconds).returncode != 0
    except subprocess.TimeoutExpired:
        print("== out of time; make test runs it to the end")
        return False


def changed_files() -> list[str]:
    """The files that differ from main, committed or not."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    return sorted(
        {*git("diff", "--name-only", base[0]), *git("ls-files", "-o", "--exclude-standard")}
    )


def git(*words: str) -> list[str]:
    """The lines that git prints."""
    return subprocess.run(["git", *words], cwd=HERE, capture_output=True, text=True).stdout.split(
        "\n"
    )[:-1]


def tests_for(changed: list[str]) -> list[str]:
    """The test files to run, those that changed first."""
    there = [str(path.relative_to(HERE)) for path in sorted((HERE / "tests").rglob("test_*.py"))]
    found = [path for path in there if path in changed]
    for path in changed:
        if not path.startswith("src/rivalry/") or not path.endswith(".py"):
            continue
        inside = Path(path).relative_to("src/rivalry")
        module = ".".join(["rivalry", *inside.with_suffix("").parts])
        near = f"tests/{inside.parent}/"
        for test in there:
            named = test.startswith(f"tests/{inside.parts[0]}/") and inside.stem in Path(test).stem
            if named or (test.startswith(near) and imports(test, module)):
                found.append(test)
    quick = ["tests/test_architecture.py"] if found else []
    return list(dict.fromkeys([*quick, *(path for path in found if "/web/" not in path)]))


def imports(test: str, module: str) -> bool:
    """Whether a test imports a module."""
    package, _, name = module.rpartition(".")
    text = (HERE / test).read_text(encoding="utf-8")
    return f"{module} import" in text or f"from {package} import {name}" in text


if __name__ == "__main__":
    sys.exit(main())
