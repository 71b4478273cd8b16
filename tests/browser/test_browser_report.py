"""The coach's report of a game: over the replay, as a page of its own, by keyboard, in Hebrew on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import FilePayload, Page, expect

import obelisk
from browser.city_player import Opener
from browser.pictures import take
from browser.test_browser_access import violations


def a_record(seed: int = 4, goal: str = "short") -> str:
    """A game in which one plays well and one at random: there are mistakes to tell."""
    board = obelisk.new("drakon", players=2, seed=seed, goal=goal, names=["Ann", "Bob"])
    board.play_out(["greedy", "random"])
    return board.record


def a_draft() -> str:
    board = obelisk.new("legends-draft", players=2, seed=3)
    board.play_out(["random"])
    return board.record


def upload(page: Page, record: str = "") -> None:
    text = record or a_record()
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".deck").wait_for()


def test_a_draft_is_not_judged_and_says_so(open_page: Opener) -> None:
    """Nobody wins one: where it is replayed is nothing to judge, and its report says why."""
    page = open_page("/tables")
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    upload(page, a_draft())
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    expect(page.get_by_role("button", name="Report", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Best actions")).to_have_count(0)
    page.goto(re.sub(r"/replay/(\w+).*", r"/report/\1", page.url))
    expect(page.get_by_text("A draft has no winner")).to_be_visible(timeout=90_000)
    expect(page.get_by_role("status")).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile("/replay/"))
    assert refused == []


def test_a_report_leads_through_the_replay(open_page: Opener) -> None:
    """The curve is a slider; the moment shown is told with the better plan; the log has marks."""
    page = open_page("/tables")
    upload(page)
    page.get_by_role("button", name="Report", exact=True).click()
    curve = page.get_by_role("slider", name="Chances to win")
    expect(curve).to_be_visible(timeout=90_000)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Action 0: Ann \d+%"))
    curve.hover(position={"x": 200, "y": 40})
    expect(page.locator("figcaption .said")).to_have_text(re.compile(r"^Action .?[1-9]"))
    curve.click(position={"x": 200, "y": 40})
    expect(curve).to_have_attribute("aria-valuenow", re.compile("[1-9]"))
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    # What is told is where the keys have led, though the mouse still rests on the curve.
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Action .?0.?: "))
    # With the eyes of a seat nobody is told that they had it.
    expect(page.locator(".players .tag").first).to_be_visible()
    expect(page.locator(".tag", has_text="you")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", re.compile("[1-9]"))
    # On the way every mistake and every answer of chance is told.
    told: list[str] = []
    while curve.get_attribute("aria-valuenow") != curve.get_attribute("aria-valuemax"):
        told.append(curve.get_attribute("aria-valuetext") or "")
        page.keyboard.press("ArrowRight")
    assert [text for text in told if re.search(r"\. Bob: (mistake|blunder)", text)]
    assert [text for text in told if re.search(r"Luck for (Ann|Bob): [+-]?\d+\.\d%$", text)]
    expect(page.locator(".coach").filter(has_text=re.compile("mistake|blunder")).first).to_be_visible()
    page.locator(".coach").filter(has_text=re.compile("mistake|blunder")).first.click()
    # Whoever looked as a spectator sees what the seats held, so that the better plan can be drawn.
    expect(page.get_by_role("combobox", name="Whose knowledge")).to_have_value("open")
    page.get_by_role("button", name="One step back").click()
    drawn = page.locator(".ways > svg .arrow, .ways > svg .here")
    expect(drawn.first).to_be_visible()
    ways = page.locator(".ways")
    better_plan = ways.inner_html()
    page.get_by_text("Plans compared").click()
    rows = page.locator("button.plan")
    assert rows.count() >= 2
    expect(rows.first).to_contain_text(re.compile(r"\d\.\d%\s*± \d+\.\d%"))
    expect(rows.filter(has_text="played")).to_have_count(1)
    chance, line = rows.first.locator("b").bounding_box(), rows.first.locator("> span").last.bounding_box()
    assert chance is not None
    assert line is not None
    # Beside the board a plan has the whole width, below its chance.
    assert abs(line["x"] - chance["x"]) < 2
    rows.last.focus()
    expect(drawn.first).to_be_visible()
    assert ways.inner_html() != better_plan
    # What scrolls does not go under the button that closes the panel.
    head = page.locator(".report .top")
    page.locator(".report").evaluate("(report) => report.scrollTo(0, report.scrollHeight)")
    assert page.locator(".report").evaluate("(report) => report.scrollTop") > 40
    closing, kept = page.locator(".tab.desk").bounding_box(), head.bounding_box()
    assert closing is not None
    assert kept is not None
    assert kept["y"] <= closing["y"]
    assert kept["y"] + kept["height"] >= closing["y"] + closing["height"]
    page.get_by_text("Plans compared").click()
    assert violations(page) == []
    # The report lies beside the board, not under it: the better plan can be seen there.
    board = page.locator(".shell > .board").bounding_box()
    assert board is not None
    assert board["height"] > 0.6 * 800
    take(page, "report-replay-en-desktop-night")
    # The link that is copied leads to the same moment with the report.
    assert re.search(r"/replay/\w+\?ply=\d+&viewer=open&report$", page.url)
    page.reload()
    expect(curve).to_be_visible()
    expect(drawn.first).to_be_visible()
    page.get_by_role("link", name="Game report").click()
    expect(page).to_have_url(re.compile("/report/"))
    better = page.locator(".better").first
    expect(better).to_contain_text(re.compile("Better: .*(Place a chamber|Move the hero)"))
    expect(page.get_by_role("columnheader", name="Ann")).to_be_visible()
    accuracy = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Accuracy"))
    expect(accuracy.locator(".interval")).to_have_count(2)
    expect(accuracy.get_by_role("cell").first).to_have_text(re.compile(r"^\d+%\s*± \d+%$"))
    pictured = page.get_by_role("img", name=re.compile("^The position before action"))
    expect(pictured.first).to_be_visible()
    expect(page.locator(".moment").first.locator(".drawn .maze")).to_be_visible()
    expect(page.locator(".moment")).to_have_count(8)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".moment").nth(8)).to_be_visible()
    expect(page.get_by_role("link", name="Look at it").nth(1)).to_have_attribute(
        "href", re.compile(r"/replay/\w+\?ply=\d+&viewer=\d&report$")
    )
    luck = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Luck")).locator(".interval")
    expect(luck).to_have_count(2)
    expect(luck.first).to_have_text(re.compile(r"^± \d+\.\d%$"))
    take(page, "report-page-en-desktop-night", full_page=True)
    # Others cannot open an imported game, so it is saved to be sent.
    expect(page.get_by_text("Others cannot open this report by its link.")).to_be_visible()
    expect(page.get_by_role("button", name="Copy the link")).to_have_count(0)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a page").click()
    saved = Path(coming.value.path()).read_text("utf-8")
    assert_stands_alone(page, saved)
    page.emulate_media(media="print")
    expect(pictured.first).to_be_visible()
    expect(page.get_by_role("button", name="Try again from here").first).to_be_hidden()
    expect(page.get_by_role("navigation")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(0, 0, 0)"
    plans = page.locator(".moment details .plan").first
    expect(plans).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(plans).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(plans).to_be_hidden()
    page.emulate_media(media="screen")
    report = page.url
    for name in ("Play on after it", "Try again from here"):
        page.goto(report)
        page.get_by_role("button", name=name).first.click()
        expect(page).to_have_url(re.compile("/t/"))
        page.locator(".maze .cell").first.wait_for()


def assert_stands_alone(page: Page, saved: str) -> None:
    """A saved report has all mistakes with their pictures, nothing to press, and asks for nothing else."""
    asked: list[str] = []
    alone = page.context.new_page()
    alone.on("request", lambda request: asked.append(request.url))
    alone.set_content(saved)
    expect(alone.locator("h1")).to_have_text(re.compile("^Game report: .?Drakon"))
    moments = alone.locator(".moment")
    # All of them, not only those that counted most.
    assert moments.count() > 8
    expect(alone.locator(".moment .drawn .maze")).to_have_count(moments.count())
    expect(alone.locator(".moment .plan").first).to_be_visible()
    expect(alone.locator(".curve svg")).to_be_visible()
    expect(alone.locator("button, a")).to_have_count(0)
    assert [url for url in asked if not url.startswith("data:")] == []
    take(alone, "report-saved-en-desktop")
    alone.close()


PLACES_OF_NAMES = """(names) => {
  const text = document.createTreeWalker(document.querySelector('.said'), NodeFilter.SHOW_TEXT).nextNode()
  return names.map((name) => {
    const range = document.createRange()
    const at = text.data.indexOf(name)
    range.setStart(text, at)
    range.setEnd(text, at + name.length)
    return range.getBoundingClientRect().x
  })
}"""
"""Where names stand from left to right in what is told of a moment."""


def test_a_report_in_hebrew_on_a_phone(open_page: Opener) -> None:
    """Nothing is wider than the phone; the curve keeps running from left to right."""
    page = open_page("/tables", language="he", width=360, height=740, theme="day")
    upload(page)
    table = re.search(r"/replay/(\w+)", page.url)
    assert table is not None
    page.goto(re.sub(r"/replay/.*", f"/report/{table.group(1)}", page.url))
    expect(page.get_by_role("slider")).to_be_visible(timeout=90_000)
    expect(page.locator(".moment").first).to_be_visible()
    take(page, "report-page-he-phone-day", full_page=True)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("getComputedStyle(document.querySelector('.curve')).direction") == "ltr"
    tick = page.locator(".curve .tick").first.bounding_box()
    assert tick is not None
    assert tick["height"] > 9
    expect(page.locator(".plan .interval").first).to_have_attribute("dir", "ltr")
    # Names are listed as the language runs, whatever letters they are written in.
    places = page.evaluate(PLACES_OF_NAMES, ["Ann", "Bob"])
    assert places[0] > places[1]
    # Over the replay it leaves the board more than a third of the screen.
    page.goto(re.sub(r"/report/.*", f"/replay/{table.group(1)}?ply=20&viewer=open&report", page.url))
    expect(page.locator(".told .moment")).to_be_visible()
    board = page.locator(".shell > .board").bounding_box()
    assert board is not None
    assert board["height"] > 740 / 3
    assert violations(page) == []


def test_a_better_plan_lies_in_the_maze_on_a_phone(open_page: Opener) -> None:
    """However large the maze is, one sees where a chamber would have been better."""
    page = open_page("/tables", width=360, height=740)
    upload(page, a_record(7, "standard"))
    table = re.search(r"/replay/(\w+)", page.url)
    assert table is not None
    page.get_by_role("button", name="Report", exact=True).click()
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible(timeout=90_000)
    path = f"/api/tables/{table.group(1)}/report?depth=quick"
    report = page.request.get(re.sub("/replay/.*", path, page.url)).json()["report"]
    laid = [
        moment["first"] - 1
        for moment in report["moments"]
        if moment["decision"] and moment["decision"]["mark"]
        if moment["decision"]["plans"][0]["actions"][0].startswith("place ")
    ]
    assert len(laid) > 40
    address = re.sub(r"/replay/.*", f"/replay/{table.group(1)}", page.url)
    for ply in laid[10:40:10]:
        page.goto(f"{address}?ply={ply}&viewer=open&report")
        expect(page.locator(".ways .ghost").first).to_be_visible()
        maze, ghost = page.locator(".maze").bounding_box(), page.locator(".ways .ghost").first.bounding_box()
        assert maze is not None
        assert ghost is not None
        assert ghost["y"] >= maze["y"]
        assert ghost["y"] + ghost["height"] <= maze["y"] + maze["height"]
    bar = page.locator(".stage .bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 50


def test_who_may_not_see_a_report_is_shown_the_way_home(open_page: Opener) -> None:
    page = open_page("/tables")
    upload(page)
    table = re.search(r"/replay/(\w+)", page.url)
    assert table is not None
    stranger = open_page(f"/report/{table.group(1)}")
    expect(stranger.get_by_role("alert")).to_be_visible()
    stranger.get_by_role("main").get_by_role("link").click()
    expect(stranger.get_by_role("link", name="Find a game").first).to_be_visible()
