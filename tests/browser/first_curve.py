"""How long somebody waits for the first curve of a report, over the API and on the page (docs/analysis.md):

    PYTHONPATH=tests .venv/bin/python -m browser.first_curve

Starts a server of this checkout, plays a game of bots for each line, and asks for the report of each twice:
no report is kept, and the process that makes it is started for it, as after a quiet while.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from playwright.sync_api import APIRequestContext, Browser, sync_playwright

import obelisk
from browser.conftest import FLAGS, chromium
from obelisk.server.thinking.pool import REST_SECONDS

TABLES: Final[list[tuple[str, int, str]]] = [
    ("legends", 2, "level:3"),
    ("city", 2, "level:3"),
    ("city", 4, "level:3"),
    ("drakon", 2, "level:3"),
    ("drakon", 6, "level:3"),
]
LOOKS_EVERY: Final = 0.25
PATIENCE: Final = 120.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


def record_of(game: str, seats: int, bot: str, seed: str) -> tuple[str, int]:
    """A finished game, and how many plies it has."""
    options: dict[str, Any] = {} if game == "legends" else {"players": seats}
    board = obelisk.new(game, seed=seed, **options)
    board.play_out([bot])
    return board.record, len(board)


def processor_seconds(pid: int) -> float:
    """What a process and all below it have used, those that ended too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = sum(map(int, fields[11:15])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(processor_seconds(int(child)) for child in children)


def over_the_api(api: APIRequestContext, table: str) -> float:
    """Seconds until the report is in the answer."""
    begun = monotonic()
    while monotonic() < begun + PATIENCE:
        if api.get(f"/api/tables/{table}/report?depth=quick").json()["report"] is not None:
            return monotonic() - begun
        sleep(LOOKS_EVERY)
    raise TimeoutError(table)


def on_the_page(browser: Browser, address: str, state: Any, table: str) -> float:
    """Seconds from the first request until the curve is there, in a browser that knows nothing."""
    context = browser.new_context(storage_state=state, reduced_motion="reduce")
    page = context.new_page()
    begun = monotonic()
    page.goto(f"{address}/report/{table}")
    page.get_by_role("slider").wait_for(timeout=1000 * PATIENCE)
    seconds = monotonic() - begun
    context.close()
    return seconds


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def measure(browser: Browser, address: str, server: int) -> None:
    """A line for each kind of table."""
    context = browser.new_context(base_url=address)
    me = context.request.post("/api/guests", data={"name": "Ann"}).json()
    for game, seats, bot in TABLES:
        tables, plies = [], 0
        for number in (1, 2):
            text, length = record_of(game, seats, bot, f"curve/{number}")
            plies += length
            answer = context.request.post(
                "/api/records", data={"text": text}, headers={"X-Obelisk-CSRF": me["csrf"]}
            )
            tables.append(answer.json()["id"])
        sleep(REST_SECONDS + 1.0)
        used, load = processor_seconds(server), os.getloadavg()[0]
        asked = over_the_api(context.request, tables[0])
        used = processor_seconds(server) - used
        sleep(REST_SECONDS + 1.0)
        shown = on_the_page(browser, address, context.storage_state(), tables[1])
        print(
            f"{game}, {seats} seats, {bot}, {plies / 2:.0f} plies: API {asked:.1f} s, page {shown:.1f} s,"
            f" {used:.1f} processor seconds, load {load:.1f} to {os.getloadavg()[0]:.1f}",
            flush=True,
        )


def main() -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(__file__).with_name("live_site.py")
        server = subprocess.Popen([sys.executable, site, str(port), f"{folder}/curve.db"])
        try:
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
                with socket.socket() as found:
                    while found.connect_ex(("127.0.0.1", port)):
                        sleep(LOOKS_EVERY)
                measure(browser, f"http://127.0.0.1:{port}", server.pid)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
