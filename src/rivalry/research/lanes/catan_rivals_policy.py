"""The rules of thumb of Rivals for Catan, for lanes."""

from typing import Any

from mypy_extensions import i64

from rivalry.bots.policy.catan_rivals.answer import best_answer, is_obvious
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.games.catan_rivals import position
from rivalry.games.catan_rivals.vocabulary import ID_OF
from rivalry.research.lanes.policy import Policy, chance


class CatanPolicy(Policy):
    """Rivals for Catan."""

    def __init__(self, style: Style, slip: float, overlooks: float) -> None:
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
        prince.hand = in_order(s, hand)  # as in a view: of equal options, the first is chosen
        answer = best_answer(s, self.style)
        prince.hand = hand
        s.decision = decision
        return ID_OF[answer]


def in_order(s: position.Position, hand: list[int]) -> list[int]:
    """A hand in catalogue order."""
    identity = s.cards.identity
    found: list[int] = []
    for h in hand:
        at: i64 = len(found)
        while at > 0 and identity[found[at - 1]] > identity[h]:
            at -= 1
        found.insert(at, h)
    return found
