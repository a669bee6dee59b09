"""What the view tells a page beside the position: where points come from, and which card asks."""

import pytest
from scenario import GAME, scenario

from rivalry.core.contract import positions
from rivalry.core.question import RIVALS_PLACE
from rivalry.games.catan_rivals.card import POINTS
from rivalry.games.catan_rivals.state import QUESTIONS


def test_points_are_explained_by_settlements_cities_tokens_and_cards() -> None:
    g = scenario(me=dict(built="abbey, toll-bridge", cities=[0], strength=4, commerce=3))
    sources = g.state.view(1)["princes"][0]["sources"]
    assert sources["victory"] == [
        ["settlements", 1],
        ["cities", 2],
        ["hero-token", 1],
        ["trade-token", 1],
    ]
    assert sources["progress"] == [["abbey", 1]]
    assert sources["strength"] == [["candamir", 4]]
    assert sources["commerce"] == [
        ["toll-bridge", 1],
        ["brick-ship", 1],
        ["grain-ship", 1],
        ["lumber-ship", 1],
    ]


def test_a_bonus_is_told_with_the_card_that_gives_it() -> None:
    g = scenario(me=dict(built="salt-silo, harbor", cities=2, commerce=3), mode="gold")
    sources = g.state.view(0)["princes"][0]["sources"]
    assert ["harbor", 1] in sources["victory"] and ["salt-silo", 3] in sources["commerce"]


@pytest.mark.parametrize("mode", ["gold", "duel"])
def test_the_sources_of_points_add_up_in_whole_games(mode: str) -> None:
    for state, _, _ in positions(GAME, 11, mode=mode, stall_cap=50):
        for prince in state.view(None)["princes"]:
            for kind in POINTS:
                assert sum(n for _, n in prince["sources"][kind]) == prince["points"][kind]


def asked(g: object, seat: int = 0) -> dict[str, object]:
    found: dict[str, object] = g.state.view(seat)["asked"]  # type: ignore[attr-defined]
    return found


def test_the_card_that_asks_is_named() -> None:
    g = scenario(
        me=dict(hand="merchant-caravan, abbey, library", resources="all", cities=[0]), mode="duel"
    )
    assert asked(g)["card"] == ""
    g.me("build abbey")
    assert (asked(g)["why"], asked(g)["card"]) == ("build.site", "abbey")
    assert asked(g, 1)["card"] == "abbey" and "why" not in asked(g, 1)
    g.me("site 0 below")
    while asked(g)["why"] == "build.pay":
        g.me(g.options[0])
    g.me("play merchant-caravan")
    assert (asked(g)["why"], asked(g)["card"]) == ("caravan.give", "merchant-caravan")


def test_an_event_a_ship_and_what_follows_building_name_their_cards() -> None:
    g = scenario(
        me=dict(strength=3), rival=dict(built="abbey, marketplace, storehouse, toll-bridge")
    )
    g.event("feud")
    assert asked(g)["card"] == "feud" and asked(g)["places"] == 1
    g = scenario(me=dict(built="brick-ship", resources="3 brick")).me("use brick-ship")
    assert asked(g)["card"] == "brick-ship" and asked(g)["places"] == 0
    g = scenario(
        me=dict(hand="library", cities=[0], resources="brick, 2 lumber, ore"), mode="progress"
    ).me("build library")
    while asked(g)["why"] in ("build.site", "build.pay"):
        g.me(g.options[0])
    assert (asked(g)["why"], asked(g)["card"]) == ("library.stack", "library")


def test_places_of_the_rival_are_asked_for_by_these_questions_only() -> None:
    """Every place among the options of a whole game lies in the principality that is named."""
    for mode in ("turmoil", "duel"):
        for state, decision, _ in positions(GAME, 3, mode=mode, stall_cap=60):
            if decision.player < 0 or decision.why in ("build.site",):
                continue
            view = state.view(decision.player)
            prince = view["princes"][view["asked"]["places"]]
            taken = [tuple(card["place"]) for card in [*prince["regions"], *prince["built"]]]
            for option in decision.options:
                if isinstance(option, tuple) and option[0] in ("region", "site", "beside"):
                    assert option in taken, (decision.why, option)
    theirs = [key for key, question in QUESTIONS.items() if question.kind == RIVALS_PLACE]
    assert theirs == [
        *("build.abroad", "feud.name", "arsonist.target"),
        *("bishops-see.name", "marie.take", "contest.rival"),
        "broadside.target",
        "granary.fill",
    ]


def test_where_a_card_may_stand_is_told_even_if_it_cannot_be_paid() -> None:
    me = dict(hand="abbey, merchant-caravan, mint, gold-cache", built="storehouse", cities=[0])
    stands = scenario(me=me, mode="gold").state.view(0)["stands"]
    sites = [["site", 0, "above"], ["site", 0, "below"], ["site", 0, "far-below"]]
    assert [place for place in stands["abbey"] if place[1] == 0] == sites
    assert stands["mint"] == sites  # only in the city; an action card stands nowhere
    assert ["beside", 1, "above"] in stands["gold-cache"] and "merchant-caravan" not in stands
    assert scenario(me=me, mode="gold").state.view(None)["stands"] == {}


@pytest.mark.parametrize("mode", ["gold", "duel"])
def test_where_a_card_may_stand_is_what_building_it_asks(mode: str) -> None:
    asked_for = 0
    told: list[list[list[int | str]]] = []
    for state, decision, action in positions(GAME, 12, mode=mode, stall_cap=60):
        if decision.why == "build.site":
            assert [list(option) for option in decision.options] == told[-1]
            asked_for += 1
        elif decision.why == "turn.action" and action[0] == "build":
            told.append(state.view(decision.player)["stands"].get(action[1], []))
    assert asked_for > 0
