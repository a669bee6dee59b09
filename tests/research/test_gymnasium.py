"""Gymnasium: opponents, seats, the native vector environment and its ways to begin anew."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import rivalry
import rivalry.research.gymnasium
from rivalry import research
from rivalry.bots.bot import LEVELS, Budget, make
from rivalry.core.decision import Decision
from rivalry.research.gymnasium import AutoresetMode
from rivalry.research.lanes.lanes import bits
from rivalry.research.registration import ids


def play(env: Any, seed: int) -> tuple[float, list[Any]]:
    """A whole game with the first allowed action; the reward and all observations."""
    seen, _ = env.reset(seed=seed)
    total, kept, end = 0.0, [seen], False
    while not end:
        seen, reward, end, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        total += reward
        kept.append(seen)
    return total, kept


@pytest.mark.parametrize("opponent", ["random", "casual"])
def test_the_same_seed_plays_the_same_game(opponent: str) -> None:
    first = play(gymnasium.make("rivalry/LostCities-v0", opponent=opponent, rounds=1), 4)
    second = play(gymnasium.make("rivalry/LostCities-v0", opponent=opponent, rounds=1), 4)
    assert first[0] == second[0] and len(first[1]) == len(second[1])
    for one, other in zip(first[1], second[1], strict=True):
        assert (one["observation"] == other["observation"]).all()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", ids())
def test_an_opponent_is_the_bot_of_that_level(id: str, level: str) -> None:
    budget = Budget(iterations=2)
    env = gymnasium.make(id, opponent=level, budget=budget, illegal="raise", encoding="complete")
    spec = research.spec(ids()[id], "complete")
    seen, _ = env.reset(seed=2)
    match = rivalry.new(ids()[id], seed=2)
    bot = make(ids()[id], level, bits("2/1"))
    actions = research.module(ids()[id])
    for n in range(15):
        while match.decision and match.decision.player == 1:
            match.answer(bot.choose(match.view(1), match.decision, budget))
        assert research.decode(spec, seen["observation"]) == match.view(0)
        allowed = np.flatnonzero(seen["action_mask"]).tolist()
        match.answer(actions.action(allowed[n % len(allowed)]))
        seen = env.step(allowed[n % len(allowed)])[0]


class Last:
    """A bot that takes the last option, and remembers what it was asked."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: dict[str, Any], decision: Decision, budget: Budget) -> Any:
        self.seats |= {decision.player, view["seat"]}
        return decision.options[-1]


@pytest.mark.parametrize("id", ["rivalry/LostCitiesRivals-v0", "rivalry/LostCitiesBoard-v0"])
def test_every_seat_can_have_an_opponent_of_its_own(id: str) -> None:
    one, made = Last(), Last()
    seeds: list[int] = []

    def maker(seed: int) -> Last:
        seeds.append(seed)
        return made

    env = gymnasium.make(id, players=4, seat=2, opponent=[one, "casual", maker])
    for seed in (1, 2):
        seen, _ = env.reset(seed=seed)
        for _ in range(12):
            seen, _, _, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert one.seats == {3} and made.seats == {1} and info["seat"] == 2
    assert len(set(seeds)) == 2  # a fresh bot for every game
    with pytest.raises(rivalry.BadOption, match="2 opponents for 3 other seats"):
        gymnasium.make(id, players=4, opponent=["random", "random"])
    with pytest.raises(rivalry.BadOption, match="no bot nobody"):
        gymnasium.make(id, players=3, opponent=["random", "nobody"])


@pytest.mark.parametrize("id", ids())
def test_the_learner_always_sees_its_own_seat(id: str) -> None:
    env = gymnasium.make(id, opponent="random", seat=1, encoding="complete")
    seen, info = env.reset(seed=1)
    spec = research.spec(ids()[id], "complete")
    for _ in range(60):
        assert info["seat"] == 1
        assert research.decode(spec, seen["observation"])["seat"] == 1
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (env.unwrapped.action_masks() == seen["action_mask"]).all()
        seen, _, end, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        if end:
            break
    assert "phase" in env.unwrapped.render() or "turn" in env.unwrapped.render()


def test_the_end_is_seen_from_the_learners_seat() -> None:
    for seed in range(6):
        env = gymnasium.make("rivalry/LostCities-v0", opponent="random", seat=0, rounds=1)
        _, kept = play(env, seed)
        final = research.decode(research.spec("lost-cities", rounds=1), kept[-1]["observation"])
        assert final["phase"] == "over" and final["seat"] == 0


def test_illegal_actions_cost_raise_or_end() -> None:
    settings: dict[str, Any] = {"rounds": 1, "starter": 0}
    env = gymnasium.make("rivalry/LostCities-v0", penalty=-3.0, **settings)
    before, _ = env.reset(seed=1)
    after, reward, end, _, _ = env.step(120)
    assert reward == -3 and not end and (before["observation"] == after["observation"]).all()
    env = gymnasium.make("rivalry/LostCities-v0", illegal="terminate", **settings)
    env.reset(seed=1)
    assert env.step(120)[1:3] == (-1.0, True)
    env = gymnasium.make("rivalry/LostCities-v0", illegal="raise", **settings)
    env.reset(seed=1)
    with pytest.raises(rivalry.IllegalAction):
        env.step(120)


def test_unknown_opponents_and_seats_are_refused() -> None:
    with pytest.raises(rivalry.BadOption, match="no bot nobody"):
        gymnasium.make("rivalry/LostCities-v0", opponent="nobody")
    with pytest.raises(rivalry.BadOption, match="no seat 2"):
        gymnasium.make("rivalry/LostCities-v0", seat=2)


VECTORS: list[tuple[str, dict[str, Any]]] = [
    ("rivalry/LostCities-v0", {"opponent": "random", "rounds": 1, "stall_cap": 50}),
    ("rivalry/LostCities-v0", {"opponent": "self", "rounds": 1, "reward": "progress", "cap": 60}),
    ("rivalry/LostCities-v0", {"opponent": "casual", "rounds": 1, "skip_forced": True}),
    ("rivalry/LostCitiesRivals-v0", {"opponent": "random", "players": 3, "seat": 1}),
    ("rivalry/LostCitiesBoard-v0", {"opponent": "self", "expeditions": 1, "stall_cap": 10}),
    ("rivalry/CatanRivals-v0", {"opponent": "random", "cap": 40, "skip_forced": True}),
]


def same(one: Any, other: Any) -> bool:
    """Whether two pieces of info are equal, arrays and dictionaries included."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and one.shape == other.shape and bool((one == other).all())
    return type(one) is type(other) and bool(one == other)


@pytest.mark.parametrize(("id", "settings"), VECTORS)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_the_native_vector_is_what_gymnasium_makes_of_single_environments(
    mode: AutoresetMode, id: str, settings: dict[str, Any]
) -> None:
    native = gymnasium.make_vec(id, num_envs=3, autoreset_mode=mode, **settings)
    assert native.metadata["autoreset_mode"] == mode
    one_by_one = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.make(id, **settings)] * 3, autoreset_mode=mode
    )
    seen, info = native.reset(seed=5)
    shown, told = one_by_one.reset(seed=5)
    finished = 0
    for step in range(160):
        assert same(seen, shown) and same(info, told), step
        assert native.observation_space.contains(seen)
        actions = np.array([np.flatnonzero(mask)[-(step % 2)] for mask in seen["action_mask"]])
        seen, rewards, ends, cuts, info = native.step(actions)
        shown, *others, told = one_by_one.step(actions)
        for mine, its in zip((rewards, ends, cuts), others, strict=True):
            assert same(mine, its), step
        finished += int(ends.sum() + cuts.sum())
    assert finished > 2


def test_the_last_reward_of_every_seat_is_told_in_self_play() -> None:
    env = gymnasium.make("rivalry/LostCities-v0", opponent="self", rounds=1)
    seen, _ = env.reset(seed=7)
    end = False
    while not end:
        seen, reward, end, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert reward == info["rewards"][info["seat"]] and sorted(info["rewards"]) == [-1, 1]
    winner = int(np.argmax(info["scores"]))
    assert info["rewards"][winner] == 1


def test_a_reset_mask_touches_only_the_games_it_names() -> None:
    settings = {"opponent": "random", "rounds": 1}
    envs = gymnasium.make_vec("rivalry/LostCities-v0", num_envs=3, **settings)
    seen, _ = envs.reset(seed=5)
    for _ in range(6):
        seen, *_ = envs.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    before = seen["observation"].copy()
    seen, info = envs.reset(
        seed=[0, np.int64(40), 0], options={"reset_mask": np.array([False, True, False])}
    )
    assert (seen["observation"][[0, 2]] == before[[0, 2]]).all()
    fresh = gymnasium.make("rivalry/LostCities-v0", **settings).reset(seed=40)[0]
    assert (seen["observation"][1] == fresh["observation"]).all()
    assert info["_seat"].tolist() == [False, True, False]
    for wrong in ([True, False], np.zeros(3, dtype=np.bool_), np.ones(3, dtype=np.int8)):
        with pytest.raises(ValueError, match="reset_mask has 3 booleans"):
            envs.reset(options={"reset_mask": wrong})
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        envs.reset(seed=[1, 2])


def test_numpy_integers_are_seeds() -> None:
    env = gymnasium.make("rivalry/LostCities-v0", rounds=1).unwrapped
    envs = gymnasium.make_vec("rivalry/LostCities-v0", num_envs=2, rounds=1)
    one = env.reset(seed=np.int64(7))[0]
    both = envs.reset(seed=np.int32(6))[0]
    assert (one["observation"] == both["observation"][1]).all()


def test_actions_of_a_wrong_shape_or_kind_are_refused_in_words() -> None:
    env = gymnasium.make("rivalry/LostCities-v0", rounds=1).unwrapped
    env.reset(seed=7)
    for wrong in (1.5, [1, 2], None, "play red 7"):
        with pytest.raises(ValueError, match="actions are 1 whole numbers, one for each game; got"):
            env.step(wrong)
    envs = gymnasium.make_vec("rivalry/LostCities-v0", num_envs=2, rounds=1)
    envs.reset(seed=7)
    for shape in ((1,), (2, 1), (3,)):
        with pytest.raises(ValueError, match="actions are 2 whole numbers, one for each game; got"):
            envs.step(np.zeros(shape, dtype=np.int64))
    games = research.vector("lost-cities", 2, rounds=1)
    for actions in (np.zeros((2, 1), dtype=np.int64), np.zeros(2), [1.5, 2.5], ["a", "b"], 3):
        with pytest.raises(ValueError, match="actions are 2 whole numbers"):
            games.step(actions)


def test_a_game_that_reaches_its_cap_on_turns_is_truncated() -> None:
    options = {"opponent": "random", "rounds": 1, "stall_cap": 50, "starter": 0}
    env = gymnasium.make("rivalry/LostCities-v0", **options)
    seen, _ = env.reset(seed=7)
    end = cut = False
    while not end and not cut:  # the last action draws from a discard pile where it can
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, end, cut, _ = env.step(action)
    assert cut and not end and reward in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("id", ids())
def test_a_training_cap_cuts_a_game_short_without_a_last_reward(id: str) -> None:
    env = gymnasium.make(id, opponent="self", cap=9)
    seen, _ = env.reset(seed=7)
    for n in range(1, 10):
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, reward, end, cut, info = env.step(action)
        assert (end, cut) == (False, n == 9) and reward == 0 and not info["rewards"].any()


@pytest.mark.parametrize("id", ids())
def test_forced_questions_can_be_skipped(id: str) -> None:
    env = gymnasium.make(id, opponent="self", skip_forced=True, cap=400)
    seen, _ = env.reset(seed=7)
    end = cut = False
    steps = 0
    while not end and not cut:
        assert seen["action_mask"].sum() > 1
        action = int(np.flatnonzero(seen["action_mask"])[steps % 2])
        seen, _, end, cut, _ = env.step(action)
        steps += 1
    assert 40 < steps < 400


def test_a_learner_that_only_does_what_is_not_allowed_comes_to_an_end() -> None:
    env = gymnasium.make("rivalry/LostCities-v0", opponent="self", rounds=1)
    seen, _ = env.reset(seed=7)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for n in range(1, 101):
        _, reward, end, cut, _ = env.step(wrong)
        assert reward == -1 and not end and cut == (n == 100)


PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
FIRST_LINES = [
    line
    for line in re.findall(r"^\| .* \| `\w+` \| `(.*)` \|$", PAGE, re.MULTILINE)
    if "; " in line
]


@pytest.mark.parametrize("line", FIRST_LINES)
def test_the_documented_first_lines_work_in_a_fresh_process(line: str) -> None:
    subprocess.run([sys.executable, "-c", line], check=True, timeout=600)


def test_there_are_first_lines() -> None:
    assert len(FIRST_LINES) == 6


def test_an_environment_says_its_layout_and_is_refused_to_whoever_was_made_for_another() -> None:
    id = "rivalry/CatanRivals-v0"
    layout = research.spec("catan-rivals").layout
    env = gymnasium.make(id, made_for=layout)
    assert env.unwrapped.metadata["layout"] == layout
    assert env.spec.kwargs["made_for"] == layout  # and so it stands in what is saved of it
    envs = gymnasium.make_vec(id, num_envs=2, mode="gold", made_for=layout)
    assert envs.unwrapped.metadata["layout"] == layout
    with pytest.raises(rivalry.BadOption, match=f"made for layout {layout} of catan-rivals; this"):
        gymnasium.make(id, made_for=layout, encoding="complete")
