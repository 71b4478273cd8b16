"""The analysis board: a text is opened, played on, commented, thought about and saved; on a phone, too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import FilePayload, Page, expect

import obelisk
from browser.city_player import Opener
from browser.pictures import take
from browser.test_browser_access import violations
from obelisk.board import Board


def a_game(plies: int = 14) -> Board:
    """Drakon for two, some random actions long."""
    board = obelisk.new("drakon", players=2, seed=4, goal="short", names=["Ann", "Bob"])
    for _ in range(plies):
        board.push(board.ask("random"))
    return board


def paste(page: Page, text: str) -> None:
    page.locator("textarea").fill(text)
    page.locator("form .button").click()
    page.locator(".tree").wait_for()


def saved(page: Page, button: str) -> str:
    """The file that is saved."""
    with page.expect_download() as coming:
        page.get_by_role("button", name=button).click()
    return Path(coming.value.path()).read_text("utf-8")


def test_a_game_is_studied_and_saved_with_variations(open_page: Opener) -> None:
    """The game stays as it was; what is tried on the board is a variation, and comes back from the file."""
    board = a_game()
    page = open_page("/analysis")
    assert violations(page) == []
    paste(page, board.record)
    rows = page.locator(".tree .ply")
    expect(rows).to_have_count(15)
    rows.nth(4).click()
    expect(rows.nth(4)).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(rows.nth(5)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    expect(rows.nth(0)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Let the bot think").click()
    plan = page.locator(".plan").first
    expect(plan).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Stop thinking").click()
    plan.hover()
    expect(page.locator(".ways > svg .arrow, .ways > svg .here").first).to_be_visible()
    take(page, "analysis-en-desktop-night")
    plan.click()
    expect(page.locator(".branch").first).to_be_visible()
    page.get_by_role("textbox", name="Comment on this moment").fill("Bold, but why not?")
    expect(page.locator(".said").first).to_contain_text("Bold")
    assert violations(page) == []
    text = saved(page, "Save with variations")
    game, _, notes = text.rpartition("analysis ")
    assert game == board.record
    assert json.loads(notes)["lines"][0]["at"] == 0
    assert "Bold, but why not?" in notes
    page.get_by_role("button", name="Open something else").click()
    paste(page, text)
    expect(page.locator(".said").first).to_contain_text("Bold")
    assert saved(page, "Save with variations") == text


def test_a_position_is_set_up_looked_at_from_a_seat_and_played_on(open_page: Opener) -> None:
    """A text with hidden cards is dealt; one's own clicks move; what is wrong is named with its line."""
    page = open_page("/analysis")
    page.locator("textarea").fill("obelisk position 1\ngame chess\n")
    page.locator("form .button").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("Line .?2.? cannot be read: .?unknown game"))
    text = obelisk.new("city", players=2, seed=3).position()
    hidden = re.sub(r"(?m)^hand p2 .*$", "hand p2 ?*5", re.sub(r"(?m)^drawn .*\n", "", text))
    paste(page, hidden)
    expect(page.locator(".tree .ply")).to_have_count(1)
    mover = board_seat(text)
    page.get_by_role("combobox", name="Whose knowledge").select_option(str(1 - mover))
    expect(page.locator(".deck")).to_be_visible()
    page.get_by_role("combobox", name="Whose knowledge").select_option("open")
    page.locator('[data-cell="c2"]').first.click()
    expect(page.locator(".tree .ply")).to_have_count(2)
    page.get_by_role("button", name="Edit as text").click()
    expect(page.locator("#study-text")).to_have_value(re.compile("figures .*c2"))


def board_seat(text: str) -> int:
    """The seat that decides in a position."""
    seat = Board.from_position(text).turn
    assert seat is not None
    return seat


def test_a_replay_leads_to_the_analysis_board(open_page: Opener) -> None:
    board = a_game(0)
    board.play_out(["greedy", "random"])
    page = open_page("/tables")
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=board.record.encode())
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".deck").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    page.get_by_role("link", name="Analyse").click()
    expect(page).to_have_url(re.compile(r"/analysis\?table=\w+&ply=3"))
    expect(page.locator(".tree .ply").nth(3)).to_have_attribute("aria-current", "step")


def test_an_imported_record_shows_its_variations_again(open_page: Opener) -> None:
    """At the moment they belong to, in the replay; a click leads to them on the analysis board."""
    board = a_game()
    line = board.at(3)
    first = f"p{(line.turn or 0) + 1} {line.legal[0]}"
    tree = {"comments": {"3": "Here it turned."}, "lines": [{"at": 3, "plies": [first]}]}
    notes = json.dumps(tree, separators=(",", ":"))
    text = f"{board.record}analysis {notes}\n"
    page = open_page("/tables")
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".deck").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    expect(page.locator(".notes")).to_contain_text("Here it turned.")
    assert violations(page) == []
    page.get_by_role("link", name=re.compile("^Variation: ")).click()
    expect(page).to_have_url(re.compile(r"/analysis\?table=\w+&ply=3"))
    expect(page.locator(".said").first).to_have_text("Here it turned.")
    expect(page.locator(".branch")).to_have_count(1)
    assert saved(page, "Save with variations") == text


def test_the_analysis_board_in_hebrew_on_a_phone(open_page: Opener) -> None:
    """Nothing is wider than the phone; the tree lies behind the tab of the log."""
    page = open_page("/analysis", language="he", width=360, height=740, theme="day")
    assert violations(page) == []
    take(page, "analysis-open-he-phone-day")
    page.locator("textarea").fill(a_game().record)
    page.locator("form .button").click()
    page.locator(".maze .cell").first.wait_for()
    take(page, "analysis-he-phone-day")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
    page.locator(".tab.phone").click()
    expect(page.locator(".tree .ply").first).to_be_visible()
    take(page, "analysis-tree-he-phone-day")
    assert violations(page) == []


def test_plans_leave_out_that_phases_were_left(open_page: Opener) -> None:
    """The line that is played has them all the same."""
    board = obelisk.new("legends", seed=5)
    while board.decision is None or board.decision.kind != "character":
        board.push(board.ask("level:2"))
    page = open_page("/analysis")
    paste(page, board.position())
    page.get_by_role("button", name="Let the bot think").click()
    plans = page.locator(".plan")
    expect(plans.filter(has_text="Announce").first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Stop thinking").click()
    lines = plans.filter(has_text="Announce")
    assert not [text for text in lines.all_inner_texts() if "Done" in text]
    lines.first.click()
    expect(page.locator(".branch, .tree .ply").filter(has_text="Done").first).to_be_visible()
