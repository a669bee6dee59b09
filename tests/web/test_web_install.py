"""The page as an application: manifest, icons, without a network, small enough, shown by links."""

import gzip
import re

from browsing import DIST, NewPage, axe
from PIL import Image
from playwright.sync_api import Page, expect

FIRST_LOAD = 100_000  # bytes, compressed, without fonts


def kept(page: Page) -> None:
    """Wait until the browser has kept the page."""
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(str(address), max_retries=3)
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert (
        told["name"] == "Rivalry" and told["display"] == "standalone" and told["start_url"] == "/"
    )
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    for icon in told["icons"]:
        found = DIST / icon["src"].lstrip("/")
        if icon["type"] == "image/png":
            size = tuple(int(part) for part in icon["sizes"].split("x"))
            assert Image.open(found).size == size
        assert found.exists()
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert (DIST / str(touch).lstrip("/")).exists()


def test_the_bars_of_a_phone_have_the_colour_of_the_page(new_page: NewPage) -> None:
    page = new_page(theme="dark", settings={"theme": "light"})
    page.goto("/")
    colours = page.locator("meta[name=theme-color]").evaluate_all("all => all.map(o => o.content)")
    assert set(colours) == {"#fffdf8"}


def test_without_a_network_rules_lessons_and_cards_still_work(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".banner.offline")).to_contain_text("You are offline.")
    expect(page.get_by_role("heading", name="Which rival today?")).to_be_visible()
    axe(page)
    page.goto("/learn/catan-rivals")
    expect(page.locator(".coach .say")).to_contain_text("principality")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".coach-step")).to_contain_text("Step 2")
    page.goto("/rules/lost-cities")
    expect(page.locator(".rule-picture").first).to_be_visible()
    page.goto("/cards/mint")
    expect(page.get_by_role("heading", name="Mint", exact=True)).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.locator(".mode").first).to_be_visible()
    expect(page.locator(".banner.offline")).to_be_hidden()


def test_the_kept_page_never_answers_for_the_server(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    kept(page)
    names = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(request.url);
          return found;
        }"""
    )
    assert len(names) > 20 and not [name for name in names if "/api" in name]


def test_links_have_a_preview() -> None:
    index = (DIST / "index.html").read_text()
    for name in ("title", "description", "image", "type"):
        assert re.search(rf'<meta property="og:{name}" content="[^"]+"', index), name
    assert Image.open(DIST / "preview.png").size == (1200, 630)


def test_the_first_load_of_the_lobby_is_small(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.locator(".mode").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    paths = {re.sub(r"^https?://[^/]+/", "", url) or "index.html" for url in asked}
    files = {path: DIST / path for path in paths if not path.startswith("api/")}
    sizes = {
        path: len(gzip.compress(file.read_bytes(), 9))
        for path, file in files.items()
        if file.suffix in (".html", ".js", ".css", ".svg", ".webmanifest")
    }
    assert any(path.endswith(".js") for path in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes
