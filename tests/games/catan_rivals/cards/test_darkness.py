"""The sets of the Age of Darkness with each other and with those of the base box, in a Duel."""

from typing import Any

import pytest
from scenario import ME, Scenario, scenario

from rivalry.games.catan_rivals.card import CARDS
from rivalry.games.catan_rivals.cards.barbarians_events import barbarians, defenders

SETS = ["intrigue", "merchant-princes", "barbarians"]
BRAN = "bran-defender-of-the-temple"
JUDITH = "judith-guardian-of-the-church"
CONTEST = "contest-of-the-heroes"
MARIE = "marie-the-shieldmaiden"
ARND = "arnd-the-strategist"
MASTER = "master-of-the-brotherhood"
MICHAEL = "michael-the-master-builder"


def darkness(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="duel", sets=SETS, **more)


@pytest.mark.parametrize(("base", "top"), [("odins-temple", BRAN), ("church", JUDITH)])
def test_bran_and_judith_count_on_both_sides_of_a_barbarian_attack(base: str, top: str) -> None:
    g = darkness(dict(cities=1, built=f"{base}, {top}"))
    assert (defenders(g.state, ME), barbarians(g.state, ME)) == (1, 4)


def test_arnd_the_strategist_doubles_bran_in_his_city() -> None:
    built = f"odins-temple at site 0 above, {BRAN} at site 0 above, {ARND} at site 0 below"
    assert defenders(darkness(dict(cities=1, built=built)).state, ME) == 3


def test_barbarians_count_a_metropolis_two_points_more_than_a_city() -> None:
    g = darkness(dict(cities=1, built="commercial-metropolis"))
    assert barbarians(g.state, ME) == 4


def test_barbarians_do_not_count_an_extraordinary_site() -> None:
    g = darkness(dict(cities=1, built="great-thingstead"))
    assert barbarians(g.state, ME) == 2


def test_o_31_a_hero_beside_a_region_counts_as_a_unit() -> None:
    g = darkness(dict(cities=1, built=f"reiner-the-miller, {ARND}"))
    assert defenders(g.state, ME) == 2


def test_red_light_tavern_weakens_heroes_in_a_contest() -> None:
    # RULES 17: Candamir, strength 4, has 1 at the end of its road.
    me = dict(hand=CONTEST, built="candamir")
    g = darkness(me, dict(built="red-light-tavern at road 1")).me(f"play {CONTEST}")
    g.chance("roll 1", "roll 3").rival("ore")
    assert g.rival.resources == "1 ore" and g.nothing_pending


def test_great_thingstead_forbids_the_contest_of_the_heroes() -> None:
    me = dict(hand=CONTEST, built="candamir")
    g = darkness(me, dict(built="great-thingstead"))
    assert g.state.view(0)["why_not"][CONTEST]["words"] == "a Great Thingstead forbids attacks"


def test_master_of_the_brotherhood_takes_no_toll_for_a_contest() -> None:
    me = dict(hand=CONTEST, cities=2, built="candamir")
    g = darkness(me, dict(built="master-of-the-brotherhood")).me(f"play {CONTEST}")
    assert g.asked == "contest.roll"


def test_marie_the_shieldmaiden_takes_neither_bran_nor_judith_nor_reiner_the_miller() -> None:
    rival = dict(cities=1, built=f"church, odins-temple, {BRAN}, {JUDITH}, reiner-the-miller")
    assert not darkness(dict(cities=1, built=MARIE), rival).offers(f"use {MARIE}")
    rival = dict(rival, built=f"{rival['built']}, godfrey-the-intriguer")
    g = darkness(dict(cities=1, built=MARIE), rival).me(f"use {MARIE}")
    assert g.me.built == "godfrey-the-intriguer" and g.nothing_pending
    # RULINGS O-81: he waits anew.
    assert not g.offers("use godfrey-the-intriguer")


def test_o_76_michael_the_master_builder_does_not_pay_the_brick_of_a_border_fortress() -> None:
    me = dict(hand="michael-the-master-builder, border-fortress", resources="3 gold")
    g = darkness(me)
    assert not g.offers("build border-fortress")
    g = darkness(dict(me, resources="brick, 3 gold")).me("build border-fortress")
    assert g.me.resources == "3 gold" and g.nothing_pending


def test_o_76_michael_the_master_builder_helps_with_a_barbarian_stronghold() -> None:
    me = dict(hand="michael-the-master-builder, barbarian-stronghold", resources="2 gold")
    g = darkness(me, dict(cities=1)).me("build barbarian-stronghold")
    g.me("play michael-the-master-builder")
    assert g.rival.at("road 1") == "barbarian-stronghold" and g.me.resources == ""
    assert g.nothing_pending


def test_one_road_carries_one_card_whoever_built_it() -> None:
    me = dict(hand="barbarian-stronghold", built="brigand-camp at road 1", resources="gold, lumber")
    g = darkness(me, dict(cities=1))
    words = g.state.view(0)["why_not"]["barbarian-stronghold"]["words"]
    assert words == "your rival has no road that is free for it"


def test_secret_brotherhood_buys_units_that_are_neither_heroes_nor_ships() -> None:
    me = dict(cities=1, built="secret-brotherhood", hand="ship-builder, church, missionary")
    g = darkness(me).me("use secret-brotherhood").me_may("ship-builder", "missionary")
    g.me("ship-builder", "ore")
    assert g.me.resources == "1 ore" and g.discard == "ship-builder" and g.nothing_pending


# With Turmoil and Gold


def turmoil(me: dict[str, Any], rival: dict[str, Any]) -> Scenario:
    return scenario(me, rival, mode="duel", sets=["intrigue", "turmoil", "gold"])


ATTACKS = ["archer", "arsonist", "traitor"]


@pytest.mark.parametrize("key", ATTACKS)
def test_o_21_master_of_the_brotherhood_takes_a_toll_for_attacks_of_the_turmoil(key: str) -> None:
    me = dict(hand=key, cities=1, built="hedge-tavern", resources="gold")
    rival = dict(hand="scout", cities=1, built=f"{MASTER}, candamir, storehouse")
    assert not turmoil(me, dict(rival, cities=0)).offers(f"play {key}")  # a lead of one: two gold
    assert turmoil(me, rival).offers(f"play {key}")  # no lead, no toll


def test_o_21_the_cards_that_threaten_cards_of_the_rival() -> None:
    sets = ("basic", "gold", "turmoil", "progress", *SETS)
    found = [card.key for card in CARDS if card.threatens and card.set in sets]
    assert sorted(found) == sorted([*ATTACKS, "missionary", "odins-priest"])


def test_master_of_the_brotherhood_keeps_the_toll_of_an_attack_that_is_warded_off() -> None:
    me = dict(hand="archer", cities=1, built="hedge-tavern", resources="2 gold")
    g = turmoil(me, dict(built=f"{MASTER}, candamir, lookout-tower"))
    assert g.me.points - g.rival.points == 1
    g.me("play archer").rival("yes").chance("roll 1")
    assert g.rival.resources == "1 gold" and g.me.resources == "" and g.discard == "archer"
    assert "candamir" in g.rival.built and g.nothing_pending


def test_pilgrimage_site_refills_the_hand_after_a_traitor() -> None:
    me = dict(hand="traitor", cities=1, built="hedge-tavern")
    g = turmoil(me, dict(hand="scout, abbey", built="pilgrimage-site"))
    g.me("play traitor", "scout").rival("stack 0", "stack 1")
    assert g.me.hand == "scout" and len(g.state.princes[1].hand) == 3 and g.nothing_pending


def test_red_light_tavern_hides_no_unit_from_an_archer_nor_from_a_gift() -> None:
    # RULES 17: a unit with strength keeps at least one point.
    me = dict(hand="archer", cities=1, built="hedge-tavern, red-light-tavern at road 1")
    g = turmoil(me, dict(built="candamir at site 0 above"))
    assert g.rival.strength == 1
    g.event("gift-for-the-prince")
    assert g.rival.resources == "1 gold"
    g.me("play archer").rival("stack 0")
    assert g.rival.built == "" and g.nothing_pending


def test_red_light_tavern_is_out_of_an_arsonists_reach() -> None:
    me = dict(hand="arsonist", cities=1, built="hedge-tavern")
    g = turmoil(me, dict(built="red-light-tavern at road 1, storehouse"))
    g.me("play arsonist").rival("stack 0")
    assert g.me.at("road 1") == "red-light-tavern" and g.rival.built == "" and g.nothing_pending


def test_brigand_camp_takes_its_point_after_a_trading_base_has_added_its_own() -> None:
    rival = dict(cities=1, built="marketplace, trading-base")
    sets = ["gold", "turmoil", "merchant-princes"]
    assert scenario(rival=rival, mode="duel", sets=sets).rival.commerce == 3
    g = scenario(me=dict(built="brigand-camp"), rival=rival, mode="duel", sets=sets)
    assert g.rival.commerce == 2 and g.nothing_pending


# Prices


def test_ship_builder_saves_a_lumber_or_a_wool_on_a_caravel() -> None:
    me = dict(hand="caravel", cities=1, built="ship-builder", resources="lumber, ore, wool")
    g = darkness(me).me("build caravel", "site 2 below").me_may("save lumber", "save wool")
    g.me("save wool")
    assert g.me.resources == "1 wool" and g.nothing_pending


def test_o_60_a_building_crane_saves_first_and_michael_pays_the_rest_in_gold() -> None:
    # Two gold, a brick and two ore: a brick is saved, one of the ore is paid in gold.
    me = dict(hand=f"{MICHAEL}, bishops-see", cities=1, built="church, building-crane")
    sets = ["intrigue", "turmoil", "progress"]
    g = scenario(dict(me, resources="3 gold, ore"), mode="duel", sets=sets)
    g.me("build bishops-see", "site 0 below")
    g.me_may("save brick", "save ore", "save gold").me("save brick")
    g.me_may(f"play {MICHAEL}").me(f"play {MICHAEL}")
    assert g.me.resources == "" and "bishops-see" in g.me.built and g.nothing_pending
    g = scenario(dict(me, resources="3 gold"), mode="duel", sets=sets)
    assert not g.offers("build bishops-see")
