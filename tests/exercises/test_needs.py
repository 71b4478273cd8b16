"""Exercises that fit the mistakes of a game: the better plan would have brought more of what they ask."""

from __future__ import annotations

import obelisk
from obelisk.analysis.annotate import annotate
from obelisk.analysis.report import DecisionReport, PlanReport
from obelisk.catalog import GAMES
from obelisk.core.record import read
from obelisk.exercises.exercise import state_of
from obelisk.exercises.needs import needed_themes, would_bring_more
from obelisk.exercises.shelf import exercises_of, theme_of
from obelisk.jsontext import decode_json


def decision(best: list[str], played: list[str]) -> DecisionReport:
    return DecisionReport(
        [PlanReport(best, 0.6, 0.0)], PlanReport(played, 0.4, 0.0), 0.2, 0.0, 0.2, False, "blunder"
    )


def test_whoever_missed_the_answer_of_an_exercise_needs_its_theme() -> None:
    """In the position of an exercise its answer is the better plan; who found it needs nothing."""
    game = GAMES.get("city").game
    exercise = next(one for one in exercises_of("city") if one.theme == "crystals")
    _, state = state_of(game, exercise)
    theme = theme_of(exercise)
    answer = list(exercise.line)
    assert would_bring_more(game, theme, state, exercise.seat, decision(answer, ["done", "done", "done"]))
    assert not would_bring_more(game, theme, state, exercise.seat, decision(answer, answer))
    assert not would_bring_more(game, theme, state, exercise.seat, decision(["move z9"], ["done"]))


def test_every_mistake_of_a_game_is_asked_for_themes() -> None:
    board = obelisk.new("drakon", players=2, seed=4, goal="short")
    board.play_out(["greedy", "random"])
    game, record = GAMES.get("drakon").game, read(board.record, decode_json)
    report = annotate(game, record)
    marked = [moment.first for moment in report.moments if moment.decision and moment.decision.mark]
    found = needed_themes(game, record, report)
    assert list(found) == marked
    assert {theme for themes in found.values() for theme in themes} & {"coin", "stop", "strike", "win"}
