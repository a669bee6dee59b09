"""The Age of Enlightenment in a real browser: whole games of each set by clicking, on a phone and
on a desk, one of Explorers by keyboard alone; ships, owls and stars."""

from typing import Any

import pytest
from browsing import NewPage, axe, my_turn, no_overflow, nothing_covered, options, state
from playwright.sync_api import Page, expect
from test_catan_rivals import GAME, click, play_on, start, the_score_is_explained
from test_catan_rivals_darkness import DESK, PHONE, lesson
from test_web_window import press, quick

SETS = {
    "explorers": ("build shipyard", {"road", "sail"}),
    "sages": ("use manifesto", {"done"}),
    "prosperity": ("build prince", {"done"}),
}
"""By set: what is answered before all else, and which answers a game has beside the usual ones."""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("mode", SETS)
def test_a_whole_game_by_clicking(new_page: NewPage, mode: str, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    # Whoever leads wins after 120 turns: this player neither trades nor uses cards.
    chosen = {"mode": mode, "starter": 0, "stall_cap": 120}
    start(page, GAME, seats="me strong", options=chosen)
    first, more = SETS[mode]
    verbs = {one.split()[0] for one in play_on(page, 1200, first)}
    assert {"stack", "card", "roll", "build", "site", "end", *more} <= verbs
    the_score_is_explained(page)
    no_overflow(page)


def test_a_game_of_explorers_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(size=DESK)
    chosen = {"mode": "explorers", "starter": 0, "stall_cap": 60}
    start(page, GAME, seats="me strong", options=chosen)
    verbs: set[str] = set()
    for given in range(1200):
        if not my_turn(page):
            break
        offered = options(page)
        i = quick(offered, "build shipyard")
        verbs.add(offered[i].split()[0])
        press(page, i)
        assert given < 1199, "the game does not end"
    assert {"road", "sail", "build", "end"} <= verbs
    the_score_is_explained(page)


def ships(page: Page) -> list[Any]:
    """The explorer ships of this browser's player."""
    found: list[Any] = state(page)["view"]["princes"][0]["ships"]
    return found


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_ship_sails_to_the_card_that_is_clicked(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    lesson(page, "explorers", "sail")
    own = page.locator("section[data-seat='0']")
    expect(own.locator("[data-kind=sea]")).to_have_count(9)
    expect(own.locator("[data-kind=sea][data-option]")).to_have_count(3)
    expect(own.locator("[data-kind=sea][data-far]")).to_have_count(2)
    axe(page)
    nothing_covered(page)
    pirate = own.get_by_role("button", name="Haidao Chang, side 1 of 3, above, 2 away")
    pirate.click()  # it is sent out, and where to is known
    expect(page.locator(".dock .question")).to_contain_text("Do you pay the pirate")
    assert ["sea", -2, "above"] in [ship["at"] for ship in ships(page)]
    no_overflow(page)


def test_what_ships_can_do_is_said_in_words(new_page: NewPage) -> None:
    page = new_page(size=PHONE, lang="de")
    lesson(page, "explorers", "build ship")
    own = page.locator("section[data-seat='0']")
    own.locator("button[data-ships]").click()
    told = own.locator("[popover]:popover-open")
    expect(told).to_contain_text("In diesem Zug gefahren: Insel der Gelehrten, 3 entfernt oben")
    expect(told).to_contain_text("Noch nicht gebaut")
    expect(told).to_contain_text("7 von 9 Seekarten in Reichweite")
    expect(told).to_contain_text("In diesem Zug wurde schon eine Seekarte entdeckt.")
    expect(told).to_contain_text("Keines deiner Entdeckerschiffe liegt bereit im Hafen.")
    axe(page)
    page.keyboard.press("Escape")
    click(page, "build ship")
    assert my_turn(page)
    own.locator("button[data-ships]").click()
    expect(told).to_contain_text("Im Hafen, kann bis zu 3 weit fahren")
    expect(told).to_contain_text("Insel der Händler, 2 entfernt in der Mitte: eine Fahrt")
    no_overflow(page)


def test_owls_are_paid_from_the_sages(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    lesson(page, "sages", "use manifesto-of-humane-conduct")
    own = page.locator("section[data-seat='0']")
    expect(own.get_by_role("button", name="Barbara, Sage of the Fields, 2 of 3")).to_be_visible()
    for words in ("use manifesto-of-humane-conduct", "no", "beside 3 above", "beside 3 above"):
        click(page, words)
        assert my_turn(page)
    click(page, "beside -1 above")
    assert my_turn(page)
    expect(own.get_by_role("button", name="Barbara, Sage of the Fields, 0 of 3")).to_be_visible()
    manifesto = own.get_by_role("button", name="Manifesto of Humane Conduct, side 1 of 3")
    expect(manifesto).to_be_visible()
    axe(page)
    no_overflow(page)


def test_stars_are_seen_beside_the_principality(new_page: NewPage) -> None:
    page = new_page(size=PHONE, theme="dark")
    lesson(page, "prosperity", "use public-feeling")
    own = page.locator("section[data-seat='0']")
    expect(own.get_by_role("button", name="Public Feeling, 2 stars")).to_be_visible()
    click(page, "use public-feeling")
    assert my_turn(page)
    click(page, "region 5 above")
    assert my_turn(page)
    expect(own.get_by_role("button", name="Public Feeling, 0 stars")).to_be_visible()
    axe(page)
    no_overflow(page)
