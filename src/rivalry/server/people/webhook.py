"""Web-hooks: telling a player of a days-per-turn table that it is their turn."""

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx
import structlog
from sqlalchemy import select

from rivalry.server.config import Config
from rivalry.server.metrics import Metrics
from rivalry.server.services import Refusal
from rivalry.server.store.database import Store, StoreProblem
from rivalry.server.store.schema import players

log = structlog.get_logger("hooks")

TRIES = (0.0, 5.0, 60.0, 600.0)  # seconds to wait before each try


def check_url(url: str, private: bool = False) -> None:
    """Refuse what is no web address, and addresses inside this machine's own network.

    >>> check_url("https://203.0.113.9/turn")
    Traceback (most recent call last):
      ...
    rivalry.server.services.Refusal: a web-hook may not lead into a private network
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refusal("bad-url", "this is no web address") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise Refusal("bad-url", "a web-hook is an http or https address")
    try:
        found = socket.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("bad-url", "the host of this address is not known") from None
    for *_, address in found:
        if not private and not ipaddress.ip_address(address[0]).is_global:
            raise Refusal("bad-url", "a web-hook may not lead into a private network")


class Hooks:
    """Sends web-hooks one after another, in the background."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self._config = config
        self._store = store
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def call(self, player: str, table: str, game: str, n: int) -> None:
        """It is this player's turn: tell it, without waiting for that."""
        if len(self._tasks) < 1000:
            task = asyncio.create_task(self._tell(player, table, game, n), name="hook")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop telling."""
        for task in self._tasks:
            task.cancel()

    async def _tell(self, player: str, table: str, game: str, n: int) -> None:
        try:
            row = await self._store.first(select(players.c.webhook).where(players.c.id == player))
        except StoreProblem:
            return
        if row is None or row.webhook is None:
            return
        body: dict[str, str | int] = {"event": "your-turn", "table": table, "game": game, "n": n}
        for wait in TRIES:
            await asyncio.sleep(wait)
            if await self._post(row.webhook, body):
                self._metrics.hooks.labels("sent").inc()
                return
        self._metrics.hooks.labels("failed").inc()

    async def _post(self, url: str, body: dict[str, str | int]) -> bool:
        try:
            # Looked up again each time: a name may have been pointed elsewhere since.
            await asyncio.to_thread(check_url, url, self._config.hooks_to_private)
            async with httpx.AsyncClient(timeout=10, follow_redirects=False) as client:
                reply = await client.post(url, json=body)
            return reply.status_code < 300
        except (Refusal, httpx.HTTPError, OSError) as error:
            log.info("hook_failed", why=type(error).__name__)
            return False
