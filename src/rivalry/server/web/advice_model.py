"""The JSON of hints and analyses."""

from typing import Literal

from pydantic import BaseModel, Field

from rivalry.server.table.settings import Strict


class AskHint(Strict):
    """Which question a hint is wanted for: the one at place `n` of the journal."""

    n: int = Field(ge=0, le=2**31)


class Reason(BaseModel):
    """Why an answer is good: a stable key, what to fill in, and the English sentence."""

    reason: str
    args: dict[str, int | str]
    words: str


Unit = Literal["points", "chance"]
"""The unit of values: points of lead over the best rival, or the chance to win in per cent."""


class Hint(Reason):
    """A good answer, what it promises in the unit, and the margin of error."""

    action: str
    value: float
    error: float


class Hints(BaseModel):
    """The best answers to the question at place `n`, best first.

    `unit` says what their values are: `points` of lead over the best rival, or `chance` to win.
    """

    n: int
    unit: Unit
    hints: list[Hint]


class AnswerWords(BaseModel):
    """An answer in words and in parts, as an option has them."""

    words: str
    verb: str
    args: list[int | str]


class BetterAnswer(AnswerWords):
    """An answer that was not given, and what it promised."""

    value: float


class Judged(BaseModel):
    """What answer `n` of the log, from 0, was worth.

    `value` is what it promised, in the unit, given what the player knew; `error` is the margin of
    error; `truth` is what it promised in the true world. `loss` is what was given away, `better`
    are answers that promised more, best first, and `reason` says why the first of them did.
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
    """A seat's game: its choices, what they gave away, and what luck brought or cost it.

    `lead` is in points of the score, `end`, `loss` and `luck` are in the unit. The errors say how
    far off loss and luck may be (half of the 95 % interval); old analyses have none.
    """

    seat: int
    answers: int
    score: int
    lead: int
    end: float
    loss: float
    loss_error: float | None = None
    luck: float
    luck_error: float | None = None


class Analysis(BaseModel):
    """A look back at a game. `over` is false for one that was given up.

    `unit` says what all values are: `points` of lead over the best rival, or `chance` to win.
    """

    unit: Unit
    over: bool
    answers: list[Judged]
    seats: list[SeatSummary]


class AnalysisInfo(BaseModel):
    """How far an analysis has got, in answers, and the analysis itself when it is done."""

    status: Literal["none", "working", "done", "failed"]
    done: int
    total: int
    analysis: Analysis | None
