"""Two servers on one database: people at different ones play together, whichever they ask."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from obelisk.server import chores
from obelisk.server.thinking.requests import BotRequest
from obelisk.storage.base import PERSON_SEAT
from server.legends_tables import interference_options
from server.playground import (
    Client,
    Json,
    Playground,
    Socket,
    closing_code,
    play_out,
    playground,
    replayed,
    run,
)
from server.test_limits import stop_time

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


@asynccontextmanager
async def two(folder: Path, database: str, **changes: Any) -> AsyncIterator[tuple[Playground, Playground]]:
    async with (
        playground(folder, database=database, **changes) as one,
        playground(folder, database=database, **changes) as other,
    ):
        yield one, other


def at(ground: Playground, person: Client) -> Client:
    """The same person, who asks another server: nobody has to go back to the one they came to."""
    there = ground.client()
    there.me = person.me
    there.http.cookies = person.http.cookies
    there.http.headers = person.http.headers
    return there


async def soon(is_so: Callable[[], bool | Awaitable[bool]]) -> None:
    """Waits until something is so."""
    while True:
        found = is_so()
        if found if isinstance(found, bool) else await found:
            return
        await asyncio.sleep(0.02)


async def check_replicas(table: str, *grounds: Playground) -> None:
    """Every server knows the table as it is stored."""
    for ground in grounds:
        while True:
            live = await ground.services.tables.live(table)
            stored = await replayed(ground, table)
            assert live.match is not None
            # What is held back ends by itself.
            if stored.seq == live.match.seq and stored.hold is None and live.match.hold is None:
                break
            await asyncio.sleep(0.05)
        assert (live.match.seq, live.match.link, live.match.keys) == (stored.seq, stored.link, stored.keys)
        game = stored.game
        assert game.encode_state(live.match.state) == game.encode_state(stored.state)
        plies = [[ply.text() for ply in match.table.record.plies] for match in (live.match, stored)]
        assert plies[0] == plies[1]
        assert live.match.answers == stored.answers


def test_people_at_two_servers_play_a_whole_game(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann, bob, cat = await one.guest("Ann"), await other.guest("Bob"), await other.guest("Cat")
            options = {"players": 3, "stall_limit": 1}
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "level:1"}]
            table = await one.table(ann, start=False, seats=seats, options=options)
            async with AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(who.socket(table)) for who in (ann, cat)]
                await bob.post(f"/api/tables/{table}/join", {})
                sockets.append(await stack.enter_async_context(bob.socket(table)))
                await at(other, ann).post(f"/api/tables/{table}/start")
                last = await play_out(sockets, Random(3))
            assert last["result"] is not None
            records = [(await who.http.get(f"/api/tables/{table}/record")).text for who in (ann, bob)]
            assert records[0] == records[1]
            await check_replicas(table, one, other)

    run(scenario(), 300)


def test_secret_questions_are_asked_and_answered_across_servers(
    tmp_path: Path, postgres_database: str
) -> None:
    """What is held back at one server is held back at the other, and told at one moment."""

    async def scenario() -> None:
        async with two(tmp_path, postgres_database, answer_ms=200) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await one.table(ann, bob, game="legends", options=interference_options())
            async with ann.socket(table) as hers, bob.socket(table) as his:
                await play_out([hers, his], Random(5), most=60)
            await check_replicas(table, one, other)

    run(scenario())


def test_of_two_who_move_at_once_one_is_stale(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann = await one.guest("Ann")
            there = at(other, ann)
            table = await one.table(ann, seats=HOT_SEAT)
            for number in range(15):
                async with there.socket(table) as socket:
                    state = await socket.until("state")
                assert state["seq"] == number
                legal = state["decision"]["legal"]
                wishes = [
                    {"seq": number, "key": f"{name}{number}", "actions": [legal[place % len(legal)]]}
                    for place, name in enumerate("ab")
                ]
                answers = await asyncio.gather(
                    ann.post(f"/api/tables/{table}/moves", wishes[0], None),
                    there.post(f"/api/tables/{table}/moves", wishes[1], None),
                )
                errors = [answer.get("error", "") for answer in answers]
                assert sorted(errors) == ["", "stale"], answers
                won = errors.index("")
                # Sent again to the other server it is the same move.
                again = await (there, ann)[won].post(f"/api/tables/{table}/moves", wishes[won])
                assert again == {"key": wishes[won]["key"], "seq": number + 1}
            await check_replicas(table, one, other)

    run(scenario())


def test_seats_and_options_are_arranged_from_any_server(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann = await one.guest("Ann")
            guests = [await ground.guest(f"G{number}") for number, ground in enumerate([one, other] * 3)]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await one.table(ann, start=False, seats=seats)
            async with ann.socket(table) as hers, at(other, ann).socket(table) as there:
                answers = await asyncio.gather(
                    *[guest.post(f"/api/tables/{table}/join", {}, None) for guest in guests]
                )
                taken = [answer for answer in answers if "error" not in answer]
                assert len(taken) == 2
                refused = [answer["reason"] for answer in answers if "error" in answer]
                assert refused == ["seat_taken"] * 4
                for socket in (hers, there):
                    while True:
                        frame = await socket.until("table")
                        if all(seat["kind"] == PERSON_SEAT for seat in frame["table"]["seats"]):
                            break
                await at(other, ann).post(f"/api/tables/{table}/start")
                for socket in (hers, there):
                    assert (await socket.until("state"))["seq"] == 0

    run(scenario())


def test_chat_presence_names_and_mutes_go_around(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await one.table(ann, bob)
            async with ann.socket(table) as hers:
                async with bob.socket(table) as his:
                    await until_online(hers, [True, True])
                    await until_online(his, [True, True])
                    await his.send(type="chat", text="hello from there")
                    line = (await hers.until("chat"))["line"]
                    assert (line["person"], line["name"], line["text"]) == (bob.id, "Bob", "hello from there")
                    assert (await his.until("chat"))["line"] == line
                    await bob.call("PATCH", "/api/me", {"name": "Robert"})
                    while (await hers.until("table"))["table"]["seats"][1]["name"] != "Robert":
                        pass
                    # Ann mutes Bob at the other server; her socket here keeps to it.
                    await at(other, ann).call("PUT", f"/api/me/mutes/{bob.id}")
                    live = await one.services.tables.live(table)
                    await soon(lambda: any(bob.id in stream.muted for stream in live.audience.streams))
                    await his.send(type="chat", text="can you hear me?")
                    await his.until("chat")
                    await at(other, ann).post(f"/api/tables/{table}/chat", {"text": "no"})
                    assert (await hers.until("chat"))["line"]["text"] == "no"
                await until_online(hers, [True, False])

    run(scenario())


async def until_online(socket: Socket, wanted: list[bool]) -> None:
    while [seat["online"] for seat in (await socket.until("table"))["table"]["seats"]] != wanted:
        pass


def test_taking_back_is_offered_and_agreed_to_across_servers(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await one.table(ann, bob)
            async with ann.socket(table) as hers, bob.socket(table) as his:
                rng = Random(1)
                seats = [hers, his]
                while True:
                    states = [await until_seq(socket, None) for socket in seats]
                    seat = states[0]["decision"]["seat"]
                    if states[seat]["may_undo"]:
                        break
                    await seats[seat].move(states[seat], rng.choice(states[seat]["decision"]["legal"]))
                number = states[0]["seq"]
                await seats[seat].send(type="undo", seq=number, plies=1)
                for socket in seats:
                    offer = (await socket.until("undo"))["offer"]
                    assert offer["waiting"] == [1 - seat]
                await seats[1 - seat].send(type="undo_answer", seq=number, agree=True)
                for socket in seats:
                    state = await until_seq(socket, number + 1)
                    assert [step["kind"] for step in state["steps"]] == ["undo"]
            await check_replicas(table, one, other)

    run(scenario())


async def until_seq(socket: Socket, seq: int | None) -> Json:
    while True:
        state = await socket.until("state")
        if seq is None or state["seq"] == seq:
            return state


def test_bells_ring_and_connections_end_everywhere(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann = await one.account("Ann")
            made = await ann.post("/api/me/bots", {"name": "Robin"})
            robin = other.client()
            robin.http.headers["authorization"] = f"Bearer {made['token']}"
            async with robin.http.stream("GET", "/api/bot/events") as stream:
                lines = stream.aiter_lines()
                await anext(lines)
                seats = [{"kind": "person", "person": made["id"]}, {"kind": "me"}]
                table = (await ann.post("/api/tables", {"game": "city", "seats": seats}, 201))["table"]["id"]
                assert await until_event(lines, "invited") == {"type": "invited", "table": table}
                await robin.post(f"/api/tables/{table}/join", {})
                await ann.post(f"/api/tables/{table}/start")
                await ann.post(f"/api/tables/{table}/resign")
                assert await until_event(lines, "finished") == {"type": "finished", "table": table}
                async with at(other, ann).socket(table) as hers:
                    await hers.until("state")
                    await ann.call("DELETE", "/api/sessions")
                    assert await closing_code(hers) == 1008

    run(scenario())


async def until_event(lines: AsyncIterator[str], type: str) -> Json:
    while True:
        line = await anext(lines)
        found: Json = json.loads(line) if line else {"type": ""}
        if found["type"] == type:
            return found


def test_who_is_banned_by_the_operator_is_shown_out_everywhere(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "SWEEP_SECONDS", 0.1)

    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann = await one.account("Ann")
            table = await one.table(ann, seats=HOT_SEAT)
            async with ann.socket(table) as here, at(other, ann).socket(table) as there:
                await one.services.storage.set_banned(ann.id, True)
                assert [await closing_code(here), await closing_code(there)] == [1008, 1008]

    run(scenario())


def test_limits_that_protect_people_hold_for_both_together(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_time(monkeypatch)

    async def scenario() -> None:
        shares = {"sign_ins_per_minute": 6.0, "guests_per_minute": 4.0, "tables_per_hour": 3.0}
        async with two(tmp_path, postgres_database, **shares) as (one, other):
            # At both the same moment: a millisecond back would leave a bucket a little less than one whole.
            now = one.services.house.now()
            for ground in (one, other):
                ground.services.house.now = lambda: now
            people = [
                await ground.client().post("/api/guests", {"name": "G"}, None) for ground in [one, other] * 3
            ]
            # One of them may still be counting while the other asks: it is the sum that counts.
            assert sorted(person.get("reason", "") for person in people) == [*[""] * 4, "guests", "guests"]
            ann = await one.account("Ann")
            guesses = [
                await ground.client().post("/api/sessions", {"name": "Ann", "password": "guess"}, None)
                for ground in [one, other] * 4
            ]
            assert [guess["error"] for guess in guesses].count("wrong_password") == 5
            wish = {"game": "city", "seats": HOT_SEAT}
            made = [await person.post("/api/tables", wish, None) for person in [ann, at(other, ann)] * 2]
            assert [answer.get("reason", "") for answer in made] == ["", "", "", "new_tables"]

    run(scenario())


def test_what_was_not_heard_is_found_out(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice that is lost costs time, not truth."""

    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann = await one.guest("Ann")
            table = await one.table(ann, seats=HOT_SEAT)
            monkeypatch.setattr(one.services.storage, "tell", lambda notice: None)
            async with ann.socket(table) as here, at(other, ann).socket(table) as there:
                state = await there.until("state")
                assert (await here.move(state, state["decision"]["legal"][0]))["type"] == "ack"
                # Whoever asks is told the truth at once; whoever watches, in a while.
                assert (await at(other, ann).get(f"/api/tables/{table}"))["seq"] == 1
                assert (await there.until("state"))["seq"] == 1
                assert (await here.move(await until_seq(here, 1), "nonsense"))["type"] == "refusal"
                state = await until_quiet(here, 1)
                assert (await here.move(state, state["decision"]["legal"][0]))["type"] == "ack"
                assert (await there.until("state"))["seq"] == 2

    run(scenario())


async def until_quiet(socket: Socket, seq: int) -> Json:
    await socket.send(type="sync", seq=seq)
    return await until_seq(socket, seq)


class Deaf:
    """Bots that never answer, as those of a process that hangs."""

    async def choose(self, request: BotRequest) -> int | None:
        await asyncio.Event().wait()
        return None


def test_clocks_and_bots_go_on_when_their_server_is_gone(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann = await one.guest("Ann")
            there = at(other, ann)
            one.services.house.bots = Deaf()
            timed = await one.table(ann, seats=HOT_SEAT, clock={"mode": "move", "seconds": 1})
            thinking = await one.table(ann, seats=[{"kind": "bot", "bot": "random"}] * 2)
            # It hangs, and does not say that it lives; nor does it say goodbye.
            for task in one.services.chores._tasks:
                task.cancel()

            async def have_gone_on() -> bool:
                tables = [await there.get(f"/api/tables/{table}") for table in (timed, thinking)]
                return any(seat["away"] for seat in tables[0]["seats"]) and tables[1]["seq"] > 0

            await soon(have_gone_on)
            await soon(lambda: one.services.house.name not in other.services.house.peers.names)
            await check_replicas(thinking, one, other)

    run(scenario())


def test_who_sits_down_by_way_of_another_server_looks_on_no_more(
    tmp_path: Path, postgres_database: str
) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres_database) as (one, other):
            ann, eve = await one.guest("Ann"), await one.guest("Eve")
            table = await one.table(ann, start=False, seats=[{"kind": "me"}, {"kind": "open"}])
            async with ann.socket(table) as hers, eve.socket(table):
                await hers.until("watch", watchers=1)
                await at(other, eve).post(f"/api/tables/{table}/join", {})
                await hers.until("watch", watchers=0)
                await at(other, eve).post(f"/api/tables/{table}/leave")
                await hers.until("watch", watchers=1)

    run(scenario())
