"""Many at once: one winner for each decision, no double effect, floods and slow readers hurt nobody else."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from obelisk.server.serve import warm_up
from server.playground import Client, Playground, Socket, playground, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
ENDLESS = {"players": 2, "stall_limit": 0}


async def outcome(socket: Socket, key: str) -> dict[str, Any]:
    while True:
        frame = await socket.get()
        if frame["type"] in ("ack", "refusal") and frame["key"] == key:
            return frame


def race(folder: Path, racers: int, rounds: int) -> None:
    async def scenario() -> None:
        async with playground(folder) as ground, AsyncExitStack() as stack:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT, options=ENDLESS)
            live = await ground.services.tables.live(table)
            match = live.match
            assert match is not None
            lanes = [await stack.enter_async_context(ann.socket(table)) for _ in range(racers)]
            slowest = 0.0
            for number in range(rounds):
                legal = match.legal_texts()
                seq = match.seq
                begin = time.monotonic()
                for lane, one in enumerate(lanes):
                    text = legal[lane % len(legal)]
                    await one.send(type="move", seq=seq, key=f"r{number}-{lane}", actions=[text])
                answers = await asyncio.gather(
                    *[outcome(one, f"r{number}-{lane}") for lane, one in enumerate(lanes)]
                )
                slowest = max(slowest, time.monotonic() - begin)
                kinds = [answer.get("error", "ack") for answer in answers]
                assert kinds.count("ack") == 1
                assert kinds.count("stale") == racers - 1
                assert match.seq == seq + 1
                if match.decision() is None:
                    break
            print(f"{racers} racers, {number + 1} rounds: one winner each; slowest {slowest * 1000:.0f} ms")

    run(scenario(), 3000)


def test_one_of_many_racers_wins(tmp_path: Path) -> None:
    race(tmp_path, 50, 12)


@pytest.mark.long
@pytest.mark.parametrize("table", range(5))
def test_one_of_many_racers_wins_a_thousand_times(tmp_path: Path, table: int) -> None:
    race(tmp_path, 50, 200)


def duplicates(folder: Path, submits: int, seed: int) -> None:
    """Every move is sent several times, and old ones again and again, in any order."""

    async def scenario() -> None:
        async with playground(folder) as ground:
            ann = await ground.guest("Ann")
            rng = Random(seed)
            total = moves = 0
            while total < submits:
                table = await ground.table(ann, seats=HOT_SEAT, options=ENDLESS)
                sent, played = await one_table(ground, ann, table, submits - total, rng)
                total += sent
                moves += played
            print(f"{total} submits of {moves} moves: no double effect")

    run(scenario(), 3000)


async def one_table(
    ground: Playground, ann: Client, table: str, submits: int, rng: Random
) -> tuple[int, int]:
    """Plays a table with every move sent several times; returns how many submits and moves there were."""
    live = await ground.services.tables.live(table)
    match = live.match
    assert match is not None
    sent: list[str] = []
    acks: dict[str, int] = {}
    total = 0
    async with ann.socket(table) as socket:
        while total < submits and match.decision() is not None:
            key = f"d{match.seq}"
            action = rng.choice(match.legal_texts())
            fresh = json.dumps({"type": "move", "seq": match.seq, "key": key, "actions": [action]})
            batch = [fresh] * rng.randint(2, 5) + rng.choices(sent, k=min(len(sent), 6))
            rng.shuffle(batch)
            sent.append(fresh)
            for message in batch:
                await socket.connection.send(message)
            total += len(batch)
            waiting = len(batch)
            while waiting:
                frame = await socket.get()
                assert frame["type"] != "refusal", frame
                if frame["type"] == "ack":
                    waiting -= 1
                    assert acks.setdefault(frame["key"], frame["seq"]) == frame["seq"]
    entries = await ground.services.storage.log(table)
    assert len(entries) == len(acks) == len(sent)
    assert [entry.seq for entry in entries] == list(range(1, len(sent) + 1))
    return total, len(sent)


def test_duplicates_have_no_second_effect(tmp_path: Path) -> None:
    duplicates(tmp_path, 600, 4)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_thousand_duplicates_have_no_second_effect(tmp_path: Path, seed: int) -> None:
    duplicates(tmp_path, 10_000, seed)


async def slow_reader(client: Client, table: str, port: int) -> sockets.socket:
    """A connection that is opened properly and then never read."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port))
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {client.cookie()}\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    return raw


def test_a_slow_reader_is_cut_off_and_nobody_else_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, queue_frames=16) as ground:
            ann, eve = await ground.guest("Ann"), await ground.guest("Eve")
            table = await ground.table(ann, seats=HOT_SEAT, options=ENDLESS)
            live = await ground.services.tables.live(table)
            raw = await slow_reader(eve, table, ground.settings.port)
            while len(live.audience.streams) < 1:
                await asyncio.sleep(0.01)
            slow = next(iter(live.audience.streams))
            pad = b" " * 200_000
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                for _ in range(60):
                    if slow.code:
                        break
                    # Large frames, so that the buffers of the system are full soon.
                    slow.push(pad)
                    await asyncio.sleep(0)
                    ack = await socket.move(state, state["decision"]["legal"][0])
                    assert ack["type"] == "ack"
                    state = await socket.until("state")
                assert slow.code == 1013
                while slow in live.audience.streams:
                    await asyncio.sleep(0.01)
            raw.close()

    run(scenario())


async def latencies(client: Client, table: str, moves: int) -> list[float]:
    """How long acknowledgements take at a table."""
    found: list[float] = []
    async with client.socket(table) as socket:
        state = await socket.until("state")
        rng = Random(1)
        for _ in range(moves):
            if state["decision"] is None:
                break
            begin = time.monotonic()
            ack = await socket.move(state, rng.choice(state["decision"]["legal"]))
            found.append(time.monotonic() - begin)
            assert ack["type"] == "ack"
            state = await socket.until("state", seq=ack["seq"])
            # Nobody plays as fast as the server answers, and whoever did would be refused.
            await asyncio.sleep(0.01)
    return sorted(found)


def flood_beside(folder: Path, moves: int) -> tuple[list[float], list[float]]:
    """How long moves take at a table, alone and beside a person who sends a thousand messages a second to
    another one.
    """

    async def scenario() -> tuple[list[float], list[float]]:
        async with playground(folder, actions_per_second=max(20.0, moves / 3)) as ground:
            ann, eve = await ground.guest("Ann"), await ground.guest("Eve")
            calm = await ground.table(ann, seats=HOT_SEAT, options=ENDLESS)
            flooded = await ground.table(eve, seats=HOT_SEAT, options=ENDLESS)
            before = await latencies(ann, calm, moves)
            refused = 0

            async def flood() -> None:
                nonlocal refused
                async with eve.socket(flooded) as socket:
                    while True:
                        for _ in range(20):
                            await socket.send(type="sync", seq=0)
                        for _ in range(20):
                            frame = await socket.get()
                            refused += frame["type"] == "refusal"
                        await asyncio.sleep(0.02)

            work = asyncio.create_task(flood())
            await asyncio.sleep(0.3)
            after = await latencies(ann, calm, moves)
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
            assert refused > 10
            return before, after

    return run(scenario(), 300)


def test_a_flood_is_turned_away_at_the_door(tmp_path: Path) -> None:
    before, after = flood_beside(tmp_path, 30)
    print(f"median {before[15] * 1000:.1f} ms alone, {after[15] * 1000:.1f} ms beside a flood")
    # Who waits behind a flood does so at each move; who waits for a busy machine does not.
    assert after[3] < max(5 * before[15], 0.2)


@pytest.mark.long
@pytest.mark.quiet
def test_a_flood_leaves_other_tables_within_twice_their_time(tmp_path: Path) -> None:
    """On a machine with nothing else to do."""
    warm_up()
    before, after = flood_beside(tmp_path, 500)
    alone, beside = (found[int(len(found) * 0.99)] for found in (before, after))
    print(f"p99 {alone * 1000:.1f} ms alone, {beside * 1000:.1f} ms beside a flood")
    assert beside <= 2 * alone
