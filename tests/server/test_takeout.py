"""What is somebody's own: all of it can be taken along, and all of it is gone when they go."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from zipfile import ZipFile

from obelisk.core.record import read
from obelisk.jsontext import decode_json
from obelisk.storage.connection import Connection
from server.playground import Client, Json, Playground, play_out, playground, run

DECK = {"kind": "built", "title": "Embers", "leader": "vulca-00", "cards": ["vulca-01"]}


async def live(ground: Playground) -> tuple[Client, Client, str]:
    """Quirin plays, talks, builds a deck and makes friends; returns whom with and where."""
    quirin, bob = await ground.account("Quirin"), await ground.guest("Bob")
    table = await ground.table(quirin, bob)
    async with quirin.socket(table) as one, bob.socket(table) as other:
        await play_out([one, other], Random(1))
    running = await ground.table(quirin, bob, public=False)
    await quirin.post(f"/api/tables/{running}/chat", {"text": "here I am"})
    await bob.post(f"/api/tables/{running}/chat", {"text": "so am I"})
    await quirin.post("/api/me/decks", {"deck": DECK})
    await quirin.call("PUT", f"/api/me/friends/{bob.id}")
    await bob.call("PUT", f"/api/me/friends/{quirin.id}")
    club = str((await quirin.post("/api/clubs", {"name": "Quirin's evening"}, 201))["info"]["id"])
    code = (await quirin.post(f"/api/clubs/{club}/invite"))["code"]
    await bob.post(f"/api/clubs/{club}/join", {"code": code})
    await quirin.post("/api/me/seek", {"game": "city"})
    await quirin.post(f"/api/people/{bob.id}/offences", {"reason": "other"})
    return quirin, bob, table


def test_everything_can_be_taken_along(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            quirin, bob, table = await live(ground)
            answer = await quirin.http.get("/api/me/export")
            assert answer.headers["content-type"] == "application/zip"
            archive = ZipFile(io.BytesIO(answer.content))
            assert archive.testzip() is None

            def told(name: str) -> Json:
                found: Json = json.loads(archive.read(name))
                return found

            me = told("me.json")
            assert (me["name"], me["friends"][0][1]) == ("Quirin", "Bob")
            record = read(archive.read(f"games/{table}.record").decode(), decode_json)
            assert record.result is not None
            names = archive.namelist()
            assert [line["table"] for line in json.loads(archive.read("results.json"))] == [table]
            (chat,) = [name for name in names if name.startswith("chat/")]
            assert [line["text"] for line in json.loads(archive.read(chat))] == ["here I am", "so am I"]
            (deck,) = [name for name in names if name.startswith("decks/")]
            assert told(deck)["title"] == "Embers"
            running = chat.replace("chat/", "tables/")
            assert told(running)["status"] == "playing"
            assert told(running)["seed"] is None, "of a game that goes on nothing is told"
            assert len([name for name in names if name.startswith("games/")]) == 1
            theirs = ZipFile(io.BytesIO((await bob.http.get("/api/me/export")).content))
            assert not [name for name in theirs.namelist() if name.startswith("decks/")]
            for _ in range(4):
                await quirin.http.get("/api/me/export")
            assert (await quirin.get("/api/me/export", 429))["reason"] == "exports"

    run(scenario())


def test_whoever_goes_leaves_no_word_behind(tmp_path: Path) -> None:
    """Every row of the store is read: neither the name nor what was said or built is there."""

    def texts(connection: Connection) -> dict[str, list[str]]:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {
            str(name): [str(row) for row in connection.execute(f"SELECT * FROM {name}").fetchall()]
            for (name,) in tables
        }

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            quirin, bob, table = await live(ground)
            await quirin.call("PATCH", "/api/me", {"private": True})
            storage = ground.services.storage
            before = await storage.read(texts)  # type: ignore[attr-defined]
            assert any("Quirin" in row for rows in before.values() for row in rows)
            await quirin.post("/api/me/delete", {"password": "correct horse"})
            after = await storage.read(texts)  # type: ignore[attr-defined]
            for word in ("Quirin", "quirin", "here I am", "Embers"):
                left = [name for name, rows in after.items() for row in rows if word in row]
                assert left == [], word
            kept = {name for name, rows in after.items() for row in rows if quirin.id in row}
            assert kept == {"people", "tables", "seats", "actions", "results"}, (
                "an id that others' games refer to"
            )
            assert (await bob.get("/api/me/friends"))["people"] == []
            page = await bob.get(f"/api/people/{quirin.id}")
            assert (page["kind"], page["name"], page["since"]) == ("deleted", "", None)
            (line,) = [
                line
                for line in (await bob.get(f"/api/people/{bob.id}/results"))["results"]
                if line["table"] == table
            ]
            assert [player["name"] for player in line["players"]] == ["", "Bob"]

    run(scenario())
