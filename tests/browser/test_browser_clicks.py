"""Few clicks: ordinary turns, one button that ends the turn, dragging, keys, nothing that moves."""

from __future__ import annotations

import json
import re
import statistics
from typing import Any

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.count_clicks import count
from browser.fixed_deals import open_fixed
from browser.static_site import EMPTY, FIXTURES
from browser.test_browser_table import BOT, MAKE, NO_CLOCK, guest

TURNS = 6
DRAWS = re.compile(r"Ada\W* draws")


def open_table(open_page: Opener, game: str, bots: int = 1, **looks: Any) -> Page:
    page = open_page(EMPTY, **looks)
    guest(page)
    options = {} if game == "legends" else {"players": bots + 1}
    made = page.evaluate(MAKE, [game, options, [{"kind": "me"}, *[BOT] * bots], NO_CLOCK])
    page.goto(f"/t/{made['table']['id']}")
    page.locator(".bar.mine").wait_for()
    return page


def ordinary(open_page: Opener, site: str, game: str) -> list[list[str]]:
    """The clicks of some turns, with the settings of a new visitor."""
    page = open_page(EMPTY, width=1366, height=768, confirm=True)
    guest(page)
    return count(page, site, game, TURNS)


def test_an_ordinary_turn_of_city_takes_at_most_four_clicks(open_page: Opener, site: str) -> None:
    """Walk, slot, contribute, end."""
    clicks = ordinary(open_page, site, "city")
    assert max(len(turn) for turn in clicks) <= 4, clicks


def test_an_ordinary_turn_of_legends_takes_three_clicks(open_page: Opener, site: str) -> None:
    """A character, play, announce: the phases between are left by the way."""
    clicks = ordinary(open_page, site, "legends")
    assert statistics.median(len(turn) for turn in clicks) <= 4, clicks
    assert ["card", "play", "announce"] in clicks, clicks


def duel(page: Page, legal: list[str], after: list[dict[str, Any]], kind: str = "begin") -> None:
    """A board of Legends that asks something, with nobody behind it."""
    fixture = json.loads((FIXTURES / "legends-buka.json").read_text("utf-8"))
    frame = fixture["frames"][3]
    frame["decision"] = {"seat": 0, "kind": kind, "after": after}
    frame["legal"] = legal
    frame["view"]["seats"][0]["hand"] = ["buka-03", "buka-12", "buka-25", "buka-26"]
    frame["view"]["numbers"] |= {"fight": 2, "element": 1, "announced": 5}
    fixture["frames"] = [frame]
    page.route("**/fixtures/legends-made.json", lambda route: route.fulfill(json=fixture))
    page.goto("/gallery/legends-made")
    page.locator(".legends-table .hand .touch").first.wait_for()


CHAIN = [
    {"by": ["done"], "kind": "leadership", "legal": ["done"]},
    {"by": ["done", "done"], "kind": "engagement", "legal": ["continue", "retreat"]},
    {"by": ["done", "done", "continue"], "kind": "character", "legal": ["play buka-03", "play buka-12"]},
]


def test_a_character_is_played_from_the_beginning_of_the_turn(open_page: Opener) -> None:
    """By two presses, or dragged onto the combat area; to retreat is there as well, to go on is not."""
    page = open_page(EMPTY, width=1366, height=768)
    duel(page, ["done"], CHAIN)
    assert page.locator(".bar [data-verb]").evaluate_all("all => all.map((e) => e.dataset.verb)") == [
        "retreat"
    ]
    expect(page.locator(".bar .sentence")).to_contain_text("Play a character, or retreat")
    page.locator(".hand .spot[data-spot=buka-03] .touch").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect_sent(page, "done,done,continue,play buka-03")
    duel(page, ["done"], CHAIN)
    page.locator(".hand .spot[data-spot=buka-12] .touch").drag_to(page.locator(".near .area.combat"))
    expect_sent(page, "done,done,continue,play buka-12")


def test_power_is_announced_by_one_button_for_each_element(open_page: Opener) -> None:
    """No two buttons carry the same words, and a press ends the turn without a question, unless it costs."""
    page = open_page(EMPTY, width=1366, height=768, confirm=True)
    announce = {"by": ["done", "done"], "kind": "announce", "legal": ["announce fire", "announce earth"]}
    support = {"by": ["done"], "kind": "support", "legal": ["play buka-26", "bluff buka-03", "done"]}
    duel(page, ["done"], [support, announce], "character")
    # Nobody is asked for a character who has played one.
    expect(page.locator(".bar .sentence")).to_have_text("Add cards, or announce your power")
    labels = page.locator(".bar .buttons .button:not(.quiet)").all_inner_texts()
    assert len(labels) == len(set(labels)) == 2
    page.locator(".hand .spot[data-spot=buka-03] .touch").drag_to(page.locator(".near .area.support"))
    expect_sent(page, "done,bluff buka-03")
    page.locator(".bar [data-verb=announce]").first.click()
    expect_sent(page, "done,done,announce fire")
    duel(page, ["meet pillar-16", "done"], [support, announce], "character")
    for index in (0, 1):
        page.locator(".bar [data-verb=announce]").nth(index).click()
    labels = page.locator(".bar .buttons .button:not(.quiet)").all_inner_texts()
    assert len(labels) == len(set(labels)) == 2


def test_undo_takes_back_a_character_with_all_that_led_to_it(open_page: Opener) -> None:
    page = open_table(open_page, "legends", width=1366, height=768)
    sentence = page.locator(".bar .sentence").inner_text()
    page.locator(".hand .spot.live .touch[aria-label*=character]").first.click()
    page.locator(".bar [data-verb=play]").click()
    expect(page.locator(".near .area.combat .spot")).not_to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar .sentence")).to_have_text(sentence)


def test_an_ordinary_turn_of_drakon_takes_two_clicks(open_page: Opener, site: str) -> None:
    """A tile and its place, or a step; what a chamber does may ask for one more."""
    clicks = ordinary(open_page, site, "drakon")
    assert sum(len(turn) for turn in clicks) / len(clicks) <= 2.2, clicks


def shown(page: Page, kind: str, legal: list[str]) -> None:
    """A board of City that asks something, with nobody behind it; what is sent can be read from the page."""
    fixture = json.loads((FIXTURES / "city-2p.json").read_text("utf-8"))
    frame = fixture["frames"][0]
    frame["decision"] = {"seat": 0, "kind": kind, "after": []}
    frame["legal"] = legal
    frame["view"]["hand"] = {"r3": 1, "r2": 1, "y1": 1}
    frame["view"]["figures"][0] = "b2"
    page.route("**/fixtures/made-up.json", lambda route: route.fulfill(json=fixture))
    page.goto("/gallery/made-up")
    page.locator(".hand .touch").first.wait_for()


def expect_sent(page: Page, actions: str) -> None:
    expect(page.locator("output[data-sent]")).to_have_attribute("data-sent", actions)


def test_a_card_is_dragged_onto_a_slot_and_onto_a_plot(open_page: Opener) -> None:
    """The slot is paid with it, or its power works there; a short move is a click."""
    page = open_page(EMPTY, width=1366, height=768)
    shown(page, "contribution", ["build 1 r3", "build 2 r2", "build 2 r3", "done"])
    page.locator(".hand [data-kind=r3]").drag_to(page.locator(".socket").nth(1))
    expect(page.locator(".bar .slot[aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Contribute").click()
    expect_sent(page, "build 2 r3")
    shown(page, "movement", ["move c4", "play r2 d4", "done"])
    page.locator(".hand [data-kind=r2]").drag_to(page.locator(".plot[data-cell=d4]"))
    expect_sent(page, "play r2 d4")


def test_the_turn_is_over_with_one_key_and_all_keys_stand_on_a_sheet(open_page: Opener) -> None:
    page = open_table(open_page, "city")
    page.locator(".plot.target").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.keyboard.press("Shift+?")
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("End the turn")
    expect(sheet).to_contain_text("Choose a card or tile of the hand")
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    expect(page.locator(".log")).to_contain_text(DRAWS)


def test_a_turn_in_which_nothing_was_done_is_ended_by_a_second_press(open_page: Opener) -> None:
    """What is drawn cannot be given back; after a walk one press is enough."""
    page = open_table(open_page, "city", confirm=True)
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("button", name="Yes, end my turn")).to_be_visible()
    expect(page.locator(".log")).not_to_contain_text(DRAWS)
    page.get_by_role("button", name="No", exact=True).click()
    page.locator(".plot.target").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".log")).to_contain_text(DRAWS)


def begins(view: Any, legal: list[str]) -> bool:
    """The first turn of the first seat: nothing is done yet, and all eight cards are in hand."""
    return sum(view["hand"].values()) == 8 and any(text.startswith("move") for text in legal)


def test_undo_takes_back_a_whole_click(open_page: Opener, site: str) -> None:
    """One press leaves two phases; one undo brings both back."""
    page = open_page(EMPTY)
    guest(page)
    open_fixed(page, site, "city", 1, begins)
    page.locator(".plot.target[data-rebuilt=false]").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    sentence = page.locator(".bar .sentence").inner_text()
    page.get_by_role("button", name="Discard first").click()
    expect(page.locator(".bar .sentence")).to_contain_text("Discard a card")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar .sentence")).to_have_text(sentence)


def test_nothing_moves_in_a_duel_when_a_card_is_refused(open_page: Opener) -> None:
    """The refusal lies over the edge of the board, and goes away with the next choice."""
    page = open_table(open_page, "legends", width=1366, height=768)
    page.locator(".hand .spot.live .touch[aria-label*=character]").first.click()
    page.locator(".bar [data-verb=play]").click()
    expect(page.locator(".near .area.combat .spot")).not_to_have_count(0)
    before = [box(page, one) for one in (".scene", ".hand", ".near .area.combat")]
    page.locator(".hand .spot:not(.live) .touch").first.click()
    page.locator(".bar .why").click()
    expect(page.locator(".refusal")).to_be_visible()
    assert [box(page, one) for one in (".scene", ".hand", ".near .area.combat")] == before
    page.locator(".hand .touch").last.click()
    expect(page.locator(".refusal")).to_have_count(0)
    assert [box(page, one) for one in (".scene", ".hand", ".near .area.combat")] == before


def box(page: Page, selector: str) -> dict[str, int]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return {name: round(found[name]) for name in ("x", "y", "width", "height")}


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
def test_nothing_moves_when_payments_or_refusals_open(
    open_page: Opener, site: str, width: int, height: int
) -> None:
    """A list and a refusal lie over the edge of the board; the refusal goes away with the next choice."""
    page = open_page(EMPTY, width=width, height=height)
    shown(page, "contribution", ["build 1 r3", "build 1 r2+y1", "build 2 r2", "done"])
    before = box(page, "[data-cell=c3]"), box(page, ".hand")
    page.locator(".bar .slot").first.click()
    assert (box(page, "[data-cell=c3]"), box(page, ".hand")) == before
    if width > 760:
        page.locator(".bar .more").click()
        expect(page.locator(".payment")).to_have_count(2)
        assert (box(page, "[data-cell=c3]"), box(page, ".hand")) == before
    page = open_page(EMPTY, width=width, height=height)
    guest(page)
    open_fixed(page, site, "city", 1, begins)
    before = box(page, "[data-cell=c3]"), box(page, ".hand")
    page.locator(".hand .card:not(.live) .touch").first.click(force=True)
    expect(page.locator(".refusal")).to_be_visible()
    assert (box(page, "[data-cell=c3]"), box(page, ".hand")) == before
    page.locator(".hand .card.live .touch").first.click()
    expect(page.locator(".refusal")).to_have_count(0)
