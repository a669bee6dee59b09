"""Guests, recovery links, names with passwords, hostile names."""

import pytest
from kit import Served


def test_a_guest_keeps_the_seat_by_cookie_and_moves_it_by_recovery_link(server: Served) -> None:
    phone, laptop = server.player(), server.player()
    table = phone.table("lost-cities", "me random")
    link = phone.post("/api/me/recovery")
    assert link["path"] == f"/recover#{link['token']}" and len(link["token"]) * 4 >= 128
    laptop.post("/api/recover", {"token": link["token"]})
    with laptop.open(table) as seat:
        assert seat.news["you"] == 0
    newer = phone.post("/api/me/recovery")
    assert server.player().post("/api/recover", {"token": link["token"]}, 401)
    assert server.player().post("/api/recover", {"token": newer["token"]})


def test_a_name_is_found_again_with_its_password_only(server: Served) -> None:
    ann = server.player()
    ann.post("/api/me")
    assert ann.get("/api/me")["name"].startswith("Guest ")
    ann.post("/api/me/name", {"name": "Änne Lee", "password": "correct horse"})
    assert ann.get("/api/me") == {"name": "Änne Lee", "named": True, "webhook": None}
    assert ann.post("/api/me/name", {"name": "Other", "password": "long enough"}, 409)
    elsewhere = server.player()
    assert elsewhere.post("/api/sign-in", {"name": "änne lee", "password": "correct horse"})
    assert elsewhere.get("/api/me")["named"]
    wrong = elsewhere.post("/api/sign-in", {"name": "Änne Lee", "password": "wrong horse"}, 401)
    unknown = elsewhere.post("/api/sign-in", {"name": "nobody", "password": "wrong horse"}, 401)
    assert wrong == unknown, "nobody learns which names exist"
    elsewhere.post("/api/sign-out")
    assert elsewhere.get("/api/me") is None
    thief = server.player()
    thief.post("/api/me")
    taken = thief.post("/api/me/name", {"name": "ÄNNE  LEE", "password": "long enough"}, 409)
    assert taken["code"] == "name-taken"


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "x' OR 1=1 --\"",
        "\u202eevil",
        "Guest 1234",
        "x" * 60,
        "   ",
        "{{7*7}}",
        "_",
    ],
)
def test_hostile_names_are_no_names(name: str, server: Served) -> None:
    ann = server.player()
    ann.post("/api/me")
    assert ann.post("/api/me/name", {"name": name, "password": "long enough"}, 400)["code"] == (
        "bad-name"
    )


def test_passwords_and_tokens_are_not_kept_as_they_are(server: Served) -> None:
    ann = server.player()
    ann.post("/api/me")
    ann.post("/api/me/name", {"name": "Ann", "password": "correct horse"})
    token = ann.post("/api/me/recovery")["token"]
    player = server.node.accounts.player(ann.cookie)
    assert player is not None
    row = server.inside(lambda: server.node.accounts.find(player))
    assert row.password.startswith("$argon2id$") and token not in str(tuple(row))
