"""A rulebook as its file tells it: sections of paragraphs that name their rules. docs/rulebooks.md.

A file is Markdown with few marks. `# Title {CITY}` also says how the ids of the rules begin, and
`## Heading {#goal}` and `### Heading {#goal-two}` open a section. A paragraph, an item (`- `, `1. `) or a
table ends with the rules it explains, `{6.1 6.2}`. `![Caption](walk)` is the picture of that name,
`![Caption](reference)` the list of all cards or tiles. Within a text stand `**bold**` and
`[words](#section)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Final

from obelisk.core.errors import UnknownName

REFERENCE: Final = "reference"
SHEET: Final = "sheet"
"""The section that is printed as the summary of a game."""
_TITLE: Final = re.compile(r"# (?P<title>.+) \{(?P<prefix>[A-Z]+)\}")
_HEADING: Final = re.compile(r"(?P<level>##|###) (?P<title>.+) \{#(?P<id>[a-z0-9-]+)\}")
_PICTURE: Final = re.compile(r"!\[(?P<caption>[^\]]+)\]\((?P<id>[a-z0-9-]+)\)")
_ITEM: Final = re.compile(r"(?:-|(?P<number>\d+)\.) (?P<text>.+)")
_RULES: Final = re.compile(r"(?P<text>.*?)\s*\{(?P<rules>\d+(?:\.\d+)?(?: \d+(?:\.\d+)?)*)\}")
_LINK: Final = re.compile(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)")


class BrokenBook(ValueError):
    """A rulebook that cannot be read; the text names file, line and what is wrong."""


@dataclass(frozen=True)
class Block:
    """One piece of a section. `kind`: text, item, number, table, picture or reference.

    `text` is what stands there, with its marks; of a picture its caption. `id` names the picture.
    """

    kind: str
    text: str
    rules: tuple[str, ...] = ()
    id: str = ""
    rows: tuple[tuple[str, ...], ...] = ()

    @property
    def links(self) -> list[str]:
        """The sections that the text leads to."""
        return [target for _, target in _LINK.findall(self.text)]


@dataclass
class Section:
    """A heading and what stands below it. `level` is 1 for a chapter, 2 within one."""

    id: str
    level: int
    title: str
    blocks: list[Block] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        return [rule for block in self.blocks for rule in block.rules]

    @property
    def pictures(self) -> list[str]:
        return [block.id for block in self.blocks if block.kind == "picture"]


@dataclass(frozen=True)
class Book:
    """The rulebook of a game in one language. Rules are named in full: `CITY-6.1`."""

    title: str
    lead: list[Block]
    sections: list[Section]

    @property
    def rules(self) -> set[str]:
        return {rule for section in self.sections for rule in section.rules}

    def section(self, id: str) -> Section:
        """The section of that name; raises `UnknownName`."""
        for section in self.sections:
            if section.id == id:
                return section
        raise UnknownName(f"there is no section {id!r}")


@cache
def book_of(game: str, language: str) -> Book:
    """The rulebook of a game; raises `UnknownName` if there is none in that language."""
    file = files("obelisk.rulebooks").joinpath(game, f"{language}.md")
    if not game.isidentifier() or not language.isidentifier() or not file.is_file():
        raise UnknownName(f"there is no rulebook of {game!r} in {language!r}")
    return read_book(file.read_text(encoding="utf-8"), f"{game}/{language}.md")


def read_book(source: str, name: str) -> Book:
    """The book of a text; raises `BrokenBook`."""
    pieces = list(_pieces(source))
    top = _TITLE.fullmatch(pieces[0][1]) if pieces else None
    if top is None:
        raise BrokenBook(f"{name}:1: a book begins with its title and the first letters of its rules")
    book = Book(top["title"], [], [])
    for line, piece in pieces[1:]:
        heading = _HEADING.fullmatch(piece)
        if heading:
            if any(section.id == heading["id"] for section in book.sections):
                raise BrokenBook(f"{name}:{line}: the section {heading['id']!r} stands there twice")
            book.sections.append(Section(heading["id"], len(heading["level"]) - 1, heading["title"]))
        elif piece.startswith("#"):
            raise BrokenBook(f"{name}:{line}: a heading has two or three signs and an id")
        else:
            blocks = book.sections[-1].blocks if book.sections else book.lead
            block = _block(piece, top["prefix"])
            if not block.text and block.kind == "text" and blocks:
                # A line of its own with rules belongs to the table above it.
                blocks[-1] = replace(blocks[-1], rules=block.rules)
            else:
                blocks.append(block)
    return book


def plain(text: str) -> str:
    """A text without its marks."""
    return _LINK.sub(r"\1", text).replace("**", "")


def _pieces(source: str) -> Iterator[tuple[int, str]]:
    """Headings, paragraphs, items and tables, each with the number of its first line."""
    first, lines = 0, list[str]()
    for number, line in enumerate([*source.splitlines(), ""], 1):
        in_table = bool(lines) and lines[0].startswith("|")
        begins = line.startswith(("#", "- ", "![")) or _ITEM.match(line) is not None
        if lines and (not line.strip() or begins or lines[0].startswith("#")):
            yield first, ("\n" if in_table else " ").join(lines)
            lines = []
        if line.strip():
            first = first if lines else number
            lines.append(line.strip())


def _block(piece: str, prefix: str) -> Block:
    picture = _PICTURE.fullmatch(piece)
    if picture:
        is_list = picture["id"] == REFERENCE
        return Block(REFERENCE if is_list else "picture", picture["caption"], id=picture["id"])
    marked = _RULES.fullmatch(piece)
    text = marked["text"] if marked else piece
    rules = tuple(f"{prefix}-{rule}" for rule in marked["rules"].split()) if marked else ()
    if text.startswith("|"):
        rows = [tuple(cell.strip() for cell in row.strip("|").split("|")) for row in text.split("\n")]
        return Block("table", "", rules, rows=tuple(row for row in rows if set("".join(row)) - set("-: ")))
    item = _ITEM.fullmatch(text)
    if item:
        return Block("number" if item["number"] else "item", item["text"], rules)
    return Block("text", text, rules)
