"""Tunes the weights of a game's rules of thumb by self-play, and writes them down.

    python -m rivalry.bots.tune lost-cities --deals 1500 --rounds 3

One weight after the other is made larger and smaller, in each round by less; what clearly wins
paired deals against the weights so far is kept. In the end all changes together must win against
the first weights in deals that were not seen before; only then are they written down. The compiled
engine makes this a matter of minutes.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from rivalry.bots import bot as bots
from rivalry.bots import weights
from rivalry.bots.knowledge import StatePolicy
from rivalry.core import chance, registry
from rivalry.core.decision import CHANCE

STEP = 1.4  # the factor of the first round; each further round takes the square root
DOUBT = 1.6  # standard errors that a better margin must exceed


@dataclass(frozen=True)
class Tuning:
    """What a game's manifest says about its tuning."""

    options: dict[str, Any] = field(default_factory=dict)  # of short games: a round, say
    fixed: Sequence[str] = ()  # weights that are not a matter of strength: mistakes, boredom


def games() -> list[str]:
    """The games whose weights can be tuned.

    >>> games()
    ['lost-cities', 'lost-cities-board', 'lost-cities-rivals']
    """
    return [name for name in registry.names() if registry.manifest(name).tuning is not None]


def tuning(game: str) -> Tuning:
    """How a game is tuned."""
    return Tuning(**registry.manifest(game).tuning or {})


@dataclass(frozen=True)
class Gain:
    """How many more points some weights make than others, and the standard error of that."""

    mean: float
    error: float

    def is_sure(self, doubt: float = DOUBT) -> bool:
        """Whether it is not just luck."""
        return self.mean > doubt * self.error

    def __str__(self) -> str:
        return f"{self.mean:+6.2f} +- {1.96 * self.error:.2f}"


def gain(game: str, one: dict[str, float], other: dict[str, float], deals: range) -> Gain:
    """One style against the other, every deal from both seats."""
    knowledge = bots.knowledge(game)
    assert isinstance(knowledge, StatePolicy), "only compiled rules of thumb are tuned"
    styles = [knowledge.make_style(one), knowledge.make_style(other)]
    found = []
    for number in deals:
        total = 0.0
        for seat in (0, 1):
            state = _dealt(game, number)
            knowledge.play_out(state, styles if seat == 0 else styles[::-1])
            scores = state.scores()
            total += (scores[seat] - scores[1 - seat]) / 2
        found.append(total)
    return Gain(fmean(found), stdev(found) / sqrt(len(found)))


def _dealt(game: str, number: int) -> Any:
    state = registry.load(game).new(**tuning(game).options)
    shuffles = 0
    while (decision := state.decision) is not None and decision.player == CHANCE:
        state.apply(chance.answer(f"tune:{number}", shuffles, decision))
        shuffles += 1
    return state


def tune(
    game: str, best: dict[str, float], deals: int, rounds: int, first: int
) -> Iterator[tuple[str, Gain, dict[str, float]]]:
    """Improve weights; each step says what was tried, what it gained, and the best so far."""
    step = STEP
    fixed = tuning(game).fixed
    for _ in range(rounds):
        for name in [name for name in best if name not in fixed]:
            for factor in (step, 1 / step):
                tried = best | {name: round(best[name] * factor, 3)}
                # Fresh deals each time, so that luck is not learned.
                found = gain(game, tried, best, range(first, first + deals))
                first += deals
                if found.is_sure():
                    best = tried
                yield f"{name} {tried[name]:g}", found, best
                if best is tried:
                    break
        step = sqrt(step)


def save(game: str, best: dict[str, float]) -> None:
    """Write the weights of `strong` into their file; its mistakes stay as they are."""
    path = weights.path(game)
    levels = json.loads(path.read_text(encoding="utf-8"))
    levels["strong"] |= best
    path.write_text(json.dumps(levels, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Tune the weights of a game's rules of thumb.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    before = dict(weights.load(given.game)["strong"])
    check = range(4 * given.deals)  # deals for the final check
    best = before
    for tried, found, after in tune(given.game, before, given.deals, given.rounds, len(check)):
        print(f"{tried:20} {found}  {'kept' if after is not best else ''}", flush=True)
        best = after
    whole = gain(given.game, best, before, check)
    print(f"all changes, in {len(check)} other deals: {whole}")
    if whole.is_sure(1.96):
        save(given.game, best)


if __name__ == "__main__":
    main()
