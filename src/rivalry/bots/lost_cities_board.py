"""The board game for bots: the rules of thumb, and what a position some turns later is worth."""

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities_board import (
    Style,
    outlook,
    play_expedition,
    play_turns,
    values,
)
from rivalry.games.lost_cities_board.rules import CARD, DRAW, OVER
from rivalry.games.lost_cities_board.state import State
from rivalry.games.lost_cities_board.world import sampler

AHEAD = 6  # turns of every player that are played out before the position is judged
ARTIFACT = 12  # what an artifact token is worth before the last expedition is over


def lead(s: State, seat: int, strong: Style) -> float:
    """The lead over the best other seat that is promised some turns later, by rules of thumb."""
    players = int(s.setup.players)
    play_turns(s, [strong] * players, AHEAD * players)
    if CARD <= s.phase <= DRAW:
        points = [outlook(s, strong, other) for other in range(players)]
    else:
        points = [float(score) for score in s.scores()]
        if s.phase != OVER:
            points = [p + ARTIFACT * int(d.tokens) for p, d in zip(points, s.sides, strict=True)]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


knowledge = StatePolicy(
    *("lost-cities-board", Style, values, sampler, play_expedition, lead),
    Width(candidates=4, margin=6.0, trust=25.0),
)
