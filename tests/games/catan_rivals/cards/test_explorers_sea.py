"""The sea cards of the Era of Explorers: islands, pirates and shipwrecks."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from scenario import Scenario, scenario
from test_explorers import BARDS, MERCHANTS, NEAR, SCHOLARS, TRIBE, explorers

from rivalry.games.catan_rivals.card import BY_KEY, CARDS

ABOVE = "sea 4 above"
PIRATES = [("cimmarone", 6), ("jean", 8), ("haidao-chang", 5)]
PRICES = [(BARDS, "grain"), (SCHOLARS, "lumber"), (MERCHANTS, "wool")]


def fighter(pirate: str, cannon: int = 1, **more: Any) -> dict[str, Any]:
    """A player with a ship next to a pirate and so many cannon points."""
    built = ["shipyard", "armory", "cannon-foundry"]
    kept = {1: built[:1], 2: built[:2], 3: ["shipyard", "cannon-foundry"], 4: built}[cannon]
    return {"built": ", ".join(kept), "sea": {NEAR: pirate}, "cities": 1, **more}


def test_the_explorer_harbor_has_a_text_and_is_never_held() -> None:
    harbor = BY_KEY["explorer-harbor"]
    assert (harbor.copies, harbor.duel_copies) == (2, 2) and "1 lumber and 1 wool" in harbor.text
    g = explorers()
    assert harbor.index not in list(g.state.cards.identity)


# The Bards, the Scholars and the Merchants


@pytest.mark.parametrize(("island", "resource"), PRICES)
def test_a_mission_turns_an_island_of_traders_for_two_resources(island: str, resource: str) -> None:
    me = dict(built="shipyard", sea={NEAR: f"{island} 0"}, resources=f"3 {resource}")
    g = explorers(me=me).me("sail")
    assert g.me.sea(NEAR) == f"{island} 1" and g.me.resources == f"1 {resource}"
    assert g.me.ships == (0, 2) and g.nothing_pending


@pytest.mark.parametrize(("island", "resource"), PRICES)
def test_without_two_of_its_resource_there_is_no_mission_to_an_island(
    island: str, resource: str
) -> None:
    me = dict(built="shipyard", sea={NEAR: f"{island} 0"}, resources=f"{resource}, 2 gold")
    g = explorers(me=me)
    assert not g.offers("sail") and g.nothing_pending


def test_the_resources_of_a_mission_come_from_several_regions() -> None:
    me = dict(built="shipyard", sea={NEAR: f"{MERCHANTS} 0"}, left="pasture-5 pasture-6")
    g = explorers(me=dict(me, stored={"pasture-4": 1, "pasture-5": 1, "pasture-6": 1})).me("sail")
    g.me_may("pasture-4", "pasture-5", "pasture-6").me("pasture-5").me("pasture-6")
    assert g.me.stored("pasture-4") == 1 and g.me.resources == "1 wool" and g.nothing_pending


@pytest.mark.parametrize(
    ("island", "points"),
    [
        (BARDS, [(0, 0, 0, 0, 0), (0, 0, 0, 2, 0), (0, 1, 0, 2, 0), (1, 1, 0, 2, 0)]),
        (SCHOLARS, [(0, 0, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 1, 0, 1), (1, 0, 1, 0, 1)]),
        (MERCHANTS, [(0, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 2, 0, 0, 0), (1, 2, 0, 0, 0)]),
        (TRIBE, [(0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (1, 0, 0, 0, 0)]),
        ("jean", [(0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (1, 0, 0, 0, 0)]),
    ],
)
def test_each_side_of_a_sea_card_has_its_points(island: str, points: list[tuple[int, ...]]) -> None:
    for side, expected in enumerate(points):
        me = explorers(me=dict(sea={NEAR: f"{island} {side}"})).me
        found = (me.points - 2, me.commerce, me.strength, me.skill, me.progress)
        assert found == expected


def test_the_third_side_wins_a_game_at_once() -> None:
    cities = dict(cities=2, left="hills-1 hills-5, forest-4 forest-6, fields-1 fields-3")
    sea = {NEAR: f"{MERCHANTS} 2", ABOVE: "jean 3", "sea 4 below": f"{TRIBE} 3"}
    me: dict[str, Any] = dict(cities, built="shipyard, astronomer, cannon-foundry", sea=sea)
    g = explorers(me=dict(me, resources="2 wool"))
    assert g.me.points == 12 - 1 and g.state.winner < 0
    g.me("sail", MERCHANTS)
    assert g.winner == "me" and g.asks == "nobody"


def test_only_one_player_has_the_third_side_of_a_sea_card() -> None:
    me = dict(built="shipyard", sea={NEAR: f"{MERCHANTS} 2"}, resources="3 wool")
    g = explorers(me=me, rival=dict(sea={NEAR: f"{MERCHANTS} 3"}))
    assert not g.offers("sail")
    g = explorers(me=me, rival=dict(sea={NEAR: f"{MERCHANTS} 2", ABOVE: f"{BARDS} 3"})).me("sail")
    assert g.me.sea(NEAR) == f"{MERCHANTS} 3" and g.me.points == 3 and g.nothing_pending


def test_a_rival_on_the_third_side_leaves_the_second_to_reach() -> None:
    me = dict(built="shipyard", sea={NEAR: f"{MERCHANTS} 1"}, resources="2 wool")
    g = explorers(me=me, rival=dict(sea={NEAR: f"{MERCHANTS} 3"})).me("sail")
    assert g.me.sea(NEAR) == f"{MERCHANTS} 2" and g.nothing_pending


def test_an_island_on_its_third_side_is_visited_no_more() -> None:
    me = dict(built="shipyard", sea={NEAR: f"{MERCHANTS} 3"}, resources="3 wool")
    assert not explorers(me=me).offers("sail")


def found(island: str, **me: Any) -> dict[str, Any]:
    """A player whose ship is about to discover an island."""
    return {"built": "shipyard", "sea": {NEAR: f"? {island}"}, **me}


def test_island_of_the_bards_takes_an_action_card_or_a_unit_of_the_rivals_hand() -> None:
    g = explorers(me=found(BARDS), rival=dict(hand="scout, abbey, austin")).me("sail")
    g.me_may("scout", "austin", "no").me("austin")
    assert g.me.hand == "austin" and g.rival.hand == "scout, abbey" and g.nothing_pending
    assert g.state.view(0)["princes"][1]["hand"] == ["scout", "abbey"]
    assert g.state.view(None)["princes"][1]["hand"] == []


def test_island_of_the_bards_may_leave_everything_and_asks_even_if_nothing_suits() -> None:
    g = explorers(me=found(BARDS), rival=dict(hand="scout")).me("sail", "no")
    assert g.rival.hand == "scout" and g.nothing_pending
    g = explorers(me=found(BARDS), rival=dict(hand="abbey")).me("sail").me_may("no").me("no")
    assert g.rival.hand == "abbey" and g.nothing_pending


def test_island_of_the_bards_finds_nothing_in_an_empty_hand() -> None:
    g = explorers(me=found(BARDS)).me("sail")
    assert g.me.sea(NEAR) == f"{BARDS} 0" and g.me.hand == "" and g.nothing_pending


def test_island_of_the_bards_a_pilgrimage_site_refills_the_hand() -> None:
    """Bards are not among the sea cards of a Duel; their effect is the Ambassador's as well."""
    g = scenario(
        me=dict(built="shipyard"),
        rival=dict(hand="scout", cities=1, built="pilgrimage-site"),
        mode="duel",
        sets=["explorers", "intrigue", "gold"],
    )
    s = g.state
    s.stack.append(("end_of", (0, BARDS), ()))
    g.do("bards", 0, 1).me("scout")
    assert g.asks == "rival" and g.asked == "refill.draw"
    while g.asked == "refill.draw":
        g.rival("stack 0")
    assert len(g.rival.hand.split(", ")) == g.rival.hand_limit and g.nothing_pending


def test_island_of_the_scholars_takes_one_or_two_cards_of_a_stack() -> None:  # O-77
    g = explorers(me=found(SCHOLARS), stacks={1: "abbey, scout, austin"}).me("sail")
    g.me("stack 1", "scout")
    assert g.asked == "scholars.more"
    g.me("abbey")
    assert g.me.hand == "scout, abbey" and g.nothing_pending
    g = explorers(me=found(SCHOLARS), stacks={1: "abbey, scout"}).me("sail", "stack 1")
    assert "no" not in g.options
    g.me("scout", "no")
    assert g.me.hand == "scout" and g.nothing_pending


def test_island_of_the_scholars_need_not_be_asked() -> None:
    g = explorers(me=found(SCHOLARS)).me("sail")
    g.me_may(*[f"stack {n}" for n in range(5)], "no").me("no")
    assert g.me.hand == "" and g.nothing_pending


def test_island_of_the_scholars_a_single_card_is_all_that_a_stack_gives() -> None:
    g = explorers(me=found(SCHOLARS))
    s = g.state
    s.piles[0] += s.stacks[1][:-1]
    s.stacks[1] = s.stacks[1][-1:]
    g.me("sail", "stack 1", g.stack(1)[0])
    assert len(g.state.princes[0].hand) == 1 and g.nothing_pending


def test_island_of_the_scholars_brings_nothing_from_empty_stacks() -> None:
    g = explorers(me=found(SCHOLARS))
    for stack in g.state.stacks:
        g.state.piles[0] += stack
        stack.clear()
    g.me("sail")
    assert g.me.hand == "" and g.nothing_pending


def test_island_of_the_merchants_gives_two_resources_of_other_kinds_for_one() -> None:
    g = explorers(me=found(MERCHANTS, resources="ore, gold")).me("sail")
    g.me_may("ore", "gold", "done").me("ore")
    assert "region 3 below" not in g.options  # no ore
    g.me("wool", "wool")
    assert g.me.resources == "2 wool, 1 gold" and g.nothing_pending


def test_island_of_the_merchants_need_not_be_used() -> None:
    g = explorers(me=found(MERCHANTS, resources="ore")).me("sail", "done")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_island_of_the_merchants_is_of_no_use_without_a_resource_or_without_room() -> None:
    g = explorers(me=found(MERCHANTS)).me("sail")
    assert g.me.resources == "" and g.nothing_pending
    g = explorers(me=found(MERCHANTS, resources="all")).me("sail")
    assert g.nothing_pending


def test_island_of_the_merchants_what_finds_no_room_is_lost() -> None:
    stored = {"forest-2": 3, "hills-3": 3, "gold-field-1": 3, "fields-6": 3, "pasture-4": 3}
    me = found(MERCHANTS, stored={**stored, "pasture-4": 2, "mountains-5": 3})
    g = explorers(me=me).me("sail", "ore")
    assert g.me.stored("pasture-4") == 3 and g.me.stored("mountains-5") == 2
    assert g.nothing_pending


# The Forgotten Tribe


def test_island_of_the_forgotten_tribe_its_discovery_allows_a_mission_at_once() -> None:
    sea = {NEAR: f"? {TRIBE}", ABOVE: f"{MERCHANTS} 0"}
    me: dict[str, Any] = dict(built="shipyard, sailmakers-shop", sea=sea, resources="2 wool")
    g = explorers(me=me).me("sail", NEAR)
    g.me_may(TRIBE, MERCHANTS, "done").me(MERCHANTS)
    assert g.me.sea(ABOVE) == f"{MERCHANTS} 1" and g.me.ships == (0, 2)
    at = [ship["at"] for ship in g.state.view(1)["princes"][0]["ships"]]
    assert at == [["sea", 4, "above"], None, None] and g.nothing_pending


def test_island_of_the_forgotten_tribe_may_be_visited_at_once_itself() -> None:
    g = explorers(me=found(TRIBE)).me("sail", TRIBE).chance("roll 5").me("ore", "ore")
    assert g.me.sea(NEAR) == f"{TRIBE} 1" and g.me.resources == "2 ore" and g.nothing_pending


def test_island_of_the_forgotten_tribe_no_other_ship_goes_there_in_the_turn_of_discovery() -> None:
    sea = {NEAR: f"? {TRIBE}", ABOVE: f"{MERCHANTS} 0"}
    me: dict[str, Any] = dict(built="shipyard, sailmakers-shop", sea=sea, resources="2 wool")
    g = explorers(me=dict(me, ships=2)).me("sail", NEAR, MERCHANTS)
    assert g.me.ships == (1, 1) and not g.offers("sail") and g.nothing_pending
    g = explorers(me=dict(me, ships=2)).me("sail", NEAR, "done")
    assert "sea 4 middle" not in g.options and g.me.ships == (1, 1) and g.nothing_pending


def test_island_of_the_forgotten_tribe_goes_on_no_mission_where_a_ship_lies() -> None:
    sea = {NEAR: f"? {TRIBE}", ABOVE: f"{MERCHANTS} 0"}
    me: dict[str, Any] = dict(built="shipyard, sailmakers-shop", sea=sea, ships=2)
    me.update(left="pasture-5 pasture-6", stored={"pasture-4": 3, "pasture-5": 3})
    g = explorers(me=me).me("sail", MERCHANTS)
    while g.asked == "mission.pay":
        g.me("pasture-4")
    g.me("sail", NEAR).me_may(TRIBE, "done").me("done")
    assert g.nothing_pending


def tribe(side: int, **more: Any) -> dict[str, Any]:
    return {"built": "shipyard", "sea": {NEAR: f"{TRIBE} {side}"}, **more}


def test_island_of_the_forgotten_tribe_a_1_loses_the_ship() -> None:
    g = explorers(me=tribe(1)).me("sail").chance("roll 1")
    assert g.me.ships == (0, 2) and g.me.sea(NEAR) == f"{TRIBE} 1" and g.nothing_pending
    ships = g.state.view(0)["princes"][0]["ships"]
    assert ships[0] == {"built": False, "at": ["sea", 4, "middle"]}
    finish_turn(g)
    assert g.me.ships == (0, 3)


def finish_turn(g: Scenario) -> None:
    g.me("end")
    while g.asks == "me":
        g.me("stack 0" if g.asked == "replenish.draw" else "no")


def test_a_ship_that_was_lost_is_built_anew_in_a_later_turn() -> None:
    me = tribe(1, resources="3 lumber, 3 wool", ships=3)
    g = explorers(me=me).me("sail").chance("roll 1")
    assert g.me.ships == (2, 0) and not g.offers("build ship") and g.nothing_pending


@pytest.mark.parametrize("roll", [5, 6])
@pytest.mark.parametrize(("side", "treasure"), [(0, 2), (1, 2), (2, 0)])
def test_island_of_the_forgotten_tribe_a_5_or_6_turns_it(
    roll: int, side: int, treasure: int
) -> None:
    g = explorers(me=tribe(side)).me("sail").chance(f"roll {roll}")
    for _ in range(treasure):
        g.me("gold")
    assert g.me.sea(NEAR) == f"{TRIBE} {side + 1}" and g.me.points == 2 + (side == 2)
    assert g.me.resources == ("2 gold" if treasure else "") and g.nothing_pending


@pytest.mark.parametrize(("mine", "rivals"), [(2, 3), (3, 0)])
def test_island_of_the_forgotten_tribe_is_visited_without_turning(mine: int, rivals: int) -> None:
    """RULINGS O-17: blocked on the second side, or on the third, the die is rolled all the same."""
    rival = dict(sea={NEAR: f"{TRIBE} {rivals}"})
    g = explorers(me=tribe(mine), rival=rival).me("sail").chance("roll 6")
    assert g.me.sea(NEAR) == f"{TRIBE} {mine}" and g.me.resources == "" and g.nothing_pending
    g = explorers(me=tribe(mine), rival=rival).me("sail").chance("roll 1")
    assert g.me.ships == (0, 2) and g.nothing_pending


@pytest.mark.parametrize("roll", [2, 3, 4])
def test_island_of_the_forgotten_tribe_a_2_to_4_brings_an_event_for_both(roll: int) -> None:
    """RULINGS O-84: nothing is produced."""
    g = explorers(me=tribe(1), production=4).me("sail").chance(f"roll {roll}", "event harvest")
    g.me("ore").rival("gold")
    assert (g.me.resources, g.rival.resources) == ("1 ore", "1 gold")
    assert g.state.production == 4 and g.me.sea(NEAR) == f"{TRIBE} 1" and g.nothing_pending


def test_a_second_event_of_the_turn_brings_the_herald_nothing() -> None:  # O-84
    g = scenario(
        me=tribe(1, hand="reiner-the-herald"),
        mode="duel",
        sets=["explorers", "gold", "turmoil"],
        at="start",
    )
    g.me("play reiner-the-herald", "roll").chance("roll 2")
    while g.asked != "turn.action":
        (g.me if g.asks == "me" else g.rival)(g.options[0])
    before = sum(int(n) for n in g.me.resources.split() if n.isdigit())
    g.me("sail").chance("roll 3", "event celebration")
    assert g.asked == "celebration.take"
    g.me(g.options[0]).rival(g.options[0])
    after = sum(int(n) for n in g.me.resources.split() if n.isdigit())
    assert after == before + 1 and g.nothing_pending


def test_a_second_event_card_of_the_turn_uses_the_production_number_of_the_turn() -> None:
    """RULINGS O-33: the die that was rolled for the island is not the production number."""
    for production, left in ((3, "chapel-1-3, austin"), (4, "chapel-1-3")):
        me = tribe(1, cities=1)
        me["built"] = "shipyard, chapel-1-3, austin"
        g = scenario(
            me=me,
            mode="duel",
            sets=["explorers", "turmoil", "gold"],
            production=production,
            events="riots",
        )
        g.me("sail").chance("roll 3", "event card")
        if production == 4:
            g.me(g.options[0])
        assert g.me.built == f"shipyard, {left}" and g.nothing_pending


def test_two_event_cards_of_one_turn_are_both_noted() -> None:
    g = explorers(me=tribe(1), at="start", events="year-of-plenty, invention")
    g.roll(1, "card").me("sail").chance("roll 2", "event card")
    keys = [g.state.view(0)["notes"][n][0] for n in range(2)]
    assert keys == ["drawn", "drawn"] and g.events[-1] == "invention" and g.nothing_pending


def test_a_second_brigand_attack_takes_gold_and_wool() -> None:
    g = explorers(me=tribe(1, resources="3 ore, 3 grain, 2 gold")).me("sail")
    g.chance("roll 4", "event brigands")
    assert g.me.resources == "3 grain, 3 ore" and g.nothing_pending


def test_a_second_yule_builds_the_event_stack_anew() -> None:
    g = explorers(me=tribe(1), events="yule").me("sail").chance("roll 4", "event card")
    g.chance("shuffle 0x5")
    while g.asked != "turn.action":
        (g.me if g.asks == "me" else g.rival)(g.options[0])
    assert g.events.index("yule") == len(g.events) - 4 - 1 and g.nothing_pending


# Pirates


@pytest.mark.parametrize(("pirate", "foe"), PIRATES)
@pytest.mark.parametrize("cannon", [1, 2, 3, 4])
def test_the_odds_against_each_pirate(pirate: str, foe: int, cannon: int) -> None:
    """RULES 13, 16: every roll of the die against every pirate, by enumeration."""
    for roll in range(1, 7):
        g = explorers(me=fighter(f"{pirate} 0", cannon)).me("sail").chance(f"roll {roll}")
        if roll + cannon > foe:
            assert g.asked == "sea.treasure"
            g.me("ore")
            assert g.me.sea(NEAR) == f"{pirate} 1" and g.me.ships == (0, 2) and g.nothing_pending
        elif roll + cannon == foe:
            assert g.asked == "pirate.roll" and g.asks == "chance"
        else:
            if cannon > 2:
                g.me("no")  # the Cannon Foundry
            assert g.me.sea(NEAR) == f"{pirate} 0" and g.me.ships == (0, 2) and g.nothing_pending
            assert not g.state.view(0)["princes"][0]["ships"][0]["built"]


def test_shipyard_and_armory_against_haidao_chang() -> None:  # RULES 16
    results = {}
    for roll in range(1, 7):
        g = explorers(me=fighter("haidao-chang 2", 2)).me("sail").chance(f"roll {roll}")
        lost = g.nothing_pending and g.me.points == 4 - 1
        results[roll] = "again" if g.asks == "chance" else "loses" if lost else "wins"
    assert results == {1: "loses", 2: "loses", 3: "again", **dict.fromkeys((4, 5, 6), "wins")}


def test_a_pirate_without_any_cannon_is_fought_with_the_die_alone() -> None:
    me = dict(built="sailmakers-shop", sea={NEAR: "haidao-chang 0"})
    g = explorers(me=me).me("sail").chance("roll 5", "roll 6").me("ore")
    assert g.me.cannon == 0 and g.me.sea(NEAR) == "haidao-chang 1" and g.nothing_pending


@pytest.mark.parametrize(
    ("pirate", "resources", "left"),
    [
        ("cimmarone", "2 gold", "1 gold"),
        ("haidao-chang", "2 gold", "1 gold"),
        ("jean", "2 ore, wool", "1 wool"),
    ],
)
@pytest.mark.parametrize("hidden", [True, False])
def test_a_pirate_may_be_paid_on_discovery_and_mission(
    pirate: str, resources: str, left: str, hidden: bool
) -> None:
    me = fighter(f"? {pirate}" if hidden else f"{pirate} 1", resources=resources)
    g = explorers(me=me).me("sail", "yes")
    while g.asked == "pirate.tribute":
        g.me("ore")
    assert g.me.resources == left and g.me.ships == (0, 2) and g.nothing_pending
    assert g.me.sea(NEAR) == f"{pirate} {0 if hidden else 1}"
    assert g.state.view(0)["princes"][0]["ships"][0]["built"]


@pytest.mark.parametrize(
    ("pirate", "resources"), [("cimmarone", "3 ore"), ("haidao-chang", ""), ("jean", "gold")]
)
def test_who_cannot_pay_a_pirate_has_to_fight(pirate: str, resources: str) -> None:
    g = explorers(me=fighter(f"? {pirate}", resources=resources)).me("sail")
    assert g.asked == "pirate.roll"
    g.chance("roll 1")
    assert g.me.ships == (0, 2) and g.nothing_pending


def test_after_a_lost_fight_nothing_can_be_paid_any_more() -> None:
    g = explorers(me=fighter("? cimmarone", resources="gold")).me("sail", "no").chance("roll 1")
    assert g.me.resources == "1 gold" and g.me.ships == (0, 2) and g.nothing_pending


@pytest.mark.parametrize(("side", "bounty"), [(0, 1), (1, 2), (2, 0)])
def test_the_bounty_of_a_pirate_is_taken_when_its_side_is_reached(side: int, bounty: int) -> None:
    g = explorers(me=fighter(f"cimmarone {side}", 4)).me("sail").chance("roll 3")
    for _ in range(bounty):
        g.me("gold")
    assert g.me.sea(NEAR) == f"cimmarone {side + 1}"
    assert g.me.resources == (f"{bounty} gold" if bounty else "") and g.nothing_pending


def test_a_bounty_that_finds_no_room_is_lost() -> None:
    g = explorers(me=fighter("cimmarone 1", 4, resources="all")).me("sail", "no").chance("roll 6")
    assert g.me.sea(NEAR) == "cimmarone 2" and g.nothing_pending


def test_a_pirate_is_no_target_on_the_third_side_or_blocked_on_the_second() -> None:  # O-17
    assert not explorers(me=fighter("jean 3")).offers("sail")
    rival = dict(sea={NEAR: "jean 3"})
    assert not explorers(me=fighter("jean 2"), rival=rival).offers("sail")
    g = explorers(me=fighter("jean 1", 4), rival=rival).me("sail").chance("roll 6").me("ore", "ore")
    assert g.me.sea(NEAR) == "jean 2" and g.nothing_pending


def test_cannon_foundry_repeats_a_lost_roll_once_per_turn() -> None:
    sea = {NEAR: "jean 0", ABOVE: "cimmarone 0"}
    me: dict[str, Any] = dict(built="cannon-foundry, shipyard, sailmakers-shop", cities=1, ships=2)
    g = explorers(me=dict(me, sea=sea)).me("sail", "jean").chance("roll 1").me("yes")
    g.chance("roll 6").me("ore")
    assert g.me.sea(NEAR) == "jean 1" and g.me.ships == (0 + 1, 1)
    g.me("sail", "cimmarone").chance("roll 1")
    assert g.me.sea(ABOVE) == "cimmarone 0" and g.nothing_pending, "it was used this turn"


def test_cannon_foundry_a_second_lost_roll_loses_the_ship() -> None:
    g = explorers(me=fighter("jean 0", 3)).me("sail").chance("roll 1").me("yes")
    g.chance("roll 5", "roll 2")
    assert g.me.ships == (0, 2) and g.me.sea(NEAR) == "jean 0" and g.nothing_pending


@pytest.fixture
def armory_that_wins_ties() -> Iterator[None]:
    armory = BY_KEY["armory"]
    CARDS[armory.index] = replace(armory, wins_ties=True)
    yield
    CARDS[armory.index] = armory


@pytest.mark.usefixtures("armory_that_wins_ties")
def test_a_card_that_wins_ties_wins_them_against_pirates() -> None:
    g = explorers(me=fighter("haidao-chang 2", 2)).me("sail").chance("roll 3")
    assert g.me.sea(NEAR) == "haidao-chang 3" and g.nothing_pending


# Lars


def test_lars_beats_a_pirate_without_a_roll() -> None:
    g = explorers(me=fighter("? jean", hand="lars-the-naval-hero")).me("sail")
    g.me_may("no", "play lars-the-naval-hero").me("play lars-the-naval-hero", "gold")
    assert g.me.sea(NEAR) == "jean 1" and g.me.resources == "1 gold"
    assert g.discard == "lars-the-naval-hero" and g.me.hand == "" and g.nothing_pending


def test_lars_is_asked_for_whenever_he_could_be_in_hand() -> None:
    g = explorers(me=fighter("jean 0", hand="navigator")).me("sail").me_may("no").me("no")
    assert g.asked == "pirate.roll"
    g = explorers(me=fighter("jean 0", hand="scout")).me("sail")
    assert g.asked == "pirate.roll", "no card with his back"


def test_lars_needs_a_cannon_point() -> None:
    me = dict(built="sailmakers-shop", sea={NEAR: "jean 0"}, hand="lars-the-naval-hero")
    g = explorers(me=me).me("sail")
    assert g.asked == "pirate.roll"
    words = g.state.view(0)["why_not"]["lars-the-naval-hero"]["words"]
    assert words.startswith("Lars the Naval Hero is played only while you fight a pirate")


def test_lars_is_not_played_after_a_lost_roll() -> None:
    me = fighter("jean 0", 3, hand="lars-the-naval-hero")
    g = explorers(me=me).me("sail", "no").chance("roll 1").me_may("yes", "no").me("no")
    assert g.me.hand == "lars-the-naval-hero" and g.me.ships == (0, 2) and g.nothing_pending


def test_lars_may_be_played_where_every_roll_would_win() -> None:
    g = explorers(me=fighter("haidao-chang 2", 4, hand="lars-the-naval-hero"))
    g.me("sail", "play lars-the-naval-hero")
    assert g.me.sea(NEAR) == "haidao-chang 3" and g.nothing_pending


# Shipwrecks


def test_shipwreck_brings_a_resource_and_is_never_used_again() -> None:
    g = explorers(me=found("shipwreck", ships=2)).me("sail", "gold")
    assert g.me.resources == "1 gold" and not g.offers("sail") and g.nothing_pending
    g = explorers(me=dict(built="shipyard", sea={NEAR: "shipwreck"}))
    assert not g.offers("sail") and g.nothing_pending


def test_shipwreck_what_finds_no_room_is_lost() -> None:
    g = explorers(me=found("shipwreck", resources="all")).me("sail")
    assert g.me.sea(NEAR) == "shipwreck 0" and g.nothing_pending
