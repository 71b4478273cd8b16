"""What the players give to chance: each seat commits to a secret before the start and gives it when the list
of commitments is closed; the seed of the game is made of the server's and of theirs. Pure functions.

docs/records.md says why neither the server nor a seat can choose the seed.
"""

from __future__ import annotations

from dataclasses import replace

from obelisk.core.chance import commitment_of, mixed_seed
from obelisk.core.record import Part
from obelisk.server.refusals import Refusal, conflict, forbidden
from obelisk.server.table.seats import seats_of
from obelisk.storage.base import LOBBY, TableRow, with_seats


def game_seed(row: TableRow) -> bytes | None:
    """What the chance of a table is derived from; nothing where chance is over."""
    return None if row.seed is None else mixed_seed(row.seed, [seat.secret for seat in row.seats])


def parts_of(row: TableRow) -> list[Part]:
    """What each seat gave; nothing if no seat promised anything."""
    if not any(seat.commitment for seat in row.seats):
        return []
    return [Part(seat.commitment, seat.secret) for seat in row.seats]


def is_starting(row: TableRow) -> bool:
    """Whether the list of commitments is closed and the game begins as soon as all have given their parts."""
    return row.status == LOBBY and row.deadline is not None


def lacks_parts(row: TableRow) -> bool:
    """Whether a seat has committed to a part and not given it."""
    return any(seat.commitment and not seat.secret for seat in row.seats)


def owing(row: TableRow) -> set[str]:
    """Who has still to give a part before the game begins."""
    return {seat.person for seat in row.seats if seat.person and seat.commitment and not seat.secret}


def closed(row: TableRow, until: int, worker: str) -> TableRow:
    """Nobody may commit any more; the game begins at `until` at the latest."""
    return replace(row, deadline=until, worker=worker)


def committed(row: TableRow, person: str, seat: int, commitment: str) -> TableRow:
    """Somebody promises a part for the own seat, or another one than before."""
    check_seat(row, person, seat)
    return replace(row, seats=with_seats(row.seats, [replace(row.seats[seat], commitment=commitment)]))


def revealed(row: TableRow, person: str, seat: int, secret: str) -> TableRow:
    """Somebody gives the part that was promised. It may be said again."""
    check_seat(row, person, seat)
    if not is_starting(row):
        raise conflict("not_starting")
    if commitment_of(bytes.fromhex(secret)) != row.seats[seat].commitment:
        raise Refusal(422, "bad_part", reason="commitment")
    return replace(row, seats=with_seats(row.seats, [replace(row.seats[seat], secret=secret)]))


def check_seat(row: TableRow, person: str, seat: int) -> None:
    if seat not in seats_of(row, person):
        raise forbidden("not_seated")
