"""Gymnasium: opponents, seats, the native vector environment and its ways to begin anew."""

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
    env = gymnasium.make(id, opponent=level, budget=budget, illegal="raise")
    seen, _ = env.reset(seed=2)
    match = rivalry.new(ids()[id], seed=2)
    bot = make(ids()[id], level, bits("2/1"))
    actions = research.module(ids()[id])
    for n in range(15):
        while match.decision and match.decision.player == 1:
            match.answer(bot.choose(match.view(1), match.decision, budget))
        assert research.decode(research.spec(ids()[id]), seen["observation"]) == match.view(0)
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
    env = gymnasium.make(id, opponent="random", seat=1)
    seen, info = env.reset(seed=1)
    spec = research.spec(ids()[id])
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


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_the_native_vector_plays_what_single_environments_play(mode: AutoresetMode) -> None:
    settings: dict[str, Any] = {"opponent": "random", "rounds": 1, "stall_cap": 50}
    envs = gymnasium.make_vec("rivalry/LostCities-v0", num_envs=3, autoreset_mode=mode, **settings)
    assert envs.metadata["autoreset_mode"] == mode
    singles = [gymnasium.make("rivalry/LostCities-v0", **settings) for _ in range(3)]
    seen, _ = envs.reset(seed=5)
    shown = [env.reset(seed=5 + n)[0] for n, env in enumerate(singles)]
    ended = [False] * 3
    finished = 0
    for step in range(160):
        actions = []
        for n in range(3):
            assert (seen["observation"][n] == shown[n]["observation"]).all(), step
            assert (seen["action_mask"][n] == shown[n]["action_mask"]).all()
            actions.append(int(np.flatnonzero(seen["action_mask"][n])[-(step % 2)]))
        seen, rewards, ends, cuts, info = envs.step(np.array(actions))
        assert not cuts.any() and envs.observation_space.contains(seen)
        for n, env in enumerate(singles):
            if ended[n]:
                shown[n], _ = env.reset()
                ended[n] = False
                assert rewards[n] == 0 and not ends[n]
                continue
            shown[n], reward, end, _, _ = env.step(actions[n])
            assert reward == rewards[n] and end == ends[n]
            finished += end
            if end and mode == AutoresetMode.SAME_STEP:
                final = info["final_obs"][n]["observation"]
                assert (final == shown[n]["observation"]).all()
                shown[n], _ = env.reset()
            else:
                ended[n] = end
    assert finished > 3
    assert (info["action_mask"] == seen["action_mask"]).all()
