"""Hints and analysis: from the view alone, with reasons, values that add up, mistakes found."""

import json

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.analysis import analyse
from rivalry.bots.hint import hint
from rivalry.bots.reason import reason, sentences

FEW = bots.Budget(iterations=4)
GAMES = {
    "catan-rivals": {"mode": "introductory", "stall_cap": 50},
    "lost-cities": {"rounds": 1},
    "lost-cities-board": {"expeditions": 1},
    "lost-cities-rivals": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_best_options_with_values_and_reasons(game: str) -> None:
    match = rivalry.new(game, seed=3, **GAMES[game])
    for _ in range(3):
        assert match.decision is not None
        seat = match.decision.player
        hints = hint(game, match.view(seat), match.decision, FEW)
        assert 1 <= len(hints) <= 3
        for found in hints:
            assert found.option in match.decision.options
            data = json.loads(json.dumps(found.json()))
            assert data["words"] == sentences(game)[data["reason"]].format(**data["args"])
        match.answer(hints[0].option)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_depends_on_the_view_alone(game: str) -> None:
    match = rivalry.new(game, seed=4, **GAMES[game])
    decision = match.decision
    assert decision is not None
    other = rivalry.game(game).scramble(match.state, decision.player, 9)
    views = [match.view(decision.player), other.view(decision.player)]
    hints = [hint(game, view, decision, FEW, seed=1) for view in views]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_question_has_a_reason(game: str) -> None:
    match = rivalry.new(game, seed=5, **GAMES[game])
    players = [bots.make(game, "casual", seat) for seat in (0, 1)]
    while match.decision:
        decision = match.decision
        view = match.view(decision.player)
        for option in decision.options:
            assert reason(game, view, decision, option, match.text(option)).words
        match.answer(players[decision.player].choose(view, decision, FEW))


def played(careless: str = "random") -> rivalry.Match:
    match = rivalry.new("lost-cities", seed=6, rounds=1)
    players = [bots.make("lost-cities", name, 1) for name in ("strong", careless)]
    while match.decision:
        seat = match.decision.player
        match.answer(players[seat].choose(match.view(seat), match.decision, FEW))
    return match


def test_the_careless_player_gives_away_more() -> None:
    match = played()
    analysis = analyse(match.log, FEW)
    good, careless = analysis.summaries
    assert good.loss < careless.loss
    assert all(judgement.loss >= 0 for judgement in analysis.judgements)
    assert [mistake.seat for mistake in analysis.mistakes(3)] == [1, 1, 1]


def test_luck_and_skill_add_up_to_the_result() -> None:
    match = played("casual")
    analysis = analyse(match.log, FEW)
    first, second = analysis.summaries
    scores = match.scores()
    assert (first.lead, second.lead) == (scores[0] - scores[1], scores[1] - scores[0])
    for mine, other in ((first, second), (second, first)):
        start = next(j.best_value for j in analysis.judgements if j.seat == mine.seat)
        assert start - mine.loss + other.loss + mine.luck == pytest.approx(mine.lead)


def test_luck_and_skill_come_with_how_far_off_they_may_be() -> None:
    analysis = analyse(played("casual").log, bots.Budget(iterations=24))
    first, second = analysis.summaries
    losses = [j.loss_error for j in analysis.judgements if j.seat == 0]
    assert first.loss_error == pytest.approx(sum(error**2 for error in losses) ** 0.5)
    assert first.loss_error > 0
    assert first.luck_error > max(first.loss_error, second.loss_error)


def test_the_last_answers_promise_what_they_brought_in_truth() -> None:
    match = played("casual")
    last = analyse(match.log, FEW).judgements[-1]
    scores = match.scores()
    assert last.truth == scores[last.seat] - scores[1 - last.seat]


def test_the_same_log_gives_the_same_analysis() -> None:
    log = played("casual").log
    assert analyse(log, FEW).json() == analyse(log, FEW).json()
