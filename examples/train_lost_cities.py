"""Masked PPO by self-play for Lost Cities, on the vector environment, in one file.

    pip install rivalry[train]
    python examples/train_lost_cities.py --minutes 10 --out learned.json --curve curve.csv

One network plays both seats. It treats all colours alike: the same weights read the twelve cards
of each colour, the colours are averaged, and the same weights give each colour's actions. That
makes it small enough to run without PyTorch: `rivalry.bots.learned` plays from the exported file.
"""

import argparse
import csv
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import rivalry
from rivalry import research
from rivalry.bots.bot import Budget
from rivalry.research.learner import Learner

COLOURS, CARDS, PLANES, SCALARS = 5, 12, 6, 12
# What the twelve scalars of an observation ("table") are divided by.
SCALE = torch.tensor([4.0, 1, 1, 3, 50, 44, 8, 8, 5, 1, 50, 50])
DEPTH = 12.0  # the places in a discard pile are divided by this
POINTS = 50.0  # points that count as a reward of 1


class Network(nn.Module):
    """Policy and value from an observation of a one-round game with five colours."""

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        self.colour = nn.Linear(PLANES * CARDS + SCALARS, width)
        self.mixed = nn.Linear(2 * width, width)
        self.actions = nn.Linear(width, 21)  # ten plays, ten discards, one pile to draw from
        self.deck = nn.Linear(width, 1)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the 127 actions, and the value for the seat that sees this."""
        cards = seen[:, : PLANES * COLOURS * CARDS].view(-1, PLANES, COLOURS, CARDS)
        cards = torch.cat([cards[:, :5], cards[:, 5:] / DEPTH], 1)
        table = seen[:, 360:372] / SCALE
        each = cards.transpose(1, 2).flatten(2)  # a row per colour
        both = torch.cat([each, table[:, None].expand(-1, COLOURS, -1)], 2)
        hidden = torch.relu(self.colour(both))
        around = hidden.mean(1, keepdim=True).expand_as(hidden)
        hidden = hidden + torch.relu(self.mixed(torch.cat([hidden, around], 2)))
        whole = hidden.mean(1)
        single = self.actions(hidden)
        none = single.new_full((len(seen), 10), -1e9)  # the sixth colour
        play, discard = single[:, :, :10].flatten(1), single[:, :, 10:20].flatten(1)
        logits = [play, none, discard, none, self.deck(whole), single[:, :, 20], none[:, :1]]
        return torch.cat(logits, 1), self.value(whole)[:, 0]


def policy(
    network: Network, seen: torch.Tensor, masks: torch.Tensor
) -> tuple[Categorical, torch.Tensor]:
    """What the network would do, among what is allowed."""
    logits, value = network(seen)
    return Categorical(logits=logits.masked_fill(~masks, -1e9)), value


def collect(games: research.Vector, network: Network, steps: int) -> dict[str, torch.Tensor]:
    """Play on with the network in every seat, and keep everything."""
    n = games.n
    kept = {
        "seen": torch.zeros(steps, n, games.spec.size, dtype=torch.int16),
        "masks": torch.zeros(steps, n, len(games.spec.actions), dtype=torch.bool),
        "actions": torch.zeros(steps, n, dtype=torch.int64),
        "logp": torch.zeros(steps, n),
        "values": torch.zeros(steps + 1, n),
        "rewards": torch.zeros(steps, n),
        "seats": torch.zeros(steps + 1, n, dtype=torch.int64),
        "ends": torch.zeros(steps, n),
    }
    lanes = np.arange(n)
    with torch.no_grad():
        for t in range(steps + 1):
            seen = torch.from_numpy(games.observations.copy())
            masks = torch.from_numpy(games.masks.copy())
            chosen, value = policy(network, seen.float(), masks)
            kept["values"][t] = value
            kept["seats"][t] = torch.from_numpy(games.seats.copy())
            if t == steps:
                break
            actions = chosen.sample()
            seats = games.seats.copy()
            games.step(actions.numpy())
            kept["seen"][t], kept["masks"][t], kept["actions"][t] = seen, masks, actions
            kept["logp"][t] = chosen.log_prob(actions)
            kept["rewards"][t] = torch.from_numpy(games.rewards[lanes, seats] / POINTS)
            kept["ends"][t] = torch.from_numpy(games.ends.copy())
    return kept


def advantages(kept: dict[str, torch.Tensor], decay: float) -> torch.Tensor:
    """Generalised advantages of the seat that acted. What is good for the rival counts negative."""
    steps = len(kept["rewards"])
    found = torch.zeros_like(kept["rewards"])
    later = torch.zeros_like(kept["rewards"][0])
    for t in reversed(range(steps)):
        same = torch.where(kept["seats"][t] == kept["seats"][t + 1], 1.0, -1.0)
        goes_on = (1 - kept["ends"][t]) * same
        delta = kept["rewards"][t] + goes_on * kept["values"][t + 1] - kept["values"][t]
        later = delta + decay * goes_on * later
        found[t] = later
    return found


def improve(
    network: Network,
    optimiser: torch.optim.Optimizer,
    kept: dict[str, torch.Tensor],
    entropy_bonus: float,
    epochs: int = 2,
    batch: int = 2048,
    clip: float = 0.2,
    decay: float = 0.98,
) -> float:
    """The update of PPO; how random the policy was."""
    gain = advantages(kept, decay)
    target = (gain + kept["values"][:-1]).flatten()
    gain = gain.flatten()
    seen, masks = kept["seen"].flatten(0, 1), kept["masks"].flatten(0, 1)
    actions, before = kept["actions"].flatten(), kept["logp"].flatten()
    randomness = 0.0
    for _ in range(epochs):
        for some in torch.randperm(len(gain)).split(batch):
            chosen, value = policy(network, seen[some].float(), masks[some])
            ratio = (chosen.log_prob(actions[some]) - before[some]).exp()
            good = (gain[some] - gain[some].mean()) / (gain[some].std() + 1e-6)
            worst = torch.minimum(ratio * good, ratio.clamp(1 - clip, 1 + clip) * good)
            entropy = chosen.entropy().mean()
            loss = -worst.mean() + 0.5 * (value - target[some]).square().mean()
            loss = loss - entropy_bonus * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            randomness = entropy.item()
    return randomness


def evaluate(network: Network, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """Against a bot, each deal from both seats: share of wins (draws half), mean margin."""
    wins, margin = 0.0, 0.0
    for seat in (0, 1):
        learner = Learner(
            "lost-cities", games, opponent=opponent, seat=seat, reward="margin",
            budget=Budget(iterations=16), rounds=1,
        )  # fmt: skip
        learner.begin(range(games), [f"eval-{seed}-{n}" for n in range(games)])
        total = np.zeros(games)
        while not learner.ends.all():
            seen = torch.from_numpy(learner.observations).float()
            with torch.no_grad():
                chosen, _ = policy(network, seen, torch.from_numpy(learner.masks).bool())
            learner.step(chosen.logits.argmax(1).numpy())
            total += learner.rewards
        wins += float((np.sign(total) / 2 + 0.5).sum())
        margin += float(total.sum())
    return wins / (2 * games), margin / (2 * games)


def export(network: Network, path: Path, about: dict[str, object]) -> None:
    """The weights as JSON, for `rivalry.bots.learned`."""
    weights = {
        name: [[round(x, 4) for x in row] for row in value.reshape(len(value), -1).tolist()]
        for name, value in network.state_dict().items()
    }
    version = rivalry.game("lost-cities").version
    data = {"game": "lost-cities", "version": version, "about": about, "weights": weights}
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="casual", help="the bot to measure against")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between measurements")
    parser.add_argument("--games", type=int, default=50, help="deals of a measurement")
    parser.add_argument("--out", type=Path, default=Path("learned.json"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    parser.add_argument("--load", type=Path, help="go on from a saved state (.pt)")
    given = parser.parse_args()

    torch.manual_seed(given.seed)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    if given.load:
        network.load_state_dict(torch.load(given.load))
    games = research.vector(
        "lost-cities",
        given.lanes,
        seed=given.seed,
        reward="margin",
        autoreset="same_step",
        rounds=1,
    )
    begun = time.process_time()  # of this process, so that a busy machine does not matter
    measured = 0.0  # time that measuring took
    due = 0.0
    decisions = 0
    with given.curve.open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", f"wins against {given.opponent}", "margin"])
        while True:
            spent = (time.process_time() - begun - measured) / 60
            part = min(1.0, spent / given.minutes)
            if spent >= due or part == 1.0:
                start = time.process_time()
                wins, margin = evaluate(network, given.opponent, given.games, given.seed)
                measured += time.process_time() - start
                curve.writerow([f"{spent:.2f}", decisions, f"{wins:.3f}", f"{margin:.1f}"])
                file.flush()
                print(f"{spent:6.2f} min {decisions:10,} decisions: wins {wins:.1%}, "
                      f"margin {margin:+.1f}", flush=True)  # fmt: skip
                due = spent + given.every
                about = {"minutes": round(spent, 1), "decisions": decisions, "seed": given.seed}
                export(network, given.out, about)
                torch.save(network.state_dict(), given.out.with_suffix(".pt"))
                if part == 1.0:
                    return
            for group in optimiser.param_groups:
                group["lr"] = 1e-3 * (1 - 0.9 * part)
            kept = collect(games, network, given.steps)
            improve(network, optimiser, kept, entropy_bonus=0.02 * (1 - part) + 0.001)
            decisions += given.lanes * given.steps


if __name__ == "__main__":
    main()
