"""Takes pictures of an opponent's turn: `tests/browser/film_strip.py [GAME …] [--language he] [--phone]`.

Somebody plays one turn with the settings of a new visitor and then watches, one step after the other. The
pictures of each game are laid side by side on one sheet, `artifacts/film-GAME-LANGUAGE.png`.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import FLAGS, chromium, serving
from browser.count_clicks import CHOOSERS, LOOK
from browser.pictures import ARTIFACTS
from browser.test_browser_table import MAKE, NO_CLOCK, guest

BOTS = {"city": "level:2", "drakon": "level:2", "legends": "level:2"}
FRAMES = 12
MOVING_MS = 500
TURN_SECONDS = 120
WIDE, HIGH = 1366, 768


def play_until_the_other_does(page: Page, game: str) -> None:
    """Makes the own choices until a turn of the other is being shown."""
    turn: list[str] = []
    until = time.monotonic() + TURN_SECONDS
    while time.monotonic() < until:
        if page.locator(".playback").count():
            if turn:
                return
            page.locator(".playback .now").click()
            continue
        seen = page.evaluate(LOOK)
        choice = None if seen["busy"] or not seen["mine"] else CHOOSERS[game](seen, turn, 0)
        if choice is None:
            page.wait_for_timeout(25)
            continue
        turn.append(choice[0])
        page.evaluate("(at) => window.clickables[at].click()", choice[1]["at"])
        page.wait_for_timeout(60)
    raise AssertionError(f"{game}: nothing was shown of the other's turn: {page.evaluate(LOOK)}")


def film(browser: Browser, site: str, game: str, language: str, is_phone: bool, still: bool) -> Path:
    """The pictures of one turn on one sheet."""
    context = browser.new_context(
        viewport={"width": 390, "height": 780} if is_phone else {"width": WIDE, "height": HIGH},
        reduced_motion="reduce" if still else "no-preference",
    )
    settings = json.dumps({"language": language, "toured": True})
    context.add_init_script(f"localStorage['obelisk/settings'] ||= {settings!r}")
    page = context.new_page()
    page.goto(site)
    guest(page)
    options = {"city": {"players": 2}, "drakon": {"players": 2}, "legends": {}}[game]
    made = page.evaluate(
        MAKE, [game, options, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}], NO_CLOCK]
    )
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".bar").wait_for()
    play_until_the_other_does(page, game)
    page.keyboard.press("p")
    shots: list[bytes] = []
    while len(shots) < FRAMES:
        page.wait_for_timeout(MOVING_MS)
        shots.append(page.screenshot())
        if not page.locator(".playback").count():
            break
        page.keyboard.press("n")
    context.close()
    return sheet(
        browser, f"film-{game}{'-phone' if is_phone else ''}-{language}", shots, 240 if is_phone else 640
    )


def sheet(browser: Browser, name: str, shots: list[bytes], width: int) -> Path:
    """All pictures side by side, four in a row."""
    page = browser.new_page(viewport={"width": 4 * (width + 8), "height": 600})
    images = "".join(
        f'<img width={width} src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots
    )
    style = "margin:4px;background:#222;display:flex;flex-wrap:wrap;align-items:start;gap:6px"
    page.set_content(f'<body style="{style}">{images}')
    ARTIFACTS.mkdir(exist_ok=True)
    path = ARTIFACTS / f"{name}.png"
    page.screenshot(path=str(path), full_page=True)
    page.close()
    return path


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("games", nargs="*", default=list(CHOOSERS))
    reader.add_argument("--language", default="en")
    reader.add_argument("--phone", action="store_true")
    reader.add_argument("--still", action="store_true", help="without motion")
    wished = reader.parse_args()
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in wished.games or list(CHOOSERS):
            print(film(browser, site, game, wished.language, wished.phone, wished.still), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
