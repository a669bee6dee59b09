"""A fifth game, installed as a package: vectors, adapters and data."""

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import rivalry
from rivalry import research
from rivalry.research import data, open_spiel, pages
from rivalry.research import pettingzoo as zoo
from rivalry.research.registration import gymnasium_environments


def test_a_vector_plays_the_games_of_its_seeds_and_decodes_to_their_views(fifth: str) -> None:
    games = research.vector(fifth, 3, seed=7, autoreset="disabled")
    matches = [rivalry.new(fifth, seed=7 + lane) for lane in range(3)]
    while not games.ends.all():
        for lane, match in enumerate(matches):
            seat = match.decision.player
            assert games.seats[lane] == seat
            assert research.decode(games.spec, games.observations[lane]) == match.view(seat)
            assert np.flatnonzero(games.masks[lane]).tolist() == list(match.decision.options)
        actions = games.sample()
        games.step(actions)
        for match, action in zip(matches, actions, strict=True):
            match.answer(action)
    assert [m.decision for m in matches] == [None] * 3


def test_its_observations_stay_in_their_bounds(fifth: str) -> None:
    games = research.vector(fifth, 8, seed=1, prize=5)
    low, high = np.array(games.spec.low()), np.array(games.spec.high())
    for _ in range(50):
        assert (low <= games.observations).all() and (games.observations <= high).all()
        games.step(games.sample())
    assert "own card" in pages.page(fifth)


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_knows_it(fifth: str) -> None:
    gymnasium_environments()
    check_env(gymnasium.make("rivalry/HighCard-v0", opponent="strong").unwrapped)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_knows_it(fifth: str) -> None:
    api_test(zoo.high_card_v0.env(), num_cycles=20)
    with pytest.raises(AttributeError, match="no attribute 'no_game_v0'"):
        _ = zoo.no_game_v0
    if hasattr(pettingzoo, "register"):
        zoo.register()
        assert str(pettingzoo.make("aec", "rivalry/high_card-v0")) == "high_card_v0"


def test_openspiel_knows_it(fifth: str) -> None:
    open_spiel.register()
    game = pyspiel.load_game("rivalry_high_card(rounds=1)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_it_is_in_the_small_set_of_data(fifth: str) -> None:
    [game] = data.small(1, only=[fifth])
    assert fifth in data.kinds() and len(game.answers) == 9
    assert len(list(data.rows([game]))) == 6
