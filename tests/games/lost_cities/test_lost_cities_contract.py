"""Lost Cities keeps the contract, at every decision of many random matches, in every process."""

import os
import subprocess
import sys

import pytest

import rivalry
from rivalry import native
from rivalry.core.contract import check_game, check_swaps_matter, fingerprint

GAME = rivalry.game("lost-cities")

# Copying, saving, refusing and replaying are checked at every decision. What is hidden is checked
# at every decision when compiled, and at every fourth interpreted, where it takes most of the time.
HIDDEN_EVERY = 1 if native.is_compiled() else 4
BLOCKS = 10 if native.is_compiled() else 4

# Pinned: the same in every process, on every machine, interpreted and compiled.
FINGERPRINTS = {
    5: "76cbd88eddc17a1da6358a7cef57b79ea9ca995ca467ee5bb02550b5ad6ac120",
    6: "509bbf4dcceb9f332da09398ea009fdd0f27e2add3f9bd1b01116d99667f5108",
}


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_round_of_five_colours_keeps_the_contract(block: int) -> None:
    for seed in range(5 * block, 5 * block + 5):
        decisions = check_game(GAME, seed, bound=2002, hidden_every=HIDDEN_EVERY, rounds=1)
        assert decisions > 90


@pytest.mark.parametrize("seed", [100, 101])
def test_a_match_of_three_rounds_keeps_the_contract(seed: int) -> None:
    check_game(GAME, seed, bound=6005, hidden_every=2 * HIDDEN_EVERY, rounds=3)


@pytest.mark.parametrize("seed", [200, 201, 202])
def test_the_long_game_keeps_the_contract(seed: int) -> None:
    check_game(GAME, seed, bound=2002, hidden_every=2 * HIDDEN_EVERY, rounds=1, colours=6)


@pytest.mark.parametrize("seed", [300, 301])
def test_a_match_that_is_capped_or_goes_on_after_a_tie_keeps_the_contract(seed: int) -> None:
    options = {"stall_cap": 50, "tiebreak": "extra_round", "starter": 1}
    check_game(GAME, seed, bound=305, hidden_every=HIDDEN_EVERY, rounds=2, **options)


def test_the_leak_test_is_no_empty_one() -> None:
    check_swaps_matter(GAME, range(1), rounds=1)


@pytest.mark.parametrize("colours", [5, 6])
def test_the_fingerprint_of_a_game_is_pinned_interpreted_and_compiled(colours: int) -> None:
    found = fingerprint(GAME, 42, rounds=1, colours=colours, starter=0)
    assert found == FINGERPRINTS[colours]


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_fingerprint_does_not_depend_on_the_hashes_of_a_process(hash_seed: str) -> None:
    program = (
        "import rivalry; from rivalry.core.contract import fingerprint; "
        "print(fingerprint(rivalry.game('lost-cities'), 42, rounds=1, colours=5, starter=0))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == FINGERPRINTS[5]
