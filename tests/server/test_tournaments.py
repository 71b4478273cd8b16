"""Tournaments through the API: all kinds are played to their end, whoever leaves and whatever restarts."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from obelisk.server.rounds import options_at
from obelisk.storage.tournaments import Participant
from obelisk.tournaments.facts import Game, Plan
from obelisk.tournaments.pairing import next_round
from server.playground import Client, Json, Playground, play_out, playground, run
from server.test_rated_bots import bot_of
from storage.samples import tournament

CLOCK = {"mode": "move", "seconds": 600}
SHORT = {"game": "legends", "options": {"max_turns": 2}, "clock": CLOCK}


async def crowd(ground: Playground, number: int) -> tuple[Client, list[Client]]:
    """The owner of a tournament, and bot accounts of several people."""
    owner = await ground.account("Owner")
    bots: list[Client] = []
    head = owner
    for each in range(number):
        if each % 8 == 0:
            head = await ground.account(f"Head {each}")
        bots.append(await bot_of(ground, head, f"Bot {each}"))
    return owner, bots


async def opened(owner: Client, bots: list[Client], **wish: object) -> str:
    """A tournament that all have joined."""
    made = await owner.post("/api/tournaments", {**SHORT, "most": 64, **wish}, 201)
    id = str(made["info"]["id"])
    for bot in bots:
        await bot.post(f"/api/tournaments/{id}/join", {})
    return id


async def state(client: Client, id: str, round: int = 0) -> Json:
    return await client.get(f"/api/tournaments/{id}?round={round}")


async def until(client: Client, id: str, round: int) -> Json:
    """The page once a round has begun, or once all is over."""
    while True:
        page = await state(client, id)
        if page["info"]["round"] >= round or page["info"]["status"] == "finished":
            return page
        await asyncio.sleep(0.05)


class Players:
    """Bot accounts that play the tables of a tournament: by resigning, or by chance."""

    def __init__(self, bots: list[Client], seed: int) -> None:
        self.bots = {bot.id: bot for bot in bots}
        self.rng = Random(seed)

    async def resign(self, page: Json, table: Json) -> None:
        """All but one resign, who wins."""
        people = {line["number"]: line["person"] for line in page["players"]}
        loser = self.rng.sample(table["players"], len(table["players"]) - 1)
        for player in loser:
            await self.bots[people[player]].post(f"/api/tables/{table['table']}/resign", None)

    async def play(self, page: Json, table: Json) -> None:
        people = {line["number"]: line["person"] for line in page["players"]}
        who = [self.bots[people[player]] for player in table["players"]]
        doors = [bot.socket(table["table"]) for bot in who]
        sockets = [await door.__aenter__() for door in doors]
        try:
            await play_out(sockets, self.rng)
        finally:
            for door in doors:
                await door.__aexit__(None, None, None)

    async def round(self, page: Json, whole_games: int = 0) -> None:
        waiting = [table for table in page["games"] if table["status"] == "playing"]
        for number, table in enumerate(waiting):
            await (self.play if number < whole_games else self.resign)(page, table)


def again(results: Json) -> list[list[list[int]]]:
    """The pairings of all rounds as anybody can make them out of what is published."""
    info = results["info"]
    two = info["seats"] == 2 or info["game"] == "legends-draft"
    most = {"legends": 2, "legends-draft": 2, "city": 4, "drakon": 6}[info["game"]]
    plan = Plan(
        info["format"],
        len(results["players"]),
        2 if two else info["seats"],
        2 if two else 3,
        2 if two else most,
        info["rounds"] if info["format"] == "swiss" else 0,
        info["seed"],
    )
    games: list[Game] = []
    found: list[list[list[int]]] = []
    for number, tables in enumerate(results["rounds"], 1):
        found.append([list(group) for group in next_round(plan, games, set())])
        games += [Game(number, tuple(one["players"]), tuple(one["places"])) for one in tables]
    assert next_round(plan, games, set()) == []
    return found


KINDS: list[tuple[str, Json, int]] = [
    ("round_robin", {}, 7),
    ("swiss", {}, 3),
    ("knockout", {}, 3),
    ("swiss", {"game": "city", "options": {}, "seats": 4, "rounds": 2}, 2),
    ("knockout", {"game": "drakon", "options": {}, "seats": 4, "clock": {"mode": "days", "days": 2}}, 2),
]


@pytest.mark.parametrize(("format", "wish", "rounds"), KINDS)
def test_eight_bots_play_a_tournament_to_its_end_over_a_restart(
    tmp_path: Path, format: str, wish: Json, rounds: int
) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 8)
            id = await opened(owner, bots, format=format, **wish)
            players = Players(bots, 7)
            page = await owner.post(f"/api/tournaments/{id}/start")
            assert page["info"]["rounds"] == rounds
            assert page["owner_name"] == "Owner"
            await players.round(page, whole_games=int(page["info"]["seats"] == 2))
            # They are there again after the restart.
            clients, ground.clients = ground.clients, []
        async with playground(tmp_path, port=ground.settings.port) as second:
            second.clients += clients
            while (page := await until(bots[0], id, page["info"]["round"] + 1))["info"][
                "status"
            ] == "playing":
                await players.round(page)
            assert page["info"]["round"] == rounds
            results = await bots[0].get(f"/api/tournaments/{id}/results")
            published = [[table["players"] for table in tables] for tables in results["rounds"]]
            assert again(results) == published, "pairings follow from what is published"
            tables = [table["table"] for each in results["rounds"] for table in each if table["table"]]
            assert len(tables) == len(set(tables))
            places = [line["place"] for line in results["players"]]
            assert places[0] == 1
            assert places == sorted(places)
            if format == "round_robin":
                assert sum(line["points"] for line in results["players"]) == pytest.approx(28)
            text = (await bots[0].http.get(f"/api/tournaments/{id}/standing.csv")).text
            assert text.splitlines()[1].split(",")[2] == results["players"][0]["name"]

    run(scenario())


def test_two_who_advance_at_once_make_a_round_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 4)
            id = await opened(owner, bots, format="round_robin")
            rounds = ground.services.rounds
            await rounds.stop()
            page = await owner.post(f"/api/tournaments/{id}/start")
            await Players(bots, 1).round(page)
            await asyncio.gather(*[rounds.advance(id) for _ in range(5)])
            page = await state(owner, id)
            assert page["info"]["round"] == 2
            assert len(page["games"]) == 2
            assert len((await bots[0].get("/api/me/tables"))["tables"]) == 2

    run(scenario())


def test_who_withdraws_resigns_and_the_others_rest_in_their_place(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 4)
            id = await opened(owner, bots, format="round_robin")
            page = await owner.post(f"/api/tournaments/{id}/start")
            path = f"/api/tournaments/{id}"
            assert (await bots[0].post(f"{path}/leave"))["you"]["gone"]
            assert (await bots[0].post(f"{path}/leave", None, 409))["reason"] == "not_joined"
            assert (await bots[0].post(f"{path}/join", {}, 409))["reason"] == "not_open"
            page = await state(owner, id)
            await Players(bots, 1).round(page)
            page = await until(owner, id, 2)
            alone = [game for game in page["games"] if len(game["players"]) == 1]
            assert len(alone) == 1
            assert alone[0]["table"] is None
            gone = [line for line in page["players"] if line["gone"]]
            assert [line["person"] for line in gone] == [bots[0].id]
            assert gone[0]["points"] == 0

    run(scenario())


def test_who_never_comes_loses_to_the_bot_and_is_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 2)
            id = await opened(owner, bots, format="swiss", clock={"mode": "move", "seconds": 1})
            page = await owner.post(f"/api/tournaments/{id}/start")
            page = await until(owner, id, 2)
            assert page["info"]["status"] == "finished"
            assert [line["points"] for line in page["players"]] == [0, 0], "neither was there"
            assert all(line["gone"] for line in page["players"])

    run(scenario())


def test_who_may_make_join_start_and_call_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, guest = (
                await ground.account("Ann"),
                await ground.account("Bob"),
                await ground.guest("Gus"),
            )
            wish = {**SHORT, "format": "swiss", "most": 2, "rated": True}
            assert (await guest.post("/api/tournaments", wish, 403))["reason"] == "guests"
            id = (await ann.post("/api/tournaments", wish, 201))["info"]["id"]
            path = f"/api/tournaments/{id}"
            assert (await guest.post(f"{path}/join", {}, 403))["reason"] == "guests"
            assert (await ann.post(f"{path}/start", None, 409))["reason"] == "few_players"
            await ann.post(f"{path}/join", {})
            robin = await bot_of(ground, ann, "Robin")
            assert (await robin.post(f"{path}/join", {}, 403))["reason"] == "own_bots"
            await bob.post(f"{path}/join", {})
            cid = await ground.account("Cid")
            assert (await cid.post(f"{path}/join", {}, 409))["reason"] == "full"
            assert (await bob.post(f"{path}/start", None, 403))["reason"] == "not_owner"
            assert (await bob.post(f"{path}/cancel", None, 403))["reason"] == "not_owner"
            assert (await bob.post(f"{path}/leave"))["info"]["players"] == 1
            assert (await ann.post(f"{path}/cancel"))["info"]["status"] == "cancelled"
            assert (await bob.post(f"{path}/join", {}, 409))["reason"] == "not_open"
            assert (await ann.post(f"{path}/start", None, 409))["reason"] == "not_open"
            await bob.get("/api/tournaments/nothing", 404)

    run(scenario())


def test_lists_have_pages_and_private_ones_are_found_by_their_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            made = [
                (await ann.post("/api/tournaments", {**SHORT, "format": "swiss", "title": f"No {at}"}, 201))
                for at in range(3)
            ]
            hidden = await ann.post("/api/tournaments", {**SHORT, "format": "knockout", "public": False}, 201)
            first = await bob.get("/api/tournaments?limit=2")
            rest = await bob.get(f"/api/tournaments?limit=2&after={first['next']}")
            titles = [one["title"] for page in (first, rest) for one in page["tournaments"]]
            assert sorted(titles) == ["No 0", "No 1", "No 2"]
            assert rest["next"] is None
            assert (await bob.get("/api/tournaments?game=city"))["tournaments"] == []
            assert (await bob.get("/api/me/tournaments"))["tournaments"] == []
            await bob.post(f"/api/tournaments/{hidden['info']['id']}/join", {})
            assert [one["id"] for one in (await bob.get("/api/me/tournaments"))["tournaments"]] == [
                hidden["info"]["id"]
            ]
            assert len((await ann.get("/api/me/tournaments"))["tournaments"]) == 4
            assert len(made) == 3

    run(scenario())


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"clock": {"mode": "none"}}, "clock"),
        ({"clock": {"mode": "days"}}, "clock"),
        ({"seats": 3}, "seats"),
        ({"game": "legends-draft", "choices": "own"}, "choices"),
        ({"format": "round_robin", "most": 65}, "players"),
        ({"starts": 5}, "starts"),
        ({"game": "city", "options": {}, "choices": "own"}, "choices"),
    ],
)
def test_tournaments_that_cannot_be_are_refused(tmp_path: Path, changes: Json, reason: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            wish: dict[str, Any] = {**SHORT, "format": "swiss", **changes}
            refused = await ann.post("/api/tournaments", wish, 422)
            assert (refused["error"], refused["reason"]) == ("bad_tournament", reason)

    run(scenario())


def test_everybody_plays_with_the_deck_that_they_have_chosen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 2)
            made = await owner.post(
                "/api/tournaments", {**SHORT, "format": "swiss", "choices": "preset"}, 201
            )
            path = f"/api/tournaments/{made['info']['id']}"
            for wrong in ({}, {"decks": None}, {"decks": "nothing"}, {"decks": {"kind": "built"}}):
                await bots[0].post(f"{path}/join", {"choice": wrong}, 422)
            await bots[0].post(f"{path}/join", {"choice": {"decks": "hoax"}})
            await bots[1].post(f"{path}/join", {"choice": {"decks": "hoax"}})
            again = await bots[0].post(f"{path}/join", {"choice": {"decks": "vulca"}})
            assert again["you"]["choice"] == {"decks": "vulca"}
            assert (await bots[1].get(path))["you"]["choice"] == {"decks": "hoax"}
            await owner.post(f"{path}/start")
            page = await bots[0].get(path)
            table = await bots[0].get(f"/api/tables/{page['you']['table']}")
            own = table["you"]["seats"][0]
            assert table["options"]["decks"][own] == "vulca"
            assert table["options"]["decks"][1 - own] == "hoax"
            assert table["origin"] == f"tournament:{made['info']['id']}:1"

    run(scenario())


def test_it_begins_by_itself_when_its_time_has_come_or_is_called_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 2)
            soon = ground.services.house.now() + 2000
            full = await opened(owner, bots, format="swiss", starts=soon)
            empty = await opened(owner, [], format="swiss", starts=soon)
            assert (await until(owner, full, 1))["info"]["status"] == "playing"
            while (await state(owner, empty))["info"]["status"] == "open":
                await asyncio.sleep(0.05)
            assert (await state(owner, empty))["info"]["status"] == "cancelled"

    run(scenario())


def test_everybody_who_plays_is_told_that_a_round_has_begun(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 2)
            id = await opened(owner, bots, format="swiss")
            heard: list[tuple[str, Json]] = []
            house = ground.services.house
            house.ring = lambda person, event: heard.append((person, event))  # type: ignore[method-assign]
            page = await owner.post(f"/api/tournaments/{id}/start")
            table = page["games"][0]["table"]
            rounds = {person: event for person, event in heard if event["type"] == "round"}
            assert set(rounds) == {bot.id for bot in bots}
            assert all(
                event == {"type": "round", "tournament": id, "round": 1, "table": table}
                for event in rounds.values()
            )
            assert sum(event["type"] == "turn" for _, event in heard) == 1, "and whose turn it is"

    run(scenario())


def test_who_deletes_the_account_has_withdrawn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cid = [await ground.account(name) for name in ("Ann", "Bob", "Cid")]
            id = await opened(ann, [ann, bob, cid], format="round_robin")
            mine = await opened(bob, [ann], format="swiss")
            await ann.post(f"/api/tournaments/{id}/start")
            await bob.post("/api/me/delete", {"password": "correct horse"})
            page = await state(ann, id)
            assert [line["name"] for line in page["players"] if line["gone"]] == [""]
            assert (await state(ann, mine))["info"]["status"] == "cancelled"

    run(scenario())


def test_its_beginning_goes_into_a_calendar(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            begin = ground.services.house.now() + 86_400_000
            title = "Cup; of, the " + "ł" * 40
            id = await opened(ann, [], format="swiss", starts=begin, title=title)
            text = (await ann.http.get(f"/api/tournaments/{id}/calendar.ics")).content
            lines = text.split(b"\r\n")
            assert lines[0] == b"BEGIN:VCALENDAR"
            assert all(len(line) <= 75 for line in lines)
            whole = text.replace(b"\r\n ", b"").decode()
            assert f"SUMMARY:Cup\\; of\\, the {'ł' * 40}\r\n" in whole
            assert f"URL:{ground.base}/tournament/{id}\r\n" in whole
            when = datetime.fromtimestamp(begin / 1000, UTC)
            assert f"DTSTART:{when:%Y%m%dT%H%M%SZ}\r\n" in whole
            nameless = await opened(ann, [], format="swiss", starts=begin)
            await ann.call("PATCH", "/api/me", {"language": "de"})
            text = (await ann.http.get(f"/api/tournaments/{nameless}/calendar.ics")).content
            assert b"SUMMARY:Die Legenden von Blue Moon\r\n" in text, "not by its id"
            undated = await opened(ann, [], format="swiss")
            assert (await ann.get(f"/api/tournaments/{undated}/calendar.ics", 409))["reason"] == "no_date"

    run(scenario())


def test_a_tournament_starts_while_others_still_come(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            owner, bots = await crowd(ground, 6)
            id = await opened(owner, bots[:2], format="swiss")
            path = f"/api/tournaments/{id}"
            coming = [bot.post(f"{path}/join", {}, None) for bot in bots[2:]]
            page, *_ = await asyncio.gather(owner.post(f"{path}/start"), *coming)
            now = await state(owner, id)
            assert now["info"]["status"] == "playing"
            assert now["info"]["players"] == page["info"]["players"]
            assert all(line["number"] is not None for line in now["players"]), "nobody came too late"

    run(scenario())


def test_a_table_is_played_without_options_that_do_not_fit_it() -> None:
    row = tournament("cup")
    row.options = '{"players": 4, "nothing": "like this"}'
    people = [Participant(name, 1) for name in ("ann", "bob", "cid")]
    assert options_at(row, people)["players"] == 3
