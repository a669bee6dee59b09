"""The vector environment: many games of one kind, stepped in one call inside compiled code."""

import gzip
import json
from collections.abc import Callable, Sequence
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any, Final

from rivalry.core.decision import BadOption, seat_or_none
from rivalry.research import observation
from rivalry.research.lanes import lanes
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.lanes import Lanes
from rivalry.research.spec import Spec

# Not an import statement: the compiler follows those, and has to work without NumPy.
np: Any = import_module("numpy")

AUTORESET: Final = {
    "next_step": lanes.NEXT_STEP,
    "same_step": lanes.SAME_STEP,
    "disabled": lanes.DISABLED,
}
REWARD: Final = {"outcome": lanes.OUTCOME, "margin": lanes.MARGIN, "progress": lanes.PROGRESS}
ILLEGAL: Final = {"raise": lanes.RAISE, "noop": lanes.NOOP, "terminate": lanes.TERMINATE}
SETTINGS: Final = (
    *("seed", "seeds", "autoreset", "reward", "illegal", "penalty", "cap", "skip_forced"),
)
"""The settings of a vector; everything else is an option of its game."""


class Vector:
    """`n` games side by side. All arrays are views of buffers that `step` writes; copy to keep.

    `observations` (n, size) int16: what the seat that is asked may know.
    `masks` (n, actions) bool: what it may answer.
    `seats` (n) int64: who is asked. `ends` (n) int64: 1 where this step ended the game; `cuts` (n)
    int64: 1 where it was cut short, by its rules' cap on turns or by `cap`.
    `rewards` (n, seats) float64: what each seat got in this step.
    `final_observations` (n, size): with autoreset "same_step", the last row of a game that ended.

    A lane plays `rivalry.new(game, seed=lane_seed)` and then, game after game, the seeds
    `f"{lane_seed}.1"`, `f"{lane_seed}.2"` and so on. Lane i has the seed `seeds[i]`, or `seed + i`.

    `autoreset`: "next_step" (an ended lane ignores its next action and begins a new game, like
    Gymnasium's NEXT_STEP), "same_step", or "disabled". In an ended lane every action is allowed.
    `reward`: "outcome" (1 shared by the winners and -1 by the losers, at the end), "margin" (the
    score less the mean of the others, at the end) or "progress" (how that changed, every step).
    `illegal`: "raise" (before anything changes), "noop" (asked again, at the cost of `penalty`; a
    game with a hundred such actions is cut short) or "terminate". The action -1 leaves a lane as it
    is. `cap`: after this many answers by players a game is cut short, without a last reward.
    `skip_forced`: questions with only one possible answer are answered automatically.
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
        cap: int | None = None,
        skip_forced: bool = False,
    ) -> None:
        if n < 1:
            raise BadOption(f"{n} lanes; there must be one at least")
        if cap is not None and cap < 1:
            raise BadOption(f"cap: {cap} answers; a game has one at least")
        self.spec = spec
        self.n = n
        self.settings: dict[str, Any] = dict(
            autoreset=autoreset,
            reward=reward,
            illegal=illegal,
            penalty=penalty,
            cap=cap,
            skip_forced=skip_forced,
        )
        self.lanes = Lanes(
            encoder,
            n,
            _choice("autoreset", autoreset, AUTORESET),
            _choice("reward", reward, REWARD),
            _choice("illegal", illegal, ILLEGAL),
            penalty,
            cap or 0,
            skip_forced,
        )
        self.observations = _rows(self.lanes.observations, n, np.int16)
        self.final_observations = _rows(self.lanes.final_observations, n, np.int16)
        self.masks = _rows(self.lanes.masks, n, np.bool_)[:, : len(spec.actions)]
        self.rewards = _rows(self.lanes.rewards, n, np.float64)
        self.seats = np.asarray(memoryview(self.lanes.seats))
        self.ends = np.asarray(memoryview(self.lanes.ends))
        self.cuts = np.asarray(memoryview(self.lanes.cuts))
        self._looked = np.asarray(memoryview(self.lanes.looked)).view(np.int16)
        self.reset(seed, seeds)

    def reset(self, seed: int = 0, seeds: Sequence[int | str] | None = None) -> None:
        """Start again in every lane. The same seeds give the same games, for ever."""
        if seeds is None:
            seeds = [index(seed) + lane for lane in range(self.n)]
        if len(seeds) != self.n:
            raise BadOption(f"{len(seeds)} seeds for {self.n} lanes")
        self.lanes.reset(range(self.n), [seed_text(one) for one in seeds])

    def reset_lanes(self, which: Sequence[int]) -> None:
        """Begin the next game in these lanes, as autoreset would."""
        self.lanes.reset(which, [None] * len(which))

    def step(self, actions: Any) -> None:
        """Answer in every lane; all arrays then show what follows."""
        if hasattr(actions, "tolist"):
            if actions.ndim != 1 or actions.dtype.kind not in "iu":
                raise ValueError(self._no_actions(f"{actions.dtype} of shape {actions.shape}"))
            actions = actions.tolist()
        try:
            self.lanes.step(actions)
        except TypeError:
            raise ValueError(self._no_actions(f"{actions!r:.80}")) from None

    def _no_actions(self, given: str) -> str:
        return f"actions are {self.n} whole numbers, one for each lane; got {given}"

    def sample(self, where: Any = None) -> list[int]:
        """An allowed action for every lane, each equally likely; -1 where `where` is false.

        What a lane gets depends on its seed alone, not on the other lanes.
        """
        return self.lanes.sample(where.tolist() if hasattr(where, "tolist") else where)

    def seed_of(self, lane: int) -> str:
        """The seed of the game a lane is playing: `rivalry.new(game, seed=...)` deals the same."""
        return self.lanes.seed_of(lane)

    def observe(self, lane: int, seat: int) -> Any:
        """What any seat may know of a lane, as a new array."""
        if seat_or_none(seat, self.spec.players) is None:
            raise BadOption("an observation is a seat's; spectators have none")
        self.lanes.look(self._lane(lane), seat)
        return self._looked.copy()

    def state(self, lane: int) -> Any:
        """A copy of a lane's bare state, to look at, search or keep."""
        return self.lanes.states[self._lane(lane)].copy()

    def set_state(self, lane: int, state: Any, seed: int | str | None = None) -> None:
        """Let a lane go on from a state of the same game and options, which is copied.

        Chance goes on with the lane's own seed, or with the one given here: then chance answers and
        `sample` picks the same whenever that seed is given. If chance is asked, it answers at once.
        A game that is over is refused.

        >>> from rivalry import research
        >>> games = research.vector("lost-cities", 2, seed=7, rounds=1)
        >>> games.set_state(1, games.state(0))
        >>> bool((games.observations[0] == games.observations[1]).all())
        True
        """
        lane = self._lane(lane)
        if not self.lanes.encoder.fits(state):
            raise BadOption(f"{state!r} is no state of {self.spec.game} with this vector's options")
        if state.decision is None:
            raise BadOption("the game is over; a lane has nothing to go on with")
        if seed is not None:
            self.lanes.seed_again(lane, seed_text(seed))
        self.lanes.put(lane, state.copy())

    def _lane(self, lane: int) -> int:
        if not 0 <= index(lane) < self.n:
            raise BadOption(f"no lane {lane}; lanes: 0 to {self.n - 1}")
        return index(lane)

    # Saving and loading

    def save(self, path: str | Path) -> None:
        """Write everything that the vector needs to go on to a file (JSON, compressed)."""
        told = json.dumps(self._saved([state.to_json() for state in self.lanes.states]))
        Path(path).write_bytes(gzip.compress(told.encode(), mtime=0))

    @staticmethod
    def load(path: str | Path) -> "Vector":
        """The vector in a file that `save` wrote. It goes on as the saved one would have."""
        return _restored(json.loads(gzip.decompress(Path(path).read_bytes())))

    def _saved(self, states: list[Any]) -> dict[str, Any]:
        return {
            "game": self.spec.game,
            "version": self.spec.version,
            "encoding": self.spec.encoding,
            "layout": self.spec.layout,
            "options": self.spec.options,
            "n": self.n,
            "settings": self.settings,
            "lanes": self.lanes.saved(),
            "states": states,
        }

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], "Vector"], tuple[dict[str, Any]]]:
        return _restored, (self._saved([state.to_json() for state in self.lanes.states]),)

    def __repr__(self) -> str:
        return f"<{self.n} lanes of {self.spec.game}>"


def _restored(saved: dict[str, Any]) -> Vector:
    """The vector that was saved as this data; data from another version is refused."""
    game: str = saved["game"]
    spec = observation.spec(game, saved["encoding"], **saved["options"])
    for what, mine in (("version", spec.version), ("layout", spec.layout)):
        if saved[what] != mine:
            raise BadOption(f"saved with {what} {saved[what]} of {game}; this program has {mine}")
    vector = Vector(spec, observation.module(game).encoder(spec), saved["n"], **saved["settings"])
    first = vector.lanes.encoder.first
    vector.lanes.restore(saved["lanes"], [type(first).from_json(one) for one in saved["states"]])
    return vector


def seed_text(seed: int | str) -> str:
    """The text that games are dealt from for a seed: a whole number of any type, or a text.

    >>> seed_text(7), seed_text(np.int64(7)), seed_text("7.1")
    ('7', '7', '7.1')
    >>> seed_text(7.0)
    Traceback (most recent call last):
      ...
    rivalry.core.decision.BadOption: a seed is a whole number or a text, not 7.0
    """
    if isinstance(seed, str):
        return seed
    try:
        return str(index(seed))
    except TypeError:
        raise BadOption(f"a seed is a whole number or a text, not {seed!r}") from None


def _rows(buffer: Any, n: int, kind: Any) -> Any:
    """A buffer of words as one row per lane."""
    return np.asarray(memoryview(buffer)).view(kind).reshape(n, -1)


def _choice(what: str, given: str, known: dict[str, int]) -> int:
    if given not in known:
        raise BadOption(f"{what}: {given!r} is not possible; possible: {', '.join(known)}")
    return known[given]
