"""The networks of Lost Cities for many positions at once: matrices, where NumPy is installed.

The numbers are those of `policy/lost_cities_network.py` within rounding, several times as fast.
"""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from rivalry.bots.learned import FILE, read
from rivalry.bots.policy.lost_cities_told import Rows, answer_all
from rivalry.games.lost_cities import rules

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
            mean = hidden.reshape(n, colours, self.width).mean(1)
            fresh += (mean @ around + bias)[:, None]
            np.maximum(fresh, 0, out=fresh)
            hidden += fresh.reshape(n * colours, self.width)
        each = hidden @ self.each
        each += both[:, self.width :]
        whole = hidden.reshape(n, colours, self.width).mean(1) @ self.whole + self.whole_bias
        return each.reshape(n, -1), whole

    def likings(self, told: Numbers) -> Numbers:
        """How much an actor likes every answer, allowed or not."""
        return np.concatenate(self.outputs(told), 1)

    def values(self, told: Numbers) -> Numbers:
        """What a critic thinks the seat to move will gain."""
        each, whole = self.outputs(told)
        found: Numbers = each.sum(1) + whole[:, 0]
        return found


class Table:
    """Room for many positions, and what is told of them."""

    def __init__(self, count: int, colours: int, secrets: bool) -> None:
        self.rows = Rows(count, colours, secrets)
        self._numbers = np.asarray(memoryview(self.rows.numbers)).reshape(count, colours, -1)
        self._closed = np.asarray(memoryview(self.rows.closed)).reshape(count, -1)

    def look(self, positions: list[rules.Position]) -> tuple[Numbers, npt.NDArray[np.float64]]:
        """A row for every position: what is told, and which answers are allowed."""
        self.rows.fill(positions)
        n = len(positions)
        return self._numbers[:n].astype(np.float32), self._closed[:n]


def play_turns(positions: list[rules.Position], actor: Matrices, turns: int) -> None:
    """Play so many turns of each position, or until its round is over, as the actor likes best."""
    if not positions:
        return
    table = Table(len(positions), int(positions[0].colours), False)
    left = [(s, s.turns + turns) for s in positions]
    while True:
        left = [
            (s, last)
            for s, last in left
            if s.turns < last and (s.phase == rules.CARD or s.phase == rules.DRAW)
        ]
        if not left:
            return
        running = [s for s, _ in left]
        told, closed = table.look(running)
        answer_all(running, (actor.likings(told) + closed).argmax(1).tolist())


@cache
def networks() -> tuple[Matrices, Matrices]:
    """The actor and the critic that come with Rivalry."""
    told = read(FILE)
    return Matrices(told["weights"]), Matrices(told["critic"])


def play_on_all(positions: list[rules.Position], turns: int) -> list[float]:
    """Play some turns on; then what the seat to move gains, where the round is not over."""
    actor, critic = networks()
    play_turns(positions, actor, turns)
    running = [s for s in positions if s.phase == rules.CARD or s.phase == rules.DRAW]
    if not running:
        return [0.0] * len(positions)
    told, _ = Table(len(running), int(running[0].colours), True).look(running)
    gains = iter(critic.values(told).tolist())
    return [
        next(gains) if s.phase == rules.CARD or s.phase == rules.DRAW else 0.0 for s in positions
    ]
