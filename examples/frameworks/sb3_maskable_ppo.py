"""MaskablePPO of sb3-contrib against bots, in all four games.

    pip install ".[gymnasium]" sb3-contrib
    python examples/frameworks/sb3_maskable_ppo.py --game lost-cities --minutes 5

Many games with opponents inside are shown to Stable-Baselines3 as it asks for them. The learner is
paid for its lead as it changes. It learns against random players and `novice`, and every now and
then plays against both without learning: that is the curve.
"""

import argparse
import csv
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor, nn
from torch.distributions import Distribution

from rivalry import research
from rivalry.research import lost_cities_learned as learned
from rivalry.research.learner import Learner


@dataclass(frozen=True)
class Course:
    """How a game is learned."""

    options: dict[str, Any]
    cap: int  # a game is cut short after so many answers
    points: float  # that are worth 1
    width: int  # of the network's layers


GAMES = {
    "lost-cities": Course({"rounds": 1}, 300, 20.0, 64),
    "lost-cities-rivals": Course({}, 400, 20.0, 128),
    "lost-cities-board": Course({"expeditions": 1}, 500, 40.0, 128),
    "catan-rivals": Course({"mode": "introductory"}, 600, 2.0, 128),
}

COLOURS = 5  # of Lost Cities


class Reading:
    """What the network is told: for Lost Cities the numbers of the bot `learned`, colour by colour;
    elsewhere what changes in an observation, every number divided by its range.
    """

    def __init__(self, game: str) -> None:
        options = GAMES[game].options
        self.spec = research.spec(game, **options)
        self.columns = np.zeros(0, dtype=np.int64)
        if game != "lost-cities":
            self.columns = changing(research.vector(game, 64, seed=0, **options))
        scale = np.maximum(np.abs(self.spec.low()), self.spec.high())
        self.scale = scale[self.columns].astype(np.float32)

    def __call__(self, observations: Any) -> Any:
        if self.spec.game == "lost-cities":
            return learned.features(self.spec, observations).reshape(len(observations), -1)
        return observations[:, self.columns] / self.scale


def changing(games: research.Vector) -> Any:
    """The indices of observations that change in a hundred thousand decisions of random play."""
    low, high = games.observations[0].copy(), games.observations[0].copy()
    for _ in range(100_000 // games.n):
        games.step(games.sample())
        low = np.minimum(low, games.observations.min(0))
        high = np.maximum(high, games.observations.max(0))
    return np.flatnonzero(low < high)


class Colours(nn.Module):
    """Reads every colour of Lost Cities with the same weights, beside the mean of all colours."""

    def __init__(self, inputs: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(2 * width, width)

    def forward(self, told: Tensor) -> Tensor:
        own = torch.relu(self.first(told))
        around = own.mean(1, keepdim=True).expand_as(own)
        return own + torch.relu(self.second(torch.cat([own, around], 2)))


class TwoReaders(nn.Module):
    """One reader for what is answered, one for what a position is worth."""

    def __init__(self, inputs: int, width: int) -> None:
        super().__init__()
        self.latent_dim_pi = COLOURS * width
        self.latent_dim_vf = width
        self.actor = Colours(inputs // COLOURS, width)
        self.critic = Colours(inputs // COLOURS, width)

    def forward(self, told: Tensor) -> tuple[Tensor, Tensor]:
        return self.forward_actor(told), self.forward_critic(told)

    def forward_actor(self, told: Tensor) -> Tensor:
        return self.actor(told.unflatten(1, (COLOURS, -1))).flatten(1)

    def forward_critic(self, told: Tensor) -> Tensor:
        return self.critic(told.unflatten(1, (COLOURS, -1))).mean(1)


class Likings(nn.Module):
    """How much each action is liked: the same weights for every colour, and the draw pile."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.colour = nn.Linear(width, learned.OUTPUTS)
        self.deck = nn.Linear(width, 1)
        places = learned.actions(COLOURS)
        found = torch.full((actions,), len(places))  # what no colour has gets nothing
        found[torch.as_tensor(places)] = torch.arange(len(places))
        self.register_buffer("found", found)

    def forward(self, read: Tensor) -> Tensor:
        colours = read.unflatten(1, (COLOURS, -1))
        deck = self.deck(colours.mean(1))
        each = [self.colour(colours).flatten(1), deck, torch.zeros_like(deck)]
        return torch.cat(each, 1)[:, self.found]


class ColourPolicy(MaskableActorCriticPolicy):
    """What it learns of one colour it knows of all. Its width is `net_arch`."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = TwoReaders(self.features_dim, self.net_arch[0])

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Likings(self.net_arch[0], int(self.action_space.n))
        self.action_net.apply(partial(self.init_weights, gain=0.01))
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


class Games(VecEnv):
    """Many games for Stable-Baselines3, half of them from each seat; ended ones begin anew."""

    def __init__(self, game: str, n: int, opponents: list[str], seed: int) -> None:
        course = GAMES[game]
        self.points = course.points
        kinds = [(name, seat) for name in opponents for seat in (0, 1)]
        settings = {"reward": "progress", "skip_forced": True, "cap": course.cap, **course.options}
        self.parts = [
            Learner(game, n // len(kinds), opponent=name, seat=seat, **settings)
            for name, seat in kinds
        ]
        self.seeds = seed
        self.chosen: list[Any] = []
        self.told = Reading(game)
        size = self.told(self.parts[0].observations).shape[1]
        super().__init__(
            sum(part.n for part in self.parts),
            spaces.Box(-np.inf, np.inf, (size,), dtype=np.float32),
            spaces.Discrete(len(self.told.spec.actions)),
        )

    def reset(self) -> Any:
        for k, part in enumerate(self.parts):
            part.begin(range(part.n), [f"{self.seeds}:{k}:{n}" for n in range(part.n)])
        return self.seen()

    def seen(self) -> Any:
        return self.told(self._joined("observations"))

    def step_async(self, actions: Any) -> None:
        self.chosen = np.split(actions, np.cumsum([part.n for part in self.parts])[:-1])

    def step_wait(self) -> Any:
        infos: list[dict[str, Any]] = []
        rewards, ends = [], []
        for part, actions in zip(self.parts, self.chosen, strict=True):
            part.step(actions)
            rewards.append(part.rewards / self.points)
            ends.append(part.ends.copy())
            over = np.flatnonzero(part.ends).tolist()
            mine: list[dict[str, Any]] = [{} for _ in range(part.n)]
            for lane in over:
                last = self.told(part.observations[lane : lane + 1])[0]
                mine[lane] = {
                    "terminal_observation": last,
                    "TimeLimit.truncated": bool(part.cuts[lane]),
                }
            if over:
                part.begin(over, [None] * len(over))
            infos += mine
        paid = np.concatenate(rewards).astype(np.float32)
        return self.seen(), paid, np.concatenate(ends), infos

    def _joined(self, name: str) -> Any:
        return np.concatenate([getattr(part, name) for part in self.parts])

    def action_masks(self) -> Any:
        return self._joined("masks").astype(bool)

    # What Stable-Baselines3 asks of environments one by one.

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> Any:
        assert method_name == "action_masks", f"no method {method_name} of single games"
        return list(self.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> Any:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def measure(model: MaskablePPO, told: Reading, opponent: str, deals: int) -> float:
    """The share of the games won against a bot, each deal from both seats.

    Draws count half; a game that does not end is not won.
    """
    game = told.spec.game
    options = GAMES[game].options
    won = []
    for seat in (0, 1):
        table = Learner(game, deals, opponent=opponent, seat=seat, cap=2000, **options)
        table.begin(range(deals), [f"measured:{n}" for n in range(deals)])
        got = np.zeros(deals)
        while not table.ends.all():
            masks = table.masks.astype(bool)
            seen = told(table.observations)
            actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
            table.step(actions)
            got += table.rewards
        won.append(np.where(table.cuts, 0.0, (np.sign(got) + 1) / 2))
    return float(np.mean(won))


class Curve(BaseCallback):
    """Measures the learner as it goes, and ends when its time is over."""

    def __init__(self, given: argparse.Namespace, told: Reading) -> None:
        super().__init__()
        self.given, self.told = given, told
        self.rows: list[dict[str, Any]] = []
        self.begun = time.process_time()
        self.measuring = 0.0

    def spent(self) -> float:
        """Minutes of processor time, those of measuring left out."""
        return (time.process_time() - self.begun - self.measuring) / 60

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        due = len(self.rows) * self.given.every
        if self.spent() >= due or self.spent() >= self.given.minutes:
            self.add_row()

    def _on_rollout_end(self) -> None:
        left = max(0.05, 1 - self.spent() / self.given.minutes)
        self.model.lr_schedule = lambda _: self.given.rate * left

    def add_row(self) -> None:
        start, minutes = time.process_time(), self.spent()
        row: dict[str, Any] = {"minutes": round(minutes, 2), "decisions": self.num_timesteps}
        for opponent in ("random", "novice"):
            won = measure(self.model, self.told, opponent, self.given.deals)
            row[opponent] = round(won, 3)
        self.rows.append(row)
        print(row, flush=True)
        if self.given.curve:
            with self.given.curve.open("w", newline="", encoding="utf-8") as file:
                table = csv.DictWriter(file, list(row))
                table.writeheader()
                table.writerows(self.rows)
        self.measuring += time.process_time() - start


def train(given: argparse.Namespace) -> list[dict[str, Any]]:
    """Learn until the time is over; the curve."""
    torch.set_num_threads(1)
    Distribution.set_default_validate_args(False)  # masks are never wrong here, and checks are slow
    games = Games(given.game, given.lanes, given.against, given.seed)
    width = given.width or GAMES[given.game].width
    model = MaskablePPO(
        ColourPolicy if given.game == "lost-cities" else "MlpPolicy",
        games,
        n_steps=given.steps,
        batch_size=given.batch,
        n_epochs=3,
        learning_rate=given.rate,
        gamma=1.0,
        gae_lambda=0.96,
        ent_coef=0.01,
        seed=given.seed,
        policy_kwargs={"net_arch": [width, width]},
        device="cpu",
    )
    curve = Curve(given, games.told)
    while curve.spent() < given.minutes:
        model.learn(given.lanes * given.steps, callback=curve, reset_num_timesteps=False)
    curve.add_row()
    model.save(given.out)
    return curve.rows


def main(*words: str) -> list[dict[str, Any]]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES), default="lost-cities")
    parser.add_argument("--against", nargs="+", default=["random", "novice"])
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between measurements")
    parser.add_argument("--deals", type=int, default=100, help="of a measurement, two games each")
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--width", type=int, help="of the network's layers")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.zip"))
    parser.add_argument("--curve", type=Path, help="write the curve (CSV)")
    return train(parser.parse_args(words or None))


if __name__ == "__main__":
    main()
