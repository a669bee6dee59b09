"""Rivals for Catan for bots: the rules of thumb, and how a position goes on by them.

The rules of thumb judge a view: they plan what to build next and act for that plan. No chance is
involved: the same view gets the same answer.
"""

from collections.abc import Callable
from typing import Any, Final

from rivalry.bots import weights
from rivalry.bots.catan_rivals.answer import answer, ranking
from rivalry.bots.catan_rivals.realm import Realm
from rivalry.bots.catan_rivals.standing import lead
from rivalry.bots.knowledge import Width, habits
from rivalry.core import chance
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import CHANCE, Action, Decision
from rivalry.core.game import View
from rivalry.games.catan_rivals.state import State
from rivalry.games.catan_rivals.view import sampler

OBVIOUS: Final = ("roll", "end", "no", "done")  # what nobody overlooks
AHEAD: Final = 2  # a position is played on until so many further turns have begun


class ViewPolicy:
    """The rules of thumb, and positions played on by them."""

    def __init__(self) -> None:
        self.habits = {
            level: habits(numbers) for level, numbers in weights.load("catan-rivals").items()
        }
        self.width = Width(candidates=5, margin=1.0, trust=1.0)

    def values(self, view: View, decision: Decision, level: str) -> list[float]:
        """One for the answer of the rules of thumb, less for the others."""
        realm = Realm(view)
        best = answer(realm, decision)
        values = ranking(realm, decision)
        return [1.0 if o == best else v for o, v in zip(decision.options, values, strict=True)]

    def is_obvious(self, option: Action) -> bool:
        """Ending and refusing are never overlooked."""
        return isinstance(option, tuple) and option[0] in OBVIOUS

    def worlds(self, view: View) -> Callable[[int], State]:
        """Worlds that the view leaves possible."""
        return sampler(view)

    def result(self, world: State, option: Action, seat: int, bits: int) -> float:
        """The lead some turns later, if both go on by rules of thumb."""
        s = world.copy()
        s.apply(option)
        play_on(s, s.turns + AHEAD, SplitMix64(bits))
        return lead(s, seat)

    def outcome(self, world: State, option: Action, seat: int, bits: int) -> tuple[float, float]:
        """The lead is the result."""
        found = self.result(world, option, seat, bits)
        return found, found


def play_on(s: State, until: int, rng: SplitMix64) -> None:
    """Play by rules of thumb until so many turns have begun, or the game is over."""
    while s.turns < until:
        decision: Decision | None = s.decision
        if decision is None:
            return
        if decision.player == CHANCE:
            s.apply(chance.pick(decision, int(rng.next64()) & 0xFFFFFFFFFFFFFFFF))
        elif len(decision.options) == 1:
            s.apply(decision.options[0])
        else:
            view: dict[str, Any] = s.view(decision.player)
            s.apply(answer(Realm(view), decision))


knowledge = ViewPolicy()
