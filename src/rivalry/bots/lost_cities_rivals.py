"""Rivals for bots: the rules of thumb, and what a position some cards later is worth."""

from rivalry.bots.judged import JudgedPolicy, network_of
from rivalry.bots.knowledge import Width
from rivalry.bots.policy.lost_cities_rivals import Style, play_game, values
from rivalry.bots.policy.lost_cities_rivals_outlook import lead
from rivalry.bots.policy.value_network import Network
from rivalry.games.lost_cities_rivals.world import sampler

# Rivals that bid further than `strong` or less far, open sooner or later, or begrudge more.
OTHERS = (
    {"coin_early": 0.7, "coin_late": 0.7},
    {"coin_early": 1.4, "coin_late": 1.4},
    {"patience": 0.6, "hope": 0.8},
    {"patience": 1.5, "denial": 2.0},
)


def judged_by(network: Network) -> JudgedPolicy:
    """The knowledge with a network that judges positions."""
    return JudgedPolicy(
        *("lost-cities-rivals", Style, values, sampler, play_game, lead),
        Width(candidates=6, margin=10.0, trust=8.0),
        network,
        ahead=2,
        victory=10.0,
        others=OTHERS,
    )


knowledge = judged_by(network_of("lost-cities-rivals"))
