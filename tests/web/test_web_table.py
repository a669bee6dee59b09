"""The table: two browsers, lost connections, a killed server, undo, spectators, the end, replay."""

import re
from pathlib import Path

import pytest
from browsing import (
    DIST,
    HANGS,
    NewPage,
    answer,
    axe,
    big_enough,
    each_size,
    my_turn,
    no_overflow,
    nothing_covered,
    open_table,
    options,
    place,
    start,
    state,
    wait_past,
)
from kit import Process
from playwright.sync_api import Page, expect

SHORT = {"rounds": 1}


def invite(anna: Page, ben: Page, **more: object) -> str:
    """Two browsers sit down at a table by its invite link; its id."""
    reply = anna.request.post(
        "/api/tables", data={"game": "lost-cities", "seats": ["me", "person"], **more}
    )
    table = str(reply.json()["id"])
    open_table(anna, table)
    link = anna.get_by_label(re.compile("^Link: ")).input_value()
    ben.goto(link)
    ben.get_by_role("button", name="Take this seat").click()
    for page in (anna, ben):
        expect(page.locator(".board")).to_be_visible()
    return table


def play_turns(pages: list[Page], answers: int) -> int:
    """Whoever is asked answers with the first option; how many answers were given."""
    given = waits = 0
    while given < answers:
        asked = next(
            (page for page in pages if page.locator(".dock[data-asked=true]").count()), None
        )
        offered = options(asked) if asked else []  # none while the connection comes back
        if asked and offered:
            answer(asked, offered[0])
            given += 1
        elif any(page.locator("dialog[open] .score").count() for page in pages):
            break
        else:
            waits += 1
            assert waits < HANGS * 20, "nobody can answer"
            pages[0].wait_for_timeout(50)
    return given


def test_two_browsers_play_each_other_through_loss_and_restart(
    new_page: NewPage, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    process = Process(data, more=["--web", str(DIST)])
    try:
        anna, ben = new_page(url=process.url), new_page(url=process.url)
        invite(anna, ben, options=SHORT)
        pages = [anna, ben]
        play_turns(pages, 8)
        # One reloads: the same position.
        before = state(anna)
        anna.reload()
        expect(anna.locator("[data-link=live]")).to_be_visible()
        assert state(anna)["view"] == before["view"] and place(anna) == before["n"]
        play_turns(pages, 4)
        # One loses the connection, answers into the void, and comes back.
        ben.context.set_offline(True)
        expect(ben.locator("[data-link=lost], [data-link=connecting]")).to_be_visible()
        expect(ben.get_by_text("may be out of date")).to_be_visible()
        assert options(ben) == []  # nothing can be chosen from a position that may be old
        if anna.locator(".dock[data-asked=true]").count():
            answer(anna, options(anna)[0])
        ben.context.set_offline(False)
        expect(ben.locator("[data-link=live]")).to_be_visible()
        wait_past(ben, place(anna) - 1)
        play_turns(pages, 6)
        # The server dies and comes back: nothing is lost.
        before = state(anna)
        process.kill()
        for page in pages:
            expect(page.locator("[data-link=lost], [data-link=connecting]")).to_be_visible()
        process = Process(data, port=process.port, more=["--web", str(DIST)])
        for page in pages:
            expect(page.locator("[data-link=live]")).to_be_visible()
        assert state(anna)["view"] == before["view"]
        play_turns(pages, 6)
        expect(anna.locator(".log li").nth(20)).to_be_attached()
        assert place(anna) == place(ben) == state(anna)["n"]
    finally:
        process.kill()


def test_an_answer_given_while_the_server_is_away_is_sent_when_it_is_back(
    new_page: NewPage, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    process = Process(data, more=["--web", str(DIST)])
    try:
        page = new_page(url=process.url)
        start(page)
        assert my_turn(page)
        n = place(page)
        page.locator(".option-box summary").click()
        # The socket takes the answer, and dies before there is a reply.
        page.evaluate(
            """() => { window.whole = WebSocket.prototype.send;
                 WebSocket.prototype.send = function () { this.close() } }"""
        )
        page.locator(".options button").first.click()
        expect(page.get_by_text("Sending…")).to_be_visible()
        assert place(page) == n  # not shown as done
        process.kill()
        process = Process(data, port=process.port, more=["--web", str(DIST)])
        page.evaluate("() => { WebSocket.prototype.send = window.whole }")
        wait_past(page, n)
        expect(page.get_by_text("Sending…")).to_have_count(0)
    finally:
        process.kill()


def test_undo_of_an_answer_and_of_a_turn_and_never_past_what_was_shown(page: Page) -> None:
    start(page, options={"starter": 0})
    assert my_turn(page)
    assert page.get_by_role("button", name="Undo").count() == 0  # nothing to take back yet
    hand = state(page)["view"]["hand"]
    answer(page, next(words for words in options(page) if words.startswith("discard")))
    assert my_turn(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelector('.log')?.innerText.includes('takes')")
    assert my_turn(page)
    assert state(page)["view"]["hand"] == hand
    # A whole turn against a bot: after the draw, the answer alone cannot be taken back.
    answer(page, next(words for words in options(page) if words.startswith("discard")))
    answer(page, "draw deck")
    assert my_turn(page)
    assert state(page)["undo"] == ["turn"]
    page.get_by_role("button", name="Undo the turn").click()
    expect(page.get_by_role("button", name="Undo the turn")).to_have_count(0)
    assert my_turn(page)
    assert state(page)["view"]["hand"] == hand


def test_undo_is_refused_against_people_once_a_card_was_drawn(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    invite(anna, ben, options={"starter": 0})
    assert my_turn(anna)
    answer(anna, next(words for words in options(anna) if words.startswith("discard")))
    expect(anna.get_by_role("button", name="Undo")).to_be_visible()
    answer(anna, "draw deck")
    expect(anna.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_spectator_sees_nothing_hidden(new_page: NewPage) -> None:
    player, spectator = new_page(), new_page()
    table = start(player, options={"starter": 0})
    assert my_turn(player)
    frames: list[str] = []
    spectator.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    open_table(spectator, table)
    expect(spectator.locator(".dock")).to_contain_text("is thinking")
    hand = state(player)["view"]["hand"]
    answer(player, next(words for words in options(player) if words.startswith("discard")))
    answer(player, "draw deck")
    wait_past(spectator, place(player) - 2)
    assert options(spectator) == []
    for frame in frames:
        assert '"hand":["' not in frame, "a spectator was sent somebody's hand"
    spectator.locator(".board-words summary").click()
    expect(spectator.locator(".board-words li").first).to_be_visible()
    told = spectator.locator(".board-words").inner_text()
    assert told and not all(card in told for card in hand)
    axe(spectator)


def test_confirm_is_asked_by_choice_and_not_where_a_turn_can_be_taken_back(
    new_page: NewPage,
) -> None:
    page = new_page(size=(360, 640), has_touch=True, is_mobile=True, settings={"confirm": "always"})
    start(page)
    assert my_turn(page)
    n = place(page)
    page.locator(".option-box summary").click()
    page.locator(".options button").first.click()
    expect(page.locator(".confirm")).to_be_visible()
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator(".confirm")).to_have_count(0)
    assert place(page) == n
    page.locator(".options button").first.click()
    page.get_by_role("button", name="Confirm").click()
    wait_past(page, n)
    # Against bots alone everything can be taken back: a touch is enough.
    page = new_page(size=(360, 640), has_touch=True, is_mobile=True, settings={"confirm": "touch"})
    start(page)
    assert my_turn(page)
    n = place(page)
    page.locator(".option-box summary").click()
    page.locator(".options button").first.click()
    wait_past(page, n)


def test_the_end_the_score_the_replay_and_the_check_of_the_shuffle(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, options=SHORT, seats="me novice", ahead=36)
    while my_turn(page):
        words = options(page)
        answer(page, "draw deck" if "draw deck" in words else words[-1])
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".score tr[data-kind=total]")).to_have_count(1)
    axe(page)
    result = state(page)["result"]
    for score in result["scores"]:
        expect(dialog.locator(".score tr[data-kind=total]")).to_contain_text(
            re.compile(str(abs(score)))
        )
    # The replay, from the first move to the last, from every side.
    dialog.get_by_role("link", name="Replay").click()
    expect(page.locator(".board")).to_be_visible()
    axe(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"k=2"))
    for seat in ("1", "open", "all", "0"):
        page.get_by_label("View as").select_option(seat)
        expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".scrub-buttons")).to_contain_text(re.compile(r"(\d+) of \1"))
    # A shared place opens there, also for somebody who did not play; it can be played on.
    other = new_page()
    other.goto(f"/replay/{table}?k=20&seat=1")
    expect(other.get_by_label("Position in the game")).to_have_value("20")
    other.get_by_role("button", name="Play from here").click()
    other.wait_for_url(re.compile("/table/"))
    assert my_turn(other)
    # The browser checks the seed by itself.
    page.goto(f"/fairness/{table}")
    expect(page.get_by_text("Your browser has checked it")).to_be_visible()
    expect(page.get_by_text("The server has replayed the game")).to_be_visible()
    axe(page)


def test_a_rematch_is_one_table_for_both(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    table = invite(anna, ben, options=SHORT)
    anna.get_by_role("button", name="Table").click()
    axe(anna)
    anna.get_by_role("button", name="Give up…").click()
    anna.get_by_role("button", name="Give up", exact=True).click()
    for page in (anna, ben):
        expect(page.locator("dialog[open]")).to_contain_text("gave up")
    anna.get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda url: table not in url)
    ben.locator("dialog[open]").get_by_role("button", name="Join the rematch").click()
    ben.wait_for_url(lambda url: table not in url)
    expect(ben.locator(".board")).to_be_visible()
    assert anna.url.split("/")[-1] == ben.url.split("/")[-1]


def test_chat_is_plain_text(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    invite(anna, ben)
    anna.get_by_label("Your message").fill("<img src=x onerror=alert(1)> hello")
    anna.get_by_role("button", name="Send").click()
    expect(ben.locator(".chat li")).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert ben.locator(".chat img").count() == 0


def test_on_a_phone_a_message_is_marked_as_unread_until_it_is_read(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(size=(390, 844), has_touch=True, is_mobile=True)
    invite(anna, ben)
    for line in ("hello", "and good luck"):
        anna.get_by_label("Your message").fill(line)
        anna.get_by_role("button", name="Send").click()
    expect(ben.locator(".unread")).to_have_text("2")
    ben.get_by_role("button", name="Log and chat. 2 unread messages").tap()
    expect(ben.locator(".chat li")).to_have_count(2)
    expect(ben.locator(".unread")).to_have_count(0)
    ben.get_by_role("button", name="Back to the board").tap()
    expect(ben.get_by_role("button", name="Log and chat", exact=True)).to_be_visible()


CUT = """all => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)], ids=str)
def test_on_a_phone_names_can_be_read(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size, lang="de", has_touch=True, is_mobile=True)
    start(page)
    assert my_turn(page)
    assert page.eval_on_selector_all(".seat-name", CUT) == []
    # Of four, whose turn it is; the board names the others.
    start(page, "lost-cities-rivals", "me casual casual casual", options={"players": 4})
    assert my_turn(page)
    expect(page.locator(".seat[data-asked=true] .seat-name")).to_contain_text("Gast")
    assert page.eval_on_selector_all(".seat-name", CUT) == []
    for name in ("Hobbybot", "Hobbybot 2", "Hobbybot 3"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    axe(page)


def test_who_comes_back_is_told_what_happened(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    table = invite(anna, ben, options={"starter": 0})
    assert my_turn(anna)
    ben.goto("/")
    expect(anna.locator(".seats")).to_contain_text("away")
    answer(anna, next(words for words in options(anna) if words.startswith("discard")))
    answer(anna, "draw deck")
    open_table(ben, table)
    expect(ben.get_by_role("region", name="While you were away (2)")).to_be_visible()
    axe(ben)
    ben.get_by_role("button", name="Got it").click()
    expect(ben.locator(".since")).to_have_count(0)


def test_the_title_and_the_icon_say_whose_turn_it_is(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    invite(anna, ben, options={"starter": 0})
    expect(anna).to_have_title(re.compile("^● Lost Cities"))
    expect(ben).to_have_title(re.compile("^Lost Cities"))
    expect(anna.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(ben.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_a_new_build_of_the_page_is_offered(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    assert page.get_by_text("new version").count() == 0
    empty = {"mine": [], "waiting": [], "playing": [], "build": "other"}
    page.route("**/api/lobby", lambda route: route.fulfill(json=empty))
    page.locator('a[href="/"]:visible').first.click()
    expect(page.get_by_text("There is a new version of this page.")).to_be_visible()
    axe(page)


def test_a_table_that_does_not_exist_says_so(page: Page) -> None:
    page.goto(f"/table/{'0' * 32}")
    expect(page.get_by_text("There is no such table")).to_be_visible()
    axe(page)


def test_shortcuts_lead_through_a_turn(page: Page) -> None:
    start(page)
    assert my_turn(page)
    n = place(page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    assert page.evaluate("document.activeElement.closest('.options') !== null")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    wait_past(page, n)
    assert my_turn(page)
    n = place(page)
    page.keyboard.press("1")
    wait_past(page, n)


def test_the_table_fits_every_window(new_page: NewPage) -> None:
    page = new_page(lang="de")
    for game, seats in [
        ("lost-cities", "me casual"),
        ("lost-cities-rivals", "me casual casual casual"),
        ("lost-cities-board", "me casual casual casual"),
        ("catan-rivals", "me casual"),
    ]:
        several = {"options": {"players": 4}} if seats.count("casual") == 3 else {}
        start(page, game, seats, **several)
        assert my_turn(page)
        for _ in each_size(page):
            no_overflow(page)
            nothing_covered(page)
            big_enough(page)


def test_a_whole_game_in_german(new_page: NewPage) -> None:
    page = new_page(lang="de")
    english = re.compile(r"\b(your|the|draws|discards|possible|moves)\b", re.IGNORECASE)
    for ahead in (0, 36):  # the beginning of a game, and all of one as its end tells it
        start(page, options=SHORT, seats="me novice", ahead=ahead)
        assert my_turn(page)
        page.locator(".board-words").evaluate("one => { one.open = true }")
        page.wait_for_selector(".board-words li", state="attached")
        assert not english.search(page.locator(".table").inner_text())
    while my_turn(page):
        words = options(page)
        answer(page, "draw deck" if "draw deck" in words else words[-1])
    assert not english.search(page.locator("dialog[open]").inner_text())
    assert page.evaluate("document.documentElement.lang") == "de"


def test_a_slow_connection_is_fast_enough(page: Page) -> None:
    """400 ms away, 50 kB a second, nothing kept from before: what comes till the first move.

    It is bytes that are counted, not seconds: 20 of those would bring a million.
    """
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    received: list[int] = []
    network.on("Network.loadingFinished", lambda end: received.append(end["encodedDataLength"]))
    network.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": 50e3, "uploadThroughput": 20e3},
    )
    page.goto("/")
    page.locator(".play").first.click()
    assert my_turn(page)
    n = place(page)
    page.keyboard.press("1")
    wait_past(page, n)
    assert 0 < sum(received) < 600_000
