"""Whole random matches of Lost Cities as text: any change of the rules shows as a readable diff."""

from pathlib import Path

import pytest

import rivalry
from golden import check_golden
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import uniform
from rivalry.core.decision import Action, Decision
from rivalry.core.game import State

GAME = rivalry.game("lost-cities")
HERE = Path(__file__).parent / "golden"


def hurried(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Plays at random but mostly draws from the draw pile, so that rounds stay short to read."""
    if decision.why == "draw" and rng.below(4):
        return decision.options[0]
    return uniform(state, decision, rng)


def test_a_round_with_five_colours_goes_as_written() -> None:
    check_golden(HERE / "one-round.txt", GAME, seed=1, rounds=1, starter=0)


def test_a_round_of_the_long_game_goes_as_written() -> None:
    check_golden(HERE / "six-colours.txt", GAME, seed=2, choose=hurried, rounds=1, colours=6)


def test_a_match_of_two_rounds_goes_as_written() -> None:
    check_golden(HERE / "two-rounds.txt", GAME, seed=3, choose=hurried, rounds=2)


def test_a_golden_file_that_says_something_else_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("UPDATE_GOLDEN", raising=False)
    text = (HERE / "one-round.txt").read_text(encoding="utf-8")
    other = tmp_path / "other.txt"
    other.write_text(text.replace("3. seat 0: draw", "3. seat 0: drew"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"expected '3\. seat 0: drew'"):
        check_golden(other, GAME, seed=1, rounds=1, starter=0)
    other.write_text(text + "\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="the game says None"):
        check_golden(other, GAME, seed=1, rounds=1, starter=0)
    with pytest.raises(AssertionError, match="is missing"):
        check_golden(tmp_path / "none.txt", GAME, seed=1, rounds=1, starter=0)


def test_a_golden_file_is_written_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UPDATE_GOLDEN", "1")
    check_golden(tmp_path / "new.txt", GAME, seed=1, rounds=1, starter=0)
    assert (tmp_path / "new.txt").read_text(encoding="utf-8") == (HERE / "one-round.txt").read_text(
        encoding="utf-8"
    )
