"""Analyses of finished games: each is made once, piece by piece, in the spare process.

Pieces take turns with whatever else is done there, so a long analysis delays nobody for longer
than one piece. The node that works on a game says so in the database; if it falls silent, another
node may start over.
"""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Row, delete, insert, select, update

from rivalry.bots.analysis import summaries
from rivalry.core import registry
from rivalry.core.game import Game
from rivalry.core.log import GameLog
from rivalry.server.refusal import Refusal
from rivalry.server.services import Services
from rivalry.server.store.database import Conflict, StoreProblem, Write
from rivalry.server.store.schema import analyses
from rivalry.server.table.wording import parts
from rivalry.server.thinking.pool import BotFailed
from rivalry.server.thinking.turns import Share

log = structlog.get_logger("analysis")

AT_ONCE = 1  # games that a node works on at a time
WAITING = 20  # games that may be in the queue
PIECE = 0.5  # seconds; whoever has a log checked waits no longer than that
TRIES = 3  # per piece: its process may be killed
SILENT = 30.0  # seconds without a heartbeat after which a node is presumed dead
BETTER = 3  # better answers to name, at most


class Work(NamedTuple):
    """How far an analysis has got, and its text once it is done."""

    status: str  # none, working, done, failed
    done: int = 0
    total: int = 0
    data: str | None = None


class Analyses:
    """The analyses this node is working on, and the stored ones."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop working."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def look(self, table_id: str) -> Work:
        """How far the analysis of a game has got."""
        row = await self._services.store.first(
            select(analyses).where(analyses.c.game_id == table_id)
        )
        if row is None or self._is_forgotten(row):
            return Work("working" if table_id in self._tasks else "none")
        return Work(row.status, row.done, row.total, row.data)

    async def ask(self, table_id: str, finished: GameLog, share: Share) -> Work:
        """Start the analysis of a finished game unless somebody has; say how far it has got."""
        work = await self.look(table_id)
        if work.status not in ("none", "failed") or table_id in self._tasks:
            return work
        if len(self._tasks) >= WAITING:
            raise Refusal("too-many", "many games are waiting to be analysed; try again later")
        task = asyncio.create_task(self._work(table_id, finished, share), name="analysis")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table_id, None))
        return Work("working", 0, len(finished.answers))

    async def _work(self, table_id: str, finished: GameLog, share: Share) -> None:
        outcome = "failed"
        try:
            async with self._turn:
                await self._claim(table_id, len(finished.answers))
                found = await self._analyse(table_id, finished, share)
                data = await asyncio.to_thread(json.dumps, found)
                await self._note(table_id, status="done", done=len(finished.answers), data=data)
            outcome = "done"
        except Conflict:
            return  # another node works on it
        except Exception as error:
            log.error("analysis_failed", kind=type(error).__name__, game=finished.game)
            with suppress(StoreProblem):
                await self._note(table_id, status="failed")
        self._services.metrics.analyses.labels(finished.game, outcome).inc()

    async def _analyse(self, table_id: str, finished: GameLog, share: Share) -> dict[str, Any]:
        config = self._services.config
        total = len(finished.answers)
        each = registry.manifest(finished.game).judging
        each = min(each, config.analysis_seconds / max(1, total))
        text = finished.json()
        judged: list[dict[str, Any]] = []
        piece: dict[str, Any] = {"next": 0}
        while "over" not in piece or piece["next"] < total:
            piece = await self._piece(text, piece["next"], each, share)
            judged += piece["judged"]
            await self._note(table_id, done=piece["next"])
        return told(registry.load(finished.game), judged, piece)

    async def _piece(self, text: str, first: int, each: float, share: Share) -> dict[str, Any]:
        playouts = self._services.config.playouts
        for _ in range(TRIES - 1):
            try:
                return await self._services.pool.judge(text, first, each, PIECE, playouts, share)
            except BotFailed:
                log.warning("piece_failed", first=first)
        return await self._services.pool.judge(text, first, each, PIECE, playouts, share)

    # The row in the database

    def _is_forgotten(self, row: Row[Any]) -> bool:
        return bool(row.status == "working" and row.touched_at < self._silence())

    def _silence(self) -> float:
        return self._services.config.now() - SILENT

    async def _claim(self, table_id: str, total: int) -> None:
        """Note that this node is working on a game; a conflict if another node is."""
        row = analyses.c
        dead = (row.status == "failed") | (
            (row.status == "working") & (row.touched_at < self._silence())
        )
        mine = {"game_id": table_id, "status": "working", "done": 0, "total": total, "data": None}
        await self._services.store.write(
            Write(
                statements=[
                    delete(analyses).where(row.game_id == table_id, dead),
                    insert(analyses).values(touched_at=self._services.config.now(), **mine),
                ]
            )
        )

    async def _note(self, table_id: str, **news: Any) -> None:
        values = {**news, "touched_at": self._services.config.now()}
        statement = update(analyses).where(analyses.c.game_id == table_id).values(values)
        await self._services.store.write(Write(statements=[statement]))


class Weight(NamedTuple):
    """What one judged answer contributes to the summary of its seat."""

    seat: int
    loss: float
    loss_error: float
    best_value: float
    error: float


def told(game: Game, judged: Sequence[dict[str, Any]], last: dict[str, Any]) -> dict[str, Any]:
    """An analysis as `advice_model.Analysis` describes it; `last` is its last piece."""
    weights = [Weight(*(one[name] for name in Weight._fields)) for one in judged]
    seats = [_rounded(asdict(one)) for one in summaries(weights, last["scores"], last["ends"])]
    answers = [_told(game, one) for one in judged]
    return {"unit": last["unit"], "over": last["over"], "answers": answers, "seats": seats}


def _told(game: Game, judged: dict[str, Any]) -> dict[str, Any]:
    numbers = {key: judged[key] for key in ("n", "seat", "value", "truth", "loss", "error")}
    better: list[dict[str, Any]] = []
    for words, value in judged["alternatives"]:
        if words == judged["answer"]:
            break
        if value > judged["value"] and len(better) < BETTER:
            better.append({**_words(game, words), "value": round(value, 1)})
    reason = {key: judged[key] for key in ("reason", "args", "words")} if better else None
    return {
        **_rounded(numbers),
        "answer": _words(game, judged["answer"]),
        "better": better,
        "reason": reason,
    }


def _words(game: Game, words: str) -> dict[str, Any]:
    verb, args = parts(game, words)
    return {"words": words, "verb": verb, "args": args}


def _rounded(numbers: dict[str, Any]) -> dict[str, Any]:
    return {k: round(v, 1) if isinstance(v, float) else v for k, v in numbers.items()}
