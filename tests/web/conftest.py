"""A real server with the built page, and real browsers that look at it."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parent.parent / "server"))
sys.path.insert(0, str(Path(__file__).parent))

from browsing import DIST, HANGS, NewPage, calm, leave_unpainted
from kit import Served, served

CHROMIUM = (
    "chromium-headless-shell",  # the same browser without windows: a quarter less work
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)
ARGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Playwright's own browsers are not needed: any installed Chromium does."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("no Chromium to test with. On Debian and Ubuntu: apt-get install chromium")
    return {"executable_path": found, "args": list(ARGS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the page, quick bots and generous limits; one for each worker."""
    if not (DIST / "index.html").exists():
        pytest.fail("the page is not built: run make web")
    with served(tmp_path_factory.mktemp("server"), web=DIST) as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: Served) -> Iterator[NewPage]:
    """A function that opens a fresh browser: `new_page(lang="de", theme="dark", size=(360, 640))`.

    Nothing moves, nothing is confirmed and nothing sounds, unless `settings` say otherwise. Every
    error in the page's console fails the test.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        lang: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1366, 768),
        url: str = server.url,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> Page:
        more.setdefault("service_workers", "block")  # nothing is kept, but where that is tested
        context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            locale=lang,
            **more,
        )
        contexts.append(context)
        context.add_init_script(calm(lang, settings or {}))
        context.set_default_timeout(HANGS * 1000)
        page = context.new_page()
        if (
            more.get("service_workers") != "allow"
        ):  # where the network is taken away, it is left alone
            leave_unpainted(page, **more)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == [], "the page raised errors"


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """One fresh browser."""
    return new_page()
