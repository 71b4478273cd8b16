"""Exercises that fit the mistakes of a game: the better plan would have brought more of what they ask."""

from __future__ import annotations

import obelisk
from obelisk.analysis.annotate import annotate
from obelisk.catalog import GAMES
from obelisk.core.record import read
from obelisk.exercises.exercise import state_of
from obelisk.exercises.needs import course_of, needed_themes, would_bring_more
from obelisk.exercises.shelf import exercises_of, theme_of
from obelisk.jsontext import decode_json


def test_whoever_missed_the_answer_of_an_exercise_needs_its_theme() -> None:
    """In the position of an exercise its answer is the better plan; who found it needs nothing."""
    game = GAMES.get("city").game
    exercise = next(one for one in exercises_of("city") if one.theme == "crystals")
    _, state = state_of(game, exercise)
    theme = theme_of(exercise)

    def is_needed(better: list[str], played: list[str]) -> bool:
        courses = [course_of(game, theme, state, line) for line in (better, played)]
        return would_bring_more(game, theme, exercise.seat, *courses)

    answer = list(exercise.line)
    assert is_needed(answer, ["done", "done", "done"])
    assert not is_needed(answer, answer)
    assert not is_needed(["move z9"], ["done"])


def test_every_mistake_of_a_game_is_asked_for_themes() -> None:
    board = obelisk.new("drakon", players=2, seed=4, goal="short")
    board.play_out(["greedy", "random"])
    game, record = GAMES.get("drakon").game, read(board.record, decode_json)
    report = annotate(game, record)
    marked = [moment.first for moment in report.moments if moment.decision and moment.decision.mark]
    found = needed_themes(game, record, report)
    assert list(found) == marked
    assert {theme for themes in found.values() for theme in themes} & {"coin", "stop", "strike", "win"}


def test_a_fight_that_was_given_up_needs_what_would_have_held_it() -> None:
    """A turn of Legends begins long before its first character: what the better line brings there counts."""
    board = obelisk.new("legends", seed=1)
    board.play_out(["random"])
    game, record = GAMES.get("legends").game, read(board.record, decode_json)
    report = annotate(game, record)
    found = needed_themes(game, record, report)
    given_up = {
        moment.first
        for moment in report.moments
        if moment.decision is not None
        and moment.decision.mark
        and "retreat" in moment.actions
        and "continue" in moment.decision.plans[0].actions
    }
    assert any({"thrifty", "strongest"} & set(found[first]) for first in given_up)
