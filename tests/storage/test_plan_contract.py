"""What every store promises of conditional moves: none for a table that has moved on, none after the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from obelisk.storage.base import Change, Conflict, Finish, Storage, Turn
from obelisk.storage.plans import PlanRow
from storage.samples import TURN, entry, now
from storage.test_storage_contract import storage

__all__ = ["storage"]
"""The fixture: an empty SQLite and an empty PostgreSQL store with Ann and Bob at the table t1."""

PLAN = PlanRow("t1", 1, 0, "bob", "ab", '["move ☺", "done"]', 1)


async def test_lines_are_numbered_and_dropped(storage: Storage) -> None:
    row = await now(storage, "t1")
    for _ in range(3):
        await storage.add_plan(row, PLAN, 3)
    await storage.add_plan(row, replace(PLAN, seat=0, person="ann"), 3)
    assert await storage.plans("t1", 1) == [replace(PLAN, number=number) for number in (1, 2, 3)]
    assert await storage.plans_of("ann") == [replace(PLAN, seat=0, person="ann", number=1)]
    with pytest.raises(Conflict, match="many"):
        await storage.add_plan(row, PLAN, 3)
    await storage.drop_plan("t1", 1, 2)
    with pytest.raises(Conflict):
        await storage.drop_plan("t1", 1, 2)
    # What was declared while others were dropped stays.
    await storage.add_plan(row, PLAN, 3)
    await storage.drop_plans("t1", 1, 3)
    assert [plan.number for plan in await storage.plans("t1", 1)] == [4]
    assert (await now(storage, "t1")).version == row.version, "nobody can tell from the table"


async def test_no_line_for_a_table_that_has_moved_on(storage: Storage) -> None:
    before = await now(storage, "t1")
    await storage.advance(before, Change(TURN, [entry(3)]))
    with pytest.raises(Conflict, match="version"):
        await storage.add_plan(before, PLAN, 9)
    assert await storage.plans("t1", 1) == []


async def test_lines_go_with_the_end_and_with_their_person(storage: Storage) -> None:
    await storage.add_plan(await now(storage, "t1"), PLAN, 9)
    await storage.add_plan(await now(storage, "t1"), replace(PLAN, seat=0, person="ann"), 9)
    await storage.erase_person("ann")
    assert await storage.plans("t1", 0) == []
    finish = Finish("rules", "{}", [])
    await storage.advance(await now(storage, "t1"), Change(Turn(None, None, None, "[]", 9), finish=finish))
    assert await storage.plans("t1", 1) == []
