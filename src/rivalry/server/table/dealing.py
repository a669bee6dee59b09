"""Making tables: the head, the first rows, and the match that a table's rows describe."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.decision import CHANCE, BadOption
from rivalry.core.game import Game
from rivalry.core.log import BadLog, GameLog
from rivalry.core.match import Match
from rivalry.core.match import replay as replay_log
from rivalry.core.option import check
from rivalry.server.config import Config
from rivalry.server.services import Refusal
from rivalry.server.store.database import Write
from rivalry.server.table.fairness import commitment, replay_text
from rivalry.server.table.journal import Row, note
from rivalry.server.web.model import Settings

ME = "me"
PERSON = "person"


@lru_cache
def _rules(name: str, version: int) -> Game | None:
    if name not in registry.names():
        return None
    game = registry.load(name)
    return game if game.version == version else None


@dataclass(frozen=True)
class Head:
    """What never changes about a table. The seed is secret until the game is over."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    settings: Settings
    imported: list[str] | None  # the answers of a log that is played on
    public: bool
    commitment: str
    seed: str
    seats: int
    created_at: float

    def __repr__(self) -> str:
        return f"Head({self.game})"  # never the seed, wherever this is printed

    def rules(self) -> Game | None:
        """The game, if this program still has the rules this table is played by."""
        return _rules(self.game, self.version)

    def to_row(self) -> dict[str, Any]:
        """The row of `games`, before anybody sits."""
        kept = {"settings": self.settings.model_dump(), "imported": self.imported}
        return {
            "id": self.id,
            "game": self.game,
            "version": self.version,
            "options": json.dumps(self.options),
            "settings": json.dumps(kept),
            "public": self.public,
            "commitment": self.commitment,
            "seed": self.seed,
            "created_at": self.created_at,
            "seats": json.dumps([None] * self.seats),
            "status": "waiting",
            "waiting": "",
            "deadline": None,
            "updated_at": self.created_at,
        }

    @staticmethod
    def from_row(row: Any) -> "Head":
        """The head that `to_row` wrote."""
        kept = json.loads(row.settings)
        return Head(
            row.id,
            row.game,
            row.version,
            json.loads(row.options),
            Settings.model_validate(kept["settings"]),
            kept["imported"],
            row.public,
            row.commitment,
            row.seed,
            len(json.loads(row.seats)),
            row.created_at,
        )


def new_head(
    config: Config, game: str, options: dict[str, Any], settings: Settings, public: bool
) -> Head:
    """The head of a fresh table; its seed comes from the operating system."""
    try:
        rules = registry.load(game)
        seats = len(rules.new(**options).scores())
        options = check(rules.options(), options)
    except (BadOption, ValueError) as error:
        raise Refusal("bad-option", str(error)) from None
    except (TypeError, KeyError, AttributeError):
        raise Refusal("bad-option", "an option has a value of the wrong shape") from None
    seed = config.token(32)
    return Head(
        *(config.token(), rules.name, rules.version, options, settings, None, public),
        *(commitment(seed), seed, seats, config.now()),
    )


def imported_head(config: Config, text: str, settings: Settings, public: bool) -> tuple[Head, bool]:
    """The head of a table that plays on, or keeps, a log from elsewhere; whether it is finished."""
    try:
        match = replay_text(text)
    except BadLog as error:
        raise Refusal("bad-log", str(error)) from None
    log = GameLog.read(text)  # as it stands, without what chance has answered since
    seed = log.seed if log.seed is not None else config.token(32)
    head = Head(
        *(config.token(), match.log.game, match.log.version, match.log.options, settings),
        *(list(log.answers), public, commitment(seed), seed, len(match.scores())),
        config.now(),
    )
    return head, match.decision is None


def check_seats(head: Head, seats: Sequence[str]) -> None:
    """Refuse a wrong number of seats, an unknown bot, or two seats for one person."""
    if len(seats) != head.seats:
        raise Refusal("bad-seats", f"{head.game} has {head.seats} seats, not {len(seats)}")
    levels = bots.names(head.game)
    for seat in seats:
        if seat not in (ME, PERSON, *levels):
            raise Refusal("bad-seats", f"a seat is me, person or a bot: {', '.join(levels)}")
    if list(seats).count(ME) > 1:
        raise Refusal("bad-seats", "you can only have one seat")


def first_rows(head: Head, seats: Sequence[str], player: str, name: str) -> list[Row]:
    """The first rows of a table: bots and the player who made it sit down."""
    rows: list[Row] = []
    for seat, who in enumerate(seats):
        if who == ME:
            text = note("sit", player=player, name=name)
        elif who == PERSON:
            continue
        else:
            text = note("stand-in", bot=who)
        rows.append(Row(len(rows), seat, text, head.created_at))
    return rows


def make_match(head: Head, answers: Sequence[str]) -> Match:
    """The match a table's answers describe; it goes on with the table's own seed."""
    rules = head.rules()
    assert rules is not None, "a match is only made by its own rules"
    log = GameLog(head.game, head.version, head.options, list(answers), head.seed)
    return replay_log(rules, log, head.seed)


def start_rows(head: Head, match: Match, n: int, at: float) -> list[Row]:
    """The rows that begin a game: the start, an imported log's answers, the first deal."""
    rows = [Row(n, CHANCE, note("start"), at)]
    state = match.game.new(**match.log.options)
    for text in match.log.answers:
        decision = state.decision
        assert decision is not None, "a match's log has no answers after the end"
        rows.append(Row(n + len(rows), decision.player, text, at))
        state.apply(match.game.parse(text))
    if match.decision is None:
        rows.append(over_row(match, n + len(rows), at))
    return rows


def over_row(match: Match, n: int, at: float) -> Row:
    """The row that keeps how a game ended by its own rules."""
    over = note("over", winners=match.winners(), scores=match.scores(), reason="end")
    return Row(n, CHANCE, over, at)


def rows_of(head: Head, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Journal rows for the database."""
    return [
        {"game_id": head.id, "n": row.n, "seat": row.seat, "answer": row.answer, "at": row.at}
        for row in rows
    ]


def creation(head: Head, rows: Sequence[Row], player: str) -> Write:
    """What to store for a new table."""
    write = Write(game=head.to_row(), rows=rows_of(head, rows))
    if any(row.answer.startswith("!sit") for row in rows):
        write.sat.append({"game_id": head.id, "player_id": player, "seen_at": head.created_at})
    return write
