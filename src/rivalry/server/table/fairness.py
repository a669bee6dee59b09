"""Fair deals: a seed from the operating system, its commitment, and the check after the game.

The commitment is shown before the first deal. Every shuffle and roll follows from the seed (see
`rivalry.core.chance.answer`), so whoever has the seed after the game can check all of them.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rivalry.core import registry
from rivalry.core.chance import lot
from rivalry.core.decision import ActionError
from rivalry.core.log import BadLog, GameLog, line_of_field
from rivalry.core.match import Match, false_chance, replay
from rivalry.server.storable import sayable, storable


def commitment(seed: str) -> str:
    """What is shown of a seed before the game: the SHA-256 of its text.

    >>> commitment("7")[:16]
    '7902699be42c8a8e'
    """
    return sha256(seed.encode()).hexdigest()


def replay_text(text: str, seed: str = "") -> Match:
    """The match that the text of a log describes, or `BadLog` with the line that is wrong.

    Chance continues from `seed` if the log has none.

    >>> replay_text('{"rivalry": 1, "game": ' + "[" * 100_000)
    Traceback (most recent call last):
      ...
    rivalry.core.log.BadLog: line 1: this is not a log that can be read
    """
    try:
        log = GameLog.read(text)
        if log.game not in registry.names():
            raise BadLog(line_of_field("game", text), f"no game {log.game}")
        if not storable([log.seed, log.options]):
            raise ValueError("the seed or an option cannot be stored")
        return replay(registry.load(log.game), log, seed, text)
    except BadLog:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, ActionError):
        # Too deep, too long a number, half a character, an option of the wrong type ...
        raise BadLog(1, "this is not a log that can be read") from None


def read(text: str, seed: str) -> dict[str, Any]:
    """What a log holds, with what chance answers after it; `BadLog` if it is not a log.

    `saved` is a late position of the game (see `Match.saved`).

    >>> import rivalry
    >>> found = read(rivalry.new("lost-cities", seed=7, starter=0).log.json(), "")
    >>> found["game"], found["given_by"], found["result"]
    ('lost-cities', [-1], None)
    """
    match = replay_text(text, seed)
    result = None
    if match.decision is None:
        result = {"winners": match.winners(), "scores": match.scores()}
    saved = match.saved()
    return {
        "game": match.log.game,
        "version": match.log.version,
        "options": match.log.options,
        "seed": seed if match.log.seed is None else match.log.seed,
        "seeded": match.log.seed is not None,
        "answers": match.log.answers,
        "given_by": [told.player for told in match.told],
        "seats": len(match.scores()),
        "result": result,
        "saved": None if saved is None else json.dumps(saved, sort_keys=True),
    }


@dataclass(frozen=True)
class Verdict:
    """What a check of a log found."""

    fair: bool
    words: str


def false_lot(log: GameLog, lots: Sequence[str]) -> str | None:
    """The first of the named options that is not what the log's seed draws.

    >>> drawn = GameLog("catan-rivals", 2, {"mode": "duel", "sets": ["sages", "gold"]}, [], "7")
    >>> false_lot(drawn, ["sets"])
    'sets'
    """
    assert log.seed is not None, "only a log with a seed can be checked"
    several = {option.name: option.several() for option in registry.load(log.game).options()}
    for name in lots:
        found = several.get(name)
        if found is None or log.options.get(name) != lot(log.seed, name, *found):
            return name
    return None


def verify(text: str, promised: str | None, lots: Sequence[str] = ()) -> Verdict:
    """Check a log: legal answers, shuffles that follow from the seed, the promised seed.

    `lots` names the options that the seed is said to have drawn.

    >>> import rivalry
    >>> log = rivalry.new("lost-cities", seed=7).log
    >>> verify(log.json(), commitment("7"))
    Verdict(fair=True, words='every answer is legal, every shuffle and roll is what the seed gives')
    >>> verify(log.json(), commitment("8")).words
    'the seed of this log is not the one that was promised'
    """
    try:
        match = replay_text(text)
    except BadLog as error:
        return Verdict(False, sayable(str(error)))
    log = match.log
    if log.seed is None:
        return Verdict(False, "the log has no seed, so its shuffles and rolls cannot be checked")
    if promised is not None and commitment(log.seed) != promised:
        return Verdict(False, "the seed of this log is not the one that was promised")
    wrong = false_lot(log, lots)
    if wrong is not None:
        return Verdict(False, f"option {wrong} is not what the seed draws")
    false = false_chance(match)
    if false is not None:
        return Verdict(
            False, f"answer {false + 1} ({log.answers[false]}) is not what the seed gives"
        )
    return Verdict(True, "every answer is legal, every shuffle and roll is what the seed gives")
