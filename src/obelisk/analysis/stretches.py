"""A record cut into stretches: what a seat does until it learns something new, as one decision.

Inside a stretch nothing is new to its seat: no chance, no other seat, nothing revealed. So a stretch is one
plan, and plans are what can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from obelisk.core.decision import Action, Seat
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record, Replay


class Stretch(NamedTuple):
    """Plies `first` to `last` (from 0) of one seat. `before` is the state it found, `at_last` the one before
    its last action, which alone may ask chance, and `after` what came of it. `choices` is how many of its
    actions could have been others, `kind` the question it began with.
    """

    first: int
    last: int
    seat: Seat
    kind: str
    actions: list[Action]
    texts: list[str]
    choices: int
    has_chance: bool
    before: Any
    at_last: Any
    after: Any


class Walk:
    """A record being walked through; `start` is the state after the setup."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self._game = game
        self._replay: Replay[Any, Any, Any] = Replay(game, record)
        self.options = self._replay.options
        self.start = game.copy(self._replay.state)

    def stretches(self) -> Iterator[Stretch]:
        """One stretch after the other; raises `InvalidRecord` where the record is wrong."""
        game, replay, plies = self._game, self._replay, self._replay.record.plies
        while replay.at < len(plies):
            first = replay.at
            seat = plies[first].seat
            before = at_last = game.copy(replay.state)
            actions: list[Action] = []
            choices = 0
            is_over = False
            while not is_over:
                ply = plies[replay.at]
                at_last = game.copy(replay.state)
                choices += len(game.legal(at_last)) > 1
                replay.step()
                actions.append(game.parse(at_last, ply.action))
                is_over = (
                    bool(ply.outcomes)
                    or replay.may_be_answered
                    or any(event.reveals for event in replay.events)
                    or replay.at == len(plies)
                    or plies[replay.at].seat != seat
                )
            begun = game.decision(before)
            assert begun is not None
            yield Stretch(
                first,
                replay.at - 1,
                seat,
                begun.kind,
                actions,
                [ply.action for ply in plies[first : replay.at]],
                choices,
                bool(plies[replay.at - 1].outcomes),
                before,
                at_last,
                game.copy(replay.state),
            )
        replay.finish()
