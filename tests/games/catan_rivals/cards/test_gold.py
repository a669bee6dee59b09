"""Every card of the Era of Gold: its price and points, what it does and what it does not."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, POINTS, cost

# Prices, points, copies, copies without half moon: the declaration has to agree with this table.
FACTS = [
    ("brigands", "", {}, 1, 0),
    ("gold-goldsmith", "", {}, 1, 0),
    ("gudrun-terror-of-the-seas", "", {}, 1, 1),
    ("merchant", "", {}, 2, 2),
    ("reiner-the-herald", "", {}, 1, 0),
    ("trade-master", "", {}, 2, 1),
    ("gold-cache", "", {}, 1, 1),
    ("gold-storehouse", "lumber, wool", {}, 1, 0),
    ("gold-toll-bridge", "brick, lumber", {"commerce": 1}, 1, 0),
    ("gold-large-trade-ship", "lumber, wool", {"commerce": 1}, 1, 0),
    ("pirate-ship", "lumber, wool", {}, 2, 2),
    ("harbor", "brick, ore, wool", {"commerce": 1}, 1, 0),
    ("merchant-guild", "2 brick, grain, 2 wool", {"victory": 1, "commerce": 2}, 2, 1),
    ("moneylender", "brick, 2 lumber, 2 ore", {"victory": 1}, 1, 1),
    ("mint", "brick, 2 lumber, 2 ore", {"victory": 1}, 2, 1),
    ("salt-silo", "2 gold, brick, 2 wool", {"victory": 1}, 1, 1),
    ("staple-house", "2 brick, 2 ore, wool", {"victory": 1}, 2, 1),
    ("trading-base", "brick, 2 grain, 2 wool", {"victory": 1, "commerce": 1}, 1, 0),
    ("gift-for-the-prince", "", {}, 1, 0),
    ("gold-trade-ships-race", "", {}, 1, 0),
    ("gold-traveling-merchant", "", {}, 1, 0),
]
CITY_CARDS = ("harbor", "moneylender", "mint", "salt-silo", "trading-base")


def gold(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="gold", **more)


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


@pytest.mark.parametrize(("key", "price", "points", "copies", "duel"), FACTS)
def test_the_facts_of_the_set_are_as_printed(
    key: str, price: str, points: dict[str, int], copies: int, duel: int
) -> None:
    card = BY_KEY[key]
    assert card.set == "gold" and card.back == ("event" if card.kind == EVENT else "gold")
    assert card.cost == cost(price)
    assert dict(zip(POINTS, card.points, strict=True)) == {**dict.fromkeys(POINTS, 0), **points}
    assert (card.copies, card.duel_copies) == (copies, duel)


def test_the_set_has_27_cards_in_two_stacks_of_eleven_an_open_stack_and_three_events() -> None:
    assert [row[0] for row in FACTS] == [card.key for card in CARDS if card.set == "gold"]
    assert sum(row[3] for row in FACTS) == 27
    s = gold().state
    assert [len(stack) for stack in s.stacks] == [12, 12, 12, 11, 11]
    assert s.backs == ["basic", "basic", "basic", "gold", "gold"]
    assert gold().face_up == "merchant-guild, merchant-guild"
    assert sum(card.copies for card in CARDS if card.set == "gold" and card.kind == EVENT) == 3
    assert len(s.events) == 12 and s.mode.goal == 12


@pytest.mark.parametrize("key", CITY_CARDS)
def test_city_expansions_stand_only_on_sites_of_a_city_and_cost_their_price(key: str) -> None:
    price = next(row[1] for row in FACTS if row[0] == key)
    g = gold(me=dict(hand=key, resources=price, cities=[2]))
    g.me(f"build {key}")
    g.me_may("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below")
    g.me("site 2 far-below")
    assert g.me.built == key and g.me.resources == "" and g.nothing_pending
    g = gold(me=dict(hand=key, resources=price))
    assert not g.offers(f"build {key}")
    assert why_not(g, key) == "there is no free building site in a city"


# Action cards


def test_brigands_fill_a_region_of_mine_with_what_the_rival_has_of_that_resource() -> None:
    g = gold(
        me=dict(hand="brigands", strength=3, stored={"hills-3": 1, "fields-6": 3}),
        rival=dict(resources="3 brick, grain, wool"),
    )
    g.me("play brigands").me_may("hills-3", "pasture-4").me("hills-3")
    assert g.me.stored("hills-3") == 3 and g.rival.resources == "1 brick, 1 grain, 1 wool"
    assert g.discard == "brigands" and g.nothing_pending


def test_brigands_take_all_if_the_rival_has_less_than_the_region_can_hold() -> None:
    g = gold(me=dict(hand="brigands", strength=3), rival=dict(resources="2 ore"))
    g.me("play brigands")
    assert g.me.resources == "2 ore" and g.rival.resources == "" and g.nothing_pending


def test_brigands_the_rival_chooses_the_regions_that_give() -> None:
    g = gold(
        me=dict(hand="brigands", strength=3, stored={"hills-3": 2}),
        rival=dict(right="hills-1 forest-6", stored={"hills-2": 1, "hills-1": 1}),
    )
    g.me("play brigands").rival_may("hills-2", "hills-1").rival("hills-1")
    assert g.rival.stored("hills-2") == 1 and g.rival.stored("hills-1") == 0
    assert g.me.resources == "3 brick" and g.nothing_pending


def test_brigands_empty_the_rivals_gold_cache_but_never_fill_mine() -> None:  # RULINGS O-24
    g = gold(
        me=dict(hand="brigands", strength=3, built="gold-cache", stored={"gold-field-1": 3}),
        rival=dict(resources="3 gold"),
    )
    assert not g.offers("play brigands")
    assert why_not(g, "brigands") == "your rival has no resource that your regions have room for"
    g = gold(
        me=dict(hand="brigands", strength=4),
        rival=dict(strength=1, built="gold-cache", stored={"gold-cache": 2, "gold-field-4": 2}),
    )
    g.me("play brigands").rival_may("gold-field-4", "gold-cache").rival("gold-cache")
    g.rival("gold-cache")
    assert g.rival.stored("gold-cache") == 0 and g.rival.stored("gold-field-4") == 1
    assert g.me.stored("gold-field-1") == 3 and g.nothing_pending


def test_brigands_need_the_strength_advantage() -> None:
    g = gold(me=dict(hand="brigands", strength=2), rival=dict(resources="3 ore"))
    assert not g.offers("play brigands")
    assert why_not(g, "brigands") == "you need the strength advantage"


def test_goldsmith_of_the_gold_set_turns_three_gold_into_two_resources() -> None:
    g = gold(me=dict(hand="gold-goldsmith", resources="3 gold"))
    g.me("play gold-goldsmith", "ore", "wool")
    assert g.me.resources == "1 wool, 1 ore" and g.discard == "gold-goldsmith"
    g = gold(me=dict(hand="gold-goldsmith", resources="2 gold"))
    assert why_not(g, "gold-goldsmith") == "you need 3 gold"


def test_gudrun_terror_of_the_seas_takes_two_gold_for_each_pirate_ship() -> None:
    key = "gudrun-terror-of-the-seas"
    g = gold(me=dict(hand=key, built="pirate-ship"), rival=dict(resources="3 gold"))
    g.me(f"play {key}").me_may("number 1", "number 2").me("number 2")
    assert g.me.resources == "2 gold" and g.rival.resources == "1 gold" and g.nothing_pending
    g = gold(me=dict(hand=key, built="pirate-ship, pirate-ship"), rival=dict(resources="3 gold"))
    g.me(f"play {key}", "number 3")
    assert g.me.resources == "3 gold" and g.rival.resources == "" and g.nothing_pending


def test_gudrun_terror_of_the_seas_may_ask_for_less() -> None:
    key = "gudrun-terror-of-the-seas"
    g = gold(me=dict(hand=key, built="pirate-ship"), rival=dict(resources="3 gold"))
    g.me(f"play {key}", "number 1")
    assert g.me.resources == "1 gold" and g.rival.resources == "2 gold" and g.nothing_pending


def test_gudrun_terror_of_the_seas_takes_no_more_than_can_be_stored() -> None:
    key = "gudrun-terror-of-the-seas"
    me: dict[str, Any] = dict(hand=key, built="pirate-ship", resources="2 gold")
    g = gold(me=me, rival=dict(resources="3 gold"))
    g.me(f"play {key}")
    assert g.me.resources == "3 gold" and g.rival.resources == "2 gold"


def test_gudrun_terror_of_the_seas_the_rival_chooses_gold_field_or_cache_and_i_where_it_goes() -> (
    None
):
    key = "gudrun-terror-of-the-seas"
    cache = dict(built="austin, gold-cache", stored={"gold-cache": 2, "gold-field-4": 2})
    me: dict[str, Any] = dict(hand=key, built="pirate-ship", right="gold-field-2 forest-6")
    g = gold(me=me, rival=cache)
    g.me(f"play {key}", "number 2")
    g.rival_may("gold-cache", "gold-field-4").rival("gold-cache", "gold-field-4")
    g.me_may("gold-field-1", "gold-field-2").me("gold-field-2", "gold-field-2")
    assert g.rival.stored("gold-cache") == 1 and g.rival.stored("gold-field-4") == 1
    assert g.me.stored("gold-field-2") == 2 and g.nothing_pending


def test_gudrun_terror_of_the_seas_needs_a_pirate_ship_gold_of_the_rival_and_room() -> None:
    key = "gudrun-terror-of-the-seas"
    g = gold(me=dict(hand=key), rival=dict(resources="3 gold"))
    assert why_not(g, key) == "you need a Pirate Ship"
    g = gold(me=dict(hand=key, built="pirate-ship"), rival=dict(resources="3 ore"))
    assert why_not(g, key) == "your rival has no gold"
    me: dict[str, Any] = dict(hand=key, built="pirate-ship", resources="3 gold")
    g = gold(me=me, rival=dict(resources="gold"))
    assert why_not(g, key) == "you have no room for gold" and not g.offers(f"play {key}")


def test_merchant_takes_two_named_resources_and_gives_one_back() -> None:
    g = gold(me=dict(hand="merchant", cities=1), rival=dict(resources="brick, 2 ore"))
    g.me("play merchant").me_may("take brick", "take ore").me("take ore")
    g.me_may("take brick", "take ore", "done").me("take brick")
    assert g.me.resources == "1 brick, 1 ore" and g.rival.resources == "1 ore"
    g.me_may("hills-3", "mountains-5").me("hills-3")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 brick, 1 ore"
    assert g.discard == "merchant" and g.nothing_pending


def test_merchant_may_take_one_resource_only_and_must_give_one_even_then() -> None:
    g = gold(me=dict(hand="merchant", commerce=3), rival=dict(resources="brick, 2 ore"))
    g.me("play merchant", "take ore", "done")
    assert g.me.resources == "" and g.rival.resources == "1 brick, 2 ore" and g.nothing_pending


def test_merchant_gives_back_something_that_the_rival_has_room_for() -> None:  # RULINGS O-25
    me: dict[str, Any] = dict(hand="merchant", cities=1, resources="wool, brick")
    g = gold(me=me, rival=dict(stored={"mountains-6": 3, "pasture-1": 3}))
    g.me("play merchant", "take ore", "done")
    # The ore has just left room behind; the wool would find none.
    g.me_may("hills-3", "mountains-5").me("mountains-5")
    assert g.me.resources == "1 brick, 1 wool" and g.rival.resources == "3 wool, 3 ore"


def test_merchant_the_rival_chooses_where_the_returned_resource_goes() -> None:
    me: dict[str, Any] = dict(hand="merchant", cities=1, resources="brick")
    g = gold(me=me, rival=dict(right="hills-1 forest-6", resources="ore"))
    g.me("play merchant", "hills-3").rival_may("hills-2", "hills-1").rival("hills-1")
    assert g.me.resources == "1 ore" and g.rival.stored("hills-1") == 1 and g.nothing_pending


def test_merchant_needs_a_city_or_three_commerce_points_and_something_to_take() -> None:
    g = gold(me=dict(hand="merchant", commerce=2), rival=dict(resources="ore"))
    assert why_not(g, "merchant") == "you need a city or 3 commerce points"
    g = gold(me=dict(hand="merchant", cities=1))
    assert why_not(g, "merchant") == "your rival has no resource that you could store"
    me: dict[str, Any] = dict(hand="merchant", cities=1, resources="3 ore")
    g = gold(me=me, rival=dict(resources="2 ore"))
    assert not g.offers("play merchant")


def test_reiner_the_herald_makes_the_event_a_celebration_with_one_resource_more() -> None:
    g = gold(me=dict(hand="reiner-the-herald"), at="start")
    g.me_may("roll", "play reiner-the-herald").me("play reiner-the-herald")
    g.me_may("roll").roll(6)
    g.me("gold", "gold").rival("wool")
    assert g.me.resources == "1 grain, 2 gold" and g.rival.resources == "1 wool, 1 ore"
    assert g.discard == "reiner-the-herald" and g.nothing_pending


def test_reiner_the_herald_brings_one_resource_even_to_the_less_skilful() -> None:
    me, rival = dict(hand="reiner-the-herald"), dict(built="inga")
    g = gold(me=me, rival=rival, at="start")
    g.me("play reiner-the-herald").roll(6)
    g.me("ore").rival("wool")
    assert g.me.resources == "1 grain, 1 ore" and g.nothing_pending


def test_reiner_the_herald_brings_nothing_more_to_the_rival_nor_in_a_later_celebration() -> None:
    g = gold(me=dict(hand="reiner-the-herald", built="inga"), at="start")
    g.me("play reiner-the-herald").roll(6).me("ore", "ore")
    assert g.me.resources == "1 grain, 2 ore" and g.nothing_pending
    g.me("end", *["stack 0"] * 3, "no")
    g.roll(1, "celebration").me("ore")
    assert g.rival.resources == "1 wool, 1 ore" and g.asks == "rival"


def test_reiner_the_herald_and_brigitta_together_leave_nothing_to_roll() -> None:
    g = gold(me=dict(hand="reiner-the-herald, brigitta-the-wise-woman"), at="start")
    g.me("play brigitta-the-wise-woman", "number 6", "play reiner-the-herald", "roll")
    assert g.me("ore", "ore").rival("ore").nothing_pending
    assert g.me.resources == "1 grain, 2 ore"


def test_reiner_the_herald_cannot_be_played_after_the_roll() -> None:
    g = gold(me=dict(hand="reiner-the-herald"))
    words = "Reiner the Herald is played only before you roll the dice"
    assert why_not(g, "reiner-the-herald") == words
    assert not g.offers("play reiner-the-herald")


def test_trade_master_takes_one_or_two_named_resources() -> None:
    me: dict[str, Any] = dict(hand="trade-master, trade-master", cities=1, built="merchant-guild")
    g = gold(me=me, rival=dict(resources="2 gold, ore"))
    g.me("play trade-master", "take gold").me_may("take ore", "take gold", "done")
    g.me("take gold", "play trade-master")
    assert g.me.resources == "1 ore, 2 gold" and g.rival.resources == ""
    assert g.discard == "trade-master, trade-master" and g.nothing_pending


def test_trade_master_may_stop_after_one_and_the_rival_chooses_the_region() -> None:
    me: dict[str, Any] = dict(hand="trade-master", cities=1, built="merchant-guild")
    rival = dict(right="hills-1 forest-6", stored={"hills-2": 1, "hills-1": 1, "pasture-1": 1})
    g = gold(me=me, rival=rival)
    g.me("play trade-master", "take brick", "done").rival_may("hills-2", "hills-1")
    g.rival("hills-2")
    assert g.rival.stored("hills-1") == 1 and g.me.resources == "1 brick" and g.nothing_pending


def test_trade_master_needs_a_merchant_guild_and_something_to_take() -> None:
    g = gold(me=dict(hand="trade-master", cities=1), rival=dict(resources="ore"))
    assert why_not(g, "trade-master") == "you need a Merchant Guild"
    g = gold(me=dict(hand="trade-master", cities=1, built="merchant-guild"))
    assert why_not(g, "trade-master") == "your rival has no resource that you could store"


# The region expansion


def test_gold_cache_stands_beside_any_region_and_costs_nothing() -> None:
    g = gold(me=dict(hand="gold-cache", built="austin"))
    g.me("build gold-cache")
    g.me_may(*[f"beside {x} {y}" for x in (-1, 1, 3) for y in ("above", "below")])
    g.me("beside 3 below")
    assert g.me.stored("gold-cache") == 0 and g.me.place("gold-cache") == "beside 3 below"
    assert g.nothing_pending


def test_gold_cache_takes_gold_and_pays_gold_like_a_gold_field() -> None:
    g = gold(me=dict(built="austin, gold-cache", stored={"gold-field-1": 3}))
    g.roll(6, "celebration").me("gold-cache")
    assert g.me.stored("gold-cache") == 1
    stored = {"gold-field-1": 1, "gold-cache": 2}
    g = gold(me=dict(hand="goldsmith", built="austin, gold-cache", stored=stored))
    g.me("play goldsmith", "ore", "ore")
    assert g.me.resources == "2 ore"


def test_gold_cache_holds_three_gold_at_most_and_yields_none() -> None:
    me: dict[str, Any] = dict(
        built="austin, gold-cache", stored={"gold-cache": 3, "gold-field-1": 3}
    )
    g = gold(me=me).roll(1, "celebration")
    assert g.me.resources == "6 gold"
    g.me_may("forest-2", "hills-3", "pasture-4", "fields-6", "mountains-5")


def test_gold_cache_is_neither_counted_nor_emptied_by_brigands() -> None:
    me: dict[str, Any] = dict(built="austin, gold-cache", resources="3 ore, 3 brick, grain")
    me["stored"] = {"gold-cache": 3}
    g = gold(me=me).roll(6, "brigands")
    assert g.me.resources == "3 brick, 2 grain, 3 ore, 3 gold"
    me["stored"] = {"gold-cache": 3, "gold-field-1": 1}
    g = gold(me=me).roll(6, "brigands")
    assert g.me.resources == "3 brick, 2 grain, 3 ore, 3 gold"
    assert g.me.stored("gold-field-1") == 0 and g.me.stored("gold-cache") == 3


def test_gold_cache_needs_a_hero_with_strength() -> None:
    g = gold(me=dict(hand="gold-cache"))
    assert why_not(g, "gold-cache") == "you need a hero with a strength point"
    g = gold(me=dict(hand="gold-cache", built="pirate-ship"))
    assert not g.offers("build gold-cache")


def test_gold_cache_is_no_building_for_a_feud_and_cannot_be_removed() -> None:
    me: dict[str, Any] = dict(built="harald, austin, toll-bridge")
    g = gold(me=me, rival=dict(built="gold-cache, marketplace"))
    g.event("feud").rival("stack 2")
    assert g.rival.built == "gold-cache" and g.nothing_pending
    g = gold(me=dict(built="gold-cache"))
    assert not g.offers("remove")


def test_gold_cache_moves_with_its_region() -> None:
    me: dict[str, Any] = dict(hand="relocation", built="austin, gold-cache at beside 3 below")
    me["stored"] = {"gold-cache": 2}
    g = gold(me=me)
    g.me("play relocation", "mountains-5", "forest-2")
    assert g.me.place("gold-cache") == "beside -1 above" and g.me.stored("gold-cache") == 2
    assert g.me.place("mountains-5") == "region -1 above" and g.nothing_pending


# Settlement and city expansions


def test_storehouse_of_the_gold_set_hides_its_regions_from_the_brigands() -> None:
    me: dict[str, Any] = dict(built="gold-storehouse at site 0 above")
    me["stored"] = {
        "forest-2": 3,
        "gold-field-1": 3,
        "mountains-5": 3,
        "hills-3": 3,
        "pasture-4": 1,
    }
    g = gold(me=me).roll(6, "brigands")
    assert g.me.stored("gold-field-1") == 3 and g.me.stored("pasture-4") == 1
    me["stored"]["pasture-4"] = 2
    g = gold(me=me).roll(6, "brigands")
    assert g.me.stored("gold-field-1") == 0 and g.me.stored("pasture-4") == 0


def test_storehouse_of_the_gold_set_counts_in_a_year_of_plenty() -> None:
    g = gold(me=dict(built="gold-storehouse at site 0 above")).event("year-of-plenty")
    assert g.me.resources == "1 lumber, 1 gold" and g.nothing_pending


def test_toll_bridge_of_the_gold_set_brings_two_gold_in_a_plentiful_harvest() -> None:
    g = gold(me=dict(hand="gold-toll-bridge", resources="brick, lumber"))
    g.me("build gold-toll-bridge", "site 0 above")
    assert g.me.commerce == 1
    g.roll(6, "harvest").me("ore").rival("ore")
    assert g.me.resources == "1 grain, 1 ore, 2 gold" and g.nothing_pending


def test_large_trade_ship_of_the_gold_set_trades_two_resources_of_a_region_beside_it() -> None:
    me: dict[str, Any] = dict(built="gold-large-trade-ship at site 2 below")
    me["stored"] = {"mountains-5": 2, "pasture-4": 1, "hills-3": 3}
    g = gold(me=me)
    g.me("use gold-large-trade-ship", "gold")
    assert g.me.stored("mountains-5") == 0 and g.me.stored("gold-field-1") == 1
    assert not g.offers("use gold-large-trade-ship") and g.nothing_pending


def test_large_trade_ship_of_the_gold_set_uses_its_own_neighbours_not_those_of_its_twin() -> None:
    me: dict[str, Any] = dict(
        built="gold-large-trade-ship at site 2 below, large-trade-ship at site 0 above"
    )
    me["stored"] = {"mountains-5": 2, "forest-2": 2}
    g = gold(me=me)
    g.me("use gold-large-trade-ship", "gold")
    assert g.me.stored("mountains-5") == 0 and g.me.stored("forest-2") == 2


def test_pirate_ship_makes_the_rival_discard_a_trade_ship_of_the_rivals_choice() -> None:
    g = gold(
        me=dict(hand="pirate-ship", resources="lumber, wool"),
        rival=dict(built="gold-ship, large-trade-ship, toll-bridge, austin"),
    )
    g.me("build pirate-ship", "site 0 above").rival_may("gold-ship", "large-trade-ship")
    g.rival("large-trade-ship")
    assert g.rival.built == "gold-ship, toll-bridge, austin" and g.discard == "large-trade-ship"
    assert g.me.commerce == 0 and g.nothing_pending


def test_pirate_ship_takes_the_trade_token_with_the_third_ship() -> None:
    g = gold(me=dict(hand="pirate-ship", resources="lumber, wool"), rival=dict(commerce=3))
    assert g.rival.has_trade_token
    g.me("build pirate-ship", "site 0 above").rival("ore-ship")
    assert not g.rival.has_trade_token and g.nothing_pending


def test_pirate_ship_sinks_no_other_pirate_ship_and_nothing_without_trade_ships() -> None:
    me: dict[str, Any] = dict(hand="pirate-ship", resources="lumber, wool")
    g = gold(me=me, rival=dict(built="pirate-ship"))
    g.me("build pirate-ship", "site 0 above")
    assert g.rival.built == "pirate-ship" and g.nothing_pending


def test_pirate_ship_does_not_trouble_irmgard() -> None:
    g = scenario(
        me=dict(hand="pirate-ship", resources="lumber, wool"),
        rival=dict(built="irmgard-keeper-of-the-light, gold-ship"),
        mode="duel",
    )
    g.me("build pirate-ship", "site 0 above")
    assert g.rival.resources == "" and g.discard == "gold-ship" and g.nothing_pending


def test_pirate_ship_brings_one_gold_in_a_plentiful_harvest() -> None:
    g = gold(me=dict(built="pirate-ship, pirate-ship")).roll(6, "harvest")
    g.me("ore").rival("ore")
    assert g.me.resources == "1 grain, 1 ore, 2 gold" and g.nothing_pending


# City expansions


def test_harbor_is_worth_a_victory_point_with_three_trade_ships() -> None:
    g = gold(me=dict(cities=1, built="harbor", commerce=2))
    assert g.me.points == 4 and g.me.commerce == 3 and g.me.has_trade_token
    g = gold(me=dict(cities=1, built="harbor", commerce=3))
    assert g.me.points == 5 and g.me.commerce == 4
    g.me("remove", "brick-ship")
    assert g.me.points == 4


def test_harbor_does_not_count_pirate_ships() -> None:
    g = gold(me=dict(cities=2, built="harbor, pirate-ship, brick-ship, ore-ship"))
    assert g.me.points == 5 and g.me.commerce == 3


def test_merchant_guild_is_built_from_the_open_stack_and_only_once() -> None:  # RULINGS O-54
    g = gold(me=dict(cities=2, resources="all"))
    g.me("build merchant-guild", "site 0 above")
    assert g.me.points == 5 and g.me.commerce == 2 and g.face_up == "merchant-guild"
    assert not g.offers("build merchant-guild")
    assert "only one" in why_not(g, "merchant-guild")


def test_merchant_guild_returns_to_the_open_stack_when_its_owner_removes_it() -> None:
    g = gold(me=dict(cities=1, built="merchant-guild, staple-house"))
    g.me("remove", "merchant-guild")
    assert g.face_up == "merchant-guild, merchant-guild" and g.discard == ""
    assert g.me.built == "staple-house" and g.nothing_pending


def test_merchant_guild_goes_back_to_the_open_stack_after_a_feud() -> None:
    g = gold(me=dict(strength=3), rival=dict(cities=1, built="merchant-guild"))
    g.event("feud")
    assert g.face_up == "merchant-guild, merchant-guild" and g.nothing_pending


def test_moneylender_takes_up_to_two_resources_in_the_trade_event() -> None:
    me: dict[str, Any] = dict(cities=1, built="moneylender", commerce=3)
    g = gold(me=me, rival=dict(resources="ore, brick")).roll(4, "trade")
    g.me_may("take ore", "take brick", "take gold", "done").me("take ore", "take brick")
    assert g.me.resources == "1 brick, 1 wool, 1 ore" and g.rival.resources == "1 gold"
    assert g.nothing_pending


def test_moneylender_may_be_content_with_less_and_helps_only_the_trade_advantage() -> None:
    me: dict[str, Any] = dict(cities=1, built="moneylender", commerce=3)
    g = gold(me=me, rival=dict(resources="ore, brick")).roll(6, "trade")
    g.me("take ore", "done")
    assert g.me.resources == "1 grain, 1 ore" and g.nothing_pending
    g = gold(me=dict(cities=1, built="moneylender"), rival=dict(resources="ore")).roll(6, "trade")
    assert g.nothing_pending and g.me.resources == "1 grain"


def test_moneylender_takes_no_more_than_the_rival_has_and_i_can_store() -> None:
    me: dict[str, Any] = dict(cities=1, built="moneylender", commerce=3, resources="3 ore")
    g = gold(me=me, rival=dict(resources="2 ore")).roll(6, "trade")
    assert g.me.resources == "1 grain, 3 ore" and g.rival.resources == "3 ore" and g.nothing_pending


@pytest.mark.parametrize("key", [row[0] for row in FACTS])
def test_only_merchant_guild_and_moneylender_are_limited_to_one(key: str) -> None:
    assert BY_KEY[key].once == (key in ("merchant-guild", "moneylender"))


def test_mint_trades_one_gold_for_another_resource_once_per_turn() -> None:
    g = gold(me=dict(cities=1, built="mint", resources="2 gold"))
    g.me("use mint").me_may("brick", "grain", "lumber", "wool", "ore").me("ore")
    assert g.me.resources == "1 ore, 1 gold"
    assert not g.offers("use mint") and g.nothing_pending


def test_mint_works_once_with_each_of_two_and_again_next_turn() -> None:
    g = gold(me=dict(cities=1, built="mint, mint", resources="3 gold"))
    g.me("use mint", "ore", "use mint", "ore")
    assert g.me.resources == "2 ore, 1 gold" and not g.offers("use mint")
    g.me("end", *["stack 0"] * 3, "no").roll(2, "trade").rival("end", *["stack 1"] * 3, "no")
    g.roll(6, "trade")
    assert g.offers("use mint")


def test_mint_needs_gold_and_room_for_something_else() -> None:
    g = gold(me=dict(cities=1, built="mint", resources="3 ore"))
    assert not g.offers("use mint")
    g = gold(me=dict(cities=1, built="mint", resources="all"))
    assert not g.offers("use mint")


def test_salt_silo_adds_a_commerce_point_for_each_trade_ship() -> None:
    g = gold(me=dict(cities=1, built="salt-silo, pirate-ship", commerce=2))
    assert g.me.commerce == 4 and g.me.has_trade_token and g.me.points == 5
    g.me("remove", "brick-ship")
    assert g.me.commerce == 2 and not g.me.has_trade_token
    g = gold(me=dict(cities=1, built="salt-silo"))
    assert g.me.commerce == 0 and g.me.points == 4


def test_staple_house_brings_two_resources_after_its_price_is_paid() -> None:
    me: dict[str, Any] = dict(cities=2, built="merchant-guild", hand="staple-house")
    g = gold(me=dict(me, resources="2 brick, 2 ore, wool"))
    g.me("build staple-house", "site 2 above", "gold", "brick")
    assert g.me.resources == "1 brick, 1 gold" and g.me.points == 6 and g.nothing_pending
    g = gold(me=dict(me, resources="2 brick, ore, wool, gold"))
    assert why_not(g, "staple-house") == "you are short of 1 ore"


def test_staple_house_needs_a_merchant_guild() -> None:
    g = gold(me=dict(cities=2, hand="staple-house", resources="all"))
    assert why_not(g, "staple-house") == "you need a Merchant Guild"


def test_trading_base_adds_a_commerce_point_each_to_marketplace_and_harbor() -> None:
    assert gold(me=dict(cities=1, built="trading-base")).me.commerce == 1
    assert gold(me=dict(cities=1, built="trading-base, marketplace")).me.commerce == 3
    g = gold(me=dict(cities=1, built="trading-base, marketplace, harbor"))
    assert g.me.commerce == 5 and g.me.has_trade_token and g.me.points == 5


# Events


def test_gift_for_the_prince_brings_a_gold_for_each_unit_with_strength() -> None:
    g = gold(
        me=dict(built="austin, harald, pirate-ship, brick-ship"),
        rival=dict(built="candamir"),
    )
    g.event("gift-for-the-prince")
    assert g.me.resources == "2 gold" and g.rival.resources == "1 gold" and g.nothing_pending


def test_gift_for_the_prince_may_go_to_the_gold_cache_and_is_lost_without_room() -> None:
    me: dict[str, Any] = dict(built="austin, gold-cache")
    g = gold(me=me, rival=dict(built="candamir", resources="3 gold"))
    g.event("gift-for-the-prince").me_may("gold-field-1", "gold-cache").me("gold-cache")
    assert g.me.stored("gold-cache") == 1 and g.rival.resources == "3 gold" and g.nothing_pending


def test_trade_ships_race_of_the_gold_set_pays_whoever_has_more_ships() -> None:
    g = gold(me=dict(commerce=1), rival=dict(commerce=2)).event("gold-trade-ships-race")
    g.rival("ore")
    assert g.me.resources == "" and g.rival.resources == "1 ore" and g.nothing_pending
    g = gold(me=dict(commerce=1), rival=dict(commerce=1)).event("gold-trade-ships-race")
    assert g.me("ore").rival("ore").nothing_pending
    assert gold().event("gold-trade-ships-race").nothing_pending


def test_traveling_merchant_of_the_gold_set_sells_up_to_two_resources() -> None:
    g = gold(me=dict(resources="3 gold"), rival=dict(resources="gold"))
    g.event("gold-traveling-merchant").me("ore", "ore").rival("done")
    assert g.me.resources == "2 ore, 1 gold" and g.rival.resources == "1 gold"
    assert g.nothing_pending
