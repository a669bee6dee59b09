"""Lost Cities for bots: the rules of thumb, and what a round played out is worth."""

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities import Style, outlook, play_round, play_turns, values
from rivalry.games.lost_cities.rules import CARD, DRAW
from rivalry.games.lost_cities.state import State
from rivalry.games.lost_cities.world import sampler

AHEAD = 8  # turns that are played out before the position is judged


def lead(s: State, seat: int, strong: Style) -> float:
    """The lead in the match that is promised some turns later, by rules of thumb."""
    play_turns(s, [strong, strong], AHEAD)
    promised = float(sum(points[seat] - points[1 - seat] for points in s.history))
    if s.phase in (CARD, DRAW):
        promised += outlook(s, strong, seat) - outlook(s, strong, 1 - seat)
    return promised


knowledge = StatePolicy(
    *("lost-cities", Style, values, sampler, play_round, lead),
    Width(candidates=4, margin=4.0, trust=30.0),
)
