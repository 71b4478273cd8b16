"""The lines of a position file, each a word and what it says; what is wrong is said with the line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from obelisk.core.notation import seat_name

HIDDEN: Final = "?"
"""A card, tile or coin that the file does not name: it is dealt."""
MOST_ITEMS: Final = 400
"""No line names more things than this."""


class InvalidPosition(ValueError):
    """A position that cannot be read or cannot be: the line, counted from 1 (0: all of it), and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Line:
    """One line: its number in the file, its first word and the others."""

    __slots__ = ("key", "number", "words")

    def __init__(self, number: int, text: str) -> None:
        words = text.split()
        self.number = number
        self.key = words[0]
        self.words = words[1:]

    def behind_first(self) -> Line:
        """The same line without the first of its other words."""
        return Line(self.number, " ".join([self.key, *self.words[1:]]))

    def fail(self, reason: str) -> InvalidPosition:
        """What to raise for something wrong on this line."""
        return InvalidPosition(self.number, reason)

    def seat(self, word: str, players: int) -> int:
        """A seat, from 0."""
        for seat in range(players):
            if word == seat_name(seat):
                return seat
        raise self.fail(f"{word!r} is no seat from p1 to {seat_name(players - 1)}")

    def integer(self, word: str, least: int, most: int) -> int:
        """A whole number."""
        digits = word.removeprefix("-")
        if (
            not digits.isascii()
            or not digits.isdecimal()
            or len(digits) > 9
            or not least <= int(word) <= most
        ):
            raise self.fail(f"{word!r} is no number from {least} to {most}")
        return int(word)

    def one_of(self, word: str, words: Sequence[str]) -> str:
        """One of some words."""
        if word not in words:
            known = ", ".join(words[:40])
            raise self.fail(f"{word!r} is none of {known}")
        return word

    def items(self, words: list[str]) -> list[str]:
        """Things one by one: `g1*3` is three of them."""
        found: list[str] = []
        for word in words:
            name, star, times = word.rpartition("*")
            found += [name] * self.integer(times, 1, MOST_ITEMS) if star else [word]
            if len(found) > MOST_ITEMS:
                raise self.fail(f"names more than {MOST_ITEMS} things")
        return found


class Lines:
    """The lines that describe a position, by their first words; each is to be asked for."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines
        self._known: set[str] = set()

    def all(self, key: str) -> list[Line]:
        """The lines that begin with a word."""
        self._known.add(key)
        return [line for line in self._lines if line.key == key]

    def one(self, key: str) -> Line | None:
        """The only line that begins with a word, if there is one."""
        found = self.all(key)
        if len(found) > 1:
            raise found[1].fail(f"there is a {key!r} line already")
        return found[0] if found else None

    def by_seat(self, key: str, players: int) -> dict[int, Line]:
        """The line of each seat that has one: `hand p1 …`. The words left are those behind the seat."""
        found: dict[int, Line] = {}
        for line in self.all(key):
            if not line.words:
                raise line.fail(f"{key!r} needs a seat")
            seat = line.seat(line.words[0], players)
            if seat in found:
                raise line.fail(f"there is a {key!r} line of {seat_name(seat)} already")
            found[seat] = line.behind_first()
        return found

    def words(self, key: str, count: int, missing: list[str]) -> tuple[Line | None, list[str]]:
        """Exactly `count` words, or `missing` if there is no such line."""
        line = self.one(key)
        if line is None:
            return None, missing
        if len(line.words) != count:
            raise line.fail(f"{key!r} needs {count} words, not {len(line.words)}")
        return line, line.words

    def number(self, key: str, missing: int, least: int, most: int) -> int:
        """A number on a line of its own."""
        line, words = self.words(key, 1, [])
        return missing if line is None else line.integer(words[0], least, most)

    def numbers(self, key: str, count: int, most: int) -> list[int]:
        """So many numbers; 0 each if there is no such line."""
        line, words = self.words(key, count, [])
        return [0] * count if line is None else [line.integer(word, 0, most) for word in words]

    def word(self, key: str, missing: str, words: Sequence[str]) -> str:
        """One of some words on a line of its own."""
        line, found = self.words(key, 1, [])
        return missing if line is None else line.one_of(found[0], words)

    def flag(self, key: str) -> bool:
        """`yes` or `no`, which it is if there is no such line."""
        return self.word(key, "no", ("yes", "no")) == "yes"

    def seat(self, key: str, missing: int, players: int) -> int:
        """A seat on a line of its own."""
        line, words = self.words(key, 1, [])
        return missing if line is None else line.seat(words[0], players)

    def check(self) -> None:
        """Refuses lines that nobody asked for."""
        for line in self._lines:
            if line.key not in self._known:
                raise line.fail(f"{line.key!r} is no line of a position of this game")


def listed(items: list[str]) -> str:
    """Things in their order; the same ones in a row are counted: `k3 g1*4`."""
    found: list[str] = []
    at = 0
    while at < len(items):
        same = 1
        while at + same < len(items) and items[at + same] == items[at]:
            same += 1
        found.append(items[at] if same == 1 else f"{items[at]}*{same}")
        at += same
    return " ".join(found)


def told(key: str, *words: object) -> str:
    """A line."""
    return " ".join([key, *[str(word) for word in words if word != ""]])
