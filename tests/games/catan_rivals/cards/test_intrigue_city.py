"""The city expansions of the Era of Intrigue, and who stands on Church and Temple."""

import pytest
from scenario import scenario
from test_intrigue import BRAN, JUDITH, MILLER, intrigue, why_not, without_stacks


@pytest.mark.parametrize("key", ["bishops-see", "church", "odins-temple", "sacrificial-site"])
def test_red_cards_stand_only_on_sites_of_a_city(key: str) -> None:
    cells = [2, 1, -1, -2]
    me = dict(hand=key, cities=[2], built="odins-fountain, abbey", resources="all")
    g = intrigue(me=me, face_up="")
    g.me(f"build {key}")
    words = {2: "far-above", 1: "above", -1: "below", -2: "far-below"}
    g.me_may(*[f"site 2 {words[y]}" for y in cells])
    g = intrigue(me=dict(hand=key, built="odins-fountain, abbey", resources="all"), face_up="")
    assert why_not(g, key) == "there is no free building site in a city"


def test_bishops_see_the_rival_discards_one_of_three_units_that_i_point_at() -> None:
    me = dict(hand="bishops-see", cities=1, built="church", resources="2 gold, brick, 2 ore")
    rival = dict(cities=1, built="austin, gold-ship, harald, inga, storehouse")
    g = intrigue(me=me, rival=rival).me("build bishops-see", "site 0 above")
    g.me_may("austin", "gold-ship", "harald", "inga").me("austin", "inga", "gold-ship")
    g.rival_may("austin", "inga", "gold-ship").rival("gold-ship")
    assert g.rival.built == "austin, harald, inga, storehouse" and g.discard == "gold-ship"
    assert g.nothing_pending


def test_o_86_bishops_see_points_at_all_units_of_a_rival_with_fewer_than_three() -> None:
    me = dict(hand="bishops-see", cities=1, built="church", resources="2 gold, brick, 2 ore")
    g = intrigue(me=me, rival=dict(built="austin, harald"))
    g.me("build bishops-see", "site 0 above").rival_may("austin", "harald").rival("harald")
    assert g.rival.built == "austin" and g.nothing_pending
    g = intrigue(me=me, rival=dict(built="harald")).me("build bishops-see", "site 0 above")
    assert g.rival.built == "" and g.discard == "harald" and g.nothing_pending
    g = intrigue(me=me, rival=dict(built="abbey")).me("build bishops-see", "site 0 above")
    assert g.rival.built == "abbey" and g.me.points == 2 + 1 + 1 + 1 and g.nothing_pending


@pytest.mark.parametrize("base", ["church", "abbey", "chapel-1-3", "chapel-4-6"])
def test_o_53_bishops_see_needs_a_church_an_abbey_or_a_chapel(base: str) -> None:
    me = dict(hand="bishops-see", cities=1, resources="2 gold, brick, 2 ore")
    sets = ["intrigue", "turmoil", "progress"]
    g = scenario(me=dict(me, built=base), mode="duel", sets=sets)
    assert g.offers("build bishops-see")
    g = scenario(me=me, mode="duel", sets=sets)
    assert why_not(g, "bishops-see") == "you need a Church or an Abbey or a Chapel"


def test_irmgard_does_not_console_for_a_unit_lost_to_the_bishops_see() -> None:
    me = dict(hand="bishops-see", cities=1, built="church", resources="2 gold, brick, 2 ore")
    rival = dict(built="irmgard-keeper-of-the-light, austin")
    g = scenario(me=me, rival=rival, mode="duel", sets=["intrigue", "turmoil", "progress"])
    g.me("build bishops-see", "site 0 above").rival("austin")
    assert g.rival.resources == "" and g.nothing_pending


def test_church_brings_up_to_two_gold_and_comes_from_the_open_stack() -> None:
    g = intrigue(me=dict(cities=1, resources="2 brick, 2 ore"))
    g.me("build church", "site 0 above").me_may("gold", "done").me("gold", "gold")
    assert g.me.resources == "2 gold" and g.face_up == "church, odins-temple, odins-temple"
    assert g.me.points == 4 and g.nothing_pending
    g = intrigue(me=dict(cities=1, resources="2 brick, 2 ore"))
    g.me("build church", "site 0 above", "gold", "done")
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_church_may_be_built_without_room_for_its_gold() -> None:
    g = intrigue(me=dict(cities=1, resources="2 brick, 2 ore, 3 gold"))
    g.me("build church", "site 0 above")
    assert g.me.resources == "3 gold" and g.me.built == "church" and g.nothing_pending


def test_church_and_temple_go_back_to_the_open_stack_when_their_owner_removes_them() -> None:
    g = intrigue(me=dict(cities=1, built="church, odins-temple")).me("remove", "church")
    assert g.face_up == "church, odins-temple, church" and g.discard == "" and g.nothing_pending


def test_odins_temple_draws_a_card_that_may_be_used_at_once() -> None:
    me = dict(cities=1, resources="2 grain, 2 lumber, 3 gold")
    g = intrigue(me=me, stacks={1: "goldsmith"})
    g.me("build odins-temple", "site 0 above")
    g.me_may("stack 0", "stack 1", "stack 2", "stack 3", "stack 4").me("stack 1")
    assert g.me.hand == "goldsmith" and g.offers("play goldsmith") and g.nothing_pending
    assert g.state.view(0)["princes"][0]["fresh"] == []


def test_odins_temple_draws_nothing_from_empty_stacks() -> None:
    g = without_stacks(intrigue(me=dict(cities=1, resources="2 grain, 2 lumber")))
    g.me("build odins-temple", "site 0 above")
    assert g.me.hand == "" and g.me.built == "odins-temple" and g.nothing_pending


def test_sacrificial_site_trades_wool_two_to_one_as_often_as_one_likes() -> None:
    me = dict(cities=1, built="odins-temple, sacrificial-site", right="pasture-5 hills-1")
    g = intrigue(me=dict(me, stored={"pasture-4": 3, "pasture-5": 2}))
    g.me("use sacrificial-site", "pasture-5", "pasture-4").me("ore")
    assert g.me.resources == "3 wool, 1 ore" and g.nothing_pending
    g.me("use sacrificial-site", "pasture-4", "pasture-4", "hills-3")
    assert g.me.resources == "1 brick, 1 wool, 1 ore" and not g.offers("use sacrificial-site")


def test_sacrificial_site_trades_only_if_something_else_can_be_stored() -> None:
    me = dict(cities=1, built="sacrificial-site", resources="all")
    assert not intrigue(me=me).offers("use sacrificial-site")


def test_sacrificial_site_shelters_the_wool_beside_it_from_brigands() -> None:
    me = dict(cities=1, built="sacrificial-site at site 0 below")
    g = intrigue(me=dict(me, resources="3 wool, 3 brick, 3 ore"))
    g.roll(1, "brigands")
    # The pasture right of it is not counted: six resources are left alone, gold came after them.
    assert g.me.resources == "3 brick, 3 wool, 3 ore, 1 gold"
    g = intrigue(me=dict(me, resources="3 wool, 3 brick, 3 ore, 3 grain, 2 gold"))
    g.roll(2, "brigands")
    assert g.me.resources == "3 brick, 3 grain, 1 lumber, 3 wool, 3 ore"


def test_sacrificial_site_does_not_shelter_wool_in_other_pastures() -> None:
    me = dict(
        cities=1,
        right="pasture-5 hills-1",
        built="sacrificial-site at site 0 below",
        stored={"pasture-4": 2, "pasture-5": 2, "hills-3": 3, "mountains-5": 3},
    )
    g = intrigue(me=me).roll(2, "brigands")
    assert g.me.stored("pasture-4") == 2 and g.me.stored("pasture-5") == 0


@pytest.mark.parametrize("base", ["odins-fountain", "odins-temple"])
def test_sacrificial_site_needs_odins_fountain_or_odins_temple(base: str) -> None:
    me = dict(hand="sacrificial-site", cities=1, resources="brick, lumber, 2 wool")
    g = intrigue(me=dict(me, built=base)).me("build sacrificial-site", "site 0 above")
    assert "sacrificial-site" in g.me.built and g.nothing_pending
    words = "you need an Odin's Fountain or an Odin's Temple"
    assert why_not(intrigue(me=me), "sacrificial-site") == words


# On Temple and Church


def test_bran_defender_of_the_temple_stands_on_the_temple_and_draws_two_cards() -> None:
    me = dict(hand=BRAN, cities=1, built="odins-temple", resources="2 ore, 2 wool")
    g = intrigue(me=me, stacks={0: "abbey", 3: "missionary"}).me(f"build {BRAN}")
    assert g.asked == "bran.draw"
    g.me("stack 0", "stack 3")
    assert g.me.hand == "abbey, missionary" and g.me.strength == 2 and g.nothing_pending
    assert g.me.points == 3 + 2 and g.me.place(BRAN) == g.me.place("odins-temple")


def test_bran_and_judith_need_a_temple_and_a_church_that_carry_nobody() -> None:
    g = intrigue(me=dict(hand=f"{BRAN}, {JUDITH}", cities=1, resources="all"))
    assert why_not(g, BRAN) == "you need an Odin's Temple in a city to build it on"
    assert why_not(g, JUDITH) == "you need a Church in a city to build it on"


def test_judith_guardian_of_the_church_turns_a_resource_into_two_gold_once_a_turn() -> None:
    me = dict(hand=JUDITH, cities=1, built="church", resources="2 grain, 2 ore, brick, lumber")
    g = intrigue(me=me).me(f"build {JUDITH}")
    assert g.me.points == 3 + 2 and g.me.skill == 2 and g.nothing_pending
    g.me(f"use {JUDITH}").me_may("brick", "lumber").me("brick")
    assert g.asked == "judith.gold"
    g.me("gold", "gold")
    assert g.me.resources == "1 lumber, 2 gold" and not g.offers(f"use {JUDITH}")
    assert g.nothing_pending


def test_judith_guardian_of_the_church_needs_room_for_gold_and_something_else_than_gold() -> None:
    me = dict(cities=1, built=f"church, {JUDITH}")
    assert not intrigue(me=dict(me, resources="2 gold")).offers(f"use {JUDITH}")
    assert not intrigue(me=dict(me, resources="3 gold, ore")).offers(f"use {JUDITH}")
    g = intrigue(me=dict(me, resources="2 gold, ore")).me(f"use {JUDITH}", "gold")
    assert g.me.resources == "3 gold" and g.nothing_pending


def test_judith_protects_the_church_beneath_her_but_not_herself() -> None:
    rival = dict(cities=1, built=f"church, {JUDITH}, storehouse")
    me = dict(hand="arsonist", cities=1, built="hedge-tavern")
    g = scenario(me=me, rival=rival, mode="duel", sets=["intrigue", "turmoil", "progress"])
    g.me("play arsonist").rival("stack 0")
    assert g.rival.built == f"church, {JUDITH}" and g.nothing_pending


def test_bran_protects_the_temple_from_a_feud() -> None:
    rival = dict(cities=1, built=f"odins-temple, {BRAN}, storehouse")
    g = intrigue(me=dict(built="candamir"), rival=rival).event("feud").rival("stack 0")
    assert g.rival.built == f"odins-temple, {BRAN}" and g.nothing_pending


def test_o_27_a_church_is_removed_after_judith_only() -> None:
    g = intrigue(me=dict(cities=1, built=f"church, {JUDITH}"))
    g.me("remove").me_may(JUDITH).me(JUDITH)
    assert g.me.built == "church" and g.me.points == 4 and g.discard == JUDITH
    g.me("remove", "church")
    assert g.me.built == "" and g.nothing_pending


def test_tops_are_drawn_from_one_stack_if_the_others_are_empty() -> None:
    me = dict(hand=BRAN, cities=1, built="odins-temple", resources="2 ore, 2 wool")
    g = intrigue(me=me)
    for stack in g.state.stacks[:4]:
        stack.clear()
    g.me(f"build {BRAN}").me_may("stack 4").me("stack 4", "stack 4")
    assert len(g.state.princes[0].hand) == 2 and g.nothing_pending


# With cards of other sets


ALLIANCE = dict(cities=1, built="master-merchants-alliance")
WITH_PRINCES = ["intrigue", "merchant-princes", "progress"]


def test_trades_of_two_for_one_are_levied_by_a_rivals_alliance() -> None:
    me = dict(cities=1, built=f"sacrificial-site, {MILLER}", resources="2 wool, 2 grain")
    g = scenario(me=me, rival=ALLIANCE, mode="duel", sets=WITH_PRINCES)
    g.me("use sacrificial-site", "ore")
    assert g.me.resources == "2 grain, 1 ore" and g.rival.resources == "1 wool"
    g.me(f"use {MILLER}", "ore")
    assert g.me.resources == "2 ore" and g.rival.resources == "1 grain, 1 wool"
    assert g.nothing_pending


def test_the_millers_trade_of_one_for_one_is_not_levied() -> None:
    me = dict(built=f"{MILLER}, grain-mill at site 2 above", resources="grain")
    g = scenario(me=me, rival=ALLIANCE, mode="duel", sets=WITH_PRINCES)
    g.me(f"use {MILLER}", "ore")
    assert g.me.resources == "1 ore" and g.rival.resources == "" and g.nothing_pending
