"""Guests, recovery links, names with passwords, hostile names."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from kit import GENEROUS, Served, served


def test_a_guest_keeps_the_seat_by_cookie_and_moves_it_by_recovery_link(server: Served) -> None:
    phone, laptop = server.player(), server.player()
    table = phone.table("lost-cities", "me random")
    link = phone.post("/api/me/recovery")
    assert link["path"] == f"/recover#{link['token']}" and len(link["token"]) * 4 >= 128
    laptop.post("/api/recover", {"token": link["token"]})
    with laptop.open(table) as seat:
        assert seat.news["you"] == 0
    again = server.player().post("/api/recover", {"token": link["token"]}, 401)
    assert again["code"] == "wrong-token", "a link works once"
    older = phone.post("/api/me/recovery")
    newer = phone.post("/api/me/recovery")
    assert server.player().post("/api/recover", {"token": older["token"]}, 401)
    assert server.player().post("/api/recover", {"token": newer["token"]})


def test_a_strangers_link_takes_nobodys_identity_without_a_question(server: Served) -> None:
    ann, eve = server.player(), server.player()
    table = ann.table("lost-cities", "me random")
    eve.post("/api/me")
    link = {"token": eve.post("/api/me/recovery")["token"]}
    names = [player.get("/api/me")["name"] for player in (eve, ann)]
    assert ann.post("/api/recover/look", link) == {"become": names[0], "give_up": names[1]}
    refused = ann.post("/api/recover", link, 409)
    assert refused["code"] == "other-player" and all(name in refused["message"] for name in names)
    with ann.open(table) as seat:
        assert seat.news["you"] == 0, "she is still herself"
    way_back = ann.post("/api/me/recovery")
    assert ann.post("/api/recover", {**link, "give_up": True})["name"] == names[0]
    assert ann.post("/api/recover", {"token": way_back["token"], "give_up": True})
    assert ann.get("/api/me")["name"] == names[1]


def test_of_many_who_use_a_link_at_once_one_succeeds(server: Served) -> None:
    ann = server.player()
    ann.post("/api/me")
    link = {"token": ann.post("/api/me/recovery")["token"]}
    with ThreadPoolExecutor(8) as threads:
        tries = [
            threads.submit(server.player().http.post, "/api/recover", json=link) for _ in range(8)
        ]
    assert sorted(one.result().status_code for one in tries) == [200] + [401] * 7


def test_a_link_expires(folder: Path, database: str) -> None:
    clock = {"now": 1_800_000_000.0}
    with served(folder / "data", database, now=lambda: clock["now"]) as server:
        ann = server.player()
        ann.post("/api/me")
        link = ann.post("/api/me/recovery")
        assert link["until"] == clock["now"] + 86400
        clock["now"] += 86401
        assert server.player().post("/api/recover", {"token": link["token"]}, 401)


def test_signing_out_ends_every_session_and_its_sockets(server: Served) -> None:
    phone = server.player()
    table = phone.table("lost-cities", "me random")
    stolen = server.player(rivalry=phone.cookie)
    seat = stolen.open(table).ready()
    phone.post("/api/sign-out")
    assert seat.closed() == 1001
    assert stolen.get("/api/me") is None
    assert stolen.open(table).ready().news["you"] is None


def test_a_new_password_ends_the_other_sessions(server: Served) -> None:
    ann = server.player()
    table = ann.table("lost-cities", "me random")
    ann.post("/api/me/name", {"name": "Ann", "password": "correct horse"})
    link = ann.post("/api/me/recovery")
    stolen = server.player(rivalry=ann.cookie)
    wrong = {"old": "wrong horse", "new": "battery staple"}
    assert ann.http.put("/api/me/password", json=wrong).json()["code"] == "wrong-password"
    assert stolen.get("/api/me")["name"] == "Ann"
    right = {"old": "correct horse", "new": "battery staple"}
    assert ann.http.put("/api/me/password", json=right).status_code == 200
    assert stolen.get("/api/me") is None, "every other session has ended"
    with ann.open(table) as seat:
        assert seat.news["you"] == 0, "but not this one"
    assert server.player().post("/api/recover", {"token": link["token"]}, 401)
    assert server.player().post("/api/sign-in", {"name": "Ann", "password": "correct horse"}, 401)
    assert server.player().post("/api/sign-in", {"name": "Ann", "password": "battery staple"})


def test_tries_to_sign_in_are_limited_for_each_name(folder: Path) -> None:
    limits = replace(GENEROUS, passwords="3/hour")
    with served(folder / "data", limits=limits) as server:
        spellings = ("Ann", "ann", " A\uff2en ", "ANN")  # one name, however it is written
        codes = [
            server.player().http.post(
                "/api/sign-in", json={"name": name, "password": "wrong horse"}
            )
            for name in spellings
        ]
        assert [reply.status_code for reply in codes] == [401, 401, 401, 429]
        other = {"name": "Bob", "password": "wrong horse"}
        assert server.player().post("/api/sign-in", other, 401)


def test_wrong_passwords_from_one_network_do_not_lock_a_name_for_its_owner(folder: Path) -> None:
    limits = replace(GENEROUS, passwords="3/hour", passwords_in_all="5/hour")
    with served(folder / "data", limits=limits) as server:
        ann = server.player()
        ann.post("/api/me")
        ann.post("/api/me/name", {"name": "Ann", "password": "correct horse"})

        def sign_in(address: str, password: str) -> int:
            given = {"name": "Ann", "password": password}
            head = {"x-forwarded-for": address}
            return ann.http.post("/api/sign-in", json=given, headers=head).status_code

        one = [sign_in(f"2001:db8:1:2:{i}::1", "wrong horse") for i in range(5)]
        assert one == [401, 401, 401, 429, 429]
        assert sign_in("2001:db8:1:2::1", "correct horse") == 429, "there, nobody tries any more"
        hers = [sign_in("192.0.2.1", "correct horse") for _ in range(9)]
        assert hers == [200] * 9, "right passwords do not count"
        other = [sign_in("198.51.100.1", "wrong horse") for _ in range(3)]
        assert other == [401, 401, 429], "all networks together have a limit as well"


def test_a_network_of_addresses_is_limited_as_one(folder: Path) -> None:
    """Whoever has an IPv6 /64 could use another address each time; a proxy tells them apart."""
    limits = replace(GENEROUS, sign_in="2/minute")
    with served(folder / "data", limits=limits) as server:
        http = server.player().http

        def sign_in(address: str, name: str) -> int:
            given = {"name": name, "password": "wrong horse"}
            head = {"x-forwarded-for": address}
            return http.post("/api/sign-in", json=given, headers=head).status_code

        mine = [sign_in(f"2001:db8:1:2:{i}::{i}", f"Ann {i}") for i in range(1, 4)]
        assert mine == [401, 401, 429]
        assert sign_in("2001:db8:1:3::1", "Ann 1") == 401, "the neighbours' network is another"


def test_a_name_is_found_again_with_its_password_only(server: Served) -> None:
    ann = server.player()
    ann.post("/api/me")
    assert ann.get("/api/me")["name"].startswith("Guest ")
    ann.post("/api/me/name", {"name": "Änne Lee", "password": "correct horse"})
    assert ann.get("/api/me") == {
        "name": "Änne Lee",
        "named": True,
        "has_password": True,
        "webhook": None,
    }
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


def test_a_name_without_a_password_is_nobody_elses_to_sign_in_with(server: Served) -> None:
    ann, other = server.player(), server.player()
    ann.post("/api/me")
    ann.post("/api/me/name", {"name": "Free Ann"})
    me = ann.get("/api/me")
    assert me["name"] == "Free Ann" and me["named"] and not me["has_password"]
    for guess in ("None", "password", "Free Ann"):
        refused = other.post("/api/sign-in", {"name": "Free Ann", "password": guess * 4}, 401)
        assert refused["code"] == "wrong-password"
    other.post("/api/me")
    assert other.post("/api/me/name", {"name": "free ann"}, 409)["code"] == "name-taken"


def test_a_password_is_set_later_and_changed_by_who_knows_it(server: Served) -> None:
    ann, other = server.player(), server.player()

    def put(old: str | None, new: str) -> tuple[int, str | None]:
        reply = ann.http.put("/api/me/password", json={"old": old, "new": new})
        return reply.status_code, reply.json().get("code")

    def sign_in(password: str, code: int) -> None:
        other.post("/api/sign-in", {"name": "Later Ann", "password": password}, code)

    assert put(None, "correct horse") == (401, "no-player")
    ann.post("/api/me")
    assert put(None, "correct horse") == (409, "no-name")
    ann.post("/api/me/name", {"name": "Later Ann"})
    assert put(None, "short") == (422, "invalid")
    assert put(None, "correct horse") == (200, None)
    assert ann.get("/api/me")["has_password"]
    sign_in("correct horse", 200)
    assert put(None, "battery staple") == put("wrong horse", "battery staple")
    assert put("wrong horse", "battery staple") == (401, "wrong-password")
    sign_in("correct horse", 200)
    assert put("correct horse", "battery staple") == (200, None)
    sign_in("correct horse", 401)
    sign_in("battery staple", 200)
