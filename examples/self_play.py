"""Masked PPO by self-play for games of five colours: the networks, the learning, and what is kept.

One network, the actor, plays all seats. It treats all colours alike: the same weights read every
colour, the colours are averaged, and the same weights give every colour's actions. What it learns
about one colour it knows about all, and it is small enough to run without PyTorch
(`rivalry.bots.policy.colour_network`). A second network, the critic, judges positions during
training: the points that are to come, and who will win. It sees all hands, which takes much of the
luck out of its judgement; the actor sees only what a player may see.

A run measures the actor as it goes, and exports the one that did best so far, not the last one.
With `--keep state.pt`, a run that was stopped resumes from its last measurement.

`train_lost_cities.py` and `train_lost_cities_board.py` say what the games are.
"""

import argparse
import csv
import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any, Protocol

import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

KEPT = torch.bfloat16  # what games are remembered and learned from in: half the memory and time
MIXES = 2  # layers in which colours learn about each other
VALUES = 2  # what a critic says: the points that are to come, and who will win

Weights = dict[str, list[list[float]]]


class Network(nn.Module):
    """Some numbers for each colour, and some for all colours together."""

    def __init__(self, inputs: int, outputs: int, of_all: int, width: int) -> None:
        super().__init__()
        self.colour = nn.Linear(inputs, width)
        self.own = nn.ModuleList(nn.Linear(width, width) for _ in range(MIXES))
        self.around = nn.ModuleList(nn.Linear(width, width, bias=False) for _ in range(MIXES))
        self.direct = nn.Linear(inputs, outputs, bias=False)
        self.each = nn.Linear(width, outputs)
        self.whole = nn.Linear(width, of_all)
        for name, numbers in self.named_parameters():
            if name.endswith("bias"):
                nn.init.zeros_(numbers)
            else:
                last = name.split(".")[0] in ("direct", "each", "whole")
                nn.init.orthogonal_(numbers, 0.01 if last else 1.0)

    def forward(self, told: Tensor) -> tuple[Tensor, Tensor]:
        hidden = torch.relu(self.colour(told))
        for own, around in zip(self.own, self.around, strict=True):
            hidden = hidden + torch.relu(own(hidden) + around(hidden.mean(1, keepdim=True)))
        return self.each(hidden) + self.direct(told), self.whole(hidden.mean(1))


class Game(Protocol):
    """What a game brings to the training."""

    inputs: int  # what is told about a colour to the actor
    secrets: int  # and further numbers to the critic
    outputs: int  # answers for each colour
    of_all: int  # and for all colours together

    def begin(self, seed: int) -> None:
        """Begin other games."""

    def go_on(self, actor: Network, critic: Network, curious: float = 1.0) -> dict[str, Tensor]:
        """Play on with the actor in every seat, and return everything that is learned from.

        `told`, `masks`, `actions` and how likely they were (`logs`); by how much each answer did
        better than was expected (`gain`), and what the critic should have said (`target`).
        It answers by its likings in so many cases, and what it likes best in the others.
        """

    def measure(self, actor: Network) -> tuple[float, float]:
        """Play against a bot: the share of wins (draws half), and the mean margin."""

    def export(self, actor: Network, critic: Network, about: dict[str, Any]) -> None:
        """Write the weights as JSON, with something that the actor did as a check."""


def networks(game: Game, width: int) -> tuple[Network, Network]:
    """An actor and a critic that have learned nothing yet."""
    return (
        Network(game.inputs, game.outputs, game.of_all, width),
        Network(game.inputs + game.secrets, VALUES, VALUES, width),
    )


def likings(actor: Network, told: Tensor, masks: Tensor) -> Tensor:
    """The logarithm of each action's probability; actions that are not allowed have almost none."""
    each, whole = actor(told[..., : actor.colour.in_features])
    logits = torch.cat([each.flatten(1), whole], 1).float()
    return logits.masked_fill(~masks, -1e9).log_softmax(1)


def judge(critic: Network, told: Tensor) -> Tensor:
    """What a seat will gain from here: in points, and in victories."""
    each, whole = critic(told)
    return (each.sum(1) + whole).float()


def pick(logs: Tensor, curious: float) -> Tensor:
    """Answers by their probability in so many cases, and the most probable one in the others."""
    chosen = logs.exp().multinomial(1)
    if curious < 1:
        is_curious = torch.rand(len(logs), 1) < curious
        chosen = torch.where(is_curious, chosen, logs.argmax(1, keepdim=True))
    return chosen


def improve(
    actor: Network,
    critic: Network,
    optimiser: torch.optim.Optimizer,
    kept: dict[str, Tensor],
    given: argparse.Namespace,
    left: float,
    clip: float = 0.2,
) -> None:
    """Make one PPO update; the bonuses fall to nothing as the time runs out."""
    gain = kept["gain"].flatten()
    gain = (gain - gain.mean()) / gain.std()
    told, masks, actions, before, target = (
        kept[name].flatten(0, 1) for name in ("told", "masks", "actions", "logs", "target")
    )
    for _ in range(given.epochs):
        for some in torch.randperm(len(gain)).split(given.batch):
            with torch.autocast("cpu", KEPT):
                here, allowed = told[some], masks[some]
                logs = likings(actor, here, allowed)
                error = (judge(critic, here) - target[some]).square().sum(1).mean()
            ratio = (logs.gather(1, actions[some])[:, 0] - before[some]).exp()
            worst = torch.minimum(ratio * gain[some], ratio.clamp(1 - clip, 1 + clip) * gain[some])
            entropy = -(logs.exp() * logs).sum(1).mean()
            # Entropy lets actions die out; this does not. Without it, wagers are never learned.
            tried = (logs.masked_fill(~allowed, 0).sum(1) / allowed.sum(1)).mean()
            optimiser.zero_grad()
            bonus = left * (given.entropy * entropy + given.explore * tried)
            (error - worst.mean() - bonus).backward()
            for network in (actor, critic):
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


# The results


def plain(network: Network) -> Weights:
    """The weights of a network, rounded."""
    return {
        name: [[round(x, 4) for x in row] for row in value.reshape(len(value), -1).tolist()]
        for name, value in network.state_dict().items()
    }


def restore(network: Network, weights: Weights) -> None:
    """Give a network the weights that `plain` wrote down.

    If it is wider than the one they are from, it says the same at first: nobody listens to the
    units that it has beyond those.
    """
    for name, own in network.state_dict().items():
        given = torch.tensor(weights[name])
        if own.dim() > 1:
            own[: len(given), given.shape[1] :] = 0.0
            own[: len(given), : given.shape[1]] = given
        else:
            own[: len(given)] = given[:, 0]


def rounded(network: Network) -> Network:
    """The network as it is exported."""
    inputs, outputs = network.direct.in_features, network.direct.out_features
    same = Network(inputs, outputs, network.whole.out_features, network.colour.out_features)
    restore(same, plain(network))
    return same


def command() -> str:
    """The command that runs, for the file that comes of it."""
    return shlex.join(["python", f"examples/{Path(sys.argv[0]).name}", *sys.argv[1:]])


def write(path: Path, data: dict[str, Any]) -> None:
    """Write a file of weights."""
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def draw(curve: Path, picture: Path, title: str) -> None:
    """Draw the learning curve as a picture."""
    from matplotlib import pyplot

    with curve.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    minutes = [float(row["minutes"]) for row in rows]
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(minutes, [100 * float(row["wins"]) for row in rows], marker="o")
    axes.axhline(50, color="grey", linestyle=":")
    axes.set(
        xlabel="minutes of processor time",
        ylabel="games won (%)",
        ylim=(0, 100),
        title=f"{title}, learned by self-play, against {rows[0]['opponent']}",
    )
    figure.savefig(picture, bbox_inches="tight", metadata={"Date": None})


def arguments(description: str) -> argparse.ArgumentParser:
    """What can be set."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--minutes", type=float, default=15.0, help="of processor time")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--lanes", type=int, default=512, help="games at a time")
    parser.add_argument("--steps", type=int, default=64, help="answers in each between updates")
    parser.add_argument("--width", type=int, default=64, help="of the networks")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; falls to nothing")
    parser.add_argument("--entropy", type=float, default=0.01, help="its bonus; falls to nothing")
    parser.add_argument("--explore", type=float, default=0.1, help="the bonus for trying anything")
    parser.add_argument("--decay", type=float, default=0.96, help="of what was not foreseen")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="casual", help="the bot to measure against")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between measurements")
    parser.add_argument("--deals", type=int, default=100, help="of a measurement, two games each")
    parser.add_argument("--keep", type=Path, help="where to keep the training, to go on with later")
    parser.add_argument("--start", type=Path, help="exported weights of no larger a width")
    parser.add_argument("--out", type=Path, default=Path("learned.json"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    parser.add_argument("--picture", type=Path, help="draw the curve (needs matplotlib)")
    return parser


def train(given: argparse.Namespace, game: Game) -> None:
    """Play, improve and measure until the time is up."""
    actor, critic = networks(game, given.width)
    commands = [command()]
    if given.start:
        told = json.loads(given.start.read_text(encoding="utf-8"))
        restore(actor, told["weights"])
        if len(told["critic"]["colour.weight"]) <= given.width:
            restore(critic, told["critic"])
        commands = told["about"]["commands"] + commands
    # What is measured and exported is a mean of the latest actors: steadier than any of them.
    steady = AveragedModel(actor, multi_avg_fn=get_ema_multi_avg_fn(0.9))
    calm = AveragedModel(critic, multi_avg_fn=get_ema_multi_avg_fn(0.9))
    optimiser = torch.optim.Adam([*actor.parameters(), *critic.parameters()], eps=1e-5)
    parts = {"actor": actor, "critic": critic, "steady": steady, "calm": calm, "rate": optimiser}
    done: dict[str, Any] = {"minutes": 0.0, "decisions": 0, "best": float("-inf")}
    done["commands"] = commands
    if given.keep and given.keep.exists():
        done = recall(given.keep, parts)
        if done["commands"][-1] != command():
            done["commands"].append(command())
        game.begin(given.seed + done["decisions"])  # not the deals it began with
    before, decisions = done["minutes"], done["decisions"]
    begun = time.process_time()  # this process's own, so that a busy machine does not matter
    measuring = 0.0
    due = before
    with given.curve.open("a" if before else "w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        if not before:
            curve.writerow(["minutes", "decisions", "opponent", "games", "wins", "margin"])
        while True:
            spent = before + (time.process_time() - begun - measuring) / 60
            left = max(0.0, 1 - spent / given.minutes)
            if spent >= due or not left:
                start = time.process_time()
                with torch.no_grad():
                    wins, margin = game.measure(steady.module)
                    about = {
                        "commands": done["commands"],
                        "minutes": round(spent, 1),
                        "decisions": decisions,
                    }
                    if margin > done["best"]:
                        done["best"] = margin
                        game.export(steady.module, calm.module, about)
                if given.keep:
                    remember(given.keep, parts, done | {"minutes": spent, "decisions": decisions})
                row = [f"{spent:.2f}", decisions, given.opponent, 2 * given.deals]
                curve.writerow([*row, f"{wins:.3f}", f"{margin:.1f}"])
                file.flush()
                print(f"{spent:6.2f} min, {decisions:10,} decisions: wins {wins:.1%}, "
                      f"margin {margin:+.1f}", flush=True)  # fmt: skip
                measuring += time.process_time() - start
                due += given.every
            if not left:
                return
            for group in optimiser.param_groups:
                group["lr"] = given.rate * left
            with torch.no_grad(), torch.autocast("cpu", KEPT):
                kept = game.go_on(actor, critic)
            improve(actor, critic, optimiser, kept, given, left)
            steady.update_parameters(actor)
            calm.update_parameters(critic)
            decisions += kept["gain"].numel()


def remember(path: Path, parts: dict[str, Any], done: Any) -> None:
    """Keep a training, so that it can go on."""
    saved = {name: part.state_dict() for name, part in parts.items()}
    torch.save({**saved, "done": done}, path.with_suffix(".new"))
    path.with_suffix(".new").replace(path)


def recall(path: Path, parts: dict[str, Any]) -> Any:
    """Take up a training; what was done so far."""
    kept = torch.load(path)
    for name, part in parts.items():
        part.load_state_dict(kept[name])
    return kept["done"]
