"""The maze as plain text."""

from __future__ import annotations

import re

from games.drakon.drakon_table import given
from obelisk.games.drakon import render
from obelisk.games.drakon.kinds import KINDS


def test_a_person_can_play_from_it() -> None:
    table = given(
        "(1,0) find_coin[E]; (0,1) magic_harp[N]; (1,1) plain[NS]",
        at={"p2": "(1,0)"},
        drakon="(0,1)",
        hands={"p1": "plain.1 map.3", "p2": "plain.1"},
        purses={"p1": "3+1", "p2": "2"},
        powers={"p1": "amazon"},
    )
    assert render.draw(table.view("p1")).splitlines() == [
        "     ┌──▲▲──┐┌──▲▲──┐",
        "   1 │ harp ││plain │",
        "     │  D   ││      │",
        "     └──────┘└──▼▼──┘",
        "     ┌──▲▲──┐┌──────┐",
        "   0 │START ▶│coin+ ▶",
        "     │  13  ││  2   │",
        "     └──▼▼──┘└──────┘",
        "        0       1",
        "",
        "p1*  amazon  at (0,0)  tiles 2  coins 2 (3+1)",
        "p2   at (1,0)  tiles 1  coins 1",
        "p3   at (0,0)  tiles 0  coins 0",
        "pile 385  hoard 25 coins  Drakon (0,1)",
        "round 1  p1 decides: turn",
        "hand p1  plain.1 map.3",
    ]
    assert "hand" not in render.draw(table.view())


def test_west_arrows_gaps_and_far_parts() -> None:
    table = given("(2,0) plain[W]; (9,-7) plain[W]")
    lines = render.draw(table.view()).splitlines()
    assert lines[0] == "     ┌──▲▲──┐        ┌──────┐"
    assert lines[1] == "   0 │START ▶        ◀plain │ …"
    assert lines[4].strip() == "…"
    assert ["0", "1", "2", "9"] in [line.split() for line in lines]


def test_what_the_viewer_knows_of_others() -> None:
    table = given(
        "(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) steal_cw[N]; (0,-1) master_key[-]",
        hands={"p1": "plain.3"},
        purses={"p3": "3+2"},
        slots="map.1",
        goal="short",
    )
    table.play("p1 move (1,0)")
    assert "p1 decides: shift, for magical_shift[NE] on (1,0)" in render.draw(table.view("p2"))
    table.play("p1 shift (2,0) plain[NES]").play("p2 move (0,1)", "coin 3")
    text = render.draw(table.view("p3"))
    assert "tiles 1 (with plain.1)" in text
    assert "coins 1 (with 3)" in text
    assert "under the pile: map.1" in text
    assert "Drakon off the board" in text


def test_teams_powers_and_the_end() -> None:
    table = given(
        "(1,0) find_coin[N]",
        goal="team",
        players=4,
        powers={"p1": "amazon"},
        purses={"p1": "3+3+3+3+3+3"},
        hands={"p1": "plain.1"},
    )
    table.play("p1 amazon (1,0)", "coin 3")
    text = render.draw(table.view("p2"))
    assert "over: goal" in text
    assert "p1*  team A  amazon (used)  at (1,0)" in text
    assert "coins 7 (3+3+3+3+3+3+3)" in text
    assert "p2   team B  at (0,0)  tiles 0  coins 0\n" in text


def test_hidden_tiles_are_question_marks() -> None:
    table = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1 plain.1 map.1 map.3"})
    table.play("p1 dwarf").play("p1 discard map.3").play("p1 done")
    assert "under the pile: ?" in render.draw(table.view("p2"))
    assert "under the pile: map.3" in render.draw(table.view("p1"))


def test_every_kind_has_a_label_and_every_style_is_a_pattern() -> None:
    assert len(set(render.LABELS)) == KINDS
    assert all(len(label) <= render.INSIDE for label in render.LABELS)
    for pattern, _ in render.STYLES:
        re.compile(pattern)
