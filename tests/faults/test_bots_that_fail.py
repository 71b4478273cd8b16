"""Bots that crash, hang or lie: the table goes on. Pending moves of bots survive a restart."""

from __future__ import annotations

import asyncio
import errno
import os
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from obelisk.catalog import GAMES
from obelisk.server.thinking.worker import MISCHIEF
from obelisk.storage.connection import Connection
from obelisk.storage.sqlite import SqliteStorage
from server.playground import Playground, playground, run

BOTS = [{"kind": "bot"}, {"kind": "bot"}]
SHORT = {"players": 2, "stall_limit": 1}
BLINK = {"max_turns": 1}
BRIEF = {"max_turns": 2}
SHORT_GAMES = [
    ("legends", BRIEF),
    ("city", SHORT),
    ("legends", {**BLINK, "decks": ["flit", "aqua"]}),
    ("legends", {**BRIEF, "decks": ["mimix", "khind"]}),
    ("drakon", {"players": 2}),
    ("legends", {**BLINK, "decks": ["pillar", "buka"]}),
    ("legends", BLINK),
    ("legends", {**BRIEF, "decks": ["terrah", "flit"]}),
    ("legends-draft", {"players": 2}),
    ("legends", {**BLINK, "decks": ["khind", "terrah"]}),
    ("city", SHORT),
    ("legends", {**BLINK, "decks": ["aqua", "pillar"]}),
]
"""Every game, the short ones more often: about 25 decisions on average."""
PATIENCE = 600
"""How often in a row the longest waiting table may be found without a move."""


async def longest_waiting(ground: Playground) -> tuple[int, tuple[str, int] | None]:
    """How many tables are being played; and that without a move for the longest time, with its number."""

    def ask(connection: Connection) -> tuple[int, tuple[str, int] | None]:
        rows = list(connection.execute("SELECT id, seq FROM tables WHERE status = 'playing' ORDER BY moved"))
        return len(rows), (str(rows[0][0]), int(str(rows[0][1]))) if rows else None

    storage = ground.services.storage
    assert isinstance(storage, SqliteStorage)
    return await storage.read(ask)


async def play_all(ground: Playground, games: int, at_once: int) -> None:
    """Has bots play so many games; fails if one of them stalls."""
    ann = await ground.guest("Ann")
    # Campaigns of hours are stopped now and then to leave the machine to others.
    ann.http.timeout = httpx.Timeout(None)
    begin = time.monotonic()
    started = found = 0
    last: tuple[str, int] | None = None
    while True:
        playing, oldest = await longest_waiting(ground)
        if started == games and not playing:
            return
        found = found + 1 if oldest == last else 0
        last = oldest
        assert found < PATIENCE or oldest is None, f"table {oldest} stalls"
        for number in range(started, min(games, started + at_once - playing)):
            game, options = SHORT_GAMES[number % len(SHORT_GAMES)]
            await ground.table(ann, game=game, seats=BOTS, options=options)
            started += 1
            if started % 250 == 0:
                print(f"{started} games begun in {time.monotonic() - begin:.0f} s", flush=True)
        await asyncio.sleep(0.1)


async def finished(ground: Playground, tables: list[str]) -> None:
    """Waits until all tables are over."""
    storage = ground.services.storage
    waiting = set(tables)
    while waiting:
        for table in list(waiting):
            row = await storage.table(table)
            assert row is not None
            if row.status == "finished":
                waiting.discard(table)
        await asyncio.sleep(0.05)


def bot_games(folder: Path, mischief: str, games: int, at_once: int, seconds: float) -> None:
    async def scenario() -> None:
        async with playground(
            folder, bot_workers=2, bot_budget_ms=100, tables_per_guest=100_000, idle_seconds=5
        ) as ground:
            begin = time.monotonic()
            await play_all(ground, games, at_once)
            text = ground.services.house.metrics.text().decode()
            lines = [line for line in text.splitlines() if line.startswith("obelisk_bot_moves_total")]
            print(f"{games} bot games in {time.monotonic() - begin:.0f} s; {'; '.join(lines)}")
            assert any("own" in line for line in lines)
            assert any("fallback" in line for line in lines)

    with patch.dict(os.environ, {MISCHIEF: mischief}):
        run(scenario(), seconds)


def test_no_table_stalls_when_bots_crash_hang_or_lie(tmp_path: Path) -> None:
    bot_games(tmp_path, "crash:500,hang:300,lie:500", games=4, at_once=4, seconds=100)


@pytest.mark.long
@pytest.mark.parametrize("portion", range(20))
def test_no_table_stalls_in_ten_thousand_games(tmp_path: Path, portion: int) -> None:
    bot_games(tmp_path, "crash:10,hang:5,lie:10", games=500, at_once=60, seconds=3_600)


@pytest.mark.parametrize("game", GAMES.ids())
def test_bots_of_a_level_answer_in_their_processes(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        # They need little of this; with less a busy machine might be late for them.
        async with playground(tmp_path, bot_workers=1, bot_budget_ms=20_000) as ground:
            ann = await ground.guest("Ann")
            seats = GAMES.get(game).game.seat_counts()[0]
            wishes = [{"kind": "bot", "bot": f"level:{1 + seat % 2}"} for seat in range(seats)]
            table = await ground.table(ann, game=game, seats=wishes)
            live = await ground.services.tables.live(table)
            while live.row.seq < 10 and live.row.status == "playing":
                await asyncio.sleep(0.02)
            text = ground.services.house.metrics.text().decode()
            assert 'outcome="fallback"' not in text

    run(scenario())


def test_a_process_that_cannot_be_started_is_tried_again_and_ready_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a while there are no descriptors left. Tables go on by chance, and bots think again afterwards."""
    spawn = asyncio.create_subprocess_exec
    is_full = True

    async def spawn_or_fail(*words: Any, **settings: Any) -> Any:
        if is_full:
            raise OSError(errno.EMFILE, "Too many open files")
        return await spawn(*words, **settings)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", spawn_or_fail)

    async def scenario() -> None:
        nonlocal is_full
        async with playground(tmp_path, bot_workers=1, bot_budget_ms=100) as ground:
            ann = await ground.guest("Ann")
            answer = await ann.http.get("/ready")
            assert (answer.status_code, answer.json()["status"]) == (503, "no_bots")
            seats = [{"kind": "bot", "bot": "level:2"}, {"kind": "bot", "bot": "level:5"}]
            table = await ground.table(ann, seats=seats)
            live = await ground.services.tables.live(table)
            async with ann.socket(table) as socket:
                await socket.until("state", seq=3)
                is_full = False
                while (await ann.http.get("/ready")).status_code != 200:
                    await asyncio.sleep(0.05)
                own = ground.services.house.metrics.bot_moves.labels("own")
                known = own._value.get()
                while own._value.get() < known + 5 and live.row.status == "playing":
                    await socket.get()

    run(scenario())


def test_a_pending_bot_move_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        class Silent:
            async def choose(self, request: object) -> int | None:
                await asyncio.sleep(3600)
                return None

        async with playground(tmp_path, bots=Silent()) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=BOTS, options=SHORT)
            assert (await ann.get(f"/api/tables/{table}"))["seq"] == 0
        async with playground(tmp_path) as ground:
            await finished(ground, [table])

    run(scenario())
