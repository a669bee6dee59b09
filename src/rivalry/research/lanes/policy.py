"""The bots' rules of thumb for lanes: what a bot of a level answers, from the state itself.

Bots get views, and sample a world from each. That takes far longer than the rules of thumb, which
look only where the seat that is asked may look; so here they are asked about the true state.
"""

from typing import Any

from mypy_extensions import i64

from rivalry.bots.policy import lost_cities, lost_cities_board, lost_cities_plan, lost_cities_rivals
from rivalry.bots.policy.best import best_of
from rivalry.bots.policy.catan_rivals import style as catan_style
from rivalry.bots.policy.catan_rivals.answer import best_answer, is_obvious
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.games.catan_rivals import position
from rivalry.games.catan_rivals.vocabulary import ID_OF
from rivalry.games.lost_cities.state import State as LostCitiesState
from rivalry.games.lost_cities_board.state import State as BoardState
from rivalry.games.lost_cities_rivals.state import State as RivalsState


def chance(rng: SplitMix64) -> float:
    """A number from 0 up to 1.

    >>> 0 <= chance(SplitMix64(7)) < 1
    True
    """
    return float(rng.next32()) / 4294967296.0


class Policy:
    """A player of one game and level: `rivalry.bots.player.PolicyBot` without views."""

    def __init__(self, slip: float, overlooks: float) -> None:
        self.slip = slip  # how far off a judgement may be
        self.overlooks = overlooks  # the share of the options that it does not notice

    def values(self, s: Any) -> list[float]:
        """How good each option is, where actions are ids and all of them are noticed."""
        raise AssertionError("a policy knows its game")

    def choose(self, s: Any, rng: SplitMix64) -> i64:
        """The id of its answer; what it misjudges and overlooks depends on the generator."""
        decision: Decision = s.decision
        options = decision.options
        n: i64 = 0
        if len(options) > 1:
            values = self.values(s)
            if self.slip:
                while n < len(values):
                    first: float = chance(rng)
                    values[n] += self.slip * (first - chance(rng))
                    n += 1
            n = best_of(values)
        action = options[n]
        assert isinstance(action, int), "actions are ids here"
        return action


class LostCitiesPolicy(Policy):
    """Lost Cities."""

    def __init__(self, style: lost_cities_plan.Style, slip: float, overlooks: float) -> None:
        super().__init__(slip, overlooks)
        # One to work with, and one for a turn later, for five colours and for six.
        self.plans = [lost_cities_plan.Plan(colours, style) for colours in (5, 5, 6, 6)]

    def values(self, s: Any) -> list[float]:
        assert isinstance(s, LostCitiesState)
        n: i64 = 0 if s.colours == 5 else 2
        return lost_cities.values_by(s, self.plans[n], self.plans[n + 1])


class RivalsPolicy(Policy):
    """Lost Cities: Rivals."""

    def __init__(self, style: lost_cities_rivals.Style, slip: float, overlooks: float) -> None:
        super().__init__(slip, overlooks)
        self.style = style

    def values(self, s: Any) -> list[float]:
        assert isinstance(s, RivalsState)
        return lost_cities_rivals.values(s, self.style)


class BoardPolicy(Policy):
    """Lost Cities: The Board Game."""

    def __init__(self, style: lost_cities_board.Style, slip: float, overlooks: float) -> None:
        super().__init__(slip, overlooks)
        self.style = style

    def values(self, s: Any) -> list[float]:
        assert isinstance(s, BoardState)
        return lost_cities_board.values(s, self.style)


class CatanPolicy(Policy):
    """Rivals for Catan."""

    def __init__(self, style: catan_style.Style, slip: float, overlooks: float) -> None:
        super().__init__(slip, overlooks)
        assert not slip, "these rules of thumb choose; they do not weigh"
        self.style = style

    def choose(self, s: Any, rng: SplitMix64) -> i64:
        assert isinstance(s, position.Position)
        decision = s.decision
        assert decision is not None, "a player is asked"
        options = decision.options
        if len(options) == 1:
            return ID_OF[options[0]]
        if self.overlooks:
            noticed: list[Action] = []
            for option in options:
                seen = chance(rng) >= self.overlooks
                if seen or is_obvious(option):
                    noticed.append(option)
            s.decision = Decision(decision.player, decision.why, noticed or options)
        prince = s.princes[decision.player]
        hand = prince.hand
        prince.hand = in_order(s, hand)  # as a view has it: of equals, the first is chosen
        answer = best_answer(s, self.style)
        prince.hand = hand
        s.decision = decision
        return ID_OF[answer]


def in_order(s: position.Position, hand: list[int]) -> list[int]:
    """A hand in the order of the catalogue."""
    identity = s.cards.identity
    found: list[int] = []
    for h in hand:
        at: i64 = len(found)
        while at > 0 and identity[found[at - 1]] > identity[h]:
            at -= 1
        found.insert(at, h)
    return found
