"""A table's bot: it thinks in another process, about one question, until the table moves on."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from rivalry.bots import bot as bots
from rivalry.core.match import Match
from rivalry.server.protocol import Accepted, Refused
from rivalry.server.services import Services
from rivalry.server.thinking.pool import ALONE, NoBots
from rivalry.server.thinking.turns import Share

log = structlog.get_logger("bots")

AGAIN = 1.0  # seconds until an answer that could not be stored is tried again
SLACK = 1 / 15  # of the strongest level's time: what any bot may take beyond its budget

Give = Callable[[int, int, str], Awaitable[Accepted | Refused]]
"""Gives a bot's answer to the table: the seat, the place, the words."""


class Thinker:
    """What a table's bot is doing: at most one thought at a time."""

    def __init__(self, services: Services, give: Give) -> None:
        self._services = services
        self._give = give
        self._thought: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is asked and not done yet."""
        return self._thought is not None and not self._thought.done()

    def start(
        self, match: Match, n: int, level: str, pause: float, share: Share, after: float = 0.0
    ) -> None:
        """Let a bot think about the question at place `n`; an earlier thought is dropped.

        It answers for the seat that is asked. `pause` is the least time it seems to think;
        `after` is the head start, in seconds, that another node has.
        """
        self.stop()
        thought = self._think(match, n, level, pause, share, after)
        self._thought = asyncio.create_task(thought, name="bot")

    def stop(self) -> None:
        """Nobody needs an answer any longer."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    async def _think(
        self, match: Match, n: int, level: str, pause: float, share: Share, after: float
    ) -> None:
        try:
            await asyncio.sleep(after)
            await self._answer(match, n, level, pause, share)
        except Exception as error:
            # Only the kind of error: its words might quote a hand.
            log.error("bot_broken", kind=type(error).__name__, game=match.game.name)

    async def _answer(self, match: Match, n: int, level: str, pause: float, share: Share) -> None:
        loop, services = asyncio.get_running_loop(), self._services
        decision, began = match.decision, loop.time()
        assert decision is not None, "a bot is asked"
        most = services.config.bot_seconds
        seconds = budget(most, level, share)
        held = seconds + most * SLACK
        try:
            words, taken_up = await services.pool.choose(
                *(match.game, level, match.view(decision.player), decision, seconds, share, held)
            )
        except NoBots:
            return
        # The time depends on the level and the table alone: a quicker answer, because there were
        # few options, would give the hand away.
        await asyncio.sleep(max(began + pause, taken_up + held) - loop.time())
        # Everybody may read this figure, so it is the time that everybody can see.
        services.metrics.bot_seconds.observe(loop.time() - began)
        while True:
            reply = await self._give(decision.player, n, words)
            if not (isinstance(reply, Refused) and reply.code == "unavailable"):
                break
            await asyncio.sleep(AGAIN)
        if isinstance(reply, Refused) and reply.code != "stale":
            log.error("bot_refused", code=reply.code, game=match.game.name)


def budget(most: float, level: str, share: Share) -> float:
    """The seconds a bot of this level may think; the strongest gets all the server allows."""
    seconds = most * bots.SECONDS[level] / max(bots.SECONDS.values())
    return seconds if share.has_person else min(seconds, ALONE)
