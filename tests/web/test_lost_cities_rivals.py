"""Lost Cities: Rivals in a real browser: answers by hand, and how it looks."""

import pytest
from browsing import (
    NewPage,
    axe,
    big_enough,
    choose,
    each_size,
    no_overflow,
    nothing_covered,
    options,
    place,
    resize,
    state,
    wait_past,
)
from playwright.sync_api import Page, expect
from recorded import lesson, open_sample


def test_a_bid_is_chosen_in_steps_and_by_shortcuts(page: Page) -> None:
    resize(page, 1440, 900)  # shortcuts are shown where there is room
    open_sample(page, "lost-cities-rivals-two", 2)
    highest = max(int(words.split()[1]) for words in options(page) if words.startswith("bid"))
    page.get_by_role("button", name=f"all {highest}").click()
    expect(page.get_by_role("button", name=f"Bid {highest}", exact=True)).to_be_visible()
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="One less").click()
    before = place(page)
    page.get_by_role("button", name="Bid 2", exact=True).click()
    wait_past(page, before)


def test_a_card_can_be_dragged_to_the_own_expeditions(page: Page) -> None:
    open_sample(page, "lost-cities-rivals-four", 2)
    before = place(page)
    card = page.get_by_role("button", name="Take white 4")
    card.drag_to(page.locator("section[data-you=true] header"))
    wait_past(page, before)
    own = state(page)["view"]["expeditions"][1][2]
    assert own["colour"] == "white" and own["numbers"] == [4]


def test_the_focus_stays_on_the_board_from_answer_to_answer(page: Page) -> None:
    open_sample(page, "lost-cities-rivals-four", 2)
    card = page.get_by_role("button", name="Take white 3").first
    card.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Take white 4")).to_be_focused()
    before = place(page)
    page.keyboard.press("Enter")
    wait_past(page, before)
    page.wait_for_function("() => document.activeElement?.dataset.words")


def test_what_is_to_be_confirmed_is_shown_as_chosen(new_page: NewPage) -> None:
    page = new_page(settings={"confirm": "always"})
    open_sample(page, "lost-cities-rivals-four", 2)
    n = place(page)
    card = page.get_by_role("button", name="Take white 4")
    card.click()
    expect(card).to_have_attribute("data-picked", "true")
    assert place(page) == n
    page.locator(".confirm .primary").click()
    wait_past(page, n)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_bars_anybody_in_the_middle_of_a_game(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    for name, i in (("two", 0), ("two", 3), ("four", 1), ("four", 3)):
        open_sample(page, f"lost-cities-rivals-{name}", i)
        axe(page)


def test_the_board_fits_every_window(page: Page) -> None:
    for name, i in (("two", 0), ("two", 2), ("four", 2), ("four", 3)):
        open_sample(page, f"lost-cities-rivals-{name}", i)
        fits_everywhere(page)


def test_the_board_can_be_magnified_twice(new_page: NewPage) -> None:
    """At 200 % a window of 1366 x 768 has the room of half of it."""
    page = new_page(size=(683, 384), lang="de")
    open_sample(page, "lost-cities-rivals-four", 3)
    expect(page.get_by_role("region", name="Versteigerung")).to_be_visible()
    fits(page)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lesson_is_played_on_the_board(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang, size=(360, 640))
    page.goto("/learn/lost-cities-rivals")
    expect(page.locator(".coach")).to_be_visible()
    for words in lesson("lost-cities-rivals"):
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
