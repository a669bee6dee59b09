"""The board game by self-play, on the vector environment.

    pip install ".[train]"                 # in the checkout
    python examples/train_lost_cities_board.py --lanes 1024 --out board.json --curve curve.csv

How it learns is told in `self_play.py`. Games of two, three and four seats, of one and of three
expeditions, with paths upwards only and in both directions, are played side by side; what counts
are the lead over the best rival, and who wins.
"""

import argparse
from typing import Any

import numpy as np
import torch
from self_play import (
    KEPT,
    VALUES,
    Network,
    arguments,
    draw,
    judge,
    likings,
    pick,
    plain,
    rounded,
    train,
    write,
)
from torch import Tensor

import rivalry
from rivalry import research
from rivalry.bots.policy.lost_cities_board_told import (
    ALL,
    INPUTS,
    OUTPUTS,
    PATHS,
    POINTS,
    SECRETS,
    Rows,
    action_of,
)
from rivalry.research.learner import Learner

GAME = "lost-cities-board"
STALL_CAP = 400  # turns per expedition; an untrained actor would go on for ever
ANSWERS = PATHS * OUTPUTS + ALL
ACTIONS = np.array([int(action_of(output)) for output in range(ANSWERS)])
MIXTURE: tuple[dict[str, Any], ...] = (
    *({"players": 2, "expeditions": 1}, {"players": 2, "expeditions": 3}),
    *({"players": 3, "expeditions": 1}, {"players": 4, "expeditions": 1}),
    *({"players": 2, "expeditions": 1}, {"players": 3, "expeditions": 3}),
    *({"players": 2, "expeditions": 3, "up_and_down": True}, {"players": 4, "expeditions": 3}),
)


class Seen:
    """What seats know of many games; the critic is told of the other hands as well."""

    def __init__(self, count: int, secrets: bool, kept: torch.dtype = torch.float32) -> None:
        self.rows = Rows(count, secrets)
        self._kept = kept
        self._numbers = np.asarray(memoryview(self.rows.numbers)).reshape(count, PATHS, -1)
        self._closed = np.asarray(memoryview(self.rows.closed)).reshape(count, -1)

    def look(self, games: research.Vector, seat: int = -1) -> tuple[Tensor, Tensor]:
        """What a seat of each game knows, or the one to move, and the answers that are allowed."""
        self.rows.fill(games.lanes.states, seat)
        return torch.tensor(self._numbers, dtype=self._kept), torch.from_numpy(self._closed == 0.0)


class Table:
    """Games with the same options, and how their seats stood at the end of the last step."""

    def __init__(self, lanes: int, seed: int, options: dict[str, Any]) -> None:
        self.games = research.vector(
            *(GAME, lanes),
            **dict(seed=seed, reward="progress", autoreset="same_step", stall_cap=STALL_CAP),
            **options,
        )
        self.players = options["players"]
        self.seen = Seen(lanes, True, KEPT)
        self.margins = np.zeros((lanes, self.players))

    def begin(self, seed: int) -> None:
        """Begin other games."""
        self.games.reset(seed)
        self.margins[:] = 0

    def leads(self) -> Any:
        """By how much each seat leads its best rival."""
        found = np.empty_like(self.margins)
        for seat in range(self.players):
            others = np.delete(self.margins, seat, axis=1).max(1)
            found[:, seat] = (self.margins[:, seat] - others) * (1 - 1 / self.players)
        return found

    def step(self, actions: Any) -> Any:
        """Answer everywhere; what each seat of each game got for it, in both kinds."""
        before = self.leads()
        self.games.step(actions)
        self.margins += self.games.rewards
        after = self.leads()
        ended = self.games.ends == 1
        rewards = np.zeros((*self.margins.shape, VALUES))
        rewards[..., 0] = (after - before) / POINTS
        rewards[..., 1] = np.sign(after) * ended[:, None]
        self.margins[ended] = 0
        return rewards


class BoardGame:
    """Games that go on from one update to the next, and what was recorded of them."""

    inputs, secrets, outputs, of_all = INPUTS, SECRETS, OUTPUTS, ALL

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        lanes = given.lanes // len(MIXTURE)
        self.tables = [Table(lanes, given.seed + n, options) for n, options in enumerate(MIXTURE)]

    def begin(self, seed: int) -> None:
        """Begin other games."""
        for n, table in enumerate(self.tables):
            table.begin(seed + n)

    def go_on(self, actor: Network, critic: Network, curious: float = 1.0) -> dict[str, Tensor]:
        """Play on with the actor in every seat, and record everything."""
        parts = [self._play(table, actor, critic, curious) for table in self.tables]
        return {name: torch.cat([part[name] for part in parts], 1) for name in parts[0]}

    def _play(
        self, table: Table, actor: Network, critic: Network, curious: float
    ) -> dict[str, Tensor]:
        names = ("told", "masks", "actions", "logs", "rewards", "ends", "values", "seats")
        kept: dict[str, list[Tensor]] = {name: [] for name in names}
        for _ in range(self.given.steps):
            told, masks = table.seen.look(table.games)
            kept["values"].append(judge(critic, told))
            kept["seats"].append(torch.from_numpy(table.games.seats.copy()))
            logs = likings(actor, told, masks)
            chosen = pick(logs, curious)
            rewards = table.step(ACTIONS[chosen[:, 0].numpy()])
            kept["told"].append(told)
            kept["masks"].append(masks)
            kept["actions"].append(chosen)
            kept["logs"].append(logs.gather(1, chosen)[:, 0])
            kept["rewards"].append(torch.from_numpy(rewards).float())
            kept["ends"].append(torch.from_numpy(table.games.ends == 1))
        found = {name: torch.stack(values) for name, values in kept.items()}
        seats = range(table.players)
        last = [judge(critic, table.seen.look(table.games, seat)[0]) for seat in seats]
        gain = advantages(found, torch.stack(last, 1), self.given.decay)
        learned = {name: found[name] for name in ("told", "masks", "actions", "logs")}
        return {**learned, "gain": gain.sum(-1), "target": gain + found["values"]}

    def measure(self, actor: Network) -> tuple[float, float]:
        """Short games of two against a bot, each deal from both seats: wins, and mean margin."""
        deals, seed = self.given.deals, self.given.seed
        margins = []
        for seat in (0, 1):
            learner = Learner(
                *(GAME, deals),
                **dict(opponent=self.given.opponent, seat=seat, reward="margin", expeditions=1),
            )
            learner.begin(range(deals), [f"eval-{seed}-{n}" for n in range(deals)])
            seen = Seen(deals, False)
            total = np.zeros(deals)
            while not learner.ends.all():
                told, masks = seen.look(learner.vector)
                best = likings(actor, told, masks).argmax(1)
                learner.step(ACTIONS[best.numpy()])
                total += learner.rewards
            margins.append(total)
        return float((np.sign(margins) / 2 + 0.5).mean()), float(np.mean(margins))

    def export(self, actor: Network, critic: Network, about: dict[str, Any]) -> None:
        """Write the weights, with a game that they play as a check."""
        player = rounded(actor)
        options = {"expeditions": 1, "players": 3, "stall_cap": STALL_CAP}
        game = research.vector(GAME, 1, seed=0, **options)
        seen = Seen(1, False)
        answers = []
        while not game.ends[0]:
            told, masks = seen.look(game)
            each, whole = player(told)
            logits = torch.cat([each.flatten(1), whole], 1)
            best = int(logits.masked_fill(~masks, -1e9).argmax(1))
            answers.append([int(ACTIONS[best]), round(logits[0, best].item(), 3)])
            game.step(ACTIONS[[best]])
        data = {
            "game": GAME,
            "version": rivalry.game(GAME).version,
            "about": about,
            "check": {"seed": 0, "options": options, "answers": answers},
            "weights": plain(player),
            "critic": plain(critic),
        }
        write(self.given.out, data)


def advantages(kept: dict[str, Tensor], last: Tensor, decay: float) -> Tensor:
    """Generalised advantages: each seat looks from one answer of its own to its next one.

    `last` is what every seat may expect after the last answer.
    """
    steps, lanes = kept["logs"].shape
    every = torch.arange(lanes)
    found = torch.zeros(steps, lanes, VALUES)
    expected, later, got = last.clone(), torch.zeros_like(last), torch.zeros_like(last)
    for t in reversed(range(steps)):
        ended = kept["ends"][t]
        for one in (expected, later, got):
            one[ended] = 0.0
        got += kept["rewards"][t]
        seats = kept["seats"][t]
        value = kept["values"][t]
        delta = got[every, seats] + expected[every, seats] - value
        gain = delta + decay * later[every, seats]
        found[t] = gain
        expected[every, seats] = value
        later[every, seats] = gain
        got[every, seats] = 0.0
    return found


def main() -> None:
    given = arguments(__doc__.splitlines()[0]).parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    train(given, BoardGame(given))
    if given.picture:
        draw(given.curve, given.picture, "The board game")


if __name__ == "__main__":
    main()
