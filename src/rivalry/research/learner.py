"""One seat of many games for a learner; opponents inside play the other seats."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeGuard

import numpy as np
import numpy.typing as npt

from rivalry import research
from rivalry.bots import bot as bots
from rivalry.bots.bot import Bot, Budget
from rivalry.bots.knowledge import StatePolicy
from rivalry.bots.player import PolicyBot
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import BadOption
from rivalry.research.batch import seed_text
from rivalry.research.lanes.lanes import WAIT, bits
from rivalry.research.lanes.policy import Policy

SELF = "self"
"""Given as the opponent: the learner itself answers for every seat."""

NOBODY = -1
"""The learner's seat if it has none."""


class Batch(Protocol):
    """A player that answers in many games at once, such as a network."""

    def answers(self, observations: Any, masks: Any) -> Any:
        """An allowed action for every row, as whole numbers."""
        ...


Opponent = str | Bot | Batch | Callable[[int], Bot]
"""A bot's name, a bot, a player of many games at once, or a function from a seed to a bot."""

Opponents = Opponent | list[Opponent]
"""One opponent for all other seats, or one for each, clockwise from the learner's."""


class Learner:
    """`n` games in which one seat is the learner's. Ended games wait for `begin`.

    After `begin` and `step`, every running game asks the learner, and `observations`, `masks`,
    `rewards`, `ends` and `cuts` (games that ended by being cut short) hold a row or a number for
    each game, as new arrays. With the opponent "self", the learner is asked for every seat; the
    reward is then that of the seat that answered, and `all_rewards` has all seats' rewards. With
    the seat None, opponents have all seats, and `begin` plays whole games.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        opponent: Opponents = "random",
        seat: int | None = 0,
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
        if seat is not None and not 0 <= seat < self.vector.spec.players:
            raise BadOption(f"no seat {seat}; seats: 0 to {self.vector.spec.players - 1}")
        self.seat = NOBODY if seat is None else seat
        self.opponent = opponent
        self.budget = budget or Budget(iterations=50)
        self.rewards: npt.NDArray[np.float64] = np.zeros(n)
        self.all_rewards: npt.NDArray[np.float64] = self.vector.rewards.copy()
        self._bots: list[dict[int, Bot]] = [{} for _ in range(n)]
        self._by_seat = {} if opponent == SELF else self._seated(opponent)
        self._seat_fast_ones()
        self._rngs = [SplitMix64(0) for _ in range(n * len(self._policies))]  # per lane and seat
        self._collect(self.vector.seats.copy())

    def _seated(self, opponent: Opponents) -> dict[int, Opponent]:
        """The opponent of every other seat; an unknown name is refused at once."""
        players = self.vector.spec.players
        others = players if self.seat == NOBODY else players - 1
        each = opponent if isinstance(opponent, list) else [opponent] * others
        if len(each) != others:
            raise BadOption(f"{len(each)} opponents for {others} other seats")
        for one in each:
            if isinstance(one, str):
                bots.make(self.game, one)
        return {(self.seat + 1 + n) % players: one for n, one in enumerate(each)}

    def _seat_fast_ones(self) -> None:
        """Find the opponents that do not have to be asked lane by lane."""
        seats = range(self.vector.spec.players)
        self._policies = [self._policy(self._by_seat.get(seat)) for seat in seats]
        self._batches = self._batched()

    def __getstate__(self) -> dict[str, Any]:
        return {k: v for k, v in self.__dict__.items() if k not in ("_policies", "_batches")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self._seat_fast_ones()

    def _policy(self, opponent: Opponent | None) -> Policy | None:
        """The rules of thumb of a bot, if they can be asked inside compiled code."""
        rules = getattr(research.module(self.game), "POLICY", None)
        if rules is None or opponent not in bots.LEVELS[:-1]:  # the highest level searches
            return None
        known = bots.knowledge(self.game)
        assert isinstance(known, StatePolicy), "rules of thumb that are compiled judge states"
        habits = known.habits[opponent]
        made: Policy = rules(known.styles[opponent], habits.slip, habits.overlooks)
        return made

    def _batched(self) -> dict[int, Batch]:
        """The opponents that answer in all lanes in one call, by seat."""
        made = getattr(research.module(self.game), "BATCHES", {})
        found: dict[int, Batch] = {}
        for seat, one in self._by_seat.items():
            if isinstance(one, str):
                if one in made:
                    found[seat] = made[one](self.vector.spec)
            elif _is_batch(one):
                found[seat] = one
        return found

    def begin(self, lanes: Sequence[int], seeds: Sequence[int | str | None]) -> None:
        """Begin a game in each of these lanes; None means the next game of the lane's seed."""
        lanes = list(lanes)
        self.vector.lanes.reset(lanes, [None if one is None else seed_text(one) for one in seeds])
        players = self.vector.spec.players
        self.all_rewards = self.all_rewards.copy()  # the other lanes keep theirs
        self.all_rewards[lanes] = 0.0
        for lane in lanes:
            self._bots[lane] = {}
            for seat, policy in enumerate(self._policies):
                if policy is not None:
                    self._rngs[lane * players + seat] = SplitMix64(self._bot_seed(lane, seat))
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
        self.all_rewards = self.vector.rewards.copy()
        self._play_on(answered)

    def _play_on(self, answered: npt.NDArray[np.int64]) -> None:
        """Let opponents answer until every running game asks the learner."""
        vector = self.vector
        while self.opponent != SELF:
            if any(self._policies):
                vector.lanes.play_on(self._policies, self._rngs)
                self.all_rewards += vector.rewards
            waiting = (vector.seats != self.seat) & (vector.ends == 0)
            if not waiting.any():
                break
            vector.step(self._answers(waiting))
            self.all_rewards += vector.rewards
        self._collect(answered)

    def _answers(self, waiting: npt.NDArray[np.bool_]) -> Any:
        """What the opponents answer in the lanes that wait for them."""
        vector = self.vector
        at_random = [seat for seat, one in self._by_seat.items() if one == "random"]
        answers = np.array(vector.sample(waiting & np.isin(vector.seats, at_random)))
        for seat, batch in self._batches.items():
            lanes = np.flatnonzero(waiting & (vector.seats == seat))
            if len(lanes):
                answers[lanes] = batch.answers(vector.observations[lanes], vector.masks[lanes])
        action_id = research.module(self.game).action_id
        for lane in np.flatnonzero(waiting & (answers == WAIT)).tolist():
            state = vector.lanes.states[lane]
            decision = state.decision
            bot = self._bot(lane, decision.player)
            if isinstance(bot, PolicyBot):
                action = bot.choose_at(state, decision)
            else:
                action = bot.choose(state.view(decision.player), decision, self.budget)
            answers[lane] = action_id(action)
        return answers

    def _bot(self, lane: int, seat: int) -> Bot:
        """The bot at a seat of a lane: a fresh one in every game, with its own seed."""
        found = self._bots[lane]
        if seat not in found:
            opponent = self._by_seat[seat]
            seed = self._bot_seed(lane, seat)
            if isinstance(opponent, str):
                found[seat] = bots.make(self.game, opponent, seed)
            elif callable(opponent):
                found[seat] = opponent(seed)
            else:
                assert _is_bot(opponent), "batches are asked together"
                found[seat] = opponent
        return found[seat]

    def _bot_seed(self, lane: int, seat: int) -> int:
        """The seed for a bot's random choices; the game's own seed is chance's and stays secret."""
        return bits(f"{self.vector.seed_of(lane)}/{seat}")

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
        elif self.seat != NOBODY:
            self.rewards = self.all_rewards[:, self.seat].copy()
            self.seats[:] = self.seat
            # The lane shows the end to the seat that answered last: show the learner its own view.
            for lane in np.flatnonzero(self.ends & (vector.seats != self.seat)):
                self.observations[lane] = vector.observe(int(lane), self.seat)

    def scores(self) -> npt.NDArray[np.int64]:
        """The score of every seat of every game."""
        encoder, states = self.vector.lanes.encoder, self.vector.lanes.states
        return np.array([encoder.scores(state) for state in states], dtype=np.int64)

    def info(self) -> dict[str, npt.NDArray[Any]]:
        """What is given besides observations and rewards, a row or a number for each game."""
        return {
            "action_mask": self.masks.copy(),
            "seat": self.seats.copy(),
            "scores": self.scores(),
            "rewards": self.all_rewards.copy(),
        }


def _is_batch(opponent: Opponent) -> TypeGuard[Batch]:
    return hasattr(opponent, "answers")


def _is_bot(opponent: Opponent) -> TypeGuard[Bot]:
    return hasattr(opponent, "choose")
