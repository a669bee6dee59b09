"""What a search makes of what its playouts brought."""

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots import search as searching
from rivalry.bots.bot import Budget
from rivalry.bots.search import Candidate, candidates, contenders, gated, search


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


def test_who_is_behind_by_more_than_chance_could_do_is_out_of_the_race() -> None:
    best = candidate(1, 0.0, [10.0, 30.0, 20.0, 40.0])
    as_good = candidate(2, 0.0, [30.0, 10.0, 40.0, 10.0])
    beaten = candidate(3, 0.0, [5.0, 24.0, 15.5, 35.0])
    assert contenders([beaten, as_good, best]) == [as_good, best]


@pytest.mark.parametrize("game", rivalry.games())
def test_an_easy_decision_takes_fewer_playouts_and_gets_the_same_answer(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    knowledge, budget = bots.knowledge(game), Budget(iterations=600)
    match = rivalry.new(game, seed=5)
    strong = bots.make(game, "strong", 1)
    spent = {True: 0, False: 0}
    asked = same = 0
    while asked < 8 and (d := match.decision) is not None:
        view = match.view(d.player)
        if len(d.options) > 1 and len(candidates(knowledge, view, d)) > 1:
            asked += 1
            answers = []
            for is_race in (True, False):
                with monkeypatch.context() as patch:
                    if not is_race:
                        patch.setattr(searching, "ENOUGH", 10**9)
                    found = search(knowledge, view, d, budget, bits=asked)
                spent[is_race] += sum(one.playouts for one in found)
                answers.append(found[0].option)
            same += answers[0] == answers[1]
        match.answer(strong.choose(view, d, budget))
    assert spent[True] <= spent[False] and same >= asked - 1
