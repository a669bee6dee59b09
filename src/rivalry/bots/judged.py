"""The knowledge of a game whose playouts end early, in a position that a network judges."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rivalry.bots import weights
from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.value_network import Network
from rivalry.core.decision import Action
from rivalry.core.game import View


class JudgedPolicy(StatePolicy):
    """Rules of thumb to play on by, and a network that says what they lead to.

    In a playout the seat that searches plays like `strong`. Each rival plays in a style that is
    drawn for that world, so that no plan rests on knowing what a rival will do.
    """

    def __init__(
        self,
        game: str,
        style: Callable[[dict[str, float]], Any],
        judge: Callable[[Any, Any], list[float]],
        sampler: Callable[[View], Callable[[int], Any]],
        play_out: Callable[[Any, list[Any]], None],
        lead: Callable[..., Any],
        width: Width,
        network: Network,
        *,
        ahead: int,
        victory: float,
        others: Sequence[Mapping[str, float]],
    ) -> None:
        super().__init__(game, style, judge, sampler, play_out, lead, width)
        self._expect = lead  # the lead and the prospect of winning, some turns or cards later
        self._network = network
        self._ahead = ahead  # so many
        self._victory = victory  # the points that winning is worth in addition to the lead
        strong = weights.load(game)["strong"]
        self._pool = [self.styles["strong"]] + [
            style({name: value * factors.get(name, 1.0) for name, value in strong.items()})
            for factors in others
        ]

    def outcome(self, world: Any, option: Action, seat: int, bits: int) -> tuple[float, float]:
        """What the network expects: the lead with something for winning, and the lead alone."""
        after = world.copy()
        after.apply(option)
        pool = self._pool
        styles = [pool[(bits >> 8 * other) % len(pool)] for other in range(len(after.sides))]
        styles[seat] = pool[0]
        lead, victory = self._expect(after, seat, styles, self._ahead, self._network)
        return lead + self._victory * victory, lead


def network_of(game: str) -> Network:
    """The network that comes with Rivalry; `examples/train_rivals.py` made it."""
    path = Path(__file__).parent / "weights" / f"{game}-outlook.json"
    return Network(json.loads(path.read_text(encoding="utf-8"))["weights"])
