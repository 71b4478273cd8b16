"""Every page for everyone: axe (WCAG 2.2 AA) finds nothing, nothing is wider than the screen; screenshots."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, Response

from browser.city_player import Opener
from browser.static_site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PAGES = {
    "home": "/",
    "new": "/new/drakon",
    "tables": "/tables",
    "rules": "/rules/city",
    "rules-drakon": "/rules/drakon",
    "settings": "/settings",
    "signin": "/signin",
    "lost": "/nowhere",
}
FIRST_LOAD_BYTES = 150_000
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}


def violations(page: Page, book: bool = True) -> list[str]:
    """What axe finds, with the elements. The numbered rules are long and the same in every language."""
    # Read into the page by the driver: the page's own policy allows no foreign script.
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """([values, exclude]) =>
          axe.run({include: ['html'], exclude}, {runOnly: {type: 'tag', values}})""",
        [TAGS, [] if book else [".book"]],
    )
    return [
        f"{item['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for item in found["violations"]
        for node in item["nodes"][:4]
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "theme"), [("en", "night"), ("he", "day"), ("ru", "night"), ("de", "day"), ("pl", "night")]
)
def test_pages(open_page: Opener, pictures: Path, language: str, theme: str, size: str) -> None:
    width, height = SIZES[size]
    page = open_page("/", language=language, theme=theme, width=width, height=height)
    base = page.url.rstrip("/")
    problems: list[str] = []
    for name, path in PAGES.items():
        page.goto(base + path)
        page.locator("#main h1").first.wait_for()
        page.wait_for_timeout(250)
        problems += [
            f"{name}: {problem}"
            for problem in violations(page, book=language == "en" and size == "desktop" and name == "rules")
        ]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            problems.append(f"{name}: wider than the screen by {wide}")
        if language in ("en", "he"):
            page.screenshot(path=pictures / f"{name}-{language}-{size}-{theme}.png")
    assert problems == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "theme"), [("en", "day"), ("he", "night")])
def test_a_table(open_page: Opener, pictures: Path, language: str, theme: str, size: str) -> None:
    width, height = SIZES[size]
    page = open_page("/", language=language, theme=theme, width=width, height=height)
    page.locator(".hero .button.primary").click()
    page.locator(".plot.target").first.wait_for()
    problems = violations(page)
    page.screenshot(path=pictures / f"table-{language}-{size}-{theme}.png")
    page.locator(".plot[data-cell=b5]").click()
    page.locator("dialog[open]").wait_for()
    problems += violations(page)
    page.screenshot(path=pictures / f"detail-{language}-{size}-{theme}.png")
    assert problems == []


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "day", "phone"), ("he", "night", "desktop")])
def test_a_table_of_drakon(open_page: Opener, pictures: Path, language: str, theme: str, size: str) -> None:
    """With a tile chosen and laid, with a chamber in large, and the tour above it."""
    width, height = SIZES[size]
    page = open_page("/", language=language, theme=theme, width=width, height=height, confirm=True, tour=True)
    page.locator(".game").nth(1).locator("button").click()
    page.locator(".bar.mine").wait_for()
    page.locator(".hand .tile.live .touch").first.click()
    page.locator(".maze .cell.target.empty").first.click()
    page.locator(".ghost.fixed").wait_for()
    problems = violations(page)
    page.screenshot(path=pictures / f"drakon-{language}-{size}-{theme}.png")
    page.locator(".maze [data-cell='(0,0)']").click()
    page.locator("dialog[open]").wait_for()
    problems += violations(page)
    assert problems == []


def test_nothing_is_left_untranslated(open_page: Opener) -> None:
    """In the pseudo-language every word has accents; plain letters were forgotten."""
    page = open_page("/", language="qps")
    base = page.url.rstrip("/")
    for path in PAGES.values():
        page.goto(base + path)
        page.locator("#main h1").first.wait_for()
        page.wait_for_timeout(200)
        plain = page.evaluate(
            """() => { const found = [];
              const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              const own = '.book, [lang]:not(html), bdi, script, .wordmark';
              while (walk.nextNode()) { const node = walk.currentNode; const parent = node.parentElement;
                if (!parent.checkVisibility() || parent.closest(own)) continue;
                const text = node.textContent.replace(/[\\u2066-\\u2069]/g, '').trim();
                if (/[A-Za-z]{3}/.test(text)) found.push(text) }
              return found }"""
        )
        assert plain == [], path


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_load_is_light(open_page: Opener, language: str) -> None:
    """Page, scripts, styles, words and fonts, as they are compressed on the way."""
    page = open_page("/settings", language=language, width=360, height=740)
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            body = response.body()
            weights[response.url] = len(body if response.url.endswith("woff2") else gzip.compress(body))

    page.on("response", weigh)
    page.goto(page.url.replace("/settings", "/"))
    page.locator("#main h1").wait_for()
    page.wait_for_timeout(500)
    assert 50_000 < sum(weights.values()) < FIRST_LOAD_BYTES
