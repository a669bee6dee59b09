"""What remains of a finished game: its replay from every seat, and playing on from a position."""

import random
from typing import Any

import pytest
from kit import GAMES, Player, Served
from test_tables import SHORT

import rivalry


def kept(player: Player, match: rivalry.Match) -> str:
    """Keep a log at a server; the table's id."""
    seats = ["me"] + ["person"] * (len(match.scores()) - 1)
    return str(player.post("/api/tables/import", {"log": match.log.json(), "seats": seats})["id"])


def played(game: str, seed: int = 1, **options: Any) -> tuple[rivalry.Match, dict[int, Any]]:
    """A game played at random, and what every seat and everybody saw when an answer was due."""
    rng = random.Random(seed)
    match = rivalry.new(game, seed=seed, **{**SHORT[game], **options})
    seen = {}
    while match.decision:
        seen[len(match.log.answers)] = {
            "asked": match.decision.player,
            "scores": match.scores(),
            "views": [match.view(seat) for seat in range(len(match.scores()))],
            "spectator": match.view(None),
        }
        match.answer(rng.choice(match.decision.options))
    return match, seen


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_what_every_seat_saw(server: Served, game: str) -> None:
    match, seen = played(game)
    ann = server.player()
    table = kept(ann, match)
    total = len(match.log.answers)
    steps: list[Any] = []
    while len(steps) <= total:
        part = server.player().get(f"/api/tables/{table}/replay", **{"from": len(steps)})
        assert (part["total"], part["from"]) == (total, len(steps))
        assert 1 <= len(part["steps"]) <= 50
        steps += part["steps"]
    assert [step["k"] for step in steps] == list(range(total + 1))
    for k, shown in seen.items():
        assert {key: steps[k][key] for key in shown} == shown, k
    assert [step["words"] for step in steps[1:]] == match.log.answers
    assert steps[0]["kind"] == "start" and steps[0]["words"] == "" and steps[0]["seat"] is None
    for k, shown in seen.items():
        answer = steps[k + 1]
        assert (answer["kind"], answer["seat"]) == ("answer", shown["asked"])
        assert answer["why"] in match.game.prompts and answer["words"].startswith(answer["verb"])
    assert steps[-1]["asked"] is None and steps[-1]["scores"] == match.scores()


def test_only_the_steps_that_were_asked_for_come_and_never_too_many(server: Served) -> None:
    ann = server.player()
    match, _ = played("lost-cities", rounds=3)
    table = kept(ann, match)

    def places(**query: int) -> list[int]:
        given = {"from": query["first"], "to": query["last"]}
        found = ann.get(f"/api/tables/{table}/replay", **given)
        return [step["k"] for step in found["steps"]]

    total = len(match.log.answers)
    assert total > 100
    assert places(first=7, last=9) == [7, 8, 9]
    assert places(first=70, last=10**9) == list(range(70, 120))
    assert places(first=total, last=total + 5) == [total]
    assert places(first=9, last=7) == places(first=total + 1, last=10**9) == []
    one = ann.get(f"/api/tables/{table}/replay", **{"from": 100, "to": 100})
    assert one["steps"][0]["views"][1] == match.position(100).view(1)


def test_a_replay_does_not_play_the_game_again_from_its_start(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.player()
    match, _ = played("lost-cities", rounds=9)
    total = len(match.log.answers)
    table = kept(ann, match)
    ann.get(f"/api/tables/{table}/replay")
    applied: list[str] = []
    parse = match.game.parse
    monkeypatch.setattr(match.game, "parse", lambda text: (applied.append(text), parse(text))[1])
    ann.get(f"/api/tables/{table}/replay", **{"from": total})
    assert total > 500 and len(applied) < 100


def test_a_game_that_goes_on_is_not_shown(server: Served) -> None:
    ann = server.player()
    table = ann.table("lost-cities", "me random")
    for reply in (
        ann.http.get(f"/api/tables/{table}/replay"),
        ann.http.post(f"/api/tables/{table}/fork", json={"k": 1, "seats": ["me", "random"]}),
    ):
        assert (reply.status_code, reply.json()["code"]) == (409, "not-over")


def test_a_game_that_was_given_up_is_replayed_as_far_as_it_went(server: Served) -> None:
    ann = server.player()
    table = ann.table("lost-cities", "me random", options={"starter": 0})
    with ann.open(table) as seat:
        words = seat.position["prompt"]["options"][0]["words"]
        seat.answer(words)
    ann.do(table, "resign")
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    assert [step["kind"] for step in steps] == ["start", "chance", "answer"]
    assert steps[-1]["words"] == words and steps[-1]["asked"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_a_position_against_bots(server: Served, game: str) -> None:
    ann = server.player()
    match, seen = played(game, seed=3)
    table = kept(ann, match)
    k = [k for k, shown in seen.items() if shown["asked"] == 0][len(seen) // 5]
    again = ann.do(table, "fork", {"k": k, "seats": ["me", "random"]}, 201)
    assert again["seat"] == 0
    rng = random.Random(1)
    with ann.open(again["id"]) as seat:
        assert seat.news["imported"] and seat.position["status"] == "playing"
        assert seat.position["view"] == seen[k]["views"][0]
        while seat.play(rng):
            pass
        assert seat.position["result"]["reason"] == "end"
    answers = ann.get(f"/api/tables/{again['id']}/log")["answers"]
    assert answers[:k] == match.log.answers[:k] and answers != match.log.answers
    assert ann.get(f"/api/tables/{again['id']}/fairness")["fair"], "chance is the same as before"


def test_the_beginning_of_a_log_can_be_imported_as_well(server: Served) -> None:
    ann = server.player()
    match, seen = played("lost-cities", seed=4)
    k = sorted(seen)[10]
    match.log.answers = match.log.answers[:k]
    asked = ["random", "random"]
    asked[seen[k]["asked"]] = "me"
    made = ann.post("/api/tables/import", {"log": match.log.json(), "seats": asked})
    with ann.open(made["id"]) as seat:
        assert seat.my_turn() and seat.position["view"] == seen[k]["views"][seat.news["you"]]


def test_one_cannot_play_on_where_nothing_is_left_to_play(server: Served) -> None:
    ann = server.player()
    match, _ = played("lost-cities")
    table, total = kept(ann, match), len(match.log.answers)
    seats = ["me", "random"]
    assert ann.do(table, "fork", {"k": total, "seats": seats}, 409)["code"] == "not-playing"
    assert ann.do(table, "fork", {"k": total + 1, "seats": seats}, 422)["code"] == "invalid"
    assert ann.do(table, "fork", {"k": 1, "seats": ["me"]}, 400)["code"] == "bad-seats"
    assert ann.do(table, "fork", {"k": 0, "seats": seats}, 201)["seat"] == 0


def test_events_tell_answers_in_parts_as_options_do(server: Served) -> None:
    ann, bob = server.player(), server.player()
    table = ann.table("catan-rivals", options={"starter": 0})
    bob.join(table)
    rng = random.Random(7)
    seats = [ann.open(table).ready(), bob.open(table).ready()]
    heard: dict[str, int] = {"own": 0, "open": 0, "secret": 0, "chance": 0}
    for _ in range(150):
        n = max(seat.position["n"] for seat in seats)
        for seat in seats:
            seat.at(n)
        mine = next(seat for seat in seats if seat.position["prompt"])
        option = rng.choice(mine.position["prompt"]["options"])
        assert mine.answer(option["words"])["type"] == "accepted"
        for seat in seats:
            first, *rest = seat.at(n + 1)["events"]
            if first.get("secret"):
                assert seat is not mine and (first["words"], "args" in first) == (
                    first["verb"],
                    False,
                )
                heard["secret"] += 1
            else:
                assert {key: first.get(key, []) for key in option} == option
                heard["own" if seat is mine else "open"] += 1
            for event in rest:
                assert event["kind"] == "chance" and event["verb"] == event["words"].split()[0]
                heard["chance"] += 1
    assert all(heard.values()), heard
