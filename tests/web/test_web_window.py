"""One screen: in every recorded position, nothing leaves the window, whatever its size."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from asking import Table
from browsing import FAULTS, ROOT, NewPage
from playwright.sync_api import Frame, Page, Route

import rivalry

sys.path.insert(0, str(ROOT / "web"))
from positions import positions

WINDOWS = [
    [(1366, 768), (1920, 1080), (1180, 820), (390, 844)],
    [(1440, 900), (820, 1180), (360, 640), (844, 390)],
]
"""Every position is looked at in windows of one half, the next one in those of the other."""
WEB = ROOT / "web"
FOLDERS = ("games", "src/generated/samples", "src/generated/tutorials", "src/generated/questions")
FILES = sorted(
    path.relative_to(WEB).as_posix() for folder in FOLDERS for path in (WEB / folder).glob("*.json")
)
MOST = 12  # positions of a game or a lesson that are looked at, from its beginning to its end
SHARES = {"src/generated/questions/catan-rivals.json": 6}  # so that workers divide a long file
CASES = [
    (path, lang, share)
    for path in FILES
    for lang in (("en", "de") if "samples" in path else ("en",))
    for share in range(SHARES.get(path, 1))
]


def game_of(path: str) -> str:
    """The game whose positions a file keeps."""
    return max((name for name in rivalry.games() if Path(path).stem.startswith(name)), key=len)


def recorded(path: str) -> list[dict[str, Any]]:
    """The positions of a generated file, or of a recorded game."""
    if path.startswith("games/"):
        every = positions(WEB / path)
    else:
        found = json.loads((WEB / path).read_text())
        if isinstance(found, dict):
            return list(found.values())  # every question
        every = list(found)
    return every[:: -(-len(every) // MOST)]


def test_the_files_of_all_games_are_looked_at() -> None:
    assert {game_of(path) for path in FILES} == set(rivalry.games())


# A frame is a window of its own to the page in it, and it is resized without painting anything:
# all sizes are looked at in one go, at half the price of resizing the browser.
HOST = "<!doctype html><iframe src='/table/walk'></iframe>"
STILL = "*, ::before, ::after { transition: none !important }"  # laid out at once as it will be
LOOK = """windows => {
  const frame = document.querySelector("iframe");
  const { document: shown, faults } = frame.contentWindow;
  shown.querySelector("dialog[open]")?.close();
  return windows.map(([width, height]) => {
    Object.assign(frame.style, { border: 0, width: `${width}px`, height: `${height}px` });
    const size = `${frame.contentWindow.innerWidth}x${frame.contentWindow.innerHeight}`;
    return [...faults.outside(), ...faults.unseen()].map(fault => `at ${size}: ${fault}`);
  }).flat();
}"""
"""The faults of the table in the frame, in windows of these sizes."""


def allow_frame(route: Route) -> None:
    """Hand on the server's page without its headers, which forbid frames."""
    reply = route.fetch()
    route.fulfill(response=reply, headers={"content-type": reply.headers["content-type"]})


def framed(page: Page) -> tuple[Table, Frame]:
    """A table in a frame of its own."""
    page.route("**/table/walk", allow_frame)
    page.route("**/host", lambda route: route.fulfill(body=HOST, content_type="text/html"))
    table = Table(page, "/host")
    frame = page.frames[1]
    frame.add_style_tag(content=STILL)
    frame.evaluate(FAULTS.read_text())
    return table, frame


@pytest.mark.parametrize(("path", "lang", "share"), CASES)
def test_nothing_leaves_the_window(new_page: NewPage, path: str, lang: str, share: int) -> None:
    page = new_page(lang=lang, size=(100, 100))
    table, frame = framed(page)
    wrong: list[str] = []
    for n, position in enumerate(recorded(path)[share :: SHARES.get(path, 1)], 1):
        table.ask(n, position, game_of(path))
        frame.wait_for_selector(f".board[data-n='{n}']")
        faults: list[str] = page.evaluate(LOOK, WINDOWS[(n + (lang == "de")) % 2])
        wrong += [f"position {n} ({position['why']}) {fault}" for fault in faults]
    assert wrong == [], f"{len(wrong)} faults in {path}:\n" + "\n".join(wrong[:12])
