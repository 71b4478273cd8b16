"""Makes the pictures of the README and of the documentation anew: `python tests/browser/screenshots.py`.

Boards are drawn from the fixtures, so that the same positions are shown each time.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, chromium
from browser.static_site import ROOT, serve_fixtures, serve_static

FOLDER = ROOT / "docs" / "screenshots"
PHONE = (360, 740)
DESKTOP = (1366, 854)
WIDTH = 1200
QUALITY = 80
PICTURES = {
    "home": ("/", "main button", "en", DESKTOP),
    "city": ("/gallery/city-3p?frame=5", ".bar", "en", DESKTOP),
    "city-phone-hebrew": ("/gallery/city-3p?frame=5", ".bar", "he", PHONE),
    "drakon": ("/gallery/drakon-4p-heroes?frame=8", ".bar", "en", DESKTOP),
    "drakon-phone-hebrew": ("/gallery/drakon-4p-heroes?frame=8", ".bar", "he", PHONE),
    "legends": ("/gallery/legends-buka?frame=14", ".bar", "en", DESKTOP),
}
"""Each picture: its page, what shows that the page is there, the language and the size of the window."""


def take(browser: Browser, address: str, name: str) -> int:
    """Takes one picture; says how many bytes it has."""
    from PIL import Image

    path, sign, language, (width, height) = PICTURES[name]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    settings = json.dumps({"language": language, "toured": True})
    context.add_init_script(f"localStorage['obelisk/settings'] = {settings!r}")
    page = context.new_page()
    serve_fixtures(page)
    page.goto(address + path)
    page.locator(sign).first.wait_for()
    page.wait_for_load_state("networkidle")
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    if width > WIDTH:
        image = image.resize((WIDTH, round(height * WIDTH / width)), Image.Resampling.LANCZOS)
    wanted = FOLDER / f"{name}.webp"
    image.save(wanted, quality=QUALITY)
    return wanted.stat().st_size


def main() -> None:
    server, address = serve_static()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in sys.argv[1:] or PICTURES:
            print(f"{name}: {take(browser, address, name)} bytes", flush=True)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
