"""A table as one person may know it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from obelisk.server.clocks import Clock
from obelisk.server.legends.seals import has_drafted
from obelisk.server.options import options_for, options_of
from obelisk.server.table.clock import deadline_of
from obelisk.server.table.parts import is_starting
from obelisk.server.table.seats import seats_of
from obelisk.server.wire import ResultInfo, SeatInfo, TableInfo, You
from obelisk.storage.base import FINISHED, LOBBY, TableRow


def table_info(row: TableRow, person: str | None, online: Collection[str] = ()) -> TableInfo:
    mine = seats_of(row, person)
    # Who plays several seats sees each one's knowledge only while it acts; before the start all are set up.
    eyes = tuple(mine) if row.status == LOBBY or len(mine) == 1 else ()
    # What was drafted is laid open by the records, once all tables are over.
    is_open = row.status == FINISHED and not has_drafted(row)
    kinds: list[Any] = [seat.kind for seat in row.seats]
    status: Any = row.status
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        title=row.title,
        status=status,
        options=options_of(row) if is_open else options_for(row.game, row.options, eyes),
        owner=row.owner,
        public=row.is_public,
        rated=row.is_rated,
        spectators=row.spectators,
        clock=msgspec.json.decode(row.clock, type=Clock),
        takeover=row.takeover,
        commitment=row.commitment,
        seed=row.seed.hex() if is_open and row.seed is not None and row.commitment else None,
        starts_by=row.deadline if is_starting(row) else None,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=kind,
                person=seat.person,
                name=seat.name,
                bot=seat.bot,
                away=seat.is_away,
                resigned=seat.has_resigned,
                online=seat.person in online,
                commitment=seat.commitment,
                has_given=bool(seat.secret),
            )
            for seat, kind in zip(row.seats, kinds, strict=True)
        ],
        seq=row.seq - row.answers,
        turn=row.turn_seat,
        deadline=deadline_of(row),
        created=row.created,
        moved=row.moved,
        result=msgspec.json.decode(row.result, type=ResultInfo) if row.result is not None else None,
        ending=row.ending,
        rematch=row.rematch,
        origin=row.origin,
        club=row.club,
        you=You(
            seats=mine, owner=person == row.owner, waiting=person is not None and row.turn_person == person
        ),
    )
