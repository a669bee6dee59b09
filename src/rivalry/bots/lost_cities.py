"""Lost Cities for bots: the rules of thumb, the networks, and what a world is worth.

With few cards in the draw pile a world is solved instead of being played on.
"""

from collections.abc import Callable
from math import erf, sqrt
from typing import Any, Final

from rivalry.bots.knowledge import Width
from rivalry.bots.learned import FOLDER, LearnedBot, Networks
from rivalry.bots.networked import NetworkedPolicy, Outcome
from rivalry.bots.policy import lost_cities_network as network
from rivalry.bots.policy.lost_cities import DECK_SIZE, play_round, values
from rivalry.bots.policy.lost_cities_endgame import is_late, solved_lead
from rivalry.bots.policy.lost_cities_plan import Style
from rivalry.bots.policy.lost_cities_told import POINTS, Rows, answer_all
from rivalry.core.game import View
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import HAND
from rivalry.games.lost_cities.world import sampler

AHEAD: Final = 24  # turns of a playout
SPREAD: Final = 55.0  # how far a round's lead scatters
EARLY: Final = Width(candidates=6, margin=5.0, trust=40.0, gate=1.0)
LATE: Final = Width(candidates=8, margin=10.0, trust=2.0)  # solved worlds say more


def is_running(s: rules.Position) -> bool:
    """Whether a round is being played."""
    return s.phase == rules.CARD or s.phase == rules.DRAW


def lead(s: rules.Position, seat: int) -> float:
    """The lead of a seat in the match, as points stand."""
    totals = rules.totals(s)
    return float(totals[seat] - totals[1 - seat])


def ended(s: rules.Position, seat: int) -> Outcome:
    """What a seat has at the end of a round."""
    return won(lead(s, seat), s)


def won(ahead: float, s: rules.Position) -> Outcome:
    """The result of a lead at the end of a round, and the lead."""
    return ahead + POINTS * chance_to_win(ahead, s), ahead


def chance_to_win(ahead: float, s: rules.Position) -> float:
    """How likely a lead wins the match, less how likely it loses it: from -1 to 1."""
    to_come = float(s.rounds - len(s.history))  # in rounds
    if is_running(s):
        to_come -= 1 - int(s.deck_left) / int(DECK_SIZE * s.colours - 2 * HAND)
    if to_come <= 0:
        return float((ahead > 0) - (ahead < 0))
    return erf(ahead / (SPREAD * sqrt(2 * to_come)))


NETWORKS: Final = Networks(
    file=FOLDER / "lost-cities-learned.json",
    points=POINTS,
    sampler=sampler,
    is_running=is_running,
    likings=network.likings,
    play_turns=network.play_turns,
    deal=lambda s, bits: None,
    prospects=network.prospects,
    judges_mover=True,
    table=lambda like, count, secrets: Rows(count, like.colours, secrets),
    answer_all=answer_all,
)


def solved(s: rules.Position, seat: int) -> Outcome:
    """What a seat will have at the end of the round if both play perfectly."""
    return won(solved_lead(s, seat), s)


class LostCitiesPolicy(NetworkedPolicy):
    """In the last turns worlds are solved."""

    def __init__(self, ahead: int = AHEAD) -> None:
        super().__init__(
            *("lost-cities", Style, values, play_round, EARLY, NETWORKS),
            ahead=ahead,
            credit=1.0,
            lead=lead,
            ended=ended,
        )

    def width_for(self, view: View) -> Width:
        """More answers are tried where they are solved."""
        return LATE if is_late(self.worlds(view)(0)) else EARLY

    def solver(self, world: Any) -> Callable[[Any, int], Outcome] | None:
        """With few cards in the draw pile both play perfectly to the end of the round."""
        return solved if is_late(world) else None


knowledge = LostCitiesPolicy()


def learned(seed: int) -> LearnedBot:
    """The bot that is the actor. It has no use for a seed."""
    return LearnedBot(NETWORKS)
