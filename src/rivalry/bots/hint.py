"""A hint: the best answers to a question, what they promise, and why.

It comes from the view alone, so it tells nobody more than the seat may know.
"""

from dataclasses import dataclass
from typing import Any

from rivalry.bots import bot as bots
from rivalry.bots.reason import Reason, reason
from rivalry.bots.search import compare, told
from rivalry.core import registry
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

BEST = 3  # answers in a hint


@dataclass(frozen=True)
class Hint:
    """One answer: its lead over the best rival in points, how far off that may be, and why.

    In a game whose bots think only of winning (see `Knowledge.unit`), the value is the chance to
    win in hundredths.
    """

    option: Action
    words: str
    value: float
    error: float
    reason: Reason

    def json(self) -> dict[str, Any]:
        """The hint as plain data."""
        return {
            "action": self.words,
            "value": round(self.value, 1),
            "error": round(self.error, 1),
            **self.reason.json(),
        }


def hint(
    game: str, view: View, decision: Decision, budget: bots.Budget | None = None, seed: int = 0
) -> list[Hint]:
    """The best answers, best first.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities", seed=7, rounds=1)
    >>> hints = hint("lost-cities", match.view(match.decision.player), match.decision,
    ...              bots.Budget(iterations=8))
    >>> hints[0].option in match.decision.options
    True
    """
    rules = registry.load(game)
    budget = budget or bots.Budget(bots.SECONDS["master"])
    knowledge = bots.knowledge(game)
    best, *others = compare(knowledge, view, decision, budget, seed)
    hints: list[Hint] = []
    value = best.lead
    for one in [best, *others][:BEST]:
        words = rules.text(one.option)
        # A worse answer never seems to promise more: that would be noise.
        value = min(value, best.lead + told(knowledge, one) - told(knowledge, best))
        why = reason(game, view, decision, one.option, words)
        hints.append(Hint(one.option, words, value, one.error, why))
    return hints
