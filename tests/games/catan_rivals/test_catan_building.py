"""RULES 10 and 17: building roads, settlements, cities and expansions, and what they cost."""

import pytest
from scenario import scenario

SETTLEMENT = "brick, grain, lumber, wool"


# Roads


@pytest.mark.parametrize(("side", "x"), [("left", -1), ("right", 3)])
def test_a_road_costs_two_brick_and_a_lumber_and_lies_at_one_end(side: str, x: int) -> None:
    g = scenario(me=dict(resources="2 brick, lumber"))
    g.me_may("build road left", "build road right", "end").me(f"build road {side}")
    assert g.me.resources == "" and sorted(g.me.roads) == sorted([1, x])
    assert g.state.roads == 6 and g.nothing_pending


@pytest.mark.parametrize("resources", ["brick, lumber", "2 brick", "3 lumber, brick"])
def test_a_road_cannot_be_built_for_less(resources: str) -> None:
    g = scenario(me=dict(resources=resources))
    assert not g.offers("build road left") and not g.offers("build road right")


def test_an_end_with_an_open_road_gets_no_second_one() -> None:
    g = scenario(me=dict(resources="2 brick, lumber", roads="left"))
    g.me_may("build road right", "end")


def test_without_roads_in_the_centre_none_can_be_built() -> None:
    g = scenario(me=dict(resources="2 brick, lumber"), centre=dict(roads=0))
    g.me_may("end")


# Settlements


@pytest.mark.parametrize(("side", "x"), [("left", -2), ("right", 4)])
def test_a_settlement_stands_at_the_open_end_of_a_road_and_brings_two_empty_regions(
    side: str, x: int
) -> None:
    g = scenario(me=dict(resources=SETTLEMENT, roads=side), regions="hills-5, gold-field-2")
    g.me_may(f"build settlement {side}", "end").me(f"build settlement {side}")
    beyond = x - 1 if side == "left" else x + 1
    g.me_may("keep", "swap").me("keep")
    assert g.me.at(f"region {beyond} above") == "hills-5"
    assert g.me.at(f"region {beyond} below") == "gold-field-2"
    assert g.me.stored("hills-5") == 0 and g.me.resources == ""
    assert g.me.settlements == sorted([0, 2, x]) and g.me.points == 3
    assert g.state.settlements == 4 and len(g.regions) == 10 and g.nothing_pending


def test_the_builder_decides_which_region_lies_above() -> None:  # RULINGS O-16
    g = scenario(me=dict(resources=SETTLEMENT, roads="right"), regions="hills-5, gold-field-2")
    g.me("build settlement right", "swap")
    assert g.me.at("region 5 above") == "gold-field-2" and g.me.at("region 5 below") == "hills-5"


def test_a_settlement_needs_an_open_road() -> None:
    g = scenario(me=dict(resources=SETTLEMENT))
    assert not g.offers("build settlement left") and not g.offers("build settlement right")


@pytest.mark.parametrize("missing", ["brick", "grain", "lumber", "wool"])
def test_a_settlement_needs_each_of_its_four_resources(missing: str) -> None:
    rest = ", ".join(f"2 {kind}" for kind in SETTLEMENT.split(", ") if kind != missing)
    g = scenario(me=dict(resources=rest, roads="left"))
    assert not g.offers("build settlement left")


def test_without_settlements_in_the_centre_none_can_be_built() -> None:
    me = dict(resources=SETTLEMENT, roads="left")
    scenario(me=me, centre=dict(settlements=0)).me_may("end")


def test_a_new_settlement_has_two_sites_and_a_new_end_for_a_road() -> None:
    me = dict(resources="all", roads="right", hand="storehouse")
    g = scenario(me=me).me("build settlement right", "no", "keep").me("build road right")
    assert sorted(g.me.roads) == [1, 3, 5]
    g.me("build storehouse").me_may(
        *("site 0 above", "site 0 below", "site 2 above", "site 2 below"),
        *("site 4 above", "site 4 below"),
    )


def test_the_scout_is_asked_for_whenever_a_basic_card_is_in_hand() -> None:
    # Whoever watches must not learn from the question that there is a Scout.
    me = dict(resources=SETTLEMENT, roads="right", hand="abbey")
    g = scenario(me=me).me("build settlement right").me_may("no")
    assert g.asked == "settlement.scout"
    me["hand"] = "mint"
    g = scenario(me=me, mode="gold").me("build settlement right")
    assert g.asked == "settlement.regions"


def test_five_settlements_and_a_principality_of_seven_fit_on_either_side() -> None:
    pairs = "hills-5 forest-4, hills-1 forest-6, fields-1 fields-3, pasture-5 pasture-6"
    for side in ("left", "right"):
        g = scenario(me={side: pairs, "roads": side, "resources": "all"})
        g.me(f"build settlement {side}")
        while not g.nothing_pending:
            g.me(g.options[0])
        assert g.me.points == 7 and g.state.settlements == 0 and len(g.regions) == 2
        if side == "left":
            assert g.me.settlements == list(range(-10, 3, 2))
        else:
            assert g.me.settlements == list(range(0, 13, 2))


# Cities


def test_a_city_costs_two_grain_and_three_ore_and_is_worth_two_points() -> None:
    g = scenario(me=dict(resources="2 grain, 3 ore"))
    g.me("build city 2")
    assert g.me.cities == [2] and g.me.settlements == [0] and g.me.points == 3
    assert g.me.resources == "" and g.state.cities == 6 and g.nothing_pending


@pytest.mark.parametrize("resources", ["1 grain, 3 ore", "2 grain, 2 ore", "3 grain, 2 ore"])
def test_a_city_cannot_be_built_for_less(resources: str) -> None:
    g = scenario(me=dict(resources=resources))
    assert not any(option.startswith("build city") for option in g.options)


def test_a_city_is_built_on_any_settlement_but_on_no_city() -> None:
    g = scenario(me=dict(resources="2 grain, 3 ore", cities=[0], right="hills-5 forest-4"))
    cities = [option for option in g.options if option.startswith("build city")]
    assert cities == ["build city 2", "build city 4"]


def test_without_cities_in_the_centre_none_can_be_built() -> None:  # RULINGS O-49
    g = scenario(me=dict(resources="2 grain, 3 ore"), centre=dict(cities=0))
    assert not any(option.startswith("build city") for option in g.options)


def test_the_supply_of_the_centre_is_shared() -> None:
    g = scenario(me=dict(cities=2), rival=dict(cities=2, right="hills-5 forest-4"))
    view = g.state.view(0)
    assert (view["roads"], view["settlements"], view["cities"]) == (6, 4, 3)


# Expansions


def test_a_site_that_is_taken_is_not_offered() -> None:
    me = dict(hand="abbey", resources="all", built="storehouse at site 0 below")
    scenario(me=me).me("build abbey").me_may("site 0 above", "site 2 above", "site 2 below")


def test_with_a_single_free_site_nothing_is_asked() -> None:
    me = dict(hand="abbey", resources="all", built="storehouse, toll-bridge, parish-hall")
    g = scenario(me=me).me("build abbey")
    assert g.me.at("site 2 below") == "abbey" and g.nothing_pending


def test_without_a_free_site_nothing_is_built() -> None:
    built = "storehouse, toll-bridge, parish-hall, marketplace"
    g = scenario(me=dict(hand="abbey", resources="all", built=built))
    assert not g.offers("build abbey")


def test_a_city_card_stands_only_in_a_city_and_a_green_card_in_both() -> None:
    me = dict(hand="mint, abbey", resources="all", cities=[2])
    g = scenario(me=me, mode="gold").me("build mint")
    g.me_may("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below")
    g = scenario(me=me, mode="gold").me("build abbey")
    assert len(g.options) == 6


def test_a_city_card_cannot_be_built_without_a_city() -> None:
    g = scenario(me=dict(hand="mint", resources="all"), mode="gold")
    assert not g.offers("build mint")


def test_an_open_card_is_built_without_passing_through_the_hand() -> None:
    me = dict(resources="2 brick, grain, 2 wool", cities=[0])
    g = scenario(me=me, mode="gold").me("build merchant-guild", "site 0 above")
    assert g.me.built == "merchant-guild" and g.face_up == "merchant-guild"
    assert g.me.points == 4 and g.me.resources == ""


def test_the_last_open_card_can_be_built_and_then_no_other() -> None:
    me = dict(resources="all", cities=[0])
    g = scenario(me=me, mode="gold", face_up="")
    assert not g.offers("build merchant-guild")


def test_in_the_duel_a_former_open_card_is_built_from_the_hand() -> None:
    me = dict(resources="all", cities=[0], hand="merchant-guild")
    g = scenario(me=me, mode="duel").me("build merchant-guild", "site 0 above")
    assert g.me.hand == "" and g.me.built == "merchant-guild"


def test_a_card_is_announced_before_its_site_is_chosen() -> None:
    g = scenario(me=dict(hand="abbey", resources="all")).me("build abbey")
    assert g.state.view(1)["princes"][0]["hand"] == ["abbey"]
    assert g.state.view(1)["pending"][-1][:2] == ["build_card", [0, "abbey"]]


# Reductions (RULES 10, RULINGS O-60)


def test_a_reduction_saves_a_resource_of_the_builders_choice() -> None:
    me = dict(hand="candamir", built="drill-ground", resources="grain, ore, 2 wool")
    g = scenario(me=me, mode="turmoil").me("build candamir", "site 0 below")
    g.me_may("save grain", "save wool", "save ore").me("save wool")
    assert g.me.resources == "1 wool" and g.me.built == "drill-ground, candamir"


def test_a_reduction_makes_up_for_a_missing_resource() -> None:
    me = dict(hand="candamir", built="drill-ground", resources="grain, ore, 1 wool")
    g = scenario(me=me, mode="turmoil").me("build candamir", "site 0 below")
    assert g.me.resources == "" and g.nothing_pending  # only wool could be saved
    me["resources"] = "grain, 1 wool"
    assert not scenario(me=me, mode="turmoil").offers("build candamir")


def test_a_reduction_is_for_its_own_kind_of_cards_only() -> None:
    me = dict(hand="abbey", built="drill-ground", resources="brick, grain")
    assert not scenario(me=me, mode="turmoil").offers("build abbey")


# Relocation of everything that lies together


def test_a_region_that_is_moved_takes_its_expansion_along() -> None:
    me = dict(
        hand="relocation",
        built="austin, gold-cache at beside 1 above",
        stored={"gold-cache": 2, "gold-field-1": 1},
    )
    g = scenario(me=me, mode="gold").me("play relocation", "gold-field", "mountains")
    assert g.me.place("gold-field-1") == "region 3 below"
    assert g.me.place("gold-cache") == "beside 3 below" and g.me.stored("gold-cache") == 2


def test_a_town_hall_moves_together_with_its_parish_hall_and_only_into_a_city() -> None:
    me = dict(
        hand="relocation",
        cities=[0],
        built="parish-hall at site 0 above, town-hall, abbey at site 2 above, "
        "storehouse at site 0 below",
    )
    g = scenario(me=me, mode="progress").me("play relocation", "town-hall")
    g.me_may("storehouse").me("storehouse")
    assert g.me.place("town-hall") == g.me.place("parish-hall") == "site 0 below"
    assert g.me.at("site 0 above") == "storehouse"
