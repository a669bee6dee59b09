"""High Card for bots: whoever holds a card above their own courage does well."""

from high_card import HOLD, State, sampler
from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.protocol import Bot, Budget
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View


class Style:
    """How much a player dares."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.courage = numbers["courage"]  # cards above it are held


def values(s: State, style: Style) -> list[float]:
    """How good it is to fold, and to hold. It looks at the asked seat's card alone."""
    d = s.decision
    assert d is not None and s.cards, "a player is asked"
    return [0.0, s.cards[d.player] - style.courage]


def play_deal(s: State, styles: list[Style]) -> None:
    """Play the deal to its end by rules of thumb."""
    while s.cards:
        d = s.decision
        assert d is not None, "cards are dealt while the game goes on"
        fold, hold = values(s, styles[d.player])
        s.apply(d.options[int(hold > fold)])


def lead(s: State, seat: int, strong: Style) -> float:
    """The lead in points when this deal is over."""
    play_deal(s, [strong, strong])
    return float(s.points[seat] - s.points[1 - seat])


knowledge = StatePolicy(
    *("high-card", Style, values, sampler, play_deal, lead),
    Width(candidates=2, margin=9.0, trust=1.0),
)


class Daring:
    """A bot beside the levels: it always holds."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        return HOLD


def daring(seed: int) -> Bot:
    """What the manifest names: a function from a seed to a bot."""
    return Daring()
