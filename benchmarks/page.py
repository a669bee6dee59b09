"""How fast the page is, in Chromium: `python -m benchmarks.page`, after `make web`.

Prints the weight of the first load, the time from the server's message to the picture of each move
with movement off, and the frames while things move, with what the slow ones spent their time on.
"""

import gzip
import json
import sys
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "docs" / "pictures"))
from photograph import ARGS, WEB, chromium, server

GAMES = ("lost-cities", "lost-cities-rivals-two", "lost-cities-board-two", "catan-rivals-gold")
ANSWERS = 30  # by the player, in each game

# A position arrives; the board shows it; the next frame is on the screen.
MOVES = """
  window.moves = []; const arrived = new Map(); const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const { type, n } = JSON.parse(data);
        if (type === "position") arrived.set(String(n), performance.now());
      });
    }
  };
  new MutationObserver(() => {
    const n = document.querySelector(".board")?.dataset.n;
    const at = arrived.get(n);
    if (at === undefined) return;
    arrived.delete(n);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => moves.push(performance.now() - at);
      port2.postMessage("after the frame");
    });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-n"] });
"""
# Every frame, and what the browser says about those over 50 ms.
FRAMES = """
  window.frames_ = []; window.slow = []; let last = 0;
  const step = (now) => {
    if (last) frames_.push(now - last);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const script = one.scripts.reduce((sum, some) => sum + some.duration, 0);
      const drawn = one.startTime + one.duration - (one.styleAndLayoutStart || one.startTime);
      slow.push({ whole: one.duration, script, drawn });
    }
  }).observe({ type: "long-animation-frame" });
"""


def table(browser: Browser, address: str, name: str, speed: str, script: str) -> Page:
    """A table in the middle of a recorded game, at which a novice plays the other seat."""
    context = browser.new_context(base_url=address, viewport={"width": 1366, "height": 768})
    settings = json.dumps({"speed": speed, "sound": False, "confirm": "never"})
    context.add_init_script(f"localStorage.setItem('rivalry.settings', {settings!r});{script}")
    page = context.new_page()
    log = json.loads((WEB / "games" / f"{name}.json").read_text())
    log["answers"] = log["answers"][: len(log["answers"]) // 2]
    body = {"log": json.dumps(log), "seats": ["me", "novice"], "settings": {"pause": 0}}
    made = page.request.post("/api/tables/import", data=body)
    while made.status == 429:  # a fast machine reaches the server's limit on imports
        page.wait_for_timeout(5_000)
        made = page.request.post("/api/tables/import", data=body)
    assert made.status == 201, made.text()
    page.goto(f"/table/{made.json()['id']}")
    return page


def play(page: Page) -> None:
    """Answer by keyboard, always with the first option."""
    for _ in range(ANSWERS):
        asked = "document.querySelector('.dock[data-asked=true] .options button')"
        over = "document.querySelector('dialog[open] .score')"
        page.wait_for_function(f"() => {asked} || {over}", timeout=60_000)
        if page.evaluate(f"() => Boolean({over})"):
            return
        n = page.locator(".board").get_attribute("data-n")
        page.keyboard.press("1")
        page.wait_for_function(
            "n => document.querySelector('.board').dataset.n !== n", arg=n, timeout=60_000
        )


def cpu(page: Page) -> float:
    """Play, and return the milliseconds of CPU time that the page's own thread used for it: that
    figure is the same however busy the machine is."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    clock = []
    for work in (None, play):
        if work:
            work(page)
        found = session.send("Performance.getMetrics")["metrics"]
        clock.append(float(next(one["value"] for one in found if one["name"] == "ThreadTime")))
    return (clock[1] - clock[0]) * 1000


def first_load(browser: Browser, address: str) -> None:
    """What the lobby loads, each file compressed as a server would send it."""
    page = browser.new_page(base_url=address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(f"{address}/")))
    page.goto("/")
    page.wait_for_selector(".mode")
    page.wait_for_load_state("networkidle")
    files = [WEB / "dist" / (path or "index.html") for path in dict.fromkeys(asked)]
    sizes = {
        file.name: len(gzip.compress(file.read_bytes(), 9))
        for file in files
        if file.is_file() and file.suffix != ".woff2"
    }
    print(f"first load without fonts: {sum(sizes.values()) / 1000:.1f} kB, {sizes}")


def moves(browser: Browser, address: str) -> None:
    """From the message to the picture, with movement off."""
    for name in GAMES:
        page = table(browser, address, name, "off", MOVES)
        page.wait_for_selector(".board[data-n]")
        used = cpu(page)
        found: list[float] = sorted(page.evaluate("moves"))
        most = found[int(0.95 * (len(found) - 1))]
        middle, last = median(found), found[-1]
        print(
            f"{name}: {len(found)} moves, median {middle:.0f}, 95 % {most:.0f}, most {last:.0f} ms;"
        )
        print(f"  {used / len(found):.0f} ms of CPU time of the page for each")
        page.context.close()


def frames(browser: Browser, address: str) -> None:
    """How many frames are on time while things move, and what the slow ones spend their time on."""
    for name in GAMES:
        page = table(browser, address, name, "normal", FRAMES)
        page.wait_for_selector(".board[data-n]")
        page.evaluate("frames_.length = slow.length = 0")
        used = cpu(page)
        found: list[float] = page.evaluate("frames_")
        slow: list[dict[str, Any]] = page.evaluate("slow")
        on_time = sum(1 for one in found if one < 1000 / 60 * 1.5) / len(found)
        print(f"{name}: {len(found)} frames, {on_time:.1%} on time, median {median(found):.1f} ms;")
        print(f"  {used / len(found):.1f} ms of CPU time of the page for each")
        if slow:
            spent = {key: sum(one[key] for one in slow) for key in ("whole", "script", "drawn")}
            print(f"  {len(slow)} frames over 50 ms, {spent['whole']:.0f} ms in all:", end=" ")
            print(f"scripts {spent['script']:.0f}, style, layout and paint {spent['drawn']:.0f}")
        page.context.close()


def main() -> None:
    """Run all three."""
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        first_load(browser, address)
        moves(browser, address)
        frames(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
