"""Games of Drakon in the browser, against the real server."""

from __future__ import annotations

import json
import re

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.drakon_player import play_drakon, tab_to
from browser.pictures import take
from browser.static_site import EMPTY, FIXTURES
from browser.test_browser_table import BOT, MAKE, NO_CLOCK, guest


def test_a_whole_game_by_keyboard_alone(open_page: Opener) -> None:
    """From the form of a new table to the result, without a mouse; at most ten rounds, for seven gold."""
    page = open_page("/new/drakon", width=1280, height=800, confirm=True)
    page.locator("input[name=goal]").first.wait_for()
    tab_to(page, "input[name=goal]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "label[data-option=round_limit]")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("10")
    tab_to(page, ".seat:nth-of-type(2) select")
    page.keyboard.press("ArrowUp")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.locator(".maze .cell").first.wait_for()
    play_drakon(page)
    expect(page.locator("dialog[open] tbody tr")).to_have_count(2)
    take(page, "drakon-result-en-desktop-night")


def start_drakon(page: Page) -> None:
    page.locator(".game").nth(1).locator("button").click()
    page.locator(".bar.mine").wait_for()


def test_a_chamber_is_placed_with_two_clicks(open_page: Opener) -> None:
    """Select a tile, see where it fits, place it; another is turned in the hand and dragged to its place."""
    page = open_page("/", width=1440, height=900, confirm=True)
    start_drakon(page)
    expect(page.locator(".bar .sentence")).not_to_contain_text("power")
    page.locator(".hand .tile.live .touch").first.click()
    take(page, "drakon-lay-en-desktop-night")
    page.locator(".maze .cell.target.empty").first.click()
    expect(page.locator(".log")).to_contain_text("places")
    page.locator(".bar.mine").wait_for()
    chambers = page.locator(".maze .cell:not(.empty)")
    before = chambers.count()
    tile = page.locator(".hand .tile.live .touch").first
    tile.click()
    if page.locator(".bar .turn").count():
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
    place = page.locator(".maze .cell.target.empty").first
    tile.drag_to(place)
    expect(chambers.nth(before)).to_be_visible()


def test_the_maze_zooms_pans_and_fits_itself_again(open_page: Opener) -> None:
    page = open_page("/")
    start_drakon(page)
    start = page.locator(".maze [data-cell='(0,0)']")
    at_first = start.bounding_box()
    assert at_first is not None
    page.get_by_role("button", name="Nearer").click()
    page.mouse.move(at_first["x"] + 250, at_first["y"] + 150)
    page.mouse.down()
    page.mouse.move(at_first["x"] + 150, at_first["y"] + 100, steps=4)
    page.mouse.up()
    page.mouse.wheel(0, -200)
    moved = start.bounding_box()
    assert moved is not None
    assert moved["width"] > at_first["width"]
    assert moved["x"] != at_first["x"]
    page.get_by_role("button", name="Show the whole maze").click()
    expect(page.get_by_role("button", name="Show the whole maze")).to_be_disabled()
    page.wait_for_timeout(50)
    fitted = start.bounding_box()
    assert fitted is not None
    assert abs(fitted["width"] - at_first["width"]) < 1


def test_a_refusal_of_drakon_names_its_rule(open_page: Opener) -> None:
    page = open_page("/")
    start_drakon(page)
    page.locator(".maze [data-cell='(0,0)']").click()
    page.locator("dialog[open]").get_by_role("button", name="Why not?").click()
    expect(page.locator(".refusal a")).to_have_text(re.compile(r"DRK-\d+"))


def test_a_grey_tile_can_be_asked(open_page: Opener) -> None:
    """While something else is decided, a tile of the hand tells why it cannot be placed."""
    page = open_page(EMPTY)
    page.goto("/gallery/drakon-2p?frame=1")
    page.locator(".hand .tile:not(.live) .touch").first.click(force=True)
    expect(page.locator("output[data-sent]")).to_have_text(re.compile(r"place \w+\[\w+\] @\("))


def test_the_board_in_words_on_request(open_page: Opener) -> None:
    page = open_page("/")
    start_drakon(page)
    page.keyboard.press("d")
    lines = page.locator("dialog[open] .described li")
    expect(lines.first).to_contain_text("The maze has")
    start = re.compile(r"\(0,0\).*Start.*ways out.*north.*east.*south")
    expect(lines.filter(has_text=start)).to_have_count(1)


def test_a_hero_is_taken_with_the_second_press(open_page: Opener) -> None:
    """With confirmation on, one press only chooses; another hero may still be pressed."""
    page = open_page(EMPTY, confirm=True)
    guest(page)
    options = {"players": 3, "heroes": "draft"}
    made = page.evaluate(MAKE, ["drakon", options, [{"kind": "me"}, BOT, BOT], NO_CLOCK])
    page.goto(f"/t/{made['table']['id']}")
    heroes = page.locator(".hero-card")
    heroes.first.click()
    expect(heroes.first).to_have_attribute("aria-pressed", "true")
    name = heroes.nth(1).locator("b").inner_text()
    heroes.nth(1).click()
    expect(heroes.first).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".bar .sentence")).to_contain_text(name)
    take(page, "drakon-heroes-en-desktop-night")
    page.get_by_role("button", name="Like this").click()
    expect(page.locator(".log")).to_contain_text(re.compile(f"Ada.* chooses the .*{name}"))


def test_drakon_on_a_phone_in_hebrew(open_page: Opener) -> None:
    """The own turn fits 360 x 740; the page is mirrored, the maze is not."""
    page = open_page("/", language="he", theme="day", width=360, height=740, confirm=True)
    start_drakon(page)
    page.locator(".hand .tile.live .touch").first.click()
    page.locator(".maze .cell.target.empty").first.click()
    sizes = page.evaluate(
        """() => ({
          page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
          inner: ((e) => [e.scrollHeight, e.clientHeight])(document.querySelector('.shell .board')),
          across: ((e) => [e.scrollWidth, e.clientWidth])(document.querySelector('.shell .board')),
          hand: document.querySelector('.hand').getBoundingClientRect().bottom,
          columns: [...document.querySelectorAll('.maze .cell')].map(
            (e) => [Number(e.dataset.column), e.getBoundingClientRect().x]),
        })"""
    )
    assert sizes["page"] == [360, 740]
    assert sizes["inner"][0] <= sizes["inner"][1]
    assert sizes["across"][0] <= sizes["across"][1]
    assert sizes["hand"] <= 740 - 36
    columns = sorted(sizes["columns"])
    assert columns[0][0] < columns[-1][0]
    assert columns[0][1] < columns[-1][1]
    take(page, "drakon-he-phone-day")


def test_a_made_up_option_needs_no_new_client(open_page: Opener) -> None:
    """Kinds, decisions and actions that nobody has heard of are drawn, offered and sent."""
    fixture = json.loads((FIXTURES / "drakon-2p.json").read_text("utf-8"))
    frame = fixture["frames"][0]
    fixture["options"]["moons"] = 3
    frame["view"]["maze"]["(0,1)"] = "echo[EW]"
    frame["view"]["hand"] = ["echo.1"]
    frame["decision"] = {"seat": 0, "kind": "chant"}
    frame["legal"] = ["sing", "flood (0,1)", "bury echo.1"]
    page = open_page(EMPTY)
    page.route("**/fixtures/made-up.json", lambda route: route.fulfill(json=fixture))
    page.goto("/gallery/made-up")
    sent = page.locator("output[data-sent]")
    for click, action in [
        (page.get_by_role("button", name="Sing"), "sing"),
        (page.locator(".maze .cell.target"), "flood (0,1)"),
        (page.locator(".hand .tile.live .touch"), "bury echo.1"),
    ]:
        click.click()
        expect(sent).to_have_attribute("data-sent", action)
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".facts dl")).to_contain_text("moons")
