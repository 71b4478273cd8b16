"""Clubs through the API: who comes in, who is told what, and what remains when somebody goes."""

from __future__ import annotations

import io
import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from obelisk.server import clubs
from server.playground import Client, Json, playground, run

SEATS = [{"kind": "me"}, {"kind": "open"}]
CUP = {"game": "city", "format": "swiss", "clock": {"mode": "days", "days": 1}}


async def founded(owner: Client, *others: Client) -> str:
    """A club of somebody whom others have followed by a link."""
    club = str((await owner.post("/api/clubs", {"name": "Thursdays"}, 201))["info"]["id"])
    code = (await owner.post(f"/api/clubs/{club}/invite"))["code"]
    for other in others:
        await other.post(f"/api/clubs/{club}/join", {"code": code})
    return club


async def table_of(owner: Client, club: str, **wish: object) -> str:
    body = {"game": "city", "seats": SEATS, "club": club, **wish}
    return str((await owner.post("/api/tables", body, 201))["table"]["id"])


async def lost_by(loser: Client, winner: Client, club: str) -> str:
    table = await table_of(loser, club)
    await winner.post(f"/api/tables/{table}/join", {})
    await loser.post(f"/api/tables/{table}/start")
    await loser.post(f"/api/tables/{table}/resign")
    return table


def test_people_come_by_link_or_are_asked_in_and_go(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            gus, eve = await ground.guest("Gus"), await ground.account("Eve")
            assert (await gus.post("/api/clubs", {"name": "x"}, 403))["reason"] == "guests"
            assert (await ann.post("/api/clubs", {"name": " \u200b "}, 422))["error"] == "bad_name"
            club = await founded(ann, gus)
            page = await ann.get(f"/api/clubs/{club}")
            assert [one["name"] for one in page["members"]] == ["Ann", "Gus"]
            assert (page["info"]["members"], page["has_code"]) == (2, True)
            # Asked in by name, however it is written.
            page = await ann.post(f"/api/clubs/{club}/ask", {"name": " BOB"})
            assert [one["asked"] for one in page["members"]] == [False, False, True]
            assert (await ann.post(f"/api/clubs/{club}/ask", {"name": "Nobody"}, 404))["reason"] == "person"
            assert (await ann.post(f"/api/clubs/{club}/ask", {"name": "Bob"}, 409))[
                "reason"
            ] == "already_there"
            assert (await bob.get(f"/api/clubs/{club}", 403))["reason"] == "members"
            (asked,) = (await bob.get("/api/me/clubs"))["clubs"]
            assert (asked["name"], asked["asked"], asked["members"]) == ("Thursdays", True, 2)
            await bob.post(f"/api/clubs/{club}/join", {})
            assert (await bob.get(f"/api/clubs/{club}"))["info"]["members"] == 3
            # Nobody else: neither without a word nor with an old invitation.
            assert (await eve.post(f"/api/clubs/{club}/join", {}, 403))["reason"] == "invite"
            old = (await ann.post(f"/api/clubs/{club}/invite"))["code"]
            await ann.post(f"/api/clubs/{club}/invite")
            assert (await eve.post(f"/api/clubs/{club}/join", {"code": old}, 403))["reason"] == "invite"
            assert (await bob.post(f"/api/clubs/{club}/invite", None, 403))["reason"] == "not_owner"
            # Whoever holds the invitation is told where it leads, signed in or not.
            new = {"code": (await ann.post(f"/api/clubs/{club}/invite"))["code"]}
            stranger = ground.client()
            told = await stranger.post(f"/api/clubs/{club}/invited", new)
            assert told == {"name": "Thursdays", "members": 3}
            for void in ({"code": old}, {}):
                assert (await eve.post(f"/api/clubs/{club}/invited", void, 403))["reason"] == "invite"
            assert (await eve.post("/api/clubs/none/invited", new, 404))["reason"] == "club"
            # Whoever is asked may decline.
            await ann.post(f"/api/clubs/{club}/ask", {"name": "Eve"})
            await eve.post(f"/api/clubs/{club}/leave")
            assert (await eve.get("/api/me/clubs"))["clubs"] == []
            page = await ann.call("DELETE", f"/api/clubs/{club}/members/{gus.id}")
            assert [one["name"] for one in page["members"]] == ["Ann", "Bob"]
            await ann.post(f"/api/clubs/{club}/leave")
            assert (await bob.get(f"/api/clubs/{club}"))["info"]["owner"] == bob.id
            await bob.call("DELETE", f"/api/clubs/{club}")
            assert (await bob.get(f"/api/clubs/{club}", 404))["reason"] == "club"

    run(scenario())


def test_whoever_is_blocked_neither_asks_nor_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.account(name) for name in ("Ann", "Bob", "Eve")]
            club = await founded(ann)
            code = (await ann.post(f"/api/clubs/{club}/invite"))["code"]
            await bob.call("PUT", f"/api/me/blocks/{ann.id}")
            await ann.call("PUT", f"/api/me/blocks/{eve.id}")
            assert (await ann.post(f"/api/clubs/{club}/ask", {"name": "Bob"}, 403))["reason"] == "blocked"
            assert (await eve.post(f"/api/clubs/{club}/join", {"code": code}, 403))["reason"] == "blocked"

    run(scenario())


async def told(reader: Client, table: str) -> list[int]:
    """What somebody gets who asks for everything there is about a table."""
    paths = (await reader.get("/docs/openapi.json"))["paths"]
    about = [
        path.replace("{table}", table)
        for path, verbs in paths.items()
        if "get" in verbs and path.startswith("/api/tables/{table}")
    ]
    assert len(about) > 8
    return [(await reader.http.get(path, params={"plies": "0"})).status_code for path in about]


async def watches(reader: Client, table: str) -> bool:
    try:
        async with reader.socket(table) as socket:
            await socket.until("table")
    except Exception:
        return False
    return True


def test_only_members_know_of_a_table_of_the_club(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cleo = [await ground.account(name) for name in ("Ann", "Bob", "Cleo")]
            eve, nobody = await ground.account("Eve"), ground.client()
            club = await founded(ann, bob, cleo)
            assert (await eve.post("/api/tables", {"game": "city", "seats": SEATS, "club": club}, 403))[
                "reason"
            ] == "members"
            other = {"kind": "person", "person": eve.id}
            wish = {"game": "city", "seats": [{"kind": "me"}, other], "club": club}
            assert (await ann.post("/api/tables", wish, 403))["reason"] == "members"
            table = await table_of(ann, club, public=True, title="Zebra")
            info = await cleo.get(f"/api/tables/{table}")
            assert (info["club"], info["public"]) == (club, False)
            for reader in (eve, nobody):
                assert set(await told(reader, table)) <= {401, 403}
                assert not await watches(reader, table)
                for page in ("/api/lobby", "/api/tables", "/api/live", f"/t/{table}"):
                    assert "Zebra" not in (await reader.http.get(page)).text, page
                assert "Zebra" not in (await reader.http.get(f"/preview/t/{table}.svg")).text
            assert (await eve.post(f"/api/tables/{table}/join", {}, 403))["reason"] == "members"
            assert await watches(cleo, table)
            await bob.post(f"/api/tables/{table}/join", {})
            # A seat that somebody leaves is free for another member.
            await bob.post(f"/api/tables/{table}/leave")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            listed = await cleo.get(f"/api/clubs/{club}/tables")
            assert [one["id"] for one in listed["tables"]] == [table]
            assert "Zebra" not in (await eve.http.get(f"/api/people/{ann.id}/results")).text
            # Whoever is taken out while they watch sees no more.
            async with cleo.socket(table) as socket:
                await socket.until("state")
                await ann.call("DELETE", f"/api/clubs/{club}/members/{cleo.id}")
                await socket.until("bye")
            assert not await watches(cleo, table)
            assert set(await told(cleo, table)) <= {401, 403}
            # Who sits there plays on, member or not.
            await bob.post(f"/api/clubs/{club}/leave")
            assert await watches(bob, table)
            await bob.post(f"/api/tables/{table}/resign")
            await ann.call("DELETE", f"/api/clubs/{club}")
            assert (await bob.get(f"/api/tables/{table}"))["ending"] == "resigned"
            assert set(await told(eve, table)) <= {401, 403}
            assert (await bob.post(f"/api/tables/{table}/rematch", None, 403))["reason"] == "members"

    run(scenario())


def test_only_members_know_of_a_tournament_of_the_club(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.account(name) for name in ("Ann", "Bob", "Eve")]
            club = await founded(ann, bob)
            await eve.post("/api/tournaments", {**CUP, "club": club}, 403)
            made = await ann.post("/api/tournaments", {**CUP, "club": club}, 201)
            cup = str(made["info"]["id"])
            assert (made["info"]["club"], made["info"]["public"]) == (club, False)
            for part in ("", "/results", "/standing.csv", "/calendar.ics"):
                assert (await eve.get(f"/api/tournaments/{cup}{part}", 403))["reason"] == "members"
                await ground.client().get(f"/api/tournaments/{cup}{part}", 403)
            await eve.post(f"/api/tournaments/{cup}/join", {}, 403)
            assert (await eve.get("/api/tournaments"))["tournaments"] == []
            await ann.post(f"/api/tournaments/{cup}/join", {})
            await bob.post(f"/api/tournaments/{cup}/join", {})
            page = await ann.post(f"/api/tournaments/{cup}/start")
            (game,) = page["games"]
            assert (await ann.get(f"/api/tables/{game['table']}"))["club"] == club
            await eve.get(f"/api/tables/{game['table']}", 403)
            listed = await bob.get(f"/api/clubs/{club}/tournaments")
            assert [one["id"] for one in listed["tournaments"]] == [cup]
            # Whoever takes part follows it to the end.
            await bob.post(f"/api/clubs/{club}/leave")
            await bob.get(f"/api/tournaments/{cup}")

    run(scenario())


def test_the_ladder_of_a_club_and_its_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cleo = [await ground.account(name) for name in ("Ann", "Bob", "Cleo")]
            club = await founded(ann, bob, cleo)
            played = [await lost_by(bob, ann, club), await lost_by(bob, cleo, club)]
            played.append(await lost_by(ann, bob, club))
            ladder = await ann.get(f"/api/clubs/{club}/ladder?game=city")
            lines = [(one["place"], one["name"], one["games"], one["wins"]) for one in ladder["lines"]]
            assert lines == [(1, "Cleo", 1, 1), (1, "Ann", 2, 1), (1, "Bob", 3, 1)]
            assert (await ann.get(f"/api/clubs/{club}/ladder?game=legends"))["lines"] == []
            await ann.get(f"/api/clubs/{club}/ladder?game=chess", 404)
            # Played elsewhere it does not count.
            table = await ground.table(bob, ann)
            await bob.post(f"/api/tables/{table}/resign")
            again = await ann.get(f"/api/clubs/{club}/ladder?game=city")
            assert again == ladder
            found: list[str] = []
            after: str | None = ""
            while after is not None:
                page = await ann.get(f"/api/clubs/{club}/tables?limit=2&after={after}")
                found += [one["id"] for one in page["tables"]]
                after = page["next"]
            assert found == played[::-1]

    run(scenario())


def test_a_club_goes_along_and_goes_with_its_people(tmp_path: Path) -> None:
    async def taken(client: Client) -> Json:
        archive = ZipFile(io.BytesIO((await client.http.get("/api/me/export")).content))
        (found,) = json.loads(archive.read("clubs.json"))
        assert isinstance(found, dict)
        return found

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, gus = (
                await ground.account("Ann"),
                await ground.account("Bob"),
                await ground.guest("Gus"),
            )
            club = await founded(ann, bob, gus)
            assert (await taken(ann))["name"] == "Thursdays"
            assert "Bob" not in json.dumps(await taken(ann)), "others are theirs to tell"
            await ann.post("/api/me/delete", {"password": "correct horse"})
            page = await bob.get(f"/api/clubs/{club}")
            assert (page["info"]["owner"], [one["name"] for one in page["members"]]) == (
                bob.id,
                ["Bob", "Gus"],
            )
            await bob.post("/api/me/delete", {"password": "correct horse"})
            assert (await gus.get("/api/me/clubs"))["clubs"] == []
            await gus.get(f"/api/clubs/{club}", 404)

    run(scenario())


def test_clubs_have_their_measure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs, "MOST_CLUBS", 2)
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 2)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cleo = [await ground.account(name) for name in ("Ann", "Bob", "Cleo")]
            club = await founded(ann, bob)
            code = (await ann.post(f"/api/clubs/{club}/invite"))["code"]
            assert (await cleo.post(f"/api/clubs/{club}/join", {"code": code}, 409))["reason"] == "full"
            assert (await ann.post(f"/api/clubs/{club}/ask", {"name": "Cleo"}, 409))["reason"] == "full"
            await founded(ann)
            assert (await ann.post("/api/clubs", {"name": "Third"}, 429))["reason"] == "clubs"
            others = [await ground.account(f"Other {number}") for number in range(3)]
            asking = [await founded(other) for other in others]
            for other, one in zip(others, asking, strict=True):
                status = 409 if other is others[2] else 200
                await other.post(f"/api/clubs/{one}/ask", {"name": "Bob"}, status)

    run(scenario())


def test_what_strangers_ask_of_a_club(tmp_path: Path) -> None:
    """Every route of a club: nobody who is not in it learns anything, not even its name."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, eve = await ground.account("Ann"), await ground.account("Eve")
            club = await founded(ann)
            assert await everything(eve, club) == []
            assert len(await everything(ann, club)) >= 3

    run(scenario())


async def everything(reader: Client, club: str) -> list[str]:
    """What the pages of a club tell somebody."""
    paths = (await reader.get("/docs/openapi.json"))["paths"]
    about = [path for path, verbs in paths.items() if "get" in verbs and "{club}" in path]
    assert len(about) == 4
    found: list[str] = []
    for path in about:
        query = {"game": "city"} if path.endswith("ladder") else {}
        answer = await reader.http.get(path.replace("{club}", club), params=query)
        if answer.is_success:
            found.append(answer.text)
        else:
            assert "Thursdays" not in answer.text
            assert "Ann" not in answer.text
    return found
