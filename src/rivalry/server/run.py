"""Running the application: the port, the logs, the shutdown."""

import asyncio
import errno
import gc
import logging
import os
import resource
import socket
import stat
import sys
import threading
import webbrowser
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

import structlog
import uvicorn
import uvloop

from rivalry.core import registry
from rivalry.server.config import Config
from rivalry.server.node import A_MOMENT, Node
from rivalry.server.web.app import create_app
from rivalry.server.web.connection import Crowd, Protocol
from rivalry.server.web.page import NoPage

# Seconds for which a quiet connection is kept: longer than proxies and clients keep theirs (Caddy
# two minutes), or we close one at the very moment somebody uses it again.
KEPT = 130
FILES = 10_240  # that may be open where the system names no limit
FAREWELL = 8.0  # seconds in which all sockets are told that the server stops
REMAINING = 5  # seconds for what is still being done then


class Problem(Exception):
    """Why the server cannot run, in one line."""


def set_up_logs() -> None:
    """On standard error: one JSON object per line, or on a terminal a line that people can read."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Tracebacks can quote what a game hides; our own lines say what kind of error it was.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    processors: list[structlog.typing.Processor] = [
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.JSONRenderer(),
    ]
    if sys.stderr is not None and sys.stderr.isatty():
        processors = [_in_words]
    structlog.configure(
        processors=[structlog.processors.add_log_level, *processors],
        logger_factory=structlog.PrintLoggerFactory(Output(sys.stderr)),  # type: ignore[arg-type]
    )


def _in_words(_: object, level: str, event: structlog.typing.EventDict) -> str:
    """A line of the log for a terminal.

    >>> _in_words(None, "info", {"level": "info", "event": "open", "database": "sqlite"})[10:]
    'open (database: sqlite)'
    >>> _in_words(None, "warning", {"level": "warning", "event": "no_beat"})[10:]
    'warning: no beat'
    """
    facts = ", ".join(
        f"{key}: {value}" for key, value in event.items() if key not in ("level", "event")
    )
    words = str(event["event"]).replace("_", " ") + (f" ({facts})" if facts else "")
    return f"{datetime.now():%H:%M:%S}  {words if level == 'info' else f'{level}: {words}'}"


class Output:
    """Where log lines go; once nobody reads them, they are lost, but nothing else is."""

    def __init__(self, file: TextIO | None) -> None:
        self._file = file  # None if the program was started without

    def write(self, text: str) -> None:
        """Write, if that is possible."""
        if self._file is not None:
            with suppress(OSError, ValueError):
                self._file.write(text)

    def flush(self) -> None:
        """Pass on what was written, if that is possible."""
        if self._file is not None:
            with suppress(OSError, ValueError):
                self._file.flush()


def occupy_standard_files() -> None:
    """Open input, output and error output if the program was started without them.

    Otherwise files and sockets get their numbers, and the event loop ends the process.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)


def allow_many_files() -> None:
    """Open as many files and connections as the system permits; by default it is often 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = hard == resource.RLIM_INFINITY  # macOS says so, and refuses it
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, FILES) if unlimited else hard, hard))


def keep_private(data: Path) -> None:
    """Make the files of a data directory readable for nobody else, whoever made them and how.

    The umask is for new files only, and SQLite gives its journal the mode of its database. Links
    are not followed, and what belongs to others is left alone.
    """
    for path in (data / "lock", *data.glob("rivalry.db*")):
        with suppress(OSError):
            file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
            try:
                found = os.fstat(file)
                if stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid():
                    os.fchmod(file, 0o600)
            finally:
                os.close(file)


def settings(config: Config) -> uvicorn.Config:
    """How uvicorn serves the application."""
    app = create_app(config)
    app.state.crowd = Crowd(config.limits.connections_per_address, config.proxies)
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=config.limits.message * 4,  # longer ones are cut off before they are read
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # Compressed lengths leak something about the content, and compression costs memory.
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        access_log=False,  # paths hold the ids of tables
        log_config=None,
        server_header=False,
        http=Protocol,
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=REMAINING,
        h11_max_incomplete_event_size=16 * 1024,
    )


class Server(uvicorn.Server):
    """Says where it is once it is ready."""

    show = False  # the page, in a browser on this machine

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            print(f"Rivalry at http://{host}:{port}", flush=True)
            if self.show:
                # A browser in the foreground ends when its user likes; nobody waits for that.
                address = f"http://{host}:{port}"
                threading.Thread(target=open_page, args=[address], daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody to connect again, and stop."""
        node: Node = self.config.app.state.node  # type: ignore[union-attr]
        node.stopping = True
        node.tables.shut_sockets(1001)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while node.sockets_of:
                    await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def open_page(address: str) -> None:
    """Show the page in a browser, if there is a display for one or the user has named one."""
    wanted = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if wanted:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def run(config: Config) -> None:
    """Serve until a signal ends it."""
    occupy_standard_files()
    set_up_logs()
    allow_many_files()
    os.umask(0o077)  # seeds and keys are for no one else's eyes
    keep_private(config.data)
    # The thread that writes needs the interpreter briefly, but at once: others wait for it.
    sys.setswitchinterval(0.001)
    uvloop.run(_serve(config))


def calm_collector() -> None:
    """Keep the garbage collector from stopping everything.

    With hundreds of tables, looking at every object takes a tenth of a second. So what exists at
    the start is never looked at again, and a full collection runs only when the node says so.
    """
    for name in registry.names():
        registry.load(name)
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)


async def _serve(config: Config) -> None:
    listening = await _listen(config.host, config.port)
    asyncio.get_running_loop().set_exception_handler(_note)
    try:
        server = Server(settings(config))
        server.show = config.open_page and config.web is not None
    except NoPage as missing:
        raise Problem(str(missing)) from None
    calm_collector()
    with suppress(SystemExit):  # uvicorn's way of saying that it could not start
        await server.serve(sockets=[listening])
    if not server.started:
        failure = server.config.app.state.failure  # type: ignore[union-attr]
        raise Problem(failure or "the server could not start")


def _note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that nobody was waiting for: only its kind."""
    structlog.get_logger("node").error("failed", kind=type(context.get("exception")).__name__)


async def _listen(host: str, port: int) -> socket.socket:
    """Listen there; a port that is in use may become free in a moment."""
    waits = list(A_MOMENT)
    while True:
        try:
            return listen(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or not waits:
                words = error.strerror or str(error)
                raise Problem(f"cannot listen on {host}:{port}: {words}") from None
        await asyncio.sleep(waits.pop(0))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening
