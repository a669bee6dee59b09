"""Lost Cities for bots: the rules of thumb, the networks, and what a world is worth.

Search asks the networks: the actor names the candidates and plays on, the critic judges where that
ends. With few cards in the draw pile a world is solved instead. With NumPy many worlds are played
on at once; without it one after the other, with the same results.
"""

from collections.abc import Sequence
from importlib.util import find_spec
from math import erf, exp, log, sqrt
from typing import Any, Final

from rivalry.bots import learned
from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.lost_cities import DECK_SIZE, lead, play_round, values
from rivalry.bots.policy.lost_cities_endgame import is_late, solved_lead
from rivalry.bots.policy.lost_cities_network import Thought, gain_to_come, play_turns
from rivalry.bots.policy.lost_cities_plan import Style
from rivalry.bots.policy.lost_cities_told import POINTS
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import HAND
from rivalry.games.lost_cities.world import sampler

AHEAD: Final = 8  # turns that the actor plays on before the critic judges
CREDIT: Final = 1.5  # points that an answer e times as likely is better, before it is tried
SPREAD: Final = 55.0  # how far a round's lead scatters
EARLY: Final = Width(candidates=6, margin=7.5, trust=30.0)
LATE: Final = Width(candidates=8, margin=15.0, trust=2.0)  # solved worlds say more


class LostCitiesPolicy(StatePolicy):
    """Levels below `master` play by rules of thumb; search plays on by the networks."""

    at_once = 32 if find_spec("numpy") else 1

    def width_for(self, view: View) -> Width:
        """More answers are tried where they are solved."""
        return LATE if is_late(self.worlds(view)(0)) else EARLY

    def prior(self, view: View, decision: Decision) -> list[float]:
        """By how likely the actor is to give each answer."""
        likes = learned.likings(learned.load(), self.worlds(view)(0), decision.options)
        most = max(likes)
        total = log(sum(exp(like - most) for like in likes)) + most
        return [CREDIT * (like - total) for like in likes]

    def outcome(self, world: Any, option: Action, seat: int, bits: int) -> tuple[float, float]:
        """The outcome of one option in one world."""
        return self.outcomes([world], [option], seat, [bits])[0][0]

    def outcomes(
        self, worlds: Sequence[Any], options: Sequence[Action], seat: int, bits: Sequence[int]
    ) -> list[list[tuple[float, float]]]:
        """What is won if both go on as the actor likes, or play perfectly in the last turns."""
        positions = []
        for world in worlds:
            for option in options:
                after = world.copy()
                after.apply(option)
                positions.append(after)
        if is_late(worlds[0]):
            found = [won(solved_lead(s, seat), s) for s in positions]
        else:
            found = judge(positions, seat)
        return [found[n : n + len(options)] for n in range(0, len(found), len(options))]


def judge(positions: list[rules.Position], seat: int) -> list[tuple[float, float]]:
    """Play on, and say what a seat will have: the result, and the lead alone."""
    gains = play_on(positions)
    found = []
    for s, gain in zip(positions, gains, strict=True):
        totals = rules.totals(s)
        ahead = float(totals[seat] - totals[1 - seat])
        if not is_running(s):
            found.append(won(ahead, s))
        else:
            result = ahead + POINTS * (gain if s.turn == seat else -gain)
            found.append((result, lead_of(result, s)))
    return found


def play_on(positions: list[rules.Position]) -> list[float]:
    """Play some turns on; then what the seat to move gains, where the round is not over."""
    if find_spec("numpy"):
        from rivalry.bots.lost_cities_batch import play_on_all

        return play_on_all(positions, AHEAD)
    actor, critic = learned.load(), learned.load_critic()
    gains = []
    for s in positions:
        play_turns(s, Thought(actor, s.colours), AHEAD)
        gains.append(gain_to_come(Thought(critic, s.colours), s) if is_running(s) else 0.0)
    return gains


def is_running(s: rules.Position) -> bool:
    """Whether a round is being played."""
    return s.phase == rules.CARD or s.phase == rules.DRAW


def won(ahead: float, s: rules.Position) -> tuple[float, float]:
    """The result of a lead at the end of a round, and the lead."""
    return ahead + POINTS * chance_to_win(ahead, s), ahead


def lead_of(result: float, s: rules.Position) -> float:
    """The lead that is worth this result: the part that is a chance to win is taken out of it."""
    least, most = result - POINTS, result + POINTS
    for _ in range(12):
        middle = (least + most) / 2
        if middle + POINTS * chance_to_win(middle, s) < result:
            least = middle
        else:
            most = middle
    return (least + most) / 2


def chance_to_win(ahead: float, s: rules.Position) -> float:
    """How likely a lead wins the match, less how likely it loses it: from -1 to 1."""
    to_come = float(s.rounds - len(s.history))  # in rounds
    if is_running(s):
        to_come -= 1 - int(s.deck_left) / int(DECK_SIZE * s.colours - 2 * HAND)
    if to_come <= 0:
        return float((ahead > 0) - (ahead < 0))
    return erf(ahead / (SPREAD * sqrt(2 * to_come)))


knowledge = LostCitiesPolicy(
    *("lost-cities", Style, values, sampler, play_round, lead),
    EARLY,
)
