"""The vector environment: many games of one kind, stepped in one call inside compiled code."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from rivalry.core.decision import BadOption
from rivalry.research.lanes import lanes
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.lanes import Lanes
from rivalry.research.spec import Spec

# Not an import statement, because the compiler follows those and is to work without NumPy.
np: Any = import_module("numpy")

AUTORESET: Final = {
    "next_step": lanes.NEXT_STEP,
    "same_step": lanes.SAME_STEP,
    "disabled": lanes.DISABLED,
}
REWARD: Final = {"outcome": lanes.OUTCOME, "margin": lanes.MARGIN, "progress": lanes.PROGRESS}
ILLEGAL: Final = {"raise": lanes.RAISE, "noop": lanes.NOOP, "terminate": lanes.TERMINATE}


class Vector:
    """`n` games side by side. All arrays are views of buffers that `step` writes; copy to keep.

    `observations` (n, size) int16: what the seat that is asked may know.
    `masks` (n, actions) bool: what it may answer.
    `seats` (n) int64: who is asked. `ends` (n) int64: 1 where this step ended the game.
    `rewards` (n, seats) float64: what everybody got in this step.
    `final_observations` (n, size): with autoreset "same_step", the last row of a game that ended.

    A lane plays `rivalry.new(game, seed=lane_seed)`, then, after each end, the games with the seeds
    `f"{lane_seed}.1"`, `f"{lane_seed}.2"` and so on. Lane i has the seed `seeds[i]`, or `seed + i`.

    `autoreset`: "next_step" (an ended lane ignores its next action and begins a new game, as
    Gymnasium's NEXT_STEP), "same_step", or "disabled". In an ended lane every action is allowed.
    `reward`: "outcome" (1 shared by the winners and -1 by the losers, at the end), "margin" (the
    score less the mean of the others, at the end) or "progress" (how that changed, every step).
    `illegal`: "raise" (before anything happened), "noop" (asked again, at the cost of `penalty`)
    or "terminate". The action -1 leaves a lane as it is.
    """

    def __init__(
        self,
        spec: Spec,
        encoder: Encoder,
        n: int,
        *,
        seed: int = 0,
        seeds: Sequence[int | str] | None = None,
        autoreset: str = "next_step",
        reward: str = "outcome",
        illegal: str = "raise",
        penalty: float = -1.0,
    ) -> None:
        if n < 1:
            raise BadOption(f"{n} lanes; there must be one at least")
        self.spec = spec
        self.n = n
        self.lanes = Lanes(
            encoder,
            n,
            _choice("autoreset", autoreset, AUTORESET),
            _choice("reward", reward, REWARD),
            _choice("illegal", illegal, ILLEGAL),
            penalty,
        )
        self.observations = _rows(self.lanes.observations, n, np.int16)
        self.final_observations = _rows(self.lanes.final_observations, n, np.int16)
        self.masks = _rows(self.lanes.masks, n, np.bool_)[:, : len(spec.actions)]
        self.rewards = _rows(self.lanes.rewards, n, np.float64)
        self.seats = np.asarray(memoryview(self.lanes.seats))
        self.ends = np.asarray(memoryview(self.lanes.ends))
        self._looked = np.asarray(memoryview(self.lanes.looked)).view(np.int16)
        self.reset(seed, seeds)

    def reset(self, seed: int = 0, seeds: Sequence[int | str] | None = None) -> None:
        """Begin anew in every lane. The same seeds give the same games, for ever."""
        if seeds is None:
            seeds = [seed + lane for lane in range(self.n)]
        if len(seeds) != self.n:
            raise BadOption(f"{len(seeds)} seeds for {self.n} lanes")
        self.lanes.reset(range(self.n), [str(one) for one in seeds])

    def reset_lanes(self, which: Sequence[int]) -> None:
        """Begin the next game in these lanes, as autoreset would."""
        self.lanes.reset(which, [None] * len(which))

    def step(self, actions: Any) -> None:
        """Answer in every lane; all arrays then show what follows."""
        self.lanes.step(actions.tolist() if hasattr(actions, "tolist") else actions)

    def sample(self, where: Any = None) -> list[int]:
        """An allowed action for every lane, each equally likely; -1 where `where` is false.

        What a lane is given depends on its seed alone, not on the other lanes.
        """
        return self.lanes.sample(where.tolist() if hasattr(where, "tolist") else where)

    def seed_of(self, lane: int) -> str:
        """The seed of the game a lane is playing: `rivalry.new(game, seed=...)` deals the same."""
        return self.lanes.seed_of(lane)

    def observe(self, lane: int, seat: int) -> Any:
        """What any seat may know of a lane, as an array of its own."""
        self.lanes.look(lane, seat)
        return self._looked.copy()

    def state(self, lane: int) -> Any:
        """The bare state of a lane, for looking at."""
        return self.lanes.states[lane]

    def __repr__(self) -> str:
        return f"<{self.n} lanes of {self.spec.game}>"


def _rows(buffer: Any, n: int, kind: Any) -> Any:
    """A buffer of words as one row per lane."""
    return np.asarray(memoryview(buffer)).view(kind).reshape(n, -1)


def _choice(what: str, given: str, known: dict[str, int]) -> int:
    if given not in known:
        raise BadOption(f"{what}: {given!r} is not possible; possible: {', '.join(known)}")
    return known[given]
