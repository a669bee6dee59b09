"""The deck laboratory: chances to draw, and decks measured against each other."""

from fractions import Fraction

import pytest

from rivalry.bots import catan_rivals_decks as decks
from rivalry.games.catan_rivals.deck import SAMPLES

SAMPLE = {sample.key: sample.deck for sample in SAMPLES}


def test_the_chance_to_see_a_card_is_exact() -> None:
    deck = SAMPLE["strong-heroes"]
    assert decks.chance_to_see(deck, "castle", 8) == Fraction(1, 4)
    assert decks.chance_to_see(deck, "castle", 32) == decks.chance_to_see(deck, "castle", 99) == 1
    assert decks.chance_to_see(deck, "osmund", 0) == 1
    assert decks.chance_to_see(deck, "abbey", 32) == 0
    one, two = [decks.chance_to_see(deck, key, 1) for key in ("castle", "castellan")]
    assert (one, two) == (Fraction(1, 32), Fraction(2, 32))


def test_scores_count_both_games_of_a_meeting_as_one_observation() -> None:
    score = decks.score([2.0, 2.0, 0.0, 0.0])
    assert score.games == 8 and score.share == 0.5 and score.error > 0.5
    assert decks.score([1.0, 1.0, 1.0]).error == 0


def test_a_meeting_is_played_twice_with_the_seats_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated = []

    def first_seat_wins(meeting: decks.Meeting, seats: tuple[int, int]) -> list[int]:
        seated.append(seats)
        return [0]

    monkeypatch.setattr(decks, "play_game", first_seat_wins)
    pair = (SAMPLE["alma-mater"], SAMPLE["strong-heroes"])
    assert decks.play(decks.Meeting(pair, "strong", "x")) == 1.0
    assert seated == [(0, 1), (1, 0)]


def test_a_matrix_has_every_pair_and_tells_its_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "play", lambda meeting: float(meeting.seed == "decks-0"))
    heard: list[tuple[int, int]] = []
    some = [SAMPLE[key] for key in ("alma-mater", "maritime-trade", "strong-heroes")]
    found = decks.matrix(some, 2, told=lambda n, of: heard.append((n, of)))
    assert list(found) == [(0, 1), (0, 2), (1, 2)] and heard[-1] == (6, 6)
    assert all(score.games == 4 and score.share == 0.25 for score in found.values())


def test_two_decks_meet_in_a_real_game_that_one_of_them_wins() -> None:
    pair = (SAMPLE["alma-mater"], SAMPLE["maritime-trade"])
    meeting = decks.Meeting(pair, "novice", "7")
    assert decks.play_game(meeting, (0, 1)) in ([0], [1])
