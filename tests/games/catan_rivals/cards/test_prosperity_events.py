"""The events of the Era of Prosperity."""

import pytest
from prosperity import duel, era

INSURRECTION = "insurrection"


# Insurrection


def test_insurrection_each_player_puts_a_building_of_their_choice_under_a_stack() -> None:
    me = dict(built="abbey, toll-bridge, candamir, common-land")
    g = era(me, dict(cities=1, built="theater, storehouse")).event(INSURRECTION)
    g.me_may("abbey", "toll-bridge").me("toll-bridge", "stack 1")
    g.rival_may("theater", "storehouse").rival("theater").rival_may("stack 3", "stack 4")
    g.rival("stack 3")
    assert g.me.built == "abbey, candamir, common-land" and g.rival.built == "storehouse"
    assert g.stack(1)[-1] == "toll-bridge" and g.stack(3)[-1] == "theater" and g.nothing_pending


def test_insurrection_goes_under_the_four_top_events() -> None:
    g = era(events="invention, year-of-plenty, taxation, feud").event(INSURRECTION)
    assert g.events[:5] == ["invention", "year-of-plenty", "taxation", "feud", INSURRECTION]
    assert g.nothing_pending


def test_o_5_insurrection_a_builders_hut_goes_back_to_the_open_stack() -> None:
    g = era(dict(cities=1, built="builders-hut")).event(INSURRECTION)
    assert g.face_up.split(", ").count("builders-hut") == 2 and g.nothing_pending
    g = duel(["gold", "turmoil"], dict(cities=1, built="builders-hut")).event(INSURRECTION)
    assert g.stack(5)[-1] == "builders-hut" and g.nothing_pending


@pytest.mark.parametrize(
    ("sets", "built"),
    [
        (["gold", "progress"], "building-crane"),
        (["gold", "barbarians"], "border-fortress"),
        (["gold", "intrigue"], "abbey-brewery"),
        (["gold", "merchant-princes"], "cloth-merchants-residence, paper-merchants-residence"),
        (["gold", "turmoil"], "small-market-town"),
    ],
)
def test_o_26_insurrection_spares_what_costs_less_than_two_resources(
    sets: list[str], built: str
) -> None:
    g = duel(sets, dict(cities=1, built=built)).event(INSURRECTION)
    assert g.me.built == built and g.nothing_pending


def test_o_26_insurrection_stars_do_not_count_and_reductions_do_not_matter() -> None:
    """The Monument's three resources make it one that may go, whatever else it costs."""
    g = era(dict(cities=1, built="monument-to-the-prince")).event(INSURRECTION).me("stack 3")
    assert g.me.built == "" and g.nothing_pending


def test_o_72_insurrection_touches_no_card_in_the_others_principality() -> None:
    me = dict(built="brigand-camp, abbey")
    g = duel(["gold", "merchant-princes"], me, dict(built="toll-bridge")).event(INSURRECTION)
    g.me("stack 0").rival("stack 2")
    assert g.me.abroad == "brigand-camp" and g.me.built == "" and g.rival.built == ""
    assert g.nothing_pending


def test_o_27_insurrection_leaves_a_covered_building_alone() -> None:
    built = "parish-hall at site 0 above, town-hall at site 0 above"
    g = duel(["gold", "progress"], dict(cities=1, built=built)).event(INSURRECTION)
    assert g.me.built == "parish-hall" and g.nothing_pending


def test_insurrection_irmgard_pays_for_the_loss() -> None:
    me = dict(built="irmgard-keeper-of-the-light, abbey")
    g = duel(["gold", "turmoil"], me).event(INSURRECTION).me("stack 0").me("ore")
    assert g.me.resources == "1 ore" and g.me.built == "irmgard-keeper-of-the-light"
    assert g.nothing_pending


def test_insurrection_leaves_a_player_without_such_buildings_unaffected() -> None:
    g = era(dict(built="candamir"), dict(built="common-land")).event(INSURRECTION)
    assert g.me.built == "candamir" and g.rival.built == "common-land" and g.nothing_pending


# Taxation


def test_taxation_a_star_brings_a_resource_and_a_gold() -> None:
    g = era(dict(stars=2), dict(stars=1)).event("taxation")
    g.me_may("yes", "no").me("yes").me("ore").rival("no")
    assert g.me.resources == "1 ore, 1 gold" and g.me.stars == 1
    assert g.rival.resources == "" and g.rival.stars == 1 and g.nothing_pending


def test_taxation_asks_only_who_has_a_star() -> None:
    g = era({}, dict(stars=1)).event("taxation").rival("yes").rival("wool")
    assert g.rival.resources == "1 wool, 1 gold" and g.nothing_pending


def test_o_36_taxation_whoever_has_no_room_at_all_is_not_asked_to_pay() -> None:
    g = era(dict(stars=1, resources="all")).event("taxation")
    assert g.me.stars == 1 and g.nothing_pending


def test_taxation_with_room_for_one_of_them_only_that_one_is_received() -> None:
    full = "3 brick, 3 grain, 3 lumber, 3 wool, 3 ore"
    g = era(dict(stars=1, resources=f"{full}, 2 gold")).event("taxation").me("yes")
    assert g.me.resources.endswith("3 gold") and g.me.stars == 0 and g.nothing_pending
    g = era(dict(stars=1, resources="3 gold")).event("taxation").me("yes").me("ore")
    assert g.me.resources == "1 ore, 3 gold" and g.nothing_pending


def test_taxation_goes_to_the_bottom_of_the_events() -> None:
    g = era().event("taxation")
    assert g.events[-1] == "taxation" and g.nothing_pending
