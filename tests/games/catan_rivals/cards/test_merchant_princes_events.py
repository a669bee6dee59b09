"""The four events of the Era of Merchant Princes."""

from typing import Any

import pytest
from scenario import scenario
from test_merchant_princes import CLOTH, PAPER, princes, turned

LAND = ("forest-2", "hills-3", "gold-field-1", "pasture-4", "fields-6", "mountains-5")
IRMGARD = "irmgard-keeper-of-the-light"


# The Capricious Sea


@pytest.mark.parametrize("number", [1, 4])
def test_o_33_capricious_sea_brings_a_resource_for_each_ship_by_this_turns_number(
    number: int,
) -> None:
    me: dict[str, Any] = dict(built="brick-ship, large-trade-ship")
    g = princes(me=me, rival=dict(commerce=1), production=number).event("capricious-sea")
    g.me_may(*LAND).me("ore", "gold").rival("wool")
    assert g.me.resources == "1 ore, 1 gold" and g.rival.resources == "1 wool"
    assert g.me.built == "brick-ship, large-trade-ship" and g.nothing_pending


def test_capricious_sea_brings_no_more_than_finds_room_and_nothing_without_ships() -> None:
    stored = {"forest-2": 3, "hills-3": 3, "gold-field-1": 3, "fields-6": 3, "mountains-5": 3}
    me: dict[str, Any] = dict(commerce=3, stored={**stored, "pasture-4": 2})
    g = princes(me=me, production=1).event("capricious-sea")
    assert g.me.stored("pasture-4") == 3 and g.rival.resources == "" and g.nothing_pending


@pytest.mark.parametrize("number", [5, 6])
def test_o_33_capricious_sea_sinks_a_ship_of_each_player_with_a_high_number(number: int) -> None:
    me: dict[str, Any] = dict(built="brick-ship, large-trade-ship, abbey")
    rival = dict(built="merchant-princes-pirate-ship, gold-ship")
    g = princes(me=me, rival=rival, production=number).event("capricious-sea")
    g.me_may("brick-ship", "large-trade-ship").me("large-trade-ship")
    g.me_may("stack 0", "stack 1", "stack 2").me("stack 1").rival("stack 0")
    assert g.me.built == "brick-ship, abbey" and g.stack(1)[-1] == "large-trade-ship"
    assert g.rival.built == "merchant-princes-pirate-ship" and g.stack(0)[-1] == "gold-ship"
    assert g.nothing_pending


def test_capricious_sea_spares_whoever_has_a_lighthouse_only() -> None:
    me: dict[str, Any] = dict(cities=1, built="lighthouse, brick-ship")
    g = princes(me=me, rival=dict(commerce=1), production=6).event("capricious-sea")
    g.rival("stack 2")
    assert g.me.built == "lighthouse, brick-ship" and g.rival.built == "" and g.nothing_pending


def test_capricious_sea_is_no_matter_for_those_without_trade_ships() -> None:
    g = princes(production=6).event("capricious-sea")
    assert g.nothing_pending and g.events[-1] == "capricious-sea"


def test_capricious_sea_irmgard_consoles_whoever_loses_a_ship() -> None:
    g = scenario(
        me=dict(built=f"brick-ship, {IRMGARD}"),
        mode="duel",
        sets=["turmoil", "merchant-princes", "gold"],
        production=5,
    )
    g.event("capricious-sea").me("stack 0").me("ore")
    assert g.me.built == IRMGARD and g.me.resources == "1 ore" and g.nothing_pending


# The Fortunate Trade Voyage


def test_fortunate_trade_voyage_brings_each_up_to_two_of_one_ships_resource() -> None:
    me: dict[str, Any] = dict(built="brick-ship, ore-ship")
    g = princes(me=me, rival=dict(built="wool-ship")).event("fortunate-trade-voyage")
    g.me_may("brick-ship", "ore-ship").me("ore-ship").me_may("mountains-5", "done").me("ore", "ore")
    g.rival("wool", "done")
    assert g.me.resources == "2 ore" and g.rival.resources == "1 wool" and g.nothing_pending


def test_fortunate_trade_voyage_a_large_ship_trades_with_a_region_left_or_right_of_it() -> None:
    me: dict[str, Any] = dict(built="large-trade-ship at site 0 below", right="pasture-5 forest-6")
    g = princes(me=me).event("fortunate-trade-voyage")
    g.me_may("hills-3", "pasture-4").me("pasture-4").me_may("pasture-4", "pasture-5", "done")
    g.me("pasture-5", "pasture-4")
    assert g.me.resources == "2 wool" and g.nothing_pending


def test_fortunate_trade_voyage_what_finds_no_room_is_lost() -> None:
    me: dict[str, Any] = dict(built="ore-ship", resources="2 ore")
    g = princes(me=me, rival=dict(built="wool-ship", resources="3 wool"))
    g.event("fortunate-trade-voyage").me("ore")
    assert g.me.resources == "3 ore" and g.rival.resources == "3 wool" and g.nothing_pending


def test_fortunate_trade_voyage_brings_nothing_without_a_trade_ship() -> None:
    g = princes(me=dict(built="merchant-princes-pirate-ship")).event("fortunate-trade-voyage")
    assert g.me.resources == "" and g.nothing_pending


# The Hour of the Master Merchants


def test_hour_of_the_master_merchants_turns_every_residence_up() -> None:
    g = princes(me=dict(cities=1, built=CLOTH), rival=dict(cities=1, built=PAPER))
    turned(g, CLOTH, 2).event("hour-of-the-master-merchants")
    assert g.me.stored(CLOTH) == 3 and g.me.commerce == 3 and g.me.has_trade_token
    assert g.rival.stored(PAPER) == 1 and g.rival.commerce == 1
    assert g.me.resources == g.rival.resources == "" and g.nothing_pending


def test_hour_of_the_master_merchants_the_highest_side_brings_its_region_a_resource() -> None:
    me: dict[str, Any] = dict(cities=1, built=f"{CLOTH} at beside 5 above, {PAPER}")
    me["right"] = "pasture-5 forest-6"
    g = turned(princes(me=dict(me, stored={"pasture-5": 2})), CLOTH, 3)
    g.event("hour-of-the-master-merchants")
    assert g.me.stored("pasture-5") == 3 and g.me.stored("pasture-4") == 0
    assert g.me.stored(CLOTH) == 3 and g.me.stored(PAPER) == 1
    g.event("hour-of-the-master-merchants")
    assert g.me.stored("pasture-5") == 3 and g.me.stored(PAPER) == 2 and g.nothing_pending


def test_hour_of_the_master_merchants_may_end_the_game_in_the_winners_own_turn_only() -> None:
    me: dict[str, Any] = dict(cities=4, left="forest-6 hills-1, forest-4 hills-5")
    me["built"] = f"{PAPER}, commercial-harbor, craft-guild, lighthouse"
    g = turned(princes(me=me, turn=1), PAPER, 2).event("hour-of-the-master-merchants")
    assert g.me.points == 12 and g.winner == "" and g.nothing_pending
    g = turned(princes(me=me), PAPER, 2)
    assert g.me.points == 11 and g.nothing_pending
    g.event("hour-of-the-master-merchants")
    assert g.winner == "me" and g.asks == "nobody"
