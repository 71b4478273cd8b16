"""Position files: every position comes back, what is left out is dealt, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

import obelisk
from obelisk.board import Board
from obelisk.catalog import GAMES
from obelisk.core.rng import Rng
from obelisk.positions.lines import InvalidPosition
from obelisk.positions.position import is_position, read_position

GAMES_WITH_WORDS = ["city", "drakon", "legends"]
DRAFTS = {"heroes": "draft"}


def wander(board: Board, seed: str, plies: int) -> None:
    """Random actions, as many as there are."""
    rng = Rng(seed)
    for _ in range(plies):
        if board.is_over:
            return
        action = board.game.sample(board.state, rng)
        board.push(board.game.notate(board.state, action))


def truth(board: Board) -> dict[str, object]:
    return board.game.encode_state(board.state)


def some_options(game: str, most: int) -> list[dict[str, Any]]:
    """Options from all over the combinations of a game."""
    sets = GAMES.get(game).option_sets()
    return sets[:: max(1, len(sets) // most)]


@pytest.mark.parametrize("game", GAMES_WITH_WORDS)
def test_every_position_comes_back(game: str) -> None:
    """With all options, at every point of a turn; and the text of what came back is the same text."""
    for number, options in enumerate(some_options(game, 8)):
        board = obelisk.new(game, seed=number, **options)
        for walk in range(10):
            text = board.position()
            again = Board.from_position(text)
            assert truth(again) == truth(board), f"{options} after {len(board)} actions"
            assert again.position() == text
            assert again.legal == board.legal
            wander(board, f"{game}/{number}/{walk}", 9)


@pytest.mark.parametrize("game", GAMES_WITH_WORDS)
def test_positions_are_told_in_the_words_of_the_game(game: str) -> None:
    """And not by all that has happened: a file stays short however long the game was."""
    board = obelisk.new(game, seed=5)
    wander(board, "long", 90)
    text = board.position()
    assert len(board) > 60
    assert "\nsetup" not in text
    assert text.count("\nplay ") < 25
    assert len(text.splitlines()) < 130


def test_what_has_no_words_is_told_by_how_it_came_about() -> None:
    """A draft of heroes, before anybody's turn; and a game that has no words for its positions at all."""
    board = obelisk.new("drakon", players=3, seed=2, heroes="draft")
    board.push(board.legal[0])
    draft = obelisk.new("legends-draft", players=2, seed=3)
    wander(draft, "picks", 5)
    for one in (board, draft):
        text = one.position()
        assert "\nsetup | " in text
        assert truth(Board.from_position(text)) == truth(one)


def test_a_setup_without_outcomes_is_dealt() -> None:
    """The shortest file there is: a new game."""
    text = "obelisk position 1\ngame drakon\nsetup\n"
    board = Board.from_position(text, seed=5)
    assert truth(board) == truth(Board.from_position(text, seed=5))
    assert truth(board) != truth(Board.from_position(text, seed=6))
    assert truth(obelisk.read_record(board.record)) == truth(board)


def test_a_finished_game_is_a_position_with_its_last_action() -> None:
    board = obelisk.new("drakon", players=2, seed=1)
    board.play_out(["random"])
    again = Board.from_position(board.position())
    assert again.is_over
    assert again.result == board.result


def city(**changes: str) -> str:
    """A City position as one writes it: little is said, the rest is usual."""
    board = obelisk.new("city", seed=1)
    tiles = [line for line in board.position().splitlines() if line.startswith("tile ")]
    lines = {
        "figures": "figures c1 e2",
        "crystals": "crystals 7 3",
        "hand p1": "hand p1 r3*2 g1 b2",
        "hand p2": "hand p2 ?*5",
        "discards": "discards k1 k1 e2",
        **{f"tile {line.split()[1]}": line for line in tiles},
        **{key.replace("_", " "): text for key, text in changes.items()},
    }
    head = ["# A puzzle", "", "obelisk position 1", "game city", "option players 2"]
    return "\n".join([*head, *[line for line in lines.values() if line]]) + "\n"


def test_a_position_written_by_hand_can_be_played() -> None:
    board = Board.from_position(city(), seed=4)
    hands = truth(board)["hands"]
    assert isinstance(hands, list)
    assert hands[0] == {"r3": 2, "b2": 1, "g1": 1}
    assert sum(hands[1].values()) == 5
    assert board.turn == 0
    board.push("move b1")
    assert len(board) == 1
    assert board.play_out(["random"]).winners


@pytest.mark.parametrize(
    ("game", "lines"),
    [("city", "crystals 7 3\nhand p1 r3*2"), ("drakon", "turns 4\npurse p1 ?"), ("legends", "crystals 0 0")],
)
def test_what_is_left_out_of_a_position_is_as_at_the_beginning(game: str, lines: str) -> None:
    """City lies in ruins, Start stands alone, and hands of which nothing is said are dealt."""
    board = Board.from_position(f"obelisk position 1\ngame {game}\n{lines}\n", seed=3)
    data: Any = truth(board)
    if game == "city":
        assert not any(cell["rebuilt"] for cell in data["city"])
        assert [sum(hand.values()) for hand in data["hands"]] == [2, 8]
    if game == "drakon":
        assert len(data["maze"]) == 1
        assert [len(hand) for hand in data["hands"]] == [4, 4]
        assert sum(data["purses"][0].values()) == 1
    assert board.legal
    assert board.play_out(["random"]) is not None


def test_what_is_hidden_is_dealt_from_the_seed() -> None:
    deals = [truth(Board.from_position(city(), seed=seed))["hands"] for seed in (1, 1, 2, 3)]
    assert deals[0] == deals[1]
    assert len({str(deal) for deal in deals}) > 1


def test_hidden_tiles_and_coins_of_drakon_are_dealt() -> None:
    """So that the decision is asked and nobody has won."""
    board = obelisk.new("drakon", players=2, seed=3)
    wander(board, "maze", 20)
    lines = [
        "hand p1 ?*4" if line.startswith("hand p1") else "hand p2 ?*4" if line.startswith("hand p2") else line
        for line in board.position().splitlines()
        if not line.startswith(("known", "told", "narrowed", "play", "purse", "quiet"))
    ]
    found = Board.from_position("\n".join([*lines, "purse p1 ?*2"]), seed=9)
    data: Any = truth(found)
    assert [len(hand) for hand in data["hands"]] == [4, 4]
    assert data["sizes"][0] == 2
    assert found.legal


def test_hidden_hands_of_legends_are_dealt() -> None:
    text = """obelisk position 1
game legends
option decks ["vulca", "hoax"]
active p2
turn 3
dragons p1 - -
hand p1 ?*6
hand p2 hoax-04 ?*5
pile p1 vulca-20
"""
    board = Board.from_position(text, seed=1)
    data: Any = truth(board)
    assert "hoax-04" in data["seats"][1]["hand"]
    assert [len(zones["hand"]) for zones in data["seats"]] == [6, 6]
    assert data["seats"][0]["leadership"] == ["vulca-00"]
    assert board.turn == 1
    assert board.play_out(["random"]).winners


def test_actions_may_follow_with_chance_or_without() -> None:
    text = city() + "play p1 move b1\nplay p1 done\n"
    board = Board.from_position(text, seed=2)
    assert [action for _, action in board.actions] == ["move b1", "done"]
    assert Board.from_position(board.record, seed=77).record == board.record


def test_a_board_from_a_position_is_saved_as_one(tmp_path: Any) -> None:
    board = Board.from_position(city(), seed=2)
    wander(board, "on", 12)
    file = tmp_path / "study.position"
    board.save(file)
    again = obelisk.load(file)
    assert is_position(again.record)
    assert truth(again) == truth(board)
    assert again.actions == board.actions
    assert truth(again.at(3)) == truth(board.at(3))
    while len(again):
        again.pop()
    assert again.position() == board.at(0).position()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("hello", 1, "no Obelisk position"),
        ("obelisk position 9", 1, "position format 9"),
        ("obelisk position 1\n", 2, "ends before its 'game' line"),
        ("obelisk position 1\nfirst p1", 2, "expected 'game'"),
        ("obelisk position 1\ngame chess", 2, "unknown game 'chess'"),
        ("obelisk position 1\ngame city\nrules 99", 3, "rules version 99"),
        ("obelisk position 1\ngame city\noption players two", 3, "option 'players'"),
        ("obelisk position 1\ngame city\nseat p2 Ann", 3, "expected 'seat p1'"),
        ("obelisk position 1\ngame city\ntile a2 citadel\nplay p9 x", 0, "there is no 'tile' line"),
        ("obelisk position 1\ngame city\nplay nobody x", 3, "is no seat"),
        ("obelisk position 1\ngame city\nplay p1", 3, "needs a seat and an action"),
        ("obelisk position 1\ngame city\nplay p1 done\nfirst p1", 4, "only 'play' lines follow"),
        ("obelisk position 1\ngame city\nanalysis {}\nfirst p1", 4, "nothing follows"),
        ("obelisk position 1\ngame city\nfirst p1\nsetup | first p1", 3, "dealt by the 'setup' line"),
        ("obelisk position 1\ngame city\noption players 7", 0, "players"),
        ("obelisk position 1\ngame legends-draft\nfirst p1", 3, "begin with a 'setup' line"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason) as refused:
        Board.from_position(text)
    assert refused.value.line == line


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"hand_p1": "hand p1 r3*9"}, "more r3 than in the box"),
        ({"hand_p1": "hand p1 r9"}, "'r9' is none of"),
        ({"hand_p1": "hand p3 r1"}, "no seat from p1 to p2"),
        ({"hand_p2": "hand p2 ?*300"}, "more cards than in the box"),
        ({"hand_p2": "hand p2 ?*500"}, "no number from 1 to 400"),
        ({"figures": "figures c1"}, "needs 2 words"),
        ({"figures": "figures c1 z9"}, "'z9' is none of"),
        ({"crystals": "crystals -1 2"}, "'-1' is no number"),
        ({"tile_b2": ""}, "no 'tile' line for b2"),
        ({"tile_b2": "tile b2 mill\ntile b2 mill"}, "already"),
        ({"tile_b2": "tile b2"}, "needs a cell and a building"),
        ({"tile_b2": "tile b2 monastery_tower p1"}, "has 3 slots"),
        ({"tile_b3": "tile b3 water_temple p1 p1 p1"}, "CITY-18.4"),
        ({"offerings": "offerings p1 p1 p1 p1 p1 p1 p1 p1 p1 p1 p1 p1 p1 p1"}, "markers"),
        ({"scales": "scales 50 50"}, "CITY-18.2"),
        ({"phase": "phase over"}, "'over' is none of"),
        ({"phase": "phase movement\nphase offering"}, "there is a 'phase' line already"),
        ({"offered": "offered perhaps"}, "none of yes, no"),
        ({"weather": "weather fine"}, "'weather' is no line of a position"),
        ({"play": "play p1 move a1"}, "'move a1'"),
        ({"play": "play p2 done"}, "it is p1 who decides"),
        ({"seat": "seat p1 Ann"}, "1 names for 2 seats"),
    ],
)
def test_wrong_positions_of_city_are_refused_with_the_reason(changes: dict[str, str], reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason):
        Board.from_position(city(**changes))


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("chamber (0,0) start[NES]", "", "Start"),
        ("chamber (0,0) start[NES]", "chamber (0,0) start[NES]\nchamber (0,0) plain[N]", "already"),
        ("chamber (0,0) start[NES]", "chamber (0,0)", "needs a cell and a chamber"),
        ("chamber (0,0) start[NES]", "chamber (0,0) start[XY]", r"'start\[XY\]' needs its ways out"),
        ("chamber (0,0) start[NES]", "chamber (0,0) begin[NES]", "'begin' is none of start, plain, "),
        ("chamber (0,0) start[NES]", "chamber 0,0 start[NES]", "'0,0' is no place, such as"),
        ("chamber (0,0) start[NES]", "chamber (9999,0) start[NES]", "further away"),
        ("figures (0,0)", "figures (70,0)", "not a cell of the maze"),
        ("hand p1 ", "hand p1 castle.1 ", "'castle.1' is none of"),
        ("hand p1 ", "hand p1 ?*200 ", "more tiles than in the box"),
        ("hand p1 ", "purse p1 1 1 1 1 1 1 1 1 1\nhand p1 ", "more 1 than in the box"),
        ("hand p1 ", "purse p1 3 3 3 3 3\nhand p1 ", "DRK-17.5"),
        ("hand p1 ", "heroes knight knight\nhand p1 ", "DRK-17.10"),
        ("hand p1 ", "known p1 p2 plain.1 x\nhand p1 ", "needs whose"),
        ("hand p1 ", "told p1 1\nhand p1 ", "needs 3 numbers"),
        ("hand p1 ", "told_coins hoard 1\nhand p1 ", "needs a purse"),
        ("hand p1 ", "drakon (55,5)\nhand p1 ", "not a cell of the maze"),
    ],
)
def test_wrong_positions_of_drakon_are_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    board = obelisk.new("drakon", players=2, seed=3)
    wander(board, "maze", 10)
    with pytest.raises(InvalidPosition, match=reason):
        Board.from_position(changed(board.position(), old, new))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("hand p1 ", "hand p1 hoax-04 ", "p1 has no card 'hoax-04'"),
        ("hand p1 ", "hand p1 vulca-05 ", "lies elsewhere already"),
        ("hand p1 ", "hand p1 vulca-01[glowing] ", "'glowing' is no mark"),
        ("hand p1 ", "hand p1 vulca-01[played=x] ", "'x' is no number"),
        ("hand p1 ", "hand p1 vulca-01[known ", "has no ']'"),
        ("hand p1 ", "hand p1 vulca-01[link=vulca-02] ", "no card with its seat"),
        ("hand p1 ", "hand p1 ?*40 ", "fewer cards"),
        ("hand p1 ", "hyla p1 x\nhand p1 ", "needs a card"),
        ("hand p1 ", "texts p1 vulca-05 vulca-06\nhand p1 ", "these texts are in force"),
        ("phase begin", "phase power", "'power' is none of"),
        ("dragons p2 p2 -", "dragons p1 p2 -", "LEG-23.2"),
        ("dragons p2 p2 -", "dragons p1", "needs 3 words"),
        ("fight running earth 1", "fight wild earth 1", "'wild' is none of"),
        ("fight running earth 1", "", "LEG-23.5"),
    ],
)
def test_wrong_positions_of_legends_are_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    board = obelisk.new("legends", seed=3)
    for _ in range(37):
        board.push(board.ask("random"))
    with pytest.raises(InvalidPosition, match=reason):
        Board.from_position(changed(board.position(), old, new))


def test_files_have_limits() -> None:
    with pytest.raises(InvalidPosition, match="more than 6000 lines"):
        read_position("\n" * 6001)
    with pytest.raises(InvalidPosition, match="longer than"):
        read_position("x" * 400_001)
