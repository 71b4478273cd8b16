"""A game being played: its state, and the record that grows with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from obelisk.core.chance import Chance, RecordingChance
from obelisk.core.decision import Action, Decision, Result, Seat
from obelisk.core.errors import IllegalAction
from obelisk.core.event import Event
from obelisk.core.game import Game, O, S, V
from obelisk.core.record import Outcome, Ply, Record, Replay


class Table(Generic[O, S, V]):
    """A game in progress. Everything that happens enters through `play` and is kept in `record`."""

    def __init__(self, game: Game[O, S, V], options: O, state: S, record: Record, chance: Chance) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.record = record
        self.chance = chance
        # What happened since the last action; the setup at first.
        self.events: list[Event] = []
        # For each ply whether nothing new was learned by it, so that its seat may take it back; nobody takes
        # back what was played before this table.
        self._may_take_back: list[bool] = [False] * len(record.plies)

    def decision(self) -> Decision | None:
        """Who is asked what; `None` when the game is over."""
        return self.game.decision(self.state)

    def result(self) -> Result | None:
        """How it ended; `None` while it goes on."""
        return self.game.result(self.state)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """`seat` plays an action; an illegal one raises `IllegalAction` and changes nothing."""
        decision = self.game.decision(self.state)
        if decision is None:
            raise IllegalAction("game_over", self.game.turn_rule)
        if decision.seat != seat:
            raise IllegalAction("not_your_decision", self.game.turn_rule)
        text = self.game.notate(self.state, action)
        recording = RecordingChance(self.chance)
        events: list[Event] = []
        is_held = self.game.may_be_answered(self.state, action)
        self.game.advance(self.state, action, recording, events)
        self.note(Ply(seat, text, outcome_texts_of(self.game, self.options, recording)), events, is_held)
        self.record.result = self.game.result(self.state)
        return events

    def play_text(self, seat: Seat, text: str) -> list[Event]:
        """`seat` plays the action of a text; raises `InvalidNotation` or `IllegalAction`."""
        return self.play(seat, self.game.parse(self.state, text))

    def note(self, ply: Ply, events: list[Event], is_held: bool) -> None:
        """Adds a ply to the record. `is_held`: it might be answered in secret."""
        self.record.plies.append(ply)
        self.events = events
        is_new = any(event.reveals and event.shown_by != ply.seat for event in events)
        self._may_take_back.append(not (ply.outcomes or is_held or is_new))

    def forget(self, plies: list[Ply]) -> None:
        """Adds plies that were played before this state; nobody takes back across them."""
        self.record.plies.extend(plies)
        self._may_take_back.extend([False] * len(plies))

    def undo_limit(self, seat: Seat) -> int:
        """The ply to which `seat` may take back: to where it was last taught anything, or another decided."""
        ply = len(self.record.plies)
        while ply and self.record.plies[ply - 1].seat == seat and self._may_take_back[ply - 1]:
            ply -= 1
        return ply

    def undo(self, seat: Seat, plies: int = 1) -> bool:
        """Takes back the last actions of `seat`, if that is allowed; says whether it was."""
        left = len(self.record.plies) - plies
        if left < self.undo_limit(seat):
            return False
        replay = Replay(self.game, self.record.prefix(left))
        replay.finish()
        self.go_back(left, replay.state, [])
        return True

    def go_back(self, plies: int, state: S, events: list[Event]) -> None:
        """Goes back to `state` and what had happened last in it, after so many plies, whoever played on."""
        del self.record.plies[plies:]
        del self._may_take_back[plies:]
        self.record.result = None
        self.state = state
        self.events = events


def outcome_texts_of(game: Game[O, S, V], options: O, recording: RecordingChance) -> list[Outcome]:
    """What chance answered, in the notation of the game, with proofs."""
    return [(game.notate_chance(options, ask, outcome), proof) for ask, outcome, proof in recording.outcomes]


def open_table(
    game: Game[O, S, V], values: Mapping[str, object], chance: Chance, players: list[str]
) -> Table[O, S, V]:
    """A new game, dealt and ready; raises `InvalidOptions`. `players` names who sits where."""
    options = game.options(values)
    record = Record(game.id, game.rules_version, game.encode_options(options), players)
    recording = RecordingChance(chance)
    events: list[Event] = []
    state = game.setup(options, recording, events)
    record.setup = outcome_texts_of(game, options, recording)
    table = Table(game, options, state, record, chance)
    table.events = events
    return table


def resume_table(game: Game[O, S, V], record: Record, chance: Chance) -> Table[O, S, V]:
    """A game that goes on where a record stops; raises `InvalidRecord`."""
    replay = Replay(game, record)
    table = Table(game, replay.options, replay.state, record.prefix(0), chance)
    for ply in record.plies:
        replay.step()
        table.note(ply, replay.events, replay.may_be_answered)
    replay.finish()
    table.record.result = game.result(replay.state)
    return table
