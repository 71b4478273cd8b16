"""One test takes over the browser of another, and finds nothing in it (`devices.py`)."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright", reason="browser tests need playwright: pip install playwright==1.65.0")

from playwright.sync_api import Browser, expect

from browser.devices import KEPT, USES, Devices
from browser.test_browser_table import guest

LEFT = "() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]"


def test_nothing_of_a_person_is_there_for_the_next(browser: Browser, site: str) -> None:
    devices = Devices()
    device = devices.take(browser, site, False)
    page = device.context.new_page()
    page.goto(site)
    guest(page)
    page.reload()
    expect(page.locator("header .person")).to_have_text("Ada")
    page.evaluate("() => { localStorage.mine = 1; sessionStorage.mine = 1; document.cookie = 'mine=1' }")
    page.set_viewport_size({"width": 300, "height": 300})
    page.route("**/api/**", lambda route: route.abort())
    devices.give_back(device, True)
    assert page.is_closed()

    assert devices.take(browser, site, False) is device
    assert device.context.cookies() == []
    page = device.context.new_page()
    page.goto(f"{site}/icon.svg")
    assert page.evaluate(LEFT) == [[], [], ""]
    page.goto(site)
    expect(page.locator("header .person")).to_have_text("Sign in")
    assert page.viewport_size == {"width": 1280, "height": 720}
    devices.give_back(device, False)


def test_a_device_goes_with_a_test_that_failed_and_when_it_is_old(browser: Browser, site: str) -> None:
    devices = Devices()
    before = len(browser.contexts)
    failed, phone, old = (devices.take(browser, site, touch) for touch in (False, True, False))
    old.uses = USES
    for device, is_fit in ((failed, False), (phone, True), (old, True)):
        devices.give_back(device, is_fit)
    assert browser.contexts[before:] == [phone.context]
    crowd = [devices.take(browser, site, False) for _ in range(KEPT + 1)]
    assert phone not in crowd
    for device in [phone, *crowd]:
        devices.give_back(device, True)
    assert len(browser.contexts) == before + 1 + KEPT
    for device in [phone, *crowd[:KEPT]]:
        device.context.close()
