"""What people at a table say to each other."""

from __future__ import annotations

from obelisk.server.refusals import forbidden
from obelisk.server.table.frames import encode_frame
from obelisk.server.table.live import LiveTable
from obelisk.server.table.seats import people_at
from obelisk.server.wire import ChatMessage
from obelisk.server.words import clean_chat
from obelisk.storage.notices import CHAT


async def say(table: LiveTable, person: str, name: str, text: str) -> ChatMessage:
    """A line of chat; raises `Refusal`. The game does not wait for it."""
    if not may_say(table, person):
        # They may have sat down by way of another process.
        await table.refresh()
    if not may_say(table, person):
        raise forbidden("not_seated")
    line = clean_chat(text)
    table.house.chat_limit.take(person)
    at = table.house.now()
    id = await table.house.storage.add_chat(table.row.id, person, line, at, table.house.settings.chat_lines)
    message = ChatMessage(id=id, person=person, name=name, text=line, at=at)
    table.audience.tell_chat(message)
    table.house.peers.tell(CHAT, table.row.id, encode_frame(message).decode())
    return message


def may_say(table: LiveTable, person: str) -> bool:
    return person in people_at(table.row) or person == table.row.owner
