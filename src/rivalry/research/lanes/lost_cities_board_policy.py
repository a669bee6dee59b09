"""The rules of thumb of Lost Cities: The Board Game, for lanes."""

from typing import Any

from rivalry.bots.policy.lost_cities_board import Style, values
from rivalry.games.lost_cities_board.state import State
from rivalry.research.lanes.policy import Policy


class BoardPolicy(Policy):
    """Lost Cities: The Board Game."""

    def __init__(self, style: Style, slip: float, overlooks: float) -> None:
        super().__init__(slip, overlooks)
        self.style = style

    def values(self, s: Any) -> list[float]:
        assert isinstance(s, State)
        return values(s, self.style)
