"""Teaches the network of Rivals for Catan who wins, from games that rules of thumb play.

    pip install ".[train]"                 # in the checkout
    python examples/train_catan_rivals.py --keep learning --games 20000 --epochs 8

Every mode is played equally often, the Duel with any three sets. Now and then a player answers at
random, so that the network also sees positions that good play would avoid. At the beginning of
every turn the facts about both princes are noted, and in the end who has won. One game in ten is
held out, and the network that predicts those best is exported. Games and network are kept in a
folder: a run that was stopped resumes from there.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from rivalry.bots import weights
from rivalry.bots.policy.catan_rivals.answer import best_answer
from rivalry.bots.policy.catan_rivals.network import NUMBERED, PARTS, SETS, Layers, both_sides
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.core import registry
from rivalry.core.chance import SplitMix64, pick
from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals import position, setup
from rivalry.games.catan_rivals.card import CARDS, EVENT, REGION, UNKNOWN

MODES = [name for name, mode in setup.MODES.items() if not mode.decks]
KNOWN = [card.key for card in CARDS if card.kind not in (EVENT, REGION, UNKNOWN)]
FACTS = PARTS * len(KNOWN) + NUMBERED
CHUNK = 500  # games that are kept together
LONGEST = 150  # turns; whoever is ahead then has won
RANDOM = (0.0, 0.02, 0.06)  # how often answers are random, game by game
NAMES = ("own", "rivals", "bias", "deep", "deep_bias", "out")  # of the weights
WIDTH, SECOND = 48, 24
BATCH = 1024
HELD_OUT = 10  # one game in so many
CHECKS = 5  # positions that the file comes with, to check that the numbers are the same elsewhere
FILE = Path("src/rivalry/bots/weights/catan-rivals-network.json")

# Games


def new_game(number: int, rng: SplitMix64) -> position.Position:
    """The game with a number: modes take turns."""
    mode = MODES[number % len(MODES)]
    if mode != "duel":
        return position.new(mode=mode)
    sets = list(SETS)
    chosen = [sets.pop(rng.below(len(sets))) for _ in range(3)]
    return position.new(mode=mode, sets=chosen)


def play(number: int, style: Style, layout: Layers) -> tuple[list[Any], float]:
    """The facts at the beginning of every turn of a game, and how much of it seat 0 won."""
    rng = SplitMix64(number)
    s = new_game(number, rng)
    random = RANDOM[number // len(MODES) % len(RANDOM)]
    noted: list[Any] = []
    turn = 1
    while (decision := s.decision) is not None and s.turns < LONGEST:
        if s.turns == turn:
            noted.append([side.listed() for side in both_sides(layout, s)])
            turn += 1
        if decision.player == CHANCE:
            s.apply(pick(decision, int(rng.next64()) & 0xFFFFFFFFFFFFFFFF))
        elif int(rng.next32()) / 2**32 < random:
            s.apply(decision.options[rng.below(len(decision.options))])
        else:
            s.apply(best_answer(s, style))
    winners = s.winners()
    return noted, (0 in winners) / len(winners)


def gathered(folder: Path, games: int, seed: int) -> list[dict[str, np.ndarray]]:
    """So many games, chunk by chunk; what was kept is not played again."""
    style = Style(weights.load("catan-rivals")["strong"])
    layout = Layers(KNOWN, {name: [[0.0]] for name in NAMES})
    chunks = []
    for n in range(games // CHUNK):
        file = folder / f"games-{seed}-{n}.npz"
        if not file.exists():
            np.savez(file, **packed(seed * 1_000_000 + n * CHUNK, style, layout))
            print(f"{(n + 1) * CHUNK} games", flush=True)
        with np.load(file) as kept:
            chunks.append(dict(kept))
    return chunks


def packed(first: int, style: Style, layout: Layers) -> dict[str, np.ndarray]:
    """A chunk of games as flat arrays: of every position the facts of seat 0, then of seat 1."""
    begin = time.process_time()
    index: list[int] = []
    value: list[float] = []
    lengths: list[int] = []
    won: list[float] = []
    game: list[int] = []
    for number in range(first, first + CHUNK):
        noted, result = play(number, style, layout)
        for sides in noted:
            for side in sides:
                index += [i for i, _ in side]
                value += [v for _, v in side]
                lengths.append(len(side))
            won.append(result)
            game.append(number)
    return {
        "index": np.array(index, dtype=np.uint16),
        "value": np.array(value, dtype=np.float32),
        "lengths": np.array(lengths, dtype=np.int16),
        "won": np.array(won, dtype=np.float32),
        "game": np.array(game, dtype=np.int64),
        "seconds": np.array([time.process_time() - begin]),
    }


# The network


class Network(nn.Module):
    """The same as policy/catan_rivals/network.py, for learning."""

    def __init__(self) -> None:
        super().__init__()
        self.own = nn.EmbeddingBag(FACTS, WIDTH, mode="sum")
        self.rivals = nn.EmbeddingBag(FACTS, WIDTH, mode="sum")
        for table in (self.own, self.rivals):
            nn.init.normal_(table.weight, std=0.05)
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.deep = nn.Linear(WIDTH, SECOND)
        self.out = nn.Linear(SECOND, 1, bias=False)

    def forward(self, index: Tensor, value: Tensor, starts: Tensor) -> Tensor:
        """The logits of seat 0 for positions whose sides come one after the other."""
        own = self.own(index, starts, value).view(-1, 2, WIDTH)
        rivals = self.rivals(index, starts, value).view(-1, 2, WIDTH).flip(1)
        hidden = torch.relu(own + rivals + self.bias)
        merit = self.out(torch.relu(self.deep(hidden))).squeeze(-1)
        logits: Tensor = merit[:, 0] - merit[:, 1]
        return logits

    def by_name(self) -> dict[str, Tensor]:
        """The weights by the names that they have in the file."""
        found = [self.own.weight, self.rivals.weight, self.bias[None]]
        found += [self.deep.weight, self.deep.bias[None], self.out.weight]
        return dict(zip(NAMES, found, strict=True))

    def exported(self) -> dict[str, list[list[float]]]:
        """The weights as plain lists."""
        return {
            name: [[round(one, 4) for one in row] for row in weight.tolist()]
            for name, weight in self.by_name().items()
        }


class Positions:
    """Noted positions, from which batches are taken."""

    def __init__(self, chunks: list[dict[str, np.ndarray]], held_out: bool) -> None:
        every = {name: np.concatenate([chunk[name] for chunk in chunks]) for name in chunks[0]}
        self.index, self.value, self.won = every["index"], every["value"], every["won"]
        self.ends = np.cumsum(every["lengths"].astype(np.int64))
        self.lengths = every["lengths"].astype(np.int64)
        # Games follow each other in all modes: held out are whole rounds of modes.
        rounds = every["game"] // len(MODES)
        self.chosen = np.flatnonzero((rounds % HELD_OUT == 0) == held_out)
        self.game = every["game"]

    def batch(self, chosen: np.ndarray) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """The facts of some positions, where each side begins, and who won."""
        sides = np.stack([2 * chosen, 2 * chosen + 1], axis=1).ravel()
        lengths = self.lengths[sides]
        starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        flat = np.arange(lengths.sum()) + np.repeat(self.ends[sides] - lengths - starts, lengths)
        return (
            torch.from_numpy(self.index[flat].astype(np.int64)),
            torch.from_numpy(self.value[flat]),
            torch.from_numpy(starts),
            torch.from_numpy(self.won[chosen]),
        )


def loss_of(network: Network, positions: Positions) -> float:
    """The mean logarithmic loss."""
    total = 0.0
    with torch.no_grad():
        for some in np.array_split(positions.chosen, len(positions.chosen) // BATCH + 1):
            index, value, starts, won = positions.batch(some)
            logits = network(index, value, starts)
            loss = nn.functional.binary_cross_entropy_with_logits(logits, won, reduction="sum")
            total += float(loss)
    return total / len(positions.chosen)


def learned(
    given: argparse.Namespace, chunks: list[dict[str, np.ndarray]]
) -> tuple[Any, float, float]:
    """The best network, its loss in the games that were held out, and the seconds it took."""
    torch.manual_seed(given.seed)
    network = Network()
    steps = torch.optim.AdamW(network.parameters(), lr=given.rate, weight_decay=given.decay)
    training, held_out = Positions(chunks, False), Positions(chunks, True)
    file = given.keep / "network.pt"
    begun, best, best_loss, seconds = 0, network.exported(), 1.0, 0.0
    if file.exists():
        kept = torch.load(file, weights_only=False)
        network.load_state_dict(kept["network"])
        steps.load_state_dict(kept["steps"])
        begun, best = kept["epochs"], kept["best"]
        best_loss, seconds = kept["loss"], kept["seconds"]
    shuffle = np.random.default_rng(given.seed)
    for epoch in range(begun, given.epochs):
        for group in steps.param_groups:
            group["lr"] = given.rate * (1 - epoch / given.epochs)
        begin = time.process_time()
        order = shuffle.permutation(training.chosen)
        for some in np.array_split(order, len(order) // BATCH + 1):
            index, value, starts, won = training.batch(some)
            loss = nn.functional.binary_cross_entropy_with_logits(
                network(index, value, starts), won
            )
            steps.zero_grad()
            loss.backward()
            steps.step()
        now = loss_of(network, held_out)
        print(f"epoch {epoch + 1}: loss in {len(held_out.chosen)} positions {now:.4f}", flush=True)
        if now < best_loss:
            best, best_loss = network.exported(), now
        seconds += time.process_time() - begin
        kept = {"network": network.state_dict(), "steps": steps.state_dict(), "epochs": epoch + 1}
        torch.save({**kept, "best": best, "loss": best_loss, "seconds": seconds}, file)
    return best, best_loss, seconds


# The file


def write(given: argparse.Namespace, best: Any, loss: float, minutes: float, checks: Any) -> None:
    """The weights, where they come from, and some positions with what they make of them."""
    about = {
        "command": f"python examples/train_catan_rivals.py --games {given.games} "
        f"--epochs {given.epochs} --rate {given.rate} --decay {given.decay} --seed {given.seed}",
        "rules": registry.load("catan-rivals").version,
        "games": given.games,
        "loss": round(loss, 4),  # in the games that were held out
        "cpu_minutes": round(minutes, 1),
    }
    parts = [f'"about": {json.dumps(about)}', f'"cards": {json.dumps(KNOWN)}']
    parts += [f'"weights": {json.dumps(best, separators=(",", ":"))}']
    parts += [f'"checks": {json.dumps(checks, separators=(",", ":"))}']
    given.out.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


def checked(best: Any, chunks: list[dict[str, np.ndarray]]) -> list[Any]:
    """Some positions, each with the facts about both princes and the logit of seat 0."""
    network = Network()
    with torch.no_grad():
        for name, weight in network.by_name().items():
            weight.copy_(torch.tensor(best[name]).view(weight.shape))
    positions = Positions(chunks, True)
    found = []
    for n in positions.chosen[:: max(1, len(positions.chosen) // CHECKS)][:CHECKS]:
        index, value, starts, _ = positions.batch(np.array([n]))
        logit = float(network(index, value, starts).detach())
        second = int(starts[1])
        told = [[int(i), round(float(v), 6)] for i, v in zip(index, value, strict=True)]
        found.append({"sides": [told[:second], told[second:]], "logit": round(logit, 4)})
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", type=Path, default=Path("learning"), help="a folder")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    if given.games < CHUNK:
        parser.error(f"--games: at least {CHUNK}, which are kept together")
    torch.set_num_threads(1)
    given.keep.mkdir(exist_ok=True)
    chunks = gathered(given.keep, given.games, given.seed)
    best, loss, seconds = learned(given, chunks)
    seconds += sum(float(chunk["seconds"][0]) for chunk in chunks)
    write(given, best, loss, seconds / 60, checked(best, chunks))


if __name__ == "__main__":
    main()
