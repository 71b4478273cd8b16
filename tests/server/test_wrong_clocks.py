"""A machine whose clock is set ahead: nothing is closed or deleted that would not come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from obelisk.server import chores
from obelisk.server.steady import SteadyClock
from obelisk.server.table.clock import clock_info
from obelisk.storage.base import PLAYING, TableRow
from server.playground import Client, Playground, playground, run
from server.test_parts_in_chance import ANN, commit
from server.test_secret_questions import at_question, first_question, interference_table, submit

DAY_NS = 86_400 * 1_000_000_000


class Machine:
    """The clocks of a machine, set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.ahead)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr(chores, "SWEEP_SECONDS", 0.05)
    return Machine(monkeypatch)


async def waiting(ground: Playground) -> tuple[Client, str]:
    """Somebody with a table in the lobby."""
    ann = await ground.account("Ann")
    return ann, await ground.table(ann, start=False, seats=[{"kind": "me"}, {"kind": "open"}])


async def after_some_sweeps(ann: Client, table: str) -> str:
    await asyncio.sleep(0.5)
    return str((await ann.get(f"/api/tables/{table}"))["status"])


@pytest.mark.parametrize("days", [31, 100, 5000])
def test_a_clock_that_jumps_ahead_while_people_play(tmp_path: Path, machine: Machine, days: int) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, table = await waiting(ground)
            machine.ahead = days * DAY_NS
            assert await after_some_sweeps(ann, table) == "lobby"
            assert (await ann.get("/api/me"))["name"] == "Ann", "nobody is signed out"

    run(scenario())


@pytest.mark.parametrize("days", [31, 100])
def test_a_server_that_starts_with_a_clock_far_ahead(tmp_path: Path, machine: Machine, days: int) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, table = await waiting(ground)
            cookie, csrf = dict(ann.http.cookies), ann.http.headers["x-obelisk-csrf"]
        machine.ahead = days * DAY_NS
        async with playground(tmp_path) as ground:
            other = ground.client()
            # Whoever signs in has old sessions looked through.
            await other.post("/api/sessions", {"name": "Ann", "password": "correct horse"})
            assert await after_some_sweeps(other, table) == "lobby"
        machine.ahead = 0
        async with playground(tmp_path) as ground:
            again = ground.client()
            again.http.cookies.update(cookie)
            again.http.headers["x-obelisk-csrf"] = csrf
            assert (await again.get("/api/me"))["name"] == "Ann", "the session was not deleted"
            assert await after_some_sweeps(again, table) == "lobby"

    run(scenario())


def test_a_clock_that_was_ahead_and_is_set_back_holds_up_no_table(tmp_path: Path, machine: Machine) -> None:
    """What was begun, held back and promised by a clock of next year goes on by the right one."""
    plies, actor, text = first_question()

    async def scenario() -> None:
        machine.ahead = 100 * DAY_NS
        async with playground(tmp_path, part_ms=5_000, answer_ms=8_000) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            timed = await ground.table(ann, bob, clock={"mode": "move", "seconds": 2})
            starting = await ground.table(ann, bob, start=False)
            await commit(ann, starting, 0, ANN)
            await ann.post(f"/api/tables/{starting}/start")
            held, players = await interference_table(ground)
            live = await ground.services.tables.live(held)
            await at_question(ground, live, players, plies)
            await until(lambda: live.match is not None and live.match.hold is None)
            ground.settings.answer_ms = 8_000
            moving = asyncio.create_task(submit(live, players, actor, text))
            await until(lambda: live.row.held_until is not None)
            moving.cancel()
        machine.ahead = 0
        async with playground(tmp_path) as ground:
            storage = ground.services.storage

            async def has(table: str, what: Callable[[TableRow], bool]) -> bool:
                row = await storage.table(table)
                return row is not None and what(row)

            while not await has(starting, lambda row: row.status == PLAYING):
                await asyncio.sleep(0.05)
            while not await has(held, lambda row: row.held_until is None):
                await asyncio.sleep(0.05)
            while not await has(timed, lambda row: any(seat.is_away for seat in row.seats)):
                await asyncio.sleep(0.05)

            def has_two_seconds(row: TableRow) -> bool:
                left = clock_info(row, ground.services.house.now())
                return left is not None and max(left.left_ms) <= 2_000

            # On a busy machine time was up before the clock was set back: then the other seat's is looked at.
            while not await has(timed, has_two_seconds):
                await asyncio.sleep(0.05)

    run(scenario())


async def until(is_there: Callable[[], bool]) -> None:
    while not is_there():
        await asyncio.sleep(0.01)


def test_the_clock_of_the_server_follows_without_jumping(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = 1_000_000_000_000, 0.0
    monkeypatch.setattr(time, "time_ns", lambda: wall * 1_000_000)
    monkeypatch.setattr(time, "monotonic", lambda: steady)
    clock = SteadyClock()
    assert clock() == wall
    wall += 3_600_000
    before = clock()
    steady += 10
    wall += 10_000
    assert clock() - before == 11_000, "an hour ahead: ten seconds become eleven"
    steady += 40_000
    wall += 40_000_000
    assert clock() == wall, "and some day it is there"
    wall -= 3_600_000
    before = clock()
    steady += 10
    wall += 10_000
    assert clock() - before == 9_000, "never back"
