"""One process of the server: what it starts, keeps running and stops."""

import asyncio
import fcntl
import gc
from contextlib import suppress
from typing import IO, Any

import structlog
from sqlalchemy import delete, func, insert, select, update

from rivalry.server.config import Config
from rivalry.server.metrics import Metrics
from rivalry.server.people.account import Accounts
from rivalry.server.people.deck import KeptDecks
from rivalry.server.people.webhook import Hooks
from rivalry.server.rate import RateLimits
from rivalry.server.services import Services
from rivalry.server.store import bus, migration
from rivalry.server.store.database import Conflict, Store, StoreProblem, Write
from rivalry.server.store.schema import nodes, outages
from rivalry.server.table.clock import Outages, Watch
from rivalry.server.table.directory import AHEAD, Tables
from rivalry.server.thinking.analysis import Analyses
from rivalry.server.thinking.pool import Pool
from rivalry.server.thinking.trial import Trials

log = structlog.get_logger("node")


A_MOMENT = (0.1, 0.2, 0.4, 0.8)
"""Seconds between attempts to take what a server that was just killed may still seem to hold.

If it was starting a process for its bots, that process holds the port and the lock until it runs
its own program.
"""


class DataInUse(Exception):
    """Another server process is using this data directory."""


class Node:
    """A running server: database, tables, bots, players, limits."""

    def __init__(self, config: Config, build: str) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = Store(config.database_url())
        self.accounts = Accounts(config, self.store)
        self.decks = KeptDecks(config, self.store)
        self.hooks = Hooks(config, self.store, self.metrics)
        self.rates = RateLimits()
        away = Outages()
        self.services = Services(
            config,
            self.store,
            Pool(config.workers),
            self.metrics,
            away,
            Watch(config.now, away, config.gap),
            config.token(),
            build,
            self.hooks.call,
        )
        self.tables = Tables(self.services)
        self.analyses = Analyses(self.services)
        self.trials = Trials(self.services.pool)
        self.sockets_of: dict[str, int] = {}  # by player and by address
        self.stopping = False
        self._started_at = config.now()
        self._doubt: float | None = None  # a last heartbeat that may be a dead node's
        self._beats = 0
        self._silent = False  # the last heartbeat could not be written
        self._tasks: list[asyncio.Task[None]] = []
        self._lock: IO[str] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start work."""
        await self._take_data_directory()
        await asyncio.to_thread(migration.upgrade, self.store.url)
        await self.store.open()
        await self.accounts.open()
        await self._begin_beating()
        works = (("watch", self._watch), ("beat", self._beat), ("look-after", self._look_after))
        for name, work in works:
            self._tasks.append(asyncio.create_task(work(), name=name))
        if self.store.is_postgres:
            listening = bus.listen(self.store.url, self._hear, self._catch_up)
            self._tasks.append(asyncio.create_task(listening, name="bus"))
        log.info("open", database="postgresql" if self.store.is_postgres else "sqlite")

    async def close(self) -> None:
        """Stop: whatever was accepted is already stored."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreProblem):
            await self._keep_outages()
            await self._write_beat()
        self.tables.close()
        await self.analyses.close()
        self.hooks.close()
        await self.services.pool.close()
        await self.store.close()
        if self._lock is not None:
            self._lock.close()
        log.info("closed")

    async def _take_data_directory(self) -> None:
        self.config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self.store.is_postgres:
            return
        self._lock = open(self.config.data / "lock", "w")  # noqa: SIM115 - held while we run
        waits = list(A_MOMENT)
        while True:
            try:
                return fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                if not waits:
                    raise DataInUse(f"another server is using {self.config.data}") from None
            await asyncio.sleep(waits.pop(0))

    # Heartbeats: time in which no node was running is charged to nobody

    async def _begin_beating(self) -> None:
        await self._forget_the_future()
        last = await self._last_beat()
        if last is not None:
            if self.store.is_postgres and self._started_at - last < 2 * self.config.beat:
                self._doubt = last
            else:
                await self._was_away(last, self._started_at)
        begun = {"id": self.services.node, "started_at": self._started_at}
        await self.store.write(
            Write(statements=[insert(nodes).values(beat_at=self._started_at, **begun)])
        )
        await self._keep_outages()

    async def _forget_the_future(self) -> None:
        """Outages end by now: if the clock was set back since, they would go on until it is later.

        What was noted of a time that has not come yet would be charged to nobody when it comes.
        """
        now, spans = self._started_at, outages.c
        never = delete(outages).where(spans.began_at >= now)
        clipped = update(outages).where(spans.ended_at > now).values(ended_at=now)
        await self.store.write(Write(statements=[never, clipped]))

    async def _watch(self) -> None:
        """Look at the clock often, so that a sleep is noticed before any time runs out."""
        while True:
            self.services.now()
            if self.services.outages.unsaved:
                with suppress(StoreProblem):  # the next heartbeat tries again
                    await self._keep_outages()
            await asyncio.sleep(min(0.5, self.config.gap / 3))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.config.beat)
            try:
                await self._one_beat()
                self._silent = False
            except StoreProblem as error:
                self._silent = True
                log.warning("no_beat", why=str(error))

    async def _one_beat(self) -> None:
        last = await self._last_beat()
        now = self.services.now()
        if self._silent and last is not None and now - last > 3 * self.config.beat:
            await self._was_away(last, now)  # the database was out of reach: nobody could answer
        elif self._doubt is not None and now - self._started_at > 2 * self.config.beat:
            others = await self._last_beat(but_me=True)
            if others == self._doubt:
                await self._was_away(self._doubt, self._started_at)
            self._doubt = None
        await self._write_beat()
        await self._keep_outages()

    async def _write_beat(self) -> None:
        now = self.config.now()
        mine = update(nodes).where(nodes.c.id == self.services.node).values(beat_at=now)
        old = delete(nodes).where(nodes.c.beat_at < now - 86400)
        self._beats += 1
        # Every sixth time, also say who is at the tables.
        sat = self.tables.present() if self._beats % 6 == 0 else []
        await self.store.write(Write(statements=[mine, old], sat=sat))

    async def _last_beat(self, but_me: bool = False) -> float | None:
        # One from the future was written before the clock was set back: it says nothing.
        # Another node's clock may be a little ahead.
        question = select(func.max(nodes.c.beat_at)).where(
            nodes.c.beat_at <= self.config.now() + AHEAD
        )
        if but_me:
            question = question.where(nodes.c.id != self.services.node)
        row = await self.store.first(question)
        return None if row is None or row[0] is None else float(row[0])

    async def _was_away(self, began: float, ended: float) -> None:
        self.services.outages.note(began, ended)
        await self._keep_outages()

    async def _keep_outages(self) -> None:
        """Store the time that is charged to nobody, and learn what other nodes have stored."""
        away = self.services.outages
        for span in away.unsaved[:]:
            log.warning("was_away", seconds=round(span[1] - span[0], 1))
            noted = insert(outages).values(began_at=span[0], ended_at=span[1])
            try:
                await self.store.write(Write(statements=[noted]))
            except Conflict:  # it has been noted, perhaps before it was over
                longer = update(outages).where(
                    outages.c.began_at == span[0], outages.c.ended_at < span[1]
                )
                await self.store.write(Write(statements=[longer.values(ended_at=span[1])]))
            if span in away.unsaved:
                away.unsaved.remove(span)
        rows = await self.store.all(select(outages).order_by(outages.c.began_at))
        away.read((row.began_at, row.ended_at) for row in rows)

    # News from other nodes

    def _hear(self, news: dict[str, Any]) -> None:
        if "session" in news:
            self.accounts.hear_session(news["player"], news["session"])
            self.tables.shut_sockets(1001, news["player"])
        else:
            self.tables.hear_soon(news)

    async def _catch_up(self) -> None:
        with suppress(StoreProblem):
            for player in await self.accounts.read_sessions():
                self.tables.shut_sockets(1001, player)
        await self.tables.catch_up_all()

    # Housekeeping

    async def _look_after(self) -> None:
        first = True
        n = 0
        while True:
            try:
                if n % 10 == 0:
                    await self.tables.wake_bots(0.0 if first else 10.0)
                    first = False
                    await self.tables.close_forgotten()
                if n % 10 == 5:
                    await self.store.checkpoint()
                await self.tables.look_after()
                self.tables.drop_idle()
                if n % 600 == 599:
                    gc.collect()  # a short pause every ten minutes
            except StoreProblem as error:
                log.warning("not_looked_after", why=str(error))
            self._measure()
            n += 1
            await asyncio.sleep(1)

    def _measure(self) -> None:
        self.metrics.tables.set(len(self.tables))
        self.metrics.queue.set(self.store.waiting)
        self.metrics.flushes.set(self.store.flushes)
        self.metrics.bot_failures.set(self.services.pool.failures)

    # Sockets

    def take_socket(self, keys: dict[str, int]) -> bool:
        """Count one more socket of a player and an address, if they may have one more."""
        if any(self.sockets_of.get(key, 0) >= most for key, most in keys.items()):
            return False
        for key in keys:
            self.sockets_of[key] = self.sockets_of.get(key, 0) + 1
        self.metrics.sockets.inc()
        return True

    def give_socket_back(self, keys: dict[str, int]) -> None:
        """A socket has closed."""
        for key in keys:
            self.sockets_of[key] -= 1
            if not self.sockets_of[key]:
                del self.sockets_of[key]
        self.metrics.sockets.dec()

    def state(self) -> dict[str, Any]:
        """A few figures for the log."""
        return {"tables": len(self.tables), "written": self.store.written}
