"""What is measured: each contender does its work for some seconds and returns how much it did.

Every contender steps games the same way: ask for the legal answers, pick one at random with the
same generator, apply it. Decisions of chance count for every library, so that games which deal
card by card get credit for each card.
"""

import random
import time
from collections.abc import Callable
from typing import Any

Contender = Callable[[float], int]


def steps(game: str, **options: Any) -> Contender:
    """Our own games, stepped from Python: decision, options, apply."""

    def run(seconds: float) -> int:
        import rivalry

        rules = rivalry.game(game)
        pick = random.Random(1).random
        shuffles = random.Random(2).getrandbits
        n = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            state: Any = rules.new(**options)
            while True:
                d = state.decision
                if d is None:
                    break
                if d.player < 0 and d.why in ("deal", "shuffle"):
                    state.apply(("shuffle", shuffles(64)))
                else:
                    legal = d.options
                    state.apply(legal[int(pick() * len(legal))])
                n += 1
        return n

    return run


def lost_cities_playouts(seconds: float) -> int:
    """Random rounds of Lost Cities inside the engine, each from a fresh deal."""
    from rivalry.core.chance import SplitMix64
    from rivalry.games.lost_cities import rules
    from rivalry.games.lost_cities.playout import play_round

    shuffles = random.Random(2).getrandbits
    rng = SplitMix64(1)
    n = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        state = rules.new(rounds=1, starter=0)
        state.apply(("shuffle", shuffles(64)))
        n += play_round(state, rng)
    return n


def copies(game: str, answers: int, **options: Any) -> Contender:
    """Copies of a position of one of our games, some way into it."""

    def run(seconds: float) -> int:
        import rivalry
        from rivalry.core.contract import positions

        for i, (state, _, _) in enumerate(positions(rivalry.game(game), 1, **options)):
            if i == answers:
                break
        copy = state.copy
        n = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(100):
                copy()
            n += 100
        return n

    return run


def open_spiel(game: str) -> Contender:
    """A game of OpenSpiel, in C++, stepped from Python."""

    def run(seconds: float) -> int:
        import pyspiel

        rules = pyspiel.load_game(game)
        pick = random.Random(1).random
        n = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            state = rules.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                n += 1
        return n

    return run


def rlcard_gin_rummy(seconds: float) -> int:
    """Gin rummy of RLCard, stepped from Python."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    pick = random.Random(1).random
    n = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(pick() * len(legal))])
            n += 1
    return n


CONTENDERS: dict[str, Contender] = {
    "lost-cities stepped": steps("lost-cities", rounds=1, starter=0),
    "lost-cities playouts inside": lost_cities_playouts,
    "lost-cities copy()": copies("lost-cities", 100, rounds=1, starter=0),
    "OpenSpiel hearts": open_spiel("hearts"),
    "OpenSpiel crazy_eights": open_spiel("crazy_eights"),
    "OpenSpiel gin_rummy": open_spiel("gin_rummy"),
    "RLCard gin-rummy": rlcard_gin_rummy,
}
"""By the name in the tables. Those of ours can run compiled and interpreted."""
