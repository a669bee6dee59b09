"""The notation of Rivals for Catan, both ways, and what is not an action."""

import pytest
from scenario import GAME, scenario

from rivalry.core.decision import Action, IllegalAction, MalformedAction


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (("roll",), "roll"),
        (("build", "road", "left"), "build road left"),
        (("build", "settlement", "right"), "build settlement right"),
        (("build", "city", 2), "build city 2"),
        (("build", "city", -4), "build city -4"),
        (("build", "abbey"), "build abbey"),
        (("play", "merchant-caravan"), "play merchant-caravan"),
        (("use", "gold-ship"), "use gold-ship"),
        (("card", "scout"), "card scout"),
        (("card", "fields-3"), "card fields-3"),
        (("trade", "wool"), "trade wool"),
        (("take", "ore"), "take ore"),
        (("save", "brick"), "save brick"),
        (("site", 0, "above"), "site 0 above"),
        (("site", -2, "far-below"), "site -2 far-below"),
        (("region", 3, "below"), "region 3 below"),
        (("beside", 1, "above"), "beside 1 above"),
        (("stack", 2), "stack 2"),
        (("number", 6), "number 6"),
        (("yes",), "yes"),
        (("end",), "end"),
        (("roll", 4), "roll 4"),
        (("event", "trade"), "event trade"),
        (("shuffle", 255), "shuffle 0xff"),
    ],
)
def test_an_action_is_its_words_and_reads_back(action: Action, words: str) -> None:
    assert GAME.text(action) == words and GAME.parse(words) == action
    assert GAME.parse("  " + words.upper().replace(" ", "   ")) == action


@pytest.mark.parametrize(
    "words",
    ["", "build", "build cathedral", "play abbey", "build scout", "site 1 above", "take owls"],
)
def test_anything_else_is_no_action(words: str) -> None:
    with pytest.raises(MalformedAction, match="is not an action; write it like"):
        GAME.parse(words)


def test_a_number_is_no_action_of_this_game() -> None:
    with pytest.raises(MalformedAction, match="7 is not an action of Rivals for Catan"):
        GAME.text(7)


def test_an_action_that_is_not_allowed_now_is_refused_and_changes_nothing() -> None:
    g = scenario()
    before = g.state.to_json()
    with pytest.raises(IllegalAction, match="'build abbey' is not allowed; allowed: end"):
        g.state.apply(("build", "abbey"))
    assert g.state.to_json() == before


def test_a_state_says_in_short_where_it_is() -> None:
    g = scenario(me=dict(cities=1), rival=dict(strength=3))
    assert repr(g.state) == "<catan-rivals turn 1 of seat 0, points [3, 3]>"
