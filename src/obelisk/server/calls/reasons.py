"""Why somebody is called: whether it is still true, until when, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from obelisk.i18n.catalogue import catalogue, plain
from obelisk.server.calls.wishes import CHAT, COMPANY, TIME, TOURNAMENT, TURN, lead_of
from obelisk.server.clocks import DAY_MS
from obelisk.server.legends.seals import is_tournament_draft
from obelisk.server.table.seats import people_at
from obelisk.server.words import game_name
from obelisk.storage.base import FINISHED, LOBBY, PLAYING, RESERVED_SEAT, Person, TableRow
from obelisk.storage.calls import Call

LASTS_MS: Final = 2 * DAY_MS
"""How long a push service keeps a message for a browser that is off."""


@dataclass(slots=True)
class Reason:
    """`deadline`: when time is over. `not_before`: it is too early until then. `others` sit there, too.
    `is_building`: a draft is over, and its decks are built.
    """

    game: str
    title: str
    others: list[str]
    seq: int
    deadline: int | None = None
    not_before: int = 0
    lasts_ms: int = LASTS_MS
    is_building: bool = False


def reason_of(call: Call, row: TableRow | None, now: int) -> Reason | None:
    """Why somebody is called, if there is still reason to."""
    if row is None or not is_true(call, row):
        return None
    others = [seat.name for seat in row.seats if seat.name and seat.person != call.person]
    reason = Reason(row.game, row.title, others, row.seq, row.deadline)
    reason.is_building = call.kind == TOURNAMENT and row.status == FINISHED
    if call.kind in (TURN, TIME) and row.deadline is not None:
        reason.lasts_ms = max(0, row.deadline - now)
        if call.kind == TIME:
            # Days off that were chosen since then put it off.
            reason.not_before = row.deadline - lead_of(row.deadline - row.moved)
    return reason


def is_true(call: Call, row: TableRow) -> bool:
    if call.kind in (TURN, TIME):
        return row.status == PLAYING and row.turn_person == call.person and str(row.seq) == call.mark
    if call.kind == COMPANY:
        kept = [seat.person for seat in row.seats if seat.kind == RESERVED_SEAT]
        return row.status == LOBBY and call.person in kept
    if call.kind == TOURNAMENT:
        is_building = row.status == FINISHED and is_tournament_draft(row)
        return (row.status == PLAYING or is_building) and call.person in people_at(row)
    return call.kind == CHAT and call.person in people_at(row)


def text_of(kind: str, reason: Reason, person: Person) -> tuple[str, str]:
    """Heading and line, in the language of whoever is called. Nothing in them is secret."""
    words = catalogue(person.language)
    game = game_name(words, reason.game)
    line = f"{game}: {', '.join(reason.others)}" if reason.others else game
    name = "building" if reason.is_building else kind
    return plain(words.say(f"call-{name}")), f"{line} · {reason.title}" if reason.title else line
