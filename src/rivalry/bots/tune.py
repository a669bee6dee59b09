"""Tunes the weights of a game's rules of thumb by play against themselves, and writes them down.

    python -m rivalry.bots.tune lost-cities --deals 1000 --rounds 2

One weight after the other is made larger and smaller; what wins paired deals against the weights
so far, beyond doubt, is kept. The compiled engine makes this a matter of minutes.
"""

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from rivalry.bots import bot as bots
from rivalry.bots import weights
from rivalry.bots.knowledge import StatePolicy
from rivalry.core import chance, registry
from rivalry.core.decision import CHANCE

# Short games: a round, an expedition.
OPTIONS: dict[str, dict[str, Any]] = {
    "lost-cities": {"rounds": 1},
    "lost-cities-board": {"expeditions": 1},
    "lost-cities-rivals": {},
}
FIXED = ("clock", "patience", "boredom", "slip", "overlooks")  # what is not a matter of strength
STEPS = (1.3, 0.75)
DOUBT = 1.6  # standard errors that a better margin must exceed


def margins(game: str, one: dict[str, float], other: dict[str, float], deals: range) -> list[float]:
    """How many points more one style makes than the other, deal by deal, from both seats."""
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
    return found


def _dealt(game: str, number: int) -> Any:
    state = registry.load(game).new(**OPTIONS[game])
    shuffles = 0
    while (decision := state.decision) is not None and decision.player == CHANCE:
        state.apply(chance.answer(f"tune:{number}", shuffles, decision))
        shuffles += 1
    return state


def tune(game: str, deals: int, rounds: int) -> Iterator[tuple[str, float, float, float]]:
    """Improve the weights of `strong`; each step says what was tried and what it gained."""
    best = dict(weights.load(game)["strong"])
    first = 0
    for _ in range(rounds):
        for name in [name for name in best if name not in FIXED]:
            for step in STEPS:
                tried = best | {name: round(best[name] * step, 3)}
                # Fresh deals each time, so that luck is not learned.
                found = margins(game, tried, best, range(first, first + deals))
                first += deals
                mean, error = fmean(found), stdev(found) / sqrt(len(found))
                yield name, tried[name], mean, error
                if mean > DOUBT * error:
                    best = tried
                    save(game, best)
                    break


def save(game: str, best: dict[str, float]) -> None:
    """Write the weights of `strong` into the package."""
    path = Path(weights.__file__).parent / f"{game}.json"
    levels = json.loads(path.read_text(encoding="utf-8"))
    levels["strong"] = best
    path.write_text(json.dumps(levels, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Tune the weights of a game's rules of thumb.")
    parser.add_argument("game", choices=sorted(OPTIONS))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    for name, value, mean, error in tune(given.game, given.deals, given.rounds):
        kept = "kept" if mean > DOUBT * error else ""
        print(f"{name:12} {value:8.3f}  {mean:+6.2f} +- {1.96 * error:.2f}  {kept}", flush=True)


if __name__ == "__main__":
    main()
