"""Tournaments in the browser: made, joined and followed; in every language, axe finds nothing."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import expect

from browser.city_player import Opener
from browser.pictures import take
from browser.static_site import EMPTY
from browser.test_browser_access import LOOKS, in_every_language
from browser.test_browser_people import LIVE, Somebody, lines_of, signed_in
from server.playground import Client, play_out, run


@pytest.fixture(scope="module")
def players(site: str) -> Iterator[list[Somebody]]:
    people = [Somebody(site, name) for name in ("Nora", "Emil", "Zofia", "Ivan", "Noa")]
    yield people
    for each in people:
        each.http.close()


@pytest.fixture(scope="module")
def cup(players: list[Somebody]) -> str:
    """A Swiss tournament of five in its first round: one rests, one game is over."""
    wish = {"game": "city", "format": "swiss", "clock": LIVE, "title": "Harbour cup", "rounds": 3}
    id = str(players[0].post("/api/tournaments", wish)["info"]["id"])
    for each in players:
        each.post(f"/api/tournaments/{id}/join", {})
    page = players[0].post(f"/api/tournaments/{id}/start")
    numbers = {line["number"]: line["person"] for line in page["players"]}
    first = page["games"][0]
    loser = next(each for each in players if each.id == numbers[first["players"][0]])
    loser.post(f"/api/tables/{first['table']}/resign")
    return id


def test_the_page_of_a_tournament(open_page: Opener, cup: str) -> None:
    place = (f"/tournament/{cup}", "tbody tr")
    page = open_page(place[0])
    expect(page.locator("h1")).to_have_text("Harbour cup")
    expect(page.locator(".tables > li")).to_have_count(3)
    expect(page.get_by_text("rests, one point")).to_have_count(1)
    expect(page.locator("tbody tr")).to_have_count(5)
    expect(page.get_by_role("link", name="Watch")).to_have_count(1)
    expect(page.get_by_role("link", name="CSV")).to_be_visible()
    assert in_every_language(page, place, "tournament", LOOKS) == []


def test_a_tournament_without_a_title_is_called_by_its_game(
    open_page: Opener, players: list[Somebody]
) -> None:
    wish = {"game": "drakon", "format": "swiss", "clock": LIVE}
    id = str(players[0].post("/api/tournaments", wish)["info"]["id"])
    page = open_page(f"/tournament/{id}")
    expect(page.locator("h1")).to_have_text("Drakon")
    players[0].post(f"/api/tournaments/{id}/cancel")


def test_a_tournament_is_shown_to_others_by_its_link(open_page: Opener, site: str, cup: str) -> None:
    page = open_page(f"/tournament/{cup}")
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    page.get_by_role("button", name="Show a QR code").click()
    expect(page.get_by_role("img", name=f"{site}/tournament/{cup}")).to_be_visible()


def test_a_link_is_copied_where_nothing_is_encrypted(open_page: Opener, cup: str) -> None:
    """At home, by the number of a machine, browsers give pages no clipboard."""
    page = open_page(EMPTY)
    page.add_init_script("delete Navigator.prototype.clipboard")
    page.goto(f"/tournament/{cup}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_a_tournament_that_is_not_there_leads_on(open_page: Opener) -> None:
    page = open_page("/tournament/aaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("#main").get_by_role("link", name="Tournaments").click()
    expect(page.locator("h1")).to_have_text("Tournaments")


def test_the_whole_standing_fits_on_a_phone(open_page: Opener, players: list[Somebody]) -> None:
    wish = {"game": "city", "format": "swiss", "clock": LIVE, "public": False}
    id = str(players[0].post("/api/tournaments", wish)["info"]["id"])
    for each in players[:3]:
        each.post(f"/api/tournaments/{id}/join", {})
    players[0].post(f"/api/tournaments/{id}/start")
    players[2].post(f"/api/tournaments/{id}/leave")
    page = open_page(f"/tournament/{id}", language="pl", width=360, height=740)
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("tbody tr", has_text="poza turniejem")).to_have_count(1)
    expect(page.locator("tbody tr").first).to_contain_text("Buchholz")
    assert page.locator("table").evaluate("table => table.getBoundingClientRect().right") <= 360
    assert lines_of(page, "tbody bdi") == [1] * 3


def test_how_places_are_decided_is_told(open_page: Opener, cup: str) -> None:
    page = open_page(f"/tournament/{cup}")
    page.get_by_text("How places are decided").click()
    expect(page.get_by_text("the points of one’s opponents (Buchholz)")).to_be_visible()


def test_who_takes_part_who_organises_it_by_which_rules_and_who_has_won(
    open_page: Opener, players: list[Somebody]
) -> None:
    nora, emil = players[:2]
    starts = round(time.time() * 1000) + 86_400_000
    clock = {"mode": "move", "seconds": 600}
    wish = {"game": "city", "format": "knockout", "clock": clock, "options": {"edition": "2018"}}
    id = str(nora.post("/api/tournaments", {**wish, "title": "Final", "starts": starts})["info"]["id"])
    page = open_page(f"/tournament/{id}")
    expect(page.get_by_text("Nobody takes part yet.")).to_be_visible()
    for each in (nora, emil):
        each.post(f"/api/tournaments/{id}/join", {})
    expect(page.get_by_role("list", name="Players").get_by_role("link")).to_have_text(["Nora", "Emil"])
    expect(page.locator("table")).to_have_count(0)
    expect(page.get_by_text("Organised by")).to_contain_text("Nora")
    expect(page.locator(".lead")).to_contain_text(re.compile("10.? min per turn"))
    expect(page.locator(".lead")).to_contain_text("edition of 2018")
    listed = open_page("/tournaments").locator(f".list a[href='/tournament/{id}']")
    expect(listed).to_contain_text("Begins")
    told = nora.post(f"/api/tournaments/{id}/start")
    nora.post(f"/api/tables/{told['games'][0]['table']}/resign")
    expect(page.locator(".winner")).to_have_text(re.compile("Emil.? wins"))
    expect(page.locator(".lead")).to_contain_text(re.compile("2.? players"))
    expect(page.locator(".lead")).not_to_contain_text("Round")


def test_the_list_of_tournaments(open_page: Opener, cup: str) -> None:
    page = open_page("/tournaments")
    page.get_by_role("button", name="Being played").click()
    expect(page.locator(".list a").first).to_contain_text("Harbour cup")
    assert in_every_language(page, ("/tournaments", ".lead"), "tournaments", LOOKS) == []


def test_a_tournament_is_made_joined_and_started(
    open_page: Opener, site: str, players: list[Somebody]
) -> None:
    nora, emil = players[0], players[1]
    page = open_page(EMPTY)
    signed_in(page, nora)
    page.goto(f"{site}/tournaments")
    page.get_by_role("button", name="New tournament").click()
    page.get_by_label("Kind").select_option("knockout")
    page.get_by_label("Game").select_option("legends")
    page.get_by_label("Decks").select_option("preset")
    page.locator("summary").click()
    page.get_by_label("turn limit").fill("40")
    page.get_by_label("Name of the tournament").fill("Evening of duels")
    take(page, "tournament-new", full_page=True)
    page.get_by_role("button", name="Create tournament").press("Enter")
    expect(page.locator("h1")).to_have_text("Evening of duels")
    page.get_by_label("Your deck").select_option("hoax")
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    id = page.url.rsplit("/", 1)[1]
    told = emil.post(f"/api/tournaments/{id}/join", {"choice": {"decks": "vulca"}})
    assert told["options"]["max_turns"] == 40
    start = page.get_by_role("button", name="Start now")
    expect(start).to_be_enabled()
    start.click()
    page.get_by_role("link", name="To your table").first.click()
    expect(page).to_have_url(f"{site}/t/" + page.url.rsplit("/", 1)[1])
    page.go_back()
    table = page.locator(".tables a.button").get_attribute("href") or ""
    emil.post(f"/api/tables/{table.rsplit('/', 1)[1]}/resign")
    expect(page.locator("tbody tr").first).to_contain_text("Nora")
    expect(page.locator("tbody tr").first.locator("strong")).to_have_text("1")


async def played_on(site: str, names: list[str], table: str, most: int) -> None:
    """Those who sit at a table play some actions by chance."""
    clients = [Client(site) for _ in names]
    async with AsyncExitStack() as stack:
        for client, name in zip(clients, names, strict=True):
            stack.push_async_callback(client.http.aclose)
            client.signed_in(await client.post("/api/sessions", {"name": name, "password": "correct horse"}))
        doors = [client.socket(table) for client in clients]
        await play_out([await stack.enter_async_context(door) for door in doors], Random(1), most)


@pytest.mark.parametrize(
    ("game", "width", "language"), [("city", 1366, "en"), ("drakon", 390, "he"), ("legends", 390, "en")]
)
def test_boards_of_a_live_tournament_follow_their_games(
    open_page: Opener,
    site: str,
    players: list[Somebody],
    game: str,
    width: int,
    language: str,
) -> None:
    four = players[:4]
    wish = {"game": game, "format": "round_robin", "clock": LIVE, "title": f"Live {game}"}
    id = str(four[0].post("/api/tournaments", wish)["info"]["id"])
    for each in four:
        each.post(f"/api/tournaments/{id}/join", {})
    told = four[0].post(f"/api/tournaments/{id}/start")
    tables = [one["table"] for one in told["games"]]
    page = open_page(f"/tournament/{id}", language=language, width=width, height=844)
    boards = page.locator(".boards .drawn")
    expect(boards).to_have_count(2)
    expect(page.locator(".boards")).not_to_contain_text(f"{game}-")
    before = boards.first.inner_html()
    people = {line["number"]: line["name"] for line in told["players"]}
    names = [people[number] for number in told["games"][0]["players"]]
    # In Legends one may have declined so far, with as many cards as before.
    for _ in range(8):
        run(played_on(site, names, tables[0], 12))
        page.wait_for_timeout(1000)
        if boards.first.inner_html() != before:
            break
    else:
        pytest.fail("the board stands still")
    take(page, f"tournament-live-{game}-{language}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    by_name = {each.name: each for each in four}
    for table, one in zip(tables, told["games"], strict=True):
        by_name[people[one["players"][0]]].post(f"/api/tables/{table}/resign")
    expect(page.get_by_role("heading", level=2).first).to_contain_text("2")
    expect(boards).to_have_count(2)
    assert set(page.locator(".boards a").evaluate_all("all => all.map(one => one.pathname)")).isdisjoint(
        f"/t/{table}" for table in tables
    ), "those of the round after it"


async def drafted(site: str, names: list[str], page: dict[str, Any]) -> None:
    """The draft of a tournament is played to its end by those who sit there."""
    await played_on(site, names, page["drafts"][0]["table"], 5000)


def test_decks_are_drafted_built_and_played_with(
    open_page: Opener, site: str, players: list[Somebody]
) -> None:
    nora, emil = players[0], players[1]
    page = open_page(EMPTY)
    signed_in(page, nora)
    page.goto(f"{site}/tournaments")
    page.get_by_role("button", name="New tournament").click()
    page.get_by_label("Game").select_option("legends")
    page.get_by_label("Decks").select_option("drafted")
    page.get_by_label("Seats at a draft table").select_option("2")
    page.get_by_label("Name of the tournament").fill("Nine peoples")
    take(page, "tournament-drafted-new", full_page=True)
    page.get_by_role("button", name="Create tournament").press("Enter")
    expect(page.get_by_text("First everybody drafts at a table.")).to_be_visible()
    page.get_by_role("button", name="Take part").click()
    id = page.url.rsplit("/", 1)[1]
    emil.post(f"/api/tournaments/{id}/join", {})
    page.get_by_role("button", name="Start now").click()
    page.get_by_role("link", name="To your draft").click()
    expect(page.locator(".packet .offer")).to_have_count(5)

    told = nora.http.get(f"/api/tournaments/{id}").json()
    run(drafted(site, [nora.name, emil.name], told))
    place = (f"/tournament/{id}", ".now")
    assert in_every_language(page, place, "tournament-building", LOOKS) == []
    page = open_page(EMPTY)
    signed_in(page, nora)
    page.goto(f"{site}{place[0]}")
    expect(page.locator(".now")).to_contain_text("Decks ready:")
    page.get_by_role("link", name="Build your deck").click()
    expect(page.locator("h1")).to_have_text("Your deck for the tournament")
    expect(page.locator(".sentence")).to_contain_text("Build your deck of thirty cards by")
    expect(page.locator(".matches")).to_have_count(0)
    cards = page.locator(".kind .touch")
    for number in range(cards.count() - 30):
        cards.nth(number).click()
    take(page, "tournament-deck", full_page=True)
    page.get_by_role("button", name="Play with this deck").click()
    page.get_by_role("link", name="To the tournament").click()
    expect(page.locator(".now")).to_contain_text("Your deck is ready.")
    expect(page.get_by_role("link", name="Change deck")).to_be_visible()

    draft = told["drafts"][0]["table"]
    own = next(one for one in emil.http.get(f"/api/drafts/{draft}").json()["drafters"] if one["pool"])
    kept = emil.http.put(f"/api/drafts/{draft}/decks/{own['seat']}", json={"cards": own["pool"][:30]})
    assert kept.is_success
    page.get_by_role("link", name="To your table").first.click()
    table = nora.http.get(f"/api/tournaments/{id}").json()["games"][0]["table"]
    expect(page).to_have_url(f"{site}/t/{table}")
    emil.post(f"/api/tables/{table}/resign")
    # What was drafted is laid open by the end of the tournament; another game with it there is not.
    page.get_by_role("link", name="To the tournament").click()
    expect(page.locator("tbody tr").first).to_contain_text("Nora")
    page.get_by_label("Rounds").select_option("Drafts")
    expect(page.locator(".tables > li")).to_have_count(1)
    expect(page.locator("h2").first).to_have_text("Drafts")
