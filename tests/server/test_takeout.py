"""What is somebody's own: all of it can be taken along, and all of it is gone when they go."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from obelisk.core.record import read
from obelisk.exercises.shelf import exercises_of
from obelisk.jsontext import decode_json
from obelisk.storage.connection import Connection
from obelisk.storage.farewell import without
from server.playground import Client, Json, Playground, play_out, playground, run
from server.test_rated_bots import bot_of
from server.test_secrecy_of_people import World

TAKEN = {
    "me.json": {"people", "ties", "mutes", "webhooks", "calendars", "call_wishes", "addresses"},
    "ratings.json": {"ratings"},
    "results.json": {"results"},
    "lessons.json": {"lessons"},
    "exercises.json": {"exercise_tries", "solver_ratings"},
    "tournaments.json": {"tournaments", "tournament_players"},
    "clubs.json": {"clubs", "club_members"},
    "plans.json": {"plans"},
    "tables/": {"tables", "seats"},
    "games/": {"actions"},
    "chat/": {"chat"},
    "reactions/": {"reactions"},
    "decks/": {"decks"},
}
"""Where in the file stands what the tables of the store keep of somebody."""
NOT_TAKEN = {"sessions", "seeks", "calls", "chat_reads", "letters", "subscriptions", "offences"}
"""Nothing that anybody could use elsewhere; complaints are the operator's."""
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
            robin = await bot_of(ground, quirin, "Quirin's robin")
            hook = {"url": "https://quirin.example.org/"}
            await quirin.call("PUT", f"/api/me/bots/{robin.id}/webhook", hook)
            exercise = exercises_of("city")[0].name
            await quirin.post(f"/api/exercises/{exercise}", {"give_up": True})
            answer = await quirin.http.get("/api/me/export")
            assert answer.headers["content-type"] == "application/zip"
            archive = ZipFile(io.BytesIO(answer.content))
            assert archive.testzip() is None

            def told(name: str) -> Json:
                found: Json = json.loads(archive.read(name))
                return found

            me = told("me.json")
            assert (me["name"], me["friends"][0][1]) == ("Quirin", "Bob")
            (bot,) = me["bots"]
            assert (bot["name"], bot["webhook"]) == ("Quirin's robin", hook["url"])
            assert [line["exercise"] for line in told("exercises.json")["tries"]] == [exercise]
            assert [line["subject"] for line in told("exercises.json")["ratings"]] == ["city"]
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
            rows = await ground.services.storage.read(everything)  # type: ignore[attr-defined]
            kept = {name for name, lines in rows.items() if any(quirin.id in line for line in lines)}
            taken = {
                name for file in TAKEN if any(one.startswith(file) for one in names) for name in TAKEN[file]
            }
            assert kept - NOT_TAKEN <= taken, "whoever keeps more of somebody gives it to them, too"
            assert {"exercise_tries", "ties", "club_members", "decks"} < kept
            assert len([name for name in names if name.startswith("games/")]) == 1
            theirs = ZipFile(io.BytesIO((await bob.http.get("/api/me/export")).content))
            assert not [name for name in theirs.namelist() if name.startswith("decks/")]
            for _ in range(4):
                await quirin.http.get("/api/me/export")
            assert (await quirin.get("/api/me/export", 429))["reason"] == "exports"

    run(scenario())


def everything(connection: Connection) -> dict[str, list[str]]:
    """Every row of a store, whatever database it is in."""
    query = "SELECT name FROM sqlite_schema WHERE type = 'table'"
    if hasattr(connection, "session"):
        query = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    found: dict[str, list[str]] = {}
    for (name,) in connection.execute(query).fetchall():
        rows = connection.execute(f"SELECT * FROM {name}").fetchall()
        found[str(name)] = [str(row) for row in rows]
    assert len(found) > 30
    return found


async def settled(ground: Playground, quirin: Client, bob: Client) -> dict[str, list[str]]:
    """Quirin has been here for long: titles, a bot, tournaments, a club that goes on; others speak of them.
    Returns what can be asked about.
    """
    cleo, robin = await ground.account("Cleo"), await bot_of(ground, quirin, "Quirin's robin")
    supper = await ground.table(quirin, cleo, title="Supper at Quirin's", options={"players": 2})
    return_match = await ground.table(cleo, quirin, title="Beat QUIRIN!", options={"players": 2})
    await cleo.post(f"/api/tables/{return_match}/chat", {"text": "Well played, Quirin, and Quirinus too."})
    await cleo.post(f"/api/tables/{supper}/resign")
    text = (await quirin.http.get(f"/api/tables/{supper}/record")).text
    imported = (await quirin.post("/api/records", {"text": text}, 201))["id"]
    clock = {"mode": "days", "days": 1}
    cups = []
    for owner, title in ((quirin, "Quirin's cup"), (cleo, "Quirin against all")):
        wish = {"game": "city", "format": "swiss", "clock": clock, "title": title}
        cup = str((await owner.post("/api/tournaments", wish, 201))["info"]["id"])
        for each in (quirin, cleo):
            await each.post(f"/api/tournaments/{cup}/join", {})
        cups.append(cup)
        await owner.post(f"/api/tournaments/{cup}/start")
    wish = {"game": "city", "format": "swiss", "clock": clock, "title": "Later with Quirin"}
    cups.append(str((await quirin.post("/api/tournaments", wish, 201))["info"]["id"]))
    club = str((await quirin.post("/api/clubs", {"name": "Quirin's friends"}, 201))["info"]["id"])
    code = (await quirin.post(f"/api/clubs/{club}/invite"))["code"]
    await cleo.post(f"/api/clubs/{club}/join", {"code": code})
    await cleo.post(f"/api/people/{quirin.id}/offences", {"reason": "other", "text": "Quirin is rude."})
    await cleo.call("PUT", f"/api/me/friends/{quirin.id}")
    await cleo.call("PUT", f"/api/me/mutes/{quirin.id}")
    await quirin.call(
        "PUT", "/api/me/address", {"address": "quirin@example.org", "password": "correct horse"}
    )
    await quirin.call("PUT", "/api/me/calendar", {"zone": "UTC", "weekdays": [5], "holidays": []})
    await quirin.call("PUT", "/api/me/calls", {"push": [], "mail": ["turn"]})
    hook = {"url": "https://quirin.example.org/"}
    await quirin.call("PUT", f"/api/me/bots/{robin.id}/webhook", hook)
    await quirin.post("/api/lessons/city/first", {"texts": [""]})
    return {
        "person": [quirin.id, robin.id, cleo.id, bob.id],
        "table": [supper, return_match, imported],
        "tournament": cups,
        "club": [club],
        "bot": [robin.id],
    }


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_whoever_goes_leaves_no_word_behind(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    """Every row of the store is read, and every page is asked for by everybody who stays: neither the name
    nor what was said or built is there.
    """
    wish: Json = {"smtp_url": "smtp://127.0.0.1:1", "mail_from": "games@example.org"}
    if store == "postgres":
        wish["database"] = request.getfixturevalue("postgres_database")

    async def scenario() -> None:
        async with playground(tmp_path, **wish) as ground:
            quirin, bob, table = await live(ground)
            ids = await settled(ground, quirin, bob)
            cleo = next(client for client in ground.clients if client.me.get("name") == "Cleo")
            ids["table"].append(table)
            await quirin.call("PATCH", "/api/me", {"private": True})
            world = World(ground)
            world.people.update({"bob": bob, "cleo": cleo, "nobody": ground.client()})
            world.ids = ids
            await world.read_paths()
            storage = ground.services.storage
            before = await storage.read(everything)  # type: ignore[attr-defined]
            named = {name for name, rows in before.items() for row in rows if "quirin" in row.lower()}
            assert named > {"people", "tables", "tournaments", "clubs", "chat", "offences", "seats"}
            pages = await world.look("cleo")
            assert sum(b"Quirin" in page for page in pages.values()) > 20
            await quirin.post("/api/me/delete", {"password": "correct horse"})
            after = await storage.read(everything)  # type: ignore[attr-defined]
            for word in ("quirin", "here i am", "embers", "supper"):
                left = {
                    name: row
                    for name, rows in after.items()
                    for row in rows
                    if word in row.lower().replace("quirinus", "")
                }
                assert left == {}, word
            kept = {name for name, rows in after.items() for row in rows if quirin.id in row}
            assert kept == {"people", "tables", "seats", "actions", "results", "tournaments"} | {
                "tournament_players"
            }, "an id that others' games refer to"
            for name in world.people:
                for address, answer in (await world.look(name)).items():
                    told = answer.decode(errors="replace").lower().replace("quirinus", "")
                    assert "quirin" not in told, f"{name} reads it at {address}"
            assert (await cleo.get("/api/me/clubs"))["clubs"][0]["name"] == "Cleo's friends"
            said = (await cleo.get(f"/api/tables/{ids['table'][1]}/chat"))["lines"]
            assert [line["text"] for line in said] == ["Well played, …, and Quirinus too."]
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


@pytest.mark.parametrize(
    ("text", "name", "left"),
    [
        ("Ann and Anna", "Ann", "… and Anna"),
        ("ŁUCJA!", "Łucja", "…!"),
        ("a+b, a+b", "a+b", "…, …"),
        ("I am Al", "Al", "I am Al"),
        ("nobody", "", "nobody"),
    ],
)
def test_a_name_is_cut_out_of_the_words_of_others(text: str, name: str, left: str) -> None:
    assert without(text, name) == left
