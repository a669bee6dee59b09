"""What strangers send: logs that are none, text no database takes, half requests, deaf sockets."""

import asyncio
import json
import socket
import time
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kit import GENEROUS, PATIENCE, Served, served, wait_until

import rivalry
from rivalry.server.web import border, connection

GOOD = json.loads(rivalry.new("lost-cities", seed=7, starter=0).log.json())


def text(**changes: Any) -> str:
    return json.dumps({**GOOD, **changes})


BAD_LOGS = {
    "deep nesting": text(options="@").replace('"@"', "[" * 50_000 + "]" * 50_000),
    "deep nesting, cut off": '{"rivalry": 1, "options": ' + "[" * 50_000,
    "deep text options": "rivalry 1\ngame lost-cities\nversion 1\noption starter "
    + "[" * 50_000
    + "\n\n",
    "a number of 5,000 digits": text(version="@").replace('"@"', "9" * 5000),
    "a text log with such a number": f"rivalry 1\ngame lost-cities\nversion {'9' * 5000}\n\n",
    "half a surrogate pair in the seed": text(seed="\ud800"),
    "half a surrogate pair in an answer": text(answers=["shuffle \ud800"]),
    "a NUL in the seed": text(seed="a\x00b"),
    "a huge shuffle": text(answers=["shuffle 0x" + "f" * 100_000]),
    "a huge roll": text(game="catan-rivals", options={}, answers=["roll " + "9" * 5000]),
    "answers that are no texts": text(answers=[{"a": 1}]),
    "options of the wrong type": text(options={"rounds": {"a": []}}),
    "an option that is no name": text(options={"": None}),
    "a list as an option": text(options={"starter": [0]}),
    "the number of a seat that is none": text(options={"starter": 10**30}),
    "a version that is no number": text(version=1.5),
    "infinity": text(options={"rounds": float("inf")}),
    "a list": "[]",
    "nothing": "",
}


@pytest.mark.parametrize("what", BAD_LOGS)
def test_what_is_no_log_is_refused_in_words(lone: Served, what: str) -> None:
    ann = lone.player()
    body = {"log": BAD_LOGS[what], "seats": ["me", "person"]}
    refused = ann.post("/api/tables/import", body, 422)
    assert refused["code"] == "bad-log" and len(refused["message"]) > 10
    verdict = ann.post("/api/verify", {"log": BAD_LOGS[what]}, 200)
    assert not verdict["fair"] and verdict["words"][:250] == refused["message"][:250]
    assert lone.node.services.pool.restarts == 0, "no process had to be ended"


JSON = {"content-type": "application/json"}


def test_text_that_cannot_be_stored_is_refused(server: Served) -> None:
    ann = server.player()
    ann.post("/api/me")
    table = {"game": "lost-cities", "seats": ["me", "random"]}
    good = ann.http.post("/api/tables", content=json.dumps(table), headers=JSON)
    assert good.status_code == 201, good.text
    log = {"log": text(seed="a"), "seats": ["me", "person"]}
    good = ann.http.post("/api/tables/import", content=json.dumps(log), headers=JSON)
    assert good.status_code == 201, good.text
    for path, body in (
        ("/api/me/name", {"name": "a\x00b", "password": "long enough"}),
        ("/api/sign-in", {"name": "a\ud800b", "password": "long enough"}),
        ("/api/recover", {"token": "\x00"}),
        ("/api/tables", {**table, "seats": ["me", "\x00"]}),
        ("/api/tables", {**table, "options": {"\x00": 1}}),
        ("/api/tables/import", {**log, "log": text(seed="a") + "\x00"}),
        # Written as an escape: only whoever reads the log finds it.
        ("/api/tables/import", {**log, "log": text(seed="a\x00b")}),
    ):
        reply = ann.http.post(path, content=json.dumps(body), headers=JSON)
        assert reply.status_code == 422, (path, reply.text)
        words = "not a log" if reply.json()["code"] == "bad-log" else "cannot be stored"
        assert words in reply.json()["message"], (path, reply.text)
    hook = json.dumps({"url": "http://9.9.9.9/\x00"})
    reply = ann.http.put("/api/me/webhook", content=hook, headers=JSON)
    assert reply.status_code == 422 and "cannot be stored" in reply.json()["message"], reply.text
    table = ann.table(settings={"spectator_chat": True})
    with ann.open(table) as seat:
        assert seat.answer("draw\x00deck")["code"] in ("malformed", "not-playing")
        seat.send(type="chat", words="a\x00b")
        assert seat.kind("said")["words"] == "ab"


@pytest.mark.parametrize("depth", [100, 400, 800, 30_000])
@pytest.mark.parametrize("shape", ["[]", '{"a":}'], ids=["lists", "objects"])
def test_what_is_nested_deeply_is_refused_in_words(lone: Served, shape: str, depth: int) -> None:
    ann = lone.player()
    ann.post("/api/me")
    opening, closing = shape[:-1], shape[-1]
    nested = opening * depth + "0" + closing * depth
    table = {"game": "lost-cities", "seats": ["me", "person"], "options": {"starter": "@"}}
    good = json.dumps(table).replace('"@"', "0")
    made = ann.http.post("/api/tables", content=good, headers=JSON)
    assert made.status_code == 201, made.text
    sets = {"mode": "duel", "sets": "@"}
    for path, body, words in (
        ("/api/tables", table, "option starter: "),
        ("/api/tables", {**table, "game": "catan-rivals", "options": sets}, "option"),
        ("/api/tables", {**table, "settings": {"choose": "@"}}, "body.settings.choose"),
        ("/api/tables/import", {"log": "@", "seats": ["me", "person"]}, "body.log: "),
        ("/api/verify", {"log": "@"}, "body.log: "),
        ("/api/me/name", {"name": "@"}, "body.name: "),
        ("/api/decks", {"game": "catan-rivals", "deck": "@"}, "deck"),
    ):
        content = json.dumps(body).replace('"@"', nested)
        reply = ann.http.post(path, content=content, headers=JSON)
        said = reply.json()["message"]
        if depth < 1000:
            assert reply.status_code in (400, 422), (path, reply.text)
            assert words in said, (path, reply.text)
        else:  # deeper than what reads it goes, or too long
            assert reply.status_code in (413, 422), (path, reply.text)
            assert "parsing the body" in said or "too large" in said, (path, reply.text)


def test_long_logs_count_more_than_short_ones(folder: Path) -> None:
    limits = replace(GENEROUS, checks="20/minute")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        padded = {"log": text() + " " * 200_000}
        assert ann.http.post("/api/verify", json=padded).status_code == 200
        assert ann.http.post("/api/verify", json=padded).status_code == 429
        assert ann.http.post("/api/verify", json={"log": text()}).status_code == 429


def test_half_a_request_is_given_up(lone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD", 0.3)
    with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: ")
        assert half.recv(100) == b""
    with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as silent:
        assert silent.recv(100) == b""
    monkeypatch.undo()  # nobody else is to be as quick as that
    with lone.player().http as browser:
        for _ in range(3):
            assert browser.get("/health").status_code == 200


def test_a_body_that_does_not_come_is_given_up(
    lone: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(border, "PATIENCE", 0.3)
    with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as half:
        half.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
            b"Content-Length: 50\r\n\r\n{"
        )
        said = b"".join(iter(lambda: half.recv(1000), b""))  # to the end of the connection
    assert said.startswith(b"HTTP/1.1 408 ") and b"\r\nconnection: close\r\n" in said


def test_a_quiet_connection_is_kept_for_the_next_request(lone: Served) -> None:
    """A proxy or client that thinks a connection is open must not lose a request by it."""
    with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as quiet:
        for pause in (6, 0):  # longer than most clients and uvicorn itself would keep it
            quiet.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
            reply = b""
            while not reply.endswith(b'{"status":"alive"}'):  # it may come in several pieces
                piece = quiet.recv(1000)
                assert piece, "the connection was closed"
                reply += piece
            assert reply.startswith(b"HTTP/1.1 200 ")
            time.sleep(pause)


def test_a_body_that_drips_in_is_given_up(lone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is for the whole body: whoever sends a byte now and then gains none."""
    monkeypatch.setattr(border, "PATIENCE", 1.0)
    with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
            b"Content-Length: 60000\r\n\r\n"
        )
        slow.settimeout(0.1)
        end, reply = time.monotonic() + PATIENCE, b""
        while not reply:
            assert time.monotonic() < end, "it waits for every byte anew"
            with suppress(TimeoutError):
                slow.sendall(b" ")
                reply = slow.recv(1000)
    assert b" 408 " in reply.split(b"\r\n")[0]


HALF = {
    "one that needs no body": "GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n",
    "one that is too large": "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n",
    "one of unknown length": "POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n"
    "\r\n9;",
    "one from another site": "POST /api/me HTTP/1.1\r\nHost: a\r\nOrigin: http://b\r\n"
    "Content-Length: 60000\r\n\r\n",
}


@pytest.mark.parametrize("what", HALF)
@pytest.mark.parametrize("pause", [0.1, 0.5], ids=["dripping", "a byte now and then"])
def test_the_rest_of_an_answered_request_is_not_waited_for_without_end(
    lone: Served, what: str, pause: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "REST", 1.0)
    with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as half:
        half.sendall(HALF[what].encode())
        assert half.recv(10_000).startswith(b"HTTP/1.1 "), "it is answered before the rest is here"
        assert ends(half, b"x", pause)


def ends(connected: socket.socket, dripping: bytes, pause: float) -> bool:
    """Whether a connection is closed although something is sent again and again."""
    connected.settimeout(pause)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            connected.sendall(dripping)
            if not connected.recv(10_000):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


def test_whoever_sends_too_much_reads_why_and_can_go_on(lone: Served) -> None:
    """Closed in the middle of sending, a connection would show no answer at all."""
    with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as large:
        head = "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 8000000\r\n\r\n"
        large.sendall(head.encode() + bytes(8_000_000))
        large.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        said = b"".join(iter(lambda: large.recv(10_000), b""))
    assert said.startswith(b"HTTP/1.1 413 ") and b"too large" in said and b"HTTP/1.1 200" in said


def test_empty_lines_do_not_keep_a_connection(lone: Served) -> None:
    """Nor does the end of a body that nobody needed."""
    lone._server.config.timeout_keep_alive = 1
    for request, more in (
        (b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n", b"\r\n"),
        (b"GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n", b"{}"),
    ):
        with socket.create_connection(("127.0.0.1", lone.port), PATIENCE) as quiet:
            quiet.sendall(request)
            assert quiet.recv(10_000).startswith(b"HTTP/1.1 200 ")
            with suppress(ConnectionError):  # it may be closed already
                quiet.sendall(more)
                assert quiet.recv(10_000) == b""


def deaf(server: Served, request: str) -> socket.socket:
    """Somebody who asks for something and then reads nothing of it.

    Little is kept by the operating system on the way: otherwise it takes megabytes to be noticed.
    """
    server._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", server.port))
    made.sendall(request.encode())
    return made


def ended(server: Served, connection: socket.socket) -> bool:
    """Whether the server no longer holds its end of a connection."""
    here, there = (f":{port:04X}" for port in (server.port, connection.getsockname()[1]))
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if words[1].endswith(here) and words[2].endswith(there):
            return words[9] == "0"  # the system may still have something to send; nobody waits
    return True


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks often whether what was sent is read."""
    monkeypatch.setattr(connection, "UNREAD", 0.3)


def test_a_socket_that_is_never_read_ends_with_its_connection(lone: Served, hasty: None) -> None:
    ann = lone.player()
    table = ann.table("lost-cities", "me person", settings={"spectator_chat": True})
    silent = deaf(lone, f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: a\r\n{UPGRADE}\r\n")
    inside = lone.inside(lambda: lone.node.tables.get(table))
    wait_until(lambda: len(inside.audience.listeners) == 1)
    with ann.open(table) as seat:
        end = time.monotonic() + PATIENCE
        while len(inside.audience.listeners) > 1:
            assert time.monotonic() < end, "it is still there"
            seat.send(type="chat", words="x" * 500)
            seat.until(lambda m: m["type"] in ("said", "refused"))
        wait_until(lambda: ended(lone, silent))
        seat.send(type="ping")
        assert seat.kind("pong"), "who reads stays"
    silent.close()


def test_a_little_that_is_never_read_ends_a_connection_as_well(lone: Served, hasty: None) -> None:
    """Too little to hold up whoever writes: all of it is waiting when the socket is closed."""
    ann = lone.player()
    table = ann.table("lost-cities", "me person", settings={"spectator_chat": True})
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: a\r\nCookie: rivalry={ann.cookie}"
    silent = deaf(lone, f"{head}\r\n{UPGRADE}\r\n")
    inside = lone.inside(lambda: lone.node.tables.get(table))
    wait_until(lambda: len(inside.audience.listeners) == 1)
    with lone.player().open(table) as seat:
        while waiting(lone) < 5000 and not ended(lone, silent):
            seat.send(type="chat", words="x" * 500)
            seat.until(lambda m: m["type"] in ("said", "refused"))
    ann.post("/api/sign-out")
    wait_until(lambda: ended(lone, silent))
    silent.close()


def waiting(server: Served) -> int:
    """How many bytes wait for somebody to read."""
    open_ones = server._server.server_state.connections
    sizes = server.inside(lambda: [one.transport.get_write_buffer_size() for one in open_ones])
    return int(max(sizes, default=0))


def test_a_response_that_is_never_read_ends_with_its_connection(lone: Served, hasty: None) -> None:
    silent = deaf(lone, "GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 20)
    wait_until(lambda: waiting(lone) > 5000 or ended(lone, silent))
    wait_until(lambda: ended(lone, silent))
    silent.close()


class Pipe:
    """A transport whose other side reads when the test says so."""

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def test_whoever_reads_slowly_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(*steps: tuple[int, int]) -> list[bool]:
        """Between two looks some bytes are written, then some read; who was given up by then."""
        pipe = Pipe()
        watched = connection.Transport(pipe)  # type: ignore[arg-type]
        given_up = []
        for written, taken in steps:
            if written:
                watched.write(bytes(written))
            pipe.waiting -= taken
            watched._look()
            given_up.append(pipe.aborted)
        return given_up

    monkeypatch.setattr(connection, "UNREAD", PATIENCE)
    least = connection.LEAST
    slowly = [(100 * least, least), (0, least), (0, least), (0, least - 1)]
    assert asyncio.run(read(*slowly)) == [False, False, False, True]
    assert asyncio.run(read((100, 100), (50, 0), (200, 50), (0, 200))) == [False, True, True, True]
    assert asyncio.run(read((100, 0))) == [True]
    assert asyncio.run(read((100, 100), (100, 100), (100, 100))) == [False] * 3


def test_sockets_cannot_be_opened_without_end(folder: Path) -> None:
    limits = replace(GENEROUS, sockets="5/minute")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        table = ann.table()
        for _ in range(5):
            ann.open(table).ready().close()
        assert ann.open(table).closed() == 1013


def test_sockets_from_a_foreign_page_are_limited_apart_from_our_own(folder: Path) -> None:
    limits = replace(GENEROUS, sockets="5/minute")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        table = ann.table()
        codes = [ann.open(table, origin="https://evil.example").closed() for _ in range(6)]
        assert codes == [1008] * 5 + [1013]
        ann.open(table).ready()


def test_spectators_who_come_and_go_are_no_news(lone: Served) -> None:
    ann = lone.player()
    table = ann.table()
    with ann.open(table) as seat:
        for _ in range(20):
            server_player = lone.player()
            server_player.open(table).ready().close()
        seat.send(type="ping")
        seat.kind("pong")
        assert [m["type"] for m in seat.heard].count("table") == 1


def connected(server: Served, address: str) -> socket.socket:
    """A connection from one of the many addresses of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def is_served(connection: socket.socket) -> bool:
    """Whether a request on this connection is answered."""
    try:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        return connection.recv(10_000).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


def test_an_address_has_so_many_connections_and_no_more(folder: Path) -> None:
    """A trusted proxy, here 127.0.0.1, has as many as it likes: one for each of its visitors."""
    limits = replace(GENEROUS, connections_per_address=3)
    with served(folder / "data", limits=limits) as server, ExitStack() as stack:
        mine = [stack.enter_context(connected(server, "127.0.0.2")) for _ in range(3)]
        assert [is_served(one) for one in mine] == [True, True, True]
        assert not is_served(stack.enter_context(connected(server, "127.0.0.2")))
        assert is_served(stack.enter_context(connected(server, "127.0.0.3")))
        proxied = [stack.enter_context(connected(server, "127.0.0.1")) for _ in range(9)]
        assert all(is_served(one) for one in proxied)
        mine[0].close()
        wait_until(lambda: is_served(stack.enter_context(connected(server, "127.0.0.2"))))


def test_a_connection_that_has_become_a_socket_no_longer_counts(folder: Path) -> None:
    limits = replace(GENEROUS, connections_per_address=1)
    with served(folder / "data", limits=limits, proxies="192.0.2.1") as server:
        with server.player().http as browser:
            body = {"game": "lost-cities", "seats": ["me", "person"]}
            table = browser.post("/api/tables", json=body).json()["id"]
        spectators = []
        for _ in range(3):
            watching = server.player()
            wait_until(lambda: not server._server.config.app.state.crowd._open)  # type: ignore[union-attr]
            spectators.append(watching.open(table).ready())
        for one in spectators:
            one.close()
        with connected(server, "127.0.0.1") as one:
            assert is_served(one)
