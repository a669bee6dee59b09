"""What every index of an observation means: the specification that documents and decodes it.

An observation is a row of 16-bit numbers. Its specification names each part and says where it lies,
what each of its indices means and what bounds it has. Documentation is generated from it
(`rivalry.research.pages`), spaces get their bounds from it, and each game's `decode` turns a row
back into the view of the seat it was made for.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

ALIGN: Final = 4
"""Encoders write four 16-bit numbers at once, so every field starts at a multiple of four."""

LAYOUT: Final = 0
"""The version of all layouts: the 0 of `rivalry/LostCities-v0`. It grows when an index changes its
meaning; action ids never change theirs, new ones are only added."""


@dataclass(frozen=True)
class Field:
    """One part of an observation: a run of indices that mean the same kind of thing."""

    name: str
    meaning: str
    start: int
    labels: tuple[str, ...]  # what each index stands for
    lows: tuple[int, ...]  # the least value of each index
    highs: tuple[int, ...]

    @property
    def stop(self) -> int:
        return self.start + len(self.labels)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)


class Spec:
    """The observation and the actions of one game with one set of options.

    >>> from rivalry.research import spec
    >>> lost_cities = spec("lost-cities", rounds=1)
    >>> lost_cities["hand"]
    slice(0, 60, None)
    >>> lost_cities.explain(14)
    'hand: blue 3 wagers or more (0 to 1)'
    """

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, Any],
        players: int,
        actions: Sequence[str],
        encoding: str = "complete",
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.players = players
        self.actions = tuple(actions)  # the notation of each action id
        self.encoding = encoding  # how positions are encoded; "complete" can be decoded
        self.fields: list[Field] = []
        self._by_name: dict[str, Field] = {}

    def add(
        self,
        name: str,
        meaning: str,
        labels: Sequence[str],
        low: int | Sequence[int],
        high: int | Sequence[int],
    ) -> Field:
        """Append a field, with one range for all its indices or a range for each.

        It starts at the next multiple of four.
        """
        assert name not in self._by_name, f"two fields are called {name}"
        lows = (low,) * len(labels) if isinstance(low, int) else tuple(low)
        highs = (high,) * len(labels) if isinstance(high, int) else tuple(high)
        assert len(lows) == len(highs) == len(labels), f"{name}: every index has a range"
        assert min(lows) >= -32768 and max(highs) <= 32767, f"{name} does not fit 16 bits"
        field = Field(name, meaning, self.size, tuple(labels), lows, highs)
        self.fields.append(field)
        self._by_name[name] = field
        return field

    @property
    def layout(self) -> str:
        """The version of the layout and a hash of what every index and every action means.

        Weights, data and checkpoints carry it. Things with the same layout can be used together;
        the ranges of numbers may differ, as they do with another cap on turns.

        >>> from rivalry.research import spec
        >>> spec("lost-cities", rounds=1).layout
        'v0-6506b5d9080d'
        """
        meanings = [[field.name, field.start, field.labels] for field in self.fields]
        told = json.dumps([self.game, meanings, self.actions], separators=(",", ":"))
        return f"v{LAYOUT}-{sha256(told.encode()).hexdigest()[:12]}"

    @property
    def size(self) -> int:
        """How many numbers an observation has, including unused ones."""
        return -(-self.fields[-1].stop // ALIGN) * ALIGN if self.fields else 0

    def __getitem__(self, name: str) -> slice:
        return self._by_name[name].slice

    def __contains__(self, name: str) -> bool:
        return name in self._by_name

    def field(self, index: int) -> Field | None:
        """The field an index belongs to; None for padding."""
        assert 0 <= index < self.size, f"an observation has {self.size} numbers"
        for field in self.fields:
            if field.start <= index < field.stop:
                return field
        return None

    def explain(self, index: int) -> str:
        """One index in words."""
        field = self.field(index)
        if field is None:
            return "not used (always 0)"
        i = index - field.start
        return f"{field.name}: {field.labels[i]} ({field.lows[i]} to {field.highs[i]})"

    def low(self) -> list[int]:
        """The least value of every index."""
        found = [0] * self.size
        for field in self.fields:
            found[field.slice] = field.lows
        return found

    def high(self) -> list[int]:
        """The greatest value of every index."""
        found = [1] * self.size  # frameworks dislike a range of one number, even for padding
        for field in self.fields:
            found[field.slice] = field.highs
        return found

    def named(self, values: Sequence[int]) -> dict[str, list[int]]:
        """An observation cut into its fields."""
        return {field.name: [int(n) for n in values[field.slice]] for field in self.fields}

    def markdown(self) -> str:
        """The specification as a table, and the names of all indices below it."""
        shown = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        lines = [
            f"{self.size} numbers (int16), {self.players} seats, {len(self.actions)} actions. "
            f"Encoding `{self.encoding}`, layout `{self.layout}`.",
            f"Options: {shown}." if len(shown) < 400 else "Options: the defaults.",
            "",
            "| indices | field | range | meaning |",
            "|---|---|---|---|",
        ]
        for field in self.fields:
            where = f"{field.start}-{field.stop - 1}" if len(field.labels) > 1 else f"{field.start}"
            span = f"{min(field.lows)} to {max(field.highs)}"
            lines.append(f"| {where} | `{field.name}` | {span} | {field.meaning} |")
        lines += ["", "Index by index:", ""]
        for field in self.fields:
            lines.append(f"* `{field.name}` from {field.start}: {_indices(field)}")
        return "\n".join(lines) + "\n"


def _indices(field: Field) -> str:
    """Every index of a field by name, with its range where the ranges differ."""
    if len(set(field.lows)) == len(set(field.highs)) == 1:
        words = list(field.labels)
    else:
        ranges = zip(field.labels, field.lows, field.highs, strict=True)
        words = [f"{label} ({low} to {high})" for label, low, high in ranges]
    return "; ".join(_shortened(words)) + "."


def _shortened(words: Sequence[str]) -> list[str]:
    """A list of names shortened: the first of things with the same parts, or the ends of a count.

    >>> _shortened([f"card {n}: {what}" for n in range(60) for what in ("level", "side")])
    ['card 0: level', 'card 0: side', 'and so on to card 59: side']
    >>> _shortened([f"{who}: {what}" for who in ("own", "rival") for what in ("level", "side")])
    ['own: level', 'own: side', 'and the same for rival']
    """
    counted = [found for word in words if (found := re.match(r"([a-z]+ )\d+", word))]
    if len(counted) < len(words) or len({found[1] for found in counted}) > 1:
        return _first_with_parts(words)
    first = [word for word, found in zip(words, counted, strict=True) if found[0] == counted[0][0]]
    return [*first, f"and so on to {words[-1]}"] if len(first) < len(words) else first


def _first_with_parts(words: Sequence[str]) -> list[str]:
    """The first of several things with all its parts, and the names of the others if they have the
    same parts; otherwise all words.
    """
    parts: dict[str, list[str]] = {}
    for word in words:
        name, _, part = word.partition(": ")
        parts.setdefault(name, []).append(part)
    first, *others = parts
    if not others or any(parts[name] != parts[first] or parts[name] == [""] for name in others):
        return list(words)
    shown = [f"{first}: {part}" for part in parts[first]]
    return [*shown, f"and the same for {', '.join(others)}"]
