"""What people at a table say to each other."""

from __future__ import annotations

from obelisk.server.refusals import forbidden
from obelisk.server.table.live import LiveTable
from obelisk.server.table.seats import people_at
from obelisk.server.wire import ChatMessage
from obelisk.server.words import clean_chat


async def say(table: LiveTable, person: str, name: str, text: str) -> ChatMessage:
    """A line of chat; raises `Refusal`. The game does not wait for it."""
    if person not in people_at(table.row) and person != table.row.owner:
        raise forbidden("not_seated")
    line = clean_chat(text)
    table.house.chat_limit.take(person)
    at = table.house.now()
    id = await table.house.storage.add_chat(table.row.id, person, line, at, table.house.settings.chat_lines)
    message = ChatMessage(id=id, person=person, name=name, text=line, at=at)
    table.audience.tell_chat(message)
    return message
