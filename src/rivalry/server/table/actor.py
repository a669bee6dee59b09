"""One table with one mailbox: whatever is done to it is done one thing after another.

An answer is applied, stored, and only then acknowledged and shown. If storing fails, nothing was
shown; the table forgets what it has in memory and reads its journal again.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from rivalry.core.decision import CHANCE, IllegalAction, MalformedAction
from rivalry.core.match import Match
from rivalry.server.protocol import Accepted, Refused, encode
from rivalry.server.services import Refusal, Services
from rivalry.server.store.database import Conflict, StoreProblem, Unavailable, Write
from rivalry.server.table import conduct, dealing
from rivalry.server.table.audience import Audience, Listener
from rivalry.server.table.clock import Clock
from rivalry.server.table.dealing import Head
from rivalry.server.table.display import position
from rivalry.server.table.journal import Book, Chair, Row, note, parse_note
from rivalry.server.thinking.hint import Adviser
from rivalry.server.thinking.thinker import Thinker

log = structlog.get_logger("tables")
T = TypeVar("T")

PROJECTED = 3.0  # seconds for which the time of a table's last change may lag behind
OTHERS_FIRST = 5.0  # seconds another node has for a bot's answer before this one thinks


class Table:
    """A table in memory. Everything here can be thrown away and rebuilt from the journal."""

    def __init__(self, head: Head, services: Services, fresh: bool = False) -> None:
        self.head = head
        self.services = services
        self.rows: list[Row] = []
        self.book = self._empty_book()
        self.match: Match | None = None
        self.audience = Audience(self)
        self.used_at = asyncio.get_running_loop().time()
        self._stale = not fresh  # what is in memory may not be what is stored
        self._shown = 0  # rows that the listeners know of
        self._mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[None]], asyncio.Future[Any]]]
        self._mailbox = asyncio.Queue()
        self._stopped = False
        self._projected: dict[str, Any] | None = None  # what this node last wrote of it in `games`
        self._tell = json.dumps({"table": head.id, "node": services.node})
        self._behind = False  # it is known that another node has written
        self._worker = asyncio.create_task(self._work(), name="table")
        self.thinker = Thinker(self)
        self.adviser = Adviser(self)

    # The mailbox

    async def _work(self) -> None:
        while True:
            turn, _ = await self._mailbox.get()
            await turn()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when everything before it is done, on the newest position."""
        if self._stopped:
            raise Unavailable("this table has left memory")
        self.used_at = asyncio.get_running_loop().time()
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            try:
                value = await self._try(work)
            except BaseException as error:
                if not result.done():
                    result.set_exception(error)
                if isinstance(error, asyncio.CancelledError):
                    raise
            else:
                if not result.done():
                    result.set_result(value)

        self._mailbox.put_nowait((turn, result))
        return await result

    async def _try(self, work: Callable[[], Awaitable[T]]) -> T:
        for _ in range(5):
            try:
                if self._stale:
                    await self._reload()
                return await work()
            except Conflict:
                continue  # another node was first: look at what it wrote, and judge again
        raise Unavailable("other nodes keep writing")

    def stop(self) -> None:
        """Leave memory; what still waits is refused."""
        self._stopped = True
        self._worker.cancel()
        self.thinker.stop()
        self.adviser.stop()
        while not self._mailbox.empty():
            _, result = self._mailbox.get_nowait()
            if not result.done():
                result.set_exception(Unavailable("this table has left memory"))
        self.audience.shut()
        self.rows, self.match = [], None  # at once, not when the garbage collector comes by

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has used the table for so long and nothing is going on."""
        quiet = asyncio.get_running_loop().time() - self.used_at > seconds
        busy = self.audience.listeners or self.thinker.is_busy or not self._mailbox.empty()
        return quiet and not busy

    # From and to the journal

    def _empty_book(self) -> Book:
        settings = self.head.settings
        clock = settings.clock
        return Book(
            [Chair() for _ in range(self.head.seats)],
            Clock(
                None if clock is None else clock.initial,
                0.0 if clock is None else clock.increment,
                None if settings.days is None else settings.days * 86400,
                [0.0] * self.head.seats,
            ),
            self.services.outages,
        )

    async def _reload(self) -> None:
        stored = await self.services.store.journal(self.head.id)
        self.rows = [Row(row.n, row.seat, row.answer, row.at) for row in stored]
        self.book = self._empty_book()
        for row in self.rows:
            self.book.add(row)
        await self._rebuild()
        self._projected = None
        self._stale = False
        self.services.metrics.loads.inc()
        self._show()

    async def _rebuild(self) -> None:
        self.match = None
        if self.book.answers and self.head.rules() is not None:
            # In a thread: a long game takes a while, and other tables need not wait for it.
            answers = list(self.book.answers)
            self.match = await asyncio.to_thread(dealing.make_match, self.head, answers)

    async def commit(self, rows: list[Row], write: Write | None = None) -> None:
        """Store rows and whatever belongs to them; when this returns, they count."""
        write = write or Write()
        for row in rows:
            self.book.add(row)
            self.rows.append(row)
        write.rows += dealing.rows_of(self.head, rows)
        write.head = self._changed_projection()
        write.tell = self._tell
        try:
            await self.services.store.write(write)
        except BaseException:
            self._stale = True
            raise
        self._show()
        conduct.call_hook(self, rows)

    def _changed_projection(self) -> dict[str, Any] | None:
        """What `games` repeats of the journal, if it has changed or was written long ago."""
        found = self._projection()
        last = self._projected
        known = last is not None and found["updated_at"] - last["updated_at"] < PROJECTED
        if last is not None and known and found == {**last, "updated_at": found["updated_at"]}:
            return None
        self._projected = found
        return found

    def _projection(self) -> dict[str, Any]:
        asked = self.asked()
        waiting = ""
        if asked is not None:
            waiting = "person" if self.book.chairs[asked].level is None else "bot"
        return {
            "id_": self.head.id,
            "seats": json.dumps(
                [[chair.kind, chair.name, chair.level] for chair in self.book.chairs]
            ),
            "status": self.book.status,
            "waiting": waiting,
            "deadline": conduct.deadline(self),
            "updated_at": self.services.config.now(),
        }

    async def catch_up(self) -> None:
        """Another node has written: read it and show it."""
        if self._behind:
            return  # what is read then will have this, too
        self._behind = True

        async def work() -> None:
            self._behind = False
            stored = await self.services.store.journal(self.head.id, len(self.rows))
            fresh = [Row(row.n, row.seat, row.answer, row.at) for row in stored]
            for row in fresh:
                self.book.add(row)
                self.rows.append(row)
            if fresh:
                self._projected = None
                await self._follow(fresh)
                self._show(bots_after=OTHERS_FIRST)

        await self.do(work)

    async def _follow(self, fresh: list[Row]) -> None:
        """Bring the match to where the journal is: by the new rows alone if that suffices."""
        match = self.match
        if match is None:
            return await self._rebuild()
        for row in fresh:
            if row.answer.startswith("!undo"):
                match.rewind(parse_note(row.answer)[1]["to"])
            elif row.seat != CHANCE and not row.answer.startswith("!"):
                match.answer(match.parse(row.answer), row.seat)  # chance answers by itself
        if match.log.answers != self.book.answers:
            await self._rebuild()

    # What is asked, and who answers

    def asked(self) -> int | None:
        """The seat the game waits for."""
        if self.match is None or self.book.status != "playing" or self.match.decision is None:
            return None
        return self.match.decision.player

    def seat_of(self, player: str | None) -> int | None:
        """Where a player sits."""
        if player is None:
            return None
        for seat, chair in enumerate(self.book.chairs):
            if chair.player == player:
                return seat
        return None

    async def answer(
        self, seat: int, n: int, words: str, by_bot: bool = False
    ) -> Accepted | Refused:
        """Answer the question at place `n`. The same command again gets the same reply."""

        async def work() -> Accepted | Refused:
            if n == len(self.rows) and conduct.out_of_time(self) is not None:
                await self.commit(conduct.timeout_rows(self))
            try:
                rows = self._answered(seat, n, words, by_bot)
            except Refusal as refusal:
                return self.refused(refusal)
            if rows:
                await self.commit(rows)
                self.services.metrics.answers.labels(self.head.game).inc()
            return Accepted(n)

        return await self._reply(work)

    def _answered(self, seat: int, n: int, words: str, by_bot: bool) -> list[Row]:
        rules = self.head.rules()
        if rules is None:
            raise Refusal("rules-version", "this game was played by other rules")
        try:
            words = rules.text(rules.parse(words))
        except MalformedAction as error:
            raise Refusal("malformed", str(error)) from None
        done = self.rows[n] if 0 <= n < len(self.rows) else None
        if done is not None and (done.seat, done.answer) == (seat, words):
            return []  # it was accepted before
        if n != len(self.rows):
            raise Refusal("stale", "the table has moved on")
        if self.match is None or self.book.status != "playing":
            raise Refusal("not-playing", "the game has not begun, or is over")
        if seat != self.asked() or (self.book.chairs[seat].level is not None) is not by_bot:
            raise Refusal("not-asked", "somebody else is asked")
        before = len(self.match.log.answers)
        try:
            self.match.answer(rules.parse(words), seat)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None
        now = self.services.config.now()
        texts = self.match.log.answers[before:]
        rows = [Row(n + i, CHANCE if i else seat, text, now) for i, text in enumerate(texts)]
        if self.match.decision is None:
            rows.append(dealing.over_row(self.match, n + len(rows), now))
        return rows

    async def undo(self, seat: int, n: int, what: str) -> Accepted | Refused:
        """Take back the last own answer, or against bots the own last turn."""

        async def work() -> Accepted | Refused:
            done = self.rows[n : n + 1] if n >= 0 else []
            if any(row.seat == seat and row.answer.startswith("!undo") for row in done):
                return Accepted(n)
            if n != len(self.rows):
                return self.refused(Refusal("stale", "the table has moved on"))
            if what not in conduct.undoable(self, seat):
                return self.refused(Refusal("no-undo", "this cannot be taken back"))
            assert self.match is not None, "only what is being played can be undone"
            to = len(self.match.log.answers) - 1
            if what == "turn":
                start = self.book.turn_start(seat)
                assert start is not None, "a turn that can be undone has begun"
                to = start
            self.match.rewind(to)
            await self.commit([Row(n, seat, note("undo", to=to), self.services.config.now())])
            return Accepted(n)

        return await self._reply(work)

    async def _reply(self, work: Callable[[], Awaitable[Accepted | Refused]]) -> Accepted | Refused:
        try:
            return await self.do(work)
        except StoreProblem:
            return self.refused(Refusal("unavailable", "nothing has changed; try again"))

    def refused(self, refusal: Refusal) -> Refused:
        """A refusal as a message."""
        self.services.metrics.refused.labels(refusal.code).inc()
        return Refused(refusal.code, refusal.message, self._shown)

    # Showing

    async def current(self, listener: Listener) -> None:
        """Tell one socket where the table is, as after a command that came too late."""

        async def work() -> None:
            listener.send(encode(position(self, listener.seat, len(self.rows))))

        with suppress(StoreProblem):
            await self.do(work)

    def _show(self, bots_after: float = 0.0) -> None:
        """Tell every socket what is new, and let a bot think if one is asked."""
        fresh = self.rows[self._shown :]
        self._shown = len(self.rows)
        self.audience.show(any(row.answer.startswith("!") for row in fresh))
        self.thinker.start(bots_after)
        self.adviser.follow()
