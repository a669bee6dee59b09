"""Rivals for Catan in a real browser: the account of the turn and the log outlive a reload."""

import re

from browsing import my_turn, options, start, state
from playwright.sync_api import Page, expect
from test_catan_rivals import GAME, click, quick


def account(page: Page) -> list[str]:
    """What the turn has brought so far, line by line: it is told when the dice are tapped."""
    page.locator("[data-dice]").first.click()
    lines = page.locator("[popover]:popover-open li")
    expect(lines.nth(1)).to_be_visible()
    return [" ".join(text.split()) for text in lines.all_text_contents()]


def log(page: Page) -> list[str]:
    return page.locator(".log li").all_text_contents()


def play_until_paid(page: Page) -> None:
    """Go on until this turn has brought something by the dice and taken something else."""
    for _ in range(200):
        assert my_turn(page)
        position = state(page)
        yielded = [change.get("by") for one in position["account"] for change in one["changes"]]
        if "production" in yielded and None in yielded:
            return
        click(page, quick(options(page)))
    raise AssertionError("nothing was paid in 200 answers")


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_account_and_log(page: Page) -> None:
    start(page, GAME, seats="me novice", options={"mode": "introductory", "starter": 0})
    play_until_paid(page)
    before, told = account(page), log(page)
    assert before[0].startswith("Production ")
    page.reload()
    assert my_turn(page)
    assert account(page) == before
    assert log(page) == told
    assert any(re.search(r"Production: .*\+1 \w+", line) for line in told)
    assert any(re.match(r"Set-up: .+ takes the starting cards from stack", one) for one in told)
