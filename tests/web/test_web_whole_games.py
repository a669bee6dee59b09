"""Whole games of every game in each of its ways to play: by clicks on the board in windows of a
desktop, by taps on phones held upright and on their side, or by keyboard alone. Nothing scrolls."""

import os
import re
from typing import Any

import pytest
from browsing import NewPage, asked_after, choose, place, start, state, wait_past
from playwright.sync_api import Page, expect

import rivalry

MANNERS = {
    "clicks": (1366, 768),
    "taps": (390, 844),
    "keys": (1366, 768),
    "taps, sideways": (844, 390),
    "clicks, large": (1440, 900),
    "taps, small": (360, 640),
}
"""How a game is played, by clicks, taps or keys alone, in a window of some size."""

MAIN = ("mode", "colours", "rounds", "expeditions", "up_and_down", "players")
ALL = os.environ.get("RIVALRY_WHOLE_GAMES") == "all"
# This player never trades, and barbarians may hold up both: whoever leads after 120 turns wins.
# Of the other ways to play a shorter game is a whole one, too.
SHORT = {"catan-rivals": {"stall_cap": 120}}
SHORTER = {
    "lost-cities": {"rounds": 1},
    "lost-cities-board": {"expeditions": 1},
    "catan-rivals": {"stall_cap": 16},
}
RIVAL = {"catan-rivals": "strong"}
EXPLAINED: dict[str, tuple[str | re.Pattern[str], ...]] = {
    "lost-cities": ("Total",),
    "lost-cities-rivals": ("Points", "Gold"),
    "lost-cities-board": ("tiles", "Artifacts", "Points"),
    "catan-rivals": (re.compile("Settlements|Cities"), "Victory points"),
}


def ways() -> list[tuple[str, dict[str, Any]]]:
    """Every game with its usual options, and with each other value of those that the start page
    offers; of a row of numbers the first."""
    found: list[tuple[str, dict[str, Any]]] = []
    for game in rivalry.games():
        found.append((game, {}))
        for option in rivalry.game(game).options():
            if option.name in MAIN and option.allowed is not None:
                other = [one for one in option.allowed if one != option.default]
                few = other[:1] if isinstance(option.allowed, range) else other
                found += [(game, {option.name: one}) for one in few]
    return found


def name(one: Any) -> str:
    """`players-3`, `usual`."""
    if isinstance(one, dict):
        return ",".join(f"{key}-{value}" for key, value in one.items()) or "usual"
    return str(one)


WATCH = """
  window.scrolled = [];
  const note = (what) => window.scrolled.push(what + " " + (new Error().stack ?? ""));
  for (const way of ["scrollIntoView", "scrollIntoViewIfNeeded"])
    Element.prototype[way] = function () { note(way); };
  for (const way of ["scrollTo", "scrollBy", "scroll"])
    window[way] = () => location.pathname.startsWith("/table/") && note(way);
  document.addEventListener("scroll", (event) => event.target === document && note("scroll"));
"""


def sit_down(page: Page, game: str, chosen: dict[str, Any]) -> None:
    """A table of this browser's player and bots, at which all scrolling is noted."""
    page.context.add_init_script(WATCH)
    usual = {one.name: one.default for one in rivalry.game(game).options()}
    bots = int(chosen.get("players", usual.get("players", 2))) - 1
    seats = " ".join(["me", *[RIVAL.get(game, "novice")] * bots])
    short = SHORTER if chosen and not ALL else SHORT
    start(page, game, seats, options={"starter": 0, **short.get(game, {}), **chosen})


def the_end(page: Page, game: str) -> None:
    """The game is over, its score is explained, and nothing has scrolled."""
    score = page.locator("dialog[open] .score")
    expect(score).to_be_visible()
    for part in EXPLAINED[game]:
        expect(score).to_contain_text(part)
    for points in state(page)["view"]["scores"]:
        expect(score).to_contain_text(str(points).replace("-", "−"))
    assert page.evaluate("window.scrolled") == []
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def cases() -> list[tuple[str, dict[str, Any], str]]:
    """Every way to play in one manner, each manner in its turn; with RIVALRY_WHOLE_GAMES=all, in
    all of them and at full length, which takes an hour.
    """
    names = list(MANNERS)
    if ALL:
        return [(game, chosen, manner) for game, chosen in ways() for manner in names]
    return [(*way, names[n % len(names)]) for n, way in enumerate(ways())]


@pytest.mark.parametrize(("game", "chosen", "manner"), cases(), ids=name)
def test_a_whole_game(new_page: NewPage, game: str, chosen: dict[str, Any], manner: str) -> None:
    size = MANNERS[manner]
    finger = manner.startswith("taps")
    page = new_page(size=size, has_touch=finger, is_mobile=finger)
    sit_down(page, game, chosen)
    given = 0
    n, words = asked_after(page, -1)
    while words:
        if manner == "keys":
            press(page, quick(words))
        else:
            choose(page, words[quick(words)], finger)
        given += 1
        assert given < 1200, "the game does not end"
        n, words = asked_after(page, n)
    the_end(page, game)


def quick(words: list[str]) -> int:
    """Where in the list stands an answer that gets on: build, play, roll, end; never trade."""
    order = [
        *("build shipyard", "use manifesto", "build prince"),  # what other things come from
        *("build city", "build settlement", "build road", "build", "sail", "play"),
        *("bid", "uncover"),
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
    n = place(page)
    if i < 9:
        page.keyboard.press(str(i + 1))
    else:
        page.keyboard.press("o")
        page.keyboard.press("Home")
        for _ in range(i):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    wait_past(page, n)
