"""Walks through a game as somebody who has never seen it: `first_walk.py [GAME …] [--language he] [--phone]`.

From the front page by the button that begins at once to the end, with pictures of the way in `artifacts/`:
the front page, the first look at the table, the first own turns, the turn of the other, a refusal, the end.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from browser.conftest import FLAGS, chromium, serving
from browser.count_clicks import CHOOSERS, LOOK
from browser.pictures import ARTIFACTS

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
FIRST_CLICKS = 8
"""So many clicks of the first turns get a picture each."""


def walk(browser: Browser, site: str, game: str, language: str, is_phone: bool, seconds: int) -> None:
    """One game to its end, or as far as the time lets it."""
    context = browser.new_context(viewport=PHONE if is_phone else DESKTOP, has_touch=is_phone)
    settings = json.dumps({"language": language})
    context.add_init_script(f"localStorage['obelisk/settings'] ||= {settings!r}")
    page = context.new_page()
    name = f"walk-{game}-{language}{'-phone' if is_phone else ''}"
    taken: list[str] = []

    def picture(what: str) -> None:
        taken.append(what)
        page.screenshot(path=str(ARTIFACTS / f"{name}-{len(taken):02}-{what}.png"))

    page.goto(site)
    page.locator("main button").first.wait_for()
    page.wait_for_timeout(500)
    picture("home")
    page.locator(".games .game").nth(list(CHOOSERS).index(game)).locator("button").first.click()
    page.locator(".bar").wait_for()
    page.wait_for_timeout(1500)
    picture("first-look")
    play_on(page, game, seconds, picture)
    picture("end")
    context.close()


def play_on(page: Page, game: str, seconds: int, picture: Callable[[str], None]) -> None:
    """Plays by clicks; closes what a newcomer is shown after a look at it."""
    until = time.monotonic() + seconds
    turn: list[str] = []
    clicks = 0
    watched = False
    while time.monotonic() < until:
        tour = page.locator(".tour button, .coach button")
        if tour.count() and tour.last.is_visible():
            tour.last.click()
            continue
        if page.locator(".playback").count():
            if not watched and clicks:
                page.wait_for_timeout(1200)
                picture("their-turn")
                watched = True
            now = page.locator(".playback .now")
            if clicks > FIRST_CLICKS and now.count():
                now.click()
            else:
                page.wait_for_timeout(100)
            turn = []
            continue
        seen = page.evaluate(LOOK)
        if seen["over"]:
            page.wait_for_timeout(800)
            return
        choice = None if seen["busy"] or not seen["mine"] else CHOOSERS[game](seen, turn, clicks)
        if choice is None:
            page.wait_for_timeout(50)
            continue
        turn.append(choice[0])
        page.evaluate("(at) => window.clickables[at].click()", choice[1]["at"])
        clicks += 1
        page.wait_for_timeout(120)
        if clicks <= FIRST_CLICKS:
            page.wait_for_timeout(400)
            picture(f"click-{choice[0]}")


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("games", nargs="*", default=[])
    reader.add_argument("--language", default="en")
    reader.add_argument("--phone", action="store_true")
    reader.add_argument("--seconds", type=int, default=300, help="how long a game may take")
    wished = reader.parse_args()
    ARTIFACTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in wished.games or list(CHOOSERS):
            walk(browser, site, game, wished.language, wished.phone, wished.seconds)
        browser.close()


if __name__ == "__main__":
    main()
