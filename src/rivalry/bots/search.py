"""Search in sampled worlds: the same worlds and the same chance for all candidates.

The rules of thumb, or a network that learned, name the candidates. Every candidate is played out in
the same worlds; then the worse half is dropped and the rest is played out in further worlds, until
one is left or the budget is used up (sequential halving). A candidate that is clearly beaten is
dropped at once, so an easy decision takes little time. What they said first counts like some
playouts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from time import perf_counter

from rivalry.bots.knowledge import Knowledge
from rivalry.bots.protocol import Budget
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

SPENT = 0.9  # part of the seconds after which no further world is begun
FIRST = 4  # worlds that are tried at once before it is known how long they take
ENOUGH = 64  # worlds before which no candidate is clearly beaten
OFTEN = 1.25  # after so many times as many worlds we look again whether one is
SURE = 3.5  # standard errors that a beaten candidate is behind the best


@dataclass
class Candidate:
    """An answer that is tried."""

    option: Action
    prior: float  # how good it seemed before it was tried, less than the best option by so much
    trust: float  # that counts like so many playouts
    doubt: float = 0.0  # and this part of it after any number of them
    results: list[float] = field(default_factory=list)  # world by world
    leads: list[float] = field(default_factory=list)  # what came with them, in the game's unit

    @property
    def playouts(self) -> int:
        """In how many worlds it was tried."""
        return len(self.results)

    @property
    def lead(self) -> float:
        """The lead, or the chance to win, that it brought on average."""
        return fmean(self.leads) if self.leads else 0.0

    @property
    def error(self) -> float:
        """The 95 % interval of the lead reaches so far."""
        return interval(self.leads)

    def error_against(self, other: "Candidate") -> float:
        """The same for how much more it brings than another one, in the worlds of both."""
        return interval(differences(self.leads, other.leads))


def differences(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    """By how much one candidate did better than another in each world that both were tried in."""
    return [one - other for one, other in zip(ones, others, strict=False)]


def interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean.

    >>> round(interval([1.0, 2.0, 3.0]), 2), interval([1.0])
    (1.13, 0.0)
    """
    return 1.96 * standard_error(values)


def standard_error(values: Sequence[float]) -> float:
    """How far a mean is off, by how its values scatter.

    >>> standard_error([1.0, 3.0, 5.0, 7.0]), standard_error([1.0])
    (1.2909944487358056, 0.0)
    """
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def search(
    knowledge: Knowledge, view: View, decision: Decision, budget: Budget, bits: int
) -> list[Candidate]:
    """The candidates, best first. With a number of iterations, the bits alone decide."""
    begin = perf_counter()
    left = candidates(knowledge, view, decision)
    if len(left) == 1:
        return left
    rounds = ceil(log2(len(left)))
    trial = Trial(knowledge, view, decision.player, bits, is_race=True)
    dropped: list[Candidate] = []
    for n in range(rounds):
        tried = left
        if budget.iterations is not None:
            left = trial.times(tried, budget.iterations // rounds)
        else:
            left = trial.until(tried, begin + budget.seconds * SPENT * (n + 1) / rounds)
        left = best_first(left)[: ceil(len(tried) / 2)]
        dropped = best_first([one for one in tried if one not in left]) + dropped
        if len(left) == 1:
            break
    return gated(left + dropped, knowledge.width_for(view).gate)


def best_first(tried: Sequence[Candidate]) -> list[Candidate]:
    """Candidates by what is thought of them."""
    return sorted(tried, key=lambda candidate: -merit(candidate))


def contenders(tried: Sequence[Candidate]) -> list[Candidate]:
    """Those that are not clearly beaten by the best."""
    best = max(tried, key=merit)
    return [one for one in tried if one is best or not is_beaten(one, best)]


def is_beaten(candidate: Candidate, best: Candidate) -> bool:
    """Whether a candidate is further behind than chance could have put it."""
    behind = merit(best) - merit(candidate)
    return behind > SURE * standard_error(differences(best.results, candidate.results))


def gated(found: list[Candidate], gate: float) -> list[Candidate]:
    """The same, best first; but what seemed best before stays so unless it is beaten clearly."""
    best = found[0]
    first = max(found, key=lambda candidate: candidate.prior)
    more = differences(best.results, first.results)
    if best is first or fmean(more) >= gate * standard_error(more):
        return found
    return [first] + [candidate for candidate in found if candidate is not first]


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
    return best_first(found)


def candidates(
    knowledge: Knowledge, view: View, decision: Decision, include: Sequence[Action] = ()
) -> list[Candidate]:
    """The options that seem best before they are tried, and those to include."""
    width = knowledge.width_for(view)
    values = knowledge.prior(view, decision)
    best = max(values)
    ranked = sorted(range(len(values)), key=lambda i: -values[i])
    good = [i for i in ranked[: width.candidates] if best - values[i] <= width.margin]
    return [
        Candidate(decision.options[i], values[i] - best, width.trust, width.doubt)
        for i in ranked
        if i in good or decision.options[i] in include
    ]


class Trial:
    """Worlds that a view leaves possible, one after the other, in which candidates are tried.

    In a race the clearly beaten ones drop out, and it ends when one is left.
    """

    def __init__(
        self, knowledge: Knowledge, view: View, seat: int, bits: int, is_race: bool = False
    ) -> None:
        self._knowledge = knowledge
        self._worlds = knowledge.worlds(view)
        self._seat = seat
        self._rng = SplitMix64(bits)
        self._is_race = is_race
        self._tried = 0  # worlds
        self._look = float(ENOUGH)  # after so many, at who is beaten

    def times(self, tried: Sequence[Candidate], playouts: int) -> list[Candidate]:
        """So many playouts in all, at least one for each candidate; who is not beaten."""
        running = list(tried)
        left = max(1, playouts // len(running))
        while left and (len(running) > 1 or not self._is_race):
            now = min(left, self._knowledge.at_once)
            running = self._some(running, now)
            left -= now
        return running

    def until(self, tried: Sequence[Candidate], end: float) -> list[Candidate]:
        """As many worlds as fit into the time, at least one; who is not beaten."""
        running = list(tried)
        longest = 0.0  # that a world took
        now = min(FIRST, self._knowledge.at_once)
        while len(running) > 1 or not self._is_race:
            before = perf_counter()
            if self._tried:
                left = end - before
                now = min(int(left / longest) if longest else FIRST, self._knowledge.at_once)
                if now < 1 or left <= 0:
                    break
            running = self._some(running, now)
            longest = max(longest, (perf_counter() - before) / now)
        return running

    def _some(self, tried: list[Candidate], count: int) -> list[Candidate]:
        """Play out every candidate in some more worlds; those that stay in a race."""
        bits = [int(self._rng.next64()) & 0xFFFFFFFFFFFFFFFF for _ in range(count)]
        worlds = [self._worlds(chance) for chance in bits]
        options = [candidate.option for candidate in tried]
        for results in self._knowledge.outcomes(worlds, options, self._seat, bits):
            for candidate, (result, lead) in zip(tried, results, strict=True):
                candidate.results.append(result)
                candidate.leads.append(lead)
        self._tried += count
        if not self._is_race or self._tried < self._look:
            return tried
        self._look = self._tried * OFTEN
        return contenders(tried)


def merit(candidate: Candidate) -> float:
    """The mean result, drawn towards the rules of thumb while there are few playouts."""
    return _drawn(candidate, candidate.results) + candidate.doubt * candidate.prior


def told(knowledge: Knowledge, candidate: Candidate) -> float:
    """The mean in the unit of the game; points are drawn towards the rules of thumb, too."""
    if knowledge.unit != "points":
        return candidate.lead
    return _drawn(candidate, candidate.leads)


def _drawn(candidate: Candidate, found: Sequence[float]) -> float:
    return (sum(found) + candidate.trust * candidate.prior) / (
        (candidate.playouts + candidate.trust) or 1
    )
