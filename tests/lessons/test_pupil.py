"""A pupil: what is taken, what is corrected, and what is wrong with a lesson that cannot be played."""

from __future__ import annotations

import pytest

from obelisk.catalog import GAMES
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import IllegalAction, InvalidNotation, UnknownName
from obelisk.lessons.lesson import Lesson, read_lesson
from obelisk.lessons.pattern import first_fitting, fits
from obelisk.lessons.position import set_value
from obelisk.lessons.pupil import GO_ON, BrokenLesson, Correction, begin
from obelisk.lessons.shelf import all_lessons, lesson_of, lessons_of

CITY = GAMES.get("city").game
HEAD = """
format = "lesson/1"
id = "walk"
place = 1
minutes = 2
seed = "s"
options = { players = 2 }
chance = ["first p1", "deal p1 k1", "tile d4 mill"]
"""
STEPS = """
[[steps]]
id = "read"
point = ["obelisk"]

[[steps]]
id = "go"
do = ["move d4"]
also = ["play k1 *"]
wrong = { "move *" = "elsewhere" }

[[steps]]
id = "end"
do = ["draw"]
also = ["done"]
answers = ["move c4", "done", "done", "draw"]
"""


def lesson(text: str = HEAD + STEPS) -> Lesson:
    return read_lesson("city", text, "walk.toml")


def test_a_step_is_read_then_done_and_others_answer() -> None:
    pupil = begin(CITY, lesson())
    assert (pupil.at, pupil.decision(), pupil.legal(), pupil.shown()) == (0, None, [], GO_ON)
    pupil = pupil.after([GO_ON])
    assert "move d4" in pupil.legal()
    assert pupil.shown() == "move d4"
    flown = pupil.after(["play k1 a3"])
    assert flown.at == 1, "that was only on the way"
    pupil = flown.after(["move d4"])
    assert [happening.action for happening in pupil.happened] == ["move d4"]
    assert pupil.inputs == [GO_ON, "play k1 a3", "move d4"]
    pupil = pupil.after(["done", "done", "draw"])
    assert pupil.is_over
    assert (pupil.step, pupil.shown(), pupil.legal()) == (None, GO_ON, [])
    assert [(one.seat, one.action) for one in pupil.happened][2:] == [
        (0, "draw"),
        (1, "move c4"),
        (1, "done"),
        (1, "done"),
        (1, "draw"),
    ]


def test_a_wrong_turn_changes_nothing_and_says_why() -> None:
    pupil = begin(CITY, lesson()).after([GO_ON])
    before = CITY.encode_state(pupil.state)
    for text, attribute in [("move c4", "elsewhere"), ("done", "wrong"), (GO_ON, "wrong")]:
        with pytest.raises(Correction) as caught:
            pupil.after([text])
        assert caught.value.attribute == attribute
    with pytest.raises(Correction):
        pupil.after(["play k1 a3", "done"])
    with pytest.raises(IllegalAction, match="too_far"):
        pupil.after(["move a2"])
    with pytest.raises(InvalidNotation):
        pupil.after(["fly"])
    assert CITY.encode_state(pupil.state) == before
    assert (pupil.at, pupil.inputs) == (1, [GO_ON])


def test_going_back_leads_to_the_beginning_of_the_step_and_then_to_the_one_before() -> None:
    pupil = begin(CITY, lesson()).after([GO_ON, "play k1 a3"])
    assert pupil.inputs_back() == [GO_ON]
    assert begin(CITY, lesson()).after([GO_ON]).inputs_back() == []
    assert begin(CITY, lesson()).inputs_back() == []


def test_an_only_choice_on_the_way_is_played_by_itself_and_silent_others_pass() -> None:
    steps = '[[steps]]\nid = "a"\ndo = ["draw"]\nalso = ["done"]\n[[steps]]\nid = "b"\ndo = ["move *"]\n'
    pupil = begin(CITY, lesson(HEAD + steps)).after(["done", "draw"])
    assert pupil.at == 1
    assert [one.action for one in pupil.happened if one.seat == 1] == ["done", "draw"]
    hand = ", ".join(f'"deal p1 {kind}3"' for kind in "kkrrbbee")
    stuck = HEAD.replace('"deal p1 k1"', hand) + "[position]\nsteps = 0\n"
    pupil = begin(CITY, lesson(stuck + '[[steps]]\nid = "a"\ndo = ["draw"]\nalso = ["done"]\n'))
    assert "draw" in pupil.legal(), "there was nothing else to be done before"


def test_an_event_may_be_what_counts() -> None:
    hand = 'chance = ["first p1", "tile d4 citadel", "deal p1 k3", "deal p1 k3"]'
    text = HEAD.replace('chance = ["first p1", "deal p1 k1", "tile d4 mill"]', hand)
    text += (
        '[[steps]]\nid = "a"\ndo = ["move d4", "build *"]\nalso = ["done"]\nevent = "building_completed"\n'
    )
    pupil = begin(CITY, lesson(text)).after(["move d4", "done"])
    assert pupil.at == 0
    assert pupil.after(["build 1 k3+k3"]).is_over


def test_what_leads_past_the_step_is_taken_back() -> None:
    text = HEAD + '[[steps]]\nid = "a"\ndo = ["build *"]\nalso = ["move d4", "done"]\n'
    pupil = begin(CITY, lesson(text)).after(["move d4", "done"])
    with pytest.raises(Correction):
        pupil.after(["done"])


def test_the_board_may_offer_less_than_the_rules() -> None:
    text = HEAD + '[[steps]]\nid = "a"\ndo = ["move d4"]\noffer = ["move d*"]\n'
    assert begin(CITY, lesson(text)).legal() == ["move d2", "move d3", "move d4"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("players = 2", "players = 9"), "walk.toml: option players = 9"),
        (('"deal p1 k1"', '"deal p1 q9"'), "walk.toml: cannot read 'deal p1 q9'"),
        (('"deal p1 k1"', '"draw p1 k1"'), "walk.toml: chance is never asked for some of the wishes"),
        (('"first p1", ', '"first p1", "tile d4 mill", "tile d5 mill", '), "cannot happen here"),
        (('seed = "s"', 'seed = "s"\nposition = { crystal = 1 }'), "walk.toml: the position: .*no 'crystal'"),
        (('seed = "s"', 'seed = "s"\nposition = { crystals = "x" }'), "walk.toml: the position: .*crystals"),
        (('seed = "s"', 'seed = "s"\nplayed = ["p2 done"]'), "'p2 done': it is not this seat that decides"),
        (('seed = "s"', 'seed = "s"\nplayed = ["p1 move a1"]'), "walk.toml: no_tile"),
    ],
)
def test_a_start_that_cannot_be_is_named(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(BrokenLesson, match=reason):
        begin(CITY, lesson((HEAD + STEPS).replace(*change)))


def test_a_step_that_cannot_be_played_is_named_with_its_line() -> None:
    wrong_answer = lesson((HEAD + STEPS).replace('answers = ["move c4"', 'answers = ["move e5"'))
    with pytest.raises(BrokenLesson, match=r"walk.toml:\d+: the answer 'move e5': no_tile"):
        begin(CITY, wrong_answer).after([GO_ON, "move d4", "done", "done", "draw"])
    hand = HEAD.replace('"deal p1 k1"', '"deal p1 k3", "deal p1 k3"')
    wrong_wish = lesson(
        hand + STEPS.replace('also = ["play k1 *"]', "") + 'chance = ["draw p1 k3", "draw p1 k3"]\n'
    )
    pupil = begin(CITY, wrong_wish).after([GO_ON, "move d4"])
    with pytest.raises(BrokenLesson, match=r"walk.toml:\d+: 'draw': the lesson wishes"):
        pupil.after(["done", "done", "draw"])


def test_what_was_played_before_is_played() -> None:
    text = (HEAD + STEPS).replace('seed = "s"', 'seed = "s"\nplayed = ["p1 move c4", "p1 done"]')
    assert CITY.decision(begin(CITY, lesson(text)).state) is not None


def test_all_that_is_wrong_with_a_file_is_told_with_its_lines() -> None:
    text = """format = "lesson/2"
id = "No"
place = 1
minutes = 0
seat = "p0"
more = 1
[[steps]]
id = "a"
also = ["x"]
[[steps]]
id = "a"
do = [1]
wrong = { "x" = 2 }
[[steps]]
do = ["x"]
speak = true
"""
    with pytest.raises(InvalidDocument) as caught:
        lesson(text)
    assert [(problem.line, problem.where) for problem in caught.value.problems] == [
        (1, "format"),
        (2, "id"),
        (4, "minutes"),
        (5, "seat"),
        (6, "more"),
        (9, "steps.a.also"),
        (10, "steps[2]"),
        (12, "steps.a.do[1]"),
        (13, "steps.a.wrong.x"),
        (13, "steps.a.wrong"),
        (14, "steps[3].id"),
        (16, "steps[3].speak"),
    ]


def test_values_are_set_by_their_path() -> None:
    data = {"a": [1, 2], "b": [{"id": "x", "n": 1}], "c": {"d": 1}}
    set_value(data, "a.1", 5)
    set_value(data, "b.id=x.n", 7)
    set_value(data, "c.d", 9)
    assert data == {"a": [1, 5], "b": [{"id": "x", "n": 7}], "c": {"d": 9}}
    for path in ("a.2", "b.id=y.n", "c.e", "c.d.e"):
        with pytest.raises(LookupError):
            set_value(data, path, 0)


def test_patterns_are_texts_with_stars() -> None:
    assert fits("place plain[NE] @(0,1)", "place plain[NE] @(*)")
    assert not fits("place plain[NE] @(0,1)", "place plain[NE]")
    assert first_fitting(["b", "ab", "ac"], ["a*", "b"]) == "ab"
    assert first_fitting(["x"], ["a"]) == ""


def test_lessons_are_found_by_name() -> None:
    assert lesson_of("city", "first").key == "city/first"
    with pytest.raises(UnknownName, match="city has no lesson 'last'; known: first"):
        lesson_of("city", "last")
    assert lessons_of("city")[0].id == "first"
    assert {lesson.game for lesson in all_lessons()} >= {"city"}


def test_what_was_played_by_itself_is_not_played_again() -> None:
    """A board gives a whole plan at once, with the phases that the lesson leaves by itself."""
    pupil = begin(GAMES.get("legends").game, lesson_of("legends", "gangs"))
    while pupil.step is None or pupil.step.id != "announce":
        pupil = pupil.after([pupil.shown()])
    done = pupil.after(["done"])
    assert [happening.action for happening in done.happened] == ["done", "done"], (
        "the supports are left by itself"
    )
    plan = pupil.after(["done", "done", "announce fire"])
    assert plan.at == pupil.at + 1
    assert plan.inputs == [*pupil.inputs, "done", "announce fire"]
    with pytest.raises(IllegalAction):
        done.after(["done"])
