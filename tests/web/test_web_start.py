"""The start page: every way to play one click away, tables that appear at once, invitations."""

import re
from typing import Any

import pytest
from browsing import NewPage, axe, my_turn, no_overflow, open_table, start
from kit import Served
from playwright.sync_api import Page, expect

import rivalry

GAMES = ["lost-cities", "lost-cities-rivals", "lost-cities-board", "catan-rivals"]


def table_of(page: Page) -> Any:
    """What the server says of the table this browser is at."""
    page.wait_for_url("**/table/*")
    return page.request.get(f"/api/tables/{page.url.split('/')[-1]}", max_retries=3).json()


def invite(page: Page, **more: Any) -> str:
    """Make a table with a free seat as this browser's player; its id."""
    body = {"game": "lost-cities", "seats": ["me", "person"], **more}
    reply = page.request.post("/api/tables", data=body, max_retries=3)
    assert reply.status == 201, reply.text()
    return str(reply.json()["id"])


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_is_one_click_from_the_start(page: Page, game: str) -> None:
    page.goto("/")
    card = page.locator(f".game-card[data-game={game}]")
    expect(card.locator(".mode").first).to_be_visible()
    games = page.request.get("/api/games", max_retries=3).json()
    options = {
        option["name"]: option
        for option in next(one for one in games if one["name"] == game)["options"]
    }
    keys = card.locator(".mode").evaluate_all("all => all.map(one => one.dataset.mode)")
    modes = options.get("mode", {"allowed": [], "default": None})
    wanted = {f"mode={value}" for value in modes["allowed"] if value != modes["default"]}
    assert wanted <= set(keys) and len(keys) >= 2
    for key in keys:
        page.goto("/")
        button = page.locator(f".game-card[data-game={game}] .mode[data-mode='{key}']")
        assert len(button.locator("span").inner_text()) > 10, f"{key} has a sentence"
        button.click()
        made = table_of(page)
        name, value = key.split("=")
        assert str(made["options"][name]).lower() == value
        assert my_turn(page)


def test_an_open_table_appears_at_once_with_mode_clock_and_seats(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    ben.goto("/")
    expect(ben.get_by_text("Nobody is waiting")).to_be_visible()
    table = invite(
        anna,
        game="catan-rivals",
        public=True,
        options={"mode": "gold"},
        settings={"clock": {"initial": 900, "increment": 10}},
    )
    line = ben.locator(f".table-line:has(a[href='/table/{table}'])")
    expect(line).to_contain_text("Rivals for Catan")
    for words in ("Era of Gold", "15 minutes each + 10 s per move", "1 of 2 seats free", "Guest"):
        expect(line).to_contain_text(words)
    axe(ben)
    anna.request.post(f"/api/tables/{table}/leave", max_retries=3)
    expect(line).to_have_count(0)


def test_a_friend_lands_on_a_seat_to_take(new_page: NewPage) -> None:
    anna, ben, cleo = new_page(), new_page(lang="de", theme="dark", size=(360, 640)), new_page()
    anna.goto("/settings")
    anna.get_by_label("Name").first.fill("Anna Host")
    anna.get_by_role("button", name="Use this name").click()
    expect(anna.get_by_text("You are playing as Anna Host.")).to_be_visible()
    table = invite(anna, options={"rounds": 1}, settings={"days": 3})
    anna.goto(f"/table/{table}")
    expect(anna.get_by_role("img", name="QR: Come and play with me")).to_be_visible()
    assert anna.get_by_label("Link: Lost Cities").input_value().endswith(f"/table/{table}")
    expect(anna.get_by_text("3 days per move")).to_be_visible()
    axe(anna)
    ben.goto(f"/table/{table}")
    for words in ("Anna Host lädt dich ein", "1 Runde", "3 Tage pro Zug"):
        expect(ben.locator("main")).to_contain_text(words)
    expect(ben.locator(".share, .qr")).to_have_count(0)  # sharing is the host's
    axe(ben)
    no_overflow(ben)
    ben.get_by_role("button", name="Diesen Platz nehmen").click()
    expect(ben.locator(".board")).to_be_visible()
    expect(anna.locator(".board")).to_be_visible()
    open_table(cleo, table)
    expect(cleo.get_by_text("All seats are taken: you are watching.")).to_be_visible()


def test_a_table_made_from_a_log_is_marked_before_anybody_sits_down(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(size=(360, 640))
    log = rivalry.new("lost-cities", seed=3, starter=0).log.json()
    body = {"log": log, "seats": ["me", "person"], "public": True}
    reply = anna.request.post("/api/tables/import", data=body, max_retries=3)
    table = str(reply.json()["id"])
    ben.goto("/")
    line = ben.locator(f".table-line:has(a[href='/table/{table}'])")
    expect(line).to_contain_text("made from a log")
    line.get_by_role("link").click()
    expect(ben.locator(".table-facts")).to_contain_text("may know every card")
    axe(ben)
    no_overflow(ben)
    ben.goto(f"/fairness/{table}")
    expect(ben.get_by_role("note")).to_contain_text("its seed came with the log")
    ben.goto(f"/fairness/{invite(anna)}")
    expect(ben.get_by_role("status")).to_contain_text("when the game is over")
    expect(ben.get_by_role("note")).to_have_count(0)


def test_guests_are_called_so_in_the_language_of_the_reader(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(lang="de")
    table = invite(anna)
    anna.goto("/settings")
    expect(anna.get_by_text(re.compile("You are playing as Guest [0-9a-f]{4}"))).to_be_visible()
    ben.goto(f"/table/{table}")
    expect(ben.get_by_text(re.compile("Gast [0-9a-f]{4} lädt dich ein"))).to_be_visible()


def test_a_name_first_and_a_password_later(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    page.goto("/settings")
    page.get_by_label("Name").first.fill("Late Anna")
    page.get_by_role("button", name="Use this name").click()
    expect(page.get_by_text("You are playing as Late Anna.")).to_be_visible()

    def change(button: str, status: int = 200, **fields: str) -> None:
        form = page.locator("details form")
        if not form.is_visible():
            page.locator("summary", has_text=button).click()
        for name, value in fields.items():
            form.locator(f"input[name={name}]").fill(value)
        with page.expect_response("**/api/me/password") as reply:
            form.get_by_role("button", name=button).click()
        assert reply.value.status == status

    change("Set a password", password="correct horse")
    expect(page.get_by_text("Sign in with your name and password")).to_be_visible()
    change("Change the password", 401, old="wrong horse", password="battery staple")
    expect(page.get_by_role("alert")).to_contain_text("wrong")
    change("Change the password", old="correct horse", password="battery staple")
    expect(page.get_by_role("alert")).to_have_count(0)
    axe(page)
    signed_in = other.request.post(
        "/api/sign-in", data={"name": "late anna", "password": "battery staple"}, max_retries=3
    )
    assert signed_in.status == 200


def test_the_page_says_that_the_server_is_away_and_that_it_is_back(page: Page) -> None:
    page.goto("/")
    banner = page.locator(".banner.offline")
    expect(page.locator(".mode").first).to_be_visible()
    expect(banner).to_be_hidden()
    page.route("**/api/**", lambda route: route.abort())
    expect(banner).to_contain_text("The server cannot be reached.")
    axe(page)
    banner.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    expect(banner).to_be_visible()
    page.unroute("**/api/**")
    expect(banner).to_be_hidden()


def test_a_lobby_opened_while_the_server_was_away_fills_when_it_is_back(page: Page) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.locator(".banner.offline")).to_be_visible()
    assert page.locator(".mode").count() == 0
    page.unroute("**/api/**")
    expect(page.locator(".mode").first).to_be_visible()
    expect(page.locator(".banner.offline")).to_be_hidden()


@pytest.mark.parametrize("path", ["/nowhere", "/new/chess", "/rules/chess", "/learn/chess"])
def test_unknown_pages_lead_back(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("main").get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Which rival today?")).to_be_visible()


def test_a_game_is_begun_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".mode").first).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.mode") == "mode=duel":
            break
    page.keyboard.press("Enter")
    assert table_of(page)["options"]["mode"] == "duel"
    assert my_turn(page)


def test_a_finished_and_a_running_game_are_found_again(page: Page, server: Served) -> None:
    over, running = start(page, options={"rounds": 1}), start(page)
    page.request.post(f"/api/tables/{over}/resign", max_retries=3)
    page.goto("/")
    mine = page.locator(f".tables:has-text('Your tables') a[href='/table/{running}']")
    expect(mine).to_have_text("Continue")
    expect(page.locator(f"a[href='/replay/{over}']")).to_have_text("Replay")
