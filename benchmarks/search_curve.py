"""What thinking longer brings `master` in Lost Cities, answer by answer.

    python -m benchmarks.search_curve --positions 100 --playouts 300,1500,4500,15000

Positions are taken from single rounds in which the networks play without search. `master` answers
each with several numbers of playouts. Then every answer that it gave is played on to the end of the
round in further worlds, the same for all of them, with the networks in both seats. So the gain is
what the round brings more than with the answer that the networks like best, if nothing but this
answer is changed; that all of a seat's answers together gain as much as their sum is an estimate.
"""

import argparse
import os
import time
from math import sqrt
from statistics import fmean, stdev

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.bot import Budget
from rivalry.bots.lost_cities import LostCitiesPolicy, knowledge
from rivalry.bots.search import candidates, search
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

SHARE = 16  # one question in so many is taken
TO_THE_END = 10_000  # turns: no round is so long


def positions(count: int, seed: int) -> tuple[list[tuple[View, Decision]], float]:
    """Questions on the way through rounds, and how many a seat answers in a round."""
    found: list[tuple[View, Decision]] = []
    pick = SplitMix64(seed)
    number = asked = 0
    while len(found) < count:
        number += 1
        match = rivalry.new("lost-cities", seed=f"curve-{seed}-{number}", rounds=1)
        bot = bots.make("lost-cities", "learned", 0)
        while (decision := match.decision) is not None:
            view = match.view(decision.player)
            if len(candidates(knowledge, view, decision)) > 1:
                asked += 1
                if pick.below(SHARE) == 0:
                    found.append((view, decision))
            match.answer(bot.choose(view, decision, Budget()))
    return found[:count], asked / number / 2


def values(
    judge: LostCitiesPolicy, view: View, decision: Decision, options: list[Action], worlds: int
) -> list[tuple[float, float]]:
    """For each option the mean result, in which winning counts, and the mean lead."""
    sample = judge.worlds(view)
    rng = SplitMix64(0x5EED)
    bits = [int(rng.next64()) & 0xFFFFFFFFFFFFFFFF for _ in range(worlds)]
    results: list[list[tuple[float, float]]] = [[] for _ in options]
    for n in range(0, worlds, judge.at_once):
        some = bits[n : n + judge.at_once]
        for row in judge.outcomes([sample(one) for one in some], options, decision.player, some):
            for kept, outcome in zip(results, row, strict=True):
                kept.append(outcome)
    return [(fmean(one[0] for one in kept), fmean(one[1] for one in kept)) for kept in results]


def reach(numbers: list[float]) -> float:
    """Half of the 95 % interval of a mean."""
    return 1.96 * stdev(numbers) / sqrt(len(numbers))


def main() -> None:
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search_curve")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--playouts", default="300,1500,4500,15000")
    parser.add_argument("--worlds", type=int, default=3000, help="in which answers are compared")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    budgets = [int(part) for part in given.playouts.split(",")]
    judge = LostCitiesPolicy(ahead=TO_THE_END)
    found, a_round = positions(given.positions, given.seed)
    gains: dict[int, list[tuple[float, float]]] = {budget: [] for budget in budgets}
    spent = dict.fromkeys(budgets, 0.0)
    changed = dict.fromkeys(budgets, 0)
    for n, (view, decision) in enumerate(found):
        first = candidates(knowledge, view, decision)[0].option
        chosen: dict[int, Action] = {}
        for budget in budgets:
            begun = time.process_time()
            chosen[budget] = search(knowledge, view, decision, Budget(iterations=budget), n)[
                0
            ].option
            spent[budget] += time.process_time() - begun
        options = list(dict.fromkeys([first, *chosen.values()]))
        worth = dict(
            zip(options, values(judge, view, decision, options, given.worlds), strict=True)
        )
        for budget, option in chosen.items():
            changed[budget] += option != first
            result, lead = (worth[option][i] - worth[first][i] for i in (0, 1))
            gains[budget].append((result, lead))
    print(f"{len(found)} questions with a choice; a seat has {a_round:.1f} of them in a round")
    for budget in budgets:
        with_win, lead = ([one[i] for one in gains[budget]] for i in (0, 1))
        print(
            f"{budget:6} playouts, {spent[budget] / len(found):.2f} s of CPU: another answer in "
            f"{changed[budget] / len(found):.0%}; gains {fmean(lead):+.2f} ± {reach(lead):.2f} "
            f"points an answer, {fmean(with_win):+.2f} ± {reach(with_win):.2f} with 50 for winning"
        )


if __name__ == "__main__":
    main()
