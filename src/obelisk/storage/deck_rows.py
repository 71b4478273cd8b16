"""The decks that people keep: functions of a connection."""

from __future__ import annotations

from obelisk.storage.base import Conflict, DeckRow
from obelisk.storage.connection import Connection, count, require_change


def decks(connection: Connection, person: str) -> list[DeckRow]:
    """The decks of a person, the latest first."""
    found = connection.execute(
        "SELECT id, person, title, deck, changed FROM decks WHERE person = ? ORDER BY changed DESC, id",
        (person,),
    )
    return [DeckRow(str(row[0]), str(row[1]), str(row[2]), str(row[3]), int(row[4])) for row in found]


def keep_deck(connection: Connection, deck: DeckRow, most: int) -> None:
    """Adds or replaces a deck; `Conflict` if it is another person's, or one too many."""
    row = connection.execute("SELECT person FROM decks WHERE id = ?", (deck.id,)).fetchone()
    if row is not None and row[0] != deck.person:
        raise Conflict("deck")
    if row is None:
        # Whoever counts the decks of somebody has the person for themselves until they have added one.
        connection.execute("UPDATE people SET name = name WHERE id = ?", (deck.person,))
        if count(connection, "SELECT count(*) FROM decks WHERE person = ?", (deck.person,)) >= most:
            raise Conflict("many")
    connection.execute(
        "INSERT INTO decks (id, person, title, deck, changed) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET title = excluded.title, deck = excluded.deck,"
        " changed = excluded.changed WHERE decks.person = excluded.person",
        (deck.id, deck.person, deck.title, deck.deck, deck.changed),
    )
    require_change(connection, "deck")


def drop_deck(connection: Connection, person: str, id: str) -> None:
    connection.execute("DELETE FROM decks WHERE id = ? AND person = ?", (id, person))
    require_change(connection, "deck")
