"""What players give to chance: promised before the start, given when the list is closed, then proved."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from obelisk.core.record import Record, read, verify_fairness
from obelisk.jsontext import decode_json
from obelisk.storage.sqlite import connect
from server.playground import Client, Json, Playground, play_out, playground, run

ANN, BOB, CAT = "aa" * 32, "bb" * 32, "cc" * 32
THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


def hash_of(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


async def commit(who: Client, table: str, seat: int, secret: str, status: int = 200) -> Json:
    body = {"commitment": hash_of(secret)}
    return await who.call("PUT", f"/api/tables/{table}/commitments/{seat}", body, status)


async def give(who: Client, table: str, seat: int, secret: str, status: int = 200) -> Json:
    return await who.call("PUT", f"/api/tables/{table}/secrets/{seat}", {"secret": secret}, status)


async def record_of(who: Client, table: str) -> Record:
    """The record of a table after somebody has resigned."""
    await who.post(f"/api/tables/{table}/resign", {})
    return read((await who.http.get(f"/api/tables/{table}/record")).text, decode_json)


def given(record: Record) -> list[str]:
    return [part.secret or ("withheld" if part.commitment else "none") for part in record.parts]


def scene(folder: Path, play: Callable[[Playground], Awaitable[None]], **changes: Any) -> None:
    async def scenario() -> None:
        async with playground(folder, **changes) as ground:
            await play(ground)

    run(scenario())


def test_everybody_gives_a_part_and_finds_it_in_the_record(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann, bob, eve = await ground.guest("Ann"), await ground.guest("Bob"), await ground.guest("Eve")
        table = await ground.table(ann, bob, start=False, seats=THREE, options={"players": 3})
        await commit(ann, table, 0, ANN)
        info = await commit(bob, table, 1, BOB)
        assert [seat["commitment"] for seat in info["seats"]] == [hash_of(ANN), hash_of(BOB), ""]
        async with eve.socket(table) as socket:
            assert (await socket.until("table"))["table"]["seats"] == (await ann.get(f"/api/tables/{table}"))[
                "seats"
            ]
            started = await ann.post(f"/api/tables/{table}/start")
            assert started["status"] == "lobby"
            assert started["starts_by"] is not None
            assert (await socket.until("table"))["table"]["starts_by"] == started["starts_by"]
            after = await give(ann, table, 0, ANN)
            assert after["status"] == "lobby"
            assert [seat["has_given"] for seat in after["seats"]] == [True, False, False]
            assert (await give(ann, table, 0, ANN))["status"] == "lobby", "to say it again does no harm"
            assert (await give(bob, table, 1, BOB))["status"] == "playing"
            assert (await socket.until("state"))["seq"] == 0
            assert not [raw for raw in socket.raw if ANN.encode() in raw or BOB.encode() in raw]
        fairness = await eve.get(f"/api/tables/{table}/fairness")
        assert [part["secret"] for part in fairness["parts"]] == [None, None, None]
        await ann.post(f"/api/tables/{table}/resign", {})
        record = await record_of(bob, table)
        assert given(record) == [ANN, BOB, "none"]
        assert verify_fairness(record) > 10
        fairness = await eve.get(f"/api/tables/{table}/fairness")
        assert fairness["verified"]
        assert [part["secret"] for part in fairness["parts"]] == [ANN, BOB, None]

    scene(tmp_path, play, part_ms=60_000)


def test_nobody_promises_after_the_list_is_closed_or_gives_before(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
        table = await ground.table(ann, bob, start=False)
        path = f"/api/tables/{table}"
        await commit(ann, table, 0, ANN)
        assert (await give(ann, table, 0, ANN, 409))["reason"] == "not_starting"
        await commit(ann, table, 0, CAT)
        assert (await commit(bob, table, 0, BOB, 403))["reason"] == "not_seated"
        await ann.post(f"{path}/start")
        assert (await commit(bob, table, 1, BOB, 409))["reason"] == "starting"
        assert (await commit(ann, table, 0, ANN, 409))["reason"] == "starting"
        for door in ("leave", "kick/1", "close"):
            assert (await ann.post(f"{path}/{door}", {}, 409))["reason"] == "starting"
        assert (await give(bob, table, 0, CAT, 403))["reason"] == "not_seated"
        assert (await give(bob, table, 1, BOB, 422))["error"] == "bad_part", "nothing was promised there"
        assert (await give(ann, table, 0, ANN, 422))["error"] == "bad_part", "another one than promised"
        assert (await ann.post(f"{path}/start"))["starts_by"] is not None
        assert (await give(ann, table, 0, CAT))["status"] == "playing"
        assert (await give(ann, table, 0, CAT, 409))["reason"] == "not_starting"
        assert (await commit(ann, table, 0, CAT, 409))["reason"] == "not_in_lobby"
        for bad in ("", "aa", "AA" * 32, "aa" * 32 + "\n", "zz" * 32):
            await ann.call("PUT", f"{path}/secrets/0", {"secret": bad}, 400)

    scene(tmp_path, play, part_ms=60_000)


def test_a_part_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
        table = await ground.table(ann, bob, start=False)
        await commit(ann, table, 0, ANN)
        await commit(bob, table, 1, BOB)
        async with bob.socket(table) as socket:
            await ann.post(f"/api/tables/{table}/start")
            await give(ann, table, 0, ANN)
            await socket.until("state")
        assert (await give(bob, table, 1, BOB, 409))["reason"] == "not_starting"
        record = await record_of(ann, table)
        assert given(record) == [ANN, "withheld"]
        assert verify_fairness(record) > 10

    scene(tmp_path, play, part_ms=300)


def test_games_without_parts_begin_at_once_and_say_so(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
        table = await ground.table(ann, bob)
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "playing"
        record = await record_of(ann, table)
        assert record.parts == []
        assert (await ann.get(f"/api/tables/{table}/fairness"))["parts"] == []

    scene(tmp_path, play)


def test_two_seats_of_one_person_give_two_parts(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann = await ground.guest("Ann")
        seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
        table = await ground.table(ann, start=False, seats=seats)
        for seat, secret in ((0, ANN), (1, BOB)):
            await commit(ann, table, seat, secret)
        await ann.post(f"/api/tables/{table}/start")
        await give(ann, table, 1, BOB)
        assert (await give(ann, table, 0, ANN))["status"] == "playing"
        assert given(await record_of(ann, table)) == [ANN, BOB]

    scene(tmp_path, play, part_ms=60_000)


def test_whoever_takes_a_seat_over_promises_anew(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann, bob, cat = await ground.guest("Ann"), await ground.guest("Bob"), await ground.guest("Cat")
        table = await ground.table(ann, bob, start=False)
        await commit(bob, table, 1, BOB)
        await ann.post(f"/api/tables/{table}/kick/1")
        info = await cat.post(f"/api/tables/{table}/join", {})
        assert info["seats"][1]["commitment"] == ""
        await commit(cat, table, 1, CAT)
        await ann.post(f"/api/tables/{table}/start")
        await give(cat, table, 1, CAT)
        record = await record_of(ann, table)
        assert given(record) == ["none", CAT]
        verify_fairness(record)
        again = await cat.post(f"/api/tables/{table}/rematch")
        assert [seat["commitment"] for seat in again["seats"]] == ["", ""], "a part is for one game"

    scene(tmp_path, play, part_ms=60_000)


def test_whoever_goes_for_ever_in_the_middle_of_it_is_played_by_a_bot(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
        table = await ground.table(ann, bob, start=False)
        await commit(ann, table, 0, ANN)
        await ann.post(f"/api/tables/{table}/start")
        await ann.post("/api/me/delete", {})
        assert (await bob.get(f"/api/tables/{table}"))["status"] == "finished"

    scene(tmp_path, play, part_ms=60_000)


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_restart_in_the_middle_loses_no_part(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    place = {"database": request.getfixturevalue("postgres_database")} if store == "postgres" else {}

    async def scenario() -> None:
        async with playground(tmp_path, part_ms=60_000, **place) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, start=False)
            await commit(ann, table, 0, ANN)
            await commit(bob, table, 1, BOB)
            await ann.post(f"/api/tables/{table}/start")
            await give(ann, table, 0, ANN)
        async with playground(tmp_path, **place) as ground:
            for one in (ann, bob):
                one.base = ground.base
            again = [Client(ground.base), Client(ground.base)]
            for new, old in zip(again, (ann, bob), strict=True):
                new.http.cookies, new.http.headers = old.http.cookies, old.http.headers
            info = await again[1].get(f"/api/tables/{table}")
            assert (info["status"], info["seats"][0]["has_given"]) == ("lobby", True)
            await give(again[1], table, 1, BOB)
            record = await record_of(again[0], table)
            assert given(record) == [ANN, BOB]
            verify_fairness(record)
            for client in again:
                await client.http.aclose()

    run(scenario())


def test_a_game_that_was_starting_begins_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, part_ms=500) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, start=False)
            await commit(ann, table, 0, ANN)
            await ann.post(f"/api/tables/{table}/start")
        async with playground(tmp_path) as ground, ground.client().socket(table) as socket:
            await socket.until("state")

    run(scenario())


def change_seed(database: Path, table: str, commitment: str) -> None:
    """The server may be writing: it is waited for."""
    store = connect(database)
    store.execute("UPDATE tables SET seed = ? WHERE id = ?", (bytes(32), table))
    if commitment:
        store.execute("UPDATE tables SET commitment = ? WHERE id = ?", (commitment, table))
    store.close()


def test_an_operator_who_changes_the_seed_in_the_store_is_caught(tmp_path: Path) -> None:
    """With the commitment that was shown, and with another one: whoever noted the first sees it."""

    async def play(ground: Playground, commitment: str) -> tuple[Json, Json]:
        ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
        table = await ground.table(ann, bob, start=False)
        await commit(ann, table, 0, ANN)
        await ann.post(f"/api/tables/{table}/start")
        before = await ann.get(f"/api/tables/{table}")
        await give(ann, table, 0, ANN)
        await ann.post(f"/api/tables/{table}/resign", {})
        await asyncio.to_thread(change_seed, tmp_path / "obelisk.db", table, commitment)
        answer = await ann.http.get(f"/api/tables/{table}/fairness")
        return before, answer.json()

    async def scenario() -> None:
        async with playground(tmp_path, part_ms=60_000) as ground:
            _, told = await play(ground, "")
            assert not told["verified"]
            assert "not the one that was committed to" in told["reason"]
            before, told = await play(ground, hash_of("00" * 32))
            assert not told.get("verified"), "the cards do not follow from the new seed"
            assert told.get("commitment") != before["commitment"]

    run(scenario())


def test_an_imported_record_keeps_its_parts(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
        table = await ground.table(ann, bob, start=False)
        await commit(bob, table, 1, BOB)
        await ann.post(f"/api/tables/{table}/start")
        await give(bob, table, 1, BOB)
        await record_of(ann, table)
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        copy = await ann.post("/api/records", {"text": text}, 201)
        again = read((await ann.http.get(f"/api/tables/{copy['id']}/record")).text, decode_json)
        assert given(again) == ["none", BOB]
        assert (await ann.get(f"/api/tables/{copy['id']}/fairness"))["verified"]
        fork = await ann.post(
            f"/api/tables/{table}/fork", {"ply": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}, 201
        )
        assert [seat["commitment"] for seat in fork["table"]["seats"]] == ["", ""]

    scene(tmp_path, play, part_ms=60_000)


def test_a_bot_account_is_told_when_its_part_is_due(tmp_path: Path) -> None:
    async def play(ground: Playground) -> None:
        ann = await ground.account("Ann")
        made = await ann.post("/api/me/bots", {"name": "Robo"})
        robo = ground.client()
        robo.http.headers["authorization"] = f"Bearer {made['token']}"
        table = await ground.table(ann, start=False, seats=[{"kind": "me"}, {"kind": "open"}])
        await robo.post(f"/api/tables/{table}/join", {})
        await commit(robo, table, 1, BOB)

        async def first_event() -> str:
            async with robo.http.stream("GET", "/api/bot/events") as stream:
                async for line in stream.aiter_lines():
                    if line:
                        return line
            raise AssertionError

        listening = asyncio.create_task(first_event())
        await asyncio.sleep(0.3)
        await ann.post(f"/api/tables/{table}/start")
        told = f'{{"type":"starting","table":"{table}"}}'
        assert await listening == told
        assert await first_event() == told, "whoever comes later is told, too"
        assert (await give(robo, table, 1, BOB))["status"] == "playing"

    scene(tmp_path, play, part_ms=60_000)


def test_cards_drawn_after_a_restart_follow_from_the_parts_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, part_ms=60_000) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, start=False, seats=[{"kind": "me"}, {"kind": "me", "name": "B"}])
            await commit(ann, table, 1, BOB)
            await ann.post(f"/api/tables/{table}/start")
            await give(ann, table, 1, BOB)
        async with playground(tmp_path) as ground:
            again = ground.client()
            again.http.cookies, again.http.headers = ann.http.cookies, ann.http.headers
            async with again.socket(table) as socket:
                await play_out([socket], Random(1), most=60)
            record = await record_of(again, table)
            assert len([ply for ply in record.plies if ply.outcomes]) > 3
            verify_fairness(record)

    run(scenario())
