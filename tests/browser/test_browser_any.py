"""A game of somebody else in the browser: `examples/a_game`, which has no board of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, TimeoutError, expect

from a_game import install, path_with
from browser.city_player import Opener
from browser.conftest import serving
from browser.pictures import take

MOST_TRIES = 100


@pytest.fixture(scope="module")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the package beside it."""
    installed = install(tmp_path_factory.mktemp("a_game"))
    with serving(tmp_path_factory.mktemp("site"), PYTHONPATH=path_with(installed)) as address:
        yield address


def play_to_the_end(page: Page) -> int:
    """Lays the first feather that is offered, as long as there is a choice; says how often."""
    bids = 0
    for _ in range(MOST_TRIES):
        if page.locator("dialog[open]").count():
            break
        feather = page.locator(".choices button:enabled").first
        with suppress(TimeoutError):
            feather.click(timeout=500)
            bids += 1
    return bids


def test_a_whole_game_with_its_log_and_replay(open_page: Opener) -> None:
    page = open_page("/", width=1440, height=900)
    card = page.locator("article.game", has_text="Magpies")
    card.get_by_role("button", name="Play against a bot").click()
    expect(page.locator(".bar .sentence")).to_have_text("Lay a feather for the jewel, face down")
    expect(page.locator(".choices button").first).to_contain_text("lay the")
    picture = page.locator(".any img")
    assert (picture.get_attribute("src") or "").startswith("data:image/svg+xml")
    assert "hand: [" in (picture.get_attribute("alt") or "")
    take(page, "any-en-desktop-night")
    # The last feather lays itself: everybody can count that there is no other. A click may end a playback.
    assert play_to_the_end(page) >= 3
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("all feathers are laid")
    dialog.get_by_role("link", name="Replay").click()
    page.locator(".deck").wait_for()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log")).to_contain_text("takes the jewel")
    expect(page.locator(".any img")).to_be_visible()


def test_it_speaks_german_as_far_as_it_can(open_page: Opener) -> None:
    page = open_page("/new/magpies", language="de")
    expect(page.locator(".game", has_text="Elstern")).to_be_visible()
