"""Rivals for Catan for bots: rules of thumb, and a network that judges where they lead."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.policy.catan_rivals.answer import is_obvious, judge
from rivalry.bots.policy.catan_rivals.bring import DECK_KEYS, next_cards
from rivalry.bots.policy.catan_rivals.network import Layers, chance_to_win
from rivalry.bots.policy.catan_rivals.playout import play_on
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.catan_rivals.position import Position
from rivalry.games.catan_rivals.world import sampler

AHEAD: Final = 2  # a position is played on until so many further turns have begun
FILE: Final = Path(__file__).parent / "weights" / "catan-rivals-network.json"


@cache
def network(path: Path = FILE) -> Layers:
    """The network in a file, as `examples/train_catan_rivals.py` exports it."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    return Layers(kept["cards"], kept["weights"])


class CatanPolicy(StatePolicy):
    """The rules of thumb: they choose among what was noticed, and positions go on with dice."""

    unit = "chance"

    def values(self, view: View, decision: Decision, level: str) -> list[float]:
        """One for the answer of the rules of thumb, less for the others."""
        world = self.worlds(view)(0)
        world.decision = decision  # some of its options may have been overlooked
        return judge(world, self.styles[level])

    def values_at(self, state: Any, decision: Decision, level: str) -> list[float]:
        """From a world of the view: the true state can lead to another answer."""
        return self.values(state.view(decision.player), decision, level)

    def lots(self, decision: Decision, world: Callable[[], Any]) -> list[Action]:
        """Any sample deck is a good one to bring."""
        return next_cards(world()) if decision.why in DECK_KEYS else []

    def is_obvious(self, option: Action) -> bool:
        """Ending and refusing are never overlooked."""
        return is_obvious(option)

    def outcome(self, world: Any, option: Action, seat: int, bits: int) -> tuple[float, float]:
        """The chance to win after the bot's own turn and the rival's reply, by rules of thumb."""
        after = world.copy()
        after.apply(option)
        strong = self.styles["strong"]
        begun = after.turns
        for n in range(AHEAD):  # every turn has dice of its own, whatever was asked before it
            play_on(after, [strong, strong], begun + n + 1, SplitMix64(bits ^ n))
        chance = chance_to_win(network(), after, seat)
        return chance, 100 * chance


def lead(s: Position, seat: int, strong: Style) -> float:
    """The lead in victory points."""
    scores = s.scores()
    return float(scores[seat] - scores[1 - seat])


def play_out(s: Position, styles: list[Style]) -> None:
    """Play to the end by rules of thumb; the hidden cards decide how the dice fall."""
    identity = s.cards.identity
    bits = sum(identity[h] * 31**n for n, h in enumerate(s.regions + s.events))
    play_on(s, styles, s.turns + 10_000, SplitMix64(bits))


knowledge = CatanPolicy(
    *("catan-rivals", Style, judge, sampler, play_out, lead),
    Width(candidates=8, margin=0.75, trust=0.8, doubt=0.02),
)
