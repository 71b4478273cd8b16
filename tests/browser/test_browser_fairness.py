"""Two people at two browsers give their parts to chance without a click, and find them after the end."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import expect

from browser.city_player import Opener
from browser.pictures import take
from browser.static_site import EMPTY
from obelisk.core.record import read, verify_fairness
from obelisk.jsontext import decode_json

MAKE = """async () => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'Content-Type': 'application/json', 'X-Obelisk-CSRF': me.csrf};
  const body = JSON.stringify({game: 'city', seats: [{kind: 'me'}, {kind: 'link'}], public: false});
  return (await fetch('/api/tables', {method: 'POST', headers, body})).json() }"""
GUEST = """async (language) => { const headers = {'Content-Type': 'application/json'};
  await fetch('/api/guests', {method: 'POST', headers, body: JSON.stringify({name: 'Ada', language})}) }"""
FORGE = """() => { const shelf = JSON.parse(localStorage['obelisk/parts']);
  for (const kept of Object.values(shelf)) kept.secrets['0'] = '00'.repeat(32);
  localStorage['obelisk/parts'] = JSON.stringify(shelf) }"""


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("he", 360)])
def test_both_find_their_parts(open_page: Opener, language: str, width: int) -> None:
    ann = open_page(EMPTY, language=language, width=width, height=760)
    ann.evaluate(GUEST, language)
    made = ann.evaluate(MAKE)
    table = f"/t/{made['table']['id']}"
    ann.goto(table)
    ann.locator(".seat").first.wait_for()
    ben = open_page(f"{table}#{made['invites'][0]['secret']}")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("button", name="Begin").click()
    for page in (ann, ben):
        page.locator(".plot").first.wait_for()
    ben.locator("#tab-table").click()
    ben.get_by_role("button", name="Resign").click()
    ben.locator(".button.danger").click()
    ben.locator("dialog[open]").get_by_role("link", name="Replay").click()
    ben.get_by_role("button", name="Check fairness").click()
    record = read(
        ben.request.get(f"{ben.url.split('/replay')[0]}/api/tables{table[2:]}/record").text(), decode_json
    )
    assert verify_fairness(record) > 10
    secrets = [part.secret for part in record.parts]
    expect(ben.locator(".fairness code")).to_have_text(secrets[1])
    ann.goto(ann.url.replace("/t/", "/replay/"))
    ann.locator(".fairness button").click()
    expect(ann.locator(".fairness .good")).to_have_count(2)
    expect(ann.locator(".fairness code")).to_have_text(secrets[0])
    take(ann, f"fairness-{language}-{width}")
    ann.evaluate(FORGE)
    ann.locator(".fairness button").click()
    expect(ann.locator(".fairness .bad")).to_have_text(re.compile(r"\."))
