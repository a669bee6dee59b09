"""Two versions of the project play each other: a bot of this checkout and one of another.

    python -m benchmarks.versions ../older --game lost-cities --bots master,master --deals 200 \\
        --seconds 0.1 --option rounds=1

`../older` is another checkout with its own `.venv`, compiled (`make build`). Each bot lives in a
process of its own version and is told only what a bot is told: view and question, as JSON. Deals
are played from both seats. With `--seconds` both think equally long by the clock, whatever else the
machine does; with `--iterations` each does a fixed number, two numbers for two bots. The CPU time
of both is printed, so that a comparison shows whether it was a fair one.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

DEAL_SEATS = ((0, 1), (1, 0))


def answer_questions(game: str, name: str) -> None:
    """The loop of a process that plays: a line with a seed makes a bot, any other is a question."""
    from rivalry.bots import bot as bots
    from rivalry.core.decision import Decision

    player = None
    for line in sys.stdin:
        told = json.loads(line)
        if "seed" in told:
            player = bots.make(game, name, told["seed"])
            continue
        options = tuple(tuple(one) if isinstance(one, list) else one for one in told["options"])
        decision = Decision(told["player"], told["why"], options)
        budget = bots.Budget(told["seconds"], told["iterations"])
        begun = time.process_time()
        assert player is not None, "a seed comes first"
        chosen = player.choose(told["view"], decision, budget)
        print(json.dumps([options.index(chosen), time.process_time() - begun]), flush=True)


class Player:
    """A bot in a process of its own, run by the Python of its checkout."""

    def __init__(self, checkout: Path, game: str, name: str) -> None:
        python = checkout / ".venv/bin/python"
        self.times: list[float] = []  # CPU seconds of each decision with a choice
        self._process = subprocess.Popen(
            [str(python), str(Path(__file__).resolve()), "--answer", game, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        )

    def begin(self, seed: int) -> None:
        """A new game."""
        self._say({"seed": seed})

    def choose(self, view: Any, decision: Any, seconds: float, iterations: int | None) -> Any:
        """The bot's answer."""
        told = {"player": decision.player, "why": decision.why, "options": list(decision.options)}
        self._say({**told, "view": view, "seconds": seconds, "iterations": iterations})
        assert self._process.stdout is not None, "it is a pipe"
        place, took = json.loads(self._process.stdout.readline())
        if len(decision.options) > 1:
            self.times.append(took)
        return decision.options[place]

    def end(self) -> None:
        """Close the pipe; the process ends by itself."""
        self._process.communicate()

    def _say(self, told: dict[str, Any]) -> None:
        assert self._process.stdin is not None, "it is a pipe"
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()


def play(given: argparse.Namespace, players: list[Player], number: int) -> list[float]:
    """One deal from both seats: for each game, the margin and the part of the win of the first."""
    from rivalry.core import chance, registry
    from rivalry.core.decision import CHANCE

    found = []
    for seating in DEAL_SEATS:
        state = registry.load(given.game).new(**given.options)
        deal = f"{given.seed}:{number}"
        asked = 0
        for which, player in enumerate(players):
            digest = sha256(f"{deal}:{which}:{seating}".encode()).digest()
            player.begin(int.from_bytes(digest[:8], "big"))
        while (decision := state.decision) is not None:
            if decision.player == CHANCE:
                state.apply(chance.answer(deal, asked, decision))
                asked += 1
                continue
            which = seating[decision.player % 2]
            view = state.view(decision.player)
            iterations = given.iterations[which] if given.iterations else None
            state.apply(players[which].choose(view, decision, given.seconds, iterations))
        scores, winners = state.scores(), state.winners()
        own = [seat for seat in range(len(scores)) if seating[seat % 2] == 0]
        other = [seat for seat in range(len(scores)) if seating[seat % 2] == 1]
        margin = fmean(scores[seat] for seat in own) - fmean(scores[seat] for seat in other)
        found += [margin, sum(seat in own for seat in winners) / len(winners)]
    return [(found[0] + found[2]) / 2, (found[1] + found[3]) / 2]


def interval(values: list[float]) -> float:
    """Half of the 95 % interval of the mean."""
    return 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")


def report(given: argparse.Namespace, results: list[list[float]], players: list[Player]) -> str:
    """One line: points, wins, and what both cost."""
    margins, wins = [one[0] for one in results], [one[1] for one in results]
    times = []
    for which in (0, 1):
        both = sorted(t for player in players[which::2] for t in player.times)
        times.append(f"{1000 * fmean(both):.1f} ms (p95 {1000 * both[len(both) * 19 // 20]:.1f})")
    return (
        f"{given.bots[0]} here - {given.bots[1]} there, {len(results)} deals: "
        f"wins {100 * fmean(wins):.1f} ± {100 * interval(wins):.1f} %, "
        f"points {fmean(margins):+.1f} ± {interval(margins):.1f}; "
        f"CPU per decision {times[0]} against {times[1]}"
    )


def option(text: str) -> tuple[str, Any]:
    """`name=value`; whole numbers become numbers, and a comma makes a list."""
    name, _, value = text.partition("=")
    parts = [int(part) if part.lstrip("-").isdigit() else part for part in value.split(",")]
    return name, parts[0] if len(parts) == 1 else parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path, help="another checkout, with its .venv")
    parser.add_argument("--here", type=Path, default=Path(__file__).resolve().parents[1])
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--bots", default="master,master", help="ours, then theirs")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--iterations", help="instead of seconds: a number for each, as 64,64")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", type=option, action="append", default=[])
    given = parser.parse_args()
    given.bots = given.bots.split(",")
    given.options = dict(given.option)
    if given.iterations:
        given.iterations = [int(part) for part in given.iterations.split(",")]
    where = (given.here, given.other)
    teams = [
        [Player(where[i], given.game, given.bots[i]) for i in (0, 1)] for _ in range(given.jobs)
    ]
    players = [player for team in teams for player in team]
    results: list[list[float]] = []

    def work(job: int) -> None:
        for number in range(job, given.deals, given.jobs):
            results.append(play(given, teams[job], number))
            if len(results) % 20 == 0:
                print(report(given, results, players), flush=True)

    with ThreadPoolExecutor(given.jobs) as pool:
        for done in [pool.submit(work, job) for job in range(given.jobs)]:
            done.result()
    print(report(given, results, players))
    for player in players:
        player.end()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--answer"]:
        answer_questions(*sys.argv[2:])
    else:
        main()
