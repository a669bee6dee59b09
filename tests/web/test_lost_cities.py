"""Lost Cities in a real browser: by keyboard on the board, by dragging, and how it looks."""

import json
from typing import Any

import pytest
from browsing import (
    ROOT,
    axe,
    big_enough,
    choose,
    each_size,
    my_turn,
    no_overflow,
    nothing_covered,
    open_table,
    options,
    place,
    start,
    state,
    wait_past,
)
from playwright.sync_api import Page, expect

from conftest import NewPage

ONE_ROUND = {"rounds": 1, "starter": 0}
LESSON = (
    *("play red wager", "draw deck", "play red 2", "draw deck", "discard yellow 3", "draw deck"),
    *("play red 4", "draw red", "discard red wager", "play red 9", "draw deck"),
)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    start(page, seats="me novice", options=ONE_ROUND)
    answers = 0
    while my_turn(page):
        before = place(page)
        if answers == 0:
            page.keyboard.press("b")
            for _ in range(30):  # past the piles that can be looked through
                page.keyboard.press("Tab")
                if page.evaluate("() => document.activeElement.dataset.hand"):
                    break
        press(page, quick(options(page), answers))
        wait_past(page, before)
        answers += 1
    assert answers >= 40
    the_score_is_explained(page)


def test_the_long_game_has_six_colours(page: Page) -> None:
    start(page, options={"colours": 6, **ONE_ROUND})
    expect(page.get_by_role("region", name="Purple")).to_be_visible()
    for turn in range(4):
        assert my_turn(page)
        before = place(page)
        choose(page, quick(options(page), turn))
        wait_past(page, before)


def test_a_card_can_be_dragged_to_where_it_goes(page: Page) -> None:
    start(page, seats="me novice", options=ONE_ROUND)
    assert my_turn(page)
    before, words = place(page), next(one for one in options(page) if one.startswith("play"))
    _, suit, value = words.split()
    own = page.locator(f"section[data-suit={suit}] > div").last
    page.locator(f'[data-hand="{suit} {value}"]').first.drag_to(own)
    wait_past(page, before)
    assert state(page)["view"]["phase"] == "draw"
    page.locator("[data-target]").last.drag_to(page.get_by_role("group", name="Your hand"))
    wait_past(page, before + 1)


def test_the_card_just_drawn_is_marked(page: Page) -> None:
    start(page, seats="me novice", options=ONE_ROUND)
    assert my_turn(page)
    for turn in range(2):
        before = place(page)
        choose(page, quick(options(page), turn))
        wait_past(page, before)
    assert my_turn(page)
    expect(page.locator("[data-hand][data-lately]")).to_have_count(1)


def test_cards_move_and_no_two_go_by_the_same_name(new_page: NewPage) -> None:
    page = new_page(settings={"speed": "fast"})
    page.add_init_script("""
        const start = document.startViewTransition.bind(document);
        window.moves = [];
        document.startViewTransition = (change) => {
          const move = start(change);
          move.ready.then(() => moves.push("moved"), (error) => moves.push(String(error)));
          return move;
        };
    """)
    start(page, seats="me novice", options=ONE_ROUND)
    for turn in range(6):
        assert my_turn(page)
        before = place(page)
        choose(page, quick(options(page), turn))
        wait_past(page, before)
    assert my_turn(page)
    moves = page.evaluate("() => window.moves")
    # A position that comes early cuts the last move short; two of one name would be another error.
    failed = [one for one in moves if one != "moved" and "New ViewTransition started" not in one]
    assert moves.count("moved") > 2 and failed == [], moves


def test_what_is_to_be_confirmed_is_shown_as_chosen_and_not_as_done(new_page: NewPage) -> None:
    page = new_page(settings={"confirm": "always"})
    start(page, seats="me novice", options=ONE_ROUND)
    assert my_turn(page)
    n, words = place(page), options(page)[0]
    choose(page, words)
    expect(page.locator(f'[data-target][data-words="{words}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    assert place(page) == n and len(state(page)["view"]["hand"]) == 8
    page.locator(".confirm .primary").click()
    wait_past(page, n)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("answers", [40, 41], ids=["card", "draw"])
def test_nothing_bars_anybody_in_the_middle_of_a_game(
    new_page: NewPage, theme: str, answers: int
) -> None:
    page = new_page(theme=theme)
    in_the_middle(page, answers)
    if answers == 40:
        page.locator("[data-hand]").first.click()
    expect(page.locator("[data-target]").first).to_be_visible()
    axe(page)


@pytest.mark.parametrize("game", ["lost-cities", "lost-cities-six"])
def test_the_board_fits_every_window(page: Page, game: str) -> None:
    in_the_middle(page, 60, game)
    fits_everywhere(page)
    page.locator("[data-hand]").last.click()
    expect(page.locator("[data-target]").first).to_be_visible()
    fits_everywhere(page)
    choose(page, quick(options(page), 0))
    expect(page.locator("[data-target=draw]").last).to_be_visible()
    fits_everywhere(page)


def test_the_board_can_be_magnified_twice(new_page: NewPage) -> None:
    """At 200 % a window of 1366 x 768 has the room of half of it."""
    page = new_page(size=(683, 384), lang="de")
    in_the_middle(page, 60)
    expect(page.get_by_role("group", name="Deine Hand")).to_be_visible()
    fits(page)


def test_a_discard_pile_can_be_looked_through(new_page: NewPage) -> None:
    page = new_page(size=(360, 640))
    in_the_middle(page, 60)
    pile = next(pile for pile in state(page)["view"]["discards"] if len(pile) > 1)
    page.get_by_role("button", name="Look through").first.click()
    shown = page.locator("[popover]:popover-open")
    expect(shown.locator("[data-suit]")).to_have_count(len(pile))
    axe(page)
    no_overflow(page)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lesson_is_played_on_the_board(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang, size=(360, 640))
    page.goto("/learn/lost-cities")
    expect(page.locator(".coach")).to_be_visible()
    for words in LESSON:
        while page.locator(".coach .primary").is_visible():
            page.locator(".coach .primary").click()
        choose(page, words)
    page.locator(".coach .primary").click()
    axe(page)
    page.locator(".coach .primary").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


# How it is done


def quick(found: list[str], turn: int) -> str:
    """An answer that brings the game on: some cards are played, the draw pile shrinks."""
    if "draw deck" in found:
        return "draw deck"
    plays = [words for words in found if words.startswith("play")]
    return plays[0] if plays and turn % 4 == 0 else found[-1]


def press(page: Page, words: str) -> None:
    """Answer with the keyboard, from where the last answer left the focus."""
    verb, card = words.split(" ", 1)
    if verb != "draw":
        cards = state(page)["view"]["hand"]
        page.wait_for_function("() => document.activeElement?.dataset.hand")
        page.keyboard.press("Home")
        for _ in range(cards.index(card)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.dataset.target")
    for _ in range(12):
        if page.evaluate("() => document.activeElement.dataset.words") == words:
            break
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")


def in_the_middle(page: Page, answers: int, game: str = "lost-cities") -> None:
    """A table at which a recorded game is played on, after so many answers of its players."""
    log: dict[str, Any] = json.loads((ROOT / "web" / "games" / f"{game}.json").read_text())
    chance = [i for i, words in enumerate(log["answers"]) if words.startswith(("start", "shuffle"))]
    log["answers"] = log["answers"][: answers + len([i for i in chance if i < answers])]
    asked = 1 - log_starter(log) if answers % 4 >= 2 else log_starter(log)
    seats = ["me" if seat == asked else "casual" for seat in (0, 1)]
    settings = {"pause": 0}
    body = {"log": json.dumps(log), "seats": seats, "settings": settings}
    reply = page.request.post("/api/tables/import", data=body, max_retries=3)
    assert reply.status == 201, reply.text()
    open_table(page, reply.json()["id"])
    assert my_turn(page)


def log_starter(log: dict[str, Any]) -> int:
    return int(log["answers"][0].split()[1])


def fits_everywhere(page: Page) -> None:
    for _ in each_size(page):
        fits(page)


def fits(page: Page) -> None:
    no_overflow(page)
    nothing_covered(page)
    big_enough(page)


def the_score_is_explained(page: Page) -> None:
    score = page.locator("dialog[open] .score")
    expect(score).to_be_visible()
    expect(score).to_contain_text("Total")
    assert state(page)["view"]["phase"] == "over"
