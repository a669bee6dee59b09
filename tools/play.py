"""What `make play` does: set up what the server needs, start it, and compile the engine later.

The server's packages and the page are set up side by side. The engine runs interpreted at first;
it is compiled in the background, and the next start uses it. Needs nothing but Python.
"""

import argparse
import fcntl
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

SLOW = 15.0  # after this many seconds without a line we say that we are still working


def main() -> int:
    """Set up, then become the server."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--make", default="make")
    parser.add_argument("--venv", default=".venv", type=Path)
    parser.add_argument("--port", default="8000")
    given = parser.parse_args()
    make = [*shlex.split(given.make), "--no-print-directory", f"PYTHON={sys.executable}"]
    targets = [f"{given.venv}/server", "web/dist/index.html"]
    if not is_done(make, targets):
        print("== setting up: about a minute the first time, a few seconds from then on")
        if not run([*make, "-j2", *targets]):
            return 1
    compiled = is_done(make, ["build"])
    if not compiled:
        print("== the engine is compiled in the background; the next start will use it")
        compile_later(make, given.venv)
    print("== choose a game and click Play; Ctrl-C ends the server", flush=True)
    server = str(given.venv / "bin" / "rivalry")
    # A running server must not pick up modules as they are compiled: everything stays interpreted.
    environment = os.environ if compiled else {**os.environ, "RIVALRY_PURE": "1"}
    command = [server, "serve", "--data", "data", "--port", given.port, "--open"]
    os.execve(server, command, environment)


def is_done(make: list[str], targets: list[str]) -> bool:
    """Whether these targets are up to date."""
    return subprocess.run([*make, "-q", *targets], capture_output=True).returncode == 0


def run(command: list[str]) -> bool:
    """Run a command, and return whether it worked.

    Our own lines are shown, with the seconds since it began; what the tools in it print is shown
    only if it fails.
    """
    began = time.monotonic()
    working = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines: Queue[str | None] = Queue()
    said: list[str] = []
    Thread(target=read, args=(working, lines), daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=SLOW)
        except Empty:
            line = "== still working\n"
        if line is None:
            break
        if line.startswith("== "):
            print(f"{line.rstrip()}  [{time.monotonic() - began:.0f} s]", flush=True)
        else:
            said.append(line)
    working.wait()
    if working.returncode:
        print("".join(said) + "== that did not work; see above for what went wrong")
    return working.returncode == 0


def read(working: "subprocess.Popen[str]", lines: "Queue[str | None]") -> None:
    """Pass on what a process prints until it ends."""
    assert working.stdout is not None
    for line in working.stdout:
        lines.put(line)
    lines.put(None)


def compile_later(make: list[str], venv: Path) -> None:
    """Compile the engine in the background, unless that is happening already."""
    # Whoever compiles holds this lock, and loses it whatever becomes of them: a number of a process
    # would be another's after the next start of the machine.
    with open(venv / "compiling", "w") as mark, open(venv / "compile.log", "a") as log:
        try:
            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        log.truncate(0)
        subprocess.Popen(
            ["nice", "-n", "15", *make, "build"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C ends the server, not this
            pass_fds=[mark.fileno()],
        )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # whatever was running has been interrupted, too
        sys.exit("== stopped; the next start goes on from here")
