"""What is measured of the research library: vectors of games and adapters, beside their peers.

Vectors write observations and masks at every step and pick a random allowed action for every game,
inside compiled code but called from Python, as a training loop does. Adapters are driven through
their own interface: observation and mask out of `last()` or `step()`, a random allowed action in.
"""

import importlib.util
import random
import time
import warnings
from typing import Any

from benchmarks.contenders import Contender, Counts


def vector(game: str, n: int, **options: Any) -> Contender:
    """Random play of `n` games of ours in one vector, with observations and masks."""

    def run(seconds: float) -> Counts:
        from rivalry import research

        games = research.vector(game, n, seed=1, **options)
        decisions = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(max(1, 1024 // n)):
                games.step(games.sample())
                decisions += n
        return decisions, decisions

    return run


def zoo(make: Any) -> Contender:
    """A PettingZoo environment, driven as its own `performance_benchmark` does."""

    def run(seconds: float) -> Counts:
        import numpy as np

        warnings.simplefilter("ignore")
        env = make()
        pick = random.Random(1)
        decisions = 0
        env.reset(seed=1)
        end = time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(20):
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.reset()
                    continue
                env.step(pick.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                decisions += 1
        return decisions, decisions

    return run


def our_zoo() -> Any:
    from rivalry.research import pettingzoo

    return pettingzoo.lost_cities_v0.env(rounds=1)


def hanabi() -> Any:
    from pettingzoo.classic import hanabi_v5

    return hanabi_v5.env()


def our_gymnasium(seconds: float) -> Counts:
    """The Gymnasium environment of Lost Cities against a random opponent, one game."""
    import gymnasium
    import numpy as np

    import rivalry.research.gymnasium  # noqa: F401  (registers it)

    env = gymnasium.make("rivalry/LostCities-v0", opponent="random", rounds=1).unwrapped
    pick = random.Random(1)
    seen, _ = env.reset(seed=1)
    decisions = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        for _ in range(20):
            action = pick.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, _, over, _, _ = env.step(action)
            decisions += 1
            if over:
                seen, _ = env.reset()
    return decisions, decisions


def our_open_spiel(seconds: float) -> Counts:
    """The OpenSpiel game of Lost Cities, stepped from Python."""
    import rivalry.research.open_spiel  # noqa: F401  (registers it)
    from benchmarks.contenders import open_spiel

    return open_spiel("rivalry_lost_cities(rounds=1)")(seconds)


def pgx_leduc(n: int) -> Contender:
    """Leduc hold'em of Pgx (JAX), `n` games, random allowed actions inside compiled code."""

    def run(seconds: float) -> Counts:
        import jax
        import jax.numpy as jnp
        import pgx

        env = pgx.make("leduc_holdem")
        first, step = jax.jit(jax.vmap(env.init)), jax.vmap(env.step)

        def act(state: Any, key: Any) -> Any:
            chosen, restart = jax.random.split(key)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            state = step(state, jax.random.categorical(chosen, logits, axis=1))
            fresh = jax.vmap(env.init)(jax.random.split(restart, n))
            over = state.terminated

            def mix(old: Any, new: Any) -> Any:
                return jnp.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old)

            return jax.tree_util.tree_map(mix, state, fresh)

        act = jax.jit(act)
        key = jax.random.PRNGKey(1)
        state = first(jax.random.split(key, n))
        jax.block_until_ready(act(state, key))  # compile before the clock runs
        decisions = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            key, sub = jax.random.split(key)
            state = jax.block_until_ready(act(state, sub))
            decisions += n
        return decisions, decisions

    return run


CONTENDERS: dict[str, Contender] = {
    **{
        f"lost-cities vector of {n}": vector("lost-cities", n, rounds=1, starter=0)
        for n in (1, 32, 1024, 16384)
    },
    "lost-cities-rivals vector of 1024": vector("lost-cities-rivals", 1024, starter=0),
    "lost-cities-board vector of 1024": vector("lost-cities-board", 1024, starter=0, expeditions=1),
    "catan-rivals vector of 1024": vector("catan-rivals", 1024, starter=0),
    "lost-cities in Gymnasium": our_gymnasium,
    "lost-cities in OpenSpiel": our_open_spiel,
    "lost-cities in PettingZoo": zoo(our_zoo),
    "PettingZoo hanabi": zoo(hanabi),
}
if importlib.util.find_spec("pgx"):
    CONTENDERS["Pgx leduc_holdem, 1024 games"] = pgx_leduc(1024)
