"""Hints for the player who is asked, on request, where all others are bots."""

import asyncio
from typing import Any

import structlog

from rivalry.core.match import Match
from rivalry.server.refusal import Refusal
from rivalry.server.services import Services
from rivalry.server.thinking.pool import BotFailed, NoBots
from rivalry.server.thinking.turns import Share

log = structlog.get_logger("bots")


class Adviser:
    """The hints of a table: one for each question, worked out in another process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._n = -1  # the place of the question being thought about
        self._thought: asyncio.Task[dict[str, Any]] | None = None

    def ask(self, match: Match, n: int, share: Share) -> "asyncio.Task[dict[str, Any]]":
        """The thought about the question at place `n`: the one under way, or a new one."""
        if self._thought is None or _has_failed(self._thought):
            self._n = n
            self._thought = asyncio.create_task(self._think(match, share), name="hint")
        return self._thought

    def follow(self, n: int) -> None:
        """The table is at this place: a hint for an older question is dropped."""
        if self._n != n:
            self.stop()

    def stop(self) -> None:
        """Nobody needs a hint any longer."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    async def _think(self, match: Match, share: Share) -> dict[str, Any]:
        services, decision = self._services, match.decision
        assert decision is not None, "somebody is asked"
        config = services.config
        try:
            hints = await services.pool.hint(
                *(match.game, match.view(decision.player), decision),
                *(config.bot_seconds, config.playouts, share),
            )
        except (BotFailed, NoBots):
            log.error("hint_failed", game=match.game.name, why=decision.why)
            raise Refusal("bot-failed", "the bot failed; try again") from None
        services.metrics.hints.labels(match.game.name).inc()
        return hints


async def result(thought: "asyncio.Task[dict[str, Any]]") -> dict[str, Any]:
    """Wait for a hint; if whoever asked goes away, others may still want it."""
    await asyncio.wait([thought])
    if thought.cancelled():
        raise Refusal("stale", "the table has moved on")
    return thought.result()


def _has_failed(thought: "asyncio.Task[dict[str, Any]]") -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
