"""The tests every game must pass, ours and anybody else's.

`check_game(game, seed, **options)` plays one game at random and checks the contract of
`rivalry.core.game` at every decision; `fingerprint` is what two processes compare.
"""

import json
import marshal
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from rivalry.core import chance
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import (
    CHANCE,
    Action,
    Decision,
    IllegalAction,
    MalformedAction,
    NotYourDecision,
)
from rivalry.core.game import Game, State
from rivalry.core.log import GameLog
from rivalry.core.match import replay

JUNK: list[Any] = [
    None,
    True,
    "",
    "play",
    -1,
    10**9,
    1.0,
    1.5,
    (),
    ("shuffle",),
    ("no", "such"),
    [0],
]
"""Values that are not an action in any game."""

Chooser = Callable[[State, Decision, SplitMix64], Action]


def uniform(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Any option, each equally likely; chance by its weights."""
    if decision.player == CHANCE:
        return chance.pick(decision, rng.next64() & 0x7FFFFFFFFFFFFFFF)
    return decision.options[rng.below(len(decision.options))]


def positions(
    game: Game, seed: int, choose: Chooser = uniform, **options: Any
) -> Iterator[tuple[State, Decision, Action]]:
    """A random game: each position with its decision and the answer it will get."""
    state = game.new(**options)
    rng = SplitMix64(seed)
    decision = state.decision
    while decision is not None:
        action = choose(state, decision, rng)
        yield state, decision, action
        state.apply(action)
        decision = state.decision


def check_game(
    game: Game,
    seed: int,
    bound: int = 100_000,
    choose: Chooser = uniform,
    hidden_every: int = 1,
    **options: Any,
) -> int:
    """Play one random game and check everything at every decision; returns their number.

    The game must be over within `bound` decisions. Checks of hidden information are expensive in
    large games; `hidden_every=5` runs them at every fifth decision.
    """
    state = game.new(**options)
    shadow = game.new(**options)  # follows by notation alone
    log = GameLog(game.name, game.version, options)
    rng = SplitMix64(seed)
    seen: list[Action] = []
    n = 0
    while True:
        decision = state.decision
        if decision is None:
            break
        assert n < bound, f"the game is not over after {bound} decisions"
        check_options(game, decision)
        action = choose(state, decision, rng)
        check_copy(state, action)
        check_json(state)
        check_refusals(state, decision, seen)
        if n % hidden_every == 0:
            check_secrets(game, state, rng)
        if action not in seen and len(seen) < 40:
            seen.append(action)
        before = dump(state)
        assert dump(shadow) == before, "the log's notation leads to another position"
        old = state.copy()
        state.apply(action)
        assert dump(old) == before, "playing on changed an older copy"
        shadow.apply(game.parse(game.text(action)))
        log.answers.append(game.text(action))
        n += 1
    check_json(state)
    check_secrets(game, state, rng)
    check_end(game, state, log)
    return n


def check_options(game: Game, decision: Decision) -> None:
    """Options are never empty, never repeated, ordered, and have a notation."""
    assert decision.options, f"{decision.why} has no options"
    assert game.prompts.get(decision.why), f"{decision.why} has no prompt"
    if isinstance(decision.options, chance.Shuffles):
        return
    options = list(decision.options)
    assert len(set(options)) == len(options), f"{decision.why} offers something twice"
    if all(isinstance(option, int) for option in options):
        assert options == sorted(options), f"{decision.why} is out of order"
    if decision.weights is not None:
        assert decision.player == CHANCE, f"{decision.why} has weights but is not a chance decision"
        assert len(decision.weights) == len(options), f"{decision.why} needs a weight per option"
        assert min(decision.weights) > 0, f"{decision.why} offers what cannot happen"
    for option in options:
        words = game.text(option)
        assert game.parse(words) == option, f"{words!r} does not mean {option!r}"


def check_copy(state: State, action: Action) -> None:
    """A copy is equal, asks the same question, and then goes its own way."""
    before = dump(state)
    copy = state.copy()
    assert dump(copy) == before, "a copy differs"
    assert copy.decision == state.decision, "a copy asks something else"
    copy.apply(action)
    assert dump(state) == before, "playing on a copy changed the original"


def check_json(state: State) -> None:
    """Saving and loading changes nothing that anybody can see."""
    before = dump(state)
    loaded = type(state).from_json(json.loads(json.dumps(state.to_json())))
    assert dump(loaded) == before, "a loaded state differs"
    assert loaded.decision == state.decision, "a loaded state asks something else"
    assert loaded.scores() == state.scores(), "a loaded state has different scores"


def check_refusals(state: State, decision: Decision, seen: list[Action]) -> None:
    """What is not offered is refused, and nothing changes."""
    before = dump(state)
    for action in seen + JUNK:
        # True equals 1, but it is not an action.
        if type(action) in (int, tuple) and action in decision.options:
            continue
        try:
            state.apply(action)
        except (IllegalAction, MalformedAction):
            continue
        raise AssertionError(f"{action!r} was accepted but not offered")
    assert dump(state) == before, f"refusing one of {seen + JUNK} changed the state"


def check_secrets(game: Game, state: State, rng: SplitMix64) -> None:
    """Views do not depend on what a seat may not know, and sampled worlds fit their view."""
    for seat in [*range(len(state.scores())), None]:
        view = state.view(seat)
        seen = bytes_of(view)
        other = game.scramble(state, seat, rng.next64() & 0x7FFFFFFFFFFFFFFF)
        assert bytes_of(other.view(seat)) == seen, f"the view of seat {seat} leaks"
        mine, swapped = game.glance(state), game.glance(other)
        for part in ("turn", "asking", "shown", "held"):
            assert getattr(mine, part) == getattr(swapped, part), f"a glance leaks to seat {seat}"
        decision, same = state.decision, other.decision
        if decision is not None and decision.player == seat:
            assert same == decision, f"the question to seat {seat} depends on hidden things"
        told = json.loads(json.dumps(view))
        world = game.sampler(told)(rng.next64() & 0x7FFFFFFFFFFFFFFF)
        assert bytes_of(world.view(seat)) == seen, f"a sampled world of seat {seat} differs"
        for made in (other, world):
            loaded = type(made).from_json(marshal.loads(dump(made)))
            assert loaded.decision == made.decision, "a new world remembers another's question"
        if decision is not None and decision.player == seat:
            assert world.decision == decision, f"a sampled world asks seat {seat} something else"


def check_end(game: Game, state: State, log: GameLog) -> None:
    """After the end there are scores and winners, no more answers, and the log replays."""
    # Not typed as integers, or compiled code would coerce other types to integers.
    scores: Any = state.scores()
    winners = state.winners()
    assert scores and all(type(score) is int for score in scores), f"{scores} are not scores"
    assert winners and winners == sorted(set(winners)), f"{winners} are not winners"
    assert all(0 <= winner < len(scores) for winner in winners), f"{winners} are not seats"
    try:
        state.apply(0)
    except NotYourDecision:
        pass
    else:
        raise AssertionError("an answer after the end was accepted")
    for read in (GameLog.read(log.json()), GameLog.read(log.text())):
        again = replay(game, read, "unused")
        assert dump(again.state) == dump(state), "the replayed log ends elsewhere"
        assert again.log.answers == log.answers, "the replayed log has other answers"


def check_swaps_matter(game: Game, seeds: range, **options: Any) -> None:
    """The leak test is not vacuous: scrambling what a seat may not know changes the state."""
    for seat in [*range(len(game.new(**options).scores())), None]:
        changed = 0
        for seed in seeds:
            for state, _, _ in positions(game, seed, **options):
                other = game.scramble(state, seat, seed)
                changed += dump(other) != dump(state)
        assert changed > 0, f"scrambling for seat {seat} never changes anything"


def fingerprint(game: Game, seed: int, **options: Any) -> str:
    """A digest of one random game: its answers, views and result."""
    digest = sha256()
    for state, decision, action in positions(game, seed, **options):
        digest.update(repr((decision.player, decision.why, game.text(action))).encode())
        for seat in [*range(len(state.scores())), None]:
            digest.update(json.dumps(state.view(seat)).encode())
    return digest.hexdigest()


def dump(state: State) -> bytes:
    """A state as bytes, for comparing."""
    return bytes_of(state.to_json())


def bytes_of(data: Any) -> bytes:
    """Plain data as bytes: equal only if types and key order are equal too.

    >>> bytes_of([1]) == bytes_of([True]), bytes_of({"a": 1}) == bytes_of({"a": 1})
    (False, True)
    """
    return marshal.dumps(data, 2)  # before version 3, equal data always gives equal bytes
