"""Pages of people: what they played, with whom and how well; what of it others may see; and the ladders."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from obelisk.core.decision import Result
from obelisk.server.profiles import streaks
from obelisk.server.table.endings import finish
from obelisk.storage.base import PERSON_SEAT, SeatRow, TableRow
from obelisk.storage.connection import Connection
from obelisk.storage.standing import Rating, ResultRow
from obelisk.storage.standing_rows import held_rating
from server.playground import Client, Json, Playground, play_out, playground, run
from server.test_rated_bots import bot_of

LIVE = {"mode": "game", "seconds": 900, "increment": 10}


async def lose(ground: Playground, loser: Client, winner: Client, **wish: Any) -> str:
    """A game of two that one of them gives up."""
    table = await ground.table(loser, winner, **wish)
    await loser.post(f"/api/tables/{table}/resign")
    return table


def test_a_page_tells_ratings_results_and_last_games(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            for _ in range(3):
                await lose(ground, bob, ann, rated=True, clock=LIVE)
            last = await lose(ground, ann, bob, rated=True, clock=LIVE)
            slow = await lose(ground, bob, ann, rated=True, options={"edition": "2018", "players": 2})
            page = await ground.client().get(f"/api/people/{ann.id}")
            assert (page["name"], page["kind"], page["private"]) == ("Ann", "account", False)
            assert page["games"] == ["city"]
            days, live = page["ratings"]
            assert [(one["seats"], one["pace"], one["games"]) for one in (days, live)] == [
                (2, "days", 1),
                (2, "live", 4),
            ]
            assert live["provisional"]
            numbers = [point["shown"] for point in live["curve"]]
            assert len(numbers) == 4
            assert numbers[0] < numbers[1] < numbers[2]
            assert numbers[3] < numbers[2], "the last one was lost"
            assert numbers[3] == live["shown"]
            record = await bob.get(f"/api/people/{ann.id}/record?game=city")
            assert (record["games"], record["wins"], record["streak"], record["best"]) == (5, 4, 1, 3)
            (met,) = record["opponents"]
            assert (met["person"], met["name"], met["games"], met["wins"]) == (bob.id, "Bob", 5, 4)
            assert {one["of"]: one["wins"] for one in record["seats"]} == {"0": 0, "1": 4}
            assert {str(one["options"]): one["games"] for one in record["options"]} == {
                "{}": 4,
                "{'edition': '2018', 'layout': 'cross'}": 1,
            }
            lines = (await bob.get(f"/api/people/{ann.id}/results"))["results"]
            assert [line["table"] for line in lines[:2]] == [slow, last]
            assert (lines[1]["place"], lines[1]["winners"], lines[1]["ending"]) == (2, [1], "resigned")
            assert [player["name"] for player in lines[1]["players"]] == ["Ann", "Bob"]
            assert lines[1]["shown"] == live["shown"]

    run(scenario())


def test_a_history_is_read_in_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            tables = [await lose(ground, ann, bob) for _ in range(5)]
            for path, key in ((f"/api/people/{ann.id}/results", "results"), ("/api/me/tables", "tables")):
                read: list[str] = []
                after: str | None = ""
                while after is not None:
                    page = await ann.get(f"{path}?limit=2&after={after}")
                    read += [line.get("table") or line["id"] for line in page[key]]
                    after = page["next"]
                assert sorted(read) == sorted(tables)
                await ann.get(f"{path}?after=nonsense", 400)

    run(scenario())


def test_others_do_not_see_what_is_private(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.account(name) for name in ("Ann", "Bob", "Eve")]
            shown = await lose(ground, ann, bob, rated=True, clock=LIVE)
            secret = await lose(ground, ann, bob, public=False, spectators=False)
            page = f"/api/people/{ann.id}"

            async def tables(reader: Client) -> list[str]:
                return [line["table"] for line in (await reader.get(f"{page}/results"))["results"]]

            assert await tables(ann) == [secret, shown]
            assert await tables(eve) == [shown]
            assert (await eve.get(f"{page}/record?game=city"))["games"] == 1
            assert (await ann.get(f"{page}/record?game=city"))["games"] == 2
            assert (await ann.call("PATCH", "/api/me", {"private": True}))["private"]
            hidden = await eve.get(page)
            assert (hidden["name"], hidden["private"], hidden["ratings"], hidden["games"]) == (
                "Ann",
                True,
                [],
                [],
            )
            for rest in ("/results", "/record?game=city"):
                assert (await eve.get(page + rest, 403))["reason"] == "private"
                assert (await ground.client().get(page + rest, 403))["reason"] == "private"
                await ann.get(page + rest)
            ladder = await eve.get("/api/ladder/city")
            assert [line["name"] for line in ladder["lines"]] == ["Bob"]
            own = await ann.get("/api/ladder/city")
            assert own["you"]["place"] == 2
            assert [line["name"] for line in own["lines"]] == ["Bob"]
            await ann.call("PATCH", "/api/me", {"private": False})
            assert len((await eve.get("/api/ladder/city"))["lines"]) == 2

    run(scenario())


def test_a_bot_account_has_a_page_that_names_its_owner(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.guest("Bob")
            robin = await bot_of(ground, ann, "Robin")
            table = await lose(ground, bob, robin, public=False)
            page = await bob.get(f"/api/people/{robin.id}")
            assert (page["kind"], page["owner"], page["owner_name"]) == ("bot", ann.id, "Ann")
            await robin.call("PATCH", "/api/me", {"private": True})
            await bob.get(f"/api/people/{robin.id}/results", 403)
            own = await ann.get(f"/api/people/{robin.id}/results")
            assert [line["table"] for line in own["results"]] == [table], "people know all of their bots"

    run(scenario())


def test_a_guest_who_registers_keeps_the_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            await lose(ground, ann, bob)
            before = await bob.get(f"/api/people/{bob.id}")
            await bob.account("Robert")
            after = await bob.get(f"/api/people/{bob.id}")
            assert (after["since"], after["games"], after["kind"]) == (before["since"], ["city"], "account")
            (line,) = (await ann.get(f"/api/people/{bob.id}/results"))["results"]
            assert [player["name"] for player in line["players"]] == ["Ann", "Robert"]

    run(scenario())


def test_a_game_against_a_bot_of_the_server_counts_and_one_against_oneself_does_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            for second in ({"kind": "bot", "bot": "random"}, {"kind": "me"}):
                table = await ground.table(ann, seats=[{"kind": "me"}, second])
                await ann.post(f"/api/tables/{table}/resign")
            record = await ann.get(f"/api/people/{ann.id}/record?game=city")
            assert record["games"] == 1
            assert [(one["bot"], one["games"], one["wins"]) for one in record["opponents"]] == [
                ("random", 1, 0)
            ]
            assert len((await ann.get(f"/api/people/{ann.id}/results"))["results"]) == 2

    run(scenario())


def test_two_bots_of_a_kind_are_one_opponent_of_one_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
            table = await ground.table(ann, seats=seats, options={"players": 3})
            await ann.post(f"/api/tables/{table}/resign")
            record = await ann.get(f"/api/people/{ann.id}/record?game=city")
            assert [(one["bot"], one["games"]) for one in record["opponents"]] == [("random", 1)]

    run(scenario())


def test_decks_of_legends_are_told_by_name_and_own_ones_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, game="legends", options={"decks": ["hoax", "vulca"]})
            await ann.post(f"/api/tables/{table}/resign")
            record = await ann.get(f"/api/people/{ann.id}/record?game=legends")
            assert record["decks"] == [{"of": "hoax", "games": 1, "wins": 0}]

    run(scenario())


def test_a_ladder_goes_on_where_the_page_before_ended(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            people = [await ground.account(f"Person {number}") for number in range(7)]

            def rate(connection: Connection) -> None:
                for number, person in enumerate(people):
                    games = 9 + number % 2
                    rating = Rating(person.id, "city", 30.0 - number / 3, 1 / 3, games, 3, "days")
                    held_rating(connection, rating)

            await ground.services.storage.write(rate)  # type: ignore[attr-defined]
            lines: list[Json] = []
            after: str | None = ""
            reader = people[5]
            while after is not None:
                page = await reader.get(f"/api/ladder/city?seats=3&pace=days&limit=3&after={after}")
                assert page["you"]["place"] == 6
                lines += page["lines"]
                after = page["next"]
            assert [line["place"] for line in lines] == list(range(1, 8))
            assert [line["name"] for line in lines] == [f"Person {number}" for number in range(7)]
            assert [line["rating"]["provisional"] for line in lines[:2]] == [True, False]
            for wrong in ("after=1-zz-a", "seats=99", "pace=soon"):
                await reader.get(f"/api/ladder/city?{wrong}", 400)
            await reader.get("/api/ladder/city?after=1-7ff8000000000000-a", 422)
            assert (await reader.get("/api/ladder/city?seats=2&pace=days"))["lines"] == []
            await reader.get("/api/ladder/nothing", 404)

    run(scenario())


def table_with(*seats: SeatRow) -> TableRow:
    row = TableRow(
        id="t", game="city", rules=1, options='{"players": 3}', status="playing", owner="p0", title="",
        is_public=True, is_rated=True, spectators=True, clock='{"mode": "days", "days": 2}',
        takeover="random", commitment="", seed=None, origin="", created=1, moved=1,
    )  # fmt: skip
    row.seats = list(seats)
    return row


def test_whoever_leaves_a_rated_game_to_the_bot_is_last_and_the_others_move_up() -> None:
    """The bot of the first seat wins for somebody who is away: that is worth nothing."""
    seats = [SeatRow(seat, PERSON_SEAT, f"p{seat}") for seat in range(3)]
    seats[0].is_away = True
    won = Result("offerings", [0], [1, 2, 3], {})
    rated = table_with(*seats)
    assert [each.place for each in finish(rated, seats, "rules", won, 5).results] == [3, 1, 2]
    friendly = table_with(*seats)
    friendly.is_rated = False
    assert [each.place for each in finish(friendly, seats, "rules", won, 5).results] == [1, 2, 3]
    seats[1].has_resigned = True
    assert [each.place for each in finish(rated, seats, "rules", won, 5).results] == [2, 2, 1]


def test_streaks_are_counted_from_the_last_game() -> None:
    def rows(places: str) -> list[ResultRow]:
        return [ResultRow("t", 0, "p", "city", int(place), 2, False, 1) for place in places]

    assert streaks(rows("")) == (0, 0)
    assert streaks(rows("1121111")) == (2, 4)
    assert streaks(rows("2231")) == (-3, 1)


def test_a_rated_table_is_for_accounts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, guest = await ground.account("Ann"), await ground.guest("Guest")
            duel = {"game": "city", "rated": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert (await guest.post("/api/tables", duel, 403))["reason"] == "guests"
            table = (await ann.post("/api/tables", duel, 201))["table"]["id"]
            assert (await guest.post(f"/api/tables/{table}/join", {}, 403))["reason"] == "guests"

    run(scenario())


def test_my_tables_say_whose_time_runs_out_when_and_who_won(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            timed = await ground.table(ann, bob, clock={"mode": "days", "days": 2})
            over = await ground.table(ann, bob)
            async with ann.socket(over) as one, bob.socket(over) as other:
                last = await play_out([one, other], Random(1))
            tables = {table["id"]: table for table in (await ann.get("/api/me/tables"))["tables"]}
            clock = tables[timed]
            assert clock["turn"] in (0, 1)
            assert clock["deadline"] - clock["moved"] == 2 * 86_400_000
            assert tables[over]["deadline"] is None
            # Nobody may have won: the cards are dealt anew each time, and the game may have stood still.
            assert tables[over]["result"]["winners"] == last["result"]["winners"]

    run(scenario())
