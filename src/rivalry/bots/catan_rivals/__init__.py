"""A rule-based bot for Rivals for Catan: it plans what to build next and acts for that plan.

It sees the view and the question alone. No chance is involved: the same view gets the same answer.
"""

from rivalry.bots.bot import Budget
from rivalry.bots.catan_rivals.answer import answer
from rivalry.bots.catan_rivals.realm import Realm
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View


class RuleBot:
    """Plays by the plan."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        return answer(Realm(view), decision)


def make(seed: int) -> RuleBot:
    """The bot; it needs no seed."""
    return RuleBot()
