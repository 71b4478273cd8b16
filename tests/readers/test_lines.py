"""Lines of play in words, each action as its seat saw the table before it."""

from __future__ import annotations

import obelisk
from obelisk.catalog import GAMES
from obelisk.core.record import read
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.i18n.narrate import Narrator
from obelisk.jsontext import decode_json
from obelisk.readers.lines import Lines


def lines_of(board: obelisk.Board, plies: list[int]) -> Lines:
    narrator = Narrator(catalogue("en"), board.game.id, ["Ann", "Bob"])
    return Lines(GAMES.get(board.game.id), read(board.record, decode_json), narrator, plies)


def test_who_walks_first_contributes_where_they_then_are() -> None:
    board = obelisk.new("city", players=2, seed=5)
    board.play_out(["level:2"])
    actions = [text for _, text in board.actions]
    ply = next(
        ply
        for ply, text in enumerate(actions)
        if text.startswith("move ")
        and [one.split()[0] for one in actions[ply + 1 : ply + 3]] == ["done", "build"]
    )
    seat = board.actions[ply][0]
    told = plain(lines_of(board, [ply]).tell(ply, seat, actions[ply : ply + 3]))
    first, second = told.split(" · ")
    place = first.removeprefix("Walk: ").rpartition(" (")[0]
    assert second.startswith("Contribute: ")
    assert f" of {place}, " in second


def test_phases_that_are_left_are_told_only_where_nothing_else_was_done() -> None:
    board = obelisk.new("legends", seed=5)
    board.play_out(["level:2"])
    lines = lines_of(board, [0])
    seat = board.actions[0][0]
    assert plain(lines.tell(0, seat, ["done", "announce fire", "done"])) == "Announce: fire"
    assert lines.tell(0, seat, ["done", "done"]) == lines.tell(0, seat, ["done"]) != ""
    assert lines.tell(0, seat, []) == ""


def test_what_another_world_would_have_allowed_is_told_all_the_same() -> None:
    """A plan goes on behind what chance would have to bring first."""
    board = obelisk.new("drakon", players=2, seed=4)
    board.play_out(["greedy"])
    plies = len(board) // 2
    seat = board.actions[plies][0]
    told = plain(lines_of(board, [plies, 0]).tell(plies, seat, ["move (90,90)", "move (91,90)"]))
    assert told == "Move the hero: (90,90) · Move the hero: (91,90)"


def test_that_drakon_is_moved_is_told_as_a_deed() -> None:
    """A class of mistakes is called by the verb alone: "Missed: Drakon" said nothing."""
    board = obelisk.new("drakon", players=2, seed=4)
    assert plain(lines_of(board, [0]).tell(0, 0, ["drakon (0,1)"])) == "Move Drakon: (0,1)"


def test_a_place_reads_from_left_to_right_in_hebrew_too() -> None:
    """Else the minus would stand behind its number."""
    board = obelisk.new("drakon", players=2, seed=4)
    assert "\u2066(-1,0)\u2069" in lines_of(board, [0]).tell(0, 0, ["drakon (-1,0)"])
