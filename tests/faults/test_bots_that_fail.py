"""Bots that crash, hang or lie: the table goes on. Pending moves of bots survive a restart."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from unittest.mock import patch

import pytest

from obelisk.catalog import GAMES
from obelisk.server.bot_worker import MISCHIEF
from server.playground import Playground, playground, run

BOTS = [{"kind": "bot"}, {"kind": "bot"}]
SHORT = {"players": 2, "stall_limit": 1}
SHORT_GAMES = [
    ("legends", {"max_turns": 2}),
    ("city", SHORT),
    ("legends", {"max_turns": 3}),
    ("legends", {"max_turns": 2, "decks": ["flit", "aqua"]}),
    ("drakon", {"players": 2}),
    ("legends", {"max_turns": 2, "decks": ["mimix", "khind"]}),
    ("legends-draft", {"players": 2}),
    ("legends", {"max_turns": 2, "decks": ["pillar", "buka"]}),
]
"""Every game, the short ones more often: about 35 decisions on average."""


async def finished(ground: Playground, tables: list[str], seconds: float) -> None:
    """Waits until all tables are over; fails if none moves for long."""
    storage = ground.services.storage
    deadline = time.monotonic() + seconds
    waiting = set(tables)
    while waiting:
        assert time.monotonic() < deadline, f"{len(waiting)} tables stall"
        for table in list(waiting):
            row = await storage.table(table)
            assert row is not None
            if row.status == "finished":
                waiting.discard(table)
        await asyncio.sleep(0.05)


def bot_games(folder: Path, mischief: str, games: int, at_once: int, seconds: float) -> None:
    async def scenario() -> None:
        async with playground(
            folder, bot_workers=2, bot_budget_ms=100, tables_per_person=100_000, idle_seconds=5
        ) as ground:
            ann = await ground.guest("Ann")
            begin = time.monotonic()
            for start in range(0, games, at_once):
                number = min(at_once, games - start)
                tables: list[str] = []
                for place in range(start, start + number):
                    game, options = SHORT_GAMES[place % len(SHORT_GAMES)]
                    tables.append(await ground.table(ann, game=game, seats=BOTS, options=options))
                await finished(ground, tables, seconds)
                if games > at_once:
                    print(f"{start + number} games in {time.monotonic() - begin:.0f} s", flush=True)
            text = ground.services.house.metrics.text().decode()
            lines = [line for line in text.splitlines() if line.startswith("obelisk_bot_moves_total")]
            print(f"{games} bot games in {time.monotonic() - begin:.0f} s; {'; '.join(lines)}")
            assert any("own" in line for line in lines)
            if mischief:
                assert any("fallback" in line for line in lines)

    with patch.dict(os.environ, {MISCHIEF: mischief}):
        run(scenario(), seconds)


def test_no_table_stalls_when_bots_crash_hang_or_lie(tmp_path: Path) -> None:
    bot_games(tmp_path, "crash:700,hang:300,lie:700", games=4, at_once=4, seconds=100)


@pytest.mark.long
def test_no_table_stalls_in_ten_thousand_games(tmp_path: Path) -> None:
    bot_games(tmp_path, "crash:2,hang:2,lie:2", games=10_000, at_once=80, seconds=36_000)


@pytest.mark.parametrize("game", GAMES.ids())
def test_bots_of_a_level_answer_in_their_processes(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, bot_workers=1, bot_budget_ms=2000) as ground:
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
            await finished(ground, [table], 60)

    run(scenario())
