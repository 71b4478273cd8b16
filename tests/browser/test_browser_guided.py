"""The first visit: a lesson is offered before anything else, and after it a guided game with tips."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.city_player import Opener
from browser.pictures import take


def test_the_home_page_offers_the_lesson_first_to_whoever_has_played_nothing(open_page: Opener) -> None:
    page = open_page("/")
    hero = page.locator(".hero .button")
    expect(hero.first).to_have_attribute("href", "/learn")
    expect(page.locator(".hero .primary")).to_have_count(1)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.goto(page.url.split("/t/")[0])
    expect(page.locator(".hero .button.primary")).to_have_text("Play now")
    expect(page.locator(".hero a[href='/learn']")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("city", "en", (1366, 768)), ("legends", "he", (360, 740)), ("drakon", "en", (1366, 768))],
)
def test_a_guided_game_gives_tips_and_none_twice(
    open_page: Opener, game: str, language: str, size: tuple[int, int]
) -> None:
    page = open_page(f"/learn/{game}", language, width=size[0], height=size[1])
    page.locator(f"[aria-labelledby=shelf-{game}] button").click()
    page.wait_for_url("**/t/*")
    tip = page.locator(".guide")
    expect(tip).to_be_visible()
    expect(page.locator(".bar")).to_be_visible()
    take(page, f"tips/{game}-{language}")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    said = tip.locator("p").inner_text()
    page.reload()
    expect(page.locator("[data-seat], .bar").first).to_be_visible()
    expect(page.get_by_text(said)).to_have_count(0)


def test_tips_are_switched_off_at_the_table(open_page: Opener) -> None:
    page = open_page("/learn/city")
    page.locator("[aria-labelledby=shelf-city] button").click()
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.wait_for_function("() => JSON.parse(localStorage['obelisk/settings']).guide === false")
