"""Worth watching: who plays, who watches, what is new, what was; the turns of others; the end."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Browser, Page, expect

from browser.city_player import Opener, play_city
from browser.static_site import EMPTY
from browser.test_browser_table import BOT, MAKE, NO_CLOCK, guest

ME = {"kind": "me"}


def at_a_table(page: Page, game: str, seats: list[dict[str, str]], **options: object) -> str:
    """Opens a table as a guest and starts it; gives its address."""
    guest(page)
    made = page.evaluate(MAKE, [game, {"players": len(seats), **options}, seats, NO_CLOCK])
    table = f"/t/{made['table']['id']}"
    page.goto(table)
    return table


def test_a_first_visit_is_no_failure(browser: Browser, site: str) -> None:
    """Nobody is signed in: that is an answer, and the console stays empty."""
    context = browser.new_context()
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(site)
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    context.close()
    assert said == []


def test_people_at_one_device_have_names(open_page: Opener) -> None:
    """Two people, one screen: names are asked for, and the cover calls them by these."""
    page = open_page("/new/city")
    page.locator(".seat select").nth(1).select_option("me")
    page.get_by_label("Name of the person at seat 1").fill("Dina")
    page.get_by_label("Name of the person at seat 2").fill("Omer")
    page.get_by_role("button", name="Open the table").click()
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text(re.compile("Hand over to .?(Dina|Omer)"))
    cover.get_by_role("button").click()
    expect(page.locator(".players")).to_contain_text("Dina")
    expect(page.locator(".players")).to_contain_text("Omer")


def test_looking_back_says_who_was_to_play(open_page: Opener) -> None:
    """In a running game the past is not its end; the way back is a button."""
    page = open_page(EMPTY)
    at_a_table(page, "city", [ME, BOT])
    page.locator(".bar.mine").wait_for()
    play_city(page, actions=3)
    page.locator(".bar.mine").wait_for()
    page.locator(".log .entry").first.click()
    expect(page.locator(".strip")).to_contain_text("The board after action")
    expect(page.locator(".bar .sentence")).to_contain_text("is to play")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".bar.mine")).to_be_visible()


def test_a_chat_line_is_marked_until_it_is_read(open_page: Opener) -> None:
    """Who waits reads what is needed to begin; a line of the other is counted on the tab, the own is not."""
    host = open_page(EMPTY)
    guest(host)
    made = host.evaluate(MAKE, ["city", {"players": 2}, [ME, {"kind": "link"}], NO_CLOCK])
    table = f"/t/{made['table']['id']}"
    host.goto(table)
    expect(host.locator(".lead")).to_contain_text("presses “Begin”")
    friend = open_page(f"{table}#{made['invites'][0]['secret']}")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Begin").click()
    stranger = open_page(table)
    expect(stranger.locator(".strip")).to_contain_text("You are watching")
    expect(host.locator(".strip")).to_have_count(0)
    friend.locator("#tab-chat").click()
    friend.get_by_label("Say something").fill("Hello")
    friend.keyboard.press("Enter")
    mark = host.locator("#tab-chat .unread")
    expect(mark).to_contain_text("new message")
    expect(friend.locator(".chat li")).to_contain_text("Hello")
    friend.locator("#tab-log").click()
    expect(friend.locator("#tab-chat .unread")).to_have_count(0)
    host.locator("#tab-chat").click()
    host.locator("#tab-log").click()
    expect(mark).to_have_count(0)


def test_a_replay_opened_by_link_has_its_log(open_page: Opener) -> None:
    """The log of a replay that is opened in the middle tells the game from its beginning."""
    page = open_page(EMPTY)
    table = at_a_table(page, "drakon", [BOT, BOT], goal="short", round_limit=60)
    expect(page.locator("dialog[open]")).to_be_visible(timeout=90_000)
    page.goto(f"{table.replace('/t/', '/replay/')}?ply=25&viewer=spectator")
    expect(page.locator(".deck .count")).to_contain_text("25 /")
    expect(page.locator(".log li")).not_to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 10")


def test_a_hint_against_bots(open_page: Opener) -> None:
    """One press tells what the strongest bot would do; it goes away with the next action."""
    page = open_page(EMPTY)
    at_a_table(page, "city", [ME, BOT])
    page.locator(".bar.mine").wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hinting li").first).to_contain_text("%", timeout=60_000)
    play_city(page, actions=1)
    expect(page.locator(".hinting")).to_have_count(0)


def end_turn(page: Page) -> None:
    """Walks somewhere and ends the turn."""
    page.locator(".plot.target").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.keyboard.press("f")


def test_the_turn_of_a_bot_is_shown_step_by_step(open_page: Opener) -> None:
    """It can be halted, gone through and cut short by a click, which does nothing else; and shown again."""
    page = open_page(EMPTY, playback=1)
    at_a_table(page, "city", [ME, BOT, BOT, BOT])
    page.locator(".bar.mine").wait_for(timeout=60_000)
    end_turn(page)
    strip = page.locator(".playback")
    expect(strip).to_contain_text(re.compile("walks|contributes|plays"))
    page.keyboard.press("p")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.wait_for_timeout(2500)
    expect(strip).to_be_visible()
    expect(page.locator(".bar.mine")).to_have_count(0)
    expect(strip.get_by_role("button", name="Your turn")).to_be_visible()
    before = page.locator(".log li").count()
    page.keyboard.press("n")
    page.locator("button.plot[data-cell=c3]").click()
    expect(strip).to_have_count(0)
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator(".log li").count() > before
    page.get_by_role("button", name="Show the last turn again").click()
    expect(strip).to_contain_text("Again")
    expect(page.locator(".bar.mine")).to_have_count(0)
    strip.get_by_role("button", name="Your turn").click()
    expect(page.locator(".bar.mine")).to_be_visible()


def test_who_was_away_is_told_what_happened(open_page: Opener) -> None:
    """A sentence for each thing, turn by turn, and the turns themselves on demand."""
    page = open_page(EMPTY, playback=1)
    table = at_a_table(page, "city", [ME, BOT, BOT])
    page.locator(".bar.mine").wait_for(timeout=60_000)
    end_turn(page)
    # Shown to the end, so that the page notes nothing more of what was seen.
    page.locator(".playback").get_by_role("button", name="Your turn").click()
    page.locator(".bar.mine").wait_for()
    page.evaluate("(id) => localStorage['obelisk/seen'] = JSON.stringify([[id, 0]])", table.rsplit("/", 1)[1])
    page.goto(table)
    sheet = page.get_by_role("dialog", name="While you were away")
    expect(sheet).to_contain_text("Noor")
    expect(sheet).to_contain_text("walks")
    sheet.get_by_role("button", name="Show it").click()
    expect(page.locator(".playback")).to_contain_text("Again")
    page.reload()
    page.locator(".bar.mine").wait_for(timeout=60_000)
    expect(sheet).to_have_count(0)


def test_the_end_is_told_to_each_in_their_own_way(open_page: Opener) -> None:
    """Who lost and who looks on read different words; closed, it stays within reach; it can be shared."""
    page = open_page(EMPTY)
    table = at_a_table(page, "city", [ME, BOT])
    page.locator(".bar.mine").wait_for()
    page.locator("#tab-table").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".danger").click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text(re.compile(r"Noor\W* wins this time"))
    expect(sheet).to_contain_text("resigned")
    expect(sheet.get_by_role("button", name="Share")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Result", exact=True).click()
    expect(sheet).to_be_visible()
    page.context.clear_cookies()
    page.goto(table)
    expect(sheet).to_contain_text(re.compile(r"Noor\W* wins"))
    expect(sheet).not_to_contain_text("this time")


def test_at_the_end_all_that_comes_next_is_in_sight_and_hebrew_reads_from_right_to_left(
    open_page: Opener,
) -> None:
    """The buttons are not below the edge of the sheet; numbers of the sentence stand in one reading order."""
    page = open_page(EMPTY, language="he", width=1366, height=768)
    at_a_table(page, "city", [ME, BOT])
    page.locator(".bar.mine").wait_for()
    page.locator("#tab-table").click()
    page.get_by_role("button", name="פרישה").click()
    page.locator(".danger").click()
    sheet = page.locator("dialog[open]")
    sheet.locator(".why").wait_for()
    page.set_viewport_size({"width": 1366, "height": 400})
    inside = sheet.locator(".inside").bounding_box()
    assert inside is not None
    for button in sheet.locator(".next > *").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= inside["y"] + inside["height"]
    why = sheet.locator(".why").text_content() or ""
    # A mark within a mark would hide the letters by which the browser finds the direction.
    assert not re.search("\u2068[^\u2069]*\u2068", why), why


def test_nothing_is_explained_under_a_mouse_that_rests_since_the_page_before(open_page: Opener) -> None:
    page = open_page("/", width=1366, height=768)
    page.locator(".games .game").nth(2).locator("button").first.click()
    page.locator(".bar.mine, .playback").first.wait_for(timeout=60_000)
    at = page.evaluate(
        """() => { const thing = document.querySelector('main [data-explain]:not([data-beside])');
          const box = thing.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2] }"""
    )
    page.wait_for_timeout(900)
    expect(page.locator(".explain")).to_have_count(0)
    page.mouse.move(at[0], at[1], steps=4)
    expect(page.locator(".explain")).to_be_visible()


def test_who_looks_on_is_told_so_and_a_waiting_room_says_who_begins(open_page: Opener) -> None:
    host = open_page(EMPTY)
    guest(host)
    made = host.evaluate(MAKE, ["city", {"players": 2}, [ME, {"kind": "link"}], NO_CLOCK])
    host.goto(f"/t/{made['table']['id']}")
    expect(host.locator("main")).to_contain_text("Then one of you presses “Begin”")
    player = open_page(EMPTY)
    table = at_a_table(player, "city", [ME, BOT])
    player.locator(".bar").wait_for()
    player.context.clear_cookies()
    player.goto(table)
    expect(player.locator(".strip")).to_contain_text("You are watching: only those who sit here can play.")


def test_no_side_of_a_duel_belongs_to_an_onlooker(open_page: Opener) -> None:
    page = open_page(EMPTY, width=1366, height=768)
    guest(page)
    made = page.evaluate(MAKE, ["legends", {"decks": ["hoax", "vulca"]}, [ME, BOT], NO_CLOCK])
    table = f"/t/{made['table']['id']}"
    page.goto(table)
    standing = page.locator(".standing")
    expect(standing).to_contain_text("Your cards")
    page.context.clear_cookies()
    page.goto(table)
    expect(page.locator("main p.strip")).to_contain_text("You are watching")
    expect(standing).to_contain_text("hand + deck")
    expect(standing).not_to_contain_text(re.compile("you", re.IGNORECASE))
