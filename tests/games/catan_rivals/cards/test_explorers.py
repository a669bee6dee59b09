"""The Era of Explorers: what is built, beside the harbour, in settlements and cities."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, POINTS, cost

NEAR = "sea 4 middle"
BARDS, SCHOLARS = "island-of-the-bards", "island-of-the-scholars"
MERCHANTS, TRIBE = "island-of-the-merchants", "island-of-the-forgotten-tribe"

FACTS = [
    ("landing-stage", "brick, grain", {"commerce": 1}, 2, 1),
    ("shipyard", "brick, lumber, wool", {"sail": 1, "cannon": 1}, 2, 2),
    ("armory", "brick, ore", {"strength": 1, "cannon": 1}, 3, 1),
    ("sailmakers-shop", "brick, grain", {"commerce": 1, "sail": 1}, 3, 2),
    ("cannon-foundry", "brick, lumber, 2 ore", {"victory": 1, "strength": 1, "cannon": 2}, 2, 1),
    ("astronomer", "brick, 2 grain, wool", {"victory": 1, "sail": 2}, 2, 2),
    ("explorer-metropolis", "2 brick, 2 grain, 2 ore", {"victory": 2}, 2, 1),
]


def explorers(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="explorers", **more)


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


@pytest.mark.parametrize(("key", "price", "points", "copies", "duel"), FACTS)
def test_what_is_built_is_as_printed(
    key: str, price: str, points: dict[str, int], copies: int, duel: int
) -> None:
    card = BY_KEY[key]
    assert card.set == card.back == "explorers" and card.cost == cost(price)
    assert dict(zip(POINTS, card.points, strict=True)) == {**dict.fromkeys(POINTS, 0), **points}
    assert (card.copies, card.duel_copies) == (copies, duel)


def test_events_of_the_set_have_the_back_of_events() -> None:
    events = [card for card in CARDS if card.set == "explorers" and card.kind == EVENT]
    assert [card.back for card in events] == ["event"] * 2
    assert sum(card.copies for card in events) == 4


# Beside the harbour


@pytest.mark.parametrize("key", ["landing-stage", "shipyard"])
def test_landing_stage_and_shipyard_stand_only_beside_the_regions_of_the_harbour(key: str) -> None:
    me: dict[str, Any] = dict(hand=key if key == "landing-stage" else "", resources="all")
    g = explorers(me=me).me(f"build {key}")
    g.me_may("beside 3 above", "beside 3 below").me("beside 3 below")
    assert g.me.place(key) == "beside 3 below" and g.nothing_pending
    g = explorers(me=dict(me, harbor="left")).me(f"build {key}")
    g.me_may("beside -1 above", "beside -1 below")


def test_landing_stage_and_shipyard_fill_the_two_places_of_the_harbour() -> None:
    me: dict[str, Any] = dict(built="shipyard, landing-stage", resources="all")
    g = explorers(me=me)
    assert sorted([g.me.place("shipyard"), g.me.place("landing-stage")]) == [
        "beside 3 above",
        "beside 3 below",
    ]
    words = "you already have a Shipyard, and there may be only one"
    assert why_not(g, "shipyard") == words


def test_shipyard_and_landing_stage_find_no_place_if_other_cards_took_it() -> None:
    me: dict[str, Any] = dict(hand="shipyard, landing-stage", resources="all", harbor="left")
    sets = ["explorers", "merchant-princes", "barbarians"]
    taken = "paper-merchants-residence at beside -1 above, border-fortress at beside -1 below"
    g = scenario(me=dict(me, built=taken), mode="duel", sets=sets)
    for key in ("shipyard", "landing-stage"):
        words = "there is no free place beside a region at your Explorer Harbor"
        assert why_not(g, key) == words
    g = scenario(me=dict(me, built=taken.partition(",")[0]), mode="duel", sets=sets)
    g.me("build shipyard")
    assert g.me.place("shipyard") == "beside -1 below" and g.nothing_pending


def moves(g: Scenario, first: str) -> list[str]:
    """The regions that a Relocation exchanges with one."""
    return [option for option in g.me("play relocation", first).options if "region" in option]


def test_relocation_does_not_tear_a_shipyard_from_the_harbour() -> None:  # M4
    me: dict[str, Any] = dict(hand="relocation", built="shipyard at beside 3 above")
    assert moves(explorers(me=me), "region 3 above") == ["region 3 below"]
    assert "region 3 above" not in moves(explorers(me=me), "region 1 above")
    g = explorers(me=me).me("play relocation", "region 3 above", "region 3 below")
    assert g.me.place("shipyard") == "beside 3 below" and g.me.at("region 3 below") == "fields-6"
    assert g.nothing_pending


def test_relocation_moves_regions_that_carry_nothing_away_from_the_harbour() -> None:
    me: dict[str, Any] = dict(hand="relocation", built="shipyard at beside 3 above")
    g = explorers(me=me).me("play relocation", "region 3 below", "region -1 above")
    assert g.me.at("region 3 below") == "forest-2" and g.nothing_pending


def test_relocation_exchanges_shipyard_and_landing_stage_but_with_nothing_else() -> None:
    built = "shipyard at beside 3 above, landing-stage at beside 3 below, armory"
    g = explorers(me=dict(hand="relocation", built=built)).me("play relocation", "shipyard")
    g.me_may("landing-stage").me("landing-stage")
    assert g.me.place("shipyard") == "beside 3 below" and g.nothing_pending


# The Shipyard


def test_shipyard_comes_from_the_open_stack_and_returns_there() -> None:
    g = explorers(me=dict(resources="brick, lumber, wool"))
    assert g.face_up == "shipyard, shipyard"
    g.me("build shipyard", "beside 3 above")
    assert g.me.sail == g.me.cannon == 1 and g.face_up == "shipyard" and g.me.resources == ""
    g.me("remove", "shipyard")
    assert g.face_up == "shipyard, shipyard" and g.nothing_pending


def test_shipyard_turns_a_resource_into_lumber_or_wool_once_per_turn() -> None:
    g = explorers(me=dict(built="shipyard", resources="2 ore, gold"))
    g.me("use shipyard").me_may("ore", "gold").me("ore").me_may("lumber", "wool").me("wool")
    assert g.me.resources == "1 wool, 1 ore, 1 gold"
    assert not g.offers("use shipyard") and g.nothing_pending


def test_shipyard_makes_wool_of_lumber_but_no_lumber_of_it() -> None:
    g = explorers(me=dict(built="shipyard", resources="lumber")).me("use shipyard")
    assert g.me.resources == "1 wool" and g.nothing_pending


def test_shipyard_is_of_no_use_without_room_or_without_resources() -> None:
    assert not explorers(me=dict(built="shipyard")).offers("use shipyard")
    assert not explorers(me=dict(built="shipyard", resources="all")).offers("use shipyard")
    full = {"forest-2": 3, "pasture-4": 3}
    assert not explorers(me=dict(built="shipyard", stored=full)).offers("use shipyard")
    full["pasture-4"] = 2
    g = explorers(me=dict(built="shipyard", stored=full, resources="ore"))
    g.me("use shipyard").me_may("lumber", "ore").me("lumber")
    assert g.me.resources == "2 lumber, 3 wool, 1 ore" and g.nothing_pending


# The Landing Stage


def test_landing_stage_lets_gold_stand_in_for_one_resource_of_a_mission() -> None:
    me: dict[str, Any] = dict(built="landing-stage, shipyard", sea={NEAR: f"{MERCHANTS} 0"})
    g = explorers(me=dict(me, resources="wool, 2 gold")).me("sail")
    assert g.me.resources == "1 gold" and g.me.sea(NEAR) == f"{MERCHANTS} 1" and g.nothing_pending
    assert g.me.commerce == 2  # the Landing Stage's own point, and the island's
    g = explorers(me=dict(me, resources="2 gold"))
    assert not g.offers("sail"), "gold stands in for one of the two"


@pytest.mark.parametrize(("answer", "left"), [("yes", "1 lumber"), ("no", "1 gold")])
def test_landing_stage_leaves_the_choice_to_its_owner(answer: str, left: str) -> None:
    me: dict[str, Any] = dict(built="landing-stage, shipyard", sea={NEAR: f"{SCHOLARS} 1"})
    g = explorers(me=dict(me, resources="2 lumber, gold")).me("sail", answer)
    assert g.me.resources == left and g.me.sea(NEAR) == f"{SCHOLARS} 2" and g.nothing_pending


def test_landing_stage_helps_once_per_turn() -> None:
    sea = {NEAR: f"{MERCHANTS} 0", "sea 4 above": f"{BARDS} 0"}
    me: dict[str, Any] = dict(built="landing-stage, shipyard, sailmakers-shop", sea=sea, ships=2)
    g = explorers(me=dict(me, resources="wool, grain, 2 gold")).me("sail").me(MERCHANTS)
    assert g.me.resources == "1 grain, 1 gold"
    assert "sea 4 above" not in g.me("sail").options


# Settlement and city expansions


@pytest.mark.parametrize(
    ("key", "price"), [("armory", "brick, ore"), ("sailmakers-shop", "brick, grain")]
)
def test_armory_and_sailmakers_shop_stand_in_settlements(key: str, price: str) -> None:
    g = explorers(me=dict(hand=key, resources=price)).me(f"build {key}", "site 0 above")
    expected = {"armory": (1, 0, 0, 1), "sailmakers-shop": (0, 1, 1, 0)}[key]
    assert (g.me.strength, g.me.commerce, g.me.sail, g.me.cannon) == expected
    assert g.me.resources == "" and g.nothing_pending


@pytest.mark.parametrize("key", ["cannon-foundry", "astronomer"])
def test_cannon_foundry_and_astronomer_stand_in_cities_and_once(key: str) -> None:
    g = explorers(me=dict(hand=key, resources="all"))
    assert why_not(g, key) == "there is no free building site in a city"
    g = explorers(me=dict(hand=key, resources="all", cities=1)).me(f"build {key}", "site 0 above")
    assert g.me.points == 4 and g.nothing_pending
    g = explorers(me=dict(hand=key, built=key, resources="all", cities=1))
    assert "there may be only one" in why_not(g, key)


# The Astronomer


def ahead(n: int) -> dict[str, str]:
    """So many discovered shipwrecks and pirates."""
    found = {"sea 4 above": "shipwreck", "sea 4 below": "jean", "sea 5 middle": "cimmarone"}
    return dict(list(found.items())[:n])


def test_astronomer_buys_a_second_discovery_while_the_rival_has_discovered_more() -> None:
    me: dict[str, Any] = dict(built="astronomer", cities=1, ships=2, resources="2 gold")
    me["sea"] = {NEAR: "? shipwreck", "sea 4 below": "? shipwreck"}
    g = explorers(me=me, rival=dict(sea=ahead(2)))
    assert not g.offers("use astronomer"), "the first discovery costs nothing"
    g.me("sail", NEAR, "ore").me("use astronomer")
    g.me_may("sea 4 above", "sea 4 below", "sea 5 middle").me("sea 4 below", "ore")
    assert g.me.resources == "2 ore, 1 gold" and g.me.sea("sea 4 below") == "shipwreck 0"
    assert g.me.ships == (0, 1) and not g.offers("use astronomer") and g.nothing_pending


@pytest.mark.parametrize(
    ("me", "rivals"),
    [
        (dict(resources="gold", ships=2), 1),  # equally many
        (dict(ships=2), 2),  # no gold
        (dict(resources="gold"), 2),  # no second ship
    ],
)
def test_astronomer_is_of_no_use_without_gold_a_ship_or_a_rival_ahead(
    me: dict[str, Any], rivals: int
) -> None:
    me = dict(me, built="astronomer", cities=1, sea={NEAR: "? shipwreck"})
    g = explorers(me=me, rival=dict(sea=ahead(rivals))).me("sail", NEAR, "ore")
    assert not g.offers("use astronomer") and g.nothing_pending


def test_astronomer_allows_no_third_discovery() -> None:
    sea = {NEAR: "? shipwreck", "sea 4 above": "? shipwreck"}
    me: dict[str, Any] = dict(built="astronomer", cities=1, ships=3, resources="3 gold", sea=sea)
    g = explorers(me=me, rival=dict(sea=ahead(3))).me("sail", NEAR, "ore")
    g.me("use astronomer", "sea 4 above", "ore")
    assert g.me.ships == (1, 0) and not g.offers("use astronomer") and not g.offers("sail")
    assert g.nothing_pending


def test_navigator_and_astronomer_the_returned_ship_makes_the_second_discovery() -> None:
    """RULES 17."""
    sea = {NEAR: "? shipwreck", "sea 4 above": "? shipwreck"}
    me: dict[str, Any] = dict(built="astronomer", cities=1, resources="gold", sea=sea)
    g = explorers(me=dict(me, hand="navigator"), rival=dict(sea=ahead(3))).me("sail", NEAR, "ore")
    assert not g.offers("use astronomer")
    g.me("play navigator", "use astronomer", "sea 4 above", "wool")
    assert g.me.resources == "1 wool, 1 ore" and g.me.ships == (0, 2) and g.nothing_pending


# The Explorer Metropolis

SIX = {
    "sea 4 above": "shipwreck",
    NEAR: "shipwreck",
    "sea 4 below": "jean",
    "sea 5 above": "cimmarone",
    "sea 5 middle": "haidao-chang",
    "sea 5 below": BARDS,
}


def test_explorer_metropolis_makes_four_points_of_the_city_by_the_harbour() -> None:
    me: dict[str, Any] = dict(hand="explorer-metropolis", resources="all", cities=2, sea=SIX)
    g = explorers(me=me)
    before = g.me.points
    g.me("build explorer-metropolis")
    assert g.me.place("explorer-metropolis") == "city 2" and g.me.points == before + 2
    assert g.me.cities == [0] and g.nothing_pending
    me["harbor"] = "left"
    me["sea"] = {place.replace("4", "-2").replace("5", "-3"): key for place, key in SIX.items()}
    g = explorers(me=me).me("build explorer-metropolis")
    assert g.me.place("explorer-metropolis") == "city 0" and g.nothing_pending


def test_explorer_metropolis_needs_the_city_next_to_the_harbour() -> None:
    me: dict[str, Any] = dict(hand="explorer-metropolis", resources="all", cities=[0], sea=SIX)
    words = "you need a city without a metropolis next to your Explorer Harbor"
    assert why_not(explorers(me=me), "explorer-metropolis") == words


def test_explorer_metropolis_needs_six_discoveries_or_two_islands_on_the_third_side() -> None:
    """RULINGS O-6: level 3, not 2."""
    five = {place: SIX[place] for place in list(SIX)[:5]}
    me: dict[str, Any] = dict(hand="explorer-metropolis", resources="all", cities=[2], sea=five)
    words = "you need 6 discovered sea cards or 2 islands on their third side"
    assert why_not(explorers(me=me), "explorer-metropolis") == words
    for side, offered in ((2, False), (3, True)):
        sea = {NEAR: f"{BARDS} {side}", "sea 4 above": f"{MERCHANTS} {side}"}
        g = explorers(me=dict(me, sea=sea))
        assert g.offers("build explorer-metropolis") == offered
    pirates = {NEAR: "jean 3", "sea 4 above": "cimmarone 3", "sea 4 below": f"{TRIBE} 3"}
    assert not explorers(me=dict(me, sea=pirates)).offers("build explorer-metropolis")


def test_explorer_metropolis_stays_a_city_and_is_never_removed() -> None:
    me: dict[str, Any] = dict(built="explorer-metropolis at city 2", cities=[2], resources="all")
    g = explorers(me=dict(me, hand="astronomer"))
    g.me("build astronomer").me_may(
        "site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below"
    )
    g = explorers(me=me)
    assert not g.offers("remove") and g.nothing_pending
