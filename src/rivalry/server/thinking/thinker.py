"""A table's bot: it thinks in another process, about one question, until the table moves on."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from rivalry.server.protocol import Refused
from rivalry.server.table import conduct
from rivalry.server.thinking.pool import NoBots

if TYPE_CHECKING:
    from rivalry.server.table.actor import Table

log = structlog.get_logger("bots")

AGAIN = 1.0  # seconds until an answer that could not be stored is tried again


class Thinker:
    """What a table's bot is doing: at most one thought at a time."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._thought: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is asked and not done yet."""
        return self._thought is not None and not self._thought.done()

    def start(self, after: float = 0.0) -> None:
        """If a bot is asked, let it think; whatever was thought about before is dropped."""
        self.stop()
        asked = self._table.asked()
        if asked is not None and self._table.book.chairs[asked].level is not None:
            self._thought = asyncio.create_task(self._think(asked, after), name="bot")

    def stop(self) -> None:
        """Nobody needs an answer any more."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    async def _think(self, seat: int, after: float) -> None:
        try:
            await self._answer(seat, after)
        except Exception as error:
            # Only the kind of error: its words might quote a hand.
            log.error("bot_broken", kind=type(error).__name__, game=self._table.head.game)

    async def _answer(self, seat: int, after: float) -> None:
        table, services = self._table, self._table.services
        loop = asyncio.get_running_loop()
        n, match, level = len(table.rows), table.match, table.book.chairs[seat].level
        assert match is not None and match.decision is not None and level is not None
        pause = table.head.settings.pause
        seen = loop.time() + (services.config.pause if pause is None else pause)
        view, decision = match.view(seat), match.decision
        await asyncio.sleep(after)
        began = loop.time()
        try:
            seconds = conduct.budget(table, level)
            words = await services.pool.choose(match.game, level, view, decision, seconds)
        except NoBots:
            return
        services.metrics.bot_seconds.observe(loop.time() - began)
        # The same pause for every answer, so that a quick one tells nothing about the hand.
        await asyncio.sleep(max(0.0, seen - loop.time()))
        while True:
            reply = await table.answer(seat, n, words, by_bot=True)
            if not (isinstance(reply, Refused) and reply.code == "unavailable"):
                break
            await asyncio.sleep(AGAIN)
        if isinstance(reply, Refused) and reply.code != "stale":
            log.error("bot_refused", code=reply.code, game=table.head.game)
