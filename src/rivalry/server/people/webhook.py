"""Web-hooks: telling a player of a days-per-turn table that it is their turn.

The address of a hook is not to be trusted. A name is looked up once for each call, and the call
goes to the very address that was checked; only the status of the reply is read.

Nor is whoever owns it. Every player has a queue of their own, with one notice for each table, the
newest, and is called once at a time. Calls to one address begin at least a pause apart, and none of
them waits for another to end. Players whose last call failed share a part of the calls, so that
addresses that hang keep nobody else waiting.
"""

import asyncio
import json
import ssl
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import structlog
from sqlalchemy import select

from rivalry.server.config import Config
from rivalry.server.metrics import Metrics
from rivalry.server.people.lookup import DEADLINE, Lookups
from rivalry.server.refusal import Refusal
from rivalry.server.store.database import Store, StoreProblem
from rivalry.server.store.schema import players

log = structlog.get_logger("hooks")

TRIES = 4  # for a notice
PAUSES = (20.0, 20.0, 60.0, 600.0)  # seconds between calls to a player, by failures in a row
HOST_PAUSE = 1.0  # seconds between the starts of calls to one address, whoever owns the hooks
NOTICES = 50  # waiting for one player
PLAYERS = 10_000  # with notices waiting
CALLS = 128  # at the same time, to players whose last call went well
DOUBTFUL = 32  # the same, to players whose last call failed
STATUS_LINE = 1024  # bytes of a reply that are read

UNICAST = IPv6Network("2000::/3")  # all that has been given out to hosts
NO_HOSTS: list[IPv4Network | IPv6Network] = [
    IPv4Network("192.0.0.0/24"),  # for protocols; at one provider each machine's own secrets
    IPv4Network("168.63.129.16/32"),  # the same at another, inside each of its machines
    IPv4Network("192.88.99.0/24"),  # relays from IPv6 to IPv4
    IPv6Network("3fff::/20"),  # for documentation
]


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
    if any(found in network for network in NO_HOSTS):
        return False
    if isinstance(found, IPv4Address):
        return True
    return found in UNICAST and found.sixtofour is None and found.teredo is None


def network(address: str) -> str:
    """What counts as one address: of IPv6, the /64 that a machine or a household has whole.

    >>> network("9.9.9.9"), network("2620:fe:0:1::fe")
    ('9.9.9.9', '2620:fe:0:1::')
    """
    found = ip_address(address)
    return address if found.version == 4 else str(IPv6Address(int(found) >> 64 << 64))


class Hooks:
    """Sends web-hooks in the background."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self._config = config
        self._store = store
        self._metrics = metrics
        self._waiting: dict[str, dict[str, bytes]] = {}  # notices by player and table
        self._tasks: set[asyncio.Task[None]] = set()
        self._calls = asyncio.Semaphore(CALLS)
        self._doubtful = asyncio.Semaphore(DOUBTFUL)
        self._next: dict[str, float] = {}  # when an address may be called again
        # Whoever sets hooks to names that hang does not hold up calls.
        self._to_set, self._to_call = Lookups(), Lookups()
        self._tls = ssl.create_default_context()

    def call(self, player: str, table: str, game: str, n: int) -> None:
        """It is this player's turn: tell them, in the background."""
        waiting = self._waiting.get(player)
        if waiting is None:
            if len(self._waiting) >= PLAYERS:
                return self._drop()
            waiting = self._waiting[player] = {}
            task = asyncio.create_task(self._serve(player), name="hook")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        # Whatever was waiting for this table is out of date.
        notice = {"event": "your-turn", "table": table, "game": game, "n": n}
        waiting[table] = json.dumps(notice).encode()
        if len(waiting) > NOTICES:
            del waiting[next(iter(waiting))]
            self._drop()

    def close(self) -> None:
        """Stop sending."""
        for task in self._tasks:
            task.cancel()
        self._to_set.close()
        self._to_call.close()

    async def check(self, url: str) -> None:
        """Refuse what is not a web address, and addresses inside this machine's own network."""
        try:
            async with asyncio.timeout(DEADLINE):
                await self._address(self._to_set, parse(url))
        except TimeoutError:
            raise Refusal("bad-url", "the host of this address cannot be found") from None

    def _drop(self) -> None:
        self._metrics.hooks.labels("dropped").inc()

    # A player's notices, one after another

    async def _serve(self, player: str) -> None:
        """Send what is waiting for a player; after the last one, wait for what comes too soon."""
        waiting = self._waiting[player]
        failed = tries = 0  # calls in a row, and for the first notice
        try:
            while waiting:
                url = await self._hook(player)
                if url is None:
                    return
                table, body = next(iter(waiting.items()))
                tries += 1
                if await self._reach(url, body, self._doubtful if failed else self._calls):
                    failed = 0
                    self._metrics.hooks.labels("sent").inc()
                else:
                    failed += 1
                if not failed or tries == TRIES:
                    if failed:
                        self._metrics.hooks.labels("failed").inc()
                    tries = 0
                    if waiting.get(table) == body:  # nothing newer has come meanwhile
                        del waiting[table]
                await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
        finally:
            del self._waiting[player]

    async def _hook(self, player: str) -> str | None:
        try:
            row = await self._store.first(select(players.c.webhook).where(players.c.id == player))
        except StoreProblem:
            return None
        return None if row is None else row.webhook

    async def _reach(self, url: str, body: bytes, calls: asyncio.Semaphore) -> bool:
        try:
            place = parse(url)
            async with asyncio.timeout(DEADLINE):
                address = await self._address(self._to_call, place)
            await self._turn(network(address))
            while calls.locked():  # who waits for a call keeps no turn of others'
                await self._turn(network(address))
            async with calls, asyncio.timeout(DEADLINE):
                status = await self._post(place, address, body)
        except (Refusal, OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
            log.info("hook_failed", why=type(error).__name__)
            return False
        return 200 <= status < 300

    # Names, and turns at their addresses

    async def _address(self, lookups: Lookups, place: Place) -> str:
        """The address to connect to; refused unless all addresses of the host are public."""
        try:
            found = await lookups.find(place.host, place.port)
        except (OSError, UnicodeError):
            raise Refusal("bad-url", "the host of this address cannot be found") from None
        if not found:
            raise Refusal("bad-url", "this host has no address")
        if not self._config.hooks_to_private and not all(map(is_public, found)):
            raise Refusal("bad-url", "a web-hook may not lead into a private network")
        return found[0]

    async def _turn(self, address: str) -> None:
        """Wait for a turn to call an address; the next one comes after a pause."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        mine = max(now, self._next.get(address, now))
        self._next[address] = mine + HOST_PAUSE
        loop.call_at(mine + HOST_PAUSE, self._forget, address, mine + HOST_PAUSE)
        await asyncio.sleep(mine - now)

    def _forget(self, address: str, free: float) -> None:
        if self._next[address] == free:  # nobody has taken a later turn
            del self._next[address]

    async def _post(self, place: Place, address: str, body: bytes) -> int:
        """Post to the address that was checked; the status of the reply."""
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
            version, status, *_ = (await reader.readline()).split(maxsplit=2)  # or ValueError
            return int(status) if version.startswith(b"HTTP/1.") else 0
        finally:
            writer.transport.abort()
