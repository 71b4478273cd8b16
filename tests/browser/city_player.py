"""Somebody who plays City in the browser: looks at what glows and clicks it."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

Opener = Callable[..., Page]
"""Opens a page as a new person; see `open_page` in conftest."""

RICH = 12
GAME_SECONDS = 200
"""Less than a test has (tries.PATIENCE), so that it says itself what it saw last."""

# Quiet buttons are tools: undo, a hint, the last turn once more. Who presses that one is as far as before.
LOOK = """() => {
  const seen = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled && e.checkVisibility());
  const here = document.querySelector('.player.me [data-count^=crystals]');
  return {
    mine: seen('.bar.mine').length > 0,
    over: seen('dialog[open] table').length > 0,
    cover: seen('[role=dialog] .button.primary').length > 0,
    sentence: document.querySelector('.bar .sentence')?.textContent ?? '',
    primary: seen('.bar .buttons .button.primary').length,
    slots: seen('.bar .slot[aria-pressed=false]').length,
    chosen: seen('.bar .slot[aria-pressed=true]').length,
    buttons: seen('.bar .buttons .button:not(.quiet)').length,
    ruins: seen('.plot.target[data-rebuilt=false]').map((e) => e.dataset.cell),
    courtyard: seen('.plot.target[data-cell=c3]').length > 0,
    crystals: Number(here?.textContent ?? 0),
  };
}"""


def play_city(page: Page, actions: int = 10_000, walk: int = 0) -> int:
    """Plays until the game is over or so many actions are done; says how many were. `walk` varies the way."""
    done = 0
    deadline = time.monotonic() + GAME_SECONDS
    seen = None
    while done < actions:
        if time.monotonic() > deadline:
            raise AssertionError(f"the game does not end; {done} actions done, seen last: {seen}")
        seen = page.evaluate(LOOK)
        if seen["over"]:
            break
        if seen["cover"]:
            page.locator("[role=dialog] .button.primary").click()
            continue
        if not seen["mine"]:
            page.wait_for_timeout(30)
            continue
        before = seen["sentence"]
        if seen["primary"]:
            page.locator(".bar .buttons .button.primary").first.click()
        elif seen["slots"] and not seen["chosen"]:
            page.locator(".bar .slot[aria-pressed=false]").first.click()
            continue
        elif seen["courtyard"] and seen["crystals"] >= RICH:
            page.locator(".plot.target[data-cell=c3]").click()
        elif seen["ruins"] and (done + walk) % 3:
            cell = seen["ruins"][(done * 7 + walk) % len(seen["ruins"])]
            page.locator(f".plot.target[data-cell={cell}]").click()
        else:
            page.locator(".bar .buttons .button:not(.quiet)").last.click()
        done += 1
        wait_for_change(page, before)
    return done


def wait_for_change(page: Page, before: str) -> None:
    """Until the answer of the server is on the screen."""
    page.wait_for_function(
        """() => ![...document.querySelectorAll('.bar .buttons .button')].some((e) => e.disabled)""",
        timeout=10_000,
    )
