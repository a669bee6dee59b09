"""Starts servers quickly: everything is imported once, each server is a fork of its own.

A line `PORT DATA DATABASE` on the input starts one; its process number is the answer. Whoever
wants a server dead kills that process. One that ended in another way is named in the log.
"""

import faulthandler
import os
import signal
import sys
import traceback
from contextlib import suppress
from pathlib import Path

import rivalry.server.run as running
from rivalry.core import registry
from rivalry.server.config import Config, Limits

for name in registry.names():
    registry.load(name)


def bury(*_: object) -> None:
    """Take the dead away; a server that was not killed says why it ended."""
    with suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            ended = os.waitstatus_to_exitcode(found[1])
            if ended != -signal.SIGKILL:
                print(f"server {found[0]} ended by itself: {ended}", file=sys.stderr, flush=True)


signal.signal(signal.SIGCHLD, bury)
limits = Limits(
    requests="1000000/minute",
    sockets="1000000/minute",
    messages="100000/10seconds",
    tables="100000/hour",
    guests="100000/hour",
    sockets_per_address=10_000,
)
for line in sys.stdin:
    port, data, database = line.rstrip("\n").split("\t")
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        faulthandler.enable()
        null = os.open(os.devnull, os.O_RDWR)
        os.dup2(null, 0)
        os.dup2(null, 1)
        config = Config(
            data=Path(data), port=int(port), database=database, pause=0.0, limits=limits, beat=1.0
        )
        try:
            running.run(config)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    print(child, flush=True)
