"""What an operation makes of a table, as a value: what is stored, whose turn it is, how it ended.

Pure functions of the table, the wish and the time. Nothing of a `Progress` is true before it is stored.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from obelisk.server.daysoff import Calendar
from obelisk.server.table.clock import clock_of, clockwork_of, living_by
from obelisk.server.table.endings import finish_of, resignation
from obelisk.server.table.hold import Hold, answer_window
from obelisk.server.table.match import Match, deal
from obelisk.server.table.seats import person_at, seats_of
from obelisk.server.table.trial import TakingBack, Trial
from obelisk.storage.base import PLAYING, Change, Finish, SeatRow, TableRow, Turn, with_seats


@dataclass(slots=True)
class Progress:
    """`change` is stored; then `step` and `hold` are true of the table, too."""

    change: Change
    step: Trial | TakingBack | None
    hold: Hold | None


def played(row: TableRow, match: Match, seat: int, trial: Trial, answer_ms: int, now: int) -> Progress:
    """A seat plays actions, all or none.

    If the last might be answered in secret, all are held back; whatever follows is held back with them.
    """
    decision = trial.decision()
    asked = frozenset({decision.seat} if decision is not None and decision.secret else ())
    if match.hold is not None:
        hold = Hold(match.hold.before, match.hold.until, match.hold.asked | asked)
    elif trial.plies[-1].may_be_answered:
        hold = Hold(match.now(), now + answer_window(row, seat, answer_ms), asked)
    else:
        return advanced(row, trial, now)
    change = Change(held_turn(row, match, hold, now), trial.entries)
    return Progress(change, trial, hold)


def advanced(row: TableRow, trial: Trial, now: int) -> Progress:
    """Something was played, and nothing is held back; or the time of a hold is over, silence has answered
    what was still asked, and its outcome is told.
    """
    decision = trial.decision()
    finish = finish_of(row, trial.result(), now) if decision is None else None
    change = Change(turn(row, None if decision is None else decision.seat, now), trial.entries, [], finish)
    return Progress(change, trial, None)


def taken_back(row: TableRow, seat: int, step: TakingBack, now: int) -> Progress:
    """A seat takes back its last actions, and decides again."""
    change = Change(turn(row, seat, now), step.entries)
    return Progress(change, step, None)


def away(row: TableRow, match: Match, seat: int, now: int) -> Progress:
    """The time of a seat is up: a bot plays it until its person returns."""
    return reseated(row, match, [replace(row.seats[seat], is_away=True)], None, now)


def returned(row: TableRow, match: Match, seats: list[int], now: int) -> Progress:
    """The person of these seats is back: bots leave them, with time on the clock."""
    clock, clockwork = clock_of(row), clockwork_of(row)
    for seat in seats:
        clockwork.come_back(clock, seat, now)
    changed = [replace(row.seats[seat], is_away=False) for seat in seats]
    return reseated(replace(row, clock_left=clockwork.text()), match, changed, None, now)


def resigned(row: TableRow, match: Match, person: str, now: int) -> Progress:
    """A bot plays on for the seats of a person; the game ends if only one seat or no person is left."""
    changed: list[SeatRow] = []
    finish: Finish | None = None
    for seat in seats_of(row, person):
        changed.append(replace(row.seats[seat], has_resigned=True, is_away=False))
        finish = resignation(row, with_seats(row.seats, changed), now)
        if finish is not None:
            break
    return reseated(row, match, changed, finish, now)


def reseated(
    row: TableRow, match: Match, changed: list[SeatRow], finish: Finish | None, now: int
) -> Progress:
    """Somebody else plays these seats now. What is held back stays so, unless the game is over."""
    hold = match.hold if finish is None else None
    after = replace(row, seats=with_seats(row.seats, changed))
    if hold is not None:
        stands = held_turn(after, match, hold, now)
    else:
        decision = match.decision() if finish is None else None
        stands = turn(after, None if decision is None else decision.seat, now)
    change = Change(stands, [], changed, finish)
    return Progress(change, None, hold)


def rescheduled(row: TableRow, match: Match, person: str, calendar: Calendar | None, now: int) -> Progress:
    """Somebody who sits there has other days off from now on."""
    after = living_by(row, seats_of(row, person), calendar, now)
    return reseated(after, match, [], None, now)


def started(row: TableRow, now: int) -> tuple[TableRow, Match, Turn]:
    """The game begins. Raises `InvalidOptions`."""
    dealt, match = deal(row)
    decision = match.decision()
    first = turn(dealt, None if decision is None else decision.seat, now)
    return replace(Change(first).applied_to(dealt), status=PLAYING), match, first


def turn(row: TableRow, seat: int | None, now: int) -> Turn:
    """The clock goes on, and `seat` is to decide, or nobody."""
    clock, clockwork = clock_of(row), clockwork_of(row)
    clockwork.pass_to(clock, seat, now)
    person = person_at(row, seat)
    deadline = clockwork.deadline(clock) if person is not None else None
    return Turn(seat, person, deadline, clockwork.text(), now)


def held_turn(row: TableRow, match: Match, hold: Hold, now: int) -> Turn:
    """For as long as something is held back the table stands where it stood before, and no clock runs."""
    clock, clockwork = clock_of(row), clockwork_of(row)
    at = row.moved
    if match.hold is None:
        clockwork.since += hold.until - now
        at = now
    person = person_at(row, row.turn_seat)
    deadline = clockwork.deadline(clock) if person is not None else None
    return Turn(row.turn_seat, person, deadline, clockwork.text(), at, hold.before.seq, hold.until)
