"""Whole board games as text: any change of the rules shows as a readable diff."""

from pathlib import Path

import rivalry
from golden import check_golden
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import uniform
from rivalry.core.decision import Action, Decision
from rivalry.core.game import State

GAME = rivalry.game("lost-cities-board")
HERE = Path(__file__).parent / "golden"


def eager(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Plays low cards, moves whenever it may and draws from the draw pile: games to read."""
    if decision.why == "card" and rng.below(4):
        return decision.options[0]
    if decision.why in ("arrow", "bonus") or (decision.why == "draw" and rng.below(8)):
        return decision.options[0]
    return uniform(state, decision, rng)


def test_a_short_game_for_two_goes_as_written() -> None:
    check_golden(HERE / "short-game.txt", GAME, 1, eager, expeditions=1, starter=0)


def test_a_short_game_up_and_down_for_three_goes_as_written() -> None:
    check_golden(
        HERE / "up-and-down.txt", GAME, 2, eager, players=3, expeditions=1, up_and_down=True
    )


def test_a_short_game_for_four_goes_as_written() -> None:
    check_golden(HERE / "four-players.txt", GAME, 3, eager, players=4, expeditions=1)


def test_three_expeditions_for_two_go_as_written() -> None:
    check_golden(HERE / "three-expeditions.txt", GAME, 4, eager)
