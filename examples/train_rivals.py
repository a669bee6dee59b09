"""Teaches the network that judges positions of Lost Cities: Rivals, in one file.

    pip install ".[train]"                 # in the checkout
    python examples/train_rivals.py --out lost-cities-rivals-outlook.json

The rules of thumb play against themselves with two, three and four seats, every seat with weights
of its own, drawn around those of `strong`; now and then one gives any answer. In positions on the
way the network learns what the end brought: the lead over the best rival, and whether that was a
victory. What it is told is what the compiled code tells it (`facts`), and the same weights read
every colour, so it is small: `rivalry.bots.policy.value_network` runs it.

A run measures the network as it goes, in `master`'s search against the one that did best so far,
and exports the winner, not the last one. With `--keep state.pt`, a run that was stopped resumes
from its last measurement.
"""

import argparse
import json
import random
import time
from pathlib import Path
from statistics import fmean
from typing import Any

import torch
from torch import Tensor, nn

import rivalry
from rivalry.bots import weights
from rivalry.bots.lost_cities_rivals import judged_by
from rivalry.bots.player import SearchBot
from rivalry.bots.policy import value_network
from rivalry.bots.policy.lost_cities_rivals import Style, play_cards
from rivalry.bots.policy.lost_cities_rivals_outlook import (
    INPUTS,
    POINTS,
    WHOLE,
    facts,
    final_lead,
)
from rivalry.bots.protocol import Budget
from rivalry.core import chance
from rivalry.core.decision import CHANCE

GAME = "lost-cities-rivals"
STRIDE = 12  # at most so many cards are turned over between two positions
STRAYS = 0.2  # how often a seat gives any answer: search asks about the consequences of those
SEATS = (2, 3, 4)  # the network sees as many positions with each number of seats


class Network(nn.Module):
    """The lead and the chance to win, by what it is told."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.own = nn.Linear(INPUTS, width)
        self.rival = nn.Linear(INPUTS, width)
        self.colour = nn.Linear(2 * width, width)
        self.whole = nn.Linear(width + WHOLE, width)
        self.out = nn.Linear(width, 2)
        self.skip = nn.Linear(WHOLE, 2, bias=False)

    def forward(self, whole: Tensor, told: Tensor) -> Tensor:
        """`told` has the axes position, seat (the one that is judged first), colour, number."""
        own = torch.relu(self.own(told[:, 0]))
        rival = torch.relu(self.rival(told[:, 1:])).mean(1)
        colours = torch.relu(self.colour(torch.cat([own, rival], -1))).sum(1)
        last = torch.relu(self.whole(torch.cat([colours, whole], -1)))
        lead, victory = (self.out(last) + self.skip(whole)).unbind(-1)
        return torch.stack([lead, torch.tanh(victory)], -1)


# Positions to learn from

Chunk = tuple[Tensor, Tensor, Tensor]
"""What is told about the whole and about every seat and colour, and what came of it."""


def positions(players: int, rng: random.Random) -> list[list[float]]:
    """Play a game by rules of thumb: what is told of some positions, then what came of them."""
    strong = weights.load(GAME)["strong"]
    usual = Style(strong)
    styles = [
        Style({name: value * rng.lognormvariate(0, 0.25) for name, value in strong.items()})
        for _ in range(players)
    ]
    state: Any = rivalry.game(GAME).new(players=players)
    while state.decision.player == CHANCE:
        state.apply(chance.pick(state.decision, rng.getrandbits(64)))
    seen = []
    while state.decision is not None:
        seat = rng.randrange(players)
        seen.append((seat, facts(state, usual, seat)))
        play_cards(state, styles, rng.randint(1, STRIDE))
        if rng.random() < STRAYS and state.decision is not None:
            state.apply(rng.choice(state.decision.options))
            play_cards(state, styles, 1)
    found = []
    for seat, told in seen:
        lead, victory = final_lead(state, seat)
        found.append([*told, lead / POINTS, victory])
    return found


def chunk(players: int, size: int, rng: random.Random) -> Chunk:
    """So many positions, or a few more."""
    found: list[list[float]] = []
    while len(found) < size:
        found += positions(players, rng)
    table = torch.tensor(found)
    told = table[:, WHOLE:-2].reshape(-1, players, value_network.COLOURS, INPUTS)
    return table[:, :WHOLE], told, table[:, -2:]


def learn(network: Network, optimiser: torch.optim.Optimizer, chunks: list[Chunk]) -> None:
    """Go through some chunks once, in small batches of all of them by turns."""
    batches = []
    for parts in chunks:
        order = torch.randperm(len(parts[0])).split(256)
        batches += [tuple(part[some] for part in parts) for some in order]
    for i in torch.randperm(len(batches)).tolist():
        whole, told, brought = batches[i]
        error = (network(whole, told) - brought).square().sum(1).mean()
        optimiser.zero_grad()
        error.backward()
        optimiser.step()


# Measuring

Weights = dict[str, list[list[float]]]


def plain(network: Network) -> Weights:
    """The weights of a network, rounded."""
    return {
        name: [[round(x, 4) for x in row] for row in value.reshape(len(value), -1).tolist()]
        for name, value in network.state_dict().items()
    }


def match(one: Weights, other: Weights, deals: int, seed: str) -> float:
    """How much more one network makes than another in search, seated by turns, each deal twice."""
    sides = [judged_by(value_network.Network(network)) for network in (one, other)]
    budget = Budget(iterations=48)
    margins = []
    for n in range(2 * deals):
        seats = range(SEATS[n // 2 % len(SEATS)])
        played = rivalry.new(GAME, seed=f"{seed}:{n // 2}", players=len(seats))
        players = [SearchBot(sides[(seat + n) % 2], n) for seat in seats]
        while (decision := played.decision) is not None:
            view = played.view(decision.player)
            played.answer(players[decision.player].choose(view, decision, budget))
        scores = played.scores()
        made = [fmean(scores[seat] for seat in seats if (seat + n) % 2 == side) for side in (0, 1)]
        margins.append(made[0] - made[1])
    return fmean(margins)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--width", type=int, default=16, help="of the network")
    parser.add_argument("--size", type=int, default=6000, help="positions of a chunk")
    parser.add_argument("--chunks", type=int, default=40, help="that are kept to learn from again")
    parser.add_argument("--rate", type=float, default=3e-3, help="of learning; falls to nothing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=2.0, help="minutes between measurements")
    parser.add_argument("--deals", type=int, default=20, help="of a measurement, two games each")
    parser.add_argument("--keep", type=Path, help="where to keep the training, to go on with later")
    parser.add_argument("--out", type=Path, default=Path("lost-cities-rivals-outlook.json"))
    train(parser.parse_args())


def train(given: argparse.Namespace) -> None:
    """Play, learn and measure until the time is up."""
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    network = Network(given.width)
    optimiser = torch.optim.Adam(network.parameters())
    done: dict[str, Any] = {"minutes": 0.0, "positions": 0, "best": None}
    if given.keep and given.keep.exists():
        kept = torch.load(given.keep)
        done = kept["done"]
        network.load_state_dict(kept["network"])
        optimiser.load_state_dict(kept["optimiser"])
    rng = random.Random(f"{given.seed}:{done['positions']}")  # not the deals it began with
    before, begun, measuring = done["minutes"], time.process_time(), 0.0
    due = before + given.every
    chunks: list[Chunk] = []
    while True:
        spent = before + (time.process_time() - begun - measuring) / 60
        left = max(0.0, 1 - spent / given.minutes)
        if spent >= due or not left:
            start = time.process_time()
            done["minutes"] = spent
            measure(given, network, done)
            if given.keep:
                saved = {"network": network.state_dict(), "optimiser": optimiser.state_dict()}
                torch.save({**saved, "done": done}, given.keep.with_suffix(".new"))
                given.keep.with_suffix(".new").replace(given.keep)
            measuring += time.process_time() - start
            due += given.every
        if not left:
            return
        for group in optimiser.param_groups:
            group["lr"] = given.rate * left
        fresh = [chunk(players, given.size, rng) for players in SEATS]
        learn(network, optimiser, fresh + rng.sample(chunks, min(len(chunks), 8)))
        chunks = (chunks + fresh)[-given.chunks :]
        done["positions"] += sum(len(parts[0]) for parts in fresh)


def measure(given: argparse.Namespace, network: Network, done: dict[str, Any]) -> None:
    """Export the network if it beats the one that did best so far."""
    weights_now = plain(network)
    better = float("inf")
    if done["best"] is not None:
        seed = f"{given.seed}:{done['positions']}"
        better = match(weights_now, done["best"], given.deals, seed)
    print(f"{done['minutes']:6.2f} min, {done['positions']:9,} positions: {better:+.1f} points "
          "compared with the best so far", flush=True)  # fmt: skip
    if better > 0:
        done["best"] = weights_now
        about: dict[str, Any] = {
            "minutes": round(done["minutes"], 1),
            "positions": done["positions"],
        }
        about |= {"seed": given.seed, "version": rivalry.game(GAME).version}
        about["command"] = (
            f"python examples/train_rivals.py --minutes {given.minutes:g} --every {given.every:g} "
            f"--deals {given.deals} --seed {given.seed}"
        )
        data = {"game": GAME, "about": about, "weights": weights_now}
        given.out.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
