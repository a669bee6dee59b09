"""Batched search in information sets (ISMCTS) with random playouts, against a bot.

python examples/search/ismcts.py --game lost-cities --against novice --games 4 --simulations 256
"""

import argparse

import numpy as np
from tree import Node, simulate

import rivalry
from rivalry import research
from rivalry.bots import bot as bots
from rivalry.core.chance import SplitMix64
from rivalry.research.lanes.lanes import bits

POINTS = 30.0  # a lead that is as good as won


def play_out(games: research.Vector, leaves: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """Random play to the end of every game, or to the cap; all actions are equally good."""
    values = np.zeros((games.n, games.spec.players))
    left = np.zeros(games.n, dtype=np.bool_)
    left[leaves] = True
    while left.any():
        games.step(games.sample(left))
        values[left] += games.rewards[left]
        left &= games.ends == 0
    return np.tanh(values / POINTS), np.ones((games.n, len(games.spec.actions)))


def choose(games: research.Vector, view: dict, simulations: int, seed: str) -> int:
    """The action that was tried most, from what the view tells and nothing else."""
    root = Node()
    world = rivalry.game(games.spec.game).sampler(view)
    rng = SplitMix64(bits(seed))
    for n in range(1 + simulations // games.n):  # the first one only looks at the root
        worlds = [world(int(rng.next64()) & (2**64 - 1)) for _ in range(games.n)]
        simulate(games, [root] * games.n, worlds, play_out, f"{seed}/{n}")
    return max(root.children, key=lambda action: root.children[action].visits)


def main(*given: str) -> float:
    """Play some games; the share of them that the search won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--against", default="novice")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=256)
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--cap", type=int, default=40, help="answers of a playout")
    o = parser.parse_args(given or None)
    options = {"rounds": 1} if o.game == "lost-cities" else {}
    # Points count as they come: an end would be too far away for random play.
    games = research.vector(
        o.game, o.lanes, autoreset="disabled", reward="progress", cap=o.cap, **options
    )
    games_won = 0.0
    for n in range(o.games):
        match = rivalry.new(o.game, seed=n // 2, **options)
        rival = bots.make(o.game, o.against, n)
        seat = n % 2
        while match.decision:
            asked = match.decision.player
            view = match.view(asked)
            if asked != seat:
                match.answer(rival.choose(view, match.decision, bots.Budget(iterations=50)))
                continue
            action = choose(games, view, o.simulations, f"{n}/{len(match.log.answers)}")
            match.answer(research.module(o.game).action(action))
        games_won += (seat in match.winners()) / len(match.winners())
        print(f"game {n}: seat {seat}, scores {match.scores()}")
    print(f"won {games_won / o.games:.0%} against {o.against}")
    return games_won / o.games


if __name__ == "__main__":
    main()
