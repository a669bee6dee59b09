"""Opponents that answer for all lanes in one call are the bots that they stand for."""

from typing import Any

import numpy as np
import pytest

import rivalry
from rivalry import research
from rivalry.bots import bot as bots
from rivalry.bots.bot import Budget
from rivalry.bots.lost_cities import NETWORKS, learned
from rivalry.core.chance import SplitMix64
from rivalry.games.catan_rivals.setup import MODES
from rivalry.research.learner import Learner
from rivalry.research.lost_cities_learned import Learned

BUDGET = Budget(iterations=1)
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 1}),
    ("lost-cities", {"rounds": 2, "colours": 6}),
    *[("lost-cities-rivals", {"players": players}) for players in (2, 4)],
    *[("lost-cities-board", {"players": players, "expeditions": 1}) for players in (2, 3)],
    *[("catan-rivals", {"mode": mode}) for mode in MODES if not MODES[mode].decks],
]


def by_name(case: Any) -> str:
    return case if isinstance(case, str) else "-".join(f"{k}={v}" for k, v in case.items())


def first_that_is_allowed(learner: Learner, n: int) -> Any:
    """Some allowed action for every lane, another one at every step."""
    masks = np.roll(learner.masks, n, axis=1)
    return (masks.argmax(1) - n) % masks.shape[1]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=by_name)
@pytest.mark.parametrize("level", ["novice", "strong"])
def test_rules_of_thumb_inside_lanes_answer_as_the_bot_does(
    game: str, options: dict[str, Any], level: str
) -> None:
    learner = Learner(game, 1, opponent=level, **options)
    [policy, *_] = [one for one in learner._policies if one is not None]
    actions = research.module(game)
    match = rivalry.new(game, seed=3, **options)
    bot, rng = bots.make(game, level, 7), SplitMix64(7)
    for _ in range(160):
        if match.decision is None:
            break
        decision = match.decision
        chosen = bot.choose(match.view(decision.player), decision, BUDGET)
        assert policy.choose(match.state, rng) == actions.action_id(chosen)
        assert match.state.decision == decision
        match.answer(chosen)


@pytest.mark.parametrize(
    "settings",
    [
        {"reward": "progress"},
        {"reward": "margin", "skip_forced": True},
        {"cap": 25},
        {"seat": 1, "starter": 0},
    ],
    ids=by_name,
)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("lost-cities", {"rounds": 1}),
        ("lost-cities-rivals", {"players": 3}),
        ("lost-cities-board", {"expeditions": 1}),
        ("catan-rivals", {"stall_cap": 12}),
    ],
    ids=by_name,
)
def test_they_lead_to_the_same_games_as_bots_asked_one_by_one(
    game: str, options: dict[str, Any], settings: dict[str, Any]
) -> None:
    def maker(seed: int) -> Any:
        return bots.make(game, "strong", seed)

    fast = Learner(game, 3, opponent="strong", **options, **settings)
    slow = Learner(game, 3, opponent=maker, **options, **settings)
    assert any(fast._policies) and not any(slow._policies)
    for one in (fast, slow):
        one.begin(range(3), [4, "x", 6])
    for n in range(120):
        for one in (fast, slow):
            one.step(first_that_is_allowed(one, n))
            ended = np.flatnonzero(one.ends).tolist()
            if n % 2 and ended:
                one.begin(ended, [None] * len(ended))
        for name in ("observations", "masks", "rewards", "all_rewards", "ends", "cuts", "seats"):
            assert np.allclose(getattr(fast, name), getattr(slow, name)), name


@pytest.mark.parametrize("options", [{"rounds": 2}, {"rounds": 1, "colours": 6}], ids=by_name)
def test_the_network_answers_for_all_rows_as_its_bot_does(options: dict[str, Any]) -> None:
    games = research.vector("lost-cities", 6, seed=2, **options)
    player, bot = Learned(games.spec), learned(0)
    for _ in range(120):
        answers = player.answers(games.observations, games.masks)
        for lane in range(games.n):
            state = games.state(lane)
            if not games.ends[lane]:
                view = state.view(state.decision.player)
                assert answers[lane] == bot.choose(view, state.decision, BUDGET)
        games.step(np.where(np.arange(6) % 2, answers, games.sample()))


def test_weights_of_another_layout_are_refused(tmp_path: Any) -> None:
    other = tmp_path / "weights.json"
    text = NETWORKS.file.read_text(encoding="utf-8")
    other.write_text(text.replace('"layout":"v0-', '"layout":"v9-'), encoding="utf-8")
    with pytest.raises(rivalry.BadOption, match=r"made for layout v9-\w+ of lost-cities"):
        Learned(research.spec("lost-cities"), other)


class Lowest:
    """Answers with the lowest action that is allowed, in all games at once."""

    def __init__(self) -> None:
        self.asked = 0

    def answers(self, observations: Any, masks: Any) -> Any:
        self.asked += 1
        assert len(observations) == len(masks)
        return masks.argmax(1)


def test_a_player_of_ones_own_is_asked_for_all_lanes_together() -> None:
    player = Lowest()
    learner = Learner("lost-cities-rivals", 5, opponent=[player, "strong"], players=3)
    learner.begin(range(5), range(5))
    steps = 0
    while not learner.ends.all() and steps < 400:
        learner.step(first_that_is_allowed(learner, steps))
        steps += 1
    assert learner.ends.all() and player.asked > 0
