"""Search in Rivals for Catan: what a position is worth, and what playing on from it brings."""

import pytest
from scenario import scenario

from rivalry.bots import bot as bots
from rivalry.bots.catan_rivals import AHEAD, knowledge
from rivalry.bots.policy.catan_rivals.answer import judge
from rivalry.bots.policy.catan_rivals.playout import lead, play_on
from rivalry.core import effects
from rivalry.core.chance import SplitMix64
from rivalry.games.catan_rivals.view import sampler

STRONG = knowledge.styles["strong"]
SIX_POINTS = {"cities": 2, "left": "mountains-4 gold-field-2", "strength": 3}


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    g = scenario(me={"resources": "all", "cities": 1}, rival={"built": "abbey"})
    assert lead(g.state, 0, STRONG) > 1
    assert lead(g.state, 0, STRONG) == pytest.approx(-lead(g.state, 1, STRONG))


def test_points_production_resources_and_cards_make_a_position_better() -> None:
    bare = lead(scenario().state, 0, STRONG)
    for better in (
        {"cities": 1},
        {"left": "mountains-4 gold-field-2"},
        {"built": "grain-mill at site 2 above"},
        {"resources": "2 ore, grain"},
        {"hand": "candamir"},
        {"strength": 3},
    ):
        assert lead(scenario(me=better).state, 0, STRONG) > bare, better


def test_a_won_game_is_worth_more_than_any_position() -> None:
    g = scenario(me=SIX_POINTS | {"resources": "2 grain, 3 ore"})
    before = lead(g.state, 0, STRONG)
    effects.check_digests(False)
    play_on(g.state, [STRONG, STRONG], g.state.turns + 1, SplitMix64(1))
    assert g.state.winners() == [0]
    assert lead(g.state, 0, STRONG) > before and lead(g.state, 1, STRONG) < 0


def test_a_playout_goes_to_the_end_of_the_rivals_reply_and_leaves_the_world_as_it_is() -> None:
    g = scenario(me={"resources": "2 grain, 2 ore"}, rival={"resources": "all"})
    effects.check_digests(False)
    before = g.state.to_json()
    results = {knowledge.result(g.state, g.option("end"), 0, bits) for bits in (1, 2, 3, 1, 2, 3)}
    assert 1 < len(results) <= 3, "the dice alone make a difference"
    assert g.state.to_json() == before
    after = g.state.copy()
    play_on(after, [STRONG, STRONG], after.turns + AHEAD, SplitMix64(1))
    assert after.turns == g.state.turns + AHEAD and after.turn == g.state.turn


def test_master_takes_the_win_that_a_world_leaves_open() -> None:
    g = scenario(me=SIX_POINTS | {"resources": "2 grain, 3 ore, 2 wool", "hand": "scout"})
    effects.check_digests(False)
    master = bots.make("catan-rivals", "master", 3)
    chosen = master.choose(g.state.view(0), g.state.decision, bots.Budget(iterations=20))
    assert chosen == g.option("build city 2")


def test_questions_where_the_place_hardly_matters_are_not_searched() -> None:
    g = scenario(me={"resources": "all", "hand": "iron-foundry"}).me("build iron-foundry")
    assert sorted(judge(g.state, STRONG)) == [0.0, 0.0, 0.0, 1.0]
    view = g.state.view(0)
    assert knowledge.values(view, g.state.decision, "strong") == judge(sampler(view)(5), STRONG)
