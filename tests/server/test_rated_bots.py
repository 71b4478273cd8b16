"""Bot accounts: at rated tables nobody chooses both sides; they have their own ladder, and are challenged."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from obelisk.storage.connection import Connection
from obelisk.storage.standing import Rating
from obelisk.storage.standing_rows import held_rating
from server.playground import Client, Json, Playground, playground, run

DUEL = [{"kind": "me"}, {"kind": "open"}]


async def bot_of(ground: Playground, owner: Client, name: str) -> Client:
    made = await owner.post("/api/me/bots", {"name": name})
    bot = ground.client()
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    bot.me = await bot.get("/api/me")
    return bot


async def rated(owner: Client, seats: list[Json], status: int = 201) -> Json:
    return await owner.post("/api/tables", {"game": "city", "seats": seats, "rated": True}, status)


def test_own_bots_and_two_bots_of_one_owner_play_for_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            robin, wren = await bot_of(ground, ann, "Robin"), await bot_of(ground, ann, "Wren")
            for first, second in ((ann, robin), (robin, ann), (robin, wren)):
                table = (await rated(first, DUEL))["table"]["id"]
                refused = await second.post(f"/api/tables/{table}/join", {}, 403)
                assert refused["reason"] == "own_bots"
                seats = [{"kind": "me"}, {"kind": "person", "person": second.id}]
                assert (await rated(first, seats, 403))["reason"] == "own_bots"
                await bob.post(f"/api/tables/{table}/join", {})
            friendly = await ground.table(ann, robin, start=False)
            assert (await ann.get(f"/api/tables/{friendly}"))["seats"][1]["name"] == "Robin"

    run(scenario())


def test_people_and_bots_have_ladders_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            robin = await bot_of(ground, ann, "Robin")
            table = await ground.table(ann, robin, options={"players": 2})
            await robin.post(f"/api/tables/{table}/resign")

            def rate(connection: Connection) -> None:
                for person in (ann.id, robin.id):
                    held_rating(connection, Rating(person, "city", 30.0, 5.0, 3, 2, "live"))

            await ground.services.storage.write(rate)  # type: ignore[attr-defined]
            for of, name in (("", "Ann"), ("?of=people", "Ann"), ("?of=bots", "Robin")):
                lines = (await ann.get(f"/api/ladder/city{of}"))["lines"]
                assert [line["name"] for line in lines] == [name]
            await ann.get("/api/ladder/city?of=cats", 400)

    run(scenario())


async def next_event(lines: object) -> Json:
    async for line in lines:  # type: ignore[attr-defined]
        if line.strip():
            found: Json = json.loads(line)
            return found
    raise AssertionError("the stream has ended")


def test_a_bot_hears_of_challenges_and_invitations(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, eve = await ground.account("Ann"), await ground.account("Eve")
            robin = await bot_of(ground, eve, "Robin")
            seats = [{"kind": "me"}, {"kind": "person", "person": robin.id}]

            async def challenge() -> str:
                created = await ann.post("/api/tables", {"game": "city", "seats": seats}, 201)
                assert created["table"]["seats"][1]["kind"] == "reserved"
                return str(created["table"]["id"])

            early = await challenge()
            async with robin.http.stream("GET", "/api/bot/events") as stream:
                lines = stream.aiter_lines()
                assert await next_event(lines) == {"type": "invited", "table": early}
                late = await challenge()
                assert await next_event(lines) == {"type": "invited", "table": late}
                await eve.post(f"/api/tables/{late}/join", {}, 409)
                await robin.post(f"/api/tables/{late}/join", {})
                await robin.post(f"/api/tables/{early}/leave")
                assert (await ann.get(f"/api/tables/{early}"))["seats"][1]["kind"] == "open"
                await ann.post(f"/api/tables/{late}/start")
                await ann.post(f"/api/tables/{late}/resign")
                rematch = (await ann.post(f"/api/tables/{late}/rematch"))["id"]
                while (event := await asyncio.wait_for(next_event(lines), 20))["type"] != "invited":
                    pass
                assert event["table"] == rematch
            seats[1]["person"] = "nobody"
            await ann.post("/api/tables", {"game": "city", "seats": seats}, 404)

    run(scenario())
