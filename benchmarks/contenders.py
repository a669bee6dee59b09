"""What is measured: each contender does its work for some seconds and returns how much it did.

Every contender steps games the same way: ask for the legal answers, pick one at random with the
same generator, apply it. It returns two counts: players' decisions, and all answers including those
of chance (a library that deals card by card has many of these). The time covers everything.
"""

import random
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

Counts = tuple[int, int]
Contender = Callable[[float], Counts]


def steps(game: str, **options: Any) -> Contender:
    """Our own games, stepped from Python: decision, options, apply."""

    def run(seconds: float) -> Counts:
        import rivalry
        from rivalry.core.chance import pick as chance_answer

        rules = rivalry.game(game)
        pick = random.Random(1).random
        shuffles = random.Random(2).getrandbits
        n = chance = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            state: Any = rules.new(**options)
            while True:
                d = state.decision
                if d is None:
                    break
                if d.player < 0:
                    state.apply(chance_answer(d, shuffles(64)))
                    chance += 1
                else:
                    legal = d.options
                    state.apply(legal[int(pick() * len(legal))])
                    n += 1
        return n, n + chance

    return run


def lost_cities_playouts(seconds: float) -> Counts:
    """Random rounds of Lost Cities inside the engine, each from a fresh deal."""
    from rivalry.core.chance import SplitMix64
    from rivalry.games.lost_cities.playout import play_round
    from rivalry.games.lost_cities.state import new

    shuffles = random.Random(2).getrandbits
    rng = SplitMix64(1)
    n = rounds = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        state = new(rounds=1, starter=0)
        state.apply(("shuffle", shuffles(64)))
        n += play_round(state, rng)
        rounds += 1
    return n, n + rounds


def copies(game: str, answers: int, **options: Any) -> Contender:
    """Copies of a mid-game position of one of our games."""

    def run(seconds: float) -> Counts:
        import rivalry
        from rivalry.core.contract import positions

        played = positions(rivalry.game(game), 1, **options)
        state, _, _ = next(islice(played, answers, None))
        return count_copies(state.copy, seconds)

    return run


def count_copies(copy: Callable[[], Any], seconds: float) -> Counts:
    """How often something can be copied."""
    n = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        for _ in range(100):
            copy()
        n += 100
    return n, n


def open_spiel(game: str, by_outcomes: bool = True) -> Contender:
    """One of OpenSpiel's games, in C++, stepped from Python.

    Chance nodes are answered from `chance_outcomes()`, as OpenSpiel's own examples do, or from
    `legal_actions()`, which is faster.
    """

    def run(seconds: float) -> Counts:
        import pyspiel

        rules = pyspiel.load_game(game)
        pick = random.Random(1).random
        n = chance = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            state = rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    # All outcomes of these games' deals are equally likely.
                    if by_outcomes:
                        outcomes = state.chance_outcomes()
                        state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                    else:
                        drawn = state.legal_actions()
                        state.apply_action(drawn[int(pick() * len(drawn))])
                    chance += 1
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(pick() * len(legal))])
                    n += 1
        return n, n + chance

    return run


def rlcard_gin_rummy(seconds: float) -> Counts:
    """RLCard's gin rummy, stepped from Python."""
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
    return n, n


def catanatron_game(seed: int) -> Any:
    """A two-player catanatron game between its random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def catanatron_play(seconds: float) -> Counts:
    """Random play in catanatron, by its own loop; rolls count as its players' decisions."""
    n = games = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        game = catanatron_game(games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            n += 1
        games += 1
    return n, n


def catanatron_copies(seconds: float) -> Counts:
    """Copies of a mid-game catanatron position."""
    game = catanatron_game(1)
    for _ in range(200):
        game.play_tick()
    return count_copies(game.copy, seconds)


THEMES = (
    *("gold", "turmoil", "progress", "intrigue", "merchant-princes", "barbarians"),
    *("explorers", "sages", "prosperity", "duel"),
)
"""Ways to play Rivals for Catan that are compared with the first of them."""

CONTENDERS: dict[str, Contender] = {
    "lost-cities stepped": steps("lost-cities", rounds=1, starter=0),
    "lost-cities playouts inside": lost_cities_playouts,
    "lost-cities copy()": copies("lost-cities", 100, rounds=1, starter=0),
    "lost-cities-rivals stepped": steps("lost-cities-rivals", players=2, starter=0),
    "lost-cities-board stepped": steps("lost-cities-board", players=2, starter=0, expeditions=1),
    "OpenSpiel hearts": open_spiel("hearts"),
    "OpenSpiel hearts, chance by legal_actions()": open_spiel("hearts", by_outcomes=False),
    "OpenSpiel crazy_eights": open_spiel("crazy_eights"),
    "OpenSpiel gin_rummy": open_spiel("gin_rummy"),
    "RLCard gin-rummy": rlcard_gin_rummy,
    "catan-rivals stepped": steps("catan-rivals", mode="introductory", starter=0),
    "catan-rivals copy()": copies("catan-rivals", 400, mode="introductory", starter=0),
    **{
        f"catan-rivals {mode} stepped": steps("catan-rivals", mode=mode, starter=0)
        for mode in THEMES
    },
    "catanatron play": catanatron_play,
    "catanatron copy()": catanatron_copies,
}
"""By their names in the tables. Ours can run compiled or interpreted."""
