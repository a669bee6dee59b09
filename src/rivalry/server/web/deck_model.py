"""The JSON of decks over HTTP."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from rivalry.server.table.settings import Strict

DeckData = Annotated[
    dict[str, Any], Field(description="as the game writes it: `name`, and lists of cards by part")
]
GameName = Annotated[str, StringConstraints(max_length=64)]


class GivenDeck(Strict):
    """A deck to judge or keep."""

    game: GameName
    deck: DeckData


class ChangedDeck(Strict):
    """The next version of a deck; `version` is the one that it was made from."""

    version: int = Field(ge=1, le=10**6)
    deck: DeckData


class DeckText(Strict):
    """A deck as people share it: its short text, or JSON."""

    game: GameName
    text: str = Field(max_length=20_000)


class ReadDeck(BaseModel):
    """What a text describes."""

    deck: DeckData


class DeckReport(BaseModel):
    """A deck judged.

    With `problems` it may not be played, with `warnings` it may: each is a stable key and what
    fills it in, separated by spaces. `points` are the printed ones by kind, `prices` the number of
    cards to build at each price, `reach` the victory points it can reach, `text` its short form.
    """

    problems: list[str]
    warnings: list[str]
    points: dict[str, int]
    prices: dict[str, int]
    reach: int
    text: str


class NewTrial(Strict):
    """A deck for bots to play, and the decks it meets, each in `deals` pairs of games."""

    game: GameName
    deck: DeckData
    rivals: list[DeckData] = Field(min_length=1, max_length=10)
    deals: int = Field(default=10, ge=1, le=50)
    level: Literal["novice", "casual", "strong"] = "strong"


class TrialScore(BaseModel):
    """How the deck did against a rival, numbered from 1: its share of wins, and `error`,
    the 95 % margin of that.
    """

    rival: int
    games: int
    share: float
    error: float


class Tally(BaseModel):
    """Games in which a card met a certain fate, and the points its deck made in them."""

    games: int
    won: float


class TrialCard(BaseModel):
    """What became of a card of the deck: drawn, then played or left in hand; or never seen.

    `by_draws` is the exact chance of having seen it after each number of `draws`, `by_turn` the
    share of games in which it was seen by each of `turns`.
    """

    card: str
    drawn: Tally
    played: Tally
    left: Tally
    unseen: Tally
    by_draws: list[float]
    by_turn: list[float]


class TrialReport(BaseModel):
    """What all games of a trial show; the card that won most when drawn comes first."""

    scores: list[TrialScore]
    cards: list[TrialCard]
    draws: list[int]
    turns: list[int]


class TrialNews(BaseModel):
    """One line of a trial: how many games have been played, and with the last one the report."""

    done: int
    total: int
    report: TrialReport | None = None


class DeckInfo(BaseModel):
    """A kept deck: its newest version, or the one that was asked for."""

    id: str
    game: str
    version: int
    newest: int
    saved_at: float
    mine: bool
    deck: DeckData


class DeckLine(BaseModel):
    """A deck in the list of those you keep; `problems` is the number of limits it breaks."""

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
