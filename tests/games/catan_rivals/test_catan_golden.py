"""Whole games of Rivals for Catan as text: any change of the rules shows as a readable diff."""

from pathlib import Path

import pytest
from players import lively
from scenario import GAME

from golden import check_golden

HERE = Path(__file__).parent / "golden"


@pytest.mark.parametrize(
    ("mode", "seed", "turns"),
    [
        ("introductory", 1, 1000),
        ("gold", 2, 50),
        ("turmoil", 3, 50),
        ("progress", 4, 50),
        ("duel", 5, 50),
        ("intrigue", 6, 50),
        ("merchant-princes", 7, 50),
        ("barbarians", 8, 50),
        ("explorers", 9, 50),
        ("sages", 10, 50),
    ],
)
def test_a_game_goes_as_written(mode: str, seed: int, turns: int) -> None:
    check_golden(HERE / f"{mode}.txt", GAME, seed, lively, mode=mode, stall_cap=turns)
