"""Every card of the Basic Set: what it costs, what it gives, what it does and what it does not."""

import pytest
from scenario import RESOURCES, Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, POINTS

# Prices and points, written down again: the declaration has to agree with this table.
EXPANSIONS = [
    ("abbey", "brick, grain, ore", {"progress": 1}),
    ("marketplace", "grain, wool", {"commerce": 1}),
    ("parish-hall", "brick, grain", {}),
    ("storehouse", "lumber, wool", {}),
    ("toll-bridge", "brick, lumber", {"commerce": 1}),
    ("brick-factory", "brick, ore", {}),
    ("grain-mill", "grain, lumber", {}),
    ("iron-foundry", "brick, ore", {}),
    ("lumber-camp", "lumber, ore", {}),
    ("weavers-shop", "lumber, wool", {}),
    ("austin", "grain, ore", {"strength": 1, "skill": 2}),
    ("candamir", "grain, ore, 2 wool", {"strength": 4, "skill": 1}),
    ("harald", "grain, ore", {"strength": 2, "skill": 1}),
    ("inga", "grain, ore, wool", {"strength": 1, "skill": 3}),
    ("osmund", "grain, ore, wool", {"strength": 2, "skill": 2}),
    ("siglind", "grain, ore, 2 wool", {"strength": 2, "skill": 3}),
    ("brick-ship", "lumber, wool", {"commerce": 1}),
    ("grain-ship", "lumber, wool", {"commerce": 1}),
    ("lumber-ship", "lumber, wool", {"commerce": 1}),
    ("gold-ship", "lumber, wool", {"commerce": 1}),
    ("ore-ship", "lumber, wool", {"commerce": 1}),
    ("wool-ship", "lumber, wool", {"commerce": 1}),
    ("large-trade-ship", "lumber, wool", {"commerce": 1}),
]
ALL_SITES = ("site 0 above", "site 0 below", "site 2 above", "site 2 below")


@pytest.mark.parametrize(("key", "price", "points"), EXPANSIONS)
def test_an_expansion_costs_its_price_gives_its_points_and_stands_on_any_site(
    key: str, price: str, points: dict[str, int]
) -> None:
    g = scenario(me=dict(hand=key, resources=price))
    g.me(f"build {key}").me_may(*ALL_SITES).me("site 2 above")
    assert g.me.resources == "" and g.me.hand == "" and g.nothing_pending
    assert g.me.at("site 2 above") == key and g.me.built == key
    assert g.state.view(None)["princes"][0]["points"] == {
        **dict.fromkeys(POINTS, 0),
        "victory": 2 + (points.get("strength", 0) >= 3),
        **points,
    }


@pytest.mark.parametrize(("key", "price", "points"), EXPANSIONS)
def test_an_expansion_cannot_be_built_without_every_resource_of_its_price(
    key: str, price: str, points: dict[str, int]
) -> None:
    parts = price.split(", ")
    for i, part in enumerate(parts):
        number, _, kind = part.rpartition(" ")
        fewer = [f"{int(number) - 1} {kind}"] if number else []
        rest = ", ".join([*parts[:i], *fewer, *parts[i + 1 :], "2 gold"])
        g = scenario(me=dict(hand=key, resources=rest))
        assert not g.offers(f"build {key}"), rest
        assert g.state.view(0)["why_not"][key] == {
            "words": f"you are short of 1 {kind}",
            "key": "short",
            "args": ["1", kind],
            "short": True,
        }


@pytest.mark.parametrize(
    ("key", "twice"),
    [("abbey", False), ("marketplace", False), ("parish-hall", False), ("storehouse", True)],
)
def test_only_the_storehouse_may_stand_twice_in_a_principality(key: str, twice: bool) -> None:
    g = scenario(me=dict(hand=key, built=key, resources="all"))
    assert g.offers(f"build {key}") == twice
    g = scenario(me=dict(hand=key, resources="all"), rival=dict(built=key))
    assert g.offers(f"build {key}")


# Action cards


def test_brigitta_the_wise_woman_fixes_the_production_die_and_the_event_die_is_rolled() -> None:
    g = scenario(me=dict(hand="brigitta-the-wise-woman"), at="start")
    g.me_may("roll", "play brigitta-the-wise-woman").me("play brigitta-the-wise-woman")
    g.me_may(*[f"number {n}" for n in range(1, 7)]).me("number 5")
    g.me_may("roll").roll(None, "trade")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 grain"
    assert g.discard == "brigitta-the-wise-woman" and g.nothing_pending


def test_brigitta_the_wise_woman_cannot_be_played_after_the_roll() -> None:
    g = scenario(me=dict(hand="brigitta-the-wise-woman"), at="start").roll(4, "trade")
    g.me_may("end")
    words = g.state.view(0)["why_not"]["brigitta-the-wise-woman"]["words"]
    assert words == "Brigitta the Wise Woman is played only before you roll the dice"


def test_brigitta_the_wise_woman_cannot_be_played_on_a_number_fixed_by_another_brigitta() -> None:
    two = "brigitta-the-wise-woman, brigitta-the-wise-woman"
    g = scenario(me=dict(hand=two), at="start")
    g.me("play brigitta-the-wise-woman", "number 1").me_may("roll")
    assert g.me.hand == "brigitta-the-wise-woman"


def test_goldsmith_turns_three_gold_into_two_resources_of_any_kinds() -> None:
    g = scenario(me=dict(hand="goldsmith", resources="3 gold"))
    g.me("play goldsmith").me_may("brick", "grain", "lumber", "wool", "ore", "gold")
    g.me("ore", "ore")
    assert g.me.resources == "2 ore" and g.discard == "goldsmith" and g.nothing_pending


def test_goldsmith_takes_gold_from_several_gold_fields_as_the_player_likes() -> None:
    me = dict(
        hand="goldsmith",
        right="gold-field-2 mountains-4",
        stored={"gold-field-1": 2, "gold-field-2": 2},
    )
    g = scenario(me=me)
    g.me("play goldsmith").me_may("gold-field-1", "gold-field-2").me("gold-field-2")
    g.me("gold-field-2")  # now the last one must come from the other field
    assert g.asked == "goldsmith.take"
    g.me("lumber", "brick")
    assert g.me.stored("gold-field-2") == 0 and g.me.stored("gold-field-1") == 1


def test_goldsmith_needs_three_gold() -> None:
    g = scenario(me=dict(hand="goldsmith", resources="2 gold, 3 ore"))
    assert not g.offers("play goldsmith")
    assert g.state.view(0)["why_not"]["goldsmith"]["words"] == "you need 3 gold"


def test_goldsmith_what_cannot_be_stored_is_lost() -> None:
    g = scenario(me=dict(hand="goldsmith", resources="all"))
    g.me("play goldsmith")  # only the gold field has room, made by paying
    assert g.me.stored("gold-field-1") == 2 and g.nothing_pending


def test_merchant_caravan_exchanges_exactly_two_resources_for_two() -> None:
    g = scenario(me=dict(hand="merchant-caravan", resources="2 brick, wool"))
    g.me("play merchant-caravan").me_may("brick", "wool").me("brick").me_may("brick", "wool")
    g.me("wool").me("ore", "grain")
    assert g.me.resources == "1 brick, 1 grain, 1 ore"
    assert g.discard == "merchant-caravan" and g.nothing_pending


def test_merchant_caravan_may_give_and_take_the_same_kind_twice() -> None:
    g = scenario(me=dict(hand="merchant-caravan", resources="3 brick, wool"))
    g.me("play merchant-caravan", "brick", "brick", "gold", "gold")
    assert g.me.resources == "1 brick, 1 wool, 2 gold"


@pytest.mark.parametrize(("resources", "may"), [("brick", False), ("brick, wool", True)])
def test_merchant_caravan_needs_two_resources(resources: str, may: bool) -> None:
    g = scenario(me=dict(hand="merchant-caravan", resources=resources))
    assert g.offers("play merchant-caravan") == may


def test_relocation_exchanges_two_regions_with_what_is_stored_in_them() -> None:
    g = scenario(me=dict(hand="relocation", stored={"forest-2": 2, "mountains-5": 3}))
    g.me("play relocation", "forest-2").me("mountains-5")
    assert g.me.place("forest-2") == "region 3 below" and g.me.stored("forest-2") == 2
    assert g.me.place("mountains-5") == "region -1 above" and g.me.stored("mountains-5") == 3
    assert g.discard == "relocation" and g.nothing_pending


def test_relocation_exchanges_two_expansions_and_what_depends_on_their_places() -> None:
    me = dict(hand="relocation", built="grain-mill at site 0 above, abbey at site 2 above")
    g = scenario(me=me)
    g.me("play relocation", "grain-mill").me_may("abbey").me("abbey")
    assert g.me.at("site 2 above") == "grain-mill" and g.me.at("site 0 above") == "abbey"
    g.roll(6, "trade")
    assert g.me.resources == "2 grain"


def test_relocation_moves_nothing_to_an_empty_place_and_no_card_of_the_rival() -> None:
    g = scenario(me=dict(hand="relocation", built="abbey"), rival=dict(built="marketplace"))
    g.me("play relocation")
    six = ("forest-2", "hills-3", "gold-field-1", "pasture-4", "fields-6", "mountains-5")
    g.me_may(*six)  # a single expansion has no partner
    g.me("gold-field-1").me_may(*[key for key in six if key != "gold-field-1"])


def test_relocation_keeps_cards_of_a_city_in_a_city() -> None:
    me = dict(
        hand="relocation",
        cities=[0],
        built="merchant-guild at site 0 above, abbey at site 2 above, marketplace at site 0 below",
    )
    g = scenario(me=me, mode="gold")
    g.me("play relocation", "merchant-guild").me_may("marketplace")


def test_scout_lets_the_builder_choose_both_regions_and_the_rest_is_shuffled() -> None:
    me = dict(hand="scout", roads="right", resources="brick, grain, lumber, wool")
    g = scenario(me=me)
    before = g.regions
    assert len(before) == 12
    g.me("build settlement right").me_may("no", "play scout").me("play scout")
    assert len(g.options) == 12
    g.me("gold-field-3").me("fields-1").chance("shuffle 0x2a").me_may("keep", "swap").me("keep")
    assert g.me.at("region 5 above") == "gold-field-3" and g.me.at("region 5 below") == "fields-1"
    assert sorted(g.regions) == sorted(set(before) - {"gold-field-3", "fields-1"})
    assert g.regions != [key for key in before if key not in ("gold-field-3", "fields-1")]
    assert g.discard == "scout" and g.me.resources == "" and g.nothing_pending
    assert g.state.view(0)["regions"] == [None] * 10


def test_scout_is_not_played_at_any_other_time() -> None:
    g = scenario(me=dict(hand="scout", resources="all"))
    assert not g.offers("play scout")
    words = g.state.view(0)["why_not"]["scout"]["words"]
    assert words == "Scout is played only while you build a settlement"
    g = scenario(me=dict(hand="scout"), at="start")
    g.me_may("roll")


def test_scout_kept_in_hand_leaves_the_top_regions() -> None:
    me = dict(hand="scout", roads="left", resources="brick, grain, lumber, wool")
    g = scenario(me=me, regions="hills-5, mountains-2")
    g.me("build settlement left", "no", "keep")
    assert g.me.at("region -3 above") == "hills-5" and g.me.at("region -3 below") == "mountains-2"
    assert g.me.hand == "scout" and len(g.regions) == 10


# Buildings


def test_abbey_raises_the_hand_limit_at_the_end_of_the_turn() -> None:
    g = scenario(me=dict(built="abbey"), at="replenish")
    assert g.me.hand_limit == 4 and g.rival.hand_limit == 3
    g.me("stack 0", "stack 0", "stack 0", "stack 0")
    assert g.asked == "exchange" and len(g.me.hand.split(", ")) == 4


def test_abbey_lost_in_the_rivals_turn_costs_no_card_before_the_end_of_the_own_turn() -> None:
    me = dict(built="abbey", hand="scout, goldsmith, relocation, marketplace")
    g = scenario(me=me, rival=dict(strength=3), turn=1)
    g.event("feud").me("stack 0")
    assert g.me.built == "" and g.me.hand_limit == 3 and len(g.me.hand.split(", ")) == 4
    assert g.nothing_pending
    g.rival("end")
    while g.asked != "exchange":
        g.rival("stack 1")
    g.rival("no").roll(1, "trade").me("end").me_may(
        "scout", "goldsmith", "relocation", "marketplace"
    )


@pytest.mark.parametrize("rolled", range(1, 7))
def test_marketplace_gives_nothing_when_both_have_as_many_regions(rolled: int) -> None:
    g = scenario(me=dict(built="marketplace")).roll(rolled, "trade")
    assert sum(resource_counts(g)) == 1 and g.nothing_pending


def test_marketplace_gives_one_resource_of_a_kind_the_rivals_regions_yield() -> None:
    # RULES 16: blue has fields 3, gold 3 and forest 3, red hills 3.
    g = scenario(me=dict(built="marketplace"), rival=dict(right="fields-3 gold-field-3"))
    g.roll(3, "trade").me_may("grain", "gold", "lumber").me("gold")
    assert g.me.resources == "1 brick, 1 gold"
    assert g.rival.resources == "1 grain, 1 lumber, 1 gold" and g.nothing_pending


def test_marketplace_works_in_the_rivals_turn_as_well() -> None:
    me = dict(built="marketplace")
    g = scenario(me=me, rival=dict(right="fields-3 gold-field-3"), turn=1, at="start")
    g.roll(3, "trade").me("lumber")
    assert g.me.resources == "1 brick, 1 lumber" and g.nothing_pending


def test_marketplace_does_not_care_whether_the_rival_had_room() -> None:
    rival = dict(right="fields-3 gold-field-3", stored={"fields-3": 3})
    g = scenario(me=dict(built="marketplace"), rival=rival)
    g.roll(3, "trade").me_may("grain", "gold", "lumber")


def test_marketplace_offers_only_what_can_be_stored_and_nothing_if_nothing_can() -> (
    None
):  # RULINGS O-32
    rival = dict(right="fields-3 gold-field-3")
    me = dict(built="marketplace", stored={"forest-2": 3, "fields-6": 3})
    g = scenario(me=me, rival=rival).roll(3, "trade")
    assert g.me.resources == "1 brick, 3 grain, 3 lumber, 1 gold" and g.nothing_pending
    g = scenario(me=dict(built="marketplace", resources="all"), rival=rival).roll(3, "trade")
    assert g.nothing_pending


def test_marketplace_gives_nothing_to_the_one_with_more_regions() -> None:
    me = dict(built="marketplace", right="fields-3 gold-field-3")
    g = scenario(me=me).roll(3, "trade")
    assert g.me.resources == "1 brick, 1 grain, 1 gold" and g.nothing_pending


def test_marketplace_of_the_rival_helps_the_rival() -> None:
    g = scenario(me=dict(right="fields-3 gold-field-3"), rival=dict(built="marketplace"))
    g.roll(3, "trade").rival_may("brick", "grain", "gold").rival("grain")
    assert g.nothing_pending and g.rival.resources == "1 grain, 1 lumber"


def test_parish_hall_makes_searching_a_stack_cost_one_resource_instead_of_two() -> None:
    me = dict(hand="scout, abbey, goldsmith", built="parish-hall", resources="ore, wool")
    g = scenario(me=me, at="replenish", stacks={1: "candamir"})
    g.me("yes", "scout", "stack 0", "search", "stack 1", "ore", "candamir")
    assert g.me.resources == "1 wool" and "candamir" in g.me.hand


def test_parish_hall_does_not_make_searching_free() -> None:
    g = scenario(me=dict(hand="scout, abbey, goldsmith", built="parish-hall"), at="replenish")
    g.me("yes", "scout", "stack 0").me_may("draw")


def test_storehouse_leaves_its_two_regions_out_of_the_brigands_count() -> None:
    # Forest and gold field beside it hold 6 of 9: 3 count.
    stored = {"forest-2": 3, "gold-field-1": 3, "pasture-4": 3}
    g = scenario(me=dict(built="storehouse at site 0 above", stored=stored))
    g.roll(5, "brigands")
    assert g.me.resources == "3 lumber, 3 wool, 1 ore, 3 gold"


def test_storehouse_protects_only_the_count() -> None:
    # Eight count elsewhere, so the gold beside the storehouse is lost, too.
    stored = {"gold-field-1": 3, "pasture-4": 3, "hills-3": 3, "mountains-5": 2}
    g = scenario(me=dict(built="storehouse at site 0 above", stored=stored))
    g.roll(2, "brigands")
    assert g.me.resources == "3 brick, 1 lumber, 2 ore"


def test_storehouse_elsewhere_does_not_help() -> None:
    stored = {"forest-2": 3, "hills-3": 3, "pasture-4": 2}
    g = scenario(me=dict(built="storehouse at site 2 above", stored=stored))
    g.roll(5, "brigands")
    assert g.me.resources == "3 brick, 3 lumber, 1 ore"


def test_toll_bridge_brings_two_gold_at_a_plentiful_harvest() -> None:
    g = scenario(me=dict(built="toll-bridge")).roll(6, "harvest")
    g.me("brick")
    assert g.me.resources == "1 brick, 1 grain, 2 gold" and g.asks == "rival"
    g.rival("brick")
    assert g.rival.resources == "1 brick, 1 ore" and g.nothing_pending


def test_toll_bridge_gold_that_does_not_fit_is_lost() -> None:
    g = scenario(me=dict(built="toll-bridge", resources="2 gold")).roll(6, "harvest").me("gold")
    assert g.me.stored("gold-field-1") == 3 and g.asks == "rival"


def test_toll_bridge_its_owner_chooses_between_gold_fields() -> None:
    me = dict(built="toll-bridge", right="gold-field-2 mountains-4", stored={"gold-field-2": 2})
    g = scenario(me=me).roll(6, "harvest").me("brick")
    g.me_may("gold-field-1", "gold-field-2").me("gold-field-2").rival("brick")
    assert g.me.stored("gold-field-2") == 3 and g.me.stored("gold-field-1") == 1


def test_toll_bridge_works_in_the_rivals_turn() -> None:
    g = scenario(me=dict(built="toll-bridge"), turn=1, at="start").roll(6, "harvest")
    g.rival("ore").me("ore")
    assert g.me.resources == "1 grain, 1 ore, 2 gold" and g.nothing_pending


BOOSTERS = [
    # card, its region, number, the site beside it, a site not beside it
    ("brick-factory", "hills-3", 3, "site 0 below", "site 0 above"),
    ("grain-mill", "fields-6", 6, "site 2 above", "site 2 below"),
    ("iron-foundry", "mountains-5", 5, "site 2 below", "site 0 below"),
    ("lumber-camp", "forest-2", 2, "site 0 above", "site 0 below"),
    ("weavers-shop", "pasture-4", 4, "site 2 below", "site 2 above"),
]


@pytest.mark.parametrize(("key", "region", "number", "near", "far"), BOOSTERS)
def test_a_booster_doubles_what_a_matching_region_beside_it_yields(
    key: str, region: str, number: int, near: str, far: str
) -> None:
    g = scenario(me=dict(built=f"{key} at {near}")).roll(number, "trade")
    assert g.me.stored(region) == 2
    g = scenario(me=dict(built=f"{key} at {far}")).roll(number, "trade")
    assert g.me.stored(region) == 1
    g = scenario(me=dict(built=f"{key} at {near}", stored={region: 2})).roll(number, "trade")
    assert g.me.stored(region) == 3


@pytest.mark.parametrize(("key", "region", "number", "near", "far"), BOOSTERS)
def test_a_booster_works_on_the_outer_site_of_a_city_and_in_the_rivals_turn(
    key: str, region: str, number: int, near: str, far: str
) -> None:
    word, x, side = near.split()
    me = dict(cities=[int(x)], built=f"{key} at {word} {x} far-{side}")
    g = scenario(me=me, turn=1, at="start").roll(number, "trade")
    assert g.me.stored(region) == 2


@pytest.mark.parametrize(("key", "region", "number", "near", "far"), BOOSTERS)
def test_a_booster_does_nothing_for_other_kinds_of_regions_and_for_events(
    key: str, region: str, number: int, near: str, far: str
) -> None:
    g = scenario(me=dict(built=f"{key} at {near}"))
    for other in range(1, 7):
        if other != number:
            g.roll(other, "trade")
    assert g.me.stored(region) == 0 and sum(resource_counts(g)) == 5
    kind = RESOURCES[BY_KEY[region].resource]
    g.roll(1 if number != 1 else 2, "harvest").me(kind).rival("grain")
    assert g.me.stored(region) == 1


def resource_counts(g: Scenario) -> list[int]:
    return [int(word.split()[0]) for word in g.me.resources.split(", ") if word]


def test_a_grain_mill_serves_both_fields_left_and_right_of_it() -> None:
    me = dict(right="fields-3 gold-field-2", built="grain-mill at site 4 above")
    g = scenario(me=me).roll(3, "trade").roll(6, "trade")
    assert g.me.stored("fields-3") == 2 and g.me.stored("fields-6") == 2


# Heroes


@pytest.mark.parametrize("key", ["austin", "candamir", "harald", "inga", "osmund", "siglind"])
def test_a_hero_has_no_function_of_its_own(key: str) -> None:
    card = BY_KEY[key]
    assert card.kind == "hero" and not (card.use or card.play or card.built)
    assert card.heroine == (key in ("inga", "siglind"))
    scenario(me=dict(built=key)).me_may("end")


def test_candamir_alone_has_the_strength_advantage() -> None:
    g = scenario(me=dict(built="candamir"), rival=dict(built="harald"))
    assert g.me.strength == 4 and g.me.has_hero_token and g.me.points == 3


# Trade ships


@pytest.mark.parametrize("kind", RESOURCES)
def test_a_trade_ship_trades_two_of_its_kind_for_one_other_as_often_as_one_likes(
    kind: str,
) -> None:
    other = "wool" if kind != "wool" else "ore"
    g = scenario(me=dict(built=f"{kind}-ship", resources=f"3 {kind}"))
    g.me(f"use {kind}-ship").me_may(*[r for r in RESOURCES if r != kind]).me(other)
    assert g.me.resources in (f"1 {kind}, 1 {other}", f"1 {other}, 1 {kind}")
    assert not g.offers(f"use {kind}-ship") and g.nothing_pending


def test_a_trade_ship_trades_again_and_again_from_any_region() -> None:
    me = dict(built="gold-ship", right="gold-field-2 mountains-4")
    g = scenario(me=me | dict(stored={"gold-field-1": 3, "gold-field-2": 1}))
    g.me("use gold-ship").me_may("gold-field-1", "gold-field-2").me("gold-field-1", "gold-field-1")
    g.me("brick").me("use gold-ship", "brick")  # the last two leave no choice
    assert g.me.resources == "2 brick" and g.nothing_pending


@pytest.mark.parametrize("kind", RESOURCES)
def test_a_trade_ship_needs_two_of_its_kind_and_room_for_another(kind: str) -> None:
    rest = ", ".join(f"3 {r}" for r in RESOURCES if r != kind)
    g = scenario(me=dict(built=f"{kind}-ship", resources=f"1 {kind}"))
    assert not g.offers(f"use {kind}-ship")
    g = scenario(me=dict(built=f"{kind}-ship", resources=f"2 {kind}, {rest}"))
    assert not g.offers(f"use {kind}-ship")


def test_a_trade_ship_of_the_rival_is_of_no_use_to_me() -> None:
    g = scenario(me=dict(resources="2 ore"), rival=dict(built="ore-ship"))
    g.me_may("end")


def test_large_trade_ship_trades_two_of_one_neighbouring_region() -> None:
    me = dict(built="large-trade-ship at site 0 above", stored={"forest-2": 2, "gold-field-1": 3})
    g = scenario(me=me)
    g.me("use large-trade-ship").me_may("forest-2", "gold-field-1").me("gold-field-1")
    g.me_may("brick", "grain", "lumber", "wool", "ore").me("ore")
    assert g.me.resources == "2 lumber, 1 ore, 1 gold"
    g.me("use large-trade-ship", "grain")  # only the forest is left to trade from
    assert g.me.resources == "1 grain, 1 ore, 1 gold" and g.nothing_pending


def test_large_trade_ship_does_not_add_up_its_two_regions_nor_reach_others() -> None:
    me = dict(built="large-trade-ship at site 0 above")
    g = scenario(me=me | dict(stored={"forest-2": 1, "gold-field-1": 1, "hills-3": 2}))
    assert not g.offers("use large-trade-ship")


def test_large_trade_ship_needs_room_for_another_resource() -> None:
    me = dict(built="large-trade-ship at site 0 above", resources="all")
    assert not scenario(me=me).offers("use large-trade-ship")


def test_large_trade_ship_counts_as_a_trade_ship() -> None:
    g = scenario(me=dict(built="large-trade-ship")).event("trade-ships-race").me("ore")
    assert g.me.resources == "1 ore" and g.nothing_pending


# Events


def test_feud_the_rival_chooses_which_of_the_three_named_buildings_is_lost() -> None:
    g = scenario(
        me=dict(strength=3), rival=dict(built="abbey, marketplace, storehouse, toll-bridge")
    )
    g.event("feud").me("abbey").me_may("marketplace", "storehouse", "toll-bridge")
    g.me("marketplace").me("storehouse")
    g.rival_may("abbey", "marketplace", "storehouse").rival("abbey")
    g.rival_may("stack 0", "stack 1", "stack 2", "stack 3").rival("stack 2")
    assert g.rival.built == "marketplace, storehouse, toll-bridge" and g.nothing_pending
    assert g.stack(2)[-1] == "abbey" and g.rival.at("site 0 above") == ""


def test_feud_with_three_buildings_or_fewer_the_owner_picks_at_once() -> None:
    g = scenario(me=dict(strength=3), rival=dict(built="abbey, marketplace"))
    g.event("feud").rival_may("abbey", "marketplace").rival("marketplace", "stack 0")
    assert g.rival.built == "abbey"
    g = scenario(me=dict(strength=3), rival=dict(built="abbey"))
    g.event("feud").rival("stack 3")
    assert g.rival.built == "" and g.stack(3)[-1] == "abbey"


def test_feud_takes_buildings_only() -> None:
    g = scenario(me=dict(strength=4), rival=dict(built="harald, gold-ship"))
    g.event("feud")
    assert g.rival.built == "harald, gold-ship" and g.nothing_pending


def test_feud_without_a_strength_advantage_does_nothing() -> None:
    g = scenario(me=dict(strength=2, built="abbey"), rival=dict(built="marketplace"))
    g.event("feud")
    assert g.nothing_pending and g.me.built == "abbey, harald" and g.rival.built == "marketplace"


def test_feud_hits_the_active_player_when_the_rival_is_stronger() -> None:
    g = scenario(me=dict(built="abbey, marketplace"), rival=dict(strength=3))
    g.event("feud").me("marketplace", "stack 1")
    assert g.me.built == "abbey" and g.nothing_pending


def test_fraternal_feuds_the_stronger_player_puts_two_cards_of_the_rivals_hand_away() -> None:
    g = scenario(me=dict(strength=3), rival=dict(hand="scout, abbey, goldsmith"))
    g.event("fraternal-feuds").me_may("scout", "abbey", "goldsmith").me("abbey", "stack 1")
    g.me_may("scout", "goldsmith").me("scout", "stack 1")
    assert g.rival.hand == "goldsmith" and g.stack(1)[-2:] == ["abbey", "scout"]
    assert g.nothing_pending


def test_fraternal_feuds_takes_fewer_from_a_smaller_hand() -> None:
    g = scenario(me=dict(strength=3), rival=dict(hand="scout"))
    g.event("fraternal-feuds").me("scout", "stack 0")
    assert g.rival.hand == "" and g.nothing_pending
    g = scenario(me=dict(strength=3)).event("fraternal-feuds")
    assert g.nothing_pending


def test_fraternal_feuds_needs_a_strength_advantage() -> None:
    g = scenario(me=dict(strength=2), rival=dict(hand="scout")).event("fraternal-feuds")
    assert g.rival.hand == "scout" and g.nothing_pending


def test_fraternal_feuds_the_rest_of_the_hand_stays_known_to_the_stronger_player() -> None:
    g = scenario(me=dict(strength=3), rival=dict(hand="scout, abbey, goldsmith"))
    g.event("fraternal-feuds").me("abbey", "stack 1", "scout", "stack 0")
    mine = g.state.view(0)
    assert mine["princes"][1]["hand"] == ["goldsmith"]
    assert mine["stacks"][1]["cards"][0] == "abbey" and mine["stacks"][0]["cards"][0] == "scout"


def test_fraternal_feuds_the_victim_does_not_learn_which_card_went_under_which_stack() -> None:
    views = []
    for first, second in (("abbey", "scout"), ("scout", "abbey")):
        g = scenario(me=dict(strength=3), rival=dict(hand="scout, abbey, goldsmith"))
        g.event("fraternal-feuds").me(first, "stack 1", second, "stack 0")
        views.append(g.state.view(1))
    assert views[0] == views[1] and views[0]["princes"][1]["hand"] == ["goldsmith"]


@pytest.mark.parametrize(
    ("mode", "built", "cities", "gets"),
    [
        ("introductory", "marketplace", 0, 0),
        ("introductory", "abbey", 0, 1),
        ("progress", "abbey, university", 1, 2),
    ],
)
def test_invention_gives_a_resource_for_each_building_with_a_progress_point(
    mode: str, built: str, cities: int, gets: int
) -> None:
    g = scenario(me=dict(built=built, cities=cities), mode=mode).event("invention")
    for _ in range(gets):
        g.me("ore")
    assert g.nothing_pending and g.me.resources == (f"{gets} ore" if gets else "")


def test_invention_serves_the_active_player_first_then_the_rival() -> None:
    g = scenario(me=dict(built="abbey"), rival=dict(built="abbey"), turn=1).event("invention")
    g.rival("ore").me("brick")
    assert g.me.resources == "1 brick" and g.rival.resources == "1 ore" and g.nothing_pending


def test_trade_ships_race_is_won_by_the_player_with_more_trade_ships() -> None:
    g = scenario(me=dict(commerce=1), rival=dict(commerce=2)).event("trade-ships-race")
    g.rival("ore")
    assert g.rival.resources == "1 ore" and g.me.resources == "" and g.nothing_pending


def test_trade_ships_race_with_as_many_ships_each_both_win_the_active_player_first() -> None:
    g = scenario(me=dict(commerce=2), rival=dict(commerce=2)).event("trade-ships-race")
    g.me("brick").rival("ore")
    assert g.me.resources == "1 brick" and g.rival.resources == "1 ore" and g.nothing_pending


def test_trade_ships_race_without_any_ship_nobody_wins() -> None:
    g = scenario(me=dict(built="toll-bridge"), rival=dict(built="harald"))
    assert g.event("trade-ships-race").nothing_pending


def test_traveling_merchant_sells_up_to_two_resources_for_a_gold_each() -> None:
    g = scenario(me=dict(resources="3 gold"), rival=dict(resources="1 gold"))
    g.event("traveling-merchant").me_may("brick", "grain", "lumber", "wool", "ore", "done")
    g.me("ore", "ore")
    assert g.me.resources == "2 ore, 1 gold"
    g.rival("wool")  # one gold buys one
    assert g.rival.resources == "1 wool" and g.nothing_pending


def test_traveling_merchant_nobody_has_to_buy() -> None:  # RULINGS O-36
    g = scenario(me=dict(resources="2 gold"), rival=dict(resources="2 gold"))
    g.event("traveling-merchant").me("done").rival("ore").rival("done")
    assert g.me.resources == "2 gold" and g.rival.resources == "1 ore, 1 gold"
    assert g.nothing_pending


def test_traveling_merchant_passes_by_who_has_no_gold_or_no_room() -> None:
    g = scenario(me=dict(resources="all"), rival=dict(resources="3 ore"))
    assert g.event("traveling-merchant").nothing_pending


def test_traveling_merchant_takes_gold_of_the_same_turns_production() -> None:
    g = scenario(at="start", events="traveling-merchant").roll(1, "card").me("ore")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_year_of_plenty_serves_the_regions_beside_each_storehouse_and_abbey() -> None:
    me = dict(built="storehouse at site 0 above, abbey at site 2 above")
    g = scenario(me=me, rival=dict(built="storehouse at site 2 below, marketplace"))
    g.event("year-of-plenty")
    # My gold field lies between the two.
    assert g.me.resources == "1 grain, 1 lumber, 2 gold"
    assert g.rival.resources == "1 wool, 1 ore" and g.nothing_pending


def test_year_of_plenty_fills_a_region_up_to_three() -> None:
    me = dict(built="storehouse at site 0 above, abbey at site 2 above", resources="2 gold")
    g = scenario(me=me).event("year-of-plenty")
    assert g.me.resources == "1 grain, 1 lumber, 3 gold"


def test_yule_rebuilds_the_event_stack_and_another_event_is_drawn() -> None:
    g = scenario(me=dict(built="abbey")).event("yule").chance("shuffle 0x5")
    while not g.nothing_pending:
        g.me("ore" if "region 3 below" in g.options else "done")
    assert len(g.events) == 9 and sorted(g.events) == sorted(scenario().events)
    # One event was drawn after the shuffle and lies at the bottom; Yule has three below it still.
    assert g.events.index("yule") == 9 - 5


# Regions, roads, settlements and cities


@pytest.mark.parametrize(
    ("name", "resource", "numbers"),
    [
        ("forest", "lumber", (2, 3, 4, 6)),
        ("gold-field", "gold", (1, 2, 3, 4)),
        ("fields", "grain", (1, 3, 5, 6)),
        ("hills", "brick", (1, 2, 3, 5)),
        ("pasture", "wool", (1, 4, 5, 6)),
        ("mountains", "ore", (2, 4, 5, 6)),
    ],
)
def test_there_are_four_regions_of_each_kind(
    name: str, resource: str, numbers: tuple[int, ...]
) -> None:
    cards = [BY_KEY[f"{name}-{number}"] for number in numbers]
    assert all(card.kind == "region" and card.copies == 1 for card in cards)
    assert [card.number for card in cards] == list(numbers)
    assert {RESOURCES[card.resource] for card in cards} == {resource}
    assert sum(key.startswith(f"{name}-") for key in BY_KEY) == 4
