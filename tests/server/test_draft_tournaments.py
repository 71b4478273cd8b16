"""Tournaments whose decks are drafted: drafts, decks, rounds; who leaves, who is late; what stays hidden."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from obelisk.server.legends import cups
from obelisk.server.legends.drafts import DraftMatch, standing
from obelisk.storage.standing import LIVE
from obelisk.tournaments.facts import Plan
from obelisk.tournaments.pairing import draft_tables
from server.playground import Client, Json, Playground, play_out, playground, run
from server.test_drafts import build
from server.test_tournaments import Players, again, crowd, opened, state, until

DRAFTED = {"game": "legends-draft", "options": {"max_turns": 2}, "seats": 3}


async def play_drafts(page: Json, bots: list[Client]) -> None:
    """All drafts of a tournament are played to their ends by those who have not withdrawn."""
    people = {line["number"]: line for line in page["players"]}
    by_id = {bot.id: bot for bot in bots}
    for table in page["drafts"]:
        who = [people[number] for number in table["players"] if not people[number]["gone"]]
        async with AsyncExitStack() as stack:
            doors = [by_id[line["person"]].socket(table["table"]) for line in who]
            await play_out([await stack.enter_async_context(door) for door in doors], Random(5))


async def building(client: Client, id: str) -> Json:
    """The page once all drafts are over."""
    while True:
        page = await state(client, id)
        if page["info"]["starts"] is not None or page["info"]["round"] or page["info"]["status"] != "playing":
            return page
        await asyncio.sleep(0.05)


def seat_in(page: Json, client: Client) -> tuple[str, int]:
    """Where somebody has drafted, and at which seat."""
    number = next(line["number"] for line in page["players"] if line["person"] == client.id)
    table = next(table for table in page["drafts"] if number in table["players"])
    return str(table["table"]), int(table["players"].index(number))


async def built_by(page: Json, client: Client, skip: int = 0) -> list[str]:
    draft, seat = seat_in(page, client)
    return await build(client, draft, seat, skip)


async def begun(ground: Playground, number: int, **wish: object) -> tuple[str, list[Client], Json]:
    """A tournament in its drafts."""
    owner, bots = await crowd(ground, number)
    id = await opened(owner, bots, **{"format": "swiss", **DRAFTED, **wish})
    return id, bots, await owner.post(f"/api/tournaments/{id}/start")


@pytest.mark.parametrize("format", ["swiss", "round_robin", "knockout"])
def test_a_tournament_with_drafted_decks_is_played_to_its_end_over_a_restart(
    tmp_path: Path, format: str
) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, page = await begun(ground, 5, format=format)
            assert (page["info"]["status"], page["info"]["round"]) == ("playing", 0)
            assert sorted(len(table["players"]) for table in page["drafts"]) == [2, 3]
            assert page["games"] == []
            first = await bots[0].get(f"/api/tables/{page['drafts'][0]['table']}")
            assert first["game"] == "legends-draft"
            assert first["origin"] == f"tournament:{id}:0"
            await play_drafts(page, bots)
            page = await building(bots[0], id)
            decks = {bot.id: await built_by(page, bot) for bot in bots[:2]}
            # They are there again after the restart.
            clients, ground.clients = ground.clients, []
        async with playground(tmp_path, port=ground.settings.port) as second:
            second.clients += clients
            page = await state(bots[0], id)
            assert len(page["ready"]) == 2
            assert page["you"]["ready"]
            for bot in bots[2:]:
                assert not (await state(bot, id))["you"]["ready"]
                decks[bot.id] = await built_by(page, bot)
            players = Players(bots, 3)
            page = await until(bots[0], id, 1)
            for bot in bots:
                mine = (await state(bot, id))["you"]
                assert mine["draft"] == seat_in(page, bot)[0]
                if mine["table"] is None:
                    continue
                table = await bot.get(f"/api/tables/{mine['table']}")
                own = table["you"]["seats"][0]
                assert table["game"] == "legends"
                assert table["origin"] == f"tournament:{id}:1:drafted"
                assert table["options"]["max_turns"] == 2
                assert table["options"]["decks"][own]["cards"] == decks[bot.id]
                assert table["options"]["decks"][1 - own] is None, "nobody knows the deck of another"
            await players.round(page, whole_games=1)
            while (page := await until(bots[0], id, page["info"]["round"] + 1))["info"][
                "status"
            ] == "playing":
                await players.round(page)
            results = await bots[0].get(f"/api/tournaments/{id}/results")
            published = [[table["players"] for table in tables] for tables in results["rounds"]]
            assert again(results) == published, "pairings follow from what is published"
            plan = Plan(format, 5, 3, 2, 6, 0, results["info"]["seed"])
            drafts = [table["players"] for table in results["drafts"]]
            assert [list(group) for group in draft_tables(plan)] == drafts, "and so do the drafts"
            assert all(line["played"] + line["byes"] for line in results["players"])

    run(scenario())


def test_pools_and_decks_stay_sealed_until_the_tournament_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, page = await begun(ground, 3, format="round_robin")
            eve = await ground.guest("Eve")
            await play_drafts(page, bots)
            page = await building(bots[0], id)
            draft = page["drafts"][0]["table"]
            for client in (*bots, eve):
                told = await client.get(f"/api/drafts/{draft}")
                assert told["tournament"] == id
                assert told["until"] == page["info"]["starts"]
                assert (told["matches"], told["standing"], told["over"]) == ([], [], False)
                known = [one["seat"] for one in told["drafters"] if one["pool"] is not None]
                assert known == ([] if client is eve else [seat_in(page, client)[1]])
            await bots[0].post(f"/api/drafts/{draft}/matches/0", None, 404)
            for bot in bots:
                await built_by(page, bot)

            async def check_sealed(table: str) -> None:
                path = f"/api/tables/{table}"
                for client in (*bots, eve):
                    info = await client.get(path)
                    assert info["seed"] is None
                    mine = info["you"]["seats"]
                    for seat, deck in enumerate(info["options"].get("decks", [])):
                        assert (deck is not None) == (seat in mine)
                    assert (await client.get(f"{path}/record", 409))["reason"] == "sealed"
                    assert (await client.get(f"{path}/hints", 409))["reason"] == "sealed"
                    assert (await client.get(f"{path}/report", 409))["reason"] == "sealed"
                    assert (await client.get(f"{path}/fairness"))["seed"] is None
                    assert (await client.get(f"{path}/replay?viewer=open", 403))["reason"] == "hidden"
                    fork = {"ply": 1, "seats": [{"kind": "me"}] * len(info["seats"])}
                    assert (await client.post(f"{path}/fork", fork, 409))["reason"] == "sealed"
                    if mine:
                        assert (await client.post(f"{path}/rematch", None, 409))["reason"] == "drafted"

            players = Players(bots, 1)
            tables = [draft]
            page = await until(bots[0], id, 1)
            while page["info"]["status"] == "playing":
                await ground.services.rounds.stop()
                await players.round(page)
                tables += [game["table"] for game in page["games"] if game["table"]]
                await check_sealed(tables[-1])
                await check_sealed(draft)
                ground.services.rounds.start()
                page = await until(bots[0], id, page["info"]["round"] + 1)
            assert len(tables) == 4
            for table in tables:
                assert (await eve.get(f"/api/tables/{table}/fairness"))["verified"]
                await eve.get(f"/api/tables/{table}/replay?viewer=open")
            assert (await eve.get(f"/api/drafts/{draft}"))["over"]

    run(scenario())


def test_whoever_builds_nothing_in_time_gets_a_deck_out_of_their_pool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, page = await begun(ground, 3)
            monkeypatch.setitem(cups.BUILDING_MS, LIVE, 3000)
            await play_drafts(page, bots)
            page = await building(bots[0], id)
            deck = await built_by(page, bots[0], 4)
            page = await until(bots[0], id, 1)
            assert page["ready"] == [0, 1, 2]
            for bot in bots:
                draft, seat = seat_in(page, bot)
                own = (await bot.get(f"/api/drafts/{draft}"))["drafters"][seat]
                assert len(own["cards"]) == 30
                assert set(own["cards"]) <= set(own["pool"])
                if bot is bots[0]:
                    assert own["cards"] == deck, "what was built is played"
            # A deck may be changed between rounds, as after any draft.
            changed = {bot.id: await built_by(page, bot, 2) for bot in bots}
            await Players(bots, 2).round(page)
            await until(bots[0], id, 2)
            told = [(bot, (await state(bot, id))["you"]["table"]) for bot in bots]
            playing = [(bot, place) for bot, place in told if place]
            assert len(playing) == 2
            for bot, place in playing:
                table = await bot.get(f"/api/tables/{place}")
                assert table["options"]["decks"][table["you"]["seats"][0]]["cards"] == changed[bot.id]

    run(scenario())


def test_time_that_ended_while_nobody_served_is_given_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, page = await begun(ground, 2)
            await play_drafts(page, bots)
            await building(bots[0], id)
            rounds, storage = ground.services.rounds, ground.services.storage
            await rounds.stop()
            row = await storage.tournament(id)
            assert row is not None
            row.starts = ground.services.house.booted - 1
            await storage.advance_tournament(row, row, {}, [], [])
            assert await storage.due_tournaments(ground.services.house.now(), 20) == [id]
            await rounds.advance(id)
            page = await state(bots[0], id)
            assert page["info"]["round"] == 0
            assert page["info"]["starts"] > ground.services.house.now()
            assert await storage.due_tournaments(ground.services.house.now(), 20) == [], "nobody asks in vain"

    run(scenario())


def test_two_who_advance_at_once_begin_building_and_the_round_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, page = await begun(ground, 4, seats=2)
            rounds = ground.services.rounds
            await rounds.stop()
            await play_drafts(page, bots)
            heard: list[tuple[str, Json]] = []
            house = ground.services.house
            house.ring = lambda person, event: heard.append((person, event))  # type: ignore[method-assign]
            await asyncio.gather(*[rounds.advance(id) for _ in range(5)])
            page = await state(bots[0], id)
            events = {person: event for person, event in heard if event["type"] == "building"}
            assert len(heard) == len(events) == 4
            assert all(event["until"] == page["info"]["starts"] for event in events.values())
            assert events[bots[1].id]["table"] == seat_in(page, bots[1])[0]
            await rounds.advance(id)
            assert (await state(bots[0], id))["info"] == page["info"], "they have time"
            for bot in bots:
                await built_by(page, bot)
            await asyncio.gather(*[rounds.advance(id) for _ in range(5)])
            page = await state(bots[0], id)
            assert page["info"]["round"] == 1
            assert len(page["games"]) == 2

    run(scenario())


def test_a_draft_at_one_server_and_a_deck_at_another_share_a_database(
    tmp_path: Path, postgres_database: str
) -> None:
    async def scenario() -> None:
        async with (
            playground(tmp_path, database=postgres_database) as one,
            playground(tmp_path, database=postgres_database) as other,
        ):
            id, bots, page = await begun(one, 2)
            await play_drafts(page, bots)
            page = await building(bots[0], id)
            for bot in bots:
                there = other.client()
                there.http.headers["authorization"] = bot.http.headers["authorization"]
                there.me = bot.me
                await built_by(page, there)
            page = await until(bots[0], id, 1)
            assert len(page["games"]) == 1
            await Players(bots, 1).round(page)
            page = await until(bots[0], id, 2)
            assert page["info"]["status"] == "finished"
            assert (await other.client().get(f"/api/tables/{page['drafts'][0]['table']}/fairness"))[
                "verified"
            ]

    run(scenario())


def test_whoever_withdraws_from_a_draft_leaves_the_others_their_pools(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, page = await begun(ground, 4, seats=2)
            numbers = {line["number"]: line["person"] for line in page["players"]}
            gone = next(bot for bot in bots if bot.id == numbers[page["drafts"][0]["players"][0]])
            resigned = next(bot for bot in bots if bot.id == numbers[page["drafts"][1]["players"][1]])
            await gone.post(f"/api/tournaments/{id}/leave")
            # Whoever resigns the draft has no pool, and is out as well.
            await resigned.post(f"/api/tables/{page['drafts'][1]['table']}/resign")
            page = await state(bots[0], id)
            assert [table["status"] for table in page["drafts"]] == ["playing", "playing"]
            stayed = [bot for bot in bots if bot not in (gone, resigned)]
            page["players"] = [
                {**line, "gone": line["person"] in (gone.id, resigned.id)} for line in page["players"]
            ]
            await play_drafts(page, bots)
            page = await building(stayed[0], id)
            assert {line["person"] for line in page["players"] if line["gone"]} == {gone.id, resigned.id}
            for bot in stayed:
                await built_by(page, bot)
            page = await until(stayed[0], id, 1)
            assert [sorted(game["players"]) for game in page["games"]] == [
                sorted(line["number"] for line in page["players"] if not line["gone"])
            ]
            # The last but one withdraws: it is over.
            await stayed[0].post(f"/api/tournaments/{id}/leave")
            page = await until(stayed[1], id, 2)
            assert page["info"]["status"] == "finished"

    run(scenario())


def test_whoever_never_comes_to_the_draft_is_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, _ = await begun(ground, 2, clock={"mode": "move", "seconds": 1})
            page = await until(bots[0], id, 1)
            assert page["info"]["status"] == "finished"
            assert all(line["gone"] for line in page["players"])
            assert page["info"]["round"] == 0

    run(scenario())


def test_whoever_withdraws_while_building_is_not_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            id, bots, page = await begun(ground, 3)
            await play_drafts(page, bots)
            page = await building(bots[0], id)
            for bot in bots[:2]:
                await built_by(page, bot)
            assert (await state(bots[0], id))["info"]["round"] == 0
            await bots[2].post(f"/api/tournaments/{id}/leave")
            page = await until(bots[0], id, 1)
            assert page["info"]["round"] == 1

    run(scenario())


@pytest.mark.parametrize(
    "options", [{"families": True}, {"decks": ["vulca", "hoax"]}, {"peoples": "random"}, {"nothing": 1}]
)
def test_options_that_no_drafted_deck_allows_are_refused(tmp_path: Path, options: Json) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            wish = {"format": "swiss", **DRAFTED, "clock": {"mode": "days", "days": 1}, "options": options}
            assert (await ann.post("/api/tournaments", wish, 422))["error"] == "bad_options"

    run(scenario())


def test_over_days_there_is_a_day_to_build(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            people = [await ground.account(name) for name in ("Ann", "Bob")]
            clock = {"mode": "days", "days": 2}
            id = await opened(people[0], people, format="swiss", **DRAFTED, clock=clock, rated=True)
            page = await people[0].post(f"/api/tournaments/{id}/start")
            draft = await people[0].get(f"/api/tables/{page['you']['table']}")
            assert not draft["rated"], "nobody wins a draft"
            await play_drafts(page, people)
            page = await building(people[0], id)
            row = await ground.services.storage.tournament(id)
            assert row is not None
            assert row.starts == row.moved + 86_400_000
            storage = ground.services.storage
            assert await storage.due_tournaments(row.starts - 1, 20) == []
            assert await storage.due_tournaments(row.starts, 20) == [id]
            for each in people:
                await built_by(page, each)
            page = await until(people[0], id, 1)
            assert (await people[0].get(f"/api/tables/{page['you']['table']}"))["rated"]

    run(scenario())


def match(number: int, seats: list[int], winners: list[int], status: str = "finished") -> DraftMatch:
    return DraftMatch(number=number, seats=seats, table="t", status=status, winners=winners, may_start=False)  # type: ignore[arg-type]


def test_equal_wins_after_a_draft_are_decided_as_in_a_tournament() -> None:
    played = [match(0, [0, 1], [0]), match(1, [0, 2], [2]), match(2, [0, 3], [3]), match(3, [1, 2], [1, 2])]
    lines = standing(4, [*played, match(4, [1, 3], [], "playing")])
    told = [(line.place, line.seat, line.played, line.won, line.drawn, line.points) for line in lines]
    assert told == [(1, 2, 2, 1, 1, 1.5), (2, 3, 1, 1, 0, 1.0), (3, 0, 3, 1, 0, 1.0), (4, 1, 2, 0, 1, 0.5)]
    # 3 has beaten somebody with a point, 0 somebody with half of one.
    assert [line.sonneborn for line in lines if line.seat in (0, 3)] == [1.0, 0.5]
