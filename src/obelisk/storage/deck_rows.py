"""The decks that people keep, in SQLite: functions of a connection."""

from __future__ import annotations

import apsw

from obelisk.storage.base import Conflict, DeckRow


def decks(connection: apsw.Connection, person: str) -> list[DeckRow]:
    """The decks of a person, the latest first."""
    found = connection.execute(
        "SELECT id, person, title, deck, changed FROM decks WHERE person = ? ORDER BY changed DESC, id",
        (person,),
    )
    return [DeckRow(str(row[0]), str(row[1]), str(row[2]), str(row[3]), int(row[4])) for row in found]


def keep_deck(connection: apsw.Connection, deck: DeckRow, most: int) -> None:
    """Adds or replaces a deck; `Conflict` if it is another person's, or one too many."""
    row = connection.execute("SELECT person FROM decks WHERE id = ?", (deck.id,)).fetchone()
    if row is not None and row[0] != deck.person:
        raise Conflict("deck")
    if row is None:
        count = connection.execute("SELECT count(*) FROM decks WHERE person = ?", (deck.person,)).fetchone()
        if count is not None and int(count[0]) >= most:
            raise Conflict("many")
    connection.execute(
        "INSERT OR REPLACE INTO decks (id, person, title, deck, changed) VALUES (?, ?, ?, ?, ?)",
        (deck.id, deck.person, deck.title, deck.deck, deck.changed),
    )


def drop_deck(connection: apsw.Connection, person: str, id: str) -> None:
    connection.execute("DELETE FROM decks WHERE id = ? AND person = ?", (id, person))
    if not connection.changes():
        raise Conflict("deck")
