"""Words that name somebody who goes for ever: functions of a connection.

Titles that they gave go. Where others have written their name, in titles, in clubs and at tables at which
they sat, another word stands for it; what others said stays theirs. Options of a game are part of its record
and of the chain that proves it, so the title of a deck that was played with stays.
"""

from __future__ import annotations

import re
from typing import Final

from obelisk.storage.connection import Connection

SOMEBODY: Final = "…"
MOST_LETTERS: Final = 32
SHORTEST: Final = 3
"""Shorter names are words of some language, and are left where others have written them."""
OWN_CUPS: Final = "SELECT id FROM tournaments WHERE owner = ?1"
THEIR_CUPS: Final = "SELECT tournament FROM tournament_players WHERE person = ?1"
THEIR_TABLES: Final = (
    "SELECT table_id FROM seats WHERE person = ?1 UNION SELECT table_id FROM chat_reads WHERE person = ?1"
)


def without(text: str, name: str, instead: str = SOMEBODY) -> str:
    """A text in which a name does not stand any more."""
    if len(name) < SHORTEST:
        return text
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: instead, text, flags=re.IGNORECASE)


def erase_words(connection: Connection, person: str, name: str) -> None:
    """Before somebody's lines and seats are erased, since these say where to look."""
    connection.execute(
        "UPDATE tables SET title = '' WHERE owner = ?1 OR id IN"
        f" (SELECT table_id FROM tournament_games WHERE tournament IN ({OWN_CUPS}))",
        (person,),
    )
    connection.execute("UPDATE tournaments SET title = '' WHERE owner = ?", (person,))
    connection.execute(
        "UPDATE seats SET name = '' WHERE table_id IN"
        " (SELECT id FROM tables WHERE owner = ? AND origin = 'import')",
        (person,),
    )
    for table, column, key, where in (
        ("tables", "title", "id", f"id IN ({THEIR_TABLES})"),
        ("tournaments", "title", "id", f"id IN ({THEIR_CUPS})"),
        ("chat", "text", "id", f"table_id IN ({THEIR_TABLES})"),
    ):
        rows = connection.execute(
            f"SELECT {key}, {column} FROM {table} WHERE {column} != '' AND {where}", (person,)
        ).fetchall()
        for id, text in rows:
            told = without(str(text), name)
            if told != text:
                connection.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (told, id))


def rename_clubs(connection: Connection, clubs: list[str], name: str) -> None:
    """Clubs that somebody has left and that bear their name: it is that of whoever owns them now."""
    for id in clubs:
        row = connection.execute(
            "SELECT c.name, p.name FROM clubs c JOIN people p ON p.id = c.owner WHERE c.id = ?", (id,)
        ).fetchone()
        if row is not None:
            told = without(str(row[0]), name, str(row[1]))[:MOST_LETTERS]
            connection.execute("UPDATE clubs SET name = ? WHERE id = ?", (told, id))
