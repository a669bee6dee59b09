"""A fifth game, installed as a package: its bots, hints, contests, tuning and tournament."""

from pathlib import Path

import pytest

import rivalry
from rivalry.bots import arena, tournament, tune
from rivalry.bots import bot as bots
from rivalry.bots.analysis import analyse
from rivalry.bots.hint import hint

FEW = bots.Budget(iterations=16)


def test_the_levels_are_there_and_the_bot_of_its_own(fifth: str) -> None:
    assert bots.names(fifth) == ["random", *bots.LEVELS, "daring"]
    assert bots.default(fifth) == "strong" and bots.SECONDS["daring"] == 0.1


@pytest.mark.parametrize("name", ["random", *bots.LEVELS, "daring"])
def test_every_bot_plays_a_whole_game(fifth: str, name: str) -> None:
    match = rivalry.new(fifth, seed=3)
    players = [bots.make(fifth, name, seat) for seat in (0, 1)]
    while match.decision:
        seat = match.decision.player
        match.answer(players[seat].choose(match.view(seat), match.decision, FEW))
    assert len(match.log.answers) == 9


def test_a_hint_has_the_reason_that_the_game_gives(fifth: str) -> None:
    match = rivalry.new(fifth, seed=8)
    assert match.view(0)["card"] == 8
    best = hint(fifth, match.view(0), match.decision, FEW)[0]
    assert (best.words, best.reason.words) == ("hold", "8 is likely the higher card.")


def test_a_finished_game_is_analysed(fifth: str) -> None:
    match = rivalry.new(fifth, seed=7)
    while match.decision:
        match.answer(match.parse("fold"))
    found = analyse(match.log, FEW)
    assert len(found.judgements) == 6


def test_the_arena_plays_it(fifth: str) -> None:
    contest = arena.Contest(fifth, ("strong", "daring"), 3, iterations=4)
    games = [game for deal in arena.deals(contest) for game in arena.play_deal(deal)]
    assert len(games) == 6 and {game.seats for game in games} == {
        ("strong", "daring"),
        ("daring", "strong"),
    }


def test_it_can_be_tuned(fifth: str) -> None:
    assert fifth in tune.games()
    steps = list(tune.tune(fifth, {"courage": 4.5, "slip": 0.0}, 20, 1, 0))
    assert next(tried for tried, _, _ in steps) == "courage 6.3"


def test_the_tournament_lists_and_plays_it(fifth: str, tmp_path: Path) -> None:
    [levels] = [event for event in tournament.events("levels") if event.game == fifth]
    [times] = [event for event in tournament.events("times") if event.game == fifth]
    assert (str(levels), levels.deals) == ("high-card | rounds 9", 200)
    assert str(times) == "high-card | standard" and times.deals == 1
    event = tournament.Event(fifth, {"rounds": 1}, (("strong", "novice"),), 2)
    lines = list(tournament.meetings(tournament.Tournament(tmp_path, jobs=1), [event]))
    assert lines[2].startswith("| high-card | rounds 1 | strong - novice |")
