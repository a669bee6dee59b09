"""Lost Cities for bots: the rules of thumb, and what a round played out is worth."""

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities import lead, play_round, values
from rivalry.bots.policy.lost_cities_plan import Style
from rivalry.games.lost_cities.world import sampler

knowledge = StatePolicy(
    *("lost-cities", Style, values, sampler, play_round, lead),
    Width(candidates=4, margin=4.0, trust=30.0),
)
