"""Thousands of games of Rivals for Catan, and every check at every decision of some of them.

    python tests/games/catan_rivals/many_games.py                     10,000 games of each mode
    python tests/games/catan_rivals/many_games.py --checked 100       and 100 of each mode checked
    python tests/games/catan_rivals/many_games.py --bots --mode intrigue --mode barbarians
    python tests/games/catan_rivals/many_games.py --games 500 --mode duel --uniform
    python tests/games/catan_rivals/many_games.py --bots --mode duel --games 8400 --checked 252
    python tests/games/catan_rivals/many_games.py --bots --mode tournament --games 2100

Lively players build what they can; with --bots three levels and lively players meet, every pair in
turn; with --uniform they do anything, and games that nobody wins are ended by a stall cap. Duels
take their sets in turn, too, 84 of them, and Tournament Games the pairings of the sample decks, 21
of them; players who do anything bring any deck. A game that raises, an endless turn or a broken
check stops the run and names the mode and the seed. What came up too seldom is listed: cards that
were built, played or drawn less than twenty times, cards in play that nobody used, and questions
that nobody was asked; --counts lists everything.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from invariants import LONGEST_TURN, check_invariants
from players import Table, lively
from tally import Tally

import rivalry
from rivalry import native
from rivalry.bots.policy.catan_rivals.bring import DECK_KEYS
from rivalry.core import effects
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import Chooser, check_game, positions, uniform
from rivalry.core.decision import Action, Decision
from rivalry.core.game import State
from rivalry.games.catan_rivals import setup
from rivalry.games.catan_rivals.deck import SAMPLES, Sample, answers
from rivalry.games.catan_rivals.state import QUESTIONS

MODES = tuple(setup.MODES)
GAME = rivalry.game("catan-rivals")
DUELS = list(combinations(setup.THEMES, 3))
PAIRINGS = list(combinations(SAMPLES, 2))
UNIFORM_CAP = 200


class Job(NamedTuple):
    mode: str
    first: int
    games: int
    players: str  # lively, bots or uniform
    checked: bool


class Result(NamedTuple):
    mode: str
    games: int
    decisions: int
    turns: int
    stalled: int
    longest_game: int  # in decisions
    longest_turn: int  # in decisions
    tally: Tally


class Counting:
    """A chooser that counts what another one is asked and answers, and looks at positions: at one
    in so many.
    """

    def __init__(self, choose: Chooser, every: int) -> None:
        self.choose = choose
        self.every = every
        self.tally = Tally()
        self.state: Any = None  # the position of the last question
        self.asked = 0

    def __call__(self, state: State, decision: Decision, rng: SplitMix64) -> Action:
        self.state = state
        self.asked += 1
        if self.asked % self.every == 0:
            check_invariants(self.state)
        action = self.choose(state, decision, rng)
        self.tally.count(self.state, decision, action)
        return action


def play(mode: str, seed: int, choose: Counting, options: dict[str, Any]) -> Result:
    """One game to the end, with what always holds checked now and then."""
    decisions = answers = longest = turn = 0
    for _ in positions(GAME, seed, choose, mode=mode, **options):
        decisions += 1
        answers = answers + 1 if choose.state.turns == turn else 1
        turn = choose.state.turns
        longest = max(longest, answers)
        assert longest < LONGEST_TURN, "an endless turn"
    check_invariants(choose.state)
    assert choose.state.decision is None and choose.state.winners(), "the game is not over"
    return finished(mode, choose, decisions, longest)


def check(mode: str, seed: int, choose: Counting, options: dict[str, Any]) -> Result:
    """One game with the swap, sampler, copy, JSON, refusal, replay and digest checks everywhere."""
    effects.check_digests(True)
    try:
        decisions = check_game(GAME, seed, choose=choose, mode=mode, **options)
    finally:
        effects.check_digests(False)
    return finished(mode, choose, decisions, 0)


def finished(mode: str, choose: Counting, decisions: int, longest: int) -> Result:
    """What a game was like; its last position has become the end."""
    end = choose.state
    choose.tally.count_end(end)
    stalled = int(end.winner < 0)
    return Result(mode, 1, decisions, end.turns, stalled, decisions, longest, choose.tally)


class Bringing:
    """A chooser that brings given decks and leaves everything else to another one."""

    def __init__(self, choose: Chooser, decks: tuple[Sample, ...]) -> None:
        self.choose = choose
        self.answers = [answers(sample.deck) for sample in decks]

    def __call__(self, state: State, decision: Decision, rng: SplitMix64) -> Action:
        if decision.why in DECK_KEYS:
            return self.answers[decision.player].pop(0)
        return self.choose(state, decision, rng)


def chooser(players: str, seed: int) -> Chooser:
    """Who plays a game."""
    if players == "bots":
        return Table(seed)
    return uniform if players == "uniform" else lively


def run(job: Job) -> Result:
    """A batch of games of one mode."""
    total = nothing(job.mode)
    for seed in range(job.first, job.first + job.games):
        options: dict[str, Any] = {"stall_cap": UNIFORM_CAP} if job.players == "uniform" else {}
        if setup.MODES[job.mode] is setup.DUEL:
            options["sets"] = list(DUELS[seed % len(DUELS)])
        player = chooser(job.players, seed)
        if setup.MODES[job.mode].decks:
            pair = PAIRINGS[seed % len(PAIRINGS)]
            options["explorers"] = any(sample.explorers for sample in pair)
            player = player if job.players == "uniform" else Bringing(player, pair)
        choose = Counting(player, 1 if job.checked else 101)
        try:
            one = (check if job.checked else play)(job.mode, seed, choose, options)
        except Exception as error:
            raise RuntimeError(f"{job.mode}, seed {seed}, {options}: {error!r}") from error
        total = add(total, one)
    return total


def nothing(mode: str) -> Result:
    return Result(mode, 0, 0, 0, 0, 0, 0, Tally())


def add(a: Result, b: Result) -> Result:
    a.tally.add(b.tally)
    return Result(
        a.mode,
        a.games + b.games,
        a.decisions + b.decisions,
        a.turns + b.turns,
        a.stalled + b.stalled,
        max(a.longest_game, b.longest_game),
        max(a.longest_turn, b.longest_turn),
        a.tally,
    )


def jobs(mode: str, games: int, batch: int, players: str, checked: bool) -> list[Job]:
    return [
        Job(mode, first, min(batch, games - first), players, checked)
        for first in range(0, games, batch)
    ]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Games of Rivals for Catan, in parallel.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each mode")
    parser.add_argument("--checked", type=int, default=0, help="games of each mode with all checks")
    parser.add_argument("--mode", choices=MODES, action="append", help="by default all")
    parser.add_argument("--bots", action="store_true", help="three levels and lively players meet")
    parser.add_argument("--uniform", action="store_true", help="players who do anything")
    parser.add_argument("--counts", action="store_true", help="how often everything came up")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    players = "bots" if given.bots else "uniform" if given.uniform else "lively"
    print("the engine runs", "compiled" if native.is_compiled() else "interpreted")
    everything = Tally()
    with ProcessPoolExecutor(given.processes) as pool:
        for checked, games, batch in ((False, given.games, 50), (True, given.checked, 2)):
            for mode in given.mode or MODES:
                started = time.perf_counter()
                total = nothing(mode)
                for result in pool.map(run, jobs(mode, games, batch, players, checked)):
                    total = add(total, result)
                if total.games:
                    report(total, checked, time.perf_counter() - started)
                    if given.counts:
                        count(total.tally)
                everything.add(total.tally)
    if not given.mode:
        listed("questions never asked in any mode", sorted(set(QUESTIONS) - set(everything.asked)))


def report(total: Result, checked: bool, seconds: float) -> None:
    words = f"{total.mode}: {total.games} games{' with all checks' if checked else ''}, "
    words += f"{total.decisions} decisions, {seconds:.0f} s; longest game {total.longest_game}, "
    if not checked:
        words += f"longest turn {total.longest_turn}, "
    words += f"{total.turns / total.games:.1f} turns on average, {total.stalled} stalled"
    print(words)
    listed("cards below 20", total.tally.seldom(total.mode))
    listed("cards never used", total.tally.never_used(total.mode))
    listed("questions never asked", total.tally.never_asked(total.mode))


def count(tally: Tally) -> None:
    """How often every card and every question came up."""
    for what, counted in (("cards", tally.cards), ("uses", tally.used), ("asked", tally.asked)):
        listed(what, [f"{key} {n}" for key, n in counted.most_common()])


def listed(what: str, found: list[str]) -> None:
    """A line of what came up too seldom."""
    print(f"  {what}: {', '.join(found) or 'none'}", flush=True)


if __name__ == "__main__":
    main()
