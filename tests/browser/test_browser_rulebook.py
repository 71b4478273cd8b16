"""The rulebook in the browser: pictures, links to the numbered rules and back, search, cards, sheets."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.static_site import EMPTY
from browser.test_browser_access import SETTLE, change_language, violations
from obelisk.i18n.catalogue import LANGUAGES
from obelisk.rulebooks.book import book_of, plain
from obelisk.rulebooks.pictures import pictures_of

GAMES = ["city", "drakon", "legends"]
A4_POINTS = (595, 842)


def opened(page: Page, game: str) -> Page:
    """All pictures of the book are drawn."""
    for picture in pictures_of(game):
        page.locator(f"[data-picture={picture.id}] .picture svg").first.wait_for()
    page.evaluate(SETTLE, None)
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "width", "height"), [("en", 1366, 768), ("he", 360, 740)])
def test_a_book_is_read_and_axe_finds_nothing(
    open_page: Opener, game: str, language: str, width: int, height: int
) -> None:
    page = opened(open_page(f"/rules/{game}", language=language, width=width, height=height), game)
    book = book_of(game, language)
    expect(page.locator("h1")).to_have_text(book.title)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "he" else "ltr")
    chapters = [section.title for section in book.sections if section.level == 1 and section.id != "sheet"]
    expect(page.locator(".book nav a")).to_have_text(chapters)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_picture_is_shown_large_by_the_keyboard(open_page: Opener) -> None:
    page = opened(open_page("/rules/drakon"), "drakon")
    page.get_by_role("button", name=re.compile("Enlarge: The Harp calls")).focus()
    page.keyboard.press("Enter")
    large = page.locator("dialog[open]")
    expect(large.locator(".picture svg").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_leads_to_its_paragraph_and_from_there_to_its_number_and_back(
    open_page: Opener, language: str
) -> None:
    page = open_page("/rules/drakon#DRK-9.91", language=language)
    place = page.locator(".found")
    expect(place).to_be_in_viewport()
    harp = next(b for b in book_of("drakon", language).section("ways").blocks if "DRK-9.91" in b.rules)
    expect(place).to_contain_text(plain(harp.text))
    place.get_by_role("link", name="DRK-9.91").click()
    expect(page).to_have_url(re.compile(r"/reference/drakon#DRK-9\.91"))
    expect(page.locator("[id='DRK-9.91']")).to_be_in_viewport()
    page.locator(".back a").click()
    expect(page.locator("h1")).to_have_text(book_of("drakon", language).title)


def test_a_section_has_a_link_of_its_own(open_page: Opener) -> None:
    page = open_page("/rules/city#expansion")
    expect(page.locator("#expansion")).to_be_in_viewport()


@pytest.mark.parametrize(("language", "word"), [("en", "golden scale"), ("he", "קשקש"), ("ru", "чешуйк")])
def test_the_book_is_searched_in_its_language(open_page: Opener, language: str, word: str) -> None:
    page = open_page("/rules/city", language=language)
    headings = page.locator("article h2, article h3")
    page.locator("#dragons").wait_for()
    all_of_them = headings.count()
    page.locator("input[type=search]").first.fill(word)
    expect(page.locator("#walking")).to_have_count(0)
    expect(page.locator("#dragons")).to_be_visible()
    assert 0 < headings.count() < all_of_them
    page.locator("input[type=search]").first.fill("xyzzy")
    expect(headings).to_have_count(0)


def test_every_card_of_legends_stands_in_the_reference_with_its_text(open_page: Opener) -> None:
    page = open_page("/rules/legends")
    people = page.locator("article select")
    people.wait_for()
    seen: set[str] = set()
    for value in people.locator("option").evaluate_all("options => options.map((one) => one.value)"):
        people.select_option(value)
        page.locator(f"[data-card^={value}-]").first.wait_for()
        seen |= set(page.locator("[data-card]").evaluate_all("cards => cards.map((one) => one.dataset.card)"))
    assert len(seen) == 306
    page.locator("article input[type=search]").fill("wall of fire")
    expect(page.locator("[data-card]")).to_have_count(1)


def test_every_building_of_city_stands_in_the_reference(open_page: Opener) -> None:
    page = open_page("/rules/city")
    expect(page.locator("[data-tile]")).to_have_count(24)
    expect(page.locator("[data-kind]")).to_have_count(22)
    expect(page.locator("[data-tile=university]")).to_contain_text("white 5 · white 2")


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_is_one_page_of_a4_in_every_language(open_page: Opener, game: str) -> None:
    page = open_page(f"/summary/{game}")
    for language in LANGUAGES:
        change_language(page, language)
        goal = book_of(game, language).section("sheet-goal")
        expect(page.locator(".sheet").get_by_role("heading", name=goal.title).first).to_be_visible()
        expect(page.locator(".sheet")).to_contain_text(plain(goal.blocks[0].text))
        page.evaluate(SETTLE, None)
        pdf = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1, language
        box = re.search(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", pdf)
        assert box
        assert (round(float(box[1])), round(float(box[2]))) == A4_POINTS, language


def test_the_table_opens_the_rulebook_in_the_language_of_the_reader(open_page: Opener) -> None:
    """What is pointed at names its rule, and a press shows what the rulebook says about it."""
    page = open_page(EMPTY, language="de")
    page.goto("/gallery/city-3p?frame=2")
    page.locator(".plot").first.wait_for()
    page.locator(".plot[data-cell=c3]").focus()
    cite = page.locator(".cite").first
    cite.click()
    obelisk = book_of("city", "de").section("obelisk").blocks[0]
    expect(page.locator(".cite + .text").first).to_have_text(plain(obelisk.text))
