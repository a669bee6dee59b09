"""Looking back at a game: what each answer was worth, the mistakes, and luck apart from skill.

Every answer is valued twice: from what the player knew, by playouts in worlds that the view left
possible, and from the truth, by playouts from the true position. The value is the lead over the
best rival that the seat may expect; where the bots of a game think only of winning (see
`Knowledge.unit`), it is the chance to win in hundredths. What a seat gave away by answers that
were not the best is its loss of skill; any other change of its prospects, leaving aside the
mistakes of others, is luck.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import hypot
from statistics import fmean
from typing import Any, Protocol

from rivalry.bots import bot as bots
from rivalry.bots.reason import Reason, reason
from rivalry.bots.search import compare, told
from rivalry.core import registry
from rivalry.core.decision import CHANCE, Decision
from rivalry.core.game import Game, State
from rivalry.core.log import GameLog

TRUTHS = 4  # playouts from the true position, since chance may still have a say


@dataclass(frozen=True)
class Judgement:
    """One answer, as seen by the seat that gave it."""

    n: int  # the number of the answer in the log, from 0
    seat: int
    answer: str
    value: float  # what the answer promised, from what the player knew
    best: str  # the best answer as far as the player could know
    best_value: float
    loss: float  # what was given away
    loss_error: float  # how far off that may be
    error: float  # how far off value and best_value may be
    truth: float  # what the answer promised in truth
    alternatives: list[tuple[str, float]]  # the answers that were compared, best first
    reason: Reason  # why the best is the best

    def json(self) -> dict[str, Any]:
        """The judgement as plain data."""
        return {**asdict(self), **self.reason.json()}


@dataclass(frozen=True)
class Summary:
    """One seat's game."""

    seat: int
    answers: int
    score: int
    lead: int  # over the best rival, at the end
    end: float  # the same in the unit of the values: points, or hundredths of a win
    loss: float  # given away by answers that were not the best
    loss_error: float  # half of its 95 % interval, as far as the playouts scatter
    luck: float  # how the prospects changed without anybody's mistakes
    luck_error: float


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    game: str
    unit: str  # of all values: points of lead, or chance to win
    judgements: list[Judgement]
    summaries: list[Summary]

    def mistakes(self, count: int = 5) -> list[Judgement]:
        """The answers that gave away the most, worst first."""
        costly = [j for j in self.judgements if j.loss > 0]
        return sorted(costly, key=lambda j: -j.loss)[:count]

    def json(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "game": self.game,
            "unit": self.unit,
            "answers": [judgement.json() for judgement in self.judgements],
            "seats": [asdict(summary) for summary in self.summaries],
            "mistakes": [judgement.n for judgement in self.mistakes()],
        }


def analyse(
    log: GameLog,
    budget: bots.Budget | None = None,
    seed: int = 0,
    advance: Callable[[int], None] = lambda count: None,
) -> Analysis:
    """Judge every answer of a game in which somebody had a choice.

    The same log, seed and number of iterations give the same analysis.
    """
    budget = budget or bots.Budget(iterations=64)
    game = registry.load(log.game)
    state = game.new(**log.options)
    judgements: list[Judgement] = []
    for n, words in enumerate(log.answers):
        if is_choice(state.decision):
            judgements.append(judge(game, state, n, words, budget, seed + n))
        state.apply(game.parse(words))
        advance(1)
    unit = bots.knowledge(log.game).unit
    return Analysis(
        log.game, unit, judgements, summaries(judgements, state.scores(), ends(state, unit))
    )


def is_choice(decision: Decision | None) -> bool:
    """Whether somebody had a choice."""
    assert decision is not None, "a log has no answers after the end"
    return decision.player != CHANCE and len(decision.options) > 1


def judge(
    game: Game, state: State, n: int, words: str, budget: bots.Budget, seed: int
) -> Judgement:
    """What answer `n` of a log was worth, given in this state."""
    knowledge, decision = bots.knowledge(game.name), state.decision
    assert decision is not None, "only an answer to a question is judged"
    seat, action = decision.player, game.parse(words)
    view = state.view(seat)
    tried = compare(knowledge, view, decision, budget, seed, include=[action])
    chosen = next(c for c in tried if c.option == action)
    best = tried[0]
    gains = [told(knowledge, c) - told(knowledge, chosen) for c in tried]
    loss = max(0.0, gains[0])
    truths = [knowledge.outcome(state, action, seat, seed + bits)[1] for bits in range(TRUTHS)]
    named = game.text(best.option)
    return Judgement(
        *(n, seat, words, chosen.lead, named, chosen.lead + loss, loss),
        best.error_against(chosen),
        max(chosen.error, best.error),
        fmean(truths),
        [(game.text(c.option), chosen.lead + gain) for c, gain in zip(tried, gains, strict=True)],
        reason(game.name, view, decision, best.option, named),
    )


class Judged(Protocol):
    """What a judgement adds to a seat's part in the game."""

    @property
    def seat(self) -> int: ...

    @property
    def loss(self) -> float: ...

    @property
    def loss_error(self) -> float: ...

    @property
    def best_value(self) -> float: ...

    @property
    def error(self) -> float: ...


def ends(state: State, unit: str) -> list[float]:
    """What each seat has in the end, in the unit of the values."""
    scores, winners = state.scores(), state.winners()
    if unit == "points":
        return [float(_lead(scores, seat)) for seat in range(len(scores))]
    return [100 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def _lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def summaries(
    judgements: Sequence[Judged], scores: list[int], reached: Sequence[float]
) -> list[Summary]:
    """Every seat's game, from the answers that were judged and what was reached in the end."""
    count = len(scores)
    by_seat = [[j for j in judgements if j.seat == seat] for seat in range(count)]
    losses = [sum(j.loss for j in mine) for mine in by_seat]
    errors = [hypot(*(j.loss_error for j in mine)) for mine in by_seat]
    found = []
    for seat, (score, mine) in enumerate(zip(scores, by_seat, strict=True)):
        others = [n for n in range(count) if n != seat]
        before, doubt = (mine[0].best_value, mine[0].error) if mine else (0.0, 0.0)
        luck = reached[seat] - before + losses[seat] - fmean(losses[n] for n in others)
        doubt = hypot(doubt, errors[seat], hypot(*(errors[n] for n in others)) / len(others))
        lead = _lead(scores, seat)
        skill = (losses[seat], errors[seat])
        found.append(Summary(seat, len(mine), score, lead, reached[seat], *skill, luck, doubt))
    return found
