"""Tianshou's deep Q-learning in one seat of a PettingZoo environment, against random players.

    pip install ".[pettingzoo]" "tianshou>=2"
    python examples/frameworks/pettingzoo_tianshou.py --game lost-cities-rivals --epochs 5

Tianshou keeps the answers of all seats in one row, so what follows an answer may be seen by another
seat. The learner is therefore paid by what it got until the end of the game, and nothing is guessed
from the next observation.
"""

import argparse
from functools import partial
from typing import Any

import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from rivalry import research
from rivalry.research import pettingzoo

WHOLE_GAME = 1000  # answers: more than a game has


class Scaled(Net):
    """A plain network that divides every number of an observation by its range."""

    def __init__(self, spec: research.Spec, width: int) -> None:
        super().__init__(
            state_shape=spec.size, action_shape=len(spec.actions), hidden_sizes=[width, width]
        )
        ranges = np.maximum(np.maximum(np.abs(spec.low()), spec.high()), 1)
        self.register_buffer("ranges", torch.as_tensor(ranges, dtype=torch.float32))

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> Any:
        seen = torch.as_tensor(np.asarray(obs), dtype=torch.float32) / self.ranges
        return super().forward(seen, state, info)


def table(game: str) -> PettingZooEnv:
    """A game whose winner gets 1 at its end, and whose loser gets -1."""
    made = getattr(pettingzoo, f"{game.replace('-', '_')}_v0")
    return PettingZooEnv(made.env(reward="outcome"))


def share_won(players: Any, game: str, games: int) -> float:
    """How many games the first seat wins without exploring; draws count half."""
    tables = DummyVectorEnv([partial(table, game)])
    played = Collector(players, tables)
    got = played.collect(n_episode=games, reset_before_collect=True).returns
    return float((np.sign(np.asarray(got)[:, 0]) / 2 + 0.5).mean())


def main(*words: str) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=research.games(), default="lost-cities-rivals")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--steps", type=int, default=20_000, help="answers in an epoch")
    parser.add_argument("--games", type=int, default=50, help="of a measurement")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words or None)
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    np.random.seed(given.seed)
    env = table(given.game)
    learner = DQN(
        policy=DiscreteQLearningPolicy(
            model=Scaled(research.spec(given.game), given.width),
            action_space=env.action_space,
            eps_training=0.2,
        ),
        optim=AdamOptimizerFactory(lr=given.rate),
        gamma=1.0,
        n_step_return_horizon=WHOLE_GAME,
    )
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents[1:]]
    players = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)
    tables = DummyVectorEnv([partial(table, given.game) for _ in range(8)])
    collector = Collector(players, tables, VectorReplayBuffer(20_000, 8), exploration_noise=True)
    found = [share_won(players, given.game, given.games)]
    print(f"before: {found[0]:.0%} of the games won", flush=True)
    for epoch in range(given.epochs):
        players.run_training(
            OffPolicyTrainerParams(
                training_collector=collector,
                max_epochs=1,
                epoch_num_steps=given.steps,
                collection_step_num_env_steps=min(2000, given.steps),
                update_step_num_gradient_steps_per_sample=0.1,
                batch_size=256,
                show_progress=False,
                verbose=False,
            )
        )
        found.append(share_won(players, given.game, given.games))
        print(f"epoch {epoch + 1}: {found[-1]:.0%} of the games won", flush=True)
    return found


if __name__ == "__main__":
    main()
