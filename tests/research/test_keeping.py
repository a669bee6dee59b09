"""Keeping: pickle, deep copies, checkpoints, and states put into lanes and taken out again."""

import copy
import gzip
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rivalry
import rivalry.research.gymnasium
from rivalry import research
from rivalry.bots.bot import Budget
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import dump
from rivalry.research import pettingzoo as zoo
from rivalry.research.gymnasium import Env, Vec
from rivalry.research.learner import Learner

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 2, "tiebreak": "extra_round"}),
    ("lost-cities", {"rounds": 1, "colours": 6}),
    *[("lost-cities-rivals", {"players": players}) for players in (2, 3, 4)],
    *[("lost-cities-board", {"players": players, "expeditions": 1}) for players in (2, 3, 4)],
    *[
        ("catan-rivals", {"mode": option, "stall_cap": 20})
        for option in next(
            o.allowed or () for o in rivalry.game("catan-rivals").options() if o.name == "mode"
        )
    ],
]


OBSERVED = [(game, o) for game, o in GAMES if o.get("mode") != "tournament"]


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_state_and_its_question_are_equal_after_a_round_trip_at_every_decision(
    game: str, options: dict[str, Any]
) -> None:
    match = rivalry.new(game, seed=7, **options)
    rng = SplitMix64(7)
    n = 0
    while match.decision is not None and n < 400:
        state = match.state
        for other in (again(state), copy.deepcopy(state)):
            assert dump(other) == dump(state) and other.decision == state.decision
            assert type(other) is type(state) and other is not state
        assert again(match.decision) == match.decision == copy.deepcopy(match.decision)
        match.answer(match.decision.options[rng.below(len(match.decision.options))])
        n += 1
    assert n > 30


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_copied_match_goes_its_own_way_with_the_same_deals(
    game: str, options: dict[str, Any]
) -> None:
    match = rivalry.new(game, seed=7, **options)
    for _ in range(70):
        assert match.decision is not None
        match.answer(match.decision.options[-1])
    before = match.log.json()
    for other in (again(match), copy.deepcopy(match)):
        assert other.log == match.log and other.view(0) == match.view(0)
        assert [one.json() for one in other.told] == [one.json() for one in match.told]
        for _ in range(20):
            if other.decision is not None:
                other.answer(other.decision.options[0])
        assert len(other.log.answers) > len(match.log.answers) and match.log.json() == before
        other.rewind(70)
        assert other.log.answers == match.log.answers[:70]


def stepped(games: research.Vector, steps: int) -> list[Any]:
    """What some steps of a vector showed."""
    kept = []
    for _ in range(steps):
        games.step(games.sample())
        arrays = (games.observations, games.masks, games.rewards, games.seats, games.ends)
        kept.append([one.copy() for one in (*arrays, games.cuts, games.final_observations)])
    return kept


def equal(one: list[Any], other: list[Any]) -> bool:
    return all(
        (a == b).all() for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True)
    )


@pytest.mark.parametrize(("game", "options"), OBSERVED)
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_a_checkpoint_resumed_gives_the_same_games(
    game: str, options: dict[str, Any], autoreset: str, tmp_path: Path
) -> None:
    games = research.vector(
        game, 3, seed=7, autoreset=autoreset, reward="progress", cap=150, **options
    )
    stepped(games, 149)  # about the end of the first games
    games.save(tmp_path / "games.json.gz")
    others = [research.load(tmp_path / "games.json.gz"), again(games), copy.deepcopy(games)]
    for other in others:
        assert (other.observations == games.observations).all()
        assert (other.rewards == games.rewards).all() and (other.ends == games.ends).all()
    expected = stepped(games, 40)
    for other in others:
        assert equal(stepped(other, 40), expected)
        assert [other.seed_of(n) for n in range(3)] == [games.seed_of(n) for n in range(3)]


@pytest.mark.parametrize("what", ["version", "layout"])
def test_a_checkpoint_of_another_version_is_refused(what: str, tmp_path: Path) -> None:
    path = tmp_path / "games.json.gz"
    research.vector("lost-cities", 2, rounds=1).save(path)
    saved = json.loads(gzip.decompress(path.read_bytes()))
    saved[what] = "other"
    path.write_bytes(gzip.compress(json.dumps(saved).encode()))
    with pytest.raises(rivalry.BadOption, match=f"saved with {what} other of lost-cities; this"):
        research.load(path)


def played(env: Any, seen: Any, steps: int) -> list[Any]:
    found = []
    for n in range(steps):
        allowed = np.flatnonzero(seen["action_mask"])
        seen, reward, end, cut, info = env.step(int(allowed[n % len(allowed)]))
        found.append([seen["observation"].copy(), np.array([reward, end, cut]), info["scores"]])
        if end or cut:
            seen, _ = env.reset()
    return found


@pytest.mark.parametrize("opponent", ["random", "novice", "strong", "master", "learned", "self"])
def test_an_environment_goes_on_as_it_would_have_its_opponents_included(opponent: str) -> None:
    env = Env("lost-cities", opponent=opponent, rounds=1, budget=Budget(iterations=4))
    seen, _ = env.reset(seed=7)
    played(env, seen, 9)
    others = [again(env), copy.deepcopy(env)]
    seen = env._observation()
    expected = played(env, seen, 12)
    for other in others:
        assert equal(played(other, seen, 12), expected)


@pytest.mark.parametrize("game", research.games())
def test_vectors_of_environments_go_on_as_they_would_have(game: str) -> None:
    envs = Vec(game, 2, opponent="novice")
    seen, _ = envs.reset(seed=7)
    for _ in range(5):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    for other in (again(envs), copy.deepcopy(envs)):
        kept = copy.deepcopy(envs)
        for _ in range(5):
            mine, its = (e.step(seen["action_mask"].argmax(axis=1)) for e in (kept, other))
            assert (mine[0]["observation"] == its[0]["observation"]).all()
            assert (mine[4]["scores"] == its[4]["scores"]).all()


@pytest.mark.parametrize("make", [zoo.raw_env, zoo.parallel_env])
def test_pettingzoo_environments_go_on_as_they_would_have(make: Any) -> None:
    env = make("lost-cities-rivals", players=3)
    env.reset(seed=7)

    def step(one: Any) -> Any:
        if make is zoo.raw_env:
            one.step(int(one.observe(one.agent_selection)["action_mask"].argmax()))
            return one.observe("player_0")["observation"], dict(one.rewards)
        seen = one._observations()
        after = one.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in one.agents})
        return after[0]["player_0"]["observation"], after[1]

    for _ in range(9):
        step(env)
    for other in (again(env), copy.deepcopy(env)):
        kept = copy.deepcopy(env)
        for _ in range(9):
            (mine, won), (its, got) = step(kept), step(other)
            assert (mine == its).all() and won == got


# States in and out


@pytest.mark.parametrize(("game", "options"), OBSERVED)
def test_a_lane_goes_on_from_a_state_as_the_lane_it_came_from(
    game: str, options: dict[str, Any]
) -> None:
    games = research.vector(game, 3, seed=7, autoreset="disabled", **options)
    for n in range(40):
        games.step(games.sample())
        if n % 7 == 0:
            games.set_state(1, games.state(0), seed=n)
            games.set_state(2, games.state(0), seed=n)
            assert (games.observations == games.observations[0]).all()
            assert (games.masks == games.masks[0]).all()
            picked = games.sample()
            assert picked[1] == picked[2]


def test_what_lane_states_are_given_is_copied_both_ways() -> None:
    games = research.vector("lost-cities", 2, seed=7, rounds=1)
    taken = games.state(0)
    games.set_state(1, taken)
    before = dump(games.state(0))
    taken.apply(taken.decision.options[0])
    assert dump(games.state(0)) == dump(games.state(1)) == before != dump(taken)


def test_chance_goes_on_by_the_seed_that_is_given() -> None:
    games = research.vector("lost-cities", 3, seed=7, rounds=2)
    start = rivalry.game("lost-cities").new(rounds=2, starter=None)
    for lane, seed in enumerate((5, 5, 6)):
        games.set_state(lane, start, seed=seed)
    assert (games.observations[0] == games.observations[1]).all()
    assert (games.observations[0] != games.observations[2]).any()
    match = rivalry.new("lost-cities", seed=5, rounds=2)
    assert games.state(0).view(0) == match.view(0)


def test_what_does_not_fit_a_lane_is_refused() -> None:
    games = research.vector("lost-cities", 2, seed=7, rounds=1)
    over = rivalry.new("lost-cities", seed=7, rounds=1)
    while over.decision:
        over.answer(over.decision.options[0])
    with pytest.raises(rivalry.BadOption, match="the game is over"):
        games.set_state(0, over.state)
    for other in (
        rivalry.new("lost-cities", seed=7, rounds=2),
        rivalry.new("lost-cities", seed=7, rounds=1, colours=6),
        rivalry.new("lost-cities-board", seed=7),
    ):
        with pytest.raises(rivalry.BadOption, match="is no state of lost-cities with this"):
            games.set_state(0, other.state)
    for lane in (-1, 2):
        with pytest.raises(rivalry.BadOption, match=r"no lane .*; lanes: 0 to 1"):
            games.state(lane)
    with pytest.raises(rivalry.NoSuchSeat, match="there is no seat -1; seats: 0, 1"):
        games.observe(0, -1)


def test_a_learner_keeps_its_place() -> None:
    learner = Learner("lost-cities", 2, opponent="casual", rounds=1)
    learner.begin([0, 1], [7, 8])
    other = again(learner)
    for _ in range(8):
        actions = learner.masks.argmax(axis=1)
        learner.step(actions)
        other.step(actions)
        assert (learner.observations == other.observations).all()
