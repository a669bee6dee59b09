"""The border of the library: what is no seat, no action and no option is refused in clear words."""

from typing import Any

import pytest

import rivalry
from rivalry.core.contract import dump
from rivalry.core.decision import (
    CHANCE,
    BadOption,
    IllegalAction,
    MalformedAction,
    NoSuchSeat,
)

GAMES = rivalry.games()
LOST_CITIES = [name for name in GAMES if name.startswith("lost-cities")]

NO_SEATS: list[Any] = [CHANCE, 4, 10**30, True, 0.0, "0", [], (0,)]
NO_ACTIONS: list[Any] = [
    *(None, True, 1.0, "draw deck", b"x", [], {}, (), (0,), ("draw", "deck"), (None,)),
    *(("shuffle",), ("shuffle", None), ("shuffle", -1), ("shuffle", 2**64), ("shuffle", 1.0)),
    *(("start", 4), ("start", -1), ("start", True), ("start", 0, 0), -1, 1000, 10**30),
    *(("foo",), ("roll", 0), ("roll", 7), ("stack", True), ("stack", 0.0), ("card", [])),
]
NO_NOTATION: list[Any] = [
    *(
        None,
        5,
        b"draw deck",
        "",
        "draw red red",
        "draw deck deck",
        "shuffle",
        "shuffle ",
        "shuffle -1",
    ),
    *("shuffle 0x", "shuffle 1_0", "shuffle 0x1" + 16 * "0", "start", "start +1", "start 1.0"),
    *("start 4", "roll 0", "roll 7", "foo", "stack 99"),
    # Digits of other scripts, which `int` would take.
    *("shuffle 0x\u0661", "start \u0661", "play red \u0667", "start \u00b9", "bid \uff13"),
]


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
@pytest.mark.parametrize("name", GAMES)
def test_a_match_shows_nothing_to_a_seat_that_does_not_exist(name: str, seat: Any) -> None:
    with pytest.raises(NoSuchSeat, match=r"there is no seat .*; seats: 0, 1$"):
        rivalry.new(name, seed=7).view(seat)


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
@pytest.mark.parametrize("name", GAMES)
def test_neither_does_a_bare_state(name: str, seat: Any) -> None:
    with pytest.raises(NoSuchSeat, match=r"there is no seat .*; seats: 0, 1$"):
        rivalry.new(name, seed=7).state.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_that_is_no_action_is_refused_and_changes_nothing(name: str) -> None:
    match = rivalry.new(name, seed=7)
    before = dump(match.state)
    for action in NO_ACTIONS:
        with pytest.raises(MalformedAction, match="is not an action"):
            match.answer(action)
        with pytest.raises(MalformedAction, match="is not an action"):
            match.state.apply(action)
    assert dump(match.state) == before and match.told == match.told_since(0)


@pytest.mark.parametrize("name", GAMES)
def test_what_no_game_knows_has_no_notation(name: str) -> None:
    game = rivalry.game(name)
    for action in NO_ACTIONS:
        with pytest.raises(MalformedAction, match="is not an action"):
            game.text(action)
    for words in NO_NOTATION:
        with pytest.raises(MalformedAction):
            game.parse(words)
    assert game.text(("shuffle", 7)) == "shuffle 0x7"
    assert game.parse(" SHUFFLE  0x7 ") == ("shuffle", 7)


def test_an_action_of_chance_is_refused_as_not_allowed_when_a_player_is_asked() -> None:
    match = rivalry.new("lost-cities", seed=7)
    with pytest.raises(IllegalAction, match="is not allowed; allowed: "):
        match.answer(("shuffle", 1))


@pytest.mark.parametrize(
    ("track", "words"),
    [
        ([10**30], "1000000000000000000000000000000 is not allowed; allowed: -500 to 500"),
        ([2**63 - 1], "9223372036854775807 is not allowed"),
        ([0, -501], "-501 is not allowed"),
        ([0] * 29, "29 numbers; at most 28"),
    ],
)
def test_what_artifacts_are_worth_is_bounded(track: list[int], words: str) -> None:
    with pytest.raises(BadOption, match=f"option artifact_track: {words}"):
        rivalry.new("lost-cities-board", artifact_track=track)
    [option] = [o for o in rivalry.game("lost-cities-board").options() if o.name[:8] == "artifact"]
    assert option.shape is not None and option.shape["maxItems"] == 28
    assert option.shape["items"] == {"type": "integer", "minimum": -500, "maximum": 500}


def test_the_highest_bounds_play_to_the_end() -> None:
    match = rivalry.new("lost-cities-board", seed=7, expeditions=1, artifact_track=[-500, 500])
    while match.decision:
        match.answer(match.decision.options[0])
    assert match.winners() and match.view(0)["track"]["values"] == [-500, 500]


def test_a_round_of_six_colours_can_end_with_its_last_card() -> None:
    with pytest.raises(BadOption, match="stall_cap: 55 is not allowed with 6 colours; allowed: 56"):
        rivalry.new("lost-cities", colours=6, stall_cap=55)
    match = rivalry.new("lost-cities", seed=7, colours=6, rounds=1, stall_cap=56)
    while match.decision:
        options = match.decision.options
        deck = match.parse("draw deck")
        match.answer(deck if deck in options else options[0])
    assert match.view()["deck"] == 0
