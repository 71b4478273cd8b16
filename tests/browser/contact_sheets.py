"""Contact sheets of the cards of Legends: `python tests/browser/contact_sheets.py [SHEET.webp]`.

One picture of each people and one of all go into artifacts/; a file that is named gets that of all, small
enough for the documentation.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import FLAGS, chromium
from browser.pictures import ARTIFACTS
from browser.static_site import ROOT, serve_fixtures, serve_static

PEOPLES = ["hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka", "mutant"]
SMALL = {"width": 1140, "height": 800}
WIDE = {"width": 2400, "height": 800}
WIDTHS = [1400, 1240, 1100, 1000, 900, 800]
QUALITY = 55
BYTES = 300_000


def draw(browser: Browser, address: str, name: str) -> Path:
    """Draws the sheet of a people, or of all."""
    people = "" if name == "all" else f"&people={name}"
    page: Page = browser.new_page(viewport=WIDE if name == "all" else SMALL)  # type: ignore[arg-type]
    serve_fixtures(page)
    page.goto(f"{address}/gallery?game=legends{people}")
    sheet = page.locator(".all")
    sheet.wait_for()
    if name == "all":
        page.add_style_tag(content=".all { inline-size: 2020px }")
    page.wait_for_load_state("networkidle")
    path = ARTIFACTS / f"legends-{name}.png"
    sheet.screenshot(path=path)
    page.close()
    return path


def shrink(sheet: Path, wanted: Path) -> int:
    """The sheet as a WebP under 300 kB; says how many bytes it has."""
    from PIL import Image

    image = Image.open(sheet).convert("RGB")
    for width in WIDTHS:
        size = (width, round(image.height * width / image.width))
        image.resize(size, Image.Resampling.LANCZOS).save(wanted, quality=QUALITY)
        if wanted.stat().st_size < BYTES:
            break
    return wanted.stat().st_size


def main() -> None:
    subprocess.run([sys.executable, str(ROOT / "scripts" / "web_build.py")], check=True)
    ARTIFACTS.mkdir(exist_ok=True)
    server, address = serve_static()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in [*PEOPLES, "all"]:
            print(draw(browser, address, name), flush=True)
        browser.close()
    server.shutdown()
    if len(sys.argv) > 1:
        wanted = Path(sys.argv[1])
        print(f"{wanted}: {shrink(ARTIFACTS / 'legends-all.png', wanted)} bytes")


if __name__ == "__main__":
    main()
