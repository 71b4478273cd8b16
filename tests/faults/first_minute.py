"""What somebody sees who starts `./play` in a fresh clone and plays at once: a log with times.

    PYTHONPATH=tests .venv/bin/python -m faults.first_minute

Clones what is committed into an empty folder, starts `./play` there with an empty home, asks for the page
until it answers, and plays against a bot of level 4 until the engine is compiled and the server has changed
over, and a little longer. Minutes; the engine is compiled anew.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from faults.restless_player import Player

ROOT = Path(__file__).resolve().parents[2]
PORT = 8517
CHANGED = "the server changed over"
THINKS = 8.0
"""Seconds that the person takes for a move: the game shall not be over before the engine is compiled."""
LOOKS_EVERY = 0.1
MINUTES = 40
MOVES_AFTERWARDS = 5


class Log:
    """Lines with the seconds since the beginning."""

    def __init__(self) -> None:
        self._start = time.monotonic()

    def __call__(self, text: str) -> None:
        print(f"{time.monotonic() - self._start:7.1f} s  {text}", flush=True)


async def first_minute(clone: Path, log: Log) -> bool:
    """Says whether the server changed over and the game went on."""
    environment = {**os.environ, "HOME": str(clone.parent), "XDG_DATA_HOME": str(clone.parent / "data")}
    for name in ("OBELISK_PURE", "PYTHONPATH", "VIRTUAL_ENV"):
        environment.pop(name, None)
    process = await asyncio.create_subprocess_exec(
        "./play",
        "--no-browser",
        "--port",
        str(PORT),
        cwd=clone,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    is_changed = asyncio.Event()
    telling = asyncio.create_task(tell(process, log, is_changed))
    try:
        await first_page(log)
        player = Player(PORT, THINKS, LOOKS_EVERY)
        await player.sit_down()
        log("sat down at a table of City with a bot of level 4")
        playing, browsing = asyncio.create_task(player.play()), asyncio.create_task(player.browse())
        waiting = asyncio.create_task(is_changed.wait())
        done, _ = await asyncio.wait([waiting, telling], timeout=MINUTES * 60, return_when="FIRST_COMPLETED")
        log(f"{len(player.acks)} moves played so far, {player.bot_moves} of the bot")
        if waiting in done:
            await player.moves(MOVES_AFTERWARDS)
        player.is_leaving = True
        seen = await browsing
        playing.cancel()
        await player.client.aclose()
        log(
            f"{len(player.acks)} moves, {player.bot_moves} of the bot, {len(player.refused)} refused;"
            f" {seen} pages, the slowest after {player.slowest_page:.2f} s; without frames for"
            f" {', '.join(f'{gap:.2f} s' for gap in player.breaks) or 'no time'}"
        )
        return waiting in done and not player.refused
    finally:
        if process.returncode is None:
            process.terminate()
        await telling


async def tell(process: asyncio.subprocess.Process, log: Log, is_changed: asyncio.Event) -> None:
    """Tells what ./play says; lines about how far compiling is replace each other there."""
    assert process.stdout is not None
    rest = ""
    while piece := await process.stdout.read(4096):
        *lines, rest = (rest + piece.decode(errors="replace")).replace("\r", "\n").split("\n")
        for line in filter(str.strip, lines):
            log(f"./play: {line.strip()}")
            if CHANGED in line:
                is_changed.set()


async def first_page(log: Log) -> None:
    async with httpx.AsyncClient() as client:
        while True:
            try:
                page = await client.get(f"http://127.0.0.1:{PORT}/")
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
            else:
                assert page.status_code == 200
                log("the first page answers")
                return


def main() -> int:
    log = Log()
    with tempfile.TemporaryDirectory() as place:
        clone = Path(place) / "obelisk"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        log(f"cloned; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        return 0 if asyncio.run(first_minute(clone, log)) else 1


if __name__ == "__main__":
    sys.exit(main())
