"""The JSON of hints and analyses."""

from typing import Literal

from pydantic import BaseModel, Field

from rivalry.server.models import Strict


class AskHint(Strict):
    """Which question a hint is wanted for: the one at place `n` of the journal."""

    n: int = Field(ge=0, le=2**31)


class Reason(BaseModel):
    """Why an answer is good: a stable key, what to fill in, and the English sentence."""

    reason: str
    args: dict[str, int | str]
    words: str


class Hint(Reason):
    """A good answer, the lead over the best rival that it promises, and how far off that may be."""

    action: str
    value: float
    error: float


class Hints(BaseModel):
    """The best answers to the question at place `n`, best first."""

    n: int
    hints: list[Hint]


class AnswerWords(BaseModel):
    """An answer in words and in parts, as an option has them."""

    words: str
    verb: str
    args: list[int | str]


class BetterAnswer(AnswerWords):
    """An answer that was not given, and the lead that it promised."""

    value: float


class Judged(BaseModel):
    """What answer `n` of the log, from 0, was worth.

    `value` is the lead over the best rival that it promised, from what the player knew; `error` is
    how far off that may be; `truth` is what it promised in truth. `loss` is what was given away,
    `better` are answers that promised more, best first, and `reason` says why the first of them.
    """

    n: int
    seat: int
    answer: AnswerWords
    value: float
    error: float
    truth: float
    loss: float
    better: list[BetterAnswer]
    reason: Reason | None


class SeatSummary(BaseModel):
    """A seat's game: its choices, what it gave away by them, and what luck brought or cost it."""

    seat: int
    answers: int
    score: int
    lead: int
    loss: float
    luck: float


class Analysis(BaseModel):
    """A look back at a game. `over` is false for one that was given up."""

    over: bool
    answers: list[Judged]
    seats: list[SeatSummary]


class AnalysisInfo(BaseModel):
    """How far an analysis is: so many of all answers. The analysis itself when it is done."""

    status: Literal["none", "working", "done", "failed"]
    done: int
    total: int
    analysis: Analysis | None
