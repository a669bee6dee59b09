"""Sockets and addresses fed with rubbish: that socket closes, nobody else notices."""

import json
import random
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from kit import GENEROUS, PATIENCE, Served, served, wait_until
from websockets.exceptions import ConnectionClosed

RUBBISH = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    "0",
    '"answer"',
    '{"type": "position"}',
    '{"type": "answer"}',
    '{"type": "answer", "n": "5", "action": "draw deck"}',
    '{"type": "answer", "n": 5, "action": 46}',
    '{"type": "answer", "n": 1e400, "action": "draw deck"}',
    '{"type": "answer", "n": 99999999999999999999999, "action": "draw deck"}',
    '{"type": "answer", "n": 5, "action": "draw deck", "seat": 1}',
    '{"type": "undo", "n": 5, "what": "everything"}',
    '{"type": "chat", "words": null}',
    '{"type": "chat", "words": "\\ud800"}',
    "[" * 3000,
    '{"type":' * 400,
    "\x00\x01\x02",
]


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_what_is_no_message_closes_that_socket(rubbish: str, calm: Served) -> None:
    ann, bob = calm.player(), calm.player()
    table = ann.table()
    bob.join(table)
    with bob.open(table) as other:
        bad = ann.open(table).ready()
        bad.web.send(rubbish)
        assert bad.closed() == 1003
        other.send(type="ping")
        assert other.kind("pong")
    with ann.open(table) as again:
        assert again.position["n"] == other.position["n"]


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> object:
    with served(tmp_path_factory.mktemp("calm") / "data") as running:
        yield running


def test_bytes_and_long_messages_close_that_socket(calm: Served) -> None:
    ann = calm.player()
    table = ann.table()
    for message, code in [
        (b"\xff\xfe", 1003),
        (json.dumps({"type": "chat", "words": "x" * 5000}), 1009),
        ("x" * 100_000, 1009),
    ]:
        seat = ann.open(table).ready()
        seat.web.send(message)
        assert seat.closed() == code


def test_random_messages_never_disturb_the_table(calm: Served) -> None:
    rng = random.Random(7)
    ann, bob = calm.player(), calm.player()
    table = ann.table()
    bob.join(table)
    with bob.open(table) as other:
        before = other.position["view"]
        for _ in range(60):
            with ann.open(table) as seat:
                n = seat.position["n"]
                for _ in range(5):
                    kind = rng.choice(["answer", "undo", "chat", "ping", "x"])
                    message = {"type": kind, "n": rng.choice([n, n + 1, -1, 0, 10**12])}
                    message["action"] = rng.choice(["play red 99", "", "x" * 300, "shuffle 0x1"])
                    text = json.dumps(message)
                    cut = rng.randrange(len(text)) if rng.random() < 0.3 else len(text)
                    try:
                        seat.web.send(text[:cut])
                    except ConnectionClosed:
                        break
        other.send(type="ping")
        other.kind("pong")
        assert other.position["view"] == before and other.position["n"] == n


def test_a_flood_closes_that_socket_and_nobody_else_notices(folder: Path) -> None:
    limits = replace(GENEROUS, messages="30/hour")
    with served(folder / "data", limits=limits) as server:
        ann, bob = server.player(), server.player()
        table = ann.table()
        bob.join(table)
        flooding, other = ann.open(table).ready(), bob.open(table).ready()
        with suppress(ConnectionClosed):
            for _ in range(1000):
                flooding.web.send('{"type": "ping"}')
                flooding.web.recv(timeout=PATIENCE)
        assert flooding.web.close_code == 1013
        other.send(type="ping")
        assert other.kind("pong")


def test_what_takes_long_to_answer_is_limited_more(folder: Path) -> None:
    limits = replace(GENEROUS, checks="3/minute", replays="2/minute")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        table = ann.table("lost-cities", "me random")
        ann.do(table, "resign")
        tried = [
            *[ann.http.get(f"/api/tables/{table}/fairness") for _ in range(2)],
            *[ann.http.post("/api/verify", json={"log": "x"}) for _ in range(2)],
            *[ann.http.get(f"/api/tables/{table}/replay") for _ in range(3)],
        ]
        assert [reply.status_code for reply in tried] == [200, 200, 200, 429, 200, 200, 429]
        long = {"log": "x" * 400_000}
        assert ann.http.post("/api/verify", json=long).json()["code"] == "too-large"
        assert server.player().http.get(f"/api/tables/{table}").status_code == 200


def test_requests_are_limited_by_number_and_size(folder: Path) -> None:
    limits = replace(GENEROUS, requests="20/minute", tables="3/hour", sign_in="2/minute")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        codes = [ann.http.post("/api/tables", json=TABLE).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        wrong = {"name": "x", "password": "long enough"}
        assert [ann.http.post("/api/sign-in", json=wrong).status_code for _ in range(3)] == [
            *(401, 401, 429)
        ]
        big = ann.http.post("/api/me", content=b"x" * 70_000)
        assert (big.status_code, big.json()["code"]) == (413, "too-large")
        chunked = ann.http.post("/api/me", content=iter([b"x"]))
        assert (chunked.status_code, chunked.json()["code"]) == (411, "no-length")
        many = [ann.http.get("/api/games") for _ in range(20)]
        assert many[-1].status_code == 429 and many[-1].headers["retry-after"]
        assert ann.http.get("/health").status_code == 200


TABLE = {"game": "lost-cities", "seats": ["me", "person"]}


def test_too_many_sockets_are_turned_away(folder: Path) -> None:
    limits = replace(GENEROUS, sockets_per_player=3)
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        table = ann.table()
        seats = [ann.open(table).ready() for _ in range(3)]
        assert ann.open(table).closed() == 1013
        seats[0].close()
        wait_until(lambda: server.node.sockets_of[f"address {ADDRESS}"] == 2)
        with ann.open(table) as again:
            assert again.news["you"] == 0


ADDRESS = "127.0.0.1"


def test_every_response_has_the_headers_that_protect_a_browser(calm: Served) -> None:
    reply = calm.player().http.post("/api/me")
    assert "default-src 'self'" in reply.headers["content-security-policy"]
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["cache-control"] == "no-store"
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
    behind = calm.player().http.post("/api/me", headers={"x-forwarded-proto": "https"})
    assert "secure" in behind.headers["set-cookie"].lower()
    assert "strict-transport-security" in behind.headers
