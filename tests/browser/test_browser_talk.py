"""Talking at a table: each in their own language, by keyboard and on a phone; onlookers among themselves."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener, play_city
from browser.static_site import EMPTY
from browser.test_browser_table import MAKE, NO_CLOCK, guest

ME = {"kind": "me"}
RATED = """async (other) => {
  const headers = {'Content-Type': 'application/json'};
  const account = async (name) => {
    const body = JSON.stringify({name, password: 'moonlight-42'});
    const made = await (await fetch('/api/accounts', {method: 'POST', headers, body})).json();
    headers['X-Obelisk-CSRF'] = made.csrf;
    return made };
  const send = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  await account(other ? 'Second' + other : 'First' + Date.now());
  if (other) {
    await send(`/api/tables/${other}/join`, {});
    return (await send(`/api/tables/${other}/start`, {})).id }
  const seats = [{kind: 'me'}, {kind: 'open'}];
  const clock = {mode: 'move', seconds: 3600};
  return (await send('/api/tables', {game: 'city', seats, clock, rated: true})).table.id }"""


def two_at_a_table(open_page: Opener, language: str = "en", **size: int) -> tuple[Page, Page, str]:
    """A host, a friend who speaks a language and has a screen of some size, and the path of their table."""
    host = open_page(EMPTY)
    guest(host)
    made = host.evaluate(MAKE, ["city", {"players": 2}, [ME, {"kind": "link"}], NO_CLOCK])
    table = f"/t/{made['table']['id']}"
    host.goto(table)
    friend = open_page(f"{table}#{made['invites'][0]['secret']}", language=language, **size)
    friend.locator("button.primary").first.click()
    host.get_by_role("button", name="Begin").click()
    host.locator(".plot").first.wait_for()
    friend.locator(".plot").first.wait_for()
    return host, friend, table


def in_turn(one: Page, other: Page) -> tuple[Page, Page]:
    """Whoever is to play, then the other."""
    for page in (one, other):
        page.locator(".bar .sentence").wait_for()
    return (one, other) if one.locator(".bar.mine").count() else (other, one)


def onlooker_at(open_page: Opener, table: str) -> Page:
    """A guest who watches, with the chat open."""
    page = open_page(EMPTY)
    guest(page)
    page.goto(table)
    page.locator("#tab-chat").click()
    return page


def test_a_phrase_is_read_in_each_language_and_a_reaction_is_shown(open_page: Opener) -> None:
    """By keyboard, and at a phone from right to left."""
    host, friend, _ = two_at_a_table(open_page, "he", width=390, height=844)
    host.locator("#tab-chat").focus()
    host.keyboard.press("Enter")
    host.get_by_role("button", name="Phrases").press("Enter")
    host.get_by_role("button", name="Good luck!").press("Enter")
    expect(host.locator(".chat li")).to_contain_text("Good luck!")
    friend.locator(".tab.phone").click()
    friend.locator("#tab-chat").click()
    expect(friend.locator(".chat li")).to_contain_text("בהצלחה!")
    friend.locator(".chat li .add").click()
    palette = friend.locator(".palette")
    box = palette.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    palette.get_by_role("button", name="לב").click()
    expect(palette).to_have_count(0)
    chip = host.get_by_role("button", name="heart: ")
    expect(chip).to_have_attribute("aria-pressed", "false")
    host.locator(".chat li .add").press("Enter")
    host.keyboard.press("Tab")
    host.keyboard.press("ArrowRight")
    host.keyboard.press("Enter")
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(chip).to_contain_text("2")
    chip.press("Enter")
    expect(chip).to_contain_text("1")
    host.locator(".chat li .add").press("Enter")
    host.keyboard.press("Escape")
    expect(host.locator(".palette")).to_have_count(0)
    expect(host.locator(".chat li .add")).to_be_focused()


def test_a_link_leads_to_its_moment_and_an_action_has_reactions(open_page: Opener) -> None:
    host, friend, _ = two_at_a_table(open_page)
    mover, other = in_turn(host, friend)
    play_city(mover, actions=1, walk=1)
    other.locator("#tab-chat").click()
    link = other.get_by_role("button", name="Link this moment")
    expect(link).to_have_text(re.compile(r"#\d+"))
    link.click()
    other.keyboard.type("was bold, #99 is not")
    other.keyboard.press("Enter")
    other.get_by_role("button", name="React to action").click()
    other.locator(".palette").get_by_role("button", name="amazed").click()
    expect(mover.locator(".log .shown")).to_contain_text("amazed")
    mover.locator("#tab-chat").click()
    line = mover.locator(".chat li")
    expect(line).to_contain_text(re.compile(r"#\d+ was bold, #99 is not"))
    expect(line.locator(".moment")).to_have_count(1)
    line.get_by_role("button", name="Show the board after action").click()
    expect(mover.locator(".strip")).to_contain_text("The board after action")
    mover.get_by_role("button", name="Back to now").click()


def test_onlookers_talk_apart_and_are_counted(open_page: Opener) -> None:
    host, friend, table = two_at_a_table(open_page)
    eve, tom = onlooker_at(open_page, table), onlooker_at(open_page, table)
    expect(eve.locator(".strip")).to_contain_text(re.compile(r"2\W* people are watching"))
    expect(host.locator(".watchers")).to_contain_text(re.compile(r"2\W* people are watching"))
    expect(eve.locator("div.foot")).to_contain_text("the players read it when the game is over")
    eve.get_by_label("Say something").fill("psst")
    eve.keyboard.press("Enter")
    expect(tom.locator(".chat li")).to_contain_text("psst")
    host.locator("#tab-chat").click()
    host.get_by_label("Say something").fill("hello")
    host.keyboard.press("Enter")
    expect(tom.locator(".chat li")).to_have_count(2)
    expect(host.locator(".chat li")).to_have_count(1)
    expect(host.locator(".chat li")).to_contain_text("hello")
    friend.locator("#tab-table").click()
    friend.get_by_role("button", name="Resign").click()
    friend.locator(".danger").click()
    host.keyboard.press("Escape")
    expect(host.locator(".chat li.gallery")).to_contain_text("psst")


def test_unread_lines_are_counted_where_one_comes_back(open_page: Opener) -> None:
    host, friend, table = two_at_a_table(open_page)
    base = friend.url.partition("/t/")[0]
    friend.goto(f"{base}/tables")
    host.locator("#tab-chat").click()
    host.get_by_label("Say something").fill("are you there?")
    host.keyboard.press("Enter")
    expect(host.locator(".chat li")).to_contain_text("are you there?")
    friend.reload()
    expect(friend.locator(".card .unread")).to_contain_text("new message")
    friend.goto(base + table)
    expect(friend.locator("#tab-chat .unread")).to_contain_text("1")
    with friend.expect_response("**/chat/read"):
        friend.locator("#tab-chat").click()
    expect(friend.locator(".chat li")).to_contain_text("are you there?")
    friend.goto(f"{base}/tables")
    expect(friend.locator(".card")).to_have_count(1)
    expect(friend.locator(".card .unread")).to_have_count(0)


def test_an_onlooker_of_a_rated_game_is_told_to_be_behind(open_page: Opener) -> None:
    first = open_page(EMPTY)
    table = first.evaluate(RATED, "")
    second = open_page(EMPTY)
    second.evaluate(RATED, table)
    looker = open_page(f"/t/{table}")
    expect(looker.locator(".strip")).to_contain_text(re.compile(r"60\W* seconds later"))
    first.goto(f"/t/{table}")
    second.goto(f"/t/{table}")
    mover, _ = in_turn(first, second)
    play_city(mover, actions=1)
    expect(first.locator(".strip")).to_have_count(0)
    expect(looker.locator(".log .entry")).to_have_count(0)
    looker.locator("#tab-chat").click()
    expect(looker.get_by_role("link", name="To talk along, sign in.")).to_be_visible()
