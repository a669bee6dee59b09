"""The bots of the levels: rules of thumb with human mistakes, and search above them."""

from collections.abc import Callable
from typing import Any

from rivalry.bots.knowledge import Habits, Knowledge
from rivalry.bots.policy.best import best_of
from rivalry.bots.protocol import Budget
from rivalry.bots.search import search
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View


class PolicyBot:
    """Plays by rules of thumb: what it overlooks and misjudges depends on the seed."""

    def __init__(self, knowledge: Knowledge, level: str, seed: int) -> None:
        self._knowledge = knowledge
        self._level = level
        self._rng = SplitMix64(seed)

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        lots = self._knowledge.lots(decision, lambda: self._knowledge.worlds(view)(0))
        if lots:
            return lots[self._rng.below(len(lots))]
        return self._best(
            decision, lambda noticed: self._knowledge.values(view, noticed, self._level)
        )

    def choose_at(self, state: Any, decision: Decision) -> Action:
        """The same answer from the state itself, which saves making a view and a world of it."""
        lots = self._knowledge.lots(decision, lambda: state)
        if lots:
            return lots[self._rng.below(len(lots))]
        return self._best(
            decision, lambda noticed: self._knowledge.values_at(state, noticed, self._level)
        )

    def _best(self, decision: Decision, judge: Callable[[Decision], list[float]]) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        habits = self._knowledge.habits.get(self._level, Habits())
        noticed = self._noticed(decision, habits.overlooks)
        values = judge(noticed)
        if habits.slip:
            values = [value + self._slip(habits.slip) for value in values]
        return noticed.options[best_of(values)]

    def _noticed(self, decision: Decision, overlooks: float) -> Decision:
        """The decision without the options that the bot does not see; at least one remains."""
        if not overlooks:
            return decision
        noticed = [
            option
            for option in decision.options
            if self._chance() >= overlooks or self._knowledge.is_obvious(option)
        ]
        return Decision(decision.player, decision.why, noticed or decision.options)

    def _slip(self, most: float) -> float:
        """A misjudgement: small ones are more likely than large ones."""
        return most * (self._chance() - self._chance())

    def _chance(self) -> float:
        return int(self._rng.next32()) / 2**32


class SearchBot:
    """Tries the best answers of the rules of thumb in worlds that the view leaves possible."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        self._knowledge = knowledge
        self._rng = SplitMix64(seed)

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        bits = int(self._rng.next64()) & 0xFFFFFFFFFFFFFFFF
        if len(decision.options) == 1:
            return decision.options[0]
        lots = self._knowledge.lots(decision, lambda: self._knowledge.worlds(view)(0))
        if lots:
            return lots[bits % len(lots)]
        return search(self._knowledge, view, decision, budget, bits)[0].option
