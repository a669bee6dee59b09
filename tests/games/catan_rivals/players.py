"""Players of Rivals for Catan for tests: `lively` ones build at random, and a table of bots."""

from rivalry.bots import bot as bots
from rivalry.bots.policy.catan_rivals.bring import DECK_KEYS, next_cards
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import uniform
from rivalry.core.decision import CHANCE, Action, Decision
from rivalry.core.game import State
from rivalry.games.catan_rivals.position import Position

CENTRE = ("city", "settlement", "road")


def lively(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Mostly builds what it can, best of all cities and settlements; now and then anything."""
    if decision.why in DECK_KEYS and isinstance(state, Position):
        cards = next_cards(state)  # of any sample deck
        return cards[rng.below(len(cards))]
    if decision.why != "turn.action" or rng.below(8) == 0:
        return uniform(state, decision, rng)
    options = [o for o in decision.options if isinstance(o, tuple)]
    builds = [o for o in options if o[0] == "build"]
    for what in CENTRE:
        best = [o for o in builds if o[1] == what]
        if best:
            return best[rng.below(len(best))]
    rest = [o for o in options if o[0] != "remove"]
    chosen = builds or rest
    return chosen[rng.below(len(chosen))]


PLAYERS = ("novice", "casual", "strong", "lively")


class Table:
    """Bots of three levels and lively players: with sixteen seeds, every pair once."""

    def __init__(self, seed: int) -> None:
        names = (PLAYERS[seed % 4], PLAYERS[seed // 4 % 4])
        self.bots = [
            None if name == "lively" else bots.make("catan-rivals", name, seed) for name in names
        ]

    def __call__(self, state: State, decision: Decision, rng: SplitMix64) -> Action:
        bot = None if decision.player == CHANCE else self.bots[decision.player]
        if bot is None:
            return lively(state, decision, rng)
        return bot.choose(state.view(decision.player), decision, bots.Budget())
