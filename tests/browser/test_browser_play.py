"""Whole games of City in the browser, against the real server."""

from __future__ import annotations

import json
import re

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener, play_city
from browser.fixed_deals import open_fixed
from browser.pictures import take
from browser.static_site import EMPTY, FIXTURES
from browser.test_browser_table import guest


def start_now(page: Page, word: str = "Play now") -> None:
    page.get_by_role("button", name=word).click()
    page.locator(".plot").first.wait_for()


def test_a_whole_game_by_mouse_against_a_bot(open_page: Opener) -> None:
    """Two clicks to a game, glowing things to its end; result, story, replay, my tables."""
    page = open_page("/", width=1440, height=900)
    start_now(page)
    play_city(page, actions=40)
    take(page, "game-en-desktop-night")
    play_city(page)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("tbody tr")).to_have_count(2)
    dialog.locator("figure polyline").first.wait_for()
    take(page, "result-en-desktop-night")
    dialog.get_by_role("link", name="Replay").click()
    page.locator(".deck").wait_for()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".deck .count")).to_have_text(re.compile(r"(\d+) / \1"))
    page.get_by_role("button", name="Check fairness").click()
    expect(page.locator(".deck .good").first).to_contain_text("Verified")
    take(page, "replay-en-desktop-night")
    page.get_by_role("link", name="My tables").click()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()


def test_undo_takes_back_a_step(open_page: Opener) -> None:
    page = open_page("/")
    start_now(page)
    page.locator(".bar.mine").wait_for()
    while not page.locator(".plot.target").count():
        page.wait_for_timeout(50)
    mine = page.locator(".plot.mine")
    expect(mine).to_have_attribute("data-cell", "c3")
    page.locator(".plot.target").first.click()
    expect(mine).not_to_have_attribute("data-cell", "c3")
    page.get_by_role("button", name="Undo").click()
    expect(mine).to_have_attribute("data-cell", "c3")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .undone").first).to_be_visible()


def test_a_click_in_the_log_shows_the_board_as_it_was(open_page: Opener) -> None:
    page = open_page("/")
    start_now(page)
    play_city(page, actions=12)
    # A turn of the others that is missed would be told first, in a sheet over the log.
    page.locator(".bar.mine").wait_for()
    now = page.locator(".plot.mine").get_attribute("data-cell")
    page.reload()
    page.locator(".log .entry").first.click()
    expect(page.locator(".strip")).to_contain_text("The board after action")
    expect(page.locator(".bar.mine")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".plot.mine")).to_have_attribute("data-cell", str(now))


def test_a_refusal_says_why_and_opens_its_rule(open_page: Opener) -> None:
    page = open_page("/")
    start_now(page)
    page.locator(".plot.target").first.wait_for()
    page.locator(".plot[data-cell=b5]").click()
    page.locator("dialog[open]").get_by_role("button", name="Why not?").click()
    expect(page.locator(".refusal")).to_contain_text("too far")
    page.locator(".refusal a").click()
    expect(page).to_have_url(re.compile(r"/rules/city#CITY-6\.2"))
    place = page.locator(".found")
    expect(place).to_be_in_viewport()
    expect(place).to_contain_text("CITY-6.2")


def test_a_grey_card_says_why(open_page: Opener) -> None:
    """A card without a power cannot be used while walking: the reason is told, and leads to its rule."""
    page = open_page("/")
    start_now(page)
    page.locator(".plot.target").first.wait_for()
    # What is grey cannot be chosen, but it can be asked.
    page.locator(".hand .card:not(.live) .touch").first.click(force=True)
    expect(page.locator(".refusal a")).to_have_text(re.compile(r"CITY-\d+"))
    expect(page.locator(".refusal")).not_to_contain_text("_")


def test_a_made_up_option_of_city_needs_no_new_client(open_page: Opener) -> None:
    """A building, a decision and actions that nobody has heard of are drawn, offered and sent."""
    fixture = json.loads((FIXTURES / "city-2p.json").read_text("utf-8"))
    frame = fixture["frames"][0]
    fixture["options"]["moons"] = 3
    frame["view"]["city"][0]["tile"] = "echo_hall"
    frame["decision"] = {"seat": 0, "kind": "chant"}
    frame["legal"] = ["sing", "flood c4", "done"]
    page = open_page(EMPTY)
    page.route("**/fixtures/made-up.json", lambda route: route.fulfill(json=fixture))
    page.goto("/gallery/made-up")
    for name, action in [("Sing", "sing"), ("Flood", "flood c4"), ("Done", "done")]:
        page.locator(".bar .button").filter(has_text=name).click()
        expect(page.locator("output[data-sent]")).to_have_attribute("data-sent", action)
    assert "web-" not in page.locator("#main").inner_text()


def test_the_gallery_shows_what_the_kits_bring(open_page: Opener) -> None:
    """Pictures of three games on one page, or of one of them."""
    page = open_page("/gallery")
    expect(page.locator("h2")).to_have_count(3)
    page.locator(".tiles figure").first.wait_for()
    page.locator(".chambers figure").first.wait_for()
    page.locator(".all .one").first.wait_for()
    page.goto("/gallery?game=drakon")
    page.locator(".chambers figure").first.wait_for()
    expect(page.locator("h2")).to_have_count(1)
    assert "web-" not in page.locator("#main").inner_text()


@pytest.mark.parametrize("kinds", [3, 6, 9, 12], ids="{} kinds in hand".format)
def test_phone_width_in_hebrew_without_scrolling(open_page: Opener, site: str, kinds: int) -> None:
    """The own turn fits 360 x 740, with few cards and with many; the page is mirrored, the board is not."""
    page = open_page(EMPTY, language="he", theme="day", width=360, height=740)
    guest(page)
    open_fixed(page, site, "city", 1, lambda view, _: len(view["hand"]) == kinds)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator(".hand [data-kind]")).to_have_count(kinds)
    sizes = page.evaluate(
        """() => ({
          page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
          inner: ((e) => [e.scrollHeight, e.clientHeight])(document.querySelector('.shell .board')),
          across: ((e) => [e.scrollWidth, e.clientWidth])(document.querySelector('.shell .board')),
          cards: [...document.querySelectorAll('.hand .over')].map((e) => e.getBoundingClientRect().width),
          a3: document.querySelector('[data-cell=a3]').getBoundingClientRect().x,
          e3: document.querySelector('[data-cell=e3]').getBoundingClientRect().x,
        })"""
    )
    assert sizes["page"] == [360, 740]
    assert sizes["inner"][0] <= sizes["inner"][1]
    assert sizes["across"][0] <= sizes["across"][1]
    assert sizes["a3"] < sizes["e3"]
    # Many cards lie over each other: none is too small to be read, and each has its value in sight.
    assert min(sizes["cards"]) >= 41
    assert page.evaluate(
        """() => [...document.querySelectorAll('.hand > .card')].every((card) => {
          const value = card.querySelector('.over .value').getBoundingClientRect();
          const at = document.elementFromPoint(value.x + value.width / 2, value.y + value.height / 2);
          return at === card.querySelector('.touch') })"""
    )
    # How many there are of a kind is not under its neighbour.
    assert page.evaluate(
        """() => [...document.querySelectorAll('.hand .badge')].every((badge) => {
          const box = badge.getBoundingClientRect();
          return [box.x + 2, box.right - 2].every((x) => {
            const at = document.elementFromPoint(x, box.y + box.height / 2);
            return badge.parentElement.contains(at) }) })"""
    )
    take(page, "game-he-phone-day")


def test_keyboard_alone(open_page: Opener) -> None:
    """A turn with the keyboard: arrows on the board, Enter, Tab to the buttons."""
    page = open_page("/", confirm=True)
    page.get_by_role("button", name="Play now").press("Enter")
    page.locator(".plot.target").first.wait_for()
    page.locator(".plot[data-roving=yes]").focus()
    for _ in range(30):
        cell = page.evaluate("document.activeElement.dataset.cell")
        if page.locator(f".plot.target[data-cell={cell}]").count():
            break
        row = page.evaluate("Number(document.activeElement.dataset.row)")
        page.keyboard.press("ArrowRight" if row % 2 else "ArrowDown")
    focused = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    expect(page.locator(".plot.mine")).to_have_attribute("data-cell", focused)
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.bar') !== null"):
            break
    assert page.evaluate("document.activeElement.closest('.bar') !== null")


def test_hot_seat_covers_the_cards_between_turns(open_page: Opener) -> None:
    page = open_page("/new/city")
    page.locator(".seat select").nth(1).select_option("me")
    page.get_by_role("button", name="Open the table").click()
    cover = page.locator("[role=dialog]")
    cover.wait_for()
    assert not page.evaluate(
        """() => { const e = document.querySelector('.hand .card'); if (!e) return false;
          const b = e.getBoundingClientRect();
          const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
          return top !== null && top.closest('.hand') !== null }"""
    )
    play_city(page, actions=20)
    assert page.url.count("/t/") == 1


def test_reconnect_banner(open_page: Opener) -> None:
    """A broken line is told, and the game goes on when it is back."""
    page = open_page("/")
    start_now(page)
    page.locator(".plot.target").first.wait_for()
    page.evaluate("window.obeliskLine.drop()")
    expect(page.locator("p.line")).to_contain_text("Reconnecting")
    expect(page.locator("p.line")).to_have_count(0)
    play_city(page, actions=3)


def test_friends_join_by_link(open_page: Opener) -> None:
    """Two browsers: an invitation is copied, used, and the game begins for both."""
    host = open_page("/new/city")
    host.locator(".seat select").nth(1).select_option("link")
    host.get_by_role("button", name="Open the table").click()
    link = host.locator("input.link").input_value()
    guest = open_page(link.partition("://")[2].partition("/")[2].join(["/", ""]))
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Begin").click()
    host.locator(".plot").first.wait_for()
    guest.locator(".plot").first.wait_for()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("<b>hello</b>")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.locator(".chat li")).to_contain_text("<b>hello</b>")


def test_guest_becomes_an_account(open_page: Opener) -> None:
    page = open_page("/")
    start_now(page)
    page.locator(".bar").wait_for()
    page.goto(page.url.partition("/t/")[0] + "/signin")
    page.get_by_label("Name").fill("Rosalind")
    page.get_by_label("Password").fill("moonlight-42")
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator(".person")).to_contain_text("Rosalind")
    page.get_by_role("link", name="My tables").click()
    expect(page.locator("a.card")).to_have_count(1)


def test_language_switch(open_page: Opener) -> None:
    page = open_page("/settings")
    for button, heading, direction in [("עברית", "הגדרות", "rtl"), ("Polski", "Ustawienia", "ltr")]:
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(page.locator("html")).to_have_attribute("dir", direction)
