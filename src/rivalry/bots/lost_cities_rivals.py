"""Rivals for bots: the rules of thumb, and what a position some cards later is worth."""

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities_rivals import Style, outlook, play_cards, play_game, values
from rivalry.games.lost_cities_rivals.rules import OVER
from rivalry.games.lost_cities_rivals.state import State
from rivalry.games.lost_cities_rivals.world import sampler

AHEAD = 8  # cards that are turned over before the position is judged


def lead(s: State, seat: int, strong: Style) -> float:
    """The lead over the best other seat that is promised some cards later, by rules of thumb."""
    players = int(s.players)
    play_cards(s, [strong] * players, AHEAD)
    if s.phase == OVER:
        points = [float(score) for score in s.scores()]
    else:
        points = [outlook(s, strong, other) for other in range(players)]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


knowledge = StatePolicy(
    *("lost-cities-rivals", Style, values, sampler, play_game, lead),
    Width(candidates=6, margin=10.0, trust=8.0),
)
