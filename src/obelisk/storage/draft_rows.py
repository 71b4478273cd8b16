"""What follows a draft, in SQLite: the decks and the matches of its drafters. Functions of a connection."""

from __future__ import annotations

import apsw

from obelisk.storage.base import Conflict, TableRow
from obelisk.storage.table_rows import insert_table, table


def draft_decks(connection: apsw.Connection, draft: str) -> dict[int, str]:
    """The cards of each seat that has built its deck, as JSON texts."""
    found = connection.execute("SELECT seat, cards FROM draft_decks WHERE draft = ?", (draft,))
    return {int(row[0]): str(row[1]) for row in found}


def set_draft_deck(connection: apsw.Connection, draft: str, seat: int, cards: str) -> None:
    connection.execute("INSERT OR REPLACE INTO draft_decks VALUES (?, ?, ?)", (draft, seat, cards))


def draft_matches(connection: apsw.Connection, draft: str) -> dict[int, TableRow]:
    """The tables of the matches that have begun, by number."""
    found = connection.execute("SELECT number, table_id FROM draft_matches WHERE draft = ?", (draft,))
    rows: dict[int, TableRow] = {}
    for number, id in found.fetchall():
        row = table(connection, str(id))
        assert isinstance(number, int)
        assert row is not None
        rows[number] = row
    return rows


def add_draft_match(connection: apsw.Connection, draft: str, number: int, row: TableRow) -> None:
    """Adds the table of a match; `Conflict` if the match has one."""
    insert_table(connection, row, [])
    try:
        connection.execute("INSERT INTO draft_matches VALUES (?, ?, ?)", (draft, number, row.id))
    except apsw.ConstraintError:
        raise Conflict("match") from None
