"""Decks on the server: judged by the game's own rules, kept in versions, shared by a link."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from kit import Player, Served, served

from rivalry.games.catan_rivals import deck_report

SAMPLES = deck_report.samples()
DECK = SAMPLES["strong-heroes"]


def keep(player: Player, deck: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = player.post("/api/decks", {"game": "catan-rivals", "deck": deck})
    return kept


def change(player: Player, kept: dict[str, Any], deck: dict[str, Any]) -> Any:
    body = {"version": kept["version"], "deck": deck}
    return player.http.put(f"/api/decks/{kept['id']}", json=body)


@pytest.mark.parametrize("key", sorted(SAMPLES))
def test_every_sample_deck_is_judged_and_written_and_read_back(lone: Served, key: str) -> None:
    ann = lone.player()
    report = ann.post("/api/decks/check", {"game": "catan-rivals", "deck": SAMPLES[key]})
    assert report["problems"] == []
    for text in (report["text"], json.dumps(SAMPLES[key])):
        read = ann.post("/api/decks/read", {"game": "catan-rivals", "text": text})
        assert read["deck"] == SAMPLES[key]
    assert lone.player().get("/api/me") is None, "judging makes nobody a guest"


def test_a_deck_that_breaks_limits_is_told_which(lone: Served) -> None:
    broken = {**DECK, "hand": [], "stacks": [*DECK["stacks"], "abbey", "abbey"]}
    report = lone.player().post("/api/decks/check", {"game": "catan-rivals", "deck": broken})
    assert {"hand-few 0 3", "stacks-many 34 32", "unique-again abbey 2 1"} <= {*report["problems"]}


@pytest.mark.parametrize(
    "given",
    [
        {"game": "catan-rivals", "deck": {"name": "no parts"}},
        {"game": "catan-rivals", "deck": {**DECK, "stacks": ["nonsense"]}},
        {"game": "catan-rivals", "deck": {**DECK, "stacks": ["abbey"] * 300}},
        {"game": "catan-rivals", "deck": {**DECK, "stacks": [["abbey"]]}},
        {"game": "lost-cities", "deck": DECK},
        {"game": "nothing", "deck": DECK},
    ],
)
def test_what_is_no_deck_is_refused_and_not_kept(lone: Served, given: dict[str, Any]) -> None:
    ann = lone.player()
    for path in ("/api/decks", "/api/decks/check"):
        assert ann.post(path, given, 422)["code"] == "bad-deck"
    assert ann.get("/api/me/decks")["decks"] == []


def test_a_text_that_is_no_deck_is_refused_in_words(lone: Served) -> None:
    given = {"game": "catan-rivals", "text": "deck: Mine\nhand: scot"}
    refused = lone.player().post("/api/decks/read", given, 422)
    assert refused["code"] == "bad-deck" and "scot" in refused["message"]


def test_a_kept_deck_has_versions_and_is_read_by_whoever_has_its_link(server: Served) -> None:
    ann, bob = server.player(), server.player()
    kept = keep(ann, DECK)
    assert kept["mine"] and kept["version"] == kept["newest"] == 1 and kept["deck"] == DECK
    second = {**DECK, "name": "Second thoughts"}
    saved = change(ann, kept, second).json()
    assert saved["version"] == 2 and saved["deck"] == second
    assert change(ann, saved, second).json()["version"] == 2, "nothing new, no new version"
    seen = bob.get(f"/api/decks/{kept['id']}")
    assert seen["deck"] == second and not seen["mine"] and seen["newest"] == 2
    assert bob.get(f"/api/decks/{kept['id']}", version=1)["deck"] == DECK
    told = bob.get(f"/api/decks/{kept['id']}/versions")["versions"]
    assert [(one["version"], one["name"]) for one in told] == [
        (1, DECK["name"]),
        (2, "Second thoughts"),
    ]
    assert bob.http.get(f"/api/decks/{kept['id']}?version=3").json()["code"] == "no-deck"
    [line] = ann.get("/api/me/decks")["decks"]
    assert (line["id"], line["name"], line["problems"]) == (kept["id"], "Second thoughts", 0)
    assert bob.get("/api/me/decks")["decks"] == []


def test_only_its_owner_changes_or_deletes_a_deck(server: Served) -> None:
    ann, bob = server.player(), server.player()
    kept = keep(ann, DECK)
    bob.post("/api/me")
    assert change(bob, kept, {**DECK, "name": "Bob's"}).json()["code"] == "not-yours"
    assert bob.http.delete(f"/api/decks/{kept['id']}").json()["code"] == "not-yours"
    copy = keep(bob, ann.get(f"/api/decks/{kept['id']}")["deck"])
    assert copy["id"] != kept["id"] and copy["mine"]
    assert ann.http.delete(f"/api/decks/{kept['id']}").status_code == 204
    assert bob.http.get(f"/api/decks/{kept['id']}").status_code == 404
    assert ann.get("/api/me/decks")["decks"] == []


def test_of_many_who_save_at_once_one_is_first_and_the_others_are_told(server: Served) -> None:
    ann = server.player()
    kept = keep(ann, DECK)
    decks = [{**DECK, "name": f"Version of device {n}"} for n in range(12)]
    with ThreadPoolExecutor(12) as threads:
        replies = list(threads.map(lambda deck: change(ann, kept, deck), decks))
    codes = sorted(reply.status_code for reply in replies)
    assert codes == [200] + [409] * 11
    assert {r.json()["code"] for r in replies if r.status_code == 409} == {"stale"}
    assert ann.get(f"/api/decks/{kept['id']}")["newest"] == 2


def test_an_unfinished_deck_is_kept_with_the_number_of_its_problems(lone: Served) -> None:
    ann = lone.player()
    keep(ann, {"name": "Begun", "hand": [], "events": [], "stacks": ["abbey"]})
    [line] = ann.get("/api/me/decks")["decks"]
    assert line["problems"] == 3


def test_decks_outlive_a_restart_and_there_is_a_limit_to_how_many(folder: Any) -> None:
    with served(folder / "data") as running:
        ann = running.player()
        kept, cookie = keep(ann, DECK), ann.cookie
        most = running.config.limits.decks_kept
        for n in range(most - 1):
            keep(ann, {**DECK, "name": f"Deck {n}"})
        given = {"game": "catan-rivals", "deck": DECK}
        assert ann.post("/api/decks", given, 429)["code"] == "too-many"
    with served(folder / "data") as running:
        again = running.player(rivalry=cookie)
        assert again.get(f"/api/decks/{kept['id']}")["deck"] == DECK
        assert len(again.get("/api/me/decks")["decks"]) == most
