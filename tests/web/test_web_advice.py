"""Hints at the table, and the analysis of a finished game within its replay."""

import random
import re

from browsing import (
    NewPage,
    answer,
    axe,
    big_enough,
    my_turn,
    no_overflow,
    nothing_covered,
    open_table,
    options,
    place,
    start,
    wait_past,
)
from playwright.sync_api import Page, expect

import rivalry


def careless(answers: int) -> str:
    """The log of a game that was begun without any care."""
    rng = random.Random(1)
    match = rivalry.new("lost-cities", seed=1, starter=0)
    while len(match.log.answers) < answers:
        match.answer(rng.choice(match.decision.options))
    return match.log.json()


def keep(page: Page, log: str) -> str:
    """A table at which a log is played on against a bot; its id."""
    body = {"log": log, "seats": ["me", "novice"], "settings": {"pause": 0}}
    reply = page.request.post("/api/tables/import", data=body, max_retries=3)
    assert reply.status == 201, reply.text()
    return str(reply.json()["id"])


def test_a_hint_is_asked_for_followed_and_not_given_against_people(new_page: NewPage) -> None:
    page = new_page()
    start(page, options={"starter": 0})
    assert my_turn(page)
    words = options(page)
    page.get_by_role("button", name="Hint").click()
    hints = page.locator(".hints li button")
    expect(hints.first).to_be_visible()
    assert 1 <= hints.count() <= 3
    marked = page.locator(".options button", has_text="(hint)")
    best = marked.get_attribute("data-words")
    assert best in words
    # It is marked where it lies: the card in the hand, and in the list.
    card = page.locator(f'.board [data-hand="{best.split(" ", 1)[1]}"]').first
    assert card.evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
    axe(page)
    n = place(page)
    hints.first.click()
    wait_past(page, n)
    # By keyboard, and closed again; the next question begins without one.
    assert my_turn(page)
    expect(page.locator(".hints li")).to_have_count(0)
    answer(page, "draw deck")
    assert my_turn(page)
    page.keyboard.press("h")
    expect(hints.first).to_be_visible()
    page.get_by_role("button", name="Close the hint").click()
    expect(page.locator(".hints li")).to_have_count(0)
    # Against people there is none, and the key says so.
    start(page, seats="me person", options={"starter": 0})
    other = new_page()
    open_table(other, page.url.split("/table/")[1])
    other.get_by_role("button", name="Take this seat").click()
    assert my_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(
        page.get_by_text("Hints are available only when everyone else is a bot.")
    ).to_be_visible()


def test_a_hint_fits_a_phone_in_german(new_page: NewPage) -> None:
    page = new_page(lang="de", size=(360, 640))
    for game in ("lost-cities", "catan-rivals"):
        start(page, game)
        assert my_turn(page)
        while len(options(page)) == 1:
            answer(page, options(page)[0])
            assert my_turn(page)
        page.get_by_role("button", name="Hinweis").click()
        expect(page.locator(".hints li button").first).to_be_visible()
        english = re.compile(r"\b(your|the|you|points)\b", re.IGNORECASE)
        assert not english.search(page.locator(".hints").inner_text())
        for check in (axe, no_overflow, nothing_covered, big_enough):
            check(page)


def test_the_analysis_of_a_game_leads_to_its_mistakes(new_page: NewPage) -> None:
    page = new_page()
    table = keep(page, careless(24))
    open_table(page, table)
    assert my_turn(page)
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Give up…").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("link", name="Analysis").click()
    mistakes = page.locator(".mistake")
    expect(mistakes.first).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile("Expected lead of .* At the start"))
    ).to_be_visible()
    axe(page)
    told = mistakes.first.inner_text()
    mistakes.first.click()
    number = int(re.search(r"(\d+)\. ", told)[1])  # type: ignore[index]
    page.wait_for_url(re.compile(rf"k={number - 1}\b"))
    expect(page.get_by_label("Position in the game")).to_have_value(str(number - 1))
    expect(page.locator(".comment")).to_contain_text("Better:")
    expect(mistakes.first).to_have_attribute("aria-current", "step")
    page.get_by_text("The graph as a table").click()
    expect(page.locator(".analysis-scroll tbody tr").nth(15)).to_be_visible()
    axe(page)
    # It is kept: somebody else finds it there, on a phone, in German.
    other = new_page(lang="de", theme="dark", size=(360, 640))
    other.goto(f"/replay/{table}?k=5")
    expect(other.locator(".mistake").first).to_be_visible()
    other.locator(".mistake").last.click()
    expect(other.locator(".comment")).to_contain_text("Besser war:")
    for check in (axe, no_overflow, nothing_covered, big_enough):
        check(other)
