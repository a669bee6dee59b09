"""What a search makes of what its playouts brought."""

from rivalry.bots.search import Candidate, gated


def candidate(option: int, prior: float, results: list[float]) -> Candidate:
    """An answer that was tried in some worlds."""
    return Candidate(option, prior, trust=0.0, results=results)


def test_what_seemed_best_stays_so_unless_it_is_beaten_clearly() -> None:
    seemed_best = candidate(1, 0.0, [0.0, 10.0, 20.0, 30.0])
    luckier = candidate(2, -1.0, [9.0, 1.0, 29.0, 31.0])
    found = [luckier, seemed_best]
    assert gated(found, 0.0) == [luckier, seemed_best]
    assert gated(found, 2.0) == [seemed_best, luckier]


def test_worlds_in_common_are_compared_so_a_small_but_steady_lead_is_clear() -> None:
    seemed_best = candidate(1, 0.0, [0.0, 100.0, -50.0, 30.0])
    better = candidate(2, -1.0, [1.0, 101.5, -49.0, 31.0, 7.0])
    other = candidate(3, -2.0, [2.0])
    assert gated([better, seemed_best, other], 2.0) == [better, seemed_best, other]
