"""A lesson in the browser, by the pupil's own clicks; with a picture of each step in `artifacts/lessons`."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.conftest import ARTIFACTS
from obelisk.lessons.shelf import lesson_of

CLICKS = {
    "walk": ["[data-cell=d4]"],
    "pay": [".bar [data-point='slot 1']", ".bar .button.primary"],
    "again": [".bar [data-point='slot 2']", ".bar .button.primary"],
    "joker": [".bar .button.primary"],
    "draw": ["[data-verb=draw]"],
    "dragon": [".hand [data-kind=k1]", "[data-cell=d5]"],
    "under": ["[data-cell=d5]"],
    "neighbour": [".bar [data-point='slot 1']", ".bar .button.primary"],
    "offer": ["[data-verb=offer]"],
}
"""What a pupil of the first lesson of City clicks, step by step."""


def picture(page: Page, name: str) -> None:
    folder = ARTIFACTS / "lessons"
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(folder / f"{name}.png"))


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("he", (360, 740))])
def test_a_lesson_is_played_by_clicks(open_page: Opener, language: str, size: tuple[int, int]) -> None:
    page = open_page("/lesson/city_first", language, width=size[0], height=size[1])
    panel = page.locator(".lesson-panel")
    said = ""
    for step in lesson_of("city", "first").steps:
        expect(panel.locator(".said p")).not_to_have_text(said)
        expect(page.locator(".bar")).to_have_attribute("aria-busy", "false")
        said = panel.locator(".said p").inner_text()
        expect(page.locator(".ring").first).to_be_visible()
        picture(page, f"city-first-{language}-{step.id}")
        if step.is_read:
            panel.locator(".button.primary").click()
            continue
        if step.id == "walk":
            page.locator("[data-cell=c4]").click()
            expect(panel.locator(".correction")).to_be_visible()
            picture(page, f"city-first-{language}-corrected")
            assert panel.locator(".said p").inner_text() == said, "nothing has changed"
        for click in CLICKS[step.id]:
            page.locator(f"{click}:visible").first.click()
    expect(panel.locator(".dots .past")).to_have_count(14)
    picture(page, f"city-first-{language}-over")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_lesson_is_left_resumed_and_listed(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("link", name="Your first turns").click()
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".said p")).to_contain_text("The Mill has three slots")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".said p")).to_contain_text("Walk to the Mill")
    page.get_by_role("link", name="Leave").click()
    line = page.get_by_role("link", name="Your first turns")
    expect(line).to_contain_text(re.compile("step .?3.? of .?14"))
    line.click()
    expect(page.locator(".said p")).to_contain_text("Walk to the Mill")
    expect(page.locator(".said")).to_have_attribute("aria-live", "polite")


@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_a_step_that_is_only_read_is_not_the_end_of_the_game(open_page: Opener, game: str) -> None:
    """Nothing is asked then, and the bar says nothing; least of all that the game is over."""
    page = open_page(f"/lesson/{game}_first")
    expect(page.locator(".said p")).not_to_be_empty()
    assert lesson_of(game, "first").steps[0].is_read
    expect(page.locator(".bar .sentence")).to_have_text("")
