"""Lost Cities: Rivals for bots: the rules of thumb, and what a game played out is worth."""

from math import tanh

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities_rivals import Style, play_game, values
from rivalry.games.lost_cities_rivals.rules import State
from rivalry.games.lost_cities_rivals.view import sampler

SPREAD = 20.0  # the standard deviation of the margin of a game
WIN = 20.0  # what winning is worth beside the points


def lead(s: State, seat: int, strong: Style) -> float:
    """The lead over the best other seat, if all play by rules of thumb."""
    play_game(s, [strong] * int(s.players))
    scores = s.scores()
    return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def worth(lead: float, after: State) -> float:
    """What a lead is worth: winning counts beside the points."""
    return lead + WIN * tanh(3 * lead / SPREAD)


knowledge = StatePolicy(
    *("lost-cities-rivals", Style, values, sampler, play_game, lead),
    Width(candidates=6, margin=10.0, trust=8.0),
    worth,
)
