"""Golden playthroughs: a whole random game as readable text, compared line by line with a file.

A change of the rules becomes a change of text that people can read. `UPDATE_GOLDEN=1 pytest ...`
writes the files anew; the diff then says what the change of the rules did.
"""

import json
import os
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rivalry.core.chance import Shuffles
from rivalry.core.contract import Chooser, positions, uniform
from rivalry.core.decision import CHANCE, Decision
from rivalry.core.game import Game


def check_golden(
    path: Path, game: Game, seed: int, choose: Chooser = uniform, **options: Any
) -> None:
    """Play the game of this seed and compare it with the file, or write the file if asked."""
    text = playthrough(game, seed, choose, **options)
    if os.environ.get("UPDATE_GOLDEN", "") not in ("", "0"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    assert path.exists(), f"{path} is missing; UPDATE_GOLDEN=1 writes it"
    golden = path.read_text(encoding="utf-8")
    lines = zip_longest(golden.splitlines(), text.splitlines())
    for n, (expected, found) in enumerate(lines, 1):
        assert found == expected, (
            f"{path.name} line {n}: expected {expected!r}, the game says {found!r} "
            "(if the rules changed on purpose: UPDATE_GOLDEN=1)"
        )


def playthrough(game: Game, seed: int, choose: Chooser = uniform, **options: Any) -> str:
    """One random game in words: each decision, what changed on the table before it, the result."""
    chosen = "".join(f", {name} {value}" for name, value in options.items())
    lines = [f"{game.title} (rules version {game.version}){chosen}, seed {seed}"]
    table: dict[str, Any] = {}
    state = game.new(**options)
    for n, (position, decision, action) in enumerate(positions(game, seed, choose, **options), 1):
        state = position
        now = state.view(None)
        who = "chance" if decision.player == CHANCE else f"seat {decision.player}"
        lines += ["", *_changes(table, now), f"{n}. {who}: {decision.why}"]
        lines += [f"   may: {_options(game, decision)}", f"   answers: {game.text(action)}"]
        table = now
    lines += ["", *_changes(table, state.view(None)), "the end"]
    lines += [f"   scores: {state.scores()}", f"   winners: {state.winners()}"]
    return "\n".join(lines) + "\n"


def _options(game: Game, decision: Decision) -> str:
    if isinstance(decision.options, Shuffles):
        return "shuffle in any way"
    words = [game.text(option) for option in decision.options]
    if decision.weights is not None:
        words = [f"{word} ({w})" for word, w in zip(words, decision.weights, strict=True)]
    return ", ".join(words)


def _changes(before: Any, now: Any) -> list[str]:
    """What a spectator sees change, one line per thing."""
    return [f"   | {where}: {what}" for where, what in _differences(before, now, "")]


def _differences(before: Any, now: Any, where: str) -> Iterator[tuple[str, str]]:
    if before == now and type(before) is type(now):
        return
    dot = f"{where}." if where else ""
    if isinstance(now, dict) and (isinstance(before, dict) or not where):
        old = before if isinstance(before, dict) else {}
        for key in [*now, *(key for key in old if key not in now)]:
            if key not in now:
                yield f"{dot}{key}", "gone"
            elif key not in old:
                yield f"{dot}{key}", json.dumps(now[key])
            else:
                yield from _differences(old[key], now[key], f"{dot}{key}")
    elif (
        isinstance(now, list)
        and isinstance(before, list)
        and len(now) == len(before)
        and any(isinstance(item, dict | list) for item in now)
    ):
        for i, (old_item, item) in enumerate(zip(before, now, strict=True)):
            yield from _differences(old_item, item, f"{dot}{i}")
    else:
        yield where, json.dumps(now)
