"""Random rounds behave as measured elsewhere, within the error of both measurements.

The reference numbers come from 20,000 rounds of another simulation of the same rules. Compiled,
as many are played here; interpreted a thousand, with the wider error of that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rivalry import native
from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities.playout import play_round
from rivalry.games.lost_cities.rules import State, new

ROUNDS = 20_000 if native.is_compiled() else 1_000
REFERENCE_ROUNDS = 20_000
ERRORS = 3.3  # standard errors that two sound measurements may be apart (99.9 %)


Policy = Callable[[State, SplitMix64], None]


@dataclass(frozen=True)
class Sample:
    """What many rounds gave, round by round."""

    starter: list[int]
    second: list[int]
    plies: list[int]
    opened: list[int]


def uniform(s: State, rng: SplitMix64) -> None:
    """Any card action, then any way to draw."""
    play_round(s, rng)


def joint(s: State, rng: SplitMix64) -> None:
    """Any pair of a card action and a way to draw, each pair equally likely."""
    while (d := s.decision) is not None:
        actions = d.options
        open_piles = [colour for colour, pile in enumerate(s.piles) if pile]
        ways = []
        for action in actions:
            closed = (action - 60) // 10 if action >= 60 else -1
            ways.append(1 + len(open_piles) - (closed in open_piles))
        n = rng.below(sum(ways))
        for action, way in zip(actions, ways, strict=True):
            if n < way:
                s.apply(action)
                assert s.decision is not None
                s.apply(s.decision.options[n])
                break
            n -= way


def deck_only(s: State, rng: SplitMix64) -> None:
    """Any card action, then always the draw pile."""
    while (d := s.decision) is not None:
        s.apply(d.options[rng.below(len(d.options))])
        s.apply(120)


def sample(policy: Policy, colours: int) -> Sample:
    """Play the rounds."""
    rng = SplitMix64(2024 + colours)
    fresh = new(rounds=1, starter=0, colours=colours)
    scores: list[list[int]] = []
    plies: list[int] = []
    opened: list[int] = []
    for _ in range(ROUNDS):
        s = fresh.copy()
        s.apply(("shuffle", rng.next64() & 0xFFFFFFFFFFFFFFFF))
        policy(s, rng)
        assert s.decision is None
        scores.append(s.scores())
        plies.append(s.turns)
        for side in s.view(None)["expeditions"]:
            opened.append(sum(1 for e in side if e["wagers"] or e["numbers"]))
    return Sample([a for a, _ in scores], [b for _, b in scores], plies, opened)


def agrees(numbers: list[int], reference: float, decimals: int = 1) -> None:
    """The mean is the reference, within the errors of both and the rounding of the reference."""
    deviation = stdev(numbers)
    error = deviation * sqrt(1 / len(numbers) + 1 / REFERENCE_ROUNDS)
    tolerance = ERRORS * error + 0.5 * 10**-decimals
    assert abs(fmean(numbers) - reference) <= tolerance, (
        f"mean {fmean(numbers):.2f}, expected {reference} within {tolerance:.2f}"
    )


def deviates(numbers: list[int], reference: float) -> None:
    """The standard deviation is the reference, within the errors of both."""
    error = reference * sqrt(1 / (2 * len(numbers)) + 1 / (2 * REFERENCE_ROUNDS))
    assert abs(stdev(numbers) - reference) <= ERRORS * error + 0.05, f"{stdev(numbers):.2f}"


def check_scores(played: Sample, starter: float, second: float) -> None:
    agrees(played.starter, starter)
    agrees(played.second, second)


def test_any_card_and_any_draw_with_five_colours() -> None:
    played = sample(uniform, 5)
    check_scores(played, -34.9, -35.6)
    deviates(played.starter, 20.5)
    deviates(played.second, 20.5)
    deviates([a - b for a, b in zip(played.starter, played.second, strict=True)], 31.7)
    agrees(played.plies, 142.9)
    agrees(played.opened, 5.00, decimals=2)
    # 82 and 256 turns elsewhere; the extremes of a sample vary a little.
    assert 70 <= min(played.plies) <= 105 and 195 <= max(played.plies) <= 290


def test_any_pair_of_card_and_draw_with_five_colours() -> None:
    played = sample(joint, 5)
    check_scores(played, -32.5, -33.2)
    agrees(played.plies, 143.3)


def test_any_card_and_only_the_draw_pile_with_five_colours() -> None:
    played = sample(deck_only, 5)
    check_scores(played, -70.5, -70.9)
    deviates(played.starter, 26.5)
    deviates(played.second, 26.5)
    agrees(played.opened, 4.69, decimals=2)
    assert set(played.plies) == {44}


def test_any_card_and_any_draw_with_six_colours() -> None:
    played = sample(uniform, 6)
    check_scores(played, -36.5, -36.9)
    agrees(played.plies, 215.1)


def test_any_pair_of_card_and_draw_with_six_colours() -> None:
    played = sample(joint, 6)
    check_scores(played, -34.8, -34.7)
    agrees(played.plies, 215.6)


def test_any_card_and_only_the_draw_pile_with_six_colours() -> None:
    played = sample(deck_only, 6)
    check_scores(played, -84.0, -83.7)
    assert set(played.plies) == {56}
