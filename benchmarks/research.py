"""What is measured in the research library: vectors of games and adapters, beside their peers.

Vectors write observations and masks at every step and pick a random allowed action for every game,
inside compiled code but called from Python, as a training loop does. Adapters are driven through
their own interfaces: observation and mask out of `last()` or `step()`, a random allowed action in.
"""

import importlib.util
import random
import time
import warnings
from typing import Any

from benchmarks.contenders import Contender, Counts


def vector(game: str, n: int, length: int, **options: Any) -> Contender:
    """Random play of `n` of our games in one vector, with observations and masks.

    A random game has about `length` decisions. The warm-up plays that many in the first lane and
    fewer and fewer in the others, so that the games are at all stages of play. They continue from
    run to run.
    """
    made: list[Any] = []

    def warm_up() -> Any:
        import numpy as np

        from rivalry import research

        games = research.vector(game, n, seed=1, **options)
        for step in range(length):
            games.step(games.sample(np.arange(n) < n - n * step // length))
        return games

    def run(seconds: float) -> Counts:
        if not made:
            made.append(warm_up())
        games = made[0]
        decisions = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(max(1, 1024 // n)):
                games.step(games.sample())
                decisions += n
        return decisions, decisions

    return run


def opponent(game: str, name: str, n: int = 256, **options: Any) -> Contender:
    """Steps of a learner that plays at random against a bot, `n` games in Gymnasium."""
    made: list[Any] = []

    def run(seconds: float) -> Counts:
        import numpy as np

        from rivalry.research.gymnasium import Vec

        if not made:
            envs = Vec(game, n, opponent=name, **options)
            made.extend([envs, envs.reset(seed=1)[0], np.random.default_rng(1)])
        envs, seen, pick = made
        steps = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            masks = seen["action_mask"]
            likings = masks * pick.random(masks.shape, dtype=np.float32)
            seen = envs.step(likings.argmax(1))[0]
            steps += n
        made[1] = seen
        return steps, steps

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


def our_zoo(game: str, **options: Any) -> Contender:
    """One of our games in PettingZoo."""

    def make() -> Any:
        from rivalry.research import pettingzoo

        return getattr(pettingzoo, f"{game.replace('-', '_')}_v0").env(**options)

    return zoo(make)


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
    """Leduc hold'em in Pgx (JAX), `n` games, random allowed actions inside compiled code."""
    made: list[Any] = []  # compiled once, before the clock runs

    def compiled() -> Any:
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

        key = jax.random.PRNGKey(1)
        return jax.jit(act), first(jax.random.split(key, n)), key

    def run(seconds: float) -> Counts:
        import jax

        if not made:
            made.extend(compiled())
        act, state, key = made
        state = jax.block_until_ready(act(state, key))
        decisions = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            key, sub = jax.random.split(key)
            state = jax.block_until_ready(act(state, sub))
            decisions += n
        made[1:] = state, key
        return decisions, decisions

    return run


BATCHES = (1, 8, 64, 256, 1024, 4096, 16384)
LOST_CITIES, HEARTS, HANABI = "lost-cities vector of 1024", "OpenSpiel hearts", "PettingZoo hanabi"
OPPONENTS: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("lost-cities", "random", 150_000, {"rounds": 1}),
    ("lost-cities", "strong", 100_000, {"rounds": 1}),
    ("lost-cities", "learned", 30_000, {"rounds": 1}),
    ("lost-cities-rivals", "strong", 100_000, {}),
    ("lost-cities-board", "strong", 100_000, {"expeditions": 1}),
    ("catan-rivals", "strong", 15_000, {}),
)
"""The game, the bot, how many learner steps per second are wanted, and options."""

PGX, ZOO = "Pgx leduc_holdem, 1024 games", "lost-cities in PettingZoo"

CONTENDERS: dict[str, Contender] = {
    **{
        f"lost-cities vector of {n}": vector("lost-cities", n, 300, rounds=1, starter=0)
        for n in BATCHES
    },
    "lost-cities-rivals vector of 1024": vector("lost-cities-rivals", 1024, 160, starter=0),
    "lost-cities-board vector of 1024": vector(
        "lost-cities-board", 1024, 500, starter=0, expeditions=1
    ),
    "catan-rivals vector of 1024": vector("catan-rivals", 1024, 700, starter=0),
    "catan-rivals vector of 1024, complete": vector(
        "catan-rivals", 1024, 700, starter=0, encoding="complete"
    ),
    **{
        f"{game} against {name}": opponent(game, name, **options)
        for game, name, _, options in OPPONENTS
    },
    "lost-cities in Gymnasium": our_gymnasium,
    "lost-cities in OpenSpiel": our_open_spiel,
    ZOO: our_zoo("lost-cities", rounds=1),
    "lost-cities-rivals in PettingZoo": our_zoo("lost-cities-rivals"),
    "lost-cities-board in PettingZoo": our_zoo("lost-cities-board", expeditions=1),
    "catan-rivals in PettingZoo": our_zoo("catan-rivals"),
    HANABI: zoo(hanabi),
}
if importlib.util.find_spec("pgx"):
    CONTENDERS[PGX] = pgx_leduc(1024)


def conclusions(rate: dict[str, float]) -> list[str]:
    """What the figures say, given each contender's decisions per second by name."""
    found = [
        "Microseconds a decision in a vector of so many games: "
        + ", ".join(f"{n} {1e6 / rate[f'lost-cities vector of {n}']:.2f}" for n in BATCHES),
        f"{LOST_CITIES}: {rate[LOST_CITIES] / rate[HEARTS]:.1f} times {HEARTS} (wanted: 6)",
        f"{ZOO}: {rate[ZOO] / rate[HANABI]:.1f} times {HANABI} (wanted: 3)",
    ]
    found += [
        f"{game} against {name}: {rate[f'{game} against {name}']:,.0f} steps of the learner "
        f"a second (wanted: {wanted:,})"
        for game, name, wanted, _ in OPPONENTS
    ]
    if PGX in rate:
        times = rate[LOST_CITIES] / rate[PGX]
        found.append(f"{LOST_CITIES}: {times:.1f} times {PGX} (wanted: 1.5)")
    else:
        found.append("Pgx is not installed (pip install -r benchmarks/requirements-pgx.txt)")
    return found
