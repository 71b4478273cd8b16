"""The small values of the core: decisions, results, events, names, registries, errors."""

from __future__ import annotations

import pytest

from obelisk.core.decision import Decision, Result, places_by
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions, OptionProblem
from obelisk.core.event import Event, decode_event, seen_events
from obelisk.core.notation import parse_seat, seat_name, split_line


def test_decisions_are_values() -> None:
    assert Decision(1, "turn") == Decision(1, "turn") != Decision(0, "turn")
    assert Decision(1, "turn") != "turn"
    assert len({Decision(1, "turn"), Decision(1, "turn")}) == 1
    assert repr(Decision(1, "turn")) == "Decision(seat=1, kind='turn')"


def test_results_are_values() -> None:
    one = Result("goal", [1], [2, 1], {"gold": [3, 10]})
    two = Result("goal", [1], [2, 1], {"gold": [3, 10]})
    assert one == two != Result("goal", [0], [1, 2], {"gold": [3, 10]})
    assert one != "goal"
    assert hash(one) == hash(two)
    assert one.encode() == {
        "reason": "goal",
        "winners": [1],
        "places": [2, 1],
        "scores": {"gold": [3, 10]},
    }
    assert repr(one) == "Result('goal', winners=[1], places=[2, 1], scores={'gold': [3, 10]})"


def test_places_put_winners_first_and_equals_together() -> None:
    assert places_by([[3, 1], [5, 0], [3, 1], [3, 0]], [3]) == [3, 2, 3, 1]
    assert places_by([[1], [1]], []) == [1, 1]


def test_an_event_is_seen_whole_blurred_or_not_at_all() -> None:
    drawn = Event("card_drawn", {"seat": 0}, {"card": "k3"}, [0], reveals=True)
    seen = drawn.seen_by(0)
    assert seen is not None
    assert seen.encode() == {"event": "card_drawn", "seat": 0, "card": "k3"}
    blurred = drawn.seen_by(1)
    assert blurred is not None
    assert blurred.encode() == {"event": "card_drawn", "seat": 0}
    spectator = drawn.seen_by(None)
    assert spectator == blurred
    hidden = Event("asked", {"seat": 0}, knowers=[0], hidden=True)
    assert hidden.seen_by(1) is None
    assert seen_events([hidden, drawn], 1) == [blurred]
    assert drawn.whole().encode() == seen.encode()
    assert repr(drawn) == "card_drawn(seat=0, card='k3')"


def test_events_are_values() -> None:
    assert Event("a", {"n": 1}) == Event("a", {"n": 1})
    assert Event("a", {"n": 1}) != Event("a", {"n": 2})
    assert Event("a", {}) != "a"
    assert len({Event("a", {}), Event("a", {})}) == 1


def test_events_come_back_from_json() -> None:
    data = {"event": "told", "seat": 1, "cards": ["k3", "k2"], "places": [1, 2], "card": None, "yes": True}
    assert decode_event(data).encode() == data
    assert decode_event({"event": "odd", "what": 1.5, "mixed": [1, "a"]}).facts == {
        "what": "1.5",
        "mixed": ["1", "a"],
    }
    with pytest.raises(InvalidDocument):
        decode_event({"seat": 1})
    with pytest.raises(InvalidDocument):
        decode_event([])


def test_seats_have_names() -> None:
    assert [seat_name(seat) for seat in range(3)] == ["p1", "p2", "p3"]
    assert parse_seat("p2") == 1
    for text in ("p0", "p", "q1", "p10", ""):
        with pytest.raises(InvalidNotation):
            parse_seat(text)


def test_a_line_is_seat_and_action() -> None:
    assert split_line("p2 move d4") == (1, "move d4")
    with pytest.raises(InvalidNotation):
        split_line("p2")


def test_errors_carry_ids() -> None:
    illegal = IllegalAction("too_far", "CITY-6.2", {"steps": 3})
    assert (illegal.reason, illegal.rule, illegal.facts) == ("too_far", "CITY-6.2", {"steps": 3})
    assert IllegalAction("a", "b").facts == {}
    assert str(illegal) == "too_far [CITY-6.2]"
    assert str(InvalidNotation("jump")) == "cannot read 'jump'"
    assert InvalidNotation("jump", "CITY-19.4").reason == "unreadable"
    problems = [OptionProblem("players", 5, "CITY-17.1", "must be 2, 3 or 4")]
    assert str(InvalidOptions(problems)) == "option players = 5: must be 2, 3 or 4 [CITY-17.1]"
