"""MaskablePPO of sb3-contrib on the Gymnasium environment, against bots inside.

    pip install ".[gymnasium]" sb3-contrib matplotlib
    python examples/frameworks/sb3_maskable_ppo.py --game lost-cities --minutes 5

The native vector environment is shown to Stable-Baselines3 as it asks for one. The learner meets
random players first, and `novice` in a growing part of the games; it is paid for every point of its
lead, as it comes. Every now and then it plays against both without learning: that is the curve.
"""

from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from rivalry.research.gymnasium import observation_space
from rivalry.research.learner import Learner

# Options of the games, the cap on answers, and how many points are worth 1.
GAMES: dict[str, tuple[dict[str, Any], float]] = {
    "lost-cities": ({"rounds": 1, "cap": 300}, 20.0),
    "lost-cities-rivals": ({"cap": 400}, 20.0),
    "lost-cities-board": ({"expeditions": 1, "cap": 500}, 40.0),
    "catan-rivals": ({"mode": "introductory", "cap": 600}, 2.0),
}


class Games(VecEnv):
    """Many games for Stable-Baselines3, half of them from each seat; ended ones begin anew."""

    def __init__(self, game: str, n: int, opponents: list[str], seed: int, **settings: Any) -> None:
        kinds = [(name, seat) for name in opponents for seat in (0, 1)]
        self.parts = [
            Learner(game, n // len(kinds), opponent=name, seat=seat, **settings)
            for name, seat in kinds
        ]
        self.points = 1.0
        spec = self.parts[0].vector.spec
        space = observation_space(spec)["observation"]
        actions = __import__("gymnasium").spaces.Discrete(len(spec.actions))
        super().__init__(sum(part.n for part in self.parts), space, actions)
        self.seed_of_all = seed
        self.actions: Any = None

    def reset(self) -> Any:
        for k, part in enumerate(self.parts):
            part.begin(range(part.n), [f"{self.seed_of_all}:{k}:{n}" for n in range(part.n)])
        return self._joined("observations")

    def step_async(self, actions: Any) -> None:
        self.actions = np.split(actions, np.cumsum([part.n for part in self.parts])[:-1])

    def step_wait(self) -> Any:
        infos: list[dict[str, Any]] = []
        rewards, ends = [], []
        for part, actions in zip(self.parts, self.actions, strict=True):
            part.step(actions)
            rewards.append(part.rewards / self.points)
            ends.append(part.ends.copy())
            over = np.flatnonzero(part.ends).tolist()
            told: list[dict[str, Any]] = [{} for _ in range(part.n)]
            for lane in over:
                told[lane] = {
                    "terminal_observation": part.observations[lane],
                    "TimeLimit.truncated": bool(part.cuts[lane]),
                }
            if over:
                part.begin(over, [None] * len(over))
            infos += told
        joined = np.concatenate(rewards).astype(np.float32)
        return self._joined("observations"), joined, np.concatenate(ends), infos

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
