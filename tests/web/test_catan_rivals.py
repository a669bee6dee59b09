"""Rivals for Catan in a real browser: a whole game in German, attacks and defences between two
browsers, lost connections in the middle of an effect, and how it looks with full principalities."""

import json
import re
from pathlib import Path

import pytest
from browsing import (
    HANGS,
    ROOT,
    SIZES,
    NewPage,
    asked_after,
    axe,
    big_enough,
    choose,
    my_turn,
    no_overflow,
    nothing_covered,
    open_table,
    options,
    place,
    resize,
    start,
    state,
    wait_past,
)
from playwright.sync_api import Page, expect

GAME = "catan-rivals"
ATTACK = Path(__file__).with_name("catan_rivals_attack.json")
THEME = ROOT / "web" / "games" / "catan-rivals-progress.json"
LATE = 366


# Playing


def quick(words: list[str]) -> str:
    """An answer that gets on: build what there is, never trade or remove, decline the rest."""
    for wish in ("build city", "build settlement", "build road", "build", "sail", "play", "roll"):
        found = [one for one in words if one.startswith(wish)]
        if found:
            return found[0]
    rest = [one for one in words if one.split()[0] not in ("trade", "use", "remove")]
    for wish in ("end", "no", "done", "keep"):
        if wish in rest:
            return wish
    return rest[0]


def click(page: Page, words: str) -> None:
    """Choose an option on the board itself, where it lies, and wait until it is accepted."""
    before = place(page)
    choose(page, words)
    wait_past(page, before)


def play_on(page: Page, most: int) -> list[str]:
    """Answer by clicking on the board until the game is over; the answers given."""
    given: list[str] = []
    n, words = asked_after(page, -1)
    while words:
        given.append(quick(words))
        choose(page, given[-1])
        assert len(given) < most, "the game does not end"
        n, words = asked_after(page, n)
    return given


def test_a_whole_theme_game_by_clicking_in_german(new_page: NewPage) -> None:
    page = new_page(lang="de")
    options = {"mode": "turmoil", "starter": 0, "stall_cap": 60}  # then whoever leads wins
    start(page, GAME, seats="me strong", options=options)
    expect(page.get_by_role("heading", name="Dein Fürstentum")).to_be_visible()
    given = play_on(page, 500)
    verbs = {one.split()[0] for one in given}
    assert {"stack", "card", "done", "roll", "build", "site", "end"} <= verbs
    expect(page.locator("dialog[open] .score")).to_contain_text("Siegpunkte")


# Two browsers


def duel(new_page: NewPage) -> tuple[Page, Page]:
    """Two browsers at a Duel in which it is Ben's turn and he holds two attack cards."""
    anna, ben = new_page(), new_page()
    reply = anna.request.post(
        "/api/tables/import", data={"log": ATTACK.read_text(), "seats": ["me", "person"]}
    )
    assert reply.status == 201, reply.text()
    table = str(reply.json()["id"])
    open_table(anna, table)
    ben.goto(anna.get_by_label(re.compile("^Link: ")).input_value())
    ben.get_by_role("button", name="Take this seat").click()
    for page in (anna, ben):
        expect(page.locator(".board[data-n]")).to_be_visible()
    assert my_turn(ben)
    return anna, ben


def whose(pages: tuple[Page, Page]) -> Page | None:
    """The browser that is asked now; None when the game is over."""
    for _ in range(HANGS * 40):
        for page in pages:
            if page.locator(".dock[data-asked=true] .options button").count():
                return page
            if page.locator("dialog[open] .score").count():
                return None
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_two_browsers_play_ten_turns_of_a_duel_with_attacks_and_defences(
    new_page: NewPage,
) -> None:
    anna, ben = pages = duel(new_page)
    defended = 0
    for attack, name in (("arsonist", "Arsonist"), ("archer", "Archer")):
        click(ben, f"play {attack}")
        # Anna may defend: she sees the attack, and only she is asked.
        assert my_turn(anna)
        assert state(anna)["prompt"]["why"] == "defence"
        expect(anna.locator(f'article[data-card="{attack}"]').first).to_contain_text(name)
        expect(ben.locator(".dock[data-asked=true]")).to_have_count(0)
        expect(ben.locator(f'article[data-card="{attack}"]').first).to_be_visible()
        before = place(anna)
        click(anna, "yes")
        # The die falls for both to see, and the attack is over, one way or the other.
        for seat in pages:
            wait_past(seat, before + 1)
        defended += 1
        while (page := whose(pages)) and state(page)["prompt"]["why"] != "turn.action":
            click(page, quick(options(page)))
        assert state(anna)["view"]["piles"][0]["cards"][-1] == attack
    first = turn(ben)
    while (page := whose(pages)) and turn(page) < first + 10:
        click(page, quick(options(page)))
    assert defended == 2 and turn(anna) >= first + 10
    # Both see the same table.
    a, b = (state(page)["view"] for page in pages)
    for what in ("scores", "turns", "piles", "hero", "trader"):
        assert a[what] == b[what]
    for mine, theirs in zip(a["princes"], b["princes"], strict=True):
        assert mine["built"] == theirs["built"] and mine["regions"] == theirs["regions"]


def turn(page: Page) -> int:
    """The number of the turn, as the board tells it."""
    found = re.search(r"Turn (\d+)", page.locator(".board").inner_text())
    assert found is not None
    return int(found[1])


def test_a_reload_and_a_lost_connection_while_the_rival_is_asked(new_page: NewPage) -> None:
    anna, ben = duel(new_page)
    click(ben, "play arsonist")
    assert my_turn(anna)
    # The attacker reloads: the same effect is open, and the rival is asked.
    before = state(ben)
    ben.reload()
    expect(ben.locator("[data-link=live]")).to_be_visible()
    assert state(ben)["view"] == before["view"] and place(ben) == before["n"]
    expect(ben.locator('article[data-card="arsonist"]').first).to_be_visible()
    # The attacked player loses the connection: it shows, nothing can be chosen, nothing is lost.
    asked = state(anna)
    anna.context.set_offline(True)
    expect(anna.locator("[data-link=lost], [data-link=connecting]").first).to_be_visible()
    expect(anna.locator(".board button[data-words]")).to_have_count(0)
    anna.context.set_offline(False)
    expect(anna.locator("[data-link=live]")).to_be_visible()
    assert my_turn(anna)
    assert state(anna)["view"] == asked["view"] and options(anna) == ["yes", "no"]
    # She does not roll: her building burns down, and it goes on as if nothing had been.
    click(anna, "no")
    while state(anna)["view"]["resolving"]:
        page = whose((anna, ben))
        assert page is not None
        click(page, quick(options(page)))
    assert my_turn(ben)


# How it looks


def theme_game(page: Page, n: int = LATE) -> None:
    """A theme game, as a rule nearly over with full principalities; it is this browser's turn."""
    log = json.loads(THEME.read_text())
    log["answers"] = log["answers"][:n]
    seats = ["me", "novice"]
    reply = page.request.post(
        "/api/tables/import",
        data={"log": json.dumps(log), "seats": seats, "settings": {"pause": 0}},
    )
    assert reply.status == 201, reply.text()
    open_table(page, str(reply.json()["id"]))
    assert my_turn(page)


@pytest.mark.parametrize(
    ("theme", "lang", "sizes"), [("light", "en", SIZES), ("dark", "de", [SIZES[0], SIZES[2]])]
)
def test_a_full_theme_game_at_every_size(
    new_page: NewPage, theme: str, lang: str, sizes: list[tuple[int, int]]
) -> None:
    page = new_page(size=sizes[0], theme=theme, lang=lang)
    theme_game(page)
    for width, height in sizes:
        resize(page, width, height)
        axe(page)
        no_overflow(page)
        nothing_covered(page)
        big_enough(page)
        if width == 360 and lang == "en":
            the_rival_is_a_key_away(page)


def the_rival_is_a_key_away(page: Page) -> None:
    own, rival = page.locator("section[data-seat='0']"), page.locator("section[data-seat='1']")
    expect(own).to_be_visible()
    expect(rival).to_be_hidden()
    page.locator(".board").focus()
    page.keyboard.press("v")
    expect(rival).to_be_visible()
    expect(own).to_be_hidden()
    no_overflow(page)
    page.get_by_role("button", name="Your principality").click()
    expect(own).to_be_visible()


def test_the_points_are_explained_and_all_cards_can_be_read(page: Page) -> None:
    theme_game(page)
    own = page.locator("section[data-seat='0']")
    own.locator("summary").click()
    expect(own.get_by_text(re.compile(r"Cities \d"))).to_be_visible()
    page.get_by_role("button", name="All cards").click()
    browser = page.get_by_role("dialog", name="All cards of the game")
    browser.get_by_label("Search names and texts").fill("Seuche")
    expect(browser.get_by_role("status")).to_have_text("3 cards")
    axe(page)
    browser.get_by_label("Kind").select_option("event")
    expect(browser.get_by_text("Plague")).to_be_visible()
    browser.get_by_role("button", name="Close").click()
    own.locator("[data-kind=card]:not([data-option])").first.click()
    expect(page.locator("dialog[open] article")).to_be_visible()


def test_a_card_that_cannot_be_played_says_why_in_both_languages(new_page: NewPage) -> None:
    for lang, why in (("en", "Why not?"), ("de", "Warum nicht?")):
        page = new_page(lang=lang)
        start(page, GAME, options={"mode": "introductory", "starter": 0})
        assert my_turn(page)
        click(page, "stack 0")
        assert my_turn(page)
        position = state(page)
        offered = {word for option in position["prompt"]["options"] for word in option["args"]}
        view = position["view"]
        blocked = [key for key in view["princes"][0]["hand"] if key not in offered]
        expect(page.locator("article").get_by_text(why)).to_have_count(len(blocked))
        # So do roads, settlements and cities.
        against = view["centre_why_not"]
        assert "settlement" in against
        expect(page.locator("[data-centre]").get_by_text(why)).to_have_count(len(against))


def test_the_lesson_is_played_through(page: Page) -> None:
    page.goto(f"/learn/{GAME}")
    expect(page.locator(".coach")).to_be_visible()
    steps = 0
    while page.locator(".coach").count():
        coach = page.locator(".coach")
        go_on = coach.get_by_role("button", name="Continue")
        if go_on.count():
            go_on.click()
        else:
            # The step marks the answer it wants, wherever it lies.
            marked = page.locator(".lesson > style").text_content() or ""
            found = re.search(r'data-words="([^"]+)"', marked)
            assert found is not None, marked
            page.locator(f'.lesson [data-words="{found[1]}"]:visible').first.click()
            steps += 1
        page.wait_for_timeout(10)
    assert steps > 10
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_marked_places_are_reached_and_chosen_by_keyboard(page: Page) -> None:
    start(page, GAME, seats="me novice", options={"mode": "gold", "starter": 0})
    assert my_turn(page)
    click(page, "stack 0")
    for _ in range(3):
        assert my_turn(page)
        click(page, options(page)[0])
    # Six regions may change places: the arrow keys walk over them, Enter chooses.
    assert my_turn(page)
    assert state(page)["prompt"]["why"] == "start.arrange"
    before = place(page)
    forest = page.locator("section[data-seat='0'] [data-words='region -1 above']")
    forest.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    chosen = page.locator("section[data-seat='0'] [data-words='region 1 below']")
    expect(chosen).to_be_focused()
    page.keyboard.press("Enter")
    wait_past(page, before)
    assert state(page)["prompt"]["why"] == "start.arrange.with"
    # The digits answer from the list.
    before = place(page)
    page.keyboard.press("1")
    wait_past(page, before)
    regions = state(page)["view"]["princes"][0]["regions"]
    assert {"pasture-4", "forest-2"} == {
        one["card"]
        for one in regions
        if one["place"] in (["region", -1, "above"], ["region", 1, "below"])
    }
