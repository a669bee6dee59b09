"""A critic for search: what a position is worth if everybody goes on as an actor likes.

    python examples/train_critic.py learned.json --minutes 20

The critic of the training judged actors that were trying things out. Search plays on with the best
answer of one actor, the one that was exported, so here that actor plays against itself and nothing
but the critic learns. It may be wider than the actor: a playout asks it once, the actor at every
answer. The file gets the new critic; with `--keep`, a run that was stopped resumes.
"""

import argparse
import json
import time
from pathlib import Path

import torch
from self_play import (
    KEPT,
    Game,
    Network,
    command,
    judge,
    networks,
    plain,
    recall,
    remember,
    restore,
    write,
)
from torch import Tensor
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn
from train_lost_cities import LostCities
from train_lost_cities_board import BoardGame

CURIOUS = 0.05  # answers that are drawn by the actor's likings instead, so that games differ
GAMES = {"lost-cities": LostCities, "lost-cities-board": BoardGame}


def fit(
    critic: Network, optimiser: torch.optim.Optimizer, kept: dict[str, Tensor], batch: int
) -> float:
    """Learn once from what was played; return how far off the critic was."""
    target, told = kept["target"].flatten(0, 1), kept["told"].flatten(0, 1)
    off = 0.0
    batches = torch.randperm(len(target)).split(batch)
    for some in batches:
        with torch.autocast("cpu", KEPT):
            error = (judge(critic, told[some]) - target[some]).square().sum(1).mean()
        optimiser.zero_grad()
        error.backward()
        torch.nn.utils.clip_grad_norm_(critic.parameters(), 0.5)
        optimiser.step()
        off += error.item() / len(batches)
    return float(off**0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="what a training exported")
    parser.add_argument("--minutes", type=float, default=20.0, help="of processor time")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--lanes", type=int, default=1024, help="games at a time")
    parser.add_argument("--steps", type=int, default=64, help="answers in each between updates")
    parser.add_argument("--width", type=int, default=96, help="of the critic")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; falls to nothing")
    parser.add_argument("--decay", type=float, default=0.97, help="of what was not foreseen")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where to keep the training, to go on with later")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    told = json.loads(given.file.read_text(encoding="utf-8"))
    game: Game = GAMES[told["game"]](given)
    actor, _ = networks(game, len(told["weights"]["colour.weight"]))
    restore(actor, told["weights"])
    _, critic = networks(game, given.width)
    calm = AveragedModel(critic, multi_avg_fn=get_ema_multi_avg_fn(0.99))
    optimiser = torch.optim.Adam(critic.parameters(), eps=1e-5)
    parts = {"critic": critic, "calm": calm, "rate": optimiser}
    before = 0.0
    if given.keep and given.keep.exists():
        before = recall(given.keep, parts)
        game.begin(given.seed + int(1000 * before))  # not the deals it began with
    begun, due = time.process_time(), before + given.every
    while (spent := before + (time.process_time() - begun) / 60) < given.minutes:
        for group in optimiser.param_groups:
            group["lr"] = given.rate * (1 - spent / given.minutes)
        with torch.no_grad(), torch.autocast("cpu", KEPT):
            kept = game.go_on(actor, critic, CURIOUS)
        off = fit(critic, optimiser, kept, given.batch)
        calm.update_parameters(critic)
        if spent >= due:
            due += given.every
            print(f"{spent:6.2f} min: off by {off:.4f}", flush=True)
            if given.keep:
                remember(given.keep, parts, spent)
    told["critic"] = plain(calm.module)
    told["about"]["commands"].append(command())
    told["about"]["critic"] = {"minutes": round(spent, 1)}
    write(given.file, told)


if __name__ == "__main__":
    main()
