"""What a bot is, and how much it may think.

A bot sees what a person in its seat sees: the view and the decision. It never sees a state.
"""

from dataclasses import dataclass
from typing import Protocol

from rivalry.core.decision import Action, Decision
from rivalry.core.game import View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: seconds, or a fixed number of iterations.

    With `iterations` the answer depends on the seed alone, not on the speed of the machine.
    """

    seconds: float = 0.1
    iterations: int | None = None


class Bot(Protocol):
    """A player."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        """One of the decision's options, within the budget, from the view alone."""
        ...
