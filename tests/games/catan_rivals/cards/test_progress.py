"""Every card of the Era of Progress: its price and points, what it does and what it does not."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, POINTS, cost

# Prices, points, copies, copies without half moon: the declaration has to agree with this table.
FACTS = [
    ("benjamin-the-traveling-scholar", "", {}, 1, 1),
    ("progress-brigitta-the-wise-woman", "", {}, 1, 0),
    ("doctor", "", {}, 2, 1),
    ("guido-the-ambassador", "", {}, 1, 1),
    ("gustav-the-librarian", "", {}, 1, 1),
    ("mineral-mining", "", {}, 2, 1),
    ("progress-relocation", "", {}, 1, 0),
    ("three-field-system", "", {}, 2, 1),
    ("chief-cannoneer", "lumber, ore", {"strength": 4}, 2, 1),
    ("bath-house", "2 brick, ore, wool", {"victory": 1}, 3, 2),
    ("building-crane", "lumber", {}, 1, 1),
    ("library", "brick, 2 lumber, ore", {"victory": 1}, 2, 1),
    ("parliament", "2 brick, 3 lumber, 2 wool", {"victory": 2}, 1, 0),
    ("pharmacy", "gold, brick, 2 wool", {"victory": 1}, 2, 1),
    ("town-hall", "brick, 2 ore, 2 wool", {"victory": 1}, 2, 1),
    ("university", "brick, 2 grain, 2 lumber", {"victory": 1, "progress": 1}, 2, 1),
    ("progress-invention", "", {}, 2, 0),
    ("plague", "", {}, 3, 1),
]
BENJAMIN = "benjamin-the-traveling-scholar"
GUIDO = "guido-the-ambassador"
GUSTAV = "gustav-the-librarian"


def progress(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="progress", **more)


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


@pytest.mark.parametrize(("key", "price", "points", "copies", "duel"), FACTS)
def test_the_facts_of_the_set_are_as_printed(
    key: str, price: str, points: dict[str, int], copies: int, duel: int
) -> None:
    card = BY_KEY[key]
    assert card.set == "progress" and card.back == ("event" if card.kind == EVENT else "progress")
    assert card.cost == cost(price)
    assert dict(zip(POINTS, card.points, strict=True)) == {**dict.fromkeys(POINTS, 0), **points}
    assert (card.copies, card.duel_copies) == (copies, duel)
    assert card.once == (key == "university")


def test_the_set_has_31_cards_in_two_stacks_of_twelve_an_open_stack_and_five_events() -> None:
    assert [row[0] for row in FACTS] == [card.key for card in CARDS if card.set == "progress"]
    assert sum(row[3] for row in FACTS) == 31
    g = progress()
    assert [len(stack) for stack in g.state.stacks] == [12, 12, 12, 12, 12]
    assert g.face_up == "university, university"
    assert sum(card.copies for card in CARDS if card.set == "progress" and card.kind == EVENT) == 5
    assert len(g.state.events) == 14 and g.state.mode.goal == 12


@pytest.mark.parametrize("key", ["bath-house", "pharmacy"])
def test_city_expansions_stand_only_on_sites_of_a_city(key: str) -> None:
    price = next(row[1] for row in FACTS if row[0] == key)
    g = progress(me=dict(hand=key, resources=price, cities=[2]))
    g.me(f"build {key}")
    g.me_may("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below")
    g.me("site 2 far-below")
    assert g.me.built == key and g.me.resources == "" and g.nothing_pending
    g = progress(me=dict(hand=key, resources=price))
    assert why_not(g, key) == "there is no free building site in a city"


# Action cards


def test_benjamin_the_traveling_scholar_serves_the_regions_with_the_number_once_more() -> None:
    me = dict(hand=BENJAMIN, right="mountains-2 forest-4", built="lumber-camp at site 0 above")
    g = progress(me=me, production=2)
    g.me(f"play {BENJAMIN}")
    # The Lumber Camp doubles only what the die brings.
    assert g.me.resources == "1 lumber, 1 ore" and g.rival.resources == ""
    assert g.discard == BENJAMIN and g.nothing_pending


def test_benjamin_the_traveling_scholar_works_with_a_number_fixed_by_brigitta() -> None:
    g = progress(me=dict(hand=f"{BENJAMIN}, brigitta-the-wise-woman"), at="start")
    g.me("play brigitta-the-wise-woman", "number 5").roll(None, "trade").me(f"play {BENJAMIN}")
    assert g.me.resources == "2 ore" and g.nothing_pending


def test_benjamin_the_traveling_scholar_needs_a_region_with_the_number_and_room() -> None:
    g = progress(me=dict(hand=BENJAMIN, stored={"fields-6": 3}), production=6)
    assert why_not(g, BENJAMIN) == "you have no region with the production number and with room"
    assert not g.offers(f"play {BENJAMIN}")


def test_brigitta_of_the_progress_set_fixes_the_production_number() -> None:
    key = "progress-brigitta-the-wise-woman"
    g = progress(me=dict(hand=f"{key}, brigitta-the-wise-woman"), at="start")
    g.me(f"play {key}", "number 5").me_may("roll").roll(None, "trade")
    assert g.me.resources == "1 ore" and g.discard == key and g.nothing_pending


def test_doctor_gives_one_each_to_the_two_regions_beside_a_bath_house() -> None:  # RULINGS O-50
    me = dict(hand="doctor", cities=1, built="bath-house at site 0 far-below")
    g = progress(me=dict(me, stored={"hills-3": 3})).me("play doctor")
    assert g.me.resources == "3 brick, 1 wool" and g.discard == "doctor" and g.nothing_pending


def test_doctor_chooses_one_of_several_bath_houses_that_can_gain() -> None:
    built = "bath-house at site 0 above, bath-house at site 2 below, bath-house at site 2 above"
    me = dict(hand="doctor", cities=2, built=built, stored={"gold-field-1": 3, "fields-6": 3})
    g = progress(me=me).me("play doctor").me_may("site 0 above", "site 2 below")
    g.me("site 2 below")
    assert g.me.resources == "3 grain, 1 wool, 1 ore, 3 gold" and g.nothing_pending


def test_doctor_needs_a_bath_house_with_room_beside_it() -> None:
    assert why_not(progress(me=dict(hand="doctor")), "doctor") == "you need a Bath House"
    me = dict(hand="doctor", cities=1, built="bath-house at site 0 above")
    g = progress(me=dict(me, stored={"forest-2": 3, "gold-field-1": 3}))
    assert why_not(g, "doctor") == "the regions beside your Bath Houses are full"


@pytest.mark.parametrize("key", [GUIDO, GUSTAV])
def test_guido_the_ambassador_and_gustav_the_librarian_take_a_discarded_card(key: str) -> None:
    g = progress(me=dict(hand=key), rival=dict(cities=1), discard="scout, goldsmith, abbey")
    g.me(f"play {key}").me_may("scout", "goldsmith", "abbey").me("abbey")
    assert g.me.hand == "abbey" and g.discard == f"{key}, scout, goldsmith" and g.nothing_pending
    assert g.state.view(None)["princes"][0]["shown"] == ["abbey"]


@pytest.mark.parametrize(
    ("key", "built", "words"),
    [
        (GUIDO, "parish-hall, town-hall", "Town Hall"),
        (GUSTAV, "library", "Library"),
    ],
)
def test_guido_the_ambassador_needs_a_town_hall_and_gustav_the_librarian_a_library_unless_behind(
    key: str, built: str, words: str
) -> None:
    g = progress(me=dict(hand=key), discard="abbey")
    assert why_not(g, key) == f"you need a {words} or fewer victory points than your rival"
    g = progress(me=dict(hand=key, cities=1, built=built), discard="abbey")
    g.me(f"play {key}", "abbey")
    assert g.me.hand == "abbey" and g.nothing_pending


@pytest.mark.parametrize("key", [GUIDO, GUSTAV])
def test_guido_the_ambassador_and_gustav_the_librarian_need_a_discarded_card(key: str) -> None:
    g = progress(me=dict(hand=key), rival=dict(cities=1))
    assert why_not(g, key) == "the discard pile is empty" and not g.offers(f"play {key}")


def test_guido_the_ambassador_and_gustav_the_librarian_fetch_each_other_twice_a_turn_at_most() -> (
    None
):
    # RULINGS O-14
    g = progress(me=dict(hand=GUIDO), rival=dict(cities=1), discard=GUSTAV)
    g.me(f"play {GUIDO}", f"card {GUSTAV}", f"play {GUSTAV}", f"card {GUIDO}")
    g.me(f"play {GUIDO}", f"card {GUSTAV}", f"play {GUSTAV}", f"card {GUIDO}")
    assert why_not(g, GUIDO) == "you have played it twice this turn"
    assert not g.offers(f"play {GUIDO}") and g.nothing_pending
    g.me("end", "stack 0", "stack 0", "no").roll(6, "trade").rival("end", *["stack 1"] * 3, "no")
    g.roll(6, "trade")
    assert g.offers(f"play {GUIDO}")


def test_mineral_mining_brings_up_to_two_ore_as_the_player_spreads_them() -> None:
    me = dict(hand="mineral-mining", cities=1, built="university", right="mountains-2 mountains-4")
    g = progress(me=me).me("play mineral-mining")
    g.me_may("mountains-5", "mountains-2", "mountains-4", "done").me("mountains-4", "mountains-2")
    assert g.me.stored("mountains-4") == g.me.stored("mountains-2") == 1 and g.nothing_pending
    g = progress(me=me).me("play mineral-mining", "mountains-4", "done")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_mineral_mining_needs_a_university_and_room_for_ore() -> None:
    assert why_not(progress(me=dict(hand="mineral-mining")), "mineral-mining") == (
        "you need a University"
    )
    me = dict(hand="mineral-mining", cities=1, built="university")
    g = progress(me=dict(me, resources="3 ore"))
    assert why_not(g, "mineral-mining") == "your mountains are full"
    g = progress(me=dict(me, resources="2 ore")).me("play mineral-mining", "ore")
    assert g.me.resources == "3 ore" and g.nothing_pending


def test_relocation_of_the_progress_set_exchanges_two_regions() -> None:
    g = progress(me=dict(hand="progress-relocation", stored={"hills-3": 2}))
    g.me("play progress-relocation", "hills-3", "fields-6")
    assert g.me.place("hills-3") == "region 3 above" and g.me.stored("hills-3") == 2
    assert g.me.place("fields-6") == "region -1 below" and g.nothing_pending


def test_relocation_of_the_progress_set_moves_a_town_hall_with_its_parish_hall() -> None:
    built = "parish-hall at site 0 above, town-hall, abbey at site 2 above"
    g = progress(me=dict(hand="progress-relocation", cities=2, built=built))
    g.me("play progress-relocation", "town-hall", "abbey")
    assert g.me.at("site 2 above") == "town-hall" and g.me.place("parish-hall") == "site 2 above"
    assert g.me.at("site 0 above") == "abbey" and g.nothing_pending


def test_relocation_of_the_progress_set_leaves_a_town_hall_in_a_city() -> None:
    built = "parish-hall at site 0 above, town-hall, abbey at site 2 above"
    g = progress(me=dict(hand="progress-relocation", cities=1, built=built))
    g.me("play progress-relocation")
    assert not g.offers("site 0 above") and not g.offers("site 2 above")


def test_three_field_system_brings_up_to_two_grain() -> None:
    me = dict(hand="three-field-system", cities=1, built="university")
    g = progress(me=dict(me, right="fields-1 fields-3")).me("play three-field-system")
    g.me_may("fields-6", "fields-1", "fields-3", "done").me("fields-3", "fields-3")
    assert g.me.stored("fields-3") == 2 and g.nothing_pending
    g = progress(me=me).me("play three-field-system", "done")
    assert g.me.resources == "" and g.discard == "three-field-system" and g.nothing_pending


def test_three_field_system_needs_a_university_and_room_for_grain() -> None:
    g = progress(me=dict(hand="three-field-system"))
    assert why_not(g, "three-field-system") == "you need a University"
    me = dict(hand="three-field-system", cities=1, built="university", resources="3 grain")
    assert why_not(progress(me=me), "three-field-system") == "your fields are full"


# Units


def test_chief_cannoneer_brings_four_strength_points_and_may_stand_twice() -> None:
    hand = "chief-cannoneer, chief-cannoneer"
    me = dict(hand=hand, cities=1, built="university", resources="2 lumber, 2 ore")
    g = progress(me=me)
    g.me("build chief-cannoneer", "site 2 above")
    assert g.me.strength == 4 and g.me.has_hero_token
    g.me("build chief-cannoneer", "site 2 below")
    assert g.me.strength == 8 and g.me.resources == "" and g.nothing_pending


def test_chief_cannoneer_needs_a_university_and_is_no_hero() -> None:
    g = progress(me=dict(hand="chief-cannoneer", resources="lumber, ore"))
    assert why_not(g, "chief-cannoneer") == "you need a University"
    me = dict(hand="gold-cache", cities=1, built="university, chief-cannoneer")
    assert not scenario(me=me, mode="duel").offers("build gold-cache")


# City expansions


def test_bath_house_protects_the_four_regions_of_its_city_from_the_plague() -> None:
    me = dict(cities=2, built="bath-house at site 0 above", resources="all")
    g = progress(me=me).event("plague")
    assert g.me.resources == "3 brick, 2 grain, 3 lumber, 3 wool, 2 ore, 3 gold"
    assert g.nothing_pending


def test_building_crane_saves_a_resource_on_city_expansions_of_more_than_four() -> None:
    me = dict(hand="pharmacy, town-hall", cities=1, built="university, building-crane")
    g = progress(me=dict(me, built="university, building-crane, parish-hall", resources="all"))
    g.me("build town-hall").me_may("save brick", "save wool", "save ore").me("save ore")
    assert g.me.resources == "2 brick, 3 grain, 3 lumber, 1 wool, 2 ore, 3 gold"
    assert g.nothing_pending


def test_building_crane_saves_nothing_on_four_resources_or_on_other_expansions() -> None:
    me = dict(hand="pharmacy, candamir", cities=1, built="university, building-crane")
    g = progress(me=dict(me, resources="gold, brick, wool"))
    assert why_not(g, "pharmacy") == "you are short of 1 wool"
    g = progress(me=dict(me, resources="all")).me("build pharmacy")
    g.me("site 0 below")
    assert g.me.resources == "2 brick, 3 grain, 3 lumber, 1 wool, 3 ore, 2 gold"


def test_building_crane_costs_one_lumber_and_needs_a_university() -> None:
    me = dict(hand="building-crane", cities=1, resources="lumber")
    assert why_not(progress(me=me), "building-crane") == "you need a University"
    g = progress(me=dict(me, built="university")).me("build building-crane", "site 0 below")
    assert g.me.built == "university, building-crane" and g.me.resources == ""


def test_library_takes_a_card_of_a_stack_that_may_be_used_at_once() -> None:
    me = dict(hand="library", cities=1, resources="brick, 2 lumber, ore")
    g = progress(me=me, stacks={1: "abbey, scout, goldsmith"})
    before = g.stack(1)
    g.me("build library", "site 0 above").me_may(*[f"stack {n}" for n in range(5)])
    g.me("stack 1", "card goldsmith")
    assert g.me.hand == "goldsmith" and g.me.resources == "" and g.me.points == 4
    before.remove("goldsmith")
    assert g.stack(1) == before and g.nothing_pending
    assert g.state.view(0)["stacks"][1]["cards"] == before[::-1]
    assert g.state.view(1)["stacks"][1]["cards"] == [None] * len(before)


def test_library_finds_nothing_when_all_stacks_are_empty() -> None:
    g = progress(me=dict(hand="library", cities=1, resources="brick, 2 lumber, ore"))
    g.state.stacks = [[] for _ in g.state.stacks]
    assert g.me("build library", "site 0 above").nothing_pending


def test_parliament_is_worth_two_victory_points_and_needs_two_progress_points() -> None:
    me = dict(hand="parliament", cities=1, resources="2 brick, 3 lumber, 2 wool")
    g = progress(me=dict(me, built="abbey"))
    assert why_not(g, "parliament") == "you need 2 progress points"
    g = progress(me=dict(me, built="abbey, university"))
    g.me("build parliament")
    g.me("site 0 below")
    assert g.me.points == 6 and g.me.resources == "" and g.nothing_pending


def test_pharmacy_pays_a_resource_when_the_plague_comes() -> None:
    g = progress(me=dict(cities=1, built="pharmacy, pharmacy"), rival=dict(cities=1))
    g.event("plague").me("ore", "gold")
    assert g.me.resources == "1 ore, 1 gold" and g.rival.resources == "" and g.nothing_pending


def test_pharmacy_pays_after_the_loss_so_that_there_is_room() -> None:
    me = dict(cities=1, built="pharmacy", resources="all")
    g = progress(me=me).event("plague").me_may("lumber", "brick", "gold", "wool").me("gold")
    assert g.me.stored("gold-field-1") == 3 and g.me.stored("pasture-4") == 2
    assert g.nothing_pending


def test_pharmacy_the_active_player_takes_first() -> None:
    side = dict(cities=1, built="pharmacy")
    g = progress(me=side, rival=side, turn=1).event("plague").rival("ore").me("wool")
    assert g.rival.resources == "1 ore" and g.nothing_pending


def test_town_hall_stands_on_the_parish_hall_and_makes_searching_free() -> None:
    built = "parish-hall at site 0 above"
    me = dict(hand="town-hall, scout", cities=[0], built=built, resources="brick, 2 ore, 2 wool")
    g = progress(me=me).me("build town-hall")
    assert g.me.at("site 0 above") == "town-hall" and g.me.built == "parish-hall, town-hall"
    assert g.me.points == 4 and g.me.resources == "" and g.nothing_pending
    g.me("end", "stack 0", "stack 0", "yes", "scout", "stack 0", "search", "stack 1")
    assert g.asked == "search.take" and g.asks == "me"


def test_town_hall_needs_a_parish_hall_in_a_city() -> None:
    me = dict(hand="town-hall", cities=[2], resources="brick, 2 ore, 2 wool")
    words = "you need a Parish Hall in a city to build it on"
    assert why_not(progress(me=me), "town-hall") == words
    g = progress(me=dict(me, built="parish-hall at site 0 above"))
    assert why_not(g, "town-hall") == words
    g = progress(me=dict(me, built="parish-hall at site 2 above"))
    assert g.offers("build town-hall")
    g = progress(me=dict(me, built="parish-hall at site 2 above, town-hall"))
    words = "each Parish Hall of yours in a city already carries one"
    assert why_not(g, "town-hall") == words


def test_town_hall_removed_leaves_the_parish_hall_which_counts_as_built_all_the_time() -> None:
    me = dict(hand="parish-hall, town-hall", cities=1, resources="all")
    g = progress(me=dict(me, built="parish-hall at site 0 above, town-hall"))
    assert not g.offers("build parish-hall") and not g.offers("build town-hall")
    g.me("remove").me_may("town-hall").me("town-hall")
    assert g.me.at("site 0 above") == "parish-hall" and g.discard == "town-hall"
    assert g.offers("build town-hall") and not g.offers("build parish-hall")


def test_town_hall_and_not_the_parish_hall_is_lost_in_a_feud() -> None:
    g = progress(me=dict(strength=3), rival=dict(cities=1, built="parish-hall, town-hall"))
    g.event("feud").rival("stack 3")
    assert g.rival.built == "parish-hall" and g.stack(3)[-1] == "town-hall" and g.nothing_pending


@pytest.mark.parametrize("house", ["abbey", "library"])
def test_university_is_built_from_the_open_stack_with_an_abbey_or_a_library(house: str) -> None:
    price = "brick, 2 grain, 2 lumber"
    g = progress(me=dict(cities=1, built=house, resources=price))
    limit = g.me.hand_limit
    g.me("build university").me("site 0 below")
    assert g.me.hand_limit == limit + 1 and g.face_up == "university" and g.me.resources == ""
    assert g.nothing_pending


def test_university_needs_an_abbey_or_a_library_and_may_stand_only_once() -> None:
    g = progress(me=dict(cities=1, resources="all"))
    assert why_not(g, "university") == "you need an Abbey or a Library"
    g = progress(me=dict(cities=1, built="abbey, university", resources="all"))
    assert "only one" in why_not(g, "university")
    g.me("remove", "university")
    assert g.face_up == "university, university" and g.offers("build university")


# Events


def test_invention_of_the_progress_set_pays_for_buildings_with_progress_points() -> None:
    me = dict(cities=1, built="abbey, university, library")
    g = progress(me=me, rival=dict(built="abbey")).event("progress-invention")
    g.me("ore", "ore").rival("wool")
    assert g.me.resources == "2 ore" and g.rival.resources == "1 wool" and g.nothing_pending


def test_plague_takes_one_from_each_region_beside_a_city() -> None:
    me = dict(cities=[0], resources="all")
    g = progress(me=me, rival=dict(resources="all")).event("plague")
    assert g.me.resources == "2 brick, 3 grain, 2 lumber, 2 wool, 3 ore, 2 gold"
    assert g.rival.resources == "3 brick, 3 grain, 3 lumber, 3 wool, 3 ore, 3 gold"
    assert g.nothing_pending


def test_plague_takes_only_one_between_two_cities_and_nothing_from_empty_regions() -> None:
    g = progress(me=dict(cities=2, stored={"gold-field-1": 2, "pasture-4": 1})).event("plague")
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_plague_spares_the_gold_cache() -> None:
    me = dict(cities=2, built="austin, gold-cache", stored={"gold-cache": 3})
    g = scenario(me=me, mode="duel").event("plague")
    assert g.me.stored("gold-cache") == 3 and g.nothing_pending
