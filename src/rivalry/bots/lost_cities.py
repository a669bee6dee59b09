"""Lost Cities for bots: the rules of thumb, and what a round played out is worth."""

from math import tanh

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities import Style, play_round, values
from rivalry.games.lost_cities.rules import State
from rivalry.games.lost_cities.view import sampler

SPREAD = 60.0  # the standard deviation of the margin of a round
WIN = 40.0  # what winning the match is worth beside the points, in the last round


def result(s: State, seat: int, strong: Style) -> float:
    """The margin of the match after this round, if both play by rules of thumb."""
    play_round(s, [strong, strong])
    scores = s.scores()
    lead = float(scores[seat] - scores[1 - seat])
    if len(s.history) < s.rounds:
        return lead
    return lead + WIN * tanh(3 * lead / SPREAD)


knowledge = StatePolicy(
    *("lost-cities", Style, values, sampler, result),
    Width(candidates=5, margin=12.0, trust=16.0),
)
