"""Keeps a snapshot of a long table every `EVERY` rows, once its position has been checked."""

import asyncio
import json
from contextlib import suppress
from typing import Any
from zlib import compress

import structlog
from sqlalchemy import delete, insert

from rivalry.core.match import MARK
from rivalry.server.services import Services
from rivalry.server.store.database import StoreProblem, Write
from rivalry.server.store.schema import snapshots
from rivalry.server.table.situation import Base, Situation
from rivalry.server.table.snapshot import Taken, pack, take
from rivalry.server.thinking.pool import BotFailed, NoBots
from rivalry.server.thinking.turns import Share

log = structlog.get_logger("tables")

EVERY = 128  # rows


class Keeper:
    """The snapshots of one table: at most one is made at a time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tried = 0  # the number of rows when one was last begun
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a snapshot is being made."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Nobody needs one any longer."""
        if self._task is not None:
            self._task.cancel()

    def follow(self, s: Situation) -> None:
        """The table has moved on; begin a snapshot if it is time."""
        kept = max(self._tried, 0 if s.base is None else s.base.rows)
        if s.match is None or s.n - kept < EVERY or self.is_busy:
            return
        saved = s.match.saved()
        if saved is None:
            return
        self._tried = s.n
        n = saved["n"]
        packed = compress(json.dumps(saved, sort_keys=True).encode(), 1)
        base = Base(packed, n, s.standing.given[n - 1].n, s.n)
        keep = self._keep(s, base, _request(s, base), take(s, base))
        self._task = asyncio.create_task(keep, name="snapshot")

    async def _keep(self, s: Situation, base: Base, request: dict[str, Any], data: Taken) -> None:
        try:
            # In another process, when nobody's bot needs it.
            found = await self._services.pool.save(request, Share(s.head.id, has_person=False))
        except (BotFailed, NoBots):
            return
        if found != base.saved:
            log.error("snapshot_differs", game=s.head.game)
            return
        old = delete(snapshots).where(snapshots.c.game_id == s.head.id)
        packed = await asyncio.to_thread(pack, data)
        new = insert(snapshots).values(game_id=s.head.id, n=base.rows, data=packed)
        with suppress(StoreProblem):  # another node was faster, or the disk is full: no harm
            await self._services.store.write(Write(statements=[old, new]))
            s.base = base


def _request(s: Situation, base: Base) -> dict[str, Any]:
    """What another process needs to arrive at the same position, starting from the last one."""
    assert s.match is not None, "a saved position has a match"
    known = s.base if s.base is not None and s.base.fits(s.standing) else None
    first = 0 if known is None else known.n
    return {
        "game": s.head.game,
        "options": s.match.options,
        "seed": s.head.seed,
        "base": None if known is None else known.saved,
        "answers": s.match.answers_since(first)[: base.n + MARK - first],
    }
