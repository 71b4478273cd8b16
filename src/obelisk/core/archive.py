"""Positions as JSON data, both ways: one line for each fact writes it, and reads and checks it.

    def archive(self, archive: Archive) -> None:
        self.quiet = archive.number("quiet", self.quiet, 0, MANY)
        self.offered = archive.flag("offered", self.offered)

An archive that writes gives every value back as it is; one that reads gives what it finds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from obelisk.core.document import Document, Section

MANY: Final = 1 << 29
"""More than there can be of anything."""
SPECTATOR: Final = -1
"""The seat of somebody who only watches; nothing (null) in the data."""


class Archive:
    """JSON data that is written to `data`, or read from `source` if there is one.

    A game has forms of its own for what these methods do not know: functions that look at `source`. Data
    without a `format` does not say which it has. Where very many objects are written, `keys` are those that
    they all have (`keys_of`): a table that has its keys already is filled twice as fast as one that grows.
    """

    __slots__ = ("_parts", "data", "source")

    def __init__(
        self, format: str = "", source: Section | None = None, keys: dict[str, object] | None = None
    ) -> None:
        self.source = source
        self.data: dict[str, object] = {} if keys is None else keys.copy()
        # What was read; whoever writes need not know.
        self._parts: list[Archive] | None = None
        if format:
            if source is None:
                self.data["format"] = format
            else:
                source.word("format", [format])

    def number(self, key: str, value: int, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        if self.source is not None:
            return self.source.integer(key, least, most)
        self.data[key] = value
        return value

    def flag(self, key: str, value: bool) -> bool:
        """true or false."""
        if self.source is not None:
            return self.source.flag(key)
        self.data[key] = value
        return value

    def word(self, key: str, value: int, words: list[str]) -> int:
        """One of some words, which stands for its place among them."""
        if self.source is not None:
            word = self.source.word(key, words)
            return words.index(word) if word in words else 0
        self.data[key] = words[value]
        return value

    def seat(self, key: str, value: int, players: int) -> int:
        """A seat, or SPECTATOR."""
        if self.source is not None:
            return SPECTATOR if self.source.value(key) is None else self.number(key, value, 0, players - 1)
        self.data[key] = None if value == SPECTATOR else value
        return value

    def text(self, key: str, value: str) -> str:
        """Any text."""
        if self.source is not None:
            return self.source.text(key)
        self.data[key] = value
        return value

    def texts(self, key: str, value: list[str]) -> list[str]:
        """A list of texts, as many as there are."""
        if self.source is not None:
            return self.source.texts(key)
        self.data[key] = value.copy()
        return value

    def numbers(self, key: str, value: list[int], length: int, least: int = 0) -> list[int]:
        """A list of `length` numbers from `least` up."""
        found = self.some_numbers(key, value, MANY, least)
        if self.source is not None and len(found) != length:
            self.source.refuse((key,), f"is not a list of {length} numbers")
            return [0] * length
        return found

    def some_numbers(self, key: str, value: list[int], most: int, least: int = 0) -> list[int]:
        """A list of numbers from `least` to `most`, as many as there are."""
        if self.source is not None:
            return self.source.integers(key, least, most)
        self.data[key] = value.copy()
        return value

    def part(self, key: str) -> Archive:
        """An object for facts that stand together."""
        part = Archive("", None if self.source is None else self.source.section(key))
        self.join(key, part)
        return part

    def join(self, key: str, part: Archive) -> None:
        """Makes another archive a part of this one."""
        if self.source is None:
            self.data[key] = part.data
        else:
            self.note([part])

    def part_if_any(self, key: str, is_there: bool) -> Archive | None:
        """An object, or nothing (null)."""
        if self.source is not None:
            is_there = self.source.value(key) is not None
        if is_there:
            return self.part(key)
        self.data[key] = None
        return None

    def parts(self, key: str, length: int, keys: dict[str, object] | None = None) -> list[Archive]:
        """A list of `length` objects; empty if others were read."""
        found = self.some_parts(key, length, keys)
        if self.source is not None and len(found) != length:
            self.source.refuse((key,), f"is not a list of {length}")
            return []
        return found

    def some_parts(self, key: str, length: int, keys: dict[str, object] | None = None) -> list[Archive]:
        """A list of objects: `length` to write, or as many as are read."""
        if self.source is not None:
            found = [Archive("", table) for table in self.source.sections(key, "")]
            self.note(found)
        else:
            found = [Archive("", None, keys) for _ in range(length)]
            self.data[key] = [part.data for part in found]
        return found

    def note(self, parts: list[Archive]) -> None:
        """Remembers parts that are read."""
        self._parts = parts if self._parts is None else [*self._parts, *parts]

    def check(self) -> None:
        """Raises `InvalidDocument` if anything that was read is wrong, or something was not asked for."""
        self.refuse_unknown()
        if self.source is not None:
            self.source.check()

    def refuse_unknown(self) -> None:
        """Refuses what was not asked for, here and in every part."""
        if self.source is not None:
            self.source.refuse_unknown()
            for part in self._parts or []:
                part.refuse_unknown()

    def check_faults(self, faults: list[str]) -> None:
        """Raises `InvalidDocument` if the position that was read breaks invariants."""
        if self.source is not None:
            for fault in faults:
                self.source.refuse((), fault)
            self.source.check()


def keys_of(write: Callable[[Archive], None]) -> dict[str, object]:
    """The keys that `write` writes, in their order and without their values."""
    archive = Archive()
    write(archive)
    return dict.fromkeys(archive.data)


def archive_of(format: str, data: object, name: str) -> Archive:
    """An archive to read; `name` is what problems call it. Raises `InvalidDocument` if it is no table."""
    return Archive(format, Document.of(data, name).top())
