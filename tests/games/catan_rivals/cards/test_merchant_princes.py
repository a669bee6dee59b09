"""The facts of the Era of Merchant Princes, and its expansions that need no city."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, POINTS, cost

# Prices, points, copies, copies without half moon: the declaration has to agree with this table.
FACTS = [
    ("commercial-metropolis", "2 brick, 2 lumber, 2 wool", {"victory": 2}, 1, 0),
    ("brigand-camp", "gold, wool", {}, 1, 1),
    ("trading-post", "grain, wool", {"commerce": 1}, 2, 1),
    ("cloth-merchants-residence", "", {}, 1, 0),
    ("paper-merchants-residence", "", {}, 1, 1),
    ("wainwright", "lumber, ore", {"commerce": 1}, 1, 1),
    ("olaf-the-merchant-ship-captain", "grain, wool", {"commerce": 1, "skill": 1}, 1, 1),
    ("merchant-princes-pirate-ship", "lumber, wool", {}, 1, 0),
    ("ship-builder", "ore, wool", {"skill": 1}, 1, 1),
    ("commercial-harbor", "brick, 2 grain, 2 wool", {"victory": 1, "commerce": 1}, 2, 1),
    ("craft-guild", "brick, lumber, 3 ore", {"victory": 1}, 2, 1),
    ("lighthouse", "2 brick, lumber, ore", {"victory": 1}, 2, 1),
    ("master-merchants-alliance", "brick, 2 grain, lumber", {"victory": 1}, 1, 1),
    ("trading-station", "brick, wool", {}, 1, 0),
    ("gero-the-master-merchant", "", {}, 1, 1),
    ("guild-master", "", {}, 1, 0),
    ("hergild-the-master-merchant", "", {}, 1, 0),
    ("maritime-trade-monopoly", "", {}, 2, 2),
    ("mendicants", "", {}, 1, 0),
    ("tactical-retreat", "", {}, 1, 0),
    ("trade-monopoly", "", {}, 1, 1),
    ("capricious-sea", "", {}, 1, 1),
    ("fortunate-trade-voyage", "", {}, 2, 1),
    ("hour-of-the-master-merchants", "", {}, 1, 0),
]
CLOTH, PAPER = "cloth-merchants-residence", "paper-merchants-residence"
OLAF = "olaf-the-merchant-ship-captain"


def princes(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="merchant-princes", **more)


def turned(g: Scenario, key: str, side: int) -> Scenario:
    """The same position with one of my Residences on that side."""
    h = next(h for h in g.state.princes[0].built if g.keys([h]) == [key])
    return g.do("show_side", 0, int(g.state.where[h]), side)


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


@pytest.mark.parametrize(("key", "price", "points", "copies", "duel"), FACTS)
def test_the_facts_of_the_set_are_as_printed(
    key: str, price: str, points: dict[str, int], copies: int, duel: int
) -> None:
    card = BY_KEY[key]
    assert card.set == "merchant-princes"
    assert card.back == ("event" if card.kind == EVENT else "merchant-princes")
    assert card.cost == cost(price)
    assert dict(zip(POINTS, card.points, strict=True)) == {**dict.fromkeys(POINTS, 0), **points}
    assert (card.copies, card.duel_copies) == (copies, duel)


def test_the_set_has_30_cards_in_two_stacks_of_twelve_an_open_stack_and_four_events() -> None:
    assert [row[0] for row in FACTS] == [c.key for c in CARDS if c.set == "merchant-princes"]
    assert sum(row[3] for row in FACTS) == 30
    s = princes().state
    assert [len(stack) for stack in s.stacks] == [12, 12, 12, 12, 12]
    assert princes().face_up == "commercial-harbor, commercial-harbor"
    assert len(s.events) == 13 and s.mode.goal == 12


# The metropolis


def test_commercial_metropolis_makes_a_city_worth_four_points_and_leaves_it_a_city() -> None:
    me: dict[str, Any] = dict(hand="commercial-metropolis, craft-guild", cities=2, built=PAPER)
    me["resources"] = "3 brick, 3 lumber, 2 wool, 3 ore"
    g = turned(princes(me=me), PAPER, 3)
    assert g.me.points == 5
    g.me("build commercial-metropolis").me_may("city 0", "city 2").me("city 2")
    assert g.me.points == 7 and g.me.at("city 2") == "commercial-metropolis"
    assert g.me.resources == "1 brick, 1 lumber, 3 ore" and g.nothing_pending
    g.me("build craft-guild", "site 2 far-above", "gold", "gold")
    assert g.me.points == 8 and g.nothing_pending


def test_commercial_metropolis_may_stand_on_six_commerce_points_and_is_never_removed() -> None:
    me: dict[str, Any] = dict(hand="commercial-metropolis", cities=1, commerce=3)
    me["resources"] = "2 brick, 2 lumber, 2 wool"
    g = princes(me=dict(me, built="toll-bridge, wainwright"))
    assert g.me.commerce == 5 and not g.offers("build commercial-metropolis")
    words = "you need a Residence on its highest side or 6 commerce points"
    assert why_not(g, "commercial-metropolis") == words
    g = princes(me=dict(me, built="toll-bridge, wainwright, trading-post"))
    g.me("build commercial-metropolis")
    assert g.me.points == 6 and g.nothing_pending  # 4, the settlement, the trade advantage
    g.me("remove")
    assert "city 0" not in g.options and "site 0 above" in g.options


def test_commercial_metropolis_needs_a_city_and_a_residence_on_its_last_side() -> None:
    me: dict[str, Any] = dict(hand="commercial-metropolis", resources="2 brick, 2 lumber, 2 wool")
    assert why_not(princes(me=me), "commercial-metropolis") == "you need a city"
    g = turned(princes(me=dict(me, cities=1, built=PAPER)), PAPER, 2)
    assert not g.offers("build commercial-metropolis")


def test_o_75_a_building_crane_makes_no_commercial_metropolis_cheaper() -> None:
    me: dict[str, Any] = dict(hand="commercial-metropolis", cities=2)
    me["built"] = f"library, university, building-crane, {PAPER}"
    me["resources"] = "2 brick, 2 lumber, wool"
    g = scenario(me=me, mode="duel", sets=["gold", "merchant-princes", "progress"])
    turned(g, PAPER, 3)
    assert why_not(g, "commercial-metropolis") == "you are short of 1 wool"


# The camp in the rival's principality


def test_brigand_camp_stands_on_a_road_of_the_rival_who_has_one_commerce_point_less() -> None:
    me: dict[str, Any] = dict(hand="brigand-camp", resources="gold, wool")
    g = princes(me=me, rival=dict(commerce=3, roads="left"))
    assert g.rival.commerce == 3 and g.rival.has_trade_token
    g.me("build brigand-camp").me_may("road -1", "road 1").me("road -1")
    assert g.rival.at("road -1") == "brigand-camp" and g.me.built == g.me.resources == ""
    assert g.rival.commerce == 2 and not g.rival.has_trade_token and g.me.commerce == 0
    assert ["brigand-camp", -1] in g.state.view(0)["princes"][1]["sources"]["commerce"]
    assert g.nothing_pending


def test_brigand_camp_never_takes_a_point_that_is_not_there() -> None:
    g = princes(me=dict(built="brigand-camp"))
    assert g.rival.commerce == 0 and g.nothing_pending


def test_brigand_camp_takes_its_point_after_all_that_cards_add() -> None:
    rival: dict[str, Any] = dict(cities=1, commerce=2, built="salt-silo")
    sets = ["gold", "merchant-princes", "progress"]
    assert scenario(rival=rival, mode="duel", sets=sets).rival.commerce == 4
    g = scenario(me=dict(built="brigand-camp"), rival=rival, mode="duel", sets=sets)
    assert g.rival.commerce == 3 and g.rival.has_trade_token and g.nothing_pending


def test_brigand_camp_needs_a_road_of_the_rival_that_carries_nothing() -> None:
    me: dict[str, Any] = dict(hand="brigand-camp", resources="gold, wool")
    g = princes(me=me, rival=dict(built="trading-post"))
    assert why_not(g, "brigand-camp") == "your rival has no road that is free for it"
    g = princes(me=dict(built="brigand-camp"), rival=dict(hand="trading-post"), turn=1)
    words: str = g.state.view(1)["why_not"]["trading-post"]["words"]
    assert words == "you have no road without a card on it"


def test_brigand_camp_brings_one_gold_for_what_the_rivals_marketplace_stores() -> None:
    me: dict[str, Any] = dict(built="brigand-camp", right="hills-1 forest-6")
    g = princes(me=me, rival=dict(built="marketplace")).roll(1, "trade")
    g.rival_may("hills-2", "gold-field-4").rival("hills-2")
    assert g.me.resources == "1 brick, 2 gold" and g.rival.resources == "1 brick, 1 wool"
    assert g.nothing_pending


def test_o_32_brigand_camp_brings_nothing_for_what_the_rival_cannot_store() -> None:
    me: dict[str, Any] = dict(built="brigand-camp", right="hills-1 forest-6")
    g = princes(me=me, rival=dict(built="marketplace", resources="3 brick, 3 gold"))
    g.roll(1, "trade")
    assert g.me.resources == "1 brick, 1 gold" and g.nothing_pending


def test_brigand_camp_gold_without_room_is_lost_and_with_room_i_choose_where_it_goes() -> None:
    me: dict[str, Any] = dict(built="brigand-camp", right="hills-1 gold-field-2")
    rival: dict[str, Any] = dict(built="marketplace", resources="3 brick, 2 gold")
    g = princes(me=dict(me, stored={"gold-field-2": 1}), rival=rival).roll(1, "trade")
    g.me_may("gold-field-1", "gold-field-2").me("gold-field-2")
    assert g.me.stored("gold-field-2") == 2 and g.rival.stored("gold-field-4") == 3
    g = princes(me=dict(me, stored={"gold-field-2": 3, "gold-field-1": 3}), rival=rival)
    g.roll(1, "trade")
    assert g.me.stored("gold-field-2") == 3 and g.nothing_pending


def test_brigand_camp_is_removed_by_its_owner_only() -> None:
    g = princes(me=dict(built="brigand-camp"), rival=dict(commerce=3))
    g.me("remove").me_may("abroad brigand-camp").me("abroad brigand-camp")
    assert g.rival.at("road 1") == "" and g.discard == "brigand-camp"
    assert g.rival.commerce == 3 and g.rival.has_trade_token and g.nothing_pending
    g = princes(me=dict(built="brigand-camp"), turn=1)
    assert not g.offers("remove")


def test_o_72_a_feud_touches_neither_the_brigand_camp_of_the_victim_nor_one_in_their_realm() -> (
    None
):
    me: dict[str, Any] = dict(built="abbey, brigand-camp")
    g = princes(me=me, rival=dict(strength=3)).event("feud").me("stack 0")
    assert g.me.built == "" and g.rival.at("road 1") == "brigand-camp" and g.nothing_pending
    g = princes(me=dict(built="brigand-camp", strength=3), rival=dict(built="abbey"))
    g.event("feud").rival("stack 0")
    assert g.rival.built == "" and g.rival.at("road 1") == "brigand-camp" and g.nothing_pending


# Trading Posts


def test_trading_post_turns_a_resource_above_its_road_into_one_below() -> None:
    me: dict[str, Any] = dict(hand="trading-post", resources="grain, wool, 2 gold")
    g = princes(me=dict(me, roads="right"))
    g.me("build trading-post").me_may("road 1", "road 3").me("road 1")
    assert g.me.commerce == 1
    g.me("use trading-post")
    assert g.me.resources == "1 wool, 1 gold" and not g.offers("use trading-post")
    assert g.nothing_pending


def test_trading_post_works_the_other_way_round_too() -> None:
    me: dict[str, Any] = dict(built="trading-post", stored={"gold-field-1": 1, "pasture-4": 1})
    g = princes(me=me)
    g.me("use trading-post").me_may("gold-field-1", "pasture-4").me("pasture-4")
    assert g.me.resources == "2 gold" and g.nothing_pending


def test_trading_post_each_copy_works_once_per_turn_on_its_own_road() -> None:
    me: dict[str, Any] = dict(roads="right", built="trading-post at road 1, trading-post at road 3")
    me["stored"] = {"gold-field-1": 3, "fields-6": 3, "hills-3": 3}
    g = princes(me=me)
    assert g.me.commerce == 2
    g.me("use trading-post").me_may("gold-field-1", "fields-6").me("fields-6")
    g.me("use trading-post")
    assert g.me.resources == "3 brick, 2 grain, 1 wool, 1 ore, 2 gold"
    assert not g.offers("use trading-post") and g.nothing_pending


def test_trading_post_needs_something_on_one_side_and_room_on_the_other() -> None:
    assert not princes(me=dict(built="trading-post")).offers("use trading-post")
    full = {"gold-field-1": 3, "pasture-4": 3}
    assert not princes(me=dict(built="trading-post", stored=full)).offers("use trading-post")
    g = princes(me=dict(built="trading-post", stored={"gold-field-1": 3, "pasture-4": 2}))
    g.me("use trading-post")
    assert g.me.resources == "3 wool, 2 gold" and g.nothing_pending


def test_trading_post_there_is_one_card_on_a_road() -> None:
    me: dict[str, Any] = dict(hand="trading-post", built="trading-post", resources="grain, wool")
    assert why_not(princes(me=me), "trading-post") == "you have no road without a card on it"


# Residences


def test_cloth_merchants_residence_stands_beside_a_pasture_and_costs_nothing() -> None:
    me: dict[str, Any] = dict(hand=CLOTH, cities=1, right="pasture-5 forest-6")
    g = princes(me=me)
    g.me(f"build {CLOTH}").me_may("beside 1 below", "beside 5 above").me("beside 5 above")
    assert g.me.place(CLOTH) == "beside 5 above" and g.me.commerce == 0 and g.nothing_pending


def test_cloth_merchants_residence_is_turned_at_once_and_again_by_the_wool_of_its_pasture() -> None:
    me: dict[str, Any] = dict(hand=CLOTH, cities=1, resources="3 wool, 3 ore")
    g = princes(me=me)
    g.me(f"build {CLOTH}", f"use {CLOTH}")
    assert g.me.commerce == 1 and g.me.resources == "1 wool, 3 ore"
    assert not g.offers(f"use {CLOTH}")
    g.me("trade ore", "wool", f"use {CLOTH}")
    assert g.me.commerce == 2 and g.me.resources == "" and g.nothing_pending


def test_cloth_merchants_residence_takes_no_wool_of_another_pasture() -> None:
    me: dict[str, Any] = dict(cities=1, built=f"{CLOTH} at beside 1 below")
    me["right"] = "pasture-5 forest-6"
    g = princes(me=dict(me, stored={"pasture-4": 1, "pasture-5": 3}))
    assert not g.offers(f"use {CLOTH}")
    g = princes(me=dict(me, stored={"pasture-4": 2, "pasture-5": 3}))
    g.me(f"use {CLOTH}")
    assert g.me.stored("pasture-4") == 0 and g.me.stored("pasture-5") == 3 and g.nothing_pending


def test_cloth_merchants_residence_has_three_commerce_points_at_most() -> None:
    g = turned(princes(me=dict(cities=1, built=CLOTH, resources="3 wool")), CLOTH, 2)
    assert not g.me.has_trade_token
    g.me(f"use {CLOTH}")
    assert g.me.commerce == 3 and g.me.has_trade_token
    g = turned(princes(me=dict(cities=1, built=CLOTH, resources="3 wool")), CLOTH, 3)
    assert not g.offers(f"use {CLOTH}") and g.nothing_pending


def test_cloth_merchants_residence_needs_a_city_and_a_free_place_beside_a_pasture() -> None:
    assert why_not(princes(me=dict(hand=CLOTH)), CLOTH) == "you need a city"
    me: dict[str, Any] = dict(hand=f"relocation, {CLOTH}", cities=1, left="forest-6 hills-1")
    g = princes(me=dict(me, built=f"{PAPER} at beside -1 above"))
    g.me("play relocation", "forest-2", "pasture-4")
    assert g.me.place(PAPER) == "beside 1 below"  # it moves with its forest
    g.me(f"build {CLOTH}")
    assert g.me.place(CLOTH) == "beside -1 above" and g.nothing_pending


def test_cloth_merchants_residence_there_is_one_expansion_beside_a_region() -> None:
    g = scenario(
        me=dict(hand=CLOTH, cities=1, built="austin, gold-cache at beside 1 below"),
        mode="duel",
        sets=["gold", "merchant-princes", "turmoil"],
    )
    words = "there is no free place beside a region of yours that yields wool"
    assert why_not(g, CLOTH) == words


def test_paper_merchants_residence_brings_commerce_then_progress_then_a_victory_point() -> None:
    me: dict[str, Any] = dict(hand=PAPER, cities=1, resources="2 lumber")
    g = princes(me=me)
    g.me(f"build {PAPER}")
    assert (g.me.commerce, g.me.progress, g.me.points, g.me.hand_limit) == (0, 0, 3, 3)
    g.me(f"use {PAPER}")
    assert (g.me.commerce, g.me.progress, g.me.points, g.me.hand_limit) == (1, 0, 3, 3)
    turned(g, PAPER, 2)
    assert (g.me.commerce, g.me.progress, g.me.points, g.me.hand_limit) == (1, 1, 3, 4)
    turned(g, PAPER, 3)
    assert (g.me.commerce, g.me.progress, g.me.points, g.me.hand_limit) == (1, 1, 4, 4)
    assert g.nothing_pending


def test_paper_merchants_residence_counts_for_an_invention_while_it_shows_progress() -> None:
    g = turned(princes(me=dict(cities=1, built=PAPER)), PAPER, 1).event("invention")
    assert g.me.resources == "" and g.nothing_pending
    turned(g, PAPER, 2).event("invention").me("ore")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_paper_merchants_residence_is_a_building_that_a_feud_can_hit() -> None:
    g = princes(me=dict(cities=1, built=PAPER), rival=dict(strength=3)).event("feud")
    g.me_may("stack 3", "stack 4").me("stack 4")
    assert g.me.built == "" and g.stack(4)[-1] == PAPER and g.nothing_pending


# The Wainwright


def test_wainwright_moves_any_number_of_resources_between_regions_of_one_kind() -> None:
    me: dict[str, Any] = dict(built="wainwright", right="pasture-5 forest-6")
    g = princes(me=dict(me, stored={"pasture-4": 2, "pasture-5": 1}))
    g.me("use wainwright").me_may("yes", "no").me("no")
    g.me_may("pasture-4", "pasture-5").me("pasture-4").me_may("number 1", "number 2")
    g.me("number 2")
    assert g.me.stored("pasture-4") == 0 and g.me.stored("pasture-5") == 3
    assert not g.offers("use wainwright") and g.nothing_pending


def test_wainwright_i_choose_where_the_resources_go() -> None:
    me: dict[str, Any] = dict(built="wainwright", left="pasture-6 hills-1")
    me["right"] = "pasture-5 forest-6"
    g = princes(me=dict(me, stored={"pasture-4": 1}))
    g.me("use wainwright").me_may("pasture-5", "pasture-6").me("pasture-6")
    assert g.me.stored("pasture-6") == 1 and g.nothing_pending


def test_o_79_wainwright_trades_any_three_for_one_that_is_none_of_theirs() -> None:
    me: dict[str, Any] = dict(hand="wainwright", resources="2 brick, lumber, wool, 2 ore")
    g = princes(me=me)
    g.me("build wainwright", "site 0 above", "use wainwright")  # also in the turn it is built
    g.me_may("hills-3", "pasture-4", "mountains-5").me("wool").me("ore")
    g.me_may("fields-6", "gold-field-1", "forest-2").me("grain")
    assert g.me.resources == "1 brick, 1 grain" and g.nothing_pending


def test_wainwright_takes_the_last_three_resources_unasked() -> None:
    g = princes(me=dict(built="wainwright", resources="brick, wool, ore")).me("use wainwright")
    g.me_may("fields-6", "gold-field-1", "forest-2").me("gold")
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_wainwright_takes_only_what_leaves_another_kind_to_gain() -> None:
    stored = {"forest-2": 3, "hills-3": 3, "gold-field-1": 3, "fields-6": 3, "mountains-5": 3}
    g = princes(me=dict(built="wainwright", stored={**stored, "pasture-4": 2}))
    g.me("use wainwright")  # only wool has room, so none is given
    g.me_may("forest-2", "hills-3", "gold-field-1", "fields-6", "mountains-5")
    g.me("ore", "ore", "gold")
    assert g.me.resources == "3 brick, 3 grain, 3 lumber, 3 wool, 1 ore, 2 gold"
    assert g.nothing_pending


def test_wainwright_needs_three_resources_or_two_regions_of_one_kind() -> None:
    assert not princes(me=dict(built="wainwright", resources="2 ore")).offers("use wainwright")
    g = princes(me=dict(built="wainwright", resources="all"))
    assert not g.offers("use wainwright")
    me: dict[str, Any] = dict(built="wainwright", right="pasture-5 forest-6")
    g = princes(me=dict(me, stored={"pasture-4": 1}))
    g.me("use wainwright")
    assert g.me.stored("pasture-5") == 1 and g.nothing_pending


def test_wainwright_takes_a_gold_cache_for_no_gold_field() -> None:
    me: dict[str, Any] = dict(built="austin, wainwright, gold-cache", resources="2 gold")
    g = scenario(me=me, mode="duel", sets=["gold", "merchant-princes", "turmoil"])
    assert not g.offers("use wainwright")


# Olaf


def test_o_20_olaf_waits_until_the_turn_after_he_was_built() -> None:
    me: dict[str, Any] = dict(hand=OLAF, resources="grain, wool")
    g = princes(me=me, rival=dict(resources="3 ore"))
    g.me(f"build {OLAF}", "site 0 above")
    assert g.me.commerce == g.me.skill == 1 and not g.offers(f"use {OLAF}")
    assert g.nothing_pending


def test_olaf_takes_two_resources_returns_one_and_leaves() -> None:
    g = princes(me=dict(built=OLAF), rival=dict(resources="brick, 2 wool"), at="start")
    g.roll(6, "trade").me(f"use {OLAF}", "take brick")
    g.me_may("take wool", "take ore", "done").me("take ore")
    g.me_may("hills-3", "fields-6", "mountains-5").me("grain")
    assert g.me.resources == "1 brick, 1 ore" and g.rival.resources == "1 grain, 2 wool"
    assert g.me.built == "" and g.discard == OLAF and g.nothing_pending


def test_olaf_may_take_one_resource_only_and_may_return_the_very_same() -> None:
    g = princes(me=dict(built=OLAF), rival=dict(resources="brick"), at="start").roll(3, "trade")
    g.me(f"use {OLAF}", "take brick", "done")
    assert g.me.resources == "1 brick" and g.rival.resources == "1 brick, 1 lumber"
    assert g.discard == OLAF and g.nothing_pending


def test_olaf_the_rival_chooses_the_region_and_i_where_it_goes() -> None:
    me: dict[str, Any] = dict(built=OLAF, right="hills-1 forest-6")
    rival: dict[str, Any] = dict(right="hills-5 forest-4", stored={"hills-2": 1, "hills-5": 1})
    g = princes(me=me, rival=rival, at="start").roll(3, "trade")
    g.me(f"use {OLAF}", "take brick", "done").rival_may("hills-2", "hills-5").rival("hills-5")
    g.me_may("hills-3", "hills-1").me("hills-1").me("hills-3").rival("hills-2")
    assert g.me.stored("hills-1") == 1 and g.rival.stored("hills-2") == 2 and g.nothing_pending


def test_olaf_is_of_no_use_against_a_rival_without_resources_i_could_store() -> None:
    me: dict[str, Any] = dict(built=OLAF, resources="3 ore")
    g = princes(me=me, rival=dict(resources="2 ore"), at="start").roll(6, "trade")
    assert not g.offers(f"use {OLAF}") and g.nothing_pending


# Ships and their builder


def test_o_7_pirate_ship_of_this_set_may_sink_a_large_trade_ship() -> None:
    key = "merchant-princes-pirate-ship"
    g = princes(
        me=dict(hand=key, resources="lumber, wool"),
        rival=dict(built="large-trade-ship, gold-ship"),
    )
    g.me(f"build {key}", "site 0 above").rival_may("gold-ship", "large-trade-ship")
    g.rival("large-trade-ship")
    assert g.discard == "large-trade-ship" and g.nothing_pending
    g.roll(6, "harvest").me("ore").rival("ore")
    assert g.me.resources == "1 grain, 1 ore, 1 gold" and g.nothing_pending


def test_ship_builder_saves_a_lumber_or_a_wool_on_every_ship() -> None:
    me: dict[str, Any] = dict(built="ship-builder", hand="ore-ship, merchant-princes-pirate-ship")
    g = princes(me=dict(me, resources="2 lumber, wool"))
    g.me("build ore-ship", "site 2 below").me_may("save lumber", "save wool").me("save wool")
    g.me("build merchant-princes-pirate-ship", "site 2 above", "save lumber")
    assert g.me.resources == "1 lumber" and g.me.skill == 1 and g.nothing_pending


def test_ship_builder_saves_what_is_missing_but_not_both() -> None:
    me: dict[str, Any] = dict(built="ship-builder", hand="ore-ship, storehouse")
    g = princes(me=dict(me, resources="wool"))
    assert not g.offers("build storehouse")
    g.me("build ore-ship", "site 2 above")
    assert g.me.resources == "" and g.nothing_pending
    words = "you are short of 1 lumber, 1 wool, of which your reductions save 1"
    assert why_not(princes(me=me), "ore-ship") == words


def test_ship_builder_is_a_unit_of_which_there_is_one() -> None:
    assert BY_KEY["ship-builder"].is_unit and BY_KEY["ship-builder"].once


def test_ship_builder_buys_trade_ships_back_for_one_gold_each() -> None:
    me: dict[str, Any] = dict(built="ship-builder", resources="3 gold")
    g = princes(me=me, discard="abbey, wool-ship, scout, large-trade-ship")
    g.me("use ship-builder").me_may("wool-ship", "large-trade-ship").me("wool-ship")
    assert g.me.resources == "2 gold" and g.me.hand == "wool-ship"
    assert g.state.view(1)["princes"][0]["shown"] == ["wool-ship"]
    # Others do not know how many ships are left in the pile, so the question is put all the same.
    g.me("use ship-builder").me_may("large-trade-ship").me("large-trade-ship")
    assert g.me.hand == "wool-ship, large-trade-ship" and g.discard == "abbey, scout"
    assert g.me.resources == "1 gold" and not g.offers("use ship-builder") and g.nothing_pending


def test_ship_builder_looks_for_ships_under_the_top_of_the_discard_pile() -> None:
    me: dict[str, Any] = dict(built="ship-builder", hand="merchant-caravan")
    g = princes(me=dict(me, resources="3 gold"), discard="wool-ship")
    g.me("play merchant-caravan", "ore", "ore")
    g.me("use ship-builder").me_may("wool-ship", "no").me("wool-ship")
    assert g.me.hand == "wool-ship" and g.me.resources == "2 ore" and g.nothing_pending


def test_ship_builder_may_look_in_vain_but_only_once_and_for_nothing() -> None:
    me: dict[str, Any] = dict(built="ship-builder", hand="merchant-caravan")
    g = princes(me=dict(me, resources="3 gold"), discard="abbey")
    g.me("play merchant-caravan", "ore", "ore")
    g.me("use ship-builder").me_may("no").me("no")
    assert g.me.resources == "2 ore, 1 gold" and not g.offers("use ship-builder")
    assert g.nothing_pending


def test_ship_builder_i_choose_which_gold_pays() -> None:
    me: dict[str, Any] = dict(built="ship-builder", right="gold-field-2 forest-6")
    g = princes(me=dict(me, stored={"gold-field-1": 1, "gold-field-2": 1}), discard="wool-ship")
    g.me("use ship-builder", "wool-ship").me_may("gold-field-1", "gold-field-2").me("gold-field-2")
    assert g.me.stored("gold-field-1") == 1 and g.me.hand == "wool-ship" and g.nothing_pending


def test_ship_builder_needs_gold_and_a_pile_with_a_ship_to_buy_one_back() -> None:
    g = princes(me=dict(built="ship-builder"), discard="wool-ship")
    assert not g.offers("use ship-builder")
    g = princes(me=dict(built="ship-builder", resources="gold"), discard="abbey")
    assert not g.offers("use ship-builder")
    g = princes(me=dict(built="ship-builder", resources="gold"))
    assert not g.offers("use ship-builder")
