"""The networks of the board game that learned by self-play, run in compiled code.

An actor likes some answers better than others; a critic says what a seat will gain.
"""

from mypy_extensions import i64

from rivalry.bots.policy.colour_network import (
    Layers,
    Thought,
    of_all,
    of_colour,
    sum_of_all,
    think,
)
from rivalry.bots.policy.lost_cities_board_told import (
    OUTPUTS,
    PATHS,
    allowed,
    output_of,
    tell_all,
)
from rivalry.games.lost_cities_board import moves, rules


def likings(actor: Layers, s: rules.Position, actions: list[int]) -> list[float]:
    """How much an actor likes each of these answers."""
    t = Thought(actor, PATHS)
    tell_all(t.told, s, s.turn)
    think(t)
    return [liking(t, s, action) for action in actions]


def liking(t: Thought, s: rules.Position, action: i64) -> float:
    """How much the actor likes an answer in the position that it has thought about."""
    output: i64 = output_of(s, action)
    if output >= PATHS * OUTPUTS:
        return of_all(t, output - PATHS * OUTPUTS)
    return of_colour(t, output // OUTPUTS, output % OUTPUTS)


def best_answer(t: Thought, s: rules.Position) -> int:
    """The answer that an actor likes best, the first of equal ones in the order of the outputs."""
    actions = allowed(s)
    if len(actions) == 1:
        return actions[0]
    tell_all(t.told, s, s.turn)
    think(t)
    best = actions[0]
    most: float = 0.0
    first = True
    for action in actions:
        liked: float = liking(t, s, action)
        if first or liked > most or (liked == most and output_of(s, action) < output_of(s, best)):
            most = liked
            best = action
            first = False
    return best


def play_turns(s: rules.Position, actor: Layers, turns: i64) -> None:
    """Play so many turns, or until the expedition is over, as an actor likes best."""
    t = Thought(actor, PATHS)
    last: i64 = s.turns + turns
    while s.turns < last and rules.CARD <= s.phase <= rules.DRAW:
        s._decision = None
        moves.answer(s, best_answer(t, s))


def prospects(critic: Layers, s: rules.Position, seat: int) -> tuple[float, float]:
    """What a critic thinks that a seat will gain on its best rival: points, and victories."""
    t = Thought(critic, PATHS)
    tell_all(t.told, s, seat)
    think(t)
    return sum_of_all(t, 0), sum_of_all(t, 1)
