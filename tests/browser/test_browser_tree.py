"""What a screen reader is given: the accessibility tree of tables in words and of boards, node by node."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.pupil_player import follow
from obelisk.catalog import GAMES, OURS
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.lessons.pattern import first_fitting
from obelisk.lessons.pupil import begin
from obelisk.lessons.shelf import lesson_of

CODE = re.compile(r"\b(?:web|lesson|card|tip)-[a-z]|\b[a-z]+_[a-z]+\b|\b[a-z]+-\d\d\b|undefined|\[object")
"""Ids of words, of things and of cards: nothing that is said."""
BARE = ("RootWebArea", "main", "generic", "none", "dialog")
"""Places where the focus may rest that are no things of their own."""
FIRST = [game for game in ("city", "drakon", "legends") if game in OURS]


def tree(page: Page) -> list[dict[str, Any]]:
    """The nodes that are told, in the order of reading: role, name, and what else is said of them."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    found = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()
    nodes, ahead = [], [next(iter(found))]
    while ahead:
        node = found.get(ahead.pop())
        if node is not None:
            nodes.append(node)
            ahead += reversed(node.get("childIds", []))
    return [
        {
            "role": node["role"]["value"],
            "name": plain(node.get("name", {}).get("value", "")).strip(),
            **{one["name"]: one["value"].get("value") for one in node.get("properties", [])},
        }
        for node in nodes
        if not node.get("ignored")
    ]


def sound(nodes: list[dict[str, Any]]) -> list[str]:
    """What is wrong with a tree: things without a name, and names that are code."""
    unnamed = [
        node["role"]
        for node in nodes
        if node.get("focusable") and not node["name"] and node["role"] not in BARE
    ]
    coded = [node["name"] for node in nodes if node["role"] != "InlineTextBox" and CODE.search(node["name"])]
    return unnamed + coded


def at_the_first_choice(page: Page, game: str) -> None:
    """Reads on until there is something to do."""
    for step in lesson_of(game, "first").steps:
        if not step.is_read:
            return
        follow(page, step)


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", FIRST)
def test_the_table_in_words_is_a_tree_in_the_order_of_reading(
    open_page: Opener, game: str, language: str
) -> None:
    page = open_page(f"/lesson/{game}_first", language)
    page.keyboard.press("t")
    at_the_first_choice(page, game)
    words, lesson = catalogue(language), lesson_of(game, "first")
    expect(page.locator(".asked")).to_have_attribute("aria-busy", "false")
    for summary in page.locator(".text-table summary").all():
        summary.press("Enter")
    nodes = tree(page)
    assert sound(nodes) == []
    said = [node["name"] for node in nodes]
    order = [
        plain(words.say(lesson.message())),
        plain(words.say("web-text-since")),
        plain(words.say("web-choices")),
        plain(words.say("web-text-stands")),
    ]
    headings = [node["name"] for node in nodes if node["role"] == "heading"]
    assert [name for name in headings if name in order] == order
    pupil = begin(GAMES.get(game).game, lesson)
    while pupil.step is not None and pupil.step.is_read:
        pupil = pupil.after([pupil.shown()])
    assert pupil.step is not None
    assert plain(words.say(lesson.message(pupil.step))) in said
    first, last = said.index(order[2]), said.index(order[3])
    choices = [node["name"] for node in nodes[first:last] if node["role"] == "button"]
    assert len(choices) == len(set(choices)) == len(pupil.legal()), (
        "every choice is a button with words of its own"
    )


@pytest.mark.parametrize("game", FIRST)
def test_what_was_chosen_is_told_and_the_focus_is_not_lost(open_page: Opener, game: str) -> None:
    page = open_page(f"/lesson/{game}_first")
    page.keyboard.press("t")
    at_the_first_choice(page, game)
    lesson = lesson_of(game, "first")
    step = next(step for step in lesson.steps if not step.is_read)
    for summary in page.locator(".asked summary").all():
        summary.press("Enter")
    told_before = page.locator("#text-since + ul").inner_text()
    choices = page.locator(".asked [data-action]").evaluate_all(
        "found => found.map((one) => one.dataset.action)"
    )
    wanted = first_fitting(choices, [*step.do, *step.also])
    page.locator(f'[data-action="{wanted}"]').press("Enter")
    expect(page.locator("#text-since + ul")).not_to_have_text(told_before)
    expect(page.locator(".asked")).to_have_attribute("aria-busy", "false")
    nodes = tree(page)
    since, asked = (
        next(i for i, node in enumerate(nodes) if node["name"] == name)
        for name in ("Since your last turn", "What you can do")
    )
    told = [node["name"] for node in nodes[since + 1 : asked] if node["role"] == "StaticText"]
    assert told
    assert "Nothing yet." not in told
    focused = [node for node in nodes if node.get("focused") and node["role"] != "RootWebArea"]
    assert focused, "whoever reads goes on from where the focus is"


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", FIRST)
def test_a_board_gives_everything_a_name(open_page: Opener, game: str, language: str) -> None:
    page = open_page(f"/lesson/{game}_first", language)
    at_the_first_choice(page, game)
    assert sound(tree(page)) == []
