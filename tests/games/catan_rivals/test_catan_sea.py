"""The sea of the Era of Explorers: set-up, reach, ships, discovery, and what is known of it."""

from collections import Counter
from typing import Any

import pytest
from scenario import GAME, Scenario, scenario

from rivalry.games.catan_rivals import position, sea
from rivalry.games.catan_rivals.card import SAIL
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.state import card_of

DUEL = ["explorers", "gold", "turmoil"]
NEAR = "sea 4 middle"
SECOND = ("sea 4 above", "sea 4 below", "sea 5 middle")
THIRD = ("sea 5 above", "sea 5 below", "sea 6 middle")
FARTHEST = ("sea 6 above", "sea 6 below")
MERCHANTS, WRECK = "island-of-the-merchants", "shipwreck"


def explorers(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="explorers", **more)


def set_up(**options: Any) -> Scenario:
    """A game up to the choice of the harbours."""
    s = position.new(**{"mode": "explorers", "starter": 0, **options})
    n = 1
    while s.decision is not None and s.decision.why != "start.harbor":
        shuffles = s.decision.player < 0
        s.apply(("shuffle", n) if shuffles else s.decision.options[0])
        n += 1
    return Scenario(s)


# Setting up


def test_harbours_are_chosen_after_the_hands_and_before_sea_and_regions() -> None:  # O-90
    g = set_up()
    assert g.asks == "me" and len(g.me.hand.split(", ")) == len(g.rival.hand.split(", ")) == 3
    g.me_may("road -1", "road 3").me("road 3")
    g.rival_may("road -1", "road 3").rival("road -1")
    assert g.asked == "sea.shuffle" and g.asks == "chance"
    g.chance("shuffle 0x1", "shuffle 0x2")
    assert g.asked == "start.arrange" and g.asks == "me"
    g.me("done").rival("done")
    assert g.asked == "turn.start"


def test_the_second_player_chooses_the_harbour_second_whoever_begins() -> None:  # O-90
    g = set_up(starter=1)
    assert g.asks == "rival"
    g.rival("road 3")
    assert g.asks == "me"


@pytest.mark.parametrize(("harbor", "middle"), [("road -1", "sea -2"), ("road 3", "sea 4")])
def test_the_sea_begins_beyond_the_harbour(harbor: str, middle: str) -> None:
    g = set_up().me(harbor)
    names = [GAME.text(sea.sea_name(g.state.princes[0], n)) for n in range(3)]
    assert names == [f"{middle} above", f"{middle} middle", f"{middle} below"]


def test_each_player_has_nine_sea_cards_one_ship_and_two_to_build() -> None:
    g = set_up()
    wanted = Counter(
        {
            "island-of-the-bards": 1,
            "island-of-the-forgotten-tribe": 1,
            "island-of-the-merchants": 1,
            "island-of-the-scholars": 1,
            "cimmarone": 1,
            "jean": 1,
            "haidao-chang": 1,
            "shipwreck": 2,
        }
    )
    for player, prince in zip((g.me, g.rival), g.state.princes, strict=True):
        assert Counter(card_of(g.state, h).key for h in prince.sea) == wanted
        assert player.ships == (1, 2)


def test_the_duel_has_six_sea_cards_in_two_columns() -> None:
    g = set_up(mode="duel", sets=DUEL)
    for prince in g.state.princes:
        keys = sorted(card_of(g.state, h).key for h in prince.sea)
        assert keys == [
            "cimmarone",
            "island-of-the-forgotten-tribe",
            "island-of-the-merchants",
            "island-of-the-scholars",
            "jean",
            "shipwreck",
        ]
    assert len([s for s in g.state.stacks[g.state.backs.index("explorers")]]) == 15
    g.me("road 3").rival("road 3").chance("shuffle 0x1", "shuffle 0x2").me("done").rival("done")
    places = [card["place"] for card in g.state.view(0)["princes"][0]["sea"]]
    assert places == [["sea", x, row] for x in (4, 5) for row in ("above", "middle", "below")]


def test_each_sea_is_shuffled_for_itself() -> None:
    orders = []
    for bits in ("0x1", "0x2"):
        g = set_up().me("road 3").rival("road 3").chance(f"shuffle {bits}", "shuffle 0x7")
        orders.append([[card_of(g.state, h).key for h in p.sea] for p in g.state.princes])
    assert orders[0][0] != orders[1][0] and orders[0][1] == orders[1][1]


def test_other_modes_have_no_sea_and_no_ships() -> None:
    g = scenario(mode="gold")
    for prince in g.state.view(0)["princes"]:
        assert "sea" not in prince and "ships" not in prince
    assert [prince.ships + prince.unbuilt for prince in g.state.princes] == [0, 0]


# The harbour


def test_the_harbour_closes_its_end() -> None:
    g = explorers(me=dict(resources="all"))
    assert g.offers("build road left") and not g.offers("build road right")
    g = explorers(me=dict(resources="all", harbor="left"))
    assert g.offers("build road right") and not g.offers("build road left")


def test_a_road_at_the_open_end_leaves_no_other_one() -> None:
    g = explorers(me=dict(resources="all", roads="left"))
    assert not g.offers("build road left") and g.offers("build settlement left")
    why = g.state.view(0)["centre_why_not"]["road"]
    assert why["words"] == "one end of your principality has a road, the other your harbour"


# Reach


def test_1_3_3_and_2_sea_cards_lie_at_the_distances_1_to_4() -> None:  # RULES 13, 16
    assert Counter(sea.DISTANCES) == {1: 1, 2: 3, 3: 3, 4: 2}


@pytest.mark.parametrize(
    ("built", "places"),
    [
        ("", ()),
        ("shipyard", (NEAR,)),
        ("shipyard, sailmakers-shop", (NEAR, *SECOND)),
        ("shipyard, astronomer", (NEAR, *SECOND, *THIRD)),
        ("shipyard, astronomer, sailmakers-shop", (NEAR, *SECOND, *THIRD, *FARTHEST)),
    ],
)
def test_sail_points_are_the_reach_of_every_ship(built: str, places: tuple[str, ...]) -> None:
    g = explorers(me=dict(built=built, cities=1))
    found = [GAME.text(sea.sea_name(g.state.princes[0], n)) for n in sea.reached(g.state, 0)]
    assert sorted(found) == sorted(places)
    assert g.offers("sail") == bool(places)


def test_2_sail_points_reach_4_sea_cards() -> None:  # RULES 16
    g = explorers(me=dict(built="shipyard, sailmakers-shop"))
    assert g.me.sail == 2
    g.me("sail").me_may(NEAR, *SECOND)


def test_with_one_card_in_reach_the_ship_sails_there_unasked() -> None:
    g = explorers(me=dict(built="shipyard", sea={NEAR: "? shipwreck"}))
    g.me("sail", "ore")
    assert g.me.sea(NEAR) == "shipwreck 0" and g.nothing_pending


def test_the_sea_of_the_duel_ends_after_two_columns() -> None:
    g = scenario(
        me=dict(built="shipyard, astronomer, sailmakers-shop", cities=1), mode="duel", sets=DUEL
    )
    g.me("sail").me_may(NEAR, *SECOND, "sea 5 above", "sea 5 below")


# Ships


def test_a_ship_costs_lumber_and_wool_and_may_sail_at_once() -> None:
    me = dict(built="shipyard", resources="lumber, wool", ships=0, sea={NEAR: "? shipwreck"})
    g = explorers(me=me)
    assert not g.offers("sail")
    g.me("build ship")
    assert g.me.resources == "" and g.me.ships == (1, 2)
    g.me("sail", "gold")
    assert g.me.ships == (0, 2) and g.nothing_pending


def test_three_ships_are_all() -> None:
    g = explorers(me=dict(resources="all", ships=3))
    assert not g.offers("build ship")
    why = g.state.view(0)["centre_why_not"]["ship"]["words"]
    assert why == "you have no explorer ship left to build"
    g = explorers(me=dict(ships=1))
    assert g.state.view(0)["centre_why_not"]["ship"]["key"] == "short"


def test_a_ship_acts_once_and_returns_at_the_end_of_the_turn() -> None:
    g = explorers(me=dict(built="shipyard, sailmakers-shop", sea={NEAR: "? shipwreck"}))
    g.me("sail", NEAR, "ore")
    assert not g.offers("sail") and g.me.ships == (0, 2)
    assert g.state.view(1)["princes"][0]["ships"][0] == {"built": True, "at": ["sea", 4, "middle"]}
    words = "none of your explorer ships is ready in the harbour"
    assert g.state.view(0)["centre_why_not"]["sail"]["words"] == words
    g.me("end")
    while g.asks == "me":
        g.me("stack 0" if g.asked == "replenish.draw" else "no")
    assert g.state.turn == 1 and g.me.ships == (1, 2)
    assert g.state.view(0)["princes"][0]["ships"] == [
        {"built": True, "at": None},
        {"built": False, "at": None},
        {"built": False, "at": None},
    ]


def test_only_one_sea_card_is_discovered_in_a_turn() -> None:
    sea_cards = {NEAR: "? shipwreck", "sea 5 middle": f"{MERCHANTS} 0"}
    me = dict(built="shipyard, sailmakers-shop", ships=3, sea=sea_cards, resources="2 wool")
    g = explorers(me=me)
    g.me("sail").me_may(NEAR, "sea 4 above", "sea 4 below", MERCHANTS)
    g.me(NEAR, "gold")
    g.me("sail")  # to the only mission that is left
    assert g.me.sea("sea 5 middle") == f"{MERCHANTS} 1"
    assert not g.offers("sail") and g.me.ships == (1, 0) and g.nothing_pending


def test_a_sea_card_is_visited_by_one_ship_a_turn() -> None:
    me = dict(built="shipyard", ships=2, sea={NEAR: f"{MERCHANTS} 0"}, resources="3 wool")
    g = explorers(me=dict(me, left="pasture-5 pasture-6", stored={"pasture-5": 3}))
    g.me("sail")
    while g.asked == "mission.pay":
        g.me("pasture-4")
    assert g.me.sea(NEAR) == f"{MERCHANTS} 1" and not g.offers("sail")
    words = "there is nothing that a ship of yours could do within its reach"
    assert g.state.view(0)["centre_why_not"]["sail"]["words"] == words


def test_explorer_ships_are_no_units_and_no_ships_for_other_cards() -> None:
    g = explorers(me=dict(ships=3, built="shipyard"))
    assert g.me.commerce == 0 and g.me.built == "shipyard"
    assert points(g.state, 0, SAIL) == 1


# What is known


def sea_of(g: Scenario, seat: int, watcher: int | None) -> list[str]:
    cards = g.state.view(watcher)["princes"][seat]["sea"]
    return [card["card"] for card in cards]


def test_nobody_knows_a_sea_card_that_was_not_discovered() -> None:
    g = explorers(me=dict(sea={NEAR: "shipwreck"}))
    for watcher in (0, 1, None):
        assert sea_of(g, 0, watcher) == ["", "shipwreck", *[""] * 7]
        assert sea_of(g, 1, watcher) == [""] * 9


def test_worlds_shuffle_the_two_seas_for_themselves() -> None:
    g = explorers(me=dict(sea={NEAR: "jean 2"}), rival=dict(sea={NEAR: "shipwreck"}))
    sample = GAME.sampler(g.state.view(0))
    orders = set()
    for n in range(6):
        world = sample(n)
        for mine, other in zip(world.princes, g.state.princes, strict=True):
            there = Counter(card_of(world, h).key for h in mine.sea)
            assert there == Counter(card_of(g.state, h).key for h in other.sea)
        assert card_of(world, world.princes[0].sea[1]).key == "jean"
        assert world.level[world.princes[0].sea[1]] == 2 and world.scores() == g.state.scores()
        orders.add(tuple(card_of(world, h).key for h in world.princes[1].sea))
    assert len(orders) > 3


def test_what_the_cartographer_shows_only_one_seat_knows() -> None:
    me = dict(built="shipyard", hand="cartographer", sea={NEAR: "? jean"})
    g = explorers(me=me).me("play cartographer", NEAR, "done", "done")
    mine = g.state.view(0)["princes"][0]["sea"][1]
    assert mine["card"] == "jean" and not mine["open"]
    for watcher in (1, None):
        theirs = g.state.view(watcher)["princes"][0]["sea"][1]
        assert theirs["card"] == "" and not theirs["open"]
    world = GAME.sampler(g.state.view(0))(3)
    assert card_of(world, world.princes[0].sea[1]).key == "jean"
    assert world.view(0) == g.state.view(0)
    assert (
        len(
            {
                card_of(w, w.princes[0].sea[1]).key
                for w in map(GAME.sampler(g.state.view(1)), range(9))
            }
        )
        > 2
    )


def test_the_view_explains_points_of_sea_cards() -> None:
    g = explorers(me=dict(sea={NEAR: "jean 3", "sea 4 above": f"{MERCHANTS} 3"}))
    sources = g.state.view(1)["princes"][0]["sources"]
    assert [MERCHANTS, 1] in sources["victory"] and ["jean", 1] in sources["victory"]
    assert sources["commerce"] == [[MERCHANTS, 2]] and g.me.points == 4
    shown = g.state.view(1)["princes"][0]["sea"][0]
    assert shown["sides"] == 3 and shown["points"] == {"victory": 1, "commerce": 2}
    assert (shown["distance"], shown["open"]) == (2, True)
