"""The action cards of the Era of Merchant Princes."""

from typing import Any

from scenario import Scenario, scenario
from test_merchant_princes import princes, why_not

GERO, HERGILD = "gero-the-master-merchant", "hergild-the-master-merchant"
MARITIME, RETREAT = "maritime-trade-monopoly", "tactical-retreat"
ALL_REGIONS = ("forest-2", "hills-3", "gold-field-1", "pasture-4", "fields-6", "mountains-5")
NO_SPOILS = "your rival has no resource that you could store"


# Gifts


def test_gero_brings_one_or_two_resources() -> None:
    g = princes(me=dict(hand=GERO, commerce=2))
    g.me(f"play {GERO}").me_may(*ALL_REGIONS).me("ore").me_may(*ALL_REGIONS, "done").me("gold")
    assert g.me.resources == "1 ore, 1 gold" and g.discard == GERO and g.nothing_pending
    g = princes(me=dict(hand=GERO, commerce=2))
    g.me(f"play {GERO}", "ore", "done")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_o_62_gero_needs_two_trade_ships_and_room() -> None:
    assert why_not(princes(me=dict(hand=GERO, commerce=1)), GERO) == "you need 2 trade ships"
    g = princes(me=dict(hand=GERO, commerce=2, resources="all"))
    assert why_not(g, GERO) == "you have no room for a resource"


def test_guild_master_brings_up_to_two_resources() -> None:
    me: dict[str, Any] = dict(hand="guild-master", cities=1, built="craft-guild")
    g = princes(me=me)
    g.me("play guild-master").me_may(*ALL_REGIONS, "done").me("wool", "wool")
    assert g.me.resources == "2 wool" and g.discard == "guild-master" and g.nothing_pending
    g = princes(me=me).me("play guild-master", "done")
    assert g.me.resources == "" and g.nothing_pending


def test_o_62_guild_master_needs_a_craft_guild_and_room() -> None:
    g = princes(me=dict(hand="guild-master", cities=1))
    assert why_not(g, "guild-master") == "you need a Craft Guild"
    me: dict[str, Any] = dict(hand="guild-master", cities=1, built="craft-guild")
    g = princes(me=dict(me, resources="all"))
    assert why_not(g, "guild-master") == "you have no room for a resource"


# Hergild


def test_o_9_hergild_trades_the_resource_of_one_chosen_ship_one_for_one_this_turn() -> None:
    me: dict[str, Any] = dict(hand=HERGILD, built="brick-ship, ore-ship")
    g = princes(me=dict(me, resources="2 brick, ore"))
    assert not g.offers(f"use {HERGILD}")
    g.me(f"play {HERGILD}").me_may("brick-ship", "ore-ship").me("brick-ship")
    g.me(f"use {HERGILD}", "gold", f"use {HERGILD}", "wool")
    assert g.me.resources == "1 wool, 1 ore, 1 gold" and g.discard == HERGILD
    assert not g.offers(f"use {HERGILD}") and g.nothing_pending


def test_hergild_is_gone_when_the_turn_is_over() -> None:
    me: dict[str, Any] = dict(hand=HERGILD, built="brick-ship, ore-ship", resources="3 brick")
    g = princes(me=me).me(f"play {HERGILD}", "brick-ship")
    assert g.offers(f"use {HERGILD}")
    g.me("end", *["stack 0"] * 3, "no").roll(6, "trade")
    assert not g.offers(f"use {HERGILD}")


def test_hergild_the_region_that_gives_is_chosen() -> None:
    me: dict[str, Any] = dict(hand=HERGILD, built="brick-ship, ore-ship", right="hills-1 forest-6")
    g = princes(me=dict(me, stored={"hills-3": 1, "hills-1": 1}))
    g.me(f"play {HERGILD}", "brick-ship", f"use {HERGILD}")
    g.me_may("hills-3", "hills-1").me("hills-1").me("ore")
    assert g.me.stored("hills-3") == 1 and g.me.resources == "1 brick, 1 ore" and g.nothing_pending


def test_hergild_trades_for_other_resources_only_and_needs_room_for_them() -> None:
    me: dict[str, Any] = dict(hand=HERGILD, built="brick-ship, ore-ship")
    g = princes(me=dict(me, resources="all")).me(f"play {HERGILD}", "brick-ship")
    assert not g.offers(f"use {HERGILD}")
    g = princes(me=dict(me, resources="brick")).me(f"play {HERGILD}", "brick-ship")
    g.me(f"use {HERGILD}").me_may(*[place for place in ALL_REGIONS if place != "hills-3"])


def test_hergild_needs_a_harbor_or_two_ships_and_always_a_common_one() -> None:
    words = "you need a Commercial Harbor or 2 trade ships"
    assert why_not(princes(me=dict(hand=HERGILD, commerce=1)), HERGILD) == words
    me: dict[str, Any] = dict(hand=HERGILD, cities=1)
    g = princes(me=dict(me, built="commercial-harbor, large-trade-ship"))
    assert why_not(g, HERGILD) == "you need a trade ship that trades one kind of resource"
    g = princes(me=dict(me, built="commercial-harbor, brick-ship"))
    g.me(f"play {HERGILD}")
    assert g.state.notes == [("hergild", 0)] and g.nothing_pending


def with_hergild_again(resources: str) -> Scenario:
    """Hergild was played for bricks and, taken back by Guido, is played for wool."""
    me: dict[str, Any] = dict(hand=f"{HERGILD}, guido-the-ambassador", resources=resources)
    g = scenario(
        me=dict(me, built="brick-ship, wool-ship"),
        rival=dict(cities=1),
        mode="duel",
        sets=["merchant-princes", "progress", "gold"],
    )
    g.me(f"play {HERGILD}", "brick-ship", "play guido-the-ambassador", HERGILD)
    return g.me(f"play {HERGILD}", "wool-ship")


def test_hergild_played_twice_trades_both_kinds() -> None:
    g = with_hergild_again("brick, wool")
    assert g.options.count(f"use {HERGILD}") == 1
    g.me(f"use {HERGILD}").me_may("hills-3", "pasture-4").me("wool").me("ore")
    assert g.me.resources == "1 brick, 1 ore" and g.nothing_pending


def test_o_87_hergild_played_twice_trades_twelve_times_a_turn_at_most() -> None:
    g = with_hergild_again("brick")
    for n in range(12):
        g.me(f"use {HERGILD}", "wool" if n % 2 == 0 else "brick")
    assert g.me.resources == "1 brick" and not g.offers(f"use {HERGILD}") and g.nothing_pending


def test_o_87_hergild_cannot_be_played_when_all_trades_of_the_turn_are_done() -> None:
    g = princes(me=dict(hand=HERGILD, commerce=2, resources="brick"))
    g.state.notes.append(("hergild-trades", 12))
    g.do("end_of", 0, HERGILD)
    assert why_not(g, HERGILD) == "you have traded one for one 12 times this turn"


# Attacks


def test_maritime_trade_monopoly_takes_one_resource_for_each_ship_more_at_most_two() -> None:
    me: dict[str, Any] = dict(hand=MARITIME, commerce=3)
    g = princes(me=me, rival=dict(commerce=2, resources="2 ore, wool"))
    g.me(f"play {MARITIME}").me_may("take ore", "take wool").me("take ore")
    assert g.me.resources == "1 ore" and g.discard == MARITIME and g.nothing_pending
    g = princes(me=me, rival=dict(resources="2 ore, wool")).me(f"play {MARITIME}", "take ore")
    g.me_may("take ore", "take wool").me("take ore")
    assert g.me.resources == "2 ore" and g.rival.resources == "1 wool" and g.nothing_pending


def test_maritime_trade_monopoly_the_rival_chooses_the_region_and_i_the_place() -> None:
    me: dict[str, Any] = dict(hand=MARITIME, commerce=1, right="hills-1 forest-6")
    rival: dict[str, Any] = dict(right="hills-5 forest-4", stored={"hills-2": 1, "hills-5": 1})
    g = princes(me=me, rival=rival).me(f"play {MARITIME}")
    g.rival_may("hills-2", "hills-5").rival("hills-5").me_may("hills-3", "hills-1").me("hills-1")
    assert g.me.stored("hills-1") == 1 and g.rival.stored("hills-2") == 1 and g.nothing_pending


def test_maritime_trade_monopoly_takes_what_there_is_and_what_can_be_stored() -> None:
    me: dict[str, Any] = dict(hand=MARITIME, commerce=3, resources="2 ore")
    g = princes(me=me, rival=dict(resources="3 ore")).me(f"play {MARITIME}")
    assert g.me.resources == "3 ore" and g.rival.resources == "2 ore" and g.nothing_pending


def test_maritime_trade_monopoly_needs_more_ships_and_something_to_take() -> None:
    me: dict[str, Any] = dict(hand=MARITIME, commerce=2)
    g = princes(me=me, rival=dict(commerce=2, resources="ore"))
    assert why_not(g, MARITIME) == "you need more trade ships than your rival"
    assert why_not(princes(me=me), MARITIME) == NO_SPOILS
    # RULINGS O-78: what cannot be stored is no reason to play it.
    g = princes(me=dict(me, resources="3 ore"), rival=dict(resources="ore"))
    assert why_not(g, MARITIME) == NO_SPOILS


def test_mendicants_get_one_resource_of_the_rival_with_the_trade_advantage() -> None:
    me: dict[str, Any] = dict(hand="mendicants", cities=2)
    g = princes(me=me, rival=dict(commerce=3, resources="2 ore, wool"))
    g.me("play mendicants").me_may("take ore", "take wool").me("take wool")
    assert g.me.resources == "1 wool" and g.discard == "mendicants" and g.nothing_pending


def test_mendicants_get_up_to_two_if_the_rival_has_more_victory_points() -> None:
    g = princes(me=dict(hand="mendicants"), rival=dict(commerce=3, resources="2 ore, wool"))
    g.me("play mendicants", "take ore").me_may("take ore", "take wool", "done").me("take wool")
    assert g.me.resources == "1 wool, 1 ore" and g.rival.resources == "1 ore" and g.nothing_pending
    g = princes(me=dict(hand="mendicants"), rival=dict(commerce=3, resources="2 ore, wool"))
    g.me("play mendicants", "take ore", "done")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_mendicants_the_rival_chooses_the_region_and_i_the_place() -> None:
    me: dict[str, Any] = dict(hand="mendicants", cities=2, right="hills-1 forest-6")
    rival: dict[str, Any] = dict(commerce=3, left="hills-5 forest-4")
    g = princes(me=me, rival=dict(rival, stored={"hills-2": 1, "hills-5": 1}))
    g.me("play mendicants").rival_may("hills-2", "hills-5").rival("hills-2")
    g.me_may("hills-3", "hills-1").me("hills-3")
    assert g.rival.stored("hills-5") == 1 and g.me.stored("hills-3") == 1 and g.nothing_pending


def test_mendicants_need_a_rival_with_the_trade_advantage_and_resources() -> None:
    g = princes(me=dict(hand="mendicants"), rival=dict(commerce=2, resources="ore"))
    assert why_not(g, "mendicants") == "your rival does not have the trade advantage"
    g = princes(me=dict(hand="mendicants"), rival=dict(commerce=3))
    assert why_not(g, "mendicants") == NO_SPOILS


def test_tactical_retreat_trades_a_building_abroad_for_a_resource_of_the_rival_and_one_more() -> (
    None
):
    g = princes(me=dict(hand=RETREAT, built="brigand-camp"), rival=dict(resources="ore, wool"))
    g.me(f"play {RETREAT}").me_may("take ore", "take wool").me("take ore")
    g.me_may(*ALL_REGIONS).me("gold")
    assert g.me.resources == "1 ore, 1 gold" and g.rival.resources == "1 wool"
    assert g.discard == f"{RETREAT}, brigand-camp" and g.rival.at("road 1") == ""
    assert g.nothing_pending


def test_tactical_retreat_i_choose_which_building_goes() -> None:
    me: dict[str, Any] = dict(hand=RETREAT, cities=1)
    me["built"] = "commercial-harbor, brigand-camp, trading-station"
    g = princes(me=me, rival=dict(cities=1, resources="ore"))
    g.me(f"play {RETREAT}").me_may("abroad brigand-camp", "abroad trading-station")
    g.me("abroad trading-station").me("gold")
    assert g.rival.at("road 1") == "brigand-camp" and g.me.resources == "1 ore, 1 gold"
    assert g.discard == f"{RETREAT}, trading-station" and g.nothing_pending


def test_tactical_retreat_the_rival_chooses_the_region_and_i_the_place() -> None:
    me: dict[str, Any] = dict(hand=RETREAT, built="brigand-camp", right="hills-1 forest-6")
    rival: dict[str, Any] = dict(right="hills-5 forest-4", stored={"hills-2": 1, "hills-5": 1})
    g = princes(me=me, rival=rival).me(f"play {RETREAT}")
    g.rival_may("hills-2", "hills-5").rival("hills-5").me_may("hills-3", "hills-1").me("hills-1")
    g.me("ore")
    assert g.me.stored("hills-1") == 1 and g.rival.stored("hills-2") == 1 and g.nothing_pending


def test_tactical_retreat_needs_a_building_abroad_and_something_to_take() -> None:
    g = princes(me=dict(hand=RETREAT, built="abbey"), rival=dict(resources="ore"))
    assert why_not(g, RETREAT) == "you have no building in your rival's principality"
    g = princes(me=dict(hand=RETREAT, built="brigand-camp"))
    assert why_not(g, RETREAT) == NO_SPOILS


def test_trade_monopoly_takes_up_to_three_of_one_kind_and_gives_one_resource_back() -> None:
    me: dict[str, Any] = dict(hand="trade-monopoly", cities=1, built="commercial-harbor")
    g = princes(me=dict(me, resources="wool"), rival=dict(resources="3 ore, brick"))
    g.me("play trade-monopoly").me_may("take ore", "take brick").me("take ore")
    g.me_may("number 1", "number 2", "number 3").me("number 3")
    g.me_may("pasture-4", "mountains-5").me("wool")
    assert g.me.resources == "3 ore" and g.rival.resources == "1 brick, 1 wool"
    assert g.discard == "trade-monopoly" and g.nothing_pending


def test_trade_monopoly_may_take_less_and_give_back_what_it_took() -> None:
    me: dict[str, Any] = dict(hand="trade-monopoly", cities=1, built="commercial-harbor")
    g = princes(me=me, rival=dict(resources="3 ore"))
    g.me("play trade-monopoly", "number 1")
    assert g.me.resources == "" and g.rival.resources == "3 ore" and g.nothing_pending


def test_trade_monopoly_takes_no_more_than_there_is_or_can_be_stored() -> None:
    me: dict[str, Any] = dict(hand="trade-monopoly", cities=1, built="commercial-harbor")
    g = princes(me=dict(me, resources="2 ore"), rival=dict(resources="3 ore"))
    g.me("play trade-monopoly")
    assert g.me.resources == "2 ore" and g.rival.resources == "3 ore"
    g = princes(me=me, rival=dict(resources="ore")).me("play trade-monopoly")
    assert g.rival.resources == "1 ore" and g.nothing_pending


def test_o_25_trade_monopoly_gives_back_something_that_fits() -> None:
    me: dict[str, Any] = dict(hand="trade-monopoly", cities=1, built="commercial-harbor")
    rival: dict[str, Any] = dict(resources="3 ore, 3 wool")
    g = princes(me=dict(me, resources="brick, 3 wool"), rival=rival)
    g.me("play trade-monopoly", "number 2")  # wool would find no room here or there
    g.me_may("hills-3", "mountains-5").me("hills-3")
    assert g.me.resources == "3 wool, 2 ore" and g.rival.resources == "1 brick, 3 wool, 1 ore"
    assert g.nothing_pending


def test_trade_monopoly_the_rival_chooses_the_regions_and_i_the_places() -> None:
    me: dict[str, Any] = dict(hand="trade-monopoly", cities=1, built="commercial-harbor")
    me["right"] = "hills-1 forest-6"
    rival: dict[str, Any] = dict(right="hills-5 forest-4", stored={"hills-2": 1, "hills-5": 1})
    g = princes(me=me, rival=rival).me("play trade-monopoly", "number 1")
    g.rival_may("hills-2", "hills-5").rival("hills-5").me_may("hills-3", "hills-1").me("hills-1")
    g.rival_may("hills-2", "hills-5").rival("hills-2")
    assert g.rival.stored("hills-2") == 2 and g.me.resources == "" and g.nothing_pending


def test_trade_monopoly_needs_a_commercial_harbor_and_something_to_take() -> None:
    g = princes(me=dict(hand="trade-monopoly", cities=1), rival=dict(resources="ore"))
    assert why_not(g, "trade-monopoly") == "you need a Commercial Harbor"
    me: dict[str, Any] = dict(hand="trade-monopoly", cities=1, built="commercial-harbor")
    assert why_not(princes(me=me), "trade-monopoly") == NO_SPOILS
