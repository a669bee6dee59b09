"""Plays a seat of a table on a server: any bot by name, or a process that speaks HTTP.

    rivalry join http://127.0.0.1:8000/table/TABLE --bot http://127.0.0.1:9000

The server treats it like any other player (docs/protocol.md): it joins by the table's link, gets
what the seat may know over a socket, and answers there. The bot is asked as in a match of its own,
so a program that plays in the arena plays on every server too (docs/research-players.md).
"""

import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from rivalry.bots.bot import Bot, Budget, make
from rivalry.core import registry
from rivalry.core.decision import Decision
from rivalry.core.game import options_for

WAITS: Final = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds to wait before connecting again; the last of them is repeated."""

AGAIN: Final = (1001, 1006, 1011, 1012, 1013)
"""The codes of sockets that were closed for the time being: the server stopped, failed, dropped an
idle table, or is busy."""


class NotJoined(Exception):
    """The server did not let the bot play, in words."""


class SeatLost(NotJoined):
    """The key that was kept no longer opens a seat."""


@dataclass(frozen=True)
class Link:
    """The address of a server and a table on it."""

    server: str
    table: str

    @staticmethod
    def of(address: str) -> "Link":
        """The parts of a table's link.

        >>> Link.of("http://127.0.0.1:8000/table/abc")
        Link(server='http://127.0.0.1:8000', table='abc')
        """
        parts = urlsplit(address)
        table = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not parts.netloc or not table:
            raise NotJoined(f"{address} is not the link of a table, such as http://HOST/table/ID")
        return Link(f"{parts.scheme}://{parts.netloc}", table)


def play(address: str, name: str, seconds: float = 1.0, seat: int | None = None) -> dict[str, Any]:
    """Join the table and play the game to its end; how it ended.

    `name` is a bot's, or a player's address. It may think this many seconds about a decision. A
    seat that this bot took before, in this process or another one, is its own again. While the
    table exists, it reconnects after waits that grow as long as nothing is heard.
    """
    link = Link.of(address)
    kept = f"{link.server}/table/{link.table} {name}" + ("" if seat is None else f" {seat}")
    cookie = _seats().get(kept)
    if cookie is None:
        cookie = _join(link, seat)
        _keep(kept, cookie)
    guest = Guest(link, cookie, name, Budget(seconds))
    wait = 0
    try:
        while (result := guest.play()) is None:
            wait = 0 if guest.was_heard else min(wait + 1, len(WAITS) - 1)
            time.sleep(WAITS[wait])
    except SeatLost:
        _keep(kept, None)
        raise
    _keep(kept, None)
    return result


def seats_file() -> Path:
    """Where the keys to seats are kept, for their owner alone."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "rivalry" / "seats.json"


def _seats() -> dict[str, str]:
    """The keys by server, table, bot and seat; none where the file cannot be read."""
    try:
        found = json.loads(seats_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(cookie) for name, cookie in dict(found).items()}


def _keep(name: str, cookie: str | None) -> None:
    """Keep the key to a seat, or forget it. If it cannot be kept, the bot plays all the same."""
    seats = _seats()
    seats.pop(name, None)
    if cookie is not None:
        seats[name] = cookie
    path = seats_file()
    fresh = path.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.touch(mode=0o600)
        fresh.write_text(json.dumps(seats), encoding="utf-8")
        fresh.replace(path)


def _join(link: Link, seat: int | None) -> str:
    """Take a seat, or any; the cookie that is the key to it."""
    request = Request(
        f"{link.server}/api/tables/{link.table}/join",
        json.dumps({} if seat is None else {"seat": seat}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=30) as reply:
            cookies = SimpleCookie("; ".join(reply.headers.get_all("Set-Cookie", [])))
    except HTTPError as error:
        words = error.read().decode("utf-8", "replace")
        raise NotJoined(f"{link.server}: {_message(words) or error}") from None
    except (URLError, OSError) as error:
        raise NotJoined(f"{link.server}: {error}") from None
    return cookies["rivalry"].value


def _message(words: str) -> str:
    try:
        return str(json.loads(words)["message"])
    except (ValueError, KeyError, TypeError):
        return ""


class Guest:
    """A bot at a table."""

    def __init__(self, link: Link, cookie: str, name: str, budget: Budget) -> None:
        self.link = link
        self.cookie = cookie
        self.name = name
        self.budget = budget
        self.seat: int | None = None
        self.game: Any = None
        self.bot: Bot | None = None
        self.last = (-1, "")  # the place that was answered last, and the answer
        self.was_heard = False  # whether the server said anything on the last connection

    def play(self) -> dict[str, Any] | None:
        """Play as long as the connection holds; how the game ended, None if it did not."""
        client, closed = import_module("websockets.sync.client"), import_module("websockets")
        address = f"ws{self.link.server[4:]}/api/tables/{self.link.table}/socket"
        cookie = {"Cookie": f"rivalry={self.cookie}"}
        self.was_heard = False
        try:
            with client.connect(
                address, additional_headers=cookie, max_size=2**22, proxy=None
            ) as socket:
                for words in socket:
                    self.was_heard = True
                    result = self.hear(json.loads(words), socket)
                    if result is not None:
                        return result
        except (OSError, closed.InvalidHandshake, TimeoutError) as error:
            # A proxy answers with such a code while the server behind it is away.
            code = getattr(getattr(error, "response", None), "status_code", 503)
            if code < 500:
                raise NotJoined(f"{self.link.server} refused the socket ({code})") from None
        except closed.ConnectionClosed as error:
            code = 1006 if error.rcvd is None else error.rcvd.code
            if code not in AGAIN:
                raise NotJoined(
                    f"{self.link.server} closed the socket with code {code}; there is no such "
                    "table any more, or nobody may watch it"
                ) from None
        return None

    def hear(self, message: dict[str, Any], socket: Any) -> dict[str, Any] | None:
        """Do what a message asks for; how the game ended, if it did."""
        if message["type"] == "table":
            self.sit(message)
        elif message["type"] == "position":
            if message["status"] in ("over", "closed"):
                return dict(message["result"] or {"reason": message["status"]})
            if message["prompt"]:
                n = message["n"]
                if n != self.last[0]:
                    self.last = (n, self.answer(message))
                socket.send(json.dumps({"type": "answer", "n": n, "action": self.last[1]}))
        return None

    def sit(self, news: dict[str, Any]) -> None:
        """Learn what is played, and make the bot for it."""
        self.seat = news["you"]
        if self.seat is None:
            raise SeatLost("the seat no longer belongs to this bot; join again")
        if self.bot is None:
            self.game = registry.load(news["game"])
            if options_for(self.game, news["version"], news["options"]) is None:
                raise NotJoined(
                    f"the table has version {news['version']} of the rules of {self.game.name}, "
                    f"this program has version {self.game.version}"
                )
            self.bot = make(self.game.name, self.name, seed=time.time_ns())

    def answer(self, position: dict[str, Any]) -> str:
        """What the bot answers, in notation."""
        prompt = position["prompt"]
        assert self.bot is not None and self.seat is not None, "the table's news comes first"
        options = [self.game.parse(option["words"]) for option in prompt["options"]]
        decision = Decision(self.seat, prompt["why"], options, amount=prompt["amount"])
        return str(self.game.text(self.bot.choose(position["view"], decision, self.budget)))
