"""The options of the board game: what is allowed, what is refused, and in which words."""

from typing import Any

import pytest
from board_scenario import GAME, scenario

import rivalry
from rivalry.core.decision import BadOption, IllegalAction, MalformedAction, NotYourDecision

LAYOUT = {
    "yellow": [3, 5, 6, 7, 9],
    "blue": [2, 4, 6, 7, 9],
    "white": [2, 3, 5, 7, 9],
    "green": [2, 4, 5, 7, 9],
    "red": [3, 4, 6, 7, 9],
}


def test_the_defaults_are_two_players_three_expeditions_and_the_known_layout() -> None:
    options = GAME.new().view(None)["options"]
    assert options == {
        "players": 2,
        "starter": None,
        "expeditions": 3,
        "up_and_down": False,
        "allow_retake": False,
        "must_start_lowest": False,
        "tiebreak": "artifacts",
        "stall_cap": 1000,
        "layout": LAYOUT,
        "artifact_track": None,
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, "option players: 5 is not allowed; allowed: 2, 3, 4"),
        ({"players": 2, "starter": 2}, "no seat 2 with 2 players"),
        ({"expeditions": 2}, "option expeditions: 2 is not allowed; allowed: 3, 1"),
        ({"up_and_down": 1}, "option up_and_down"),
        ({"up_and_down": True, "must_start_lowest": True}, "leave out up_and_down or"),
        ({"stall_cap": 9}, "option stall_cap"),
        ({"layout": None}, "a list of steps for each path: yellow, blue, white, green, red"),
        ({"layout": {"red": [2]}}, "a list of steps for each path"),
        ({"layout": LAYOUT | {"purple": []}}, "a list of steps for each path"),
        ({"layout": LAYOUT | {"red": "3467"}}, "red: '3467' is no list of steps"),
        ({"layout": LAYOUT | {"red": [0, 4, 6, 7, 9]}}, "red: 0 is no step; steps are 1 to 9"),
        ({"layout": LAYOUT | {"red": [3, 4, 6, 7, 10]}}, "red: 10 is no step"),
        ({"layout": LAYOUT | {"red": [3, True, 6, 7, 9]}}, "red: True is no step"),
        ({"layout": LAYOUT | {"red": [3, 3, 6, 7, 9]}}, "is not in rising order"),
        ({"layout": LAYOUT | {"red": [3, 4, 6, 7]}}, "24 spaces for the 25 tiles"),
        ({"layout": LAYOUT | {"red": [3, 4, 6, 7, 8, 9]}}, "26 spaces for the 25 tiles"),
        ({"artifact_track": []}, "option artifact_track: give a list of whole numbers"),
        ({"artifact_track": [1, "2"]}, "option artifact_track: give a list of whole numbers"),
        ({"wagers": 3}, "no option wagers"),
    ],
)
def test_what_is_not_allowed_is_refused_in_words(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.new(**options)


def test_tiles_follow_a_layout_of_ones_own() -> None:
    layout = {colour: [1, 2, 3, 4, 5] for colour in LAYOUT}
    state = GAME.new(starter=0, layout=layout)
    state.apply(("shuffle", 1))
    for path in state.view(None)["paths"]:
        assert [tile is not None for tile in path["tiles"]] == [True] * 5 + [False] * 4


def test_a_layout_changed_by_the_caller_afterwards_changes_no_game() -> None:
    layout = {colour: steps[:] for colour, steps in LAYOUT.items()}
    state = GAME.new(layout=layout)
    layout["red"].append(8)
    state.view(None)["options"]["layout"]["red"].append(8)
    assert state.view(None)["options"]["layout"] == LAYOUT


def test_a_log_carries_the_layout() -> None:
    layout = {colour: [5, 6, 7, 8, 9] for colour in LAYOUT}
    match = rivalry.new("lost-cities-board", seed=3, layout=layout, artifact_track=[0, 5])
    for log in (match.log.json(), match.log.text()):
        again = rivalry.replay(log)
        assert again.view(0) == match.view(0)
        assert again.log == match.log


def test_artifacts_may_be_paid_by_another_track() -> None:
    g = scenario("red 3", found=1, points=5, deck="blue 9", artifact_track=[-3, 40])
    g.answers("discard red 3", "draw deck")
    assert g.state.view(None)["payments"] == [40, -3] and g.state.scores() == [45, 0]


def test_the_view_says_which_values_of_the_long_track_are_assumed() -> None:
    track = GAME.new().view(None)["track"]
    assert track["values"] == [-50, -40, -30, -20, -10, 20, 30, 40, 50, 70, 100]
    assert track["assumed"] == [0, 1, 2, 3, 4, 5, 7, 8, 10]
    assert GAME.new(expeditions=1).view(None)["track"]["assumed"] == []
    assert GAME.new(artifact_track=[1]).view(None)["track"]["assumed"] == []


def test_the_view_says_what_the_artifacts_of_each_seat_are_worth() -> None:
    g = scenario("red 3", found=1, artifact_track=[-3, 40])
    assert g.state.view(None)["track"]["worth"] == [40, -3]


def test_answers_that_are_refused_say_what_was_allowed() -> None:
    g = scenario("red 3")
    with pytest.raises(
        IllegalAction, match="'draw deck' is not allowed; allowed: play red 3, discard red 3"
    ):
        g.state.apply(GAME.parse("draw deck"))
    for junk in (124, "play red 3", None, True, 1.0):
        with pytest.raises(MalformedAction, match="not an action of Lost Cities: The Board Game"):
            g.state.apply(junk)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="chance is asked first, for tiles"):
        GAME.new(starter=0).apply(GAME.parse("draw deck"))
    with pytest.raises(IllegalAction, match="chance is asked first, for starter"):
        GAME.new(players=2).apply(("start", 2))
    over = scenario("red 3", deck="blue 9").answers("discard red 3", "draw deck").state
    with pytest.raises(NotYourDecision, match="the game is over"):
        over.apply(GAME.parse("draw deck"))


def test_scores_count_a_running_expedition_as_if_it_ended_now() -> None:
    first = scenario(explorers={"red": "7"}, found=5, points=10, expeditions=3)
    assert first.state.scores() == [40, 0]
    # The last expedition's end also pays for artifacts.
    assert scenario(explorers={"red": "7"}, found=5, points=10).state.scores() == [90, 0]


def test_only_drawing_from_the_draw_pile_shows_a_hidden_card() -> None:
    g = scenario("red 3", discards={"blue": "1"})
    assert not GAME.reveals(g.state, GAME.parse("discard red 3"))
    g.answers("discard red 3")
    assert GAME.reveals(g.state, GAME.parse("draw deck"))
    assert not GAME.reveals(g.state, GAME.parse("draw blue"))
