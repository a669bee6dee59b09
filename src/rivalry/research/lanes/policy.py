"""The bots' rules of thumb for lanes: what a bot of a level answers, from the state itself.

Bots get views, and sample a world from each. That takes far longer than the rules of thumb
themselves, which look only where the seat that is asked may look; so here they get the true state.
Each game brings its own, in the module of its observations (`POLICY`).
"""

from typing import Any

from mypy_extensions import i64

from rivalry.bots.policy.best import best_of
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Decision


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
        self.overlooks = overlooks  # the share of options that it does not notice

    def values(self, s: Any) -> list[float]:
        """How good each option is, where actions are ids and all of them are noticed."""
        raise AssertionError("a policy knows its game")

    def choose(self, s: Any, rng: SplitMix64) -> i64:
        """The id of the policy's answer; the generator decides what it misjudges and overlooks."""
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
