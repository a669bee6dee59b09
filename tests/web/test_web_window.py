"""One screen: in every recorded position, at every size, nothing leaves the window."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from asking import Table
from browsing import FAULTS, ROOT, NewPage

import rivalry

sys.path.insert(0, str(ROOT / "web"))
from positions import positions

WINDOWS = [
    *((1366, 768), (1440, 900), (1920, 1080)),
    *((820, 1180), (1180, 820)),
    *((360, 640), (390, 844), (844, 390)),
]
WEB = ROOT / "web"
FOLDERS = ("games", "src/generated/samples", "src/generated/tutorials", "src/generated/questions")
FILES = sorted(
    path.relative_to(WEB).as_posix() for folder in FOLDERS for path in (WEB / folder).glob("*.json")
)
MOST = 25  # positions of a recorded game that are looked at, from its beginning to its end


def game_of(path: str) -> str:
    """The game whose positions a file keeps."""
    return max((name for name in rivalry.games() if Path(path).stem.startswith(name)), key=len)


def recorded(path: str) -> list[dict[str, Any]]:
    """The positions of a generated file, or of a recorded game."""
    if path.startswith("games/"):
        every = positions(WEB / path)
        return every[:: -(-len(every) // MOST)]
    found = json.loads((WEB / path).read_text())
    return list(found.values()) if isinstance(found, dict) else list(found)


def test_the_files_of_all_games_are_looked_at() -> None:
    assert {game_of(path) for path in FILES} == set(rivalry.games())


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
