"""The surface of `import obelisk`: a person at a desk studies games."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import obelisk
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions
from obelisk.core.record import InvalidRecord
from obelisk.games.city.kinds import KIND_NAMES
from obelisk.games.drakon.forms import tile_name

SVG = "{http://www.w3.org/2000/svg}"


def test_a_person_plays_some_actions_and_takes_them_back() -> None:
    board = obelisk.new("city", players=3, seed=7)
    first = str(board)
    played = []
    for _ in range(30):
        played.append(board.ask("random"))
        board.push(played[-1])
    assert [action for _, action in board.actions] == played
    assert [board.pop() for _ in played] == played[::-1]
    assert str(board) == first
    with pytest.raises(IndexError):
        board.pop()


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one, other = (obelisk.new("drakon", players=4, seed="s", heroes="random") for _ in range(2))
    one.play_out()
    other.push(other.legal[-1])
    other.pop()
    other.play_out()
    assert one.record == other.record


def test_a_game_is_saved_and_found_again(tmp_path: Path) -> None:
    board = obelisk.new("legends", decks=["vulca", "hoax"], seed=2, names=["Ann", "Bob"])
    result = board.play_out(["greedy", "random"])
    board.save(tmp_path / "game.obelisk")
    again = obelisk.load(tmp_path / "game.obelisk")
    assert again.result == result
    assert again.actions == board.actions
    assert again.record == board.record


def test_going_back_opens_another_line_and_leaves_the_first_alone() -> None:
    board = obelisk.new("city", seed=1)
    board.play_out()
    before = board.record
    middle = board.at(20)
    assert len(middle) == 20
    assert not middle.is_over
    middle.push(middle.legal[-1])
    assert board.record == before
    with pytest.raises(IndexError):
        board.at(len(board) + 1)


def test_refusals_say_why() -> None:
    board = obelisk.new("city", seed=1)
    with pytest.raises(InvalidNotation):
        board.push("fly to the moon")
    with pytest.raises(IllegalAction) as refused:
        board.push("build 1 r3")
    assert refused.value.rule.startswith("CITY-")
    with pytest.raises(InvalidOptions):
        obelisk.new("city", players=9)
    with pytest.raises(ValueError, match="names"):
        obelisk.new("city", players=2, names=["Ann", "Bob", "Cem"])
    with pytest.raises(InvalidRecord):
        obelisk.read_record("nonsense")
    assert len(board) == 0
    board.play_out()
    with pytest.raises(IllegalAction):
        board.push("done")
    with pytest.raises(IllegalAction):
        board.ask("random")


def test_names_decide_the_number_of_seats() -> None:
    assert obelisk.new("city", names=["Ann", "Bob", "Cem"]).seats == 3


def test_options_are_listed() -> None:
    assert obelisk.game_ids() == ["city", "drakon", "legends", "legends-draft"]
    assert obelisk.game_options("city")["players"] == [2, 3, 4]
    legends = obelisk.game_options("legends")
    assert len(legends) == 11
    assert legends["first"] == ["random", "p1", "p2"]
    assert legends["mulligan"] == [False, True]
    assert obelisk.new("city").options["edition"] == "2006"


def test_a_seat_hears_only_its_own_secrets() -> None:
    board = obelisk.new("city", players=2, seed=5)
    told = {seat: board.story(seat) for seat in (0, 1)}
    assert told[0] != told[1]
    assert board.story() != told[0]
    assert board.story(0, "de") != told[0]


def test_a_story_names_the_players_and_prints_as_it_reads() -> None:
    board = obelisk.new("drakon", names=["Ann", "Bob"], seed=5)
    while not board.story():
        board.push(board.legal[0])
    told = board.story()
    assert any("Ann" in line or "Bob" in line for line in told)
    assert not any("p1" in line or "p2" in line or "\u2068" in line for line in told)


def test_a_look_holds_nothing_of_another_hand() -> None:
    board = obelisk.new("city", players=2, seed=5)
    assert board.look(0).data["hand"] != board.look(1).data["hand"]
    assert "hand p2" not in board.look(0).text


@pytest.mark.parametrize("game", ["city", "drakon", "legends", "legends-draft"])
def test_pictures_are_drawn_through_a_whole_game(game: str) -> None:
    board = obelisk.new(game, seed=9)
    while not board.is_over:
        board.push(board.ask("random"))
    for length in sorted({0, 1, len(board) // 3, len(board) // 2, len(board)}):
        then = board.at(length)
        for seat in (None, *range(then.seats)):
            look = then.look(seat)
            root = ElementTree.fromstring(look.svg)
            assert root.tag == f"{SVG}svg"
            assert root.find(f"{SVG}title") is not None
            assert look._repr_svg_() == look.svg
        assert then._repr_svg_().startswith("<svg")


def hand_of(board: obelisk.Board, seat: int) -> list[str]:
    """The names under which the pictures show a hand."""
    view = board.look(seat).view
    if board.game.id == "city":
        return [KIND_NAMES[kind] for kind, count in enumerate(view.hand) if count]
    if board.game.id == "drakon":
        return [tile_name(view.options, design) for design in view.hand]
    return list(view.seats[seat].hand)


@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_a_picture_shows_the_own_hand(game: str) -> None:
    board = obelisk.new(game, seed=2)
    for seat in range(2):
        hand = hand_of(board, seat)
        assert hand
        for name in hand:
            assert f">{name}<" in board.look(seat).svg


def test_the_picture_of_a_hand_is_for_its_owner_alone() -> None:
    board = obelisk.new("legends", decks=["vulca", "hoax"], seed=2)
    for seat in range(2):
        for card in hand_of(board, seat):
            assert card not in board.look(1 - seat).svg
            assert card not in board.look().svg


def test_the_own_side_of_a_fight_lies_below() -> None:
    board = obelisk.new("legends", decks=["vulca", "hoax"], seed=2)
    for seat in range(2):
        rows = re.findall(r">(p[12])  \d", board.look(seat).svg)
        assert rows == [f"p{2 - seat}", f"p{1 + seat}"]


def test_unknown_things_have_no_attribute() -> None:
    with pytest.raises(AttributeError):
        obelisk.nonsense  # noqa: B018
    assert "new" in dir(obelisk)


def test_boards_are_equal_when_the_same_happened_on_them() -> None:
    board = obelisk.new("city", players=2, seed=7)
    assert repr(board) == "<Board of city: 2 seats, 0 actions, p1 to choose (movement)>"
    other = board.copy()
    assert board == other
    board.push(board.legal[0])
    assert board != other
    other.push(other.legal[0])
    assert board == other
    assert obelisk.read_record(board.record) == board
    assert board != obelisk.new("drakon", players=2, seed=7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(board)
    board.play_out()
    assert repr(board).endswith("actions, over>")


def test_looks_have_the_costs_of_what_they_show() -> None:
    board = obelisk.new("city", players=2, seed=7)
    look = board.look(0)
    facts = look.data["facts"]
    assert isinstance(facts, dict)
    assert facts["buildings"][0]["slots"][0].keys() == {"colour", "value"}
    assert facts["prices"] == sorted(facts["prices"])
    assert repr(look) == "<Look of p1 at city>"
    assert repr(board.look()) == "<Look of a spectator at city>"
    assert look == board.look(0)
    assert look != board.look(1)


@pytest.mark.parametrize("game", obelisk.game_ids())
def test_every_option_is_listed_with_its_values(game: str) -> None:
    """The first value is the default."""
    board = obelisk.new(game)
    listed = obelisk.game_options(game)
    assert {name: values[0] for name, values in listed.items() if name in board.options} == board.options
    if game == "legends":
        assert len(listed) == 11
        assert listed["first"] == ["random", "p1", "p2"]
