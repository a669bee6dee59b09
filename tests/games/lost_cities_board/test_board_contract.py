"""The contract every game keeps, at every decision of random board games, and the notation."""

from typing import Any

import pytest
from board_scenario import COLOURS, GAME

from rivalry.core.chance import SplitMix64
from rivalry.core.contract import check_game, check_swaps_matter, uniform
from rivalry.core.decision import Action, Decision, MalformedAction
from rivalry.core.game import State
from rivalry.games.lost_cities_board.cards import ACTIONS


def hurried(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Plays at random but mostly draws from the draw pile, so that expeditions stay short."""
    if decision.why == "draw" and rng.below(4):
        return decision.options[0]
    return uniform(state, decision, rng)


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {"players": 2}),
        (2, {"players": 3}),
        (3, {"players": 4}),
        (4, {"players": 2, "up_and_down": True}),
        (5, {"players": 4, "up_and_down": True}),
        (6, {"players": 3, "must_start_lowest": True}),
        (7, {"players": 2, "allow_retake": True, "starter": 1}),
        (8, {"players": 2, "stall_cap": 50}),
        (9, {"players": 2, "layout": {colour: [1, 2, 3, 4, 7] for colour in COLOURS}}),
        (10, {"players": 2, "artifact_track": [5, 6], "tiebreak": "shared"}),
    ],
)
def test_every_decision_of_an_expedition_keeps_the_contract(
    seed: int, options: dict[str, Any]
) -> None:
    check_game(GAME, seed, choose=hurried, hidden_every=2, expeditions=1, **options)


def test_every_decision_of_three_expeditions_keeps_the_contract() -> None:
    check_game(GAME, 11, choose=hurried, hidden_every=7, players=3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scrambling_what_a_seat_may_not_know_changes_something(players: int) -> None:
    check_swaps_matter(GAME, range(1), players=players, expeditions=1)


def test_a_scrambled_position_asks_its_own_question() -> None:
    state = GAME.new(starter=0)
    state.apply(("shuffle", 1))
    state.apply(("shuffle", 2))
    before = state.decision
    assert before is not None
    other = GAME.scramble(state, 1, 99)
    decision = other.decision
    assert decision is not None and decision != before
    assert decision == type(other).from_json(other.to_json()).decision


def test_every_action_has_a_notation_that_reads_back() -> None:
    words = [GAME.text(action) for action in range(ACTIONS)]
    assert len(set(words)) == ACTIONS == 124
    assert [GAME.parse(word) for word in words] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (0, "play yellow 0"),
        (54, "play red 10"),
        (55, "discard yellow 0"),
        (106, "discard red 7"),
        (110, "send researcher"),
        (111, "send adventurer"),
        (116, "move red"),
        (117, "stay"),
        (118, "draw deck"),
        (123, "draw red"),
        (("shuffle", 255), "shuffle 0xff"),
        (("start", 3), "start 3"),
    ],
)
def test_the_ids_and_words_of_actions_never_change(action: Action, words: str) -> None:
    assert GAME.text(action) == words and GAME.parse(words) == action
    assert GAME.parse("  " + words.upper().replace(" ", "  ")) == action


@pytest.mark.parametrize("words", ["", "play red 11", "play purple 3", "move", "send red", "start"])
def test_anything_else_is_no_action(words: str) -> None:
    with pytest.raises(MalformedAction):
        GAME.parse(words)


def test_a_number_beyond_the_last_action_has_no_notation() -> None:
    for action in (-1, ACTIONS):
        with pytest.raises(MalformedAction):
            GAME.text(action)
