"""The bot that answers anything, each option equally likely. It plays every game."""

from rivalry.bots.protocol import Budget
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View


class RandomBot:
    """Plays at random, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = SplitMix64(seed)

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        return decision.options[self._rng.below(len(decision.options))]
