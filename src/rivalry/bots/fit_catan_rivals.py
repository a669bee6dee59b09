"""Learns how much each part of a position of Rivals for Catan counts, and writes it down.

    python -m rivalry.bots.fit_catan_rivals --games 2000

`strong` plays against itself. At the beginning of every turn the parts of the position are noted,
what one prince has less what the other has, and in the end who has won; logistic regression finds
the weights that tell the winners best. The weights go into the package with the others.
"""

import argparse
from typing import Any

from rivalry.bots import weights
from rivalry.bots.policy.catan_rivals.playout import play_on
from rivalry.bots.policy.catan_rivals.realm import Realm
from rivalry.bots.policy.catan_rivals.standing import parts
from rivalry.bots.policy.catan_rivals.style import PARTS, Style
from rivalry.bots.tune import save
from rivalry.core.chance import SplitMix64
from rivalry.games.catan_rivals import position

GAME = "catan-rivals"
# The introductory game is played most.
MODES = ("introductory", "introductory", "introductory", "gold", "turmoil", "progress", "duel")
LONGEST = 200  # turns of a game
STEPS = 25  # of Newton's method
SHRINK = 1.0  # how strongly weights are drawn to zero, so that rare parts do no harm


def positions(number: int, style: Style) -> list[tuple[list[float], int]]:
    """The differences at the beginning of every turn of one game, and whether seat 0 won it."""
    s = position.new(mode=MODES[number % len(MODES)])
    rng = SplitMix64(number)
    noted = []
    for turn in range(1, LONGEST):
        play_on(s, [style, style], turn, rng)
        if s.decision is None:
            break
        mine, rivals = (parts(Realm(s, seat, style)) for seat in (0, 1))
        noted.append([one - other for one, other in zip(mine, rivals, strict=True)])
    won = int(s.winners() == [0])
    return [(differences, won) for differences in noted]


def fitted(samples: list[tuple[list[float], int]]) -> tuple[list[float], float]:
    """The weights that tell winners best, and how well: the mean logarithm of the likelihood."""
    import numpy

    x = numpy.array([differences for differences, _ in samples])
    y = numpy.array([won for _, won in samples], dtype=float)
    w: Any = numpy.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + numpy.exp(-x @ w))
        slope = x.T @ (y - p) - SHRINK * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + SHRINK * numpy.eye(len(w))
        w = w + numpy.linalg.solve(bend, slope)
    p = 1 / (1 + numpy.exp(-x @ w))
    likelihood = float(numpy.mean(numpy.log(numpy.where(y > 0.5, p, 1 - p))))
    return [float(one) for one in w], likelihood


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Learn what counts in Rivals for Catan.")
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    style = Style(weights.load(GAME)["strong"])
    samples = [sample for n in range(given.games) for sample in positions(n, style)]
    found, likelihood = fitted(samples)
    named = {f"of_{part}": round(w, 4) for part, w in zip(PARTS, found, strict=True)}
    for name, weight in named.items():
        print(f"{name:16} {weight:+.4f}")
    print(f"{len(samples)} positions, mean log likelihood {likelihood:.4f}")
    save(GAME, named)


if __name__ == "__main__":
    main()
