"""Who sits where, who may see what, whose turn it is: questions about a table's seats."""

from __future__ import annotations

from obelisk.core.decision import Decision
from obelisk.server.refusals import forbidden
from obelisk.storage.base import BOT_SEAT, PERSON_SEAT, RESERVED_SEAT, SeatRow, Storage, TableRow


def seats_of(row: TableRow, person: str | None) -> list[int]:
    """The seats a person holds and plays; resigned ones are no longer theirs."""
    if person is None:
        return []
    return [
        seat.seat
        for seat in row.seats
        if seat.kind == PERSON_SEAT and seat.person == person and not seat.has_resigned
    ]


def held_by(row: TableRow, person: str | None) -> list[int]:
    """The seats a person holds or held, resigned ones included."""
    if person is None:
        return []
    return [seat.seat for seat in row.seats if seat.kind == PERSON_SEAT and seat.person == person]


def is_bot_run(seat: SeatRow) -> bool:
    """Whether a bot answers for this seat at present."""
    return seat.kind == BOT_SEAT or seat.is_away or seat.has_resigned


def bot_of(row: TableRow, seat: SeatRow) -> str:
    return seat.bot if seat.kind == BOT_SEAT else row.takeover


def viewer_among(seats: list[int], decision: Decision | None) -> int | None:
    """Whose knowledge a person with several seats sees: only that of the one that decides."""
    return decision.seat if decision is not None and decision.seat in seats else None


def person_at(row: TableRow, seat: int | None) -> str | None:
    """The person who decides for a seat; nobody if it is a bot."""
    return None if seat is None or is_bot_run(row.seats[seat]) else row.seats[seat].person


def people_at(row: TableRow) -> set[str]:
    """Everybody who plays here."""
    return {
        seat.person
        for seat in row.seats
        if seat.kind == PERSON_SEAT and seat.person is not None and not seat.has_resigned
    }


def is_of(row: TableRow, person: str | None) -> bool:
    """Whether somebody has a seat here, or is kept one, or has made the table."""
    return person is not None and (
        row.owner == person
        or any(seat.person == person and seat.kind in (PERSON_SEAT, RESERVED_SEAT) for seat in row.seats)
    )


def may_watch(row: TableRow, person: str | None) -> bool:
    """Whether spectators are let in; at the table of a club they must be members, too (`check_sees`)."""
    return row.spectators or is_of(row, person)


async def check_sees(storage: Storage, row: TableRow, person: str | None) -> None:
    """Refuses whoever may know nothing of a table: where nobody watches, and where only members do."""
    if not may_watch(row, person):
        raise forbidden("spectators")
    if not is_of(row, person):
        await check_member(storage, row.club, person)


async def check_member(storage: Storage, club: str | None, person: str | None) -> None:
    """What is for a club is for its members."""
    if club is not None and (person is None or not await storage.is_member(club, person)):
        raise forbidden("members")
