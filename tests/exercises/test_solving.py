"""Solving exercises: what is right, what is wrong, what is the same answer, and what is no exercise."""

from __future__ import annotations

import pytest

from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.errors import IllegalAction
from obelisk.exercises.attempt import RIGHT, WRONG, begin, resume
from obelisk.exercises.exercise import Exercise, state_of
from obelisk.exercises.shelf import exercises_of, read, theme_of, write
from obelisk.exercises.solver import Unclear, all_turns, solve
from obelisk.exercises.themes.city import Complete
from obelisk.exercises.themes.drakon import coin_chambers, reaches_coin, steps_to_coin

CITY = GAMES.get("city").game
DRAKON = GAMES.get("drakon").game


def first(game: str, theme: str, place: int = 0) -> Exercise:
    return [one for one in exercises_of(game) if one.theme == theme][place]


def test_another_payment_is_the_same_answer() -> None:
    """In some exercise of City the right slots can be paid in several ways; all of them are right."""
    for exercise in exercises_of("city"):
        _, state = state_of(CITY, exercise)
        turns = all_turns(CITY, theme_of(exercise), state, exercise.seat)
        right = [turn for turn in turns if turn.keys[exercise.grain] == exercise.key]
        assert {turn.score for turn in right} == {exercise.best}
        others = [turn for turn in right if turn.texts != list(exercise.line)]
        if others:
            assert begin(CITY, exercise).after(inputs_of(exercise, others[-1].texts)).verdict == RIGHT
            return
    pytest.fail("all answers are paid in one way")


def inputs_of(exercise: Exercise, texts: list[str]) -> list[str]:
    """What a solver has to choose of a turn."""
    game = GAMES.get(exercise.game).game
    attempt = begin(game, exercise)
    found: list[str] = []
    for number, text in enumerate(texts):
        # What leaves no choice is played by itself.
        if len(attempt.texts) == number:
            attempt = attempt.after([text])
            found.append(text)
    assert attempt.texts == texts
    return found


@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_every_other_answer_is_wrong(game: str) -> None:
    exercise = exercises_of(game)[0]
    kit = GAMES.get(game).game
    _, state = state_of(kit, exercise)
    turns = all_turns(kit, theme_of(exercise), state, exercise.seat)
    wrong = [turn for turn in turns if turn.score < exercise.best]
    assert wrong
    for turn in wrong[:20]:
        attempt = begin(kit, exercise).after(inputs_of(exercise, turn.texts))
        assert attempt.verdict == WRONG, turn.texts
        assert attempt.decision() is None
        with pytest.raises(IllegalAction, match="game_over"):
            attempt.after(["done"])


def test_a_turn_is_judged_only_at_its_end_and_can_be_resumed() -> None:
    exercise = first("city", "scales", -1)
    inputs = inputs_of(exercise, list(exercise.line))
    attempt = begin(CITY, exercise)
    for text in inputs:
        assert (attempt.verdict, attempt.reached) == ("", None)
        attempt = attempt.after([text])
    assert (attempt.verdict, attempt.reached) == (RIGHT, exercise.best)
    assert resume(CITY, exercise, [*inputs[:-1], "what was once legal"]).inputs == inputs[:-1]


def test_a_position_without_one_best_answer_is_no_exercise() -> None:
    options = CITY.options({"players": 2})
    state = CITY.setup(options, SeededChance("empty city"))
    decision = CITY.decision(state)
    assert decision is not None
    with pytest.raises(Unclear, match=r"nothing is to be had|several answers"):
        solve(CITY, Complete(), state, decision.seat)
    exercise = first("city", "complete")
    _, state = state_of(CITY, exercise)
    with pytest.raises(Unclear, match="too many turns"):
        solve(CITY, Complete(), state, exercise.seat, most=3)


def test_a_coin_is_reached_by_the_shortest_way_round_drakon() -> None:
    exercise = next(one for one in exercises_of("drakon") if one.theme == "coin" and one.best == 8)
    _, state = state_of(DRAKON, exercise)
    after = DRAKON.copy(state)
    DRAKON.advance(after, DRAKON.parse(after, exercise.line[0]), SeededChance("1"))
    assert steps_to_coin(after, exercise.seat) == 1
    assert reaches_coin(after, exercise.seat)
    for cell in coin_chambers(after, exercise.seat):
        after.drakon = cell
        assert cell not in coin_chambers(after, exercise.seat), "nobody takes a coin from under Drakon"


def test_a_file_of_exercises_is_read_as_it_was_written() -> None:
    found = list(exercises_of("drakon"))
    text = write("drakon", found[::-1])
    assert read(text) == found
    for broken in ("", "{}", '{"format": "exercises/2", "game": "city"}', '{"format": "exercises/1"}\n{}'):
        with pytest.raises(ValueError, match=r"exercises|Expecting"):
            read(broken)
