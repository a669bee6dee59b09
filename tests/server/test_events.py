"""What events say beside the answer: what was asked, by which card, what came to light; and the
account of the turn. All of it follows from the journal, for every seat and nobody else."""

import random
from typing import Any

from kit import Player, Served
from test_undo import draw, undo

import rivalry
from rivalry.core.decision import CHANCE


def played(game: str, answers: int, **options: Any) -> rivalry.Match:
    """A game in its midst."""
    rng = random.Random(answers)
    match = rivalry.new(game, seed=answers, **options)
    while match.decision and len(match.log.answers) < answers:
        match.answer(rng.choice(match.decision.options))
    return match


def sat_down(server: Served, match: rivalry.Match) -> tuple[str, list[Player]]:
    """The table at which it goes on; both players and somebody who watches."""
    ann, bob, eve = server.player(), server.player(), server.player()
    body = {"log": match.log.json(), "seats": ["me", "person"]}
    table = str(ann.post("/api/tables/import", body)["id"])
    bob.join(table)
    return table, [ann, bob, eve]


def seen(players: list[Player], table: str) -> list[Any]:
    return [player.get(f"/api/tables/{table}/position") for player in players]


def answers(position: Any) -> list[Any]:
    return [one for one in position["events"] if one["kind"] in ("answer", "chance")]


def test_events_tell_what_was_asked_but_not_of_what_others_chose_in_secret(server: Served) -> None:
    match = played("catan-rivals", 260, mode="gold")
    table, players = sat_down(server, match)
    shown = seen(players, table)
    given_by = [answer.get("seat", CHANCE) for answer in answers(shown[0])]
    hidden = 0
    for seat, position in zip((0, 1, None), shown, strict=True):
        for it, by, words, event in zip(
            match.told, given_by, match.log.answers, answers(position), strict=True
        ):
            secret = by != seat and (words.startswith("card ") or "shuffle" in words)
            assert event.get("why", "") == ("" if secret else it.why), event
            assert event.get("card", "") == it.card
            assert event.get("shown", []) == list(it.shown)
            assert event.get("changes", []) == [
                {"seat": who, "what": what, "n": n, **({"by": by} if by else {})}
                for who, what, n, by in it.changes
            ]
            hidden += secret and by != CHANCE
    assert hidden > 10, "cards were put away or taken in secret"
    told = {event.get("why") for event in answers(shown[2])}
    assert told > {"turn.action", "build.site", "roll.event", "exchange.put-away.stack"}
    assert not told & {"replenish.put-away", "exchange.put-away", "search.take"}


def test_a_reload_shows_the_same_events_and_the_same_account_of_the_turn(server: Served) -> None:
    match = played("catan-rivals", 205)
    while not match.account(len(match.told)) or match.decision.why == "turn.start":
        match.answer(match.decision.options[0])
    table, players = sat_down(server, match)
    before = seen(players, table)
    moves = answers(before[0])
    assert before[0]["account"] == [moves[k] for k in match.account(len(moves))]
    assert [one for one in moves if "changes" in one][-1] == before[0]["account"][-1]
    server.inside(server.node.tables.close)
    assert seen(players, table) == before


def test_the_account_grows_with_the_turn_and_begins_anew_with_the_next(server: Served) -> None:
    table, players = sat_down(server, played("catan-rivals", 100))
    seats = [player.open(table).ready() for player in players[:2]]
    rng = random.Random(1)
    turn, account, grown, begun = 0, [], 0, 0
    for _ in range(80):
        seat = next(one for one in seats if one.position["prompt"])
        for other in seats:
            other.at(seat.position["n"])
            assert other.position["account"] == seats[0].position["account"]
        position = seat.position
        if position["view"]["turns"] == turn:
            assert position["account"][: len(account)] == account
            grown += len(position["account"]) > len(account)
        else:
            begun += account != [] and position["account"] == []
        turn, account = position["view"]["turns"], position["account"]
        n = position["n"]
        seat.play(rng)
        for one in seats:
            one.at(n + 1)
    assert grown > 3 and begun > 1


def test_what_was_taken_back_is_told_like_an_answer_of_which_nothing_is_known(
    server: Served,
) -> None:
    ann = server.player()
    table = ann.table("lost-cities", "me person", options={"starter": 0})
    bob = server.player()
    bob.join(table)
    with ann.open(table) as seat:
        n = seat.position["n"]
        draw(seat, seat.position["prompt"]["options"][0]["words"])
        assert seat.position["events"][-1]["why"] == "card"
        assert undo(seat) == "accepted"
        seat.at(n + 2)
        draw(seat, seat.position["prompt"]["options"][1]["words"])
    before = seen([ann, bob], table)
    moves = [one for one in before[1]["events"] if one["kind"] == "answer"]
    assert [one.get("why") for one in moves] == [None, "card"]
    server.inside(server.node.tables.close)
    assert seen([ann, bob], table) == before


def test_the_card_that_is_uncovered_is_named(server: Served) -> None:
    match = played("lost-cities-rivals", 60)
    table, players = sat_down(server, match)
    uncovered = 0
    for position in seen(players, table):
        for k, event in enumerate(answers(position)):
            newest = match.position(k + 1).view(None)["newest"]
            if event["words"] == "uncover":
                assert event["shown"] == [newest]
                uncovered += 1
            else:  # who empties the display turns up the next card
                assert event.get("shown", [newest]) == [newest]
    assert uncovered > 30


def test_a_replay_tells_the_same_of_every_answer(server: Served) -> None:
    match = played("catan-rivals", 10**5, stall_cap=50)
    assert match.decision is None
    ann = server.player()
    seats = ["me", "person"]
    table = ann.post("/api/tables/import", {"log": match.log.json(), "seats": seats})["id"]
    first = len(match.told) - 60
    steps = ann.get(f"/api/tables/{table}/replay", **{"from": first})["steps"]
    assert len(steps) == 50
    for step in steps:
        k = step["k"]
        it = match.told[k - 1]
        assert (step["why"], step["card"], step["shown"]) == (it.why, it.card, list(it.shown))
        assert [one["words"] for one in step["account"]] == [
            match.log.answers[i] for i in match.account(k)
        ]
    assert any(step["account"] for step in steps)
