"""Many people for a long time: the server holds no more at the end than at the beginning."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from faults.soak import House, soak
from faults.test_load import ServerProcess
from server.playground import run

SETTINGS = {
    "OBELISK_BOT_WORKERS": "1",
    "OBELISK_IDLE_SECONDS": "60",
    "OBELISK_TABLES_PER_HOUR": "100000",
    "OBELISK_TABLES_PER_GUEST": "100000",
    "OBELISK_CHATS_PER_MINUTE": "100000",
    "OBELISK_GUEST_CHAT": "all",
    "OBELISK_REPLAYS_PER_SECOND": "100000",
}


async def soaked(folder: Path, people: int, seconds: float, pause: float, every: float) -> House:
    async with ServerProcess(folder / "obelisk.db", **SETTINGS) as server:
        assert server.process is not None
        house = await soak(server.port, server.process.pid, people, seconds, pause, every)
        print(f"{people} people, {seconds:.0f} s: {dict(house.happened)}")
        # When everybody has gone nothing is held open for them.
        before = house.held[0].descriptors
        while house.look().descriptors > before + 8:
            await asyncio.sleep(0.2)
        return house


def test_people_come_and_go_and_leave_nothing_open(tmp_path: Path) -> None:
    house = run(soaked(tmp_path, people=6, seconds=8, pause=0.005, every=1))
    assert house.happened["moves"] > 20
    assert house.happened["drops"] > 0


@pytest.mark.long
@pytest.mark.quiet
def test_an_hour_with_three_hundred_tables(tmp_path: Path) -> None:
    """Memory and descriptors are flat: the last quarter holds what the second one did."""
    house = run(soaked(tmp_path, people=300, seconds=3600, pause=4, every=20), 4000)
    early, late = house.growth()
    print(f"second quarter {early}, last quarter {late}")
    for name in ("games", "drops", "hints", "chats", "replays", "imports", "guests"):
        assert house.happened[name] > 0, name
    assert late.memory_mb <= early.memory_mb * 1.1 + 20
    assert late.descriptors <= early.descriptors + 30
