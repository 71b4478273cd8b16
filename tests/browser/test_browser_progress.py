"""Learning curves in the browser: made on a wish, told in words, leading on; in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.pictures import take
from browser.static_site import EMPTY
from browser.test_browser_access import LOOKS, in_every_language
from browser.test_browser_people import Somebody, signed_in

PLIES = 36
CURVE = "svg[role=img]"


def play(one: Somebody, other: Somebody, seed: int) -> None:
    """A game of Drakon at random, until the other gives up."""
    wish = {"game": "drakon", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"players": 2}}
    table = one.post("/api/tables", wish)["table"]["id"]
    other.post(f"/api/tables/{table}/join", {})
    one.post(f"/api/tables/{table}/start")
    rng = Random(seed)
    for ply in range(PLIES):
        for seat, who in enumerate((one, other)):
            page = who.http.get(f"/api/tables/{table}/replay?viewer={seat}&first={ply}&last={ply}").json()
            decision: dict[str, Any] | None = page["steps"][0]["decision"]
            if decision is not None and decision["seat"] == seat:
                actions = [rng.choice(decision["legal"])]
                who.post(f"/api/tables/{table}/moves", {"seq": ply, "key": f"k{ply}", "actions": actions})
    other.post(f"/api/tables/{table}/resign")


@pytest.fixture(scope="module")
def learner(site: str) -> Iterator[Somebody]:
    """Liora, who has lost her way in the maze a few times."""
    liora, omer = Somebody(site, "Liora"), Somebody(site, "Omer")
    # What is lost in these has exercises that fit.
    for seed in range(4, 7) if liora.is_new else ():
        play(liora, omer, seed)
    yield liora
    liora.http.close()
    omer.http.close()


def ready(page: Page) -> None:
    expect(page.locator(CURVE).first).to_be_visible(timeout=90_000)
    expect(page.locator(".coach")).to_have_count(0, timeout=90_000)


def test_the_last_games_become_a_curve_that_leads_on(open_page: Opener, learner: Somebody) -> None:
    """By keyboard: the coach is asked, the curve is told, a third is chosen, an exercise opens."""
    page = open_page(EMPTY)
    page = open_page("/progress", context=signed_in(page, learner))
    expect(page.locator("h1")).to_have_text("Your progress")
    ask = page.get_by_role("button", name=re.compile("^Look at my last .?10.? games"))
    if page.locator(CURVE).count() == 0:
        ask.focus()
        page.keyboard.press("Enter")
    ready(page)
    curve = page.locator(CURVE).first
    expect(curve).to_have_attribute(
        "aria-label", re.compile("Accuracy \\(Whole game\\) over 3 games: at first")
    )
    last = page.get_by_role("button", name=re.compile("^Last third"))
    last.focus()
    page.keyboard.press("Enter")
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(curve).to_have_attribute("aria-label", re.compile("Accuracy \\(Last third\\)"))
    said = page.locator(CURVE).nth(1).get_attribute("aria-label") or ""
    assert said.startswith("Luck added up over 3 games"), said
    kinds = page.get_by_role("row").filter(has_text=re.compile("Missed|Better"))
    expect(kinds.first).to_contain_text("%")
    expect(kinds.first.get_by_role("link")).to_have_attribute("href", re.compile("viewer=open&report$"))
    expect(page.get_by_role("region", name="Game by game").get_by_role("link")).to_have_count(3)
    take(page, "progress-page-en-desktop-night", full_page=True)
    page.locator(".themes button").first.click()
    expect(page).to_have_url(re.compile("/exercise/drakon_"))


def test_the_curve_in_every_language(open_page: Opener, learner: Somebody) -> None:
    page = open_page(EMPTY)
    signed_in(page, learner)
    learner.post(f"/api/people/{learner.id}/progress", {"game": "drakon"})
    ready(open_page("/progress?game=drakon", context=page.context))
    place = ("/progress?game=drakon", CURVE)
    assert in_every_language(page, place, "progress-curve", LOOKS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_stranger_is_shown_the_way_to_a_first_game(open_page: Opener) -> None:
    page = open_page("/progress")
    expect(page.get_by_role("main").get_by_role("link", name="Find a game")).to_be_visible()
