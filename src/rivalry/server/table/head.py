"""The head of a table: what never changes about it, and how it is made."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.decision import BadOption
from rivalry.core.game import Game, options_for
from rivalry.core.option import Option, check
from rivalry.server.config import Config
from rivalry.server.refusal import Refusal
from rivalry.server.table.fairness import commitment
from rivalry.server.table.settings import Settings

ME = "me"
PERSON = "person"


@lru_cache
def _game(name: str) -> Game | None:
    return registry.load(name) if name in registry.names() else None


@dataclass(frozen=True)
class Imported:
    """An imported log, with what chance answered after it.

    It was replayed once, on import, in another process; since then it is known who gave each
    answer, and which position the game was in shortly before the last one.
    """

    answers: list[str]
    given_by: list[int]
    result: dict[str, list[int]] | None  # winners and scores of a game that is over
    seeded: bool = True  # the seed came with the log; older tables do not say
    saved: str | None = None  # that position, as JSON; older tables and short logs have none
    code: str = ""  # of the program that saved it


@dataclass(frozen=True)
class Head:
    """What never changes about a table. The seed is secret until the game is over.

    Options that are chosen at the table are None here; its journal has them.
    """

    id: str
    game: str
    version: int
    options: dict[str, Any]
    settings: Settings
    imported: Imported | None
    public: bool
    commitment: str
    seed: str
    seats: int
    created_at: float

    def __repr__(self) -> str:
        return f"Head({self.game})"  # never the seed, wherever this is printed

    def rules(self) -> Game | None:
        """The game, if this program still has the rules this table is played by."""
        game = _game(self.game)
        if game is None or options_for(game, self.version, self.options) is None:
            return None
        return game

    def to_row(self) -> dict[str, Any]:
        """The row of `games`, before anybody sits down."""
        brought = None if self.imported is None else json.dumps(vars(self.imported))
        return {
            "id": self.id,
            "game": self.game,
            "version": self.version,
            "options": json.dumps(self.options),
            "settings": json.dumps({"settings": self.settings.model_dump()}),
            "public": self.public,
            "imported": self.imported is not None,
            "brought": brought,
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
        settings = Settings.model_validate(kept["settings"])
        options = json.loads(row.options) | dict.fromkeys(settings.choose)
        imported = None if row.brought is None else json.loads(row.brought)
        if isinstance(imported, list):  # an older form, of tables whose journal has begun
            imported = {"answers": imported, "given_by": [], "result": None}
        return Head(
            row.id,
            row.game,
            row.version,
            options,
            settings,
            None if imported is None else Imported(**imported),
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
        _check_choices(rules.options(), options, list(settings.choose))
    except (BadOption, ValueError) as error:
        raise Refusal("bad-option", str(error)) from None
    except (TypeError, KeyError, AttributeError, RecursionError):
        raise Refusal("bad-option", "an option has a value of the wrong shape") from None
    seed = config.token(32)
    return Head(
        *(config.token(), rules.name, rules.version, options, settings, None, public),
        *(commitment(seed), seed, seats, config.now()),
    )


def _check_choices(options: Sequence[Option], given: dict[str, Any], choose: Sequence[str]) -> None:
    """Refuse to choose what cannot be chosen, does not apply, or is already given."""
    by_name = {option.name: option for option in options}
    for name in choose:
        option = by_name.get(name)
        if option is None or option.several() is None:
            can = [o.name for o in options if o.several() is not None]
            raise Refusal(
                "bad-option",
                f"{name} cannot be chosen at the table; {', '.join(can) or 'nothing'} can",
            )
        only = option.only or {}
        if any(given.get(other) != value for other, value in only.items()):
            raise Refusal("bad-option", f"option {name} does not apply with these options")
        if given.get(name) is not None:
            raise Refusal("bad-option", f"option {name} is given, so there is nothing to choose")


def next_head(config: Config, old: Head) -> Head:
    """The head of a rematch: the same game and options, by the current rules."""
    hidden = [option.name for option in registry.load(old.game).options() if option.hidden]
    options = {name: value for name, value in old.options.items() if name not in hidden}
    return new_head(config, old.game, options, old.settings, old.public)


def imported_head(config: Config, found: dict[str, Any], settings: Settings, public: bool) -> Head:
    """The head of a table that continues, or keeps, a log that `fairness.read` has replayed."""
    seed = found["seed"]
    names = ("answers", "given_by", "result", "seeded", "saved", "code")
    imported = Imported(**{name: found[name] for name in names})
    settings = settings.model_copy(update={"choose": {}})  # the log has all options
    return Head(
        *(config.token(), found["game"], found["version"], found["options"], settings, imported),
        *(public, commitment(seed), seed, found["seats"], config.now()),
    )


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
