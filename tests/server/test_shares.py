"""Fair shares of the processes in which bots think."""

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from kit import PATIENCE, Served, served, wait_until

import rivalry
from rivalry.games.catan_rivals import deck_report
from rivalry.server.thinking.origin import Origins
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
    shares = [Share(owner, has_person) for owner, has_person, _ in requests]
    return order_of(shares, [seconds for _, _, seconds in requests])


def order_of(shares: list[Share], seconds: list[float] | None = None) -> list[int]:
    """In which order requests with these shares are served, by one process."""
    taken: list[int] = []

    async def run() -> None:
        turns = Turns(1)
        await turns.take(Share("first"), 1.0)  # the process is busy

        async def one(i: int) -> None:
            await turns.take(shares[i], seconds[i] if seconds else 1.0)
            taken.append(i)
            turns.give_back()

        tasks = [asyncio.create_task(one(i)) for i in range(len(shares))]
        await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*tasks)

    asyncio.run(run())
    return taken


def take_all(server: Served) -> Callable[[], list[Any]]:
    """Others take all places for searches. What this returns gives them back, and then returns the
    requests that were waiting, in the order in which they get their turns."""
    turns = server.node.services.pool.search.turns
    places, taken = turns._free, []
    for _ in range(places):
        server.inside(lambda: turns.take(Share("others"), 1.0))

    def note(request: Any, _: object) -> None:
        taken.append(request)

    def give_back() -> list[Any]:
        waiting = list(turns._waiting)
        for request in waiting:
            request.turn.add_done_callback(partial(note, request))
        for _ in range(places):
            turns.give_back()
        return waiting

    def go_on() -> list[Any]:
        waiting = server.inside(give_back)
        wait_until(lambda: len(taken) == len(waiting))
        return taken

    return go_on


def wait_for(server: Served, requests: int) -> None:
    """Wait until so many requests wait for a place to search."""
    wait_until(lambda: len(server.node.services.pool.search.turns._waiting) == requests)


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
    go_on = take_all(lone)
    for player, levels in ((eve, "master learned " * 3), (ann, "master")):
        for level in [*levels.split(), "learned"]:
            player.table("lost-cities", f"{level} me", options={"starter": 0})
    wait_for(lone, 9)
    taken = go_on()
    hers, last = lone.node.accounts.player(ann.cookie), 0
    seconds: dict[bool, list[float]] = {True: [], False: []}  # by whether they are Ann's
    for i, request in enumerate(taken):
        is_anns = request.share.owner == hers
        seconds[is_anns].append(request.seconds)
        last = i if is_anns else last
    assert all(found == sorted(found) for found in seconds.values()), "the quick ones come first"
    before = [request.seconds for request in taken[:last] if request.share.owner != hers]
    assert sum(before) <= sum(seconds[True]), "Eve's seven tables are not seven shares"


def test_many_guests_of_one_address_have_one_share(lone: Served) -> None:
    """Sixty guests who come from one network, each with a table, and one person from elsewhere."""
    go_on = take_all(lone)
    for i in range(61):
        guest = lone.player()
        address = "192.0.2.7" if i == 60 else f"2001:db8::{i + 1:x}"
        guest.http.headers["x-forwarded-for"] = address
        guest.table("lost-cities", "master me", options={"starter": 0})
    wait_for(lone, 61)
    last = lone.node.accounts.player(guest.cookie)
    assert [request.share.owner for request in go_on()].index(str(last)) <= 1


def test_a_player_counts_where_they_act(lone: Served) -> None:
    ann = lone.player()
    ann.http.headers["x-forwarded-for"] = "192.0.2.7"
    table = ann.table("lost-cities", "me novice", options={"starter": 0})
    origins, hers = lone.node.services.pool.origins, lone.node.accounts.player(ann.cookie)
    assert hers is not None and origins.of(hers) == "192.0.2.7"
    with ann.open(table) as seat:  # her socket comes from here
        assert seat.play(random.Random(1))["type"] == "accepted"
    assert origins.of(hers) == "127.0.0.1"


def test_an_address_is_forgotten_when_its_player_has_not_acted_for_an_hour() -> None:
    now = [0.0]
    origins = Origins(lambda: now[0])
    origins.note("ann", "192.0.2.7")
    now[0] = 3000.0
    origins.note("bob", "192.0.2.8")
    assert [origins.of(who) for who in ("ann", "bob")] == ["192.0.2.7", "192.0.2.8"]
    now[0] = 4000.0
    assert [origins.of(who) for who in ("ann", "bob")] == ["", "192.0.2.8"]
    assert "ann" not in origins._found


def test_players_of_one_address_have_the_same_share_of_it() -> None:
    eve = [Share("eve", address="a")] * 3
    bob = Share("bob", address="a")
    assert order_of([*eve, bob, Share("ann", address="b")]) in ([0, 4, 3, 1, 2], [0, 4, 3, 2, 1])


def test_a_table_whose_person_is_away_gets_what_is_left(folder: Path) -> None:
    """A bot stands in for her, so nobody waits for the bots there, until she is back."""
    now, shares = [1_800_000_000.0], []
    with served(folder / "data", now=lambda: now[0]) as server:
        pool, ann = server.node.services.pool, server.player()
        choose = pool.choose

        async def watched(*args: Any) -> tuple[str, float]:
            shares.append(next(one for one in args if isinstance(one, Share)))
            return await choose(*args)

        pool.choose = watched  # type: ignore[method-assign,assignment]
        table = ann.table(
            "lost-cities",
            "me novice",
            settings={"absence": {"after": 60.0, "rule": "bot"}},
            options={"starter": 1},
        )
        with ann.open(table) as seat:
            assert seat.my_turn() and shares and all(share.has_person for share in shares)
        shares.clear()

        def later() -> bool:
            now[0] += 30.0
            return len(shares) > 3

        wait_until(later)
        assert {(share.owner, share.has_person) for share in shares} == {(table, False)}
        ann.do(table, "back")
        inside = server.inside(lambda: server.node.tables.get(table))
        shares.clear()
        with ann.open(table) as seat:
            while seat.play(random.Random(1)) and not shares:
                assert inside.standing.status == "playing"
        assert all(share.has_person for share in shares)


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
