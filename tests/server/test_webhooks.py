"""Web-hooks: called when it is one's turn, and never a way into the server's own network."""

import json
import socket
import threading
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from kit import PATIENCE, Player, Seat, Served, served, wait_until

from rivalry.server.people import webhook


class Hook:
    """A web server that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                hook.told.append(json.loads(self.rfile.read(length)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/turn"


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
    monkeypatch.setattr(webhook.socket, "getaddrinfo", look_up)
    url = hook.url.replace("127.0.0.1", "rebinding.example")
    assert set_hook(bob, url) == (200, "set")
    monkeypatch.setattr(webhook, "TRIES", (0.0,))
    call(lone, ann, bob)
    failed = 'rivalry_webhooks_total{outcome="failed"} 1.0'
    wait_until(lambda: failed in ann.http.get("/metrics").text)
    assert asked.count("rebinding.example") == 2 and hook.told == []
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
