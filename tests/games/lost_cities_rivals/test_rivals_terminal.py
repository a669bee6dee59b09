"""The board of Lost Cities: Rivals on a terminal of 80 columns."""

from io import StringIO

import pytest
from rich.console import Console
from rivals_scenario import GAME, Table, scenario

from rivalry.core.contract import positions
from rivalry.core.game import View
from rivalry.terminal.lost_cities_rivals import account, board


def shown(view: View) -> str:
    """The board as plain text."""
    paper = StringIO()
    Console(width=80, file=paper, color_system=None).print(board(view))
    return paper.getvalue()


def text_of(t: Table, seat: int | None = 0) -> str:
    return shown(t.state.view(seat))


def test_the_board_shows_display_piles_gold_and_expeditions() -> None:
    t = scenario(gold=[5, 7], display="red 4, red wager", sides=["red wager 2 3 6 9"], left=47)
    text = text_of(t)
    assert "Display:  Rw  R4" in text
    assert "33 of 80 turned   draw pile 7, then 2 more of 20   supply 24 gold" in text
    assert "R red" in text and "w 2 3 6 9 =20" in text
    assert "> 0 you" in text and "seat 1" in text
    assert "Out of the game (" in text


def test_the_board_shows_the_auction() -> None:
    t = scenario(4, display="red 4").seat(0, "bid 2")
    assert "opened by 0 you, 0 you bids 2, still in: seat 1, seat 2, seat 3" in text_of(t)
    t.seat(1, "pass").seat(2, "pass").seat(3, "bid 5").seat(0, "pass")
    assert "opened by seat 0, won by seat 3 for 5" in text_of(t, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_80_columns(players: int) -> None:
    for n, (state, _, _) in enumerate(positions(GAME, players, players=players)):
        if n % 10 == 0 or state.view(None)["turned"] > 78:
            for line in shown(state.view(0)).splitlines():
                assert len(line) <= 80 and "…" not in line


def test_the_longest_expeditions_of_four_seats_are_shown_whole() -> None:
    whole = "2 2 3 3 4 4 5 5 6 7 8 9 10"
    text = text_of(scenario(4, sides=[f"blue wager wager wager {whole}"]))
    assert "=98" in text and "…" not in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_the_account_explains_every_point() -> None:
    t = scenario(gold=[5, 7], sides=["red wager 2 3 6 9, green 5"])
    lines = account(t.state.view(0))
    assert lines[0] == "0 you:"
    assert "  red        20   6 footprints, times 2, plus 8 for 4 numbers" in lines
    assert "  green       1   1 footprint" in lines
    assert "  yellow      0   no numbers" in lines
    assert "  gold        5" in lines and "  in all     26" in lines
