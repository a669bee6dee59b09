"""The rules of thumb of Lost Cities, for lanes."""

from typing import Any

from mypy_extensions import i64

from rivalry.bots.policy.lost_cities import values_by
from rivalry.bots.policy.lost_cities_plan import Plan, Style
from rivalry.games.lost_cities.state import State
from rivalry.research.lanes.policy import Policy


class LostCitiesPolicy(Policy):
    """Lost Cities."""

    def __init__(self, style: Style, slip: float, overlooks: float) -> None:
        super().__init__(slip, overlooks)
        # One to work with and one for the turn after, for five colours and for six.
        self.plans = [Plan(colours, style) for colours in (5, 5, 6, 6)]

    def values(self, s: Any) -> list[float]:
        assert isinstance(s, State)
        n: i64 = 0 if s.colours == 5 else 2
        return values_by(s, self.plans[n], self.plans[n + 1])
