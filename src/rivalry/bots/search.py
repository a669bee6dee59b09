"""Search in sampled worlds: the same worlds and the same chance for all candidates.

The rules of thumb name the candidates. Every candidate is played out in the same worlds; then the
worse half is dropped and the rest is played out in further worlds, until one is left or the budget
is used up (sequential halving). What the rules of thumb say counts like some playouts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

from rivalry.bots.bot import Budget
from rivalry.bots.knowledge import Knowledge
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

SPENT = 0.9  # part of the seconds after which no further world is begun


@dataclass
class Candidate:
    """An answer that is tried."""

    option: Action
    prior: float  # its value by the rules of thumb, less that of the best option
    total: float = 0.0  # the sum of its results
    squares: float = 0.0
    playouts: int = 0

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.total / max(1, self.playouts)

    @property
    def error(self) -> float:
        """The 95 % interval of the mean reaches so far."""
        if self.playouts < 2:
            return 0.0
        spread = max(0.0, self.squares / self.playouts - self.mean**2)
        return 1.96 * sqrt(spread / (self.playouts - 1))


def search(
    knowledge: Knowledge, view: View, decision: Decision, budget: Budget, bits: int
) -> list[Candidate]:
    """The candidates, best first. With a number of iterations, the bits alone decide."""
    begin = perf_counter()
    candidates = _candidates(knowledge, view, decision)
    if len(candidates) == 1:
        return candidates
    rounds = ceil(log2(len(candidates)))
    rng = SplitMix64(bits)
    worlds = knowledge.worlds(view)
    left = candidates
    dropped: list[Candidate] = []
    for n in range(rounds):
        if budget.iterations is not None:
            count = max(1, budget.iterations // rounds // len(left))
            for _ in range(count):
                _try(knowledge, left, worlds, decision.player, rng)
        else:
            end = begin + budget.seconds * SPENT * (n + 1) / rounds
            longest = 0.0
            while True:
                before = perf_counter()
                if before + longest > end and left[0].playouts:
                    break
                _try(knowledge, left, worlds, decision.player, rng)
                longest = max(longest, perf_counter() - before)
        left.sort(key=lambda candidate: -_merit(knowledge, candidate))
        keep = ceil(len(left) / 2)
        dropped = left[keep:] + dropped
        left = left[:keep]
    return left + dropped


def _candidates(knowledge: Knowledge, view: View, decision: Decision) -> list[Candidate]:
    """The best options by the rules of thumb."""
    width = knowledge.width
    values = knowledge.values(view, decision, "strong")
    best = max(values)
    ranked = sorted(range(len(values)), key=lambda i: -values[i])
    return [
        Candidate(decision.options[i], values[i] - best)
        for i in ranked[: width.candidates]
        if best - values[i] <= width.margin
    ]


def _try(
    knowledge: Knowledge,
    candidates: list[Candidate],
    worlds: Callable[[int], Any],
    seat: int,
    rng: SplitMix64,
) -> None:
    """Play out every candidate in one more world."""
    bits = int(rng.next64()) & 0xFFFFFFFFFFFFFFFF
    world = worlds(bits)
    for candidate in candidates:
        result = knowledge.result(world, candidate.option, seat, bits)
        candidate.total += result
        candidate.squares += result * result
        candidate.playouts += 1


def _merit(knowledge: Knowledge, candidate: Candidate) -> float:
    """The mean result, drawn towards the rules of thumb while there are few playouts."""
    trust = knowledge.width.trust
    n = candidate.playouts
    return (candidate.total + trust * candidate.prior) / (n + trust) if n else candidate.prior
