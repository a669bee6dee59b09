"""Lost Cities: The Board Game in a real browser: answers by hand, and how it looks."""

import pytest
from browsing import (
    NewPage,
    axe,
    big_enough,
    choose,
    each_size,
    my_turn,
    no_overflow,
    nothing_covered,
    options,
    place,
    start,
    state,
    wait_past,
)
from playwright.sync_api import Page, expect
from recorded import lesson, open_sample

SHORT = {"expeditions": 1, "starter": 0}


def test_a_card_can_be_dragged_to_its_path_or_pile(page: Page) -> None:
    start(page, "lost-cities-board", options={"players": 2, **SHORT})
    assert my_turn(page)
    before, words = place(page), next(one for one in options(page) if one.startswith("play"))
    colour, value = words.split()[1:]
    card = page.locator(f'[data-hand="{colour} {value}"]').first
    card.drag_to(page.locator(f"li[data-suit={colour}] [data-drop]").first)
    wait_past(page, before)
    assert state(page)["view"]["phase"] == "send"
    choose(page, "send adventurer")
    deck = page.get_by_role("button", name="Draw from the pile of")
    deck.drag_to(page.get_by_role("region", name="Your hand").get_by_role("list"))
    wait_past(page, before + 2)


def test_a_path_is_started_moved_on_and_drawn_for(page: Page) -> None:
    start(page, "lost-cities-board", options={"players": 2, **SHORT})
    assert my_turn(page)
    words = next(one for one in options(page) if one.startswith("play"))
    colour, value = words.split()[1:]
    page.locator(f'[data-hand="{colour} {value}"]').first.click()
    page.get_by_role("button", name=f"Play {colour} {value}").last.click()
    page.get_by_role("button", name="Send the researcher").last.click()
    path = page.get_by_role("listitem", name=f"{colour} path")
    expect(path.locator("svg[data-piece=researcher]")).to_be_visible()
    page.get_by_role("button", name="Draw from the pile of").click()
    assert my_turn(page)
    expect(page.locator("[data-hand][data-new=true]")).to_have_count(1)


def test_a_turn_by_keyboard_keeps_its_place(page: Page) -> None:
    start(page, "lost-cities-board", options={"players": 2, **SHORT})
    assert my_turn(page)
    before = place(page)
    page.locator("[data-hand]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.dataset.words?.startsWith('play')")
    page.keyboard.press("Enter")
    wait_past(page, before)
    page.wait_for_function("() => document.activeElement?.dataset.words?.startsWith('send')")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.dataset.words === 'draw deck'")
    page.keyboard.press("Enter")
    assert my_turn(page)
    page.wait_for_function("() => document.activeElement?.dataset.hand")


def test_what_is_to_be_confirmed_is_shown_as_chosen(new_page: NewPage) -> None:
    page = new_page(settings={"confirm": "always"})
    open_sample(page, "lost-cities-board-four", 2)
    n = place(page)
    choose(page, "discard red 4")
    expect(page.locator('.board [data-words="discard red 4"]').first).to_have_attribute(
        "data-picked", "true"
    )
    assert place(page) == n
    page.locator(".confirm .primary").click()
    wait_past(page, n)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_bars_anybody_in_the_middle_of_a_game(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    for name, i in (("two", 2), ("four", 1), ("four", 2)):
        open_sample(page, f"lost-cities-board-{name}", i)
        axe(page)
    page.locator("[data-hand]").first.click()
    axe(page)


def test_the_board_fits_every_window(page: Page) -> None:
    for name, i in (("two", 2), ("four", 1), ("four", 2)):
        open_sample(page, f"lost-cities-board-{name}", i)
        fits_everywhere(page)
    page.locator("[data-hand]").first.click()
    fits_everywhere(page)


def test_the_board_can_be_magnified_twice(new_page: NewPage) -> None:
    """At 200 % a window of 1366 x 768 has the room of half of it."""
    page = new_page(size=(683, 384), lang="de")
    open_sample(page, "lost-cities-board-four", 2)
    expect(page.get_by_role("region", name="Deine Hand")).to_be_visible()
    fits(page)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lesson_is_played_on_the_board(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang, size=(360, 640))
    page.goto("/learn/lost-cities-board")
    expect(page.locator(".coach")).to_be_visible()
    for words in lesson("lost-cities-board"):
        while page.locator(".coach .primary").is_visible():
            page.locator(".coach .primary").click()
        choose(page, words)
    axe(page)
    for _ in range(2):
        page.locator(".coach .primary").click()
    expect(page.locator(".coach")).to_have_count(0)


# How it is done


def fits_everywhere(page: Page) -> None:
    for _ in each_size(page):
        fits(page)


def fits(page: Page) -> None:
    no_overflow(page)
    nothing_covered(page)
    big_enough(page)
