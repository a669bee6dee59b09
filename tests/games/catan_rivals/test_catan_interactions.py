"""RULES 17, with the base box: what happens when several rules meet."""

import pytest
from scenario import scenario

SETTLEMENT = "brick, grain, lumber, wool"


# Settlements


def test_benjamin_played_later_in_the_turn_serves_the_new_regions_too() -> None:
    hand = "benjamin-the-traveling-scholar"
    me = dict(hand=hand, roads="right", resources=SETTLEMENT)
    g = scenario(me=me, mode="progress", at="start", regions="mountains-4, gold-field-2")
    g.roll(4, "trade").me("build settlement right", "keep")
    g.me(f"play {hand}")
    assert g.me.stored("mountains-4") == 1 and g.me.stored("pasture-4") == 2
    assert g.nothing_pending


def test_the_settlement_is_paid_before_the_scout_and_founded_after_it() -> None:
    me = dict(hand="scout", roads="right", resources=SETTLEMENT)
    g = scenario(me=me).me("build settlement right")
    assert g.asked == "settlement.scout" and g.me.resources == "" and g.me.points == 2
    g.me("no")
    assert g.me.points == 3 and g.asked == "settlement.regions"


def test_two_scouts_serve_two_settlements() -> None:
    me = dict(
        hand="scout, scout", roads="left right", resources="2 brick, 2 grain, 2 lumber, 2 wool"
    )
    g = scenario(me=me).me("build settlement left", "play scout", "hills-5", "hills-1")
    g.chance("shuffle 0x1").me("keep").me("build settlement right", "play scout")
    g.me_may(*g.regions)
    g.me("forest-4", "forest-6").chance("shuffle 0x1").me("swap")
    assert g.me.at("region -3 above") == "hills-5" and g.me.at("region 5 above") == "forest-6"
    assert g.discard == "scout, scout" and g.me.points == 4 and g.nothing_pending


# The trade event


@pytest.mark.parametrize(("answers", "left"), [(("ore", "ore"), ""), (("ore", "done"), "1 ore")])
def test_the_moneylender_takes_up_to_two_in_the_trade_event(
    answers: tuple[str, ...], left: str
) -> None:
    me = dict(commerce=3, cities=1, built="moneylender")
    rival = dict(resources="2 ore, 1 brick")
    g = scenario(me=me, rival=rival, mode="gold").roll(3, "trade")
    g.me_may("take brick", "take lumber", "take ore", "done").me(*answers)
    assert g.rival.resources == "1 brick, 1 lumber" + (f", {left}" if left else "")
    assert g.nothing_pending


def test_the_moneylender_of_the_rival_without_the_advantage_does_nothing() -> None:
    me = dict(commerce=3, resources="2 ore")
    g = scenario(me=me, rival=dict(cities=1, built="moneylender"), mode="gold").roll(6, "trade")
    assert g.me.resources == "1 grain, 3 ore" and g.rival.resources == "" and g.nothing_pending


# A card that comes back in the same turn is a new one


def test_a_card_rebuilt_in_the_same_turn_has_a_fresh_limit() -> None:
    me = dict(
        hand="guido-the-ambassador",
        cities=1,
        built="mint",
        resources="3 gold, brick, 2 lumber, 2 ore",
    )
    rival = dict(cities=2, strength=3)
    g = scenario(me=me, rival=rival, mode="duel").me("use mint", "wool")
    assert not g.offers("use mint")
    g.me("remove", "mint").me("play guido-the-ambassador", "mint").me("build mint", "site 0 above")
    assert g.offers("use mint") and g.me.built == "mint"


# Where cards go (RULES 12, RULINGS O-5)


def test_an_open_card_lost_to_an_event_goes_back_to_the_open_stack() -> None:
    rival = dict(cities=1, built="merchant-guild")
    g = scenario(me=dict(strength=3), rival=rival, mode="gold").event("feud")
    assert g.rival.built == "" and g.face_up == "merchant-guild, merchant-guild"
    assert g.nothing_pending


def test_in_the_duel_it_goes_under_the_stack_with_its_back() -> None:
    rival = dict(cities=1, built="merchant-guild")
    g = scenario(me=dict(strength=3), rival=rival, mode="duel").event("feud")
    assert g.stack(3)[-1] == "merchant-guild" and g.face_up == "" and g.nothing_pending


# Events and what has changed before them


def test_the_harvest_comes_after_a_production_that_filled_a_region() -> None:
    g = scenario(me=dict(stored={"fields-6": 2})).roll(6, "harvest")
    assert "region 3 above" not in g.options and g.me.stored("fields-6") == 3


def test_brigands_come_before_the_marketplace() -> None:
    me = dict(built="marketplace", resources="3 brick, 3 grain, 3 lumber, 3 gold")
    g = scenario(me=me, rival=dict(right="fields-3 gold-field-3")).roll(3, "brigands")
    assert g.me.resources == "3 brick, 3 grain, 3 lumber, 1 gold" and g.nothing_pending


def test_both_marketplaces_may_serve_in_different_turns_but_never_both_at_once() -> None:
    me = dict(built="marketplace", right="mountains-2 hills-1")
    g = scenario(me=me, rival=dict(built="marketplace", right="fields-3 gold-field-3"))
    g.roll(2, "trade").rival_may("ore", "lumber").rival("ore")
    g.roll(3, "trade").me_may("grain", "gold", "lumber").me("gold")
    assert g.nothing_pending


def test_a_token_changes_hands_inside_an_event() -> None:
    me = dict(built="toll-bridge, marketplace, gold-ship")
    g = scenario(me=me, rival=dict(strength=3))
    assert g.me.has_trade_token and g.me.points == 3
    g.event("feud").me("toll-bridge", "stack 0")
    assert not g.me.has_trade_token and g.me.points == 2
