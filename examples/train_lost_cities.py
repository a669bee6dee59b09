"""Masked PPO by self-play for Lost Cities, on the vector environment, in one file.

    pip install ".[train]"                 # in the checkout
    python examples/train_lost_cities.py --out learned.json --curve curve.csv --picture curve.svg

One network, the actor, plays both seats. It treats all colours alike: the same weights read every
colour, the colours are averaged, and the same weights give every colour's actions. What it learns
about one colour it knows about all, and it is small enough to run without PyTorch:
`rivalry.bots.learned` plays from the exported file. A second network, the critic, judges positions
during training. It sees both hands, which takes much of the luck out of its judgement; the actor
sees only what a player may see.

A run measures the actor as it goes, and exports the one that did best so far, not the last one.
With `--keep state.pt`, a run that was stopped resumes from its last measurement.
"""

import argparse
import csv
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

import rivalry
from rivalry import research
from rivalry.bots.policy.lost_cities_told import (
    INPUTS,
    OUTPUTS,
    POINTS,
    SECRETS,
    Rows,
)
from rivalry.research.learner import Learner
from rivalry.research.lost_cities_learned import actions, features

COLOURS = 5
KEPT = torch.bfloat16  # what games are remembered and learned from in: half the memory and time
STALL_CAP = 200  # turns per round; an untrained actor would go on for ever
MIXES = 2  # layers in which colours learn about each other
WIN = 1.0  # what winning a match of three rounds is worth, beside its points: as much as POINTS
ACTIONS = np.array(actions(COLOURS))  # in the order of the actor's outputs

# What the networks are told


class Seen:
    """What the seats to move know of many games; the critic is told of the other hand as well."""

    def __init__(self, count: int) -> None:
        self.rows = Rows(count, COLOURS, True)
        shape = (count, COLOURS, INPUTS + SECRETS)
        self._numbers = np.asarray(memoryview(self.rows.numbers)).reshape(shape)
        self._closed = np.asarray(memoryview(self.rows.closed)).reshape(count, -1)

    def look(self, games: research.Vector) -> tuple[Tensor, Tensor]:
        """A row of numbers for every colour of every game, and the answers that are allowed."""
        self.rows.fill(games.lanes.states)
        return torch.tensor(self._numbers, dtype=KEPT), torch.from_numpy(self._closed == 0.0)


# The networks


class Network(nn.Module):
    """Some numbers for each colour, and one for all colours together."""

    def __init__(self, inputs: int, outputs: int, width: int) -> None:
        super().__init__()
        self.colour = nn.Linear(inputs, width)
        self.own = nn.ModuleList(nn.Linear(width, width) for _ in range(MIXES))
        self.around = nn.ModuleList(nn.Linear(width, width, bias=False) for _ in range(MIXES))
        self.direct = nn.Linear(inputs, outputs, bias=False)
        self.each = nn.Linear(width, outputs)
        self.whole = nn.Linear(width, 1)
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


def likings(actor: Network, told: Tensor, masks: Tensor) -> Tensor:
    """The logarithm of each action's probability; actions that are not allowed have almost none."""
    each, deck = actor(told[..., :INPUTS])
    logits = torch.cat([each.flatten(1), deck], 1).float()
    return logits.masked_fill(~masks, -1e9).log_softmax(1)


def judge(critic: Network, told: Tensor) -> Tensor:
    """What the seat to move will gain from here, compared with the rival."""
    each, whole = critic(told)
    return (each.sum(1) + whole)[:, 0].float()


# Learning


class Play:
    """Games that go on from one update to the next, and what was recorded of them."""

    def __init__(self, lanes: int, steps: int, seed: int) -> None:
        self.games = research.vector(
            *("lost-cities", lanes),
            **dict(seed=seed, reward="progress", autoreset="same_step", stall_cap=STALL_CAP),
        )
        self.steps = steps
        self._seen = Seen(lanes)
        self._ahead = np.zeros(lanes)  # by how much seat 0 leads
        self._kept = {
            "told": torch.empty(steps, lanes, COLOURS, INPUTS + SECRETS, dtype=KEPT),
            "masks": torch.empty(steps, lanes, len(ACTIONS), dtype=torch.bool),
            "actions": torch.empty(steps, lanes, 1, dtype=torch.int64),
            **{name: torch.empty(steps, lanes) for name in ("logs", "rewards", "ends")},
            **{name: torch.empty(steps + 1, lanes) for name in ("values", "seats")},
        }

    def begin(self, seed: int) -> None:
        """Begin other games."""
        self.games.reset(seed)
        self._ahead[:] = 0

    def go_on(self, actor: Network, critic: Network, curious: float = 1.0) -> dict[str, Tensor]:
        """Play on with the actor in every seat, and record everything.

        It answers by its likings in so many cases, and what it likes best in the others.
        """
        games, kept = self.games, self._kept
        lanes = np.arange(games.n)
        for t in range(self.steps + 1):
            seats = games.seats.copy()
            told, masks = self._seen.look(games)
            kept["values"][t] = judge(critic, told)
            kept["seats"][t] = torch.from_numpy(seats)
            if t == self.steps:
                break
            logs = likings(actor, told, masks)
            chosen = logs.exp().multinomial(1)
            if curious < 1:
                is_curious = torch.rand(games.n, 1) < curious
                chosen = torch.where(is_curious, chosen, logs.argmax(1, keepdim=True))
            games.step(ACTIONS[chosen[:, 0].numpy()])
            self._ahead += games.rewards[:, 0]
            won = games.ends * np.sign(self._ahead) * np.where(seats == 0, WIN, -WIN)
            self._ahead[games.ends == 1] = 0
            kept["told"][t] = told
            kept["masks"][t] = masks
            kept["actions"][t] = chosen
            kept["logs"][t] = logs.gather(1, chosen)[:, 0]
            kept["rewards"][t] = torch.from_numpy(games.rewards[lanes, seats] / POINTS + won)
            kept["ends"][t] = torch.from_numpy(games.ends.astype(np.float32))
        return kept


def advantages(kept: dict[str, Tensor], decay: float) -> Tensor:
    """Generalised advantages of the seat that acted. What is good for the rival is negative."""
    found = torch.zeros_like(kept["rewards"])
    later = torch.zeros_like(kept["rewards"][0])
    for t in reversed(range(len(found))):
        same = torch.where(kept["seats"][t] == kept["seats"][t + 1], 1.0, -1.0)
        goes_on = (1 - kept["ends"][t]) * same
        delta = kept["rewards"][t] + goes_on * kept["values"][t + 1] - kept["values"][t]
        later = delta + decay * goes_on * later
        found[t] = later
    return found


def improve(
    actor: Network,
    critic: Network,
    optimiser: torch.optim.Optimizer,
    kept: dict[str, Tensor],
    *,
    entropy_bonus: float,
    explore_bonus: float,
    epochs: int,
    batch: int,
    decay: float,
    clip: float = 0.2,
) -> float:
    """Make one PPO update; return how random the actor was."""
    gain = advantages(kept, decay)
    target = (gain + kept["values"][:-1]).flatten()
    gain = ((gain - gain.mean()) / gain.std()).flatten()
    told, masks, actions, before = (
        kept[name].flatten(0, 1) for name in ("told", "masks", "actions", "logs")
    )
    randomness = 0.0
    for _ in range(epochs):
        for some in torch.randperm(len(gain)).split(batch):
            with torch.autocast("cpu", KEPT):
                here, allowed = told[some], masks[some]
                logs = likings(actor, here, allowed)
                error = (judge(critic, here) - target[some]).square().mean()
            ratio = (logs.gather(1, actions[some])[:, 0] - before[some]).exp()
            worst = torch.minimum(ratio * gain[some], ratio.clamp(1 - clip, 1 + clip) * gain[some])
            entropy = -(logs.exp() * logs).sum(1).mean()
            # Entropy lets actions die out; this does not. Without it, wagers are never learned.
            tried = (logs.masked_fill(~allowed, 0).sum(1) / allowed.sum(1)).mean()
            optimiser.zero_grad()
            bonus = entropy_bonus * entropy + explore_bonus * tried
            (error - worst.mean() - bonus).backward()
            for network in (actor, critic):
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            randomness = entropy.item()
    return randomness


def evaluate(actor: Network, opponent: str, deals: int, seed: int) -> tuple[float, float]:
    """Rounds against a bot, each deal from both seats: share of wins (draws half), mean margin."""
    margins = []
    actions = torch.from_numpy(ACTIONS)
    for seat in (0, 1):
        learner = Learner(
            "lost-cities", deals, opponent=opponent, seat=seat, reward="margin", rounds=1
        )
        learner.begin(range(deals), [f"eval-{seed}-{n}" for n in range(deals)])
        total = np.zeros(deals)
        while not learner.ends.all():
            masks = torch.from_numpy(learner.masks).bool()[:, actions]
            told = torch.from_numpy(features(learner.vector.spec, learner.observations))
            best = likings(actor, told, masks).argmax(1)
            learner.step(actions[best].numpy())
            total += learner.rewards
        margins.append(total)
    return float((np.sign(margins) / 2 + 0.5).mean()), float(np.mean(margins))


# The results


def plain(network: Network) -> dict[str, list[list[float]]]:
    """The weights of a network, rounded."""
    return {
        name: [[round(x, 4) for x in row] for row in value.reshape(len(value), -1).tolist()]
        for name, value in network.state_dict().items()
    }


def restore(network: Network, weights: dict[str, list[list[float]]]) -> None:
    """Give a network the weights that `plain` wrote down."""
    own = network.state_dict()
    network.load_state_dict({k: torch.tensor(weights[k]).reshape(own[k].shape) for k in own})


def export(actor: Network, critic: Network, path: Path, about: dict[str, object]) -> None:
    """Write the weights as JSON for `rivalry.bots.learned`, with a game they play as a check."""
    rounded = Network(INPUTS, OUTPUTS, actor.colour.out_features)
    rounded.load_state_dict({k: v.round(decimals=4) for k, v in actor.state_dict().items()})
    options = {"rounds": 1, "stall_cap": STALL_CAP}
    game = research.vector("lost-cities", 1, seed=0, **options)
    answers = []
    while not game.ends[0]:
        each, deck = rounded(torch.from_numpy(features(game.spec, game.observations)))
        logits = torch.cat([each.flatten(1), deck], 1)
        masks = torch.from_numpy(game.masks[:, ACTIONS])
        best = int(logits.masked_fill(~masks, -1e9).argmax(1))
        answers.append([int(ACTIONS[best]), round(logits[0, best].item(), 3)])
        game.step(ACTIONS[[best]])
    data = {
        "game": "lost-cities",
        "version": rivalry.game("lost-cities").version,
        "layout": game.spec.layout,
        "about": about,
        "check": {"seed": 0, "options": options, "answers": answers},
        "weights": plain(rounded),
        "critic": plain(critic),
    }
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def draw(curve: Path, picture: Path) -> None:
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
        title=f"Lost Cities, learned by self-play, against {rows[0]['opponent']}",
    )
    figure.savefig(picture, bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
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
    parser.add_argument("--decay", type=float, default=0.96, help="of the advantages")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="casual", help="the bot to measure against")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between measurements")
    parser.add_argument("--deals", type=int, default=100, help="of a measurement, two games each")
    parser.add_argument("--keep", type=Path, help="where to keep the training, to go on with later")
    parser.add_argument("--start", type=Path, help="weights to begin with, as they were exported")
    parser.add_argument("--out", type=Path, default=Path("learned.json"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    parser.add_argument("--picture", type=Path, help="draw the curve (needs matplotlib)")
    given = parser.parse_args()
    train(given)
    if given.picture:
        draw(given.curve, given.picture)


def train(given: argparse.Namespace) -> None:
    """Play, improve and measure until the time is up."""
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    actor = Network(INPUTS, OUTPUTS, given.width)
    critic = Network(INPUTS + SECRETS, 1, given.width)
    if given.start:
        told = json.loads(given.start.read_text(encoding="utf-8"))
        restore(actor, told["weights"])
        if len(told["critic"]["colour.weight"]) == given.width:  # not one made for search
            restore(critic, told["critic"])
    # What is measured and exported is a mean of the latest actors: steadier than any of them.
    steady = AveragedModel(actor, multi_avg_fn=get_ema_multi_avg_fn(0.9))
    calm = AveragedModel(critic, multi_avg_fn=get_ema_multi_avg_fn(0.9))
    optimiser = torch.optim.Adam([*actor.parameters(), *critic.parameters()], eps=1e-5)
    play = Play(given.lanes, given.steps, given.seed)
    parts = {"actor": actor, "critic": critic, "steady": steady, "calm": calm, "rate": optimiser}
    done = {"minutes": 0.0, "decisions": 0, "best": float("-inf")}
    if given.keep and given.keep.exists():
        kept = torch.load(given.keep)
        done = kept.pop("done")
        for name, part in parts.items():
            part.load_state_dict(kept[name])
        play.begin(given.seed + done["decisions"])  # not the deals it began with
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
                    wins, margin = evaluate(steady.module, given.opponent, given.deals, given.seed)
                    about = {"minutes": round(spent, 1), "decisions": decisions, "seed": given.seed}
                    if margin > done["best"]:
                        done["best"] = margin
                        export(steady.module, calm.module, given.out, about)
                if given.keep:
                    done |= {"minutes": spent, "decisions": decisions}
                    saved = {name: part.state_dict() for name, part in parts.items()}
                    torch.save({**saved, "done": done}, given.keep.with_suffix(".new"))
                    given.keep.with_suffix(".new").replace(given.keep)
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
                kept = play.go_on(actor, critic)
            improve(
                *(actor, critic, optimiser, kept),
                entropy_bonus=given.entropy * left,
                explore_bonus=given.explore * left,
                epochs=given.epochs,
                batch=given.batch,
                decay=given.decay,
            )
            steady.update_parameters(actor)
            calm.update_parameters(critic)
            decisions += given.lanes * given.steps


if __name__ == "__main__":
    main()
