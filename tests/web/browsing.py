"""What the browser tests share: starting a table, answering, looking for faults of a screen."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kit import Player
from playwright.sync_api import Page, expect

NewPage = Callable[..., Page]  # see the fixture

ROOT = Path(__file__).parents[2]
DIST = Path(os.environ.get("RIVALRY_DIST", ROOT / "web" / "dist"))
FAULTS = Path(__file__).with_name("faults.js")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(360, 640), (768, 1024), (1366, 768), (1920, 1080)]
HANGS = 600  # seconds that only a hang can take: a busy machine is slow, not wrong
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


def leave_unpainted(page: Page, is_mobile: bool = False, **_: Any) -> None:
    """Paint one corner of the page, and that small. It is laid out, scrolled and clicked as ever;
    painting, which no test looks at, is a third of the work."""
    corner = {"x": 0, "y": 0, "width": 10, "height": 10, "scale": 0.1}
    metrics = {**page.viewport_size, "deviceScaleFactor": 1, "mobile": is_mobile}
    browser = page.context.new_cdp_session(page)
    browser.send("Emulation.setDeviceMetricsOverride", {**metrics, "viewport": corner})


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size."""
    page.set_viewport_size({"width": width, "height": height})
    leave_unpainted(page)


def each_size(page: Page) -> Iterator[None]:
    """The same page in windows of all sizes, one after the other; it is loaded once."""
    for width, height in SIZES:
        resize(page, width, height)
        yield


def start(
    page: Page, game: str = "lost-cities", seats: str = "me casual", ahead: int = 0, **more: Any
) -> str:
    """Make a table as this browser's player, with bots that do not pause, and go there; its id.

    The first answers may be given ahead, without the page: that is quick.
    """
    settings = {"pause": 0, **more.pop("settings", {})}
    body = {"game": game, "seats": seats.split(), "settings": settings, **more}
    reply = page.request.post("/api/tables", data=body, max_retries=3)
    assert reply.status == 201, reply.text()
    table = str(reply.json()["id"])
    if ahead:
        play_ahead(page, table, ahead)
    open_table(page, table)
    return table


def play_ahead(page: Page, table: str, answers: int) -> None:
    """Answer as this browser's player, but by a socket that no page listens to (Lost Cities)."""
    server = page.request.get("/api/me", max_retries=3).url.removesuffix("/api/me")
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    with Player(server, cookies).open(table) as seat:
        for _ in range(answers):
            words = [option["words"] for option in seat.my_turn()["options"]]
            reply = seat.answer("draw deck" if "draw deck" in words else words[-1])
            assert reply["type"] == "accepted", reply


def open_table(page: Page, table: str) -> None:
    """Go to a table and wait until it is connected."""
    page.goto(f"/table/{table}")
    expect(page.locator("[data-link=live]")).to_be_visible()


def until(page: Page, condition: str, arg: Any = None) -> Any:
    """Wait until a function gives something, and give that. It is called when the page changes,
    and now and then: Playwright would call it in every frame, and so ask for frames that nobody
    needs."""
    script = """arg => new Promise((done, failed) => {
      const hangs = setTimeout(() => failed(new Error("waited for " + found)), HANGS);
      const look = () => {
        const seen = found(arg);
        if (!seen) return;
        changes.disconnect();
        clearInterval(again);
        clearTimeout(hangs);
        done(seen);
      };
      const found = CONDITION;
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      const again = setInterval(look, 200);
      look();
    })"""
    script = script.replace("HANGS", str(HANGS * 1000)).replace("CONDITION", condition)
    return page.evaluate(script, arg)


def my_turn(page: Page) -> bool:
    """Wait until this browser is asked; false when the game is over."""
    asked = """() => {
      if (document.querySelector("dialog[open] .score")) return "over";
      return document.querySelector(".dock[data-asked=true] .options button") && "asked";
    }"""
    return bool(until(page, asked) == "asked")


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
    until(page, "n => Number(document.querySelector('.board')?.dataset.n ?? 0) > n", n)


ASKED = """before => {
  if (document.querySelector("dialog[open] .score")) return { n: 0, options: [] };
  const n = Number(document.querySelector(".board")?.dataset.n ?? 0);
  const found = [...document.querySelectorAll(".dock[data-asked=true] .options button")];
  return n > before && found.length ? { n, options: found.map(one => one.dataset.words) } : null;
}"""
"""The first question after a place: where it is asked, and its options; none when it is over."""


def asked_after(page: Page, n: int) -> tuple[int, list[str]]:
    """Wait for this browser's next question after place `n`, or for the end of the game."""
    found = until(page, ASKED, n)
    return found["n"], found["options"]


CLICKABLE = """function found(selector) {
  // The page scrolls smoothly to what it is about, and a scroll of ours may end that on the way.
  const stuck = performance.now() - (found.since ??= performance.now()) > 60_000;
  const moving = document.getAnimations().filter(each => each.playState === "running");
  for (const one of document.querySelectorAll(selector)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (moving.some(each => each.effect.target.contains(one))) continue;
    if (stuck) one.scrollIntoView({ block: "center" });
    const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    let at = middle(one.getBoundingClientRect());
    const list = one.closest("[data-scrolls]");
    if (list) {
      const to = middle(list.getBoundingClientRect());
      list.scrollBy(at.x - to.x, at.y - to.y);
      at = middle(one.getBoundingClientRect());
    } else if (at.y < 0 || at.y > innerHeight) {
      one.scrollIntoView({ block: "center" });
      at = middle(one.getBoundingClientRect());
    }
    if (one.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
}"""
"""The middle of the first thing that can be clicked there: it is seen, at rest, and not covered."""


def click_on(page: Page, selector: str, finger: bool = False) -> None:
    """Click or tap as soon as that is possible: a real click, for a third of what Playwright's
    costs, which looks at several frames before it."""
    at = until(page, CLICKABLE, selector)
    press = page.touchscreen.tap if finger else page.mouse.click
    press(at["x"], at["y"])


def choose(page: Page, words: str, finger: bool = False) -> None:
    """Answer on the board, with a mouse or a finger: a card, then where it goes.

    In Rivals for Catan a finger reads a card first; the card then has a button.
    """
    option = f'.board [data-words="{words}"]'
    card = f'.board [data-hand="{words.partition(" ")[2]}"]'
    if words.startswith("bid "):
        while page.locator(option).count() == 0:
            click_on(page, ".board [data-step=more]", finger)
    elif words.startswith(("play ", "discard ")) and page.locator(card).count():
        click_on(page, card, finger)
    if not finger:
        click_on(page, option)
        return
    n = place(page)
    click_on(page, option, finger)
    until(page, READ_OR_DONE, n)
    more = f'.board div[data-held] [data-words="{words}"]'
    if page.locator(more).count():
        click_on(page, more, finger)


READ_OR_DONE = """n => document.querySelector("dialog[open], .board div[data-held]") !== null
  || Number(document.querySelector(".board")?.dataset.n) > n"""


def state(page: Page) -> Any:
    """The position as the server tells it to this browser's player."""
    table = page.url.split("/table/")[1].split("?")[0]
    reply = page.request.get(f"/api/tables/{table}/position", max_retries=3)
    assert reply.status == 200, reply.text()
    return reply.json()


def axe(page: Page, *rules: str) -> None:
    """No violation of axe-core's rules on this screen, or of some of them."""
    page.evaluate(AXE.read_text())
    _no("axe", page, list(rules))


def no_overflow(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    _no("wide", page)


def nothing_covered(page: Page) -> None:
    """Whatever can be clicked can be clicked at its centre: nothing lies over it."""
    _no("covered", page)


def big_enough(page: Page) -> None:
    """Buttons, fields and links outside of running text are at least 44 pixels high and wide."""
    _no("small", page)


def _no(fault: str, page: Page, arg: Any = None) -> None:
    page.evaluate(FAULTS.read_text())
    found: list[str] = page.evaluate(f"arg => faults.{fault}(arg)", arg)
    assert found == [], f"{fault} on {page.url} at {page.viewport_size}:\n" + "\n".join(found[:8])
