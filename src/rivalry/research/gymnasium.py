"""The games as Gymnasium environments, singly and as native vectors.

    import gymnasium
    import rivalry.research.gymnasium  # registers them
    env = gymnasium.make("rivalry/LostCities-v0", opponent="strong")
    envs = gymnasium.make_vec("rivalry/LostCities-v0", num_envs=64)

An observation is a dictionary: `observation` (see `rivalry.research.spec`) and `action_mask`. The
info has the mask too, and `seat` (who is asked), `scores` and `rewards` (of every seat). A game
that is cut short, by its rules' cap on turns or by `cap`, is truncated. An action that is not
allowed changes nothing and costs `penalty`; with `illegal="raise"` it raises, with
`illegal="terminate"` it ends the episode.
"""

from enum import Enum
from operator import index
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
        """What a vector environment does with games that are over, named as in later versions."""

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

    `opponent` is the name of a bot, a bot, a function from a seed to a bot, an object that answers
    for many games at once (`answers(observations, masks)`), or a list with one for each other seat,
    clockwise; "self" asks the learner for every seat. `seat` is the learner's seat, `budget` how
    much opponents may think. The other settings are those of `rivalry.research.vector`, the rest
    are options of the game (`rounds=1`, `players=3`, ...).
    A reset with a seed plays `rivalry.new(game, seed=seed)`; later resets go on as a lane of a
    vector does.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **settings: Any) -> None:
        self.learner = Learner(game, 1, **settings)
        self.spec_of_observations = self.learner.vector.spec
        self.metadata = self.metadata | {"layout": self.spec_of_observations.layout}
        self.observation_space = observation_space(self.spec_of_observations)
        self.action_space = spaces.Discrete(len(self.spec_of_observations.actions))
        self.render_mode = render_mode
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        first = None if seed is None else index(seed)
        super().reset(seed=first)
        if seed is None and not self._seeded:
            first = int(self.np_random.integers(2**63))
        self._seeded = True
        self.learner.begin([0], [first])
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        learner = self.learner
        learner.step(np.atleast_1d(np.asarray(action)))
        reward, cut = float(learner.rewards[0]), bool(learner.cuts[0])
        end = bool(learner.ends[0]) and not cut
        return self._observation(), reward, end, cut, self._info()

    def action_masks(self) -> Any:
        """Which actions are allowed, under the name that sb3-contrib asks for."""
        return self.learner.masks[0].astype(np.bool_)

    def render(self) -> Any:
        """The learner's view as text."""
        return language.text(self._view())

    def _view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.learner.vector.state(0).view(int(self.learner.seats[0]))
        return view

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.learner.observations[0],
            "action_mask": self.learner.masks[0],
        }

    def _info(self) -> dict[str, Any]:
        told = {name: values[0] for name, values in self.learner.info().items()}
        return told | {"seat": int(told["seat"])}


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
        self.metadata = self.metadata | {"layout": spec.layout}
        self.single_observation_space = observation_space(spec)
        self.single_action_space = spaces.Discrete(len(spec.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, dtype=np.bool_)
        self._seeded = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        which = np.ones(self.num_envs, dtype=np.bool_)
        if options and "reset_mask" in options:
            which = np.asarray(options["reset_mask"])
            if which.shape != (self.num_envs,) or which.dtype != np.bool_ or not which.any():
                raise ValueError(
                    f"reset_mask has {self.num_envs} booleans, at least one of them true; "
                    f"got {which.dtype} of shape {which.shape}"
                )
        lanes = np.flatnonzero(which).tolist()
        self.learner.begin(lanes, [self._seed(lane, seed) for lane in lanes])
        self._ended[which] = False
        self._seeded[which] = True
        return self._observation(), self._info(which)

    def _seed(self, lane: int, seed: int | list[int | None] | None) -> int | None:
        """The seed for one game; None to go on with the next seed after the previous game's."""
        if isinstance(seed, list | tuple | np.ndarray):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
            own = seed[lane]
        else:
            own = None if seed is None else index(seed) + lane
        if own is None and not self._seeded[lane]:
            return int(self.np_random.integers(2**62))
        return own

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        learner = self.learner
        learner.step(np.asarray(actions))
        rewards, ends, cuts = learner.rewards.copy(), learner.ends.copy(), learner.cuts.copy()
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            if self._ended.any():
                self._begin_next(self._ended)
                rewards[self._ended] = 0.0
                ends, cuts = learner.ends.copy(), learner.cuts.copy()
            self._ended = ends
        info: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ends.any():
            info["final_obs"], info["_final_obs"] = self._final_observations(ends), ends.copy()
            info["final_info"], info["_final_info"] = self._info(ends), ends.copy()
            self._begin_next(ends)
        return self._observation(), rewards, ends & ~cuts, cuts, self._info() | info

    def _begin_next(self, which: Any) -> None:
        """Begin the next game in these lanes; the other lanes keep this step's rewards."""
        lanes = np.flatnonzero(which).tolist()
        self.learner.begin(lanes, [None] * len(lanes))

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

    def _info(self, which: Any = None) -> dict[str, Any]:
        """The info as Gymnasium gathers it: each game's values, and whether it has any."""
        if which is None:
            which = np.ones(self.num_envs, dtype=np.bool_)
        found: dict[str, Any] = {}
        for name, values in self.learner.info().items():
            values[~which] = 0
            found[name], found[f"_{name}"] = values, which.copy()
        return found


gymnasium_environments()
