"""What every store promises of tournaments: nobody is one too many, and a round is stored once and whole."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from obelisk.storage.base import Change, Conflict, Finish, Storage, TableRow, Turn
from obelisk.storage.standing import FIRST
from obelisk.storage.tournaments import Participant, RoundGame, Tournament, TournamentWish
from storage.samples import now, person, table, tournament
from storage.test_storage_contract import storage

__all__ = ["storage"]
"""The fixture: an empty SQLite and an empty PostgreSQL store with Ann and Bob."""


def wish(**changes: object) -> TournamentWish:
    return replace(TournamentWish("open", "", "", FIRST, 10), **changes)  # type: ignore[arg-type]


async def stored(storage: Storage, id: str) -> Tournament:
    found = await storage.tournament(id)
    assert found is not None
    return found


async def begun(storage: Storage) -> Tournament:
    """A tournament of Ann and Bob whose first round is played at the table r1; Carl rests."""
    await storage.add_person(person("carl"), b"carl", 1 << 60)
    await storage.add_tournament(tournament("cup"), 5)
    for name in ("ann", "bob", "carl"):
        await storage.enter_tournament("cup", Participant(name, 4), set())
    before = await stored(storage, "cup")
    after = replace(before, status="playing", round=1, seed="seed", moved=9)
    games = [(RoundGame(1, 0, "[1,0]", "r1"), table("r1")), (RoundGame(1, 1, "[2]", None), None)]
    await storage.advance_tournament(before, after, {"ann": 0, "bob": 1, "carl": 2}, [], list(games))
    return await stored(storage, "cup")


async def test_a_tournament_is_stored_as_told(storage: Storage) -> None:
    cup = replace(tournament("cup"), starts=77, is_rated=True, is_public=False)
    await storage.add_tournament(cup, 5)
    assert await storage.tournament("cup") == cup
    assert await storage.tournament("nothing") is None
    for number in range(2):
        await storage.add_tournament(tournament(f"c{number}"), 5)
    with pytest.raises(Conflict):
        await storage.add_tournament(tournament("one more"), 3)


async def test_lists_are_in_pages_the_latest_first(storage: Storage) -> None:
    for number, created in enumerate([5, 9, 9, 2]):
        await storage.add_tournament(tournament(f"c{number}", created=created), 9)
    await storage.add_tournament(replace(tournament("hidden", "bob", 7), is_public=False), 9)
    await storage.enter_tournament("c3", Participant("bob", 4), set())
    first = await storage.tournaments(wish(limit=2))
    assert [row.id for row, _ in first] == ["c2", "c1"]
    rest = await storage.tournaments(wish(after=(9, "c1")))
    assert [(row.id, players) for row, players in rest] == [("c0", 0), ("c3", 1)]
    assert await storage.tournaments(wish(game="drakon")) == []
    assert await storage.tournaments(wish(status="playing")) == []
    mine = await storage.tournaments(wish(status="", person="bob"))
    assert [row.id for row, _ in mine] == ["hidden", "c3"]


async def test_nobody_is_one_too_many_and_rivals_stay_out(storage: Storage) -> None:
    await storage.add_tournament(tournament("cup"), 5)
    people = [Participant(f"p{number}", number) for number in range(8)]
    outcomes = await asyncio.gather(
        *[storage.enter_tournament("cup", each, set()) for each in people], return_exceptions=True
    )
    assert sum(outcome is None for outcome in outcomes) == 3
    assert {str(outcome) for outcome in outcomes if outcome is not None} == {"full"}
    there = [each.person for each in await storage.participants("cup")]
    await storage.enter_tournament("cup", Participant(there[0], 9, '{"a": 1}'), {there[0]})
    assert (await storage.participants("cup"))[0].choice == '{"a": 1}', "chosen anew"
    await storage.leave_tournament("cup", there[2])
    with pytest.raises(Conflict, match="rivals"):
        await storage.enter_tournament("cup", Participant("new", 9), {there[1], "new"})
    with pytest.raises(Conflict):
        await storage.leave_tournament("cup", "nobody")


async def test_of_many_who_begin_a_round_one_does(storage: Storage) -> None:
    before = await begun(storage)
    assert (before.status, before.round, before.seed) == ("playing", 1, "seed")
    assert [each.number for each in await storage.participants("cup")] == [0, 1, 2]
    with pytest.raises(Conflict, match="status"):
        await storage.enter_tournament("cup", Participant("dora", 4), set())

    async def advance(name: str) -> None:
        after = replace(before, round=2)
        game = (RoundGame(2, 0, "[0,2]", name), table(name))
        await storage.advance_tournament(before, after, {}, ["bob"], [game])

    outcomes = await asyncio.gather(*[advance(f"x{number}") for number in range(6)], return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    games = await storage.round_games("cup")
    assert [(game.round, game.players) for game in games] == [(1, "[1,0]"), (1, "[2]"), (2, "[0,2]")]
    made = [await storage.table(f"x{number}") for number in range(6)]
    assert sum(row is not None for row in made) == 1, "no table of those who were late"
    assert [each.left_round for each in await storage.participants("cup")] == [None, 1, None]


async def test_it_is_due_when_the_last_table_is_over(storage: Storage) -> None:
    await begun(storage)
    await storage.add_tournament(replace(tournament("soon"), starts=50), 5)
    assert await storage.due_tournaments(49, 10) == []
    assert await storage.due_tournaments(50, 10) == ["soon"]
    game = (await storage.round_games("cup"))[0]
    assert [seat.person for seat in game.seats] == ["ann", "bob"]
    finish = Finish("rules", '{"places": [1, 2]}', [])
    row = await now(storage, "r1")
    await storage.advance(row, Change(Turn(None, None, None, "[]", 9), [], [], finish))
    assert sorted(await storage.due_tournaments(50, 10)) == ["cup", "soon"]
    game = (await storage.round_games("cup"))[0]
    assert (game.table, game.status, game.result) == ("r1", "finished", '{"places": [1, 2]}')
    assert game.seats == [], "nobody has left it or resigned"


async def finish_table(storage: Storage, id: str) -> None:
    finish = Finish("rules", '{"places": [1, 1]}', [])
    await storage.advance(await now(storage, id), Change(Turn(None, None, None, "[]", 9), [], [], finish))


async def test_after_drafts_it_waits_for_decks_until_its_time_is_over(storage: Storage) -> None:
    await storage.add_tournament(tournament("cup"), 5)
    for name in ("ann", "bob"):
        await storage.enter_tournament("cup", Participant(name, 4), set())
    before = await stored(storage, "cup")
    after = replace(before, status="playing", seed="seed", starts=None)
    games: list[tuple[RoundGame, TableRow | None]] = [(RoundGame(0, 0, "[1,0]", "d1"), table("d1"))]
    await storage.advance_tournament(before, after, {"ann": 0, "bob": 1}, [], games)
    assert await storage.due_tournaments(100, 10) == [], "they draft"
    await finish_table(storage, "d1")
    assert await storage.due_tournaments(100, 10) == ["cup"], "the drafts are over"
    before = await stored(storage, "cup")
    await storage.advance_tournament(before, replace(before, starts=200), {}, [], [])
    assert (await stored(storage, "cup")).starts == 200
    await storage.set_draft_deck("d1", 0, "[1]")
    await storage.add_draft_deck("d1", 0, "[2]")
    assert await storage.draft_decks("d1") == {0: "[1]"}, "what was built stays"
    assert await storage.built_decks("cup") == {("d1", 0)}
    assert await storage.due_tournaments(199, 10) == [], "one has no deck, and time"
    assert await storage.due_tournaments(200, 10) == ["cup"], "the time is over"
    await storage.leave_tournament("cup", "bob")
    assert await storage.due_tournaments(199, 10) == ["cup"], "who has gone needs no deck"
    await storage.add_draft_deck("d1", 1, "[3]")
    assert await storage.built_decks("cup") == {("d1", 0), ("d1", 1)}
    assert await storage.built_decks("other") == set()


async def test_who_leaves_a_tournament_that_is_played_is_in_it_no_more(storage: Storage) -> None:
    await begun(storage)
    await storage.leave_tournament("cup", "bob")
    with pytest.raises(Conflict, match="person"):
        await storage.leave_tournament("cup", "bob")
    await storage.add_tournament(tournament("own", "carl"), 5)
    await storage.enter_tournament("own", Participant("carl", 4), set())
    await storage.erase_person("carl")
    people = await storage.participants("cup")
    assert [(each.name, each.left_round) for each in people] == [("Ann", None), ("Bob", 1), ("", 1)]
    assert (await stored(storage, "own")).status == "cancelled"
    assert await storage.participants("own") == []
