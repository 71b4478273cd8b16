"""What is printed: boards with their signs coloured, lists in columns, and words without isolation marks."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from obelisk.core.kit import Kit
from obelisk.core.notation import seat_name
from obelisk.i18n.catalogue import plain
from obelisk.readers.reader import Reader

LEAST_WIDTH = 60
MANY = 8
"""Choices of one sort; more are told on demand."""
ALL = "all"


def console() -> Console:
    """Prints to the present stdout; colours only on a terminal."""
    return Console(highlight=False, markup=False, emoji=False)


def show(screen: Console, text: str, style: str = "") -> None:
    """Prints a text as it is; long lines are left to the terminal."""
    screen.print(Text(plain(text), style=style), soft_wrap=True)


def board(screen: Console, kit: Kit, view: object) -> None:
    """Draws a view."""
    painted(screen, kit, kit.text(view))


def painted(screen: Console, kit: Kit, drawing: str) -> None:
    """Prints a drawing with its signs coloured."""
    text = Text(drawing)
    for pattern, style in kit.styles:
        text.highlight_regex(pattern, style)
    screen.print(text, soft_wrap=True)


def private(screen: Console, kit: Kit, views: list[object]) -> None:
    """What each seat knows for itself."""
    for view in views:
        drawing = kit.private_text(view)
        if drawing:
            painted(screen, kit, drawing)


def choices(screen: Console, texts: list[str]) -> None:
    """Numbered actions; those that differ in their last word only stand together."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, text in enumerate(texts, 1):
        head, space, last = text.rpartition(" ")
        groups.setdefault(head if space else text, []).append((number, last if space else ""))
    label = max(len(head) for head in groups) + 2
    digits = len(str(len(texts)))
    width = max(LEAST_WIDTH, min(screen.width, 120)) - label
    for head, items in groups.items():
        cell = digits + 2 + max(len(last) for _, last in items)
        columns = max(1, width // (cell + 2))
        for start in range(0, len(items), columns):
            line = Text(" " + (head if start == 0 else "").ljust(label), style="bold")
            for number, last in items[start : start + columns]:
                line.append(f"{number:>{digits}}", style="cyan")
                line.append(f" {last}".ljust(cell - digits + 2), style="not bold")
            line.rstrip()
            screen.print(line, soft_wrap=True)


def told_choices(screen: Console, reader: Reader, texts: list[str], seat: int, wish: str = "") -> None:
    """Numbered actions in words, one a line. Where a sort has many only their number is told, unless they
    are wished for: all (`all`), a sort (`move`), those that name something (`mill`), or both (`move mill`).
    """
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, text in enumerate(texts, 1):
        groups.setdefault(text.split(" ")[0], []).append((number, text))
    verb, _, rest = wish.partition(" ")
    named = rest if verb in (ALL, *groups) else wish
    told = 0
    for name, items in groups.items():
        if verb in groups and verb != name:
            continue
        if not wish and len(items) > MANY:
            what = reader.narrator.action(name, [])
            more = reader.say("web-text-more", what=what, number=len(items))
            show(screen, f"  {more}. {reader.say('play-list', verb=name)}")
            continue
        for number, text in items:
            spoken = plain(reader.action(text, seat))
            if named.casefold() in spoken.casefold():
                show(screen, f"  {number}. {spoken}")
                told += 1
    if wish and not told:
        show(screen, f"  {reader.say('play-list-none', word=named)}")


def scores_table(title: str, scores: dict[str, list[int]], places: list[int], names: list[str]) -> Table:
    """Places and scores, one row per seat. `names` are the headings of seat and place."""
    table = Table(title=title or None, title_justify="left")
    for heading in [*names, *scores]:
        table.add_column(plain(heading), justify="right")
    for seat, place in enumerate(places):
        table.add_row(seat_name(seat), str(place), *[str(values[seat]) for values in scores.values()])
    return table


def progress(label: str, total: int) -> Progress:
    """A bar on stderr, shown on a terminal only."""
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    bar.add_task(label, total=total)
    return bar


def numbers(values: Iterable[object]) -> list[str]:
    """Cells of a table: whole numbers as they are, others with one digit."""
    return [f"{value:.1f}" if isinstance(value, float) else str(value) for value in values]


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
