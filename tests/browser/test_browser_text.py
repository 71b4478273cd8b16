"""The table in words: games, a lesson and an exercise by keyboard alone, read by the accessibility tree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.city_player import Opener
from browser.pictures import take, write_down
from browser.test_browser_exercises import a_step
from browser.test_browser_table import BOT, MAKE, NO_CLOCK, guest
from obelisk.lessons.pattern import first_fitting
from obelisk.lessons.shelf import lesson_of

ALONE = "Play steps without a choice by themselves"
MOST = 700
"""Choices of a person in one game."""
ANSWER_MS = 60_000
"""So long may a bot take to answer on a machine where many wait for the processors."""
WISHES = {
    "city": ["offer", "build", "draw", "done"],
    "drakon": ["jump", "move", "place"],
    "legends": ["decline", "retreat", "done"],
}
"""What is chosen if it can be: the bot has to win, so that the game comes to an end."""
# Level 1 takes twice as many turns to win in City.
FOES = {"city": {"kind": "bot", "bot": "level:2"}, "drakon": BOT, "legends": BOT}
OPTIONS = {"city": {"players": 2}, "drakon": {"players": 2, "round_limit": 8}, "legends": {"max_turns": 30}}
FIELDS = "[...document.querySelectorAll('.asked summary, .asked button:not([disabled])')]"
READ = f"""() => ({{
  over: Boolean(document.querySelector('dialog[open]')),
  busy: document.querySelector('.asked')?.getAttribute('aria-busy') !== 'false',
  choices: {FIELDS}.filter((one) => one.checkVisibility()).map((one) => one.dataset.action ?? ''),
  said: document.querySelector('.asked p')?.textContent ?? '',
}})"""


def press(page: Page, wishes: list[str]) -> bool:
    """Reads what is asked and chooses by Tab and Enter; says whether the game goes on."""
    ready = "seen.over || (!seen.busy && seen.choices.length) ? seen : null"
    answered = page.wait_for_function(
        f"() => {{ const seen = ({READ})(); return {ready} }}", timeout=ANSWER_MS
    )
    seen = answered.json_value()
    if seen["over"]:
        return False
    choices = seen["choices"]
    verbs = [choice.split(" ")[0] for choice in choices]
    wanted = next((verbs.index(wish) for wish in wishes if wish in verbs), 0)
    page.locator("#text-asked").focus()
    for _ in range(wanted + 1):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    if not choices[wanted]:
        # A longer list has opened: its first choice is next.
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    return True


@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_a_whole_game_by_keyboard_and_text_alone(open_page: Opener, game: str) -> None:
    page = open_page("/settings")
    page.get_by_role("checkbox", name="The table in words (text mode)").focus()
    page.keyboard.press("Space")
    # What plays by itself would take the choices away while they are read.
    page.get_by_role("checkbox", name=ALONE).focus()
    page.keyboard.press("Space")
    guest(page)
    made = page.evaluate(MAKE, [game, OPTIONS[game], [{"kind": "me"}, FOES[game]], NO_CLOCK])
    page.goto(f"{page.url.split('/settings')[0]}/t/{made['table']['id']}")
    expect(page.get_by_role("heading", name="What you can do")).to_be_visible()
    expect(page.locator(".board svg, .board canvas")).to_have_count(0)
    order = page.locator("#main h2").all_inner_texts()
    assert [one for one in order if one in ("Since your last turn", "What you can do", "How it stands")] == [
        "Since your last turn",
        "What you can do",
        "How it stands",
    ]
    tree = page.locator(".text-table").aria_snapshot()
    assert re.search(r"heading \"What you can do\"", tree)
    assert re.search(r"- (button|group)", tree), "what can be done is a button or a list that opens"
    take(page, f"text/{game}")
    write_down(tree, f"text/{game}.yaml")
    for _ in range(MOST):
        if not press(page, WISHES[game]):
            break
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_a_lesson_is_played_in_words(open_page: Opener, game: str) -> None:
    page = open_page(f"/lesson/{game}_first")
    page.keyboard.press("t")
    said = page.locator(".said p")
    before = ""
    lesson = lesson_of(game, "first")
    for step in lesson.steps:
        expect(said).not_to_have_text(before)
        expect(page.locator(".asked")).to_have_attribute("aria-busy", "false")
        before = said.inner_text()
        if step.is_read:
            page.get_by_role("button", name="Next").press("Enter")
            continue
        done = page.locator(".dots .past").count()
        while page.locator(".dots .past").count() == done:
            page.wait_for_function(
                f"() => {{ const seen = ({READ})(); return !seen.busy && seen.choices.length }}"
            )
            closed = page.locator(".asked details:not([open]) > summary")
            while closed.count():
                closed.first.press("Enter")
            buttons = page.locator(".asked [data-action]")
            choices = buttons.evaluate_all("found => found.map((one) => one.dataset.action)")
            wanted = first_fitting(choices, [*step.do, *step.also])
            page.locator(f'[data-action="{wanted}"]').press("Enter")
            expect(page.locator(".asked")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".dots .past")).to_have_count(len(lesson.steps))


def test_an_exercise_is_solved_in_words(open_page: Opener) -> None:
    exercise = a_step()
    page = open_page(f"/exercise/drakon_{exercise.id}")
    page.keyboard.press("t")
    page.locator(f'[data-action="{exercise.line[0]}"]').press("Enter")
    expect(page.locator(".exercise-panel .verdict.right")).to_be_visible()
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()


def test_the_key_switches_and_the_switch_is_kept(open_page: Opener) -> None:
    page = open_page("/lesson/city_first")
    expect(page.locator("[data-cell=d4]").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="How it stands")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="How it stands")).to_be_visible()
    page.get_by_text("Everything on the table").press("Enter")
    expect(page.locator(".text-table")).to_contain_text("Mill")
    page.keyboard.press("t")
    expect(page.locator("[data-cell=d4]").first).to_be_visible()
