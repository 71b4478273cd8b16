"""A lesson in the browser, by the pupil's own clicks; with a picture of each step in `artifacts/lessons`."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.pictures import take
from browser.pupil_player import follow, learn
from obelisk.catalog import OURS
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.lessons.lesson import Step
from obelisk.lessons.shelf import all_lessons, lesson_of

LESSONS = [lesson.key for lesson in all_lessons() if lesson.game in OURS]
FIRST = ["city", "drakon", "legends"]
LOOKS = [
    pytest.param("en", (1440, 900)),
    pytest.param("he", (360, 740)),
    *[pytest.param(language, (1366, 768), marks=pytest.mark.long) for language in ("de", "pl", "ru")],
]


def picture(page: Page, name: str) -> None:
    take(page, f"lessons/{name}")


@pytest.mark.parametrize(("language", "size"), LOOKS)
@pytest.mark.parametrize("game", FIRST)
def test_a_first_lesson_is_played_by_clicks(
    open_page: Opener, game: str, language: str, size: tuple[int, int]
) -> None:
    page = open_page(f"/lesson/{game}_first", language, width=size[0], height=size[1])
    said = page.locator(".lesson-panel .said p")
    heard: list[str] = []

    def look(step: Step) -> None:
        heard.append(plain(said.inner_text()))
        picture(page, f"{game}-first-{language}-{len(heard):02}-{step.id}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]

    lesson = lesson_of(game, "first")
    learn(page, lesson, look)
    picture(page, f"{game}-first-{language}-over")
    words = catalogue(language)
    assert heard == [plain(words.say(lesson.message(step))) for step in lesson.steps]
    expect(said).to_have_text(plain(words.say("lesson-over")))


@pytest.mark.parametrize(
    "key", [key for key in LESSONS if key.partition("/")[2] != "first" or "draft" in key]
)
def test_whoever_clicks_what_has_a_ring_learns(open_page: Opener, key: str) -> None:
    """What a lesson points at is enough to do every step of it."""
    game, _, id = key.partition("/")
    page = open_page(f"/lesson/{game}_{id}")
    learn(page, lesson_of(game, id), lambda step: picture(page, f"{game}-{id}-en-{step.id}"))
    expect(page.locator(".correction")).to_have_count(0)


def test_a_wrong_turn_is_corrected_and_nothing_changes(open_page: Opener) -> None:
    page = open_page("/lesson/city_first", "he", width=360, height=740)
    for step in lesson_of("city", "first").steps[:2]:
        follow(page, step)
    said = page.locator(".lesson-panel .said p").inner_text()
    page.locator("[data-cell=c4]").click()
    expect(page.locator(".correction")).to_be_visible()
    picture(page, "city-first-he-corrected")
    assert page.locator(".lesson-panel .said p").inner_text() == said


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
