"""Vectors: each lane is the single game with its seed, whatever the other lanes do."""

from hashlib import sha256
from typing import Any

import numpy as np
import pytest

import rivalry
from rivalry import research
from rivalry.core.decision import BadOption
from rivalry.games.catan_rivals import setup
from rivalry.research.lanes.lanes import episode_seed, margins, outcome

OBSERVED = [mode for mode, what in setup.MODES.items() if not what.decks]

# Per game, options that make games short enough for tests.
GAMES: dict[str, list[dict[str, Any]]] = {
    "lost-cities": [
        {"rounds": 1},
        {"rounds": 2, "colours": 6, "tiebreak": "extra_round", "stall_cap": 60},
    ],
    "lost-cities-rivals": [{"players": players} for players in (2, 3, 4)],
    "lost-cities-board": [
        {"expeditions": 1},
        {"players": 3, "up_and_down": True, "stall_cap": 60},
        {"players": 4, "expeditions": 1, "allow_retake": True, "stall_cap": 50},
    ],
    "catan-rivals": [
        {"stall_cap": 50},
        *[{"mode": mode} for mode in OBSERVED if mode != "introductory"],
        {"mode": "gold", "axel": True},
        {"mode": "prosperity"},
    ],
}
CASES = [(game, options) for game, many in GAMES.items() for options in many]


def test_a_game_with_decks_has_no_observations_and_says_so() -> None:
    with pytest.raises(BadOption, match="a game to which players bring decks"):
        research.vector("catan-rivals", 1, mode="tournament")


def by_name(case: Any) -> str:
    return case if isinstance(case, str) else "-".join(f"{k}={v}" for k, v in case.items())


@pytest.mark.parametrize(("game", "options"), CASES, ids=by_name)
def test_an_observation_decodes_to_the_view_of_every_seat_throughout_a_game(
    game: str, options: dict[str, Any]
) -> None:
    games = research.vector(game, 1, seed=5, autoreset="disabled", **options)
    low, high = np.array(games.spec.low()), np.array(games.spec.high())
    # Games of Rivals for Catan have thousands of decisions: some of them, from all over the game.
    stride = 37 if game == "catan-rivals" and "mode" in options else 1
    n = 0
    while True:
        over = bool(games.ends[0])
        if n % stride == 0 or over:
            for seat in range(games.spec.players):
                seen = games.observe(0, seat)
                assert research.decode(games.spec, seen) == games.state(0).view(seat)
                assert (low <= seen).all() and (seen <= high).all()
            asked = games.observe(0, int(games.seats[0]))
            assert (games.observations[0] == asked).all()
        if over:
            return
        games.step(games.sample())
        n += 1


@pytest.mark.parametrize(("game", "options"), CASES, ids=by_name)
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_every_lane_plays_the_single_game_with_its_seed(
    game: str, options: dict[str, Any], autoreset: str
) -> None:
    games = research.vector(game, 3, seeds=[7, "x", 9], autoreset=autoreset, **options)
    actions = research.module(game)
    matches = [rivalry.new(game, seed=seed, **options) for seed in (7, "x", 9)]
    episodes = [0, 0, 0]
    for n in range(400 if game == "catan-rivals" else 700):
        chosen = games.sample()
        ended = games.ends.copy() if autoreset == "next_step" else np.zeros(3)
        for lane, match in enumerate(matches):
            if ended[lane]:
                episodes[lane] += 1
                seed = episode_seed(["7", "x", "9"][lane], episodes[lane])
                matches[lane] = rivalry.new(game, seed=seed, **options)
            else:
                decision = match.decision
                assert decision is not None and decision.player == games.seats[lane]
                ids = sorted(actions.action_id(option) for option in decision.options)
                assert np.flatnonzero(games.masks[lane]).tolist() == ids
                match.answer(actions.action(chosen[lane]))
        games.step(chosen)
        for lane, match in enumerate(matches):
            assert bool(games.ends[lane]) == (match.decision is None) or ended[lane]
            if match.decision is None:
                expected = outcome(match.winners(), games.spec.players)
                assert games.rewards[lane].tolist() == expected
                if autoreset == "same_step":
                    final = research.decode(games.spec, games.final_observations[lane])
                    assert final == match.view(final["seat"])
                    episodes[lane] += 1
                    seed = games.seed_of(lane)
                    assert seed == episode_seed(["7", "x", "9"][lane], episodes[lane])
                    matches[lane] = match = rivalry.new(game, seed=seed, **options)
            if match.decision is not None and n % 10 == lane:
                view = research.decode(games.spec, games.observations[lane])
                assert view == match.view(match.decision.player)
    if not any(episodes):
        assert game == "catan-rivals"  # whose games last longer


def test_lanes_do_not_depend_on_each_other() -> None:
    many = research.vector("lost-cities", 8, seed=3, rounds=1)
    one = research.vector("lost-cities", 1, seed=6, rounds=1)
    for _ in range(600):
        many.step(many.sample())
        one.step(one.sample())
        assert (many.observations[3] == one.observations[0]).all()
        assert (many.masks[3] == one.masks[0]).all()
        assert (many.rewards[3] == one.rewards[0]).all()


def test_arrays_are_views_of_the_same_memory_for_ever() -> None:
    games = research.vector("lost-cities", 4, rounds=1)
    before = games.observations
    pointer = before.__array_interface__["data"][0]
    shown = before.copy()
    games.step(games.sample())
    assert games.observations is before and (before != shown).any()
    assert (
        np.asarray(memoryview(games.lanes.observations)).__array_interface__["data"][0] == pointer
    )
    with pytest.raises(ValueError, match="read-only"):
        before[0, 0] = 1


def test_an_illegal_action_raises_before_anything_happens() -> None:
    games = research.vector("lost-cities", 3, rounds=1)
    before = games.observations.copy()
    actions = games.sample()
    actions[2] = 120  # nobody may draw first
    with pytest.raises(rivalry.IllegalAction, match="lane 2"):
        games.step(actions)
    assert (games.observations == before).all()


@pytest.mark.parametrize("action", [120, 127, 10**9, -5])
def test_an_illegal_action_can_be_a_no_op_with_a_penalty(action: int) -> None:
    games = research.vector("lost-cities", 2, rounds=1, illegal="noop", penalty=-0.5)
    before = games.observations.copy()
    seat = int(games.seats[0])
    games.step([action, -1])
    assert (games.observations == before).all() and not games.ends.any()
    assert games.rewards[0, seat] == -0.5 and games.rewards.sum() == -0.5


def test_an_illegal_action_can_end_the_game() -> None:
    games = research.vector("lost-cities", 2, rounds=1, illegal="terminate")
    seat = int(games.seats[0])
    games.step([120, -1])
    assert games.ends.tolist() == [1, 0] and games.rewards[0, seat] == -1
    assert games.masks[0].all()  # any action is fine now
    games.step([0, -1])
    assert games.ends.tolist() == [0, 0] and games.seed_of(0) == "0.1"


def test_without_autoreset_an_ended_lane_waits() -> None:
    games = research.vector("lost-cities", 2, rounds=1, autoreset="disabled")
    while not games.ends.all():
        games.step(games.sample())
    final = games.observations.copy()
    games.step([0, 0])
    assert (games.observations == final).all() and not games.rewards.any()
    games.reset_lanes([1])
    assert games.ends.tolist() == [1, 0] and games.seed_of(1) == "1.1"


@pytest.mark.parametrize("reward", ["margin", "progress"])
def test_rewards_add_up_to_the_margin(reward: str) -> None:
    games = research.vector("lost-cities", 2, rounds=2, reward=reward, autoreset="disabled")
    total = np.zeros((2, 2))
    while not games.ends.all():
        games.step(games.sample())
        total += games.rewards
    for lane in range(2):
        assert total[lane].tolist() == margins(games.state(lane).scores())


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"n": 0}, "one at least"),
        ({"n": 2, "autoreset": "never"}, "autoreset: 'never' is not possible"),
        ({"n": 2, "reward": "fame"}, "possible: outcome, margin, progress"),
        ({"n": 2, "illegal": "ignore"}, "possible: raise, noop, terminate"),
        ({"n": 2, "seeds": [1]}, "1 seeds for 2 lanes"),
        ({"n": 2, "rounds": 77}, "rounds"),
    ],
)
def test_wrong_settings_are_refused_with_what_is_possible(
    settings: dict[str, Any], words: str
) -> None:
    with pytest.raises(rivalry.BadOption, match=words):
        research.vector("lost-cities", **settings)


def test_the_wrong_number_of_actions_is_refused() -> None:
    with pytest.raises(ValueError, match="1 actions for 2 lanes"):
        research.vector("lost-cities", 2).step([0])


def test_the_numbers_are_the_same_compiled_and_interpreted_and_for_ever() -> None:
    games = research.vector("lost-cities", 16, seed=3, rounds=2)
    digest = sha256()
    for _ in range(600):
        games.step(games.sample())
        for array in (games.observations, games.masks, games.rewards, games.seats):
            digest.update(array.tobytes())
    assert digest.hexdigest()[:16] == "cdb48ff16120b80f"
