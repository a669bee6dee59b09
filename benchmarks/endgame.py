"""How much the bots lose in the last turns of Lost Cities, compared with exact solutions.

    python -m benchmarks.endgame --positions 200

Positions with at most four cards in the draw pile are taken from games played by `strong`, one per
game. An answer is worth the mean lead at the end of the round over all worlds that fit the view,
each equally likely, if both sides play perfectly from then on and see all cards. Every world is
solved if there are at most `--worlds` of them; otherwise that many are drawn at random. A bot's
loss is how much less its answer is worth than the best one.
"""

import argparse
from collections.abc import Iterator
from itertools import permutations
from math import perm, sqrt
from statistics import fmean, stdev
from typing import Any

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.knowledge import Knowledge, Width
from rivalry.bots.lost_cities import EARLY, LostCitiesPolicy, knowledge
from rivalry.bots.player import SearchBot
from rivalry.bots.policy.lost_cities_endgame import FEW, SPARE, solve
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Decision
from rivalry.core.game import View
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.state import State
from rivalry.games.lost_cities.view import hand_cards, known_cards, minus, take_known
from rivalry.games.lost_cities.world import sampler


def positions(count: int, seed: int) -> Iterator[tuple[View, Decision]]:
    """One late question, drawn at random, from each of `count` games."""
    for number in range(seed, seed + count):
        match = rivalry.new("lost-cities", seed=number, rounds=1)
        players = [bots.make("lost-cities", "strong", 2 * number + seat) for seat in (0, 1)]
        late = []
        while match.decision:
            seat = match.decision.player
            view = match.view(seat)
            if view["deck"] <= FEW and len(match.decision.options) > 1:
                late.append((view, match.decision))
            match.answer(players[seat].choose(view, match.decision, bots.Budget()))
        yield late[SplitMix64(number).below(len(late))]


def worlds(view: View, most: int) -> Iterator[State]:
    """All worlds that fit a view; if there are more than `most`, that many at random."""
    sample = sampler(view)
    world = sample(0)
    rival = world.sides[1 - view["seat"]]
    known = known_cards(rival)
    hidden = [*world.deck[: world.deck_left], *minus(hand_cards(rival), known)]
    left: int = view["deck"]
    if perm(len(hidden), left) > most:
        yield from (sample(bits) for bits in range(most))
        return
    for deck in permutations(hidden, left):
        one = world.copy()
        one.deck = list(deck)
        side = one.sides[1 - view["seat"]]
        side.hand = side.hand_wagers = side.known = side.known_wagers = 0
        for card in known:
            take_known(side, card)
        for card in minus(hidden, list(deck)):
            rules.take(side, card)
        yield one


def worth(view: View, decision: Decision, most: int, spare: int) -> list[float]:
    """What each option is worth."""
    found: list[list[float]] = [[] for _ in decision.options]
    for world in worlds(view, most):
        for option, results in zip(decision.options, found, strict=True):
            after = world.copy()
            after.apply(option)
            results.append(solve(after, decision.player, spare))
    return [fmean(results) for results in found]


class PlayedOn(LostCitiesPolicy):
    """In the last turns worlds are played on like any others."""

    def width_for(self, view: View) -> Width:
        return EARLY

    def solver(self, world: Any) -> None:
        return None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endgame")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=40, help="solved at most for each position")
    parser.add_argument("--spare", type=int, default=SPARE + 1, help="draws from discard piles")
    parser.add_argument("--iterations", type=int, default=96, help="of the bots' search")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    searching: dict[str, Knowledge] = {"master": knowledge, "master, playing on": PlayedOn()}
    losses: dict[str, list[float]] = {name: [] for name in ("strong", *searching)}
    budget = bots.Budget(iterations=given.iterations)
    for n, (view, decision) in enumerate(positions(given.positions, given.seed)):
        points = dict(
            zip(decision.options, worth(view, decision, given.worlds, given.spare), strict=True)
        )
        for name, found in losses.items():
            bot: bots.Bot = (
                bots.make("lost-cities", name, n)
                if name == "strong"
                else SearchBot(searching[name], n)
            )
            found.append(max(points.values()) - points[bot.choose(view, decision, budget)])
    for name, found in losses.items():
        reach = 1.96 * stdev(found) / sqrt(len(found))
        wrong = sum(loss > 0.5 for loss in found) / len(found)
        print(
            f"{name:20} loses {fmean(found):.2f} ± {reach:.2f} points in {len(found)} positions, "
            f"more than half a point in {wrong:.1%}, at most {max(found):.1f}"
        )


if __name__ == "__main__":
    main()
