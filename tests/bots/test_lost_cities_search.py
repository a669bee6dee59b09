"""How `master` searches in Lost Cities: by the networks, with or without NumPy, for the match."""

from itertools import chain
from typing import Any

import pytest

import rivalry
from rivalry.bots import networked
from rivalry.bots.bot import Budget, make
from rivalry.bots.lost_cities import NETWORKS, SPREAD, chance_to_win, knowledge, learned, won
from rivalry.bots.policy.colour_network import Thought
from rivalry.bots.policy.lost_cities_network import best_answer
from rivalry.bots.policy.lost_cities_told import POINTS
from rivalry.bots.search import candidates, search
from rivalry.core.decision import Decision
from rivalry.core.game import View
from rivalry.games.lost_cities.rules import Position

Outcome = tuple[float, float]

OPTIONS: list[dict[str, Any]] = [{"rounds": 1}, {"rounds": 2, "colours": 6}]


def questions(options: dict[str, Any], every: int) -> list[tuple[Any, View, Decision]]:
    """Positions, views and questions of a game between bots that play by the network alone."""
    match = rivalry.new("lost-cities", seed=3, stall_cap=80, **options)
    bot, found, n = learned(0), [], 0
    while (decision := match.decision) is not None:
        view = match.view(decision.player)
        if n % every == 0 and len(decision.options) > 1:
            found.append((match.state.copy(), view, decision))
        match.answer(bot.choose(view, decision, Budget()))
        n += 1
    return found


def assert_the_same_but_for_rounding(ones: list[Outcome], others: list[Outcome]) -> None:
    """In some playouts two answers are liked so equally that rounding decides between them."""
    pairs = list(zip(ones, others, strict=True))
    far = [pair for pair in pairs if pair[0] != pytest.approx(pair[1], abs=0.05)]
    assert len(pairs) >= 40 and len(far) <= len(pairs) / 20, far


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_without_numpy_worlds_are_worth_the_same(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_numpy: list[Outcome] = []
    without: list[Outcome] = []
    for state, view, decision in questions(options, every=23):
        worlds = [knowledge.worlds(view)(bits) for bits in range(3)]
        asked = (worlds, decision.options[:4], state.turn, [0, 1, 2])
        with_numpy += chain(*knowledge.outcomes(*asked))
        with monkeypatch.context() as patch:
            patch.setattr(networked, "find_spec", lambda name: None)
            without += chain(*knowledge.outcomes(*asked))
    assert_the_same_but_for_rounding(with_numpy, without)


def test_the_actor_plays_on_with_the_answer_it_likes_best() -> None:
    for state, view, decision in questions({"rounds": 1}, every=7):
        likes = learned(0).likings(view, decision.options)
        best = decision.options[likes.index(max(likes))]
        assert best_answer(Thought(NETWORKS.actor, state.colours), state) == best


def test_the_candidates_are_the_answers_that_the_actor_likes_most() -> None:
    for _, view, decision in questions({"rounds": 1}, every=11):
        likes = learned(0).likings(view, decision.options)
        found = candidates(knowledge, view, decision)
        ranked = sorted(range(len(likes)), key=lambda n: -likes[n])
        assert [one.option for one in found] == [decision.options[n] for n in ranked[: len(found)]]
        assert found[0].prior == 0.0


def test_many_worlds_at_once_are_the_same_as_one_after_the_other() -> None:
    state, view, decision = questions({"rounds": 1}, every=23)[1]
    worlds = [knowledge.worlds(view)(bits) for bits in range(20)]
    options = decision.options[:3]
    together = knowledge.outcomes(worlds, options, state.turn, range(20))
    alone = [
        knowledge.outcome(world, option, state.turn, 0) for world in worlds for option in options
    ]
    assert_the_same_but_for_rounding(alone, list(chain(*together)))


def test_a_number_of_playouts_is_kept_whatever_fits_at_once() -> None:
    open_questions = 0
    for _, view, decision in questions({"rounds": 1}, every=9):
        tried = search(knowledge, view, decision, Budget(iterations=90), bits=4)
        if len(tried) > 1:
            assert 60 <= sum(one.playouts for one in tried) <= 90
            open_questions += 1
        again = search(knowledge, view, decision, Budget(iterations=90), bits=4)
        assert [one.option for one in again] == [one.option for one in tried]
    assert open_questions > 2


def after_rounds(rounds: int, *finished: list[int]) -> Position:
    """The last round that was finished is the latest thing that happened."""
    s = rivalry.game("lost-cities").new(rounds=rounds, starter=0)
    assert isinstance(s, Position)
    s.history, s.round = list(finished), len(finished) + 1
    return s


def test_after_the_last_round_only_who_leads_counts_beside_the_points() -> None:
    s = after_rounds(1, [30, 29])
    assert won(1.0, s) == (1 + POINTS, 1.0)
    assert won(-1.0, s) == (-1 - POINTS, -1.0)
    assert won(0.0, s) == (0.0, 0.0)


def test_a_lead_counts_for_more_the_fewer_rounds_are_to_come() -> None:
    early, late = after_rounds(3, [20, 0]), after_rounds(3, [20, 0], [0, 0])
    assert 0 < chance_to_win(20, early) < chance_to_win(20, late) < 1
    assert chance_to_win(-20, late) == -chance_to_win(20, late)
    assert chance_to_win(2 * SPREAD, late) == pytest.approx(0.9545, abs=1e-4), "two deviations"


def test_master_answers_every_question_of_a_match() -> None:
    match = rivalry.new("lost-cities", seed=8, rounds=2, stall_cap=60)
    players = [make("lost-cities", "master", seat) for seat in (0, 1)]
    while (decision := match.decision) is not None:
        view = match.view(decision.player)
        match.answer(players[decision.player].choose(view, decision, Budget(iterations=12)))
    assert len(match.view(0)["history"]) == 2
