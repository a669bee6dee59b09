"""RULES 2 to 4: geometry, storing and paying, points, the two advantages, the hand limit."""

import pytest
from scenario import RESOURCES, Scenario, scenario

from rivalry.games.catan_rivals.place import (
    PLACE_NAMES,
    PLACES,
    cell,
    column,
    is_region_place,
    place_name,
    regions_around,
    regions_beside_site,
    row,
)


def at(cells: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(column(c), row(c)) for c in cells]


# Geometry


def test_a_principality_starts_with_two_settlements_a_road_and_six_regions_around_them() -> None:
    g = scenario()
    for player, numbers in ((g.me, (2, 1, 6, 3, 4, 5)), (g.rival, (3, 4, 5, 2, 1, 6))):
        assert player.settlements == [0, 2] and player.roads == [1] and player.cities == []
        above = [player.at(f"region {x} above") for x in (-1, 1, 3)]
        below = [player.at(f"region {x} below") for x in (-1, 1, 3)]
        kinds = ("forest", "gold-field", "fields", "hills", "pasture", "mountains")
        assert above + below == [f"{k}-{n}" for k, n in zip(kinds, numbers, strict=True)]


@pytest.mark.parametrize("y", [1, 2])
def test_a_site_lies_beside_the_regions_left_and_right_of_it_inner_and_outer_alike(y: int) -> None:
    assert at(regions_beside_site(cell(2, y))) == [(1, 1), (3, 1)]
    assert at(regions_beside_site(cell(2, -y))) == [(1, -1), (3, -1)]


def test_a_settlement_borders_four_regions_and_shares_two_with_its_neighbour() -> None:
    assert at(regions_around(0)) == [(-1, 1), (1, 1), (-1, -1), (1, -1)]
    assert set(regions_around(0)) & set(regions_around(2)) == {cell(1, 1), cell(1, -1)}


def test_regions_lie_at_odd_x_above_and_below_the_row_of_settlements() -> None:
    assert is_region_place(cell(3, 1)) and is_region_place(cell(-1, -1))
    for c in (cell(2, 1), cell(3, 2), cell(3, 0), cell(3, -2)):
        assert not is_region_place(c)


def test_every_place_has_a_name_of_its_own() -> None:
    assert len(set(PLACES)) == len(PLACES)
    assert place_name(cell(5, 0)) == ("road", 5)
    assert PLACE_NAMES[cell(2, 0)] == ("city", 2)  # the place of a metropolis


def test_a_settlement_has_two_building_sites_and_a_city_four() -> None:
    g = scenario(me=dict(hand="storehouse", resources="lumber, wool", cities=[2]))
    g.me("build storehouse").me_may(
        *("site 0 above", "site 0 below"),
        *("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below"),
    )


# Resources


def test_a_region_stores_three_and_what_exceeds_that_is_lost() -> None:
    g = scenario(me=dict(stored={"fields-6": 3}))
    g.roll(6, "trade")
    assert g.me.stored("fields-6") == 3 and g.me.resources == "3 grain"


def test_the_payer_picks_the_regions() -> None:
    me = dict(hand="parish-hall", right="fields-3 hills-5", stored={"fields-3": 1, "fields-6": 1})
    me["stored"] |= {"hills-3": 1}
    g = scenario(me=me)
    g.me("build parish-hall", "site 0 above").me_may("fields-3", "fields-6").me("fields-3")
    assert g.me.stored("fields-3") == 0 and g.me.stored("fields-6") == 1
    assert g.me.stored("hills-3") == 0  # the only brick: nothing to ask


def test_paying_several_asks_only_while_there_is_a_choice() -> None:
    me = dict(right="hills-5 forest-4", stored={"hills-3": 1, "hills-5": 1, "forest-2": 1})
    g = scenario(me=me).me("build road left")
    assert g.me.resources == "" and g.nothing_pending
    me["stored"] = {"hills-3": 2, "hills-5": 2, "forest-4": 1}
    g = scenario(me=me).me("build road left").me_may("hills-3", "hills-5").me("hills-3")
    g.me("hills-5")
    assert g.me.stored("hills-3") == 1 and g.me.stored("hills-5") == 1


def test_the_receiver_picks_the_kind_and_a_region_with_room() -> None:
    me = dict(right="fields-3 gold-field-2", stored={"mountains-5": 3, "fields-6": 2})
    g = scenario(me=me).do("take_any", 0, "harvest.take", 2, 63)
    assert "region 3 below" not in g.options and len(g.options) == 7
    g.me("fields-6").me("fields-3")
    assert g.me.stored("fields-6") == 3 and g.me.stored("fields-3") == 1


def test_without_room_what_is_received_is_lost() -> None:
    g = scenario(me=dict(resources="all")).do("take_any", 0, "harvest.take", 1, 63)
    assert g.nothing_pending
    me = dict(resources="3 brick, 3 grain, 3 lumber, 3 wool, 3 ore, 2 gold")
    g = scenario(me=me).do("take_any", 0, "harvest.take", 2, 63)
    assert g.me.resources.endswith("3 gold") and g.nothing_pending


def test_made_to_give_the_demander_names_the_kind_and_the_giver_picks_the_region() -> None:
    rival = dict(right="fields-3 gold-field-2", stored={"fields-3": 1, "fields-5": 1})
    g = scenario(me=dict(commerce=3), rival=rival).roll(4, "trade")
    g.me_may("grain", "gold")  # the roll has given the rival gold
    g.me("grain").rival_may("fields-3", "fields-5").rival("fields-5")
    assert g.me.resources == "1 grain, 1 wool" and g.rival.stored("fields-5") == 0
    assert g.nothing_pending


def test_what_the_receiver_cannot_store_stays_with_the_giver() -> None:
    me = dict(commerce=3, stored={"fields-6": 3})
    g = scenario(me=me, rival=dict(resources="2 grain, 1 ore")).roll(3, "trade")
    g.me_may("ore", "lumber").me("lumber")
    assert g.rival.resources == "2 grain, 1 ore"


def test_a_demand_never_exceeds_what_the_giver_owns() -> None:
    g = scenario(me=dict(commerce=3)).roll(1, "trade")
    assert g.rival.resources == "" and g.me.resources == "1 wool, 1 gold" and g.nothing_pending


def test_the_taker_picks_among_several_regions_with_room() -> None:
    me = dict(commerce=3, right="fields-3 hills-5")
    g = scenario(me=me, rival=dict(resources="1 grain")).roll(2, "trade")
    g.me("take grain").me_may("fields-3", "fields-6").me("fields-3")
    assert g.me.stored("fields-3") == 1 and g.nothing_pending


# Points


def test_victory_points_come_from_settlements_cities_tokens_and_expansions() -> None:
    g = scenario(
        me=dict(cities=[0], right="hills-5 forest-4", built="merchant-guild, candamir"),
        mode="gold",
    )
    assert g.me.points == 2 + 1 + 1 + 1 + 1  # city, two settlements, guild, hero token
    assert g.rival.points == 2


@pytest.mark.parametrize(
    ("built", "strength", "skill", "commerce", "progress"),
    [
        ("", 0, 0, 0, 0),
        ("austin, abbey", 1, 2, 0, 1),
        ("candamir, inga, gold-ship, marketplace", 5, 4, 2, 0),
        ("toll-bridge, storehouse, parish-hall, large-trade-ship", 0, 0, 2, 0),
    ],
)
def test_points_are_summed_over_the_own_cards_in_play(
    built: str, strength: int, skill: int, commerce: int, progress: int
) -> None:
    g = scenario(me=dict(built=built))
    found = (g.me.strength, g.me.skill, g.me.commerce, g.me.progress)
    assert found == (strength, skill, commerce, progress)
    assert (g.rival.strength, g.rival.skill, g.rival.commerce, g.rival.progress) == (0, 0, 0, 0)


def test_cards_in_hand_give_no_points() -> None:
    g = scenario(me=dict(hand="candamir, abbey, gold-ship"))
    assert (g.me.strength, g.me.progress, g.me.commerce, g.me.points) == (0, 0, 0, 2)


def test_the_hand_limit_is_three_plus_progress_points() -> None:
    assert scenario().me.hand_limit == 3
    assert scenario(me=dict(built="abbey")).me.hand_limit == 4


# The advantages


def tokens(g: Scenario) -> tuple[str, str]:
    names = ("me", "rival", "nobody")
    return names[g.state.hero], names[g.state.trader]


@pytest.mark.parametrize(
    ("mine", "rivals", "holder"),
    [
        (0, 0, "nobody"),
        (2, 0, "nobody"),  # fewer than three are not enough
        (2, 1, "nobody"),
        (3, 0, "me"),
        (3, 2, "me"),
        (3, 3, "nobody"),  # a tie gives it to nobody
        (3, 4, "rival"),
        (4, 3, "me"),
    ],
)
def test_the_strength_advantage_needs_three_points_and_more_than_the_rival(
    mine: int, rivals: int, holder: str
) -> None:
    g = scenario(me=dict(strength=mine), rival=dict(strength=rivals))
    assert tokens(g)[0] == holder
    assert g.me.points == 2 + (holder == "me") and g.rival.points == 2 + (holder == "rival")


@pytest.mark.parametrize(
    ("mine", "rivals", "holder"),
    [(2, 0, "nobody"), (3, 0, "me"), (3, 2, "me"), (3, 3, "nobody"), (2, 3, "rival")],
)
def test_the_trade_advantage_needs_three_points_and_more_than_the_rival(
    mine: int, rivals: int, holder: str
) -> None:
    g = scenario(me=dict(commerce=mine), rival=dict(commerce=rivals))
    assert tokens(g)[1] == holder
    assert g.me.points == 2 + (holder == "me") and g.rival.points == 2 + (holder == "rival")


def test_a_token_is_taken_at_the_moment_of_building() -> None:
    me = dict(hand="candamir", resources="grain, ore, 2 wool")
    g = scenario(me=me, rival=dict(strength=3))
    assert tokens(g)[0] == "rival" and g.rival.points == 3
    g.me("build candamir", "site 0 above")
    assert tokens(g)[0] == "me" and g.me.points == 3 and g.rival.points == 2


def test_a_tie_leaves_the_token_with_its_holder() -> None:  # RULINGS O-2
    me = dict(hand="austin", built="harald", resources="grain, ore")
    g = scenario(me=me, rival=dict(strength=3))
    g.me("build austin", "site 0 below")
    assert g.me.strength == g.rival.strength == 3 and tokens(g)[0] == "rival"
    # The holder of a tied token has the advantage.
    g = scenario(me=dict(commerce=3), rival=dict(commerce=3, resources="ore"), trader="me")
    assert g.roll(4, "trade").me("ore").nothing_pending


def test_with_the_switch_a_tie_sets_the_token_aside() -> None:  # RULINGS O-2, the other reading
    me = dict(hand="austin", built="harald", resources="grain, ore")
    g = scenario(me=me, rival=dict(strength=3), tie_keeps_token=False)
    assert tokens(g)[0] == "rival"
    g.me("build austin", "site 0 below")
    assert tokens(g)[0] == "nobody" and g.rival.points == 2


def test_falling_below_three_sets_the_token_aside_or_gives_it_to_the_rival() -> None:
    g = scenario(me=dict(strength=3), mode="gold")
    g.me("remove", "harald")
    assert g.me.strength == 1 and tokens(g)[0] == "nobody"
    g = scenario(me=dict(strength=4), rival=dict(strength=3), mode="gold")
    g.me("remove")
    g.me("candamir")
    assert tokens(g)[0] == "rival" and g.rival.points == 3


def test_falling_to_the_rivals_total_keeps_the_token_and_below_it_loses_it() -> None:
    me = dict(built="candamir, osmund, harald")  # 8 against 7: then 6 or 4
    rival = dict(built="siglind, inga")
    g = scenario(me=me, rival=rival, mode="gold")
    g.me("remove", "candamir")
    assert g.me.strength == 4 and g.rival.strength == 3 and tokens(g)[0] == "me"
    g.me("remove", "osmund")
    assert g.me.strength == 2 and tokens(g)[0] == "rival"


def test_falling_equal_at_two_sets_the_token_aside() -> None:
    g = scenario(me=dict(commerce=3), rival=dict(commerce=2), mode="gold")
    g.me("remove", "lumber-ship")
    assert g.me.commerce == g.rival.commerce == 2 and tokens(g)[1] == "nobody"


def test_both_tokens_are_independent() -> None:
    g = scenario(me=dict(commerce=3), rival=dict(strength=3))
    assert tokens(g) == ("rival", "me") and g.me.points == g.rival.points == 3


def test_the_kinds_of_resources_are_six() -> None:
    assert RESOURCES == ("brick", "grain", "lumber", "wool", "ore", "gold")
