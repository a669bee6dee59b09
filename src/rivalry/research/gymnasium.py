"""The games as Gymnasium environments, one by one and native vectors of them.

    import gymnasium
    import rivalry.research.gymnasium  # registers them
    env = gymnasium.make("rivalry/LostCities-v0", opponent="strong")
    envs = gymnasium.make_vec("rivalry/LostCities-v0", num_envs=64)

An observation is a dictionary: `observation` (see `rivalry.research.spec`) and `action_mask`, which
is also in the info. An action that is not allowed changes nothing and costs `penalty`; with
`illegal="raise"` it raises, with `illegal="terminate"` it ends the episode.
"""

from enum import Enum
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from rivalry.bots import language
from rivalry.research.learner import Learner
from rivalry.research.registration import gymnasium_environments
from rivalry.research.spec import Spec

try:
    from gymnasium.vector import AutoresetMode
except ImportError:  # Gymnasium 1.0

    class AutoresetMode(Enum):  # type: ignore[no-redef]
        """What a vector environment does with games that are over, as later versions name it."""

        NEXT_STEP = "NextStep"
        SAME_STEP = "SameStep"
        DISABLED = "Disabled"


def observation_space(spec: Spec) -> spaces.Dict:
    """What an environment shows: the numbers, and which actions are allowed."""
    low = np.array(spec.low(), dtype=np.int16)
    high = np.array(spec.high(), dtype=np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.MultiBinary(len(spec.actions)),
        }
    )


class Env(gymnasium.Env[dict[str, Any], Any]):
    """One game with opponents inside.

    `opponent` is the name of a bot, a bot, or a function from a seed to a bot, or a list with one
    for each other seat, clockwise; "self" asks the learner for every seat. `seat` is the learner's
    seat, `budget` what opponents may think. The other settings are those of
    `rivalry.research.vector`, the rest are options of the game (`rounds=1`, `players=3`, ...).
    A reset with a seed plays `rivalry.new(game, seed=seed)`; later resets go on as a lane of a
    vector does.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **settings: Any) -> None:
        self.learner = Learner(game, 1, **settings)
        self.spec_of_observations = self.learner.vector.spec
        self.observation_space = observation_space(self.spec_of_observations)
        self.action_space = spaces.Discrete(len(self.spec_of_observations.actions))
        self.render_mode = render_mode
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        first: int | None = seed
        if seed is None and not self._seeded:
            first = int(self.np_random.integers(2**63))
        self._seeded = True
        self.learner.begin([0], [first])
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.learner.step([int(action)])
        reward, end = float(self.learner.rewards[0]), bool(self.learner.ends[0])
        return self._observation(), reward, end, False, self._info()

    def action_masks(self) -> Any:
        """Which actions are allowed, as sb3-contrib asks for it."""
        return self.learner.masks[0].astype(np.bool_)

    def render(self) -> Any:
        """The learner's view as text."""
        return language.text(self._view())

    def _view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.learner.vector.state(0).view(self._seat())
        return view

    def _seat(self) -> int:
        return int(self.learner.vector.seats[0]) if self._is_self_play() else self.learner.seat

    def _is_self_play(self) -> bool:
        return self.learner.opponent == "self"

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.learner.observations[0],
            "action_mask": self.learner.masks[0],
        }

    def _info(self) -> dict[str, Any]:
        state = self.learner.vector.state(0)
        return {
            "action_mask": self.learner.masks[0].copy(),
            "seat": self._seat(),
            "scores": np.array(state.scores()),
        }


class Vec(VectorEnv[dict[str, Any], Any, Any]):
    """Many games with opponents inside, stepped together; the settings are those of `Env`."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = self.metadata | {"autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.learner = Learner(game, num_envs, **settings)
        spec = self.learner.vector.spec
        self.single_observation_space = observation_space(spec)
        self.single_action_space = spaces.Discrete(len(spec.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        lanes = list(range(self.num_envs))
        if options and "reset_mask" in options:
            lanes = np.flatnonzero(options["reset_mask"]).tolist()
        if seed is None:
            seed = int(self.np_random.integers(2**62))
        seeds = [seed + lane for lane in lanes] if isinstance(seed, int) else seed
        self._np_random = np.random.default_rng(seeds[0])
        self.learner.begin(lanes, seeds)
        self._ended[:] = False
        return self._observation(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        learner = self.learner
        learner.step(np.asarray(actions))
        rewards, ends = learner.rewards.copy(), learner.ends.copy()
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            fresh = np.flatnonzero(self._ended).tolist()
            if fresh:
                learner.begin(fresh, [None] * len(fresh))
                rewards[fresh] = 0.0
                ends = learner.ends.copy()
            self._ended = ends
        info: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ends.any():
            info["final_obs"] = self._final_observations(ends)
            info["_final_obs"] = ends.copy()
            fresh = np.flatnonzero(ends).tolist()
            learner.begin(fresh, [None] * len(fresh))
        never = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observation(), rewards, ends, never, self._info() | info

    def action_masks(self) -> Any:
        """Which actions are allowed, a row for each game."""
        return self.learner.masks.astype(np.bool_)

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.learner.observations.copy(),
            "action_mask": self.learner.masks.copy(),
        }

    def _final_observations(self, ends: Any) -> Any:
        found = np.full(self.num_envs, None, dtype=object)
        for lane in np.flatnonzero(ends):
            found[lane] = {
                "observation": self.learner.observations[lane].copy(),
                "action_mask": self.learner.masks[lane].copy(),
            }
        return found

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": self.learner.masks.copy(), "_action_mask": everywhere}


gymnasium_environments()
