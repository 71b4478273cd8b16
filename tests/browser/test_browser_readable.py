"""Everything at a table can be read: what is pointed at is explained, nothing is cut or too small."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.static_site import EMPTY

SMALL_PX = 12
"""The least height of a sign that has to be told from another."""


def open_fixture(open_page: Opener, name: str, frame: int = 0, **how: object) -> Page:
    """A table drawn from a fixture, without a server behind it."""
    page = open_page(EMPTY, **how)
    page.goto(f"/gallery/{name}?frame={frame}")
    page.locator(".bar").wait_for()
    return page


def rest_on(page: Page, selector: str) -> None:
    """The mouse comes from elsewhere and stays."""
    page.mouse.move(2, 2)
    page.locator(selector).first.hover()


def sent(page: Page) -> str:
    return page.locator("[data-sent]").get_attribute("data-sent") or ""


def test_the_mouse_rests_and_a_card_is_explained_with_its_rule(open_page: Opener) -> None:
    page = open_fixture(open_page, "city-3p", 3, width=1366, height=768)
    rest_on(page, "[data-kind=e2]")
    told = page.locator(".explain")
    expect(told).to_contain_text("Two more steps")
    told.get_by_role("button", name="CITY-6.4").click()
    expect(told).to_contain_text("gain steps with Flit 2")
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/city#CITY-6.4")
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    assert sent(page) == ""
    expect(page.locator("[data-kind][aria-pressed=true]")).to_have_count(0)


def test_counters_and_the_log_are_explained_in_the_language_of_the_page(open_page: Opener) -> None:
    page = open_fixture(open_page, "city-3p", 3, language="he", width=1366, height=768)
    rest_on(page, "[data-explain=scales]")
    expect(page.locator(".explain")).to_contain_text("קשקשי זהב")
    rest_on(page, ".log .entry[data-explain^=card]")
    expect(page.locator(".explain")).to_contain_text("CITY-6")


def test_the_key_explains_what_is_in_focus_and_escape_takes_it_away(open_page: Opener) -> None:
    page = open_fixture(open_page, "city-3p", 3, width=1366, height=768)
    page.locator("[data-kind=r2]").focus()
    page.keyboard.press("e")
    expect(page.locator(".explain")).to_contain_text("earth dragon")
    expect(page.locator("[data-kind=r2]")).to_have_attribute("aria-describedby", "explanation")
    page.keyboard.press("e")
    expect(page.locator(".explain")).to_contain_text("While you walk you may play powers")
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)


def test_a_long_press_looks_and_selects_nothing(open_page: Opener) -> None:
    page = open_fixture(open_page, "city-3p", 2, width=390, height=844)
    card = page.locator("[data-kind=y1]")
    box = card.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".explain")).to_contain_text("One more offering")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".explain")).to_be_visible()
    card.tap()
    expect(page.locator(".explain")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_card_of_city_says_its_power_in_a_line(open_page: Opener) -> None:
    page = open_fixture(open_page, "city-3p", 3, width=1366, height=768)
    expect(page.locator(".hand .card", has=page.locator("[data-kind=e2]"))).to_contain_text("2 more steps")


@pytest.mark.parametrize("language", ["en", "de"])
def test_rewards_names_and_panels_of_city_can_be_read_at_1366(open_page: Opener, language: str) -> None:
    page = open_fixture(open_page, "city-3p", 3, language=language, width=1366, height=768)
    heights = page.locator(".holder .rewards .crystal").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= SMALL_PX
    names = page.locator(".holder .name")
    expect(names.first).to_be_visible()
    cut = names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length")
    assert cut == 0
    panel = page.locator(".aside-detail")
    assert panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    expect(page.locator(".board .at")).to_have_text(["a", "b", "c", "d", "e", "5", "4", "3", "2", "1"])


def test_the_panel_of_drakon_explains_a_chamber_and_the_log_is_told_by_numbers_on_the_board(
    open_page: Opener,
) -> None:
    page = open_fixture(open_page, "drakon-4p-heroes", 5, width=1366, height=768)
    panel = page.locator(".aside-detail")
    rest_on(page, ".cell[data-cell='(0,2)']")
    expect(panel).to_contain_text("Danger")
    expect(page.locator(".explain")).to_have_count(0)
    panel.get_by_role("button", name="DRK-9.40").click()
    expect(panel).to_contain_text("a random coin of yours goes back.")
    expect(page.locator(".maze .at.column")).to_have_text(["-2", "-1", "0", "1", "2", "3", "4"])
    rest_on(page, "[data-explain=hoard]")
    expect(page.locator(".explain")).to_contain_text("mixed")


@pytest.mark.parametrize("theme", ["night", "day"])
def test_chambers_are_told_by_meaning_and_stand_out_from_the_ground(open_page: Opener, theme: str) -> None:
    """A shape and a colour for each meaning, floors that differ, plates unlike the table under them."""
    page = open_fixture(open_page, "drakon-4p-heroes", 8, theme=theme, width=1920, height=1080)
    inlays = page.locator(".maze .inlay").evaluate_all(
        "all => [...new Set(all.map((one) => one.getAttribute('d')))]"
    )
    assert len(inlays) >= 4
    floors = page.locator(".maze .floor").evaluate_all(
        "all => [...new Set(all.map((one) => getComputedStyle(one).fill))]"
    )
    assert len(floors) >= 5
    contrast = page.evaluate(
        """() => {
          const tone = (text) => { const c = document.createElement('canvas').getContext('2d');
            c.fillStyle = text; c.fillRect(0, 0, 1, 1); const [r, g, b] = c.getImageData(0, 0, 1, 1).data;
            const f = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
            return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b); };
          const style = getComputedStyle(document.querySelector('.maze'));
          const [a, b] = ['--d-ground-2', '--d-floor']
            .map((name) => tone(style.getPropertyValue(name))).sort((x, y) => y - x);
          return (a + 0.05) / (b + 0.05); }"""
    )
    assert contrast >= 2.4


def test_at_1920_the_tiles_lie_under_the_maze_and_the_race_is_a_track(open_page: Opener) -> None:
    page = open_fixture(open_page, "drakon-4p-heroes", 8, width=1920, height=1080)
    maze = page.locator(".maze").bounding_box()
    hand = page.locator(".own .hand").bounding_box()
    assert maze
    assert hand
    assert hand["y"] > maze["y"] + maze["height"] - 1
    assert maze["x"] < hand["x"]
    assert hand["x"] + hand["width"] <= maze["x"] + maze["width"] + 1
    expect(page.locator(".race .runner")).to_have_count(4)
    at = page.locator(".race .runner").evaluate_all("all => all.map((one) => one.getBoundingClientRect().x)")
    assert at[0] > max(at[1:]), "Mira has three gold, the others none"


def test_cards_of_a_deck_and_of_a_draft_are_explained(open_page: Opener) -> None:
    """As at a table: by the key where the focus is, and by the mouse where no large card is beside."""
    page = open_page("/deck/vulca", width=1366, height=768)
    page.locator(".cards [data-card=vulca-27]").focus()
    page.keyboard.press("e")
    expect(page.locator(".explain")).to_contain_text("LEG-")
    expect(page.locator(".explain")).to_contain_text(page.locator(".peek h3").inner_text())
    draft = open_fixture(open_page, "legends-draft", 1, width=1366, height=768)
    rest_on(draft, ".offer .touch")
    expect(draft.locator(".explain")).to_contain_text("LEG-")


def test_cards_on_the_table_of_legends_tell_their_text_in_a_few_words(open_page: Opener) -> None:
    """No card that has a text shows a mere sign for it, in the hand or in the areas; the words fit."""
    page = open_fixture(open_page, "legends-khind", 0, width=1366, height=768)
    told = page.locator(".hand .told, .area .told")
    expect(told.first).to_be_visible()
    assert all(text.strip() for text in told.all_inner_texts())
    expect(page.locator(".hand .card path.text, .area .spot .face > .card path.text")).to_have_count(0)
    sizes = told.evaluate_all("all => all.map((e) => parseFloat(getComputedStyle(e).fontSize))")
    assert min(sizes) >= 10
    standing = page.locator(".detail .standing").bounding_box()
    assert standing is not None
    assert standing["y"] + standing["height"] <= 768


def test_the_frame_of_a_picture_cuts_no_value_of_the_large_card(open_page: Opener) -> None:
    """Characters look out of an arch; the fire value lies over its corner."""
    page = open_fixture(open_page, "legends-vulca", 0, width=1366, height=768)
    page.locator(".hand .touch").first.hover()
    medals = page.locator(".detail .big .medal")
    expect(medals).to_have_count(2)
    seen = medals.evaluate_all(
        """all => all.map((medal) => {
             const { x, y, width, height } = medal.querySelector('path').getBoundingClientRect()
             return document.elementFromPoint(x + width / 2, y + height / 8)?.closest('.medal') === medal
           })"""
    )
    assert seen == [True, True]
