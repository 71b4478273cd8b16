"""Clubs in the browser: founded, joined by a link, played in; in every language, axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import expect

from browser.city_player import Opener
from browser.pictures import take
from browser.static_site import EMPTY
from browser.test_browser_access import LOOKS, change_language, in_every_language
from browser.test_browser_people import Somebody, signed_in


@pytest.fixture(scope="module")
def family(site: str) -> Iterator[list[Somebody]]:
    people = [Somebody(site, name) for name in ("Ottilie", "Kasimir", "Noga")]
    yield people
    for each in people:
        each.http.close()


@pytest.fixture(scope="module")
def club(family: list[Somebody]) -> str:
    """A club with games behind it, a table that waits and a tournament; Noga is asked in."""
    ottilie, kasimir, noga = family
    id = str(ottilie.post("/api/clubs", {"name": "Sunday at Grandma’s"})["info"]["id"])
    code = ottilie.post(f"/api/clubs/{id}/invite")["code"]
    kasimir.post(f"/api/clubs/{id}/join", {"code": code})
    for loser, winner in ((kasimir, ottilie), (ottilie, kasimir), (kasimir, ottilie)):
        loser.lose_to(winner, club=id)
    seats = [{"kind": "me"}, {"kind": "open"}]
    kasimir.post("/api/tables", {"game": "drakon", "seats": seats, "club": id, "title": "After the cake"})
    clock = {"mode": "days", "days": 1}
    cup = {"game": "city", "format": "round_robin", "clock": clock, "title": "Crown of the house", "club": id}
    ottilie.post("/api/tournaments", cup)
    ottilie.post(f"/api/clubs/{id}/ask", {"name": noga.name})
    return id


def test_the_page_of_a_club(open_page: Opener, site: str, family: list[Somebody], club: str) -> None:
    page = open_page(EMPTY)
    signed_in(page, family[0])
    place = (f"/club/{club}", "tbody tr")
    assert in_every_language(page, place, "club", LOOKS) == []
    take(page, "club-whole", full_page=True)
    change_language(page, "en")
    expect(page.locator("h1")).to_have_text("Sunday at Grandma’s")
    expect(page.locator("tbody th")).to_have_text(["Ottilie", "Kasimir"])
    expect(page.locator("tbody strong")).to_have_text(["2", "1"])
    expect(page.locator("a.card", has_text="After the cake")).to_have_count(1)
    expect(page.locator("a.cup")).to_contain_text("Crown of the house")
    expect(page.get_by_text("asked, no answer yet")).to_have_count(1)
    stranger = open_page(f"/club/{club}")
    expect(stranger.get_by_role("alert")).to_have_text("This is for the members of a club only.")
    expect(stranger.get_by_text("Grandma")).to_have_count(0)


def test_the_list_of_clubs(open_page: Opener, site: str, family: list[Somebody], club: str) -> None:
    page = open_page(EMPTY)
    signed_in(page, family[2])
    assert in_every_language(page, ("/clubs", "li.club"), "clubs", LOOKS) == []
    page = open_page(EMPTY)
    signed_in(page, family[2])
    page.goto(f"{site}/clubs")
    page.get_by_role("button", name="Join").click()
    expect(page.locator("h1")).to_have_text("Sunday at Grandma’s")
    page.get_by_role("button", name="Leave the club").click()
    expect(page.get_by_text("You are not in a club yet.")).to_be_visible()


def test_a_club_is_founded_and_a_guest_comes_by_the_link(
    open_page: Opener, site: str, family: list[Somebody]
) -> None:
    page = open_page(EMPTY)
    signed_in(page, family[1])
    page.goto(f"{site}/play")
    page.get_by_role("link", name="Clubs").click()
    page.get_by_label("Name of the club").fill("Night owls")
    page.get_by_role("button", name="Found a club").press("Enter")
    expect(page.locator("h1")).to_have_text("Night owls")
    page.get_by_role("button", name="New invitation link").click()
    link = page.locator("input.link").input_value()
    assert "#" in link
    expect(page.locator(".code svg")).to_be_visible()
    page.get_by_role("link", name="New table for the club").click()
    expect(page.locator(".lead")).to_contain_text("Night owls")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("A table of a club")).to_be_visible()
    guest = open_page(EMPTY)
    guest.goto(link)
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator("h1")).to_have_text("Night owls")
    guest.locator("a.card").click()
    guest.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
