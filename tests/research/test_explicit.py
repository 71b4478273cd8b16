"""Positions with explicit chance: what is played in place or on copies is what the engine itself plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from obelisk.core.rng import Rng
from obelisk.research.encodings import table_of
from obelisk.research.stepping.explicit import CHANCE, TERMINAL, Position, Table
from obelisk.research.stepping.session import Session
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


def test_an_action_that_asks_more_than_foreseen_finds_its_state_again() -> None:
    table = table_of("city", {"players": 2})
    position = Position(table)
    position.deal()
    rng = Rng("surprise")
    surprises = 0
    for _ in range(400):
        legal = position.legal()
        action = legal[rng.below(len(legal))]
        if position.player != CHANCE:
            # As if it had never asked anything.
            for _ in range(40):
                table.learn(action, 0, True)
            assert table.foresees_end(action, 0)
        position.apply(action)
        surprises += position.player == CHANCE
        if position.player != CHANCE:
            assert_is_its_history(position)
    assert surprises > 5
