"""The expansions of the Era of Intrigue: prices and points, what they do and what they do not."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT
from rivalry.games.catan_rivals.place import cell

CARDS_OF_THE_SET = (
    *("red-light-tavern", "abbey-brewery", "reiner-the-miller", "great-thingstead"),
    *("odins-fountain", "pilgrimage-site", "godfrey-the-intriguer", "master-of-the-brotherhood"),
    *("bishops-see", "church", "odins-temple", "sacrificial-site"),
    *("bran-defender-of-the-temple", "judith-guardian-of-the-church"),
    # Their tests stand in test_intrigue_actions.py.
    *("bishop", "michael-the-master-builder", "missionary", "odins-priest"),
    *("priestess-of-the-norns", "good-neighbors", "religious-dispute"),
)
GODFREY = "godfrey-the-intriguer"
MASTER = "master-of-the-brotherhood"
BRAN = "bran-defender-of-the-temple"
JUDITH = "judith-guardian-of-the-church"
MILLER = "reiner-the-miller"


def intrigue(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="intrigue", **more)


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


def ask_again(g: Scenario) -> Scenario:
    """After something was changed by hand, the pending question is put anew."""
    g.state.decision = None
    g.state.run()
    return g


def without_stacks(g: Scenario) -> Scenario:
    """All draw stacks are empty."""
    for stack in g.state.stacks:
        stack.clear()
    return ask_again(g)


def test_o_55_the_set_has_28_cards_two_stacks_of_ten_four_open_cards_and_four_events() -> None:
    mine = [card for card in CARDS if card.set == "intrigue"]
    assert tuple(card.key for card in mine) == CARDS_OF_THE_SET
    assert sum(card.copies for card in mine) == 28
    g = intrigue()
    assert [len(stack) for stack in g.state.stacks] == [12, 12, 12, 10, 10]
    assert g.face_up == "church, church, odins-temple, odins-temple"
    assert sum(card.copies for card in mine if card.kind == EVENT) == 4
    assert len(g.state.events) == 13 and g.state.mode.goal == 12
    g = scenario(mode="duel", sets=["gold", "intrigue", "progress"])
    assert [len(stack) for stack in g.state.stacks] == [12, 12, 12, 12, 13, 14]


# The Red Light Tavern


def test_red_light_tavern_is_built_on_a_road_of_the_rival() -> None:
    me = dict(hand="red-light-tavern", resources="grain, lumber")
    g = intrigue(me=me, rival=dict(roads="left"))
    g.me("build red-light-tavern")
    assert g.asked == "build.abroad"
    g.me_may("road -1", "road 1").me("road 1")
    assert g.rival.at("road 1") == "red-light-tavern" and g.me.at("road 1") == ""
    assert g.me.resources == "" and g.me.built == "" and g.rival.built == "" and g.nothing_pending


def test_red_light_tavern_leaves_units_at_both_ends_one_strength_point_each() -> None:
    rival = dict(
        right="hills-5 forest-4",
        built="candamir at site 0 above, harald at site 2 below, siglind at site 4 above, "
        "osmund at site 4 below, inga at site 2 above",
    )
    g = intrigue(me=dict(hand="red-light-tavern", resources="grain, lumber"), rival=rival)
    assert g.rival.strength == 4 + 2 + 2 + 2 + 1 and g.rival.has_hero_token
    g.me("build red-light-tavern", "road 1")
    # Candamir and Harald shrink to 1 each, Inga has no more; those at the far end are as before.
    assert g.rival.strength == 1 + 1 + 2 + 2 + 1 and g.nothing_pending
    assert g.rival.skill == 1 + 1 + 3 + 2 + 3
    sources = g.state.view(1)["princes"][1]["sources"]["strength"]
    assert ["red-light-tavern", -4] in sources


def test_red_light_tavern_can_take_the_strength_advantage_away_at_once() -> None:
    me = dict(hand="red-light-tavern", resources="grain, lumber")
    g = intrigue(me=me, rival=dict(built="candamir at site 0 above"))
    assert g.rival.has_hero_token and g.rival.points == 3
    g.me("build red-light-tavern")
    assert not g.rival.has_hero_token and g.rival.points == 2 and g.nothing_pending


def test_red_light_tavern_cannot_be_built_against_three_heroines() -> None:
    me = dict(hand="red-light-tavern", resources="grain, lumber")
    rival = dict(cities=1, built=f"inga, siglind, church, {JUDITH}")
    g = intrigue(me=me, rival=rival)
    assert why_not(g, "red-light-tavern") == "your rival has 3 heroines"
    g = intrigue(me=me, rival=dict(built="inga, siglind"))
    assert g.offers("build red-light-tavern")


def test_red_light_tavern_needs_a_free_road_of_the_rival() -> None:
    me = dict(hand="red-light-tavern", resources="grain, lumber")
    g = intrigue(me=dict(me, hand="red-light-tavern"), rival=dict(roads="left"))
    for x in g.rival.roads:
        g.state.princes[1].grid[cell(x, 0)] = 0  # something stands there
    ask_again(g)
    assert why_not(g, "red-light-tavern") == "your rival has no road that is free for it"


def test_red_light_tavern_leaves_when_the_rival_has_a_third_heroine() -> None:
    me = dict(hand="red-light-tavern", resources="grain, lumber")
    rival = dict(hand="siglind", cities=1, built=f"inga, church, {JUDITH}", resources="all")
    g = intrigue(me=me, rival=rival).me("build red-light-tavern")
    assert g.rival.at("road 1") == "red-light-tavern"
    g.state.turn = 1
    g.do("build_card", 1, "siglind").rival("site 2 above")
    assert g.rival.at("road 1") == "" and g.discard == "red-light-tavern"
    assert g.rival.strength == 3


def test_red_light_tavern_is_removed_by_its_owner_alone() -> None:
    g = intrigue(me=dict(hand="red-light-tavern", resources="grain, lumber"), rival={})
    g.me("build red-light-tavern", "remove").me_may("abroad red-light-tavern")
    g.me("abroad red-light-tavern")
    assert g.discard == "red-light-tavern" and g.rival.at("road 1") == "" and g.nothing_pending
    g = intrigue(me=dict(hand="red-light-tavern", resources="grain, lumber"))
    g.me("build red-light-tavern", "end")
    while g.asks == "me":
        g.me(g.options[-1])
    g.roll(1, "trade")
    assert not g.offers("remove")


# Beside fields


def test_abbey_brewery_is_free_starts_empty_and_stands_beside_fields() -> None:
    me = dict(hand="abbey-brewery", cities=1, right="fields-1 forest-4")
    g = intrigue(me=me).me("build abbey-brewery").me_may("beside 3 above", "beside 5 above")
    g.me("beside 5 above")
    assert g.me.at("beside 5 above") == "abbey-brewery"
    assert (g.me.commerce, g.me.strength) == (0, 0) and g.nothing_pending


@pytest.mark.parametrize(("side", "commerce", "strength"), [(1, 2, 0), (2, 1, 1), (3, 0, 2)])
def test_abbey_brewery_is_turned_to_any_side_for_two_grain(
    side: int, commerce: int, strength: int
) -> None:
    g = intrigue(me=dict(cities=1, built="abbey-brewery", stored={"fields-6": 3}))
    g.me("use abbey-brewery").me_may("side 1", "side 2", "side 3").me(f"side {side}")
    assert (g.me.commerce, g.me.strength) == (commerce, strength)
    assert g.me.stored("fields-6") == 1 and not g.offers("use abbey-brewery")
    assert g.nothing_pending


def test_o_88_abbey_brewery_turns_back_to_empty_but_never_to_the_side_it_shows() -> None:
    g = intrigue(me=dict(cities=1, built="abbey-brewery", stored={"fields-6": 2}))
    g.me("use abbey-brewery", "side 3")
    g.state.level[g.me._find("fields-6")] = 2
    g.me("end")
    while g.state.turns < 3:
        if g.asked == "turn.start":
            g.roll(1, "trade")
        elif g.asks == "me":
            g.me(g.options[-1])
        else:
            g.rival(g.options[-1])
    g.roll(1, "trade").me("use abbey-brewery").me_may("side 0", "side 1", "side 2")
    g.me("side 0")
    assert (g.me.commerce, g.me.strength) == (0, 0) and g.nothing_pending


def test_abbey_brewery_may_be_turned_as_soon_as_it_stands() -> None:
    me = dict(hand="abbey-brewery", cities=1, stored={"fields-6": 3})
    g = intrigue(me=me).me("build abbey-brewery", "use abbey-brewery", "side 2")
    assert (g.me.commerce, g.me.strength) == (1, 1) and g.me.stored("fields-6") == 1
    assert g.nothing_pending


def test_abbey_brewery_is_turned_for_grain_of_its_own_fields_only() -> None:
    me = dict(
        cities=1,
        right="fields-1 forest-4",
        built="abbey-brewery at beside 3 above",
        stored={"fields-6": 1, "fields-1": 3},
    )
    g = intrigue(me=me)
    assert not g.offers("use abbey-brewery")


def test_abbey_brewery_needs_a_city_and_fields_without_an_expansion() -> None:
    g = intrigue(me=dict(hand="abbey-brewery"))
    assert why_not(g, "abbey-brewery") == "you need a city"
    g = intrigue(me=dict(hand="abbey-brewery", cities=1, built=MILLER))
    words = "there is no free place beside a region of yours that yields grain"
    assert why_not(g, "abbey-brewery") == words


def test_reiner_the_miller_trades_two_grain_of_his_fields_for_one_resource_again_and_again() -> (
    None
):
    me = dict(right="fields-1 forest-4", built=f"{MILLER} at beside 5 above")
    g = intrigue(me=dict(me, stored={"fields-1": 3, "fields-6": 3}))
    g.me(f"use {MILLER}").me("ore")
    assert g.me.stored("fields-1") == 1 and g.me.stored("fields-6") == 3
    assert g.me.resources == "4 grain, 1 ore" and not g.offers(f"use {MILLER}")
    assert g.nothing_pending
    g.state.level[g.me._find("fields-1")] = 2
    g.me("trade grain", "fields-6", "fields-6", "fields-6", "ore").me(f"use {MILLER}", "brick")
    assert g.me.resources == "1 brick, 2 ore" and g.nothing_pending


def test_reiner_the_miller_trades_one_to_one_once_a_turn_beside_a_grain_mill() -> None:
    me = dict(built=f"{MILLER}, grain-mill at site 2 above", stored={"fields-6": 3})
    g = intrigue(me=me).me(f"use {MILLER}").me_may("number 1", "number 2")
    g.me("number 1", "ore")
    assert g.me.resources == "2 grain, 1 ore" and g.nothing_pending
    g.me(f"use {MILLER}", "wool")  # once per turn: now two are due, and nothing is asked
    assert g.me.resources == "1 wool, 1 ore" and not g.offers(f"use {MILLER}")
    g = intrigue(me=dict(me, stored={"fields-6": 1})).me(f"use {MILLER}", "gold")
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_reiner_the_miller_gets_nothing_from_a_mill_beside_other_fields() -> None:
    me = dict(
        right="fields-1 forest-4",
        built=f"{MILLER} at beside 5 above, grain-mill at site 2 above",
        stored={"fields-1": 1},
    )
    assert not intrigue(me=me).offers(f"use {MILLER}")


def test_reiner_the_miller_never_trades_without_room_for_something_else() -> None:
    g = intrigue(me=dict(built=MILLER, resources="all"))
    assert not g.offers(f"use {MILLER}")


def test_reiner_the_miller_needs_fields_without_an_expansion() -> None:
    g = intrigue(me=dict(hand=MILLER, cities=1, built="abbey-brewery", resources="gold, grain"))
    words = "there is no free place beside a region of yours that yields grain"
    assert why_not(g, MILLER) == words
    g = intrigue(me=dict(hand=MILLER, resources="gold, grain")).me(f"build {MILLER}")
    assert g.me.at("beside 3 above") == MILLER and g.me.commerce == 1 and g.nothing_pending


# Extraordinary sites


def test_great_thingstead_needs_a_church_and_odins_temple() -> None:
    me = dict(hand="great-thingstead", cities=2, resources="2 grain, 2 lumber, 2 wool")
    assert why_not(intrigue(me=me), "great-thingstead") == "you need a Church"
    g = intrigue(me=dict(me, built="church"))
    assert why_not(g, "great-thingstead") == "you need an Odin's Temple"
    g = intrigue(me=dict(me, built="church, odins-temple"))
    g.me("build great-thingstead", "site 2 above")
    assert g.me.points == 4 + 2 + 2 and g.nothing_pending


@pytest.mark.parametrize("owner", ["me", "rival"])
def test_great_thingstead_forbids_attacks_to_both_players(owner: str) -> None:
    mine, rivals = ("great-thingstead", "") if owner == "me" else ("", "great-thingstead")
    me = dict(hand="bishop", cities=1, built=f"church, {mine}")
    g = intrigue(me=me, rival=dict(built=rivals, resources="gold"))
    assert why_not(g, "bishop") == "a Great Thingstead forbids attacks"


def test_great_thingstead_stops_neither_godfrey_nor_the_bishops_see() -> None:
    me = dict(
        hand="bishops-see",
        cities=2,
        built=f"great-thingstead, church, {GODFREY}",
        resources="3 gold, brick, 2 ore",
    )
    g = intrigue(me=me, rival=dict(built="austin", hand="abbey"))
    assert g.offers(f"use {GODFREY}")
    g.me("build bishops-see", "site 2 below")
    assert g.rival.built == "" and g.nothing_pending


def test_odins_fountain_lets_its_owner_exchange_two_cards_one_after_the_other() -> None:
    me = dict(hand="scout, goldsmith, relocation", built="odins-fountain", resources="3 ore")
    g = intrigue(me=me, at="replenish", stacks={0: "abbey, inga", 3: "missionary"})
    g.me("yes", "scout", "stack 1", "draw", "stack 0")
    assert "abbey" in g.me.hand and g.asked == "exchange"  # I have seen it before I go on
    g.me("yes", "goldsmith", "stack 1", "search", "stack 3").me("missionary")
    assert g.me.hand == "relocation, abbey, missionary" and g.me.resources == "1 ore"
    assert g.asked == "turn.start" and g.asks == "rival"


def test_odins_fountain_lets_its_owner_exchange_one_card_or_none() -> None:
    me = dict(hand="scout, goldsmith, relocation", built="odins-fountain")
    assert intrigue(me=me, at="replenish").me("no").asks == "rival"
    g = intrigue(me=me, at="replenish").me("yes", "scout", "stack 1", "draw", "stack 0", "no")
    assert g.asked == "turn.start" and g.asks == "rival"


def test_only_one_odins_fountain_and_one_pilgrimage_site_may_stand() -> None:
    for key in ("odins-fountain", "pilgrimage-site", "church", "odins-temple", MASTER):
        assert BY_KEY[key].once, key
    g = intrigue(me=dict(cities=1, built="church", resources="all"))
    assert why_not(g, "church") == "you already have a Church, and there may be only one"


def test_pilgrimage_site_refills_the_hand_after_an_attack_on_it() -> None:
    me = dict(hand="odins-priest", cities=1, built="odins-temple")
    rival = dict(hand="scout, abbey, goldsmith", built="pilgrimage-site")
    g = intrigue(me=me, rival=rival, stacks={0: "inga", 3: "missionary"})
    g.me("play odins-priest").rival("scout", "stack 1", "stack 1")
    assert g.asked == "refill.draw"
    g.rival("stack 0").rival("stack 3")
    assert g.rival.hand == "abbey, inga, missionary" and g.discard == "odins-priest"
    assert g.nothing_pending


def test_pilgrimage_site_fills_up_to_the_hand_limit_of_its_owner() -> None:
    me = dict(hand="odins-priest", cities=1, built="odins-temple")
    rival = dict(hand="scout", cities=2, built=f"pilgrimage-site, {MASTER}")
    g = intrigue(me=me, rival=rival)
    g.me("play odins-priest").rival("stack 1", "stack 0", "stack 0", "stack 0", "stack 3")
    assert len(g.state.princes[1].hand) == 4 and g.nothing_pending


def test_pilgrimage_site_does_nothing_when_no_card_is_lost() -> None:
    me = dict(hand="odins-priest", cities=1, built="odins-temple")
    g = intrigue(me=me, rival=dict(hand="abbey", built="pilgrimage-site")).me("play odins-priest")
    assert g.rival.hand == "abbey" and g.nothing_pending


def test_pilgrimage_site_refills_the_hand_after_fraternal_feuds() -> None:
    rival = dict(hand="scout, abbey, goldsmith", built="pilgrimage-site")
    g = intrigue(me=dict(strength=3), rival=rival).event("fraternal-feuds")
    g.me("scout", "stack 0", "abbey", "stack 0").rival("stack 1", "stack 1")
    assert len(g.state.princes[1].hand) == 3 and g.nothing_pending


def test_pilgrimage_site_draws_what_is_possible_from_empty_stacks() -> None:
    me = dict(hand="odins-priest", cities=1, built="odins-temple")
    g = without_stacks(intrigue(me=me, rival=dict(hand="scout", built="pilgrimage-site")))
    g.me("play odins-priest").rival("stack 1").rival_may("stack 1").rival("stack 1")
    assert g.rival.hand == "scout" and g.nothing_pending  # RULINGS O-13: no more than that


def test_extraordinary_sites_are_neither_burnt_nor_removed() -> None:
    sites = "great-thingstead, odins-fountain, pilgrimage-site"
    g = intrigue(me=dict(built="candamir"), rival=dict(built=sites)).event("feud")
    assert g.rival.built == sites and g.nothing_pending
    assert not intrigue(me=dict(cities=1, built=sites)).offers("remove")


def test_pilgrimage_site_does_not_answer_losses_of_its_owners_own_making() -> None:
    me = dict(hand="scout, goldsmith, relocation, abbey", built="pilgrimage-site")
    g = intrigue(me=me, at="replenish").me("abbey", "stack 0", "no")
    assert g.asks == "rival" and g.me.hand == "goldsmith, relocation, scout"


# Godfrey


def godfrey(rival: dict[str, Any], **me: Any) -> Scenario:
    me = dict(built=GODFREY, resources="gold") | me
    return intrigue(me=me, rival=rival).me(f"use {GODFREY}")


def test_godfrey_the_intriguer_takes_a_unit_or_an_action_card_and_goes() -> None:
    g = godfrey(dict(hand="abbey, austin, goldsmith, scout"))
    g.me_may("austin", "goldsmith", "scout", "no").me("austin")
    assert g.me.hand == "austin" and g.rival.hand == "goldsmith, scout, abbey"
    assert g.me.built == "" and g.discard == GODFREY and g.me.resources == "" and g.nothing_pending


def test_godfrey_the_intriguer_stays_if_he_takes_nothing_and_looks_once_a_turn() -> None:
    g = godfrey(dict(hand="austin"), resources="2 gold").me("no")
    assert g.me.built == GODFREY and g.rival.hand == "austin" and g.me.resources == "1 gold"
    assert not g.offers(f"use {GODFREY}") and g.nothing_pending
    assert g.state.view(0)["princes"][1]["hand"] == ["austin"]
    assert g.state.view(None)["princes"][1]["hand"] == []


def test_godfrey_the_intriguer_may_find_nothing_to_take() -> None:
    g = godfrey(dict(hand="abbey")).me_may("no").me("no")
    assert g.me.built == GODFREY and g.nothing_pending


def test_o_20_godfrey_the_intriguer_waits_for_his_owners_next_turn() -> None:
    me = dict(hand=GODFREY, resources="ore, wool, gold")
    g = intrigue(me=me, rival=dict(hand="austin")).me(f"build {GODFREY}", "site 0 above")
    assert g.me.strength == 1 and not g.offers(f"use {GODFREY}") and g.nothing_pending
    g.state.turns += 1
    g.do("start_turn").roll(1, "trade")
    assert g.offers(f"use {GODFREY}")


def test_godfrey_the_intriguer_needs_gold_and_a_hand_to_look_at() -> None:
    assert not intrigue(me=dict(built=GODFREY), rival=dict(hand="abbey")).offers(f"use {GODFREY}")
    assert not intrigue(me=dict(built=GODFREY, resources="gold")).offers(f"use {GODFREY}")


def test_godfrey_the_intriguer_is_paid_from_a_gold_field_of_choice() -> None:
    me = dict(built=GODFREY, right="gold-field-2 hills-1")
    two = {"gold-field-1": 1, "gold-field-2": 1}
    g = intrigue(me=dict(me, stored=two), rival=dict(hand="abbey")).me(f"use {GODFREY}")
    assert g.asked == "godfrey.pay"
    g.me("gold-field-2", "no")
    assert g.me.stored("gold-field-1") == 1 and g.nothing_pending


def test_godfrey_the_intriguer_makes_a_pilgrimage_site_refill_the_hand() -> None:
    g = godfrey(dict(hand="austin", built="pilgrimage-site")).me("austin")
    g.rival("stack 0", "stack 0", "stack 0")
    assert len(g.state.princes[1].hand) == 3 and g.nothing_pending


# The Master of the Brotherhood


def test_master_of_the_brotherhood_makes_a_leader_pay_two_gold_for_each_point_of_lead() -> None:
    me = dict(hand="missionary", cities=1, built="church", right="gold-field-2 hills-1")
    rival = dict(cities=1, built=f"{MASTER}, austin")
    g = intrigue(me=dict(me, resources="3 gold"), rival=rival)
    assert (g.me.points, g.rival.points) == (5, 3)
    assert why_not(g, "missionary") == "you need 4 gold for the toll of the Brotherhood"
    g = intrigue(me=dict(me, resources="5 gold"), rival=rival).me("play missionary")
    assert g.asked == "toll.pay"
    g.me("gold-field-1", "gold-field-1", "gold-field-1", "no")
    assert g.me.resources == "1 gold" and g.rival.resources == "1 gold" and g.nothing_pending


def test_master_of_the_brotherhood_gets_one_gold_of_the_toll() -> None:
    me = dict(hand="missionary", cities=1, built="church", resources="3 gold")
    rival = dict(cities=1, built=f"{MASTER}, austin")
    g = intrigue(me=me, rival=rival)
    assert (g.me.points, g.rival.points) == (4, 3)
    g.me("play missionary")
    assert g.me.resources == "1 gold" and g.rival.resources == "1 gold"
    g.me("no")
    assert g.rival.built == MASTER and g.nothing_pending


def test_master_of_the_brotherhood_chooses_where_the_toll_goes_and_loses_it_without_room() -> None:
    me = dict(hand="missionary", cities=2, built="church", resources="2 gold")
    rival = dict(cities=1, right="gold-field-2 hills-1", built=f"{MASTER}, austin")
    g = intrigue(me=me, rival=rival).me("play missionary")
    assert g.asked == "toll.take"
    g.rival("gold-field-2").me("no")
    assert g.rival.stored("gold-field-2") == 1 and g.nothing_pending
    g = intrigue(me=me, rival=dict(rival, resources="6 gold")).me("play missionary", "no")
    assert g.me.resources == "" and g.rival.resources == "6 gold" and g.nothing_pending


def test_o_21_master_of_the_brotherhood_takes_nothing_from_a_rival_who_does_not_lead() -> None:
    me = dict(hand="missionary", cities=1, built="church")
    g = intrigue(me=me, rival=dict(cities=2, built=f"{MASTER}, austin"))
    assert g.me.points <= g.rival.points
    g.me("play missionary", "no")
    assert g.rival.resources == "" and g.nothing_pending


@pytest.mark.parametrize(
    ("key", "threatens"), [("missionary", True), ("odins-priest", True), ("bishop", False)]
)
def test_o_21_only_attacks_that_threaten_cards_are_taxed(key: str, threatens: bool) -> None:
    assert BY_KEY[key].threatens == threatens
    me = dict(hand=key, cities=2, built="church, odins-temple", resources="gold")
    rival = dict(hand="scout", built=f"{MASTER}, austin", resources="gold")
    g = intrigue(me=me, rival=rival)
    assert g.offers(f"play {key}") == (not threatens)


def test_master_of_the_brotherhood_and_an_abbey_exclude_each_other() -> None:
    me = dict(hand=MASTER, built="abbey", resources="all")
    assert why_not(intrigue(me=me), MASTER) == "it does not go together with an Abbey"
    me = dict(hand="abbey", built=MASTER, resources="all")
    words = "it does not go together with a Master of the Brotherhood"
    assert why_not(intrigue(me=me), "abbey") == words


def test_master_of_the_brotherhood_is_no_building_for_an_invention() -> None:
    g = intrigue(me=dict(built=MASTER)).event("invention")
    assert g.me.resources == "" and g.me.hand_limit == 4 and g.nothing_pending
