"""What a game brings to every part of the program: one record that names its modules.

The record is plain data, a file `manifest.toml` beside the game's rules, so that naming a bot or a
board imports neither. A module is loaded when something asks for it. See docs/add-a-game.md.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from typing import Any, Final


class BadManifest(ValueError):
    """A manifest that cannot be used: says what is wrong with it."""


@dataclass(frozen=True)
class Manifest:
    """What one game brings. Only the name and the rules are needed; the rest has a default.

    Modules are named by their path, things in them by `module:name`.

    >>> high_card = Manifest("high-card", rules="high_card")
    >>> high_card.bots
    {}
    """

    name: str
    """The name in code and logs, in kebab-case."""
    rules: str
    """The module that is the game (`rivalry.core.game`)."""
    knowledge: str | None = None
    """What the levels play by (`rivalry.bots.knowledge`); without it, only the random bot."""
    weights: str | None = None
    """The file with the weights of its rules of thumb, `package:file` (`rivalry.bots.weights`)."""
    reasons: str | None = None
    """The module that says why an answer is good (`rivalry.bots.reason`)."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots besides the levels, by name: functions from a seed to a bot."""
    yardsticks: Mapping[str, str] = field(default_factory=dict)
    """Simple bots to measure others against; they are not offered to people."""
    board: str | None = None
    """The module that draws the board on a terminal (`rivalry.terminal.boards`)."""
    observations: str | None = None
    """The module of its observations for research (`rivalry.research`)."""
    decks: str | None = None
    """The module of the decks that its players bring (`rivalry.core.deck`)."""
    laboratory: str | None = None
    """The module that measures such decks in games between bots (`rivalry.core.deck`)."""
    judging: float = 0.02
    """Seconds for an answer when a finished game is analysed; more where playouts are long."""
    samples: Sequence[Mapping[str, Any]] = ({},)
    """The options of the games in a small data set, used in turn."""
    tuning: Mapping[str, Any] | None = None
    """How its rules of thumb are tuned (`rivalry.bots.tune`)."""
    tournament: Sequence[Mapping[str, Any]] = ()
    """The events of the tournament (`rivalry.bots.tournament`)."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands of the terminal that only this game has, by name: Typer applications."""


_KEYS: Final = [field.name for field in fields(Manifest)]
_SHAPES: Final[Mapping[str, type]] = {
    "bots": dict,
    "yardsticks": dict,
    "judging": float,
    "samples": list,
    "tuning": dict,
    "tournament": list,
    "commands": dict,
}


def read(text: str) -> Manifest:
    """The manifest written in TOML; `BadManifest` says what is wrong.

    >>> read('name = "high-card"\\nrules = "high_card"').name
    'high-card'
    >>> read('name = "high-card"\\nboards = "high_card.board"')
    Traceback (most recent call last):
      ...
    rivalry.core.manifest.BadManifest: no key boards; keys: name, rules, knowledge, weights, \
reasons, bots, yardsticks, board, observations, decks, laboratory, judging, samples, tuning, \
tournament, commands
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadManifest(str(error)) from None
    for key, value in data.items():
        if key not in _KEYS:
            raise BadManifest(f"no key {key}; keys: {', '.join(_KEYS)}")
        shape = _SHAPES.get(key, str)
        if not isinstance(value, shape):
            raise BadManifest(f"{key} is not a {_WORDS[shape]}")
    for key in ("name", "rules"):
        if key not in data:
            raise BadManifest(f"the key {key} is missing")
    return Manifest(**data)


_WORDS: Final[Mapping[type, str]] = {
    str: "string",
    float: "number with a decimal point",
    dict: "table",
    list: "list",
}


def resolve(where: str) -> Any:
    """The module of that path or, for `module:name`, the object of that name in it.

    >>> resolve("rivalry.core.decision:CHANCE")
    -1
    """
    module, _, name = where.partition(":")
    found: Any = import_module(module)
    return getattr(found, name) if name else found
