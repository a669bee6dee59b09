"""Positions played on by rules of thumb."""

from rivalry.bots.policy.catan_rivals.answer import best_answer
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.core.chance import SplitMix64, pick
from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals.position import Position


def play_on(s: Position, styles: list[Style], until: int, rng: SplitMix64) -> None:
    """Play until so many turns have begun, or the game is over; chance answers from the bits."""
    while s.turns < until and s.is_asking():
        decision = s.decision
        assert decision is not None, "the loop ends when nothing is asked"
        if decision.player == CHANCE:
            s.apply(pick(decision, int(rng.next64()) & 0xFFFFFFFFFFFFFFFF))
        else:
            s.apply(best_answer(s, styles[decision.player]))
