"""One table with one mailbox: whatever is done to it is done one thing after another.

What a command adds to the journal is decided from the situation (`command.decide`), stored, and
only then acknowledged and shown. If storing fails, nothing was shown; the table forgets what it has
in memory and reads its journal again.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal, TypeVar

import structlog
from sqlalchemy import insert, select

from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.manifest import resolve
from rivalry.core.match import Match
from rivalry.server.protocol import Accepted, Refused, Said
from rivalry.server.refusal import Refusal
from rivalry.server.services import Services
from rivalry.server.store import schema
from rivalry.server.store.database import Conflict, StoreProblem, Unavailable, Write
from rivalry.server.table.audience import Audience, Listener
from rivalry.server.table.choosing import chosen
from rivalry.server.table.command import (
    Answer,
    Claim,
    Command,
    CutOff,
    LookAfter,
    Outcome,
    Undo,
    decide,
)
from rivalry.server.table.head import Head
from rivalry.server.table.journal import Row, Standing, stored
from rivalry.server.table.keeper import Keeper
from rivalry.server.table.late import Late
from rivalry.server.table.presence import Presence
from rivalry.server.table.seen import Seen, last_seen
from rivalry.server.table.situation import (
    Situation,
    deadline,
    empty,
    is_alone,
    make_match,
    out_of_time,
    seat_or_refusal,
)
from rivalry.server.table.snapshot import brought, restore
from rivalry.server.thinking.hint import Adviser, result
from rivalry.server.thinking.thinker import Thinker
from rivalry.server.thinking.turns import Share

log = structlog.get_logger("tables")
T = TypeVar("T")

PROJECTED = 3.0  # seconds for which the time of a table's last change may lag behind
OTHERS_FIRST = 5.0  # seconds another node has for a bot's answer before this one takes over
LINES = 50  # of chat, told to a socket that joins
MANY = 500  # rows: nobody at other tables waits while so many are looked at


async def _aside(rows: int, work: Callable[[], T]) -> T:
    """Do work that grows with the rows: here, or in a thread if there are many of them."""
    return work() if rows < MANY else await asyncio.to_thread(work)


class Table:
    """A table in memory. Everything here can be thrown away and rebuilt from the journal."""

    def __init__(self, head: Head, services: Services, fresh: bool = False) -> None:
        self.head = head
        self.services = services
        self.situation = empty(head, services.outages)
        self.audience = Audience(services)
        self.used_at = asyncio.get_running_loop().time()
        self._stale = not fresh  # what is in memory may not be what is stored
        self._shown = 0  # rows that the listeners know of
        self._mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[None]], asyncio.Future[Any]]]
        self._mailbox = asyncio.Queue()
        self._stopped = False
        self._projected: dict[str, Any] | None = None  # what this node last wrote to `games`
        self._tell = json.dumps({"table": head.id, "node": services.node})
        self._behind = False  # another node is known to have written
        self._worker = asyncio.create_task(self._work(), name="table")
        self.thinker = Thinker(services, self._answer_for_bot)
        self.adviser = Adviser(services)
        self.keeper = Keeper(services)
        show = self.audience.show_news
        self._presence = Presence(self.do, lambda but: show(self.situation, but))

    @property
    def rows(self) -> Late[Row]:
        """The journal."""
        return self.situation.rows

    @property
    def standing(self) -> Standing:
        """What the journal adds up to."""
        return self.situation.standing

    @property
    def match(self) -> Match | None:
        """The match, if the game has begun and its rules are here."""
        return self.situation.match

    # The mailbox

    async def _work(self) -> None:
        while True:
            turn, _ = await self._mailbox.get()
            await turn()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this once everything before it is done, on the newest position."""
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
                self._stale = True  # another node was first: look at what it wrote, decide again
        raise Unavailable("other nodes keep writing")

    async def look(self) -> Situation:
        """The situation once everything requested earlier is done."""

        async def work() -> Situation:
            return self.situation

        return await self.do(work)

    def stop(self) -> None:
        """Leave memory; whatever is still waiting is refused."""
        self._stopped = True
        self._worker.cancel()
        self.thinker.stop()
        self.adviser.stop()
        self.keeper.stop()
        self._presence.stop()
        while not self._mailbox.empty():
            _, waiting = self._mailbox.get_nowait()
            if not waiting.done():
                waiting.set_exception(Unavailable("this table has left memory"))
        self.audience.shut(1001)
        # At once, not when the garbage collector gets to it.
        self.situation = empty(self.head, self.services.outages)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has used the table for this long and nothing is going on."""
        quiet = asyncio.get_running_loop().time() - self.used_at > seconds
        busy = self.thinker.is_busy or self.keeper.is_busy or not self._mailbox.empty()
        return quiet and not busy and not self.audience.listeners

    # From and to the journal

    async def _reload(self) -> None:
        found = await self._from_snapshot()
        if found is None:
            found = empty(self.head, self.services.outages)
            rows = await self._journal(0)
            await _aside(len(rows), lambda: found.add(rows))
        self.situation = found
        await self._rebuild()
        self._projected = None
        self._stale = False
        self.services.metrics.loads.inc()
        self._show()

    async def _journal(self, since: int) -> list[Row]:
        found = await self.services.store.journal(self.head.id, since)
        return await _aside(
            len(found), lambda: [Row(row.n, row.seat, row.answer, row.at) for row in found]
        )

    async def _from_snapshot(self) -> Situation | None:
        """What the last snapshot and the rows since then add up to, if they fit."""
        data = await self.services.store.snapshot(self.head.id)
        if data is None:
            return None
        found = await asyncio.to_thread(restore, self.head, self.services.outages, data)
        if found is None:
            return None
        rows = await self._journal(found.n - 1)
        if rows[:1] != found.rows[-1:]:
            return None
        found.add(rows[1:])
        return found

    async def _rebuild(self) -> None:
        """Rebuild the match. If the base proves wrong, the journal is right."""
        s = self.situation
        # In a thread: a long game takes a while, and other tables need not wait for it.
        if s.base is None and self.head.imported is not None:
            s.base = await asyncio.to_thread(brought, s)
        if s.base is not None and s.base.fits(s.standing):
            try:
                s.match = await asyncio.to_thread(make_match, self.head, s.standing, s.base)
                return
            except Exception as error:  # whatever a wrong position leads to
                log.error("snapshot_broken", kind=type(error).__name__, game=self.head.game)
        s.base = None
        s.match = await asyncio.to_thread(make_match, self.head, s.standing)

    async def whole_match(self) -> Match | None:
        """The match, replayed from its start, for looking back."""

        async def work() -> Match | None:
            if self.match is not None and not self.match.is_whole:
                s = self.situation
                s.match = await asyncio.to_thread(make_match, self.head, s.standing)
            return self.match

        return await self.do(work)

    async def perform(self, command: Command, write: Write | None = None) -> None:
        """Carry out a command, and store what belongs to it; refused if it is not allowed."""

        async def work() -> None:
            await self._perform(command, write)

        await self.do(work)

    async def _perform(self, command: Command, write: Write | None = None) -> bool:
        """Carry out a command; False if that was done before."""
        s, now = self.situation, self.services.now()
        outcome = await _aside(self._left_to_begin(), lambda: decide(s, command, now))
        if outcome.rows:
            await self._commit(outcome, write)
        return bool(outcome.rows)

    def _left_to_begin(self) -> int:
        """The answers of an imported log that are not in the journal yet."""
        imported = self.head.imported
        return 0 if imported is None or self.standing.has_begun else len(imported.answers)

    async def _commit(self, outcome: Outcome, write: Write | None = None) -> None:
        """Store rows and whatever belongs to them; when this returns, they count."""
        rows, write = outcome.rows, write or Write()
        try:
            s = self.situation
            if not await _aside(len(rows), lambda: s.add(rows, outcome.draft)):
                await self._rebuild()
            new = await _aside(len(rows), lambda: stored(self.head.id, rows))
            everything = replace(
                write,
                rows=[*write.rows, *new],
                head=self._changed_projection(),
                tell=self._tell,
            )
            await self.services.store.write(everything)
        except BaseException:
            self._stale = True
            raise
        self._show()
        self._call_hook(rows)

    def _changed_projection(self) -> dict[str, Any] | None:
        """What `games` repeats from the journal, if it has changed or was written long ago."""
        found = self._projection()
        last = self._projected
        known = last is not None and found["updated_at"] - last["updated_at"] < PROJECTED
        if last is not None and known and found == {**last, "updated_at": found["updated_at"]}:
            return None
        self._projected = found
        return found

    def _projection(self) -> dict[str, Any]:
        waiting = ""
        if self.situation.asked is not None:
            waiting = "bot" if self.situation.asked_person is None else "person"
        now = self.services.now()
        chairs = [[chair.kind, chair.name, chair.level] for chair in self.standing.chairs]
        return {
            "id_": self.head.id,
            "options": json.dumps(chosen(self.head, self.standing.picks)),
            "seats": json.dumps(chairs),
            "status": self.standing.status,
            "waiting": waiting,
            "deadline": deadline(self.situation, now),
            "updated_at": now,
        }

    async def look_after(self) -> None:
        """Time has passed. Also sets the next deadline."""

        async def work() -> None:
            seen = await self._asked_seen()
            if not await self._hold_against(LookAfter(seen.at), seen):
                self._projected = None
                await self._commit(Outcome([]))

        await self.do(work)

    async def claim(self, player: str, outcome: Literal["win", "bot"]) -> None:
        """Go on without an absent player."""

        async def work() -> None:
            seen = await self._asked_seen()
            await self._hold_against(Claim(player, outcome, seen.at), seen)
            if self.rows[-1].event == "cut-off":
                raise Refusal("not-absent", "the player may be cut off; give them more time")

        await self.do(work)

    async def _hold_against(self, command: Claim | LookAfter, seen: Seen) -> bool:
        """Do what a late or absent player has to expect, unless they may be cut off from here."""
        outcome = decide(self.situation, command, self.services.now())
        if outcome.rows and seen.silent_since is not None:
            cut_off = decide(self.situation, CutOff(seen.silent_since), self.services.now())
            outcome = cut_off if cut_off.rows else outcome
        if outcome.rows:
            await self._commit(outcome)
        return bool(outcome.rows)

    async def _asked_seen(self) -> Seen:
        """When and where the asked player was last seen."""
        asked = self.situation.asked
        player = None if asked is None else self.standing.chairs[asked].player
        if self.audience.is_here(player):
            return Seen(self.services.now())
        return await last_seen(self.services, self.head.id, player)

    async def catch_up(self) -> None:
        """Another node has written: read it and show it."""
        if self._behind:
            return  # what is read then will include this
        self._behind = True

        async def work() -> None:
            self._behind = False
            news = await self._journal(self.situation.n)
            if news:
                self._projected = None
                s = self.situation
                if not await _aside(len(news), lambda: s.add(news)):
                    await self._rebuild()
                self._show(bots_after=OTHERS_FIRST)

        await self.do(work)

    # What people and bots do

    async def answer(
        self, seat: int, n: int, words: str, more: Sequence[str] = (), by_bot: bool = False
    ) -> Accepted | Refused:
        """Answer the question at place `n`, and with `more` those that follow.

        The same command again gets the same reply.
        """
        reply = await self._reply(n, Answer(seat, n, words, tuple(more), by_bot))
        if isinstance(reply, Accepted):
            self.services.metrics.answers.labels(self.head.game).inc()
        return reply

    async def _answer_for_bot(self, seat: int, n: int, words: str) -> Accepted | Refused:
        return await self.answer(seat, n, words, by_bot=True)

    async def undo(self, seat: int, n: int, what: Literal["answer", "turn"]) -> Accepted | Refused:
        """Take back the seat's last answer, or against bots its last turn."""
        return await self._reply(n, Undo(seat, n, what))

    async def _reply(self, n: int, command: Answer | Undo) -> Accepted | Refused:
        async def work() -> None:
            if (
                n == self.situation.n
                and out_of_time(self.situation, self.services.now()) is not None
            ):
                seen = await self._asked_seen()
                await self._hold_against(LookAfter(seen.at), seen)
            await self._perform(command)

        try:
            await self.do(work)
        except Refusal as refusal:
            return self.refused(refusal)
        except StoreProblem:
            return self.refused(Refusal("unavailable", "nothing has changed; try again"))
        return Accepted(n)

    def refused(self, refusal: Refusal) -> Refused:
        """A refusal as a message."""
        self.services.metrics.refused.labels(refusal.code).inc()
        return Refused(refusal.code, refusal.message, self._shown)

    async def hint(self, player: str, n: int) -> dict[str, Any]:
        """The best answers to the question at place `n`, for the player who is asked there."""

        async def work() -> "asyncio.Task[dict[str, Any]]":
            self._check_hint(player, n)
            assert self.match is not None, "somebody is asked"
            return self.adviser.ask(self.match, n, self._share([player]))

        return await result(await self.do(work))

    def _check_hint(self, player: str, n: int) -> None:
        s = self.situation
        seat = seat_or_refusal(s, player)
        if s.standing.status != "playing":
            raise Refusal("not-playing", "the game has not begun, or is over")
        if not is_alone(s, seat):
            raise Refusal("no-hints", "there are hints only in games against bots alone")
        if n != s.n:
            raise Refusal("stale", "the table has moved on")
        if seat != s.asked_person:
            raise Refusal("not-asked", "somebody else is asked")

    async def position(self, player: str | None, since: int) -> bytes:
        """The position message that a socket of this player would get now."""

        async def work() -> bytes:
            seat = self.situation.seat_of(player)
            if seat is None and not self.head.settings.spectators:
                raise Refusal("not-allowed", "nobody may watch this table")
            return self.audience.position(self.situation, seat, since)

        return await self.do(work)

    # Sockets

    async def attach(self, listener: Listener) -> None:
        """A socket joins the table: it gets everything, and from now on every change."""

        async def work() -> None:
            said = schema.chat
            lines = await self.services.store.all(
                select(said.c.seat, said.c.name, said.c.words, said.c.at)
                .where(said.c.game_id == self.head.id)
                .order_by(said.c.id.desc())
                .limit(LINES)
            )
            listener.seat = self.situation.seat_of(listener.player)
            known = listener.player is not None and self.audience.is_connected(listener.player)
            self.audience.add(listener)
            self.audience.greet(self.situation, listener, [Said(*line) for line in reversed(lines)])
            if listener.seat is not None and not known:
                self._presence.tell(but=listener)

        await self.do(work)
        await self._note_presence(listener)

    async def detach(self, listener: Listener) -> None:
        """A socket has gone."""
        if not self.audience.remove(listener) or listener.seat is None:
            return
        with suppress(StoreProblem):
            if not self.audience.is_here(listener.player):
                await self._show_presence()
            await self._note_presence(listener)

    async def hear_presence(self, node: str, here: list[str]) -> None:
        """Another node says which players are at this table there."""
        self.audience.hear_presence(node, here)
        await self._show_presence()

    async def _show_presence(self) -> None:
        async def work() -> None:
            self._presence.tell()

        await self.do(work)

    async def _note_presence(self, listener: Listener) -> None:
        """Let the database and the other nodes know which players are here."""
        if listener.player is None or listener.seat is None:
            return
        people = [chair.player for chair in self.standing.chairs if chair.player is not None]
        here = [player for player in people if self.audience.is_here(player)]
        tell = {"table": self.head.id, "node": self.services.node, "here": here}
        now = self.services.now()
        seen = {"game_id": self.head.id, "player_id": listener.player, "seen_at": now}
        with suppress(StoreProblem):
            await self.services.store.write(Write(sat=[seen], tell=json.dumps(tell)))

    async def say(self, seat: int | None, name: str, words: str) -> None:
        """Keep a line of chat and show it."""
        said = Said(seat, name, words, self.services.now())
        kept = {"seat": seat, "name": name, "words": words, "at": said.at}
        tell = {"table": self.head.id, "node": self.services.node, "said": kept}
        line = insert(schema.chat).values(game_id=self.head.id, **kept)

        async def work() -> None:
            await self.services.store.write(Write(statements=[line], tell=json.dumps(tell)))
            self.audience.show_said(said)

        await self.do(work)

    async def current(self, listener: Listener) -> None:
        """Tell one socket where the table stands, after a command that came too late."""

        async def work() -> None:
            listener.sent = self.situation.n
            self.audience.show_position(self.situation, listener)

        with suppress(StoreProblem):
            await self.do(work)

    def _show(self, bots_after: float = 0.0) -> None:
        """Tell every socket what is new, and let a bot think if one is asked."""
        is_news = not self._shown or any(row.event for row in self.rows[self._shown :])
        self._shown = self.situation.n
        if is_news:
            self.audience.show_news(self.situation)
        self.audience.show(self.situation)
        self._let_bot_think(bots_after)
        self.adviser.follow(self.situation.n)
        self.keeper.follow(self.situation)

    def _let_bot_think(self, after: float) -> None:
        asked, match = self.situation.asked, self.match
        level = None if asked is None else self.standing.chairs[asked].level
        if level is None or match is None:
            return self.thinker.stop()
        pause = self.head.settings.pause
        if self._brings_deck(match):
            # One of the samples, card by card: there is nothing to think about.
            pause, level = 0.0, bots.LEVELS[0] if level in bots.LEVELS else level
        self.thinker.start(
            match,
            self.situation.n,
            level,
            self.services.config.pause if pause is None else pause,
            self._share(self.standing.present),
            after,
        )

    def _share(self, people: Sequence[str]) -> Share:
        """Whom a thought is charged to: the first of these people who has acted lately."""
        if not people:
            return Share(self.head.id, has_person=False)
        origins = self.services.pool.origins
        charged = next((player for player in people if origins.of(player)), people[0])
        return Share(charged, address=origins.of(charged))

    def _brings_deck(self, match: Match) -> bool:
        """Whether the question is about a card of a deck."""
        decks, decision = registry.manifest(self.head.game).decks, match.decision
        return bool(decks and decision and decision.why in resolve(decks).questions())

    def _call_hook(self, rows: Sequence[Row]) -> None:
        """Tell the player whose turn has come, at a days-per-turn table."""
        asked = self.situation.asked_person
        if asked is None:
            asked = self.situation.picking
        if asked is None or self.head.settings.days is None or not rows or rows[0].seat == asked:
            return
        player = self.standing.chairs[asked].player
        if player is not None:
            self.services.call_hook(player, self.head.id, self.head.game, self.situation.n)
