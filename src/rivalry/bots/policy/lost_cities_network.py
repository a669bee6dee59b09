"""The networks of Lost Cities that learned by self-play, run in compiled code.

An actor likes some answers better than others; a critic says what the seat to move will gain.
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
from rivalry.bots.policy.lost_cities_told import NEVER, OUTPUTS, action_of, answer, tell_all
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import DISCARD, DRAW_DECK, DRAW_PILE, KINDS


def likings(actor: Layers, s: rules.Position, actions: list[int]) -> list[float]:
    """How much an actor likes each of these answers."""
    t = Thought(actor, s.colours)
    tell_all(t.told, s)
    think(t)
    return [liking(t, action) for action in actions]


def liking(t: Thought, action: i64) -> float:
    """How much the actor likes an answer in the position that it has thought about."""
    if action == DRAW_DECK:
        return of_all(t, 0)
    if action >= DRAW_PILE:
        return of_colour(t, action - DRAW_PILE, 2 * KINDS)
    if action >= DISCARD:
        card: i64 = action - DISCARD
        return of_colour(t, card // KINDS, KINDS + card % KINDS)
    return of_colour(t, action // KINDS, action % KINDS)


def best_answer(t: Thought, s: rules.Position) -> i64:
    """The answer that an actor likes best, the first of equal ones in the order of the outputs."""
    tell_all(t.told, s)
    think(t)
    side = s.sides[s.turn]
    best: i64 = DRAW_DECK
    most: float = NEVER
    liked: float = 0.0
    c: i64 = 0
    while c < s.colours:
        if s.phase == rules.DRAW:
            if s.drawable >> c & 1:
                liked = of_colour(t, c, 2 * KINDS)
                if liked > most:
                    most = liked
                    best = DRAW_PILE + c
        else:
            hand: i64 = side.hand >> c * KINDS & 1023
            play: i64 = hand & ~(side.closed >> c * KINDS)
            output: i64 = 0
            while output < 2 * KINDS:
                held: i64 = play >> output if output < KINDS else hand >> output - KINDS
                if held & 1:
                    liked = of_colour(t, c, output)
                    if liked > most:
                        most = liked
                        best = action_of(c * OUTPUTS + output, s.colours)
                output += 1
        c += 1
    if s.phase == rules.DRAW and of_all(t, 0) > most:
        return DRAW_DECK
    return best


def play_turns(s: rules.Position, actor: Layers, turns: i64) -> None:
    """Play so many turns, or until the round is over, as an actor likes best."""
    t = Thought(actor, s.colours)
    last: i64 = s.turns + turns
    while s.turns < last and (s.phase == rules.CARD or s.phase == rules.DRAW):
        answer(s, best_answer(t, s))


def prospects(critic: Layers, s: rules.Position, seat: int) -> tuple[float, float]:
    """What a critic thinks that a seat will gain on its rival: points, and victories."""
    t = Thought(critic, s.colours)
    tell_all(t.told, s)
    think(t)
    sign: float = 1.0 if s.turn == seat else -1.0
    return sign * sum_of_all(t, 0), sign * sum_of_all(t, 1)
