"""Conditional moves in the browser: a line is chosen, kept, answered by itself; axe finds nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Page, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from browser.city_player import Opener
from browser.static_site import EMPTY
from browser.test_browser_access import CHANGE, look_at
from browser.test_browser_people import Somebody, signed_in


def begun(people: list[Somebody]) -> tuple[str, Somebody, Somebody]:
    """A table over days; who decides there, and who waits."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "drakon", "seats": seats, "clock": {"mode": "days", "days": 2}, "title": "By letter"}
    table = str(people[0].post("/api/tables", wish)["table"]["id"])
    people[1].post(f"/api/tables/{table}/join", {})
    turn = people[0].post(f"/api/tables/{table}/start")["turn"]
    return table, people[turn], people[1 - turn]


def choices_of(site: str, who: Somebody, table: str) -> list[str]:
    """What somebody may play now."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in who.http.cookies.jar)
    address = f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, origin=Origin(site), additional_headers={"Cookie": cookies}) as socket:
        while (frame := json.loads(socket.recv()))["type"] != "state":
            pass
    legal: list[str] = frame["decision"]["legal"]
    return legal


def chosen_line(page: Page, likely: list[str]) -> list[str]:
    """Takes what is offered, until the line can be kept: of others what they can truly play."""
    line: list[str] = []
    keep = page.get_by_role("button", name="Keep this line")
    select = page.get_by_role("region", name="What if").get_by_role("combobox")
    expect(select).to_be_enabled()
    while keep.count() == 0:
        texts = "all => all.map((one) => one.value).slice(1)"
        options: list[str] = select.locator("option").evaluate_all(texts)
        line.append(next((option for option in options if option in likely), options[0]))
        select.select_option(line[-1])
        expect(page.locator(".line li")).to_have_count(len(line))
        assert len(line) < 20
    return line


@pytest.fixture
def people(site: str) -> Iterator[list[Somebody]]:
    both = [Somebody(site, name) for name in ("Wanda", "Björn")]
    yield both
    for each in both:
        each.http.close()


def test_a_line_is_kept_and_answered(open_page: Opener, site: str, people: list[Somebody]) -> None:
    table, mover, waiter = begun(people)
    page = open_page(EMPTY)
    signed_in(page, waiter)
    page.goto(f"{site}/t/{table}")
    page.get_by_role("tab", name="Table").click()
    line = chosen_line(page, choices_of(site, mover, table))
    problems = look_at(page, "plans", "en", [("desktop", "night")])
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Keep this line").press("Enter")
    plan = page.locator(".plan")
    expect(plan.locator("bdi").first).to_contain_text(re.compile("[a-z] [a-z]"))
    assert not {text for text in line if " " in text} & set(plan.locator("bdi").all_inner_texts()), "in words"
    page.evaluate(CHANGE, {"language": "he"})
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    problems += look_at(page, "plans", "he", [("desktop", "day")])
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("button.tab.phone").click()
    plan.scroll_into_view_if_needed()
    problems += look_at(page, "plans", "he", [("phone", "day")])
    assert problems == []
    kept: Any = waiter.http.get(f"/api/tables/{table}/plans").json()["plans"][0]
    for text in line[: kept["others"]]:
        seq = mover.http.get(f"/api/tables/{table}").json()["seq"]
        mover.post(f"/api/tables/{table}/moves", {"seq": seq, "key": f"k{seq}", "actions": [text]})
    expect(plan).to_have_count(0)
    seq = waiter.http.get(f"/api/tables/{table}").json()["seq"]
    assert seq == len(line), "the answer was played by itself"
