"""The games as OpenSpiel Python games: `pyspiel.load_game("rivalry_lost_cities(rounds=1)")`.

Chance is explicit everywhere. A die roll or a drawn starter is one chance node with its outcomes; a
shuffle is eight chance nodes with 256 equally likely outcomes each: the 64 bits of the shuffle,
highest first. So every chance node can be listed, all of OpenSpiel's algorithms that walk trees or
sample chance work as they are, a history replays exactly, and the games are those of
`rivalry.new`. (OpenSpiel's sampled-stochastic mode would hide the outcome in the state instead, and
algorithms that enumerate chance refuse it. Dealing card by card would be a different game from the
one in the logs.) Hidden cards stay hidden: `resample_from_infostate` mixes what a player may not
know.
"""

import json
from functools import cache
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from rivalry import research
from rivalry.core import registry
from rivalry.core.chance import Shuffles
from rivalry.core.decision import CHANCE, BadOption, Decision
from rivalry.research.lanes.lanes import margins, outcome

BYTES: Final = 8
"""How many chance nodes a shuffle has."""

REWARDS: Final = ("outcome", "margin")
"""The possible rewards; OpenSpiel's games pay at the end."""

RECENT: Final = 64
"""How many of the last answers an information-state tensor lists."""

_JSON: Final = {"sort_keys": True, "separators": (",", ":")}


class Position:
    """An engine state that can be copied and pickled the way OpenSpiel does it."""

    def __init__(self, game: str, state: Any) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(self.game, self.state.copy())

    def __reduce__(self) -> Any:
        return _position, (self.game, json.dumps(self.state.to_json()))


def _position(game: str, saved: str) -> Position:
    rules: Any = registry.load(game)
    return Position(game, rules.State.from_json(json.loads(saved)))


def _parameters(game: str) -> dict[str, Any]:
    """The options that OpenSpiel can express: numbers, words and switches. -1 stands for None."""
    found: dict[str, Any] = {"reward": "outcome", "encoding": research.encodings(game)[0]}
    for option in registry.load(game).options():
        default = -1 if option.default is None else option.default
        if isinstance(default, bool | int | str):
            found[option.name] = default
    return found


def _options(game: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options from OpenSpiel's parameters: the reverse of `_parameters`."""
    none = {o.name for o in registry.load(game).options() if o.default is None}
    return {
        name: None if value == -1 and name in none else value
        for name, value in parameters.items()
        if name not in ("reward", "encoding")
    }


@cache
def type_of(game: str) -> Any:
    """A game as OpenSpiel lists it."""
    rules = registry.load(game)
    seats = next((list(o.allowed or ()) for o in rules.options() if o.name == "players"), [2])
    return pyspiel.GameType(
        short_name=f"rivalry_{game.replace('-', '_')}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with one set of options."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        given = _parameters(game) | dict(params or {})
        self.name = game
        self.reward: str = given["reward"]
        if self.reward not in REWARDS:
            raise BadOption(
                f"reward: {self.reward!r} is not possible; possible: {', '.join(REWARDS)}"
            )
        self.spec = research.spec(game, given["encoding"], **_options(game, given))
        self.module = research.module(game)
        players = self.spec.players
        self.words = research.vector(  # writes the observations
            game, 1, encoding=self.spec.encoding, **self.spec.options
        )
        answers, nodes = self.module.longest(self.spec)
        # If a game does not say how far apart scores can be, take what an observation can hold.
        widest = getattr(self.module, "widest", lambda spec: 32767)
        best = 1.0 if self.reward == "outcome" else float(widest(self.spec))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spec.actions),
            max_chance_outcomes=256,
            num_players=players,
            min_utility=-best,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=answers,
        )
        self._nodes = nodes
        super().__init__(type_of(game), info, dict(params or {}))

    def new_initial_state(self, *_: Any) -> Any:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        nodes: int = self._nodes
        return nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"observers have no parameters; got {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def observe(self, state: Any, seat: int) -> Any:
        """The observation of a seat."""
        lanes = self.words.lanes
        kept = lanes.states[0]
        lanes.states[0] = state
        seen = self.words.observe(0, seat)
        lanes.states[0] = kept
        return seen


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position. `position.state` is the engine's own state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.name, registry.load(game.name).new(**game.spec.options))
        self.bits: list[int] = []  # the bytes so far of a shuffle being drawn
        self.shuffles: list[int] = []  # the numbers of the moves that drew them
        self.memory = [
            ""
        ] * game.spec.players  # what each seat has seen so far, as a chain of hashes
        self.recent: list[int] = []  # the last answers, 1 + id, negative for all but seat 0

    # What OpenSpiel calls

    def current_player(self) -> int:
        decision: Decision | None = self.position.state.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        player: int = decision.player
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def is_terminal(self) -> bool:
        return self.position.state.decision is None

    def _legal_actions(self, player: int) -> list[int]:
        options = self.position.state.decision.options
        return sorted(self._module().action_id(option) for option in options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.position.state.decision
        if isinstance(decision.options, Shuffles):
            return _BYTE
        weights = decision.weights or [1] * len(decision.options)
        return [(i, weight / sum(weights)) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        decision = self.position.state.decision
        if decision.player != CHANCE:
            self._answer(self._module().action(action))
            self.recent = [*self.recent, (action + 1) * (1 if decision.player == 0 else -1)][
                -RECENT:
            ]
        elif isinstance(decision.options, Shuffles):
            self.bits.append(action)
            self.shuffles.append(self.move_number())
            if len(self.bits) == BYTES:
                shuffled, self.bits = int.from_bytes(bytes(self.bits), "big"), []
                self._answer(("shuffle", shuffled))
        else:
            self._answer(decision.options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.position.state.decision
        rules = registry.load(self.position.game)
        if player != pyspiel.PlayerId.CHANCE:
            return rules.text(self._module().action(action))
        if decision is not None and decision.player == CHANCE:
            if isinstance(decision.options, Shuffles):
                return f"shuffle byte {len(self.bits)}: {action:#04x}"
            if action < len(decision.options):
                return rules.text(decision.options[action])
        return f"chance {action}"

    def returns(self) -> list[float]:
        state = self.position.state
        if state.decision is not None:
            return [0.0] * len(self.memory)
        if self.get_game().reward == "outcome":
            return outcome(state.winners(), len(self.memory))
        return margins(state.scores())

    def __str__(self) -> str:
        drawn = f" bits {bytes(self.bits).hex()}" if self.bits else ""
        return json.dumps(self.position.state.to_json(), **_JSON) + drawn  # type: ignore[arg-type]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one: hidden cards are mixed again.

        `sampler` gives numbers between 0 and 1. What nobody may know is not part of the new state's
        history: the bytes of shuffles read 0 there.
        """
        rules = registry.load(self.position.game)
        number = sum(int(sampler() * 2**16) << 16 * i for i in range(4))
        world = rules.sampler(self.position.state.view(player))(number)
        game = self.get_game()
        # OpenSpiel keeps the history itself; the way to give a new state one is to load it.
        other = self.clone()
        other.position = Position(self.position.game, world)
        other.memory = [
            self.memory[seat] if seat == player else _chained("", game.observe(world, seat))
            for seat in range(len(self.memory))
        ]
        head, moves, rest = other.serialize().split("\n", 2)
        history = ",".join(
            "-1:0" if n in self.shuffles else step
            for n, step in enumerate(head.removeprefix("history=").split(","))
        )
        found: SpielState = game.deserialize_state(f"history={history}\n{moves}\n{rest}")
        return found

    # Our own

    def _module(self) -> Any:
        return research.module(self.position.game)

    def _answer(self, action: Any) -> None:
        state = self.position.state
        state.apply(action)
        game = self.get_game()
        self.memory = [
            _chained(seen, game.observe(state, seat)) for seat, seen in enumerate(self.memory)
        ]


def _chained(before: str, seen: Any) -> str:
    return sha256(before.encode() + seen.tobytes()).hexdigest()[:32]


_BYTE: Final = [(n, 1 / 256) for n in range(256)]


class SpielObserver:
    """What a player may know, as numbers and as text.

    The observation follows the specification; `dict` has its fields by name. With perfect recall,
    the string adds a hash of everything the player has seen before, so that two histories have the
    same string only if the player cannot tell them apart; the tensor adds the last 64 answers,
    which is less than perfect.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.kind = kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = game.spec.size
        self.tensor = np.zeros(size + (RECENT if kind.perfect_recall else 0), np.float32)
        # OpenSpiel joins the parts again, so they include the padding to multiples of four.
        ends = [*[field.start for field in game.spec.fields[1:]], size]
        self.dict = {
            field.name: self.tensor[field.start : end]
            for field, end in zip(game.spec.fields, ends, strict=True)
        }
        if kind.perfect_recall:
            self.dict["recent"] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        self.tensor[: self.game.spec.size] = self.game.observe(state.position.state, max(player, 0))
        if self.kind.perfect_recall and state.recent:
            self.dict["recent"][-len(state.recent) :] = state.recent

    def string_from(self, state: Any, player: int) -> str:
        view = state.position.state.view(player if self.private else None)
        words = json.dumps(view, **_JSON)  # type: ignore[arg-type]
        return f"{words} #{state.memory[player]}" if self.kind.perfect_recall else words


def register() -> None:
    """Make the games known to `pyspiel.load_game`; importing this module does it."""
    for game in research.games():
        kind = type_of(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, _maker(game))


def _maker(game: str) -> Any:
    """What makes a game from its parameters: a class, which outlives the interpreter.

    (OpenSpiel releases it after Python has ended; a function would then be torn down without it.)
    """

    def init(self: Any, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, params)

    return type(game.title().replace("-", "") + "Game", (SpielGame,), {"__init__": init})


register()
