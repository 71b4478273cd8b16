"""Variations and comments: a tree that comes back, within limits."""

from __future__ import annotations

import pytest

from obelisk.positions.study import Branch, InvalidNotes, read_notes, write_notes


def tree() -> Branch:
    """A comment before anything, a line with a line of its own, and another one."""
    root = Branch()
    root.comments = {0: "Ann begins.", 3: "Too early?"}
    line = Branch(2, ["p1 move d4 | draw p1 k3", "p1 done"])
    line.comments = {1: "Better.", 0: "Instead:"}
    line.lines = [Branch(1, ["p1 move d5"])]
    root.lines = [line, Branch(3, ["p2 done"])]
    return root


def test_a_tree_comes_back() -> None:
    text = write_notes(tree())
    again = read_notes(text, 3)
    assert write_notes(again) == text
    assert again.lines[0].lines[0].plies == ["p1 move d5"]
    assert again.comments[3] == "Too early?"
    assert "\n" not in text


def test_nothing_said_is_no_line() -> None:
    assert write_notes(Branch()) == ""
    assert read_notes("", 5).encode() == {}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "no JSON"),
        ("[]", "nothing else"),
        ('{"weather": 1}', "nothing else"),
        ('{"plies": ["p1 done"]}', "the file itself"),
        ('{"comments": []}', "by the number of plies"),
        ('{"comments": {"9": "x"}}', "'9' is no place in a line of 3 plies"),
        ('{"comments": {"x": "x"}}', "'x' is no place"),
        ('{"comments": {"1": 7}}', "a comment is a text"),
        ('{"lines": {}}', "'lines' is a list"),
        ('{"lines": [{"at": 1}]}', "a line has plies"),
        ('{"lines": [{"at": 4, "plies": ["p1 done"]}]}', "'4' is no place"),
        ('{"lines": [{"at": true, "plies": ["p1 done"]}]}', "'at' is a number"),
        ('{"lines": [{"at": 1, "plies": "p1 done"}]}', "a list of texts"),
        ('{"lines": [{"at": 1, "plies": ["a\\nb"]}]}', "one line"),
    ],
)
def test_what_is_wrong_is_said(text: str, reason: str) -> None:
    with pytest.raises(InvalidNotes, match=reason):
        read_notes(text, 3)


def test_trees_have_limits() -> None:
    deep = Branch(0, ["p1 done"])
    for _ in range(40):
        outer = Branch(0, ["p1 done"])
        outer.lines = [deep]
        deep = outer
    root = Branch()
    root.lines = [deep]
    with pytest.raises(InvalidNotes, match="more than 30 deep"):
        read_notes(write_notes(root), 3)
    root.lines = [Branch(0, ["p1 done"] * 3001)]
    with pytest.raises(InvalidNotes, match="more than 3000 plies"):
        read_notes(write_notes(root), 3)
    root.lines, root.comments = [], {0: "x" * 2001}
    with pytest.raises(InvalidNotes, match="at most 2000"):
        read_notes(write_notes(root), 3)
