"""Taking back: who may ask for it, who must agree, and what became of an offer. Pure functions."""

from __future__ import annotations

import msgspec

from obelisk.server.problems import Problem, conflict, forbidden, stale
from obelisk.server.table.match import Match
from obelisk.server.table.seats import is_bot_run, seats_of
from obelisk.server.wire import TakeBack, TakeBackAnswer, UndoFrame, UndoOffer
from obelisk.storage.base import PERSON_SEAT, TableRow


def offered(row: TableRow, match: Match, person: str, wish: TakeBack) -> UndoOffer:
    """The offer that a wish makes; nobody is waited for if no other person plays. Raises `Problem`."""
    mine = seats_of(row, person)
    if row.is_rated:
        raise conflict("rated")
    if match.hold is not None:
        raise conflict("held")
    if wish.seq != match.number(mine):
        raise stale(match.number(mine))
    seat = next((seat for seat in mine if match.may_undo(seat) >= wish.plies), None)
    if seat is None:
        raise Problem(422, "illegal", reason="cannot_take_back", rule="")
    others = [
        other.seat
        for other in row.seats
        if other.kind == PERSON_SEAT and other.person != person and not is_bot_run(other)
    ]
    return UndoOffer(seat=seat, seq=match.seq, plies=wish.plies, waiting=others)


def answered(
    row: TableRow, match: Match, offer: UndoOffer | None, person: str, answer: TakeBackAnswer
) -> UndoOffer | None:
    """The offer after somebody's answer; nothing is left of it after a no. Raises `Problem`."""
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


def offer_frame(match: Match | None, offer: UndoOffer | None, seats: list[int]) -> UndoFrame:
    """The offer, with the number of the state as the person of these seats counts."""
    if offer is None or match is None:
        return UndoFrame(offer=None)
    return UndoFrame(offer=msgspec.structs.replace(offer, seq=match.number_at(offer.seq, seats)))
