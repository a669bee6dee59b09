"""Hints: what a player who is asked is told on request, where all others are bots."""

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from rivalry.server.services import Refusal
from rivalry.server.table import conduct
from rivalry.server.thinking.pool import BotFailed, NoBots

if TYPE_CHECKING:
    from rivalry.server.table.actor import Table

log = structlog.get_logger("bots")


class Adviser:
    """The hint of a table: one for each question, thought about in another process."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._n = -1  # the place of the question that is thought about
        self._thought: asyncio.Task[dict[str, Any]] | None = None

    async def hint(self, player: str, n: int) -> dict[str, Any]:
        """The best answers to the question at place `n`, for the player who is asked there."""

        async def work() -> asyncio.Task[dict[str, Any]]:
            seat = self._check(player, n)
            if self._thought is None or self._has_failed(self._thought):
                self._n = n
                self._thought = asyncio.create_task(self._think(seat), name="hint")
            return self._thought

        thought = await self._table.do(work)
        await asyncio.wait([thought])  # if whoever asked goes away, others may still want it
        if thought.cancelled():
            raise Refusal("stale", "the table has moved on")
        return thought.result()

    def follow(self) -> None:
        """The table may have moved on: a hint for an older question is dropped."""
        if self._n != len(self._table.rows):
            self.stop()

    def stop(self) -> None:
        """Nobody needs a hint any more."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    def _check(self, player: str, n: int) -> int:
        """The seat of a player who may have a hint now; anybody else is refused."""
        table = self._table
        seat = conduct.seat_or_refusal(table, player)
        if table.book.status != "playing":
            raise Refusal("not-playing", "the game has not begun, or is over")
        if not conduct.is_alone(table, seat):
            raise Refusal("no-hints", "there are hints where all others are bots")
        if n != len(table.rows):
            raise Refusal("stale", "the table has moved on")
        if table.asked() != seat or table.book.chairs[seat].level is not None:
            raise Refusal("not-asked", "somebody else is asked")
        return seat

    async def _think(self, seat: int) -> dict[str, Any]:
        match, services = self._table.match, self._table.services
        assert match is not None and match.decision is not None, "somebody is asked"
        config = services.config
        try:
            hints = await services.pool.hint(
                *(match.game, match.view(seat), match.decision),
                *(config.bot_seconds, config.playouts),
            )
        except (BotFailed, NoBots):
            log.error("hint_failed", game=match.game.name, why=match.decision.why)
            raise Refusal("bot-failed", "the bot could not say; try again") from None
        services.metrics.hints.labels(match.game.name).inc()
        return hints

    def _has_failed(self, thought: "asyncio.Task[dict[str, Any]]") -> bool:
        return thought.done() and (thought.cancelled() or thought.exception() is not None)
