"""Many whole games of every mode, to the end, with nothing lost on the way and no endless turn."""

from itertools import combinations
from typing import Any

import many_games
import pytest
from invariants import LONGEST_TURN, check_invariants
from players import lively
from scenario import GAME

from rivalry import native
from rivalry.core.contract import Chooser, positions, uniform
from rivalry.core.game import State
from rivalry.games.catan_rivals import setup

MODES = tuple(setup.MODES)
GAMES = 60 if native.is_compiled() else 4  # of each mode and block; many_games.py plays thousands


def play(mode: str, seed: int, choose: Chooser, **options: Any) -> State:
    """A whole game, checked now and then; its last state."""
    last = GAME.new(mode=mode, **options)
    turn = answers = 0
    for n, (state, _, _) in enumerate(positions(GAME, seed, choose, mode=mode, **options)):
        last = state
        if n % 37 == 0:
            check_invariants(state)
        answers = answers + 1 if state.turns == turn else 0
        turn = state.turns
        assert answers < LONGEST_TURN, "an endless turn"
    check_invariants(last)
    return last


@pytest.mark.parametrize("block", range(2))
@pytest.mark.parametrize("mode", [mode for mode in MODES if not setup.MODES[mode].decks])
def test_games_of_lively_players_are_won(mode: str, block: int) -> None:
    for seed in range(block * GAMES, (block + 1) * GAMES):
        state = play(mode, seed, lively)
        assert state.decision is None
        winner = state.winners()[0]
        assert state.winner == winner == state.turn and len(state.winners()) == 1
        assert state.scores()[winner] >= setup.MODES[mode].goal and 10 < state.turns < 1000


@pytest.mark.parametrize("mode", MODES)
def test_games_of_players_who_do_anything_come_to_an_end(mode: str) -> None:
    for seed in range(GAMES // 4):
        state = play(mode, seed, uniform, stall_cap=120)
        assert state.decision is None and state.winners()
        assert state.winner >= 0 or state.turns == 120


@pytest.mark.parametrize(
    "options",
    [
        {"tie_keeps_token": False},
        {"same_starting_stack": True},
        {"fresh_reactions": False},
        {"starter": 1},
    ],
)
def test_games_with_each_switch_are_won(options: dict[str, int]) -> None:
    for seed in range(GAMES // 2):
        assert play("turmoil", seed, lively, **options).winner >= 0


def test_duels_of_any_three_sets_are_won() -> None:
    for seed, sets in enumerate(combinations(setup.THEMES, 3)):
        assert play("duel", seed, lively, sets=list(sets)).winner >= 0


def test_tournament_games_of_bots_are_won() -> None:
    """It takes a plan to get to fifteen points with 35 cards: lively players have none."""
    strong_against_strong = [10 + 16 * n for n in range(GAMES // 2)]
    for seed in strong_against_strong:
        job = many_games.Job("tournament", seed, 1, "bots", False)
        assert many_games.run(job).stalled == 0


def test_games_with_axel_are_won() -> None:
    for seed in range(GAMES // 2):
        assert play("gold", seed, lively, axel=True).winner >= 0


def test_the_long_run_of_many_games_plays_checks_and_reports(
    capsys: pytest.CaptureFixture[str],
) -> None:
    many_games.main(["--games", "3", "--mode", "introductory", "--processes", "1"])
    out = capsys.readouterr().out
    assert "introductory: 3 games, " in out and "0 stalled" in out


def test_the_long_run_names_the_mode_and_the_seed_of_what_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(state: State) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(many_games, "check_invariants", broken)
    with pytest.raises(RuntimeError, match=r"gold, seed 7, .*a card is lost"):
        many_games.run(many_games.Job("gold", 7, 1, "lively", False))
