"""One seat of many games for a learner; the other seats are played by opponents inside."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rivalry import research
from rivalry.bots import bot as bots
from rivalry.bots.bot import Bot, Budget
from rivalry.bots.player import PolicyBot
from rivalry.core.decision import BadOption
from rivalry.research.batch import seed_text
from rivalry.research.lanes.lanes import WAIT, bits

SELF = "self"
"""The opponent of a learner that answers for every seat itself."""

Opponent = str | Bot | Callable[[int], Bot]
"""A bot by name, a bot, or what makes one from a seed."""

Opponents = Opponent | list[Opponent]
"""The same for all other seats, or one for each, clockwise from the learner's."""


class Learner:
    """`n` games in which one seat is the learner's. Ended games wait for `begin`.

    After `begin` and `step`, every running game asks the learner, and `observations`, `masks`,
    `rewards`, `ends` and `cuts` (games that ended by being cut short) hold a row or a number for
    each game, as new arrays. With the opponent "self" the learner is asked for every seat; the
    reward is then that of the seat that answered, and `all_rewards` has everybody's.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        opponent: Opponents = "random",
        seat: int = 0,
        budget: Budget | None = None,
        reward: str = "outcome",
        illegal: str = "noop",
        penalty: float = -1.0,
        **options: Any,
    ) -> None:
        self.vector = research.vector(
            game,
            n,
            autoreset="disabled",
            reward=reward,
            illegal=illegal,
            penalty=penalty,
            **options,
        )
        self.game = game
        self.n = n
        if not 0 <= seat < self.vector.spec.players:
            raise BadOption(f"no seat {seat}; seats: 0 to {self.vector.spec.players - 1}")
        self.seat = seat
        self.opponent = opponent
        self.budget = budget or Budget(iterations=50)
        self.rewards: npt.NDArray[np.float64] = np.zeros(n)
        self.all_rewards: npt.NDArray[np.float64] = self.vector.rewards.copy()
        self._bots: list[dict[int, Bot]] = [{} for _ in range(n)]
        self._by_seat = {} if opponent == SELF else self._seated(opponent)
        self._collect(self.vector.seats.copy())

    def _seated(self, opponent: Opponents) -> dict[int, Opponent]:
        """The opponent of every other seat; an unknown name is refused at once."""
        players = self.vector.spec.players
        each = opponent if isinstance(opponent, list) else [opponent] * (players - 1)
        if len(each) != players - 1:
            raise BadOption(f"{len(each)} opponents for {players - 1} other seats")
        for one in each:
            if isinstance(one, str):
                bots.make(self.game, one)
        return {(self.seat + 1 + n) % players: one for n, one in enumerate(each)}

    def begin(self, lanes: Sequence[int], seeds: Sequence[int | str | None]) -> None:
        """Begin a game in each of these lanes; with None, the next one of the lane's seed."""
        self.vector.lanes.reset(lanes, [None if one is None else seed_text(one) for one in seeds])
        for lane in lanes:
            self._bots[lane] = {}
        self._play_on(self.vector.seats.copy())

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer in every lane that is not over (elsewhere the action is ignored)."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.n} whole numbers, one for each game; got {chosen.dtype} of "
                f"shape {chosen.shape}"
            )
        given = np.where(self.vector.ends != 0, WAIT, chosen.astype(np.int64))
        answered = self.vector.seats.copy()
        self.vector.step(given)
        self._play_on(answered)

    def _play_on(self, answered: npt.NDArray[np.int64]) -> None:
        """Let opponents answer until every running game asks the learner."""
        vector = self.vector
        self.all_rewards = vector.rewards.copy()
        while self.opponent != SELF:
            waiting = (vector.seats != self.seat) & (vector.ends == 0)
            if not waiting.any():
                break
            vector.step(self._answers(waiting))
            self.all_rewards += vector.rewards
        self._collect(answered)

    def _answers(self, waiting: npt.NDArray[np.bool_]) -> Any:
        """What the opponents answer in the lanes that wait for them."""
        if self.opponent == "random":
            return self.vector.sample(waiting)  # inside compiled code
        answers = np.full(self.n, WAIT)
        action_id = research.module(self.game).action_id
        for lane in np.flatnonzero(waiting).tolist():
            state = self.vector.lanes.states[lane]
            decision = state.decision
            bot = self._bot(lane, decision.player)
            if isinstance(bot, PolicyBot):
                action = bot.choose_at(state, decision)
            else:
                action = bot.choose(state.view(decision.player), decision, self.budget)
            answers[lane] = action_id(action)
        return answers

    def _bot(self, lane: int, seat: int) -> Bot:
        """The bot at a seat of a lane: a fresh one in every game, with a seed of its own."""
        found = self._bots[lane]
        if seat not in found:
            opponent = self._by_seat[seat]
            # Chance has the seed itself; whoever plays must not share it.
            seed = bits(f"{self.vector.seed_of(lane)}/{seat}")
            if isinstance(opponent, str):
                found[seat] = bots.make(self.game, opponent, seed)
            elif hasattr(opponent, "choose"):
                found[seat] = opponent
            else:
                found[seat] = opponent(seed)
        return found[seat]

    def _collect(self, answered: npt.NDArray[np.int64]) -> None:
        vector = self.vector
        lanes = np.arange(self.n)
        self.observations: npt.NDArray[np.int16] = vector.observations.copy()
        self.masks: npt.NDArray[np.int8] = vector.masks.astype(np.int8)
        self.ends: npt.NDArray[np.bool_] = vector.ends != 0
        self.cuts: npt.NDArray[np.bool_] = vector.cuts != 0
        self.seats: npt.NDArray[np.int64] = vector.seats.copy()
        if self.opponent == SELF:
            self.rewards = self.all_rewards[lanes, np.maximum(answered, 0)]
        else:
            self.rewards = self.all_rewards[:, self.seat].copy()
            self.seats[:] = self.seat
            # The end is shown to the seat that answered last: show the learner its own.
            for lane in np.flatnonzero(self.ends & (vector.seats != self.seat)):
                self.observations[lane] = vector.observe(int(lane), self.seat)

    def scores(self) -> npt.NDArray[np.int64]:
        """The score of every seat of every game."""
        encoder, states = self.vector.lanes.encoder, self.vector.lanes.states
        return np.array([encoder.scores(state) for state in states], dtype=np.int64)

    def info(self) -> dict[str, npt.NDArray[Any]]:
        """What is told beside observations and rewards, a row or a number for each game."""
        return {
            "action_mask": self.masks.copy(),
            "seat": self.seats.copy(),
            "scores": self.scores(),
            "rewards": self.all_rewards.copy(),
        }
