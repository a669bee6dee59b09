"""What the browser tests share: starting a table, answering, looking for faults of a screen."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

NewPage = Callable[..., Page]  # see the fixture

ROOT = Path(__file__).parents[2]
DIST = Path(os.environ.get("RIVALRY_DIST", ROOT / "web" / "dist"))
FAULTS = Path(__file__).with_name("faults.js")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(360, 640), (768, 1024), (1366, 768), (1920, 1080)]
HANGS = 120  # seconds that only a hang can take: a busy machine is slow, not wrong
expect.set_options(timeout=HANGS * 1000)
CALM = {"speed": "off", "confirm": "never", "sound": False, "pause": 0}


def calm(lang: str, settings: dict[str, Any]) -> str:
    """A script that fills in the settings of a browser before the page sees them."""
    chosen = json.dumps(json.dumps({**CALM, **settings}))
    return f"""
        if (!localStorage.getItem("rivalry.settings")) {{
          localStorage.setItem("rivalry.settings", {chosen});
          localStorage.setItem("rivalry.language", {json.dumps(lang)});
        }}
    """


def start(page: Page, game: str = "lost-cities", seats: str = "me casual", **more: Any) -> str:
    """Make a table as this browser's player, with bots that do not pause, and go there; its id."""
    settings = {"pause": 0, **more.pop("settings", {})}
    body = {"game": game, "seats": seats.split(), "settings": settings, **more}
    reply = page.request.post("/api/tables", data=body, max_retries=3)
    assert reply.status == 201, reply.text()
    table = str(reply.json()["id"])
    open_table(page, table)
    return table


def open_table(page: Page, table: str) -> None:
    """Go to a table and wait until it is connected."""
    page.goto(f"/table/{table}")
    expect(page.locator("[data-link=live]")).to_be_visible()


def my_turn(page: Page) -> bool:
    """Wait until this browser is asked; false when the game is over."""
    waited = page.wait_for_function(
        """() => {
          if (document.querySelector("dialog[open] .score")) return "over";
          return document.querySelector(".dock[data-asked=true] .options button") ? "asked" : null;
        }"""
    )
    return waited.json_value() == "asked"


def options(page: Page) -> list[str]:
    """The words of all legal answers."""
    found: list[str] = page.eval_on_selector_all(
        ".options button", "all => all.map(one => one.dataset.words)"
    )
    return found


def place(page: Page) -> int:
    """The place of the table's journal that the board shows."""
    return int(page.locator(".board[data-n]").get_attribute("data-n") or 0)


def answer(page: Page, words: str) -> None:
    """Choose an option in the list, and wait until the server has accepted it."""
    before = place(page)
    page.eval_on_selector_all(".option-box", "all => all.forEach(one => { one.open = true })")
    page.locator(f'.options button[data-words="{words}"]').click()
    wait_past(page, before)


def wait_past(page: Page, n: int) -> None:
    """Wait until the board shows a later place."""
    page.wait_for_function(
        "n => Number(document.querySelector('.board')?.dataset.n ?? 0) > n", arg=n
    )


ASKED = """before => {
  if (document.querySelector("dialog[open] .score")) return { n: 0, options: [] };
  const n = Number(document.querySelector(".board")?.dataset.n ?? 0);
  const found = [...document.querySelectorAll(".dock[data-asked=true] .options button")];
  return n > before && found.length ? { n, options: found.map(one => one.dataset.words) } : null;
}"""
"""The first question after a place: where it is asked, and its options; none when it is over."""


def asked_after(page: Page, n: int) -> tuple[int, list[str]]:
    """Wait for this browser's next question after place `n`, or for the end of the game."""
    found = page.wait_for_function(ASKED, arg=n).json_value()
    return found["n"], found["options"]


def choose(page: Page, words: str, finger: bool = False) -> None:
    """Answer on the board, with a mouse or a finger: a card, then where it goes.

    In Rivals for Catan a finger reads a card first; the card then has a button.
    """
    board = page.locator(".board")
    act = Locator.tap if finger else Locator.click
    card = board.locator(f'[data-hand="{words.partition(" ")[2]}"]')
    if words.startswith("bid "):
        while board.locator(f'[data-words="{words}"]').count() == 0:
            act(board.locator("[data-step=more]"))
    elif words.startswith(("play ", "discard ")) and card.count():
        act(card.last)
    button = board.locator(f'[data-words="{words}"]').locator("visible=true").first
    if not finger:
        button.click()
        return
    n = place(page)
    button.tap()
    page.wait_for_function(READ_OR_DONE, arg=n)
    more = page.locator(f'.board div[data-held] [data-words="{words}"]')
    if more.count():
        more.tap()


READ_OR_DONE = """n => document.querySelector("dialog[open], .board div[data-held]")
  || Number(document.querySelector(".board").dataset.n) > n"""


def state(page: Page) -> Any:
    """The position as the server tells it to this browser's player."""
    table = page.url.split("/table/")[1].split("?")[0]
    reply = page.request.get(f"/api/tables/{table}/position", max_retries=3)
    assert reply.status == 200, reply.text()
    return reply.json()


def axe(page: Page) -> None:
    """No violation of axe-core's rules on this screen."""
    page.evaluate(AXE.read_text())
    _no("axe", page)


def no_overflow(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    _no("wide", page)


def nothing_covered(page: Page) -> None:
    """Whatever can be clicked can be clicked at its centre: nothing lies over it."""
    _no("covered", page)


def big_enough(page: Page) -> None:
    """Buttons, fields and links outside of running text are at least 44 pixels high and wide."""
    _no("small", page)


def _no(fault: str, page: Page) -> None:
    page.evaluate(FAULTS.read_text())
    found: list[str] = page.evaluate(f"faults.{fault}()")
    assert found == [], f"{fault} on {page.url} at {page.viewport_size}:\n" + "\n".join(found[:8])
