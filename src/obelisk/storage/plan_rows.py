"""Conditional moves: functions of a connection, and the jobs made of them."""

from __future__ import annotations

from typing import Final

from obelisk.storage.base import Conflict, TableRow
from obelisk.storage.connection import Connection, count, require_change
from obelisk.storage.jobs import Jobs
from obelisk.storage.plans import PlanRow

COLUMNS: Final = "table_id, seat, number, person, mark, line, others"


def add_plan(connection: Connection, before: TableRow, plan: PlanRow, most: int) -> None:
    # The table is held until this is stored, so that nobody plays what would not be answered.
    connection.execute(
        "UPDATE tables SET version = version WHERE id = ? AND version = ? AND status = 'playing'",
        (before.id, before.version),
    )
    require_change(connection, "version")
    where = "FROM plans WHERE table_id = ? AND seat = ?"
    if count(connection, f"SELECT count(*) {where}", (plan.table, plan.seat)) >= most:
        raise Conflict("many")
    last = count(connection, f"SELECT coalesce(max(number), 0) {where}", (plan.table, plan.seat))
    connection.execute(
        f"INSERT INTO plans ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (plan.table, plan.seat, last + 1, plan.person, plan.mark, plan.line, plan.others),
    )


def plans(connection: Connection, table: str, seat: int) -> list[PlanRow]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM plans WHERE table_id = ? AND seat = ? ORDER BY number", (table, seat)
    )
    return [PlanRow(*row) for row in rows]


def plans_of(connection: Connection, person: str) -> list[PlanRow]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM plans WHERE person = ? ORDER BY table_id, seat, number", (person,)
    )
    return [PlanRow(*row) for row in rows]


def drop_plans(connection: Connection, table: str, seat: int, last: int) -> None:
    connection.execute(
        "DELETE FROM plans WHERE table_id = ? AND seat = ? AND number <= ?", (table, seat, last)
    )


def drop_plan(connection: Connection, table: str, seat: int, number: int) -> None:
    connection.execute(
        "DELETE FROM plans WHERE table_id = ? AND seat = ? AND number = ?", (table, seat, number)
    )
    require_change(connection, "plan")


class PlanJobs(Jobs):
    """The part of a store that conditional moves need."""

    async def add_plan(self, before: TableRow, plan: PlanRow, most: int) -> None:
        await self.write(lambda c: add_plan(c, before, plan, most))

    async def plans(self, table: str, seat: int) -> list[PlanRow]:
        return await self.read(lambda c: plans(c, table, seat))

    async def plans_of(self, person: str) -> list[PlanRow]:
        return await self.read(lambda c: plans_of(c, person))

    async def drop_plans(self, table: str, seat: int, last: int) -> None:
        await self.write(lambda c: drop_plans(c, table, seat, last))

    async def drop_plan(self, table: str, seat: int, number: int) -> None:
        await self.write(lambda c: drop_plan(c, table, seat, number))
