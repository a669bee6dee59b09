"""The kinds of cards that the expansions bring have room on the board, on every screen.

What lies there is laid out as the expansions describe it; component tests (expansions.test.tsx)
say what each thing is called and what it offers.
"""

import json
from typing import Any

import pytest
from asking import Table
from browsing import ROOT, NewPage, axe, big_enough, no_overflow, nothing_covered
from playwright.sync_api import expect

DUEL = ROOT / "web" / "src" / "generated" / "samples" / "catan-rivals-duel.json"
HARBOUR, METROPOLIS, WEST = 5, 4, -12


def card(key: str, *place: int | str, **more: Any) -> dict[str, Any]:
    return {"card": key, "place": list(place), "level": 0, "used": 0, **more}


def every_kind() -> dict[str, Any]:
    """A question in the middle of a Duel, with a card of every kind for the first seat."""
    asked: dict[str, Any] = json.loads(DUEL.read_text())[-2]
    view = asked["view"]
    anna, ben = view["princes"]
    left, right = anna["left"], anna["right"]
    asked |= {"seat": 0, "why": "turn.action"}
    asked["options"] = [{"words": "end", "verb": "end", "args": []}]
    view |= {"seat": 0, "asked": {"player": 0, "effect": "action", "card": "", "places": 0}}
    anna["centre"][right + 1 - WEST] = HARBOUR
    anna["centre"][left - WEST] = METROPOLIS
    anna["built"] = [
        card("paper-merchants-residence", "beside", left - 1, "above", level=2, sides=3),
        card("piet-sage-of-the-mountains", "beside", left - 1, "below", level=3, holds="owl"),
        card("church", "site", left, "above"),
        card("judith-guardian-of-the-church", "site", left, "above"),
        card("trading-post", "road", left + 1),
    ]
    anna["foreign"] = [
        card("thieves-hideout", "beside", right - 1, "above"),
        card("trading-station", "site", left, "far-below"),
    ]
    ben["foreign"] = [card("brigand-camp", "road", ben["left"] + 1)]
    anna["markers"] = [
        card("triumph-card", level=1, sides=3, points={"victory": 1}),
        card("public-feeling", level=2, holds="star"),
    ]
    anna["sea"] = [
        card("", "sea", right + 1 + column, row, open=False, distance=column + abs(away))
        for column in (1, 2, 3)
        for row, away in (("above", 1), ("middle", 0), ("below", -1))
    ]
    anna["sea"][0] |= {"card": "shipwreck"}
    anna["sea"][1] |= {"card": "island-of-the-bards", "level": 1, "sides": 3, "open": True}
    at = ["sea", right + 2, "middle"]
    anna["ships"] = [
        {"built": built, "at": where} for built, where in ((True, None), (True, at), (False, None))
    ]
    anna["points"] |= {"sail": 2, "cannon": 1}
    return asked


@pytest.mark.parametrize(
    ("size", "theme"), [((390, 844), "dark"), ((1280, 800), "light")], ids=["phone", "desktop"]
)
def test_a_card_of_every_kind_has_room(
    new_page: NewPage, size: tuple[int, int], theme: str
) -> None:
    page = new_page(size=size, theme=theme)
    Table(page).ask(1, every_kind())
    own = page.locator("section[data-seat='0']")
    expect(own.locator("[data-kind=sea]")).to_have_count(9)
    expect(own.locator("[data-foreign]")).to_have_count(2)
    axe(page)
    no_overflow(page)
    nothing_covered(page)
    big_enough(page)
