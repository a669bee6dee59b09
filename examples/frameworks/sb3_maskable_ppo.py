"""MaskablePPO of sb3-contrib against bots, in all four games.

    pip install ".[gymnasium]" sb3-contrib matplotlib
    python examples/frameworks/sb3_maskable_ppo.py --game lost-cities --minutes 5

Many games with opponents inside are shown to Stable-Baselines3 as it asks for them. The learner is
paid for its lead as it changes. It learns against random players and `novice`, and every now and
then plays against both without learning: that is the curve.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from rivalry import research
from rivalry.research import lost_cities_learned as learned
from rivalry.research.learner import Learner

GAMES: dict[str, tuple[dict[str, Any], float]] = {
    "lost-cities": ({"rounds": 1, "cap": 300}, 20.0),
    "lost-cities-rivals": ({"cap": 400}, 20.0),
    "lost-cities-board": ({"expeditions": 1, "cap": 500}, 40.0),
    "catan-rivals": ({"mode": "introductory", "cap": 600}, 2.0),
}
"""The options of each game, and how many points are worth 1."""


def told(spec: research.Spec, observations: Any) -> Any:
    """What the network is told: for Lost Cities the numbers of the bot `learned`, colour by colour;
    elsewhere the observation, every number divided by its range.
    """
    if spec.game == "lost-cities":
        return learned.features(spec, observations).reshape(len(observations), -1)
    scale = np.maximum(np.abs(spec.low()), spec.high()).astype(np.float32)
    return observations / scale


class Games(VecEnv):
    """Many games for Stable-Baselines3, half of them from each seat; ended ones begin anew."""

    def __init__(self, game: str, n: int, opponents: list[str], seed: int) -> None:
        options, self.points = GAMES[game]
        kinds = [(name, seat) for name in opponents for seat in (0, 1)]
        self.parts = [
            Learner(game, n // len(kinds), opponent=name, seat=seat, reward="progress", **options)
            for name, seat in kinds
        ]
        self.seeds = seed
        self.chosen: list[Any] = []
        self.spec_of_game = self.parts[0].vector.spec
        size = told(self.spec_of_game, self.parts[0].observations).shape[1]
        super().__init__(
            sum(part.n for part in self.parts),
            spaces.Box(-np.inf, np.inf, (size,), dtype=np.float32),
            spaces.Discrete(len(self.spec_of_game.actions)),
        )

    def reset(self) -> Any:
        for k, part in enumerate(self.parts):
            part.begin(range(part.n), [f"{self.seeds}:{k}:{n}" for n in range(part.n)])
        return self.seen()

    def seen(self) -> Any:
        return told(self.spec_of_game, self._joined("observations"))

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
                last = told(self.spec_of_game, part.observations[lane : lane + 1])[0]
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


def measure(model: MaskablePPO, game: str, opponent: str, deals: int) -> float:
    """The share of the games won against a bot, each deal from both seats; draws count half."""
    options, _ = GAMES[game]
    options = {name: value for name, value in options.items() if name != "cap"}
    won = []
    for seat in (0, 1):
        table = Learner(game, deals, opponent=opponent, seat=seat, cap=2000, **options)
        table.begin(range(deals), [f"measured:{n}" for n in range(deals)])
        got = np.zeros(deals)
        while not table.ends.all():
            seen = told(table.vector.spec, table.observations)
            actions, _ = model.predict(
                seen, action_masks=table.masks.astype(bool), deterministic=True
            )
            table.step(actions)
            got += table.rewards
        won.append((np.sign(got) + 1) / 2)
    return float(np.mean(won))


class Curve(BaseCallback):
    """Measures the learner as it goes, and ends when its time is over."""

    def __init__(self, given: argparse.Namespace) -> None:
        super().__init__()
        self.given = given
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
            row[opponent] = round(
                measure(self.model, self.given.game, opponent, self.given.deals), 3
            )
        self.rows.append(row)
        print(row, flush=True)
        self.measuring += time.process_time() - start


def train(given: argparse.Namespace) -> list[dict[str, Any]]:
    """Learn until the time is over; the curve."""
    torch.set_num_threads(1)
    games = Games(given.game, given.lanes, given.against, given.seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=given.steps,
        batch_size=given.batch,
        n_epochs=3,
        learning_rate=given.rate,
        gamma=1.0,
        gae_lambda=0.96,
        ent_coef=0.01,
        seed=given.seed,
        policy_kwargs={"net_arch": [given.width, given.width]},
        device="cpu",
    )
    curve = Curve(given)
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
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.zip"))
    parser.add_argument("--curve", type=Path, help="write the curve (CSV)")
    given = parser.parse_args(words or None)
    rows = train(given)
    if given.curve:
        with given.curve.open("w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, list(rows[0]))
            table.writeheader()
            table.writerows(rows)
    return rows


if __name__ == "__main__":
    main()
