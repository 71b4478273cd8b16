"""The one door through which a game leaves the server: `view`, `seen_by` and the own legal list."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from obelisk.core.decision import Decision, Result
from obelisk.core.event import seen_events
from obelisk.server.table.look import look_of
from obelisk.server.table.match import Happening, Match
from obelisk.server.table.moment import Moment
from obelisk.server.wire import (
    ClockInfo,
    Question,
    ResultInfo,
    StateFrame,
    Step,
    UndoFrame,
    UndoOffer,
    encoder,
)


def step_seen(happening: Happening, viewer: int | None) -> Step:
    """What a viewer saw of one entry of the log; the action itself is not part of it."""
    events = [event.encode() for event in seen_events(happening.events, viewer)]
    kind: Any = happening.kind
    return Step(seq=happening.seq, kind=kind, seat=happening.seat, events=events)


def question(match: Match, moment: Moment, decision: Decision | None, viewer: int | None) -> Question | None:
    if decision is None:
        return None
    legal: list[str] | None = None
    if decision.seat == viewer:
        state = moment.state
        legal = [match.game.notate(state, action) for action in match.legal_at(moment)]
    return Question(seat=decision.seat, kind=decision.kind, legal=legal)


def result_info(result: Result | None) -> ResultInfo | None:
    if result is None:
        return None
    return ResultInfo(
        reason=result.reason,
        winners=list(result.winners),
        places=list(result.places),
        scores={name: list(values) for name, values in result.scores.items()},
    )


def state_frame(
    match: Match,
    viewer: int | None,
    seats: Collection[int],
    since: int,
    clock: ClockInfo | None,
    may_undo: bool,
) -> StateFrame:
    """What `viewer` may know now, with the steps after `since`; `seats` are all that its person holds."""
    game = match.game
    moment = match.moment(seats)
    state = moment.state
    view = game.view(state, viewer)
    return StateFrame(
        seq=match.number(seats),
        ply=match.ply(seats),
        viewer=viewer,
        view=game.encode_view(view),
        steps=[step_seen(happening, viewer) for happening in match.since(since, seats)],
        decision=question(match, moment, game.decision(state), viewer),
        may_undo=match.may_undo(viewer) if may_undo and viewer is not None and match.hold is None else 0,
        clock=clock,
        result=result_info(game.result(state)),
        look=look_of(game, view),
    )


def offer_frame(match: Match | None, offer: UndoOffer | None, seats: list[int]) -> UndoFrame:
    """The offer, with the number of the state as the person of these seats counts."""
    if offer is None or match is None:
        return UndoFrame(offer=None)
    return UndoFrame(offer=msgspec.structs.replace(offer, seq=match.number_at(offer.seq, seats)))


def encode_frame(frame: object) -> bytes:
    return encoder.encode(frame)
