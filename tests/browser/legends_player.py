"""Somebody who plays Legends in the browser: clicks what glows, presses what the bar offers.

Buttons that only explain are quiet; he has no questions.
"""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

GAME_SECONDS = 240

LOOK = """() => {
  const seen = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled && e.checkVisibility());
  return {
    mine: seen('.bar.mine').length > 0,
    over: seen('dialog[open] table').length > 0,
    busy: document.querySelector('.legends-table')?.ariaBusy === 'true',
    primary: seen('.bar .buttons .button.primary').length,
    buttons: seen('.bar .buttons .button:not(.undo, .quiet)').map((e) => e.textContent.trim()),
    next: seen('.legends-table .spot.next').length,
    live: seen('.legends-table .spot.live:not(.chosen)').length,
  };
}"""


def act(page: Page, seen: dict[str, Any], walk: int, flees: str) -> None:
    """One click that brings the game on: away, onto a ship, what is offered, a card, or the first button."""
    if flees in seen["buttons"]:
        page.locator(".bar .buttons .button").get_by_text(flees, exact=True).click()
    elif seen["next"]:
        page.locator(".legends-table .spot.next").first.click()
    elif seen["primary"]:
        page.locator(".bar .buttons .button.primary").first.click()
    elif seen["live"] and not (seen["buttons"] and walk % 3 == 2):
        spots = page.locator(".legends-table .spot.live:not(.chosen)")
        spots.nth(walk % seen["live"]).click(position={"x": 6, "y": 30})
    else:
        page.locator(".bar .buttons .button:not(.undo, .quiet)").first.click()


def play_legends(pages: list[Page], clicks: int = 10_000, flees: str = "-") -> int:
    """Whoever is asked clicks, until the game is over or so many clicks are made; says how many were.

    Whoever is offered the button `flees` presses it: so games end soon.
    """
    done = 0
    deadline = time.monotonic() + GAME_SECONDS
    while done < clicks:
        if time.monotonic() > deadline:
            raise AssertionError(f"the game does not end; {done} clicks made")
        moved = False
        for page in pages:
            seen = page.evaluate(LOOK)
            if seen["over"]:
                return done
            if seen["mine"] and not seen["busy"]:
                act(page, seen, done, flees)
                done += 1
                moved = True
        if not moved:
            pages[0].wait_for_timeout(20)
    return done
