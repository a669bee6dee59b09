"""Sessions: ended everywhere and for good, on one node or on many, and no good one replaced."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kit import PATIENCE, Player, Served, new_database, served, wait_until
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from rivalry.server import run
from rivalry.server.people import account
from rivalry.server.store.database import Write


@contextmanager
def two_nodes(postgres: str, folder: Path) -> Iterator[tuple[Served, Served, list[Any]]]:
    """Two nodes; what the second one is told waits in a list until the test passes it on."""
    database = new_database(postgres)
    late: list[Any] = []
    with served(folder / "one", database) as one:
        two = served(folder / "two", database)
        hear = two.node._hear
        two.node._hear = late.append  # type: ignore[method-assign]
        with two:
            two.node._hear = hear  # type: ignore[method-assign]
            yield one, two, late


def pass_on(node: Served, late: list[Any]) -> None:
    """Let a node hear what it was told."""
    wait_until(lambda: any("session" in news for news in late))
    while late:
        news = late.pop(0)
        node.inside(lambda news=news: node.node._hear(news))


def named(server: Served) -> Player:
    ann = server.player()
    ann.post("/api/me")
    ann.post("/api/me/name", {"name": "Ann", "password": "correct horse"})
    return ann


def change_password(
    player: Player, old: str = "correct horse", new: str = "battery staple"
) -> None:
    reply = player.http.put("/api/me/password", json={"old": old, "new": new})
    assert reply.status_code == 200, reply.text


def test_a_cookie_that_a_node_has_not_heard_of_is_not_replaced(postgres: str, folder: Path) -> None:
    with two_nodes(postgres, folder) as (one, two, late):
        ann = named(one)
        table = ann.table()
        older = two.player(rivalry=ann.cookie)
        assert older.get("/api/me")["name"] == "Ann"
        change_password(ann)
        moved = two.player(rivalry=ann.cookie)
        assert moved.post("/api/me")["name"] == "Ann"
        assert moved.cookie == ann.cookie, "a good cookie is never replaced"
        with moved.open(table) as seat:
            assert seat.news["you"] == 0
        assert older.get("/api/me") is None, (
            "who has seen the newer one knows that it is the newest"
        )
        pass_on(two, late)
        assert moved.get("/api/me")["name"] == "Ann"


def test_of_ends_on_two_nodes_none_is_lost(postgres: str, folder: Path) -> None:
    with two_nodes(postgres, folder) as (one, two, late):
        ann = named(one)
        elsewhere = two.player(rivalry=ann.cookie)
        assert elsewhere.get("/api/me")["name"] == "Ann"
        change_password(ann)
        after_that = ann.cookie
        elsewhere.post("/api/sign-out")  # the second node has not heard of the new password
        wait_until(lambda: one.player(rivalry=after_that).get("/api/me") is None)
        pass_on(two, late)
        assert two.player(rivalry=after_that).get("/api/me") is None
        again = one.player()
        again.post("/api/sign-in", {"name": "Ann", "password": "battery staple"})
        assert two.player(rivalry=again.cookie).get("/api/me")["name"] == "Ann"


def test_a_session_that_ends_while_sessions_are_read_stays_ended(server: Served) -> None:
    ann = named(server)
    stolen = server.player(rivalry=ann.cookie)
    accounts, store = server.node.accounts, server.node.store
    read_all = store.all

    async def meanwhile() -> None:
        async def slowly(statement: Any) -> Any:
            rows = await read_all(statement)
            read.set()
            await ended.wait()
            return rows

        read, ended = asyncio.Event(), asyncio.Event()
        store.all = slowly  # type: ignore[method-assign]
        reading = asyncio.ensure_future(accounts.read_sessions())
        await read.wait()
        store.all = read_all  # type: ignore[method-assign]
        player = accounts.player(ann.cookie)
        assert player is not None
        await accounts.end_sessions(player, server.node.services.node)
        ended.set()
        await reading

    server.inside(meanwhile)
    assert stolen.get("/api/me") is None


def test_sockets_of_sessions_whose_end_was_missed_are_closed(server: Served) -> None:
    """As after a break in the connection to the other nodes."""
    ann = named(server)
    table = ann.table()
    seat = ann.open(table).ready()
    player = server.node.accounts.player(ann.cookie)
    assert player is not None
    ended = "UPDATE players SET session = session + 1"
    store = server.node.store
    server.inside(lambda: store.write(Write(statements=[text(ended)])))
    server.inside(server.node._catch_up)
    assert seat.closed() == 1001
    assert ann.get("/api/me") is None


class Held:
    """A table that is slow to be found, so that something can happen while a socket is opened."""

    def __init__(self, server: Served, until: Any) -> None:
        self.waiting = threading.Event()
        found = server.node.tables.get

        async def get(table_id: str) -> Any:
            table = await found(table_id)
            self.waiting.set()
            while not until():
                await asyncio.sleep(0.01)
            return table

        server.node.tables.get = get  # type: ignore[method-assign]


def first_word(player: Player, table: str) -> Any:
    """Open a socket; the code it is closed with, or the first message if it is not."""
    seat = player.open(table)
    try:
        return seat.hear()
    except ConnectionClosed:
        return seat.web.close_code


def test_a_socket_opened_while_its_player_signs_out_is_closed(server: Served) -> None:
    ann = named(server)
    table = ann.table("lost-cities", "me random")
    twin = server.player(rivalry=ann.cookie)
    done = threading.Event()
    held = Held(server, done.is_set)
    with ThreadPoolExecutor(1) as thread:
        opening = thread.submit(first_word, twin, table)
        assert held.waiting.wait(PATIENCE)
        ann.post("/api/sign-out")
        done.set()
        assert opening.result(PATIENCE) == 1001, "and it was told nothing"


def test_a_socket_opened_while_the_server_stops_is_told_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "FAREWELL", PATIENCE)
    with served(folder / "data") as server, ThreadPoolExecutor(1) as thread:
        ann = server.player()
        table = ann.table("lost-cities", "me random")
        held = Held(server, lambda: server.node.stopping)
        opening = thread.submit(first_word, ann, table)
        assert held.waiting.wait(PATIENCE)
        server._server.should_exit = True
        assert opening.result(PATIENCE) == 1001


def test_signing_out_voids_a_link_unless_it_is_the_only_way_back(server: Served) -> None:
    ann, guest = named(server), server.player()
    guest.post("/api/me")
    name = guest.get("/api/me")["name"]
    links = [{"token": who.post("/api/me/recovery")["token"]} for who in (ann, guest)]
    ann.post("/api/sign-out"), guest.post("/api/sign-out")
    assert server.player().post("/api/recover", links[0], 401)["code"] == "wrong-token"
    assert server.player().post("/api/recover", links[1])["name"] == name
    assert server.player().post("/api/sign-in", {"name": "Ann", "password": "correct horse"})


def test_passwords_are_hashed_a_few_at_a_time(server: Served) -> None:
    """Each takes 64 MiB: of many who sign in at once, most wait."""
    accounts = server.node.accounts
    asked: list[str] = []
    inside: set[int] = set()
    most = 0
    go = threading.Event()
    judge = accounts._is_right

    async def ask(hashed: str, password: str) -> bool:
        asked.append(password)
        return await judge(hashed, password)

    def hash_slowly(hashed: str, password: str) -> bool:
        nonlocal most
        inside.add(threading.get_ident())
        most = max(most, len(inside))
        go.wait(PATIENCE)
        inside.discard(threading.get_ident())
        return False

    accounts._is_right = ask  # type: ignore[method-assign]
    accounts._matches = hash_slowly  # type: ignore[method-assign]
    given = {"name": "Ann", "password": "correct horse"}
    with ThreadPoolExecutor(10) as threads:
        tries = [
            threads.submit(server.player().post, "/api/sign-in", given, 401) for _ in range(10)
        ]
        wait_until(lambda: len(asked) == 10 and len(inside) >= account.HASHES)
        go.set()
        assert [one.result()["code"] for one in tries] == ["wrong-password"] * 10
    assert most <= account.HASHES
