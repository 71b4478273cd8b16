"""Exercises at a server: tried by playing, told only at the end, rated at the first try, kept for guests."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from exercises.test_solving import inputs_of
from obelisk.catalog import GAMES
from obelisk.core.rng import Rng
from obelisk.exercises.exercise import Exercise, state_of
from obelisk.exercises.rating import Rating
from obelisk.exercises.shelf import exercises_of, games_with_exercises
from obelisk.server import exercises as at_server
from obelisk.server.exercises import ExerciseCall
from obelisk.storage.exercises import ExerciseTry
from server.playground import Client, Json, playground, run


def path(exercise: Exercise) -> str:
    return f"/api/exercises/{exercise.name}"


def exercise_with_several_inputs() -> tuple[Exercise, list[str]]:
    for exercise in exercises_of("city"):
        inputs = inputs_of(exercise, list(exercise.line))
        if len(inputs) > 2:
            return exercise, inputs
    raise AssertionError


async def solve(client: Client, exercise: Exercise) -> Json:
    return await client.post(path(exercise), {"texts": inputs_of(exercise, list(exercise.line))})


def test_the_answer_is_told_when_the_turn_is_over_and_not_before(tmp_path: Path) -> None:
    exercise, inputs = exercise_with_several_inputs()

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            anybody = ground.client()
            start = await anybody.get(path(exercise))
            assert (start["theme"], start["seat"], start["rating"]) == (
                exercise.theme,
                exercise.seat,
                exercise.rating,
            )
            assert not {"line", "key", "best", "solution", "state"} & set(start)
            done: list[str] = []
            for text in inputs:
                page = await anybody.post(path(exercise), {"inputs": done})
                assert (page["verdict"], page["solution"], page["reached"]) == ("", None, None)
                assert text in page["decision"]["legal"]
                page = await anybody.post(path(exercise), {"inputs": done, "texts": [text]})
                done = page["inputs"]
            assert page["verdict"] == "right"
            assert page["change"] is None, "nobody knows who that was"
            assert page["solution"]["line"] == list(exercise.line)
            assert len(page["solution"]["moments"]) == len(exercise.line)
            again = await anybody.post(path(exercise), {"inputs": done, "texts": ["done"]})
            assert again["refusal"]["reason"] == "game_over"
            odd = await anybody.post(path(exercise), {"texts": ["fly"]})
            assert (odd["refusal"]["reason"], odd["verdict"]) == ("unreadable", "")

    run(scenario())


def test_the_first_try_of_a_guest_is_rated_and_stays_when_he_registers(tmp_path: Path) -> None:
    first, second = exercises_of("drakon")[:2]

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            gave_up = await ann.post(path(first), {"give_up": True})
            assert (gave_up["verdict"], gave_up["change"]["before"]) == ("wrong", 1000)
            assert gave_up["change"]["after"] < 1000
            assert gave_up["solution"]["line"] == list(first.line)
            page = await solve(ann, first)
            assert (page["verdict"], page["change"]) == ("right", None), "the first try was another"
            page = await solve(ann, second)
            assert page["change"]["after"] > page["change"]["before"] == gave_up["change"]["after"]
            assert (await ann.get(path(first)))["rating"] > first.rating, "it beat somebody"
            await ann.post("/api/accounts", {"name": "Ann", "password": "correct horse"})
            (drakon,) = [one for one in (await ann.get("/api/exercises"))["games"] if one["game"] == "drakon"]
            assert (drakon["rating"], drakon["tries"]) == (page["change"]["after"], 2)
            assert sum(theme["solved"] for theme in drakon["themes"]) == 2
            assert sum(theme["exercises"] for theme in drakon["themes"]) == len(exercises_of("drakon"))
            stranger = (await ground.client().get("/api/exercises"))["games"]
            assert {one["rating"] for one in stranger} == {None}

    run(scenario())


def test_the_next_exercise_is_new_and_about_as_hard_as_the_solver_is_strong(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            seen: set[str] = set()
            for left in range(3, 0, -1):
                start = await ann.get("/api/exercises/legends/next?theme=dragons")
                assert start["theme"] == "dragons"
                assert start["id"] not in seen
                assert not start["tried"]
                seen.add(start["id"])
                await ann.post(f"/api/exercises/legends/{start['id']}", {"give_up": True})
                later = await ann.get(f"/api/exercises/legends/{start['id']}")
                assert (later["tried"], later["solved"]) == (True, False)
                assert later["left"] == start["left"] - 1, left
            for wrong in ("chess/next", "legends-draft/next", "city/next?theme=chess", "city/none"):
                assert (await ann.get(f"/api/exercises/{wrong}", 404))["reason"] == "exercise"
            await ann.post("/api/exercises/city/none", {}, 404)
            await ann.post(path(exercises_of("city")[0]), {"inputs": ["x"] * 61}, 400)

    run(scenario())


def test_when_all_are_tried_those_not_solved_come_again() -> None:
    found = exercises_of("city")
    tries = [ExerciseTry("ann", one.name, True, True, 1, 100 + number) for number, one in enumerate(found)]
    solver = Rating(1000, 60)
    assert at_server.next_exercise("city", "", tries, solver) == found[0], "it was longest ago"
    assert at_server.next_exercise("city", "", tries, solver, found[0].id) == found[1]
    tries[5] = replace(tries[5], is_solved=False)
    assert at_server.next_exercise("city", "", tries, solver) == found[5]
    fresh = at_server.next_exercise("city", "", tries[:-9], solver)
    assert fresh in found[-9:]


def test_the_daily_exercise_is_the_same_for_everybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, anybody = await ground.guest("Ann"), ground.client()
            daily = await anybody.get("/api/exercises/daily")
            assert (
                daily == await ann.get("/api/exercises/daily") == (await ann.get("/api/exercises"))["daily"]
            )
            assert not daily["solved"]
            found = next(one for one in exercises_of(daily["game"]) if one.id == daily["id"])
            await solve(ann, found)
            assert (await ann.get("/api/exercises/daily"))["solved"]
            assert not (await anybody.get("/api/exercises/daily"))["tried"]

    run(scenario())


@pytest.mark.parametrize("game", games_with_exercises())
def test_nothing_that_the_solver_cannot_see_leaves_the_server(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the turn is over every byte is the same in another world that fits the solver's view."""
    kit = GAMES.get(game).game
    rng = Rng("leaks")
    for exercise in exercises_of(game)[::9]:
        _, state = state_of(kit, exercise)
        other = kit.determinise(kit.view(state, exercise.seat), rng)
        hidden = replace(exercise, state=kit.encode_state(other))
        assert hidden.state != exercise.state, "something is hidden"
        inputs = inputs_of(exercise, list(exercise.line))[:-1]
        answers: list[list[bytes]] = []
        for one in (exercise, hidden):
            monkeypatch.setattr(at_server, "exercise_of", lambda game, id, one=one: one)
            at_server.attempt_at.cache_clear()
            calls = [ExerciseCall(inputs=inputs[:length]) for length in range(len(inputs) + 1)]
            calls.append(ExerciseCall(inputs=inputs, texts=["nonsense"]))
            answers.append([msgspec.json.encode(at_server.answer(one, call)) for call in calls])
            answers[-1].append(msgspec.json.encode(at_server.start(one, [], Rating(1000, 60))))
        assert answers[0] == answers[1], exercise.name
    at_server.attempt_at.cache_clear()
