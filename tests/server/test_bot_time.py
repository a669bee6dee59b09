"""When a bot's answer appears tells nothing about its hand.

The time depends on the level and the table: the server waits it out whether the bot had one option
or fifty. What is measured is the server's own record. Single times are bounded from below only: a
busy machine may be later. Whether they tell worlds apart is seen by comparing medians.
"""

import random
import re
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import pytest
from kit import Served, served

import rivalry
from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.decision import Action
from rivalry.core.game import State
from rivalry.core.match import Match
from rivalry.server.thinking.thinker import SLACK, budget
from rivalry.server.thinking.turns import Share

MOST = 0.3  # seconds for the strongest level
PAIRS = 6  # of worlds, in a round
ROUNDS = 4  # a busy machine may disturb one of them; what tells a hand does so in all


class Position(NamedTuple):
    """Where the person's next answer leads to a question whose options depend on hidden cards."""

    game: str
    options: dict[str, str]
    why: str  # the question
    fewest: int  # options, or fewer, that it has in one of the worlds


ROLL = Position("catan-rivals", {}, "turn.start", 1)
BUILD = Position("catan-rivals", {"mode": "duel"}, "turn.action", 1)
CARD = Position("lost-cities", {}, "card", 13)  # one may always discard: there is no last option


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
@pytest.mark.parametrize("level", bots.names("catan-rivals"))
def test_an_answer_without_a_choice_takes_as_long_as_one_with(
    folder: Path, level: str, pause: float
) -> None:
    found: list[tuple[int, float]] = []
    forced: list[float] = []
    free: list[float] = []
    with served(folder / "data", bot_seconds=MOST) as server:
        while not (forced and free):  # chance decides which questions come
            assert len(found) < 500, "both kinds of question were asked"
            found += play(server, "catan-rivals", level, 12, pause)
            forced = [seconds for options, seconds in found if options == 1]
            free = [seconds for options, seconds in found if options > 1]
    least = max(pause, budget(MOST, level, Share("ann")) + MOST * SLACK)
    assert min(forced) > least - 0.01 and min(free) > least - 0.01


def worlds(position: Position) -> tuple[Match, Action, State, State]:
    """A game in which the person's next answer leads to that question, in two worlds.

    They differ in nothing that the person sees; the second offers the bot more than the first.
    """
    rules = registry.load(position.game)
    for seed in range(100):
        match = rivalry.new(position.game, seed=seed, starter=0, **position.options)
        rng = random.Random(seed)
        while match.decision is not None and len(match.log.answers) < 200:
            answer = rng.choice(list(match.decision.options))
            found: dict[int, State] = {}
            for bits in range(20 if match.decision.player == 0 else 0):
                world = rules.scramble(match.state, 0, bits * 7919 + 1)
                after = world.copy()
                after.apply(answer)
                asked = after.decision
                if asked and (asked.player, asked.why) == (1, position.why):
                    found[len(asked.options)] = world
            if len(found) > 1 and min(found) <= position.fewest:
                few, many = found[min(found)], found[max(found)]
                assert few.view(0) == many.view(0)
                return match, answer, few, many
            match.answer(answer)
    raise AssertionError("there is such a game")


def time_of_answer(server: Served, match: Match, answer: Action, level: str, world: State) -> float:
    """How long after the person's answer the bot's appears, in that world."""
    ann = server.player()
    body = {"log": match.log.json(), "seats": ["me", level], "settings": {"pause": 0.0}}
    table = ann.post("/api/tables/import", body)["id"]
    inside = server.inside(lambda: server.node.tables.get(table))
    with ann.open(table) as seat:
        server.inside(lambda: setattr(inside.match, "state", world.copy()))
        n = seat.position["n"]
        seat.answer(match.text(answer))
        seat.at(n + 2)
        ann.do(table, "resign")
        given, reply = inside.rows[n], inside.rows[n + 1]
    assert (given.seat, reply.seat) == (0, 1) and not reply.answer.startswith("!")
    return float(reply.at - given.at)


def first_answer(server: Served, table: str) -> float:
    """When the first answer of a table was given."""
    inside = server.inside(lambda: server.node.tables.get(table))
    return float(next(row.at for row in inside.rows if row.seat == 0 and row.event is None))


@pytest.mark.parametrize("leaves", [False, True])
def test_the_next_bot_waits_as_long_whether_or_not_there_was_a_choice(
    folder: Path, leaves: bool
) -> None:
    """Eve's bots wait for the place that Ann's bot has: until its time is up, and no less.

    Ann's bot can only roll, so it is done at once; nor is its place free sooner if nobody needs
    the answer any longer.
    """
    match, answer, forced, _ = worlds(ROLL)
    with served(folder / "data", bot_seconds=3 * MOST) as server:
        held = 3 * MOST * (1 + SLACK)
        places = server.node.services.pool.search.turns._free
        ann, eve = server.player(), server.player()
        time_of_answer(server, match, answer, "master", forced)  # processes start
        body = {"log": match.log.json(), "seats": ["me", "master"], "settings": {"pause": 0.0}}
        hers = ann.post("/api/tables/import", body)["id"]
        inside = server.inside(lambda: server.node.tables.get(hers))
        with ann.open(hers) as seat:
            server.inside(lambda: setattr(inside.match, "state", forced.copy()))
            n = seat.position["n"]
            seat.answer(match.text(answer))
            if leaves:
                ann.do(hers, "resign")
            probes = [
                eve.table("lost-cities", "master me", options={"starter": 0}) for _ in range(places)
            ]
        began = inside.rows[n].at
        for probe in probes:
            with eve.open(probe) as seat:
                seat.my_turn()
        last = max(first_answer(server, probe) for probe in probes)
    assert last - began > 2 * held - 0.02


def test_the_figures_say_no_more_than_the_times_of_the_answers(folder: Path) -> None:
    """Anybody may read /metrics: what was thought about at once must not show there."""
    match, answer, *both = worlds(ROLL)
    with served(folder / "data", bot_seconds=3 * MOST) as server:
        counts = []
        for world in both:
            time_of_answer(server, match, answer, "master", world)
            text = server.player().http.get("/metrics").text
            buckets = re.findall(r'rivalry_bot_seconds_bucket{le="([\d.]+)"} ([\d.]+)', text)
            counts.append([float(n) for most, n in buckets if float(most) < 3 * MOST])
            assert "rivalry_bot_seconds_count 0" not in text
    assert counts[0] == counts[1] and not any(counts[0])


@pytest.mark.parametrize(
    ("position", "level"),
    [
        *((ROLL, level) for level in bots.names("catan-rivals")),
        *((BUILD, level) for level in ("strong", "master")),
        *((CARD, level) for level in ("strong", "learned", "master")),
    ],
)
def test_the_times_of_a_bot_are_the_same_in_scrambled_worlds(
    folder: Path, position: Position, level: str
) -> None:
    """No answer comes before its time, and the medians differ by less than half of that.

    If answers came as soon as they are known, those without a choice would come at once, and
    `master` would take all its time for others. The worlds take turns, so a machine that is busy is
    busy in both.
    """
    match, answer, few, many = worlds(position)
    rng = random.Random(1)
    most = 3 * MOST
    held = budget(most, level, Share("ann")) + most * SLACK
    times: dict[bool, list[float]] = {False: [], True: []}
    with served(folder / "data", bot_seconds=most) as server:
        time_of_answer(server, match, answer, level, few)  # its process starts
        for _ in range(ROUNDS):
            for _ in range(PAIRS):
                for is_many in rng.sample([False, True], 2):
                    world = many if is_many else few
                    times[is_many].append(time_of_answer(server, match, answer, level, world))
            difference = median(times[True]) - median(times[False])
            if abs(difference) < held / 2:
                break
    assert min(*times[True], *times[False]) > held - 0.01, times
    assert abs(difference) < held / 2, times


def test_a_bot_does_not_think_about_the_cards_of_its_deck(lone: Served) -> None:
    """It brings one of the samples at every level, so it needs no place among those that search."""
    ann = lone.player()
    table = ann.table("catan-rivals", "master me", options={"mode": "tournament", "starter": 0})
    with ann.open(table) as seat:
        assert seat.my_turn()["why"].startswith("deck.")
    assert all(worker.process is None for worker in lone.node.services.pool.search.workers)
    assert lone.node.services.pool.quick.workers[0].process is not None
