"""Search in information sets, in batches: every simulation of every tree steps in one vector.

A node stands for the answers that led to it; which of them are possible depends on the world that a
simulation plays in, and worlds are sampled from what the player may know. `simulate` runs one
simulation per lane. What stands at a leaf, it asks one function about all lanes at once: random
play (`ismcts.py`) or a network (`alphazero.py`).
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from rivalry.research import Vector

Judge = Callable[[Vector, list[int]], tuple[np.ndarray, np.ndarray]]
"""From a vector and the lanes that stand at leaves: the value for every seat, and the chances that
each action is good, with a row for each lane of the vector."""

EXPLORE = 1.5


class Node:
    """What is known about the positions after some answers."""

    __slots__ = ("visits", "total", "priors", "children")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat whose answer led here
        self.priors: np.ndarray | None = None  # None for a leaf
        self.children: dict[int, Node] = {}

    def pick(self, allowed: np.ndarray) -> int:
        """The action that promises most, or has been tried too little for what it promised."""
        assert self.priors is not None
        priors = self.priors[allowed] + 1e-3  # another world may allow more
        children = [self.children.get(action) for action in allowed.tolist()]
        visits = np.array([child.visits if child else 0 for child in children])
        means = [child.total / child.visits if child and child.visits else 0 for child in children]
        bonus = EXPLORE * priors / priors.sum() * sqrt(self.visits + 1) / (1 + visits)
        return int(allowed[np.argmax(means + bonus)])


def simulate(games: Vector, roots: list[Node], worlds: list[Any], judge: Judge, seed: str) -> None:
    """One simulation in every lane: from its world down its tree, then back with the result."""
    for lane, world in enumerate(worlds):
        games.set_state(lane, world, seed=f"{seed}/{lane}")
    paths: list[list[tuple[Node, int]]] = [[(root, -1)] for root in roots]
    values = np.zeros((games.n, games.spec.players))
    running = list(range(games.n))
    leaves: list[int] = []
    while running:
        actions = [-1] * games.n
        for lane in running:
            node = paths[lane][-1][0]
            if node.priors is None:
                leaves.append(lane)
                continue
            actions[lane] = node.pick(np.flatnonzero(games.masks[lane]))
            child = node.children.setdefault(actions[lane], Node())
            child.visits += 1  # until the result is there, it counts as a loss
            child.total -= 1
            paths[lane].append((child, int(games.seats[lane])))
        running = [lane for lane in running if actions[lane] >= 0]
        if running:
            games.step(actions)
        for lane in [lane for lane in running if games.ends[lane]]:
            values[lane] = games.rewards[lane]
            running.remove(lane)
    judged, priors = judge(games, leaves)
    for lane in leaves:
        values[lane] = judged[lane]
        paths[lane][-1][0].priors = priors[lane]
    for lane, path in enumerate(paths):
        path[0][0].visits += 1
        for node, seat in path[1:]:
            node.total += 1 + values[lane, seat]
