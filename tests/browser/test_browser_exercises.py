"""Exercises in the browser: solved and missed by clicks, explained, and the one of the day at home."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.pictures import take
from browser.test_browser_access import violations
from obelisk.exercises.exercise import Exercise
from obelisk.exercises.shelf import exercises_of


def picture(page: Page, name: str) -> None:
    take(page, f"exercises/{name}")


def a_step() -> Exercise:
    """An exercise of Drakon whose answer is one step and nothing more."""
    return next(
        one for one in exercises_of("drakon") if len(one.line) == 1 and one.line[0].startswith("move")
    )


@pytest.mark.parametrize(("language", "size"), [("en", (1366, 768)), ("he", (360, 740))])
def test_an_exercise_is_solved_by_a_click(open_page: Opener, language: str, size: tuple[int, int]) -> None:
    exercise = a_step()
    page = open_page(f"/exercise/drakon_{exercise.id}", language, width=size[0], height=size[1])
    panel = page.locator(".exercise-panel")
    expect(page.locator(".bar")).to_have_attribute("aria-busy", "false")
    expect(panel.locator(".verdict, .told")).to_have_count(0)
    picture(page, f"drakon-{language}-asked")
    page.locator(f"[data-cell='{exercise.line[0].removeprefix('move ')}']").click()
    expect(panel.locator(".verdict.right")).to_be_visible()
    expect(panel.locator(".told li").first).to_be_visible()
    picture(page, f"drakon-{language}-right")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    before = page.url
    panel.locator(".button.primary").click()
    page.wait_for_url(re.compile(f"^(?!{re.escape(before)}$).*/exercise/drakon_"))
    expect(page.locator(".exercise-panel .verdict")).to_have_count(0)


def test_an_exercise_is_missed_explained_shown_and_tried_again(open_page: Opener) -> None:
    exercise = next(one for one in exercises_of("city") if one.theme == "crystals")
    page = open_page(f"/exercise/city_{exercise.id}", "en", width=1366, height=768)
    panel = page.locator(".exercise-panel")
    result = panel.get_by_role("status")
    done = page.locator(".bar [data-verb=done]:visible")
    for _ in range(3):
        expect(page.locator(".bar")).to_have_attribute("aria-busy", "false")
        if panel.locator(".verdict").count():
            break
        done.first.click()
    expect(result).to_contain_text("Not the best answer.")
    expect(result).to_contain_text(re.compile("Your rating: .*1,?000.* → "))
    expect(panel.locator(".why")).to_contain_text(re.compile(f"Crystals this turn: .?{exercise.best}"))
    picture(page, "city-en-wrong")
    panel.get_by_role("button", name="Show me on the board").click()
    expect(panel.get_by_role("button", name="Try again")).to_be_enabled()
    picture(page, "city-en-shown")
    panel.get_by_role("button", name="Try again").click()
    expect(panel.locator(".verdict")).to_have_count(0)
    expect(done.first).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", (1366, 768)), ("he", (360, 740))])
def test_the_exercise_of_the_day_and_all_others_are_offered(
    open_page: Opener, language: str, size: tuple[int, int]
) -> None:
    page = open_page("/", language, width=size[0], height=size[1])
    page.locator(".daily a[href^='/exercise/']").wait_for()
    page.locator(".daily").scroll_into_view_if_needed()
    picture(page, f"home-{language}")
    page.locator(".daily a[href='/exercises']").click()
    expect(page.locator(".shelf li button")).to_have_count(11)
    picture(page, f"list-{language}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator(".shelf").nth(2).locator("li button").first.click()
    expect(page.locator(".exercise-panel .ask")).to_be_visible()
    expect(page.locator(".bar")).to_have_attribute("aria-busy", "false")
    picture(page, f"legends-{language}")
    assert violations(page) == []
    page.locator(".exercise-panel .button.quiet").first.click()
    expect(page.locator(".verdict.wrong")).to_be_visible()
    picture(page, f"legends-{language}-given-up")
