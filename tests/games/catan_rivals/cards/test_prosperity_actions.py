"""The action cards of the Era of Prosperity."""

from typing import Any

import pytest
from prosperity import duel, era

ASTROLOGER = "court-astrologer"
BERA = "bera-the-insurgent"
FEEDING = "feeding-the-poor"
ARTWORKS = [
    ("artwork-epic", "theater"),
    ("artwork-fountain", "aqueduct"),
    ("artwork-relief", "city-palace"),
    ("artwork-sculpture", "builders-hut"),
]


# Artworks


@pytest.mark.parametrize(("key", "building"), ARTWORKS)
def test_each_artwork_brings_a_star_and_another_with_its_building(key: str, building: str) -> None:
    me: dict[str, Any] = dict(cities=1, hand=key, built="princess")
    g = era(me).me(f"play {key}")
    assert g.me.stars == 1 and g.discard == key and g.nothing_pending
    g = era(dict(me, built=f"princess, {building}")).me(f"play {key}")
    assert g.me.stars == 2 and g.nothing_pending
    g = era(dict(me, built=f"princess, {building}", stars=2)).me(f"play {key}")
    assert g.me.stars == 3 and g.nothing_pending


@pytest.mark.parametrize(("key", "building"), ARTWORKS)
def test_an_artwork_needs_prince_or_princess_and_room_for_a_star(key: str, building: str) -> None:
    g = era(dict(cities=1, hand=key, built=building))
    assert g.why_not(key) == "you need a Prince or a Princess"
    g = era(dict(cities=1, hand=key, built="prince", stars=3))
    assert g.why_not(key) == "your Public Feeling has no room for a star"


# Bera


def test_bera_the_insurgent_takes_up_to_two_stars() -> None:
    g = era(dict(hand=BERA), dict(stars=3)).me(f"play {BERA}")
    assert (g.me.stars, g.rival.stars) == (2, 1) and g.discard == BERA and g.nothing_pending
    g = era(dict(hand=BERA), dict(stars=1)).me(f"play {BERA}")
    assert (g.me.stars, g.rival.stars) == (1, 0) and g.nothing_pending
    g = era(dict(hand=BERA, stars=2), dict(stars=3)).me(f"play {BERA}")
    assert (g.me.stars, g.rival.stars) == (3, 2) and g.nothing_pending


def test_bera_the_insurgent_a_lead_is_paid_for_in_resources_that_the_rival_chooses() -> None:
    rival = dict(cities=2, resources="2 ore, brick, wool", stars=2)
    g = era(dict(hand=BERA), rival).me(f"play {BERA}").me_may("yes", "no").me("yes")
    g.rival_may("mountains-6", "hills-2", "pasture-1").rival("wool").rival("ore")
    assert g.me.resources == "1 wool, 1 ore" and g.rival.resources == "1 brick, 1 ore"
    assert g.rival.stars == 2 and g.nothing_pending
    g = era(dict(hand=BERA), rival).me(f"play {BERA}", "no")
    assert (g.me.stars, g.rival.stars) == (2, 0) and g.nothing_pending


def test_bera_the_insurgent_asks_for_three_resources_at_most() -> None:
    rival = dict(cities=2, built="theater, aqueduct", resources="2 ore, brick, 2 wool")
    g = era(dict(hand=BERA), rival).me(f"play {BERA}")
    assert g.asked == "bera.give"
    g.rival("wool", "wool", "brick")
    assert g.rival.resources == "2 ore" and g.me.resources == "1 brick, 2 wool"
    assert g.nothing_pending


def test_o_78_bera_the_insurgent_the_giver_chooses_among_what_the_taker_can_store() -> None:
    rival = dict(cities=2, resources="2 ore, brick")
    g = era(dict(hand=BERA, resources="2 ore, 3 wool"), rival).me(f"play {BERA}")
    g.rival_may("ore", "brick").rival("ore")
    # There is room for no more ore, so the brick has to go, unasked.
    assert g.me.resources == "1 brick, 3 wool, 3 ore" and g.rival.resources == "1 ore"
    assert g.nothing_pending


def test_o_78_bera_the_insurgent_is_not_played_without_room() -> None:
    words = "your rival has no stars, and no lead with resources, to take"
    rival = dict(cities=2, resources="2 ore")
    assert era(dict(hand=BERA, resources="3 ore"), rival).why_not(BERA) == words
    assert era(dict(hand=BERA, stars=3), dict(stars=2)).why_not(BERA) == words
    assert era(dict(hand=BERA), dict(resources="2 ore")).why_not(BERA) == words
    assert era(dict(hand=BERA), dict(cities=2)).why_not(BERA) == words


def test_bera_the_insurgent_i_choose_where_the_resources_go() -> None:
    me = dict(hand=BERA, right="mountains-2 hills-1")
    rival = dict(cities=2, resources="3 ore", right="pasture-5 fields-1")
    g = era(me, rival).me(f"play {BERA}")
    g.me_may("mountains-5", "mountains-2").me("mountains-2", "mountains-5")
    assert g.me.stored("mountains-2") == 1 and g.me.stored("mountains-5") == 1
    assert g.nothing_pending


def test_great_thingstead_forbids_bera_the_insurgent() -> None:
    rival = dict(stars=2, built="great-thingstead")
    g = duel(["gold", "intrigue"], dict(hand=BERA), rival)
    assert g.why_not(BERA) == "a Great Thingstead forbids attacks"


def test_master_of_the_brotherhood_takes_no_toll_for_bera_or_the_astrologer() -> None:
    me = dict(cities=2, hand=f"{BERA}, {ASTROLOGER}", built="prince", stars=1)
    rival = dict(stars=1, built="master-of-the-brotherhood")
    g = duel(["gold", "intrigue"], me, rival)
    assert g.offers(f"play {BERA}") and g.offers(f"play {ASTROLOGER}")


# Court Astrologer

COURT: dict[str, Any] = dict(cities=1, hand=ASTROLOGER, built="prince", stars=1)


def test_o_18_court_astrologer_any_face_may_be_chosen_for_a_star() -> None:
    g = era(COURT).me(f"play {ASTROLOGER}")
    assert g.me.stars == 0
    g.me_may("event brigands", "event trade", "event celebration", "event harvest", "event card")
    g.me("event harvest").me("ore").rival("wool")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 wool"
    assert g.discard == ASTROLOGER and g.nothing_pending


def test_o_84_court_astrologer_nothing_is_produced_with_the_second_event() -> None:
    me = dict(COURT, resources="3 gold, 3 wool, 3 ore")
    g = era(me, at="start").roll(5, "harvest").me("brick").rival("brick")
    rivals = g.rival.resources
    g.me(f"play {ASTROLOGER}", "event brigands")
    assert g.me.resources == "1 brick, 3 ore" and g.rival.resources == rivals
    assert g.state.production == 5 and g.state.face == "brigands" and g.nothing_pending


def test_o_84_court_astrologer_reiner_gives_no_bonus_for_a_second_celebration() -> None:
    g = duel(["gold", "turmoil"], dict(COURT, hand=f"{ASTROLOGER}, reiner-the-herald"), at="start")
    g.me("play reiner-the-herald").roll(1).me("ore", "ore").rival("ore")
    g.me(f"play {ASTROLOGER}", "event celebration").me("wool").rival("wool")
    assert g.me.resources == "1 wool, 2 ore, 1 gold" and g.nothing_pending


def test_o_84_reiners_bonus_does_not_wait_for_the_court_astrologer() -> None:
    """Even if his own Celebration never came about."""
    g = duel(["gold", "turmoil"], COURT)
    g.state.notes.append(("herald", 0))
    g.me(f"play {ASTROLOGER}", "event celebration").me("wool").rival("wool")
    assert g.me.resources == "1 wool" and g.nothing_pending


def test_court_astrologer_the_event_card_symbol_draws_an_event() -> None:
    rival = dict(built="toll-bridge", stars=1)
    me = dict(COURT, built="prince, abbey")
    g = era(me, rival, events="insurrection").me(f"play {ASTROLOGER}", "event card")
    # My star has been paid for the Astrologer, so only the rival can be saved by one.
    g.rival_may("no", "use public-feeling").rival("use public-feeling").me("stack 0")
    assert g.me.built == "prince" and g.rival.built == "toll-bridge"
    assert g.events[4] == "insurrection" and g.nothing_pending


def test_court_astrologer_trade_and_celebration_bring_stars_too() -> None:
    g = era(dict(COURT, built="prince, village-school")).me(f"play {ASTROLOGER}", "event trade")
    assert g.me.stars == 1 and g.nothing_pending
    g = era(dict(COURT, built="prince, builders-hut")).me(f"play {ASTROLOGER}", "event celebration")
    g.me("ore").rival("ore")
    assert g.me.stars == 1 and g.nothing_pending


def test_o_33_court_astrologer_the_production_number_of_the_turn_counts_for_a_chapel() -> None:
    me = dict(COURT, built="prince, chapel-1-3")
    g = duel(["gold", "turmoil"], me, at="start", events="riots").roll(2, "harvest")
    g.me("brick").rival("brick").me(f"play {ASTROLOGER}", "event card")
    assert g.me.built == "prince, chapel-1-3" and g.nothing_pending
    assert g.state.view(0)["production"] == 2


def test_court_astrologer_mercenaries_are_asked_at_a_second_brigand_attack() -> None:
    rival = dict(built="mercenaries", resources="3 gold, 3 wool, 3 ore", stars=1)
    g = era(COURT, rival).me(f"play {ASTROLOGER}", "event brigands").rival("yes")
    assert g.rival.resources == "3 wool, 3 ore, 3 gold" and g.nothing_pending


def test_court_astrologer_needs_prince_or_princess_and_a_star() -> None:
    assert era(dict(COURT, stars=0)).why_not(ASTROLOGER) == "you are short of 1 star"
    g = era(dict(COURT, built="abbey"))
    assert g.why_not(ASTROLOGER) == "you need a Prince or a Princess"


# Feeding the Poor and Prosperity


def test_feeding_the_poor_one_grain_brings_two_stars() -> None:
    g = era(dict(hand=FEEDING, resources="2 grain")).me(f"play {FEEDING}")
    assert g.me.stars == 2 and g.me.resources == "1 grain" and g.nothing_pending
    g = era(dict(hand=FEEDING, resources="2 grain", stars=2)).me(f"play {FEEDING}")
    assert g.me.stars == 3 and g.nothing_pending


def test_feeding_the_poor_i_choose_which_fields_pay() -> None:
    me = dict(hand=FEEDING, right="fields-1 hills-1", stored={"fields-6": 1, "fields-1": 1})
    g = era(me).me(f"play {FEEDING}").me_may("fields-6", "fields-1").me("fields-1")
    assert g.me.stored("fields-6") == 1 and g.me.stars == 2 and g.nothing_pending


def test_feeding_the_poor_needs_a_grain_and_room_for_a_star() -> None:
    assert era(dict(hand=FEEDING)).why_not(FEEDING) == "you are short of 1 grain"
    g = era(dict(hand=FEEDING, resources="grain", stars=3))
    assert g.why_not(FEEDING) == "your Public Feeling has no room for a star"


RICH: dict[str, Any] = dict(
    cities=[0],
    built="aqueduct",
    hand="prosperity",
    resources="ore, 2 grain",
    left="forest-4 hills-1",
)


def test_prosperity_builds_a_city_for_one_ore_and_two_grain() -> None:
    g = era(RICH).me("play prosperity").me_may("city -2", "city 2").me("city 2")
    assert g.me.cities == [0, 2] and g.me.resources == "" and g.discard == "prosperity"
    assert g.nothing_pending


def test_prosperity_i_choose_which_fields_pay() -> None:
    me = dict(cities=[0], built="aqueduct", hand="prosperity", right="fields-1 hills-1")
    g = era(dict(me, stored={"fields-6": 2, "fields-1": 1, "mountains-5": 1}))
    g.me("play prosperity", "city 4").me("fields-6", "fields-1")
    assert g.me.cities == [0, 4] and g.me.resources == "1 grain" and g.nothing_pending


def test_prosperity_needs_an_aqueduct_a_settlement_the_price_and_a_city_to_build() -> None:
    assert era(dict(RICH, built="")).why_not("prosperity") == "you need an Aqueduct"
    g = era(dict(RICH, resources="grain"))
    assert g.why_not("prosperity") == "you are short of 1 grain, 1 ore"
    g = era(dict(RICH, cities=3))
    assert g.why_not("prosperity") == "you have no settlement left to turn into a city"


def test_o_49_prosperity_is_not_played_when_no_city_is_left() -> None:
    assert era(RICH, centre={"cities": 0}).why_not("prosperity") == "there is none left"
