"""`obelisk verify`: proves that a record was not changed and that its chance was fair."""

from __future__ import annotations

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import RecordArgument
from obelisk.cli.screen import console, show
from obelisk.cli.store import read_record
from obelisk.core.record import InvalidRecord, Record, Replay, verify_fairness


@complains
def verify(file: RecordArgument) -> None:
    """Check hash chain, commitment and every chance outcome of a record; then let the engine replay it.

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
        show(screen, f"proofs: {proved} chance outcomes follow from the seed")
    except InvalidRecord as error:
        problems.append(f"{file}: {error}")
    try:
        show(screen, f"engine: {replayed(record)}")
    except (InvalidRecord, LookupError) as error:
        problems.append(f"{file}: the engine does not agree: {error.args[0]}")
    if problems:
        raise Complaint(*problems)


def replayed(record: Record) -> str:
    """Plays the record by the rules; every proof must lead to the outcome beside it."""
    again = Replay(GAMES.get(record.game).game, record)
    again.finish()
    end = "to the recorded result" if record.result is not None else "so far; the game is not over"
    return f"the rules of {record.game} replay {len(record.plies)} actions {end}"
