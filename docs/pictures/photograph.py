"""Takes the pictures of the page for the README from a real server: `make pictures`.

Each game is a recorded one (`web/games/`), continued against bots from somewhere in its middle.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import rivalry
from rivalry.core.decision import CHANCE
from rivalry.core.log import GameLog

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
DESK, PHONE = (1280, 800), (360, 720)
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

# Name of the picture: recorded game, how far into it, window, theme, language.
TABLES = {
    "page-lost-cities": ("lost-cities", 0.22, DESK, "light", "en"),
    "page-lost-cities-phone": ("lost-cities-six", 0.2, PHONE, "dark", "en"),
    "page-lost-cities-rivals": ("lost-cities-rivals-four", 0.45, DESK, "light", "en"),
    "page-lost-cities-board": ("lost-cities-board-four", 0.25, DESK, "dark", "en"),
    "page-catan-rivals": ("catan-rivals-gold", 0.5, DESK, "light", "en"),
}


def middle(name: str, share: float) -> GameLog:
    """A recorded game up to a question of seat 0 somewhere in it."""
    log = GameLog.read((WEB / "games" / f"{name}.json").read_text())
    answers = log.answers
    for n in range(int(len(answers) * share), len(answers)):
        log.answers = answers[:n]
        decision = rivalry.replay(log.json()).decision
        if decision is not None and decision.player == 0 and decision.player != CHANCE:
            return log
    raise ValueError(f"seat 0 is not asked any more in {name}")


@contextmanager
def server() -> Iterator[str]:
    """A server with the built page; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "rivalry.cli", "serve", "--data", data]
        command += ["--port", "0", "--web", str(WEB / "dist")]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            process.terminate()
            process.wait()


def shrink(path: Path) -> None:
    """A smaller file of the same picture: our pictures have few colours."""
    Image.open(path).convert("RGB").quantize(192, dither=Image.Dither.NONE).save(
        path, optimize=True
    )
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def chromium() -> str:
    """The browser to draw with."""
    names = ("chromium", "google-chrome", "chromium-headless-shell")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        sys.exit("There is no Chromium. On Debian and Ubuntu: apt-get install chromium")
    return found


def take(browser: Browser, address: str, name: str) -> None:
    """One picture of a table, or of the start."""
    game, share, size, theme, lang = TABLES.get(name, ("", 0.0, DESK, "light", "en"))
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=1.5 if size == PHONE else 1,
        color_scheme="dark" if theme == "dark" else "light",
        locale=lang,
    )
    context.add_init_script("localStorage.setItem('rivalry.settings', '{\"speed\": \"off\"}')")
    page = context.new_page()
    if game:
        log = middle(game, share)
        seats = ["me"] + ["casual"] * (int(log.options.get("players", 2)) - 1)
        body = {"log": log.json(), "seats": seats, "settings": {"pause": 0}}
        made = page.request.post("/api/tables/import", data=body)
        assert made.status == 201, made.text()
        page.goto(f"/table/{made.json()['id']}")
        page.wait_for_selector(".dock[data-asked=true]")
        page.eval_on_selector_all(".since", "all => all.forEach((one) => one.remove())")
    else:
        page.goto("/")
        page.wait_for_selector(".game-card")
        page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    path = HERE / f"{name}.png"
    page.screenshot(path=path)
    context.close()
    shrink(path)


def main() -> None:
    """All pictures, or those that are named."""
    wanted = sys.argv[1:] or ["page-start", *TABLES]
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGS)
        for name in wanted:
            take(browser, address, name)
        browser.close()


if __name__ == "__main__":
    main()
