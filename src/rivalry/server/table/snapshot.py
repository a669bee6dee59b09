"""Snapshots: a table with a long journal is loaded without replaying all of it.

A snapshot is a copy of what a journal adds up to, some way back, and may be thrown away at any
time: the journal is the save file. It is made by the very code that reads it, or it is ignored;
so is one that is damaged, or that does not fit the journal. Before one is kept, its position is
checked in another process, by replaying the answers since the last one (see `keeper`).
"""

import sys
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import msgspec

from rivalry.core import registry
from rivalry.server.table.clock import Outages, Span
from rivalry.server.table.head import Head
from rivalry.server.table.journal import Row, Standing
from rivalry.server.table.situation import Base, Situation

DIGEST = 32  # bytes at the beginning that the rest must add up to


class Snapshot(msgspec.Struct, array_like=True):
    """A table after some rows, and a position of its match at least `MARK` answers before."""

    code: str
    rows: list[Row]
    standing: Standing
    base: Base


# Made once, here: two threads that decode a type for the first time at once crash msgspec.
_decode = msgspec.msgpack.Decoder(Snapshot).decode


def take(s: Situation, base: Base) -> bytes:
    """The snapshot of a table whose match has been at a position."""
    # Answers, and who gave them, are in the rows already.
    standing = replace(s.standing, answers=[], given_by=[])
    data = msgspec.msgpack.encode(Snapshot(code(s.head.game), s.rows, standing, base))
    return sha256(data).digest() + data


def restore(head: Head, outages: Outages, data: bytes) -> Situation | None:
    """The table of a snapshot, without its match; None if it is not one of this program."""
    if sha256(data[DIGEST:]).digest() != data[:DIGEST]:
        return None
    try:
        found = _decode(data[DIGEST:])
    except msgspec.DecodeError:
        return None
    if head.rules() is None or found.code != code(head.game) or not found.rows:
        return None
    if found.standing.clock.runs:
        # An outage may have become known later: then the clocks are different.
        end = found.rows[-1].at
        if _before(end, found.standing.outages.spans) != _before(end, outages.spans):
            return None
    standing = replace(
        found.standing,
        outages=outages,
        answers=[found.rows[place].answer for place in found.standing.places],
        given_by=[found.rows[place].seat for place in found.standing.places],
    )
    return Situation(head, standing, found.rows, base=found.base)


def _before(end: float, spans: list[Span]) -> list[Span]:
    return [span for span in spans if span[0] < end]


@lru_cache
def code(game: str) -> str:
    """The digest of all code that a snapshot of this game depends on.

    >>> code("lost-cities") == code("lost-cities-board")
    False
    """
    module, _, _ = registry.manifest(game).rules.partition(":")
    files = [*_sources("rivalry.core"), *_sources(module), *_sources("rivalry.server.table")]
    digest = sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _sources(name: str) -> list[Path]:
    """The files of a package, or of the package a module is in, or a module that is in none."""
    module = import_module(name)
    package = module if hasattr(module, "__path__") else sys.modules.get(module.__package__ or "")
    if package is None:
        assert module.__file__ is not None, "rules stand in a file"
        return [Path(module.__file__)]
    return sorted(path for folder in package.__path__ for path in Path(folder).rglob("*.py"))
