"""A replica of a table follows its log: what others have stored is played again here.

Chance follows from the seed and the place in the log, so the same entry comes of it, with the same hash.
"""

from __future__ import annotations

import asyncio

from obelisk.core.record import Replay
from obelisk.server.refusals import Refusal
from obelisk.server.rules.steps import Steps
from obelisk.server.table.hold import Hold
from obelisk.server.table.match import Match
from obelisk.server.table.moment import Moment
from obelisk.server.table.trial import TakingBack, Trial
from obelisk.storage.base import PLAY, LogEntry, TableRow


async def follow(steps: Steps, match: Match, row: TableRow, entries: list[LogEntry]) -> bool:
    """Has a match become what is stored, entry by entry; says whether it could. If not, it is worth nothing
    any more and must be loaded anew. Raises `TooLong`.
    """
    hold = match.hold
    before = hold.before if hold is not None and hold.before.seq == row.held_seq else None
    asked = set(hold.asked) if hold is not None and before is not None else set[int]()
    left = list(entries)
    if left and match.seed is None:
        return False
    while left:
        if match.seq == row.held_seq:
            before = match.now()
        try:
            step = await next_step(steps, match, row, left)
        except Refusal:
            return False
        if step is None:
            return False
        new, left = left[: len(step.entries)], left[len(step.entries) :]
        if [entry.link for entry in step.entries] != [entry.link for entry in new]:
            return False
        step.entries = new
        asked |= {entry.seat for entry in new if entry.is_answer}
        match.adopt(step)
        # Others get their turn.
        await asyncio.sleep(0)
    match.hold = None
    if row.held_seq is not None and row.held_until is not None:
        if before is None:
            return False
        match.hold = still_held(match, before, row.held_until, asked)
    return match.seq == row.seq


async def next_step(
    steps: Steps, match: Match, row: TableRow, left: list[LogEntry]
) -> Trial | TakingBack | None:
    """What the next entries did; nothing if they cannot follow."""
    first = left[0]
    if first.kind == PLAY:
        tried = await steps.attempt(match, first.seat, [first.action])
        return Trial(match, tried, first.key, first.at)
    plies = 1
    while plies < len(left) and (left[plies].kind, left[plies].seat) == (first.kind, first.seat):
        plies += 1
    return await taking_back(steps, match, row, first.seat, plies, first.at)


async def taking_back(
    steps: Steps, match: Match, row: TableRow, seat: int, plies: int, at: int
) -> TakingBack | None:
    """The game before the last actions of a seat, by replaying; nothing if there are not so many."""
    record = match.table.record
    if plies > len(record.plies):
        return None
    replay = Replay(match.game, record.prefix(len(record.plies) - plies))
    await steps.play_on(replay, len(replay.record.plies), row.owner)
    return TakingBack(match, seat, plies, replay.state, await steps.legal(match, replay.state), at)


def still_held(match: Match, before: Moment, until: int, asked: set[int]) -> Hold:
    decision = match.decision()
    if decision is not None and decision.secret:
        asked = asked | {decision.seat}
    return Hold(before, until, frozenset(asked))
