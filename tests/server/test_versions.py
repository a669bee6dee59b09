"""Tables of an older version of a game's rules, which this program can still play."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from kit import Player, Seat, Served

import rivalry
from rivalry.core.log import GameLog
from rivalry.server.store import schema
from rivalry.server.store.database import Write
from rivalry.server.table.fairness import commitment

KEPT = Path(__file__).parents[1] / "games" / "catan_rivals" / "logs" / "version-1.jsonl.gz"
DIFFERS = 25
"""A game of version 1 that goes on where version 2 would have ended it."""


@pytest.fixture
def old() -> tuple[GameLog, list[int]]:
    """A game that was played by version 1, and its scores."""
    kept = json.loads(gzip.decompress(KEPT.read_bytes()).decode().splitlines()[DIFFERS])
    return GameLog.read(kept["log"]), kept["scores"]


def old_table(server: Served, ann: Player, log: GameLog) -> str:
    """A table as a server of those days had stored it; nobody sits opposite yet."""
    assert log.seed is not None
    table = ann.table("catan-rivals", "me person", options={"mode": log.options["mode"]})
    as_then: dict[str, Any] = {
        "version": log.version,
        "options": json.dumps(log.options),
        "seed": log.seed,
        "commitment": commitment(log.seed),
    }
    change = sqlalchemy.update(schema.games).where(schema.games.c.id == table).values(as_then)
    server.inside(lambda: server.node.store.write(Write(statements=[change])))
    server.inside(server.node.tables.close)
    return table


def play(seats: list[Seat], answers: list[str]) -> None:
    """Let whoever is asked give the next answer."""
    for answer in answers:
        n = max(seat.position["n"] for seat in seats)
        for seat in seats:
            seat.at(n)
        [asked] = [seat for seat in seats if seat.position["prompt"]]
        assert asked.answer(answer)["type"] == "accepted", answer
        asked.at(n + 1)


def test_a_table_of_older_rules_is_played_to_the_end_by_them(
    lone: Served, old: tuple[GameLog, list[int]]
) -> None:
    log, scores = old
    present = GameLog(log.game, 2, log.options, log.answers, log.seed)
    with pytest.raises(rivalry.BadLog, match="after the end of the game"):
        rivalry.replay(present)
    replayed = rivalry.replay(log)
    given = [told.player for told in replayed.told]
    answers = [text for text, player in zip(log.answers, given, strict=True) if player >= 0]

    ann, bob = lone.player(), lone.player()
    table = old_table(lone, ann, log)
    bob.join(table)
    half = len(answers) // 2
    seats = [ann.open(table).ready(), bob.open(table).ready()]
    assert seats[0].news["version"] == 1 and "rules" not in seats[0].news["options"]
    play(seats, answers[:half])
    for seat in seats:
        seat.close()
    lone.inside(lone.node.tables.close)  # the rest of the game goes on from the journal
    seats = [ann.open(table).ready(), bob.open(table).ready()]
    play(seats, answers[half:])
    assert seats[0].position["result"]["scores"] == scores

    kept = ann.get(f"/api/tables/{table}/log")
    assert kept["version"] == 1 and kept["answers"] == log.answers
    assert ann.get(f"/api/tables/{table}/fairness")["fair"] is True
    last = ann.get(f"/api/tables/{table}/replay", **{"from": len(log.answers)})["steps"][-1]
    assert last["scores"] == scores


def test_a_fork_of_an_older_game_keeps_its_rules_and_a_rematch_has_the_present_ones(
    lone: Served, old: tuple[GameLog, list[int]]
) -> None:
    log, _ = old
    ann = lone.player()
    body = {"log": log.json(), "seats": ["me", "person"]}
    kept = ann.post("/api/tables/import", body)["id"]
    fork = ann.do(kept, "fork", {"k": len(log.answers) - 1, "seats": ["me", "random"]})["id"]
    with ann.open(fork) as seat:
        assert seat.news["options"]["rules"] == 1
        ann.do(fork, "resign")
    again = ann.do(fork, "rematch")["id"]
    with ann.open(again) as seat:
        assert seat.news["version"] == 2 and seat.news["options"]["rules"] == 2


def test_options_for_programs_are_in_no_form_but_a_table_may_carry_them(lone: Served) -> None:
    ann = lone.player()
    [game] = [one for one in ann.get("/api/games") if one["name"] == "catan-rivals"]
    names = [option["name"] for option in game["options"]]
    hidden = [o.name for o in rivalry.game("catan-rivals").options() if o.hidden]
    assert hidden == ["rules"] and "rules" not in names and "mode" in names
    table = ann.table("catan-rivals", "me random", options={"rules": 1})
    assert ann.get(f"/api/tables/{table}")["options"]["rules"] == 1


def test_a_question_says_its_amount_what_is_chosen_and_what_that_means(lone: Served) -> None:
    ann = lone.player()
    table = ann.table("catan-rivals", "me random", options={"starter": 0, "mode": "gold"})
    asked: dict[str, Any] = {}
    with ann.open(table) as seat:
        while not any(prompt["amount"] for prompt in asked.values()):
            prompt = seat.my_turn()
            asked[prompt["why"]] = prompt
            n = seat.position["n"]
            seat.answer(prompt["options"][-1]["words"])
            seat.at(n + 1)
    declared = rivalry.game("catan-rivals").questions  # type: ignore[attr-defined]
    for why, prompt in asked.items():
        question = declared[why]
        assert (prompt["kind"], prompt["meaning"]) == (question.kind, question.meaning)
        assert prompt["question"] == question.words.replace("{n}", str(prompt["amount"]))
    assert "{n}" in declared[why].words and "{n}" not in prompt["question"]
    other = ann.table("lost-cities", "me random", options={"starter": 0})
    with ann.open(other) as seat:
        prompt = seat.position["prompt"]
        assert (prompt["amount"], prompt["kind"], prompt["meaning"]) == (0, None, None)
