"""How tables end: by the rules or by resignation; and what that means for results and ratings."""

from __future__ import annotations

from obelisk.core.decision import Result
from obelisk.server.ratings import first_rating, rate_by
from obelisk.server.table.frames import encode_frame, result_info
from obelisk.storage.base import BOT_SEAT, PERSON_SEAT, Finish, ResultRow, SeatRow, TableRow


def finish_of(row: TableRow, result: Result | None, now: int) -> Finish:
    """The end that the rules made."""
    assert result is not None
    return finish(row, row.seats, "rules", result, now)


def resignation(row: TableRow, seats: list[SeatRow], now: int) -> Finish | None:
    """The end that a resignation makes, if one seat is left or nobody but bots."""
    left = [seat for seat in seats if not seat.has_resigned]
    has_people = any(seat.kind == PERSON_SEAT for seat in left)
    if len(left) > 1 and has_people:
        return None
    winners = [seat.seat for seat in left]
    places = [1 if seat in winners else len(winners) + 1 for seat in range(len(seats))]
    return finish(row, seats, "resigned", Result("resigned", winners, places, {}), now)


def finish(row: TableRow, seats: list[SeatRow], ending: str, result: Result, now: int) -> Finish:
    """Whoever resigned is last, whatever the bot made of the seat."""
    results = [
        ResultRow(
            row.id,
            seat.seat,
            seat.person,
            row.game,
            len(seats) if seat.has_resigned else result.places[seat.seat],
            len(seats),
            row.is_rated,
            now,
        )
        for seat in seats
        if seat.kind == PERSON_SEAT and seat.person is not None
    ]
    text = encode_frame(result_info(result)).decode()
    people = {each.person for each in results}
    can_rate = row.is_rated and len(people) == len(seats) and all(seat.kind != BOT_SEAT for seat in seats)
    if not can_rate:
        return Finish(ending, text, results)
    places = [each.place for each in results]
    return Finish(ending, text, results, rate_by(places), lambda person: first_rating(person, row.game))
