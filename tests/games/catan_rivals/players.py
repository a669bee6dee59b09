"""Random players of Rivals for Catan for tests: `lively` ones build, so that games end."""

from rivalry.core.chance import SplitMix64
from rivalry.core.contract import uniform
from rivalry.core.decision import Action, Decision
from rivalry.core.game import State

CENTRE = ("city", "settlement", "road")


def lively(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Mostly builds what it can, best of all cities and settlements; now and then anything."""
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
