"""Somebody who plays Drakon with the keyboard alone: Tab to a group, arrows inside it, Enter, R to turn."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from playwright.sync_api import Page

GAME_SECONDS = 240
TABS = 60

LOOK = """() => {
  const seen = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled && e.checkVisibility());
  const label = (e) => e.getAttribute('aria-label');
  const is = (e, name) => e.classList.contains(name);
  const at = (e) => [Number(e.dataset.column), Number(e.dataset.row), label(e), is(e, 'empty')];
  return {
    mine: seen('.bar.mine').length > 0,
    over: seen('dialog[open] table').length > 0,
    busy: seen('.bar[aria-busy=true]').length > 0,
    targets: seen('.maze .cell.target').map(at),
    maybe: seen('.maze .cell.maybe').map(at),
    tiles: seen('.hand .touch[aria-disabled=false]').map(label),
    chosen: seen('.hand .touch[aria-pressed=true]').length > 0,
    laid: document.querySelector('.maze .ghost.fixed') !== null,
    buttons: seen('.bar .buttons .button:not(.quiet, .turn)').length,
    heroes: seen('.hero-card').length,
    sentence: document.querySelector('.bar .sentence')?.textContent ?? '',
  };
}"""
FOCUS = """() => { const e = document.activeElement;
  const { column = 99, row = 99 } = e?.dataset ?? {};
  return [Number(column), Number(row), e?.getAttribute('aria-label') ?? ''] }"""


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is on (or inside) something."""
    for _ in range(TABS):
        if page.evaluate("s => document.activeElement?.closest(s) !== null", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def arrow_to_cell(page: Page, column: int, row: int) -> None:
    """Walks through the maze with the arrows."""
    tab_to(page, ".maze .cell")
    visits: Counter[tuple[int, int]] = Counter()
    for _ in range(160):
        x, y, _label = page.evaluate(FOCUS)
        if (x, y) == (column, row):
            return
        across = ["ArrowRight" if column > x else "ArrowLeft"] if column != x else []
        along = ["ArrowDown" if row > y else "ArrowUp"] if row != y else []
        ways = across + along if abs(column - x) >= abs(row - y) else along + across
        # Where one has been before, holes lead round in circles: the next way, then.
        ways += [way for way in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") if way not in ways]
        page.keyboard.press(ways[visits[x, y] % 4])
        visits[x, y] += 1
    raise AssertionError(f"the arrows do not lead to column {column}, row {row}")


def arrow_to_tile(page: Page, label: str) -> None:
    """Walks through the hand with the arrows."""
    tab_to(page, ".hand .touch")
    for _ in range(12):
        if page.evaluate(FOCUS)[2] == label:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no such tile: {label}")


def rank(label: str) -> int:
    """Gold first."""
    for number, word in enumerate(["Find a Coin", "Steal", "Plain", "Escape", "Teleport", "Map"]):
        if word in label:
            return number
    return 10


def play_drakon(page: Page, turns: int = 10_000) -> int:
    """Plays until the game is over or so many decisions are made; says how many were."""
    done = 0
    deadline = time.monotonic() + GAME_SECONDS
    while done < turns:
        if time.monotonic() > deadline:
            raise AssertionError(f"the game does not end; {done} decisions made")
        seen = page.evaluate(LOOK)
        if seen["over"]:
            break
        if not seen["mine"] or seen["busy"]:
            page.wait_for_timeout(15)
            continue
        done += decide(page, seen, done)
    return done


def decide(page: Page, seen: dict[str, Any], number: int) -> int:
    """One step of a decision; 1 if that finished it."""
    goals = sorted([one for one in seen["targets"] if not one[3]], key=lambda one: rank(one[2]))
    beds = [one for one in [*seen["targets"], *seen["maybe"]] if one[3] or seen["chosen"]]
    walks = bool(goals) and not seen["chosen"]
    if seen["laid"]:
        page.keyboard.press("r")
        page.keyboard.press("Enter")
    elif walks and (rank(goals[0][2]) < 2 or number % 3 == 0 or not seen["tiles"]):
        arrow_to_cell(page, goals[0][0], goals[0][1])
        page.keyboard.press("Enter")
    elif seen["tiles"] and not seen["chosen"]:
        arrow_to_tile(page, min(seen["tiles"], key=rank))
        page.keyboard.press("Enter")
        return 0
    elif beds:
        arrow_to_cell(page, beds[number % len(beds)][0], beds[number % len(beds)][1])
        page.keyboard.press("Enter")
        return 0
    elif seen["heroes"]:
        tab_to(page, ".hero-card")
        page.keyboard.press("Enter")
    else:
        tab_to(page, ".bar .buttons .button:not(.quiet, .turn)")
        page.keyboard.press("Enter")
    return 1
