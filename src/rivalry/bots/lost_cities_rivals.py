"""Rivals for bots: the rules of thumb, and what a position some cards later is worth."""

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities_rivals import Style, lead, play_game, values
from rivalry.games.lost_cities_rivals.world import sampler

knowledge = StatePolicy(
    *("lost-cities-rivals", Style, values, sampler, play_game, lead),
    Width(candidates=6, margin=10.0, trust=8.0),
)
