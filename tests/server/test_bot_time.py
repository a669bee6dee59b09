"""When a bot's answer appears tells nothing about its hand.

The time depends on the level and the table: the server waits it out whether the bot had one option
or fifty. What is measured is the server's own record, and bounded from below only: a busy machine
may be later, but an answer that needed no thought is never earlier than one that did.
"""

import random
from pathlib import Path
from typing import Any

import pytest
from kit import Served, served

from rivalry.core import registry
from rivalry.server.thinking.thinker import SLACK, budget
from rivalry.server.thinking.turns import Share

MOST = 0.3  # seconds for the strongest level


def play(server: Served, game: str, level: str, answers: int, pause: float) -> list[Any]:
    """Of each answer of a bot: how many options it had, and how long it took to appear."""
    ann = server.player()
    rng = random.Random(1)
    options = {"starter": 1} if game == "lost-cities" else {}
    table = ann.table(game, f"me {level}", settings={"pause": pause}, options=options)
    with ann.open(table) as seat:
        while True:
            rows = server.inside(lambda: server.node.store.journal(table))
            if sum(row.seat == 1 and row.answer[0] != "!" for row in rows) >= answers:
                break
            if not seat.play(rng):
                break
    rules = registry.load(game)
    head = server.inside(lambda: server.node.tables.get(table)).head
    state = rules.new(**head.options)
    asked_at, found = 0.0, []
    for row in rows:
        if row.answer.startswith("!"):
            asked_at = row.at
            continue
        if row.seat == 1:
            found.append((len(state.decision.options), row.at - asked_at))
        state.apply(rules.parse(row.answer))
        asked_at = row.at
    return found


@pytest.mark.parametrize("pause", [0.0, 0.1])
@pytest.mark.parametrize("level", ["random", "strong", "master"])
def test_an_answer_without_a_choice_takes_as_long_as_one_with(
    folder: Path, level: str, pause: float
) -> None:
    with served(folder / "data", bot_seconds=MOST) as server:
        found = play(server, "catan-rivals", level, 12, pause)
    least = max(pause, budget(MOST, level, Share("ann")) + MOST * SLACK)
    forced = [seconds for options, seconds in found if options == 1]
    free = [seconds for options, seconds in found if options > 1]
    assert forced and free, "both kinds of question were asked"
    assert min(forced) > least - 0.01 and min(free) > least - 0.01


@pytest.mark.parametrize("seed", range(3))
def test_in_scrambled_worlds_the_same_bot_takes_the_same_time(lone: Served, seed: int) -> None:
    """The same position but for what the person cannot see: the least time is the same."""
    ann = lone.player()
    table = ann.table("lost-cities", "me strong", options={"starter": 0}, settings={"pause": 0.4})
    inside = lone.inside(lambda: lone.node.tables.get(table))
    other = registry.load("lost-cities").scramble(inside.match.state, 0, seed)
    with ann.open(table) as seat:
        lone.inside(lambda: setattr(inside.match, "state", other))
        n = seat.position["n"]
        seat.play(random.Random(1))
        seat.at(n + 1)
        seat.answer("draw deck")
        seat.at(n + 3)
        answered, drawn = inside.rows[n + 2], inside.rows[n + 1]
    assert answered.seat == 1 and answered.at - drawn.at > 0.39
