"""A server that is told to stop stops, whatever happens at that very moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import obelisk
from obelisk.server.process import READY, Process

PACKAGE = Path(obelisk.__file__).parent


@pytest.mark.parametrize("moments", range(4))
async def test_a_process_that_becomes_ready_while_the_server_stops(
    monkeypatch: pytest.MonkeyPatch, moments: int
) -> None:
    """`asyncio.wait_for` of Python 3.11 forgets that it was cancelled if the answer comes at the same moment:
    the lane went on, and the server never stopped.
    """
    said: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def started(*command: str, **how: Any) -> SimpleNamespace:
        async def readline() -> bytes:
            return await said

        return SimpleNamespace(stdout=SimpleNamespace(readline=readline))

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    task = asyncio.create_task(Process("nothing", 64).start())
    for _ in range(5):
        await asyncio.sleep(0)
    said.set_result(READY)
    for _ in range(moments):
        await asyncio.sleep(0)
    if task.cancel():
        with pytest.raises(asyncio.CancelledError):
            await task


def test_nothing_in_the_server_waits_in_a_way_that_forgets_to_stop() -> None:
    for path in (PACKAGE / "server").rglob("*.py"):
        assert "wait_for(" not in path.read_text(), f"{path.name}: asyncio.timeout() instead"
