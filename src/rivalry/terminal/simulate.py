"""Many games between bots, on all cores; a seed gives the same result on any number of them."""

import json
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import rivalry
from rivalry.bots import bot as bots
from rivalry.core import chance
from rivalry.core.decision import CHANCE

ITERATIONS = 64  # playouts of a searching bot, so that the seed alone decides
Z = 1.959964  # two-sided 95 % of the normal distribution


@dataclass(frozen=True)
class Task:
    """What is simulated: the game, its options, the bots by seat, and the seed."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: str


@dataclass(frozen=True)
class Outcome:
    """One game: its scores and winners, and how many turns and decisions it had."""

    scores: list[int]
    winners: list[int]
    turns: int
    decisions: int


@dataclass(frozen=True)
class Report:
    """All games of a task, in order, and the time they took."""

    task: Task
    outcomes: list[Outcome]
    seconds: float
    jobs: int


def play(task: Task, number: int) -> Outcome:
    """Game `number` of a task; it depends on the task and the number alone.

    >>> play(Task("lost-cities", {"rounds": 1}, ["random", "random"], "1"), 0)
    Outcome(scores=[-55, -49], winners=[1], turns=118, decisions=236)
    """
    seed = f"{task.seed}:{number}"
    state = rivalry.game(task.game).new(**task.options)
    players = [
        bots.make(task.game, name, _bot_seed(seed, seat)) for seat, name in enumerate(task.bots)
    ]
    budget = bots.Budget(iterations=ITERATIONS)
    shuffles = decisions = turns = 0
    before = CHANCE
    while True:
        decision = state.decision
        if decision is None:
            return Outcome(state.scores(), state.winners(), turns, decisions)
        seat = decision.player
        if seat == CHANCE:
            state.apply(chance.answer(seed, shuffles, decision))
            shuffles += 1
        else:
            state.apply(players[seat].choose(state.view(seat), decision, budget))
            decisions += 1
            turns += seat != before
        before = seat


def run(task: Task, number: int, jobs: int | None = None, progress: bool = False) -> Report:
    """Play games 0 to `number - 1` in this many processes, or on all cores."""
    jobs = min(jobs or cores(), number)
    size = max(1, min(200, number // (jobs * 4)))
    chunks = [(task, start, min(start + size, number)) for start in range(0, number, size)]
    outcomes: list[Outcome] = []
    begin = perf_counter()
    with progress_bar(number, progress) as advance, _results(chunks, jobs) as results:
        for chunk in results:
            outcomes += chunk
            advance(len(chunk))
    return Report(task, outcomes, perf_counter() - begin, jobs)


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def summary(report: Report) -> dict[str, Any]:
    """The figures of a report as JSON-able data."""
    games = len(report.outcomes)
    decisions = sum(outcome.decisions for outcome in report.outcomes)
    return {
        "game": report.task.game,
        "options": report.task.options,
        "seed": report.task.seed,
        "games": games,
        "seats": [_seat_summary(report, seat) for seat in range(len(report.task.bots))],
        "draws": sum(len(outcome.winners) > 1 for outcome in report.outcomes) / games,
        "plies": fmean(outcome.turns for outcome in report.outcomes),
        "decisions": decisions / games,
        "jobs": report.jobs,
        "seconds": round(report.seconds, 3),
        "decisions_per_second": round(decisions / report.seconds),
    }


def show(report: Report, as_json: bool) -> None:
    """Print a report as a table, or as JSON and nothing else."""
    data = summary(report)
    if as_json:
        print(json.dumps(data, indent=2))
        return
    table = Table(title=f"{data['games']} games of {data['game']}, seed {data['seed']}")
    for name in ("seat", "bot"):
        table.add_column(name)
    for name in ("mean", "deviation", "wins", "95 % interval"):
        table.add_column(name, justify="right")
    for number, seat in enumerate(data["seats"]):
        low, high = seat["wins_interval"]
        table.add_row(
            str(number),
            seat["bot"],
            f"{seat['mean']:.2f} +- {seat['mean_error']:.2f}",
            f"{seat['deviation']:.2f}",
            f"{seat['wins']:.1%}",
            f"{low:.1%} to {high:.1%}",
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"shared wins {data['draws']:.1%}; {data['plies']:.1f} plies and "
        f"{data['decisions']:.1f} decisions per game; {data['decisions_per_second']:,} decisions "
        f"per second on {data['jobs']} process{'es' if data['jobs'] > 1 else ''}, "
        f"{data['seconds']:.1f} s",
        markup=False,
    )


def _seat_summary(report: Report, seat: int) -> dict[str, Any]:
    scores = [outcome.scores[seat] for outcome in report.outcomes]
    wins = sum(outcome.winners == [seat] for outcome in report.outcomes)
    deviation = stdev(scores) if len(scores) > 1 else 0.0
    return {
        "bot": report.task.bots[seat],
        "mean": fmean(scores),
        "mean_error": Z * deviation / sqrt(len(scores)),
        "deviation": deviation,
        "wins": wins / len(scores),
        "wins_interval": list(wilson(wins, len(scores))),
    }


def _bot_seed(seed: str, seat: int) -> int:
    return int.from_bytes(sha256(f"{seed}:bot:{seat}".encode()).digest()[:8], "big")


def _play_chunk(chunk: tuple[Task, int, int]) -> list[Outcome]:
    task, start, end = chunk
    return [play(task, number) for number in range(start, end)]


@contextmanager
def _results(chunks: Sequence[tuple[Task, int, int]], jobs: int) -> Iterator[Any]:
    """The outcomes of the chunks in order, played here or in a pool of processes."""
    if jobs == 1:
        yield map(_play_chunk, chunks)
        return
    # Ctrl-C stops the parent, which then ends its workers; they have nothing to say about it.
    with get_context().Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool.imap(_play_chunk, chunks)


@contextmanager
def progress_bar(total: int, wanted: bool) -> Iterator[Any]:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not wanted or not console.is_terminal,
    )
    with bar:
        task = bar.add_task("games", total=total)
        yield lambda games: bar.advance(task, games)
