"""RULES 14: how many points win, and when; and what ends a game that nobody wins."""

from typing import Any

import pytest
from scenario import Scenario, scenario

from rivalry.games.catan_rivals import setup
from rivalry.games.catan_rivals.stack import leave_play

THREE_MORE = "hills-5 forest-4, hills-1 forest-6, fields-1 fields-3"
FULL_HAND = "scout, goldsmith, relocation"
TWELVE = [mode for mode in setup.THEMES if setup.MODES[mode].goal == 12]


def side(points: int) -> dict[str, Any]:
    """A player with so many points from settlements, cities and the hero token."""
    rich: dict[str, Any] = dict(right=THREE_MORE)  # five settlements
    if points <= 10:
        return rich | dict(cities=points - 5)
    return rich | dict(cities=5, strength=4, commerce=(points == 12) * 3)


@pytest.mark.parametrize("points", [6, 7, 10, 11, 12])
def test_the_sides_of_these_tests_have_the_points_they_say(points: int) -> None:
    assert scenario(me=side(points), mode="duel").me.points == points


def test_introductory_seven_points_win_at_the_end_of_the_own_turn() -> None:
    g = scenario(me=side(7) | dict(hand=FULL_HAND))
    assert g.asked == "turn.action" and g.me.points == 7
    g.me("end").me("no")
    assert g.winner == "me" and g.state.decision is None and g.state.winners() == [0]
    assert g.state.scores() == [7, 2]


def test_introductory_six_points_do_not_win() -> None:
    g = scenario(me=side(6) | dict(hand=FULL_HAND), at="replenish").me("no")
    assert g.asks == "rival" and g.winner == ""


def test_introductory_nobody_wins_before_the_roll_nor_in_the_action_phase() -> None:
    g = scenario(me=side(8), at="start")
    assert g.asked == "turn.start"
    g.roll(1, "trade")
    assert g.asked == "turn.action"


def test_introductory_points_lost_before_the_end_of_the_turn_do_not_count() -> None:
    me = side(6) | dict(strength=4, hand=FULL_HAND)
    g = scenario(me=me)
    assert g.me.points == 7
    leave_play(g.state, 0, next(h for h in g.state.princes[0].built))
    g.state.settle()
    g.me("end", "no")
    assert g.winner == "" and g.asks == "rival"


@pytest.mark.parametrize("mode", TWELVE)
def test_a_theme_game_is_won_with_twelve_points_before_the_roll(mode: str) -> None:
    g = scenario(me=side(12), mode=mode, at="start")
    assert g.winner == "me" and g.asks == "nobody"
    assert scenario(me=side(11), mode=mode, at="start").asked == "turn.start"


def build_a_city(g: Scenario) -> Scenario:
    g.me(next(option for option in g.options if option.startswith("build city")))
    while g.asked == "build.pay":
        g.me(g.options[0])
    return g


@pytest.mark.parametrize("mode", TWELVE)
def test_a_theme_game_is_won_at_once_in_the_action_phase(mode: str) -> None:
    me = side(12) | dict(cities=4, resources="2 grain, 3 ore")
    g = scenario(me=me, mode=mode)
    assert g.me.points == 11
    assert build_a_city(g).winner == "me" and g.asks == "nobody"


@pytest.mark.parametrize("mode", ["duel", "barbarians"])
def test_the_duel_and_the_barbarians_need_thirteen_points(mode: str) -> None:
    assert scenario(me=side(12), mode=mode, at="start").asked == "turn.start"
    me = side(12) | dict(built="merchant-guild")
    g = scenario(me=me, mode="duel", at="start")
    assert g.me.points == 13 and g.winner == "me"


def test_nobody_wins_in_the_turn_of_the_other() -> None:
    me = side(12)
    g = scenario(me=me, mode="gold", turn=1)
    assert g.me.points == 12 and g.asks == "rival" and g.winner == ""
    g.rival("end")
    while g.asks == "rival":
        g.rival("no" if g.asked == "exchange" else g.options[0])
    assert g.winner == "me" and g.asks == "nobody"


def test_the_total_of_the_other_player_does_not_matter() -> None:
    rival = dict(right="mountains-2 mountains-4, pasture-5 pasture-6", cities=4, built="candamir")
    g = scenario(me=side(7) | dict(hand=FULL_HAND), rival=rival, at="replenish")
    assert g.rival.points == 9
    g.me("no")
    assert g.winner == "me" and g.state.scores() == [7, 9] and g.state.winners() == [0]


def test_a_token_gained_by_the_own_building_can_be_the_last_point() -> None:
    me = side(11) | dict(hand="gold-ship", built="brick-ship, grain-ship")
    g = scenario(me=me | dict(resources="lumber, wool"), mode="gold")
    assert g.me.points == 11
    g.me("build gold-ship", "site 2 above")
    assert g.winner == "me" and g.me.points == 12


# Games that nobody wins


def test_the_stall_cap_ends_the_game_undecided_and_the_points_tell_the_winners() -> None:
    g = scenario(me=dict(hand=FULL_HAND, cities=1), at="replenish", stall_cap=50)
    g.state.turns = 50
    g.me("no")
    assert g.asks == "nobody" and g.winner == "" and g.state.winners() == [0]
    g = scenario(me=dict(hand=FULL_HAND), at="replenish", stall_cap=50)
    g.state.turns = 50
    assert g.me("no").state.winners() == [0, 1]


def test_one_turn_before_the_stall_cap_the_game_goes_on() -> None:
    g = scenario(me=dict(hand=FULL_HAND), at="replenish", stall_cap=50)
    g.state.turns = 49
    assert g.me("no").asks == "rival"
