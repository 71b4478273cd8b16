"""Texts that people write for us (tile sets, card files): TOML in, plain data with line numbers out.

A reader asks a `Section` for what it needs. Whatever is wrong is written down with its line, and reading goes
on with a stand-in, so that the author of a file sees all problems at once:

    document = Document.parse(text, "my.toml")
    top = document.top()
    hand = top.integer("hand", 0, 99)
    top.refuse_unknown()
    document.check()  # raises InvalidDocument

The same readers take plain data without lines (`Document.of`), such as a part of a game record.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

Path = tuple[str | int, ...]
"""The way to a value: keys of tables and, counted from 0, places in lists."""

NO_LINE: Final = 0
POSITION: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
PLAIN_VALUE: Final = re.compile(r"[^,\]}\n#]+")
IDENTIFIER: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
LONGEST_SHOWN: Final = 40


class Problem:
    """One thing that is wrong: in which text, on which line (0: unknown), where in its data, and why."""

    __slots__ = ("line", "name", "reason", "rule", "where")

    def __init__(self, name: str, line: int, where: str, reason: str, rule: str = "") -> None:
        self.name = name
        self.line = line
        self.where = where
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        place = f"{self.name}:{self.line}" if self.line != NO_LINE else self.name
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{place}: {self.fault()}{rule}"

    def fault(self) -> str:
        """What is wrong and where in the data, without the text's name, the line and the rule."""
        return f"{self.where}: {self.reason}" if self.where else self.reason

    def __repr__(self) -> str:
        return f"<Problem {self}>"


class InvalidDocument(ValueError):
    """A text that cannot be used; carries every problem, in the order of their lines."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join([str(problem) for problem in problems]))
        self.problems = problems


class Document:
    """The data of a text, the lines where its keys stand, and what has been found wrong so far."""

    __slots__ = ("_lines", "data", "name", "problems", "warnings")

    def __init__(self, data: dict[str, object], name: str, lines: dict[Path, int]) -> None:
        self.data = data
        self.name = name
        self.problems: list[Problem] = []
        self.warnings: list[Problem] = []
        self._lines = lines

    @staticmethod
    def parse(text: str, name: str, rule: str = "") -> Document:
        """Reads a TOML text; `name` is what problems call it, `rule` the one that a syntax error breaks."""
        text = text.removeprefix("\ufeff")
        try:
            data: dict[str, object] = tomllib.loads(text)
            lines = _Lines(text).find()
        except RecursionError:
            raise InvalidDocument([Problem(name, NO_LINE, "", "nested too deeply", rule)]) from None
        except ValueError as error:
            raise InvalidDocument([_syntax_problem(text, name, str(error), rule)]) from None
        return Document(data, name, lines)

    @staticmethod
    def of(data: object, name: str, rule: str = "") -> Document:
        """Takes plain data, for example decoded JSON; there are no lines then."""
        table = _as_table(data)
        if table is None:
            raise InvalidDocument([Problem(name, NO_LINE, "", f"{shown(data)} {_table_fault(data)}", rule)])
        return Document(table, name, {})

    def line(self, path: Path) -> int:
        """The line of `path` or of its nearest known parent, counted from 1; 0 if there are no lines."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, NO_LINE)

    def top(self) -> Section:
        """The outermost table, to read from."""
        return Section(self, self.data, (), "", False)

    def check(self) -> None:
        """Raises `InvalidDocument` if anything was refused."""
        if self.problems:
            raise InvalidDocument(sorted(self.problems, key=_line_of))


class Section:
    """One table of a document (a `Table` in `obelisk.core` is where a game is played), read key by key.

    Every reading method takes the rule that a wrong value breaks. `where` is the table's dotted name; tables
    of a list are called by their id where they have one (`buildings.mill`), else by their place from 1 on
    (`buildings[3]`). A table that stands in for a missing one is silent: it is empty and refuses nothing.
    """

    __slots__ = ("_asked", "_data", "_document", "_path", "_silent", "where")

    def __init__(
        self, document: Document, data: dict[str, object], path: Path, where: str, silent: bool
    ) -> None:
        self.where = where
        self._document = document
        self._data = data
        self._path = path
        self._silent = silent
        self._asked: set[str] = set()

    # Reporting. `path` leads from this table to the value; () is the table itself.

    def refuse(self, path: Path, reason: str, rule: str = "") -> None:
        """Writes down a problem."""
        if not self._silent:
            self._document.problems.append(self._problem(path, reason, rule))

    def warn(self, path: Path, reason: str, rule: str = "") -> None:
        """Writes down something that is odd but does no harm."""
        if not self._silent:
            self._document.warnings.append(self._problem(path, reason, rule))

    def refuse_unknown(self, rule: str = "") -> None:
        """Refuses every key that nobody has asked for. To be called last."""
        for key in self._data:
            if key not in self._asked:
                self.refuse((key,), "unknown key", rule)

    def check(self) -> None:
        """Raises `InvalidDocument` if anything was refused, here or elsewhere in the document."""
        self._document.check()

    # Looking.

    def key_list(self) -> list[str]:
        """The names of the keys, in the order of the file."""
        return list(self._data)

    def has(self, key: str) -> bool:
        """Whether a key is there."""
        return key in self._data

    def value(self, key: str) -> object:
        """Whatever stands at `key`, unchecked; None if nothing does."""
        self._asked.add(key)
        return self._data.get(key)

    # Single values. `missing` is what an absent key means; without it the key is required.

    def integer(self, key: str, least: int, most: int, rule: str = "", missing: int | None = None) -> int:
        """A whole number from `least` to `most`. A refused one reads as `least - 1` and can be told apart."""
        value = self.value(key)
        if value is None and missing is not None:
            return missing
        return self._checked_integer((key,), value, least, most, rule)

    def flag(self, key: str, rule: str = "", missing: bool | None = None) -> bool:
        """true or false. A refused one reads as false."""
        value = self.value(key)
        if value is None and missing is not None:
            return missing
        if isinstance(value, bool):
            return value
        self._refuse_value((key,), value, "is neither true nor false", rule)
        return False

    def text(self, key: str, rule: str = "", missing: str | None = None) -> str:
        """Any text. A refused one reads as empty."""
        value = self.value(key)
        if value is None and missing is not None:
            return missing
        if isinstance(value, str):
            return value
        self._refuse_value((key,), value, "is not a text", rule)
        return ""

    def word(self, key: str, words: list[str], rule: str = "", missing: str | None = None) -> str:
        """One of `words`. A refused one reads as empty."""
        value = self.value(key)
        if value is None and missing is not None:
            return missing
        if isinstance(value, str) and value in words:
            return value
        self._refuse_value((key,), value, f"is not one of {', '.join(words)}", rule)
        return ""

    def identifier(self, key: str, rule: str = "") -> str:
        """A name made of a-z, 0-9, - and _, for use in notation and records. A refused one reads as empty."""
        value = self.value(key)
        if isinstance(value, str) and IDENTIFIER.fullmatch(value):
            return value
        self._refuse_value((key,), value, "is not a name made of a-z, 0-9, - and _", rule)
        return ""

    # Lists and tables. A refused list reads as empty.

    def items(self, key: str, rule: str = "") -> list[object]:
        """A list of anything."""
        value = self.value(key)
        if isinstance(value, list):
            return value
        self._refuse_value((key,), value, "is not a list", rule)
        return []

    def integers(self, key: str, least: int, most: int, rule: str = "") -> list[int]:
        """A list of whole numbers, each as by `integer`."""
        found: list[int] = []
        for index, value in enumerate(self.items(key, rule)):
            found.append(self._checked_integer((key, index), value, least, most, rule))
        return found

    def texts(self, key: str, rule: str = "") -> list[str]:
        """A list of texts; refused ones are left out."""
        found: list[str] = []
        for index, value in enumerate(self.items(key, rule)):
            if isinstance(value, str):
                found.append(value)
            else:
                self.refuse((key, index), f"{shown(value)} is not a text", rule)
        return found

    def section(self, key: str, rule: str = "") -> Section:
        """A table; a refused one reads as a silent one."""
        value = self.value(key)
        table = _as_table(value)
        if table is None:
            self._refuse_value((key,), value, _table_fault(value), rule)
            return Section(self._document, {}, (*self._path, key), self._where((key,)), True)
        return Section(self._document, table, (*self._path, key), self._where((key,)), False)

    def sections(self, key: str, named_by: str, rule: str = "") -> list[Section]:
        """A list of tables, called by the value of their key `named_by`; refused ones are left out."""
        found: list[Section] = []
        for index, value in enumerate(self.items(key, rule)):
            table = _as_table(value)
            if table is None:
                self._refuse_value((key, index), value, _table_fault(value), rule)
                continue
            id = table.get(named_by)
            if isinstance(id, str) and IDENTIFIER.fullmatch(id):
                where = self._where((key, id))
            else:
                where = self._where((key, index))
            found.append(Section(self._document, table, (*self._path, key, index), where, False))
        return found

    def _checked_integer(self, path: Path, value: object, least: int, most: int, rule: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            if least <= value <= most:
                return value
            self._refuse_value(path, value, f"is not from {least} to {most}", rule)
        else:
            self._refuse_value(path, value, "is not a whole number", rule)
        return least - 1

    def _refuse_value(self, path: Path, value: object, fault: str, rule: str) -> None:
        self.refuse(path, "is missing" if value is None else f"{shown(value)} {fault}", rule)

    def _problem(self, path: Path, reason: str, rule: str) -> Problem:
        line = self._document.line(self._path + path)
        return Problem(self._document.name, line, self._where(path), reason, rule)

    def _where(self, path: Path) -> str:
        where = self.where
        for step in path:
            if isinstance(step, int):
                where += f"[{step + 1}]"
            else:
                name = step if BARE_KEY.fullmatch(step) else shown(step)
                where = f"{where}.{name}" if where else name
        return where


def shown(value: object) -> str:
    """A value as problems quote it: short, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    try:
        text = repr(value) if isinstance(value, str) else str(value)
    except ValueError:  # an integer beyond what Python writes in decimal
        return "a huge number"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def _as_table(value: object) -> dict[str, object] | None:
    """The value as a table, or None if it is none or a key is no text (JSON and TOML have no such keys)."""
    if not isinstance(value, dict):
        return None
    table: dict[str, object] = {}
    for key, item in value.items():
        if not isinstance(key, str):
            return None
        table[key] = item
    return table


def _table_fault(value: object) -> str:
    return "has a key that is not a text" if isinstance(value, dict) else "is not a table"


def _line_of(problem: Problem) -> int:
    return problem.line


def _syntax_problem(text: str, name: str, message: str, rule: str) -> Problem:
    """Makes a problem of tomllib's message, which ends with the position."""
    line = NO_LINE
    position = POSITION.search(message)
    if position is not None:
        message = message[: position.start()]
        number = position.group(1)
        line = int(number) if number is not None else text.rstrip().count("\n") + 1
    return Problem(name, line, "", f"not valid TOML: {message[:1].lower()}{message[1:]}", rule)


class _Lines:
    """Finds the line of each key and list item of a TOML text that tomllib has accepted.

    It trusts the text to be valid, so it only has to know where strings, comments and brackets end.
    """

    __slots__ = ("_at", "_last_index", "_line", "_lines", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._lines: dict[Path, int] = {(): 1}
        self._last_index: dict[Path, int] = {}  # of each list written as [[tables]]

    def find(self) -> dict[Path, int]:
        table: Path = ()
        self._skip_blank()
        while self._at < len(self._text):
            if self._text.startswith("[[", self._at):
                table = self._header(2)
            elif self._text.startswith("[", self._at):
                table = self._header(1)
            else:
                self._entry(table)
            self._skip_blank()
        return self._lines

    def _header(self, brackets: int) -> Path:
        """Reads `[a.b]` or `[[a.b]]`; names on the way that are lists mean their last table."""
        line = self._line
        self._at += brackets
        keys = self._keys()
        self._at += brackets
        path: Path = ()
        for depth, key in enumerate(keys):
            path = (*path, key)
            self._lines.setdefault(path, line)
            if brackets == 2 and depth == len(keys) - 1:
                self._last_index[path] = self._last_index.get(path, -1) + 1
            if path in self._last_index:
                path = (*path, self._last_index[path])
        self._lines[path] = line
        return path

    def _entry(self, table: Path) -> None:
        """Reads `a.b = value`."""
        line = self._line
        path = table
        for key in self._keys():
            path = (*path, key)
            self._lines.setdefault(path, line)
        self._at += 1
        self._value(path)

    def _keys(self) -> list[str]:
        """Reads a dotted key up to the character that follows it."""
        keys: list[str] = []
        while True:
            self._skip_blank()
            keys.append(self._key())
            self._skip_blank()
            if self._text[self._at] != ".":
                return keys
            self._at += 1

    def _key(self) -> str:
        start = self._at
        bare = BARE_KEY.match(self._text, start)
        if bare is not None:
            self._at = bare.end()
            return bare.group()
        self._skip_string()
        quoted: str = tomllib.loads(f"key = {self._text[start : self._at]}")["key"]
        return quoted

    def _value(self, path: Path) -> None:
        self._skip_blank()
        self._lines.setdefault(path, self._line)
        first = self._text[self._at]
        if first == "[" or first == "{":
            self._at += 1
            index = 0
            while self._is_inside():
                if first == "[":
                    self._value((*path, index))
                else:
                    self._entry(path)
                index += 1
        elif first == '"' or first == "'":
            self._skip_string()
        else:
            plain = PLAIN_VALUE.match(self._text, self._at)
            assert plain is not None
            self._at = plain.end()

    def _is_inside(self) -> bool:
        """Goes on to the next item of a list or inline table, or past the closing bracket."""
        self._skip_blank()
        if self._text[self._at] == ",":
            self._at += 1
            self._skip_blank()
        if self._text[self._at] in "]}":
            self._at += 1
            return False
        return True

    def _skip_blank(self) -> None:
        """Skips spaces, ends of lines and comments."""
        blank = BLANK.match(self._text, self._at)
        assert blank is not None
        self._line += blank.group().count("\n")
        self._at = blank.end()

    def _skip_string(self) -> None:
        quote = self._text[self._at]
        end = quote * 3 if self._text.startswith(quote * 3, self._at) else quote
        self._at += len(end)
        while not self._text.startswith(end, self._at):
            if self._text[self._at] == "\\" and quote == '"':
                self._at += 1
            if self._text[self._at] == "\n":
                self._line += 1
            self._at += 1
        self._at += len(end)
        # Up to two quotation marks may stand directly before the closing three.
        while len(end) == 3 and self._text.startswith(quote, self._at):
            self._at += 1
