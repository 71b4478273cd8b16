"""Counts the clicks of ordinary turns in the browser: `python tests/browser/count_clicks.py [TURNS [GAME…]]`.

Somebody plays as most people do: walks and contributes, places or moves, plays a character and announces.
Settings are those of a new visitor. Prints a line for each game: clicks per turn, and their mean.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Page, sync_playwright

from browser.conftest import FLAGS, chromium, serving
from browser.test_browser_table import MAKE, NO_CLOCK, guest

TURN_SECONDS = 60
NEW_VISITOR = """localStorage['obelisk/settings'] ||= '{"language":"en","toured":true,"playback":4}'"""
BOTS = {"city": "random", "drakon": "random", "legends": "level:1"}
ORDINARY = {"legends": "announce"}
"""What an ordinary turn has in it: who declines or retreats ends it early."""

LOOK = """() => {
  const seen = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled && e.checkVisibility());
  const bar = document.querySelector('.bar');
  window.clickables = [];
  const put = (all) => all.map((e) => {
    window.clickables.push(e);
    const box = e.closest('.spot, .cell, .plot, .slot, .tile') ?? e;
    const said = e.textContent.trim() || e.getAttribute('aria-label') || '';
    const text = said.replace(/[\\u2066-\\u2069]/g, '');
    return {at: window.clickables.length - 1, text, verb: e.dataset.verb ?? '', is: [...box.classList],
      rebuilt: e.dataset.rebuilt ?? '', pressed: e.getAttribute('aria-pressed') === 'true'};
  });
  return {
    mine: bar?.classList.contains('mine') ?? false,
    busy: bar?.getAttribute('aria-busy') === 'true',
    over: seen('dialog[open] table').length > 0,
    sentence: bar?.querySelector('.sentence')?.textContent ?? '',
    buttons: put(seen('.bar .buttons .button:not(.undo, .quiet, .more, .turn)')),
    slots: put(seen('.bar .slot')),
    plots: put(seen('.plot.target')),
    cells: put(seen('.maze .cell.target, .maze .cell.maybe')),
    tiles: put(seen('.hand .tile.live .touch')),
    cards: put(seen('.hand .spot.live .touch, .hand .spot.soon .touch')),
    spots: put(seen('.scene .spot.live .touch, .laid .spot.live .touch, .spot.next .touch')),
  };
}"""

Seen = dict[str, Any]
Chooser = Callable[[Seen, list[str], int], "tuple[str, Any] | None"]
"""What is clicked next and how that is called: from what is seen, what was done this turn, and its number."""


def named(seen: Seen, *words: str) -> Any | None:
    """The first button that carries one of these words, or that does one of these verbs."""
    for word in words:
        for button in seen["buttons"]:
            if word.lower() in button["text"].lower() or button["verb"] == word:
                return button
    return None


def choose_in_city(seen: Seen, done: list[str], turn: int) -> tuple[str, Any] | None:
    """Walks to a ruin, contributes once if that can be paid, ends the turn."""
    sure = named(seen, "Yes, end")
    if sure:
        return "sure", sure
    ruins = [plot for plot in seen["plots"] if plot["rebuilt"] == "false"]
    if "walk" not in done and "built" not in done and (ruins or seen["plots"]):
        return "walk", (ruins or seen["plots"])[turn % len(ruins or seen["plots"])]
    if "built" not in done:
        contribute = named(seen, "Contribute")
        if contribute:
            return "built", contribute
        if seen["slots"] and not any(slot["pressed"] for slot in seen["slots"]):
            return "slot", seen["slots"][0]
    offer = named(seen, "Offer for", "Take two")
    if offer:
        return "offer", offer
    return ("on", seen["buttons"][-1]) if seen["buttons"] else None


def choose_in_drakon(seen: Seen, done: list[str], turn: int) -> tuple[str, Any] | None:
    """Places a chamber, and every third turn walks instead."""
    sure = named(seen, "Place here", "Like this", "Yes, end")
    if sure:
        return "sure", sure
    beds = [cell for cell in seen["cells"] if "empty" in cell["is"] and "target" in cell["is"]]
    ways = [cell for cell in seen["cells"] if "empty" not in cell["is"]]
    if "tile" in done and "laid" not in done and beds:
        return "laid", beds[turn % len(beds)]
    if not done and ways and turn % 3 == 2:
        return "walk", ways[0]
    if not done and seen["tiles"]:
        return "tile", seen["tiles"][turn % len(seen["tiles"])]
    if seen["cells"]:
        return "effect", seen["cells"][0]
    if seen["tiles"]:
        return "tile", seen["tiles"][0]
    return ("on", seen["buttons"][-1]) if seen["buttons"] else None


def choose_in_legends(seen: Seen, done: list[str], turn: int) -> tuple[str, Any] | None:
    """Plays a character and announces; answers what is asked in the simplest way."""
    sure = named(seen, "Yes, end")
    if sure:
        return "sure", sure
    play = named(seen, "play")
    if play:
        return "play", play
    characters = [card for card in seen["cards"] if "character" in card["text"].lower()]
    if "play" not in done and characters:
        return "card", characters[turn % len(characters)]
    announce = named(seen, "announce", " in fire", " in earth")
    if announce:
        return "announce", announce
    go = named(seen, "start", "continue", "Start", "Fight on", "accept", "done")
    if go:
        return "on", go
    spots = [spot for spot in [*seen["spots"], *seen["cards"]] if not spot["pressed"]]
    if spots and not (done and done[-1] == "spot" and seen["buttons"]):
        return "spot", spots[0]
    return ("button", seen["buttons"][0]) if seen["buttons"] else None


CHOOSERS: dict[str, Chooser] = {
    "city": choose_in_city,
    "drakon": choose_in_drakon,
    "legends": choose_in_legends,
}


def count(page: Page, site: str, game: str, turns: int) -> list[list[str]]:
    """The clicks of so many turns, each by what it was."""
    bot = {"kind": "bot", "bot": BOTS[game]}
    options = {"city": {"players": 2}, "drakon": {"players": 2}, "legends": {}}[game]
    made = page.evaluate(MAKE, [game, options, [{"kind": "me"}, bot], NO_CLOCK])
    clicks: list[list[str]] = []
    turn: list[str] = []
    began: list[int] = []

    def hear(frame: str | bytes) -> None:
        """Notes whose turns begin, as the server tells it."""
        told = json.loads(frame)
        steps = told.get("steps", []) if told["type"] == "state" else []
        events = [event for step in steps for event in step["events"]]
        began.extend(event["seat"] for event in events if event["event"] == "turn_began")

    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.goto(f"{site}/t/{made['table']['id']}")
    page.locator(".bar").wait_for()
    since = time.monotonic()
    heard = 0
    while len(clicks) < turns:
        if time.monotonic() - since > TURN_SECONDS:
            raise AssertionError(f"{game}: stuck after {turn}: {page.evaluate(LOOK)}")
        seen = page.evaluate(LOOK)
        if seen["over"]:
            break
        if len(began) > heard:
            # What is answered in the turn of another is none of one's own turns.
            if turn and 0 in began[max(0, heard - 1) : heard] and ORDINARY.get(game, turn[0]) in turn:
                clicks.append(turn)
            heard = len(began)
            turn, since = [], time.monotonic()
            continue
        if seen["busy"] or not seen["mine"]:
            page.wait_for_timeout(25)
            continue
        choice = CHOOSERS[game](seen, turn, len(clicks))
        if choice is None:
            page.wait_for_timeout(25)
            continue
        turn.append(choice[0])
        page.evaluate("(at) => window.clickables[at].click()", choice[1]["at"])
        page.wait_for_timeout(60)
    return clicks


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in sys.argv[2:] or list(CHOOSERS):
            context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
            context.add_init_script(NEW_VISITOR)
            page = context.new_page()
            page.goto(site)
            guest(page)
            clicks: list[list[str]] = []
            while len(clicks) < turns:
                clicks += count(page, site, game, turns - len(clicks))
            numbers = [len(turn) for turn in clicks]
            print(f"{game}: {numbers}, mean {sum(numbers) / max(1, len(numbers)):.1f}", flush=True)
            print("   ", " | ".join(" ".join(turn) for turn in clicks), flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
