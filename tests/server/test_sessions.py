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


PUT, POST = "PUT", "POST"
# What would keep an account for whoever has an old cookie of it, and what it has before.
KEEPS = {
    "a recovery link": ("password", POST, "/api/me/recovery", None),
    "a name with a password": ("guest", POST, "/api/me/name", {"name": "E", "password": "x" * 8}),
    "a first password": ("name", PUT, "/api/me/password", {"old": None, "new": "long enough"}),
    "a web-hook": ("password", PUT, "/api/me/webhook", {"url": "http://9.9.9.9/"}),
}


def somebody(server: Served, what: str) -> Player:
    """A guest, or a player with a name, or with a password as well."""
    if what == "password":
        return named(server)
    ann = server.player()
    ann.post("/api/me")
    if what == "name":
        ann.post("/api/me/name", {"name": "Ann"})
    return ann


def end_sessions(ann: Player, what: str) -> None:
    if what == "password":
        change_password(ann)
    else:
        ann.post("/api/sign-out")


@pytest.mark.parametrize("keeps", KEEPS)
def test_an_old_cookie_keeps_no_account_on_a_node_that_has_not_heard(
    postgres: str, folder: Path, keeps: str
) -> None:
    what, method, path, body = KEEPS[keeps]
    with two_nodes(postgres, folder) as (one, two, late):
        ann = somebody(one, what)
        thief = two.player(rivalry=ann.cookie)
        end_sessions(ann, what)
        refused = thief.http.request(method, path, json=body)
        assert (refused.status_code, refused.json()["code"]) == (401, "no-player")
        assert not late or "session" in late[0], "the second node had not heard of it"


@pytest.mark.parametrize("keeps", KEEPS)
def test_an_old_cookie_that_was_let_in_before_the_end_keeps_no_account_after_it(
    server: Served, keeps: str
) -> None:
    what, method, path, body = KEEPS[keeps]
    ann = somebody(server, what)
    thief = server.player(rivalry=ann.cookie)
    accounts = server.node.accounts
    waiting, ended = threading.Event(), threading.Event()
    for work in ("make_link", "take_name", "set_password", "set_webhook"):
        setattr(accounts, work, held(getattr(accounts, work), waiting, ended))
    with ThreadPoolExecutor(1) as thread:
        stealing = thread.submit(thief.http.request, method, path, json=body)
        assert waiting.wait(PATIENCE)
        end_sessions(ann, what)
        ended.set()
        refused = stealing.result(PATIENCE)
    assert (refused.status_code, refused.json()["code"]) == (401, "no-player")


def held(work: Any, waiting: threading.Event, until: threading.Event) -> Any:
    """The first call of this waits for something; the next ones do not."""

    async def slowly(*given: Any) -> Any:
        if not waiting.is_set():
            waiting.set()
            while not until.is_set():
                await asyncio.sleep(0.01)
        return await work(*given)

    return slowly


def test_a_password_that_was_right_before_the_end_changes_nothing_after_it(server: Served) -> None:
    ann = named(server)
    thief = server.player(rivalry=ann.cookie)
    accounts = server.node.accounts
    waiting, ended = threading.Event(), threading.Event()
    accounts._hash = held(accounts._hash, waiting, ended)  # type: ignore[method-assign]
    given = {"old": "correct horse", "new": "stolen horse"}
    with ThreadPoolExecutor(1) as thread:
        stealing = thread.submit(thief.http.put, "/api/me/password", json=given)
        assert waiting.wait(PATIENCE), "the old password was right"
        change_password(ann)
        ended.set()
        refused = stealing.result(PATIENCE)
    assert (refused.status_code, refused.json()["code"]) == (401, "no-player")
    assert server.player().post("/api/sign-in", {"name": "Ann", "password": "battery staple"})


def test_a_link_used_while_sessions_end_gives_a_session_that_has_ended(server: Served) -> None:
    ann = named(server)
    link = {"token": ann.post("/api/me/recovery")["token"]}
    accounts, thief = server.node.accounts, server.player()
    waiting, ended = threading.Event(), threading.Event()
    use = accounts.use_link

    async def use_slowly(token: str) -> Any:
        found = await use(token)
        waiting.set()
        while not ended.is_set():
            await asyncio.sleep(0.01)
        return found

    accounts.use_link = use_slowly  # type: ignore[method-assign]
    with ThreadPoolExecutor(1) as thread:
        using = thread.submit(thief.post, "/api/recover", link)
        assert waiting.wait(PATIENCE)
        change_password(ann)
        ended.set()
        using.result(PATIENCE)
    assert thief.get("/api/me") is None


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
