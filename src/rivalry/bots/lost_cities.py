"""Lost Cities for bots: the rules of thumb, and what a round played out or solved is worth."""

from typing import Any

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities import lead, play_round, values
from rivalry.bots.policy.lost_cities_endgame import is_late, solved_lead
from rivalry.bots.policy.lost_cities_plan import Style
from rivalry.core.decision import Action
from rivalry.core.game import View
from rivalry.games.lost_cities.world import sampler

LATE = Width(candidates=8, margin=20.0, trust=4.0)  # solved worlds say more than rules of thumb


class LostCitiesPolicy(StatePolicy):
    """The rules of thumb; with few cards in the draw pile a world is solved, not played out."""

    def width_for(self, view: View) -> Width:
        """More answers are tried where they are solved."""
        return LATE if is_late(self.worlds(view)(0)) else self.width

    def outcome(self, world: Any, option: Action, seat: int, bits: int) -> tuple[float, float]:
        """The lead that is promised, or that perfect play brings."""
        if not is_late(world):
            return super().outcome(world, option, seat, bits)
        after = world.copy()
        after.apply(option)
        won = solved_lead(after, seat)
        return won, won


knowledge = LostCitiesPolicy(
    *("lost-cities", Style, values, sampler, play_round, lead),
    Width(candidates=4, margin=4.0, trust=30.0),
)
