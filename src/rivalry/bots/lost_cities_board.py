"""The board game for bots: the rules of thumb, and what a position some turns later is worth."""

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities_board import Style, lead, play_expedition, values
from rivalry.games.lost_cities_board.world import sampler

knowledge = StatePolicy(
    *("lost-cities-board", Style, values, sampler, play_expedition, lead),
    Width(candidates=4, margin=6.0, trust=25.0),
)
