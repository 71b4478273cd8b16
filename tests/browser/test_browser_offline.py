"""Without a network: a rulebook and finished games can be read, and a running game is never shown stale."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Browser, Page, expect

from browser.city_player import Opener
from browser.static_site import EMPTY
from browser.test_browser_access import LOOKS, in_every_language
from browser.test_browser_people import Somebody, signed_in


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A browser with a service worker."""
    context = browser.new_context(base_url=site, service_workers="allow")
    yield context.new_page()
    context.close()


@pytest.fixture
def people(site: str) -> Iterator[list[Somebody]]:
    people = [Somebody(site, "Ann Offline"), Somebody(site, "Bob Offline")]
    yield people
    for each in people:
        each.http.close()


def test_what_is_over_is_read_without_a_network_and_what_goes_on_is_not(
    page: Page, people: list[Somebody]
) -> None:
    ann, bob = people
    over = ann.lose_to(bob)
    never_opened = ann.lose_to(bob, title="Never opened")
    seats = [{"kind": "me"}, {"kind": "open"}]
    running = str(ann.post("/api/tables", {"game": "city", "seats": seats})["table"]["id"])
    bob.post(f"/api/tables/{running}/join", {})
    ann.post(f"/api/tables/{running}/start")
    signed_in(page, ann)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = """new Promise((done) => {
        navigator.serviceWorker.addEventListener('message', (event) => done(event.data))
        navigator.serviceWorker.controller.postMessage('keep')
    })"""
    assert page.evaluate(kept) == "kept"
    page.goto(f"/t/{running}")
    board = page.locator("#main [data-cell]")
    expect(board.first).to_be_visible()
    page.goto(f"/replay/{over}")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_function(
        "id => caches.open('games').then((one) => one.match('/api/tables/' + id)).then(Boolean)", arg=over
    )
    page.context.set_offline(True)
    page.goto("/rules/city")
    expect(page.locator("article, main").first).to_contain_text("City")
    page.goto(f"/t/{running}")
    expect(page.get_by_role("banner")).to_be_visible()
    expect(board).to_have_count(0)
    for finished in (over, never_opened):
        page.goto(f"/replay/{finished}")
        expect(page.locator("h1")).to_be_visible()
        expect(board.first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
    page.context.set_offline(False)


def test_messages_and_days_off_are_chosen_in_every_language(
    open_page: Opener, people: list[Somebody]
) -> None:
    page = open_page(EMPTY)
    signed_in(page, people[0])
    place = ("/settings", "form.dates")
    assert in_every_language(page, place, "settings-calls", LOOKS) == []
