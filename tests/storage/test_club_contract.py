"""What every store promises of clubs: nobody is one too many, and none outlives its last account."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from obelisk.storage.base import BOT, GUEST, Change, Conflict, Finish, Storage, Turn
from obelisk.storage.clubs import Club, ClubMember
from obelisk.storage.standing import FIRST, ResultRow
from obelisk.storage.tournaments import TournamentWish
from storage.samples import now, person, table, tournament
from storage.test_storage_contract import storage

__all__ = ["storage"]
"""The fixture: an empty SQLite and an empty PostgreSQL store with Ann and Bob."""

CODE = b"\x00code\xff"


async def founded(storage: Storage, *others: str) -> None:
    """The club of Ann, with others who have come in this order."""
    await storage.add_club(Club("club", "Family ☺", "ann", 3, CODE), 5)
    for number, name in enumerate(others):
        if await storage.person(name) is None:
            await storage.add_person(person(name), name.encode(), 1 << 60)
        await storage.join_club("club", name, 4 + number, CODE, 9, 9)


async def names(storage: Storage) -> list[str]:
    return [one.person for one in await storage.club_members("club") if not one.is_asked]


async def test_a_club_is_stored_as_told(storage: Storage) -> None:
    await founded(storage, "bob")
    club = Club("club", "Family ☺", "ann", 3, CODE)
    assert await storage.club("club") == club
    assert await storage.club("nothing") is None
    assert await storage.club_members("club") == [
        ClubMember("ann", 3, False, "Ann", "account"),
        ClubMember("bob", 4, False, "Bob", "account"),
    ]
    assert await storage.clubs_of("bob") == [(club, ClubMember("bob", 4, False), 2)]
    assert await storage.is_member("club", "ann")
    assert not await storage.is_member("club", "carl")
    assert not await storage.is_member("nothing", "ann")
    with pytest.raises(Conflict, match="many"):
        await storage.add_club(Club("second", "", "ann", 3), 1)
    await storage.set_club_code("club", b"new")
    with pytest.raises(Conflict, match="code"):
        await storage.join_club("club", "carl", 9, CODE, 9, 9)


async def test_whoever_is_asked_in_is_a_member_once_they_say_so(storage: Storage) -> None:
    await founded(storage)
    await storage.ask_in("club", "bob", 5, 9, 9)
    assert not await storage.is_member("club", "bob")
    ((_, member, members),) = await storage.clubs_of("bob")
    assert (member.is_asked, members) == (True, 1)
    with pytest.raises(Conflict, match="there"):
        await storage.ask_in("club", "bob", 6, 9, 9)
    # Who was asked has a place, however full it is.
    await storage.join_club("club", "bob", 7, None, 2, 9)
    assert await names(storage) == ["ann", "bob"]
    with pytest.raises(Conflict, match="there"):
        await storage.join_club("club", "bob", 8, CODE, 9, 9)
    with pytest.raises(Conflict, match="full"):
        await storage.ask_in("club", "carl", 8, 2, 9)
    with pytest.raises(Conflict, match="many"):
        await storage.ask_in("club", "carl", 8, 9, 0)


async def test_nobody_is_one_too_many(storage: Storage) -> None:
    await founded(storage)
    joining = [storage.join_club("club", f"p{number}", number, CODE, 4, 9) for number in range(8)]
    outcomes = await asyncio.gather(*joining, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 3
    assert {str(outcome) for outcome in outcomes if outcome is not None} == {"full"}
    for number in range(3):
        await storage.add_club(Club(f"c{number}", "", "ann", 5, CODE), 9)
    joining = [storage.join_club(f"c{number}", "bob", 6, CODE, 9, 2) for number in range(3)]
    outcomes = await asyncio.gather(*joining, return_exceptions=True)
    assert sorted(str(outcome) for outcome in outcomes) == ["None", "None", "many"]


async def test_the_club_of_an_owner_goes_to_the_account_that_came_next(storage: Storage) -> None:
    for name, kind in (("gus", GUEST), ("robin", BOT)):
        await storage.add_person(replace(person(name), kind=kind), name.encode(), 1 << 60)
    await founded(storage, "gus", "robin", "bob")
    await storage.ask_in("club", "carl", 9, 9, 9)
    await storage.leave_club("club", "ann")
    found = await storage.club("club")
    assert found is not None
    assert found.owner == "bob"
    assert await names(storage) == ["gus", "robin", "bob"]
    await storage.erase_person("bob")
    assert await storage.club("club") is None, "no account is left"
    assert await storage.club_members("club") == []
    with pytest.raises(Conflict):
        await storage.leave_club("club", "gus")


async def test_what_has_not_begun_ends_with_the_club(storage: Storage) -> None:
    await founded(storage, "bob")
    for id, status in (("waits", "lobby"), ("runs", "playing")):
        await storage.add_table(replace(table(id, status), club="club", is_public=False), [])
    await storage.add_tournament(replace(tournament("cup"), club="club", is_public=False), 9)
    wish = TournamentWish("", "", "", FIRST, 10, club="club")
    assert [row.id for row, _ in await storage.tournaments(wish)] == ["cup"]
    assert [row.id for row in await storage.club_tables("club", FIRST, 1)] == ["waits"]
    assert [row.id for row in await storage.club_tables("club", (1, "waits"), 9)] == ["runs"]
    await storage.close_club("club")
    assert (await now(storage, "waits")).status == "closed"
    assert (await now(storage, "runs")).status == "playing"
    cup = await storage.tournament("cup")
    assert cup is not None
    assert cup.status == "cancelled"
    assert await storage.clubs_of("bob") == []


async def finished(storage: Storage, id: str, *places: tuple[str, int], seats: int = 2) -> None:
    await storage.add_table(replace(table(id), club="club"), [])
    results = [
        ResultRow(id, seat, who, "city", place, seats, False, 9) for seat, (who, place) in enumerate(places)
    ]
    finish = Finish("rules", "{}", results)
    await storage.advance(await now(storage, id), Change(Turn(None, None, None, "[]", 9), finish=finish))


async def test_the_ladder_counts_what_members_did_among_each_other(storage: Storage) -> None:
    await founded(storage, "bob", "carl")
    await finished(storage, "a", ("ann", 1), ("bob", 2))
    await finished(storage, "b", ("ann", 1), ("bob", 2), ("carl", 3), seats=3)
    await finished(storage, "c", ("carl", 1), ("gone", 2))
    await finished(storage, "draw", ("ann", 1), ("bob", 1), ("carl", 3), seats=3)
    await finished(storage, "bots", ("bob", 1), seats=4)
    await finished(storage, "alone", ("bob", 1), ("bob", 2))
    lines = await storage.club_ladder("club", "city", 100)
    assert [(line.person, line.name, line.games, line.wins, line.points) for line in lines] == [
        ("ann", "Ann", 3, 3, 2.75),
        ("bob", "Bob", 3, 1, 1.25),
        ("carl", "Carl", 3, 1, 1.0),
    ]
    assert await storage.club_ladder("club", "drakon", 100) == []
    # The last two by time and id: "draw" and "c".
    assert [line.person for line in await storage.club_ladder("club", "city", 2)] == ["carl", "ann", "bob"]
    await storage.leave_club("club", "carl")
    assert [line.person for line in await storage.club_ladder("club", "city", 100)] == ["ann", "bob"]
