"""A person's move: checked, tried, stored, acknowledged, told."""

from __future__ import annotations

import asyncio
from time import monotonic

from obelisk.server.refusals import Refusal, conflict, forbidden, stale
from obelisk.server.streams import Stream
from obelisk.server.table import progress
from obelisk.server.table.frames import encode_frame
from obelisk.server.table.live import LiveTable
from obelisk.server.table.match import Match
from obelisk.server.table.seats import seats_of
from obelisk.server.wire import Ack, AckFrame, Move
from obelisk.storage.base import TableRow

HeldAck = tuple[Ack, asyncio.Event | None]
"""An acknowledgement, and what to wait for if it is held back with the outcome of the move."""


async def submit(table: LiveTable, person: str, move: Move, stream: Stream | None = None) -> Ack:
    """Plays a person's actions; returns once they are stored. Raises `Refusal`."""
    metrics = table.house.metrics
    start = monotonic()
    try:
        ack, told = await table.do(lambda: play(table, person, move, stream))
    except Refusal as refusal:
        metrics.refusals.labels(refusal.error).inc()
        raise
    if told is None:
        metrics.acknowledged.observe(monotonic() - start)
    elif stream is None:
        await told.wait()
    return ack


async def play(table: LiveTable, person: str, move: Move, stream: Stream | None) -> HeldAck:
    key = f"{person}:{move.key}"
    mine = seats_of(table.row, person)
    if table.match is not None and key in table.match.keys:
        return acknowledge(table, table.match, mine, move.key, table.match.keys[key], stream)
    match = table.playing()
    seat = seat_to_play(table.row, match, mine, move.seq)
    house = table.house
    trial = await table.try_out(match, seat, move.actions, key)
    made = progress.played(table.row, match, seat, trial, house.settings.answer_ms, house.now())
    known = await table.commit(made)
    house.metrics.moves.labels("person").inc(len(move.actions))
    ack = acknowledge(table, match, mine, move.key, match.seq, stream)
    # Acknowledgements of other tables that were stored together go out before anybody's frames are made.
    await asyncio.sleep(0)
    table.tell(made, known)
    return ack


def seat_to_play(row: TableRow, match: Match, mine: list[int], seq: int) -> int:
    """The seat for which a person plays now. Raises `Refusal`."""
    if not mine:
        raise forbidden("not_seated")
    if not match.sees_all(mine):
        raise conflict("held")
    if seq != match.number(mine):
        raise stale(match.number(mine))
    decision = match.decision()
    if decision is None:
        raise Refusal(422, "illegal", reason="game_over", rule=match.game.turn_rule)
    if decision.seat not in mine:
        raise Refusal(422, "illegal", reason="not_your_decision", rule=match.game.turn_rule)
    if row.seats[decision.seat].is_away:
        raise conflict("away")
    return decision.seat


def acknowledge(
    table: LiveTable, match: Match, mine: list[int], key: str, seq: int, stream: Stream | None
) -> HeldAck:
    """Acknowledges a move that is stored; later, if it is held back."""
    number = match.number_at(seq, mine)
    hold = match.hold
    is_held = hold is not None and seq > hold.before.seq and hold.hides_from(mine)
    if stream is not None:
        frame = AckFrame(key=key, seq=number)
        if is_held:
            table.acknowledgements.wait(stream, frame)
        else:
            stream.push(encode_frame(frame))
    return Ack(key=key, seq=number), table.acknowledgements.sent if is_held else None
