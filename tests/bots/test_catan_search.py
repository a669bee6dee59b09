"""Search in Rivals for Catan: what a position is worth, and what playing on from it brings."""

import json
from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.bots import bot as bots
from rivalry.bots.catan_rivals import AHEAD, FILE, knowledge, network
from rivalry.bots.policy.catan_rivals.answer import judge
from rivalry.bots.policy.catan_rivals.network import (
    PARTS,
    Facts,
    Layers,
    both_sides,
    chance_to_win,
    merit,
)
from rivalry.bots.policy.catan_rivals.playout import play_on
from rivalry.bots.search import candidates
from rivalry.core import effects
from rivalry.core.chance import SplitMix64
from rivalry.games.catan_rivals.world import sampler

STRONG = knowledge.styles["strong"]
SIX_POINTS = {"cities": 2, "left": "mountains-4 gold-field-2", "strength": 3}


def chance(g: Scenario, seat: int = 0) -> float:
    """How likely a seat wins, as the network sees it."""
    return chance_to_win(network(), g.state, seat)


def tried(g: Scenario) -> list[Any]:
    """The answers that search tries."""
    assert g.state.decision is not None
    view = g.state.view(g.state.decision.player)
    return [one.option for one in candidates(knowledge, view, g.state.decision)]


def test_what_one_wins_the_other_loses() -> None:
    g = scenario(me={"resources": "all", "cities": 1}, rival={"built": "abbey"})
    mine, rivals = (chance(g, seat) for seat in (0, 1))
    assert mine > 0.6 and mine + rivals == pytest.approx(1)


def test_points_production_resources_and_cards_make_a_win_likelier() -> None:
    bare = chance(scenario())
    for better in (
        {"cities": 1},
        {"left": "mountains-4 gold-field-2"},
        {"built": "grain-mill at site 2 above"},
        {"resources": "2 ore, grain"},
        {"hand": "candamir"},
        {"strength": 3},
    ):
        assert chance(scenario(me=better)) > bare, better


def test_the_compiled_network_gives_the_numbers_of_its_training() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert kept["about"]["command"].startswith("python examples/train_catan_rivals.py")
    assert FILE.stat().st_size < 2_000_000
    for check in kept["checks"]:
        sides = []
        for told in check["sides"]:
            side = Facts()
            for index, value in told:
                side.tell(index, value)
            sides.append(side)
        mine, rivals = sides
        logit = merit(network(), mine, rivals) - merit(network(), rivals, mine)
        assert logit == pytest.approx(check["logit"], abs=0.001)


def test_a_card_that_the_network_never_saw_is_left_out() -> None:
    """A new card moves no column, and needs no new network."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    at = kept["cards"].index("abbey")
    kept["cards"][at] = "a-card-of-another-day"
    layers = Layers(kept["cards"], kept["weights"])
    for built, told in (("abbey", False), ("storehouse", True)):
        g = scenario(me={"built": built})
        seen, same = (both_sides(some, g.state)[0].listed() for some in (layers, network()))
        assert (seen == same) is told
        assert [index for index, _ in same if index // PARTS == at] == (
            [] if told else [PARTS * at]
        )


def test_a_won_game_is_certain() -> None:
    g = scenario(me=SIX_POINTS | {"resources": "2 grain, 3 ore"})
    assert 0.5 < chance(g) < 1
    effects.check_digests(False)
    play_on(g.state, [STRONG, STRONG], g.state.turns + 1, SplitMix64(1))
    assert g.state.winners() == [0]
    assert [chance(g, seat) for seat in (0, 1)] == [1.0, 0.0]


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
    me = {"resources": "all", "hand": "abbey", "left": "hills-1 forest-6"}
    g = scenario(me=me).me("build abbey", "site 0 above")
    assert g.asked == "build.pay" and len(tried(g)) == 1
    view = g.state.view(0)
    assert knowledge.values(view, g.state.decision, "strong") == judge(sampler(view)(5), STRONG)


def test_trades_sites_and_exchanges_are_tried() -> None:
    g = scenario(me={"resources": "3 grain, 2 brick, lumber, wool", "hand": "abbey"})
    found = tried(g)
    assert g.option("trade grain") in found and g.option("end") in found
    assert len([option for option in found if option[:2] == ("build", "road")]) == 1
    g = scenario(me={"resources": "all", "hand": "marketplace"}).me("build marketplace")
    assert g.asked == "build.site" and len(tried(g)) == 4
    g = scenario(me={"resources": "all", "hand": "scout", "roads": "left"})
    g.me("build settlement left", "play scout")
    assert g.asked == "scout.region" and len(tried(g)) > 3


def test_master_lays_the_road_that_it_can_afford() -> None:
    me = {"resources": "2 brick, lumber, 2 ore, grain", "hand": "goldsmith, candamir"}
    g = scenario(me=me)
    effects.check_digests(False)
    master = bots.make("catan-rivals", "master", 3)
    chosen = master.choose(g.state.view(0), g.state.decision, bots.Budget(iterations=40))
    assert chosen[:2] == ("build", "road")
