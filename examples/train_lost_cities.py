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
from rivalry.research.learner import Learner

COLOURS, CARDS, WAGERS = 5, 12, 3  # a colour's cards: three wagers, then 2 to 10
NUMBERS = torch.tensor([0.0] * WAGERS + [1.0] * 9)
VALUES = torch.tensor([0.0] * WAGERS + [number / 20 for number in range(2, 11)])
POINTS = 50.0  # points that count as a reward of 1
STALL_CAP = 200  # turns per game; an untrained actor would go on for ever
FEATURES = 10 * CARDS + 2 * WAGERS + 22  # what the actor is told about a colour
SECRETS = 2 * CARDS  # the first of the rival's features, which only the critic gets
# The ids of the actions in the order of the actor's outputs: for every colour ten plays, ten
# discards and the pile to draw from; then the draw pile.
ACTIONS = torch.tensor(
    [
        start + kind
        for colour in range(COLOURS)
        for start, kinds in ((10 * colour, 10), (60 + 10 * colour, 10), (121 + colour, 1))
        for kind in range(kinds)
    ]
    + [120]
)

# What the networks are told


def features(observations: np.ndarray) -> Tensor:
    """A row of numbers for every colour of every observation."""
    seen = torch.from_numpy(observations.astype(np.float32))
    cards, table = seen[:, : 6 * COLOURS * CARDS], seen[:, 6 * COLOURS * CARDS :]
    hand, _, shown, own, rival, piles = cards.view(-1, 6, COLOURS, CARDS).unbind(1)
    lying = (piles > 0).float()
    top = lying * (piles == piles.amax(-1, keepdim=True))
    gone = hand + shown + own + rival + lying
    unseen = 1 - gone
    unseen[..., :WAGERS] = 1 - gone[..., :WAGERS].mean(-1, keepdim=True)  # wagers are alike
    mine, theirs = closed(own), closed(rival)
    play, come, take = hand * (1 - mine), unseen * (1 - mine), top * (1 - mine)
    gift, given = hand * (1 - theirs), top * (1 - theirs)
    below, missed = ((some * VALUES).cumsum(-1) - some * VALUES for some in (play, come))
    wide = [play, hand, gift, come, below, missed, mine, theirs, shown, top]
    wide += [own[..., :WAGERS], rival[..., :WAGERS]]
    numbers = [
        *[part for some in (own, rival, play, come) for part in (some @ VALUES, some.sum(-1) / 8)],
        own.amax(-1),
        rival.amax(-1),
        score(own),
        score(rival),
        score(own + play),
        piles.amax(-1) / CARDS,
        take.sum(-1),
        take @ VALUES,
        given @ VALUES,
    ]
    deck = table[:, 5]
    once = [table[:, 0] - 2, deck / 44, (deck / 8).clamp(max=1)]  # table[:, 0]: play or draw
    once += [table[:, 10] / POINTS, table[:, 11] / POINTS]
    numbers += [value[:, None].expand(-1, COLOURS) for value in once]
    return torch.cat([*wide, torch.stack(numbers, -1)], -1)


def closed(expeditions: Tensor) -> Tensor:
    """1 for every card that may no longer be added: a number as high or higher lies there."""
    return (expeditions * NUMBERS).flip(-1).cumsum(-1).flip(-1).clamp(max=1)


def score(expeditions: Tensor) -> Tensor:
    """What expeditions are worth."""
    points = (expeditions @ VALUES - expeditions.amax(-1).clamp(max=1)) * (20 / POINTS)
    bonus = (expeditions.sum(-1) >= 8) * (20 / POINTS)
    return points * (1 + expeditions[..., :WAGERS].sum(-1)) + bonus


# The networks


class Network(nn.Module):
    """Some numbers for each colour, and one for all colours together."""

    def __init__(self, inputs: int, outputs: int, width: int) -> None:
        super().__init__()
        self.colour = nn.Linear(inputs, width)
        self.own = nn.Linear(width, width)
        self.around = nn.Linear(width, width)
        self.direct = nn.Linear(inputs, outputs)
        self.each = nn.Linear(width, outputs)
        self.whole = nn.Linear(width, 1)
        for name, layer in self.named_children():
            nn.init.orthogonal_(layer.weight, 1.0 if name in ("colour", "own", "around") else 0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, told: Tensor) -> tuple[Tensor, Tensor]:
        hidden = torch.relu(self.colour(told))
        around = self.around(hidden.mean(1, keepdim=True))
        hidden = hidden + torch.relu(self.own(hidden) + around)
        return self.each(hidden) + self.direct(told), self.whole(hidden.mean(1))


def likings(actor: Network, told: Tensor, masks: Tensor) -> Tensor:
    """The logarithm of each action's probability; actions that are not allowed have almost none."""
    each, deck = actor(told)
    logits = torch.cat([each.flatten(1), deck], 1)
    return logits.masked_fill(~masks, -1e9).log_softmax(1)


def judge(critic: Network, told: Tensor) -> Tensor:
    """What the seat to move will gain from here, compared with the rival."""
    each, whole = critic(told)
    return (each.sum(1) + whole)[:, 0]


# Learning


def collect(
    games: research.Vector, actor: Network, critic: Network, steps: int
) -> dict[str, Tensor]:
    """Play on with the actor in every seat, and record everything."""
    names = ("told", "masks", "actions", "logs", "rewards", "ends", "values", "seats")
    kept: dict[str, list[Tensor]] = {name: [] for name in names}
    lanes = np.arange(games.n)
    for t in range(steps + 1):
        seats = games.seats.copy()
        rivals = np.stack([games.observe(n, 1 - seat) for n, seat in enumerate(seats.tolist())])
        told = torch.cat([features(games.observations), features(rivals)[..., :SECRETS]], 2)
        kept["values"].append(judge(critic, told))
        kept["seats"].append(torch.from_numpy(seats))
        if t < steps:
            masks = torch.from_numpy(games.masks[:, ACTIONS.numpy()])
            logs = likings(actor, told[..., :FEATURES], masks)
            chosen = logs.exp().multinomial(1)
            games.step(ACTIONS[chosen[:, 0]].numpy())
            kept["told"].append(told)
            kept["masks"].append(masks)
            kept["actions"].append(chosen)
            kept["logs"].append(logs.gather(1, chosen))
            kept["rewards"].append(torch.from_numpy(games.rewards[lanes, seats] / POINTS).float())
            kept["ends"].append(torch.from_numpy(games.ends.astype(np.float32)))
    return {name: torch.stack(parts) for name, parts in kept.items()}


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
            logs = likings(actor, told[some][..., :FEATURES], masks[some])
            ratio = (logs.gather(1, actions[some]) - before[some]).exp()[:, 0]
            worst = torch.minimum(ratio * gain[some], ratio.clamp(1 - clip, 1 + clip) * gain[some])
            entropy = -(logs.exp() * logs).sum(1).mean()
            # Entropy lets actions die out; this does not. Without it, wagers are never learned.
            tried = (logs.masked_fill(~masks[some], 0).sum(1) / masks[some].sum(1)).mean()
            error = (judge(critic, told[some]) - target[some]).square().mean()
            optimiser.zero_grad()
            bonus = entropy_bonus * entropy + explore_bonus * tried
            (error - worst.mean() - bonus).backward()
            for network in (actor, critic):
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            randomness = entropy.item()
    return randomness


def evaluate(actor: Network, opponent: str, deals: int, seed: int) -> tuple[float, float]:
    """Against a bot, each deal from both seats: share of wins (draws half), mean margin."""
    margins = []
    for seat in (0, 1):
        learner = Learner(
            "lost-cities", deals, opponent=opponent, seat=seat, reward="margin", rounds=1
        )
        learner.begin(range(deals), [f"eval-{seed}-{n}" for n in range(deals)])
        total = np.zeros(deals)
        while not learner.ends.all():
            masks = torch.from_numpy(learner.masks).bool()[:, ACTIONS]
            best = likings(actor, features(learner.observations), masks).argmax(1)
            learner.step(ACTIONS[best].numpy())
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


def export(actor: Network, critic: Network, path: Path, about: dict[str, object]) -> None:
    """Write the weights as JSON for `rivalry.bots.learned`, with a game they play as a check."""
    rounded = Network(FEATURES, 21, actor.colour.out_features)
    rounded.load_state_dict({k: v.round(decimals=4) for k, v in actor.state_dict().items()})
    options = {"rounds": 1, "stall_cap": STALL_CAP}
    game = research.vector("lost-cities", 1, seed=0, **options)
    answers = []
    while not game.ends[0]:
        each, deck = rounded(features(game.observations))
        logits = torch.cat([each.flatten(1), deck], 1)
        masks = torch.from_numpy(game.masks[:, ACTIONS.numpy()])
        best = logits.masked_fill(~masks, -1e9).argmax(1)
        answers.append([ACTIONS[best].item(), round(logits[0, best].item(), 3)])
        game.step(ACTIONS[best].numpy())
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
    actor = Network(FEATURES, 21, given.width)
    critic = Network(FEATURES + SECRETS, 1, given.width)
    # What is measured and exported is a mean of the latest actors: steadier than any of them.
    steady = AveragedModel(actor, multi_avg_fn=get_ema_multi_avg_fn(0.9))
    calm = AveragedModel(critic, multi_avg_fn=get_ema_multi_avg_fn(0.9))
    optimiser = torch.optim.Adam([*actor.parameters(), *critic.parameters()], eps=1e-5)
    games = research.vector(
        *("lost-cities", given.lanes),
        **dict(
            seed=given.seed, reward="progress", autoreset="same_step", rounds=1, stall_cap=STALL_CAP
        ),
    )
    parts = {"actor": actor, "critic": critic, "steady": steady, "calm": calm, "rate": optimiser}
    done = {"minutes": 0.0, "decisions": 0, "best": float("-inf")}
    if given.keep and given.keep.exists():
        kept = torch.load(given.keep)
        done = kept.pop("done")
        for name, part in parts.items():
            part.load_state_dict(kept[name])
        games.reset(given.seed + done["decisions"])  # not the deals it began with
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
            with torch.no_grad():
                kept = collect(games, actor, critic, given.steps)
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
