"""Tables around play: seats, invitations, lobby, rematch, undo, archive, history; who may do what."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from obelisk.catalog import GAMES
from server.playground import Client, playground, replayed, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


def test_an_invitation_is_secret_and_works_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            wish = {"game": "city", "public": False, "seats": [{"kind": "me"}, {"kind": "link"}]}
            created = await ann.post("/api/tables", wish, 201)
            table, secret = created["table"]["id"], created["invites"][0]["secret"]
            await eve.post(f"/api/tables/{table}/join", {}, 409)
            await eve.post(f"/api/tables/{table}/join", {"invite": "guess"}, 403)
            renewed = await ann.post(f"/api/tables/{table}/invites/1")
            await bob.post(f"/api/tables/{table}/join", {"invite": secret}, 403)
            secret = renewed["invite"]["secret"]
            joined = await bob.post(f"/api/tables/{table}/join", {"invite": secret})
            assert joined["you"]["seats"] == [1]
            await eve.post(f"/api/tables/{table}/join", {"invite": secret}, 403)
            stored = Path(ground.settings.database).read_bytes()
            wal = Path(str(ground.settings.database) + "-wal").read_bytes()
            assert secret.encode() not in stored + wal
            assert bob.http.cookies["obelisk_session"].encode() not in stored + wal
            kicked = await ann.post(f"/api/tables/{table}/kick/1")
            assert kicked["seats"][1]["kind"] == "link"
            await bob.post(f"/api/tables/{table}/join", {"invite": secret}, 403)

    run(scenario())


def test_the_lobby_can_be_filtered_and_a_seat_goes_to_the_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            body = {"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ann.post("/api/tables", body, 201))["table"]["id"]
            await ann.post("/api/tables", {**body, "public": False}, 201)
            found = await eve.get("/api/tables?game=city&room=true")
            assert [one["id"] for one in found["tables"]] == [table]
            assert (await eve.get("/api/tables?game=nothing"))["tables"] == []
            await bob.post(f"/api/tables/{table}/join", {})
            await eve.post(f"/api/tables/{table}/join", {}, 409)
            assert (await eve.get("/api/tables?room=true"))["tables"] == []
            await bob.post(f"/api/tables/{table}/leave")
            await eve.post(f"/api/tables/{table}/join", {"seat": 1})
            await ann.post(f"/api/tables/{table}/close")
            assert (await eve.get("/api/tables"))["tables"] == []

    run(scenario())


def test_pages_of_the_lobby_and_rated_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, eve = await ground.account("Ann"), await ground.guest("Eve")
            house = ground.services.house
            begin = house.now()
            made: list[str] = []
            for number in range(5):
                house.now = lambda number=number: begin + number  # type: ignore[misc]
                body = {"game": "city", "rated": number == 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
                made.append((await ann.post("/api/tables", body, 201))["table"]["id"])
            page = (await eve.get("/api/tables?limit=2"))["tables"]
            assert [one["id"] for one in page] == [made[4], made[3]]
            page = (await eve.get(f"/api/tables?limit=2&before={page[-1]['moved']}"))["tables"]
            assert [one["id"] for one in page] == [made[2], made[1]]
            assert [one["id"] for one in (await eve.get("/api/tables?rated=true"))["tables"]] == [made[2]]
            assert len((await eve.get("/api/tables?rated=false"))["tables"]) == 4
            await eve.post(f"/api/tables/{made[2]}/join", {}, 403)

    run(scenario())


def test_my_tables_come_with_those_that_wait_for_me_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            house = ground.services.house
            begin = house.now()
            lobby = await ground.table(ann, bob, start=False)
            over = await ground.table(ann, bob)
            await ann.post(f"/api/tables/{over}/resign")
            mine: list[str] = []
            theirs: list[str] = []
            for number in range(6):
                house.now = lambda number=number: begin + 1000 * number  # type: ignore[misc]
                # Both seats of one person: then it is known whose turn it is.
                if number % 2:
                    mine.append(await ground.table(ann, seats=HOT_SEAT))
                else:
                    seats = [{"kind": "open"}, {"kind": "me"}]
                    table = await ground.table(ann, start=False, seats=seats)
                    await bob.post(f"/api/tables/{table}/join", {})
                    await ann.post(f"/api/tables/{table}/start")
                    live = await ground.services.tables.live(table)
                    (mine if live.row.turn_person == ann.id else theirs).append(table)
            found = await ann.get("/api/me/tables")
            ids = [one["id"] for one in found["tables"]]
            # What waits longest comes first; of the others what moved last.
            assert ids == [*mine, *reversed(theirs), lobby, over]
            assert found["waiting"] == len(mine) == (await ann.get("/api/me"))["waiting"]

    run(scenario())


def test_bad_tables_are_refused_with_reasons(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            cases: list[tuple[dict[str, Any], int, str]] = [
                ({"game": "chess", "seats": HOT_SEAT}, 404, "not_found"),
                ({"game": "city", "seats": HOT_SEAT, "options": {"edition": "1999"}}, 422, "bad_options"),
                ({"game": "city", "seats": HOT_SEAT, "options": {"players": 3}}, 422, "bad_table"),
                ({"game": "city", "seats": HOT_SEAT, "clock": {"mode": "move"}}, 422, "bad_table"),
                (
                    {"game": "city", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
                    422,
                    "bad_table",
                ),
                ({"game": "city", "seats": HOT_SEAT, "rated": True}, 403, "forbidden"),
                ({"game": "city", "seats": HOT_SEAT, "colour": "red"}, 400, "invalid_request"),
                ({"game": "city", "seats": []}, 400, "invalid_request"),
            ]
            for body, status, error in cases:
                assert (await ann.post("/api/tables", body, status))["error"] == error, body

    run(scenario())


def test_every_game_of_the_catalogue_can_be_started_as_it_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            games = (await ann.get("/api/games"))["games"]
            assert [game["id"] for game in games] == GAMES.ids()
            for game in games:
                table = await ground.table(ann, game=game["id"], seats=[{"kind": "me"}] * game["seats"][0])
                async with ann.socket(table) as socket:
                    state = await socket.until("state")
                    assert state["decision"]["legal"]

    run(scenario())


def own_deck(people: str, family: str) -> dict[str, str]:
    return {"kind": "preset", "preset": people, "family": family}


def test_each_person_chooses_the_own_deck_and_keeps_it_secret(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, start=False, game="legends")
            path = f"/api/tables/{table}/seat-options"
            changed = await bob.call("PUT", f"{path}/1", {"values": {"decks": "flit"}})
            assert changed["options"]["decks"] == ["vulca", "flit"]
            await bob.call("PUT", f"{path}/0", {"values": {"decks": "flit"}}, 403)
            bad = await bob.call("PUT", f"{path}/1", {"values": {"decks": "nothing"}}, 422)
            assert bad["error"] == "bad_options"
            await bob.call("PUT", f"{path}/1", {"values": {"match": True}}, 422)
            options = {"families": True, "decks": [own_deck("vulca", "a"), own_deck("hoax", "b")]}
            table = await ground.table(ann, bob, start=False, game="legends", options=options)
            path = f"/api/tables/{table}/seat-options"
            changed = await bob.call("PUT", f"{path}/1", {"values": {"decks": own_deck("khind", "c")}})
            assert changed["options"]["decks"][0] is None
            assert changed["options"]["decks"][1]["preset"] == "khind"
            await ann.post(f"/api/tables/{table}/start")
            async with ann.socket(table) as socket:
                decks = (await socket.until("table"))["table"]["options"]["decks"]
                assert decks[0]["preset"] == "vulca"
                assert decks[1] is None
                assert (await socket.until("state"))["viewer"] == 0
                told = {word for data in socket.raw for word in re.findall(rb"khind[-a-z0-9]*", data)}
                # The leader lies open, and number 26 is in Ann's own deck too.
                assert told <= {b"khind-00", b"khind-26"}

    run(scenario())


async def one_undoable(client: Client, table: str) -> dict[str, Any]:
    """Plays until the person has just played something that may be taken back; returns that state."""
    rng = Random(8)
    async with client.socket(table) as socket:
        state = await socket.until("state")
        while True:
            if state["may_undo"]:
                return state
            ack = await socket.move(state, rng.choice(state["decision"]["legal"]))
            state = await socket.until("state", seq=ack["seq"])


def test_taking_back_is_free_against_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            state = await one_undoable(ann, table)
            await ann.post(f"/api/tables/{table}/undo", {"seq": state["seq"] - 1}, 409)
            await ann.post(f"/api/tables/{table}/undo", {"seq": state["seq"]})
            info = await ann.get(f"/api/tables/{table}")
            assert info["seq"] == state["seq"] + 1
            await ann.post(f"/api/tables/{table}/undo", {"seq": info["seq"], "plies": 90}, 422)
            # It is stored as such, and the table replays.
            row = await ground.services.storage.table(table)
            assert row is not None
            match = await replayed(ground, table)
            assert match.seq == info["seq"]
            assert len(match.table.record.plies) == state["seq"] - 1

    run(scenario())


def test_taking_back_needs_the_agreement_of_people(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob)
            live = await ground.services.tables.live(table)
            assert live.match is not None
            rng = Random(8)
            async with ann.socket(table) as one, bob.socket(table) as two:
                sockets = [one, two]
                while True:
                    decision = live.match.decision()
                    assert decision is not None
                    seat = decision.seat
                    await sockets[seat].move({"seq": live.match.seq}, rng.choice(live.match.legal_texts()))
                    if live.match.may_undo(seat):
                        break
                people = [ann, bob]
                seq = live.match.seq
                await people[seat].post(f"/api/tables/{table}/undo", {"seq": seq})
                offer = (await sockets[1 - seat].until("undo"))["offer"]
                assert offer == {"seat": seat, "seq": seq, "plies": 1, "waiting": [1 - seat]}
                await people[1 - seat].post(f"/api/tables/{table}/undo-answer", {"seq": seq, "agree": False})
                assert (await sockets[seat].until("undo", offer=None))["offer"] is None
                await people[seat].post(f"/api/tables/{table}/undo", {"seq": seq})
                await people[1 - seat].post(f"/api/tables/{table}/undo-answer", {"seq": seq, "agree": True})
                state = await sockets[seat].until("state", seq=seq + 1)
                assert [step["kind"] for step in state["steps"]] == ["undo"]

    run(scenario())


def test_rematch_fork_replay_and_reopen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            live = await ground.services.tables.live(table)
            assert live.match is not None
            rng = Random(3)
            async with ann.socket(table) as one, bob.socket(table) as two:
                for _ in range(20):
                    decision = live.match.decision()
                    assert decision is not None
                    text = rng.choice(live.match.legal_texts())
                    await [one, two][decision.seat].move({"seq": live.match.seq}, text)
            mine = await ann.get(f"/api/tables/{table}/replay?viewer=0&first=5&last=9")
            assert [step["ply"] for step in mine["steps"]] == [5, 6, 7, 8, 9]
            assert all((step["action"] is None) == (step["seat"] != 0) for step in mine["steps"])
            await ann.get(f"/api/tables/{table}/replay?viewer=1", 403)
            await eve.get(f"/api/tables/{table}/replay?viewer=open", 403)
            await eve.get(f"/api/tables/{table}/record", 409)
            await eve.post(f"/api/tables/{table}/fork", {"ply": 3, "seats": HOT_SEAT}, 409)
            # A month later.
            later = live.house.now() + 31 * 86_400_000
            live.house.now = live.house.wall = lambda: later
            assert await ground.services.chores.archive_idle() == [table]
            assert (await ann.get(f"/api/tables/{table}"))["status"] == "archived"
            await eve.post(f"/api/tables/{table}/reopen", None, 403)
            assert (await ann.post(f"/api/tables/{table}/reopen"))["status"] == "playing"
            await ann.post(f"/api/tables/{table}/resign")
            whole = await eve.get(f"/api/tables/{table}/replay?viewer=open&first=20")
            assert len(whole["steps"][0]["views"]) == 3
            assert whole["steps"][0]["action"]
            forked = await eve.post(f"/api/tables/{table}/fork", {"ply": 12, "seats": HOT_SEAT}, 201)
            info = forked["table"]
            assert (info["seq"], info["origin"], info["commitment"]) == (12, f"fork:{table}:12", "")
            async with eve.socket(info["id"]) as socket:
                state = await socket.until("state")
                assert (await socket.move(state, state["decision"]["legal"][0]))["seq"] == 13
            again = await bob.post(f"/api/tables/{table}/rematch")
            assert (await ann.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
            assert [seat["kind"] for seat in again["seats"]] == ["reserved", "person"]
            await eve.post(f"/api/tables/{again['id']}/join", {}, 409)
            await ann.post(f"/api/tables/{again['id']}/join", {})
            assert (await bob.post(f"/api/tables/{again['id']}/start"))["status"] == "playing"

    run(scenario())


@pytest.mark.parametrize(
    "text", ["", "x", "obelisk record 1\n", "obelisk record 1\ngame city\nrules 1\nsetup #0\n"]
)
def test_records_that_are_none_are_refused(tmp_path: Path, text: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            assert (await ann.post("/api/records", {"text": text}, 422))["error"] == "bad_record"

    run(scenario())


def test_bots_of_five_levels_are_offered_for_every_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            games = (await ground.client().get("/api/games"))["games"]
            assert len(games) == len(GAMES.ids())
            for game in games:
                assert game["bots"] == ["random", *[f"level:{level}" for level in range(1, 6)]]

    run(scenario())
