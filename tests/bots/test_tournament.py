"""The tournament goes on from its folder and writes a page; tuning keeps only what wins."""

from pathlib import Path

import pytest

from rivalry.bots import tournament, tune, weights
from rivalry.bots.tournament import Event, Tournament

EVENTS = (
    Event("lost-cities", {"rounds": 1}, (("novice", "random"),), deals=2),
    Event("lost-cities-rivals", {"players": 3}, (("novice", "random"),), deals=1),
)


def test_a_row_for_each_meeting_with_the_gap_in_ratings(tmp_path: Path) -> None:
    first = Tournament(tmp_path, jobs=1)
    lines = list(tournament.meetings(first, EVENTS))
    assert len(lines) == 4 and first.games == 4 + 6
    cells = [cell.strip() for cell in lines[2].split("|")]
    assert cells[1:7] == ["lost-cities", "rounds 1", "novice - random", "", "2", "4"]
    assert cells[7:9] == ["100.0%", "100.0% to 100.0%"]
    assert cells[9] == "over 800 (over 800 to over 800)"


def test_a_page_can_be_written_from_what_was_played(tmp_path: Path) -> None:
    played = list(tournament.meetings(Tournament(tmp_path, jobs=1), EVENTS[:1]))
    again = Tournament(tmp_path, jobs=0)
    assert list(tournament.meetings(again, EVENTS)) == played
    assert again.games == 4


@pytest.mark.parametrize(
    ("only", "rows"), [("players 3", 1), ("novice - random", 2), ("rounds 1 | novice", 1), ("x", 0)]
)
def test_rows_can_be_played_one_by_one(tmp_path: Path, only: str, rows: int) -> None:
    assert len(list(tournament.meetings(Tournament(tmp_path, 1, only=only), EVENTS))) == 2 + rows


def test_equal_weights_gain_nothing_and_careless_ones_lose() -> None:
    best = weights.load("lost-cities")["strong"]
    assert tune.gain("lost-cities", best, best, range(2)).mean == 0
    careless = best | {"hope": 3.0}
    lost = tune.gain("lost-cities", careless, best, range(6))
    assert lost.mean < 0 and not lost.is_sure()


def test_tuning_keeps_what_is_better_beyond_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    def more_hope(
        game: str, one: dict[str, float], other: dict[str, float], deals: range
    ) -> tune.Gain:
        return tune.Gain(one["hope"] - other["hope"], 0.1)

    monkeypatch.setattr(tune, "gain", more_hope)
    steps = list(tune.tune("lost-cities", {"hope": 1.0, "clock": 1.0}, 1, 2, 0))
    assert [tried for tried, _, _ in steps] == ["hope 1.4", "hope 1.657"]
    assert steps[-1][2] == {"hope": 1.657, "clock": 1.0}
