"""Rivals for Catan keeps the contract at every decision of random games, with the digest check."""

import os
import subprocess
import sys
from typing import Any

import pytest
from players import lively
from scenario import GAME

from rivalry import native
from rivalry.core import effects
from rivalry.core.contract import check_game, check_swaps_matter, uniform
from rivalry.games.catan_rivals import setup

MODES = tuple(setup.MODES)

# Copying, saving, refusing, replaying and the digests are checked at every decision. What is
# hidden takes most of the time, so it is checked at some; many_games.py checks it at every one.
HIDDEN_EVERY = 4 if native.is_compiled() else 6
SEEDS = [1, 2] if native.is_compiled() else [1]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_lively_players_keeps_the_contract(mode: str, seed: int) -> None:
    effects.check_digests(True)
    decisions = check_game(
        GAME, seed, bound=6000, choose=lively, hidden_every=HIDDEN_EVERY, mode=mode
    )
    assert decisions > 200


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_players_who_do_anything_keeps_the_contract(mode: str) -> None:
    effects.check_digests(True)
    check_game(
        GAME,
        3,
        bound=6000,
        choose=uniform,
        hidden_every=2 * HIDDEN_EVERY,
        mode=mode,
        stall_cap=50,
    )


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "gold", "axel": True, "starter": 1},
        {"mode": "duel", "sets": ["turmoil", "progress", "gold"], "same_starting_stack": True},
        {"mode": "duel", "sets": ["intrigue", "merchant-princes", "barbarians"]},
        {"mode": "turmoil", "fresh_reactions": False, "tie_keeps_token": False},
    ],
)
def test_games_with_switches_keep_the_contract(options: dict[str, Any]) -> None:
    effects.check_digests(True)
    check_game(
        GAME, 4, bound=6000, choose=lively, hidden_every=2 * HIDDEN_EVERY, stall_cap=50, **options
    )


@pytest.mark.parametrize("mode", ["introductory", "duel"])
def test_the_leak_test_is_no_empty_one(mode: str) -> None:
    check_swaps_matter(GAME, range(1), mode=mode, stall_cap=50)


@pytest.mark.parametrize("mode", ["introductory", "duel"])
def test_a_game_does_not_depend_on_the_hashes_of_a_process(mode: str) -> None:
    program = (
        "import rivalry; from rivalry.core.contract import fingerprint; "
        f"print(fingerprint(rivalry.game('catan-rivals'), 42, mode={mode!r}, stall_cap=50))"
    )
    found = set()
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(done.stdout.strip())
    assert len(found) == 1 and len(found.pop()) == 64
