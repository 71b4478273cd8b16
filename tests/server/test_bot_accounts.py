"""Bot accounts: the example client plays a whole game over HTTP; tokens open bots' doors and no others."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from unittest.mock import patch

from obelisk.server.people import Visitor
from obelisk.server.wire import MyTables
from server.playground import closing_code, playground, run

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"
SHORT = {"players": 2, "stall_limit": 2}


def test_the_example_client_plays_a_whole_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            bot = await ann.post("/api/me/bots", {"name": "Robin"})
            assert bot["token"].startswith("bot_"), "a token is a word of a command line, never an option"
            table = await ground.table(
                ann, start=False, options=SHORT, seats=[{"kind": "bot"}, {"kind": "open"}]
            )
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(CLIENT), ground.base, bot["token"], "--join", table, "--once",
                stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            assert process.stdout is not None
            assert await process.stdout.readline() == b"seated\n"
            await ann.post(f"/api/tables/{table}/start")
            assert b"over" in await process.stdout.readline()
            assert await process.wait() == 0
            info = await ann.get(f"/api/tables/{table}")
            assert info["status"] == "finished"
            assert info["seats"][1]["name"] == "Robin"

    run(scenario())


def test_the_example_client_leaves_when_the_other_resigns(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            token = (await ann.post("/api/me/bots", {"name": "Robin"}))["token"]
            table = await ground.table(ann, start=False, seats=[{"kind": "me"}, {"kind": "open"}])
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(CLIENT), ground.base, token, "--join", table, "--once",
                stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            assert process.stdout is not None
            assert await process.stdout.readline() == b"seated\n"
            await ann.post(f"/api/tables/{table}/start")
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                while state["decision"]["seat"] == 0 or state["seq"] < 3:
                    if state["decision"]["seat"] == 0:
                        await socket.move(state, state["decision"]["legal"][0])
                    state = await socket.until("state")
                await socket.send(type="resign")
                assert await process.stdout.readline() == f"{table}: over, resigned\n".encode()
            assert await process.wait() == 0

    run(scenario())


def test_a_turn_that_comes_while_a_bot_connects_is_not_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            robin = ground.client()
            token = (await ann.post("/api/me/bots", {"name": "Robin"}))["token"]
            robin.http.headers["authorization"] = f"Bearer {token}"
            table = await ground.table(robin, start=False, seats=[{"kind": "me"}, {"kind": "me"}])
            tables = ground.services.tables
            waiting_turns = tables.mine

            async def slowly(visitor: Visitor) -> MyTables:
                found = await waiting_turns(visitor)
                await robin.post(f"/api/tables/{table}/start")
                return found

            with patch.object(tables, "mine", slowly):
                async with robin.http.stream("GET", "/api/bot/events") as events:
                    line = await asyncio.wait_for(
                        anext(line async for line in events.aiter_lines() if line), 10
                    )
            assert json.loads(line) == {"type": "turn", "table": table, "seq": 0}

    run(scenario())


def test_the_event_stream_of_a_bot_ends_with_its_token(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            made = await ann.post("/api/me/bots", {"name": "Robin"})
            robin = ground.client()
            robin.http.headers["authorization"] = f"Bearer {made['token']}"
            async with robin.http.stream("GET", "/api/bot/events") as events:
                lines = events.aiter_lines()
                assert await anext(lines) == ""
                await ann.call("DELETE", f"/api/me/bots/{made['id']}")
                assert [line async for line in lines if line] == []

    run(scenario())


def test_a_bot_hears_of_turns_that_waited_for_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            token = (await ann.post("/api/me/bots", {"name": "Robin"}))["token"]
            robin = ground.client()
            robin.http.headers["authorization"] = f"Bearer {token}"
            table = await ground.table(ann, robin)
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                rng = Random(1)
                while state["decision"]["seat"] == 0:
                    await socket.move(state, rng.choice(state["decision"]["legal"]))
                    state = await socket.until("state")
            async with robin.http.stream("GET", "/api/bot/events") as events:
                async for line in events.aiter_lines():
                    if line:
                        event = json.loads(line)
                        assert event == {"type": "turn", "table": table, "seq": state["seq"]}
                        break
            async with robin.http.stream("GET", f"/api/bot/tables/{table}/stream") as frames:
                async for line in frames.aiter_lines():
                    frame = json.loads(line)
                    if frame["type"] == "state":
                        assert frame["viewer"] == 1
                        break
            # A token is no session and a deleted bot has none.
            assert (await robin.get("/api/me"))["kind"] == "bot"
            await robin.post("/api/me/bots", {"name": "Child"}, 403)
            robin_id = (await ann.get("/api/me/bots"))["bots"][0]["id"]
            await ann.call("DELETE", f"/api/me/bots/{robin_id}")
            await robin.get("/api/me", 401)
            assert (await ann.get(f"/api/tables/{table}"))["status"] == "finished"

    run(scenario())


def test_a_token_can_be_renewed_and_the_old_one_is_worth_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, eve = await ground.account("Ann"), await ground.account("Eve")
            bot = await ann.post("/api/me/bots", {"name": "Robin"})
            await eve.post(f"/api/me/bots/{bot['id']}/token", None, 404)
            renewed = await ann.post(f"/api/me/bots/{bot['id']}/token")
            assert (renewed["id"], renewed["name"]) == (bot["id"], "Robin")
            for token, status in ((bot["token"], 401), (renewed["token"], 200)):
                robin = ground.client()
                robin.http.headers["authorization"] = f"Bearer {token}"
                await robin.get("/api/me", status)

    run(scenario())


def test_who_is_banned_plays_no_more_by_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            bot = await ann.post("/api/me/bots", {"name": "Robin"})
            robin = ground.client()
            robin.http.headers["authorization"] = f"Bearer {bot['token']}"
            await robin.get("/api/me")
            storage = ground.services.storage
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            async with ann.socket(table) as hers, robin.socket(table) as its:
                await storage.set_banned(ann.id, True)
                await robin.get("/api/me", 401)
                await ground.services.chores.show_out()
                codes = [await closing_code(hers), await closing_code(its)]
                assert codes == [1008, 1008], "connections of both are cut off"
            await storage.set_banned(ann.id, False)
            await robin.get("/api/me")

    run(scenario())
