"""`obelisk rules`: the rulebook of a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from obelisk.cli.complaint import complains
from obelisk.cli.flags import GameArgument, LanguageFlag
from obelisk.cli.screen import console, show
from obelisk.rulebooks.book import REFERENCE, SHEET, Block, Section, book_of, plain


@complains
def rules(
    game: GameArgument,
    lang: LanguageFlag = "en",
    section: Annotated[
        str, typer.Option("--section", help="Only one section, such as `goal`, or `sheet` for the summary.")
    ] = "",
) -> None:
    """Read how a game is played. The numbers are those of the numbered rules."""
    book, screen = book_of(game, lang), console()
    if section:
        first = book.sections.index(book.section(section))
        for number, one in enumerate(book.sections[first:]):
            if number and one.level <= book.sections[first].level:
                break
            show_section(screen, one)
        return
    show(screen, book.title, "bold")
    for block in book.lead:
        show_block(screen, block)
    for one in book.sections:
        if not one.id.startswith(SHEET):
            show_section(screen, one)


def show_section(screen: Console, section: Section) -> None:
    title = section.title.upper() if section.level == 1 else section.title
    show(screen, f"\n{title}  #{section.id}", "bold")
    for block in section.blocks:
        show_block(screen, block)


def show_block(screen: Console, block: Block) -> None:
    """A block as text; what can only be seen is told by its caption."""
    numbers = " ".join(rule.partition("-")[2] for rule in block.rules)
    cited = f"  ({numbers})" if numbers else ""
    if block.kind == "table":
        for row in block.rows:
            show(screen, "  " + " | ".join(plain(cell) for cell in row))
        show(screen, cited)
    elif block.kind in ("item", "number"):
        show(screen, f"  - {plain(block.text)}{cited}")
    elif block.kind != REFERENCE:
        mark = "  ▣ " if block.kind == "picture" else ""
        show(screen, f"{mark}{plain(block.text)}{cited}")
