"""Pages of people and ladders in the browser: in every language, by keyboard, axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from secrets import token_hex
from typing import Any

import httpx
import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import BrowserContext, Page, expect

from browser.city_player import Opener
from browser.pictures import take
from browser.static_site import EMPTY
from browser.test_browser_access import CHANGE, LOOKS, in_every_language

LIVE = {"mode": "game", "seconds": 900, "increment": 10}


class Somebody:
    """An account that speaks to the server directly."""

    def __init__(self, site: str, name: str) -> None:
        self.http = httpx.Client(base_url=site, timeout=30, verify=False)
        wish = {"name": name, "password": "correct horse"}
        made = self.http.post("/api/accounts", json=wish)
        # A test that is tried again finds the accounts of the first time.
        self.is_new = made.is_success
        me = made.json() if made.is_success else self.post("/api/sessions", wish)
        self.name, self.id = name, str(me["id"])
        self.http.headers["x-obelisk-csrf"] = me["csrf"]

    def post(self, path: str, body: object = None) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def lose_to(self, other: Somebody, **wish: Any) -> str:
        """A game that this one gives up."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = str(self.post("/api/tables", {"game": "city", "seats": seats, **wish})["table"]["id"])
        other.post(f"/api/tables/{table}/join", {})
        self.post(f"/api/tables/{table}/start")
        self.post(f"/api/tables/{table}/resign")
        return table


@pytest.fixture(scope="module")
def company(site: str) -> Iterator[list[Somebody]]:
    """Miriam and Otto, who have played a while."""
    people = [Somebody(site, name) for name in ("Miriam", "Otto", "Łucja")]
    miriam, otto, lucja = people
    for number in range(10 if miriam.is_new else 0):
        loser, winner = (otto, miriam) if number % 4 else (miriam, otto)
        loser.lose_to(winner, rated=True, clock=LIVE)
    if miriam.is_new:
        lucja.lose_to(miriam, options={"edition": "2018", "players": 2}, title="After dinner")
        miriam.lose_to(lucja, game="legends", options={"decks": ["hoax", "vulca"]})
    yield people
    for each in people:
        each.http.close()


def signed_in(page: Page, who: Somebody) -> BrowserContext:
    """The browser of somebody who has an account."""
    cookies: Any = [
        {"name": cookie.name, "value": cookie.value, "domain": "127.0.0.1", "path": "/"}
        for cookie in who.http.cookies.jar
    ]
    page.context.add_cookies(cookies)
    return page.context


def test_the_page_of_a_person(open_page: Opener, company: list[Somebody]) -> None:
    place = (f"/person/{company[0].id}", ".parts table")
    page = open_page(place[0])
    expect(page.locator("h1")).to_have_text("Miriam")
    expect(page.locator(".ratings .shown")).to_have_count(1)
    said = page.locator(".ratings svg[role=img]").get_attribute("aria-label") or ""
    assert said.startswith("Rating over the last 10 games"), said
    expect(page.locator(".games li").first).to_contain_text("Łucja")
    titled = page.locator(".games li", has_text="After dinner")
    expect(titled).to_contain_text("Blue Moon City")
    assert in_every_language(page, place, "person", LOOKS) == []


def test_a_ladder_is_chosen_by_keyboard(open_page: Opener, company: list[Somebody]) -> None:
    page = open_page(EMPTY)
    place = ("/ladder/city?seats=2&pace=live", "tbody tr")
    assert in_every_language(page, place, "ladder-full", LOOKS) == []
    page = open_page("/ladder/city")
    names = page.locator("tbody th")
    expect(names).to_have_text(["Miriam", "Otto"])
    page.locator("select").nth(2).focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".empty")).to_be_visible()
    expect(page.locator("#main").get_by_role("link", name="Find a game")).to_have_attribute("href", "/play")
    assert "pace=days" in page.url
    page.keyboard.press("ArrowUp")
    expect(names).to_have_text(["Miriam", "Otto"])
    names.first.locator("a").focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Miriam")


def lines_of(page: Page, where: str) -> list[int]:
    """How many lines each of these takes."""
    counted: list[int] = page.locator(where).evaluate_all("""all => all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    })""")
    return counted


def test_names_on_a_ladder_are_whole_on_a_phone(open_page: Opener, site: str) -> None:
    """In Russian, with a word for "provisional" as long as half the screen, they had two letters a line."""
    loser, winner = Somebody(site, "Gregor"), Somebody(site, "Ilona")
    loser.lose_to(winner, game="legends", options={"decks": ["hoax", "vulca"]}, rated=True, clock=LIVE)
    loser.http.close()
    winner.http.close()
    page = open_page("/ladder/legends", language="ru", width=360, height=740)
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody .provisional")).to_have_count(2)
    assert lines_of(page, "tbody bdi") == [1, 1]


def test_a_page_is_hidden_and_shown_again(open_page: Opener, site: str, company: list[Somebody]) -> None:
    otto = company[1]
    page = open_page(EMPTY)
    signed_in(page, otto)
    page.goto(f"{site}/settings")
    box = page.get_by_label("My page is for me only")
    box.check()
    page.locator("header .person").click()
    expect(page.get_by_text("Only you can see this page.")).to_be_visible()
    stranger = open_page(f"/person/{otto.id}")
    expect(stranger.get_by_text("This page is private.")).to_be_visible()
    expect(stranger.locator(".ratings")).to_have_count(0)
    page.goto(f"{site}/settings")
    box.uncheck()
    stranger.reload()
    expect(stranger.locator(".ratings .shown")).to_be_visible()


def test_a_bot_account_is_made_called_and_deleted(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    # A test that is tried again finds the bots of the first time.
    name = f"Robin {token_hex(3)}"
    page = open_page(EMPTY)
    signed_in(page, company[2])
    page.goto(f"{site}/settings")
    page.get_by_label("Name of the bot").fill(name)
    page.get_by_role("button", name="Make a bot account").press("Enter")
    bot = page.locator("li", has=page.get_by_role("link", name=name))
    token = bot.locator("code").text_content() or ""
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{site}/api/me", headers=headers).json()["name"] == name
    bot.get_by_label("Address that is called").fill("https://example.org/turn")
    bot.get_by_role("button", name="Save").click()
    expect(bot.get_by_text("The secret that signs the calls")).to_be_visible()
    assert token not in (bot.text_content() or ""), "it was told once"
    place = ("/settings", "input[type=url]")
    assert in_every_language(page, place, "settings-bots", LOOKS) == []
    page = open_page(EMPTY, confirm=True)
    signed_in(page, company[2])
    page.goto(f"{site}/settings")
    bot = page.locator("li", has=page.get_by_role("link", name=name))
    expect(bot.get_by_label("Address that is called")).to_have_value("https://example.org/turn")
    bot.get_by_role("button", name="New token").click()
    bot.get_by_role("button", name="The old token").click()
    expect(bot.locator("code")).to_be_visible()
    assert httpx.get(f"{site}/api/me", headers=headers).status_code == 401
    bot.get_by_role("button", name="Delete the bot").click()
    bot.get_by_role("button", name="Delete for good").click()
    expect(bot).to_have_count(0)


def test_my_tables_tell_who_won_and_when_time_runs_out(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    miriam, _, lucja = company
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"mode": "days", "days": 2}
    table = str(miriam.post("/api/tables", {"game": "city", "seats": seats, "clock": clock})["table"]["id"])
    lucja.post(f"/api/tables/{table}/join", {})
    miriam.post(f"/api/tables/{table}/start")
    page = open_page(EMPTY)
    signed_in(page, lucja)
    page.goto(f"{site}/tables")
    running = page.locator(f"a[href='/t/{table}']")
    expect(running).to_contain_text("Time runs out")
    expect(page.locator("a.card", has_text="After dinner")).to_contain_text(re.compile("Miriam.? wins"))
    miriam.post(f"/api/tables/{table}/resign")


def test_two_press_the_button_and_sit_at_one_table(open_page: Opener) -> None:
    first, second = open_page("/play"), open_page("/play")
    first.get_by_role("button", name="Find me an opponent").focus()
    first.keyboard.press("Enter")
    expect(first.get_by_text("Looking for an opponent")).to_be_visible()
    second.get_by_role("button", name="Find me an opponent").click()
    for page in (first, second):
        page.locator(".plot").first.wait_for()
    assert first.url == second.url


def test_an_open_table_says_what_it_is(open_page: Opener, site: str, company: list[Somebody]) -> None:
    miriam = company[0]
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "city", "seats": seats, "clock": LIVE, "options": {"edition": "2018", "players": 2}}
    table = str(miriam.post("/api/tables", wish)["table"]["id"])
    page = open_page("/play")
    line = page.locator(".list > li", has=page.locator(f"a[href='/t/{table}']"))
    # Numbers and names stand between marks that isolate them.
    for fact in ("15.? min each", "Strength .?1[0-9]{3}", "Speaks .?English", "edition of 2018"):
        expect(line).to_contain_text(re.compile(fact))
    assert in_every_language(page, ("/play", ".facts li"), "play-full", LOOKS) == []
    miriam.post(f"/api/tables/{table}/close")


COME_BACK = "document.dispatchEvent(new Event('visibilitychange'))"
"""As if somebody came back to the page: what is looked at is asked for again at once, else after a while."""


def test_lists_and_the_number_of_those_that_wait_follow_what_happens(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    miriam, otto, _ = company
    page = open_page(EMPTY)
    signed_in(page, otto)
    waiting = otto.http.get("/api/me").json()["waiting"]
    page.goto(f"{site}/play")
    page.get_by_role("button", name="Find me an opponent").wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = str(miriam.post("/api/tables", {"game": "drakon", "seats": seats, "clock": LIVE})["table"]["id"])
    page.evaluate(COME_BACK)
    expect(page.locator(f"a[href='/t/{opened}']")).to_be_visible()
    page.goto(f"{site}/tables")
    page.locator("a.card").first.wait_for()
    seats = [{"kind": "me"}, {"kind": "person", "person": otto.id}]
    asked = str(miriam.post("/api/tables", {"game": "drakon", "seats": seats, "clock": LIVE})["table"]["id"])
    page.evaluate(COME_BACK)
    expect(page.locator(f"a[href='/t/{asked}']")).to_contain_text("You are challenged")
    expect(page.locator("header .waiting")).to_have_text(str(waiting + 1))
    for table in (opened, asked):
        miriam.post(f"/api/tables/{table}/close")


def test_a_friend_is_noted_challenged_and_blocked(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    miriam, otto, _ = company
    page = open_page(EMPTY)
    signed_in(page, otto)
    page.goto(f"{site}/person/{miriam.id}")
    page.get_by_role("button", name="Note as a friend").click()
    expect(page.get_by_role("button", name="No longer a friend")).to_be_visible()
    page.goto(f"{site}/play")
    page.locator(".friend").get_by_role("link", name="Challenge").click()
    expect(page.locator(".seat select").nth(1)).to_have_value(f"person:{miriam.id}")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby .seat", has_text="Miriam")).to_be_visible()
    page.get_by_role("button", name="Close the table").click()
    page.goto(f"{site}/person/{miriam.id}")
    page.get_by_role("button", name="Report an offence").click()
    page.get_by_label("In your own words").fill("just a test")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("The operator of this server will look into it")).to_be_visible()
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_text("You have blocked this person")).to_be_visible()
    page.get_by_role("button", name="Unblock").click()
    expect(page.get_by_role("button", name="Note as a friend")).to_be_visible()


def test_somebody_is_found_by_name_muted_and_heard_again(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    page = open_page(EMPTY)
    signed_in(page, company[1])
    page.goto(f"{site}/play")
    name = page.get_by_label("Find somebody by name")
    name.fill("nobody at all")
    name.press("Enter")
    expect(page.get_by_text("Nobody with an account has this name.")).to_be_visible()
    name.fill("mIRIAM")
    name.press("Enter")
    expect(page.locator("h1")).to_have_text("Miriam")
    page.get_by_role("button", name="Mute").click()
    expect(page.get_by_text("You do not see what this person writes.")).to_be_visible()
    page.goto(f"{site}/settings")
    page.get_by_role("button", name="Hear again: Miriam").click()
    expect(page.get_by_role("heading", name="Blocked and muted people")).to_have_count(0)
    assert company[1].http.get("/api/me/mutes").json()["muted"] == []


def test_a_line_in_the_chat_leads_to_who_wrote_it_and_the_operator_hears_where(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    miriam, otto, _ = company
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = str(miriam.post("/api/tables", {"game": "city", "seats": seats})["table"]["id"])
    otto.post(f"/api/tables/{table}/join", {})
    miriam.post(f"/api/tables/{table}/start")
    otto.post(f"/api/tables/{table}/chat", {"text": "Slowcoach!"})
    page = open_page(EMPTY)
    signed_in(page, miriam)
    page.goto(f"{site}/t/{table}")
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("list", name="Players").get_by_role("link")).to_have_text(["Otto"])
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("log", name="Chat").get_by_role("link", name="Otto").click()
    expect(page.locator("h1")).to_have_text("Otto")
    page.get_by_role("button", name="Report an offence").click()
    with page.expect_request("**/offences") as asked:
        page.get_by_role("button", name="Send").click()
    offence: Any = asked.value.post_data_json
    assert offence["table"] == table
    expect(page.get_by_text("The operator of this server will look into it")).to_be_visible()
    miriam.post(f"/api/tables/{table}/resign")


def test_a_challenge_is_seen_accepted_and_declined(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    miriam, otto, _ = company
    seats = [{"kind": "me"}, {"kind": "person", "person": otto.id}]
    wish = {"game": "city", "seats": seats, "clock": LIVE, "options": {"edition": "2018", "players": 2}}
    tables = [str(miriam.post("/api/tables", wish)["table"]["id"]) for _ in range(2)]
    page = open_page(EMPTY)
    signed_in(page, otto)
    page.goto(f"{site}/tables")
    expect(page.locator("header .waiting")).to_have_text("2")
    for table in tables:
        card = page.locator(f"a[href='/t/{table}']")
        expect(card).to_contain_text("You are challenged")
    card.click()
    expect(page.locator(".lobby .facts")).to_contain_text(re.compile("15.? min each.*edition of 2018"))
    page.get_by_role("button", name="Decline").click()
    expect(page.locator("h1")).to_have_text("My tables")
    expect(page.locator(f"a[href='/t/{tables[1]}']")).to_have_count(0)
    page.locator(f"a[href='/t/{tables[0]}']").click()
    page.get_by_role("button", name="Accept").click()
    page.get_by_role("button", name="Begin").click()
    page.locator(".plot").first.wait_for()
    otto.post(f"/api/tables/{tables[0]}/resign")
    miriam.post(f"/api/tables/{tables[1]}/close")


def test_a_table_is_opened_for_others_and_friends_are_chosen(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    miriam, otto, lucja = company
    for friend in (otto, lucja):
        assert miriam.http.put(f"/api/me/friends/{friend.id}").is_success
    page = open_page(EMPTY)
    signed_in(page, miriam)
    page.goto(f"{site}/play")
    page.get_by_role("link", name="Open a table for others").click()
    other = page.locator(".seat select").nth(1)
    expect(other).to_have_value("open")
    expect(page.get_by_label("Show it in the lobby")).to_be_checked()
    other.select_option("Łucja")
    page.get_by_role("button", name="Open the table").click()
    kept = page.locator(".lobby .seat", has_text="Łucja")
    expect(kept.get_by_role("link")).to_have_attribute("href", re.compile(f"^/person/{lucja.id}"))
    page.get_by_role("button", name="Close the table").click()


def test_a_clock_of_days_lies_over_nothing(open_page: Opener, site: str, company: list[Somebody]) -> None:
    miriam, otto, _ = company
    wish = {"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}]}
    clock = {"mode": "days", "days": 2, "bank": 72}
    table = str(miriam.post("/api/tables", {**wish, "clock": clock})["table"]["id"])
    otto.post(f"/api/tables/{table}/join", {})
    miriam.post(f"/api/tables/{table}/start")
    page = open_page(EMPTY, width=1366, height=768)
    signed_in(page, miriam)
    page.goto(f"{site}/t/{table}")
    plate = page.locator(".player", has_text="Otto")
    expect(plate.get_by_text("offline")).to_be_visible()
    for each in (plate, page.locator(".player", has_text="Miriam")):
        tags, stones = each.locator(".tags").bounding_box(), each.locator(".offerings").bounding_box()
        assert tags is not None
        assert stones is not None
        assert tags["y"] >= stones["y"] + stones["height"] - 1 or tags["x"] + tags["width"] <= stones["x"]
    miriam.post(f"/api/tables/{table}/resign")


def test_an_open_table_is_shown_to_others_by_its_link(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    wish = {"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = str(company[0].post("/api/tables", wish)["table"]["id"])
    page = open_page(EMPTY)
    signed_in(page, company[0])
    page.goto(f"{site}/t/{table}")
    page.get_by_role("button", name="Show a QR code").click()
    expect(page.get_by_role("img", name=f"{site}/t/{table}")).to_be_visible()
    company[0].post(f"/api/tables/{table}/close")


def test_names_of_a_full_table_leave_room_for_the_rest(
    open_page: Opener, site: str, company: list[Somebody]
) -> None:
    """Between two names a line can be broken: else four of them press the other column together."""
    miriam = company[0]
    long = Somebody(site, "Bartholomäus Sonnenschein")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    wish = {"game": "city", "seats": seats, "clock": LIVE, "options": {"players": 4}}
    table = str(miriam.post("/api/tables", wish)["table"]["id"])
    for each in (*company[1:], long):
        each.post(f"/api/tables/{table}/join", {})
    page = open_page(EMPTY, width=1366, height=768)
    signed_in(page, miriam)
    page.goto(f"{site}/tables")
    state = page.locator(f"a[href='/t/{table}'] .state")
    expect(state).to_have_text("Before the start")
    box = state.bounding_box()
    assert box is not None
    assert box["height"] < 30
    miriam.post(f"/api/tables/{table}/start")
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate(CHANGE, {"language": "de"})
    card = page.locator(f"a[href='/t/{table}']")
    expect(card.locator(".left")).to_contain_text("Zeit")
    part = card.locator(".names").first.evaluate("one => one.offsetWidth / one.parentElement.offsetWidth")
    assert part > 0.8, "nothing stands beside the names"
    for each in (miriam, *company[1:]):
        each.post(f"/api/tables/{table}/resign")
    long.http.close()


def test_an_invitation_is_shown_as_a_code(open_page: Opener) -> None:
    page = open_page("/new/city")
    page.locator(".seat select").nth(1).select_option("link")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Show a QR code").click()
    code = page.locator("svg[role=img]")
    expect(code).to_be_visible()
    assert code.get_attribute("aria-label") == page.locator("input.link").input_value()
    take(page, "invite-code")
