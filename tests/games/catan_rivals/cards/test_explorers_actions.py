"""The action cards and the events of the Era of Explorers."""

from typing import Any

import pytest
from scenario import GAME, Scenario, scenario
from test_explorers import BARDS, MERCHANTS, NEAR, SCHOLARS, TRIBE, explorers, why_not

from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.stack import turn_to

ABOVE, BELOW = "sea 4 above", "sea 4 below"


# The Ambassador


@pytest.mark.parametrize("side", [1, 2, 3])
def test_ambassador_has_an_island_bring_once_more_what_its_discovery_brought(side: int) -> None:
    me = dict(hand="ambassador", sea={NEAR: f"{MERCHANTS} {side}"}, resources="ore")
    g = explorers(me=me).me("play ambassador", "ore", "gold", "gold")
    assert g.me.resources == "2 gold" and g.discard == "ambassador" and g.nothing_pending


def test_ambassador_chooses_one_of_several_islands() -> None:
    sea = {NEAR: f"{MERCHANTS} 1", ABOVE: f"{SCHOLARS} 1", BELOW: f"{BARDS} 1"}
    me = dict(hand="ambassador", sea=sea, resources="ore")
    g = explorers(me=me, rival=dict(hand="scout, abbey")).me("play ambassador")
    g.me_may(MERCHANTS, SCHOLARS, BARDS).me(BARDS).me_may("scout", "no").me("scout")
    assert g.me.hand == "scout" and g.rival.hand == "abbey" and g.nothing_pending


def test_ambassador_needs_no_ship_and_no_reach() -> None:
    me: dict[str, Any] = dict(hand="ambassador", ships=0, sea={"sea 6 above": f"{SCHOLARS} 1"})
    g = explorers(me=me, stacks={0: "abbey"}).me("play ambassador", "stack 0", "abbey", "no")
    assert g.me.hand == "abbey" and g.nothing_pending


def test_ambassador_needs_an_island_on_its_first_side() -> None:
    for sea in ({NEAR: f"{MERCHANTS} 0"}, {NEAR: f"{TRIBE} 2"}, {NEAR: "jean 2"}):
        g = explorers(me=dict(hand="ambassador", sea=sea, resources="ore"))
        words = "you need the Bards, the Scholars or the Merchants on their first side"
        assert why_not(g, "ambassador") == words


@pytest.mark.parametrize("island", [BARDS, MERCHANTS])
def test_ambassador_is_not_sent_where_he_would_bring_nothing(island: str) -> None:
    g = explorers(me=dict(hand="ambassador", sea={NEAR: f"{island} 1"}))
    assert why_not(g, "ambassador") == "none of your islands would bring you anything"


def test_ambassador_is_sent_only_to_islands_that_bring_something() -> None:
    sea = {NEAR: f"{MERCHANTS} 1", ABOVE: f"{BARDS} 1"}
    g = explorers(me=dict(hand="ambassador", sea=sea), rival=dict(hand="scout"))
    g.me("play ambassador").me_may("scout", "no").me("no")
    assert g.nothing_pending


def against_the_brotherhood(gold: int) -> Scenario:
    """A leader with Scholars and Bards against the Master of the Brotherhood.

    They meet only in a Tournament; here the Bards lie in the sea of a Duel.
    """
    sea = {NEAR: f"{SCHOLARS} 1", ABOVE: f"{MERCHANTS} 1"}
    g = scenario(
        me=dict(hand="ambassador", cities=2, sea=sea, stored={"gold-field-1": gold}),
        rival=dict(hand="scout", cities=1, built="master-of-the-brotherhood"),
        mode="duel",
        sets=["explorers", "intrigue", "gold"],
        stacks={0: "abbey"},
    )
    turn_to(g.state, 0, g.state.princes[0].sea[0], 0)
    g.state.cards.identity[g.state.princes[0].sea[0]] = BY_KEY[BARDS].index
    turn_to(g.state, 0, g.state.princes[0].sea[0], 1)
    assert (g.me.points, g.rival.points) == (4, 4 - 1)
    return g


def test_ambassador_pays_the_toll_of_the_brotherhood_for_the_bards_alone() -> None:  # O-21
    g = against_the_brotherhood(3).me("play ambassador", SCHOLARS, "stack 0", "abbey", "no")
    assert g.me.resources == "3 gold" and g.rival.resources == "" and g.nothing_pending
    g = against_the_brotherhood(3).me("play ambassador", BARDS, "scout")
    assert g.me.resources == "1 gold" and g.rival.resources == "1 gold" and g.nothing_pending
    g = against_the_brotherhood(1).me("play ambassador", "stack 0", "abbey", "no")
    assert g.me.hand == "abbey" and g.nothing_pending, "the Bards are out of the question"


def test_ambassador_a_great_thingstead_forbids_him() -> None:
    g = scenario(
        me=dict(hand="ambassador", sea={NEAR: f"{SCHOLARS} 1"}),
        rival=dict(cities=1, built="great-thingstead"),
        mode="duel",
        sets=["explorers", "intrigue", "gold"],
    )
    assert why_not(g, "ambassador") == "a Great Thingstead forbids attacks"


# The Broadside


def test_broadside_turns_an_island_of_the_rival_back() -> None:
    me = dict(hand="broadside", built="shipyard, armory")
    rival = dict(sea={NEAR: f"{MERCHANTS} 3", ABOVE: "jean 2", BELOW: f"{SCHOLARS} 0"})
    g = explorers(me=me, rival=rival)
    assert g.rival.points == 3 and g.rival.commerce == 2
    g.me("play broadside").me_may(MERCHANTS, "ship").me(MERCHANTS)
    assert g.rival.sea(NEAR) == f"{MERCHANTS} 2" and g.rival.points == 2
    assert g.rival.commerce == 2 and g.nothing_pending


def test_broadside_makes_the_third_side_free_for_the_other_player() -> None:
    sea = {NEAR: f"{MERCHANTS} 2"}
    me = dict(hand="broadside", built="shipyard, armory", sea=sea, resources="2 wool")
    g = explorers(me=me, rival=dict(sea={ABOVE: f"{MERCHANTS} 3"}, ships=0))
    assert not g.offers("sail")
    g.me("play broadside", "sail")
    assert g.me.sea(NEAR) == f"{MERCHANTS} 3" and g.rival.sea(ABOVE) == f"{MERCHANTS} 2"
    assert (g.me.points, g.rival.points) == (3, 2) and g.nothing_pending


def test_broadside_a_side_that_is_reached_again_pays_again() -> None:  # O-83
    me = dict(hand="broadside", built="shipyard, armory")
    g = explorers(me=me, rival=dict(sea={NEAR: f"{TRIBE} 2"}, ships=0)).me("play broadside")
    assert g.rival.sea(NEAR) == f"{TRIBE} 1"
    g.do("rise", 1, 1).rival("ore", "ore")
    assert g.rival.sea(NEAR) == f"{TRIBE} 2" and g.rival.resources == "2 ore" and g.nothing_pending


def test_broadside_sinks_a_ship() -> None:
    me = dict(hand="broadside", built="shipyard, armory")
    g = explorers(me=me, rival=dict(ships=2)).me("play broadside")
    assert g.rival.ships == (1, 2) and g.discard == "broadside" and g.nothing_pending


def test_broadside_takes_a_token_with_the_points() -> None:
    me = dict(hand="broadside", built="shipyard, armory")
    rival = dict(sea={NEAR: f"{MERCHANTS} 1"}, commerce=2)
    g = explorers(me=me, rival=rival)
    assert g.rival.has_trade_token
    g.me("play broadside", MERCHANTS)
    assert not g.rival.has_trade_token and g.nothing_pending


def test_broadside_needs_two_cannon_points_and_a_target() -> None:
    g = explorers(me=dict(hand="broadside", built="shipyard"))
    assert why_not(g, "broadside") == "you need cannon points, at least 2"
    rival = dict(ships=0, sea={NEAR: "jean 3", ABOVE: f"{BARDS} 0", BELOW: "shipwreck"})
    g = explorers(me=dict(hand="broadside", built="shipyard, armory"), rival=rival)
    words = "your rival has no explorer ship and no island to turn back"
    assert why_not(g, "broadside") == words


# The Cartographer


def test_cartographer_looks_at_two_cards_and_exchanges_two() -> None:
    sea = {NEAR: "? jean", "sea 6 above": f"? {MERCHANTS}"}
    g = explorers(me=dict(hand="cartographer", built="shipyard", sea=sea))
    g.me("play cartographer", NEAR)
    assert NEAR not in g.options
    g.me("sea 6 above", "sea 6 above", NEAR)
    shown = g.state.view(0)["princes"][0]["sea"]
    assert (shown[1]["card"], shown[6]["card"]) == (MERCHANTS, "jean")
    assert not shown[1]["open"] and g.me.sea(NEAR) == "?" and g.nothing_pending


def test_cartographer_may_leave_it_at_looking() -> None:
    g = explorers(me=dict(hand="cartographer", built="shipyard", sea={NEAR: "? jean"}))
    g.me("play cartographer", NEAR, "done", "done")
    assert g.state.view(0)["princes"][0]["sea"][1]["card"] == "jean" and g.nothing_pending


def test_cartographer_who_does_not_look_has_to_exchange() -> None:
    g = explorers(me=dict(hand="cartographer", built="shipyard", sea={NEAR: "shipwreck"}))
    g.me("play cartographer", "done")
    assert g.asked == "cartographer.first" and "done" not in g.options and len(g.options) == 9
    g.me(NEAR, "sea 6 below")
    assert g.me.sea("sea 6 below") == "shipwreck 0" and g.me.sea(NEAR) == "?"
    assert g.nothing_pending


def test_cartographer_with_everything_discovered_exchanges_at_once() -> None:
    keys = [BARDS, TRIBE, MERCHANTS, SCHOLARS, "cimmarone", "jean", "haidao-chang"]
    places = [f"sea {x} {row}" for x in (4, 5, 6) for row in ("above", "middle", "below")]
    sea = dict(zip(places, [*keys, "shipwreck", "shipwreck"], strict=True))
    g = explorers(me=dict(hand="cartographer", built="shipyard", sea=sea)).me("play cartographer")
    assert g.asked == "cartographer.first" and "done" not in g.options
    g.me(BARDS, "jean")
    assert g.me.sea(places[0]) == "jean 0" and g.nothing_pending


def test_cartographer_ship_and_side_stay_with_the_card() -> None:  # O-82
    sea = {NEAR: f"{MERCHANTS} 0"}
    me = dict(hand="cartographer", built="shipyard", sea=sea, resources="2 wool", ships=2)
    g = explorers(me=me).me("sail", "play cartographer", "done", MERCHANTS, ABOVE)
    assert g.me.sea(ABOVE) == f"{MERCHANTS} 1"
    ships = g.state.view(1)["princes"][0]["ships"]
    assert {"built": True, "at": ["sea", 4, "above"]} in ships
    g.me("sail")
    assert g.me.sea(NEAR) != "?"


def test_cartographer_needs_a_sail_point() -> None:
    g = explorers(me=dict(hand="cartographer"))
    assert why_not(g, "cartographer") == "you need sail points, at least 1"


def test_cartographer_what_was_seen_stays_secret_in_every_world() -> None:
    g = explorers(me=dict(hand="cartographer", built="shipyard", sea={NEAR: "? jean"}))
    g.me("play cartographer", NEAR)
    assert GAME.scramble(g.state, 1, 5).view(1) == g.state.view(1)
    assert GAME.scramble(g.state, 0, 5).view(0) == g.state.view(0)


# The Navigator


def navigator(**more: Any) -> dict[str, Any]:
    built = "shipyard, sailmakers-shop"
    return {"hand": "navigator", "built": built, "resources": "2 wool", **more}


def test_navigator_brings_a_ship_back_that_may_act_again() -> None:
    sea = {NEAR: f"{MERCHANTS} 0", ABOVE: "? shipwreck"}
    g = explorers(me=navigator(sea=sea)).me("sail", MERCHANTS)
    assert not g.offers("sail")
    g.me("play navigator")
    assert g.me.ships == (1, 2) and g.discard == "navigator"
    g.me("sail", ABOVE, "ore")
    assert g.me.sea(ABOVE) == "shipwreck 0" and g.nothing_pending


def test_navigator_allows_a_second_mission_to_the_same_card() -> None:
    me = navigator(sea={NEAR: f"{MERCHANTS} 0"}, left="pasture-5 pasture-6", resources="")
    me["stored"] = {"pasture-4": 2, "pasture-5": 3}
    g = explorers(me=me).me("sail", MERCHANTS)
    while g.asked == "mission.pay":
        g.me("pasture-4")
    g.me("play navigator", "sail", MERCHANTS)
    assert g.me.sea(NEAR) == f"{MERCHANTS} 2" and g.me.ships == (0, 2) and g.nothing_pending


def test_navigator_chooses_one_of_several_ships() -> None:
    sea = {NEAR: f"{MERCHANTS} 0", ABOVE: "? shipwreck"}
    g = explorers(me=navigator(sea=sea, ships=2)).me("sail", MERCHANTS, "sail", ABOVE, "wool")
    assert why_not(g, "navigator") == (
        "there is nothing that a ship of yours could do within its reach"
    )
    g = explorers(me=navigator(sea={**sea, BELOW: f"{TRIBE} 0"}, ships=2))
    g.me("sail", MERCHANTS, "sail", ABOVE, "wool", "play navigator")
    g.me_may(MERCHANTS, "shipwreck").me("shipwreck")
    assert g.me.ships == (1, 1) and g.nothing_pending


def test_navigator_makes_no_second_discovery_possible() -> None:
    g = explorers(me=navigator(sea={NEAR: "? shipwreck"})).me("sail", NEAR, "ore")
    words = "there is nothing that a ship of yours could do within its reach"
    assert why_not(g, "navigator") == words


def test_navigator_does_not_bring_back_a_ship_that_was_lost() -> None:
    sea = {NEAR: "jean 0", ABOVE: f"{TRIBE} 0"}
    g = explorers(me=navigator(sea=sea, resources="")).me("sail", "jean", "no").chance("roll 1")
    assert why_not(g, "navigator") == "none of your explorer ships has acted this turn"


def test_navigator_needs_two_sail_points_and_a_ship_that_has_acted() -> None:
    g = explorers(me=navigator(built="shipyard"))
    assert why_not(g, "navigator") == "you need sail points, at least 2"
    g = explorers(me=navigator())
    assert why_not(g, "navigator") == "none of your explorer ships has acted this turn"


# Events


def test_friendship_between_peoples_brings_a_resource_for_each_island() -> None:
    mine = {NEAR: f"{MERCHANTS} 1", ABOVE: f"{TRIBE} 3", BELOW: "jean 2", "sea 5 middle": BARDS}
    g = explorers(me=dict(sea=mine), rival=dict(sea={NEAR: f"{SCHOLARS} 2"}))
    g.event("friendship-between-peoples").me("ore", "ore").rival("gold")
    assert (g.me.resources, g.rival.resources) == ("2 ore", "1 gold") and g.nothing_pending


def test_friendship_between_peoples_brings_nothing_without_islands_or_without_room() -> None:
    me = dict(sea={NEAR: f"{MERCHANTS} 1"}, resources="all")
    g = explorers(me=me, rival=dict(sea={NEAR: "jean 3", ABOVE: "shipwreck"}))
    g.event("friendship-between-peoples")
    assert g.rival.resources == "" and g.nothing_pending


def test_most_successful_explorer_draws_one_or_two_cards_of_one_stack() -> None:  # O-29
    g = explorers(rival=dict(sea={NEAR: "jean"}), stacks={3: "navigator, broadside"})
    g.event("most-successful-explorer")
    g.rival_may(*[f"stack {n}" for n in range(5)], "no").rival("stack 3", "yes")
    assert g.rival.hand == "broadside, navigator" and g.me.hand == "" and g.nothing_pending
    g = explorers(rival=dict(sea={NEAR: "jean"}), stacks={3: "navigator"})
    g.event("most-successful-explorer").rival("stack 3", "no")
    assert g.rival.hand == "navigator" and g.nothing_pending
    g = explorers(rival=dict(sea={NEAR: "jean"})).event("most-successful-explorer").rival("no")
    assert g.rival.hand == "" and g.nothing_pending


@pytest.mark.parametrize("sea", [{}, {NEAR: "jean"}])
def test_most_successful_explorer_equal_explorers_draw_one_card_each(sea: dict[str, str]) -> None:
    """RULINGS O-80: 0 : 0 is a tie as well; both may use the same stack."""
    g = explorers(me=dict(sea=sea), rival=dict(sea=sea), stacks={0: "abbey, scout"})
    g.event("most-successful-explorer").me("stack 0").rival("stack 0")
    assert (g.me.hand, g.rival.hand) == ("abbey", "scout") and g.nothing_pending


def test_most_successful_explorer_the_active_player_draws_first() -> None:
    g = explorers(turn=1, stacks={0: "abbey, scout"})
    g.event("most-successful-explorer").rival("stack 0").me("no")
    assert (g.me.hand, g.rival.hand) == ("", "abbey") and g.nothing_pending


def test_most_successful_explorer_finds_nothing_in_empty_stacks() -> None:
    g = explorers(rival=dict(sea={NEAR: "jean"}))
    for stack in g.state.stacks:
        g.state.piles[0] += stack
        stack.clear()
    g.event("most-successful-explorer")
    assert g.rival.hand == "" and g.nothing_pending
