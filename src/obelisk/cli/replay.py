"""`obelisk replay`: a record played again, told and drawn as one seat knows it."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Console

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import LanguageFlag, RecordArgument
from obelisk.cli.screen import board, console, private, scores_table, show
from obelisk.cli.store import read_record
from obelisk.core.event import Event
from obelisk.core.kit import Kit
from obelisk.core.notation import seat_name
from obelisk.core.record import InvalidRecord, Record, Replay
from obelisk.i18n.catalogue import Catalogue, catalogue
from obelisk.i18n.narrate import Narrator
from obelisk.positions.study import Branch, InvalidNotes, read_notes

AnyReplay = Replay[Any, Any, Any]
OPEN = -1
SPECTATOR = -2


@complains
def replay(
    file: RecordArgument,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Stop after this many actions.")] = None,
    seat: Annotated[
        str, typer.Option("--seat", help="1, 2 …: what that seat knew; open: everything; none: a spectator.")
    ] = "",
    lang: LanguageFlag = "en",
    log: Annotated[bool, typer.Option("--log/--no-log", help="Tell what happened.")] = True,
) -> None:
    """Show a recorded game: what happened, and the board at the end or at any point."""
    words = catalogue(lang)
    record = read_record(file)
    kit = GAMES.get(record.game)
    try:
        again: AnyReplay = Replay(kit.game, record)
        viewer = viewer_of(seat, record, kit.game.seats(again.options))
        if at is not None and at > len(record.plies):
            raise Complaint(f"--at {at}: the record has {len(record.plies)} actions")
        screen = console()
        narrator = Narrator(words, kit.game.id)
        last = len(record.plies) if at is None else at
        notes = read_notes(record.notes, len(record.plies))
        if log:
            tell(screen, narrator, again, last, viewer, notes)
        again.to(last)
        if at is None:
            again.finish()
    except (InvalidRecord, InvalidNotes) as error:
        raise Complaint(f"{file}: {error}") from None
    show_position(screen, kit, again, viewer)
    show_end(screen, words, narrator, again)
    if record.is_cut and at is None:
        show(screen, words.say("replay-cut", actions=len(record.plies)), "yellow")


def viewer_of(text: str, record: Record, seats: int) -> int:
    """Whose knowledge is shown. Open if nothing is said and the game is over; else a spectator's."""
    if not text:
        return OPEN if record.result is not None else SPECTATOR
    return seat_wanted(text, seats)


def seat_wanted(text: str, seats: int) -> int:
    """A seat, counted from 0, or everybody's or nobody's knowledge."""
    if text == "open":
        return OPEN
    if text == "none":
        return SPECTATOR
    if not text.removeprefix("p").isdecimal() or not 1 <= int(text.removeprefix("p")) <= seats:
        raise Complaint(f"--seat {text}: must be from 1 to {seats}, open or none")
    return int(text.removeprefix("p")) - 1


def seen(event: Event, viewer: int) -> Event | None:
    """The event as the viewer knows it."""
    if viewer == OPEN:
        return event.whole()
    return event.seen_by(None if viewer == SPECTATOR else viewer)


def told(narrator: Narrator, events: list[Event], viewer: int) -> list[str]:
    """What the viewer hears of some events; the same thing several times is said once, with the number."""
    parts = [seen(event, viewer) for event in events]
    lines = [narrator.event(part) for part in parts if part is not None]
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if times == 1 else f"{line} (×{times})" for line, times in counted]


def tell(
    screen: Console, narrator: Narrator, again: AnyReplay, last: int, viewer: int, notes: Branch
) -> None:
    """The story up to an action, with what was said about it."""
    for line in told(narrator, again.events, viewer):
        show(screen, f"      {line}", "dim")
    show_notes(screen, notes, again.at, 1)
    while again.at < last:
        ply = again.record.plies[again.at]
        again.step()
        show(screen, f"{again.at:>4}  {seat_name(ply.seat)} {ply.action}", "bold")
        for line in told(narrator, again.events, viewer):
            show(screen, f"      {line}")
        show_notes(screen, notes, again.at, 1)


def show_notes(screen: Console, notes: Branch, at: int, depth: int) -> None:
    """The comment behind a ply, and the variations that leave there."""
    indent = "      " * depth
    if at in notes.comments:
        show(screen, f"{indent}# {notes.comments[at]}", "italic cyan")
    for line in notes.lines:
        if line.at == at:
            show_notes(screen, line, 0, depth + 1)
            for number, ply in enumerate(line.plies, 1):
                show(screen, f"{indent}{at + number:>4}' {ply}", "cyan")
                show_notes(screen, line, number, depth + 1)


def show_position(screen: Console, kit: Kit, again: AnyReplay, viewer: int) -> None:
    game = kit.game
    view = game.view(again.state, None if viewer < 0 else viewer)
    board(screen, kit, view)
    if viewer == OPEN:
        seats = range(game.seats(again.options))
        private(screen, kit, [game.view(again.state, seat) for seat in seats])


def show_end(screen: Console, words: Catalogue, narrator: Narrator, again: AnyReplay) -> None:
    """The result, once there is one."""
    result = again.game.result(again.state)
    if result is not None:
        show(screen, narrator.ending(result), "bold")
        headings = [words.say("heading-seat"), words.say("heading-place")]
        screen.print(scores_table("", result.scores, result.places, headings))
