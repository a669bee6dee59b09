"""The action cards and events of the Era of Intrigue."""

from typing import Any

import pytest
from scenario import GAME, Scenario, scenario
from test_intrigue import BRAN, GODFREY, JUDITH, MILLER, intrigue, why_not, without_stacks

from rivalry.games.catan_rivals.state import card_of

MICHAEL = "michael-the-master-builder"
IRMGARD = "irmgard-keeper-of-the-light"
NORNS = "priestess-of-the-norns"
SETS = ["intrigue", "turmoil", "progress"]


# The Bishop


def bishop(me: dict[str, Any], rival: dict[str, Any]) -> Scenario:
    """I have a Church and play a Bishop."""
    built = ", ".join(["church", *filter(None, [me.pop("built", "")])])
    return intrigue(me=dict(hand="bishop", cities=1, built=built) | me, rival=rival).me(
        "play bishop"
    )


def test_bishop_takes_a_gold_from_the_rival_and_fills_a_gold_field() -> None:
    g = bishop({}, dict(resources="2 gold"))
    assert g.me.resources == "3 gold" and g.rival.resources == "1 gold"
    assert g.discard == "bishop" and g.nothing_pending


def test_bishop_brings_four_gold_with_two_gold_fields() -> None:
    rival = dict(right="gold-field-3 hills-1", stored={"gold-field-4": 1, "gold-field-3": 1})
    g = bishop(dict(right="gold-field-2 hills-5"), rival)
    g.rival_may("gold-field-4", "gold-field-3").rival("gold-field-3")
    g.me_may("gold-field-1", "gold-field-2").me("gold-field-1")
    assert g.asked == "bishop.fill"
    g.me_may("gold-field-1", "gold-field-2").me("gold-field-2")
    assert (g.me.stored("gold-field-1"), g.me.stored("gold-field-2")) == (1, 3)
    assert g.rival.resources == "1 gold" and g.nothing_pending


def test_bishop_brings_the_rivals_gold_alone_if_it_takes_the_last_room() -> None:
    g = bishop(dict(resources="2 gold"), dict(resources="2 gold"))
    assert g.me.resources == "3 gold" and g.rival.resources == "1 gold" and g.nothing_pending


def test_bishop_fills_the_gold_cache_too_and_takes_gold_from_the_rivals() -> None:
    me = dict(hand="bishop", cities=1, built="church, austin, gold-cache", resources="3 gold")
    sets = ["intrigue", "gold", "progress"]
    g = scenario(me=me, rival=dict(resources="gold"), mode="duel", sets=sets)
    g.state.level[g.me._find("gold-cache")] = 0
    g.state.level[g.me._find("gold-field-1")] = 3
    g.me("play bishop")
    assert g.me.stored("gold-cache") == 3 and g.rival.resources == "" and g.nothing_pending
    me = dict(hand="bishop", cities=1, built="church")
    rival = dict(built="austin, gold-cache", stored={"gold-cache": 1, "gold-field-4": 1})
    g = scenario(me=me, rival=rival, mode="duel", sets=sets).me("play bishop")
    g.rival_may("gold-field-4", "gold-cache").rival("gold-cache")
    assert g.rival.stored("gold-field-4") == 1 and g.me.resources == "3 gold" and g.nothing_pending


def test_o_78_bishop_needs_a_church_gold_of_the_rival_and_room_for_it() -> None:
    g = intrigue(me=dict(hand="bishop"), rival=dict(resources="gold"))
    assert why_not(g, "bishop") == "you need a Church or a Bishop's See"
    me = dict(hand="bishop", cities=1, built="bishops-see")
    assert why_not(intrigue(me=me), "bishop") == "your rival has no gold"
    g = intrigue(me=dict(me, resources="3 gold"), rival=dict(resources="gold"))
    assert why_not(g, "bishop") == "you have no room for gold"
    g = intrigue(me=dict(me, resources="2 gold"), rival=dict(resources="gold"))
    assert g.offers("play bishop")


# Michael


def test_michael_the_master_builder_pays_resources_of_a_building_in_gold() -> None:
    me = dict(hand=f"{MICHAEL}, abbey", resources="brick, grain, ore, 3 gold")
    g = intrigue(me=me).me("build abbey", "site 0 above")
    assert g.asked == "michael.play"
    g.me_may("no", f"play {MICHAEL}").me(f"play {MICHAEL}")
    g.me_may("save brick", "save grain", "save ore").me("save grain")
    g.me_may("save brick", "save ore", "done").me("done")
    assert g.me.resources == "1 grain, 2 gold" and g.me.built == "abbey"
    assert g.discard == MICHAEL and g.me.hand == "" and g.nothing_pending


def test_michael_the_master_builder_replaces_up_to_three_and_no_more_than_there_is_gold() -> None:
    me = dict(hand=f"{MICHAEL}, abbey", resources="brick, grain, ore, 2 gold")
    g = intrigue(me=me).me("build abbey", "site 0 above", f"play {MICHAEL}")
    g.me("save brick", "save ore")
    assert g.me.resources == "1 brick, 1 ore" and g.nothing_pending
    me["resources"] = "3 gold"
    g = intrigue(me=me).me("build abbey", "site 0 above", f"play {MICHAEL}")
    assert g.me.resources == "" and g.me.built == "abbey" and g.nothing_pending


def test_michael_the_master_builder_lets_a_building_be_built_that_could_not_be_paid() -> None:
    me = dict(hand=f"{MICHAEL}, abbey", resources="brick, 2 gold")
    g = intrigue(me=me)
    assert g.offers("build abbey")
    g.me("build abbey", "site 0 above").me_may(f"play {MICHAEL}").me(f"play {MICHAEL}")
    assert g.me.resources == "" and g.me.built == "abbey" and g.nothing_pending
    assert not intrigue(me=dict(me, resources="brick, gold")).offers("build abbey")
    assert not intrigue(me=dict(me, hand="abbey")).offers("build abbey")


def test_michael_the_master_builder_is_known_when_a_building_cannot_be_paid_without_him() -> None:
    me = dict(hand=f"{MICHAEL}, abbey", resources="brick, 2 gold")
    g = intrigue(me=me).me("build abbey")
    assert g.state.view(1)["princes"][0]["shown"] == ["abbey", MICHAEL]
    g = intrigue(me=dict(me, resources="brick, grain, ore, gold")).me("build abbey")
    assert g.state.view(1)["princes"][0]["shown"] == ["abbey"]


def test_michael_the_master_builder_helps_no_hero_ship_or_road() -> None:
    me = dict(hand=f"{MICHAEL}, austin, gold-ship", resources="grain, 3 gold", roads="left")
    g = intrigue(me=me)
    assert not g.offers("build austin") and not g.offers("build gold-ship")
    g = intrigue(me=dict(me, resources="grain, ore, 3 gold")).me("build austin", "site 0 above")
    assert g.me.resources == "3 gold" and g.nothing_pending


def test_michael_the_master_builder_is_asked_for_whenever_he_could_be_in_hand() -> None:
    me = dict(hand="bishop, abbey", resources="brick, grain, ore")
    g = intrigue(me=me).me("build abbey", "site 0 above").me_may("no").me("no")
    assert g.me.built == "abbey" and g.nothing_pending
    g = intrigue(me=dict(me, hand="scout, abbey")).me("build abbey", "site 0 above")
    assert g.me.built == "abbey" and g.nothing_pending


def test_o_76_michael_the_master_builder_helps_with_open_and_foreign_buildings() -> None:
    me = dict(hand=MICHAEL, cities=1, resources="2 brick, ore, gold")
    g = intrigue(me=me).me("build church", "site 0 above", f"play {MICHAEL}", "done")
    assert g.me.built == "church" and g.me.resources == "" and g.nothing_pending
    g = intrigue(me=dict(hand=f"{MICHAEL}, red-light-tavern", resources="2 gold"))
    g.me("build red-light-tavern", f"play {MICHAEL}")
    assert g.rival.at("road 1") == "red-light-tavern" and g.me.resources == ""


def test_michael_the_master_builder_is_no_card_for_the_action_phase() -> None:
    g = intrigue(me=dict(hand=MICHAEL))
    words = "Michael the Master Builder is played only while you build a building"
    assert why_not(g, MICHAEL) == words and not g.offers(f"play {MICHAEL}")


# The Missionary


def missionary(rival: dict[str, Any], **me: Any) -> Scenario:
    me = dict(hand="missionary", cities=1, built="church") | me
    return intrigue(me=me, rival=rival).me("play missionary")


def test_o_19_missionary_the_rival_picks_the_hero_and_i_place_the_card() -> None:
    g = missionary(dict(built="austin, harald, gold-ship"))
    g.rival_may("austin", "harald").rival("harald").me_may("yes", "no").me("yes")
    g.me("site 2 above")
    assert g.me.built == "church, harald" and g.rival.built == "austin, gold-ship"
    assert g.me.at("site 2 above") == "harald" and g.discard == "missionary" and g.nothing_pending


def test_missionary_the_hero_may_be_discarded_instead() -> None:
    g = missionary(dict(built="harald")).me("no")
    assert g.me.built == "church" and g.rival.built == "" and g.nothing_pending
    assert g.discard == "missionary, harald"


def test_missionary_without_a_place_the_hero_is_discarded_unasked() -> None:
    g = missionary(dict(cities=1, built=f"church, {JUDITH}"), built="bishops-see")
    assert g.discard == f"missionary, {JUDITH}" and g.rival.built == "church"
    assert g.me.built == "bishops-see" and g.nothing_pending


def test_missionary_takes_judith_onto_my_own_church() -> None:
    g = missionary(dict(cities=1, built=f"church, {JUDITH}")).me("yes")
    assert g.me.built == f"church, {JUDITH}" and g.rival.built == "church"
    assert g.me.place(JUDITH) == g.me.place("church") and g.me.points == 5 and g.nothing_pending


def test_o_81_missionary_bran_draws_two_cards_on_my_temple() -> None:
    rival = dict(cities=1, built=f"odins-temple, {BRAN}")
    g = missionary(rival, built="church, odins-temple").me("yes").me("stack 0", "stack 3")
    assert g.me.built == f"church, odins-temple, {BRAN}" and len(g.state.princes[0].hand) == 2
    assert g.nothing_pending


def test_o_81_missionary_godfrey_waits_anew() -> None:
    g = missionary(dict(built=GODFREY, hand="austin"), resources="gold").me("yes", "site 2 above")
    assert g.me.built == f"church, {GODFREY}" and not g.offers(f"use {GODFREY}")
    assert g.nothing_pending


def test_missionary_takes_reiner_the_miller_beside_my_fields() -> None:
    g = missionary(dict(built=MILLER)).me("yes")
    assert g.me.at("beside 3 above") == MILLER and g.rival.built == "" and g.nothing_pending


@pytest.mark.parametrize("lost", ["austin", IRMGARD])
def test_missionary_irmgard_consoles_for_another_hero_but_not_for_herself(lost: str) -> None:
    me = dict(hand="missionary", cities=1, built="church")
    g = scenario(me=me, rival=dict(built=f"{IRMGARD}, austin"), mode="duel", sets=SETS)
    g.me("play missionary").rival(lost).me("no")
    if lost == "austin":
        g.rival("ore")
    assert g.rival.resources == ("1 ore" if lost == "austin" else "") and g.nothing_pending


def test_missionary_needs_a_church_or_a_bishops_see_and_a_hero_of_the_rival() -> None:
    g = intrigue(me=dict(hand="missionary"), rival=dict(built="austin"))
    assert why_not(g, "missionary") == "you need a Church or a Bishop's See"
    me = dict(hand="missionary", cities=1, built="bishops-see")
    g = intrigue(me=me, rival=dict(cities=2, built="gold-ship, master-of-the-brotherhood"))
    assert why_not(g, "missionary") == "your rival has no hero"


# Odin's Priest


def priest(hand: str, **rival: Any) -> Scenario:
    me = dict(hand="odins-priest", cities=1, built="odins-temple")
    return intrigue(me=me, rival=dict(hand=hand) | rival).me("play odins-priest")


def test_odins_priest_all_actions_and_units_go_in_an_order_and_under_stacks_of_choice() -> None:
    g = priest("scout, abbey, austin, missionary")
    assert g.state.view(0)["princes"][1]["hand"] == ["scout", "abbey", "austin", "missionary"]
    g.rival_may("card scout", "card austin").rival("austin", "stack 1")
    g.rival_may("stack 0", "stack 1", "stack 2").rival("stack 1")
    g.rival_may("stack 3", "stack 4").rival("stack 4")
    assert g.rival.hand == "abbey" and g.stack(1)[-2:] == ["austin", "scout"]
    assert g.stack(4)[-1] == "missionary" and g.discard == "odins-priest" and g.nothing_pending


def test_odins_priest_which_card_went_where_stays_secret() -> None:
    g = priest("scout, abbey, austin, missionary").rival("austin", "stack 1", "stack 0", "stack 4")
    for seat in (0, None):
        view = g.state.view(seat)
        assert view["stacks"][1]["cards"][0] is None and view["stacks"][0]["cards"][0] is None
        # The only card with its back that went is known where it lies, and so is what stayed.
        assert view["stacks"][4]["cards"][0] == "missionary"
        assert view["princes"][1]["hand"] == ["abbey"]
    assert g.state.view(1)["stacks"][1]["cards"][0] == "austin"


def test_odins_priest_is_spent_on_a_hand_without_actions_and_units() -> None:
    g = priest("abbey, church", cities=1)
    assert g.rival.hand == "abbey, church" and g.discard == "odins-priest" and g.nothing_pending


def test_odins_priest_two_equal_cards_need_no_order() -> None:
    g = priest("scout, scout").rival("stack 0", "stack 2")
    assert g.rival.hand == "" and g.nothing_pending


def test_odins_priest_needs_odins_temple_and_a_card_in_the_rivals_hand() -> None:
    g = intrigue(me=dict(hand="odins-priest"), rival=dict(hand="scout"))
    assert why_not(g, "odins-priest") == "you need an Odin's Temple"
    g = intrigue(me=dict(hand="odins-priest", cities=1, built="odins-temple"))
    assert why_not(g, "odins-priest") == "your rival has no card in hand"


# The Priestess of the Norns


@pytest.mark.parametrize("base", ["odins-fountain", "odins-temple"])
def test_priestess_of_the_norns_takes_two_cards_of_a_stack_that_may_be_used_at_once(
    base: str,
) -> None:
    me = dict(hand=NORNS, cities=1, built=base, resources="3 gold")
    g = intrigue(me=me, stacks={1: "abbey, goldsmith, inga"})
    g.me(f"play {NORNS}").me("stack 1").me("card goldsmith", "card inga")
    assert g.me.hand == "goldsmith, inga" and g.stack(1)[0] == "abbey"
    assert g.offers("play goldsmith") and g.discard == NORNS and g.nothing_pending
    assert g.state.view(1)["princes"][0]["hand"] == []
    assert g.state.view(1)["stacks"][1]["cards"][-1] is None


def test_o_77_priestess_of_the_norns_takes_at_least_one_card() -> None:
    me = dict(hand=NORNS, cities=1, built="odins-temple")
    g = intrigue(me=me, stacks={1: "abbey"}).me(f"play {NORNS}", "stack 1")
    assert not g.offers("no")
    g.me("card abbey")
    assert g.asked == "norns.card" and g.offers("no")
    g.me("no")
    assert g.me.hand == "abbey" and g.nothing_pending


def test_priestess_of_the_norns_finds_only_one_card_in_a_stack_of_one() -> None:
    g = intrigue(me=dict(hand=NORNS, cities=1, built="odins-temple"))
    del g.state.stacks[2][1:]
    only = card_of(g.state, g.state.stacks[2][0]).key
    g.me(f"play {NORNS}", "stack 2", f"card {only}")
    assert g.me.hand == only and g.nothing_pending


def test_priestess_of_the_norns_needs_a_fountain_or_a_temple_and_a_stack() -> None:
    words = "you need an Odin's Fountain or an Odin's Temple"
    assert why_not(intrigue(me=dict(hand=NORNS)), NORNS) == words
    g = without_stacks(intrigue(me=dict(hand=NORNS, cities=1, built="odins-temple")))
    assert why_not(g, NORNS) == "all draw stacks are empty"


# Good Neighbors


def test_good_neighbors_turns_the_top_of_every_stack_up_for_everybody() -> None:
    g = intrigue(stacks={0: "abbey, inga", 4: "missionary"}).event("good-neighbors")
    for seat in (0, 1, None):
        view = g.state.view(seat)
        assert view["stacks"][0]["cards"][-2:] == [None, "abbey"] and view["stacks"][0]["open"]
        assert view["stacks"][4]["cards"][-1] == "missionary"
    assert g.nothing_pending


def test_good_neighbors_the_cards_stay_face_up_until_they_are_taken() -> None:
    g = intrigue(me=dict(hand="scout, goldsmith"), stacks={0: "abbey, inga"})
    g.event("good-neighbors").me("end", "stack 0")
    assert g.state.view(1)["princes"][0]["shown"] == ["abbey"]
    assert g.state.view(1)["stacks"][0]["cards"][-1] is None
    assert not g.state.view(1)["stacks"][0]["open"]


def test_good_neighbors_a_second_one_turns_up_only_what_lies_face_down() -> None:
    g = intrigue(stacks={0: "abbey, inga"}).event("good-neighbors").event("good-neighbors")
    assert g.state.view(0)["stacks"][0]["cards"][-2:] == [None, "abbey"] and g.nothing_pending


def test_good_neighbors_everybody_sees_whether_a_search_takes_the_open_card() -> None:
    me = dict(hand=NORNS, cities=1, built="odins-temple")
    g = intrigue(me=me, stacks={0: "candamir, inga, abbey"}).event("good-neighbors")
    g.me(f"play {NORNS}", "stack 0", "card inga", "no")
    assert g.state.view(1)["stacks"][0]["cards"][-1] == "candamir"
    assert g.state.view(1)["princes"][0]["hand"] == []
    g = intrigue(me=me, stacks={0: "candamir, inga, abbey"}).event("good-neighbors")
    g.me(f"play {NORNS}", "stack 0", "card candamir", "no")
    assert g.state.view(1)["princes"][0]["shown"] == ["candamir"]
    assert not g.state.view(1)["stacks"][0]["open"] and g.nothing_pending


def test_good_neighbors_bring_the_owner_of_a_pilgrimage_site_a_resource() -> None:
    g = intrigue(rival=dict(built="pilgrimage-site")).event("good-neighbors").rival("ore")
    assert g.rival.resources == "1 ore" and g.me.resources == "" and g.nothing_pending


def test_good_neighbors_let_the_owner_of_odins_fountain_take_an_open_card() -> None:
    me = dict(built="odins-fountain", resources="3 gold")
    g = intrigue(me=me, stacks={0: "goldsmith", 3: "missionary"}).event("good-neighbors")
    g.me_may("yes", "no").me("yes")
    g.me_may("stack 0", "stack 1", "stack 2", "stack 3", "stack 4").me("stack 0")
    assert g.me.hand == "goldsmith" and g.offers("play goldsmith") and g.nothing_pending
    assert g.state.view(1)["princes"][0]["shown"] == ["goldsmith"]
    g = intrigue(me=me).event("good-neighbors").me("no")
    assert g.me.hand == "" and g.nothing_pending


def test_o_11_good_neighbors_the_active_player_decides_first_and_everything_is_open() -> None:
    me, rival = dict(built="odins-fountain"), dict(built="pilgrimage-site")
    g = intrigue(me=me, rival=rival, turn=1).event("good-neighbors")
    assert g.state.view(0)["stacks"][4]["open"]
    g.rival("wool").me("yes", "stack 4")
    assert len(g.state.princes[0].hand) == 1 and g.nothing_pending


def test_good_neighbors_skips_empty_stacks() -> None:
    g = without_stacks(intrigue(me=dict(built="odins-fountain")))
    assert g.event("good-neighbors").nothing_pending


# Religious Dispute


def test_religious_dispute_players_with_a_city_put_their_whole_hand_away() -> None:
    me = dict(hand="scout, abbey", cities=1)
    g = intrigue(me=me, rival=dict(hand="goldsmith")).event("religious-dispute")
    g.me_may("card scout", "card abbey").me("scout", "stack 0").me("abbey", "stack 2")
    assert g.me.hand == "" and g.rival.hand == "goldsmith" and g.nothing_pending
    assert g.stack(0)[-1] == "scout" and g.stack(2)[-1] == "abbey"


@pytest.mark.parametrize(
    ("built", "kept"), [("church", 2), ("odins-temple", 2), ("church, odins-temple", 4)]
)
def test_religious_dispute_a_church_and_a_temple_save_two_cards_each(built: str, kept: int) -> None:
    hand = ["scout", "abbey", "austin", "goldsmith", "storehouse"]
    me = dict(hand=", ".join(hand), cities=1, built=built)
    g = intrigue(me=me).event("religious-dispute")
    for key in hand[kept:]:
        g.me(f"card {key}", "stack 0")
    assert len(g.state.princes[0].hand) == kept and g.nothing_pending


def test_religious_dispute_the_church_under_judith_counts_too() -> None:
    me = dict(hand="scout, abbey", cities=1, built=f"church, {JUDITH}")
    g = intrigue(me=me).event("religious-dispute")
    assert g.me.hand == "scout, abbey" and g.nothing_pending


def test_religious_dispute_what_is_put_away_stays_secret() -> None:
    me = dict(hand="scout, abbey, austin", cities=1, built="church")
    views = []
    for key in ("scout", "austin"):
        g = intrigue(me=me).event("religious-dispute").me(f"card {key}", "stack 0")
        views.append(g.state.view(1))
    assert views[0] == views[1]


def test_o_11_religious_dispute_the_active_player_loses_and_gains_before_the_other() -> None:
    me = dict(hand="scout", cities=1, built="sacrificial-site")
    rival = dict(hand="abbey", cities=1, built="bishops-see")
    g = intrigue(me=me, rival=rival, turn=1).event("religious-dispute")
    g.rival("abbey", "stack 0", "gold", "gold", "gold").me("scout", "stack 0")
    g.me("wool", "wool").me_may("wool", "done").me("done")
    assert g.rival.resources == "3 gold" and g.me.resources == "2 wool" and g.nothing_pending


def test_religious_dispute_a_full_store_loses_what_it_cannot_hold() -> None:
    me = dict(cities=2, built="sacrificial-site, bishops-see, bishops-see")
    me["resources"] = "2 wool, 3 gold"
    g = intrigue(me=me).event("religious-dispute").me("wool")
    assert g.me.resources == "3 wool, 3 gold" and g.nothing_pending


def test_religious_dispute_pilgrimage_refill_comes_after_both_have_put_cards_away() -> None:
    me = dict(hand="scout", cities=1, built="pilgrimage-site")
    g = intrigue(me=me, rival=dict(hand="abbey", cities=1)).event("religious-dispute")
    g.me("scout", "stack 0").rival("abbey", "stack 1")
    assert g.asked == "refill.draw"
    g.me("stack 2", "stack 2", "stack 2")
    assert len(g.state.princes[0].hand) == 3 and g.rival.hand == "" and g.nothing_pending


def test_religious_dispute_only_the_owner_of_a_pilgrimage_site_refills() -> None:
    rival = dict(hand="abbey", cities=1, built="pilgrimage-site")
    g = intrigue(me=dict(hand="scout", cities=1), rival=rival).event("religious-dispute")
    g.me("scout", "stack 0").rival("abbey", "stack 1").rival("stack 0", "stack 0", "stack 3")
    assert g.me.hand == "" and len(g.state.princes[1].hand) == 3 and g.nothing_pending


@pytest.mark.parametrize("owner", [0, 1])
def test_religious_dispute_does_nothing_beside_a_great_thingstead(owner: int) -> None:
    players = [dict(hand="scout", cities=1), dict(hand="abbey", cities=1)]
    players[owner]["built"] = "great-thingstead, sacrificial-site"
    g = intrigue(me=players[0], rival=players[1]).event("religious-dispute")
    assert g.me.hand == "scout" and g.rival.hand == "abbey" and g.nothing_pending
    assert g.me.resources == "" and g.rival.resources == ""


# What nobody may know


def test_while_cards_are_put_away_in_secret_other_worlds_look_the_same() -> None:
    g = intrigue(me=dict(hand="scout, abbey, bishop", cities=1)).event("religious-dispute")
    g.me("card abbey")
    p = priest("scout, austin, goldsmith").rival("austin", "stack 1")
    for state in (g.state, p.state):
        for seat in (0, 1, None):
            for bits in range(5):
                world = GAME.scramble(state, seat, bits)
                assert world.view(seat) == state.view(seat)
                assert GAME.sampler(state.view(seat))(bits).view(seat) == state.view(seat)
