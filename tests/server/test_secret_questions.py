"""That a seat is asked in secret is told to nobody else: no frame, number, clock or pause.  [LEG-18.6]"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.server.table import match as matches
from obelisk.server.table import moves
from obelisk.server.table.clock import clock_info
from obelisk.server.table.live import LiveTable
from obelisk.server.table.match import Match
from obelisk.server.table.trial import tried
from obelisk.server.wire import Move
from obelisk.storage.base import TableRow
from server.legends_tables import interference_options
from server.playground import Client, Json, Playground, Socket, play_out, playground, run

WINDOW = 60_000
"""Longer than any test: the clock is stopped and moved by hand."""
SEED = bytes(range(32))
Plies = list[tuple[int, str]]


async def interference_table(ground: Playground, clock: Json | None = None) -> tuple[str, list[Client]]:
    clients = [await ground.guest(name) for name in ("Ann", "Ben", "Eve")]
    changes: Json = {"clock": clock} if clock is not None else {}
    options = interference_options()
    table = await ground.table(
        clients[0], clients[1], start=False, game="legends", options=options, **changes
    )
    # Every table gets the same chance, so that two of them can be compared.
    (await ground.services.tables.live(table)).row.seed = SEED
    await clients[0].post(f"/api/tables/{table}/start")
    return table, clients


async def submit(live: LiveTable, clients: list[Client], seat: int, text: str) -> None:
    match = live.match
    assert match is not None
    move = Move(seq=match.number([seat]), key=f"k{match.seq}", actions=[text])
    await moves.submit(live, clients[seat].id, move)


def is_asked_after(match: Match, text: str) -> bool:
    game: Any = match.game
    after, _ = game.apply(match.state, game.parse(match.state, text), SeededChance(1))
    decision = game.decision(after)
    return decision is not None and decision.secret


def first_question() -> tuple[Plies, int, str]:
    """The plies before the first secret question of a random game, and the action that leads to it."""
    row = TableRow(
        id="", game="legends", rules=1, options=json.dumps(interference_options()), status="lobby", owner="",
        title="", is_public=True, is_rated=False, spectators=True, clock="{}", takeover="random",
        commitment="", seed=SEED, origin="", created=0, moved=0,
    )  # fmt: skip
    _, match = matches.deal(row)
    rng = Random(3)
    plies: Plies = []
    while True:
        decision = match.decision()
        assert decision is not None
        text = rng.choice(match.legal_texts())
        if is_asked_after(match, text):
            return plies, decision.seat, text
        plies.append((decision.seat, text))
        match.adopt(tried(match, decision.seat, [text], None, 0))


async def at_question(
    ground: Playground, live: LiveTable, clients: list[Client], plies: Plies, window: int = 300
) -> None:
    """Plays up to the action that leads to a question; nothing need be held back on the way."""
    ground.settings.answer_ms = 0
    for seat, text in plies:
        await submit(live, clients, seat, text)
    ground.settings.answer_ms = window


async def everything(client: Client, table: str) -> list[Json]:
    """What a person can ask for."""
    found = [await client.get(f"/api/tables/{table}"), await client.get("/api/me/tables")]
    found.append(await client.get(f"/api/tables/{table}/replay?viewer=spectator"))
    found.append(await client.get("/api/tables?status=playing"))
    return found


async def read_all(socket: Socket, seen: list[bytes]) -> None:
    """All frames but how many watch: that is told a moment after somebody has come."""
    while True:
        if (await socket.get())["type"] != "watch":
            seen.append(socket.raw[-1])


async def pass_window(ground: Playground, table: str) -> None:
    """The time is over for what is held back."""
    later = ground.services.house.now() + WINDOW
    ground.services.house.now = lambda: later
    await (await ground.services.tables.live(table)).wake()


async def world(folder: Path, question: tuple[Plies, int, str], is_asked: bool) -> list[list[bytes]]:
    """The frames that the actor and a spectator get after an action, asked about or not."""
    plies, actor, text = question
    async with playground(folder) as ground:
        table, clients = await interference_table(ground)
        live = await ground.services.tables.live(table)
        match = live.match
        assert match is not None
        await at_question(ground, live, clients, plies, WINDOW)
        if not is_asked:
            game: Any = match.game
            view, rng = game.view(match.state, actor), Rng(1)
            while is_asked_after(match, text):
                match.table.state = game.determinise(view, rng)
        stack = AsyncExitStack()
        sockets = [await stack.enter_async_context(client.socket(table)) for client in clients]
        for socket in sockets:
            await socket.until("state")
        watchers = [actor, 2]
        seen: list[list[bytes]] = [[], []]
        tasks = [
            asyncio.create_task(read_all(sockets[who], seen[number])) for number, who in enumerate(watchers)
        ]
        before = [await everything(clients[who], table) for who in watchers]
        number = match.number([actor])
        now = ground.services.house.now()
        ground.services.house.now = lambda: now
        await sockets[actor].send(type="move", seq=number, key="held", actions=[text])
        while not live.row.seq > len(plies):
            await asyncio.sleep(0.005)
        during = [await everything(clients[who], table) for who in watchers]
        if is_asked:
            asked = await sockets[1 - actor].until("state")
            assert asked["decision"]["legal"][-1] == "pass"
            ack = await sockets[1 - actor].move(asked, "pass")
            assert ack["type"] == "ack"
            assert await sockets[1 - actor].until("state")
        after = [await everything(clients[who], table) for who in watchers]
        assert during == after
        for one, two in zip(before, during, strict=True):
            # That an action waits is no secret, nor since when; everything else is as it was.
            assert two[0].pop("moved") == now > one[0].pop("moved")
            assert two[0].pop("seq") == one[0].pop("seq") + 1
            assert (one[0], one[2]) == (two[0], two[2])
        await sockets[actor].send(type="move", seq=number, key="other", actions=[text])
        while not seen[0]:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert [json.loads(frame)["reason"] for frame in seen[0]] == ["held"]
        assert not seen[1]
        await pass_window(ground, table)
        while not all(any(b'"type":"state"' in frame for frame in frames) for frames in seen):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await stack.aclose()
        return seen


def test_actor_and_spectators_get_the_same_bytes_whether_or_not_somebody_is_asked(tmp_path: Path) -> None:
    question = first_question()
    asked = run(world(tmp_path / "asked", question, is_asked=True))
    calm = run(world(tmp_path / "calm", question, is_asked=False))
    assert asked == calm
    assert [json.loads(frame)["type"] for frame in asked[0]] == ["refusal", "ack", "state"]
    assert [json.loads(frame)["type"] for frame in asked[1]] == ["state"]


def test_silence_lets_the_action_pass_and_the_log_knows_it_was_asked(tmp_path: Path) -> None:
    plies, actor, text = first_question()

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, clients = await interference_table(ground)
            live = await ground.services.tables.live(table)
            await at_question(ground, live, clients, plies)
            await submit(live, clients, actor, text)
            entries = await ground.services.storage.log(table)
            assert [entry.action for entry in entries[-2:]] == [text, "pass"]
            assert [entry.is_answer for entry in entries[-2:]] == [False, True]
            assert live.match is not None
            assert live.match.number([actor]) == len(plies) + 1
            assert live.match.number([1 - actor]) == len(plies) + 2
            mine = await clients[actor].get(f"/api/tables/{table}/replay?viewer={actor}&first={len(plies)}")
            assert mine["plies"] == len(plies) + 1
            assert mine["steps"][-1]["action"] == text
            theirs = await clients[1 - actor].get(f"/api/tables/{table}/replay?viewer={1 - actor}")
            assert theirs["plies"] == len(plies) + 2
            again = matches.load(live.row, entries)
            assert again.answers == live.match.answers

    run(scenario())


def test_what_is_held_back_stays_so_over_a_restart(tmp_path: Path) -> None:
    plies, actor, text = first_question()

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, clients = await interference_table(ground)
            live = await ground.services.tables.live(table)
            await at_question(ground, live, clients, plies)
            ground.settings.answer_ms = WINDOW
            cookies = [client.http.cookies for client in clients]
            work = asyncio.create_task(submit(live, clients, actor, text))
            while not live.row.seq > len(plies):
                await asyncio.sleep(0.01)
            work.cancel()
        async with playground(tmp_path) as ground:
            again = [ground.client() for _ in cookies]
            for client, cookie in zip(again, cookies, strict=True):
                client.http.cookies = cookie
                await client.get("/api/me")
            async with again[actor].socket(table) as mine, again[1 - actor].socket(table) as theirs:
                held = await mine.until("state")
                assert held["seq"] == len(plies)
                assert text in held["decision"]["legal"]
                asked = await theirs.until("state")
                assert asked["decision"]["kind"] == "respond"
                await pass_window(ground, table)
                told = await mine.until("state")
                assert told["seq"] == len(plies) + 1

    run(scenario())


def test_no_clock_runs_while_something_is_held_back(tmp_path: Path) -> None:
    plies, actor, text = first_question()

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, clients = await interference_table(ground, {"mode": "game", "seconds": 600})
            live = await ground.services.tables.live(table)
            await at_question(ground, live, clients, plies)
            begin = time.monotonic()
            before = clock_info(live.row, live.house.now())
            assert before is not None
            await submit(live, clients, actor, text)
            assert time.monotonic() - begin >= 0.3
            after = clock_info(live.row, live.house.now())
            assert after is not None
            charged = sum(before.left_ms) - sum(after.left_ms)
            assert charged <= (time.monotonic() - begin) * 1000 - 300 + 50

    run(scenario())


def test_a_game_with_secret_questions_ends(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, answer_ms=30) as ground:
            table, clients = await interference_table(ground)
            async with AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(client.socket(table)) for client in clients[:2]]
                last = await play_out(sockets, Random(5))
            assert last["result"] is not None
            assert (await clients[0].get(f"/api/tables/{table}"))["status"] == "finished"
            text = (await clients[0].http.get(f"/api/tables/{table}/record")).text
            assert " pass #" in text

    run(scenario())
