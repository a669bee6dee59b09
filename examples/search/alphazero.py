"""Self-play as AlphaZero does it, on batched search: a small network judges all leaves at once.

    python examples/search/alphazero.py --game lost-cities --games 32 --rounds 20 --simulations 32

The network is linear, so that NumPy is all it needs: the point is how search, self-play and
learning fit together. Worlds are sampled from what the player who is asked may know.
"""

import argparse
from typing import Any

import numpy as np
from tree import Node, simulate

import rivalry
from rivalry import research
from rivalry.core.chance import SplitMix64


class Network:
    """Logits of all actions and a value for the seat that is asked, from an observation."""

    def __init__(self, spec: research.Spec) -> None:
        self.scale = 1 / np.maximum(1, np.array(spec.high()))
        self.policy = np.zeros((spec.size + 1, len(spec.actions)))
        self.value = np.zeros(spec.size + 1)

    def inputs(self, seen: np.ndarray) -> np.ndarray:
        return np.hstack([seen * self.scale, np.ones((len(seen), 1))])

    def judge(self, games: research.Vector, leaves: list[int]) -> tuple[np.ndarray, np.ndarray]:
        """Values for every seat, and how likely each action is."""
        inputs = self.inputs(games.observations)
        own = np.tanh(inputs @ self.value)
        others = games.spec.players - 1
        values = np.repeat(-own[:, None] / others, others + 1, axis=1)
        values[np.arange(games.n), games.seats] = own
        return values, likely(inputs @ self.policy, games.masks)

    def learn(
        self, seen: np.ndarray, masks: np.ndarray, tried: np.ndarray, won: np.ndarray, rate: float
    ) -> float:
        """A step towards what search tried and who won; the loss before it."""
        inputs = self.inputs(seen)
        chances = likely(inputs @ self.policy, masks)
        values = np.tanh(inputs @ self.value)
        loss = np.mean((values - won) ** 2 - (tried * np.log(chances + 1e-9)).sum(axis=1))
        self.policy -= rate * inputs.T @ (chances - tried) / len(seen)
        self.value -= rate * inputs.T @ ((values - won) * (1 - values**2)) / len(seen)
        return float(loss)


def likely(logits: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """A softmax over the allowed actions."""
    raised = np.where(masks, np.exp(logits - logits.max(axis=1, keepdims=True)), 0)
    return raised / raised.sum(axis=1, keepdims=True)


def self_play(
    net: Network, real: research.Vector, simulations: int, rng: SplitMix64
) -> list[tuple[Any, ...]]:
    """One game in every lane: observations, masks, what was tried, and who won in the end."""
    thought = research.vector(real.spec.game, real.n, autoreset="disabled", **real.spec.options)
    rules = rivalry.game(real.spec.game)
    told: list[list[Any]] = [[] for _ in range(real.n)]
    results = np.zeros((real.n, real.spec.players))
    left = set(range(real.n))
    while left:
        roots = [Node() for _ in range(real.n)]
        # A lane whose game is over thinks about another's: every lane has a world to play in.
        other = min(left)
        states = [real.state(lane if lane in left else other) for lane in range(real.n)]
        worlds = [rules.sampler(state.view(state.decision.player)) for state in states]
        for n in range(simulations):
            drawn = [world(int(rng.next64()) & (2**64 - 1)) for world in worlds]
            simulate(thought, roots, drawn, net.judge, f"{rng.next32()}/{n}")
        actions = [-1] * real.n
        for lane in left:
            tried = np.zeros(len(real.spec.actions))
            for action, child in roots[lane].children.items():
                tried[action] = child.visits
            tried /= tried.sum()
            pick = rng.below(2**31 - 1) / (2**31 - 1)
            actions[lane] = int(min(np.searchsorted(tried.cumsum(), pick), len(tried) - 1))
            seen, mask = real.observations[lane].copy(), real.masks[lane].copy()
            told[lane].append((seen, mask, tried, int(real.seats[lane])))
        real.step(actions)
        for lane in [lane for lane in left if real.ends[lane]]:
            results[lane] = real.rewards[lane]
            left.remove(lane)
    return [(*one[:3], results[lane, one[3]]) for lane in range(real.n) for one in told[lane]]


def main(*given: str) -> list[float]:
    """Play and learn in turn; the loss of every round."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--games", type=int, default=32, help="of a round, played side by side")
    parser.add_argument("--rounds", type=int, default=20, help="of playing and learning")
    parser.add_argument("--simulations", type=int, default=32, help="for every answer")
    parser.add_argument("--cap", type=int, default=400, help="answers of a game")
    parser.add_argument("--rate", type=float, default=0.05)
    o = parser.parse_args(given or None)
    options = {"rounds": 1} if o.game == "lost-cities" else {}
    real = research.vector(o.game, o.games, autoreset="disabled", cap=o.cap, **options)
    net = Network(real.spec)
    rng = SplitMix64(7)
    losses = []
    for n in range(o.rounds):
        real.reset(seed=n * o.games)
        played = self_play(net, real, o.simulations, rng)
        arrays = [np.array(part) for part in zip(*played, strict=True)]
        losses.append(net.learn(*arrays, rate=o.rate))
        print(f"round {n}: {len(played)} answers, loss {losses[-1]:.3f}")
    return losses


if __name__ == "__main__":
    main()
