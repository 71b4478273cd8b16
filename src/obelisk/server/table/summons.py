"""Calling the people of a table: to their turn, before their time is over, to a round that has begun."""

from __future__ import annotations

from typing import Final

import msgspec

from obelisk.server.calls.wishes import TIME, TOURNAMENT, TURN, lead_of
from obelisk.server.daysoff import Calendar
from obelisk.server.house import House
from obelisk.server.table.clock import clock_of, living_by
from obelisk.server.table.seats import people_at, seats_of
from obelisk.storage.base import TableRow

ROUNDS: Final = ("draft:", "tournament:")
"""Where tables come from that belong to a tournament."""


def call_to_turn(house: House, row: TableRow, person: str) -> None:
    """Has somebody called who is not here: now, and before the time is over."""
    house.call(person, TURN, row.id, str(row.seq))
    call_in_time(house, row, person)


def call_in_time(house: House, row: TableRow, person: str) -> None:
    """Has somebody called before the time for a turn is over, if that is long."""
    if row.deadline is not None and clock_of(row).mode == "days":
        due = row.deadline - lead_of(row.deadline - row.moved)
        house.call(person, TIME, row.id, str(row.seq), due)


def call_to_round(house: House, row: TableRow) -> None:
    """Has everybody called who plays at a table of a round."""
    if row.origin.startswith(ROUNDS):
        for person in people_at(row):
            house.call(person, TOURNAMENT, row.id, "")


async def with_days_off(house: House, row: TableRow) -> TableRow:
    """The table that will begin, with the days off of its people if its clock knows any."""
    for person in people_at(row) if clock_of(row).mode == "days" else ():
        stored = await house.storage.calendar_of(person)
        if stored is not None:
            calendar = msgspec.json.decode(stored.text, type=Calendar)
            row = living_by(row, seats_of(row, person), calendar, house.now())
    return row
