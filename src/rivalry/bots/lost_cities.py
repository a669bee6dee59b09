"""Lost Cities for bots: the rules of thumb, and what a round played out is worth."""

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities import Style, outlook, play_turns, values
from rivalry.games.lost_cities.rules import State
from rivalry.games.lost_cities.view import sampler

SPREAD = 60.0  # the standard deviation of the margin of a round
WIN = 40.0  # what winning the match is worth beside the points, in the last round


AHEAD = 6  # turns that are played out before the position is judged


def result(s: State, seat: int, strong: Style) -> float:
    """The margin of the match that this round promises, some turns later by rules of thumb."""
    before = len(s.history)
    play_turns(s, [strong, strong], AHEAD)
    if len(s.history) > before:
        points = s.history[before]
        return float(points[seat] - points[1 - seat])
    return outlook(s, strong, seat) - outlook(s, strong, 1 - seat)


knowledge = StatePolicy(
    *("lost-cities", Style, values, sampler, result),
    Width(candidates=5, margin=12.0, trust=16.0),
)
