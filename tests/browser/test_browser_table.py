"""What every table shares: clocks, undo by agreement, keys, the tour, replays with hints, records."""

from __future__ import annotations

import json
import re

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import FilePayload, Page, expect

from browser.city_player import Opener
from browser.pictures import take
from browser.static_site import EMPTY
from obelisk.core.chance import FairChance
from obelisk.core.record import write
from obelisk.core.rng import Rng
from obelisk.core.table import open_table
from obelisk.games.drakon import GAME as DRAKON

MAKE = """async ([game, options, seats, clock]) => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'Content-Type': 'application/json', 'X-Obelisk-CSRF': me.csrf};
  const send = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  const made = await send('/api/tables', {game, options, seats, clock, public: false});
  if (!made.invites.length) await send(`/api/tables/${made.table.id}/start`, {});
  return made }"""
BOT = {"kind": "bot", "bot": "level:1"}
NO_CLOCK = {"mode": "none"}


def guest(page: Page) -> None:
    """Somebody is signed in: as the guest that the first table makes."""
    page.evaluate(
        """async () => { const headers = {'Content-Type': 'application/json'};
          const body = JSON.stringify({name: 'Ada', language: 'en'});
          await fetch('/api/guests', {method: 'POST', headers, body}) }"""
    )


def test_a_clock_runs_down_and_a_bot_takes_over(open_page: Opener) -> None:
    """Three seconds a turn: the time is shown, a bot plays on, and the person can come back."""
    page = open_page(EMPTY)
    guest(page)
    clock = {"mode": "move", "seconds": 3}
    slow = {"kind": "bot", "bot": "level:3"}
    made = page.evaluate(MAKE, ["city", {"players": 4}, [{"kind": "me"}, slow, slow, slow], clock])
    page.goto(f"/t/{made['table']['id']}")
    expect(page.locator(".clock").first).to_have_text(re.compile(r"0:0\d"))
    # Bots are fast: whoever wants to come back must be so too.
    page.wait_for_function(
        """() => { const strip = document.querySelector('.strip');
          if (!strip?.textContent.includes('A bot is playing for you')) return false;
          strip.querySelector('button').click();
          return true }""",
        timeout=60_000,
    )
    expect(page.locator(".strip")).to_have_count(0)


def test_undo_needs_the_agreement_of_the_others(open_page: Opener) -> None:
    """Two people: one asks, the other refuses, then agrees."""
    host = open_page(EMPTY)
    guest(host)
    made = host.evaluate(MAKE, ["city", {"players": 2}, [{"kind": "me"}, {"kind": "link"}], NO_CLOCK])
    table = f"/t/{made['table']['id']}"
    friend = open_page(f"{table}#{made['invites'][0]['secret']}")
    friend.get_by_role("button", name="Sit down").click()
    host.goto(table)
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        page.locator(".plot").first.wait_for()
    host.locator(".bar").wait_for()
    friend.locator(".bar").wait_for()
    mover, other = (host, friend) if host.locator(".plot.target").count() else (friend, host)
    mover.locator(".plot.target").first.click()
    mine = mover.locator(".plot.mine")
    expect(mine).not_to_have_attribute("data-cell", "c3")
    for answer, cell in [("No", re.compile("^(?!c3)")), ("Yes", re.compile("^c3$"))]:
        mover.get_by_role("button", name="Undo").click()
        expect(mover.locator(".strip")).to_contain_text("Waiting for the others")
        expect(other.locator(".strip")).to_contain_text("would like to take back")
        other.locator(".strip").get_by_role("button", name=answer).click()
        expect(other.locator(".strip")).to_have_count(0)
        expect(mine).to_have_attribute("data-cell", cell)


def test_whoever_resigns_may_play_again(open_page: Opener) -> None:
    page = open_page(EMPTY)
    guest(page)
    made = page.evaluate(MAKE, ["city", {"players": 2}, [{"kind": "me"}, BOT], NO_CLOCK])
    table = f"/t/{made['table']['id']}"
    page.goto(table)
    page.locator("#tab-table").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".button.danger").click()
    page.locator("dialog[open]").get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(table)
    page.locator(".plot").first.wait_for()


def test_the_first_table_explains_itself_once(open_page: Opener) -> None:
    page = open_page("/", tour=True)
    page.get_by_role("button", name="Play now").click()
    tour = page.locator(".tour")
    expect(tour).to_contain_text("1/3")
    page.locator(".plot").first.wait_for()
    take(page, "tour-en-desktop-night")
    tour.get_by_role("button", name="Next").click()
    tour.get_by_role("button", name="Next").click()
    tour.get_by_role("button", name="Got it").click()
    expect(tour).to_have_count(0)
    page.reload()
    page.locator(".plot").first.wait_for()
    expect(tour).to_have_count(0)


def test_keys_and_board_size_are_ones_own(open_page: Opener) -> None:
    """Describing gets another letter, the one that had it gets the old one; both work at the table."""
    page = open_page("/settings")
    settings = page.url
    describe = page.get_by_label("Describe the board")
    describe.press("u")
    expect(describe).to_have_value("U")
    expect(page.get_by_label("Undo")).to_have_value("D")
    page.get_by_label("Strong patterns").check()
    expect(page.locator("html")).to_have_attribute("data-patterns", "strong")
    page.get_by_label("Size of things on the board").select_option("small")
    page.goto(settings.replace("/settings", "/"))
    page.get_by_role("button", name="Play now").click()
    page.locator(".plot.target").first.wait_for()
    page.keyboard.press("u")
    expect(page.locator("dialog[open] .described li").first).to_be_visible()
    small = page.locator(".square").bounding_box()
    table = page.url
    page.goto(settings)
    page.get_by_label("Size of things on the board").select_option("normal")
    page.goto(table)
    page.locator(".plot").first.wait_for()
    normal = page.locator(".square").bounding_box()
    assert small is not None
    assert normal is not None
    assert small["width"] < normal["width"]


def a_record() -> str:
    """A short fair game of Drakon between two who play at random."""
    chance = FairChance(bytes(range(32)))
    options = {"players": 2, "goal": "short", "round_limit": 8}
    table = open_table(DRAKON, options, chance, ["Ann", "Ben"])
    rng = Rng("upload")
    while (decision := table.decision()) is not None:
        legal = DRAKON.legal(table.state)
        table.play_text(decision.seat, DRAKON.notate(table.state, legal[rng.below(len(legal))]))
    table.record.commitment = chance.commitment
    table.record.seed = bytes(range(32)).hex()
    return write(table.record, json.dumps)


def test_a_record_is_uploaded_replayed_with_hints_and_played_on(open_page: Opener) -> None:
    """A game as a file: replay by open knowledge, hints with chances, fairness, a link, playing on."""
    page = open_page("/tables")
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=a_record().encode())
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".deck").wait_for()
    page.locator(".deck select").select_option("open")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".hand .tile").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"ply=2&viewer=open"))
    page.get_by_role("button", name="Best actions").click()
    best = page.locator(".hints li").first
    expect(best).to_contain_text("%", timeout=60_000)
    expect(best.locator(".what")).to_contain_text(re.compile("Place a chamber|Move the hero"))
    assert not re.search(r"\[[NESW]*\]|_", best.inner_text())
    page.get_by_role("button", name="Check fairness").click()
    expect(page.locator(".deck .good").first).to_contain_text("Verified")
    take(page, "replay-drakon-en-desktop-night")
    page.reload()
    expect(page.locator(".deck .count")).to_contain_text("2 /")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.locator(".maze .cell").first.wait_for()
