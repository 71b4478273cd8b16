"""The one door through which a game leaves the server: `view`, `seen_by` and the own legal list."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any

import msgspec

from obelisk.catalog import kit_of
from obelisk.core.chance import ScriptedChance
from obelisk.core.decision import Decision, Result
from obelisk.core.errors import ImpossibleOutcome, TooLong
from obelisk.core.event import seen_events
from obelisk.core.kit import AnyGame
from obelisk.server.table.attempt import trial_table
from obelisk.server.table.look import look_of
from obelisk.server.table.match import Happening, Match
from obelisk.server.table.moment import Moment
from obelisk.server.wire import (
    ClockInfo,
    Later,
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
    kit = kit_of(match.game)
    is_open = decision.kind in kit.open_kinds
    if decision.seat != viewer:
        return Question(seat=decision.seat, kind=decision.kind, legal=None, open=is_open)
    state = moment.state
    legal = [match.game.notate(state, action) for action in match.legal_at(moment)]
    after = choices_after(match.game, match.table.options, state, legal)
    return Question(seat=decision.seat, kind=decision.kind, legal=legal, open=is_open, after=after)


def choices_after(game: AnyGame, options: Any, state: Any, legal: list[str]) -> list[Later]:
    """What the deciding seat could do once it has left this decision, and the next, as long as they can be
    left; no further than where anything is learnt, another seat comes between, or the rules take long.
    """
    passes = kit_of(game).passes
    found: list[Later] = []
    if not passes:
        return found
    by: list[str] = []
    with suppress(ImpossibleOutcome, TooLong):
        table = trial_table(game, options, state, ScriptedChance([]))
        while (decision := table.decision()) is not None:
            leaving = next((text for text in passes.get(decision.kind, ()) if text in legal), None)
            if leaving is None or game.may_be_answered(table.state, game.parse(table.state, leaving)):
                break
            table.play(decision.seat, game.parse(table.state, leaving))
            following = table.decision()
            if following is None or following.seat != decision.seat or table.undo_limit(decision.seat):
                break
            by.append(leaving)
            legal = [game.notate(table.state, action) for action in game.legal(table.state)]
            found.append(Later(by=list(by), kind=following.kind, legal=legal))
    return found


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
