"""A browser and a server for the tests of the client. Without a browser they are skipped, and say why."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

import pytest

from browser.static_site import ROOT
from tries import patience, tried

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

    from browser.city_player import Opener

HERE = Path(__file__).resolve().parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    # Without a graphics card a process for it only passes pictures on.
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NOT_WANTED = ["--disable-dev-shm-usage"]
"""What Playwright adds for small containers: all that processes share lies in files on the disk then, a tenth
of the work of opening a page.
"""
MEMORY = Path("/dev/shm")
ROOMY = 1 << 30
"""Bytes; with fewer Chromium crashes where it fills them."""
START_SECONDS = 120
FIXED_PARTS = """
let state = SEED >>> 0
crypto.getRandomValues = (array) => {
  for (let at = 0; at < array.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    array[at] = state >>> 16
  }
  return array
}
"""
"""What a page gives to chance: numbers that follow from a seed. Keys of moves come from elsewhere."""


BROWSERS = ("chromium-headless-shell", "chromium")
"""Debian's packages and commands. The shell is the same engine without windows and takes two thirds of the
time: a window has pages of its own for its frame, one more process for each person of a test.
"""
DEBIANS = Path("/usr/bin")


@cache
def chromium() -> str:
    """The browser: CHROMIUM_PATH, or Debian's, installed if we are root; skips if there is none."""
    path = os.environ.get("CHROMIUM_PATH") or debians()
    if path is None:
        pytest.skip("no Chromium: install it, or set CHROMIUM_PATH")
    return path


@cache
def debians() -> str | None:
    """Other workers of the tests ask in the same moment: one installs it, and they wait until it has."""
    with (Path(tempfile.gettempdir()) / "obelisk-tests-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (path := installed()) or os.geteuid() != 0 or not shutil.which("apt-get"):
            return path
        packages = [["install", name, "fonts-noto-core"] for name in BROWSERS]
        # A machine that was never used has no lists of packages.
        for command in [*packages, ["update"], *packages]:
            words = ["apt-get", "-y", "-q", "-o", "DPkg::Lock::Timeout=300", *command]
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if path := installed():
                return path
        return None


def installed() -> str | None:
    """Debian's folder need not be on the path of whoever tests."""
    found = (shutil.which(name, path=path) for name in BROWSERS for path in (None, str(DEBIANS)))
    return next((path for path in found if path), None)


def is_roomy() -> bool:
    """Whether there is enough shared memory; containers often have a little."""
    return MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOMY


@pytest.fixture(scope="session")
def built() -> None:
    """The client, built if anything has changed; with OBELISK_STATIC another build is tested as it is."""
    if os.environ.get("OBELISK_STATIC"):
        return
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "web_build.py")], capture_output=True, text=True
    )
    if done.returncode:
        pytest.fail(f"the client cannot be built: {done.stdout}{done.stderr}")


@pytest.fixture(scope="session")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with an empty database."""
    with serving(tmp_path_factory.mktemp("site")) as address:
        yield address


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[str]:
    """Runs a server with an empty database in a folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = folder / "log"
    with log.open("w") as output:
        command = [sys.executable, str(HERE / "live_site.py"), str(port), str(log.with_name("obelisk.db"))]
        server = subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, **environment})
    address = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(f"{address}/ready", timeout=2):
                    break
            except OSError:
                if server.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"the server does not start: {log.read_text('utf-8')[-2000:]}")
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=20)


class Running:
    """The browser of this process. It is started for the first test that needs it and closed after the last
    one of this folder: its loop runs in this thread, where other tests need their own.
    """

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def get(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            from playwright.sync_api import expect, sync_playwright

            path = chromium()
            # Bots, server and browser share the machine: what is right may come late.
            expect.set_options(timeout=20_000)
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(
                executable_path=path, args=FLAGS, ignore_default_args=NOT_WANTED if is_roomy() else None
            )
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None


RUNNING = Running()


def pytest_sessionfinish() -> None:
    """Where a run was stopped before the last test of this folder."""
    RUNNING.close()


@pytest.fixture
def browser() -> Browser:
    return RUNNING.get()


@pytest.fixture
def open_page(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page as a new person. Errors of the page fail the test at its end. A test is dealt the same
    cards each time.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opener(
        path: str = "/",
        language: str = "en",
        theme: str = "night",
        width: int = 1280,
        height: int = 800,
        confirm: bool = False,
        tour: bool = False,
        playback: float = 0,
        context: BrowserContext | None = None,
    ) -> Page:
        if context is None:
            # What a service worker fetches is not seen by those tests that watch the network.
            context = browser.new_context(
                base_url=site,
                service_workers="block",
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
                has_touch=width < 600,
            )
            context.set_default_timeout(15_000)
            settings = json.dumps(
                {
                    "language": language,
                    "theme": theme,
                    "confirm": confirm,
                    "toured": not tour,
                    "playback": playback,
                }
            )
            context.add_init_script(f"localStorage['obelisk/settings'] ||= {settings!r}")
            seed = crc32(f"{request.node.name} {len(contexts)}".encode())
            context.add_init_script(FIXED_PARTS.replace("SEED", str(seed)))
            contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: (
                faults.append(message.text)
                if message.type == "error" and "status of 4" not in message.text
                else None
            ),
        )
        page.goto(path)
        page.locator("#main h1, #main [data-cell]").first.wait_for()
        return page

    yield opener
    for context in contexts:
        context.close()
    assert faults == []


TRIES = 3
"""Bots and the pace of the machine differ from run to run: what fails must fail so often in a row."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool | None:
    """Tries a test of the browser again before it counts as failed."""
    if HERE not in item.path.parents:
        return None
    tried(item, nextitem, TRIES)
    if nextitem is None or HERE not in nextitem.path.parents:
        with patience():
            RUNNING.close()
    return True
