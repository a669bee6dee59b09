"""Playouts per second of our search, and of OpenSpiel's C++ ISMCTS bot, in one run.

    python -m benchmarks.search_speed

Every contender searches positions on the way through whole games, on one core, in CPU seconds. Our
playouts by rules of thumb and networks cost more than random ones and are worth far more; the rows
with random playouts compare like with like.
"""

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

SIMULATIONS = 500

Rate = Callable[[float], tuple[int, int]]
"""Runs for some CPU seconds and returns the numbers of playouts and of decisions searched."""


def masters_search(game: str, seconds: float, **options: Any) -> tuple[int, int]:
    """The search of `master`: candidates tried in the same worlds, played on and judged."""
    import rivalry
    from rivalry.bots import bot as bots
    from rivalry.bots.search import compare

    knowledge = bots.knowledge(game)
    budget = bots.Budget(iterations=SIMULATIONS)
    playouts = decisions = seed = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        seed += 1
        match = rivalry.new(game, seed=seed, **options)
        while match.decision is not None and time.process_time() < end:
            view = match.view(match.decision.player)
            tried = compare(knowledge, view, match.decision, budget, seed)
            playouts += sum(candidate.playouts for candidate in tried)
            decisions += 1
            match.answer(tried[0].option)
    return playouts, decisions


def ours_at_random(seconds: float) -> tuple[int, int]:
    """Each playout: a sampled world, one answer, and the rest of the round at random."""
    import rivalry
    from rivalry.core.chance import SplitMix64
    from rivalry.games.lost_cities.playout import play_round
    from rivalry.games.lost_cities.world import sampler

    rng = SplitMix64(1)
    playouts = decisions = seed = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        seed += 1
        match = rivalry.new("lost-cities", seed=seed, rounds=1)
        while match.decision is not None and time.process_time() < end:
            options = match.decision.options
            worlds = sampler(match.view(match.decision.player))
            for n in range(SIMULATIONS):
                world = worlds(n)
                world.apply(options[n % len(options)])
                play_round(world, rng)
                world.scores()
            playouts += SIMULATIONS
            decisions += 1
            match.answer(options[rng.below(len(options))])
    return playouts, decisions


def openspiel_ismcts(seconds: float) -> tuple[int, int]:
    """OpenSpiel's ISMCTS bot, in C++, on its gin_rummy."""
    import random

    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    bot = pyspiel.ISMCTSBot(
        *(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, -1),
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        *(False, False),
    )
    pick = random.Random(1)
    playouts = decisions = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        state = game.new_initial_state()
        while not state.is_terminal() and time.process_time() < end:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, chances)[0])
            elif len(state.legal_actions()) == 1:
                state.apply_action(state.legal_actions()[0])
            else:
                state.apply_action(bot.step(state))
                playouts += SIMULATIONS
                decisions += 1
    return playouts, decisions


CONTENDERS: dict[str, Rate] = {
    "lost-cities, master's search": partial(masters_search, "lost-cities", rounds=1),
    "lost-cities-rivals, master's search": partial(masters_search, "lost-cities-rivals"),
    "lost-cities-board, master's search": partial(
        masters_search, "lost-cities-board", expeditions=1
    ),
    "catan-rivals, master's search": partial(masters_search, "catan-rivals"),
    "lost-cities, sampled worlds, random playouts": ours_at_random,
    "OpenSpiel ISMCTS (C++), gin_rummy": openspiel_ismcts,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search_speed")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a run")
    parser.add_argument("--runs", type=int, default=3, help="runs of each; the median counts")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{'':46}{'playouts/s':>12}{'ms/decision':>14}   ({SIMULATIONS} playouts a decision)")
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in CONTENDERS}
    for _ in range(given.runs):
        for name, run in CONTENDERS.items():
            begin = time.process_time()
            playouts, decisions = run(given.seconds)
            spent = time.process_time() - begin
            rates[name].append((playouts / spent, 1000 * spent / max(1, decisions)))
    for name, found in rates.items():
        speed, slow = (median(run[i] for run in found) for i in (0, 1))
        print(f"{name:46}{speed:12,.0f}{slow:14.1f}")


if __name__ == "__main__":
    main()
