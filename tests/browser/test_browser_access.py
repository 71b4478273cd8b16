"""Every page for everyone: axe (WCAG 2.2 AA) finds nothing, nothing is wider than the screen; screenshots."""

from __future__ import annotations

import gzip
from contextlib import suppress

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, Response, TimeoutError

from browser.city_player import Opener
from browser.pictures import take
from browser.static_site import EMPTY, ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PAGES = {
    "home": ("/", "#main h1"),
    "new": ("/new/drakon", ".seat select"),
    "new-legends": ("/new/legends", ".decks select"),
    "tables": ("/tables", "#main h1"),
    "play": ("/play", ".choices select"),
    "ladder": ("/ladder/drakon", ".empty"),
    "learn": ("/learn", ".shelf li"),
    "lesson": ("/lesson/city_first", ".lesson-panel .said p"),
    "exercises": ("/exercises", ".shelf li"),
    "progress": ("/progress", "#main .button"),
    "rules": ("/rules/city", ".book"),
    "rules-drakon": ("/rules/drakon", ".book"),
    "analysis": ("/analysis", "#main textarea"),
    "reference": ("/reference/drakon", ".book"),
    "summary": ("/summary/legends", ".sheet li"),
    "settings": ("/settings", "#main h1"),
    "signin": ("/signin", "#main h1"),
    "lost": ("/nowhere", "#main h1"),
    "decks": ("/decks", ".deck"),
    "deck": ("/deck/vulca", ".cards li"),
    "drafts": ("/drafts", ".choice"),
}
"""Pages, and what is there when they are ready."""
BOARDS = {
    "city": ("/gallery/city-3p?frame=2", ".plot"),
    "drakon": ("/gallery/drakon-2p?frame=1", ".maze .cell"),
    "legends": ("/gallery/legends-buka", ".legends-table .spot"),
    "legends-pick": ("/gallery/legends-khind", ".legends-table .laid .spot"),
    "draft": ("/gallery/legends-draft?frame=1", ".offer"),
}
FIRST_LOAD_BYTES = 160_000
LEARNING = (
    b"lesson-city-first-goal",
    b"lesson-legends-first-goal",
    b"sheet-complete",
    b"never-stuck",
    b"moon_limit",
)
"""What stands in lessons, in rulebooks and in the data of their pictures."""
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
HEAVY = [".cards li:nth-child(n+9)"]
"""More of the same: the ninth card is built as the first."""
WHOLE_LOOK = [("desktop", "night"), ("desktop", "day"), ("phone", "day"), ("phone", "night")]
RUN_AXE = """async ([values, exclude]) => {
  // Pictures that are hidden have thousands of shapes; they step aside while axe reads the page.
  const pictures = [...document.querySelectorAll('svg[aria-hidden=true]')].map((e) => [e, [...e.childNodes]]);
  for (const [picture] of pictures) picture.replaceChildren();
  try {
    return (await axe.run({include: ['html'], exclude},
      {runOnly: {type: 'tag', values}, preload: false, resultTypes: ['violations']})).violations;
  } finally { for (const [picture, shapes] of pictures) picture.append(...shapes); }
}"""
CHANGE = """(changed) => {
  const key = 'obelisk/settings';
  localStorage[key] = JSON.stringify({...JSON.parse(localStorage[key]), ...changed});
  window.dispatchEvent(new StorageEvent('storage', {key}));
}"""
SETTLE = """async (theme) => {
  if (theme) document.documentElement.dataset.theme = theme;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready; await frame(); await frame();
  for (const moving of document.getAnimations()) try { moving.finish() } catch { /* without an end */ }
  await frame();
}"""

PLAIN = """() => { const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const own = '.book, [lang]:not(html), bdi, script, .wordmark, .number';
  while (walk.nextNode()) { const node = walk.currentNode; const parent = node.parentElement;
    if (!parent.checkVisibility() || parent.closest(own)) continue;
    const text = node.textContent.replace(/[\\u2066-\\u2069]|Mira|Oren|Salka|Noor/g, '');
    if (/[A-Za-z]{3}/.test(text)) found.push(text) }
  return found }"""
"""Visible texts with plain letters, but for names and what says itself what language it is in."""


def violations(page: Page, book: bool = True) -> list[str]:
    """What axe finds, with the elements. Books of rules are long and built alike everywhere."""
    # Read into the page by the driver: the page's own policy allows no foreign script.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE, [TAGS, HEAVY if book else [*HEAVY, ".book"]])
    return [
        f"{item['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for item in found
        for node in item["nodes"][:4]
    ]


Looks = list[tuple[str, str]]
LOOKS: dict[str, Looks] = {
    "en": WHOLE_LOOK,
    "he": [("desktop", "night"), ("phone", "day")],
    "ru": [("phone", "night")],
    "de": [("phone", "day")],
    "pl": [("phone", "night")],
}
"""Sizes and themes to look at a page in, for each language: what is too wide is so on a phone first."""
ALL_LOOKS = dict.fromkeys(LOOKS, WHOLE_LOOK)


def look_at(page: Page, name: str, language: str, looks: Looks) -> list[str]:
    """A page in the sizes and themes of `looks`: what axe finds, and what is wider than the screen."""
    problems: list[str] = []
    for size, theme in looks:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLE, theme)
        where = f"{name} {language} {size} {theme}"
        book = language == "en" and size == "desktop" and name == "rules"
        problems += [f"{where}: {problem}" for problem in violations(page, book)]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            problems.append(f"{where}: wider than the screen by {wide}")
        if (language, theme) in (("en", "night"), ("he", "day")):
            take(page, f"{name}-{language}-{size}-{theme}")
    return problems


def change_language(page: Page, language: str) -> None:
    """As from another tab."""
    page.evaluate(CHANGE, {"language": language})
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def in_every_language(page: Page, place: tuple[str, str], name: str, looks: dict[str, Looks]) -> list[str]:
    """Looks at a page in one language after the other."""
    path, sign = place
    if not page.url.endswith(path):
        page.goto(path)
    problems: list[str] = []
    for language in looks:
        page.set_viewport_size({"width": 1280, "height": 800})
        change_language(page, language)
        page.locator(sign).first.wait_for()
        problems += look_at(page, name, language, looks[language])
    return problems


def untranslated(page: Page) -> list[str]:
    """In the pseudo-language every word has accents; plain letters were forgotten."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate(CHANGE, {"language": "qps"})
    # It calls itself English; the language before was another.
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    # What a page says comes a moment later here and there.
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({PLAIN})().length === 0", timeout=5_000)
    found: list[str] = page.evaluate(PLAIN)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_a_page(open_page: Opener, name: str) -> None:
    page = open_page(PAGES[name][0])
    assert in_every_language(page, PAGES[name], name, LOOKS) == []
    assert page.locator("#main h1").first.inner_text() in page.title()
    assert untranslated(page) == []


@pytest.mark.parametrize("name", BOARDS)
def test_a_board(open_page: Opener, name: str) -> None:
    """A board in mid-game, as a seat is sent it."""
    page = open_page(EMPTY)
    assert in_every_language(page, BOARDS[name], name, LOOKS) == []
    assert untranslated(page) == []


@pytest.mark.long
@pytest.mark.parametrize("name", [*PAGES, *BOARDS])
def test_every_look(open_page: Opener, name: str) -> None:
    page = open_page(EMPTY)
    assert in_every_language(page, (PAGES | BOARDS)[name], name, ALL_LOOKS) == []


def test_preferences_hold_in_every_tab(open_page: Opener) -> None:
    """A table is open while its player changes the settings in another tab, and the other way about."""
    first = open_page("/nowhere")
    second = open_page("/settings", context=first.context)
    second.locator("button[lang=he]").click()
    first.wait_for_function(
        "() => document.documentElement.lang === 'he' && document.documentElement.dir === 'rtl'"
    )
    first.locator("header .theme").click()
    second.wait_for_function("() => document.documentElement.dataset.theme === 'day'")
    assert first.evaluate("JSON.parse(localStorage['obelisk/settings']).language") == "he"


def test_without_motion_a_change_of_theme_starts_nothing(open_page: Opener) -> None:
    """Not even something short: each colour of each element would be moved, thousands on a board."""
    page = open_page(EMPTY, theme="night")
    path, sign = BOARDS["city"]
    page.goto(path)
    page.locator(sign).first.wait_for()
    moving = page.evaluate(
        "() => { document.documentElement.dataset.theme = 'day'; return document.getAnimations().length }"
    )
    assert moving < 20


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "day", "phone"), ("he", "night", "desktop")])
def test_a_table(open_page: Opener, language: str, theme: str, size: str) -> None:
    width, height = SIZES[size]
    page = open_page("/", language=language, theme=theme, width=width, height=height)
    page.locator(".hero button").click()
    page.locator(".plot.target").first.wait_for()
    problems = violations(page)
    take(page, f"table-{language}-{size}-{theme}")
    page.locator(".plot[data-cell=b5]").click()
    page.locator("dialog[open]").wait_for()
    problems += violations(page)
    take(page, f"detail-{language}-{size}-{theme}")
    assert problems == []


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "day", "phone"), ("he", "night", "desktop")])
def test_a_table_of_drakon(open_page: Opener, language: str, theme: str, size: str) -> None:
    """With a tile chosen and with it laid, with a chamber in large, and the tour above it."""
    width, height = SIZES[size]
    page = open_page("/", language=language, theme=theme, width=width, height=height, confirm=True, tour=True)
    page.locator(".game").nth(1).locator("button").click()
    page.locator(".bar.mine").wait_for()
    page.locator(".hand .tile.live .touch").first.click()
    place = page.locator(".maze .cell.target.empty").first
    place.wait_for()
    problems = violations(page)
    take(page, f"drakon-{language}-{size}-{theme}")
    cell = place.get_attribute("data-cell")
    place.click()
    page.locator(f".maze .cell:not(.empty)[data-cell='{cell}']").wait_for()
    page.locator(".bar.mine").wait_for()
    problems += violations(page)
    page.wait_for_timeout(500)  # Sooner it would be the second click of a double click, which opens nothing.
    page.locator(".maze [data-cell='(0,0)']").click()
    page.locator("dialog[open]").wait_for()
    problems += violations(page)
    assert problems == []


@pytest.mark.parametrize("language", ["en", "de", "he", "pl", "ru"])
def test_the_first_load_is_light(open_page: Opener, language: str) -> None:
    """Page, scripts, styles, words and fonts, as they are compressed on the way."""
    page = open_page(EMPTY, language=language, width=360, height=740)
    weights: dict[str, int] = {}
    learning: list[str] = []

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            body = response.body()
            learning.extend(response.url for mark in LEARNING if mark in body)
            weights[response.url] = len(body if response.url.endswith("woff2") else gzip.compress(body))

    page.on("response", weigh)
    page.goto("/")
    page.locator("#main h1").wait_for()
    page.wait_for_timeout(500)
    assert 50_000 < sum(weights.values()) < FIRST_LOAD_BYTES
    assert learning == [], "lessons, rulebooks and their pictures come when they are opened"
