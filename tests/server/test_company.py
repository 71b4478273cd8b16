"""People among each other: who finds whom, who does not want to meet whom, and what the operator hears."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.server import company
from obelisk.server.pairing import REACH
from obelisk.storage.connection import Connection
from obelisk.storage.standing import Rating
from obelisk.storage.standing_rows import held_rating
from server.playground import Client, Json, Playground, playground, run
from server.test_rated_bots import bot_of

CITY = {"game": "city"}


async def seek(client: Client, **wish: object) -> Json:
    return await client.post("/api/me/seek", {**CITY, **wish})


def test_two_who_press_the_button_sit_at_a_table_that_has_begun(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cid = [await ground.guest(name) for name in ("Ann", "Bob", "Cid")]
            first = await seek(ann)
            assert first["table"] is None
            assert (await seek(ann))["since"] == first["since"], "looking goes on"
            table = (await seek(bob))["table"]
            info = await bob.get(f"/api/tables/{table}")
            assert (info["status"], info["public"], info["rated"]) == ("playing", True, False)
            assert {seat["name"] for seat in info["seats"]} == {"Ann", "Bob"}
            assert info["clock"]["mode"] == "game"
            assert (await seek(cid))["table"] is None
            assert (await seek(ann))["table"] == table, "told until it was heard"
            for client in (ann, bob):
                await client.call("DELETE", "/api/me/seek")
            again = (await seek(ann))["table"]
            assert again not in (None, table), "with Cid"

    run(scenario())


def test_only_those_who_want_the_same_are_paired(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            guest = await ground.guest("Guest")
            await seek(ann, rated=True)
            for wish in ({}, {"rated": True, "pace": "days"}, {"rated": True, "game": "drakon"}):
                assert (await seek(bob, **wish))["table"] is None
            assert (await guest.post("/api/me/seek", {**CITY, "rated": True}, 403))["reason"] == "guests"
            robin = await bot_of(ground, ann, "Robin")
            assert (await robin.post("/api/me/seek", CITY, 403))["reason"] == "bots"
            await guest.post("/api/me/seek", {"game": "nothing"}, 404)
            assert (await seek(bob, rated=True))["table"] is not None

    run(scenario())


def test_the_strength_of_the_other_matters_less_the_longer_one_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")

            def rate(connection: Connection) -> None:
                held_rating(connection, Rating(ann.id, "city", 40.0, 1.0, 50, 2, "live"))
                held_rating(connection, Rating(bob.id, "city", 20.0, 1.0, 50, 2, "live"))

            await ground.services.storage.write(rate)  # type: ignore[attr-defined]
            assert (await seek(ann))["table"] is None
            assert (await seek(bob))["table"] is None, "20 apart"
            assert REACH < 20

            def wait(connection: Connection) -> None:
                """As if Bob had begun a minute ago."""
                connection.execute("UPDATE seeks SET since = since - 60000 WHERE person = ?", (bob.id,))

            await ground.services.storage.write(wait)  # type: ignore[attr-defined]
            assert (await seek(bob))["table"] is not None

    run(scenario())


def test_the_store_pairs_those_who_ask_different_processes(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with (
            playground(tmp_path, database=postgres_database) as one,
            playground(tmp_path, database=postgres_database) as other,
        ):
            people = [await ground.guest(f"Guest {number}") for number in range(3) for ground in (one, other)]
            tables: dict[str, str] = {}
            while len(tables) < len(people):
                found = await asyncio.gather(*[seek(client) for client in people])
                tables = {
                    client.id: str(answer["table"])
                    for client, answer in zip(people, found, strict=True)
                    if answer["table"] is not None
                }
            assert len(set(tables.values())) == 3
            for client in people:
                info = await client.get(f"/api/tables/{tables[client.id]}")
                assert len(info["you"]["seats"]) == 1
                assert info["status"] == "playing"

    run(scenario())


def test_somebody_is_found_by_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            robin = await bot_of(ground, ann, "Robin Hood")
            await ground.guest("Zoe")
            stranger = ground.client()
            for name, id, kind in (("aNN", ann.id, "account"), ("robinhood", robin.id, "bot")):
                found = await stranger.get(f"/api/people?name={name}")
                assert (found["id"], found["kind"]) == (id, kind)
            # Several guests may have one name.
            assert (await stranger.get("/api/people?name=Zoe", 404))["reason"] == "person"
            await stranger.get("/api/people?name=", 400)
            await ann.post("/api/me/delete", {"password": "correct horse"})
            await stranger.get("/api/people?name=Ann", 404)

    run(scenario())


def test_a_challenge_waits_for_its_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            seats = [{"kind": "me"}, {"kind": "person", "person": bob.id}]
            tables = [
                (await ann.post("/api/tables", {**CITY, "seats": seats}, 201))["table"]["id"]
                for _ in range(3)
            ]
            assert (await bob.get("/api/me"))["waiting"] == 3
            await bob.post(f"/api/tables/{tables[0]}/leave")
            await ann.post(f"/api/tables/{tables[1]}/close")
            await bob.post(f"/api/tables/{tables[2]}/join", {})
            assert (await bob.get("/api/me"))["waiting"] == 0

    run(scenario())


def test_people_are_muted_and_nobody_mutes_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_MUTES", 2)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cleo, dora = [await ground.account(name) for name in ("Ann", "Bob", "Cleo", "Dora")]
            for other in (cleo, bob, cleo):
                await ann.call("PUT", f"/api/me/mutes/{other.id}")
            assert [one["name"] for one in (await ann.get("/api/me/mutes"))["people"]] == ["Bob", "Cleo"]
            assert (await ann.call("PUT", f"/api/me/mutes/{dora.id}", None, 409))["reason"] == "many"
            assert (await ann.call("PUT", f"/api/me/mutes/{ann.id}", None, 403))["reason"] == "yourself"
            await bob.post("/api/me/delete", {"password": "correct horse"})
            await ann.call("PUT", f"/api/me/mutes/{bob.id}", None, 404)
            assert [one["name"] for one in (await ann.get("/api/me/mutes"))["people"]] == ["Cleo"]

    run(scenario())


def test_whoever_is_blocked_is_kept_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            await ann.call("PUT", f"/api/me/friends/{bob.id}")
            assert [one["name"] for one in (await ann.get("/api/me/friends"))["people"]] == ["Bob"]
            await ann.call("PUT", f"/api/me/blocks/{bob.id}")
            assert (await ann.get("/api/me/friends"))["people"] == []
            muted = await ann.get("/api/me/mutes")
            assert muted["muted"] == [bob.id]
            assert [one["name"] for one in muted["people"]] == ["Bob"]
            table = await ground.table(ann, start=False, seats=[{"kind": "me"}, {"kind": "open"}])
            assert (await bob.post(f"/api/tables/{table}/join", {}, 403))["reason"] == "blocked"
            challenge = {**CITY, "seats": [{"kind": "me"}, {"kind": "person", "person": ann.id}]}
            assert (await bob.post("/api/tables", challenge, 403))["reason"] == "blocked"
            for _ in range(2):
                assert (await seek(ann))["table"] is None
                assert (await seek(bob))["table"] is None
            theirs = await ground.table(bob, start=False, seats=[{"kind": "me"}, {"kind": "open"}])
            seen = [one["table"]["id"] for one in (await ann.get("/api/lobby"))["tables"]]
            assert theirs not in seen
            await ann.call("DELETE", f"/api/me/blocks/{bob.id}")
            assert (await ann.get("/api/me/mutes"))["muted"] == []
            await bob.post(f"/api/tables/{table}/join", {})
            for other, reason in ((ann.id, "yourself"), ("nobody", "person")):
                status = 403 if reason == "yourself" else 404
                assert (await ann.call("PUT", f"/api/me/blocks/{other}", None, status))["reason"] == reason

    run(scenario())


def test_the_lobby_says_strength_and_language_and_comes_in_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.guest("Bob")
            await ann.call("PATCH", "/api/me", {"language": "he"})

            def rate(connection: Connection) -> None:
                held_rating(connection, Rating(ann.id, "city", 30.0, 1.0, 20, 2, "live"))

            await ground.services.storage.write(rate)  # type: ignore[attr-defined]
            seats = [{"kind": "me"}, {"kind": "open"}]
            clock = {"mode": "move", "seconds": 60}
            live = await ground.table(ann, start=False, seats=seats, clock=clock)
            slow = await ground.table(ann, start=False, seats=seats)
            theirs = await ground.table(bob, start=False, seats=seats)
            await ground.table(bob, start=False, seats=seats, public=False)
            read: list[Json] = []
            after: str | None = ""
            while after is not None:
                page = await bob.get(f"/api/lobby?limit=2&after={after}")
                read += page["tables"]
                after = page["next"]
            tables = {one["table"]["id"]: one for one in read}
            assert set(tables) == {live, slow, theirs}
            assert len(read) == 3
            assert tables[live]["language"] == "he"
            assert tables[live]["strength"]["shown"] == 1000 + 40 * 27
            assert tables[slow]["strength"] is None
            assert (await bob.get("/api/lobby?game=drakon"))["tables"] == []

    run(scenario())


def test_live_games_are_listed_by_strength_and_private_ones_are_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cid = [await ground.account(name) for name in ("Ann", "Bob", "Cid")]

            def rate(connection: Connection) -> None:
                held_rating(connection, Rating(ann.id, "city", 43.0, 1.0, 50, 2, "live"))
                held_rating(connection, Rating(bob.id, "city", 23.0, 1.0, 50, 2, "live"))

            await ground.services.storage.write(rate)  # type: ignore[attr-defined]
            unrated = await ground.table(cid, seats=[{"kind": "me"}, {"kind": "me"}])
            strong = await ground.table(ann, bob)
            middle = await ground.table(bob, cid)
            await ground.table(ann, bob, public=False)
            await ground.table(ann, bob, spectators=False)
            await ground.table(ann, bob, start=False)
            read: list[Json] = []
            after: str | None = ""
            while after is not None:
                page = await ground.client().get(f"/api/live?limit=2&after={after}")
                read += page["tables"]
                after = page["next"]
            assert [one["table"]["id"] for one in read] == [strong, middle, unrated]
            assert [one["strength"] for one in read] == [1000 + 40 * 30, 1000 + 40 * 20, 1000]
            assert (await ann.get("/api/live?game=drakon"))["tables"] == []
            await ann.post(f"/api/tables/{strong}/resign")
            assert len((await ann.get("/api/live"))["tables"]) == 2

    run(scenario())


def test_an_offence_waits_for_the_operator_until_it_is_settled(tmp_path: Path) -> None:
    def call(*words: str, code: int = 0) -> str:
        result = CliRunner().invoke(app, ["admin", *words, "--database", str(tmp_path / "obelisk.db")])
        assert result.exit_code == code, result.output
        return result.output

    async def scenario(ground: Playground) -> None:
        ann, bob = await ground.account("Ann"), await ground.guest("Bob")
        path = f"/api/people/{bob.id}/offences"
        await ann.post(path, {"reason": "insult", "text": "called me\nnames", "table": "t1"})
        await ann.post(path, {"reason": "rude"}, 400)
        await ann.post(f"/api/people/{ann.id}/offences", {"reason": "name"}, 403)
        for _ in range(9):
            await ann.post(path, {"reason": "other"})
        assert (await ann.post(path, {"reason": "other"}, 429))["reason"] == "offences"

    async def serve() -> None:
        async with playground(tmp_path) as ground:
            await scenario(ground)

    run(serve())
    told = call("offences", "--limit", "1")
    assert "insult" in told
    assert "Bob" in told
    assert "reported by Ann" in told
    assert "called me" in told
    number = told.split()[0]
    call("settle", number)
    assert "insult" not in call("offences")
    assert "insult" in call("offences", "--settled")
    assert "there is no offence 999" in call("settle", "999", code=2)
