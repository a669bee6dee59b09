"""The scenarios of these tests: they refuse what was not offered and what cannot be set up."""

from typing import Any

import pytest
from scenario import scenario

from rivalry.core.effects import Effect
from rivalry.games.catan_rivals.state import QUESTIONS, State


def test_an_answer_that_was_not_offered_fails() -> None:
    with pytest.raises(AssertionError, match=r"'build abbey' was not offered \(turn.action\)"):
        scenario().me("build abbey")


def test_an_answer_of_somebody_who_is_not_asked_fails() -> None:
    with pytest.raises(AssertionError, match="me is asked"):
        scenario().rival("end")
    with pytest.raises(AssertionError, match="chance is asked"):
        scenario(at="start").me("roll").me("roll 4")


def test_a_short_name_that_may_mean_several_options_fails() -> None:
    g = scenario(me=dict(right="fields-3 hills-5")).do("take_any", 0, "harvest.take", 1, 63)
    with pytest.raises(AssertionError, match="'grain' may mean"):
        g.me("grain")
    g.me("fields-3")
    assert g.me.resources == "1 grain"


def test_options_are_compared_completely() -> None:
    g = scenario(me=dict(resources="2 brick, lumber"))
    g.me_may("build road left", "build road right", "end")
    with pytest.raises(AssertionError, match=r"turn.action"):
        g.me_may("build road left", "end")
    with pytest.raises(AssertionError, match="me is asked"):
        g.rival_may("end")


@pytest.mark.parametrize(
    ("me", "message"),
    [
        (dict(resource="ore"), "is not set up with"),
        (dict(resources="4 ore"), "no room for 4 ore"),
        (dict(stored={"hills-5": 1}), "there is no hills-5"),
        (dict(built="storehouse, toll-bridge, abbey, parish-hall, marketplace"), "has no place"),
        (dict(built="mint"), "not in the game introductory"),
        (dict(built="cathedral"), "there is no card cathedral"),
        (dict(hand="candamir, candamir"), "all 1 copies of candamir"),
        (dict(hand="feud"), "nobody holds feud"),
        (dict(built="abbey at site 4 above"), "has no place"),
        (dict(cities=[4]), "no settlement at 4"),
        (dict(hand="scout", fresh="abbey"), "not in hand"),
    ],
)
def test_what_cannot_be_set_up_is_refused(me: dict[str, Any], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        scenario(me=me)


def test_cards_that_the_duel_leaves_in_the_box_can_be_used_in_a_scenario() -> None:
    g = scenario(me=dict(cities=1, built="parliament"), mode="duel")
    assert g.me.built == "parliament" and g.me.points == 5


def test_reading_back() -> None:
    me = dict(
        cities=[2],
        left="hills-5 forest-4",
        roads="right",
        built="harald at site 2 far-above, abbey",
        hand="scout, goldsmith",
        stored={"hills-5": 2},
    )
    g = scenario(me=me, events="feud, invention", regions="fields-1", discard="inga, austin")
    assert g.me.settlements == [-2, 0] and g.me.cities == [2] and g.me.roads == [-1, 1, 3]
    assert g.me.built == "harald, abbey" and g.me.place("abbey") == "site -2 above"
    assert g.me.at("site 2 far-above") == "harald" and g.me.at("site 0 above") == ""
    assert g.me.hand == "goldsmith, scout" and g.me.resources == "2 brick"
    assert (g.me.strength, g.me.skill, g.me.progress, g.me.points) == (2, 1, 1, 4)
    assert g.events[:2] == ["feud", "invention"] and g.regions[0] == "fields-1"
    assert g.discard == "inga, austin" and g.asked == "turn.action" and g.asks == "me"


def test_scenarios_run_with_the_digest_check() -> None:
    g = scenario(me=dict(resources="3 ore"))

    def spoiled(s: State) -> None:
        s.roads -= 1
        s.choose(0, QUESTIONS["exchange"], [("yes",), ("no",)])

    book = g.state.book()
    book.effects["spoiled"] = Effect("spoiled", spoiled)
    try:
        with pytest.raises(AssertionError, match="changed the state before its last choice"):
            g.do("spoiled")
    finally:
        del book.effects["spoiled"]
