"""`obelisk verify`: proves that a record was not changed and that its chance was fair."""

from __future__ import annotations

from typing import Annotated

import typer

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import RecordArgument
from obelisk.cli.screen import console, show
from obelisk.cli.store import read_record
from obelisk.core.notation import seat_name
from obelisk.core.record import InvalidRecord, Part, Record, Replay, verify_fairness

Noted = Annotated[
    list[str] | None,
    typer.Option(
        "--noted",
        metavar="HEX",
        help="a commitment, or your own part, that you noted: it must be in the record. May be given again",
    ),
]


@complains
def verify(file: RecordArgument, noted: Noted = None) -> None:
    """Check hash chain, commitments, parts of the players and every chance outcome of a record; then let the
    engine replay it.

    The first part knows no rules: it needs nothing but the record. Exit code 0 means that all of it holds.
    """
    screen = console()
    record = read_record(file)
    problems: list[str] = []
    if record.is_cut:
        problems.append(f"{file}: the record is cut off after action {len(record.plies)}")
    else:
        lines = len(record.plies) + 1 + (record.result is not None) + bool(record.seed)
        show(screen, f"hash chain: whole, {lines} lines")
    try:
        proved = verify_fairness(record)
        show(screen, f"commitment: {record.commitment} is that of the revealed seed")
        for line in parts_told(record):
            show(screen, f"parts: {line}")
        source = "the seed and the parts" if any(part.secret for part in record.parts) else "the seed"
        show(screen, f"proofs: {proved} chance outcomes follow from {source}")
    except InvalidRecord as error:
        problems.append(f"{file}: {error}")
    for text in noted or []:
        if text.lower() not in {record.commitment, *hashes(record.parts)}:
            problems.append(f"{file}: {text} is not in the record: it is not the chance you were promised")
    try:
        show(screen, f"engine: {replayed(record)}")
    except (InvalidRecord, LookupError) as error:
        problems.append(f"{file}: the engine does not agree: {error.args[0]}")
    if problems:
        raise Complaint(*problems)


def hashes(parts: list[Part]) -> set[str]:
    """What somebody may have noted of the parts of the players."""
    return {text for part in parts for text in (part.commitment, part.secret) if text}


def parts_told(record: Record) -> list[str]:
    """Who gave something of their own to chance, in words."""
    if not any(part.commitment for part in record.parts):
        return ["no player gave one: whoever ran the game could have tried seeds before the game"]
    lines: list[str] = []
    for seat, part in enumerate(record.parts):
        name = f"{seat_name(seat)} {record.players[seat]}"
        if part.secret:
            lines.append(f"{name} gave {part.secret}, as committed to by {part.commitment}")
        elif part.commitment:
            lines.append(f"{name} committed to {part.commitment} and did not give it")
        else:
            lines.append(f"{name} gave none")
    return lines


def replayed(record: Record) -> str:
    """Plays the record by the rules; every proof must lead to the outcome beside it."""
    again = Replay(GAMES.get(record.game).game, record)
    again.finish()
    end = "to the recorded result" if record.result is not None else "so far; the game is not over"
    return f"the rules of {record.game} replay {len(record.plies)} actions {end}"
