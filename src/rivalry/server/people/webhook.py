"""Web-hooks: telling a player of a days-per-turn table that it is their turn.

The address of a hook is not to be trusted. A name is looked up once for each call, and the call
goes to the very address that was checked; only the status of the reply is read.
"""

import asyncio
import json
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import structlog
from sqlalchemy import select

from rivalry.server.config import Config
from rivalry.server.metrics import Metrics
from rivalry.server.refusal import Refusal
from rivalry.server.store.database import Store, StoreProblem
from rivalry.server.store.schema import players

log = structlog.get_logger("hooks")

TRIES = (0.0, 5.0, 60.0, 600.0)  # seconds to wait before each try
DEADLINE = 10.0  # seconds for a call, from the look-up to the status
LOOKUPS = 4  # names looked up at the same time
STATUS_LINE = 1024  # bytes of a reply that are read
TRANSLATED = [IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48")]  # NAT64


class Place(NamedTuple):
    """Where a hook leads, as its address says."""

    secure: bool
    host: str
    port: int
    path: str


def parse(url: str) -> Place:
    """The parts of a hook's address; refused if it is not a web address.

    >>> parse("https://example.org/turn?a=1")
    Place(secure=True, host='example.org', port=443, path='/turn?a=1')
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
        plain = all("!" <= c <= "~" for c in url)
        host = "" if host is None else host.encode("idna").decode()
    except ValueError:
        raise Refusal("bad-url", "this is not a web address") from None
    if not plain or parts.scheme not in ("http", "https") or not host:
        raise Refusal("bad-url", "a web-hook is an http or https address")
    if parts.username is not None or parts.password is not None:
        raise Refusal("bad-url", "a web-hook's address may not contain a name or a password")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(secure, host, port or (443 if secure else 80), path)


def is_public(address: str) -> bool:
    """Whether an address is a single public host, and not another address in disguise.

    >>> [is_public(a) for a in ("9.9.9.9", "10.0.0.1", "224.0.0.251", "::ffff:9.9.9.9")]
    [True, False, False, False]
    >>> [is_public(a) for a in ("2620:fe::fe", "2002:a00:1::", "64:ff9b::a00:1", "fe80::1%eth0")]
    [True, False, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if not found.is_global or found.is_multicast or found.is_reserved or "%" in address:
        return False
    if isinstance(found, IPv4Address):
        return True
    hidden = found.ipv4_mapped or found.sixtofour or found.teredo
    return hidden is None and not any(found in network for network in TRANSLATED)


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class Hooks:
    """Sends web-hooks in the background."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self._config = config
        self._store = store
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._lookups = ThreadPoolExecutor(LOOKUPS, "look-up")
        self._tls = ssl.create_default_context()

    def call(self, player: str, table: str, game: str, n: int) -> None:
        """It is this player's turn: tell them, in the background."""
        if len(self._tasks) < 1000:
            task = asyncio.create_task(self._tell(player, table, game, n), name="hook")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop sending."""
        for task in self._tasks:
            task.cancel()
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> None:
        """Refuse what is not a web address, and addresses inside this machine's own network."""
        try:
            async with asyncio.timeout(DEADLINE):
                await self._address(parse(url))
        except TimeoutError:
            raise Refusal("bad-url", "the host of this address cannot be found") from None

    async def _address(self, place: Place) -> str:
        """The address to connect to; refused unless all addresses of the host are public."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._lookups, resolve, place.host, place.port)
        except (OSError, UnicodeError):
            raise Refusal("bad-url", "the host of this address cannot be found") from None
        if not self._config.hooks_to_private and not all(map(is_public, found)):
            raise Refusal("bad-url", "a web-hook may not lead into a private network")
        return found[0]

    async def _tell(self, player: str, table: str, game: str, n: int) -> None:
        try:
            row = await self._store.first(select(players.c.webhook).where(players.c.id == player))
        except StoreProblem:
            return
        if row is None or row.webhook is None:
            return
        body = json.dumps({"event": "your-turn", "table": table, "game": game, "n": n})
        for wait in TRIES:
            await asyncio.sleep(wait)
            if await self._reach(row.webhook, body.encode()):
                self._metrics.hooks.labels("sent").inc()
                return
        self._metrics.hooks.labels("failed").inc()

    async def _reach(self, url: str, body: bytes) -> bool:
        try:
            async with asyncio.timeout(DEADLINE):
                status = await self._post(parse(url), body)
        except (Refusal, OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
            log.info("hook_failed", why=type(error).__name__)
            return False
        return 200 <= status < 300

    async def _post(self, place: Place, body: bytes) -> int:
        """Post to the address that was checked; the status of the reply."""
        address = await self._address(place)
        reader, writer = await asyncio.open_connection(
            address,
            place.port,
            limit=STATUS_LINE,
            ssl=self._tls if place.secure else None,
            server_hostname=place.host if place.secure else None,
        )
        try:
            host = f"[{place.host}]" if ":" in place.host else place.host
            head = [
                f"POST {place.path} HTTP/1.1",
                f"Host: {host}:{place.port}",
                "User-Agent: rivalry",
                "Content-Type: application/json",
                f"Content-Length: {len(body)}",
                "Connection: close",
            ]
            writer.write("\r\n".join([*head, "", ""]).encode() + body)
            await writer.drain()
            line = await reader.readline()
            return int(line.split()[1]) if line.startswith(b"HTTP/1.") else 0
        finally:
            writer.transport.abort()
