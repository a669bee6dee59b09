"""Every card of the Era of Turmoil: its price and points, what it does and what it does not."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, POINTS, cost

# Prices, points, copies, copies without half moon: the declaration has to agree with this table.
FACTS = [
    ("archer", "", {}, 2, 1),
    ("arsonist", "", {}, 2, 1),
    ("turmoil-brigands", "", {}, 1, 1),
    ("sebastian-the-itinerant-preacher", "", {}, 1, 0),
    ("traitor", "", {}, 2, 1),
    ("voyage-of-plunder", "", {}, 2, 1),
    ("drill-ground", "brick, ore", {"strength": 1}, 1, 0),
    ("lookout-tower", "grain, lumber", {"strength": 1}, 1, 1),
    ("carl-forkbeard", "grain, ore, 2 wool", {"strength": 5}, 1, 0),
    ("heinrich-the-sentinel", "grain, ore, wool", {"strength": 2}, 1, 1),
    ("irmgard-keeper-of-the-light", "gold, grain", {"skill": 2}, 1, 0),
    ("chapel-1-3", "brick, grain, 2 ore", {"victory": 1}, 1, 1),
    ("chapel-4-6", "brick, grain, 2 ore", {"victory": 1}, 1, 1),
    ("fairgrounds", "grain, 2 lumber, wool", {"victory": 1}, 1, 0),
    ("fire-brigade", "brick, ore, 2 wool", {"victory": 1}, 2, 1),
    ("hedge-tavern", "2 gold, grain, wool", {"victory": 1}, 2, 1),
    ("large-festival-hall", "2 brick, 3 grain, 3 ore", {"victory": 2}, 1, 1),
    ("tithe-barn", "brick, 2 lumber, ore", {"victory": 1}, 1, 0),
    ("turmoil-feud", "", {}, 1, 0),
    ("turmoil-fraternal-feuds", "", {}, 1, 0),
    ("riots", "", {}, 2, 1),
]
CITY_CARDS = ("chapel-1-3", "chapel-4-6", "fairgrounds", "fire-brigade", "tithe-barn")
SEBASTIAN = "sebastian-the-itinerant-preacher"
HEINRICH = "heinrich-the-sentinel"
IRMGARD = "irmgard-keeper-of-the-light"
ATTACKS = ("archer", "arsonist", "traitor")


def turmoil(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="turmoil", **more)


def attack(key: str, rival: dict[str, Any]) -> Scenario:
    """I have a Hedge Tavern and play an attack card against this rival."""
    g = turmoil(me=dict(hand=key, cities=1, built="hedge-tavern"), rival=rival)
    return g.me(f"play {key}")


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


@pytest.mark.parametrize(("key", "price", "points", "copies", "duel"), FACTS)
def test_the_facts_of_the_set_are_as_printed(
    key: str, price: str, points: dict[str, int], copies: int, duel: int
) -> None:
    card = BY_KEY[key]
    assert card.set == "turmoil" and card.back == ("event" if card.kind == EVENT else "turmoil")
    assert card.cost == cost(price)
    assert dict(zip(POINTS, card.points, strict=True)) == {**dict.fromkeys(POINTS, 0), **points}
    assert (card.copies, card.duel_copies) == (copies, duel)
    assert card.once == (key in ("drill-ground", "hedge-tavern"))
    assert card.heroine == (key == IRMGARD)


def test_the_set_has_28_cards_in_two_stacks_of_eleven_an_open_stack_and_four_events() -> None:
    assert [row[0] for row in FACTS] == [card.key for card in CARDS if card.set == "turmoil"]
    assert sum(row[3] for row in FACTS) == 28
    g = turmoil()
    assert [len(stack) for stack in g.state.stacks] == [12, 12, 12, 11, 11]
    assert g.face_up == "hedge-tavern, hedge-tavern"
    assert sum(card.copies for card in CARDS if card.set == "turmoil" and card.kind == EVENT) == 4
    assert len(g.state.events) == 13 and g.state.mode.goal == 12


@pytest.mark.parametrize("key", [*CITY_CARDS, "large-festival-hall"])
def test_city_expansions_stand_only_on_sites_of_a_city(key: str) -> None:
    price = next(row[1] for row in FACTS if row[0] == key)
    g = turmoil(me=dict(hand=key, resources=price, cities=[2]))
    g.me(f"build {key}")
    g.me_may("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below")
    g.me("site 2 far-below")
    assert g.me.built == key and g.me.resources == "" and g.nothing_pending
    g = turmoil(me=dict(hand=key, resources=price))
    assert why_not(g, key) == "there is no free building site in a city"


# Attack cards


def test_archer_the_rival_gives_up_a_unit_with_strength_of_the_rivals_choice() -> None:
    g = attack("archer", dict(built=f"austin, harald, gold-ship, {IRMGARD}"))
    g.rival_may("austin", "harald").rival("harald").rival_may("stack 0", "stack 1", "stack 2")
    g.rival("stack 1").rival("ore")
    assert g.rival.built == f"austin, gold-ship, {IRMGARD}"
    assert g.stack(1)[-1] == "harald" and g.discard == "archer" and g.nothing_pending


def test_archer_needs_a_hedge_tavern_and_a_unit_with_strength() -> None:
    g = turmoil(me=dict(hand="archer"), rival=dict(built="austin"))
    assert why_not(g, "archer") == "you need a Hedge Tavern"
    me = dict(hand="archer", cities=1, built="hedge-tavern")
    rival = dict(built=f"lookout-tower, gold-ship, {IRMGARD}")
    g = turmoil(me=me, rival=rival)
    assert why_not(g, "archer") == "your rival has no unit with a strength point"
    assert not g.offers("play archer")


def test_arsonist_burns_a_building_of_my_choice_and_the_rival_chooses_the_stack() -> None:
    g = attack("arsonist", dict(built="abbey, toll-bridge, austin"))
    g.me_may("abbey", "toll-bridge").me("toll-bridge").rival("stack 2")
    assert g.rival.built == "abbey, austin" and g.stack(2)[-1] == "toll-bridge"
    assert g.discard == "arsonist" and g.nothing_pending


def test_arsonist_puts_a_theme_building_under_a_stack_of_its_theme() -> None:
    g = attack("arsonist", dict(cities=1, built="tithe-barn"))
    g.rival_may("stack 3", "stack 4").rival("stack 4")
    assert g.stack(4)[-1] == "tithe-barn" and g.nothing_pending


def test_arsonist_burns_no_units_nor_centre_cards_nor_the_gold_cache() -> None:
    me = dict(hand="arsonist", cities=1, built="hedge-tavern")
    rival = dict(cities=2, built="austin, gold-ship, gold-cache")
    g = scenario(me=me, rival=rival, mode="duel")
    assert why_not(g, "arsonist") == "your rival has no unprotected building"


def test_arsonist_needs_a_hedge_tavern() -> None:
    g = turmoil(me=dict(hand="arsonist"), rival=dict(built="abbey"))
    assert why_not(g, "arsonist") == "you need a Hedge Tavern"


def test_brigands_of_the_turmoil_set_fill_a_region_from_the_rivals_stores() -> None:
    g = turmoil(me=dict(hand="turmoil-brigands", strength=3), rival=dict(resources="2 ore"))
    g.me("play turmoil-brigands")
    assert g.me.resources == "2 ore" and g.discard == "turmoil-brigands" and g.nothing_pending
    g = turmoil(me=dict(hand="turmoil-brigands"), rival=dict(resources="2 ore"))
    assert why_not(g, "turmoil-brigands") == "you need the strength advantage"


def test_traitor_takes_a_card_of_the_rivals_hand_that_may_be_used_at_once() -> None:
    g = attack("traitor", dict(hand="abbey, scout, goldsmith"))
    g.me_may("abbey", "scout", "goldsmith", "no").me("goldsmith")
    assert g.me.hand == "goldsmith" and g.rival.hand == "scout, abbey"
    assert g.discard == "traitor" and g.nothing_pending
    assert g.state.view(0)["princes"][1]["hand"] == ["scout", "abbey"]
    assert g.state.view(1)["princes"][0]["hand"] == ["goldsmith"]
    assert g.state.view(None)["princes"][0]["hand"] == []


def test_traitor_may_leave_every_card() -> None:
    g = attack("traitor", dict(hand="abbey")).me("no")
    assert g.me.hand == "" and g.rival.hand == "abbey" and g.discard == "traitor"
    assert g.nothing_pending


def test_traitor_hides_from_onlookers_which_of_two_cards_he_took() -> None:
    g = attack("traitor", dict(hand="abbey, scout"))
    for h in g.state.princes[1].hand:
        g.state.cards.show_all(h)
    g.me("abbey")
    assert g.state.view(None)["princes"][0]["hand"] == []
    assert g.state.view(None)["princes"][1]["hand"] == []


def test_traitor_needs_a_hedge_tavern_and_a_card_in_the_rivals_hand() -> None:
    g = turmoil(me=dict(hand="traitor"), rival=dict(hand="abbey"))
    assert why_not(g, "traitor") == "you need a Hedge Tavern"
    g = turmoil(me=dict(hand="traitor", cities=1, built="hedge-tavern"))
    assert why_not(g, "traitor") == "your rival has no card in hand"


def test_voyage_of_plunder_takes_one_resource_of_my_choice() -> None:
    me = dict(hand="voyage-of-plunder", strength=3)
    g = turmoil(me=me, rival=dict(resources="2 ore, wool"))
    g.me("play voyage-of-plunder").me_may("take ore", "take wool").me("take wool")
    assert g.me.resources == "1 wool" and g.rival.resources == "2 ore" and g.nothing_pending


def test_voyage_of_plunder_takes_two_from_a_rival_with_more_victory_points() -> None:
    me = dict(hand="voyage-of-plunder", strength=3)
    g = turmoil(me=me, rival=dict(cities=2, resources="2 ore, wool"))
    g.me("play voyage-of-plunder", "take ore").me_may("take ore", "take wool").me("take ore")
    assert g.me.resources == "2 ore" and g.rival.resources == "1 wool" and g.nothing_pending
    # I have 2 settlements and the hero token: with one city the rival has no more than that.
    g = turmoil(me=me, rival=dict(cities=1, resources="2 ore"))
    g.me("play voyage-of-plunder")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_voyage_of_plunder_needs_the_strength_advantage_and_something_to_take() -> None:
    g = turmoil(me=dict(hand="voyage-of-plunder", strength=2), rival=dict(resources="ore"))
    assert why_not(g, "voyage-of-plunder") == "you need the strength advantage"
    me = dict(hand="voyage-of-plunder", strength=3, resources="3 ore")
    g = turmoil(me=me, rival=dict(resources="ore"))
    assert why_not(g, "voyage-of-plunder") == "your rival has no resource that you could store"


# Sebastian


@pytest.mark.parametrize("event", ["riots", "feud", "turmoil-feud"])
def test_sebastian_the_itinerant_preacher_saves_his_player_from_riots_and_feuds(event: str) -> None:
    me = dict(hand=SEBASTIAN, built="austin, toll-bridge")
    g = turmoil(me=me, rival=dict(strength=4), production=3).event(event)
    g.me_may("no", f"play {SEBASTIAN}").me(f"play {SEBASTIAN}")
    if event == "riots":
        g.rival("osmund", "stack 0")
    assert g.me.built == "austin, toll-bridge" and g.me.hand == ""
    assert g.discard == SEBASTIAN and g.nothing_pending


@pytest.mark.parametrize("event", ["fraternal-feuds", "turmoil-fraternal-feuds"])
def test_sebastian_the_itinerant_preacher_saves_the_hand_from_fraternal_feuds(event: str) -> None:
    me = dict(hand=f"{SEBASTIAN}, abbey, scout")
    g = turmoil(me=me, rival=dict(strength=4)).event(event)
    g.me(f"play {SEBASTIAN}")
    assert g.me.hand == "scout, abbey" and g.nothing_pending


def test_sebastian_the_itinerant_preacher_may_be_kept_and_works_in_the_rivals_turn() -> None:
    me, rival = dict(hand=SEBASTIAN, built="toll-bridge"), dict(strength=4)
    g = turmoil(me=me, rival=rival, turn=1).event("feud")
    g.me("no", "stack 0")
    assert g.me.built == "" and g.me.hand == SEBASTIAN and g.nothing_pending
    g = turmoil(me=me, rival=rival, turn=1).event("feud")
    assert g.me(f"play {SEBASTIAN}").nothing_pending and g.me.built == "toll-bridge"


def test_sebastian_the_itinerant_preacher_is_asked_for_whenever_he_could_be_in_hand() -> None:
    rival = dict(strength=4)
    g = turmoil(me=dict(hand="archer", built="toll-bridge"), rival=rival).event("feud")
    g.me_may("no")
    g = turmoil(me=dict(hand="abbey", built="toll-bridge"), rival=rival).event("feud")
    assert g.asked == "feud.stack"


def test_sebastian_the_itinerant_preacher_is_not_asked_for_when_the_event_does_no_harm() -> None:
    hand = dict(hand=SEBASTIAN)
    assert turmoil(me=hand, rival=dict(strength=4)).event("feud").nothing_pending
    assert turmoil(me=hand).event("riots").nothing_pending
    g = turmoil(me=dict(hand, strength=3), rival=dict(built="abbey")).event("feud")
    assert g.asked == "feud.stack"
    me = dict(hand=SEBASTIAN, cities=1, built="chapel-1-3, austin")
    assert turmoil(me=me, production=3).event("riots").nothing_pending


def test_sebastian_the_itinerant_preacher_is_no_card_for_the_action_phase() -> None:
    g = turmoil(me=dict(hand=SEBASTIAN))
    assert not g.offers(f"play {SEBASTIAN}")
    words = "is played only when an event of riots or feuds is about to harm you"
    assert why_not(g, SEBASTIAN) == f"Sebastian the Itinerant Preacher {words}"


def test_sebastian_the_itinerant_preacher_drawn_last_turn_obeys_the_switch() -> None:
    me = dict(hand=SEBASTIAN, fresh=SEBASTIAN, built="toll-bridge")
    g = turmoil(me=me, rival=dict(strength=4), turn=1).event("feud")
    g.me_may("no", f"play {SEBASTIAN}")
    g = turmoil(me=me, rival=dict(strength=4), turn=1, fresh_reactions=False).event("feud")
    g.me_may("no")


# Settlement and city expansions


def test_drill_ground_saves_one_resource_of_choice_on_each_hero() -> None:
    g = turmoil(me=dict(hand="carl-forkbeard", built="drill-ground", resources="all"))
    g.me("build carl-forkbeard", "site 2 above")
    g.me_may("save grain", "save ore", "save wool").me("save wool")
    assert g.me.resources == "3 brick, 2 grain, 3 lumber, 2 wool, 2 ore, 3 gold"
    assert g.me.strength == 6 and g.nothing_pending


def test_drill_ground_lets_a_hero_be_built_with_one_resource_missing_but_not_two() -> None:
    me = dict(hand="carl-forkbeard", built="drill-ground")
    g = turmoil(me=dict(me, resources="grain, 2 wool"))
    g.me("build carl-forkbeard", "site 2 above")
    assert g.me.resources == "" and g.nothing_pending
    g = turmoil(me=dict(me, resources="grain, wool"))
    assert not g.offers("build carl-forkbeard")


def test_drill_ground_makes_only_heroes_cheaper_and_may_stand_only_once() -> None:
    g = turmoil(me=dict(hand="toll-bridge", built="drill-ground", resources="brick"))
    assert not g.offers("build toll-bridge")
    me = dict(hand="chief-cannoneer", cities=1, built="drill-ground, university", resources="ore")
    assert not scenario(me=me, mode="duel").offers("build chief-cannoneer")
    g = scenario(me=dict(hand="drill-ground", resources="brick, ore"), mode="turmoil")
    g.me("build drill-ground", "site 0 above")
    assert g.me.strength == 1


@pytest.mark.parametrize("key", ATTACKS)
@pytest.mark.parametrize("roll", range(1, 7))
def test_lookout_tower_cancels_an_attack_on_one_or_two(key: str, roll: int) -> None:
    rival = dict(hand="abbey", built="lookout-tower, austin, gold-ship")
    g = attack(key, rival).rival_may("yes", "no").rival("yes").chance(f"roll {roll}")
    if roll > 2:
        assert g.asked in ("archer.stack", "arsonist.stack", "traitor.card")
    else:
        assert g.nothing_pending and g.rival.built == rival["built"] and g.rival.hand == "abbey"
        assert g.discard == key


@pytest.mark.parametrize("key", ATTACKS)
@pytest.mark.parametrize("roll", range(1, 7))
def test_heinrich_the_sentinel_cancels_an_attack_on_three_to_five(key: str, roll: int) -> None:
    rival = dict(hand="abbey", built=f"{HEINRICH}, toll-bridge")
    g = attack(key, rival).rival("yes").chance(f"roll {roll}")
    if roll in (3, 4, 5):
        assert g.nothing_pending and g.rival.built == rival["built"] and g.rival.hand == "abbey"
    else:
        assert g.asked in ("archer.stack", "arsonist.stack", "traitor.card")


@pytest.mark.parametrize("roll", range(1, 7))
def test_lookout_tower_and_heinrich_the_sentinel_roll_once_and_only_six_fails(roll: int) -> None:
    g = attack("traitor", dict(hand="abbey", built=f"{HEINRICH}, lookout-tower"))
    g.rival("yes").chance(f"roll {roll}")
    assert g.nothing_pending == (roll < 6)


def test_lookout_tower_need_not_be_used_and_helps_against_no_other_attack() -> None:
    g = attack("traitor", dict(hand="abbey", built="lookout-tower")).rival("no")
    assert g.asked == "traitor.card"
    g = turmoil(
        me=dict(hand="voyage-of-plunder", strength=4),
        rival=dict(built=f"lookout-tower, {HEINRICH}", resources="ore"),
    )
    assert g.me("play voyage-of-plunder").nothing_pending and g.me.resources == "1 ore"


def test_lookout_tower_counts_one_strength_point() -> None:
    g = turmoil(me=dict(hand="lookout-tower", resources="grain, lumber", strength=2))
    assert not g.me.has_hero_token
    g.me("build lookout-tower", "site 2 below")
    assert g.me.strength == 3 and g.me.has_hero_token


def test_carl_forkbeard_brings_five_strength_points() -> None:
    g = turmoil(me=dict(hand="carl-forkbeard", resources="grain, ore, 2 wool"))
    g.me("build carl-forkbeard", "site 2 below")
    assert (g.me.strength, g.me.skill) == (5, 0) and g.me.has_hero_token
    assert g.me.points == 3 and g.me.resources == ""
    g = turmoil(me=dict(hand="carl-forkbeard", resources="grain, ore, wool"))
    assert why_not(g, "carl-forkbeard") == "you are short of 1 wool"


def test_heinrich_the_sentinel_is_a_hero_of_two_strength_points() -> None:
    g = turmoil(me=dict(hand=HEINRICH, resources="grain, ore, wool"))
    g.me(f"build {HEINRICH}", "site 0 above")
    assert (g.me.strength, g.me.skill) == (2, 0) and g.nothing_pending


@pytest.mark.parametrize("key", ["archer", "arsonist"])
def test_irmgard_keeper_of_the_light_pays_for_what_an_attack_removes(key: str) -> None:
    g = attack(key, dict(built=f"{IRMGARD}, austin, toll-bridge")).rival("stack 0")
    g.rival_may("brick", "grain", "lumber", "wool", "ore", "gold").rival("ore")
    assert g.rival.resources == "1 ore" and g.nothing_pending


def test_irmgard_keeper_of_the_light_pays_for_what_feuds_and_riots_remove() -> None:
    rival = dict(built=f"{IRMGARD}, austin, toll-bridge")
    g = turmoil(me=dict(built="candamir", resources="gold"), rival=rival).event("turmoil-feud")
    g.rival("stack 0", "ore")
    assert g.rival.resources == "1 ore" and g.nothing_pending
    g = turmoil(rival=rival).event("riots").rival("stack 0", "wool")
    assert g.rival.resources == "1 wool" and g.rival.built == f"{IRMGARD}, toll-bridge"
    assert g.nothing_pending


def test_irmgard_keeper_of_the_light_pays_nothing_for_a_voluntary_removal_or_a_lost_hand() -> None:
    g = turmoil(me=dict(built=f"{IRMGARD}, austin")).me("remove", "austin")
    assert g.me.resources == "" and g.nothing_pending
    g = attack("traitor", dict(built=IRMGARD, hand="abbey")).me("abbey")
    assert g.rival.resources == "" and g.nothing_pending


def test_irmgard_keeper_of_the_light_has_two_skill_points() -> None:
    g = turmoil(me=dict(hand=IRMGARD, resources="gold, grain"))
    g.me(f"build {IRMGARD}", "site 0 above")
    assert (g.me.strength, g.me.skill) == (0, 2) and g.me.resources == ""


# City expansions


@pytest.mark.parametrize("number", range(1, 7))
def test_chapel_protects_from_riots_by_the_production_number(number: int) -> None:
    low = turmoil(me=dict(cities=1, built="chapel-1-3, austin"), production=number)
    high = turmoil(me=dict(cities=1, built="chapel-4-6, austin"), production=number)
    assert low.event("riots").nothing_pending == (number <= 3)
    assert high.event("riots").nothing_pending == (number >= 4)


@pytest.mark.parametrize("number", range(1, 7))
def test_chapel_with_its_twin_protects_always_but_only_its_owner(number: int) -> None:
    me = dict(cities=1, built="chapel-1-3, chapel-4-6, austin", resources="gold")
    g = turmoil(me=me, rival=dict(built="inga"), production=number).event("riots")
    g.rival("stack 0")
    assert g.me.resources == "1 gold" and g.rival.built == "" and g.nothing_pending


def test_fairgrounds_bring_two_resources_to_the_more_skilful_player() -> None:
    me = dict(hand="fairgrounds", cities=2, resources="grain, 2 lumber, wool", built="austin")
    g = turmoil(me=me)
    g.me("build fairgrounds", "site 2 above", "ore", "ore")
    assert g.me.resources == "2 ore" and g.me.points == 5 and g.nothing_pending


def test_fairgrounds_bring_nothing_with_equal_skill() -> None:
    me = dict(hand="fairgrounds", cities=2, resources="grain, 2 lumber, wool", built="austin")
    g = turmoil(me=me, rival=dict(built="osmund")).me("build fairgrounds", "site 2 above")
    assert g.me.resources == "" and g.me.points == 5 and g.nothing_pending


def test_fire_brigade_protects_all_buildings_of_its_city_and_itself() -> None:
    rival = dict(
        cities=[0],
        built="fire-brigade at site 0 above, abbey at site 0 far-below, storehouse at site 2 above",
    )
    g = attack("arsonist", rival)
    assert g.asked == "arsonist.stack"
    g.rival("stack 0")
    assert g.rival.built == "fire-brigade, abbey" and g.nothing_pending


def test_fire_brigade_leaves_the_arsonist_without_a_target() -> None:
    me = dict(hand="arsonist", cities=1, built="hedge-tavern")
    g = turmoil(me=me, rival=dict(cities=1, built="fire-brigade, abbey"))
    assert g.rival.place("abbey") == "site 0 above"
    assert why_not(g, "arsonist") == "your rival has no unprotected building"


def test_fire_brigade_does_not_stop_a_feud() -> None:
    g = turmoil(me=dict(strength=3), rival=dict(cities=1, built="fire-brigade, abbey"))
    g.event("feud").rival_may("fire-brigade", "abbey").rival("fire-brigade", "stack 3")
    assert g.rival.built == "abbey" and g.nothing_pending


def test_hedge_tavern_is_built_from_the_open_stack_and_only_once() -> None:
    g = turmoil(me=dict(cities=1, resources="all"))
    g.me("build hedge-tavern", "site 0 above")
    assert g.me.points == 4 and g.face_up == "hedge-tavern" and g.nothing_pending
    assert not g.offers("build hedge-tavern")
    g.me("remove", "hedge-tavern")
    assert g.face_up == "hedge-tavern, hedge-tavern" and g.discard == ""


def test_hedge_tavern_burnt_by_an_arsonist_goes_back_to_the_open_stack() -> None:
    g = attack("arsonist", dict(cities=1, built="hedge-tavern"))
    assert g.rival.built == "" and g.face_up == "hedge-tavern" and g.nothing_pending


def test_hedge_tavern_of_a_duel_goes_under_its_stack() -> None:
    me = dict(hand="arsonist", cities=1, built="hedge-tavern")
    g = scenario(me=me, rival=dict(cities=1, built="chapel-1-3"), mode="duel")
    g.me("remove", "hedge-tavern")
    assert g.discard == "hedge-tavern" and g.face_up == ""
    g = scenario(me=dict(strength=3), rival=dict(cities=1, built="hedge-tavern"), mode="duel")
    g.event("feud")
    assert g.stack(4)[-1] == "hedge-tavern" and g.nothing_pending


def test_large_festival_hall_is_worth_two_victory_points() -> None:
    me = dict(hand="large-festival-hall", resources="2 brick, 3 grain, 3 ore", cities=1)
    g = turmoil(me=me).me("build large-festival-hall", "site 0 above")
    assert g.me.points == 5 and g.me.resources == "" and g.nothing_pending
    g = turmoil(me=dict(me, resources="2 brick, 2 grain, 3 ore"))
    assert why_not(g, "large-festival-hall") == "you are short of 1 grain"


def test_tithe_barn_brings_grain_or_wool_for_each_hero() -> None:
    me = dict(hand="tithe-barn", resources="brick, 2 lumber, ore", cities=2)
    g = turmoil(me=dict(me, built="austin, harald, gold-ship"))
    g.me("build tithe-barn", "site 2 above").me_may("take grain", "take wool").me("take wool")
    assert g.me.resources == "2 wool" and g.me.points == 6 and g.nothing_pending


def test_tithe_barn_brings_no_more_than_fits_and_nothing_without_heroes() -> None:
    me = dict(hand="tithe-barn", resources="brick, 2 lumber, ore, 2 wool, 3 grain", cities=2)
    g = turmoil(me=dict(me, built="austin, harald")).me("build tithe-barn", "site 2 above")
    assert g.me.resources == "3 grain, 3 wool" and g.nothing_pending
    g = turmoil(me=me).me("build tithe-barn", "site 2 above")
    assert g.me.resources == "3 grain, 2 wool" and g.nothing_pending


def test_tithe_barn_the_owner_chooses_among_several_fields() -> None:
    me = dict(hand="tithe-barn", resources="brick, 2 lumber, ore", cities=1, built="austin")
    g = turmoil(me=dict(me, right="fields-1 fields-3"))
    g.me("build tithe-barn", "site 0 above", "take grain")
    g.me_may("fields-6", "fields-1", "fields-3").me("fields-3")
    assert g.me.stored("fields-3") == 1 and g.nothing_pending


# Events


def test_feud_of_the_turmoil_set_costs_the_weaker_player_one_of_three_named_buildings() -> None:
    rival = dict(built="abbey, marketplace, storehouse, toll-bridge")
    g = turmoil(me=dict(strength=3), rival=rival).event("turmoil-feud")
    g.me("abbey", "marketplace", "storehouse").rival("abbey", "stack 2")
    assert g.rival.built == "marketplace, storehouse, toll-bridge" and g.nothing_pending
    assert turmoil(rival=rival).event("turmoil-feud").nothing_pending


def test_fraternal_feuds_of_the_turmoil_set_cost_two_cards_of_the_hand() -> None:
    g = turmoil(me=dict(strength=3), rival=dict(hand="abbey, scout, goldsmith"))
    g.event("turmoil-fraternal-feuds")
    g.me("abbey", "stack 0", "scout", "stack 2")
    assert g.rival.hand == "goldsmith" and g.nothing_pending


def test_riots_cost_one_gold_for_one_or_two_units_and_two_gold_for_more() -> None:
    g = turmoil(me=dict(built="austin, brick-ship", resources="2 gold"))
    g.event("riots").me_may("yes", "no").me("yes")
    assert g.me.resources == "1 gold" and g.nothing_pending
    g = turmoil(me=dict(cities=1, built="austin, brick-ship, ore-ship", resources="3 gold"))
    g.event("riots").me("yes")
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_riots_cost_a_unit_of_choice_if_nothing_is_paid() -> None:
    g = turmoil(me=dict(built="austin, brick-ship, toll-bridge", resources="gold"))
    g.event("riots").me("no").me_may("austin", "brick-ship").me("brick-ship", "stack 1")
    assert g.me.built == "austin, toll-bridge" and g.me.resources == "1 gold"
    assert g.stack(1)[-1] == "brick-ship" and g.nothing_pending


def test_riots_cost_a_unit_if_the_gold_is_not_enough() -> None:
    g = turmoil(me=dict(cities=1, built="austin, brick-ship, ore-ship", resources="gold"))
    g.event("riots").me("austin", "stack 0")
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_riots_leave_units_without_strength_and_commerce_alone() -> None:
    me = dict(built=f"{IRMGARD}, pirate-ship, lookout-tower")
    assert scenario(me=me, mode="duel").event("riots").nothing_pending


def test_riots_the_active_player_decides_first_and_gold_may_come_from_the_cache() -> None:
    me = dict(built="austin, gold-cache", stored={"gold-cache": 1, "gold-field-1": 1})
    rival = dict(built="inga", resources="gold")
    g = scenario(me=me, rival=rival, turn=1, mode="duel").event("riots")
    g.rival("yes").me("yes").me_may("gold-cache", "gold-field-1").me("gold-cache")
    assert g.me.stored("gold-field-1") == 1 and g.rival.resources == "" and g.nothing_pending
