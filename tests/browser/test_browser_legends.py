"""Legends in the browser: a duel of two people, a deck that is refused, a draft, every people's board."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import expect

from browser.city_player import Opener
from browser.legends_player import play_legends
from browser.pictures import take
from browser.static_site import EMPTY, FIXTURES
from browser.test_browser_access import violations
from obelisk.games.legends.deckbuilding.presets import PEOPLES

RETREAT = "לסגת"
PICK_ON = """async () => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'Content-Type': 'application/json', 'X-Obelisk-CSRF': me.csrf};
  const table = `/api/tables/${location.pathname.split('/')[2]}`;
  for (let n = 0; ; n++) {
    const info = await (await fetch(table)).json();
    if (info.status === 'finished') return n;
    if (info.turn !== 0) { await new Promise((done) => setTimeout(done, 15)); continue }
    const replay = await (await fetch(`${table}/replay?viewer=0&first=0&last=0`)).json();
    const now = await (await fetch(`${table}/replay?viewer=0&first=${replay.plies}`)).json();
    const legal = now.steps.at(-1).decision?.legal;
    if (legal) await fetch(`${table}/moves`, {method: 'POST', headers,
      body: JSON.stringify({seq: info.seq, key: `pick${n}`, actions: [legal[0]]})});
  } }"""
"""Picks on without looking, as a program would."""


def path_of(link: str) -> str:
    return "/" + link.partition("://")[2].partition("/")[2]


def told(sentence: str) -> re.Pattern[str]:
    """A sentence as the page says it: facts stand between marks that isolate them."""
    return re.compile("[\u2068\u2069]*".join(re.escape(letter) for letter in sentence))


def test_a_duel_between_two_browsers(open_page: Opener) -> None:
    """By an invitation, with decks of their choice; the line breaks in mid-fight, the game goes on."""
    host = open_page("/new/legends", width=1440, height=900)
    host.locator(".decks select").first.select_option("khind")
    host.locator(".seat select").nth(1).select_option("link")
    host.get_by_role("button", name="Open the table").click()
    guest = open_page(
        path_of(host.locator("input.link").input_value()), language="he", theme="day", width=360, height=740
    )
    guest.get_by_role("button", name="לשבת").click()
    guest.locator(".field select").select_option("buka")
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.locator(".legends-table .hand .spot").first.wait_for()
    play_legends([host, guest], 12)
    guest.evaluate("window.obeliskLine.drop()")
    expect(guest.locator("p.line")).to_have_count(1)
    expect(guest.locator("p.line")).to_have_count(0)
    sides = guest.evaluate("[...document.querySelectorAll('[data-side]')].map((e) => e.dataset.side)")
    assert sides == ["far", "near"]
    fits = guest.evaluate(
        "() => { const b = document.querySelector('.board');"
        " return [b.scrollHeight - b.clientHeight, document.documentElement.scrollWidth] }"
    )
    assert fits == [0, 360]
    play_legends([host, guest], flees=RETREAT)
    expect(host.locator("dialog[open]")).to_contain_text("You win!")
    expect(guest.locator("dialog[open] table")).to_have_count(1)


def test_a_deck_is_refused_until_it_is_right(open_page: Opener, tmp_path: Path) -> None:
    page = open_page("/deck/hoax", width=1440, height=900)
    expect(page.locator(".verdict")).to_contain_text(told("Ready to play: 30 cards."))
    page.get_by_label("Name of the deck").fill("Stars and fog")
    page.locator("[data-card=hoax-16]").click()
    expect(page.locator(".verdict")).to_contain_text(told("the deck has 31 cards; it must have exactly 30"))
    people, moons = page.locator(".selects select").nth(0), page.locator(".selects select").nth(3)
    people.select_option("terrah")
    moons.select_option("4")
    strangers = page.locator(".cards button")
    for index in range(strangers.count()):
        strangers.nth(index).click()
    expect(page.locator(".problems li")).to_have_count(2)
    expect(page.locator(".problems")).to_contain_text(told("moons, 10 are allowed"))
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    expect(page.locator(".problems a").first).to_have_attribute("href", "/rules/legends#LEG-19.2")
    for index in range(strangers.count()):
        strangers.nth(index).click()
    people.select_option("hoax")
    moons.select_option("")
    page.get_by_label("Name or text").fill("shrewd")
    page.locator(".cards button").click()
    expect(page.locator(".verdict")).to_contain_text(told("Ready to play: 30 cards."))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download file").click()
    text = Path(download.value.path()).read_text("utf-8")
    assert "title: Stars and fog" in text
    assert "hoax-01" in text
    page.get_by_role("button", name="Play with it").click()
    page.locator(".decks select").first.wait_for()
    chosen = page.locator(".decks select").first.evaluate("(e) => e.selectedOptions[0].text")
    assert chosen == "Stars and fog"
    page.locator(".seat select").nth(1).select_option("bot:random")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".legends-table .hand .spot").first.wait_for()
    broken = tmp_path / "broken.deck"
    broken.write_text(text.replace("hoax-05", "hoax-99"), "utf-8")
    page.get_by_role("link", name="Decks").click()
    expect(page.locator(".deck").first).to_contain_text("Stars and fog")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".lines li")).to_have_text(told("Line 10, hoax-99: there is no such card"))


def test_a_card_that_cannot_be_played_says_why(open_page: Opener) -> None:
    """A grey card of the hand, asked about: the server answers with the reason and its rule."""
    page = open_page("/new/legends", width=1440, height=900)
    page.locator(".seat select").nth(1).select_option("bot:random")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".bar.mine").wait_for()
    # Nothing to take back, drop or land: the sentence names nothing.
    expect(page.locator(".bar.mine .sentence")).to_have_text(re.compile("fight|Play a character"))
    page.locator(".hand .spot:not(.live) .touch").first.click()
    page.get_by_role("button", name="Why not").click()
    expect(page.locator(".bar .refusal a")).to_have_text(re.compile(r"LEG-\d+"))


def test_a_draft_leads_to_a_round_robin(open_page: Opener) -> None:
    """Picks to the end, a deck out of the pool, a match given up, the way back, and the standing."""
    page = open_page("/drafts", width=1440, height=900)
    page.locator("label.choice", has_text="3").click()
    page.get_by_label("The other seats").select_option("bot:random")
    page.get_by_role("button", name="Begin").click()
    for picked in (1, 2):
        page.locator(".offer:not(.still)").first.click()
        page.get_by_role("button", name="Take it").click()
        expect(page.locator(".pool li")).to_have_count(picked)
    assert violations(page) == []
    page.evaluate(PICK_ON)
    expect(page.locator(".now .sentence")).to_have_text("Build your deck of thirty cards", timeout=60_000)
    draft = page.url
    save = page.get_by_role("button", name="Play with this deck")
    expect(save).to_be_disabled()
    page.mouse.move(400, 500)
    page.mouse.wheel(0, 500)
    expect(page.locator("h1")).not_to_be_in_viewport()
    while page.locator(".kind li:not(.out)").count() > 30:
        page.locator(".kind li:not(.out) .touch").last.click()
    assert violations(page) == []
    save.click()
    expect(page.locator(".now .sentence")).to_contain_text("Your next match")
    expect(page.locator(".match")).to_have_count(3)
    foe = page.locator(".now .sentence").inner_text().rpartition(" ")[2].strip("\u2068\u2069")
    expect(page.locator(".now")).to_be_in_viewport()
    take(page, "round-en-desktop-night")
    page.locator(".now .button.primary").click()
    page.locator(".legends-table .hand .spot").first.wait_for()
    expect(page.locator("[data-side=far], [data-side=near]").filter(has_text=foe)).to_have_count(1)
    page.locator("#tab-table").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".button.danger").click()
    page.get_by_role("link", name="To the round robin").click()
    assert page.url == draft
    expect(page.locator(".match.done")).to_have_count(1)
    # Whoever won is never last, whatever the bots do among themselves meanwhile.
    expect(page.locator("tbody tr").last).not_to_contain_text(foe)
    # What the others picked is not to be seen yet.
    page.goto(draft.replace("/t/", "/replay/") + "?viewer=open")
    expect(page.get_by_role("toolbar")).to_contain_text("laid open when the last match")
    assert page.locator("option[value=open]").count() == 0
    phone = open_page(
        draft.partition("://")[2][len(draft.split("/")[2]) :],
        language="he",
        theme="day",
        width=360,
        height=740,
    )
    expect(phone.locator(".match")).to_have_count(3)
    assert phone.locator(".kind li").count() == 0
    assert violations(phone) == []
    take(phone, "round-he-phone-day")


def test_a_whole_packet_is_seen_at_once(open_page: Opener) -> None:
    """The fifth card of a draft does not lie below the fold."""
    page = open_page(EMPTY, width=1366, height=768)
    page.goto("/gallery/legends-draft?frame=0")
    page.locator(".offer").first.wait_for()
    ends = page.locator(".offer").evaluate_all("all => all.map((e) => e.getBoundingClientRect().bottom)")
    assert len(ends) >= 5
    assert max(ends) <= 768


def test_the_board_of_every_people(open_page: Opener) -> None:
    """A view of each people is drawn whole: every hand card, both leaders, what is legal glows."""
    page = open_page(EMPTY)
    for people in PEOPLES:
        frame = json.loads((FIXTURES / f"legends-{people}.json").read_text("utf-8"))["frames"][0]
        page.goto(f"/gallery/legends-{people}")
        page.locator(".legends-table .spot").first.wait_for()
        mine = frame["view"]["seats"][0]
        drawn = page.locator(".legends-table .hand .spot").count()
        laid = page.locator(".legends-table .laid .spot").count()
        assert drawn == len(mine["hand"]) or laid > 0
        assert page.locator(f".spot[data-spot={people}-00] image[href^=data]").count() == 1
        areas = page.locator("[data-side=near] .area .spot").count()
        assert areas == len(mine["support"]) + sum(card["active"] for card in mine["combat"])
        if frame["legal"]:
            assert page.locator(".spot.live, .bar .buttons .button:not(.undo)").count() > 0


def test_a_turn_by_keyboard(open_page: Opener) -> None:
    """Arrows walk the hand, Enter chooses, Escape puts back, Enter twice plays; all is told in words."""
    page = open_page(EMPTY)
    page.goto("/gallery/legends-buka?frame=3")
    page.locator(".legends-table .hand .spot.live").first.wait_for()
    page.locator(".hand .touch[data-roving=yes]").focus()
    for _ in range(8):
        if page.evaluate("document.activeElement.parentElement.classList.contains('live')"):
            break
        page.keyboard.press("ArrowRight")
    card = page.evaluate("document.activeElement.parentElement.dataset.spot")
    page.keyboard.press("Enter")
    expect(page.locator(f".spot[data-spot={card}] .touch")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(f".spot[data-spot={card}] .touch")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("output[data-sent]")).to_have_text(f"play {card}")
    page.locator(".hand .spot:not(.live) .touch").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Why not").click()
    expect(page.locator("output[data-sent]")).to_have_text(re.compile("play buka-27"))
    page.get_by_role("button", name="Describe the board").click()
    expect(page.locator("dialog[open]")).to_contain_text(told("Mira, leadership area: Council of Eight"))


def test_everything_at_a_duel_is_explained(open_page: Opener) -> None:
    """Dragons, phases, powers, areas under the mouse, a card by a key, all with their rule."""
    page = open_page(EMPTY, width=1366, height=768)
    page.goto("/gallery/legends-pillar?frame=2")
    page.locator(".legends-table .hand .spot").first.wait_for()
    said = page.locator(".explain")
    # The mouse comes from elsewhere: one that rests since the page before points at nothing.
    page.mouse.move(2, 2)
    for place, words in {
        ".ravine .branch": "LEG-8.4",
        ".steps .now": "LEG-5.5",
        ".near .power": "LEG-7.1",
        ".far .area.support .ground": "LEG-10.5",
        ".near .count": "LEG-5.9",
    }.items():
        page.locator(place).first.hover()
        expect(said).to_contain_text(words)
        page.mouse.move(2, 2)
        expect(said).to_have_count(0)
    page.locator(".hand .touch").first.focus()
    page.keyboard.press("e")
    expect(said).to_contain_text("LEG-")
    expect(page.locator(".standing")).to_contain_text(told("Power to reach in earth"))
    dragons, steps = [page.locator(one).bounding_box() for one in (".ravine .score", ".ravine .steps")]
    assert dragons is not None
    assert steps is not None
    assert dragons["y"] + dragons["height"] <= steps["y"] + 2


def test_an_opened_pile(open_page: Opener) -> None:
    """The discards lie side by side, the one that is pressed is shown large, and the sheet closes again."""
    page = open_page(EMPTY)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/gallery/legends-vulca?frame=0")
    page.locator(".half.near .pile .touch").nth(1).click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".pile-cards .spot")).to_have_count(5)
    expect(sheet.locator(".pile-big")).to_have_count(0)
    sheet.locator(".spot[data-spot=vulca-07] .touch").click()
    expect(sheet.locator(".pile-big .big")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert errors == []


def test_cards_of_the_modules(open_page: Opener) -> None:
    """A question to interfere, a Hyla in its place, inquisitors beside the leaders: drawn and offered."""
    page = open_page(EMPTY)
    sent = page.locator("output[data-sent]")
    page.goto("/gallery/legends-modules")
    expect(page.locator(".bar .sentence")).to_have_text("Interfere?")
    page.locator(".spot.live[data-spot=sample-15] .touch").click()
    page.get_by_role("button", name="Interfere", exact=True).click()
    expect(sent).to_have_text("interfere sample-15")
    page.get_by_role("button", name="Let it pass").click()
    expect(sent).to_have_text("pass")
    page.goto("/gallery/legends-modules?frame=1")
    hyla = page.locator("[data-side] .strip .spot .touch[aria-label*='Sample Hyla']")
    expect(hyla).to_have_count(1)
    assert page.locator(".spot.live, .bar .buttons .button:not(.undo)").count() > 0
    hyla.hover()
    expect(page.locator("aside.detail h3").first).to_contain_text("Sample Hyla")
    page.goto("/gallery/legends-inquisitors")
    expect(page.locator(".strip .spot[data-spot=sample-q2]")).to_have_count(2)
    assert page.locator(".spot.live, .bar .buttons .button:not(.undo)").count() > 0
    page.keyboard.press("d")
    expect(page.locator("dialog[open]")).to_contain_text("Sample Inquisitor of Omens")
