"""The board of Rivals for Catan on a terminal: everything that matters, at any width, in words."""

import io
from typing import Any

import pytest
from rich.console import Console
from terminal_command import Command

import rivalry
from rivalry.bots import bot as bots
from rivalry.core.contract import positions
from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals.card import BY_KEY, RESOURCES
from rivalry.games.catan_rivals.notation import text
from rivalry.terminal import boards
from rivalry.terminal.catan_rivals import account

GAME = rivalry.game("catan-rivals")
MODES = ["introductory", "gold", "turmoil", "progress", "sages", "duel"]
CENTRE = 12  # the place of column 0 in the centre row of a view


def shown(view: dict[str, Any], width: int = 100, colour: bool = False) -> str:
    """The board as printed."""
    screen = io.StringIO()
    system = "truecolor" if colour else None
    console = Console(
        file=screen,
        width=width,
        force_terminal=colour,
        color_system=system,  # type: ignore[arg-type]
        highlight=False,
    )
    console.print(boards.board(view))
    return screen.getvalue()


def words(view: dict[str, Any]) -> str:
    """The board without its line breaks."""
    return " ".join(shown(view).split())


def late(mode: str, turn: int = 16) -> dict[str, Any]:
    """What the active player sees in the action phase of some turn of a game between bots."""
    match = rivalry.new("catan-rivals", seed=5, mode=mode)
    players = [bots.make("catan-rivals", "strong", seat) for seat in (0, 1)]
    while match.decision:
        seat = match.decision.player
        view = match.view(seat)
        if view["turns"] >= turn and match.decision.why == "turn.action":
            return view
        match.answer(players[seat].choose(view, match.decision, bots.Budget()))
    raise AssertionError(f"the game was over before turn {turn}")


@pytest.mark.parametrize("mode", MODES)
def test_every_position_can_be_shown_at_any_width_and_to_anybody(mode: str) -> None:
    for n, (state, decision, _) in enumerate(positions(GAME, 7, mode=mode, stall_cap=60)):
        if n % 14:
            continue
        for seat in (0, 1, None):
            view = state.view(seat)
            for width in (80, 100):
                lines = shown(view, width).splitlines()
                assert max(len(line) for line in lines) <= width
                assert "Rivals for Catan" in lines[0]
        assert GAME.prompts[decision.why]


@pytest.mark.parametrize("mode", MODES)
def test_the_board_shows_what_matters(mode: str) -> None:
    view = late(mode)
    board = words(view)
    seat = view["seat"]
    assert f"goal {view['goal']}" in board and f"production {view['production']}" in board
    assert f"You {view['scores'][seat]} of {view['goal']} points" in board
    assert f"Rival {view['scores'][1 - seat]} of {view['goal']} points" in board
    for prince in view["princes"]:
        assert f"strength {prince['points']['strength']}" in board
        for built in prince["built"]:
            place = " ".join(str(word) for word in built["place"][1:])
            assert f"{BY_KEY[built['card']].title} ({place})" in board
    for key in view["princes"][seat]["hand"]:
        assert BY_KEY[key].title in board and BY_KEY[key].text in board
    for n, stack in enumerate(view["stacks"]):
        assert f"{n}: {len(stack['cards'])} {stack['back']}" in board
    for reason in view["why_not"].values():
        assert f"Not now: {reason['words']}." in board
    for key in view["face_up"]:
        assert BY_KEY[key].text in board
    assert f"events {len(view['events'])}" in board
    assert f"{view['cities']} cities" in board


def test_every_region_shows_its_column_resource_number_and_stores() -> None:
    view = late("introductory", 8)
    for prince in view["princes"]:
        for region in prince["regions"]:
            assert f"{region['resource']} {region['number']}" in shown(view)
    lines = shown(view).splitlines()
    columns = [line for line in lines if line.startswith("column")]
    for line, i in zip(columns, (1 - view["seat"], view["seat"]), strict=True):
        prince = view["princes"][i]
        assert line.split()[1:] == [str(x) for x in range(prince["left"] - 1, prince["right"] + 2)]
    stores = sum(region["level"] for p in view["princes"] for region in p["regions"])
    assert shown(view).count("#") == stores


def test_a_place_lies_under_its_column_and_in_its_row() -> None:
    view = GAME.new(starter=0).view(0)
    lines = shown(view).splitlines()
    top = next(n for n, line in enumerate(lines) if line.startswith("column"))
    at = lines[top].index("-1")
    row = next(line for line in lines[top:] if line.startswith("above"))
    assert "lumber" in row[at - 6 : at + 7]
    row = next(line for line in lines[top:] if line.startswith("below"))
    assert "brick" in row[at - 6 : at + 7]


def test_the_widest_principality_still_fits_80_columns() -> None:
    view = late("introductory", 8)
    prince = view["princes"][0]
    regions = list(prince["regions"])
    for x in range(prince["right"] + 1, 13):
        prince["centre"][x + CENTRE] = 1 if x % 2 else 3
        if x % 2 == 0:
            for row, region in zip(("above", "below"), regions, strict=False):
                prince["regions"].append({**region, "place": ["region", x + 1, row]})
    prince["right"] = 12
    lines = shown(view, 80).splitlines()
    assert max(len(line) for line in lines) <= 80
    assert any(line.split()[-1:] == ["13"] for line in lines if line.startswith("column"))


def test_colour_says_nothing_that_words_do_not_say() -> None:
    view = late("progress")
    plain = shown(view)
    coloured = shown(view, colour=True)
    assert "\x1b[" in coloured and "\x1b[" not in plain
    assert all(resource in plain for resource in RESOURCES)


def test_the_token_is_marked_beside_the_points_that_won_it() -> None:
    view = late("gold")
    view["hero"], view["trader"] = view["seat"], 1 - view["seat"]
    mine = view["princes"][view["seat"]]["points"]
    rivals = view["princes"][1 - view["seat"]]["points"]
    assert f"strength {mine['strength']}*" in words(view)
    assert f"commerce {rivals['commerce']}*" in words(view)


def test_what_is_being_built_and_played_is_named() -> None:
    view = late("gold")
    view["pending"].append(["build_card", [0, "candamir"], []])
    view["resolving"] = ["merchant-caravan"]
    assert "being built: Candamir, 1 grain, 2 wool, 1 ore" in words(view)
    assert "being played: Merchant Caravan" in words(view)


def test_whoever_looks_through_a_stack_reads_its_cards() -> None:
    game = positions(GAME, 3, mode="gold", starter=0, stall_cap=50)
    state, decision = next((s, d) for s, d, _ in game if d.why == "search.take")
    board = words(state.view(decision.player))
    rivals = words(state.view(1 - decision.player))
    for option in decision.options:
        assert isinstance(option, tuple)
        card = BY_KEY[str(option[1])]
        assert f"{card.title} (" in board and card.text in board
        assert card.text not in rivals


def test_an_event_card_is_named() -> None:
    view = late("gold")
    view["face"], view["notes"] = "card", [["drawn", BY_KEY["feud"].index]]
    assert "event: card, Feud" in words(view)
    view["pending"].append(["draw_event", [], []])
    assert "Feud" not in words(view).partition("Rival")[0]


def test_a_spectator_sees_no_hand() -> None:
    game = positions(GAME, 3, starter=0, stall_cap=50)
    state = next(state for state, decision, _ in game if decision.why == "turn.action")
    board = words(state.view(None))
    assert "Seat 0" in board and "Seat 1" in board and "Not now" not in board


def test_the_account_adds_up_to_the_score() -> None:
    for mode in MODES:
        view = late(mode)
        lines = account(view)
        totals = [0, 0]
        seat = -1
        for line in lines:
            if line.startswith(" "):
                totals[seat] += int(line.split()[0])
            else:
                seat += 1
        assert totals == view["scores"]


def test_every_question_of_a_player_has_its_own_words() -> None:
    asked: set[str] = set()
    for mode in MODES:
        for seed in (1, 2):
            for _, decision, _ in positions(GAME, seed, mode=mode, stall_cap=80):
                if decision.player != CHANCE:
                    asked.add(decision.why)
    assert asked - set(GAME.prompts) == set()


def test_a_person_is_not_told_which_cards_the_rival_takes_and_puts_away(command: Command) -> None:
    typed = "1\nroll\nend\n1\nno\nlog\n" + "1\n" * 40 + "quit\n"
    end = command("play", "catan-rivals", "--seed", "11", "-o", "starter=0", typed=typed)
    assert end.code == 0
    told = [line for line in end.out.splitlines() if line.startswith("Strong bot: ")]
    assert told and not any(" card " in line for line in told)


def test_options_are_answered_in_the_words_of_the_board(command: Command) -> None:
    assert text(("region", -1, "above")) == "region -1 above"
    end = command("play", "catan-rivals", "--seed", "11", typed="stack 2\nquit\n")
    assert GAME.prompts["start.stack"] in end.out
    assert "You: stack 2" in end.out
