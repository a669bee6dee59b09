"""The processes in which bots think and logs are replayed; all tables share them.

A table has at most one thought waiting. A request whose table has moved on is dropped; one that
takes too long is killed with its process.
"""

import asyncio
import json
import os
import random
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog

from rivalry.bots.spread import ONE_CORE
from rivalry.core.decision import Decision
from rivalry.core.game import Game, View
from rivalry.server.thinking.turns import Share, Turns

log = structlog.get_logger("bots")

PATIENCE = 10.0  # seconds beyond the budget before a process is killed
MERCY = 0.25  # seconds in which a process may finish a thought that nobody needs any longer
ALONE = 0.5  # seconds for a bot's answer where no person plays: no person's bot waits longer
CHECK = 5.0  # seconds that the replay of a log may take, besides PATIENCE
UNHURRIED = 60.0  # seconds for what nobody waits for
REPLAYED = 500  # answers a second, on a slow and busy machine
LONGEST = 2**22  # bytes of a reply


class NoBots(Exception):
    """The pool is closed."""


class BotFailed(Exception):
    """A process ended, hung, or could not do what it was asked for."""


@dataclass
class Worker:
    """One process, or the place for one."""

    process: asyncio.subprocess.Process | None = None


class Pool:
    """Some processes, and the requests waiting for one."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._turns = Turns(size)
        self._free: list[Worker] = []
        self._all: list[Worker] = []
        self._closed = False
        self._mending: set[asyncio.Task[None]] = set()
        self.failures = 0
        self.restarts = 0

    async def open(self) -> None:
        """Make room for the processes; each starts when it is first needed."""
        self._all = [Worker() for _ in range(self.size)]
        self._free = self._all[:]

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        for task in self._mending:
            task.cancel()
        for worker in self._all:
            await _end(worker)

    async def choose(
        self,
        game: Game,
        level: str,
        view: View,
        decision: Decision,
        seconds: float,
        share: Share,
    ) -> tuple[str, float]:
        """The notation of a bot's answer, and when a process took the question up.

        If the bot fails, the answer is any of the options.
        """
        request = {
            "game": game.name,
            "bot": level,
            "seed": random.SystemRandom().getrandbits(63),
            "seconds": seconds,
            "view": view,
            "asked": _asked(decision),
        }
        allowed = [game.text(option) for option in decision.options]
        taken_up = asyncio.get_running_loop().time()
        with suppress(BotFailed):
            reply, taken_up = await self._ask(request, seconds, share)
            if reply.get("action") in allowed:
                return str(reply["action"]), taken_up
        self.failures += 1
        log.error("bot_failed", game=game.name, level=level, why=decision.why)
        return random.SystemRandom().choice(allowed), taken_up

    async def hint(
        self,
        game: Game,
        view: View,
        decision: Decision,
        seconds: float,
        playouts: int | None,
        share: Share,
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
        return (await self._ask(request, seconds, share))[0]

    async def judge(
        self, log: str, first: int, each: float, seconds: float, playouts: int | None, share: Share
    ) -> dict[str, Any]:
        """Judge a finished game's answers from `first` on: `each` for one, `seconds` in all."""
        request = {
            "do": "judge",
            "log": log,
            "first": first,
            "each": each,
            "seconds": seconds,
            "iterations": playouts,
        }
        return (await self._ask(request, seconds, share))[0]

    async def verify(
        self, log: str, commitment: str | None, lots: Sequence[str], share: Share
    ) -> dict[str, Any]:
        """Whether a log is fair, and in words why or why not."""
        request = {"do": "verify", "log": log, "commitment": commitment, "lots": list(lots)}
        return (await self._ask(request, CHECK, share))[0]

    async def read_log(self, log: str, seed: str, share: Share) -> dict[str, Any]:
        """What a log from elsewhere holds (see `fairness.read`), or under `bad` what is wrong.

        Chance continues from `seed` if the log has none.
        """
        request = {"do": "read", "log": log, "seed": seed}
        return (await self._ask(request, CHECK, share))[0]

    async def save(self, request: dict[str, Any], share: Share) -> str:
        """The position that a match can be resumed from, found by replaying its answers."""
        seconds = UNHURRIED + len(request["answers"]) / REPLAYED
        return str((await self._ask({"do": "save", **request}, seconds, share))[0]["saved"])

    async def meet(self, request: dict[str, Any], share: Share) -> dict[str, Any]:
        """A game between two decks, as `core.deck.Laboratory` plays it."""
        return (await self._ask({"do": "meet", **request}, UNHURRIED, share))[0]

    async def _ask(
        self, request: dict[str, Any], seconds: float, share: Share
    ) -> tuple[dict[str, Any], float]:
        """The reply of a process, and when it took the request up."""
        if self._closed:
            raise NoBots
        await self._turns.take(share, seconds)
        taken_up = asyncio.get_running_loop().time()
        worker = self._free.pop()
        asking = asyncio.ensure_future(self._exchange(worker, json.dumps(request)))
        try:
            async with asyncio.timeout(seconds + PATIENCE):
                reply = await asyncio.shield(asking)
        except asyncio.CancelledError:
            self._mend(worker, asking)
            raise
        except Exception:  # too late, or whatever a pipe raises when its other end is gone
            asking.cancel()
            await _end(worker)
            self.restarts += 1
            self._give_back(worker)
            raise BotFailed from None
        self._give_back(worker)
        if "error" in reply:
            raise BotFailed
        return reply, taken_up

    def _give_back(self, worker: Worker) -> None:
        self._free.append(worker)
        self._turns.give_back()

    def _mend(self, worker: Worker, asking: "asyncio.Future[dict[str, Any]]") -> None:
        """Nobody needs the answer: let the process finish soon, or end it."""

        async def wait() -> None:
            done, _ = await asyncio.wait([asking], timeout=MERCY)
            if not done or asking.exception() is not None:
                asking.cancel()
                await _end(worker)
                self.restarts += 1
            self._give_back(worker)

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
                env={**os.environ, **ONE_CORE},
                limit=LONGEST,
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
        "amount": decision.amount,
    }


async def _end(worker: Worker) -> None:
    process, worker.process = worker.process, None
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
