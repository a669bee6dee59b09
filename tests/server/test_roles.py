"""Who may do what: every endpoint and every message, tried by everybody."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from kit import Player, Seat, Served

import rivalry

ROLES = ("anonymous", "asked", "rival", "spectator", "stranger")
DECK = {"name": "Mine", "hand": ["scout"], "events": [], "stacks": ["abbey"]}
NO_DECK = "0" * 32
LOG = rivalry.new("lost-cities", seed=1).log.json()
ALL = (200,) * 5
NOBODY_401 = (401, 200, 200, 200, 200)
names = count()

# Method and path: the body, then the status for each role.
EXPECTED: dict[str, tuple[Any, tuple[int, ...]]] = {
    "GET /health": (None, ALL),
    "GET /ready": (None, ALL),
    "GET /metrics": (None, ALL),
    "GET /api/socket.json": (None, ALL),
    "GET /api/about": (None, ALL),
    "GET /api/games": (None, ALL),
    "GET /api/me": (None, ALL),
    "POST /api/me": (None, ALL),
    "POST /api/me/name": ({"name": "", "password": "long enough"}, NOBODY_401),
    "PUT /api/me/password": ({"new": "long enough"}, (401, 409, 409, 409, 409)),
    "POST /api/me/recovery": (None, NOBODY_401),
    "PUT /api/me/webhook": ({"url": None}, NOBODY_401),
    "POST /api/sign-in": ({"name": "x", "password": "long enough"}, (401,) * 5),
    "POST /api/sign-out": (None, (204,) * 5),
    "POST /api/recover": ({"token": "x"}, (401,) * 5),
    "POST /api/recover/look": ({"token": "x"}, (401,) * 5),
    "GET /api/me/tables": (None, ALL),
    "GET /api/lobby": (None, ALL),
    "GET /api/tables": (None, ALL),
    "POST /api/tables": ({"game": "lost-cities", "seats": ["me", "person"]}, (201,) * 5),
    "POST /api/tables/import": ({"log": LOG, "seats": ["me", "person"]}, (201,) * 5),
    "GET /api/tables/{table_id}": (None, ALL),
    "GET /api/tables/{table_id}/position": (None, ALL),
    "GET /api/tables/{table_id}/fairness": (None, ALL),
    "GET /api/tables/{table_id}/log": (None, (409,) * 5),
    "GET /api/tables/{table_id}/replay": (None, (409,) * 5),
    "POST /api/tables/{table_id}/hint": ({"n": 4}, (401, 409, 409, 403, 403)),
    "GET /api/tables/{table_id}/analysis": (None, (409,) * 5),
    "POST /api/tables/{table_id}/analysis": (None, (409,) * 5),
    "POST /api/tables/{table_id}/fork": ({"k": 1, "seats": ["me", "random"]}, (409,) * 5),
    "POST /api/tables/{table_id}/join": ({}, (409, 200, 200, 409, 409)),
    "POST /api/tables/{table_id}/choose": (
        {"option": "sets", "value": "gold"},
        (401, 409, 409, 403, 403),
    ),
    "POST /api/tables/{table_id}/leave": (None, (401, 409, 409, 403, 403)),
    "POST /api/tables/{table_id}/resign": (None, (401, 204, 204, 403, 403)),
    "POST /api/tables/{table_id}/back": (None, (401, 409, 409, 403, 403)),
    "POST /api/tables/{table_id}/claim": ({}, (401, 409, 409, 403, 403)),
    "POST /api/tables/{table_id}/rematch": (None, (401, 409, 409, 403, 403)),
    "POST /api/verify": ({"log": LOG}, ALL),
    "GET /api/me/decks": (None, ALL),
    "POST /api/decks": ({"game": "catan-rivals", "deck": DECK}, (201,) * 5),
    "POST /api/decks/check": ({"game": "catan-rivals", "deck": DECK}, ALL),
    "POST /api/decks/read": (
        {"game": "catan-rivals", "text": "deck: x\nhand:\nevents:\nstacks:"},
        ALL,
    ),
    "POST /api/decks/trial": ({"game": "lost-cities", "deck": DECK, "rivals": [DECK]}, (422,) * 5),
    "GET /api/decks/{deck_id}": (None, (404,) * 5),
    "GET /api/decks/{deck_id}/versions": (None, (404,) * 5),
    "PUT /api/decks/{deck_id}": ({"version": 1, "deck": DECK}, (401, 404, 404, 404, 404)),
    "DELETE /api/decks/{deck_id}": (None, (401, 404, 404, 404, 404)),
}


def people(server: Served) -> tuple[str, dict[str, Player]]:
    """A table that is being played at, and somebody in every role."""
    asked, rival = server.player(), server.player()
    table = asked.table(options={"starter": 0})
    rival.join(table)
    spectator, stranger = server.player(), server.player()
    spectator.post("/api/me")
    stranger.table("lost-cities", "me random")
    return table, dict(
        zip(ROLES, (server.player(), asked, rival, spectator, stranger), strict=True)
    )


def test_every_endpoint_answers_every_role_as_it_should(server: Served) -> None:
    endpoints = {
        f"{method.upper()} {path}"
        for path, methods in server.player().get("/openapi.json")["paths"].items()
        for method in methods
    }
    assert endpoints == set(EXPECTED), "every endpoint is in the table"
    found = {}
    for endpoint, (body, _) in EXPECTED.items():
        method, path = endpoint.split()
        codes = []
        for i, role in enumerate(ROLES):
            if i == 0 or endpoint.endswith(("resign", "sign-out")):
                table, players = people(server)
            given = {**body, "name": f"n{next(names)}"} if body and "name" in body else body
            reply = players[role].http.request(
                method,
                path.replace("{table_id}", table).replace("{deck_id}", NO_DECK),
                json=given,
            )
            codes.append(reply.status_code)
            if reply.status_code >= 400:
                assert set(reply.json()) == {"code", "message"}
        found[endpoint] = tuple(codes)
    assert found == {endpoint: codes for endpoint, (_, codes) in EXPECTED.items()}


MESSAGES: dict[str, tuple[Callable[[Seat], Any], tuple[str, ...]]] = {
    "answer": (
        lambda seat: {"type": "answer", "n": seat.position["n"], "action": "discard red 3"},
        ("not-seated", "accepted or illegal", "not-asked", "not-seated", "not-seated"),
    ),
    "undo": (
        lambda seat: {"type": "undo", "n": seat.position["n"]},
        ("not-seated", "no-undo", "no-undo", "not-seated", "not-seated"),
    ),
    "chat": (
        lambda seat: {"type": "chat", "words": "hello"},
        ("no-chat", "said", "said", "no-chat", "no-chat"),
    ),
    "ping": (lambda seat: {"type": "ping"}, ("pong",) * 5),
}


@pytest.mark.parametrize("kind", MESSAGES)
def test_every_message_is_answered_to_every_role_as_it_should(server: Served, kind: str) -> None:
    make, expected = MESSAGES[kind]
    found = []
    for role in ROLES:
        table, players = people(server)
        with players[role].open(table) as seat:
            assert seat.news["you"] == {"asked": 0, "rival": 1}.get(role)
            seat.send(**make(seat))
            reply = seat.until(lambda m: m["type"] in ("accepted", "refused", "said", "pong"))
        answer = reply.get("code", reply["type"])
        found.append("accepted or illegal" if answer in ("accepted", "illegal") else answer)
    assert tuple(found) == expected


def test_an_unknown_table_is_unknown_to_everybody(server: Served) -> None:
    _, players = people(server)
    for player in players.values():
        assert player.open("0" * 32).closed() == 1008
        assert player.open("nonsense").closed() == 1008
        assert player.http.get(f"/api/tables/{'0' * 32}").status_code == 404
        assert player.http.get("/api/tables/nonsense").status_code == 422


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
def test_a_page_of_another_site_can_do_nothing(server: Served, origin: str) -> None:
    table, players = people(server)
    for player in players.values():
        reply = player.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert (reply.status_code, reply.json()["code"]) == (403, "bad-origin")
        assert player.open(table, origin=origin).closed() == 1008
    with players["asked"].open(table, origin=server.url) as seat:
        assert seat.news["you"] == 0


def test_a_forged_cookie_is_nobody(server: Served) -> None:
    table, players = people(server)
    good = players["asked"].cookie
    for forged in (good[:-2] + "xx", "x" + good, "", "a.b.c", "x" * 5000):
        thief = server.player(rivalry=forged)
        assert thief.get("/api/me") is None and thief.get("/api/me/tables") == {"tables": []}
        with thief.open(table) as seat:
            assert seat.news["you"] is None
