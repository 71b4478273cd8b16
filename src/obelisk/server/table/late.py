"""Onlookers of a rated game are behind: what they may know now is what everybody knew a while ago.

So nobody who watches can help anybody who plays. A table keeps what onlookers will be told (`Trail`); what
was not in memory is found by replaying the log. Where a table is only listed, what is too new is left out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any, Final

from obelisk.catalog import GAMES
from obelisk.core.record import Replay
from obelisk.server.table.log import record_of
from obelisk.server.table.moment import Moment
from obelisk.server.table.seats import seats_of
from obelisk.storage.base import ARCHIVED, PLAYING, LogEntry, TableRow

GOING_ON: Final = (PLAYING, ARCHIVED)


def is_behind(row: TableRow, person: str | None) -> bool:
    """Whether somebody may know of a table only what was a while ago, if the server has them wait at all."""
    return row.is_rated and row.status in GOING_ON and not seats_of(row, person)


def known_row(row: TableRow, person: str | None, delay_ms: int, now: int) -> TableRow:
    """The table as somebody may know it who reads of it in a list."""
    if not delay_ms or not is_behind(row, person) or row.moved + delay_ms <= now:
        return row
    return withheld(row)


def withheld(row: TableRow) -> TableRow:
    """A table that is played, without how."""
    seats = [replace(seat, is_away=False, has_resigned=False) for seat in row.seats]
    return replace(
        row,
        seq=0,
        answers=0,
        turn_seat=None,
        turn_person=None,
        deadline=None,
        clock_left="",
        moved=row.created,
        seats=seats,
    )


@dataclass(slots=True)
class Past:
    """What everybody knew from the time `at` on. `has_clock`: also how the clock stood."""

    at: int
    row: TableRow
    moment: Moment
    has_clock: bool = True


class Trail:
    """What onlookers know, and after it what they will be told, in its order."""

    def __init__(self, delay_ms: int) -> None:
        self.delay_ms = delay_ms
        self._pasts: deque[Past] = deque()

    @property
    def is_empty(self) -> bool:
        return not self._pasts

    def forget(self) -> None:
        self._pasts.clear()

    def note(self, past: Past) -> None:
        self._pasts.append(past)

    def become(self, pasts: list[Past]) -> None:
        self._pasts = deque(pasts)

    def recall(self, pasts: list[Past]) -> None:
        """Becomes what the log tells. Of what onlookers know already more may be known than that."""
        if self._pasts and self._pasts[0].moment.seq == pasts[0].moment.seq:
            pasts[0] = self._pasts[0]
        self.become(pasts)

    def known(self, now: int) -> Past:
        """What onlookers may know now. The first that was noted they may know at once."""
        while len(self._pasts) > 1 and self._pasts[1].at + self.delay_ms <= now:
            self._pasts.popleft()
        return self._pasts[0]

    def due(self) -> int | None:
        """When there will be more to tell."""
        return self._pasts[1].at + self.delay_ms if len(self._pasts) > 1 else None


def recalled(
    row: TableRow, entries: list[LogEntry], known_by: int, answer_ms: int
) -> Generator[None, None, list[Past]]:
    """What everybody knew at the time `known_by`, and all that followed, by replaying; an entry at a time.

    What could be answered in secret was held back for `answer_ms`, whether or not somebody was asked: nothing
    is told earlier than if it had been. Nothing can be taken back in a rated game.
    """
    record, _ = record_of(row, entries)
    last = len(entries) if row.held_seq is None else row.held_seq
    times = [0]
    for entry in entries:
        times.append(times[-1] if entry.is_answer else entry.at + answer_ms)
    # A position at which somebody was asked in secret is no position for anybody else.
    open_at = [ply for ply in range(last + 1) if ply == len(entries) or not entries[ply].is_answer]
    first = max(ply for ply in open_at if times[ply] <= known_by or ply == 0)
    game = GAMES.get(row.game).game
    replay: Replay[Any, Any, Any] = Replay(game, record)
    found: list[Past] = []
    while True:
        at = replay.at
        if at >= first and at in open_at:
            moment = Moment(game.copy(replay.state), at, at)
            if at == len(entries):
                found.append(Past(max(times[at], row.moved), row, moment))
            else:
                decision = game.decision(replay.state)
                then = replace(
                    withheld(row),
                    seq=at,
                    answers=sum(1 for entry in entries[:at] if entry.is_answer),
                    turn_seat=None if decision is None else decision.seat,
                    moved=entries[at - 1].at if at else row.created,
                )
                found.append(Past(times[at], then, moment, has_clock=False))
        if at == last:
            return found
        replay.step()
        yield
