"""The board game for bots: the rules of thumb, and what an expedition played out is worth."""

from math import tanh

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities_board import Style, play_expedition, values
from rivalry.games.lost_cities_board.rules import OVER, State
from rivalry.games.lost_cities_board.view import sampler

SPREAD = 90.0  # the standard deviation of the margin of an expedition
WIN = 60.0  # what winning is worth beside the points, in the last expedition
ARTIFACT = 12  # what an artifact token is worth before the last expedition is over


def lead(s: State, seat: int, strong: Style) -> float:
    """The lead after this expedition, if all play by rules of thumb."""
    play_expedition(s, [strong] * int(s.setup.players))
    points = s.scores()
    if s.phase != OVER:
        points = [p + ARTIFACT * int(side.tokens) for p, side in zip(points, s.sides, strict=True)]
    return float(points[seat] - max(points[:seat] + points[seat + 1 :]))


def worth(lead: float, after: State) -> float:
    """What a lead is worth: when all is over, winning counts beside the points."""
    return lead + WIN * tanh(3 * lead / SPREAD) if after.phase == OVER else lead


knowledge = StatePolicy(
    *("lost-cities-board", Style, values, sampler, play_expedition, lead),
    Width(candidates=4, margin=12.0, trust=60.0),
    worth,
)
