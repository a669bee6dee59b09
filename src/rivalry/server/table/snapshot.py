"""Snapshots: a table with a long journal is loaded without replaying all of it.

A snapshot is a copy of what a journal added up to some rows ago, and may be thrown away at any
time: the journal is the save file. It is ignored if it was not made by the very code that reads it,
is damaged, or does not fit the journal. Before one is kept, its position is checked in another
process, by replaying the answers since the last one (see `keeper`).
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from zlib import compress, decompress

import msgspec

from rivalry.server.table.clock import Outages, Span
from rivalry.server.table.head import Head
from rivalry.server.table.journal import Row, Standing
from rivalry.server.table.late import Late
from rivalry.server.table.program import code
from rivalry.server.table.situation import Base, Situation

DIGEST = 32  # bytes at the beginning: the SHA-256 of the rest


class Part(msgspec.Struct, array_like=True):
    """Some rows, which of them are answers that were not taken back, and who is charged."""

    rows: list[Row]
    places: list[int]
    charged: list[int]

    def given(self) -> list[Row]:
        """The answers."""
        first = self.rows[0].n if self.rows else 0
        return [self.rows[place - first] for place in self.places]


class Snapshot(msgspec.Struct, array_like=True):
    """A table after some rows, and a position of its match at least `MARK` answers before.

    Of the rows and answers before that position, only the counts are kept here.
    """

    code: str
    standing: Standing  # except for what grows with the rows
    base: Base
    recent: Part
    rows_before: int
    given_before: int


class Stored(msgspec.Struct, array_like=True):
    """What is stored of a table: two parts, the second one packed."""

    snapshot: bytes
    past: bytes  # a `Part`: what comes before the position


@dataclass(frozen=True)
class Taken:
    """A snapshot that was just taken. Its past is long: whoever packs it puts it together."""

    snapshot: bytes
    past: Callable[[], Part]


# Made once, here: two threads that decode a type for the first time at once crash msgspec.
_encode = msgspec.msgpack.Encoder(enc_hook=lambda late: None).encode
_decode = msgspec.msgpack.Decoder(Snapshot, dec_hook=lambda kind, nothing: kind()).decode
_decode_past = msgspec.msgpack.Decoder(Part).decode
_decode_stored = msgspec.msgpack.Decoder(Stored).decode


def take(s: Situation, base: Base) -> Taken:
    """The snapshot of a table and of a position its match was in."""
    rows, given = base.place, base.n - 1  # the row of the base's last answer, and that answer
    places = [row.n for row in s.standing.given[given:]]
    recent = Part(s.rows[rows:], places, s.standing.charged[given:])
    standing = replace(s.standing, given=Late(), charged=Late())
    snapshot = Snapshot(code(s.head.game), standing, base, recent, rows, given)
    past_rows = s.rows.held(rows)
    past_given, past_charged = s.standing.given.held(given), s.standing.charged.held(given)

    def past() -> Part:
        return Part(past_rows(), [row.n for row in past_given()], past_charged())

    return Taken(_encode(snapshot), past)


def pack(found: Taken) -> bytes:
    """A snapshot as the database keeps it. It takes a while: not for the server's own thread."""
    data = _encode(Stored(found.snapshot, compress(_encode(found.past()), 1)))
    return sha256(data).digest() + data


def restore(head: Head, outages: Outages, data: bytes) -> Situation | None:
    """The table of a snapshot, without its match; None if this program did not make it."""
    if sha256(data[DIGEST:]).digest() != data[:DIGEST]:
        return None
    try:
        kept = _decode_stored(data[DIGEST:])
        found = _decode(kept.snapshot)
    except msgspec.DecodeError:
        return None
    if head.rules() is None or found.code != code(head.game):
        return None
    if found.standing.clock.runs:
        # An outage may have become known later: then the clocks are different.
        end = found.recent.rows[-1].at
        if _before(end, found.standing.outages.spans) != _before(end, outages.spans):
            return None
    recent, rows, given = found.recent, found.rows_before, found.given_before
    past = cache(lambda: _decode_past(decompress(kept.past)))
    standing = replace(
        found.standing,
        outages=outages,
        given=Late(recent.given(), given, lambda: past().given()),
        charged=Late(recent.charged, given, lambda: past().charged),
    )
    return Situation(head, standing, Late(recent.rows, rows, lambda: past().rows), base=found.base)


def brought(s: Situation) -> Base | None:
    """The position that came with an imported log, if this very program has worked it out."""
    imported = s.head.imported
    if imported is None or imported.saved is None or not s.standing.has_begun:
        return None
    if s.head.rules() is None or imported.code != code(s.head.game):
        return None
    n = json.loads(imported.saved)["n"]
    start = next(row.n for row in s.rows if row.event == "start")
    return Base(compress(imported.saved.encode(), 1), n, start + n, 0)


def _before(end: float, spans: list[Span]) -> list[Span]:
    return [span for span in spans if span[0] < end]
