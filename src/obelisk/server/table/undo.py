"""Taking back: who may ask for it, who must agree, and what became of an offer."""

from __future__ import annotations

import msgspec

from obelisk.server.refusals import Refusal, conflict, forbidden, stale
from obelisk.server.table import progress
from obelisk.server.table.live import LiveTable
from obelisk.server.table.match import Match
from obelisk.server.table.seats import is_bot_run, seats_of
from obelisk.server.wire import TakeBack, TakeBackAnswer, UndoOffer
from obelisk.storage.base import PERSON_SEAT, TableRow


async def take_back(table: LiveTable, person: str, wish: TakeBack) -> None:
    """Takes back, or asks the others whether one may. Raises `Refusal`."""

    async def work() -> None:
        await settle(table, offered(table.row, table.playing(), person, wish))

    await table.do(work)


async def answer_undo(table: LiveTable, person: str, answer: TakeBackAnswer) -> None:
    """Somebody agrees, or does not. Raises `Refusal`."""

    async def work() -> None:
        await settle(table, answered(table.row, table.playing(), table.offer, person, answer))

    await table.do(work)


async def settle(table: LiveTable, offer: UndoOffer | None) -> None:
    """Asks those who have not agreed yet, or takes back."""
    if offer is None or offer.waiting:
        await table.set_offer(offer)
        return
    step = await table.take_back(table.playing(), offer.seat, offer.plies)
    made = progress.taken_back(table.row, offer.seat, step, table.house.now())
    table.tell(made, await table.commit(made))


def offered(row: TableRow, match: Match, person: str, wish: TakeBack) -> UndoOffer:
    """The offer that a wish makes; nobody is waited for if no other person plays. Raises `Refusal`."""
    mine = seats_of(row, person)
    if row.is_rated:
        raise conflict("rated")
    if match.hold is not None:
        raise conflict("held")
    if wish.seq != match.number(mine):
        raise stale(match.number(mine))
    seat = next((seat for seat in mine if match.may_undo(seat) >= wish.plies), None)
    if seat is None:
        raise Refusal(422, "illegal", reason="cannot_take_back", rule="")
    others = [
        other.seat
        for other in row.seats
        if other.kind == PERSON_SEAT and other.person != person and not is_bot_run(other)
    ]
    return UndoOffer(seat=seat, seq=match.seq, plies=wish.plies, waiting=others)


def answered(
    row: TableRow, match: Match, offer: UndoOffer | None, person: str, answer: TakeBackAnswer
) -> UndoOffer | None:
    """The offer after somebody's answer; nothing is left of it after a no. Raises `Refusal`."""
    if offer is None:
        raise conflict("no_offer")
    mine = seats_of(row, person)
    if answer.seq != match.number(mine):
        raise stale(match.number(mine))
    if not any(seat in mine for seat in (*offer.waiting, offer.seat)):
        raise forbidden("not_seated")
    if not answer.agree:
        return None
    waiting = [seat for seat in offer.waiting if seat not in mine]
    return msgspec.structs.replace(offer, waiting=waiting)
