"""The JSON of the HTTP interface: what is asked, what is answered, every error."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from rivalry.server.table.settings import Settings, Strict

SeatWord = Annotated[str, StringConstraints(max_length=32)]


class NewTable(Strict):
    """A table to make. A seat is `me`, `person` (anybody who joins) or a bot's level."""

    game: str = Field(max_length=64)
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatWord] = Field(min_length=1, max_length=8)
    public: bool = False
    settings: Settings = Settings()


class ImportTable(Strict):
    """A log to play on from, or to keep if it is finished."""

    log: str
    seats: list[SeatWord] = Field(min_length=1, max_length=8)
    public: bool = False
    settings: Settings = Settings()


class Fork(Strict):
    """Play on from the position after the first `k` answers of a finished game."""

    k: int = Field(ge=0, le=10**6)
    seats: list[SeatWord] = Field(min_length=1, max_length=8)
    public: bool = False
    settings: Settings = Settings()


class Join(Strict):
    """Which seat to take; if null, the first free one."""

    seat: int | None = Field(default=None, ge=0, le=7)


class Choose(Strict):
    """A value for the option that is being chosen at the table, before the game begins."""

    option: str = Field(max_length=64)
    value: int | Annotated[str, StringConstraints(max_length=64)]


class Claim(Strict):
    """What to claim when the asked player is absent: the game, or a bot in that seat."""

    outcome: Literal["win", "bot"] = "win"


Password = Annotated[str, StringConstraints(min_length=8, max_length=256)]


class Credentials(Strict):
    """A name with its password."""

    name: str = Field(min_length=1, max_length=64)
    password: Password


class NewName(Strict):
    """A name to take. Without a password, only this browser has it."""

    name: str = Field(min_length=1, max_length=64)
    password: Password | None = None


class NewPassword(Strict):
    """A password for your name; `old` is needed once there is one."""

    old: str | None = Field(default=None, max_length=256)
    new: Password


class Recovery(Strict):
    """The token of a recovery link; `give_up` agrees to lose who this browser is now."""

    token: str = Field(min_length=1, max_length=128)
    give_up: bool = False


class Webhook(Strict):
    """Where to announce your turn at a days-per-turn table; null to stop that."""

    url: str | None = Field(max_length=500)


class VerifyLog(Strict):
    """A log with its seed, the commitment shown before the deal, and the options drawn by lot."""

    log: str
    commitment: str | None = Field(default=None, max_length=64)
    lots: list[Annotated[str, StringConstraints(max_length=64)]] = Field(
        default_factory=list, max_length=8
    )


class LinkInfo(BaseModel):
    """Whose recovery link this is, and whom this browser would give up by using it."""

    become: str
    give_up: str | None


class Me(BaseModel):
    """Who this browser is."""

    name: str
    named: bool
    has_password: bool
    webhook: str | None


class RecoveryLink(BaseModel):
    """The address to open on another device, from this server's root. Whoever has it is you.

    It works once, before `until`.
    """

    token: str
    path: str
    until: float


class GameOption(BaseModel):
    """An option of a game.

    `allowed` lists its values; a long run of numbers has `least` and `most` instead, and an option
    with a shape of its own `shape`: a JSON schema, in which `total` is the number of items in all
    lists of an object together. `only` says for which values of other options it applies.
    """

    name: str
    meaning: str
    default: Any
    allowed: list[Any] | None = None
    least: int | None = None
    most: int | None = None
    shape: dict[str, Any] | None = None
    only: dict[str, Any] | None = None


class GameInfo(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    version: int
    seats: list[int]
    bots: list[str]
    options: list[GameOption]


class SeatInfo(BaseModel):
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None


class TableInfo(BaseModel):
    """A table as anybody who knows its id may see it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    settings: dict[str, Any]
    public: bool
    imported: bool
    status: Literal["waiting", "choosing", "playing", "over", "closed"]
    seats: list[SeatInfo]
    you: int | None = None
    commitment: str
    created_at: float
    updated_at: float


class TableList(BaseModel):
    """Some tables, newest first."""

    tables: list[TableInfo]


class LobbyInfo(BaseModel):
    """Your tables, those with a free seat and those being played, and the build of the page."""

    mine: list[TableInfo]
    waiting: list[TableInfo]
    playing: list[TableInfo]
    build: str


class Seated(BaseModel):
    """The table and your seat there."""

    id: str
    seat: int | None


class ChangeInfo(BaseModel):
    """A seat has gained or lost `n` of something; `by` is `production` if that was the cause."""

    seat: int
    what: str
    n: int
    by: str = ""


class EventInfo(BaseModel):
    """The answer that led to step `n`, in the form of a socket's event."""

    n: int
    kind: Literal["answer", "chance"]
    seat: int | None = None
    words: str = ""
    verb: str = ""
    args: list[int | str] = []
    secret: bool = False
    why: str = ""
    card: str = ""
    shown: list[str] = []
    changes: list[ChangeInfo] = []


class Step(BaseModel):
    """The position after `k` answers, and the answer that led to it.

    `kind` is `start` for the position before the first answer. `why` is the question that was
    answered, `card` the card that asked it, `seat` who answered it. `shown` are the cards that the
    answer turned up, `changes` what it gave and took; `account` are the answers of the turn that
    gave or took something. `asked` is the seat whose question comes next: null if chance comes next
    or the game is over. `views` are by seat; `spectator` is what everybody sees.
    """

    k: int
    kind: Literal["start", "answer", "chance"]
    seat: int | None
    why: str | None
    words: str
    verb: str
    args: list[int | str]
    card: str
    shown: list[str]
    changes: list[ChangeInfo]
    account: list[EventInfo]
    asked: int | None
    scores: list[int]
    views: list[dict[str, Any]]
    spectator: dict[str, Any]


class Replay(BaseModel):
    """Some steps of a finished game of `total` answers."""

    total: int
    first: int = Field(alias="from")
    steps: list[Step]


class FairnessInfo(BaseModel):
    """The commitment, and after the game the seed and what the check found.

    An `imported` table began with a log: whoever brought it knew the cards of its shuffles, and if
    the seed came with it (`seed_brought`), all later ones, too. `lots` are the options that the
    seed drew before the game; the check includes them.
    """

    commitment: str
    imported: bool
    seed_brought: bool
    lots: list[str]
    seed: str | None
    fair: bool | None
    words: str


class VerdictInfo(BaseModel):
    """What the check of a log found."""

    fair: bool
    words: str


class About(BaseModel):
    """What is running here. When `build` changes, the page has changed: offer to reload it."""

    version: str
    build: str


class State(BaseModel):
    """Whether the server works."""

    status: str


class Problem(BaseModel):
    """What was wrong: a stable code, and a sentence for people."""

    code: str
    message: str
