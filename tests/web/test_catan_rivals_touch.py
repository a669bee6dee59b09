"""Rivals for Catan by hand: cards dragged to where they go, the rival's principality a swipe or a
key away."""

from typing import Any

from browsing import NewPage, no_overflow, place, state, wait_past
from playwright.sync_api import Page, expect
from test_catan_rivals import theme_game

PHONE = (390, 844)
TALL = (1366, 1500)  # dragging must not scroll


def drag(page: Page, card: str, to: str) -> None:
    """Drag a card of the hand to a place of the own principality."""
    hand = page.locator(f'section[aria-label="Your hand"] article[data-card="{card}"]')
    hand.drag_to(page.locator(f'section[data-seat="0"] {to}').first)


def built(page: Page, card: str) -> list[Any]:
    """Where a card stands in the own principality."""
    prince = state(page)["view"]["princes"][0]
    return [one["place"] for one in prince["built"] if one["card"] == card]


def pay(page: Page) -> None:
    """From the first region that is offered, as often as it is asked."""
    while (prompt := state(page)["prompt"]) and prompt["why"] == "build.pay":
        before = place(page)
        page.locator(".board [data-option]").first.click()
        wait_past(page, before)


def test_a_building_is_dragged_to_its_site(new_page: NewPage) -> None:
    page = new_page(size=TALL)
    theme_game(page)
    before, view = place(page), state(page)["view"]
    *_, site = view["stands"]["bath-house"]
    x, y = site[1], {"far-above": 2, "above": 1, "below": -1, "far-below": -2}[site[2]]
    # While it is looked at, all its places are shown, and no others.
    page.locator('section[aria-label="Your hand"] article[data-card="bath-house"]').hover()
    expect(page.locator("[data-possible]")).to_have_count(len(view["stands"]["bath-house"]))
    # Where it cannot stand, nothing happens, and the board says so.
    drag(page, "bath-house", "[data-kind=region]")
    expect(page.get_by_text("Bath House cannot stand there.")).to_be_visible()
    assert place(page) == before and site not in built(page, "bath-house")
    # A card that cannot be played says why not.
    drag(page, "three-field-system", "[data-kind=region]")
    expect(page.get_by_text("Three-Field System: You need")).to_be_visible()
    assert place(page) == before
    # Dropping it on a site answers twice: the card, and its place.
    drag(page, "bath-house", f'[data-x="{x}"][data-y="{y}"]')
    wait_past(page, before + 1)
    pay(page)
    assert built(page, "bath-house")[-1] == site


def test_roads_and_actions_are_dragged_too(new_page: NewPage) -> None:
    page = new_page(size=TALL)
    theme_game(page, 29)
    before, view = place(page), state(page)["view"]
    left = view["princes"][0]["left"]
    # An action card is dropped anywhere on a landscape; its effect asks.
    drag(page, "merchant-caravan", "[data-kind=settlement]")
    wait_past(page, before)
    assert state(page)["view"]["resolving"] == ["merchant-caravan"]
    page.get_by_role("button", name="Undo").click()
    wait_past(page, before + 1)
    # A road comes from its stack to the free end.
    before = place(page)
    page.locator("[data-centre=road]").drag_to(
        page.locator(f'section[data-seat="0"] [data-x="{left - 1}"][data-y="0"]')
    )
    wait_past(page, before)
    pay(page)
    assert state(page)["view"]["princes"][0]["centre"][left - 1 + 12] == 1


def swipe(page: Page, dx: int) -> None:
    """A finger over the landscape that is in front."""
    land = page.locator("section[data-seat]").locator("visible=true")
    box = land.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 - dx / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    points = [{"x": x + dx * i / 6, "y": y + i} for i in range(7)]
    for kind, point in (("touchStart", points[0]), *(("touchMove", one) for one in points[1:])):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_on_a_phone_the_rival_is_a_swipe_or_a_key_away(new_page: NewPage) -> None:
    page = new_page(size=PHONE, has_touch=True, is_mobile=True)
    theme_game(page)
    own, rival = page.locator("section[data-seat='0']"), page.locator("section[data-seat='1']")
    expect(own).to_be_visible()
    expect(rival).to_be_hidden()
    # However wide it has grown, the landscape is whole, and the rival stays in sight as a strip.
    strip = page.get_by_role("button", name="Swipe or press V")
    expect(strip).to_contain_text("/12")
    swipe(page, -200)
    expect(rival).to_be_visible()
    expect(own).to_be_hidden()
    swipe(page, 200)
    expect(own).to_be_visible()
    no_overflow(page)
    # The key does the same, and the list of keys knows it.
    page.keyboard.press("v")
    expect(rival).to_be_visible()
    expect(rival).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("look at the other principality")


def test_a_tapped_card_is_read_and_a_second_tap_builds_it(new_page: NewPage) -> None:
    page = new_page(size=PHONE, has_touch=True, is_mobile=True, settings={"confirm": "touch"})
    theme_game(page)
    before, view = place(page), state(page)["view"]
    *_, site = view["stands"]["bath-house"]
    x, y = site[1], {"far-above": 2, "above": 1, "below": -1, "far-below": -2}[site[2]]
    page.locator('.board button[data-words="build bath-house"]').first.tap()
    expect(page.get_by_text("Tap one of the marked places")).to_be_visible()
    assert place(page) == before
    page.locator(f'section[data-seat="0"] [data-x="{x}"][data-y="{y}"]').tap()
    wait_past(page, before + 1)
    pay(page)
    assert built(page, "bath-house")[-1] == site


def test_a_card_that_can_be_chosen_is_read_by_a_long_press(new_page: NewPage) -> None:
    page = new_page(size=PHONE, has_touch=True, is_mobile=True)
    theme_game(page)
    before = place(page)
    page.locator('.board button[data-words="remove"]').tap()
    wait_past(page, before)
    card = page.locator("section[data-seat='0'] [data-kind=card][data-option]").first
    card.dispatch_event("contextmenu")
    expect(page.locator("dialog[open] article")).to_be_visible()
    assert place(page) == before + 1
