"""A person builds, saves, shares and changes a deck, on a desktop and on a phone."""

import json
import re

import pytest
from browsing import NewPage, axe, big_enough, my_turn, no_overflow, nothing_covered, state
from kit import Served
from playwright.sync_api import Page, expect

from rivalry.games.catan_rivals import deck_report

SAMPLES = deck_report.samples()
SAVED = {"en": "saved", "de": "gespeichert"}
LANGUAGES = [("en", (1366, 768), False), ("de", (360, 640), True)]


def save(page: Page, lang: str) -> str:
    """Save the deck; its id."""
    page.locator(".deck-head .primary").click()
    status = page.locator(".deck-head [role=status]")
    expect(status).to_have_text(re.compile(f"^{SAVED[lang]}$"))
    page.wait_for_url(re.compile("/decks/[0-9a-f]{32}$"))
    return page.url.rsplit("/", 1)[1]


def show(page: Page, which: int) -> None:
    """Look at the cards or at the deck, where there is room for one of them."""
    tab = page.locator(".deck-tabs button").nth(which)
    if tab.is_visible():
        tab.click()


def faults(page: Page) -> None:
    no_overflow(page)
    nothing_covered(page)
    big_enough(page)
    axe(page)


@pytest.mark.parametrize(("lang", "size", "touch"), LANGUAGES)
def test_a_deck_is_built_card_by_card_saved_and_shared(
    new_page: NewPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    page = new_page(lang=lang, size=size, has_touch=touch)
    page.goto("/")
    page.locator("a[href='/decks']").click()
    page.locator("a[href='/decks/new']").click()
    wanted = SAMPLES["strong-heroes"]
    search = page.locator(".deck-filters input")
    for part in ("hand", "stacks", "events"):
        for key in wanted[part]:
            card = page.locator(f".deck-cards [data-card='{key}']")
            buttons = card.locator(".deck-steps button")
            (buttons.first if part == "hand" else buttons.last).click()
    search.fill("zzzz")
    expect(page.locator(".deck-cards li")).to_have_count(0)
    show(page, 1)
    page.locator(".deck-name input").fill("Built by hand")
    expect(page.locator(".deck-good")).to_be_visible()
    faults(page)
    deck = save(page, lang)
    kept = page.request.get(f"/api/decks/{deck}").json()
    assert kept["deck"] == {**wanted, "name": "Built by hand"}

    page.get_by_role("button", name=re.compile("^(Share|Teilen)$")).click()
    link = page.locator("dialog .share input").input_value()
    text, data = (page.locator("dialog textarea").nth(n).input_value() for n in (0, 1))
    assert deck_report.read(text) == deck_report.read(data) == kept["deck"]
    faults(page)

    friend = new_page(lang="en")
    friend.goto(link)
    expect(friend.locator("h1")).to_have_text("Built by hand")
    expect(friend.locator("[role=note]")).to_be_visible()
    friend.locator(".deck-part[data-part=stacks] li").first.get_by_role(
        "button", name=re.compile("^Take")
    ).click()
    expect(friend.locator(".deck-sentences[data-kind=problems]")).to_be_visible()
    copy = save(friend, "en")
    assert copy != deck
    assert friend.request.get(f"/api/decks/{deck}").json()["newest"] == 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_export_is_brought_in_identically_and_a_version_back(
    new_page: NewPage, server: Served, form: str
) -> None:
    page = new_page()
    page.goto("/decks")
    sample = SAMPLES["maritime-trade"]
    report = deck_report.report(sample)
    page.get_by_role("button", name="Import a deck").click()
    page.locator("dialog textarea").fill("deck: Mine\nhand: scot")
    page.get_by_role("button", name="Read it").click()
    expect(page.locator("dialog [role=alert]")).to_be_visible()
    expect(page.locator("dialog")).to_contain_text("scot")
    page.locator("dialog textarea").fill(report["text"] if form == "text" else json.dumps(sample))
    page.get_by_role("button", name="Read it").click()
    page.wait_for_url(re.compile("/decks/[0-9a-f]{32}$"))
    deck = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/decks/{deck}").json()["deck"] == sample
    page.locator(".deck-name input").fill("Second version")
    save(page, "en")
    versions = page.locator(".deck-versions select")
    expect(versions.locator("option")).to_have_count(2)
    versions.select_option("1")
    expect(page.locator("h1")).to_have_text(sample["name"])
    save(page, "en")
    assert page.request.get(f"/api/decks/{deck}").json()["newest"] == 3
    page.goto("/decks")
    page.get_by_role("button", name=re.compile("^Delete")).click()
    page.locator("dialog .danger").click()
    expect(page.get_by_text("You have no decks yet.")).to_be_visible()


@pytest.mark.parametrize(("lang", "size", "touch"), LANGUAGES)
def test_a_kept_deck_is_brought_to_a_table_and_played(
    new_page: NewPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    page = new_page(lang=lang, size=size, has_touch=touch)
    deck = {**SAMPLES["strong-heroes"], "name": "My heroes"}
    body = {"game": "catan-rivals", "deck": deck}
    kept = page.request.post("/api/decks", data=body).json()["id"]
    page.request.post("/api/decks", data={**body, "deck": {**deck, "name": "Broken", "hand": []}})
    page.goto("/")
    page.locator("[data-mode='mode=tournament']").click()
    expect(page.locator("[data-deck]")).to_have_count(len(SAMPLES) + 2)
    expect(page.locator("[data-deck=new-shores]")).to_be_disabled()
    expect(page.locator("[data-deck]", has_text="Broken")).to_be_disabled()
    big_enough(page)
    axe(page)
    page.locator(f"[data-deck='{kept}']").click()
    expect(page.locator("[data-deck]")).to_have_count(0)
    assert my_turn(page)
    brought = state(page)["view"]["decks"]
    assert brought[0]["stacks"] == deck["stacks"] and brought[0]["hand"] == deck["hand"]
    assert brought[1] == {"brought": True, "hand": [], "events": [], "stacks": []}
    secret = page.locator(".log li", has_text=re.compile("in secret|verdeckt"))
    assert secret.count() <= 1, "the rival's unseen cards are one line of the log"


@pytest.mark.parametrize(("lang", "size", "touch"), LANGUAGES)
def test_the_laboratory_tells_how_a_deck_does_and_with_which_cards(
    new_page: NewPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    page = new_page(lang=lang, size=size, has_touch=touch)
    page.goto("/decks/alma-mater")
    expect(page.locator("h1")).to_be_visible()
    show(page, 1)
    laboratory = page.locator(".deck-laboratory")
    laboratory.locator("summary").click()
    for box in laboratory.locator("input[type=checkbox]").all()[1:]:
        box.uncheck()
    faults(page)
    laboratory.locator("button.primary").click()
    expect(laboratory.locator("progress")).to_be_visible()
    laboratory.get_by_role("button", name=re.compile("^(Stop|Anhalten)$")).click()
    expect(laboratory.locator("progress")).to_have_count(0)
    laboratory.locator("button.primary").click()
    rows = laboratory.locator(".deck-records tbody tr")
    expect(rows).to_have_count(
        len({*SAMPLES["alma-mater"]["hand"], *SAMPLES["alma-mater"]["stacks"]})
    )
    expect(laboratory.locator("table").first).to_contain_text("10")
    faults(page)
