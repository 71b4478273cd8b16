"""Playing over the wire: states, acknowledgements, refusals, batches, reconnecting, hot-seat, spectators."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
import websockets

from server.playground import closing_code, play_out, playground, run


def test_two_people_play_a_game_to_its_end_and_anybody_can_verify_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            async with ann.socket(table) as one, bob.socket(table) as two, eve.socket(table) as three:
                end = await play_out([one, two, three], Random(1))
            info = await eve.get(f"/api/tables/{table}")
            assert info["status"] == "finished"
            assert info["result"] == end["result"]
            fairness = await eve.get(f"/api/tables/{table}/fairness")
            assert fairness["verified"]
            assert fairness["outcomes"] > 50
            text = (await eve.http.get(f"/api/tables/{table}/record")).text
            assert text.startswith("obelisk record 1\n")
            assert info["seed"] in text
            results = await bob.get(f"/api/people/{bob.id}/results")
            assert [line["table"] for line in results["results"]] == [table]
            imported = await eve.post("/api/records", {"text": text}, 201)
            assert imported["result"] == info["result"]
            assert imported["origin"] == "import"

    run(scenario())


def test_a_state_tells_each_viewer_only_what_is_theirs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            frames = []
            for client in (ann, bob, eve):
                async with client.socket(table) as socket:
                    frames.append(await socket.until("state"))
            assert [frame["viewer"] for frame in frames] == [0, 1, None]
            assert [frame["view"]["seat"] for frame in frames] == [0, 1, None]
            deciding = frames[0]["decision"]["seat"]
            assert [frame["decision"]["legal"] is not None for frame in frames] == [
                deciding == 0,
                deciding == 1,
                False,
            ]
            # The setup is told as each saw it: own cards with their kinds, others' without.
            dealt = [
                [event for event in frame["steps"][0]["events"] if "deal" in event["event"]]
                for frame in frames
            ]
            assert len(dealt[0]) == len(dealt[2])

    run(scenario())


def test_a_move_is_acknowledged_once_and_a_stale_one_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                action = state["decision"]["legal"][0]
                ack = await socket.move(state, action, key="a")
                assert ack == {"type": "ack", "key": "a", "seq": 1}
                again = await socket.move(state, action, key="a")
                assert again == ack
                late = await socket.move(state, action, key="b")
                assert (late["error"], late["seq"]) == ("stale", 1)
                bad = await socket.move({"seq": 1}, "fly to the moon", key="c")
                assert bad["error"] == "unreadable"
            info = await ann.get(f"/api/tables/{table}")
            assert info["seq"] == 1

    run(scenario())


def test_a_refusal_carries_rule_and_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob)
            async with ann.socket(table) as one, bob.socket(table) as two:
                state = await one.until("state")
                sockets = [one, two]
                deciding = state["decision"]["seat"]
                refused = await sockets[1 - deciding].move(state, "done")
                assert refused["reason"] == "not_your_decision"
                assert refused["rule"].startswith("CITY-")
                illegal = await sockets[deciding].move(state, "offer")
                assert illegal["error"] == "illegal"
                assert illegal["rule"].startswith("CITY-")
                assert illegal["reason"]

    run(scenario())


def test_who_walks_is_told_what_could_be_done_after_it(tmp_path: Path) -> None:
    """A contribution is paid from the movement phase in one batch; nobody else is told anything of it."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, eve = [await ground.guest(name) for name in ("Ann", "Eve")]
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            async with eve.socket(table) as watching:
                assert (await watching.until("state"))["decision"]["after"] == []
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                # On the courtyard, with no crystals, the discarding comes next.
                assert state["decision"]["after"][0]["legal"][-1] == "draw"
                for step in [text for text in state["decision"]["legal"] if text.startswith("move")]:
                    await socket.move(state, step)
                    state = await socket.until("state", seq=state["seq"] + 1)
                    assert [later["by"] for later in state["decision"]["after"]] == [["done"]]
                    after = state["decision"]["after"][0]["legal"]
                    if after[0].startswith("build"):
                        assert (await socket.move(state, "done", after[0]))["type"] == "ack"
                        return
                    await socket.send(type="undo", seq=state["seq"], plies=1)
                    state = await socket.until("state", seq=state["seq"] + 1)
                pytest.fail("nothing can be paid anywhere")

    run(scenario())


def test_a_batch_is_played_whole_or_not_at_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                step = next(text for text in state["decision"]["legal"] if text.startswith("move"))
                refused = await socket.move(state, step, "offer", key="a")
                assert refused["error"] == "illegal"
                assert (await ann.get(f"/api/tables/{table}"))["seq"] == 0
                ack = await socket.move(state, step, "done", key="b")
                assert ack["seq"] == 2
                new = await socket.until("state", seq=2)
                assert [step["seq"] for step in new["steps"]] == [1, 2]

    run(scenario())


def test_a_batch_cannot_be_used_to_peek(tmp_path: Path) -> None:
    """After an action that asks chance nothing may follow in the same batch: the refusal would tell."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            rng = Random(5)
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                while True:
                    drawing = [text for text in state["decision"]["legal"] if text.startswith("draw")]
                    if drawing:
                        break
                    await socket.move(state, rng.choice(state["decision"]["legal"]))
                    state = await socket.until("state")
                refused = await socket.move(state, drawing[0], "move c3", key="peek")
                assert refused["error"] == "batch_crosses_chance"
                assert (await ann.get(f"/api/tables/{table}"))["seq"] == state["seq"]

    run(scenario())


def test_reconnecting_resumes_after_the_last_number(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            rng = Random(2)
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                for _ in range(6):
                    await socket.move(state, rng.choice(state["decision"]["legal"]))
                    state = await socket.until("state")
            async with ann.socket(table, seq=4) as socket:
                again = await socket.until("state")
                assert [step["seq"] for step in again["steps"]] == [5, 6]
                assert again["view"] == state["view"]
                await socket.send(type="sync", seq=6)
                assert (await socket.until("state"))["steps"] == []

    run(scenario())


def test_hot_seat_shows_only_the_seat_that_decides(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}])
            rng = Random(3)
            seen: set[int | None] = set()
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                for _ in range(40):
                    decision = state["decision"]
                    expected = decision["seat"] if decision["seat"] in (0, 1) else None
                    assert state["viewer"] == expected
                    seen.add(state["viewer"])
                    if expected is not None:
                        await socket.move(state, rng.choice(decision["legal"]))
                    state = await socket.until("state")
            assert seen == {0, 1, None}

    run(scenario())


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_until_its_person_returns(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, clock={"mode": "move", "seconds": 1})
            async with ann.socket(table) as one:
                state = await one.until("state")
                assert state["clock"]["running"] == state["decision"]["seat"]
                slow = state["decision"]["seat"]
                while True:
                    frame = await one.until("table")
                    if frame["table"]["seats"][slow]["away"]:
                        break
                client = [ann, bob][slow]
                state = await one.until("state")
                await client.post(f"/api/tables/{table}/return")
                # Meanwhile the other's time may run out, too.
                while frame["table"]["seats"][slow]["away"]:
                    frame = await one.until("table")

    run(scenario())


def test_resigning_ends_a_game_of_two(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            table = await ground.table(ann, bob, rated=True)
            await ann.post(f"/api/tables/{table}/resign")
            info = await bob.get(f"/api/tables/{table}")
            assert (info["status"], info["ending"]) == ("finished", "resigned")
            assert info["result"]["places"] == [2, 1]
            winner = await bob.get(f"/api/people/{bob.id}")
            loser = await bob.get(f"/api/people/{ann.id}")
            assert winner["ratings"][0]["mu"] > loser["ratings"][0]["mu"]
            ladder = await bob.get("/api/ladder/city?pace=days")
            assert [line["name"] for line in ladder["lines"]] == ["Bob", "Ann"]

    run(scenario())


def test_resigning_among_three_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cid = [await ground.guest(name) for name in ("Ann", "Bob", "Cid")]
            table = await ground.table(ann, bob, cid)
            await ann.post(f"/api/tables/{table}/resign")
            info = await bob.get(f"/api/tables/{table}")
            assert info["status"] == "playing"
            assert info["seats"][0]["resigned"]
            async with ann.socket(table) as socket:
                assert (await socket.until("state"))["viewer"] is None
            await bob.post(f"/api/tables/{table}/resign")
            info = await bob.get(f"/api/tables/{table}")
            assert info["result"]["winners"] == [2]

    run(scenario())


def test_foreign_origins_and_large_or_senseless_frames_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with ann.socket(table, Origin="https://evil.example"):
                    pass
            assert refused.value.response.status_code == 403
            answer = await ann.http.post(
                "/api/guests", json={"name": "x"}, headers={"Origin": "https://evil.example"}
            )
            assert answer.status_code == 403
            bad: list[tuple[str | bytes, int]] = [
                ("x" * 17_000, 1009),
                ("nonsense", 4400),
                (b"\x00\x01", 4400),
                ('{"type":"?"}', 4400),
            ]
            for data, code in bad:
                async with ann.socket(table) as socket:
                    await socket.connection.send(data)
                    assert await closing_code(socket) == code, data[:20]

    run(scenario())


def test_a_stopping_server_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                await socket.move(state, state["decision"]["legal"][0])
                await socket.until("state", seq=1)
                ground.server.should_exit = True
                bye = await socket.until("bye")
                assert bye == {"type": "bye", "reason": "restart", "retry_ms": 1000}
                assert await closing_code(socket) == 1012
            await asyncio.sleep(0)
        async with playground(tmp_path) as ground:
            again = ground.client()
            info = await again.get(f"/api/tables/{table}")
            assert info["seq"] == 1
            async with again.socket(table) as socket:
                assert (await socket.until("state"))["seq"] == 1

    run(scenario())
