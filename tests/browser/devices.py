"""The devices of people in tests: contexts of the browser, which one test takes over from another.

A page in a new context begins in a process that knows nothing: two processes are started for it, the client
is fetched and compiled, fonts are read. That is most of what opening a page costs. Pages of a context share a
process, so a device keeps a page of its own open, and the next person who gets it opens a warm one.

Nothing of a person stays: pages are closed, cookies and what the client keeps in the browser are thrown away.
What is kept are files whose names tell their content. A device whose test failed goes with it. What a test
sets for a context as a whole would stay too: such a test asks for a new device (`is_new`) or makes a context.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

KEPT = 2
"""So many wait for the next test, of each kind; hardly any test has more people."""
USES = 30
"""So many people may have one: its process does not grow for ever."""


class Device:
    """A context and the page that keeps its process."""

    def __init__(self, browser: Browser, site: str, has_touch: bool) -> None:
        self.has_touch = has_touch
        self.uses = 0
        # What a service worker fetches is not seen by those tests that watch the network.
        self.context: BrowserContext = browser.new_context(
            service_workers="block", reduced_motion="reduce", has_touch=has_touch
        )
        self.context.set_default_timeout(15_000)
        self._keeper: Page = self.context.new_page()
        self._keeper.goto(f"{site}/icon.svg")

    def forget(self) -> None:
        """Makes it the device of somebody who was never here."""
        for page in self.context.pages:
            if page is not self._keeper:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self._keeper.evaluate("localStorage.clear()")


class Devices:
    """Those that nobody has at the moment."""

    def __init__(self) -> None:
        self._free: list[Device] = []

    def take(self, browser: Browser, site: str, has_touch: bool) -> Device:
        found = next((device for device in self._free if device.has_touch == has_touch), None)
        if found is None:
            found = Device(browser, site, has_touch)
        else:
            self._free.remove(found)
            # Once more: an answer may have been on its way when the page was closed that had asked.
            found.forget()
        found.uses += 1
        return found

    def give_back(self, device: Device, is_fit: bool) -> None:
        # Without Playwright there are no such tests, and this file is read all the same.
        from playwright.sync_api import Error

        waiting = sum(other.has_touch == device.has_touch for other in self._free)
        if is_fit and device.uses < USES and waiting < KEPT:
            try:
                device.forget()
            except Error:
                # Its process is gone.
                pass
            else:
                self._free.append(device)
                return
        device.context.close()

    def leave(self) -> None:
        """Where the browser is closed they are gone."""
        self._free.clear()
