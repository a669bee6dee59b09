"""The rule-based bot plays legal games and beats random play clearly."""

from typing import Any

import pytest

import rivalry
from rivalry.bots import bot
from rivalry.core.match import Match


def play(seats: list[str], seed: int, **options: Any) -> Match:
    match = rivalry.new("lost-cities-board", seed=seed, players=len(seats), **options)
    bots = [bot.make("lost-cities-board", name, seed) for name in seats]
    while match.decision:
        seat = match.decision.player
        match.answer(bots[seat].choose(match.view(seat), match.decision, bot.Budget()), seat)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_play_from_every_seat(players: int) -> None:
    for seed in range(2 * players):
        seats = ["random"] * players
        seats[seed % players] = "strong"
        match = play(seats, seed, expeditions=1)
        assert match.winners() == [seed % players]
        assert match.scores()[seed % players] > 50


@pytest.mark.parametrize(
    "options",
    [{}, {"up_and_down": True}, {"must_start_lowest": True}, {"allow_retake": True}],
)
def test_bots_finish_expeditions_among_themselves(options: dict[str, Any]) -> None:
    for players in (2, 3, 4):
        match = play(["strong"] * players, 5, expeditions=1, **options)
        (expedition,) = match.view()["history"]
        assert expedition["ended"] in ("deck", "bridge")
        assert max(match.scores()) > 50


def test_the_same_seed_plays_the_same_game() -> None:
    logs = [play(["strong", "strong"], 9, expeditions=1).log for _ in range(2)]
    assert logs[0] == logs[1]
