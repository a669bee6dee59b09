"""Solving small games: counterfactual regret minimisation, best responses, exploitability."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from rivalry.research.theory.game import CHANCE, OVER, Game, Position

Policy: TypeAlias = Mapping[str, Mapping[int, float]]
"""How likely each answer is, by seat and what that seat knows; missing entries mean uniform."""


def key(position: Position, seat: int) -> str:
    """The name of an information set."""
    return f"{seat}:{position.known(seat)}"


def chances_of(policy: Policy, position: Position, seat: int) -> Mapping[int, float]:
    """How likely each answer is under a policy."""
    found = policy.get(key(position, seat))
    if found is not None:
        return found
    actions = position.actions()
    return {action: 1 / len(actions) for action in actions}


class Solver:
    """CFR+ for a game: regrets never fall below zero, and later iterations count more.

    >>> from rivalry.research.theory.auction import Auction
    >>> game = Auction(cards=2, gold=2)
    >>> solver = Solver(game)
    >>> solver.run(50)
    >>> exploitability(game, solver.policy()) < 0.05 * game.stakes
    True
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.iterations = 0
        self.regrets: dict[str, dict[int, float]] = {}
        self.sums: dict[str, dict[int, float]] = {}

    def run(self, iterations: int) -> None:
        """Run this many more iterations."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in (0, 1):
                # The policy stays the same until a walk is over.
                gained: dict[str, dict[int, float]] = {}
                self._walk(self.game.new(), seat, 1.0, 1.0, gained)
                for name, gains in gained.items():
                    regrets = self.regrets[name]
                    for action, gain in gains.items():
                        regrets[action] = max(0.0, regrets[action] + gain)

    def policy(self) -> dict[str, dict[int, float]]:
        """The average policy so far, which approaches an equilibrium."""
        return {name: _shares(sums) for name, sums in self.sums.items()}

    def _walk(
        self,
        position: Position,
        seat: int,
        own: float,
        others: float,
        gained: dict[str, dict[int, float]],
    ) -> float:
        """What the seat can expect, if it and the others got here with these probabilities."""
        player = position.player
        if player == OVER:
            return position.lead() if seat == 0 else -position.lead()
        if player == CHANCE:
            return sum(
                chance * self._walk(position.after(action), seat, own, others * chance, gained)
                for action, chance in position.chances()
            )
        name = key(position, player)
        now = _shares(self.regrets.setdefault(name, dict.fromkeys(position.actions(), 0.0)))
        if player != seat:
            return sum(
                # Also where no play leads now: the average there is part of the policy, too.
                share * self._walk(position.after(action), seat, own, others * share, gained)
                for action, share in now.items()
            )
        values = {
            action: self._walk(position.after(action), seat, own * share, others, gained)
            for action, share in now.items()
        }
        mean = sum(share * values[action] for action, share in now.items())
        gains = gained.setdefault(name, dict.fromkeys(now, 0.0))
        sums = self.sums.setdefault(name, dict.fromkeys(now, 0.0))
        for action, share in now.items():
            gains[action] += others * (values[action] - mean)
            sums[action] += self.iterations * own * share
        return mean


class BestResponse:
    """The most that a seat can win against a policy, knowing no more than it may."""

    def __init__(self, game: Game, policy: Policy, seat: int) -> None:
        self.policy = policy
        self.seat = seat
        # The positions of every information set, and how likely the others are to let them happen.
        self._sets: dict[str, list[tuple[Position, float]]] = {}
        self._best: dict[str, int] = {}
        self._gather(game.new(), 1.0)
        self.value = self._value(game.new())

    def _gather(self, position: Position, reach: float) -> None:
        player = position.player
        if player == OVER or not reach:
            return
        if player == self.seat:
            self._sets.setdefault(key(position, player), []).append((position, reach))
            for action in position.actions():
                self._gather(position.after(action), reach)
        else:
            for action, chance in self._chances(position):
                self._gather(position.after(action), reach * chance)

    def _chances(self, position: Position) -> Iterable[tuple[int, float]]:
        if position.player == CHANCE:
            return position.chances()
        return chances_of(self.policy, position, position.player).items()

    def _value(self, position: Position) -> float:
        player = position.player
        if player == OVER:
            return position.lead() if self.seat == 0 else -position.lead()
        if player == self.seat:
            return self._value(position.after(self._answer(position)))
        return sum(
            chance * self._value(position.after(action))
            for action, chance in self._chances(position)
            if chance
        )

    def _answer(self, position: Position) -> int:
        name = key(position, self.seat)
        if name not in self._best:
            alike = self._sets[name]
            self._best[name] = max(
                position.actions(),
                key=lambda a: sum(reach * self._value(one.after(a)) for one, reach in alike),
            )
        return self._best[name]


def exploitability(game: Game, policy: Policy) -> float:
    """What a player who knew the policy would win from it on average; 0 at an equilibrium."""
    return sum(BestResponse(game, policy, seat).value for seat in (0, 1)) / 2


def _shares(weights: Mapping[int, float]) -> dict[int, float]:
    total = sum(weights.values())
    if total <= 0:
        return {action: 1 / len(weights) for action in weights}
    return {action: weight / total for action, weight in weights.items()}
