"""Fair shares of the processes in which bots think."""

import asyncio
import os
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from kit import PATIENCE, Served, wait_until

import rivalry
from rivalry.server.thinking.turns import Share, Turns


def order(requests: list[tuple[str, bool, float]]) -> list[int]:
    """In which order requests that wait are served, by one process."""
    served: list[int] = []

    async def run() -> None:
        turns = Turns(1)
        await turns.take(Share("first"), 1.0)  # the process is busy

        async def one(i: int) -> None:
            owner, has_person, seconds = requests[i]
            await turns.take(Share(owner, has_person), seconds)
            served.append(i)
            turns.give_back()

        tasks = [asyncio.create_task(one(i)) for i in range(len(requests))]
        await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*tasks)

    asyncio.run(run())
    return served


def test_people_come_before_tables_of_bots_alone() -> None:
    assert order([("t1", False, 0.1), ("t2", False, 0.1), ("ann", True, 1.5)]) == [2, 0, 1]


def test_everybody_has_the_same_share_however_many_tables_they_have() -> None:
    many = [("ann", True, 0.5)] * 6
    assert order([*many, ("bob", True, 0.5)]).index(6) == 1
    assert order([*many, ("bob", True, 0.5), ("bob", True, 0.5)])[:4] == [0, 6, 1, 7]


def test_quick_thoughts_of_one_person_come_first() -> None:
    assert order([("ann", True, 1.5), ("ann", True, 0.1), ("ann", True, 0.5)]) == [1, 2, 0]


def test_who_does_not_wait_any_more_is_passed_over() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take(Share("a"), 1.0)
        waiting = [asyncio.create_task(turns.take(Share(who), 1.0)) for who in "bc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.give_back()
        await asyncio.wait_for(waiting[1], PATIENCE)
        turns.give_back()
        await asyncio.wait_for(turns.take(Share("d"), 1.0), PATIENCE)

    asyncio.run(run())


def test_a_persons_bot_does_not_wait_for_tables_of_bots_alone(lone: Served) -> None:
    """Sixty tables of bots alone are served between the answers to a person, and not before."""
    eve, ann = lone.player(), lone.player()
    tables = [eve.table("lost-cities", "novice novice") for _ in range(60)]
    served: list[str] = []
    pool = lone.node.services.pool
    ask = pool._ask

    async def watched(request: object, seconds: float, share: Share) -> object:
        waiting, before = len(pool._turns._waiting), len(served)
        reply = await ask(request, seconds, share)  # type: ignore[arg-type]
        served.append("person" if share.has_person else "alone")
        if share.has_person and waiting > 20:
            crowded.append(served[before:].count("alone"))
        return reply

    crowded: list[int] = []
    pool._ask = watched  # type: ignore[method-assign,assignment]
    rng = random.Random(1)
    with ann.open(ann.table("lost-cities", "me novice", options={"rounds": 1})) as seat:
        for _ in range(8):
            assert seat.play(rng)
    assert crowded and max(crowded) <= 2, "a thought under way, and no more"
    assert len(tables) == 60


def test_people_have_equal_shares_and_their_quick_levels_come_first(lone: Served) -> None:
    """While the only process stands still, bots of two people wait; then each gets its turn."""
    eve, ann, bob = lone.player(), lone.player(), lone.player()
    log = {"log": rivalry.new("lost-cities", seed=3).log.json()}
    bob.post("/api/verify", log)
    [worker] = lone.node.services.pool._all
    assert worker.process is not None, "a process did it"
    os.kill(worker.process.pid, signal.SIGSTOP)
    turns = lone.node.services.pool._turns
    taken: list[Any] = []

    def watch() -> None:
        for request in turns._waiting:
            request.turn.add_done_callback(lambda _, request=request: taken.append(request))

    with ThreadPoolExecutor(1) as thread:
        busy = thread.submit(bob.post, "/api/verify", log)
        wait_until(lambda: not lone.node.services.pool._free)
        for player, levels in ((eve, "master strong novice master strong novice"), (ann, "strong")):
            for level in [*levels.split(), "novice"]:
                player.table("lost-cities", f"{level} me", options={"starter": 0})
        wait_until(lambda: len(turns._waiting) == 9)
        lone.inside(watch)
        os.kill(worker.process.pid, signal.SIGCONT)
        wait_until(lambda: len(taken) == 9)
        assert busy.result()
    hers, last = lone.node.accounts.player(ann.cookie), 0
    seconds: dict[bool, list[float]] = {True: [], False: []}  # by whether they are Ann's
    for i, request in enumerate(taken):
        is_anns = request.share.owner == hers
        seconds[is_anns].append(request.seconds)
        last = i if is_anns else last
    assert all(found == sorted(found) for found in seconds.values()), "the quick ones come first"
    before = [request.seconds for request in taken[:last] if request.share.owner != hers]
    assert sum(before) <= sum(seconds[True]), "Eve's seven tables are not seven shares"


@pytest.mark.parametrize("path", ["/api/verify", "/api/tables/import"])
def test_replaying_a_log_stops_nobody(lone: Served, path: str) -> None:
    """It is done in a process of its own: while that stands still, the server answers others."""
    body: dict[str, object] = {"log": rivalry.new("lost-cities", seed=3).log.json()}
    if path.endswith("import"):
        body["seats"] = ["me", "person"]
    ann, bob = lone.player(), lone.player()
    ann.post(path, body)
    [worker] = lone.node.services.pool._all
    assert worker.process is not None, "a process did it"
    os.kill(worker.process.pid, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as thread:
        replaying = thread.submit(ann.post, path, body)
        wait_until(lambda: not lone.node.services.pool._free)
        with bob.open(bob.table()) as seat:
            seat.send(type="ping")
            seat.kind("pong")
        assert not replaying.done()
        os.kill(worker.process.pid, signal.SIGCONT)
        assert replaying.result()
