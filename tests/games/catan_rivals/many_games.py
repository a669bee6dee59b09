"""Thousands of random games of Rivals for Catan, and every check at every decision of some of them.

    python -m tests.games.catan_rivals.many_games                     10,000 games of each mode
    python -m tests.games.catan_rivals.many_games --checked 100       and 100 of each mode checked
    python -m tests.games.catan_rivals.many_games --games 500 --mode duel --uniform

Lively players build what they can; with --uniform they do anything, and games that nobody wins are
ended by a stall cap. A game that raises, an endless turn or a broken check stops the run and names
the mode and the seed.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from invariants import LONGEST_TURN, check_invariants
from players import lively

import rivalry
from rivalry import native
from rivalry.core import effects
from rivalry.core.contract import check_game, positions, uniform
from rivalry.games.catan_rivals import setup

MODES = tuple(setup.MODES)
GAME = rivalry.game("catan-rivals")
UNIFORM_CAP = 200


class Job(NamedTuple):
    mode: str
    first: int
    games: int
    uniform: bool
    checked: bool


class Result(NamedTuple):
    mode: str
    games: int
    decisions: int
    turns: int
    stalled: int
    longest_game: int  # in decisions
    longest_turn: int  # in decisions


def play(mode: str, seed: int, choose: Any, options: dict[str, Any]) -> Result:
    """One game to the end, with what always holds checked now and then."""
    state = GAME.new(mode=mode, **options)
    decisions = answers = longest = turn = 0
    for position, _, _ in positions(GAME, seed, choose, mode=mode, **options):
        state = position
        decisions += 1
        answers = answers + 1 if state.turns == turn else 1
        turn = state.turns
        longest = max(longest, answers)
        assert longest < LONGEST_TURN, "an endless turn"
        if decisions % 101 == 0:
            check_invariants(state)
    check_invariants(state)
    assert state.decision is None and state.winners(), "the game is not over"
    return Result(mode, 1, decisions, state.turns, int(state.winner < 0), decisions, longest)


def check(mode: str, seed: int, choose: Any, options: dict[str, Any]) -> Result:
    """One game with the swap, sampler, copy, JSON, refusal, replay and digest checks everywhere."""
    effects.check_digests(True)
    try:
        decisions = check_game(GAME, seed, choose=choose, mode=mode, **options)
    finally:
        effects.check_digests(False)
    return Result(mode, 1, decisions, 0, 0, decisions, 0)


def run(job: Job) -> Result:
    """A batch of games of one mode."""
    choose: Any = uniform if job.uniform else lively
    options = {"stall_cap": UNIFORM_CAP} if job.uniform else {}
    total = Result(job.mode, 0, 0, 0, 0, 0, 0)
    for seed in range(job.first, job.first + job.games):
        try:
            one = (check if job.checked else play)(job.mode, seed, choose, options)
        except Exception as error:
            raise RuntimeError(f"{job.mode}, seed {seed}, {options}: {error!r}") from error
        total = add(total, one)
    return total


def add(a: Result, b: Result) -> Result:
    return Result(
        a.mode,
        a.games + b.games,
        a.decisions + b.decisions,
        a.turns + b.turns,
        a.stalled + b.stalled,
        max(a.longest_game, b.longest_game),
        max(a.longest_turn, b.longest_turn),
    )


def jobs(mode: str, games: int, batch: int, anything: bool, checked: bool) -> list[Job]:
    return [
        Job(mode, first, min(batch, games - first), anything, checked)
        for first in range(0, games, batch)
    ]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Random games of Rivals for Catan, in parallel.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each mode")
    parser.add_argument("--checked", type=int, default=0, help="games of each mode with all checks")
    parser.add_argument("--mode", choices=MODES, action="append", help="by default all")
    parser.add_argument("--uniform", action="store_true", help="players who do anything")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    print("the engine runs", "compiled" if native.is_compiled() else "interpreted")
    with ProcessPoolExecutor(given.processes) as pool:
        for checked, games, batch in ((False, given.games, 100), (True, given.checked, 2)):
            for mode in given.mode or MODES:
                todo = jobs(mode, games, batch, given.uniform, checked)
                started = time.perf_counter()
                total = Result(mode, 0, 0, 0, 0, 0, 0)
                for result in pool.map(run, todo):
                    total = add(total, result)
                if total.games:
                    report(total, checked, time.perf_counter() - started)


def report(total: Result, checked: bool, seconds: float) -> None:
    words = f"{total.mode}: {total.games} games{' with all checks' if checked else ''}, "
    words += f"{total.decisions} decisions, {seconds:.0f} s; longest game {total.longest_game}"
    if not checked:
        words += f", longest turn {total.longest_turn}, "
        words += f"{total.turns / total.games:.1f} turns on average, {total.stalled} stalled"
    print(words, flush=True)


if __name__ == "__main__":
    main()
