"""Talking at a table: two rooms, phrases, reactions, links, what is unread, and what the operator does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from obelisk.cli.admin import admin
from obelisk.server.table.chat import linked
from obelisk.storage.base import LogEntry
from server.legends_tables import interference_options
from server.playground import Client, Json, Playground, Socket, play_out, playground, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


async def page(client: Client, table: str) -> Json:
    return await client.get(f"/api/tables/{table}/chat")


async def texts(client: Client, table: str) -> list[str]:
    return [line["text"] or line["phrase"] for line in (await page(client, table))["lines"]]


async def say(client: Client, table: str, text: str, status: int = 200) -> Json:
    return await client.post(f"/api/tables/{table}/chat", {"text": text}, status)


async def lines(socket: Socket, number: int) -> list[str]:
    return [(await socket.until("chat"))["line"]["text"] for _ in range(number)]


async def soon(is_so: Callable[[], Awaitable[bool]]) -> None:
    while not await is_so():
        await asyncio.sleep(0.02)


async def marks(client: Client, table: str) -> list[tuple[str, int, str]]:
    shown = (await page(client, table))["reactions"]
    return [(one["on"], one["target"], one["mark"]) for one in shown]


def test_players_hear_onlookers_when_the_game_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve, tom = [await ground.guest(name) for name in ("Ann", "Bob", "Eve", "Tom")]
            table = await ground.table(ann, bob)
            async with ann.socket(table) as hers, eve.socket(table) as eves, tom.socket(table) as toms:
                await eves.send(type="react", on="ply", target=0, mark="wow")
                assert (await eves.until("refusal"))["reason"] == "ply"
                assert (await say(eve, table, "look at the baguette"))["room"] == "gallery"
                assert (await say(bob, table, "my turn"))["room"] == "table"
                # Onlookers hear both.
                assert await lines(eves, 2) == await lines(toms, 2) == ["look at the baguette", "my turn"]
                assert await texts(tom, table) == ["look at the baguette", "my turn"]
                # Players do not, neither now nor when they come back.
                assert await lines(hers, 1) == ["my turn"]
                assert await texts(ann, table) == ["my turn"]
                assert b"baguette" not in b"".join(hers.raw)
                await bob.post(f"/api/tables/{table}/resign")
                assert await texts(ann, table) == ["look at the baguette", "my turn"]
                await say(eve, table, "well played")
                assert await lines(hers, 1) == ["well played"]
                # Whoever resigned is among the players again.
                assert (await say(bob, table, "thank you"))["room"] == "table"

    run(scenario())


def test_an_onlooker_who_sits_down_hears_what_players_hear(tmp_path: Path) -> None:
    """What somebody is follows from the table, not from how they came."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, eve = await ground.guest("Ann"), await ground.guest("Eve")
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ground.table(ann, start=False, seats=seats)
            async with eve.socket(table) as eves:
                assert (await page(eve, table))["room"] == "gallery"
                await eve.post(f"/api/tables/{table}/join", {})
                assert (await page(eve, table))["room"] == "table"
                await ann.post(f"/api/tables/{table}/start")
                tom = await ground.guest("Tom")
                await say(tom, table, "psst")
                await say(ann, table, "hello")
                assert await lines(eves, 1) == ["hello"]

    run(scenario())


def test_phrases_go_by_their_ids(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            path = f"/api/tables/{table}/chat"
            line = await ann.post(path, {"phrase": "good_luck"})
            assert (line["text"], line["phrase"]) == ("", "good_luck")
            assert (await ann.post(path, {"phrase": "hello", "text": "x"}, 422))["reason"] == "phrase"
            await ann.post(path, {"phrase": "drop dead"}, 400)
            assert (await ann.post(path, {}, 422))["reason"] == "empty"
            assert await texts(ann, table) == ["good_luck"]

    run(scenario())


def test_everybody_shows_one_mark_at_a_line_or_an_action(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            path = f"/api/tables/{table}/reactions"
            async with ann.socket(table) as hers, bob.socket(table) as his, eve.socket(table) as eves:
                await play_out([hers, his], Random(1), most=2)
                line = (await say(ann, table, "look"))["id"]
                await his.send(type="react", on="line", target=line, mark="laugh")
                found = (await hers.until("reaction"))["reaction"]
                assert found == {
                    "person": bob.id, "on": "line", "target": line, "mark": "laugh", "room": "table",
                }  # fmt: skip
                await bob.post(path, {"on": "line", "target": line, "mark": "heart"})
                await bob.post(path, {"on": "ply", "target": 1, "mark": "wow"})
                await eve.post(path, {"on": "ply", "target": 1, "mark": "sad"})
                assert (await eves.until("reaction"))["reaction"]["mark"] == "laugh"
                assert await marks(eve, table) == [
                    ("line", line, "heart"),
                    ("ply", 1, "wow"),
                    ("ply", 1, "sad"),
                ]
                # What an onlooker thinks of a move is not for those who play.
                assert await marks(ann, table) == [("line", line, "heart"), ("ply", 1, "wow")]
                await bob.post(path, {"on": "line", "target": line, "mark": None})
                assert await marks(ann, table) == [("ply", 1, "wow")]
                seen = [await hers.until("reaction") for _ in range(3)]
                assert [one["reaction"]["mark"] for one in seen] == ["heart", "wow", ""]
                assert eve.id.encode() not in b"".join(hers.raw)
                psst = (await say(eve, table, "psst"))["id"]
                for wish in (
                    {"on": "ply", "target": 99, "mark": "wow"},
                    {"on": "line", "target": 99_999, "mark": "wow"},
                    {"on": "line", "target": psst, "mark": "wow"},
                ):
                    await ann.post(path, wish, 404)
                await ann.post(path, {"on": "line", "target": line, "mark": "fist"}, 400)

    run(scenario())


def test_links_do_not_tell_who_was_asked_in_secret(tmp_path: Path) -> None:
    """Whoever has answered in secret counts one action more than the others do."""

    async def scenario() -> None:
        async with playground(tmp_path, answer_ms=200) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, game="legends", options=interference_options())
            async with ann.socket(table) as hers, bob.socket(table) as his:
                await play_out([hers, his], Random(2), most=6)
            match = (await ground.services.tables.live(table)).match
            assert match is not None
            assert linked(match, [0], "look at #3, #4") == "look at #3, #4"
            at = match.seq + 1
            match.table.record.plies.append(match.table.record.plies[-1])
            match.note([LogEntry(at, "play", 1, "x", "[]", 0, "link", None, True)])
            mine = match.number_at(at, [1])
            assert match.number_at(at, [0]) == mine - 1
            assert (
                linked(match, [1], f"#{mine - 1} #{mine} #{mine + 1}") == f"#{mine - 1} #{mine - 1} #{mine}"
            )
            assert linked(match, [0], f"#{mine}") == f"#{mine}"

    run(scenario())


def test_what_is_unread_is_known_everywhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            for text in ("one", "two"):
                last = await say(ann, table, text)
            await say(eve, table, "psst")
            assert (await bob.get("/api/me/tables"))["unread"] == {table: 2}
            assert (await ann.get("/api/me/tables"))["unread"] == {}
            assert (await page(bob, table))["read"] == 0
            await bob.call("PUT", f"/api/tables/{table}/chat/read", {"line": last["id"]})
            assert (await page(bob, table))["read"] == last["id"]
            assert (await bob.get("/api/me/tables"))["unread"] == {}
            # Nothing is kept of those who only watch.
            await eve.call("PUT", f"/api/tables/{table}/chat/read", {"line": last["id"]})
            assert (await page(eve, table))["read"] == 0

    run(scenario())


@pytest.mark.parametrize(
    ("setting", "public", "private"),
    [("all", "yes", "yes"), ("private", "phrases", "yes"), ("phrases", "phrases", "phrases")],
)
def test_guests_say_what_the_server_lets_them(
    tmp_path: Path, setting: str, public: str, private: str
) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, guest_chat=setting) as ground:
            ann, guest = await ground.account("Ann"), await ground.guest("Guest")
            for is_public, may in ((True, public), (False, private)):
                table = await ground.table(guest, public=is_public, seats=HOT_SEAT)
                path = f"/api/tables/{table}/chat"
                assert (await page(guest, table))["may"] == may
                assert (await page(ann, table))["may"] == "yes"
                assert (await page(ground.client(), table))["may"] == "no"
                refused = await say(guest, table, "hello", 200 if may == "yes" else 403)
                assert may == "yes" or refused["reason"] == "guest_chat"
                await guest.post(path, {"phrase": "hello"})
                await say(ann, table, "hello")

    run(scenario())


def test_onlookers_are_counted_and_everybody_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, eve = await ground.guest("Ann"), await ground.guest("Eve")
            stranger = ground.client()
            table = await ground.table(ann, seats=HOT_SEAT)
            async with ann.socket(table) as hers:
                assert (await hers.until("watch"))["watchers"] == 0
                async with eve.socket(table) as eves, eve.socket(table), stranger.socket(table):
                    # Somebody with two windows is one.
                    await hers.until("watch", watchers=2)
                    assert (await eves.until("watch", watchers=2))["behind_ms"] == 0
                await hers.until("watch", watchers=0)

    run(scenario())


def test_who_stops_playing_looks_on_and_who_sits_down_does_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await ground.table(ann, bob, start=False, seats=seats, options={"players": 3})
            async with ann.socket(table) as hers, bob.socket(table), eve.socket(table):
                await hers.until("watch", watchers=1)
                await eve.post(f"/api/tables/{table}/join", {})
                await hers.until("watch", watchers=0)
                await ann.post(f"/api/tables/{table}/start")
                await bob.post(f"/api/tables/{table}/resign")
                await hers.until("watch", watchers=1)

    run(scenario())


def test_the_operator_deletes_lines_and_mutes_people(tmp_path: Path) -> None:
    def call(*arguments: str, code: int = 0) -> str:
        result = CliRunner().invoke(admin, [*arguments, "--database", str(tmp_path / "obelisk.db")])
        assert result.exit_code == code, result.output
        return result.output

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, rude, eve = [await ground.account(name) for name in ("Ann", "Rude", "Eve")]
            table = await ground.table(ann, rude)
            line = (await say(rude, table, "a bad word"))["id"]
            await ann.post(f"/api/tables/{table}/chat", {"phrase": "good_luck"})
            await say(eve, table, "oh")
            told = await asyncio.to_thread(call, "chat", table)
            assert f"{line}  " in told
            assert "table    Rude" in told
            assert "a bad word" in told
            assert "Good luck!" in told
            assert "gallery  Eve" in told
            async with ann.socket(table) as hers:
                await asyncio.to_thread(call, "unsay", str(line))
                await ground.services.chores.unsay()
                assert (await hers.until("unsaid"))["id"] == line
                first = (await page(ann, table))["lines"][0]
                assert (first["text"], first["removed"]) == ("", True)
                assert "(deleted)" in await asyncio.to_thread(call, "chat", table)
                assert "there is no line" in await asyncio.to_thread(lambda: call("unsay", str(line), code=2))
                async with rude.socket(table) as his:
                    await asyncio.to_thread(call, "mute", "Rude", "--days", "3")
                    assert (await page(rude, table))["may"] == "no"
                    await his.send(type="chat", phrase="hello")
                    assert (await his.until("refusal"))["reason"] == "silenced"
                    reaction = {"on": "line", "target": line, "mark": "wow"}
                    refused = await rude.post(f"/api/tables/{table}/reactions", reaction, 403)
                    assert refused["reason"] == "silenced"
                    await asyncio.to_thread(call, "mute", "Rude", "--lift")
                    await say(rude, table, "sorry")
                await asyncio.to_thread(call, "mute", "Rude")
                await say(rude, table, "again", 403)
                # Muted people can still play.
                await rude.post(f"/api/tables/{table}/resign")

    run(scenario())


async def hear_all(socket: Socket, seen: list[Json]) -> None:
    while True:
        seen.append(await socket.get())


def test_a_line_that_was_said_before_one_came_is_not_told_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob)
            await say(ann, table, "early")
            seen: list[Json] = []
            async with bob.socket(table) as his:
                hearing = asyncio.create_task(hear_all(his, seen))
                await say(ann, table, "late")

                async def is_heard() -> bool:
                    return any(frame["type"] == "chat" for frame in seen)

                await soon(is_heard)
                hearing.cancel()
            assert [frame["line"]["text"] for frame in seen if frame["type"] == "chat"] == ["late"]

    run(scenario())


def test_talk_goes_around_between_servers(tmp_path: Path, postgres_database: str) -> None:
    async def scenario(one: Playground, other: Playground) -> None:
        ann, bob = await one.guest("Ann"), await other.guest("Bob")
        eve, tom = await one.guest("Eve"), await other.guest("Tom")
        table = await one.table(ann, bob)
        async with (
            ann.socket(table) as hers,
            bob.socket(table) as his,
            eve.socket(table) as eves,
            tom.socket(table) as toms,
        ):
            # Those who watch by way of the other server count.
            for socket in (hers, his, eves, toms):
                await socket.until("watch", watchers=2)
            line = (await say(tom, table, "psst"))["id"]
            assert (await eves.until("chat"))["line"]["id"] == line
            await bob.post(f"/api/tables/{table}/chat", {"phrase": "thanks"})
            assert (await hers.until("chat"))["line"]["phrase"] == "thanks"
            await eve.post(f"/api/tables/{table}/reactions", {"on": "line", "target": line, "mark": "heart"})
            assert (await toms.until("reaction"))["reaction"]["mark"] == "heart"
            assert b"psst" not in b"".join(hers.raw + his.raw)
            storage: Any = other.services.storage
            await storage.remove_chat(line, 5)
            for ground in (one, other):
                await ground.services.chores.unsay()
            assert (await eves.until("unsaid"))["id"] == (await toms.until("unsaid"))["id"] == line
        async with ann.socket(table) as hers:
            # Everybody else is gone.
            await hers.until("watch", watchers=0)

    async def both() -> None:
        async with (
            playground(tmp_path, database=postgres_database) as one,
            playground(tmp_path, database=postgres_database) as other,
        ):
            await scenario(one, other)

    run(both())
