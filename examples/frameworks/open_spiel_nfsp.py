"""OpenSpiel's NFSP (neural fictitious self-play) on our small games.

    pip install ".[open_spiel,train]" dm-tree
    python examples/frameworks/open_spiel_nfsp.py --game "rivalry_auction(cards=3,gold=2)"

Two agents learn from each other. How much a perfect opponent could win from what they have learned
is worked out exactly as they go: it falls from that of random play towards nothing.
"""

import argparse

import pyspiel
import torch
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import nfsp

import rivalry.research.theory.open_spiel  # noqa: F401  (registers the games)


class Average(policy.Policy):
    """What the agents have played on average: the half of NFSP that comes near an equilibrium."""

    def __init__(self, env: rl_environment.Environment, agents: list[nfsp.NFSP]) -> None:
        super().__init__(env.game, [0, 1])
        self.agents = agents

    def action_probabilities(self, state: pyspiel.State, player_id: int | None = None) -> dict:
        seat = state.current_player()
        seen: list[list[float]] = [[], []]
        legal: list[list[int]] = [[], []]
        seen[seat], legal[seat] = state.information_state_tensor(seat), state.legal_actions()
        told = {"info_state": seen, "legal_actions": legal, "current_player": seat}
        step = rl_environment.TimeStep(told, None, None, rl_environment.StepType.MID)
        with self.agents[seat].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            odds = self.agents[seat].step(step, is_evaluation=True).probs
        return {action: odds[action] for action in legal[seat]}


def episode(env: rl_environment.Environment, agents: list[nfsp.NFSP]) -> None:
    """One game, from which both agents learn."""
    step = env.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = env.step([agent.step(step).action])
    for agent in agents:
        agent.step(step)


def main(*words: str) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="rivalry_auction(cards=3,gold=2)")
    parser.add_argument("--episodes", type=int, default=20_000)
    parser.add_argument("--every", type=int, default=2_000, help="games between measurements")
    parser.add_argument("--width", type=int, default=64, help="of the networks")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words or None)
    torch.set_num_threads(1)
    env = rl_environment.Environment(given.game)
    env.seed(given.seed)
    agents = [
        nfsp.NFSP(
            player_id=seat,
            state_representation_size=env.observation_spec()["info_state"][0],
            num_actions=env.action_spec()["num_actions"],
            hidden_layers_sizes=[given.width],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            min_buffer_size_to_learn=128,
            learn_every=8,
            optimizer_str="adam",
            rl_learning_rate=0.003,
            sl_learning_rate=0.003,
            seed=given.seed + seat,
            replay_buffer_capacity=20_000,
            update_target_network_every=200,
            epsilon_start=0.1,
            epsilon_end=0.01,
            epsilon_decay_duration=given.episodes,
        )
        for seat in (0, 1)
    ]
    found = []
    for n in range(given.episodes + 1):
        if n % given.every == 0:
            left = exploitability.exploitability(env.game, Average(env, agents))
            found.append(left)
            print(f"{n:7} games: a perfect opponent wins {left:.3f}", flush=True)
        episode(env, agents)
    return found


if __name__ == "__main__":
    main()
