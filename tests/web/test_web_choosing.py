"""The sets of a Duel are picked at the table, by clicks and by keyboard, and drawn by lot."""

import re

import pytest
from browsing import NewPage, axe, big_enough, my_turn, no_overflow, nothing_covered, open_table
from kit import Served
from playwright.sync_api import Page, expect


def new_duel(page: Page, how: str) -> str:
    """Open a table for a Duel with a friend by the form; its id."""
    page.goto("/new/catan-rivals")
    page.locator("[data-option=mode] select").select_option(label="Duel of the Princes (13 points)")
    page.get_by_label("How they are chosen").select_option(how)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-link=live]")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def values(page: Page) -> list[str]:
    page.locator(".choosing-values button").first.wait_for()
    return page.locator(".choosing-values strong").all_text_contents()


def test_two_people_pick_the_sets_in_turn_and_play(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page(lang="de", size=(360, 640), has_touch=True)
    table = new_duel(ann, "turns")
    open_table(bob, table)
    expect(bob.locator(".table-facts")).to_contain_text("reihum gewählt")
    bob.get_by_role("button", name=re.compile("Diesen Platz nehmen")).click()
    for page in (ann, bob):
        assert len(values(page)) == 9
        no_overflow(page)
        nothing_covered(page)
        big_enough(page)
        axe(page)
    for n, name in enumerate(["explorers", "sages", "prosperity"]):
        title = {"en": name.capitalize(), "de": ["Entdecker", "Weisen", "Wohlstands"][n]}
        status = "[role=status][data-mine]"
        while not ann.locator(status).count() and not bob.locator(status).count():
            ann.wait_for_timeout(10)
        mine = ann.locator(status).count() == 1
        page, language = (ann, "en") if mine else (bob, "de")
        expect(page.locator(status)).to_contain_text(f"{n + 1}")
        button = page.locator(".choosing-values button", has_text=title[language])
        if mine:
            button.focus()
            ann.keyboard.press("Enter")
        else:
            button.tap()
        if n < 2:
            for other in (ann, bob):
                expect(other.locator(".choosing-values [data-picked]")).to_have_count(n + 1)
    for page in (ann, bob):
        expect(page.locator(".board[data-n]")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_sets_drawn_by_lot_stand_on_the_fairness_page(
    new_page: NewPage, server: Served, lang: str
) -> None:
    page = new_page(lang=lang, size=(390, 844))
    body = {
        "game": "catan-rivals",
        "seats": ["me", "novice"],
        "options": {"mode": "duel"},
        "settings": {"choose": {"sets": "lot"}, "pause": 0},
    }
    table = page.request.post("/api/tables", data=body).json()["id"]
    open_table(page, table)
    assert my_turn(page)
    page.request.post(f"/api/tables/{table}/resign")
    page.goto(f"/fairness/{table}")
    era = "Era of" if lang == "en" else "Ära"
    expect(page.locator("main")).to_contain_text(re.compile(f"({era}[^,]*, ){{2}}{era}"))
    expect(page.locator(".verdicts [data-good=true]")).to_have_count(2)
    no_overflow(page)
