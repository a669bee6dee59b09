"""The JSON of decks over HTTP."""

from typing import Annotated, Any

from pydantic import BaseModel, Field, StringConstraints

from rivalry.server.table.settings import Strict

DeckData = Annotated[
    dict[str, Any], Field(description="as the game writes it: `name`, and lists of cards by part")
]
GameName = Annotated[str, StringConstraints(max_length=64)]


class GivenDeck(Strict):
    """A deck to be judged or kept."""

    game: GameName
    deck: DeckData


class ChangedDeck(Strict):
    """The next version of a deck; `version` is the one that it was made from."""

    version: int = Field(ge=1, le=10**6)
    deck: DeckData


class DeckText(Strict):
    """A deck as people pass it on: its short text, or JSON."""

    game: GameName
    text: str = Field(max_length=20_000)


class ReadDeck(BaseModel):
    """What a text describes."""

    deck: DeckData


class DeckReport(BaseModel):
    """A deck judged.

    `problems` forbid to play it, `warnings` forbid nothing: each is a stable key and what fills it
    in, parted by spaces. `points` are the printed ones by kind, `prices` how many cards that are
    built cost so much, `reach` the victory points it may come to, `text` its short form.
    """

    problems: list[str]
    warnings: list[str]
    points: dict[str, int]
    prices: dict[str, int]
    reach: int
    text: str


class DeckInfo(BaseModel):
    """A deck that is kept: its newest version, or the one that was asked for."""

    id: str
    game: str
    version: int
    newest: int
    saved_at: float
    mine: bool
    deck: DeckData


class DeckLine(BaseModel):
    """A deck in the list of those you keep; `problems` is the number of limits that it breaks."""

    id: str
    game: str
    name: str
    version: int
    saved_at: float
    problems: int


class DeckList(BaseModel):
    """The decks you keep, last changed first."""

    decks: list[DeckLine]


class DeckVersion(BaseModel):
    """One version of a deck."""

    version: int
    name: str
    saved_at: float


class DeckVersions(BaseModel):
    """Every version of a deck, oldest first."""

    versions: list[DeckVersion]
