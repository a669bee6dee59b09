"""Lost Cities by self-play, on the vector environment.

    pip install ".[train]"                 # in the checkout
    python examples/train_lost_cities.py --out learned.json --curve curve.csv --picture curve.svg

How it learns is told in `self_play.py`. Matches have three rounds; what counts are the points and
who wins. `rivalry.bots.learned` plays from the exported file.
"""

import argparse
from typing import Any

import numpy as np
import torch
from self_play import KEPT, VALUES, Network, arguments, draw, judge, likings, pick, plain, rounded
from self_play import train as train_game
from self_play import write as write_file
from torch import Tensor

import rivalry
from rivalry import research
from rivalry.bots.policy.lost_cities_told import INPUTS, OUTPUTS, POINTS, SECRETS, Rows
from rivalry.research.learner import Learner
from rivalry.research.lost_cities_learned import actions, features

COLOURS = 5
STALL_CAP = 200  # turns per round; an untrained actor would go on for ever
ACTIONS = np.array(actions(COLOURS))  # in the order of the actor's outputs


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


class LostCities:
    """Games that go on from one update to the next, and what was recorded of them."""

    inputs, secrets, outputs, of_all = INPUTS, SECRETS, OUTPUTS, 1

    def __init__(self, given: argparse.Namespace) -> None:
        lanes, steps = given.lanes, given.steps
        self.given = given
        self.games = research.vector(
            *("lost-cities", lanes),
            **dict(seed=given.seed, reward="progress", autoreset="same_step", stall_cap=STALL_CAP),
        )
        self._seen = Seen(lanes)
        self._ahead = np.zeros(lanes)  # by how much seat 0 leads
        self._kept = {
            "told": torch.empty(steps, lanes, COLOURS, INPUTS + SECRETS, dtype=KEPT),
            "masks": torch.empty(steps, lanes, len(ACTIONS), dtype=torch.bool),
            "actions": torch.empty(steps, lanes, 1, dtype=torch.int64),
            **{name: torch.empty(steps, lanes) for name in ("logs", "ends")},
            "rewards": torch.empty(steps, lanes, VALUES),
            "values": torch.empty(steps + 1, lanes, VALUES),
            "seats": torch.empty(steps + 1, lanes),
        }

    def begin(self, seed: int) -> None:
        """Begin other games."""
        self.games.reset(seed)
        self._ahead[:] = 0

    def go_on(self, actor: Network, critic: Network, curious: float = 1.0) -> dict[str, Tensor]:
        """Play on with the actor in every seat, and record everything."""
        games, kept = self.games, self._kept
        lanes = np.arange(games.n)
        steps = len(kept["logs"])
        for t in range(steps + 1):
            seats = games.seats.copy()
            told, masks = self._seen.look(games)
            kept["values"][t] = judge(critic, told)
            kept["seats"][t] = torch.from_numpy(seats)
            if t == steps:
                break
            logs = likings(actor, told, masks)
            chosen = pick(logs, curious)
            games.step(ACTIONS[chosen[:, 0].numpy()])
            self._ahead += games.rewards[:, 0]
            won = games.ends * np.sign(self._ahead) * np.where(seats == 0, 1, -1)
            self._ahead[games.ends == 1] = 0
            kept["told"][t] = told
            kept["masks"][t] = masks
            kept["actions"][t] = chosen
            kept["logs"][t] = logs.gather(1, chosen)[:, 0]
            kept["rewards"][t, :, 0] = torch.from_numpy(games.rewards[lanes, seats] / POINTS)
            kept["rewards"][t, :, 1] = torch.from_numpy(won)
            kept["ends"][t] = torch.from_numpy(games.ends.astype(np.float32))
        found = advantages(kept, self.given.decay)
        return {**kept, "gain": found.sum(-1), "target": found + kept["values"][:-1]}

    def measure(self, actor: Network) -> tuple[float, float]:
        """Rounds against a bot, each deal from both seats: share of wins, and mean margin."""
        deals, seed = self.given.deals, self.given.seed
        margins = []
        actions = torch.from_numpy(ACTIONS)
        for seat in (0, 1):
            learner = Learner(
                *("lost-cities", deals),
                **dict(opponent=self.given.opponent, seat=seat, reward="margin", rounds=1),
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

    def export(self, actor: Network, critic: Network, about: dict[str, Any]) -> None:
        """Write the weights for `rivalry.bots.learned`, with a game that they play as a check."""
        player = rounded(actor)
        options = {"rounds": 1, "stall_cap": STALL_CAP}
        game = research.vector("lost-cities", 1, seed=0, **options)
        answers = []
        while not game.ends[0]:
            each, deck = player(torch.from_numpy(features(game.spec, game.observations)))
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
            "weights": plain(player),
            "critic": plain(critic),
        }
        write_file(self.given.out, data)


def advantages(kept: dict[str, Tensor], decay: float) -> Tensor:
    """Generalised advantages of the seat that acted. What is good for the rival is negative."""
    found = torch.zeros_like(kept["rewards"])
    later = torch.zeros_like(kept["rewards"][0])
    for t in reversed(range(len(found))):
        same = torch.where(kept["seats"][t] == kept["seats"][t + 1], 1.0, -1.0)
        goes_on = ((1 - kept["ends"][t]) * same)[:, None]
        delta = kept["rewards"][t] + goes_on * kept["values"][t + 1] - kept["values"][t]
        later = delta + decay * goes_on * later
        found[t] = later
    return found


def main() -> None:
    given = arguments(__doc__.splitlines()[0]).parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    train_game(given, LostCities(given))
    if given.picture:
        draw(given.curve, given.picture, "Lost Cities")


if __name__ == "__main__":
    main()
