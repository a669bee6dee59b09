"""The city expansions of the Era of Merchant Princes."""

from typing import Any

import pytest
from scenario import scenario
from test_merchant_princes import CLOTH, FACTS, PAPER, princes, turned, why_not

DUEL = ["turmoil", "merchant-princes", "progress"]


@pytest.mark.parametrize("key", ["craft-guild", "lighthouse", "master-merchants-alliance"])
def test_city_expansions_stand_only_on_sites_of_a_city_and_cost_their_price(key: str) -> None:
    me: dict[str, Any] = dict(hand=key, resources=next(row[1] for row in FACTS if row[0] == key))
    g = princes(me=dict(me, commerce=2))
    assert why_not(g, key) == "there is no free building site in a city"
    g = princes(
        me=dict(me, cities=[2], built="brick-ship at site 0 above, ore-ship at site 0 below")
    )
    before = g.me.points
    g.me(f"build {key}")
    g.me_may("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below")
    g.me("site 2 far-below")
    if key == "craft-guild":
        g.me("gold", "gold")
    assert g.me.resources == ("2 gold" if key == "craft-guild" else "")
    assert g.me.points == before + 1 and g.nothing_pending


# The Commercial Harbor


def test_commercial_harbor_comes_from_the_open_stack_and_is_there_once() -> None:
    me: dict[str, Any] = dict(cities=1, resources="brick, 2 grain, 2 wool")
    g = princes(me=me)
    g.me("build commercial-harbor", "site 0 above")
    assert g.me.points == 4 and g.me.commerce == 1 and g.face_up == "commercial-harbor"
    words = "you already have a Commercial Harbor, and there may be only one"
    assert why_not(g, "commercial-harbor") == words
    g.me("remove", "commercial-harbor")
    assert g.face_up == "commercial-harbor, commercial-harbor" and g.nothing_pending


def test_commercial_harbor_turns_a_residence_back_for_two_resources_once_per_turn() -> None:
    me: dict[str, Any] = dict(cities=1, built=f"commercial-harbor, {PAPER}")
    g = turned(princes(me=me), PAPER, 3)
    assert g.me.points == 5 and g.me.progress == 1
    g.me("use commercial-harbor", "ore", "gold")
    assert g.me.resources == "1 ore, 1 gold" and g.me.stored(PAPER) == 2
    assert g.me.points == 4 and g.me.progress == 1
    assert not g.offers("use commercial-harbor") and g.nothing_pending


def test_commercial_harbor_turns_only_one_of_two_residences() -> None:
    me: dict[str, Any] = dict(cities=1, built=f"commercial-harbor, {PAPER}, {CLOTH}")
    g = turned(turned(princes(me=me), PAPER, 1), CLOTH, 2)
    g.me("use commercial-harbor").me_may(PAPER, CLOTH).me(CLOTH).me("ore", "ore")
    assert g.me.stored(PAPER) == 1 and g.me.stored(CLOTH) == 1
    assert not g.offers("use commercial-harbor") and g.nothing_pending


def test_commercial_harbor_may_use_a_residence_turned_up_in_the_same_turn() -> None:
    me: dict[str, Any] = dict(cities=1, built=f"commercial-harbor, {CLOTH}", resources="2 wool")
    g = princes(me=me)
    assert not g.offers("use commercial-harbor")
    g.me(f"use {CLOTH}", "use commercial-harbor", "wool", "ore")
    assert g.me.resources == "1 wool, 1 ore" and g.me.stored(CLOTH) == 0 and g.nothing_pending


def test_commercial_harbor_gives_what_finds_room_and_is_of_no_use_without_any() -> None:
    me: dict[str, Any] = dict(cities=1, built=f"commercial-harbor, {CLOTH}")
    stored = {"forest-2": 3, "hills-3": 3, "gold-field-1": 3, "fields-6": 3, "mountains-5": 3}
    g = turned(princes(me=dict(me, stored={**stored, "pasture-4": 2})), CLOTH, 1)
    g.me("use commercial-harbor")
    assert g.me.stored("pasture-4") == 3 and g.nothing_pending
    g = turned(princes(me=dict(me, resources="all")), CLOTH, 1)
    assert not g.offers("use commercial-harbor")


# The Craft Guild


def test_craft_guild_turns_each_residence_up_and_brings_no_resources_then() -> None:
    me: dict[str, Any] = dict(hand="craft-guild", cities=1, resources="brick, lumber, 3 ore")
    g = turned(princes(me=dict(me, built=f"{PAPER}, {CLOTH}")), CLOTH, 3)
    g.me("build craft-guild", "site 0 above")
    assert g.me.stored(PAPER) == 1 and g.me.stored(CLOTH) == 3 and g.me.commerce == 4
    assert g.me.resources == "" and g.nothing_pending


def test_craft_guild_brings_two_resources_if_no_residence_can_be_turned() -> None:
    me: dict[str, Any] = dict(hand="craft-guild", cities=1, resources="brick, lumber, 3 ore")
    g = turned(princes(me=dict(me, built=PAPER)), PAPER, 3)
    g.me("build craft-guild", "site 0 above", "ore", "grain")  # the price was paid before
    assert g.me.resources == "1 grain, 1 ore" and g.me.stored(PAPER) == 3 and g.nothing_pending


def test_craft_guild_there_is_one_in_a_principality() -> None:
    me: dict[str, Any] = dict(hand="craft-guild", cities=1, built="craft-guild", resources="all")
    words = "you already have a Craft Guild, and there may be only one"
    assert why_not(princes(me=me), "craft-guild") == words


# The Lighthouse


def test_lighthouse_trades_one_for_one_with_the_ship_on_the_site_next_to_it() -> None:
    me: dict[str, Any] = dict(cities=1, resources="2 brick, 2 grain")
    me["built"] = "lighthouse at site 0 far-above, brick-ship at site 0 above"
    g = princes(me=me)
    g.me("use lighthouse").me_may(*("forest-2", "gold-field-1", "pasture-4"), "fields-6", "ore")
    g.me("ore")
    assert g.me.resources == "1 brick, 2 grain, 1 ore"
    assert not g.offers("use lighthouse") and g.nothing_pending


def test_lighthouse_knows_no_ship_on_the_other_side_of_the_city_nor_in_another() -> None:
    me: dict[str, Any] = dict(cities=2, resources="2 brick, 2 ore")
    ships = "brick-ship at site 0 below, ore-ship at site 2 above"
    g = princes(me=dict(me, built=f"lighthouse at site 0 above, {ships}"))
    assert not g.offers("use lighthouse")
    g = princes(me=dict(me, built=f"lighthouse at site 0 far-below, {ships}"))
    g.me("use lighthouse", "gold")
    assert g.me.resources == "1 brick, 2 ore, 1 gold" and g.nothing_pending


def test_lighthouse_i_choose_the_region_that_gives() -> None:
    me: dict[str, Any] = dict(cities=1, right="hills-1 forest-6")
    me["built"] = "lighthouse at site 0 below, brick-ship at site 0 far-below"
    g = princes(me=dict(me, stored={"hills-3": 1, "hills-1": 1}))
    g.me("use lighthouse").me_may("hills-3", "hills-1").me("hills-1").me("ore")
    assert g.me.stored("hills-3") == 1 and g.me.stored("hills-1") == 0 and g.nothing_pending


def test_lighthouse_with_a_large_trade_ship_uses_the_regions_left_and_right_of_it() -> None:
    me: dict[str, Any] = dict(cities=1, resources="all")
    me["built"] = "lighthouse at site 0 far-above, large-trade-ship at site 0 above"
    assert not princes(me=me).offers("use lighthouse")  # nothing else could be stored
    me["resources"] = "lumber, gold, 3 ore"
    g = princes(me=me)
    g.me("use lighthouse").me_may("forest-2", "gold-field-1").me("gold-field-1").me("wool")
    assert g.me.resources == "1 lumber, 1 wool, 3 ore" and g.nothing_pending


def test_lighthouse_each_copy_is_used_once_per_turn() -> None:
    me: dict[str, Any] = dict(cities=1, resources="brick, ore")
    me["built"] = "lighthouse at site 0 far-above, brick-ship at site 0 above, "
    me["built"] += "lighthouse at site 0 far-below, ore-ship at site 0 below"
    g = princes(me=me)
    g.me("use lighthouse").me_may("site 0 far-above", "site 0 far-below").me("site 0 far-below")
    g.me("gold").me("use lighthouse", "gold")
    assert g.me.resources == "2 gold" and not g.offers("use lighthouse") and g.nothing_pending


def test_lighthouse_needs_a_commercial_harbor_or_two_trade_ships_when_it_is_built() -> None:
    me: dict[str, Any] = dict(hand="lighthouse", cities=1, resources="2 brick, lumber, ore")
    words = "you need a Commercial Harbor or 2 trade ships"
    assert why_not(princes(me=dict(me, commerce=1)), "lighthouse") == words
    assert princes(me=dict(me, commerce=2)).offers("build lighthouse")
    assert princes(me=dict(me, built="commercial-harbor")).offers("build lighthouse")


# The alliance


def test_master_merchants_alliance_gets_one_of_what_the_rival_trades_three_for_one() -> None:
    alliance = dict(cities=1, built="master-merchants-alliance")
    g = princes(me=dict(resources="3 brick"), rival=alliance)
    g.me("trade brick", "ore")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 brick" and g.nothing_pending


def test_master_merchants_alliance_levies_on_trades_by_ship_too() -> None:
    alliance = dict(cities=1, built="master-merchants-alliance")
    me: dict[str, Any] = dict(built="brick-ship at site 0 above, large-trade-ship at site 0 below")
    g = princes(me=dict(me, resources="2 brick, 2 wool"), rival=alliance)
    g.me("use brick-ship", "ore", "use large-trade-ship", "ore")
    assert g.rival.resources == "1 brick, 1 wool" and g.me.resources == "2 ore"
    assert g.nothing_pending


def test_master_merchants_alliance_the_owner_chooses_where_it_is_stored_if_there_is_room() -> None:
    alliance: dict[str, Any] = dict(cities=1, built="master-merchants-alliance")
    g = princes(me=dict(resources="3 brick"), rival=dict(alliance, right="hills-1 forest-6"))
    g.me("trade brick", "ore").rival_may("hills-2", "hills-1").rival("hills-1")
    assert g.rival.stored("hills-1") == 1 and g.nothing_pending
    g = princes(me=dict(resources="3 brick"), rival=dict(alliance, resources="3 brick"))
    g.me("trade brick", "ore")
    assert g.rival.resources == "3 brick" and g.nothing_pending


def test_master_merchants_alliance_gets_nothing_from_mixed_or_one_for_one_trades() -> None:
    alliance = dict(cities=1, built="master-merchants-alliance")
    me: dict[str, Any] = dict(hand="merchant-caravan, hergild-the-master-merchant", cities=2)
    me["built"] = "wainwright, trading-post, lighthouse at site 0 far-above, "
    me["built"] += "brick-ship at site 0 above, ore-ship"
    g = princes(me=dict(me, resources="3 brick, wool, ore"), rival=alliance)
    g.me("use wainwright", "brick", "wool", "brick", "grain")
    g.me("use lighthouse", "wool", "use trading-post")
    g.me("play hergild-the-master-merchant", "ore-ship", "use hergild-the-master-merchant", "wool")
    assert g.me.resources == "1 grain, 1 wool, 1 gold"
    g.me("play merchant-caravan", "grain", "wool", "ore", "ore")
    assert g.rival.resources == "" and g.nothing_pending


def test_master_merchants_alliance_levies_on_three_of_one_kind_given_to_a_wainwright() -> None:
    alliance = dict(cities=1, built="master-merchants-alliance")
    g = princes(me=dict(built="wainwright", resources="3 brick"), rival=alliance)
    g.me("use wainwright", "ore")
    assert g.rival.resources == "1 brick" and g.nothing_pending


def test_master_merchants_alliance_gets_nothing_from_its_owners_trades() -> None:
    g = princes(me=dict(cities=1, built="master-merchants-alliance", resources="3 brick"))
    g.me("trade brick", "ore")
    assert g.me.resources == "1 ore" and g.nothing_pending


# The station in the rival's city


def test_trading_station_stands_on_a_site_of_a_city_of_the_rival() -> None:
    me: dict[str, Any] = dict(hand="trading-station", resources="brick, wool", cities=1)
    g = princes(me=dict(me, built="commercial-harbor"), rival=dict(cities=[2], built="abbey"))
    g.me("build trading-station")
    g.me_may("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below")
    g.me("site 2 above")
    assert g.rival.at("site 2 above") == "trading-station" and g.me.built == "commercial-harbor"
    assert g.rival.built == "abbey" and g.me.resources == "" and g.nothing_pending


def test_trading_station_takes_up_the_site_of_its_host() -> None:
    me: dict[str, Any] = dict(cities=1, built="commercial-harbor, trading-station at site 0 above")
    g = princes(me=me, rival=dict(cities=1, hand="abbey", resources="brick, grain, ore"), turn=1)
    g.rival("build abbey")
    assert "site 0 above" not in g.options and "site 0 far-above" in g.options


def test_trading_station_needs_a_commercial_harbor_and_a_free_site_in_a_city_of_the_rival() -> None:
    me: dict[str, Any] = dict(hand="trading-station", resources="brick, wool", cities=1)
    g = princes(me=me, rival=dict(cities=1))
    assert why_not(g, "trading-station") == "you need a Commercial Harbor"
    g = princes(me=dict(me, built="commercial-harbor"))
    words = "your rival has no free building site in a city"
    assert why_not(g, "trading-station") == words


def test_o_8_trading_station_buys_a_named_resource_and_the_rival_gets_the_gold() -> None:
    me: dict[str, Any] = dict(cities=1, built="commercial-harbor, trading-station")
    g = princes(me=dict(me, resources="2 gold"), rival=dict(cities=1, resources="2 ore, wool"))
    g.me("use trading-station").me_may("take ore", "take wool", "take gold").me("take ore")
    assert g.me.resources == "1 ore, 1 gold" and g.rival.resources == "1 wool, 1 ore, 1 gold"
    assert not g.offers("use trading-station") and g.nothing_pending


def test_o_8_trading_station_gold_for_which_the_rival_has_no_room_is_lost() -> None:
    me: dict[str, Any] = dict(cities=1, built="commercial-harbor, trading-station")
    g = princes(me=dict(me, resources="gold"), rival=dict(cities=1, resources="ore, 3 gold"))
    g.me("use trading-station", "take ore")
    assert g.me.resources == "1 ore" and g.rival.resources == "3 gold" and g.nothing_pending


def test_trading_station_everybody_chooses_their_own_regions() -> None:
    me: dict[str, Any] = dict(cities=1, built="commercial-harbor, trading-station")
    me |= dict(left="gold-field-2 hills-1", stored={"gold-field-1": 1, "gold-field-2": 1})
    rival: dict[str, Any] = dict(cities=1, left="gold-field-3 hills-5")
    g = princes(me=me, rival=dict(rival, stored={"hills-2": 1, "hills-5": 1}))
    g.me("use trading-station").me_may("gold-field-1", "gold-field-2").me("gold-field-2")
    g.rival_may("gold-field-3", "gold-field-4").rival("gold-field-3").me("take brick")
    g.rival_may("hills-2", "hills-5").rival("hills-5").me_may("hills-1", "hills-3").me("hills-1")
    assert g.me.stored("gold-field-1") == g.me.stored("hills-1") == 1
    assert g.rival.stored("gold-field-3") == g.rival.stored("hills-2") == 1 and g.nothing_pending


def test_trading_station_needs_gold_and_something_i_could_store() -> None:
    me: dict[str, Any] = dict(cities=1, built="commercial-harbor, trading-station")
    g = princes(me=me, rival=dict(cities=1, resources="2 ore"))
    assert not g.offers("use trading-station")
    g = princes(me=dict(me, resources="gold, 3 ore"), rival=dict(cities=1, resources="2 ore"))
    assert not g.offers("use trading-station")


def test_trading_station_is_removed_by_its_owner_and_no_feud_touches_it() -> None:
    me: dict[str, Any] = dict(cities=1, built="commercial-harbor, trading-station")
    g = princes(me=me, rival=dict(cities=1, strength=3)).event("feud")
    assert g.me.built == "" and g.face_up == "commercial-harbor, commercial-harbor"
    g.me("remove").me_may("abroad trading-station").me("abroad trading-station")
    assert g.discard == "trading-station" and g.rival.at("site 0 far-above") == ""
    assert g.nothing_pending


def test_o_28_a_relocation_moves_no_card_of_the_rival() -> None:
    me: dict[str, Any] = dict(cities=1, built="commercial-harbor, trading-station at site 0 above")
    rival: dict[str, Any] = dict(cities=1, hand="relocation", built="abbey, storehouse")
    g = princes(me=me, rival=rival, turn=1)
    g.rival("play relocation")
    assert "site 0 above" not in g.options and "site 0 far-above" in g.options


def test_trading_station_can_be_burnt_by_an_arsonist_of_its_host() -> None:
    me: dict[str, Any] = dict(hand="arsonist", cities=2, built="hedge-tavern at site 0 above")
    rival: dict[str, Any] = dict(cities=1, built="trading-station at site 2 above, abbey")
    g = scenario(me=me, rival=rival, mode="duel", sets=DUEL)
    g.me("play arsonist").me_may("abbey", "abroad trading-station")
    g.me("abroad trading-station")
    assert g.me.at("site 2 above") == "" and g.rival.built == "abbey"
    assert g.stack(4)[-1] == "trading-station" and g.nothing_pending


def test_o_73_a_fire_brigade_protects_a_trading_station_in_its_city() -> None:
    me: dict[str, Any] = dict(hand="arsonist", cities=2, built="hedge-tavern at site 0 above")
    me["built"] += ", fire-brigade at site 2 below"
    rival: dict[str, Any] = dict(built="trading-station at site 2 above")
    g = scenario(me=me, rival=rival, mode="duel", sets=DUEL)
    assert why_not(g, "arsonist") == "your rival has no unprotected building"
