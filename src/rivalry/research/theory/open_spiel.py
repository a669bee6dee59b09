"""The small games for OpenSpiel: `pyspiel.load_game("rivalry_expeditions(colours=2,ranks=2)")`.

All of OpenSpiel's solvers that walk trees work with them: CFR, exploitability, sequence form. So do
its agents that learn from numbers (NFSP, Deep CFR): the tensor of an information state has one
one-hot row for each thing that the player has seen, in order.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from rivalry.research.theory.auction import Auction
from rivalry.research.theory.expeditions import Expeditions
from rivalry.research.theory.game import CHANCE, OVER, Game, Position

GAMES: Final[list[Any]] = [Expeditions, Auction]


def _type(maker: Any) -> Any:
    return pyspiel.GameType(
        short_name=f"rivalry_{maker.name}",
        long_name=f"Rivalry: small {maker.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification=maker().parameters,
    )


class SmallGame(pyspiel.Game):  # type: ignore[misc]
    """A small game with its parameters."""

    def __init__(self, maker: Any, params: dict[str, Any] | None = None) -> None:
        self.small: Game = maker(**dict(params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.small.words),
            max_chance_outcomes=self.small.outcomes,
            num_players=2,
            min_utility=-self.small.stakes,
            max_utility=self.small.stakes,
            utility_sum=0.0,
            max_game_length=self.small.longest,
        )
        super().__init__(_type(maker), info, dict(params or {}))

    def new_initial_state(self, *_: Any) -> Any:
        return SmallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return SmallObserver(self.small)


class SmallState(pyspiel.State):  # type: ignore[misc]
    """A position of a small game."""

    def __init__(self, game: SmallGame) -> None:
        super().__init__(game)
        self.position: Position = game.small.new()
        # What each seat has seen, in order, by number: answers, or above those what chance dealt.
        self.seen: tuple[tuple[int, ...], ...] = ((), ())

    def current_player(self) -> int:
        player = self.position.player
        if player == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.position.chances())

    def _apply_action(self, action: int) -> None:
        before, self.position = self.position, self.position.after(action)
        dealt = len(self.get_game().small.words) if before.player == CHANCE else 0
        self.seen = tuple(
            seen if before.known(seat) == self.position.known(seat) else (*seen, dealt + action)
            for seat, seen in enumerate(self.seen)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(action)

    def returns(self) -> list[float]:
        lead = self.position.lead() if self.is_terminal() else 0.0
        return [lead, -lead]

    def __str__(self) -> str:
        return " | ".join(self.position.known(seat) for seat in (0, 1))


class SmallObserver:
    """All that a player has seen, in words and as numbers."""

    def __init__(self, small: Game) -> None:
        # Chance deals each card once.
        shape = (small.longest + small.outcomes, len(small.words) + small.outcomes)
        self.tensor = np.zeros(shape[0] * shape[1], np.float32)
        self.dict: dict[str, Any] = {"seen": self.tensor.reshape(shape)}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        for n, thing in enumerate(state.seen[player]):
            self.dict["seen"][n, thing] = 1

    def string_from(self, state: Any, player: int) -> str:
        known: str = state.position.known(player)
        return known


def _class(maker: Any) -> Any:
    """A class that makes one game: unlike a function, it outlives the interpreter."""

    def init(self: Any, params: dict[str, Any] | None = None) -> None:
        SmallGame.__init__(self, maker, params)

    return type(maker.__name__ + "Game", (SmallGame,), {"__init__": init})


def register() -> None:
    """Make the games known to `pyspiel.load_game`; importing this module does it."""
    for maker in GAMES:
        kind = _type(maker)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, _class(maker))


register()
