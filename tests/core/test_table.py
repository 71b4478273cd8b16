"""A live table: play, refuse, take back, go on from a record."""

from __future__ import annotations

import json

import pytest

from core.toy_game import KEEP, SWAP, Options, State, Toy, View
from obelisk.core.chance import Chance, SeededChance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions
from obelisk.core.event import Event
from obelisk.core.record import InvalidRecord, Ply, read, write
from obelisk.core.table import Table, open_table, resume_table


class SlowToy(Toy):
    """Toy with actions that change nothing but are recorded: `think`, `peek`, which reveals something, and
    `show`, which reveals only what the first seat knows.
    """

    def legal(self, state: State) -> list[Action]:
        actions = super().legal(state)
        return [*actions, Action(2), Action(3), Action(4)] if actions else []

    def advance(
        self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
    ) -> None:
        if action == Action(2):
            return
        if action in (Action(3), Action(4)):
            if events is not None:
                events.append(Event("peeked", {}, reveals=True, shown_by=0 if action == Action(4) else -1))
            return
        super().advance(state, action, chance, events)

    def notate(self, state: State, action: Action) -> str:
        return ["keep", "swap", "think", "peek", "show"][action]

    def parse(self, state: State, text: str) -> Action:
        return Action(["keep", "swap", "think", "peek", "show"].index(text))


def table_of(game: Toy) -> Table[Options, State, View]:
    return open_table(game, {}, SeededChance(2), ["Ann", "Bob"])


def test_a_game_from_deal_to_result() -> None:
    table = table_of(Toy())
    assert [event.id for event in table.events] == ["dealt", "dealt"]
    decision = table.decision()
    assert decision is not None
    assert decision.seat == 0
    assert table.play(0, KEEP)[0].id == "kept"
    table.play(1, SWAP)
    assert table.decision() is None
    assert table.record.result == table.result()


def test_only_the_deciding_seat_may_play() -> None:
    table = table_of(Toy())
    with pytest.raises(IllegalAction) as caught:
        table.play(1, KEEP)
    assert (caught.value.reason, caught.value.rule) == ("not_your_decision", "TOY-1")
    assert table.record.plies == []


def test_after_the_end_nobody_plays() -> None:
    table = table_of(Toy())
    table.play(0, KEEP)
    table.play(1, KEEP)
    for seat in range(2):
        with pytest.raises(IllegalAction) as caught:
            table.play(seat, KEEP)
        assert (caught.value.reason, caught.value.rule) == ("game_over", "TOY-1")
    assert len(table.record.plies) == 2


def test_what_cannot_be_read_or_done_leaves_no_trace() -> None:
    table = table_of(Toy())
    with pytest.raises(InvalidNotation):
        table.play_text(0, "jump")
    with pytest.raises(IllegalAction):
        table.play(0, Action(7))
    assert table.record.plies == []


def test_bad_options_open_no_table() -> None:
    with pytest.raises(InvalidOptions, match="option highest = 1: too low"):
        open_table(Toy(), {"highest": 1}, SeededChance(1), [])


def test_a_seat_takes_back_to_the_last_chance_revelation_or_other_seat() -> None:
    table = table_of(SlowToy())
    assert not table.undo(0), "nothing was played"
    table.play_text(0, "think")
    table.play_text(0, "think")
    assert table.undo_limit(0) == 0
    assert table.undo(0)
    assert len(table.record.plies) == 1
    table.play_text(0, "show")
    assert table.undo(0), "the seat has learnt nothing itself"
    table.play_text(0, "peek")
    assert not table.undo(0), "something was revealed"
    table.play_text(0, "think")
    assert table.undo(0)
    table.play_text(0, "swap")
    assert not table.undo(0), "chance was asked"
    table.play_text(1, "think")
    assert not table.undo(0), "another seat decided"
    table.play_text(1, "keep")
    assert table.result() is not None
    assert table.undo(1), "also the last action of the game"
    assert table.result() is None
    assert table.record.result is None
    assert table.state.turn == 1


def test_several_actions_are_taken_back_at_once() -> None:
    table = table_of(SlowToy())
    for _ in range(3):
        table.play_text(0, "think")
    assert not table.undo(0, 4)
    assert len(table.record.plies) == 3
    assert table.undo(0, 2)
    assert len(table.record.plies) == 1


def test_what_may_be_answered_in_secret_is_not_taken_back() -> None:
    class Answered(SlowToy):
        def may_be_answered(self, state: State, action: Action) -> bool:
            return True

    table = table_of(Answered())
    table.play_text(0, "think")
    assert not table.undo(0)
    assert not resume_table(Answered(), table.record, SeededChance(3)).undo(0)


def test_nobody_takes_back_across_plies_that_are_only_known_from_the_record() -> None:
    table = table_of(SlowToy())
    table.forget([Ply(0, "think", [])])
    assert not table.undo(0)
    table.play_text(0, "think")
    assert table.undo_limit(0) == 1


def test_a_game_goes_on_from_its_record() -> None:
    table = table_of(SlowToy())
    table.play_text(0, "think")
    record = read(write(table.record, json.dumps), json.loads)
    again = resume_table(SlowToy(), record, SeededChance(3))
    assert again.undo_limit(0) == 0
    again.play_text(0, "keep")
    again.play_text(1, "keep")
    assert again.record.result is not None
    assert len(record.plies) == 1, "the record that was given stays as it was"


def test_a_bad_record_opens_no_table() -> None:
    record = table_of(Toy()).record
    record.setup.pop()
    with pytest.raises(InvalidRecord, match="line 7"):
        resume_table(Toy(), record, SeededChance(1))
