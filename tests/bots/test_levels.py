"""Every level of every game: legal, reproducible, blind to what is hidden."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.bot import Budget
from rivalry.bots.player import PolicyBot
from rivalry.core.contract import dump
from rivalry.core.decision import BadOption, Decision
from rivalry.core.game import State

GAMES = {
    "catan-rivals": {"mode": "introductory", "stall_cap": 50},
    "lost-cities": {"rounds": 1},
    "lost-cities-board": {"expeditions": 1, "players": 3},
    "lost-cities-rivals": {"players": 3},
}
FEW = Budget(iterations=6)


def positions(game: str, seed: int, every: int = 7) -> Iterator[tuple[State, Decision]]:
    """Some questions of a game between casual players."""
    match = rivalry.new(game, seed=seed, **GAMES[game])
    players = [bots.make(game, "casual", seat) for seat in range(len(match.scores()))]
    n = 0
    while match.decision:
        seat = match.decision.player
        if n % every == 0:
            yield match.state, match.decision
        n += 1
        match.answer(players[seat].choose(match.view(seat), match.decision, FEW))


def test_every_game_has_the_same_levels_weakest_first() -> None:
    for game in rivalry.games():
        assert bots.names(game)[:5] == ["random", "novice", "casual", "strong", "master"]
        assert [bots.SECONDS[level] for level in bots.LEVELS] == [0.05, 0.1, 0.5, 1.5]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="no bot wizard for lost-cities; bots: random, novice"):
        bots.make("lost-cities", "wizard")


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_legal_and_the_same_for_the_same_seed(game: str, level: str) -> None:
    every = 60 if level == "master" else 11
    for state, decision in positions(game, 1, every):
        view = state.view(decision.player)
        before = json.dumps(view)
        answers = {str(bots.make(game, level, 3).choose(view, decision, FEW)) for _ in range(2)}
        assert len(answers) == 1 and answers <= {str(option) for option in decision.options}
        assert json.dumps(view) == before, "a bot leaves the view as it is"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_thumb_see_only_the_view(game: str) -> None:
    """Whatever the hidden cards are, every option is worth the same to the seat that is asked."""
    rules = rivalry.game(game)
    knowledge = bots.knowledge(game)
    for n, (state, decision) in enumerate(positions(game, 2)):
        worlds = (state, rules.scramble(state, decision.player, n))
        values = [
            knowledge.values(world.view(decision.player), decision, "strong") for world in worlds
        ]
        assert values[0] == values[1]


@pytest.mark.parametrize("game", ["lost-cities", "lost-cities-board", "lost-cities-rivals"])
def test_compiled_rules_of_thumb_look_at_a_state_only_where_the_seat_may_look(game: str) -> None:
    rules = rivalry.game(game)
    knowledge: Any = bots.knowledge(game)
    for n, (state, decision) in enumerate(positions(game, 3)):
        other = rules.scramble(state, decision.player, n)
        strong = knowledge.styles["strong"]
        assert knowledge._judge(state, strong) == knowledge._judge(other, strong)


# What the server's worker process does, twice, with the views of two worlds.
WORKER = [sys.executable, "-m", "rivalry.server.thinking.worker"]


@pytest.mark.parametrize("game", GAMES)
def test_no_peeking_through_the_process_boundary(game: str) -> None:
    """Worlds that a seat cannot tell apart get the same answers with the same seeds.

    A bot's answers depend on the view, the seed and the number of playouts alone, so equal answers
    seed by seed mean that the answers have the same distribution.
    """
    rules = rivalry.game(game)
    requests = []
    for n, (state, decision) in enumerate(positions(game, 4, 60)):
        for name in bots.names(game):
            if name == "master" and n % 2:
                continue  # search takes long interpreted
            for world in (state, rules.scramble(state, decision.player, n)):
                requests += [
                    {
                        "game": game,
                        "bot": name,
                        "seed": seed,
                        "seconds": 60,
                        "iterations": 6,
                        "view": world.view(decision.player),
                        "asked": {
                            "player": decision.player,
                            "why": decision.why,
                            "options": list(decision.options),
                            "amount": decision.amount,
                        },
                    }
                    for seed in (1, 2)
                ]
    assert {request["bot"] for request in requests} == set(bots.names(game))
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(WORKER, input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(requests) and all("action" in answer for answer in answers)
    for n in range(0, len(answers), 4):
        assert answers[n : n + 2] == answers[n + 2 : n + 4], requests[n]["bot"]


@pytest.mark.parametrize("game", ["lost-cities", "lost-cities-board", "lost-cities-rivals"])
def test_the_weaker_a_level_the_more_it_misjudges(game: str) -> None:
    habits = bots.knowledge(game).habits
    assert 0 < habits["strong"].slip < habits["casual"].slip < habits["novice"].slip


def test_mistakes_come_from_the_seed() -> None:
    """Other seeds give other answers, the more of them the weaker the level."""
    answers = {"novice": 0, "strong": 0}
    asked = 0
    for state, decision in positions("lost-cities", 5, 20):
        asked += 1
        view = state.view(decision.player)
        for level in answers:
            given = [
                bots.make("lost-cities", level, seed).choose(view, decision, FEW)
                for seed in range(20)
            ]
            answers[level] += len(set(given))
    assert answers["novice"] > answers["strong"] > asked


def test_what_a_bot_overlooks_it_does_not_choose_and_the_obvious_is_never_overlooked() -> None:
    knowledge = bots.knowledge("catan-rivals")
    bot = PolicyBot(knowledge, "novice", 1)
    decision = Decision(0, "turn.action", [("build", "abbey"), ("end",)])
    seen = {bot._noticed(decision, 0.5).options[0] for _ in range(40)}
    assert seen == {("build", "abbey"), ("end",)}
    assert all(("end",) in bot._noticed(decision, 0.9).options for _ in range(40))


@pytest.mark.parametrize("level", ["novice", "casual", "strong"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_rules_of_thumb_answer_the_same_from_the_state_as_from_the_view(
    game: str, level: str
) -> None:
    match = rivalry.new(game, seed=5, **GAMES[game])
    seeing, looking = (bots.make(game, level, 3) for _ in range(2))
    assert isinstance(looking, PolicyBot)
    n = 0
    while match.decision is not None and n < 300:
        before = dump(match.state)
        view = match.view(match.decision.player)
        answer = seeing.choose(view, match.decision, FEW)
        assert looking.choose_at(match.state, match.decision) == answer
        assert dump(match.state) == before
        match.answer(answer)
        n += 1
    assert n > 50
