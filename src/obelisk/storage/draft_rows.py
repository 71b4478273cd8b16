"""What follows a draft: the decks and the matches of its drafters. Functions of a connection."""

from __future__ import annotations

from obelisk.storage.base import TableRow
from obelisk.storage.connection import Connection, require_change
from obelisk.storage.table_rows import insert_table, table


def draft_decks(connection: Connection, draft: str) -> dict[int, str]:
    """The cards of each seat that has built its deck, as JSON texts."""
    found = connection.execute("SELECT seat, cards FROM draft_decks WHERE draft = ?", (draft,))
    return {int(row[0]): str(row[1]) for row in found}


def set_draft_deck(connection: Connection, draft: str, seat: int, cards: str) -> None:
    connection.execute(
        "INSERT INTO draft_decks VALUES (?, ?, ?)"
        " ON CONFLICT (draft, seat) DO UPDATE SET cards = excluded.cards",
        (draft, seat, cards),
    )


def add_draft_deck(connection: Connection, draft: str, seat: int, cards: str) -> None:
    connection.execute(
        "INSERT INTO draft_decks VALUES (?, ?, ?) ON CONFLICT (draft, seat) DO NOTHING", (draft, seat, cards)
    )


def draft_matches(connection: Connection, draft: str) -> dict[int, TableRow]:
    """The tables of the matches that have begun, by number."""
    found = connection.execute("SELECT number, table_id FROM draft_matches WHERE draft = ?", (draft,))
    rows: dict[int, TableRow] = {}
    for number, id in found.fetchall():
        row = table(connection, str(id))
        assert isinstance(number, int)
        assert row is not None
        rows[number] = row
    return rows


def add_draft_match(connection: Connection, draft: str, number: int, row: TableRow) -> None:
    """Adds the table of a match; `Conflict` if the match has one."""
    insert_table(connection, row, [])
    connection.execute(
        "INSERT INTO draft_matches VALUES (?, ?, ?) ON CONFLICT (draft, number) DO NOTHING",
        (draft, number, row.id),
    )
    require_change(connection, "match")
