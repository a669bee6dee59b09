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
<body style="margin:0;width:1200px;height:630px;background:#f6f1e7;display:grid;
  grid-template-columns:1fr 1fr;gap:18px;padding:24px 24px 150px;box-sizing:border-box">
%s
<div style="position:absolute;left:0;right:0;bottom:0;height:132px;display:flex;gap:24px;
  align-items:center;justify-content:center;background:#fffdf8">%s
  <span style="font:600 72px Fraunces,Georgia,serif;color:#241f18">Rivalry</span></div></body>
"""


def picture(browser: Browser, path: Path, html: str, size: tuple[int, int]) -> None:
    """Take a picture of some HTML."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_content(html)
    page.screenshot(path=path, omit_background=True)
    page.close()


def sized(svg: str, size: int) -> str:
    """An icon that fills its picture."""
    style = f'style="display:block;width:{size}px;height:{size}px"'
    return f"<body style='margin:0'>{svg.replace('<svg ', f'<svg {style} ')}</body>"


def emblems(browser: Browser, url: str) -> str:
    """The four emblems of the start page, in the colours of the light theme."""
    page = browser.new_page(color_scheme="light")
    page.goto(url)
    page.wait_for_selector(".game-card .emblem")
    found: str = page.evaluate(
        """() => [...document.querySelectorAll(".game-card .emblem")].map((one) => {
          const style = getComputedStyle(one);
          return one.outerHTML.replace(/var\\((--[\\w-]+)\\)/g, (_, name) =>
            style.getPropertyValue(name).replaceAll('"', "'"))
            .replace("<svg ", '<svg style="width:100%;height:216px;border-radius:18px" ');
        }).join("")"""
    )
    page.close()
    return found


def main() -> None:
    """Draw all of them."""
    with server() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGS)
        for size in (180, 192, 512):
            picture(browser, PUBLIC / f"icon-{size}.png", sized(ICON, size), (size, size))
        picture(browser, PUBLIC / "icon-maskable.png", sized(MASKABLE, 512), (512, 512))
        logo = ICON.replace("<svg ", '<svg style="width:88px" ')
        html = PREVIEW % (emblems(browser, url), logo)
        picture(browser, PUBLIC / "preview.png", html, (1200, 630))
        shrink(PUBLIC / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
