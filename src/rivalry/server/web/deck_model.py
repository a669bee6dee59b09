"""The JSON of decks over HTTP."""

from typing import Annotated, Any, Literal

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


class NewTrial(Strict):
    """A deck that bots are to play, and the decks it meets, each in so many pairs of games."""

    game: GameName
    deck: DeckData
    rivals: list[DeckData] = Field(min_length=1, max_length=10)
    deals: int = Field(default=10, ge=1, le=50)
    level: Literal["novice", "casual", "strong"] = "strong"


class TrialScore(BaseModel):
    """How the deck did against a rival, numbered from 1: the share of its wins, give or take
    `error` in 95 of 100 cases.
    """

    rival: int
    games: int
    share: float
    error: float


class Tally(BaseModel):
    """Games in which something became of a card, and the points its deck made in them."""

    games: int
    won: float


class TrialCard(BaseModel):
    """What became of a card of the deck: drawn, of these played or left in hand; never seen.

    `by_draws` is the exact chance to have seen it after each number of `draws`, `by_turn` in what
    part of the games it was seen by each of `turns`.
    """

    card: str
    drawn: Tally
    played: Tally
    left: Tally
    unseen: Tally
    by_draws: list[float]
    by_turn: list[float]


class TrialReport(BaseModel):
    """What all games of a trial say; the card that won most when drawn comes first."""

    scores: list[TrialScore]
    cards: list[TrialCard]
    draws: list[int]
    turns: list[int]


class TrialNews(BaseModel):
    """One line of a trial: how many games are played, and the report with the last."""

    done: int
    total: int
    report: TrialReport | None = None


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
