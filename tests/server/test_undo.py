"""Undo: only one's own answers, only while nothing hidden was shown; against bots whole turns."""

import random

from kit import LEVEL, Seat, Served
from test_tables import asked, two


def draw(seat: Seat, words: str) -> None:
    n = seat.position["n"]
    assert seat.answer(words)["type"] == "accepted"
    seat.at(n + 1)


def undo(seat: Seat, what: str = "answer") -> str:
    seat.send(type="undo", n=seat.position["n"], what=what)
    reply = seat.reply()
    return str(reply.get("code", reply["type"]))


def test_an_answer_that_showed_nothing_can_be_taken_back(server: Served) -> None:
    table, ann, bob = two(server, options={"starter": 0})
    before = ann.position
    draw(ann, before["prompt"]["options"][0]["words"])
    bob.at(ann.position["n"])
    assert ann.position["undo"] == ["answer"] and bob.position["undo"] == []
    assert undo(bob) == "no-undo"
    assert undo(ann) == "accepted"
    ann.at(before["n"] + 2)
    assert ann.position["view"] == before["view"] and ann.position["prompt"] == before["prompt"]
    assert ann.position["n"] == before["n"] + 2, "the journal only grows"
    assert bob.at(before["n"] + 2)["events"][-1]["kind"] == "undo"
    assert undo(ann) == "no-undo"
    server.inside(server.node.tables.close)
    with ann.player.open(table) as again:
        assert again.position["view"] == before["view"]


def test_nothing_can_be_taken_back_after_a_card_was_drawn(server: Served) -> None:
    _, ann, bob = two(server, options={"starter": 0})
    draw(ann, ann.position["prompt"]["options"][0]["words"])
    draw(ann, "draw deck")
    assert ann.position["undo"] == [] and undo(ann) == "no-undo"
    bob.at(ann.position["n"])
    draw(bob, bob.position["prompt"]["options"][0]["words"])
    ann.at(bob.position["n"])
    assert undo(ann) == "no-undo", "never past another player's answer"
    assert undo(ann, "turn") == "no-undo", "whole turns only against bots"


def test_against_bots_whole_turns_can_be_taken_back(server: Served) -> None:
    ann = server.player()
    table = ann.table("lost-cities", f"me {LEVEL}", options={"starter": 0})
    with ann.open(table) as seat:
        before = seat.position
        assert before["undo"] == []
        draw(seat, before["prompt"]["options"][0]["words"])
        draw(seat, "draw deck")
        while seat.position["prompt"] is None:
            seat.kind("position")
        assert seat.position["undo"] == ["turn"]
        drawn, n = seat.position["view"]["hand"], seat.position["n"]
        assert undo(seat, "turn") == "accepted"
        seat.at(n + 1)
        assert seat.position["view"] == before["view"]
        assert seat.position["prompt"] == before["prompt"]
        draw(seat, before["prompt"]["options"][0]["words"])
        draw(seat, "draw deck")
        assert sorted(seat.position["view"]["hand"]) == sorted(drawn), "the cards do not change"


def test_a_stale_undo_is_refused_and_a_repeated_one_applied_once(server: Served) -> None:
    _, ann, bob = two(server, options={"starter": 0})
    n = ann.position["n"]
    draw(ann, ann.position["prompt"]["options"][0]["words"])
    for _ in range(2):
        ann.send(type="undo", n=n + 1)
        assert ann.reply() == {"type": "accepted", "n": n + 1}
    ann.send(type="undo", n=n)
    assert ann.reply()["code"] == "stale"
    assert asked(ann, bob).play(random.Random(1))["type"] == "accepted"
