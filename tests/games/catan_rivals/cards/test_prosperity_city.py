"""The city expansions of the Era of Prosperity."""

from typing import Any

import pytest
from prosperity import duel, era
from scenario import GAME, ME, RIVAL, Scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS

MONUMENT = "monument-to-the-prince"
PALACE = "city-palace"
HUT = "builders-hut"


# Prince and Princess


@pytest.mark.parametrize(
    ("key", "price", "points"),
    [("prince", "grain, ore", "1, 0"), ("princess", "ore, wool", "0, 1")],
)
def test_prince_and_princess_come_from_the_open_stack_for_a_star(
    key: str, price: str, points: str
) -> None:
    g = era(dict(cities=1, resources=price, stars=1)).me(f"build {key}", "site 0 above")
    assert f"{g.me.strength}, {g.me.skill}" == points and g.me.stars == 0
    assert g.me.resources == "" and key not in g.face_up.split(", ") and g.nothing_pending


def test_prince_needs_a_star_and_a_city() -> None:
    g = era(dict(cities=1, resources="grain, ore"))
    assert g.why_not("prince") == "you are short of 1 star"
    g = era(dict(resources="grain, ore", stars=1))
    assert g.why_not("prince") == "there is no free building site in a city"


def test_prince_and_princess_exclude_each_other_in_one_principality() -> None:
    me = dict(cities=1, built="prince", resources="ore, wool", stars=1)
    assert era(me).why_not("princess") == "it does not go together with a Prince"
    me = dict(cities=1, built="princess", resources="ore, grain", stars=1)
    assert era(me).why_not("prince") == "it does not go together with a Princess"
    g = era(dict(cities=1, resources="ore, wool", stars=1), dict(cities=1, built="prince"))
    assert g.offers("build princess")


def test_prince_returns_to_the_open_stack_when_he_is_removed() -> None:
    g = era(dict(cities=1, built="prince")).me("remove", "prince")
    assert g.discard == "" and "prince" in g.face_up.split(", ") and g.nothing_pending


@pytest.mark.parametrize("key", ["prince", "princess"])
def test_prince_one_gold_fetches_an_artwork_from_the_discard_pile(key: str) -> None:
    me = dict(cities=1, built=key, resources="2 gold")
    g = era(me, discard="abbey, artwork-epic, scout, artwork-relief")
    g.me(f"use {key}").me_may("artwork-epic", "artwork-relief").me("artwork-relief")
    assert g.me.hand == "artwork-relief" and g.me.resources == "1 gold"
    assert g.discard == "abbey, artwork-epic, scout"
    assert g.state.view(RIVAL)["princes"][ME]["shown"] == ["artwork-relief"]
    assert not g.offers(f"use {key}") and g.nothing_pending


def test_prince_needs_gold_and_an_artwork_or_a_card_that_may_be_one() -> None:
    me = dict(cities=1, built="prince", resources="gold")
    assert not era(me).offers("use prince")
    assert not era(me, discard="abbey").offers("use prince")
    assert era(me, discard="artwork-epic").offers("use prince")
    assert not era(dict(cities=1, built="prince"), discard="artwork-epic").offers("use prince")


def test_prince_may_look_through_a_pile_in_vain_and_pays_nothing() -> None:
    me = dict(cities=1, built="prince, abbey, toll-bridge", resources="gold")
    g = era(me).me("remove", "abbey").me("remove", "toll-bridge")
    g.me("use prince").me_may("no").me("no")
    assert g.me.resources == "1 gold" and not g.offers("use prince") and g.nothing_pending


def test_prince_the_rival_cannot_tell_how_many_artworks_there_are() -> None:
    """In each world that the rival may imagine, the same question is pending."""
    me = dict(cities=1, built="prince", resources="2 gold")
    g = era(me, discard="abbey, artwork-epic, artwork-relief, theater")
    cover(g)
    g.me("use prince", "no").me("use prince").me_may("artwork-epic", "artwork-relief")
    looks_the_same_to_the_rival(g)
    g.me("artwork-epic")
    assert g.me.hand == "artwork-epic" and g.nothing_pending


def test_the_rival_cannot_tell_how_many_ships_a_ship_builder_finds() -> None:
    me = dict(built="ship-builder", resources="3 gold")
    g = duel(["gold", "merchant-princes"], me, discard="abbey, wool-ship, ore-ship, scout")
    cover(g)
    g.me("use ship-builder", "no").me("use ship-builder")
    looks_the_same_to_the_rival(g)
    assert g.me("ore-ship").me.hand == "ore-ship" and g.nothing_pending


def cover(g: Scenario) -> None:
    """Only the top of the discard pile shows, as in a real game; the scenario lays it open."""
    s = g.state
    for h in s.piles[0][:-1]:
        s.cards.hide(h)
    s.decision = None
    s.run()


def looks_the_same_to_the_rival(g: Scenario) -> None:
    view = g.state.view(RIVAL)
    for bits in range(20):
        assert GAME.sampler(view)(bits).view(RIVAL) == view


def test_prince_goes_to_no_rivals_hand_through_traitor_or_godfrey() -> None:
    me = dict(cities=1, built="hedge-tavern", hand="traitor")
    g = duel(["turmoil", "intrigue"], me, dict(hand="prince, harald")).me("play traitor")
    g.me_may("harald", "no").me("no")
    assert g.rival.hand == "harald, prince" and g.nothing_pending
    me = dict(built="godfrey-the-intriguer", resources="gold")
    g = duel(["turmoil", "intrigue"], me, dict(hand="prince, harald"))
    g.me("use godfrey-the-intriguer").me_may("harald", "no").me("no")
    assert g.rival.hand == "harald, prince" and g.nothing_pending


def test_o_86_prince_may_be_hit_by_the_bishops_see() -> None:
    me = dict(cities=1, built="church", hand="bishops-see", resources="2 gold, brick, 2 ore")
    rival = dict(cities=1, built="prince")
    g = duel(["gold", "intrigue"], me, rival).me("build bishops-see", "site 0 below")
    assert g.rival.built == "" and g.discard == "prince" and g.nothing_pending


def test_o_5_riots_send_a_prince_back_to_the_open_stack_of_a_theme_game_only() -> None:
    g = duel(["gold", "turmoil"], dict(cities=1, built="prince"), production=1).event("riots")
    assert g.me.built == "" and g.stack(5)[-1] == "prince" and g.nothing_pending


# Aqueduct


def test_aqueduct_fields_and_pastures_around_its_city_yield_one_more() -> None:
    me = dict(cities=[2], built="aqueduct at site 2 far-above")
    g = era(me, at="start").roll(4, "harvest").me("brick").rival("brick")
    assert g.me.stored("pasture-4") == 2 and g.nothing_pending
    g = era(me, at="start").roll(6, "harvest").me("brick").rival("brick")
    assert g.me.stored("fields-6") == 2 and g.nothing_pending
    g = era(me, at="start").roll(5, "harvest").me("brick").rival("brick")
    assert g.me.stored("mountains-5") == 1 and g.nothing_pending


def test_aqueduct_reaches_no_region_beyond_its_city() -> None:
    me = dict(cities=[0], built="aqueduct")
    g = era(me, at="start").roll(6, "harvest").me("brick").rival("brick")
    assert g.me.stored("fields-6") == 1 and g.nothing_pending


def test_aqueduct_and_a_booster_add_up_to_no_more_than_three() -> None:
    me: dict[str, Any] = dict(cities=[2], built="aqueduct, grain-mill at site 2 above")
    g = era(me, at="start").roll(6, "harvest").me("brick").rival("brick")
    assert g.me.stored("fields-6") == 3 and g.nothing_pending
    g = era(dict(me, resources="grain"), at="start").roll(6, "harvest").me("brick").rival("brick")
    assert g.me.stored("fields-6") == 3 and g.nothing_pending


# Builders' Hut


def test_builders_hut_each_celebration_brings_a_star() -> None:
    me = dict(cities=1, built=HUT)
    g = era(me, dict(cities=1, built=HUT, stars=3), at="start").roll(1, "celebration")
    assert g.me.stars == 0
    g.me("ore").rival("ore")
    assert (g.me.stars, g.rival.stars) == (1, 3) and g.nothing_pending


def test_o_39_builders_hut_brings_its_star_before_wolfgang_performs() -> None:
    me = dict(cities=1, built=f"wolfgang-the-street-performer, {HUT}")
    g = duel(["gold", "barbarians"], me, at="start").roll(1, "celebration").me("ore")
    assert g.asked == "wolfgang.take" and g.me.stars == 1
    g.me("done")
    assert g.nothing_pending


def test_builders_hut_buildings_of_six_resources_cost_one_less() -> None:
    me = dict(cities=1, built=HUT, hand="aqueduct", resources="2 brick, 2 lumber, 2 ore")
    g = era(me).me("build aqueduct", "site 0 below")
    g.me_may("save brick", "save lumber", "save ore").me("save ore")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_builders_hut_counts_resources_only_and_helps_with_nothing_smaller_or_other() -> None:
    """O-60 and RULES 10: owls and stars do not count, nor do units."""
    six = [card.key for card in CARDS if BY_KEY[HUT].cheapens(card)]  # type: ignore[misc]
    assert six == ["large-festival-hall", "parliament", "aqueduct"]
    assert BY_KEY[PALACE].price == 3 and BY_KEY[MONUMENT].price == 3


def test_o_60_builders_hut_and_building_crane_add_up() -> None:
    built = f"{HUT}, building-crane"
    me = dict(cities=2, built=built, hand="aqueduct", resources="2 brick, 2 lumber")
    g = duel(["gold", "progress"], me).me("build aqueduct", "site 2 below")
    assert g.me.resources == "" and g.nothing_pending


def test_o_76_michael_helps_with_a_builders_hut_of_the_open_stack() -> None:
    me = dict(cities=1, resources="2 brick, ore, 2 gold", hand="michael-the-master-builder")
    g = duel(["gold", "intrigue"], dict(me, hand=f"michael-the-master-builder, {HUT}"))
    g.me(f"build {HUT}", "site 0 above", "play michael-the-master-builder")
    while not g.nothing_pending:
        g.me("done" if g.offers("done") else g.options[0])
    assert g.me.built == HUT and g.discard == "michael-the-master-builder"
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_builders_hut_goes_back_to_the_open_stack() -> None:
    g = era(dict(cities=1, built=HUT)).me("remove", HUT)
    assert g.face_up.split(", ").count(HUT) == 2 and g.discard == "" and g.nothing_pending


# City Palace


def test_city_palace_three_stars_fetch_a_unit_or_an_action_card_that_demands_nothing() -> None:
    me = dict(cities=1, built=PALACE, stars=3)
    pile = "scout, abbey, candamir, mercenaries, artwork-epic, feeding-the-poor, relocation"
    g = era(me, discard=pile).me(f"use {PALACE}")
    g.me_may("scout", "candamir", "mercenaries", "feeding-the-poor", "relocation")
    g.me("mercenaries")
    assert g.me.hand == "mercenaries" and g.me.stars == 0
    assert not g.offers(f"use {PALACE}") and g.nothing_pending


def test_o_71_city_palace_doctor_and_gudrun_have_a_requirement() -> None:
    me = dict(cities=1, built=PALACE, stars=3)
    pile = "doctor, gudrun-terror-of-the-seas, benjamin-the-traveling-scholar, chief-cannoneer"
    g = duel(["gold", "progress"], me, discard=pile).me(f"use {PALACE}")
    # A unit may be taken whatever it demands.
    g.me_may("benjamin-the-traveling-scholar", "chief-cannoneer").me("chief-cannoneer")
    assert g.me.hand == "chief-cannoneer" and g.nothing_pending


def test_city_palace_what_is_taken_from_below_the_top_is_not_shown() -> None:
    me = dict(cities=1, built=f"{PALACE}, candamir, abbey", stars=3)
    g = era(me).me("remove", "candamir").me("remove", "abbey").me(f"use {PALACE}")
    g.me_may("candamir", "no").me("candamir")
    shown = g.state.view(RIVAL)["princes"][ME]
    assert shown["hand"] == [] and shown["backs"] == ["basic"] and g.nothing_pending


def test_city_palace_needs_three_stars() -> None:
    me = dict(cities=1, built=PALACE, stars=2)
    assert not era(me, discard="scout").offers(f"use {PALACE}")


def test_city_palace_costs_two_stars_besides_its_resources() -> None:
    me: dict[str, Any] = dict(cities=1, hand=PALACE, resources="2 brick, ore")
    g = era(dict(me, stars=3)).me(f"build {PALACE}", "site 0 above")
    assert g.me.stars == 1 and g.me.points == 4 and g.nothing_pending
    assert era(dict(me, stars=1)).why_not(PALACE) == "you are short of 1 star"
    assert era(dict(cities=1, hand=PALACE)).why_not(PALACE) == (
        "you are short of 2 brick, 1 ore, 2 stars"
    )


# Hospital


def test_hospital_brings_a_star_or_a_resource_for_a_star() -> None:
    me: dict[str, Any] = dict(cities=1, built="hospital", stars=1)
    g = era(me).me("use hospital").me_may("yes", "no").me("yes")
    assert g.me.stars == 2 and not g.offers("use hospital") and g.nothing_pending
    g = era(me).me("use hospital", "no").me("ore")
    assert g.me.stars == 0 and g.me.resources == "1 ore" and g.nothing_pending


def test_hospital_does_what_is_possible_without_asking() -> None:
    g = era(dict(cities=1, built="hospital")).me("use hospital")
    assert g.me.stars == 1 and g.nothing_pending
    g = era(dict(cities=1, built="hospital", stars=3)).me("use hospital").me("ore")
    assert g.me.stars == 2 and g.me.resources == "1 ore" and g.nothing_pending
    full = dict(cities=1, built="hospital", stars=3, resources="all")
    assert not era(full).offers("use hospital")


def test_hospital_needs_an_aqueduct() -> None:
    me: dict[str, Any] = dict(cities=1, hand="hospital", resources="lumber, ore, 2 wool")
    assert era(me).why_not("hospital") == "you need an Aqueduct"
    g = era(dict(me, built="aqueduct")).me("build hospital", "site 0 below")
    assert g.me.points == 5 and g.nothing_pending


# Monument to the Prince

MONUMENT_PRICE = dict(cities=1, hand=MONUMENT, resources="2 gold, brick", stars=2)


def test_monument_to_the_prince_takes_one_of_two_units_that_the_rival_names() -> None:
    rival = dict(cities=1, built="austin, inga, mercenaries, prince, abbey")
    g = era(MONUMENT_PRICE, rival).me(f"build {MONUMENT}", "site 0 above")
    g.rival_may("austin", "inga", "mercenaries").rival("austin").rival("mercenaries")
    g.me_may("austin", "mercenaries").me("mercenaries")
    assert g.me.hand == "mercenaries" and g.rival.built == "austin, inga, prince, abbey"
    assert g.me.stars == 0 and g.me.points == 4 and g.nothing_pending
    assert g.state.view(RIVAL)["princes"][ME]["shown"] == ["mercenaries"]


def test_monument_to_the_prince_gets_the_only_unit_or_none() -> None:
    g = era(MONUMENT_PRICE, dict(built="inga")).me(f"build {MONUMENT}", "site 0 above")
    assert g.me.hand == "inga" and g.rival.built == "" and g.nothing_pending
    rival = dict(cities=1, built="princess")
    g = era(MONUMENT_PRICE, rival).me(f"build {MONUMENT}", "site 0 above")
    assert g.me.hand == "" and g.rival.built == "princess" and g.nothing_pending


def test_monument_to_the_prince_irmgard_does_not_console_its_victim() -> None:
    """RULES 17: the Monument is neither an event nor an action card."""
    rival = dict(built="irmgard-keeper-of-the-light, harald")
    g = duel(["gold", "turmoil"], MONUMENT_PRICE, rival).me(f"build {MONUMENT}", "site 0 above")
    g.me("harald")
    assert g.rival.resources == "" and g.nothing_pending


def test_o_81_a_unit_taken_by_a_monument_is_a_new_copy_when_it_is_built() -> None:
    rival = dict(built="traveling-theater")
    g = era(MONUMENT_PRICE, rival).me(f"build {MONUMENT}", "site 0 above")
    h = g.state.princes[ME].hand[0]
    assert g.keys([h]) == ["traveling-theater"] and g.state.used[h] == 0 and g.nothing_pending


def test_monument_to_the_prince_the_hero_token_follows_the_unit() -> None:
    g = era(MONUMENT_PRICE, dict(built="candamir"))
    assert g.rival.has_hero_token
    g.me(f"build {MONUMENT}", "site 0 above")
    assert not g.rival.has_hero_token and g.nothing_pending


# Theater


def test_theater_brings_a_star() -> None:
    me: dict[str, Any] = dict(cities=1, hand="theater", resources="brick, lumber, 2 wool")
    g = era(me).me("build theater", "site 0 above")
    assert g.me.stars == 1 and g.me.skill == 2 and g.me.points == 4 and g.nothing_pending
    g = era(dict(me, stars=3)).me("build theater", "site 0 above")
    assert g.me.stars == 3 and g.nothing_pending
