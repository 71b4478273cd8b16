"""Onlookers of rated games are behind: nothing that is too new leaves the server for them in any way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from obelisk.catalog import GAMES
from obelisk.server.table.late import recalled
from obelisk.storage.base import LogEntry
from server.legends_tables import interference_options
from server.playground import Client, Json, Playground, Socket, play_out, playground, run
from server.test_secrecy import Known, pages_of

HOUR = 3_600_000


class Clock:
    """The clock of a server, which can be put forward."""

    def __init__(self, ground: Playground) -> None:
        self.tables = ground.services.tables
        self.ahead = 0
        now = self.tables.house.now
        self.tables.house.now = lambda: now() + self.ahead

    async def put_forward(self, table: str, ms: int) -> None:
        """Has time pass for those who watch a table."""
        self.ahead += ms
        live = await self.tables.live(table)
        await live.do(live.onlookers.tell)


@asynccontextmanager
async def late_ground(folder: Path, **changes: Any) -> AsyncIterator[tuple[Playground, Clock]]:
    async with playground(folder, watch_delay_seconds=3600, **changes) as ground:
        yield ground, Clock(ground)


async def rated(ground: Playground, **changes: Any) -> tuple[str, Client, Client]:
    ann, bob = await ground.account("Ann"), await ground.account("Bob")
    clock = {"mode": "move", "seconds": 86_400}
    return await ground.table(ann, bob, rated=True, **{"clock": clock, **changes}), ann, bob


async def play(
    ground: Playground, table: str, people: tuple[Client, Client], number: int, seed: int = 1
) -> int:
    """Plays some actions, all of which are stored; returns the number of the last."""
    rng = Random(seed)
    live = await ground.services.tables.live(table)
    assert live.match is not None
    for _ in range(number):
        decision = live.match.decision()
        assert decision is not None
        seq = live.match.seq
        move = {"seq": seq, "key": f"k{seq}", "actions": [rng.choice(live.match.legal_texts())]}
        await people[decision.seat].post(f"/api/tables/{table}/moves", move)
    return live.match.seq


async def until_over(socket: Socket) -> Json:
    """The last state of a game that ends."""
    while (await socket.until("table"))["table"]["status"] != "finished":
        pass
    return await socket.until("state")


async def all_of(client: Client, table: str) -> dict[str, bytes]:
    """Whatever somebody can get of a table without being told."""
    pages = [
        *await pages_of(client, table),
        "/api/tables?status=playing",
        f"/api/tables/{table}/replay?last=99",
    ]
    return {page: (await client.http.get(page)).content for page in pages}


@pytest.mark.parametrize("game", GAMES.ids())
def test_what_is_played_changes_no_byte_that_an_onlooker_can_get(tmp_path: Path, game: str) -> None:
    if 2 not in GAMES.get(game).game.seat_counts():
        pytest.skip("a game for more")

    async def scenario() -> None:
        async with late_ground(tmp_path) as (ground, clock):
            table, ann, bob = await rated(ground, game=game)
            eve, stranger = await ground.account("Eve"), ground.client()
            # A friend of a player is an onlooker like any other.
            await eve.call("PUT", f"/api/me/friends/{ann.id}")
            await ann.call("PUT", f"/api/me/friends/{eve.id}")
            lookers = (eve, stranger)
            async with eve.socket(table) as eves, stranger.socket(table) as theirs:
                for socket in (eves, theirs):
                    assert (await socket.until("state"))["seq"] == 0
                    assert (await socket.until("watch", watchers=2))["behind_ms"] == HOUR
                before = [await all_of(client, table) for client in lookers]
                last = await play(ground, table, (ann, bob), 12)
                await ann.post(f"/api/tables/{table}/chat", {"text": "that was mean"})
                await ann.post(f"/api/tables/{table}/reactions", {"on": "ply", "target": 3, "mark": "sad"})
                assert [await all_of(client, table) for client in lookers] == before
                told = [len(socket.raw) for socket in (eves, theirs)]
                for socket in (eves, theirs):
                    # Nothing was sent before the answer to this.
                    await socket.send(type="sync", seq=0)
                    assert (await socket.get())["type"] == "state"
                    assert json.loads(socket.raw[-1])["seq"] == 0
                assert [len(socket.raw) for socket in (eves, theirs)] == [number + 1 for number in told]
                for client in lookers:
                    refused = await client.get(f"/api/tables/{table}/replay?viewer=spectator&first=1", 422)
                    assert refused["facts"] == {"plies": 0}
                assert await eve.post(
                    f"/api/tables/{table}/reactions", {"on": "ply", "target": 1, "mark": "wow"}, 404
                )
                # Then all of it comes, in its order.
                await clock.put_forward(table, HOUR + 60_000)
                state = await eves.until("state")
                assert state["seq"] == last
                assert [step["seq"] for step in state["steps"]] == list(range(1, state["seq"] + 1))
                assert (await eves.until("chat"))["line"]["text"] == "that was mean"
                assert (await eves.until("reaction"))["reaction"]["mark"] == "sad"
                assert (await all_of(eve, table)) != before[0]
                assert (await eve.get(f"/api/tables/{table}"))["seq"] == state["seq"]

    run(scenario())


def test_a_player_is_never_behind_and_the_end_is_told_to_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with late_ground(tmp_path) as (ground, _):
            table, ann, bob = await rated(ground)
            eve = await ground.account("Eve")
            async with ann.socket(table) as hers, eve.socket(table) as eves:
                assert (await hers.until("watch"))["behind_ms"] == 0
                last = await play(ground, table, (ann, bob), 6)
                await ann.post(f"/api/tables/{table}/chat", {"text": "I give up"})
                await ann.post(f"/api/tables/{table}/resign")
                # The result harms nobody any more.
                assert (await eves.until("chat"))["line"]["text"] == "I give up"
                state = await until_over(eves)
                assert state["seq"] == last
                assert (await hers.until("state", seq=last))["ply"] == last
                page = await eve.get(f"/api/tables/{table}/replay?viewer=open&last=99")
                assert page["plies"] == state["ply"]

    run(scenario())


def test_casual_games_are_watched_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with late_ground(tmp_path) as (ground, _):
            ann, bob, eve = [await ground.account(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            async with eve.socket(table) as eves:
                assert (await eves.until("watch"))["behind_ms"] == 0
                last = await play(ground, table, (ann, bob), 5)
                await eves.until("state", seq=last)

    run(scenario())


def test_onlookers_follow_step_by_step(tmp_path: Path) -> None:
    """Every state that an onlooker is told is one of the game, with its steps and its clock, in its order."""

    async def scenario() -> None:
        async with late_ground(tmp_path) as (ground, clock):
            table, ann, bob = await rated(ground)
            eve = ground.client()
            async with eve.socket(table) as eves:
                for number in range(8):
                    await play(ground, table, (ann, bob), 2, number)
                    await clock.put_forward(table, HOUR // 4)
                await clock.put_forward(table, 2 * HOUR)
                await ann.post(f"/api/tables/{table}/resign")
                await until_over(eves)
            states = [frame for raw in eves.raw if (frame := json.loads(raw))["type"] == "state"]
            numbers = [state["seq"] for state in states]
            assert numbers == sorted(numbers)
            assert len(set(numbers)) > 4
            told = [step["seq"] for state in states for step in state["steps"]]
            assert told == list(range(told[0], told[0] + len(told)))
            assert all(state["clock"] is not None for state in states)
            record = (await eve.http.get(f"/api/tables/{table}/record")).text
            known = Known("city", record, None)
            for state in states:
                assert state["view"] == known.views[state["seq"]]

    run(scenario())


def test_a_table_that_was_asleep_tells_no_more(tmp_path: Path) -> None:
    """What onlookers know is found in the log, by a server that has begun just now."""

    async def scenario() -> None:
        async with late_ground(tmp_path) as (ground, clock):
            table, ann, bob = await rated(ground)
            early = await play(ground, table, (ann, bob), 5)
            clock.ahead += 2 * HOUR
            last = await play(ground, table, (ann, bob), 5, 2)
            eve = ground.client()
            tables = ground.services.tables
            live = await tables.live(table)
            before = await eve.get(f"/api/tables/{table}")
            assert before["seq"] == early
            live.used = -1e9
            await tables.sleep(live)
            assert tables.awake_one(table) is None
            after = await eve.get(f"/api/tables/{table}")
            assert after["seq"] == before["seq"]
            assert after["turn"] == before["turn"]
            async with eve.socket(table) as eves:
                assert (await eves.until("state"))["seq"] == before["seq"]
                page = await eve.get(f"/api/tables/{table}/replay?last=99")
                assert page["plies"] == before["seq"]
                await clock.put_forward(table, 2 * HOUR)
                assert (await eves.until("state"))["seq"] == last

    run(scenario())


def test_onlookers_at_another_server_are_behind_as_well(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with (
            late_ground(tmp_path, database=postgres_database) as (one, first),
            late_ground(tmp_path, database=postgres_database) as (other, clock),
        ):
            table, ann, bob = await rated(one)
            eve = other.client()
            async with eve.socket(table) as eves:
                assert (await eves.until("state"))["seq"] == 0
                before = await all_of(eve, table)
                last = await play(one, table, (ann, bob), 8)
                await ann.post(f"/api/tables/{table}/chat", {"text": "well"})
                live = await other.services.tables.live(table)
                assert live.match is not None
                while live.match.seq < last:
                    await asyncio.sleep(0.02)
                assert await all_of(eve, table) == before
                await clock.put_forward(table, HOUR + 60_000)
                assert (await eves.until("state"))["seq"] == last
                assert (await eves.until("chat"))["line"]["text"] == "well"
            first.ahead = clock.ahead
            # Somebody comes where nobody has watched for a while: what was missed is no more than others see.
            await play(one, table, (ann, bob), 4, 7)
            async with other.client().socket(table) as toms:
                assert (await toms.until("state"))["seq"] == last

    run(scenario())


def test_whether_somebody_was_asked_in_secret_changes_no_time(tmp_path: Path) -> None:
    """By the log alone, an answer is part of what it answers: it has no position and no time of its own."""

    async def scenario() -> None:
        async with playground(tmp_path, answer_ms=50) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, game="legends", options=interference_options())
            async with ann.socket(table) as hers, bob.socket(table) as his:
                await play_out([hers, his], Random(3), most=150)
            storage = ground.services.storage
            row, entries = await storage.table(table), await storage.log(table)
            assert row is not None
            if row.held_seq is not None:
                entries = entries[: row.held_seq]
            row.held_seq = None
            assert any(entry.is_answer for entry in entries)
            times = [LogEntry(**{**fields(entry), "at": 1000 * at}) for at, entry in enumerate(entries)]
            row.seq = len(entries)
            for known_by in (0, 40_500, 10**9):
                pasts = list(exhaust(recalled(row, times, known_by, 50)))
                hidden = {at for at, entry in enumerate(entries) if entry.is_answer}
                assert not hidden & {past.moment.seq for past in pasts}
                assert pasts[-1].moment.seq == len(entries)
                assert all(past.at > known_by for past in pasts[1:-1])
                for past in pasts[:-1]:
                    at = past.moment.seq
                    while at and entries[at - 1].is_answer:
                        at -= 1
                    assert past.at == (times[at - 1].at + 50 if at else 0)

    run(scenario())


def fields(entry: LogEntry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in LogEntry.__slots__}


def exhaust(steps: Any) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value
