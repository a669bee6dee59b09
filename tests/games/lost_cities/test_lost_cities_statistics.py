"""Random rounds behave as measured elsewhere, within the error of both measurements.

The reference numbers come from 20,000 rounds of another simulation of the same rules. Compiled,
as many are played here; interpreted a thousand, with the wider error of that. In the reference
every card in hand is as likely as every other, so two alike wagers are twice as likely as one; the
options offer them once (RULINGS C15), and the policies here give them their weight back.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

import pytest

from rivalry import native
from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities.playout import play_round
from rivalry.games.lost_cities.state import State, new

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


SEVERAL = 0b101010101010  # in packed counts of wagers: any colour with two or three


def any_card(s: State, rng: SplitMix64) -> int:
    """Every card in hand and what can be done with it is equally likely."""
    actions = s.decision.options
    held = s.sides[s.turn].hand_wagers
    if held & SEVERAL:
        actions = [
            action
            for action in actions
            for _ in range(held >> 2 * (action % 60 // 10) & 3 if action % 10 == 0 else 1)
        ]
    return actions[rng.below(len(actions))]


def uniform(s: State, rng: SplitMix64) -> None:
    """Any card action, then any way to draw."""
    while s.decision is not None:
        s.apply(any_card(s, rng))
        draws = s.decision.options
        s.apply(draws[rng.below(len(draws))])


def joint(s: State, rng: SplitMix64) -> None:
    """Any pair of a card action and a way to draw, each pair equally likely."""
    while s.decision is not None:
        most = 1 + sum(1 for pile in s.piles if pile)
        while True:
            action, way = any_card(s, rng), rng.below(most)
            # A discard closes a pile, so that there is one way less: draw lots again.
            if way < most - 1 or action < 60 or not s.piles[(action - 60) // 10]:
                break
        s.apply(action)
        s.apply(s.decision.options[way])


def deck_only(s: State, rng: SplitMix64) -> None:
    """Any card action, then always the draw pile."""
    while s.decision is not None:
        s.apply(any_card(s, rng))
        s.apply(120)


def offered(s: State, rng: SplitMix64) -> None:
    """Any option that is offered, alike wagers once, stepped from outside the engine."""
    while (d := s.decision) is not None:
        s.apply(d.options[rng.below(len(d.options))])


def playout(s: State, rng: SplitMix64) -> None:
    """The same inside the engine."""
    play_round(s, rng)


def sample(policy: Policy, colours: int, rounds: int = ROUNDS) -> Sample:
    """Play the rounds."""
    rng = SplitMix64(2024 + colours)
    fresh = new(rounds=1, starter=0, colours=colours)
    scores: list[list[int]] = []
    plies: list[int] = []
    opened: list[int] = []
    for _ in range(rounds):
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


@pytest.mark.parametrize("colours", [5, 6])
def test_playouts_inside_the_engine_are_the_very_games_stepped_from_outside(colours: int) -> None:
    """Also number by number: the same generator leads to the same rounds."""
    inside, outside = sample(playout, colours, 200), sample(offered, colours, 200)
    assert inside == outside


@pytest.mark.parametrize("colours", [5, 6])
def test_every_colour_fares_alike_under_random_play(colours: int) -> None:
    """Nothing in the engine favours a colour: each earns as much as any other."""
    rng = SplitMix64(7)
    totals = [0] * colours
    fresh = new(rounds=1, starter=0, colours=colours)
    rounds = ROUNDS // 4
    for _ in range(rounds):
        s = fresh.copy()
        s.apply(("shuffle", rng.next64() & 0xFFFFFFFFFFFFFFFF))
        play_round(s, rng)
        for side in s.view(None)["expeditions"]:
            for colour, expedition in enumerate(side):
                totals[colour] += expedition["score"]
    means = [total / (2 * rounds) for total in totals]
    # An expedition deviates by about 12 points; the mean of as many by this much.
    error = 12 / sqrt(2 * rounds)
    assert max(means) - min(means) < 5 * error, means
