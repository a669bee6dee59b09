"""The processes in which bots think and logs are replayed; all tables share them.

A request waits for a place in its lane. Whoever waits notices how long others have theirs, so a
place that a person's bot has is held for the whole time of its level, however soon the bot is done:
only then does nobody learn whether it had a choice. That costs no more than it must, because there
are more places than the processors could fill if every thought took all of its time.

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

from rivalry.bots import bot as bots
from rivalry.bots.spread import ONE_CORE
from rivalry.core.decision import Decision
from rivalry.core.game import Game, View
from rivalry.server.thinking.origin import Origins
from rivalry.server.thinking.turns import Share, Turns

log = structlog.get_logger("bots")

PATIENCE = 10.0  # seconds beyond the budget before a process is killed
MERCY = 0.25  # seconds in which a process may finish a thought that nobody needs any longer
ALONE = 0.5  # seconds for a bot's answer where no person plays
CHECK = 5.0  # seconds that the replay of a log may take, besides PATIENCE
UNHURRIED = 60.0  # seconds for what nobody waits for
REPLAYED = 500  # answers a second, on a slow and busy machine
QUICK = frozenset(("random", *bots.LEVELS[:-1]))  # they answer within milliseconds: no search
QUICK_PLACES = 64  # their thoughts are done long before their places are free again
SEARCHES = 2  # per worker: a search is often over before its time, and some questions need none
LONGEST = 2**22  # bytes of a reply


class NoBots(Exception):
    """The pool is closed."""


class BotFailed(Exception):
    """A process ended, hung, or could not do what it was asked for."""


@dataclass
class Worker:
    """One process, or the place for one."""

    process: asyncio.subprocess.Process | None = None


class Lane:
    """The processes for requests of one kind, and the places of whoever uses them.

    Where there are more places than processes, a process goes on to the next place when it is done.
    That is not noticed as long as each is done before its place is given back.
    """

    def __init__(self, places: int, processes: int) -> None:
        self.turns = Turns(places)
        self.workers = [Worker() for _ in range(processes)]
        self.is_shared = places > processes
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)


class Pool:
    """The lanes: what one of them is busy with does not hold up the others.

    `size` is how many processors are meant for bots that search.
    """

    def __init__(self, size: int) -> None:
        self.quick = Lane(QUICK_PLACES, 1)
        self.search = Lane(size * SEARCHES, size * SEARCHES)
        self.spare = Lane(1, 1)  # replays, trials, analyses, and tables without a person
        self.origins = Origins()
        self._closed = False
        self._serving: set[asyncio.Task[None]] = set()
        self.failures = 0
        self.restarts = 0

    @property
    def workers(self) -> list[Worker]:
        """All processes; each starts when it is first needed."""
        return [*self.quick.workers, *self.search.workers, *self.spare.workers]

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        for worker in self.workers:
            await _end(worker)

    async def choose(
        self,
        game: Game,
        level: str,
        view: View,
        decision: Decision,
        seconds: float,
        share: Share,
        held: float = 0.0,
    ) -> tuple[str, float]:
        """The notation of a bot's answer, and when the question got its place.

        If the bot fails, the answer is any of the options. Where a person plays, the place is held
        for at least `held` seconds, even if nobody needs the answer any longer.
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
            if share.has_person:
                lane = self.quick if level in QUICK else self.search
                reply, taken_up = await self._ask(lane, request, seconds, share, held)
            else:
                reply, taken_up = await self._ask(self.spare, request, seconds, share)
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
        # What there is to think about follows from the hand of whoever asks.
        return (await self._ask(self.search, request, seconds, share, held=seconds))[0]

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
        return (await self._ask(self.spare, request, seconds, share))[0]

    async def verify(
        self, log: str, commitment: str | None, lots: Sequence[str], share: Share
    ) -> dict[str, Any]:
        """Whether a log is fair, and in words why or why not."""
        request = {"do": "verify", "log": log, "commitment": commitment, "lots": list(lots)}
        return (await self._ask(self.spare, request, CHECK, share))[0]

    async def read_log(self, log: str, seed: str, share: Share) -> dict[str, Any]:
        """What a log from elsewhere holds (see `fairness.read`), or under `bad` what is wrong.

        Chance continues from `seed` if the log has none.
        """
        request = {"do": "read", "log": log, "seed": seed}
        return (await self._ask(self.spare, request, CHECK, share))[0]

    async def save(self, request: dict[str, Any], share: Share) -> str:
        """The position that a match can be resumed from, found by replaying its answers."""
        seconds = UNHURRIED + len(request["answers"]) / REPLAYED
        reply, _ = await self._ask(self.spare, {"do": "save", **request}, seconds, share)
        return str(reply["saved"])

    async def meet(self, request: dict[str, Any], share: Share) -> dict[str, Any]:
        """A game between two decks, as `core.deck.Laboratory` plays it."""
        return (await self._ask(self.spare, {"do": "meet", **request}, UNHURRIED, share))[0]

    async def _ask(
        self, lane: Lane, request: dict[str, Any], seconds: float, share: Share, held: float = 0.0
    ) -> tuple[dict[str, Any], float]:
        """The reply of a process, and when the request got its place."""
        if self._closed:
            raise NoBots
        await lane.turns.take(share, seconds)
        loop = asyncio.get_running_loop()
        taken_up = loop.time()
        reply: asyncio.Future[dict[str, Any]] = loop.create_future()
        serving = asyncio.create_task(self._serve(lane, request, seconds, taken_up + held, reply))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        try:
            found = await reply
        except asyncio.CancelledError:
            # A place that is held is held to its end: when it is free again must not depend on
            # whether the bot was done.
            if not held:
                loop.call_later(MERCY, serving.cancel)
            raise
        if "error" in found:
            raise BotFailed
        return found, taken_up

    async def _serve(
        self,
        lane: Lane,
        request: dict[str, Any],
        seconds: float,
        until: float,
        reply: "asyncio.Future[dict[str, Any]]",
    ) -> None:
        """Have a process answer, and give the place back no sooner than `until`."""
        worker: Worker | None = None
        found: dict[str, Any] = {"error": "ended"}
        try:
            worker = await lane.idle.get()
            if not reply.done():  # somebody still needs it
                found = await self._reply(worker, request, seconds)
            if lane.is_shared:
                lane.idle.put_nowait(worker)
                worker = None
            if not reply.done():
                reply.set_result(found)
            await asyncio.sleep(until - asyncio.get_running_loop().time())
        finally:
            if not reply.done():
                reply.set_result(found)
            if worker is not None:
                lane.idle.put_nowait(worker)
            lane.turns.give_back()

    async def _reply(
        self, worker: Worker, request: dict[str, Any], seconds: float
    ) -> dict[str, Any]:
        """The reply of this process; one that does not give any is ended."""
        try:
            async with asyncio.timeout(seconds + PATIENCE):
                return await self._exchange(worker, json.dumps(request))
        except BaseException as error:
            await _end(worker)
            self.restarts += 1
            if isinstance(error, Exception):  # too late, or what a pipe raises at its end
                return {"error": type(error).__name__}
            raise

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
