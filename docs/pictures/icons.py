"""Draws the page's icons and its preview for links from our SVG: `make pictures`."""

from pathlib import Path

from photograph import ARGS, WEB, chromium, server, shrink
from playwright.sync_api import Browser, sync_playwright

PUBLIC = WEB / "public"
ICON = (PUBLIC / "icon.svg").read_text()
# A maskable icon is cut to any shape: its ground goes to the edge, its drawing stays in the middle.
MASKABLE = ICON.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"').replace(
    '<rect width="32" height="32" rx="7"', '<rect x="-6" y="-6" width="44" height="44"'
)
PREVIEW = """
const emblems = [...document.querySelectorAll(".game-card .emblem")].map((one) => one.outerHTML);
document.body.innerHTML = `<div style="width:1200px;height:630px;display:grid;gap:12px 16px;
  grid-template:repeat(2, 248px) 1fr / 496px 496px;justify-content:center;align-items:center;
  padding-top:14px;box-sizing:border-box">${emblems.join("")}
  <div style="grid-column:1/3;display:flex;gap:22px;align-items:center;justify-content:center;
  font:600 64px var(--font-title)">${icon}<span>Rivalry</span></div></div>`;
document.querySelectorAll(".emblem").forEach((one) => { one.style.borderRadius = "18px" });
"""


def picture(browser: Browser, path: Path, html: str, size: tuple[int, int]) -> None:
    """Take a picture of some HTML."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_content(f"<body style='margin:0'>{html}</body>")
    page.screenshot(path=path, omit_background=True)
    page.close()


def sized(svg: str, size: int) -> str:
    """An icon that fills its picture."""
    return svg.replace("<svg ", f'<svg style="display:block;width:{size}px;height:{size}px" ')


def preview(browser: Browser, url: str) -> None:
    """The four emblems of the start page with our name, as messengers show a link."""
    path = PUBLIC / "preview.png"
    page = browser.new_page(
        viewport={"width": 1200, "height": 630}, color_scheme="light", service_workers="block"
    )
    page.goto(url)
    page.wait_for_selector(".game-card .emblem")
    page.evaluate(f"async (icon) => {{ {PREVIEW} await document.fonts.ready }}", sized(ICON, 84))
    page.screenshot(path=path)
    page.close()
    shrink(path)


def main() -> None:
    """Draw all of them."""
    with server() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGS)
        for size in (180, 192, 512):
            picture(browser, PUBLIC / f"icon-{size}.png", sized(ICON, size), (size, size))
        picture(browser, PUBLIC / "icon-maskable.png", sized(MASKABLE, 512), (512, 512))
        preview(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
