"""A critic for the search of Lost Cities: what a position is worth if both go on as an actor likes.

    python examples/train_lost_cities_critic.py learned.json --minutes 20

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
from torch import Tensor
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn
from train_lost_cities import KEPT, Network, Play, advantages, judge, plain, restore

from rivalry.bots.policy.lost_cities_told import INPUTS, OUTPUTS, POINTS, SECRETS

CURIOUS = 0.05  # answers that are drawn by the actor's likings instead, so that games differ


def fit(
    critic: Network, optimiser: torch.optim.Optimizer, kept: dict[str, Tensor], decay: float
) -> float:
    """Learn once from what was played; return how far off the critic was, in points."""
    target = (advantages(kept, decay) + kept["values"][:-1]).flatten()
    told = kept["told"].flatten(0, 1)
    off = 0.0
    batches = torch.randperm(len(target)).split(4096)
    for some in batches:
        with torch.autocast("cpu", KEPT):
            error = (judge(critic, told[some]) - target[some]).square().mean()
        optimiser.zero_grad()
        error.backward()
        torch.nn.utils.clip_grad_norm_(critic.parameters(), 0.5)
        optimiser.step()
        off += error.item() / len(batches)
    return POINTS * off**0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="what train_lost_cities.py exported")
    parser.add_argument("--minutes", type=float, default=20.0, help="of processor time")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--lanes", type=int, default=1024, help="games at a time")
    parser.add_argument("--width", type=int, default=96, help="of the critic")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; falls to nothing")
    parser.add_argument("--decay", type=float, default=0.97, help="of what was not foreseen")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where to keep the training, to go on with later")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    told = json.loads(given.file.read_text(encoding="utf-8"))
    actor = Network(INPUTS, OUTPUTS, len(told["weights"]["colour.weight"]))
    restore(actor, told["weights"])
    critic = Network(INPUTS + SECRETS, 1, given.width)
    calm = AveragedModel(critic, multi_avg_fn=get_ema_multi_avg_fn(0.99))
    optimiser = torch.optim.Adam(critic.parameters(), eps=1e-5)
    parts = {"critic": critic, "calm": calm, "rate": optimiser}
    before = 0.0
    if given.keep and given.keep.exists():
        kept = torch.load(given.keep)
        before = kept.pop("minutes")
        for name, part in parts.items():
            part.load_state_dict(kept[name])
    play = Play(given.lanes, 64, given.seed + int(1000 * before))
    begun, due = time.process_time(), before + given.every
    while (spent := before + (time.process_time() - begun) / 60) < given.minutes:
        for group in optimiser.param_groups:
            group["lr"] = given.rate * (1 - spent / given.minutes)
        with torch.no_grad(), torch.autocast("cpu", KEPT):
            kept = play.go_on(actor, critic, CURIOUS)
        off = fit(critic, optimiser, kept, given.decay)
        calm.update_parameters(critic)
        if spent >= due:
            due += given.every
            print(f"{spent:6.2f} min: off by {off:.2f} points", flush=True)
            if given.keep:
                saved = {name: part.state_dict() for name, part in parts.items()}
                torch.save({**saved, "minutes": spent}, given.keep.with_suffix(".new"))
                given.keep.with_suffix(".new").replace(given.keep)
    told["critic"] = plain(calm.module)
    told["about"]["critic"] = {"minutes": round(spent, 1), "seed": given.seed}
    given.file.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
