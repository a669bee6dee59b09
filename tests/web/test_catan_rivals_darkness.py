"""The Age of Darkness in a real browser: cards that stand in the rival's principality, triumphs."""

import json
from typing import Any

import pytest
from browsing import ROOT, NewPage, axe, my_turn, no_overflow, nothing_covered, open_table, state
from playwright.sync_api import Page, expect
from test_catan_rivals import GAME, click

LESSONS = ROOT / "web" / "tutorials"
PHONE = (360, 640)
DESK = (1440, 900)


def lesson(page: Page, part: str, last: str) -> None:
    """The game of a short lesson, just before the answer `last`; it is this browser's turn."""
    log = json.loads((LESSONS / f"{GAME}-{part}.json").read_text())
    answers = log["answers"]
    log["answers"] = answers[: len(answers) - answers[::-1].index(last) - 1]
    reply = page.request.post(
        "/api/tables/import",
        data={"log": json.dumps(log), "seats": ["me", "novice"], "settings": {"pause": 0}},
    )
    assert reply.status == 201, reply.text()
    open_table(page, str(reply.json()["id"]))
    assert my_turn(page)


def foreign(page: Page) -> list[Any]:
    """The cards of this browser's player that stand at the rival's."""
    found: list[Any] = state(page)["view"]["princes"][1]["foreign"]
    return found


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_card_is_built_in_the_rivals_principality(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(size=size)
    lesson(page, "intrigue", "build red-light-tavern")
    rival = page.locator("section[data-seat='1']")
    click(page, "build red-light-tavern")
    assert my_turn(page)
    # The rival's side comes to the front, and its roads are marked.
    expect(rival).to_be_visible()
    expect(rival.locator("[data-option]")).to_have_count(2)
    axe(page)
    nothing_covered(page)
    click(page, "road -1")
    assert my_turn(page)
    assert [one["card"] for one in foreign(page)] == ["red-light-tavern"]
    if size == PHONE:
        expect(page.locator("section[data-seat='0']")).to_be_visible()
        page.locator(".board").focus()
        page.keyboard.press("v")
    card = rival.get_by_role("button", name="Red Light Tavern, your card, road")
    expect(card).to_be_visible()
    # It is given up where it stands.
    click(page, "remove")
    assert my_turn(page)
    click(page, "abroad red-light-tavern")
    assert my_turn(page)
    assert foreign(page) == []


def test_a_card_for_the_rivals_side_is_dragged_there(new_page: NewPage) -> None:
    page = new_page(size=(1366, 1500))
    lesson(page, "merchant-princes", "build trading-station")
    hand = page.locator('section[aria-label="Your hand"] article[data-card="trading-station"]')
    hand.hover()
    rival = page.locator("section[data-seat='1']")
    expect(rival.locator("[data-possible]")).to_have_count(4)
    expect(page.locator("section[data-seat='0'] [data-possible]")).to_have_count(0)
    hand.drag_to(rival.locator('[data-x="-2"][data-y="-1"]'))
    expect(rival.get_by_role("button", name="Trading Station, your card")).to_be_visible()
    assert [one["place"] for one in foreign(page)] == [["site", -2, "below"]]


def test_a_triumph_is_seen_beside_the_principality(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    lesson(page, "barbarians", "yes")
    own = page.locator("section[data-seat='0']")
    expect(own.get_by_role("button", name="Triumph Card, side 0 of 3")).to_be_visible()
    click(page, "yes")
    expect(own.get_by_role("button", name="Triumph Card, side 1 of 3")).to_be_visible()
    no_overflow(page)
    axe(page)
