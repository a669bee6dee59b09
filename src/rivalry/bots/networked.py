"""The knowledge of a game whose networks learned by self-play, as search uses it.

The actor names the candidates and plays on, the critic judges where that ends. With NumPy many
worlds are played on at once; without it one after the other, with the same results.
"""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from math import exp, log
from typing import Any

from rivalry.bots.knowledge import StatePolicy, Width
from rivalry.bots.learned import Networks, numbers
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

Outcome = tuple[float, float]
"""The result, in which winning counts beside the points, and the lead alone."""


class NetworkedPolicy(StatePolicy):
    """Levels below `master` play by rules of thumb; search plays on by the networks."""

    at_once = 32 if find_spec("numpy") else 1

    def __init__(
        self,
        game: str,
        style: Callable[[dict[str, float]], Any],
        judge: Callable[[Any, Any], list[float]],
        play_out: Callable[[Any, list[Any]], None],
        width: Width,
        networks: Networks,
        *,
        ahead: int,
        credit: float,
        lead: Callable[[Any, int], float],
        ended: Callable[[Any, int], Outcome],
    ) -> None:
        super().__init__(
            *(game, style, judge, networks.sampler, play_out),
            lambda s, seat, style: lead(s, seat),
            width,
        )
        self.networks = networks
        self._ahead = ahead  # turns that the actor plays on before the critic judges
        self._credit = credit  # points that an answer e times as likely is better, untried
        self._lead_now = lead  # of a seat, as points stand
        self._ended = ended  # what a seat has where nothing more is played

    def prior(self, view: View, decision: Decision) -> list[float]:
        """By how likely the actor is to give each answer."""
        options = numbers(decision.options)
        likings = self.networks.likings(self.networks.actor, self.worlds(view)(0), options)
        most = max(likings)
        total = log(sum(exp(like - most) for like in likings)) + most
        return [self._credit * (like - total) for like in likings]

    def outcome(self, world: Any, option: Action, seat: int, bits: int) -> Outcome:
        """The outcome of one option in one world."""
        return self.outcomes([world], [option], seat, [bits])[0][0]

    def outcomes(
        self, worlds: Sequence[Any], options: Sequence[Action], seat: int, bits: Sequence[int]
    ) -> list[list[Outcome]]:
        """What a seat will have if all go on as the actor likes best."""
        positions = []
        for world in worlds:
            for option in options:
                after = world.copy()
                after.apply(option)
                positions.append(after)
        solve = self.solver(worlds[0])
        if solve is not None:
            found = [solve(s, seat) for s in positions]
        else:
            found = self._played_on(positions, seat, [one for one in bits for _ in options])
        return [found[n : n + len(options)] for n in range(0, len(found), len(options))]

    def solver(self, world: Any) -> Callable[[Any, int], Outcome] | None:
        """What works such a world out to the end, for a seat; none: it is played on and judged."""
        return None

    def _played_on(self, positions: list[Any], seat: int, bits: Sequence[int]) -> list[Outcome]:
        """Play on, and say what a seat may expect."""
        networks = self.networks
        if find_spec("numpy"):
            from rivalry.bots import colour_batch

            colour_batch.play_turns(networks, positions, self._ahead)
        else:
            for s in positions:
                networks.play_turns(s, networks.actor, self._ahead)
        for s, chance in zip(positions, bits, strict=True):
            networks.deal(s, chance)
        expected = iter(self._prospects([s for s in positions if networks.is_running(s)], seat))
        found = []
        for s in positions:
            if networks.is_running(s):
                points, victory = next(expected)
                lead = self._lead_now(s, seat) + networks.points * points
                found.append((lead + networks.points * victory, lead))
            else:
                found.append(self._ended(s, seat))
        return found

    def _prospects(self, positions: list[Any], seat: int) -> list[tuple[float, float]]:
        networks = self.networks
        if find_spec("numpy"):
            from rivalry.bots import colour_batch

            return colour_batch.prospects(networks, positions, seat)
        return [networks.prospects(networks.critic, s, seat) for s in positions]
