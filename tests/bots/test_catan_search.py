"""Search in Rivals for Catan: what a position is worth, and what playing on from it brings."""

import pytest
from scenario import scenario

from rivalry.bots import bot as bots
from rivalry.bots.catan_rivals import AHEAD, knowledge
from rivalry.bots.fit_catan_rivals import fitted, positions
from rivalry.bots.policy.catan_rivals.answer import judge
from rivalry.bots.policy.catan_rivals.playout import play_on
from rivalry.bots.policy.catan_rivals.realm import Realm
from rivalry.bots.policy.catan_rivals.standing import chance_to_win, parts
from rivalry.bots.policy.catan_rivals.style import PARTS
from rivalry.core import effects
from rivalry.core.chance import SplitMix64
from rivalry.games.catan_rivals.world import sampler

STRONG = knowledge.styles["strong"]
SIX_POINTS = {"cities": 2, "left": "mountains-4 gold-field-2", "strength": 3}


def test_what_one_wins_the_other_loses() -> None:
    g = scenario(me={"resources": "all", "cities": 1}, rival={"built": "abbey"})
    mine, rivals = (chance_to_win(g.state, seat, STRONG) for seat in (0, 1))
    assert mine > 0.6 and mine + rivals == pytest.approx(1)


def test_points_production_resources_and_cards_make_a_win_likelier() -> None:
    bare = chance_to_win(scenario().state, 0, STRONG)
    for better in (
        {"cities": 1},
        {"left": "mountains-4 gold-field-2"},
        {"built": "grain-mill at site 2 above"},
        {"resources": "2 ore, grain"},
        {"hand": "candamir"},
        {"strength": 3},
    ):
        assert chance_to_win(scenario(me=better).state, 0, STRONG) > bare, better


def test_every_part_of_a_position_has_its_weight() -> None:
    found = parts(Realm(scenario().state, 0, STRONG))
    assert len(found) == len(STRONG.standing) == len(PARTS)


def test_a_won_game_is_certain() -> None:
    g = scenario(me=SIX_POINTS | {"resources": "2 grain, 3 ore"})
    assert 0.5 < chance_to_win(g.state, 0, STRONG) < 1
    effects.check_digests(False)
    play_on(g.state, [STRONG, STRONG], g.state.turns + 1, SplitMix64(1))
    assert g.state.winners() == [0]
    assert [chance_to_win(g.state, seat, STRONG) for seat in (0, 1)] == [1.0, 0.0]


def test_what_counts_is_learned_from_games() -> None:
    """Whoever has more of the first thing wins most games here, the second makes no difference."""
    samples = [([1.0, -1.0], 1), ([1.0, 1.0], 1), ([-1.0, 1.0], 0), ([-1.0, -1.0], 0)] * 20
    (first, second), likelihood = fitted([*samples, ([1.0, 0.0], 0), ([-1.0, 0.0], 1)])
    assert first > 1 and abs(second) < 0.01 and -0.3 < likelihood < 0
    differences = positions(0, STRONG)
    assert len(differences) > 10 and {won for _, won in differences} <= {0, 1}


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
