"""The pool of processes in which bots think; all tables share it in the order they ask.

A table has at most one request waiting, so no table can crowd out another. A request whose table
has moved on is dropped; one that thinks too long is ended with its process.
"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog

from rivalry.core.decision import Decision
from rivalry.core.game import Game, View

log = structlog.get_logger("bots")

PATIENCE = 10.0  # seconds beyond the budget before a process is ended
MERCY = 0.25  # seconds a process may finish a thought nobody needs any more


class NoBots(Exception):
    """The pool is closed."""


class BotFailed(Exception):
    """A process ended, hung, or could not do what it was asked for."""


@dataclass
class Worker:
    """One process, or the place for one."""

    process: asyncio.subprocess.Process | None = None


class Pool:
    """Some processes, and the tables that wait for one."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: list[Worker] = []
        self._closed = False
        self._mending: set[asyncio.Task[None]] = set()
        self.failures = 0
        self.restarts = 0

    async def open(self) -> None:
        """Make place for the processes; each starts when it is first needed."""
        for _ in range(self.size):
            worker = Worker()
            self._all.append(worker)
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        for task in self._mending:
            task.cancel()
        for worker in self._all:
            await _end(worker)

    async def choose(
        self, game: Game, level: str, view: View, decision: Decision, seconds: float
    ) -> str:
        """The notation of a bot's answer; a random option if the bot fails."""
        request = {
            "game": game.name,
            "bot": level,
            "seed": random.SystemRandom().getrandbits(63),
            "seconds": seconds,
            "view": view,
            "asked": _asked(decision),
        }
        allowed = [game.text(option) for option in decision.options]
        with suppress(BotFailed):
            words = (await self._ask(request, seconds)).get("action")
            if words in allowed:
                return str(words)
        self.failures += 1
        log.error("bot_failed", game=game.name, level=level, why=decision.why)
        return random.SystemRandom().choice(allowed)

    async def hint(
        self, game: Game, view: View, decision: Decision, seconds: float, playouts: int | None
    ) -> dict[str, Any]:
        """The best answers with their reasons, from the view alone."""
        request = {
            "do": "hint",
            "game": game.name,
            "seconds": seconds,
            "iterations": playouts,
            "view": view,
            "asked": _asked(decision),
        }
        return await self._ask(request, seconds)

    async def judge(
        self, log: str, first: int, each: float, seconds: float, playouts: int | None
    ) -> dict[str, Any]:
        """Judge the answers of a finished game from `first` on, each so long, for some seconds."""
        request = {
            "do": "judge",
            "log": log,
            "first": first,
            "each": each,
            "seconds": seconds,
            "iterations": playouts,
        }
        return await self._ask(request, seconds)

    async def _ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        if self._closed:
            raise NoBots
        worker = await self._free.get()
        asking = asyncio.ensure_future(self._exchange(worker, json.dumps(request)))
        try:
            reply = await asyncio.wait_for(asyncio.shield(asking), seconds + PATIENCE)
        except asyncio.CancelledError:
            self._mend(worker, asking)
            raise
        except Exception:  # too late, or whatever a pipe says whose other end has gone
            asking.cancel()
            await _end(worker)
            self.restarts += 1
            self._free.put_nowait(worker)
            raise BotFailed from None
        self._free.put_nowait(worker)
        if "error" in reply:
            raise BotFailed
        return reply

    def _mend(self, worker: Worker, asking: "asyncio.Future[dict[str, Any]]") -> None:
        """Nobody needs the answer: let the process finish soon, or end it."""

        async def wait() -> None:
            done, _ = await asyncio.wait([asking], timeout=MERCY)
            if not done or asking.exception() is not None:
                asking.cancel()
                await _end(worker)
                self.restarts += 1
            self._free.put_nowait(worker)

        task = asyncio.create_task(wait())
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def _exchange(self, worker: Worker, request: str) -> dict[str, Any]:
        if worker.process is None or worker.process.returncode is not None:
            worker.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "rivalry.server.thinking.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a traceback could show a hand
                limit=2**20,
            )
        assert worker.process.stdin is not None and worker.process.stdout is not None
        worker.process.stdin.write(request.encode() + b"\n")
        await worker.process.stdin.drain()
        line = await worker.process.stdout.readline()
        if not line:
            raise ValueError("the process ended")
        reply: dict[str, Any] = json.loads(line)
        return reply


def _asked(decision: Decision) -> dict[str, Any]:
    return {
        "player": decision.player,
        "why": decision.why,
        "options": list(decision.options),
    }


async def _end(worker: Worker) -> None:
    process, worker.process = worker.process, None
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
