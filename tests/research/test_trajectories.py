"""Same seed, same game: single, vector, Gymnasium, PettingZoo and OpenSpiel agree step by step."""

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import rivalry
import rivalry.research.gymnasium
import rivalry.research.open_spiel
from rivalry import research
from rivalry.core import chance
from rivalry.core.chance import Shuffles
from rivalry.core.decision import CHANCE
from rivalry.research import pettingzoo as zoo

CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("lost-cities", "rivalry/LostCities-v0", {"rounds": 1}),
    *[
        ("lost-cities-rivals", "rivalry/LostCitiesRivals-v0", {"players": players})
        for players in (2, 3, 4)
    ],
    *[
        (
            "lost-cities-board",
            "rivalry/LostCitiesBoard-v0",
            {"players": players, "expeditions": 1, "stall_cap": 24},
        )
        for players in (2, 3, 4)
    ],
    *[
        ("catan-rivals", "rivalry/CatanRivals-v0", {"mode": mode, "stall_cap": 10})
        for mode in ("introductory", "duel")
    ],
]
NAMES = ["-".join([game, *map(str, options.values())]) for game, _, options in CASES]
SEED = 11


def let_chance_answer(state: Any, asked: int) -> int:
    """Answer OpenSpiel's chance nodes as a match with the seed would; how often it was asked."""
    while state.is_chance_node():
        decision = state.position.state.decision
        answer = chance.answer(str(SEED), asked, decision)
        if isinstance(decision.options, Shuffles):
            for byte in answer[1].to_bytes(8, "big"):
                state.apply_action(byte)
        else:
            state.apply_action(list(decision.options).index(answer))
        asked += 1
    return asked


@pytest.mark.parametrize(("game", "id", "options"), CASES, ids=NAMES)
def test_every_form_plays_the_same_game(game: str, id: str, options: dict[str, Any]) -> None:
    actions = research.module(game)
    match = rivalry.new(game, seed=SEED, **options)
    vector = research.vector(game, 2, seeds=[3, SEED], **options)
    env = gymnasium.make(id, opponent="self", **options)
    aec = getattr(zoo, f"{game.replace('-', '_')}_v0").env(**options)
    given = ",".join(f"{name}={value}" for name, value in options.items())
    spiel = pyspiel.load_game(f"rivalry_{game.replace('-', '_')}({given})").new_initial_state()
    seen, info = env.reset(seed=SEED)
    aec.reset(seed=SEED)
    asked = let_chance_answer(spiel, 0)
    n = 0
    while (decision := match.decision) is not None:
        seat = decision.player
        ids = sorted(actions.action_id(option) for option in decision.options)
        expected = vector.observations[1]
        assert seat == vector.seats[1] == info["seat"] == spiel.current_player()
        assert aec.agent_selection == f"player_{seat}"
        assert (seen["observation"] == expected).all()
        assert (aec.observe(aec.agent_selection)["observation"] == expected).all()
        assert (np.array(spiel.observation_tensor(seat)) == expected).all()
        assert ids == np.flatnonzero(vector.masks[1]).tolist() == spiel.legal_actions()
        assert ids == np.flatnonzero(seen["action_mask"]).tolist()
        assert ids == np.flatnonzero(aec.last()[0]["action_mask"]).tolist()
        n += 7
        chosen = ids[n % len(ids)]
        match.answer(actions.action(chosen))
        vector.step([vector.sample()[0], chosen])
        seen, reward, end, cut, info = env.step(chosen)
        aec.step(chosen)
        spiel.apply_action(chosen)
        asked = let_chance_answer(spiel, asked)
        assert (end or cut) == bool(vector.ends[1]) == spiel.is_terminal()
        assert cut == bool(vector.cuts[1]) == aec.truncations.get("player_0", cut)
        assert reward == vector.rewards[1, seat]
    assert spiel.returns() == vector.rewards[1].tolist()
    assert [aec.rewards[agent] for agent in aec.possible_agents] == spiel.returns()


@pytest.mark.parametrize(("game", "id", "options"), CASES, ids=NAMES)
def test_a_resampled_open_spiel_state_looks_the_same_to_the_player(
    game: str, id: str, options: dict[str, Any]
) -> None:
    given = ",".join(f"{name}={value}" for name, value in options.items())
    loaded = pyspiel.load_game(f"rivalry_{game.replace('-', '_')}({given})")
    state = loaded.new_initial_state()
    asked = let_chance_answer(state, 0)
    for n in range(30):
        state.apply_action(state.legal_actions()[n % len(state.legal_actions())])
        asked = let_chance_answer(state, asked)
    player = state.current_player()
    random = np.random.RandomState(1).random_sample
    worlds = [state.resample_from_infostate(player, random) for _ in range(3)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        saved = pyspiel.serialize_game_and_state(loaded, world)
        assert str(pyspiel.deserialize_game_and_state(saved)[1]) == str(world)
        world.apply_action(world.legal_actions()[0])
    assert len({str(world) for world in worlds}) > 1
    players = [pair.action for pair in state.full_history() if pair.player != CHANCE]
    assert players == [pair.action for pair in worlds[0].full_history() if pair.player >= 0][:-1]


def test_information_states_tell_histories_apart_that_look_the_same_now() -> None:
    loaded = pyspiel.load_game("rivalry_lost_cities_rivals(starter=0)")
    state = loaded.new_initial_state()
    let_chance_answer(state, 0)
    again = state.clone()
    # Opening with two or with one and then raising to two ends in the same position.
    rules = rivalry.game("lost-cities-rivals")
    state.apply_action(rules.parse("uncover"))
    again.apply_action(rules.parse("uncover"))
    for words in ("bid 2", "pass"):
        state.apply_action(rules.parse(words))
    for words in ("bid 1", "bid 2", "pass"):
        again.apply_action(rules.parse(words))
    assert state.current_player() != again.current_player()
    assert state.information_state_string(0) != again.information_state_string(0)
