"""Every screen's faults; from the landing page to a table; names, links, settings."""

import json
import re
from typing import Any

import pytest
from browsing import (
    NewPage,
    axe,
    big_enough,
    each_size,
    my_turn,
    no_overflow,
    nothing_covered,
    open_table,
    options,
    start,
    wait_past,
)
from kit import Served
from playwright.sync_api import Page, expect

GAMES = ["lost-cities", "lost-cities-rivals", "lost-cities-board", "catan-rivals"]
SCREENS = [
    *("/", "/rules", "/cards", "/cards/mint", "/settings", "/fairness", "/recover", "/nowhere"),
    *("/decks", "/decks/new", "/decks/alma-mater"),
    *(f"/{kind}/{game}" for kind in ("new", "rules", "learn") for game in GAMES),
]


def wait_for_screen(page: Page) -> None:
    """Wait until the page has drawn something of its own."""
    expect(page.locator("main h1").first).to_be_visible()


# In the dark only the colours differ.
@pytest.mark.parametrize(("theme", "rules"), [("light", ()), ("dark", ("color-contrast",))])
def test_no_screen_has_a_violation_of_axe(
    new_page: NewPage, theme: str, rules: tuple[str, ...]
) -> None:
    page = new_page(theme=theme)
    for path in SCREENS:
        page.goto(path)
        wait_for_screen(page)
        axe(page, *rules)


@pytest.mark.parametrize("screens", [SCREENS[::2], SCREENS[1::2]], ids=["one half", "the other"])
def test_every_screen_fits_every_window(new_page: NewPage, screens: list[str]) -> None:
    page = new_page(lang="de")  # German words are longer
    for path in screens:
        page.goto(path)
        wait_for_screen(page)
        for _ in each_size(page):
            no_overflow(page)
            nothing_covered(page)
            big_enough(page)


def test_twice_as_large_still_fits(new_page: NewPage) -> None:
    page = new_page(size=(640, 400), device_scale_factor=2)  # what 200 % makes of 1280 x 800
    for path in SCREENS[:8]:
        page.goto(path)
        wait_for_screen(page)
        no_overflow(page)
        nothing_covered(page)


@pytest.mark.parametrize("game", GAMES)
def test_three_clicks_from_landing_to_the_first_move(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f".game-card:has(a[href='/new/{game}']) .play").click()  # 1
    assert my_turn(page)
    board = page.locator(".board[data-n]")
    before = int(board.get_attribute("data-n") or 0)
    page.locator(".option-box summary").click()  # 2
    page.locator(".options button").first.click()  # 3
    wait_past(page, before)


def test_options_of_the_game_reach_the_table(page: Page) -> None:
    page.goto("/new/lost-cities")
    page.get_by_role("combobox", name=re.compile("^Seat 2")).select_option("novice")
    field = page.locator("label.field", has_text="Rounds").locator("select")
    field.select_option(label="1")
    page.get_by_role("button", name="Open the table").click()
    assert my_turn(page)
    table = page.url.split("/")[-1]
    made = page.request.get(f"/api/tables/{table}", max_retries=3).json()
    assert made["options"]["rounds"] == 1 and made["seats"][1]["bot"] == "novice"


FIRST: dict[str, list[dict[str, Any]]] = {
    "catan-rivals": [
        {"mode": "duel"},
        {"mode": "gold"},
        {"mode": "tournament", "explorers": True},
    ],
    "lost-cities-board": [{"up_and_down": False}, {"up_and_down": True}],
}
"""Some options count only with others: what these are, table by table."""


def choose(page: Page, option: dict[str, Any], value: Any) -> None:
    """Choose one of the allowed values of an option in the form."""
    field = page.locator(f"[data-option={option['name']}]")
    if option["name"] in ("players", "starter"):
        field.locator("select").select_option(str(value))
    elif field.locator("input[type=checkbox]").count():
        field.locator("input").set_checked(value)
    else:
        field.locator("select").select_option(str(option["allowed"].index(value)))


def set_anew(page: Page, option: dict[str, Any]) -> Any:
    """Set an option to something else in the form; what the server should be told."""
    if option["allowed"]:
        value = next(one for one in option["allowed"] if one != option["default"])
        choose(page, option, value)
        return value
    field, shape = page.locator(f"[data-option={option['name']}]"), option["shape"]
    if shape is None:
        field.locator("input").fill("77")
        return 77
    if "total" in shape:
        field.get_by_label("red 9").uncheck()
        field.get_by_label("red 8").check()
        return {**option["default"], "red": [3, 4, 6, 7, 8]}
    if "enum" in shape["items"]:
        first, second, third = shape["items"]["enum"][:3]
        field.locator("select").nth(1).select_option("1")  # after how they are chosen
        return [second, first, third]
    if shape["items"].get("type") == "string":
        decks = ["strong-heroes", "maritime-trade"]
        field.locator("select").select_option("own")
        for i, deck in enumerate(decks):
            field.locator("input").nth(i).fill(deck)
        return decks
    field.locator("select").select_option("own")
    field.get_by_role("button", name="One more").click()
    field.locator("input").first.fill("-35")
    return [-35, 0]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_can_be_set_in_the_lobby(page: Page, game: str) -> None:
    page.goto("/")
    games = page.request.get("/api/games", max_retries=3).json()
    options = next(one["options"] for one in games if one["name"] == game)
    left = {option["name"]: option for option in options}
    for first in FIRST.get(game, [{}]):
        page.goto(f"/new/{game}")
        page.get_by_role("combobox", name=re.compile("^Seat 2")).select_option("novice")
        page.locator("form details").evaluate_all("all => all.forEach(one => one.open = true)")
        for name, value in first.items():
            left.pop(name, None)
            choose(page, next(one for one in options if one["name"] == name), value)
        shown = page.locator("[data-option]").evaluate_all(
            "all => all.map(it => it.dataset.option)"
        )
        told = {name: set_anew(page, left.pop(name)) for name in shown if name in left}
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/table/*")
        made = page.request.get(f"/api/tables/{page.url.split('/')[-1]}", max_retries=3).json()
        assert made["options"] == {**made["options"], **first, **told}
    assert left == {}, "these have no form"


def test_a_new_browser_finds_nothing_wrong(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    with page.expect_response("**/api/lobby"):
        page.goto("/")
    wait_for_screen(page)
    page.goto("/settings")
    wait_for_screen(page)
    page.wait_for_load_state("networkidle")
    assert said == []


def test_a_public_table_is_found_and_joined(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    anna.goto("/new/lost-cities")
    anna.get_by_label("Show this table in the lobby").check()
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/table/*")
    table = anna.url.split("/")[-1]
    ben.goto("/")
    ben.locator(f"a[href='/table/{table}']").click()
    ben.get_by_role("button", name="Take this seat").click()
    expect(ben.locator(".board")).to_be_visible()
    expect(anna.locator(".board")).to_be_visible()
    anna.goto("/")
    expect(anna.get_by_role("heading", name="Your tables")).to_be_visible()


def test_a_recovery_link_brings_the_seats_to_another_device(new_page: NewPage) -> None:
    phone, laptop = new_page(), new_page()
    table = start(phone)
    assert my_turn(phone)
    phone.goto("/settings")
    phone.get_by_role("button", name="Make a link").click()
    link = phone.get_by_label("Link: Another device").input_value()
    laptop.goto(link)
    expect(laptop.get_by_text("with all your seats")).to_be_visible()
    assert "#" not in laptop.url
    open_table(laptop, table)
    assert my_turn(laptop) and options(laptop)


def test_a_strangers_link_asks_first_and_offers_the_way_back(new_page: NewPage) -> None:
    anna, eve = new_page(), new_page()
    table = start(anna)
    eve.request.post("/api/me", max_retries=3)
    path = eve.request.post("/api/me/recovery", max_retries=3).json()["path"]
    stranger, me = (
        page.request.get("/api/me", max_retries=3).json()["name"] for page in (eve, anna)
    )
    anna.goto(path)
    expect(anna.get_by_text(f"Switch to {stranger}, and give up {me}")).to_be_visible()
    axe(anna)
    anna.get_by_role("button", name=f"First make a link back to {me}").click()
    way_back = anna.get_by_label(f"Link: First make a link back to {me}").input_value()
    anna.get_by_role("button", name=f"Switch to {stranger}", exact=True).click()
    expect(anna.get_by_text(f"You are now {stranger}")).to_be_visible()
    anna.goto(way_back)
    anna.get_by_role("button", name=f"Switch to {me}", exact=True).click()
    expect(anna.get_by_text(f"You are now {me}")).to_be_visible()
    open_table(anna, table)
    assert my_turn(anna) and options(anna), "she has her seat again"


def test_name_password_and_web_hook(new_page: NewPage, server: Served) -> None:
    page, other = new_page(), new_page()
    page.goto("/settings")
    page.get_by_label("Name").first.fill("Anna K")
    page.get_by_label("Password").first.fill("correct horse")
    page.get_by_role("button", name="Use this name").click()
    expect(page.get_by_text("You are playing as Anna K.")).to_be_visible()
    axe(page)
    page.get_by_label("Address (https)").fill("http://127.0.0.1/hook")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("public https address")
    other.goto("/settings")
    other.locator("summary", has_text="already have a name").click()
    form = other.locator("details form")
    form.get_by_label("Name").fill("Anna K")
    form.get_by_label("Password").fill("wrong password")
    form.get_by_role("button").click()
    expect(other.get_by_role("alert")).to_contain_text("wrong")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button").click()
    expect(other.get_by_text("You are playing as Anna K.")).to_be_visible()
    axe(other)


def test_settings_are_kept(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/settings")
    page.get_by_label("Colours").select_option("dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "de"
    kept = json.loads(page.evaluate("localStorage.getItem('rivalry.settings')"))
    assert kept["theme"] == "dark"


def test_the_rules_are_searched(page: Page) -> None:
    page.goto("/rules/lost-cities")
    page.get_by_role("searchbox").fill("wager")
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
