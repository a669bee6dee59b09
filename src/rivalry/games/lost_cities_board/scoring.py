"""Points: stones, the researcher's double, the floor at zero, artifacts, and who wins."""

from typing import Any

from mypy_extensions import i64

from rivalry.games.lost_cities_board import rules
from rivalry.games.lost_cities_board.layout import STONES


def step_of(side: rules.Side, path: int) -> int:
    """How far the player's explorer has come on a path; 0 when none has set out."""
    return side.steps >> 4 * path & 15


def explorer_points(side: rules.Side, path: int) -> int:
    """What the explorer on a path is worth where it stands; the researcher counts double."""
    points = STONES[step_of(side, path)]
    return 2 * points if side.researcher == path else points


def net_of_explorers(side: rules.Side) -> i64:
    """What all explorers of a player are worth."""
    net: i64 = 0
    path: i64 = 0
    steps: i64 = side.steps
    while steps:
        points: i64 = STONES[steps & 15]
        net += points
        if side.researcher == path:
            net += points
        steps >>= 4
        path += 1
    return net


def artifacts(side: rules.Side) -> i64:
    """All artifacts of a player: tokens, and the tiles of the current expedition."""
    return side.tokens + side.found


def track_value(track: list[int], count: i64) -> int:
    """What this many artifacts are worth; beyond the end of the track, its last entry counts.

    >>> track_value([-20, -15, 10, 15, 30, 50], 7)
    50
    """
    last: i64 = len(track) - 1
    return track[count if count < last else last]


def settle(s: rules.Position, ended: str) -> dict[str, Any]:
    """Pay all players for their explorers, exchange artifact tiles for tokens, and record it.

    Nobody ends an expedition below zero, but a bad one can cost earlier points (RULINGS B18).
    """
    seats = []
    for side in s.sides:
        net = int(net_of_explorers(side))
        side.points = max(0, side.points + net)
        side.tokens += side.found
        seats.append(
            {
                "explorers": net,
                "tiles": int(side.tile_points),
                "artifacts": int(side.found),
                "points": int(side.points),
            }
        )
        side.found = 0
    return {"ended": ended, "starter": int(s.starter), "turns": int(s.turns), "seats": seats}


def pay_for_artifacts(s: rules.Position) -> list[int]:
    """Make the last payment, again never below zero (RULINGS B19); return it, seat by seat."""
    payments = []
    for side in s.sides:
        payment = track_value(s.setup.track, side.tokens)
        side.points = max(0, side.points + payment)
        payments.append(payment)
    return payments


def total(s: rules.Position, side: rules.Side) -> i64:
    """The points of a side, as if the current expedition ended now.

    In the last expedition this includes the payment for artifacts.
    """
    points: i64 = side.points
    if rules.CARD <= s.phase < rules.OVER:
        points += net_of_explorers(side)
        if points < 0:
            points = 0
        if s.expedition == s.setup.expeditions:
            points += track_value(s.setup.track, artifacts(side))
            if points < 0:
                points = 0
    return points


def totals(s: rules.Position) -> list[int]:
    """The points of each seat, as if the current expedition ended now."""
    return [int(total(s, side)) for side in s.sides]


def winners(s: rules.Position) -> list[int]:
    """The seats with the most points, and among those the most artifacts (RULINGS B23)."""
    points = totals(s)
    best = [seat for seat in range(len(points)) if points[seat] == max(points)]
    if not s.setup.artifacts_break_ties:
        return best
    most = max([artifacts(s.sides[seat]) for seat in best])
    return [seat for seat in best if artifacts(s.sides[seat]) == most]
