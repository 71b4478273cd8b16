"""Clocks at a table: time runs out, a bot takes over, the person comes back. The time is moved by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from obelisk.server.clocks import COME_BACK_MS, DAY_MS
from obelisk.server.table.clock import clockwork_of
from server.playground import Json, Playground, playground, run

CLOCKS: list[tuple[Json, int, int]] = [
    ({"mode": "move", "seconds": 60}, 60_000, 60_000),
    ({"mode": "game", "seconds": 900, "increment": 5}, 900_000, COME_BACK_MS),
    ({"mode": "days", "days": 2}, 2 * DAY_MS, 2 * DAY_MS),
]
"""Each with the time for the first turn, and what somebody has who comes back too late."""


class Hand:
    """Moves the clock of a server."""

    def __init__(self, ground: Playground) -> None:
        self.house = ground.services.house
        self.tables = ground.services.tables
        self.now = self.house.now()
        self.house.now = lambda: self.now

    async def move(self, table: str, milliseconds: int) -> None:
        self.now += milliseconds
        await (await self.tables.live(table)).wake()


@pytest.mark.parametrize(("clock", "allowance", "back"), CLOCKS, ids=[one[0]["mode"] for one in CLOCKS])
def test_a_bot_takes_over_when_time_is_up_and_leaves_when_the_person_returns(
    tmp_path: Path, clock: Json, allowance: int, back: int
) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            hand = Hand(ground)
            table = await ground.table(ann, bob, clock=clock)
            live = await ground.services.tables.live(table)
            async with ann.socket(table) as one:
                state = await one.until("state")
                slow = state["decision"]["seat"]
                assert state["clock"] == {"left_ms": [allowance, allowance], "running": slow}
                await hand.move(table, allowance - 1)
                assert not live.row.seats[slow].is_away
                await hand.move(table, 1)
                assert live.row.seats[slow].is_away
                while live.row.turn_seat == slow:
                    await asyncio.sleep(0.01)
                other = [ann, bob][1 - slow]
                assert live.row.turn_person == other.id, "the bot has played the turn of who is away"
                late = [ann, bob][slow]
                refused = await late.post(
                    f"/api/tables/{table}/moves", {"seq": live.row.seq, "key": "k", "actions": ["done"]}, 422
                )
                assert refused["reason"] == "not_your_decision"
                await late.post(f"/api/tables/{table}/return")
                assert not live.row.seats[slow].is_away
                frame = await one.until("table")
                while frame["table"]["seats"][slow]["away"]:
                    frame = await one.until("table")
                assert clockwork_of(live.row).left[slow] >= back

    run(scenario())


def test_no_clock_waits_for_ever(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            hand = Hand(ground)
            table = await ground.table(ann, bob)
            await hand.move(table, 29 * DAY_MS)
            info = await ann.get(f"/api/tables/{table}")
            assert [seat["away"] for seat in info["seats"]] == [False, False]
            assert info["status"] == "playing"

    run(scenario())


@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_a_machine_whose_time_is_set_back_freezes_no_table(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, game=game, seats=[{"kind": "me"}, {"kind": "me"}])
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                await socket.move(state, state["decision"]["legal"][0])
            cookies = ann.http.cookies
        async with playground(tmp_path) as ground:
            hand = Hand(ground)
            hand.now -= 3_600_000
            ann = ground.client()
            ann.http.cookies = cookies
            page = await ann.get(f"/api/tables/{table}/replay?viewer=spectator")
            assert page["plies"] == 1
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                assert state["seq"] == 1
                assert (await socket.move(state, state["decision"]["legal"][0]))["type"] == "ack"

    run(scenario())


def test_time_of_a_game_clock_is_charged_to_who_thinks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            hand = Hand(ground)
            table = await ground.table(ann, bob, clock={"mode": "game", "seconds": 100, "increment": 7})
            live = await ground.services.tables.live(table)
            assert live.match is not None
            first = live.row.turn_seat
            assert first is not None
            async with [ann, bob][first].socket(table) as socket:
                await socket.until("state")
                while live.row.turn_seat == first:
                    hand.now += 1000
                    decision = live.match.legal_texts()
                    await socket.move({"seq": live.match.seq}, decision[-1])
                    state = await socket.until("state", seq=live.match.seq)
            moves = live.match.seq
            assert state["clock"]["left_ms"][first] == 100_000 - 1000 * moves + 7_000
            assert state["clock"]["left_ms"][1 - first] == 100_000
            assert state["clock"]["running"] == 1 - first

    run(scenario())
