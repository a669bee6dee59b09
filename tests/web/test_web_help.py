"""Rules with pictures, lessons that keep the coach in sight, the browser of all cards."""

import json
import re

import pytest
from browsing import ROOT, NewPage, axe, no_overflow
from playwright.sync_api import Page, expect

GAMES = ["lost-cities", "lost-cities-rivals", "lost-cities-board", "catan-rivals"]
LESSONS = [
    *GAMES,
    *(f"catan-rivals/{part}" for part in ("intrigue", "merchant-princes", "barbarians")),
]
PHONES = [((360, 640), "de"), ((844, 390), "en")]
COACH = {"en": ("Continue", "That's it!"), "de": ("Weiter", "Das war’s!")}
CARDS = json.loads((ROOT / "web" / "src" / "generated" / "catan-cards.json").read_text())["cards"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_pictures_that_say_in_words_what_they_show(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    pictures = page.locator(".rule-picture")
    expect(pictures.nth(3)).to_be_visible()
    for picture in pictures.all():
        assert picture.locator("svg").count() >= 1
        assert len(picture.locator("figcaption").inner_text()) > 20


IN_SIGHT = """(where) => {
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
      && document.elementFromPoint(x, y);
    return Boolean(hit) && (one.contains(hit) || hit.contains(one));
  };
  const found = [...document.querySelectorAll(where)];
  return found.length === 0 || found.some(seen);
}"""


@pytest.mark.parametrize(("size", "lang"), PHONES, ids=str)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_keeps_the_coach_and_the_place_in_sight_to_its_end(
    new_page: NewPage, lesson: str, size: tuple[int, int], lang: str
) -> None:
    page = new_page(size=size, lang=lang)
    go_on, done = COACH[lang]
    page.goto(f"/learn/{lesson}")
    for step in range(60):
        expect(page.locator("h1").first).to_be_visible()
        if page.locator(".coach").count() == 0:
            break
        expect(page.locator(".coach-step")).to_contain_text(f"{step + 1} ")
        no_overflow(page)
        assert page.locator(".say").bounding_box() is not None
        page.wait_for_function(IN_SIGHT, arg=".coach .say")
        rule = page.locator(".lesson > style")
        if rule.count():
            page.wait_for_function(IN_SIGHT, arg=rule.inner_text().split("{")[0].strip())
        button = page.get_by_role("button", name=go_on, exact=True)
        if button.count():
            button.click()
        else:
            page.locator(".coach summary").click()
            wanted = page.locator(".coach p:has(strong)").inner_text().split(":", 1)[1].strip()
            page.locator(".coach .options button", has_text=wanted).first.click()
    expect(page.get_by_role("heading", name=done)).to_be_visible()


def test_all_cards_are_shown_searched_and_kept_in_the_address(page: Page) -> None:
    page.goto("/cards")
    expect(page.get_by_role("status").last).to_have_text(f"{len(CARDS)} cards found")
    expect(page.locator(".cards-list > li")).to_have_count(len(CARDS))
    gold = [card for card in CARDS.values() if card["set"] == "gold"]
    page.get_by_label("Set").select_option("gold")
    expect(page.locator(".cards-list > li")).to_have_count(len(gold))
    page.get_by_role("searchbox").fill("MÜNZstätte")
    expect(page.locator(".cards-list > li")).to_have_count(1)
    page.reload()
    expect(page.locator(".cards-list > li")).to_have_count(1)
    expect(page.get_by_text("1 card found")).to_be_visible()
    page.get_by_role("link", name=re.compile("answers Mint$")).click()
    expect(page.get_by_role("heading", name="Mint", exact=True)).to_be_visible()
    expect(page.get_by_text("And with two Mints?")).to_be_visible()
    page.get_by_role("link", name="All cards").click()
    expect(page.get_by_role("searchbox")).to_have_value("MÜNZstätte")
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_role("button", name="Show all cards").click()
    expect(page.locator(".cards-list > li")).to_have_count(len(CARDS))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_card_leads_to_the_next_by_keyboard(new_page: NewPage, theme: str) -> None:
    page = new_page(lang="de", theme=theme, size=(360, 640))
    page.goto("/cards?set=progress")
    expect(page.locator(".cards-list > li").first).to_be_visible()
    axe(page)
    no_overflow(page)
    page.locator(".card-more").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Fragen und Antworten")).to_be_visible()
    first = page.locator("h1").inner_text()
    page.get_by_role("link", name="Nächste Karte").focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).not_to_have_text(first)
    assert "set=progress" in page.url
    axe(page)


def test_a_card_that_does_not_exist_leads_back(page: Page) -> None:
    page.goto("/cards/nonsense")
    expect(page.get_by_role("heading", name="There is no such card.")).to_be_visible()
    page.get_by_role("link", name="All cards").click()
    expect(page.locator(".cards-list > li")).to_have_count(len(CARDS))
