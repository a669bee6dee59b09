"""A fifth game, installed as a package, on the page: found in the lobby and played to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import (
    DIST,
    NewPage,
    axe,
    big_enough,
    my_turn,
    no_overflow,
    nothing_covered,
    place,
    wait_past,
)
from kit import Served, served
from playwright.sync_api import Page, expect


@pytest.fixture
def address(fifth: str, tmp_path: Path) -> Iterator[str]:
    """A server of its own, that knows the game."""
    with served(tmp_path / "data", web=DIST) as running:
        yield running.url


def play(page: Page) -> None:
    """Answer by the buttons of the board until the result is shown."""
    while my_turn(page):
        before = place(page)
        page.locator('.board [data-option="hold"]').click()
        wait_past(page, before)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lobby_offers_it_and_one_click_plays_it(
    new_page: NewPage, address: str, lang: str
) -> None:
    page = new_page(url=address, lang=lang)
    page.goto("/")
    card = page.locator(".game-card[data-game=high-card]")
    expect(card.get_by_role("heading", name="High Card")).to_be_visible()
    no_overflow(page)
    card.locator("button.play").click()
    expect(page.get_by_role("heading", level=1, name="High Card")).to_be_visible()
    expect(page.locator(".dock .question")).to_contain_text("Do you hold or fold?")
    expect(page.locator(".board dt", has_text="points")).to_be_visible()
    axe(page)
    play(page)
    expect(page.locator("dialog[open] .score")).to_be_visible()
    page.locator("dialog[open]").get_by_role("link").first.click()
    expect(page.locator(".board dt", has_text="points")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)], ids=str)
def test_its_options_can_be_set_and_its_table_fits(
    new_page: NewPage, address: str, size: tuple[int, int]
) -> None:
    page = new_page(url=address, size=size)
    page.goto("/new/high-card")
    rounds = page.locator("[data-option=rounds]")
    expect(rounds).to_contain_text("deals of a game")
    rounds.locator("select").select_option("1")
    expect(page.locator("[data-option=starter]")).to_have_count(0)
    page.locator("fieldset select").first.select_option("daring")
    page.locator("button.make").click()
    expect(page.locator(".board dl")).to_be_visible()
    no_overflow(page)
    nothing_covered(page)
    big_enough(page)
    play(page)
    expect(page.locator("dialog[open] .score")).to_be_visible()


def test_its_rules_are_not_here_and_that_is_said(new_page: NewPage, address: str) -> None:
    page = new_page(url=address)
    page.goto("/learn/high-card")
    expect(page.locator("main h1")).to_be_visible()
    page.goto("/rules/high-card")
    expect(page.get_by_role("heading", level=1, name="High Card")).to_be_visible()


def test_without_the_package_the_lobby_has_the_four(new_page: NewPage, server: Served) -> None:
    page = new_page()
    page.goto("/")
    expect(page.locator(".game-card")).to_have_count(4)
