"""Web-hooks: called when it is one's turn, and never a way into the server's own network."""

import asyncio
import json
import socket
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from kit import PATIENCE, Player, Seat, Served, served, wait_until

from rivalry.server.people import lookup, webhook


class Hook:
    """A web server that remembers what it was told."""

    def __init__(self, address: str = "127.0.0.1", status: int = 204) -> None:
        self.told: list[Any] = []
        self.heads: list[set[str]] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                hook.heads.append({name.lower() for name in self.headers})
                length = int(self.headers["content-length"])
                hook.told.append(json.loads(self.rfile.read(length)))
                self.send_response(status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer((address, 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://{address}:{self.server.server_port}/turn"


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def first_words(seat: Seat) -> str:
    return str(seat.position["prompt"]["options"][0]["words"])


def test_days_per_turn_call_a_web_hook_and_run_out(folder: Path) -> None:
    hook, time = Hook(), Time()
    with served(folder / "data", now=time, hooks_to_private=True) as server:
        ann, bob = server.player(), server.player()
        bob.post("/api/me")
        reply = bob.http.put("/api/me/webhook", json={"url": hook.url})
        assert reply.json()["webhook"] == hook.url
        table = ann.table(options={"starter": 0}, settings={"days": 2.0})
        bob.join(table)
        with ann.open(table) as seat:
            n = seat.position["n"]
            seat.answer(first_words(seat))
            seat.at(n + 1)
            seat.answer("draw deck")
        wait_until(lambda: bool(hook.told))
        assert hook.told == [
            {"event": "your-turn", "table": table, "game": "lost-cities", "n": n + 2}
        ]
        assert "accept-encoding" not in hook.heads[0], "nothing has to be unpacked"
        assert ann.do(table, "claim", {}, 409)["code"] == "not-absent", "days are days"
        time.now += 2 * 86400 + 1
        server.inside(server.node.tables.look_after)
        assert ann.get(f"/api/tables/{table}/position")["result"]["reason"] == "timeout"
    hook.server.shutdown()


PRIVATE = [
    "http://127.0.0.1/x",
    "http://localhost:8000/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:9.9.9.9]/",
    "http://[2002:7f00:1::]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b::909:909]/",
    "http://224.0.0.1/",
    "http://[ff02::1]/",
    "http://0.0.0.0/",
    "http://[fec0::1]/",
    "http://192.88.99.1/",
    "http://[3fff::1]/",
]
NO_ADDRESS = [
    "ftp://a/b",
    "http://",
    "http://a b/",
    "http://9.9.9.9/x\r\nHost: evil",
    "http://9.9.9.9\n/",
    "http://user:word@9.9.9.9/",
    "http://9.9.9.9:99999/",
    "http://[::1/",
]


def set_hook(player: Player, url: str) -> tuple[int, str]:
    reply = player.http.put("/api/me/webhook", json={"url": url})
    return reply.status_code, reply.json().get("code", "set")


@pytest.mark.parametrize("url", PRIVATE + NO_ADDRESS)
def test_a_web_hook_is_a_public_web_address(lone: Served, url: str) -> None:
    ann = lone.player()
    ann.post("/api/me")
    assert set_hook(ann, url) == (400, "bad-url")


# One of each kind that is no single public host, as names may lead to them.
NO_PUBLIC_HOSTS = {
    "unspecified": ["0.0.0.0", "::"],
    "this machine": ["127.0.0.1", "127.255.255.254", "::1"],
    "private": ["10.1.2.3", "172.16.0.1", "192.168.1.1", "fc00::1", "fd12::1", "fec0::1"],
    "shared by customers": ["100.64.0.1"],
    "of one link": ["169.254.169.254", "fe80::1", "fe80::1%eth0"],
    "for tests and documentation": ["192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"]
    + ["2001:db8::1", "3fff::1", "2001:2::1", "100::1"],
    "reserved": ["240.0.0.1", "255.255.255.255", "192.0.0.8", "4000::1", "5f00::1"],
    "of a provider, about the machine": ["192.0.0.192", "168.63.129.16", "100.100.100.200"],
    "multicast": ["224.0.0.251", "239.1.2.3", "ff02::1", "ff0e::1"],
    "another address in disguise": ["::ffff:10.0.0.1", "::ffff:9.9.9.9", "::127.0.0.1", "::9.9.9.9"]
    + ["2002:7f00:1::", "2002:909:909::", "64:ff9b::7f00:1", "64:ff9b::909:909"]
    + ["64:ff9b:1::7f00:1", "2001:0:909:909::1", "192.88.99.1"],
}


@pytest.mark.parametrize("kind", NO_PUBLIC_HOSTS)
def test_no_name_leads_to_what_is_no_public_host(
    lone: Served, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    ann = lone.player()
    ann.post("/api/me")
    found: list[str] = []
    monkeypatch.setattr(lookup, "resolve", lambda *_: found)
    for address in NO_PUBLIC_HOSTS[kind]:
        found[:] = [address]
        assert set_hook(ann, "http://hook.example/") == (400, "bad-url"), address
        found[:] = ["9.9.9.9", address]
        assert set_hook(ann, "http://hook.example/") == (400, "bad-url"), "all must be public"
    found[:] = ["9.9.9.9", "2620:fe::fe"]
    assert set_hook(ann, "http://hook.example/") == (200, "set")


@pytest.mark.parametrize("host", ["2130706433", "0x7f000001", "0177.0.0.1", "127.1", "localhost."])
def test_an_address_in_another_notation_is_the_same_address(lone: Served, host: str) -> None:
    ann = lone.player()
    ann.post("/api/me")
    assert set_hook(ann, f"http://{host}/") == (400, "bad-url")


def test_a_public_address_can_be_set(lone: Served) -> None:
    ann = lone.player()
    ann.post("/api/me")
    assert set_hook(ann, "http://9.9.9.9/turn") == (200, "set")


def call(server: Served, ann: Player, bob: Player) -> None:
    """Ann answers, so that it is Bob's turn."""
    table = ann.table(options={"starter": 0}, settings={"days": 2.0})
    bob.join(table)
    with ann.open(table) as seat:
        n = seat.position["n"]
        seat.answer(first_words(seat))
        seat.at(n + 1)
        seat.answer("draw deck")


FAILED = 'rivalry_webhooks_total{outcome="failed"} 1.0'


def test_a_name_that_points_elsewhere_the_second_time_is_not_followed(
    lone: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = Hook()
    answers = ["9.9.9.9"]

    def look_up(host: str, port: int, *_: Any, **__: Any) -> Any:
        address = answers.pop() if answers else "127.0.0.1"
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    asked: list[str] = []
    ann, bob = lone.player(), lone.player()
    bob.post("/api/me")
    monkeypatch.setattr(lookup.socket, "getaddrinfo", look_up)
    url = hook.url.replace("127.0.0.1", "rebinding.example")
    assert set_hook(bob, url) == (200, "set")
    monkeypatch.setattr(webhook, "TRIES", 1)
    call(lone, ann, bob)
    wait_until(lambda: FAILED in ann.http.get("/metrics").text)
    assert asked.count("rebinding.example") == 2 and hook.told == []
    hook.server.shutdown()


def test_a_call_goes_to_the_very_address_that_was_looked_up_for_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the name were looked up once more to connect, nobody would be told."""
    hook, real = Hook(), socket.getaddrinfo
    answers = ["127.0.0.1", "127.0.0.1"]  # to set the hook, and to call it

    def look_up(host: str, port: int, *more: Any, **named: Any) -> Any:
        if host != "hook.example":
            return real(host, port, *more, **named)
        address = answers.pop() if answers else "127.0.0.9"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    with served(folder / "data", hooks_to_private=True) as server:
        ann, bob = server.player(), server.player()
        bob.post("/api/me")
        monkeypatch.setattr(lookup.socket, "getaddrinfo", look_up)
        url = hook.url.replace("127.0.0.1", "hook.example")
        assert set_hook(bob, url) == (200, "set")
        call(server, ann, bob)
        wait_until(lambda: bool(hook.told))
        assert not answers
    hook.server.shutdown()


def test_of_an_endless_reply_the_status_is_read_and_no_more(folder: Path) -> None:
    sent = 0
    ended = threading.Event()
    listening = socket.create_server(("127.0.0.1", 0))

    def pour() -> None:
        nonlocal sent
        connection, _ = listening.accept()
        connection.recv(4096)
        with suppress(OSError):
            connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            while sent < 2**28:
                sent += connection.send(b"x" * 65536)
        ended.set()

    threading.Thread(target=pour, daemon=True).start()
    with served(folder / "data", hooks_to_private=True) as server:
        ann, bob = server.player(), server.player()
        bob.post("/api/me")
        assert set_hook(bob, f"http://127.0.0.1:{listening.getsockname()[1]}/") == (200, "set")
        call(server, ann, bob)
        assert ended.wait(PATIENCE)
        assert 'outcome="sent"} 1.0' in ann.http.get("/metrics").text
    assert sent < 2**26, "the server went on reading"
    listening.close()


@pytest.mark.parametrize("drip", [b"", b"H"], ids=["says nothing", "drips"])
def test_one_deadline_ends_a_call(
    folder: Path, monkeypatch: pytest.MonkeyPatch, drip: bytes
) -> None:
    monkeypatch.setattr(webhook, "TRIES", 1)
    monkeypatch.setattr(webhook, "DEADLINE", 1.0)
    listening = socket.create_server(("127.0.0.1", 0))
    ended = threading.Event()

    def linger() -> None:
        connection, _ = listening.accept()
        connection.settimeout(0.1)
        with suppress(ConnectionError):
            while True:
                with suppress(TimeoutError):
                    connection.sendall(drip)
                    if not connection.recv(4096):
                        break
        ended.set()

    threading.Thread(target=linger, daemon=True).start()
    with served(folder / "data", hooks_to_private=True) as server:
        ann, bob = server.player(), server.player()
        bob.post("/api/me")
        assert set_hook(bob, f"http://127.0.0.1:{listening.getsockname()[1]}/") == (200, "set")
        call(server, ann, bob)
        assert ended.wait(PATIENCE), "the server is still waiting for the status"
        wait_until(lambda: FAILED in ann.http.get("/metrics").text)
    listening.close()


REDIRECT = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n"


@pytest.mark.parametrize(
    "reply",
    [b"HTTP/1.1\r\n", b"HTTP/1.1 fine\r\n", b"\r\n", b"hello\n", b"HTTP/1.1 2" * 500, REDIRECT],
    ids=["no status", "a word", "nothing", "no HTTP", "a line without end", "a redirect"],
)
def test_a_reply_that_is_none_is_a_failure(
    folder: Path, monkeypatch: pytest.MonkeyPatch, reply: bytes
) -> None:
    monkeypatch.setattr(webhook, "TRIES", 1)
    listening = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        connection, _ = listening.accept()
        connection.recv(4096)
        connection.sendall(reply)
        connection.recv(1)  # until the server has had enough

    threading.Thread(target=answer, daemon=True).start()
    with served(folder / "data", hooks_to_private=True) as server:
        ann, bob = server.player(), server.player()
        bob.post("/api/me")
        assert set_hook(bob, f"http://127.0.0.1:{listening.getsockname()[1]}/") == (200, "set")
        call(server, ann, bob)
        wait_until(lambda: FAILED in ann.http.get("/metrics").text)
    listening.close()


def hooked(server: Served, url: str) -> str:
    """A player with this hook; who that is."""
    player = server.player()
    player.post("/api/me")
    assert set_hook(player, url) == (200, "set")
    me = server.node.accounts.player(player.cookie)
    assert me is not None
    return me


def it_is_the_turn_of(server: Served, *people: str) -> None:
    for one in people:
        server.inside(lambda one=one: server.node.hooks.call(one, "table", "lost-cities", 1))


def table_of(ann: Player, bob: Player) -> str:
    """A table at which they have days for every answer."""
    table = ann.table(options={"starter": 0, "rounds": 9}, settings={"days": 2.0})
    bob.join(table)
    return table


def take_turn(seat: Seat) -> None:
    """Play a card and draw one."""
    seat.my_turn()
    n = seat.position["n"]
    assert seat.answer(seat.position["prompt"]["options"][-1]["words"])["type"] == "accepted"
    seat.at(n + 1)
    assert seat.answer("draw deck")["type"] == "accepted"
    seat.at(n + 2)


@pytest.mark.parametrize("status", [204, 404], ids=["welcome", "unwelcome"])
def test_two_who_answer_each_other_quickly_call_nobody_quickly(
    folder: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr(webhook, "PAUSES", (0.5,))
    hook = Hook(status=status)
    with served(folder / "data", hooks_to_private=True) as server:
        ann, bob = server.player(), server.player()
        bob.post("/api/me")
        assert set_hook(bob, hook.url) == (200, "set")
        table = table_of(ann, bob)
        began = time.monotonic()
        with ann.open(table) as mine, bob.open(table) as yours:
            for _ in range(15):
                take_turn(mine)
                yours.at(mine.position["n"])
                asked = yours.position["n"]
                take_turn(yours)
                mine.at(yours.position["n"])
            assert len(hook.told) <= 1 + (time.monotonic() - began) / 0.5
        wait_until(lambda: hook.told[-1]["n"] == asked, PATIENCE)
        assert len({told["n"] for told in hook.told}) < 15, "only the newest is worth telling"
    hook.server.shutdown()


def test_hooks_of_many_players_call_one_address_one_after_another(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "HOST_PAUSE", 0.3)
    hook = Hook()
    with served(folder / "data", hooks_to_private=True) as server:
        people = [server.player() for _ in range(6)]
        for i, player in enumerate(people):
            player.post("/api/me")
            named = hook.url.replace("127.0.0.1", "localhost") if i % 2 else hook.url
            assert set_hook(player, named) == (200, "set")
        began = time.monotonic()
        for player in people:
            call(server, server.player(), player)
        wait_until(lambda: len(hook.told) == len(people))
        assert time.monotonic() - began >= 0.3 * (len(people) - 1)
    hook.server.shutdown()


class Silent:
    """A web server that takes calls and never replies."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.calls: list[socket.socket] = []
        self.listening = socket.create_server((address, 0), backlog=100)
        self.url = f"http://{address}:{self.listening.getsockname()[1]}/"
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        with suppress(OSError):
            while True:
                self.calls.append(self.listening.accept()[0])

    def close(self) -> None:
        for one in (self.listening, *self.calls):
            one.close()


def test_a_call_that_hangs_does_not_hold_up_others_to_its_address(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "DEADLINE", PATIENCE)
    hook, silent = Hook(), Silent()
    with served(folder / "data", hooks_to_private=True) as server:
        eve, bob = hooked(server, silent.url), hooked(server, hook.url)
        it_is_the_turn_of(server, eve)
        wait_until(lambda: len(silent.calls) == 1)
        it_is_the_turn_of(server, bob)
        wait_until(lambda: len(hook.told) == 1)
    silent.close()
    hook.server.shutdown()


def test_addresses_that_hang_do_not_fill_the_calls_for_all(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was not reached the last time shares a part of the calls with others like that."""
    monkeypatch.setattr(webhook, "CALLS", 4)
    monkeypatch.setattr(webhook, "DOUBTFUL", 2)
    monkeypatch.setattr(webhook, "PAUSES", (0.1,))
    monkeypatch.setattr(webhook, "HOST_PAUSE", 0.1)
    hook = Hook()
    with served(folder / "data", hooks_to_private=True) as server:
        hooks = server.node.hooks
        post, never, hanging = hooks._post, asyncio.Event(), set[str]()

        async def refuse_then_hang(place: Any, address: str, body: bytes) -> int:
            if address == "127.0.0.1":
                return await post(place, address, body)
            if address not in refused:
                refused.add(address)
                raise OSError("refused")
            hanging.add(address)
            await never.wait()
            return 0

        refused: set[str] = set()
        hooks._post = refuse_then_hang  # type: ignore[method-assign]
        eves = [hooked(server, f"http://127.0.1.{i}/") for i in range(1, 9)]
        bob = hooked(server, hook.url)
        it_is_the_turn_of(server, *eves)
        wait_until(lambda: len(refused) == len(eves) and len(hanging) == webhook.DOUBTFUL)
        it_is_the_turn_of(server, bob)
        wait_until(lambda: len(hook.told) == 1)
        assert len(hanging) == webhook.DOUBTFUL
    hook.server.shutdown()


def test_a_network_is_called_as_one_address(lone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has an IPv6 /64 would be called at all its addresses at once."""
    monkeypatch.setattr(webhook, "HOST_PAUSE", 0.3)
    called: list[str] = []

    async def note(_: Any, address: str, __: bytes) -> int:
        called.append(address)
        return 204

    lone.node.hooks._post = note  # type: ignore[method-assign]
    people = [hooked(lone, f"http://[2620:fe::{i}]/") for i in range(1, 5)]
    began = time.monotonic()
    it_is_the_turn_of(lone, *people)
    wait_until(lambda: len(called) == len(people))
    assert len(set(called)) == len(people)
    assert time.monotonic() - began >= 0.3 * (len(people) - 1) - 0.01


def test_who_has_too_many_notices_loses_none_but_their_own(
    lone: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "NOTICES", 3)
    hooks = lone.node.hooks
    never = asyncio.Event()

    async def call_all() -> list[list[str]]:
        async def wait(player: str) -> str | None:
            await never.wait()
            return None

        hooks._hook = wait  # type: ignore[method-assign]
        for i in range(5):
            hooks.call("eve", f"table {i}", "lost-cities", i)
        hooks.call("bob", "table 0", "lost-cities", 7)
        hooks.call("bob", "table 0", "lost-cities", 9)
        await asyncio.sleep(0)
        return [list(hooks._waiting[who]) for who in ("eve", "bob")]

    assert lone.inside(call_all) == [["table 2", "table 3", "table 4"], ["table 0"]]
    assert json.loads(hooks._waiting["bob"]["table 0"])["n"] == 9
    assert 'outcome="dropped"} 2.0' in lone.player().http.get("/metrics").text
