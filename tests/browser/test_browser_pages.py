"""Every page that people return to is found from every other one."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import expect

from browser.city_player import Opener


def test_pages_without_a_place_in_the_bar_are_in_the_menu_beside_it(open_page: Opener) -> None:
    page = open_page("/", width=1366, height=768)
    bar = page.get_by_role("navigation", name="Pages")
    expect(bar.get_by_role("link")).to_have_text(["Find a game", "My tables", "Learn", "Rules", "Decks"])
    more = bar.get_by_role("button", name="More")
    more.click()
    expect(bar.get_by_role("link").nth(5)).to_have_text("Tournaments")
    page.mouse.click(600, 600)
    expect(more).to_have_attribute("aria-expanded", "false")
    more.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(bar.get_by_role("link", name="Tournaments")).to_be_focused()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    expect(more).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize(
    ("name", "heading"),
    [("Clubs", "Clubs"), ("Ladder", "Ladder"), ("Exercises", "Exercises"), ("Settings", "Settings")],
)
def test_the_menu_leads_there_and_closes(open_page: Opener, name: str, heading: str) -> None:
    page = open_page("/", width=1366, height=768)
    page.get_by_role("button", name="More").click()
    page.locator("#more-pages").get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page.locator("#more-pages")).to_be_hidden()


def test_a_phone_has_most_pages_in_the_menu(open_page: Opener) -> None:
    page = open_page("/", language="he", width=360, height=740)
    expect(page.locator("nav > a:visible")).to_have_count(2)
    page.locator(".more button").click()
    links = page.locator("#more-pages a")
    expect(links.first).to_have_text("לימוד")
    for link in links.all():
        box = link.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
