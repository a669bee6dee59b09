"""The board on a terminal: complete, readable without colours, within 80 columns."""

from board_scenario import scenario
from rich.console import Console

import rivalry
from rivalry.bots import bot
from rivalry.core.game import View
from rivalry.terminal import lost_cities_board


def shown(view: View, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(lost_cities_board.board(view))
    return capture.get()


def test_it_shows_paths_tiles_explorers_columns_discards_and_the_hand() -> None:
    tiles: dict[str, str | int] = {"red 6": "arrow", "blue 7": "artifact", "green 9": 15}
    rivals = [{"explorers": {"blue": "4"}, "columns": {"blue": "1 5 9"}, "points": 35}]
    g = scenario(
        "red 3, blue 10",
        explorers={"blue": "R4"},
        tiles=tiles,
        rivals=rivals,
        discards={"white": "1 7"},
    )
    text = shown(g.state.view(0))
    lines = text.splitlines()
    for word in ("Y yellow", "B blue", "W white", "G green", "R red"):
        assert word in text
    assert "-20" in text and "+50" in text and "->" in text and "art" in text and "+15" in text
    assert any("0R1" in line for line in lines), "both explorers on their stone"
    assert "W7 +1" in text and "B9 x3" in text and "35" in text
    assert "Your hand:  B10   R3" in text and "draw pile 4" in text


def test_a_spectator_sees_no_hand() -> None:
    assert "Your hand" not in shown(scenario("red 3").state.view(None))


def test_it_shows_cards_known_in_other_hands_and_the_closed_pile() -> None:
    g = scenario("red 3", discards={"blue": "4"}).answers("discard red 3")
    assert "closed" in shown(g.state.view(0))
    g.answers("draw blue")
    assert "seat 0 took from the discards, still in hand:  B4" in shown(g.state.view(1))


def test_it_fits_80_columns_with_four_players_at_every_decision() -> None:
    match = rivalry.new("lost-cities-board", seed=2, players=4, up_and_down=True, expeditions=1)
    bots = [bot.make("lost-cities-board", "strong", seat) for seat in range(4)]
    n = 0
    while match.decision:
        seat = match.decision.player
        if n % 10 == 0:
            text = shown(match.view(seat))
            assert max(len(line) for line in text.splitlines()) <= 80
            assert "…" not in text
        match.answer(bots[seat].choose(match.view(seat), match.decision, bot.Budget()))
        n += 1


def test_the_account_explains_every_point_of_the_last_expedition() -> None:
    g = scenario(
        "red 3", explorers={"blue": "R8", "red": "1"}, points=20, found=2, deck="blue 9"
    ).answers("discard red 3", "draw deck")
    lines = lost_cities_board.account(g.state.view(0))
    assert lines[:6] == [
        "0 you, expedition 1:",
        "  blue        +70   researcher on stone 8, counts double",
        "  red         -20   adventurer on stone 1",
        "  points      +70",
        "  artifacts   +10   for 2",
        "  the game    +80",
    ]


def test_between_expeditions_the_account_is_worth_a_look() -> None:
    g = scenario("red 3", deck="blue 9", expeditions=3)
    assert not lost_cities_board.round_over(g.state.view(0))
    g.answers("discard red 3", "draw deck")
    assert lost_cities_board.round_over(g.state.view(0))
    assert lost_cities_board.account(g.state.view(0))[0] == "0 you, expedition 1:"
