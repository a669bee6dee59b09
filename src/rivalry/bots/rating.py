"""What a contest shows: win rates with intervals, margins, ratings, lengths, thinking times."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt
from statistics import fmean, stdev
from typing import Any

from rivalry.bots.arena import Contest, Game, time_of
from rivalry.core.chance import SplitMix64

Z = 1.959964  # two-sided 95 % of the normal distribution
ELO = 400 / log(10)  # Bradley and Terry's strengths on the scale of Elo
SAMPLES = 200  # of the bootstrap


@dataclass(frozen=True)
class Pair:
    """One bot against another: results deal by deal, from the first bot's side."""

    one: str
    other: str
    wins: list[float]  # of each deal: the share of the games won; a shared victory counts half
    margins: list[float]  # of each deal: the mean difference of the scores


def pairs(games: Sequence[Game]) -> list[Pair]:
    """Everybody against everybody, deals kept together."""
    names = _names(games)
    found = []
    for one, other in combinations(names, 2):
        wins: dict[int, list[float]] = {}
        margins: dict[int, list[float]] = {}
        for game in games:
            mine = [s for s, name in enumerate(game.seats) if name == one]
            theirs = [s for s, name in enumerate(game.seats) if name == other]
            for a in mine:
                for b in theirs:
                    wins.setdefault(game.deal, []).append(_duel(game, a, b))
                    margin = float(game.scores[a] - game.scores[b])
                    margins.setdefault(game.deal, []).append(margin)
        if wins:
            found.append(Pair(one, other, [fmean(w) for w in wins.values()], _means(margins)))
    return found


def _means(by_deal: dict[int, list[float]]) -> list[float]:
    return [fmean(values) for values in by_deal.values()]


def _duel(game: Game, a: int, b: int) -> float:
    """What seat a gets from its comparison with seat b: 1, 0 or a half."""
    if (a in game.winners) != (b in game.winners):
        return float(a in game.winners)
    if a in game.winners or game.scores[a] == game.scores[b]:
        return 0.5
    return float(game.scores[a] > game.scores[b])


def _names(games: Sequence[Game]) -> list[str]:
    return sorted({name for game in games for name in game.seats})


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of paired deals and how far its 95 % interval reaches.

    >>> interval([1.0, 0.0, 1.0, 1.0])[0]
    0.75
    """
    if len(values) < 2:
        return fmean(values), 0.0
    return fmean(values), Z * stdev(values) / sqrt(len(values))


# Ratings


def bradley_terry(games: Sequence[Game]) -> dict[str, tuple[float, float, float]]:
    """Strengths on the scale of Elo, their mean 0, with 95 % intervals by bootstrap over deals."""
    names = _names(games)
    by_deal: dict[int, list[tuple[int, int]]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).extend(_comparisons(game, names))
    deals = list(by_deal.values())
    best = _strengths(names, deals)
    rng = SplitMix64(1)
    samples = [
        _strengths(names, [deals[rng.below(len(deals))] for _ in deals]) for _ in range(SAMPLES)
    ]
    ratings = {}
    for i, name in enumerate(names):
        ordered = sorted(sample[i] for sample in samples)
        low, high = ordered[round(0.025 * SAMPLES)], ordered[round(0.975 * SAMPLES) - 1]
        ratings[name] = (best[i], low, high)
    return ratings


def _strengths(names: list[str], deals: list[list[tuple[int, int]]]) -> list[float]:
    import choix

    data = [comparison for deal in deals for comparison in deal]
    # A weak prior keeps the rating of a bot that never lost finite.
    return [ELO * float(s) for s in choix.ilsr_pairwise(len(names), data, alpha=0.01)]


def _comparisons(game: Game, names: list[str]) -> list[tuple[int, int]]:
    """Winner and loser of each comparison, twice; a draw counts once for each side."""
    found = []
    for a, b in combinations(range(len(game.seats)), 2):
        one, other = names.index(game.seats[a]), names.index(game.seats[b])
        if one == other:
            continue
        half_points = round(2 * _duel(game, a, b))
        found += [(one, other)] * half_points + [(other, one)] * (2 - half_points)
    return found


def openskill_ratings(games: Sequence[Game]) -> dict[str, tuple[float, float]]:
    """Mean and uncertainty by openskill's Plackett-Luce model, game after game."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in _names(games)}
    for game in games:
        if len(set(game.seats)) < len(game.seats):
            _rate_duels(model, ratings, game)
            continue
        teams = [[ratings[name]] for name in game.seats]
        ranks = [
            float(-score) + (seat not in game.winners) * 1e6
            for seat, score in enumerate(game.scores)
        ]
        for name, [rating] in zip(game.seats, model.rate(teams, ranks=ranks), strict=True):
            ratings[name] = rating
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _rate_duels(model: Any, ratings: dict[str, Any], game: Game) -> None:
    """A game in which a bot has several seats: each pair of unlike seats is a game of two."""
    for a, b in combinations(range(len(game.seats)), 2):
        one, other = game.seats[a], game.seats[b]
        if one != other:
            won = _duel(game, a, b)
            teams = [[ratings[one]], [ratings[other]]]
            [[ratings[one]], [ratings[other]]] = model.rate(teams, ranks=[1 - won, won])


# The whole report


def report(contest: Contest, games: Sequence[Game]) -> dict[str, Any]:
    """All figures of a contest as JSON-able data."""
    skill, elo = openskill_ratings(games), bradley_terry(games)
    return {
        "game": contest.game,
        "options": contest.options,
        "seed": contest.seed,
        "iterations": contest.iterations,
        "deals": len({game.deal for game in games}),
        "games": len(games),
        "plies": fmean(game.plies for game in games),
        "pairs": [_pair(pair) for pair in pairs(games)],
        "bots": [
            {
                "bot": name,
                "points": fmean(_scores(games, name)),
                "elo": elo[name][0],
                "elo_interval": [elo[name][1], elo[name][2]],
                "openskill": list(skill[name]),
                **thinking(games, name),
            }
            for name in sorted(elo, key=lambda name: -elo[name][0])
        ],
    }


def _pair(pair: Pair) -> dict[str, Any]:
    rate, reach = interval(pair.wins)
    margin, margin_reach = interval(pair.margins)
    return {
        "bots": [pair.one, pair.other],
        "deals": len(pair.wins),
        "wins": rate,
        "wins_interval": [max(0.0, rate - reach), min(1.0, rate + reach)],
        "margin": margin,
        "margin_error": margin_reach,
    }


def _scores(games: Sequence[Game], bot: str) -> list[int]:
    return [
        score
        for game in games
        for name, score in zip(game.seats, game.scores, strict=True)
        if name == bot
    ]


def thinking(games: Sequence[Game], bot: str) -> dict[str, float]:
    """The mean time of a decision and the time that 95 % of them do not exceed."""
    times: Counter[str] = Counter()
    seconds, decisions = 0.0, 0
    for game in games:
        for seat, name in enumerate(game.seats):
            if name == bot:
                times.update(game.times[seat])
                seconds += game.seconds[seat]
                decisions += game.decisions[seat]
    seen, p95 = 0, 0.0
    for name in sorted(times, key=int):
        seen += times[name]
        p95 = time_of(name)
        if seen >= 0.95 * decisions:
            break
    return {"seconds": seconds / max(1, decisions), "seconds_p95": p95}
