"""The networks of a game with colours for many positions at once, where NumPy is installed.

The numbers are those of `policy/colour_network.py` within rounding, several times as fast.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rivalry.bots.learned import Networks, read

Numbers = npt.NDArray[np.float32]


class Matrices:
    """The layers of one network."""

    def __init__(self, weights: Mapping[str, Sequence[Sequence[float]]]) -> None:
        given = {name: np.array(rows, dtype=np.float32) for name, rows in weights.items()}
        self.width = len(given["colour.weight"])
        # Two layers read the same numbers, so they are one here.
        self.first = np.concatenate([given["colour.weight"], given["direct.weight"]]).T.copy()
        self.first_bias = np.concatenate([given["colour.bias"], given["each.bias"]])[:, 0]
        self.mixes = [
            (
                given[f"own.{n}.weight"].T.copy(),
                given[f"around.{n}.weight"].T.copy(),
                given[f"own.{n}.bias"][:, 0],
            )
            for n in range(sum(name.startswith("around.") for name in given))
        ]
        self.each = given["each.weight"].T.copy()
        self.whole = given["whole.weight"].T.copy()
        self.whole_bias = given["whole.bias"][:, 0]

    def outputs(self, told: Numbers) -> tuple[Numbers, Numbers]:
        """For rows of colours: what there is for each colour, and for all together."""
        n, colours, inputs = told.shape
        both = told.reshape(n * colours, inputs) @ self.first
        both += self.first_bias
        hidden = np.maximum(both[:, : self.width], 0)
        for own, around, bias in self.mixes:
            fresh = (hidden @ own).reshape(n, colours, self.width)
            mean = hidden.reshape(n, colours, self.width).sum(1) / colours
            fresh += (mean @ around + bias)[:, None]
            np.maximum(fresh, 0, out=fresh)
            hidden += fresh.reshape(n * colours, self.width)
        each = hidden @ self.each
        each += both[:, self.width :]
        mean = hidden.reshape(n, colours, self.width).sum(1) / colours
        whole = mean @ self.whole + self.whole_bias
        return each.reshape(n, colours, -1), whole

    def likings(self, told: Numbers) -> Numbers:
        """How much an actor likes every answer, allowed or not."""
        each, whole = self.outputs(told)
        return np.concatenate([each.reshape(len(told), -1), whole], 1)

    def prospects(self, told: Numbers) -> Numbers:
        """What a critic says of a seat: the points, and the victories, that are to come."""
        each, whole = self.outputs(told)
        found: Numbers = each.sum(1) + whole
        return found


@cache
def matrices(path: Path, which: str) -> Matrices:
    """One of the networks in a file."""
    return Matrices(read(path)[which])


class Table:
    """Room for many positions like one of them, and what is told of them."""

    def __init__(self, networks: Networks, like: Any, count: int, secrets: bool) -> None:
        self.rows = networks.table(like, count, secrets)
        size = self.rows.size
        self._numbers = np.asarray(memoryview(self.rows.numbers)).reshape(count, -1, size)
        self._closed = np.asarray(memoryview(self.rows.closed)).reshape(count, -1)

    def look(self, positions: list[Any], seat: int = -1) -> tuple[Numbers, npt.NDArray[np.float64]]:
        """What a seat of each position is told, or the one to move, and what it may answer."""
        self.rows.fill(positions, seat)
        n = len(positions)
        return self._numbers[:n].astype(np.float32), self._closed[:n]


def play_turns(networks: Networks, positions: list[Any], turns: int) -> None:
    """Play so many turns of each position, or until its round is over, as the actor likes best."""
    actor = matrices(networks.file, "weights")
    table = Table(networks, positions[0], len(positions), False)
    left = [(s, s.turns + turns) for s in positions]
    while left := [(s, last) for s, last in left if s.turns < last and networks.is_running(s)]:
        running = [s for s, _ in left]
        told, closed = table.look(running)
        networks.answer_all(running, (actor.likings(told) + closed).argmax(1).tolist())


def prospects(networks: Networks, positions: list[Any], seat: int) -> list[tuple[float, float]]:
    """What the critic says of a seat in positions whose rounds are running."""
    if not positions:
        return []
    critic = matrices(networks.file, "critic")
    asked = -1 if networks.judges_mover else seat
    told, _ = Table(networks, positions[0], len(positions), True).look(positions, asked)
    found = critic.prospects(told).astype(float).tolist()
    turned = [networks.judges_mover and s.turn != seat for s in positions]
    return [
        (-points, -wins) if turn else (points, wins)
        for turn, (points, wins) in zip(turned, found, strict=True)
    ]
