"""Search in sampled worlds: the same worlds and the same chance for all candidates.

The rules of thumb name the candidates. Every candidate is played out in the same worlds; then the
worse half is dropped and the rest is played out in further worlds, until one is left or the budget
is used up (sequential halving). What the rules of thumb say counts like some playouts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter

from rivalry.bots.knowledge import Knowledge
from rivalry.bots.protocol import Budget
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

SPENT = 0.9  # part of the seconds after which no further world is begun


@dataclass
class Candidate:
    """An answer that is tried."""

    option: Action
    prior: float  # its value by the rules of thumb, less that of the best option
    trust: float  # that counts like so many playouts
    doubt: float = 0.0  # and this part of it after any number of them
    total: float = 0.0  # the sum of its results
    leads: float = 0.0  # the sum of what came with them: leads, or chances to win
    squares: float = 0.0  # and of their squares
    playouts: int = 0

    @property
    def lead(self) -> float:
        """The lead, or the chance to win, that it brought on average."""
        return self.leads / max(1, self.playouts)

    @property
    def error(self) -> float:
        """The 95 % interval of the lead reaches so far."""
        if self.playouts < 2:
            return 0.0
        spread = max(0.0, self.squares / self.playouts - self.lead**2)
        return 1.96 * sqrt(spread / (self.playouts - 1))


def search(
    knowledge: Knowledge, view: View, decision: Decision, budget: Budget, bits: int
) -> list[Candidate]:
    """The candidates, best first. With a number of iterations, the bits alone decide."""
    begin = perf_counter()
    left = candidates(knowledge, view, decision)
    if len(left) == 1:
        return left
    rounds = ceil(log2(len(left)))
    trial = Trial(knowledge, view, decision.player, bits)
    dropped: list[Candidate] = []
    for n in range(rounds):
        if budget.iterations is not None:
            trial.times(left, budget.iterations // rounds)
        else:
            trial.until(left, begin + budget.seconds * SPENT * (n + 1) / rounds)
        left.sort(key=lambda candidate: -merit(candidate))
        keep = ceil(len(left) / 2)
        dropped = left[keep:] + dropped
        left = left[:keep]
    return left + dropped


def compare(
    knowledge: Knowledge,
    view: View,
    decision: Decision,
    budget: Budget,
    bits: int,
    include: Sequence[Action] = (),
) -> list[Candidate]:
    """The best options and those to include, tried equally often, best first."""
    begin = perf_counter()
    found = candidates(knowledge, view, decision, include)
    trial = Trial(knowledge, view, decision.player, bits)
    if budget.iterations is not None:
        trial.times(found, budget.iterations)
    else:
        trial.until(found, begin + budget.seconds * SPENT)
    return sorted(found, key=lambda candidate: -merit(candidate))


def candidates(
    knowledge: Knowledge, view: View, decision: Decision, include: Sequence[Action] = ()
) -> list[Candidate]:
    """The best options by the rules of thumb, and those to include."""
    width = knowledge.width_for(view)
    values = knowledge.values(view, decision, "strong")
    best = max(values)
    ranked = sorted(range(len(values)), key=lambda i: -values[i])
    good = [i for i in ranked[: width.candidates] if best - values[i] <= width.margin]
    return [
        Candidate(decision.options[i], values[i] - best, width.trust, width.doubt)
        for i in ranked
        if i in good or decision.options[i] in include
    ]


class Trial:
    """Worlds that a view leaves possible, one after the other, in which candidates are tried."""

    def __init__(self, knowledge: Knowledge, view: View, seat: int, bits: int) -> None:
        self._knowledge = knowledge
        self._worlds = knowledge.worlds(view)
        self._seat = seat
        self._rng = SplitMix64(bits)

    def times(self, tried: Sequence[Candidate], playouts: int) -> None:
        """So many playouts in all, at least one for each candidate."""
        for _ in range(max(1, playouts // len(tried))):
            self._one(tried)

    def until(self, tried: Sequence[Candidate], end: float) -> None:
        """As many worlds as fit into the time, at least one."""
        longest = 0.0
        while True:
            before = perf_counter()
            if before + longest > end and tried[0].playouts:
                return
            self._one(tried)
            longest = max(longest, perf_counter() - before)

    def _one(self, tried: Sequence[Candidate]) -> None:
        """Play out every candidate in one more world."""
        bits = int(self._rng.next64()) & 0xFFFFFFFFFFFFFFFF
        world = self._worlds(bits)
        for candidate in tried:
            result, lead = self._knowledge.outcome(world, candidate.option, self._seat, bits)
            candidate.total += result
            candidate.leads += lead
            candidate.squares += lead * lead
            candidate.playouts += 1


def merit(candidate: Candidate) -> float:
    """The mean result, drawn towards the rules of thumb while there are few playouts."""
    return _drawn(candidate, candidate.total) + candidate.doubt * candidate.prior


def told(knowledge: Knowledge, candidate: Candidate) -> float:
    """The mean in the unit of the game; points are drawn towards the rules of thumb, too."""
    if knowledge.unit != "points":
        return candidate.lead
    return _drawn(candidate, candidate.leads)


def _drawn(candidate: Candidate, total: float) -> float:
    n, trust = candidate.playouts, candidate.trust
    return (total + trust * candidate.prior) / (n + trust) if n else candidate.prior
