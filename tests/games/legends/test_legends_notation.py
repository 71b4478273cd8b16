"""Texts of actions and chance, both ways; refusals; encodings.  [LEG-25]"""

from __future__ import annotations

import pytest

from games.legends.table_language import ANN, given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, actions, notation, render, words
from obelisk.games.legends.state import State


def texts() -> list[str]:
    return [
        "play hoax-12",
        "play khind-10 keep",
        "bluff buka-07",
        "load terrah-05 on buka-31",
        "retrieve flit-01",
        "drop bluff#2",
        "land buka-28",
        "replace hoax-03",
        "start",
        "decline",
        "continue",
        "retreat",
        "announce fire",
        "announce earth",
        "use khind-06",
        "skip khind-06",
        "pick hoax-21",
        "pick bluff#1",
        "pick random",
        "pick none",
        "pick support",
        "meet pillar-16",
        "target vulca-21 vulca-05",
        "target vulca-21 bluff#1",
        "keep vulca-21",
        "call",
        "accept",
        "done",
        "interfere hoax-06",
        "pass",
        "dragon red",
    ]


@pytest.mark.parametrize("text", texts())
def test_every_form_of_text_reads_back(text: str) -> None:
    state = given(seat(hand="hoax-06")).state
    assert GAME.notate(state, GAME.parse(state, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play nobody",
        "play hoax-06 twice",
        "target vulca-21",
        "drop bluff#0",
        "drop bluff#01",
        f"drop bluff#{'9' * 5000}",
        "drop bluff#x",
        "load hoax-06 hoax-07",
        "announce water",
        "dragon black",
        "pick leader",
        "play  hoax-06",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    state = given(seat(hand="hoax-06")).state
    with pytest.raises(InvalidNotation):
        GAME.parse(state, text)


def test_the_foes_card_is_meant_where_only_it_can_be() -> None:
    table = given(seat(hand="vulca-14 power-9"), seat(combat="power-1* booster-1-1*"))
    table.play("continue", "play vulca-14", "use vulca-14")
    action = GAME.parse(table.state, "pick booster-1-1")
    assert action in GAME.legal(table.state)


def test_chance_texts() -> None:
    options = GAME.options({"decks": ["vulca", "hoax"]})
    assert GAME.notate_chance(options, 0, 1) == "first 1"
    for ask in range(2, 12):
        for outcome in (1, 30):
            text = GAME.notate_chance(options, ask, outcome)
            assert GAME.parse_chance(options, text) == (ask, outcome)
    mirror = GAME.options({"decks": ["vulca", "vulca"]})
    assert GAME.notate_chance(mirror, 3, 1) == "deal vulca-01 p2"
    assert GAME.parse_chance(mirror, "deal vulca-01 p2") == (3, 1)
    for text in (
        "deal",
        "deal vulca-01",
        "deal nobody",
        "first 2",
        "deal vulca-01 p3",
        "roll hoax-01",
        "deal a b c",
    ):
        with pytest.raises(InvalidNotation):
            GAME.parse_chance(mirror, text)
    with pytest.raises(InvalidNotation):
        GAME.parse_chance(options, "deal vulca-01 p1")


def refused(state: State, text: str) -> IllegalAction:
    before = GAME.encode_state(state)
    with pytest.raises(IllegalAction) as error:
        GAME.advance(state, GAME.parse(state, text), SeededChance(0))
    assert GAME.encode_state(state) == before
    return error.value


def test_refusals_name_rule_and_reason() -> None:
    state = given(seat(hand="hoax-06 hoax-21"), seat(combat="power-6*")).state
    error = refused(state, "continue")
    assert (error.reason, error.rule) == ("turn_not_completable", "LEG-6.5")
    assert refused(state, "play hoax-06").rule == "LEG-5.5"
    assert refused(state, "dragon red").rule == "LEG-18.9"
    over = given(seat(), seat(combat="power-1*", dragons=3))
    over.play("retreat")
    assert refused(over.state, "retreat").reason == "game_over"


def test_actions_that_name_no_card_are_refused() -> None:
    state = given(seat(hand="hoax-06")).state
    with pytest.raises(IllegalAction):
        GAME.advance(state, Action(actions.action(words.PLAY, 1023)), SeededChance(0))
    assert actions.card_of(state, 1023) == -1
    assert actions.bluff_of(state, 0) == -1
    assert actions.as_action(5) == 5
    assert notation.slot_name(1) == "bluff#2"


@pytest.mark.parametrize("broken", [None, {}, {"seats": []}, []])
def test_broken_data_is_refused(broken: object) -> None:
    options = GAME.options({})
    with pytest.raises(InvalidDocument):
        GAME.decode_state(options, broken)
    with pytest.raises(InvalidDocument):
        GAME.decode_view(options, broken)


def test_every_field_of_a_state_is_checked() -> None:
    options = GAME.options({})
    state = GAME.setup(options, SeededChance(1))
    for name in GAME.encode_state(state):
        if name == "rewind":
            continue
        data = GAME.encode_state(state)
        data[name] = "wrong"
        with pytest.raises(InvalidDocument):
            GAME.decode_state(options, data)
    broken: list[list[object]] = [[1, 2], [{}, {}], [{"hand": [3]}, {}], [{"hand": ["hoax-01"]}, {}], [{}]]
    for seats in broken:
        data = GAME.encode_state(state)
        data["seats"] = seats
        with pytest.raises(InvalidDocument):
            GAME.decode_state(options, data)
    for name, value in (
        ("frames", [1]),
        ("frames", [[1, 2, 3, 4, 5, 6, ["x"]]]),
        ("zone", [1]),
        ("met", ["x"]),
    ):
        data = GAME.encode_state(state)
        data[name] = value
        with pytest.raises(InvalidDocument):
            GAME.decode_state(options, data)


def test_every_field_of_a_view_is_checked() -> None:
    options = GAME.options({})
    view = GAME.view(GAME.setup(options, SeededChance(1)), 0)
    for name in GAME.encode_view(view):
        if name in ("asked", "rewind"):
            continue
        data = GAME.encode_view(view)
        data[name] = [1.5] if name != "seats" else [view]
        with pytest.raises(InvalidDocument):
            GAME.decode_view(options, data)
    data = GAME.encode_view(view)
    data["seats"] = data["seats"][:1]  # type: ignore[index]
    with pytest.raises(InvalidDocument):
        GAME.decode_view(options, data)


def test_the_drawing_shows_what_the_viewer_knows() -> None:
    state = GAME.setup(GAME.options({"decks": ["buka", "pillar"]}), SeededChance(3))
    rng = Rng(4)
    chance = SeededChance(3)
    widest = 0
    for _ in range(220):
        choices = GAME.legal(state)
        if not choices:
            break
        for viewer in (0, 1, None):
            picture = render.draw(GAME.view(state, viewer))
            widest = max(widest, *(len(line) for line in picture.splitlines()))
            if viewer is None:
                assert "hand p" not in picture
            else:
                for card in state.hand[viewer]:
                    assert state.cast.cards[card].id in picture
        GAME.advance(state, choices[rng.below(len(choices))], chance)
    assert widest <= render.WIDTH + 20


def test_the_drawing_of_every_zone() -> None:
    table = given(
        seat(
            hand="power-1 power-2",
            revealed="power-1",
            combat="hoax-06 hoax-07* vulca-21*",
            support="bluff:buka-07",
            ships="buka-29",
            cargo="buka-01@buka-29",
            leadership="hoax-28*",
            bottom="hoax-01",
            discard="hoax-02",
        ),
        seat(combat="power-1*"),
        achievements=True,
        match=True,
    )
    own = render.draw(GAME.view(table.state, ANN))
    for part in (
        "bluff#1 (buka-07)",
        "buka-29(buka-01)",
        "hoax-28*",
        "vulca-21*->hoax-07",
        "deck bottom",
        "red blue",
    ):
        assert part in own
    other = render.draw(GAME.view(table.state, 1))
    assert "buka-07" not in other
    assert "revealed    power-1" in other
    ended = given(seat(), seat(combat="power-1*", dragons=3))
    ended.play("retreat")
    assert "p2 won: fourth_dragon" in render.draw(GAME.view(ended.state, None))
