"""Somebody who learns in the browser: clicks what has a ring, then the main button, never shown how."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from obelisk.lessons.lesson import Lesson, Step

ROUNDS = 6
"""So often everything that has a ring is clicked in one step."""
CHOSEN = (
    "one => (one.closest('[aria-pressed]') ?? one.querySelector('[aria-pressed]'))?.ariaPressed === 'true'"
)
CLICK = """one => {
  const box = one.getBoundingClientRect();
  const at = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].map(([x, y]) =>
    document.elementFromPoint(box.x + x * box.width, box.y + y * box.height));
  const open = at.find((top) => top && (one.contains(top) || top.contains(one)));
  (open?.closest('button') ?? one.querySelector('button') ?? one).click();
}"""
DOES = ".stage .bar .button.primary:not([data-end], [data-verb=announce], [data-verb=done])"
"""The button that plays what is chosen, and does not leave anything."""
SIGNS = ("data-explain", "data-spot", "data-verb", "data-point", "data-cell")


def pointed(page: Page, name: str) -> Locator:
    """What a lesson points at, as `web/src/ui/pointing.ts` finds it."""
    if name == "end":
        return page.locator(".stage [data-end]")
    return page.locator(", ".join(f'.stage [{sign}="{name}"]' for sign in SIGNS))


def steps_done(page: Page) -> int:
    return page.locator(".dots .past").count()


def settled(page: Page) -> None:
    """Until what was clicked has been answered, and is on the board."""
    expect(page.locator(".bar")).to_have_attribute("aria-busy", "false")


def click(page: Page, found: Locator) -> None:
    """Clicks the first that can be and is not chosen already, wherever nothing lies over it."""
    for one in found.all():
        if one.is_visible() and one.is_enabled() and not one.evaluate(CHOSEN):
            one.evaluate(CLICK)
            settled(page)
            return


def follow(page: Page, step: Step) -> None:
    """Does one step: reads and goes on, or clicks what has a ring until the step is done."""
    before = steps_done(page)
    if step.is_read:
        page.locator(".lesson-panel .button.primary").click()
    for _ in range(0 if step.is_read else ROUNDS):
        for name in step.point:
            # What is in the hand comes before what lies on the table under the same name.
            click(page, page.locator(".hand, .fan").locator(pointed(page, name)))
            for found in (pointed(page, name), page.locator(DOES)):
                if steps_done(page) == before:
                    click(page, found)
        if steps_done(page) != before:
            return
        click(page, page.locator(".stage .bar .button.primary"))
        if steps_done(page) != before:
            return
    page.wait_for_function(f"() => document.querySelectorAll('.dots .past').length === {before + 1}")


def learn(page: Page, lesson: Lesson, at_each: Callable[[Step], None]) -> None:
    """Plays a whole lesson; `at_each` is called when a step has begun and its rings are drawn."""
    for step in lesson.steps:
        settled(page)
        if step.point:
            expect(page.locator(".ring").first).to_be_visible()
        at_each(step)
        follow(page, step)
    expect(page.locator(".dots .past")).to_have_count(len(lesson.steps))
