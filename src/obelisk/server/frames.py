"""The one door through which a game leaves the server: `view`, `seen_by` and the own legal list."""

from __future__ import annotations

from typing import Any

from obelisk.catalog import Entry
from obelisk.core.decision import Decision, Result
from obelisk.core.event import seen_events
from obelisk.server.match import Happening, Match
from obelisk.server.wire import ClockInfo, Data, Question, ResultInfo, StateFrame, Step, encoder


def step_seen(happening: Happening, viewer: int | None) -> Step:
    """What a viewer saw of one entry of the log; the action itself is not part of it."""
    events = [event.encode() for event in seen_events(happening.events, viewer)]
    kind: Any = happening.kind
    return Step(seq=happening.seq, kind=kind, seat=happening.seat, events=events)


def question(match: Match, decision: Decision | None, viewer: int | None) -> Question | None:
    if decision is None:
        return None
    legal = match.legal_texts() if decision.seat == viewer else None
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
    match: Match, viewer: int | None, since: int, clock: ClockInfo | None, may_undo: bool
) -> StateFrame:
    """What `viewer` may know now, with the steps after `since`."""
    game = match.game
    return StateFrame(
        seq=match.seq,
        viewer=viewer,
        view=game.encode_view(game.view(match.state, viewer)),
        steps=[step_seen(happening, viewer) for happening in match.since(since)],
        decision=question(match, match.decision(), viewer),
        may_undo=match.may_undo(viewer) if may_undo and viewer is not None else 0,
        clock=clock,
        result=result_info(match.result()),
    )


def encode_frame(frame: object) -> bytes:
    return encoder.encode(frame)


def is_per_seat(value: object, seats: int) -> bool:
    """Whether an option has one entry for each seat."""
    return isinstance(value, list) and len(value) == seats and seats > 1


def shown_options(options: Data, seats: int, mine: list[int], is_over: bool) -> Data:
    """The options of a table as a person may know them.

    An entry for a seat that is more than a name (a deck of one's own) is for its owner until the end.
    """
    if is_over:
        return options
    shown: Data = {}
    for name, value in options.items():
        if is_per_seat(value, seats):
            shown[name] = [
                entry if seat in mine or not isinstance(entry, (dict, list)) else None
                for seat, entry in enumerate(value)
            ]
        else:
            shown[name] = value
    return shown


def seat_option_names(entry: Entry, options: Data, seats: int) -> list[str]:
    """The options that each person sets for the own seat."""
    names = {name for name, value in entry.defaults().items() if is_per_seat(value, seats)}
    return [name for name, value in options.items() if name in names and is_per_seat(value, seats)]
