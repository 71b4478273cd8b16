"""Variations and comments beside what was played: a tree, written as the last line of a record or position
file (docs/records.md).

    analysis {"comments": {"12": "Too early."}, "lines": [{"at": 11, "plies": ["p1 move d4", "p1 done"]}]}

A line leaves the one it stands in after `at` plies of it. Comments stand behind so many plies of their line.
"""

from __future__ import annotations

from typing import Any, Final

from obelisk.jsontext import decode_json, encode_json

MOST_PLIES: Final = 3_000
MOST_DEPTH: Final = 30
MOST_COMMENT: Final = 2_000
MOST_TEXT: Final = 1_000


class InvalidNotes(ValueError):
    """Variations that cannot be read; says why."""


class Branch:
    """A line: its plies as records write them, what is said about it, and the lines that leave it."""

    __slots__ = ("at", "comments", "lines", "plies")

    def __init__(self, at: int = 0, plies: list[str] | None = None) -> None:
        self.at = at
        self.plies: list[str] = plies if plies is not None else []
        self.comments: dict[int, str] = {}
        self.lines: list[Branch] = []

    def encode(self) -> dict[str, object]:
        """As data; what is empty is left out."""
        found: dict[str, object] = {"at": self.at, "plies": self.plies} if self.plies else {}
        if self.comments:
            found["comments"] = {str(at): text for at, text in sorted(self.comments.items())}
        if self.lines:
            found["lines"] = [line.encode() for line in self.lines]
        return found


def write_notes(root: Branch) -> str:
    """What follows `analysis ` in a file; nothing if nothing is said."""
    data = root.encode()
    return encode_json(data) if data else ""


def read_notes(text: str, plies: int) -> Branch:
    """The branch of a file with so many plies; raises `InvalidNotes`."""
    if not text:
        return Branch()
    try:
        data = decode_json(text)
    except (ValueError, RecursionError):
        raise InvalidNotes("the variations are no JSON") from None
    reader = NotesReader()
    root = reader.branch(data, plies, 0)
    if root.plies or root.at:
        raise InvalidNotes("the first line is the file itself")
    return root


class NotesReader:
    """Reads a tree of lines and counts what is in it."""

    def __init__(self) -> None:
        self._plies = 0

    def branch(self, data: Any, own: int, depth: int) -> Branch:
        """A line of which `own` plies are known already."""
        if depth > MOST_DEPTH:
            raise InvalidNotes(f"variations within variations, more than {MOST_DEPTH} deep")
        if not isinstance(data, dict) or not set(data) <= {"at", "plies", "comments", "lines"}:
            raise InvalidNotes("a line has 'at', 'plies', 'comments' and 'lines', and nothing else")
        found = Branch(number(data.get("at", 0)), texts(data.get("plies", [])))
        self._plies += len(found.plies)
        if self._plies > MOST_PLIES:
            raise InvalidNotes(f"more than {MOST_PLIES} plies in variations")
        length = own + len(found.plies)
        comments = data.get("comments", {})
        if not isinstance(comments, dict):
            raise InvalidNotes("comments are texts by the number of plies before them")
        for at, text in comments.items():
            if not isinstance(text, str) or len(text) > MOST_COMMENT:
                raise InvalidNotes(f"a comment is a text of at most {MOST_COMMENT} signs")
            found.comments[within(at, length)] = text
        lines = data.get("lines", [])
        if not isinstance(lines, list):
            raise InvalidNotes("'lines' is a list")
        for one in lines:
            line = self.branch(one, 0, depth + 1)
            if not line.plies:
                raise InvalidNotes("a line has plies")
            within(str(line.at), length)
            found.lines.append(line)
        return found


def number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 1_000_000:
        raise InvalidNotes("'at' is a number of plies")
    return value


def within(text: str, length: int) -> int:
    """A number of plies that a line has."""
    if not text.isascii() or not text.isdecimal() or len(text) > 7 or int(text) > length:
        raise InvalidNotes(f"{text[:20]!r} is no place in a line of {length} plies")
    return int(text)


def texts(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise InvalidNotes("'plies' is a list of texts")
    if any("\n" in one or len(one) > MOST_TEXT for one in value):
        raise InvalidNotes(f"a ply is one line of at most {MOST_TEXT} signs")
    return list(value)
