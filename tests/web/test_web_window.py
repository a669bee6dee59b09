"""One screen: in every recorded position, at every size, nothing leaves the window.

The page never scrolls by itself.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from asking import Table
from browsing import FAULTS, ROOT, NewPage, my_turn, options, start, wait_past
from playwright.sync_api import Page

WINDOWS = [
    *((1366, 768), (1440, 900), (1920, 1080)),
    *((820, 1180), (1180, 820)),
    *((360, 640), (390, 844), (844, 390)),
]
GENERATED = ROOT / "web" / "src" / "generated"
FILES = sorted(
    path.relative_to(GENERATED).as_posix()
    for folder in ("samples", "tutorials", "questions")
    for path in (GENERATED / folder).glob("*.json")
)


def game_of(path: str) -> str:
    """The game whose positions a file keeps."""
    games = json.loads((GENERATED / "prompts.json").read_text())
    return max((name for name in games if Path(path).stem.startswith(name)), key=len)


def recorded(path: str) -> list[dict[str, Any]]:
    """The positions of a generated file."""
    found = json.loads((GENERATED / path).read_text())
    return list(found.values()) if isinstance(found, dict) else list(found)


def test_the_files_of_all_games_are_looked_at() -> None:
    assert {game_of(path) for path in FILES} == {
        "catan-rivals",
        "lost-cities",
        "lost-cities-board",
        "lost-cities-rivals",
    }


@pytest.mark.parametrize(
    ("path", "lang"),
    [(path, lang) for path in FILES for lang in ("en", "de") if lang == "en" or "samples" in path],
)
def test_nothing_leaves_the_window(new_page: NewPage, path: str, lang: str) -> None:
    page = new_page(lang=lang)
    table = Table(page)
    wrong: list[str] = []
    for n, position in enumerate(recorded(path), 1):
        table.ask(n, position, game_of(path))
        page.wait_for_selector(f".board[data-n='{n}']")
        page.evaluate("document.querySelector('dialog[open]')?.close()")
        page.evaluate(FAULTS.read_text())
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            faults: list[str] = page.evaluate("[...faults.outside(), ...faults.unseen()]")
            where = f"position {n} ({position['why']}) at {width}x{height}"
            wrong += [f"{where}: {fault}" for fault in faults]
    assert wrong == [], f"{len(wrong)} faults in {path}:\n" + "\n".join(wrong[:12])


WATCH = """
  window.scrolled = [];
  const note = (what) => window.scrolled.push(what + " " + (new Error().stack ?? ""));
  for (const way of ["scrollIntoView", "scrollIntoViewIfNeeded"])
    Element.prototype[way] = function () { note(way); };
  for (const way of ["scrollTo", "scrollBy", "scroll"])
    window[way] = () => location.pathname.startsWith("/table/") && note(way);
  document.addEventListener("scroll", (event) => event.target === document && note("scroll"));
"""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (844, 390)])
@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("lost-cities", {"rounds": 1}),
        ("lost-cities-rivals", {"players": 2}),
        ("lost-cities-board", {"expeditions": 1}),
        ("catan-rivals", {"mode": "introductory"}),
    ],
)
def test_the_page_never_scrolls_in_a_whole_game_by_keyboard(
    new_page: NewPage, game: str, chosen: dict[str, Any], size: tuple[int, int]
) -> None:
    page = new_page(size=size)
    page.context.add_init_script(WATCH)
    start(page, game, seats="me strong", options=chosen)
    given = 0
    while my_turn(page):
        press(page, quick(options(page)))
        given += 1
        assert given < 600, "the game does not end"
    assert page.evaluate("window.scrolled") == []
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def quick(words: list[str], first: str = "build city") -> int:
    """Where in the list stands an answer that gets on: build, play, roll, end; never trade."""
    order = [
        first,
        *("build city", "build settlement", "build road", "build", "sail", "play", "bid"),
        "uncover",
        *("take", "roll", "end", "no", "done", "draw deck", "pass", "send", "move"),
    ]
    for wish in order:
        for i, one in enumerate(words):
            if re.match(rf"{wish}\b", one):
                return i
    rest = [i for i, one in enumerate(words) if one.split()[0] not in ("trade", "use", "remove")]
    return rest[0]


def press(page: Page, i: int) -> None:
    """Answer with the keyboard alone: a digit, or the arrow keys along the list of options."""
    n = int(page.locator(".board[data-n]").get_attribute("data-n") or 0)
    if i < 9:
        page.keyboard.press(str(i + 1))
    else:
        page.keyboard.press("o")
        page.keyboard.press("Home")
        for _ in range(i):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    wait_past(page, n)
