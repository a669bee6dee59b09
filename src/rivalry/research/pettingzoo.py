"""The games as PettingZoo environments: parallel, and AEC, where only the seat that is asked acts.

    import pettingzoo
    import rivalry.research.pettingzoo as rivalry_zoo  # registers them
    env = pettingzoo.make("aec", "rivalry/lost_cities-v0", rounds=1)
    env = rivalry_zoo.lost_cities_v0.env(rounds=1)  # the same, in every version of PettingZoo

In the parallel form (`parallel_env`) all agents act in every cycle; those that are not asked have
only the last action, `wait`. A number of cycles means something only there, so
`env(max_cycles=...)` is the parallel form with its agents taking turns.
"""

from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils import AECEnv, ParallelEnv, wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from rivalry import research
from rivalry.bots import language
from rivalry.research.batch import seed_text
from rivalry.research.spec import LAYOUT, Spec

VERSION: Final = f"v{LAYOUT}"


def _space(spec: Spec, actions: int) -> spaces.Dict:
    low, high = (np.array(ends, dtype=np.int16) for ends in (spec.low(), spec.high()))
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


class Aec(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game; the agent that is asked is the one that acts.

    The settings are those of `rivalry.research.vector` (`reward`, `illegal`, `penalty`); the rest
    are options of the game. `reset(seed=7)` plays `rivalry.new(game, seed=7)`.
    """

    def __init__(
        self, game: str, render_mode: str | None = None, illegal: str = "noop", **settings: Any
    ) -> None:
        super().__init__()
        self.vector = research.vector(game, 1, autoreset="disabled", illegal=illegal, **settings)
        spec = self.vector.spec
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"{game.replace('-', '_')}_{VERSION}",
            "is_parallelizable": False,
            "layout": spec.layout,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(spec.players)]
        actions = len(spec.actions)
        self.observation_spaces = {a: _space(spec, actions) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(actions) for a in self.possible_agents}
        self._no_mask = np.zeros(actions, dtype=np.int8)
        self._seeded = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None and not self._seeded:
            seed = int(np.random.default_rng().integers(2**63))
        self._seeded = True
        self.vector.lanes.reset([0], [None if seed is None else seed_text(seed)])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        if self._is_asked(seat):
            mask = self.vector.masks[0].astype(np.int8)
            return {"observation": self.vector.observations[0].copy(), "action_mask": mask}
        mask = self._no_mask.copy()
        return {"observation": self.vector.observe(0, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.vector.step([int(action)])  # type: ignore[arg-type]
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(self.vector.rewards[0, seat])
        if self.vector.ends[0]:
            cut = bool(self.vector.cuts[0])
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> Any:
        seat = self.possible_agents.index(self.agent_selection)
        words = language.text(self.vector.state(0).view(seat))
        return print(words) if self.render_mode == "human" else words

    def close(self) -> None:
        pass

    def _ask(self) -> None:
        """Select the agent that is asked; its mask is in its info as well."""
        for info in self.infos.values():
            info.pop("action_mask", None)
        self.agent_selection = self.possible_agents[int(self.vector.seats[0])]
        if not self.vector.ends[0]:
            mask = self.vector.masks[0].astype(np.int8)
            self.infos[self.agent_selection]["action_mask"] = mask

    def _is_asked(self, seat: int) -> bool:
        return int(self.vector.seats[0]) == seat and not self.vector.ends[0]


class Parallel(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game in which all agents act in every cycle; those not asked can only `wait`.

    After `max_cycles` cycles the game is cut short (truncated).
    """

    def __init__(
        self,
        game: str,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.aec = Aec(game, render_mode, **settings)
        self.metadata = self.aec.metadata | {
            "name": f"{game.replace('-', '_')}_parallel_{VERSION}",
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = self.aec.possible_agents[:]
        spec = self.aec.vector.spec
        self.wait = len(spec.actions)  # the action of agents that are not asked
        self.observation_spaces = {a: _space(spec, self.wait + 1) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(self.wait + 1) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.aec.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self.aec.step(int(actions[self.aec.agent_selection]))
        self.cycles += 1
        ended = bool(self.aec.vector.ends[0])
        over = ended and not self.aec.vector.cuts[0]
        cut = not over and (ended or self.cycles == self.max_cycles)
        agents = self.agents
        observations = self._observations()
        if over or cut:
            self.agents = []
        return (
            observations,
            {agent: self.aec.rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> Any:
        return self.aec.render()

    def close(self) -> None:
        pass

    def _observations(self) -> dict[str, Any]:
        found = {}
        for agent in self.possible_agents:
            seen = self.aec.observe(agent)
            waits = not seen["action_mask"].any()
            seen["action_mask"] = np.append(seen["action_mask"], np.int8(waits))
            found[agent] = seen
        return found


def raw_env(game: str, max_cycles: int | None = None, **settings: Any) -> Any:
    """An AEC environment without wrappers."""
    if max_cycles is not None:
        return parallel_to_aec(Parallel(game, max_cycles, **settings))
    return Aec(game, **settings)


def env(game: str, max_cycles: int | None = None, **settings: Any) -> Any:
    """An AEC environment that reports misuse."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, max_cycles, **settings))
    )


def parallel_env(game: str, max_cycles: int | None = None, **settings: Any) -> Parallel:
    """A parallel environment."""
    return Parallel(game, max_cycles, **settings)


def names() -> dict[str, str]:
    """The games by the names that PettingZoo's users expect."""
    return {game.replace("-", "_"): game for game in research.games()}


def __getattr__(name: str) -> SimpleNamespace:
    """`lost_cities_v0` and the like, with what PettingZoo's own modules have."""
    game = names().get(name.removesuffix(f"_{VERSION}"))
    if game is None or not name.endswith(VERSION):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def of(make: Any) -> Any:
        return lambda *args, **settings: make(game, *args, **settings)

    return SimpleNamespace(env=of(env), raw_env=of(raw_env), parallel_env=of(parallel_env))


def register() -> None:
    """Make the environments known to `pettingzoo.make` (1.27 and later)."""
    if not hasattr(pettingzoo, "register"):
        return
    registries = {"aec": pettingzoo.aec_registry, "parallel": pettingzoo.parallel_registry}
    for name, game in names().items():
        for kind, known in registries.items():
            id = f"rivalry/{name}-{VERSION}"
            if id not in known:
                point = f"rivalry.research.pettingzoo:{'env' if kind == 'aec' else 'parallel_env'}"
                pettingzoo.register(kind, id, point, kwargs={"game": game})


register()
