"""Positions with explicit chance: what is played step by step is what the engine itself plays."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from typing import Any, cast
from weakref import ref

import pytest

from obelisk.core.errors import RulesBug
from obelisk.core.rng import Rng
from obelisk.research.stepping.explicit import CHANCE, TERMINAL, Position, Table
from obelisk.research.stepping.session import Session
from obelisk.research.tables import table_of
from research.tables import MAIN_TABLES


class Told:
    """Chance that answers what a history says; questions with one answer are not in it."""

    def __init__(self, history: Iterator[int]) -> None:
        self._history = history

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        return possible[0] if len(possible) == 1 else next(self._history)

    def proof(self) -> str:
        return ""


def replayed(table: Table, history: list[int]) -> Session:
    """The game of a history, played by the engine from the beginning."""
    steps = iter(history)
    chance = Told(steps)
    session = Session(table.game, table.encoding, table.game.setup(table.options, chance), chance)
    for token in steps:
        session.step(token)
    return session


def assert_is_its_history(position: Position) -> None:
    """Only where no question to chance is open."""
    session = position.session
    assert session is not None
    expected = replayed(position.table, position.history)
    game = session.game
    assert game.encode_state(session.state) == game.encode_state(expected.state)
    assert session.pending == expected.pending
    assert position.legal() == expected.legal()


def random_step(position: Position, rng: Rng) -> None:
    legal = position.legal()
    position.apply(legal[rng.below(len(legal))])


def random_steps(position: Position, rng: Rng, steps: int) -> None:
    for _ in range(steps):
        random_step(position, rng)


@pytest.mark.parametrize(("game", "values"), MAIN_TABLES)
def test_a_position_is_what_its_history_says(game: str, values: dict[str, object]) -> None:
    table = table_of(game, values)
    rng = Rng(f"explicit/{game}")
    for _ in range(2):
        position = Position(table)
        position.deal()
        clones: list[Position] = []
        for number in range(600):
            if position.player == TERMINAL:
                break
            random_step(position, rng)
            if position.player != CHANCE and number % 60 == 0:
                assert_is_its_history(position)
                clones.append(position.copy())
        for clone in clones:
            assert_is_its_history(clone)
            random_step(clone, rng)
            while clone.player == CHANCE:
                random_step(clone, rng)
            assert_is_its_history(clone)


def asked_position(table: Table, rng: Rng, steps: int) -> Position:
    """A position in the middle of an action: chance has been asked after at least so many steps."""
    position = Position(table)
    position.deal()
    while len(position.history) < steps or position.session is None or position.player != CHANCE:
        random_step(position, rng)
    return position


def finish_action(position: Position, rng: Rng) -> None:
    while position.player == CHANCE:
        random_step(position, rng)


@pytest.mark.parametrize(("game", "values"), MAIN_TABLES)
def test_a_copy_in_the_middle_of_an_action_goes_its_own_way(game: str, values: dict[str, object]) -> None:
    table = table_of(game, values)
    rng = Rng(f"middle/{game}")
    for steps in (60, 90, 121):
        position = asked_position(table, rng, steps)
        first, second = position.copy(), position.copy()
        assert first.outcomes() == second.outcomes() == position.outcomes()
        third = second.copy()
        for one in (first, position, second, third):
            finish_action(one, rng)
            assert_is_its_history(one)


def test_what_is_looked_at_while_chance_is_asked_is_what_was_before_the_action() -> None:
    table = table_of("drakon", {"players": 3})
    rng = Rng("look")
    position = Position(table)
    position.deal()
    looks = 0
    before = ""
    for _ in range(400):
        if position.player == TERMINAL:
            break
        if position.player == CHANCE and position.session is not None:
            looks += 1
            seen = position.looked_at()
            assert seen is not None
            assert table.game.encode_state(seen.state) == table.game.encode_state(position.seen())
            assert position.known(0).startswith(before)
        elif position.session is not None and not position.session.pending:
            before = position.known(0).partition(',"pending"')[0].removesuffix("}")
        random_step(position, rng)
    assert looks > 20


@pytest.mark.parametrize("steps", [3, 70])
def test_a_question_may_be_answered_in_another_thread(steps: int) -> None:
    table = table_of("city", {"players": 2})
    rng = Rng("thread")
    position = Position(table)
    position.deal()
    while len(position.history) < steps or position.player != CHANCE:
        random_step(position, rng)

    def go_on() -> None:
        while position.player == CHANCE:
            random_step(position, rng)
        random_step(position, rng)
        finish_action(position, rng)

    worker = Thread(target=go_on)
    worker.start()
    worker.join()
    assert_is_its_history(position)
    random_step(position, rng)
    finish_action(position, rng)
    assert_is_its_history(position)


def test_what_is_dropped_while_chance_is_asked_leaves_nothing_behind() -> None:
    table = table_of("city", {"players": 2})
    position = asked_position(table, Rng("drop"), 70)
    assert position._worker is not None
    fiber = ref(position._worker.fiber)
    del position
    assert fiber() is None


def test_the_next_game_is_played_by_the_workers_of_the_last() -> None:
    table = table_of("drakon", {"players": 2})
    made = []
    new_fiber = table.new_fiber
    table.new_fiber = lambda run: made.append(run) or new_fiber(run)  # type: ignore[func-returns-value]
    for number in range(3):
        position = Position(table)
        position.deal()
        rng = Rng(number)
        while position.player != TERMINAL:
            random_step(position, rng)
    assert len(made) == 1


def test_a_fault_of_the_rules_reaches_who_stepped() -> None:
    class Broken:
        """City, until somebody acts."""

        def __getattr__(self, name: str) -> object:
            return getattr(whole.game, name)

        def advance(self, *arguments: object) -> None:
            raise RulesBug("broken on purpose")

    whole = table_of("city", {"players": 2})
    position = Position(whole)
    position.deal()
    rng = Rng("fault")
    while position.player == CHANCE:
        random_step(position, rng)
    assert position._worker is not None
    position._worker.task.game = cast("Any", Broken())
    with pytest.raises(RulesBug, match="on purpose"):
        random_steps(position, rng, 9)
