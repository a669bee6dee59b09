"""Fair shares of the processes in which bots think."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from kit import PATIENCE, Served, wait_until

import rivalry
from rivalry.games.catan_rivals import deck_report
from rivalry.server.thinking.pool import Worker
from rivalry.server.thinking.turns import Share, Turns

SAMPLES = deck_report.samples()
TRIAL = {
    "game": "catan-rivals",
    "deck": SAMPLES["alma-mater"],
    "rivals": [SAMPLES["maritime-trade"]],
    "deals": 1,
    "level": "novice",
}


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


@contextmanager
def standing_still(workers: list[Worker]) -> Iterator[None]:
    """These processes stand still, like one that has very much to do."""
    ids = [worker.process.pid for worker in workers if worker.process is not None]
    assert ids, "a process has been needed"
    for id_ in ids:
        os.kill(id_, signal.SIGSTOP)
    try:
        yield
    finally:
        for id_ in ids:
            os.kill(id_, signal.SIGCONT)


@pytest.mark.parametrize("level", ["novice", "master"])
def test_a_persons_bot_waits_for_nothing_else(lone: Served, level: str) -> None:
    """Sixty tables of bots alone, a trial of decks, a log to check, a long table to keep: while the
    process that does all of it stands still, a person's bots answer."""
    pool = lone.node.services.pool
    eve, ann, bob = lone.player(), lone.player(), lone.player()
    log = {"log": rivalry.new("lost-cities", seed=3).log.json()}
    bob.post("/api/verify", log)
    rng = random.Random(1)
    with ThreadPoolExecutor(2) as thread, standing_still(pool.spare.workers):
        checked = thread.submit(bob.post, "/api/verify", log)
        tried = thread.submit(eve.http.post, "/api/decks/trial", json=TRIAL)
        for _ in range(60):
            eve.table("lost-cities", "novice novice")
        wait_until(lambda: len(pool.spare.turns._waiting) >= 61)
        with ann.open(ann.table("lost-cities", f"me {level}", options={"rounds": 1})) as seat:
            for _ in range(8):
                assert seat.play(rng)
        assert not checked.done() and not tried.done()
    assert checked.result() and tried.result()


def test_a_log_is_checked_while_peoples_bots_are_busy(lone: Served) -> None:
    """So how long the check takes does not tell what a bot is thinking about."""
    pool = lone.node.services.pool
    ann, bob = lone.player(), lone.player()
    for level in ("novice", "master"):
        with ann.open(ann.table("lost-cities", f"{level} me", options={"starter": 0})) as seat:
            assert seat.my_turn()
    with standing_still([*pool.quick.workers, *pool.search.workers]):
        assert bob.post("/api/verify", {"log": rivalry.new("lost-cities", seed=3).log.json()})


def test_people_have_equal_shares_and_their_quick_levels_come_first(lone: Served) -> None:
    """While others have all places, bots of two people wait; then each gets its turn."""
    eve, ann = lone.player(), lone.player()
    turns = lone.node.services.pool.search.turns
    places, others = turns._free, Share("others")
    taken: list[Any] = []

    def watch() -> None:
        for request in turns._waiting:
            request.turn.add_done_callback(partial(note, request))

    def note(request: Any, _: object) -> None:
        taken.append(request)

    for _ in range(places):
        lone.inside(lambda: turns.take(others, 1.0))
    for player, levels in ((eve, "master learned " * 3), (ann, "master")):
        for level in [*levels.split(), "learned"]:
            player.table("lost-cities", f"{level} me", options={"starter": 0})
    wait_until(lambda: len(turns._waiting) == 9)
    lone.inside(watch)
    for _ in range(places):
        lone.inside(turns.give_back)
    wait_until(lambda: len(taken) == 9)
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
    spare = lone.node.services.pool.spare
    with ThreadPoolExecutor(1) as thread:
        with standing_still(spare.workers):
            replaying = thread.submit(ann.post, path, body)
            wait_until(lambda: not spare.turns._free)
            with bob.open(bob.table()) as seat:
                seat.send(type="ping")
                seat.kind("pong")
            assert not replaying.done()
        assert replaying.result()
